use std::fmt;

use super::{DEALT, HAND_LIMIT, PER_COLOR, Side};
use crate::rules::{Color, Player, faults};

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A line of the notation cannot be read.
    Line {
        /// Its number, from 1.
        number: usize,
        /// What was expected.
        expected: &'static str,
    },
    /// A color does not have 18 cards in all.
    Count {
        /// The color.
        color: Color,
        /// How many cards it has.
        cards: usize,
    },
    /// A color lies in more than one area of a Mandala.
    RuleOfColor {
        /// The Mandala.
        side: Side,
        /// The color.
        color: Color,
    },
    /// All six colors lie in a Mandala, which would have been destroyed.
    Complete {
        /// The Mandala.
        side: Side,
    },
    /// A hand holds more than eight cards.
    HandTooLarge {
        /// Whose.
        seat: Player,
        /// How many cards it holds.
        cards: usize,
    },
    /// A hand is empty.
    HandEmpty {
        /// Whose.
        seat: Player,
    },
    /// A Cup was not dealt exactly two cards.
    Dealt {
        /// Whose.
        seat: Player,
        /// How many it was dealt.
        cards: usize,
    },
    /// A Cup holds a claimed color that its owner's River lacks.
    ClaimedWithoutRiver {
        /// Whose.
        seat: Player,
        /// The color.
        color: Color,
    },
    /// A River holds a color twice.
    RiverTwice {
        /// Whose.
        seat: Player,
        /// The color.
        color: Color,
    },
    /// A River holds six colors or more, which would have ended the game.
    RiverFull {
        /// Whose.
        seat: Player,
    },
    /// The deck is empty, but there are discarded cards to reshuffle.
    NotReshuffled,
    /// The deck is empty, but is not said to have run out.
    NotRunOut,
    /// No Mandala could be completed any more: the game would be over.
    Dead,
    /// A Mandala is said to be destroyed, but both Fields of it are empty, so that its
    /// Mountain would have been discarded.
    NobodyChooses {
        /// The Mandala.
        side: Side,
    },
    /// A Mandala is said to be destroyed, but its Mountain holds no two colors, so that
    /// there is nothing to choose.
    NothingToChoose {
        /// The Mandala.
        side: Side,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Line { number, expected } => write!(f, "line {number}: expected {expected}"),
            Fault::Count { color, cards } => {
                let (are, s) = if cards == 1 { ("is", "") } else { ("are", "s") };
                write!(f, "there {are} {cards} {color} card{s} instead of {PER_COLOR}")
            }
            Fault::RuleOfColor { side, color } => {
                write!(f, "{color} lies in two areas of the {side} Mandala")
            }
            Fault::Complete { side } => {
                write!(f, "the {side} Mandala has all six colors, so it would have been destroyed")
            }
            Fault::HandTooLarge { seat, cards } => {
                write!(f, "{seat} holds {cards} cards, more than the {HAND_LIMIT} allowed")
            }
            Fault::HandEmpty { seat } => write!(f, "{seat} holds no card"),
            Fault::Dealt { seat, cards } => {
                let s = if cards == 1 { "" } else { "s" };
                write!(f, "{seat} was dealt {cards} Cup card{s} instead of {DEALT}")
            }
            Fault::ClaimedWithoutRiver { seat, color } => {
                write!(f, "{seat} has claimed {color}, but there is none in their River")
            }
            Fault::RiverTwice { seat, color } => {
                write!(f, "{color} lies twice in the River of {seat}")
            }
            Fault::RiverFull { seat } => {
                write!(f, "the River of {seat} is full, so the game would be over")
            }
            Fault::NotReshuffled => {
                f.write_str("the deck is empty, but the discard pile was not reshuffled")
            }
            Fault::NotRunOut => f.write_str("the deck is empty, but is not said to have run out"),
            Fault::Dead => {
                f.write_str("no Mandala can be completed any more, so the game would be over")
            }
            Fault::NobodyChooses { side } => {
                write!(f, "both Fields of the {side} Mandala are empty, so there would be no draft")
            }
            Fault::NothingToChoose { side } => write!(
                f,
                "the Mountain of the {side} Mandala does not hold two colors, so the draft would be over"
            ),
        }
    }
}

/// Everything that is wrong with a position or a deck; never empty.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::cards::{Fault, Game, Setup};
///
/// let faults = Game::from_deck(&[], Player::One, 42).unwrap_err();
/// assert_eq!(faults.list().len(), 6);
/// assert!(matches!(faults.list()[0], Fault::Count { cards: 0, .. }));
///
/// let faults = "turn: three".parse::<Setup>().unwrap_err();
/// assert!(matches!(faults.list(), [Fault::Line { number: 1, .. }]));
/// ```
pub type Faults = faults::Faults<Fault>;
