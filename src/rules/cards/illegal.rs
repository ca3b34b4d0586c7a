use std::fmt;

use super::{Area, Side};
use crate::rules::{Color, Player, game};

/// Why an action is refused.
///
/// It prints as a short phrase; the sentence that a player reads is in
/// [`texts`](crate::texts).
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::cards::{Game, Illegal};
/// use mandala::rules::game::Game as _;
///
/// let mut game = Game::deal(42, Player::One);
/// let refused = game.apply("claim red".parse()?).unwrap_err();
/// assert!(matches!(refused, Illegal::NoDraft { .. }));
/// assert_eq!(refused.to_string(), "no draft is under way");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// It is the other player's decision.
    NotYours {
        /// Who is to decide.
        player: Player,
    },
    /// A Mandala is being destroyed, and its colors are claimed first.
    DraftUnderWay {
        /// The Mandala being destroyed.
        side: Side,
    },
    /// No Mandala is being destroyed, so nothing can be claimed.
    NoDraft {
        /// The color that was to be claimed.
        color: Color,
    },
    /// The color is not in the Mountain being destroyed.
    NotInMountain {
        /// The color that was to be claimed.
        color: Color,
        /// The Mandala being destroyed.
        side: Side,
    },
    /// An action with no cards at all.
    NoCards {
        /// The color it named.
        color: Color,
    },
    /// The player does not hold that many cards of the color.
    NotHeld {
        /// The color.
        color: Color,
        /// How many were to be played or discarded.
        wanted: u8,
        /// How many the player holds.
        held: u8,
    },
    /// The Rule of Color: the color lies in another area of that Mandala.
    RuleOfColor {
        /// Who tried.
        player: Player,
        /// The color.
        color: Color,
        /// The Mandala.
        side: Side,
        /// Where the color already lies.
        area: Area,
    },
    /// Growing a Field with the whole hand would leave the player without a card.
    EmptiesHand {
        /// The color.
        color: Color,
        /// The Mandala whose Field was to grow.
        side: Side,
    },
    /// Building with the last card in hand while there is nothing to draw.
    NothingToDraw {
        /// The color.
        color: Color,
        /// The Mandala whose Mountain was to be built.
        side: Side,
    },
}

impl game::Illegal for Illegal {
    fn tells_secrets(&self) -> bool {
        match self {
            Illegal::NotHeld { .. }
            | Illegal::EmptiesHand { .. }
            | Illegal::NothingToDraw { .. } => true,
            Illegal::GameOver
            | Illegal::NotYours { .. }
            | Illegal::DraftUnderWay { .. }
            | Illegal::NoDraft { .. }
            | Illegal::NotInMountain { .. }
            | Illegal::NoCards { .. }
            | Illegal::RuleOfColor { .. } => false,
        }
    }
}

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::GameOver => "the game is over",
            Illegal::NotYours { .. } => "it is the other player's decision",
            Illegal::DraftUnderWay { .. } => "a draft is under way",
            Illegal::NoDraft { .. } => "no draft is under way",
            Illegal::NotInMountain { .. } => "the color is not in the Mountain",
            Illegal::NoCards { .. } => "no cards are named",
            Illegal::NotHeld { .. } => "the cards are not in hand",
            Illegal::RuleOfColor { .. } => "the color lies in another area",
            Illegal::EmptiesHand { .. } => "the hand would be empty",
            Illegal::NothingToDraw { .. } => "there is nothing to draw",
        })
    }
}
