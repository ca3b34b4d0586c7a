//! What only records of tile games say. Such a sentence begins with a small letter and has
//! no full stop, so that it can stand after a colon as well.

use super::refusal::refusal;
use super::{color, colored, counted};
use crate::rules::Color;
use crate::rules::tiles::{Game, Illegal, LayoutFault, PER_COLOR};
use crate::texts::nl::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`keep red`, `open d5`, `flip e5`, `swap c4` of `done`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(fault: &LayoutFault) -> String {
        match *fault {
            LayoutFault::Rows { rows } => {
                let rows = counted(rows, "rij", "rijen");
                format!("het bord heeft {rows} in plaats van 8")
            }
            LayoutFault::Row { row, letters, expected } => {
                let letters = counted(letters, "letter", "letters");
                format!("rij {row} van het bord heeft {letters} in plaats van {expected}")
            }
            LayoutFault::Letter { row, number } => {
                format!("letter {number} in rij {row} van het bord is geen R, O, Y, G, P of B")
            }
            LayoutFault::Counts { counts } => {
                let counted: Vec<String> = Color::ALL
                    .into_iter()
                    .zip(counts)
                    .map(|(tile, count)| format!("{count} {}", colored(tile)))
                    .collect();
                format!(
                    "op het bord horen van vier kleuren {PER_COLOR} tegels en van twee {}, maar er \
                     liggen {}",
                    PER_COLOR - 1,
                    counted.join(", ")
                )
            }
            LayoutFault::Center { color: tile } => format!(
                "in het midden hoort één tegel van elke kleur met {PER_COLOR} tegels, maar dat \
                 klopt niet voor {}",
                color(tile)
            ),
        }
    }
}
