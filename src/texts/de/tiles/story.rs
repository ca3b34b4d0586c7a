//! What happened, in short.

use super::color;
use crate::rules::tiles::Event;
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Kept { player, color: kept, given } => format!(
            "{} behält {}, {} bekommt {}",
            names.of(player),
            color(kept),
            names.of(player.other()),
            color(given)
        ),
        Event::Opened { player, cell, color: laid, marker, taken } => format!(
            "{} eröffnet {} als {marker} auf {cell}, nimmt {}",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Flipped { player, cell, color: turned, marker } => {
            format!("{} dreht {} auf {cell} um: +{marker}", names.of(player), color(turned))
        }
        Event::Swapped { player, cell, color: laid, marker, taken } => format!(
            "{} tauscht auf {cell} {} gegen {}: +{marker}",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Stuck { player, .. } => format!("{} kann nichts tun", names.of(player)),
        Event::Stopped { player } => format!("{} dreht nichts mehr um", names.of(player)),
        Event::Ended => "Die Partie ist vorbei".to_string(),
    }
}

/// The same in fewer words, where it tells of more than one tile.
pub fn in_short(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Opened { player, cell, color: laid, .. } => {
            format!("{} eröffnet {} auf {cell}", names.of(player), color(laid))
        }
        Event::Swapped { player, cell, marker, .. } => {
            format!("{} tauscht auf {cell}: +{marker}", names.of(player))
        }
        _ => entry(event, names),
    }
}
