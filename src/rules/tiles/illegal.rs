use std::error::Error;
use std::fmt;

use super::Cell;
use crate::rules::{Color, Player, game};

/// Why an action is refused.
///
/// It prints as a short phrase; the sentence that a player reads is in
/// [`texts`](crate::texts).
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::{Game, Illegal};
///
/// let mut game = Game::deal(42, Player::One);
/// let refused = game.apply("open e5".parse()?).unwrap_err();
/// assert_eq!(refused, Illegal::KeepFirst { player: Player::Two });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// A start tile is kept before anything else.
    KeepFirst {
        /// Who keeps it.
        player: Player,
    },
    /// No start tile has this color.
    NoStartTile {
        /// The color.
        color: Color,
    },
    /// The start tiles were given out before.
    KeptBefore {
        /// The color that was to be kept.
        color: Color,
    },
    /// The tile is turned already.
    Turned {
        /// Where.
        cell: Cell,
        /// The color of the tile.
        color: Color,
        /// Whose group it belongs to.
        owner: Player,
    },
    /// The bar: the tile would touch the other player's group of the same color.
    Touches {
        /// Where it was to be turned or laid.
        cell: Cell,
        /// Its color.
        color: Color,
        /// Whose group it would touch.
        owner: Player,
        /// A tile of that group which it would touch.
        touched: Cell,
    },
    /// The player has a group of the swap tile's color and cannot open another.
    OpenedBefore {
        /// Where it was to be opened.
        cell: Cell,
        /// The swap tile's color.
        color: Color,
    },
    /// The player has no group of this color, so there is nothing to extend.
    NoGroup {
        /// Where it was to be extended.
        cell: Cell,
        /// The color.
        color: Color,
    },
    /// The cell is not next to the player's group of this color.
    NotNextTo {
        /// The cell.
        cell: Cell,
        /// The color.
        color: Color,
    },
    /// The tile has the swap tile's color: it is flipped, not swapped.
    SameColor {
        /// Where.
        cell: Cell,
        /// The color.
        color: Color,
    },
    /// Only flips are allowed, because the other player cannot act.
    OnlyFlips {
        /// Where something else was to be done.
        cell: Cell,
        /// Who cannot act.
        stuck: Player,
    },
    /// A player who can act must: only the flips at the end can be left.
    MustAct {
        /// Who.
        player: Player,
    },
    /// This game is not ended by agreement.
    NoAgreement,
}

impl Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => f.write_str("the game is over"),
            Illegal::KeepFirst { player } => write!(f, "{player} keeps a start tile first"),
            Illegal::NoStartTile { color } => write!(f, "no start tile is {color}"),
            Illegal::KeptBefore { .. } => f.write_str("the start tiles are given out"),
            Illegal::Turned { cell, color, owner } => {
                write!(f, "{cell} is turned: {color} of {owner}")
            }
            Illegal::Touches { cell, color, owner, touched } => {
                write!(f, "{cell} touches {color} of {owner} at {touched}")
            }
            Illegal::OpenedBefore { color, .. } => write!(f, "{color} is opened already"),
            Illegal::NoGroup { color, .. } => write!(f, "no group of {color}"),
            Illegal::NotNextTo { cell, color } => write!(f, "{cell} is not next to the {color}"),
            Illegal::SameColor { cell, color } => write!(f, "{cell} is {color} too: flip it"),
            Illegal::OnlyFlips { stuck, .. } => {
                write!(f, "{stuck} cannot act: only flips are left")
            }
            Illegal::MustAct { player } => write!(f, "{player} must act"),
            Illegal::NoAgreement => f.write_str("no end by agreement in this game"),
        }
    }
}

impl game::Illegal for Illegal {
    fn tells_secrets(&self) -> bool {
        false
    }
}
