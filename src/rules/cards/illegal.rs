use std::fmt;

use super::{Area, Side};
use crate::rules::{Color, Player};

/// Why an action is refused: a sentence for the player who tried it.
///
/// ```
/// use mandala::rules::{Color, Player};
/// use mandala::rules::cards::{Area, Illegal, Side};
///
/// let reason = Illegal::RuleOfColor {
///     player: Player::One,
///     color: Color::Green,
///     side: Side::Left,
///     area: Area::Field(Player::Two),
/// };
/// assert_eq!(
///     reason.to_string(),
///     "green already lies in the other player's Field of the left Mandala",
/// );
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
    /// A Mandala is being destroyed, and its colours are claimed first.
    DraftUnderWay {
        /// The Mandala being destroyed.
        side: Side,
    },
    /// No Mandala is being destroyed, so nothing can be claimed.
    NoDraft {
        /// The colour that was to be claimed.
        color: Color,
    },
    /// The colour is not in the Mountain being destroyed.
    NotInMountain {
        /// The colour that was to be claimed.
        color: Color,
        /// The Mandala being destroyed.
        side: Side,
    },
    /// An action with no cards at all.
    NoCards {
        /// The colour it named.
        color: Color,
    },
    /// The player does not hold that many cards of the colour.
    NotHeld {
        /// The colour.
        color: Color,
        /// How many were to be played or discarded.
        wanted: u8,
        /// How many the player holds.
        held: u8,
    },
    /// The Rule of Color: the colour lies in another area of that Mandala.
    RuleOfColor {
        /// Who tried.
        player: Player,
        /// The colour.
        color: Color,
        /// The Mandala.
        side: Side,
        /// Where the colour already lies.
        area: Area,
    },
    /// Growing a Field with the whole hand would leave the player without a card.
    EmptiesHand {
        /// The colour.
        color: Color,
        /// The Mandala whose Field was to grow.
        side: Side,
    },
    /// Building with the last card in hand while there is nothing to draw.
    NothingToDraw {
        /// The colour.
        color: Color,
        /// The Mandala whose Mountain was to be built.
        side: Side,
    },
}

impl Illegal {
    /// Whether the refusal says something about the player's hand, so that only they
    /// may read it while the game goes on.
    ///
    /// ```
    /// use mandala::rules::Color;
    /// use mandala::rules::cards::Illegal;
    ///
    /// let not_held = Illegal::NotHeld { color: Color::Red, wanted: 2, held: 1 };
    /// assert!(not_held.tells_secrets());
    /// assert!(!Illegal::GameOver.tells_secrets());
    /// ```
    pub const fn tells_secrets(&self) -> bool {
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
        match *self {
            Illegal::GameOver => f.write_str("the game is over"),
            Illegal::NotYours { player } => write!(f, "it is for {player} to decide"),
            Illegal::DraftUnderWay { side } => write!(
                f,
                "the {side} Mandala is being destroyed, and its colours are claimed first"
            ),
            Illegal::NoDraft { color } => write!(
                f,
                "{color} cannot be claimed while no Mandala is being destroyed"
            ),
            Illegal::NotInMountain { color, side } => {
                write!(f, "the Mountain of the {side} Mandala holds no {color}")
            }
            Illegal::NoCards { color } => write!(f, "at least one {color} card is needed"),
            Illegal::NotHeld { color, held: 0, .. } => write!(f, "you hold no {color}"),
            Illegal::NotHeld {
                color,
                wanted,
                held,
            } => write!(f, "you hold only {held} {color}, not {wanted}"),
            Illegal::RuleOfColor {
                player,
                color,
                side,
                area,
            } => {
                let lies = match area {
                    Area::Mountain => "the Mountain",
                    Area::Field(seat) if seat == player => "your own Field",
                    Area::Field(_) => "the other player's Field",
                };
                write!(f, "{color} already lies in {lies} of the {side} Mandala")
            }
            Illegal::EmptiesHand { color, side } => write!(
                f,
                "one card must stay in your hand, so not all your {color} may go to \
                 your Field of the {side} Mandala"
            ),
            Illegal::NothingToDraw { color, side } => write!(
                f,
                "{color} is your last card and there is nothing to draw, so it may not \
                 go to the Mountain of the {side} Mandala"
            ),
        }
    }
}
