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
        None => format!("speler {}", seat.index() + 1),
    };
    match illegal {
        Illegal::GameOver => "de partij is afgelopen".to_string(),
        Illegal::AtEnd { seat } => {
            format!("{} is aan het einde: verderop ligt geen piramide meer", who(seat))
        }
        Illegal::NotYours { player } => format!("{} is aan de beurt", who(player)),
        Illegal::Empty { place, pawn: Some(seat) } => {
            format!("de piramide op {place} is weg: {} heeft die", who(seat))
        }
        Illegal::Empty { place, pawn: None } => format!("de piramide op {place} is weg"),
        Illegal::Behind { place, pawn } => {
            format!("{place} ligt achter de pion op {pawn}, en pionnen gaan alleen vooruit")
        }
        Illegal::OtherPiece { place, named, lies } => {
            format!("op {place} ligt een {} piramide, geen {}", piece(lies), piece(named))
        }
    }
}

/// What is wrong with a path laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Group { group, pieces: 1 } => {
            format!("er is 1 {} piramide in plaats van {PER_GROUP}", piece(group))
        }
        Fault::Group { group, pieces } => {
            format!("er zijn {pieces} {} piramides in plaats van {PER_GROUP}", piece(group))
        }
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
