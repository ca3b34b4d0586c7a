//! What only records of tile games say. Such a sentence begins with a small letter and has
//! no full stop, so that it can stand after a colon as well.

use super::refusal::refusal;
use super::{color, counted};
use crate::rules::Color;
use crate::rules::tiles::{Game, Illegal, LayoutFault, PER_COLOR};
use crate::texts::en::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`keep red`, `open d5`, `flip e5`, `swap c4` or `done`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(fault: &LayoutFault) -> String {
        match *fault {
            LayoutFault::Rows { rows } => {
                format!("the layout has {} instead of 8", counted(rows, "row"))
            }
            LayoutFault::Row { row, letters, expected } => {
                let letters = counted(letters, "letter");
                format!("row {row} of the layout has {letters} instead of {expected}")
            }
            LayoutFault::Letter { row, number } => {
                format!("letter {number} in row {row} of the layout is none of R O Y G P B")
            }
            LayoutFault::Counts { counts } => {
                let counted: Vec<String> = Color::ALL
                    .into_iter()
                    .zip(counts)
                    .map(|(tile, count)| format!("{count} {}", color(tile)))
                    .collect();
                format!(
                    "the layout should have {PER_COLOR} tiles of four colors and {} of two, but \
                     it has {}",
                    PER_COLOR - 1,
                    counted.join(", ")
                )
            }
            LayoutFault::Center { color: tile } => format!(
                "the center should have one tile of each color that has {PER_COLOR}, but it does \
                 not have one {}",
                color(tile)
            ),
        }
    }
}
