//! What stands on the table, and how a game came out.

use super::color;
use crate::rules::tiles::Verdict;
use crate::rules::{Color, Player};
use crate::texts::language::Called;
use crate::texts::language::tiles::Label;

/// What stands on the table.
pub fn label(label: Label) -> String {
    match label {
        Label::Holds => "holds".to_string(),
        Label::StartTiles => "Start tiles".to_string(),
        Label::Turn(number) => format!("Turn {number}"),
        Label::Chain(points, flips) => format!("+{points} in {flips}"),
        Label::Group => "Group".to_string(),
        Label::Tiles => "Tiles".to_string(),
        Label::Points => "Points".to_string(),
    }
}

/// Why the game is over.
pub fn ending(stuck: Option<Player>, names: &dyn Called) -> String {
    match stuck {
        Some(player) => format!("The end: {} could not act.", names.of(player)),
        None => "The end.".to_string(),
    }
}

/// Who won.
pub fn outcome(winner: Option<Player>, names: &dyn Called) -> String {
    match winner {
        Some(winner) => format!("{} wins!", names.of(winner)),
        None => "A draw: play again!".to_string(),
    }
}

/// The same, in a game told as text.
pub fn outcome_told(winner: Option<Player>, names: &dyn Called) -> String {
    match winner {
        Some(winner) => format!("{} wins.", names.of(winner)),
        None => "It is a draw.".to_string(),
    }
}

/// Who won a game of which nothing else is seen any more, and by how much.
pub fn result(verdict: &Verdict, names: &dyn Called) -> String {
    let total = |player: Player| verdict.scores[player].total();
    let score = |player: Player| format!("{} : {}", total(player), total(player.other()));
    match verdict.winner {
        Some(winner) => format!("{} wins {}.", names.of(winner), score(winner)),
        None => format!("A draw, {}.", score(Player::One)),
    }
}

/// Who plays, and who starts.
pub fn title(names: &dyn Called, first: Player) -> String {
    format!(
        "Mandala, the tile game: {} and {}, {} starts",
        names.of(Player::One),
        names.of(Player::Two),
        names.of(first)
    )
}

/// What the tiles of a group brought.
pub fn space(marker: u8, group: Color, tiles: u8, points: u16) -> String {
    let group = color(group);
    format!("marker {marker} {group:<7} {tiles:>2} x {marker} = {points:>2}")
}
