//! What happened, in short.

use super::{feminine, the, tile};
use crate::rules::tiles::Event;
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Kept { player, color: kept, given } => format!(
            "{} garde {}, {} reçoit {}",
            names.of(player),
            tile(kept),
            names.of(player.other()),
            tile(given)
        ),
        Event::Opened { player, cell, color: laid, marker, taken } => format!(
            "{} ouvre {} en {cell}, jeton {marker}, et prend {}",
            names.of(player),
            the(laid),
            tile(taken)
        ),
        Event::Flipped { player, cell, color: turned, marker } => {
            format!("{} retourne {cell}, {}\u{a0}: +{marker}", names.of(player), feminine(turned))
        }
        Event::Swapped { player, cell, color: laid, marker, taken } => format!(
            "{} échange en {cell}, {} contre {}\u{a0}: +{marker}",
            names.of(player),
            feminine(laid),
            feminine(taken)
        ),
        Event::Stuck { player, .. } => format!("{} ne peut plus agir", names.of(player)),
        Event::Stopped { player } => format!("{} s'arrête là", names.of(player)),
        Event::Ended => "La partie est terminée".to_string(),
    }
}

/// The same in fewer words, where it tells of more than one tile.
pub fn in_short(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Opened { player, cell, color: laid, .. } => {
            format!("{} ouvre {} en {cell}", names.of(player), the(laid))
        }
        Event::Swapped { player, cell, marker, .. } => {
            format!("{} échange en {cell}\u{a0}: +{marker}", names.of(player))
        }
        _ => entry(event, names),
    }
}
