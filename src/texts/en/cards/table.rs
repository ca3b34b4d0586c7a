//! What stands on the table, and how a game came out.

use super::{cards, color};
use crate::rules::cards::{Outcome, Score, SpaceScore, Verdict};
use crate::rules::{Color, Player};
use crate::texts::language::Called;
use crate::texts::language::cards::Label;

/// What stands on the table.
pub fn label(label: Label) -> String {
    match label {
        Label::Mountain => "Mountain".to_string(),
        Label::Field(0) => "Field".to_string(),
        Label::Field(cards) => format!("Field {cards}"),
        Label::FieldInShort(cards) => format!("F {cards}"),
        Label::River => "River".to_string(),
        Label::Cup => "Cup".to_string(),
        Label::Points => "Points".to_string(),
        Label::Deck(cards) => format!("Deck {cards}"),
        Label::Discard(cards) => format!("Discard {cards}"),
        Label::InHand(count) => format!("{} in hand", cards(count)),
        Label::InCup(count) => cards(count),
        Label::InCupWorth(count, points) => format!("{} = {points}", cards(count)),
        Label::Worth(points) => format!("= {points}"),
        Label::KnownWorth(points, hidden) => format!("worth {points} + {hidden} hidden"),
        Label::KnownWorthInShort(points, hidden) => format!("worth {points}+{hidden} hidden"),
        Label::Gain(points) => format!("+{points}"),
        Label::Lost => "lost".to_string(),
        Label::Space(space) => format!("R{space}"),
        Label::SpaceAndEnd(space) => format!("R{space} end"),
        Label::Counting => "Counting the Cups".to_string(),
        Label::FinalCup(count) => format!("{} in the Cup", cards(count)),
        Label::FinalCupAndWorthless(count) => {
            format!("{} in the Cup; worth nothing:", cards(count))
        }
    }
}

/// Who won.
pub fn outcome(outcome: Outcome, names: &dyn Called) -> String {
    match outcome {
        Outcome::Win(seat) => format!("{} wins!", names.of(seat)),
        Outcome::TieBreak(seat) => {
            format!(
                "{} wins the tie with fewer cards in the Cup!",
                names.of(seat)
            )
        }
        Outcome::Draw => "A draw: equal points, equal cards.".to_string(),
    }
}

/// Who won a game of which nothing else is seen any more, and by how much.
pub fn result(verdict: &Verdict, names: &dyn Called) -> String {
    let points = |seat: Player| verdict.scores[seat].total();
    let score = |seat: Player| format!("{} : {}", points(seat), points(seat.other()));
    match verdict.outcome {
        Outcome::Win(seat) => format!("{} wins {}.", names.of(seat), score(seat)),
        Outcome::TieBreak(seat) => format!(
            "{} wins {}, with fewer cards in the Cup.",
            names.of(seat),
            score(seat)
        ),
        Outcome::Draw => format!("A draw, {}.", score(Player::One)),
    }
}

/// Who plays, and who starts.
pub fn title(names: &dyn Called, first: Player) -> String {
    format!(
        "Mandala: {} and {}, {} starts",
        names.of(Player::One),
        names.of(Player::Two),
        names.of(first)
    )
}

/// What the Cup cards of a River space brought.
pub fn space(number: u16, card: Color, space: &SpaceScore) -> String {
    let (card, cards, points) = (color(card), space.cards, space.points);
    format!("space {number} {card:<7} {cards:>2} x {number} = {points:>2}")
}

/// How many cards a Cup held.
pub fn cup(score: &Score) -> String {
    format!(
        "{} in the Cup; of these worth nothing: {}",
        cards(score.cup_cards),
        score.worthless.len()
    )
}
