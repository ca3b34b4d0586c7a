//! What only the pyramid game can say about its records.

use super::refusal::{fault, refusal};
use crate::rules::pyramids::{Game, Illegal, PLACES, PathFault};
use crate::texts::nl::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`take 17` of `take 17 small red`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &PathFault) -> String {
        match found {
            PathFault::Piece { number } => format!(
                "op plek {number} van het pad ligt geen piramide: daar hoort een letter R, Y, \
                 G, U of B en 1, 2 of 3"
            ),
            PathFault::Length { pieces } => {
                format!("het pad heeft {pieces} in plaats van {PLACES} piramides")
            }
            PathFault::Groups(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("op het pad klopt iets niet: {}", faults.join("; "))
            }
        }
    }
}
