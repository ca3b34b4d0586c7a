//! Why something was refused. Such a sentence begins with a small letter, unless a name needs
//! a capital, and has no full stop.

use super::{counted, piece};
use crate::rules::Seat;
use crate::rules::pyramids::{Fault, Illegal, PER_GROUP};
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    let who = |seat: Seat| match names {
        Some(names) => names.of(seat).to_string(),
        None => format!("Spieler {}", seat.index() + 1),
    };
    match illegal {
        Illegal::GameOver => "die Partie ist vorbei".to_string(),
        Illegal::AtEnd { seat } => {
            format!("{} ist am Ende: Weiter vorn liegt keine Pyramide mehr", who(seat))
        }
        Illegal::NotYours { player } => format!("jetzt ist {} am Zug", who(player)),
        Illegal::Empty { place, pawn: Some(seat) } => {
            format!("die Pyramide auf {place} ist weg: {} hat sie", who(seat))
        }
        Illegal::Empty { place, pawn: None } => format!("die Pyramide auf {place} ist weg"),
        Illegal::Behind { place, pawn } => {
            format!("{place} liegt hinter der Figur auf {pawn}, und zurück geht es nie")
        }
        Illegal::OtherPiece { place, named, lies } => {
            format!("auf {place} liegt eine {} Pyramide, keine {}", piece(lies), piece(named))
        }
    }
}

/// What is wrong with a path laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Group { group, pieces } => {
            let piece = piece(group);
            let [one, many] = ["Pyramide", "Pyramiden"].map(|it| format!("{piece} {it}"));
            format!("{} statt {PER_GROUP}", counted(pieces, &one, &many))
        }
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
