//! What stands on the table, and how a game came out.

use super::count_of;
use crate::record::Names;
use crate::rules::cards::{ClaimEffect, Outcome, Verdict};
use crate::rules::{Color, Player};
use crate::story::cards::Warning;

/// What is written in a Mountain.
pub const MOUNTAIN: &str = "Mountain";
/// What is written in a Field: its name, and how many cards it has.
pub fn field(cards: u8) -> String {
    match cards {
        0 => "Field".to_string(),
        _ => format!("Field {cards}"),
    }
}

/// The same where there is little room.
pub fn field_in_short(cards: u8) -> String {
    format!("F {cards}")
}

/// What stands before a River.
pub const RIVER: &str = "River";
/// What stands before a Cup.
pub const CUP: &str = "Cup";
/// What stands before the points of a River's spaces.
pub const POINTS: &str = "Points";

/// How many cards the deck has.
pub fn deck(cards: u8) -> String {
    format!("Deck {cards}")
}

/// How many cards the discard pile has.
pub fn discard(cards: u8) -> String {
    format!("Discard {cards}")
}

/// How many cards a hand has.
pub fn in_hand(cards: u8) -> String {
    format!("{} in hand", count_of(cards))
}

/// How many cards a Cup has.
pub fn in_cup(cards: u8) -> String {
    count_of(cards)
}

/// What a Cup is worth to its owner, who sees all of it.
pub fn worth(points: u16) -> String {
    format!("= {points}")
}

/// What a Cup is worth as far as everyone knows.
pub fn known_worth(points: u16, hidden: u8) -> String {
    format!("worth {points} + {hidden} hidden")
}

/// The same, in as few columns as possible.
pub fn known_worth_in_short(points: u16, hidden: u8) -> String {
    format!("worth {points}+{hidden} hidden")
}

/// The points that a claim brings, as far as is known.
pub fn claim_points(claim: ClaimEffect, points: u16) -> String {
    match claim {
        ClaimEffect::River { .. } | ClaimEffect::Cup { .. } => format!("+{points}"),
        ClaimEffect::Discard { .. } => "lost".to_string(),
    }
}

/// The River space that a claim fills, if it does, and whether that ends the game; then
/// the same in less and less room.
pub fn claim_space(claim: ClaimEffect) -> [String; 3] {
    let ClaimEffect::River { space, .. } = claim else {
        return Default::default();
    };
    let place = format!("R{space}");
    let end = match usize::from(space) == Color::ALL.len() {
        true => " end",
        false => "",
    };
    [format!("{place}{end}"), place, String::new()]
}

/// A warning to both players in few words, without names.
pub fn warning_in_short(warning: &Warning) -> &'static str {
    match warning {
        Warning::LastMandala | Warning::RiverFull(_) => "The last Mandala",
        Warning::DeckRanOut => "One more Mandala",
        Warning::NearlyFull(_) => "6th color ends it",
    }
}

/// What stands where the winner will be named, while the Cups are counted.
pub const COUNTING: &str = "Counting the Cups";

/// Who won.
pub fn outcome(outcome: Outcome, names: &Names) -> String {
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
pub fn result(verdict: &Verdict, names: &Names) -> String {
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

/// How many cards a Cup held at the end; if some were worth nothing, they follow.
pub fn final_cup(cards: u8, some_worthless: bool) -> String {
    let cup = format!("{} in the Cup", count_of(cards));
    match some_worthless {
        true => format!("{cup}; worth nothing: "),
        false => cup,
    }
}
