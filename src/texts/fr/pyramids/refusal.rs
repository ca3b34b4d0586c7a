//! Why something was refused. Such a sentence begins with a small letter and has no full
//! stop, so that it can stand after a colon as well.

use super::{piece, pyramids};
use crate::rules::Seat;
use crate::rules::pyramids::{Fault, Illegal, PER_GROUP};
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    let who = |seat: Seat| match names {
        Some(names) => names.of(seat).to_string(),
        None => format!("le joueur {}", seat.index() + 1),
    };
    match illegal {
        Illegal::GameOver => "la partie est terminée".to_string(),
        Illegal::AtEnd { seat } => {
            format!("{} est à la fin, sans pyramide devant son pion", who(seat))
        }
        Illegal::NotYours { player } => match names {
            Some(names) => format!("c'est à {} de jouer", names.of(player)),
            None => format!("c'est au joueur {} de jouer", player.index() + 1),
        },
        Illegal::Empty { place, pawn: Some(seat) } => {
            format!("il n'y a plus de pyramide en {place}\u{a0}: {} l'a prise", who(seat))
        }
        Illegal::Empty { place, pawn: None } => {
            format!("il n'y a plus de pyramide en {place}")
        }
        Illegal::Behind { place, pawn } => {
            format!("{place} est derrière le pion en {pawn}, et un pion ne recule jamais")
        }
        Illegal::OtherPiece { place, named, lies } => {
            format!("la pyramide en {place} est une {}, et non une {}", piece(lies), piece(named))
        }
    }
}

/// What is wrong with a path laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Group { group, pieces } => format!(
            "il y a {pieces} {} au lieu de {PER_GROUP}",
            pyramids(pieces, Some(group.size), Some(group.color))
        ),
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
