//! Why something was refused. Such a sentence begins with a small letter and has no full
//! stop, so that it can stand after a colon as well.

use super::piece;
use crate::rules::Seat;
use crate::rules::pyramids::{Fault, Illegal, PER_GROUP};
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    let who = |seat: Seat| match names {
        Some(names) => names.of(seat).to_string(),
        None => format!("player {seat}"),
    };
    match illegal {
        Illegal::GameOver => "the game is over".to_string(),
        Illegal::AtEnd { seat } => {
            format!("{} is at the end: no pyramid is left ahead", who(seat))
        }
        Illegal::NotYours { player } => format!("it is {}'s turn", who(player)),
        Illegal::Empty { place, pawn: Some(seat) } => {
            format!("the pyramid on {place} is gone: {} took it", who(seat))
        }
        Illegal::Empty { place, pawn: None } => format!("the pyramid on {place} is gone"),
        Illegal::Behind { place, pawn } => {
            format!("{place} is behind the pawn on {pawn}, and pawns only go forward")
        }
        Illegal::OtherPiece { place, named, lies } => {
            format!("the pyramid on {place} is {}, not {}", piece(lies), piece(named))
        }
    }
}

/// What is wrong with a path laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Group { group, pieces: 1 } => {
            format!("there is 1 {} pyramid instead of {PER_GROUP}", piece(group))
        }
        Fault::Group { group, pieces } => {
            format!("there are {pieces} {} pyramids instead of {PER_GROUP}", piece(group))
        }
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
