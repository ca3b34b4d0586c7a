//! What only the pyramid game can say about its records.

use super::refusal::{fault, refusal};
use crate::rules::pyramids::{Game, Illegal, PLACES, PathFault};
use crate::texts::en::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`take 17` or `take 17 small red`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &PathFault) -> String {
        match found {
            PathFault::Piece { number } => format!(
                "piece {number} of the path is none: a letter of R Y G U B and 1, 2 or 3 \
                 should stand there"
            ),
            PathFault::Length { pieces } => {
                format!("the path has {pieces} pieces instead of {PLACES}")
            }
            PathFault::Groups(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("on the path, {}", faults.join("; "))
            }
        }
    }
}
