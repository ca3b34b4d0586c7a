//! What a lesson says to those who hear it, where it speaks of the screen or of keys.

use crate::app::{Part, Taught};
use crate::rules::Kind;

/// What is said instead, if anything is.
pub(super) fn heard(taught: Taught) -> Option<&'static str> {
    if taught.puzzle.is_some() {
        return None;
    }
    Some(match (taught.kind, taught.step, taught.part) {
        (Kind::Cards, 1, Part::Then) => {
            "You drew three cards. What lies on a Mountain is nobody's yet; later you share it out."
        }
        (Kind::Cards, 2, Part::Task) => "Try it: type green left.",
        (Kind::Cards, 2, Part::Other(_)) => "Wait: first see what is not allowed. Type green left.",
        (Kind::Cards, 4, Part::Said) => {
            "Third, discard: throw away cards of one color and draw as many. The left Mandala \
             lacks only black of the six colors; you have none."
        }
        (Kind::Cards, 6, Part::Said) => {
            "Take all cards of one color: if it is new to you, 1 goes to your next River space \
             and the rest to your Cup. Each card in your Cup is worth the number of its color's \
             space."
        }
        (Kind::Pyramids, 1, Part::Task) => "Take the small red on 3.",
        _ => return None,
    })
}
