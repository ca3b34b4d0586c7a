//! What only a record told as plain text says.

use super::{listed as list, table};
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::pyramids::Game;

/// Who plays, and who starts.
pub fn title(names: &Names, first: Seat) -> String {
    let all = list(&names.iter().map(str::to_string).collect::<Vec<_>>());
    format!(
        "Mandala, the pyramid game: {all}; {} starts",
        names.of(first)
    )
}

/// Who won.
pub fn outcome(game: &Game, names: &Names) -> String {
    let winners: Vec<Seat> = game.standing().iter().flat_map(|s| s.winners()).collect();
    let [winner] = winners[..] else {
        return "It is a draw.".to_string();
    };
    match table::tied_with(game, winner, names) {
        None => format!("{} wins.", names.of(winner)),
        Some(others) => format!("{}.", table::won_tie(names.of(winner), &others)),
    }
}
