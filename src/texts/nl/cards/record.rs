//! What only the card game can say about its records.

use super::{fault, refusal};
use crate::rules::cards::{DECK, DeckFault, Game, Illegal};
use crate::texts::nl::record::RecordWords;

impl RecordWords for Game {
    const ACTIONS: &str = "`build left red`, `grow right green 3`, `discard black 2` of \
                           `claim yellow`";

    fn refusal(illegal: &Illegal) -> String {
        refusal(*illegal, None)
    }

    fn layout(found: &DeckFault) -> String {
        match found {
            DeckFault::Letter { number } => {
                format!("letter {number} van de stapel is geen R, O, Y, G, P of B")
            }
            DeckFault::Length { letters } => {
                format!("de stapel heeft {letters} in plaats van {DECK} letters")
            }
            DeckFault::Colors(faults) => {
                let faults: Vec<String> = faults.list().iter().map(fault).collect();
                format!("in de stapel klopt iets niet: {}", faults.join("; "))
            }
        }
    }
}
