//! What only the pyramid game can say about its records.

use super::pyramids;
use super::refusal::{fault, refusal};
use crate::rules::pyramids::{Game, Illegal, PLACES, PathFault};
use crate::texts::de::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`take 17` oder `take 17 small red`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &PathFault) -> String {
        match found {
            PathFault::Piece { number } => format!(
                "Stück {number} des Pfads ist keine Pyramide: Dort muss ein Buchstabe von R Y G U \
                 B mit 1, 2 oder 3 stehen"
            ),
            PathFault::Length { pieces } => {
                format!("der Pfad hat {} statt {PLACES}", pyramids(*pieces))
            }
            PathFault::Groups(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("auf dem Pfad: {}", faults.join("; "))
            }
        }
    }
}
