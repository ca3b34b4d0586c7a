//! Labels of the tile table and its score.

use crate::record::Names;
use crate::rules::Player;
use crate::rules::tiles::{Chain, Verdict};

/// Before the tile in a player's bowl.
pub const HOLDS: &str = "holds";
/// Above the two tiles that are given out at the start.
pub const START_TILES: &str = "Start tiles";
/// The row of the groups, each with the number of its marker.
pub const GROUP: &str = "Group";
/// The row of the tiles.
pub const TILES: &str = "Tiles";
/// The row of the points.
pub const POINTS: &str = "Points";

/// The number of a turn.
pub fn turn(number: usize) -> String {
    format!("Turn {number}")
}

/// What a chain of flips would add.
pub fn chain(chain: &Chain) -> String {
    format!("+{} in {}", chain.points, chain.cells.len())
}

/// Who won.
pub fn outcome(verdict: &Verdict, names: &Names) -> String {
    match verdict.winner {
        Some(winner) => format!("{} wins!", names.of(winner)),
        None => "A draw: play again!".to_string(),
    }
}

/// Who won a game of which nothing else is seen any more, and by how much.
pub fn result(verdict: &Verdict, names: &Names) -> String {
    let total = |player: Player| verdict.scores[player].total();
    let score = |player: Player| format!("{} : {}", total(player), total(player.other()));
    match verdict.winner {
        Some(winner) => format!("{} wins {}.", names.of(winner), score(winner)),
        None => format!("A draw, {}.", score(Player::One)),
    }
}

/// Why the game is over.
pub fn ending(stuck: Option<Player>, names: &Names) -> String {
    match stuck {
        Some(player) => format!("The end: {} could not act.", names.of(player)),
        None => "The end.".to_string(),
    }
}
