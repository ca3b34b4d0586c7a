//! What only a record told as plain text says.

use super::color;
use crate::record::Names;
use crate::rules::Player;
use crate::rules::cards::{Outcome, Score, SpaceScore};

/// Who plays, and who starts.
pub fn title(names: &Names, first: Player) -> String {
    format!(
        "Mandala: {} and {}, {} starts",
        names.of(Player::One),
        names.of(Player::Two),
        names.of(first)
    )
}

/// What the Cup cards of a River space brought, if there is a card in it.
pub fn space(number: u16, space: &SpaceScore) -> Option<String> {
    Some(format!(
        "space {number} {:<7} {:>2} x {number} = {:>2}",
        color(space.color?),
        space.cards,
        space.points
    ))
}

/// How many cards a Cup held.
pub fn cup(score: &Score) -> String {
    format!(
        "{} cards in the Cup; of these worth nothing: {}",
        score.cup_cards,
        score.worthless.len()
    )
}

/// Who won.
pub fn outcome(outcome: Outcome, names: &Names) -> String {
    match outcome {
        Outcome::Win(seat) => format!("{} wins.", names.of(seat)),
        Outcome::TieBreak(seat) => {
            format!(
                "{} wins the tie with fewer cards in the Cup.",
                names.of(seat)
            )
        }
        Outcome::Draw => "It is a draw.".to_string(),
    }
}
