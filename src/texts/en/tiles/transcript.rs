//! What only a record told as plain text says.

use super::color;
use crate::record::Names;
use crate::rules::Player;
use crate::rules::tiles::SpaceScore;

/// Who plays, and who starts.
pub fn title(names: &Names, first: Player) -> String {
    format!(
        "Mandala, the tile game: {} and {}, {} starts",
        names.of(Player::One),
        names.of(Player::Two),
        names.of(first)
    )
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
