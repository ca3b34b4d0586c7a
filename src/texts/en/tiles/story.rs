//! What happened, in short.

use super::color;
use crate::rules::tiles::Event;
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Kept { player, color: kept, given } => format!(
            "{} keeps {}, {} gets {}",
            names.of(player),
            color(kept),
            names.of(player.other()),
            color(given)
        ),
        Event::Opened { player, cell, color: laid, marker, taken } => format!(
            "{} opens {} as {marker} on {cell}, takes {}",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Flipped { player, cell, color: turned, marker } => {
            format!("{} flips {cell}, {}: +{marker}", names.of(player), color(turned))
        }
        Event::Swapped { player, cell, color: laid, marker, taken } => format!(
            "{} swaps {cell}, {} for {}: +{marker}",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Stuck { player, .. } => format!("{} cannot act", names.of(player)),
        Event::Stopped { player } => format!("{} stops flipping", names.of(player)),
        Event::Ended => "The game is over".to_string(),
    }
}

/// The same in fewer words, where it tells of more than one tile.
pub fn in_short(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Opened { player, cell, color: laid, .. } => {
            format!("{} opens {} on {cell}", names.of(player), color(laid))
        }
        Event::Swapped { player, cell, marker, .. } => {
            format!("{} swaps {cell}: +{marker}", names.of(player))
        }
        _ => entry(event, names),
    }
}
