//! What only the card game can say about its records.

use super::{fault, refusal};
use crate::rules::cards::{DECK, DeckFault, Game, Illegal};
use crate::texts::de::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`build left red`, `grow right green 3`, `discard black 2` oder `claim \
                           yellow`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &DeckFault) -> String {
        match found {
            DeckFault::Letter { number } => {
                format!("Buchstabe {number} des Stapels ist keiner von R O Y G P B")
            }
            DeckFault::Length { letters } => {
                format!("Buchstaben im Stapel: {letters} statt {DECK}")
            }
            DeckFault::Colors(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("im Stapel: {}", faults.join("; "))
            }
        }
    }
}
