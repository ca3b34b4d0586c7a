//! What only records of tile games say. Such a sentence begins with a small letter and has
//! no full stop, so that it can stand after a colon as well.

use super::refusal::refusal;
use super::{counted, feminine, so_many};
use crate::rules::Color;
use crate::rules::tiles::{Game, Illegal, LayoutFault, PER_COLOR};
use crate::texts::fr::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`keep red`, `open d5`, `flip e5`, `swap c4` ou `done`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(fault: &LayoutFault) -> String {
        match *fault {
            LayoutFault::Rows { rows } => {
                format!("le plan a {} au lieu de 8", counted(rows, "ligne"))
            }
            LayoutFault::Row { row, letters, expected } => {
                let letters = counted(letters, "lettre");
                format!("la ligne {row} du plan a {letters} au lieu de {expected}")
            }
            LayoutFault::Letter { row, number } => {
                format!("la lettre {number} de la ligne {row} du plan n'est pas R, O, Y, G, P ou B")
            }
            LayoutFault::Counts { counts } => {
                let counted: Vec<String> = Color::ALL
                    .into_iter()
                    .zip(counts)
                    .map(|(tile, count)| so_many(count, tile))
                    .collect();
                format!(
                    "le plan devrait avoir {PER_COLOR} tuiles de quatre couleurs et {} de deux \
                     autres, mais il a {}",
                    PER_COLOR - 1,
                    counted.join(", ")
                )
            }
            LayoutFault::Center { color: tile } => format!(
                "le centre devrait avoir une tuile de chaque couleur qui en a {PER_COLOR}, mais \
                 il n'a pas exactement une {}",
                feminine(tile)
            ),
        }
    }
}
