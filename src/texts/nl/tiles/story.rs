//! What happened, in short.

use super::color;
use crate::rules::tiles::Event;
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Kept { player, color: kept, given } => format!(
            "{} houdt {}, {} krijgt {}",
            names.of(player),
            color(kept),
            names.of(player.other()),
            color(given)
        ),
        Event::Opened { player, cell, color: laid, marker, taken } => format!(
            "{} opent {} als {marker} op {cell}, neemt {}",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Flipped { player, cell, color: turned, marker } => {
            format!("{} draait {} om op {cell}: +{marker}", names.of(player), color(turned))
        }
        Event::Swapped { player, cell, color: laid, marker, taken } => format!(
            "{} ruilt {} voor {} op {cell}: +{marker}",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Stuck { player, .. } => format!("{} kan niets meer doen", names.of(player)),
        Event::Stopped { player } => format!("{} stopt met omdraaien", names.of(player)),
        Event::Ended => "De partij is afgelopen".to_string(),
    }
}

/// The same in fewer words, where it tells of more than one tile.
pub fn in_short(event: Event, names: &dyn Called) -> String {
    match event {
        Event::Opened { player, cell, color: laid, .. } => {
            format!("{} opent {} op {cell}", names.of(player), color(laid))
        }
        Event::Swapped { player, cell, marker, .. } => {
            format!("{} ruilt op {cell}: +{marker}", names.of(player))
        }
        _ => entry(event, names),
    }
}
