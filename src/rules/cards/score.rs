use super::{Ending, Pile, River};
use crate::rules::{ByPlayer, Color, Player};

/// What one River space brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpaceScore {
    /// The color on the space.
    pub color: Option<Color>,
    /// How many Cup cards match it.
    pub cards: u8,
    /// The number of the space times those cards.
    pub points: u16,
}

/// A player's score, itemised.
///
/// ```
/// use mandala::rules::Color::*;
/// use mandala::rules::cards::{River, Score};
///
/// let river: River = [Green, Red].into_iter().collect();
/// let cup = [Green, Red, Red, Black].into_iter().collect();
/// let score = Score::new(&river, cup);
/// assert_eq!(score.total(), 1 + 2 * 2);
/// assert_eq!(score.worthless.to_string(), "B");
/// assert_eq!(score.cup_cards, 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The six River spaces, number 1 first.
    pub spaces: [SpaceScore; 6],
    /// The Cup cards whose color the River lacks.
    pub worthless: Pile,
    /// How many cards the Cup holds; fewer wins a tie.
    pub cup_cards: u8,
}

impl Score {
    /// Matches a Cup to a River.
    pub fn new(river: &River, cup: Pile) -> Score {
        let mut worthless = cup;
        let mut spaces = [SpaceScore::default(); 6];
        for ((number, space), color) in (1..).zip(&mut spaces).zip(river.colors()) {
            let cards = cup.count(color);
            worthless -= Pile::of(color, cards);
            *space = SpaceScore { color: Some(color), cards, points: number * u16::from(cards) };
        }
        Score { spaces, worthless, cup_cards: cup.len() }
    }

    /// The sum of all points.
    pub fn total(&self) -> u16 {
        let points = self.spaces.iter().map(|space| space.points);
        points.fold(0, u16::saturating_add)
    }
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// More points.
    Win(Player),
    /// Equal points, fewer cards in the Cup.
    TieBreak(Player),
    /// Equal in points and in Cup cards.
    Draw,
}

impl Outcome {
    /// Compares two scores.
    ///
    /// ```
    /// use mandala::rules::Color::Red;
    /// use mandala::rules::cards::{Outcome, Pile, River, Score};
    /// use mandala::rules::{ByPlayer, Player};
    ///
    /// // Both have no points, so fewer cards win.
    /// let score = |cards| Score::new(&River::default(), Pile::of(Red, cards));
    /// let outcome = Outcome::of(&ByPlayer::new(score(3), score(2)));
    /// assert_eq!(outcome, Outcome::TieBreak(Player::Two));
    /// ```
    pub fn of(scores: &ByPlayer<Score>) -> Outcome {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let points = scores.one.total().cmp(&scores.two.total());
        let cards = scores.one.cup_cards.cmp(&scores.two.cup_cards);
        match (points, cards) {
            (Greater, _) => Outcome::Win(Player::One),
            (Less, _) => Outcome::Win(Player::Two),
            (Equal, Less) => Outcome::TieBreak(Player::One),
            (Equal, Greater) => Outcome::TieBreak(Player::Two),
            (Equal, Equal) => Outcome::Draw,
        }
    }

    /// The winner, if there is one.
    pub fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win(seat) | Outcome::TieBreak(seat) => Some(seat),
            Outcome::Draw => None,
        }
    }
}

/// How a finished game came out; only a finished game has one, because it shows both Cups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Why the game ended.
    pub ending: Ending,
    /// Both players' scores.
    pub scores: ByPlayer<Score>,
    /// Who won.
    pub outcome: Outcome,
}
