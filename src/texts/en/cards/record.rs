//! What only the card game can say about its records.

use super::{fault, refusal};
use crate::rules::cards::{DECK, DeckFault, Game, Illegal};
use crate::texts::en::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`build left red`, `grow right green 3`, `discard black 2` or \
                           `claim yellow`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &DeckFault) -> String {
        match found {
            DeckFault::Letter { number } => {
                format!("letter {number} of the deck is none of R O Y G P B")
            }
            DeckFault::Length { letters } => {
                format!("the deck has {letters} letters instead of {DECK}")
            }
            DeckFault::Colors(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("in the deck, {}", faults.join("; "))
            }
        }
    }
}
