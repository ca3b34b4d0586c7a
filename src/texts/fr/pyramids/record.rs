//! What only the pyramid game can say about its records.

use super::counted;
use super::refusal::{fault, refusal};
use crate::rules::pyramids::{Game, Illegal, PLACES, PathFault};
use crate::texts::fr::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`take 17` ou `take 17 small red`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &PathFault) -> String {
        match found {
            PathFault::Piece { number } => format!(
                "la pyramide {number} du chemin n'en est pas une\u{a0}: il faut une lettre parmi R Y G U \
                 B, suivie de 1, 2 ou 3"
            ),
            PathFault::Length { pieces } => {
                format!("le chemin a {} au lieu de {PLACES}", counted(*pieces, "pyramide"))
            }
            PathFault::Groups(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("sur le chemin, {}", faults.join("\u{a0}; "))
            }
        }
    }
}
