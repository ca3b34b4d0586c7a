//! What only a record told as plain text says.

use super::{color, points};
use crate::record::Names;
use crate::rules::Player;
use crate::rules::tiles::{Event, SpaceScore};

/// Who plays, and who starts.
pub fn title(names: &Names, first: Player) -> String {
    format!(
        "Mandala, the tile game: {} and {}, {} starts",
        names.of(Player::One),
        names.of(Player::Two),
        names.of(first)
    )
}

/// Something that happened, as a sentence.
pub fn event(event: Event, names: &Names) -> String {
    match event {
        Event::Kept {
            player,
            color: kept,
            given,
        } => format!(
            "{} keeps {} and gives {} to {}.",
            names.of(player),
            color(kept),
            color(given),
            names.of(player.other())
        ),
        Event::Opened {
            player,
            cell,
            color: laid,
            marker,
            taken,
        } => format!(
            "{} opens {} as {marker} at {cell} and takes {}.",
            names.of(player),
            color(laid),
            color(taken)
        ),
        Event::Flipped {
            player,
            cell,
            color: turned,
            marker,
        } => format!(
            "{} flips {cell}, {}: {}.",
            names.of(player),
            color(turned),
            points(marker.into())
        ),
        Event::Swapped {
            player,
            cell,
            color: laid,
            marker,
            taken,
        } => format!(
            "{} swaps {cell}, {} for {}: {}.",
            names.of(player),
            color(laid),
            color(taken),
            points(marker.into())
        ),
        Event::Stuck { player, flips: 0 } => format!("{} cannot act.", names.of(player)),
        Event::Stuck { player, .. } => format!(
            "{} cannot act; {} may flip on.",
            names.of(player),
            names.of(player.other())
        ),
        Event::Stopped { player } => format!("{} flips no more.", names.of(player)),
        Event::Ended => "The game is over.".to_string(),
    }
}

/// What a marker brought, if its group was opened.
pub fn space(marker: u8, space: &SpaceScore) -> Option<String> {
    Some(format!(
        "marker {marker} {:<7} {:>2} x {marker} = {:>2}",
        color(space.color?),
        space.tiles,
        space.points
    ))
}

/// Who won, if anyone did.
pub fn outcome(winner: Option<Player>, names: &Names) -> String {
    match winner {
        Some(winner) => format!("{} wins.", names.of(winner)),
        None => "It is a draw.".to_string(),
    }
}
