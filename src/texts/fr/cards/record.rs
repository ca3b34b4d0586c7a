//! What only the card game can say about its records.

use super::{fault, refusal};
use crate::rules::cards::{DECK, DeckFault, Game, Illegal};
use crate::texts::fr::counted;
use crate::texts::fr::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`build left red`, `grow right green 3`, `discard black 2` ou \
                           `claim yellow`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &DeckFault) -> String {
        match found {
            DeckFault::Letter { number } => {
                format!("la lettre {number} de la pioche n'est pas R, O, Y, G, P ou B")
            }
            DeckFault::Length { letters } => {
                format!("la pioche a {} au lieu de {DECK}", counted(*letters, "lettre"))
            }
            DeckFault::Colors(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("dans la pioche, {}", faults.join("\u{a0}; "))
            }
        }
    }
}
