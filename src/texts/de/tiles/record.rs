//! What only records of tile games say. Such a sentence begins with a small letter, unless a
//! noun needs a capital, and has no full stop.

use super::refusal::refusal;
use super::{color, counted};
use crate::rules::Color;
use crate::rules::tiles::{Game, Illegal, LayoutFault, PER_COLOR};
use crate::texts::de::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`keep red`, `open d5`, `flip e5`, `swap c4` oder `done`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(fault: &LayoutFault) -> String {
        match *fault {
            LayoutFault::Rows { rows } => {
                format!("der Aufbau hat {} statt 8", counted(rows, "Reihe", "Reihen"))
            }
            LayoutFault::Row { row, letters, expected } => {
                format!("Buchstaben in Reihe {row} im Aufbau: {letters} statt {expected}")
            }
            LayoutFault::Letter { row, number } => {
                format!("Buchstabe {number} in Reihe {row} im Aufbau ist keiner von R O Y G P B")
            }
            LayoutFault::Counts { counts } => {
                let counted: Vec<String> = Color::ALL
                    .into_iter()
                    .zip(counts)
                    .map(|(tile, count)| format!("{count} in {}", color(tile)))
                    .collect();
                format!(
                    "der Aufbau braucht in vier Farben {PER_COLOR} Plättchen und in zweien {}, hat \
                     aber {}",
                    PER_COLOR - 1,
                    counted.join(", ")
                )
            }
            LayoutFault::Center { color: tile } => format!(
                "im Zentrum muss jede Farbe mit {PER_COLOR} Plättchen einmal liegen, bei {} ist \
                 das nicht so",
                color(tile)
            ),
        }
    }
}
