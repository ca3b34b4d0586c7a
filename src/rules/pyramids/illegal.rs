use std::fmt;

use super::{Piece, Place};
use crate::rules::{Seat, game};

/// Why an action is refused.
///
/// It prints as a short phrase; the sentence that a player reads is in
/// [`texts`](crate::texts).
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::game::Game as _;
/// use mandala::rules::pyramids::{Game, Illegal};
///
/// let mut game = Game::deal(42, 2, Seat::default());
/// game.apply("take 20".parse()?)?;
/// let refused = game.apply("take 20".parse()?).unwrap_err();
/// assert!(matches!(refused, Illegal::Empty { pawn: Some(_), .. }));
/// assert_eq!(refused.to_string(), "nothing lies there");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// Nothing lies ahead of the player any more.
    AtEnd {
        /// Who tried.
        seat: Seat,
    },
    /// It is another player's turn.
    NotYours {
        /// Whose turn it is.
        player: Seat,
    },
    /// Nothing lies on the place: it was taken, or fell into the eye.
    Empty {
        /// The place.
        place: Place,
        /// Whose pawn stands there, because they took what lay there.
        pawn: Option<Seat>,
    },
    /// The place is behind the player's pawn.
    Behind {
        /// The place.
        place: Place,
        /// Where the pawn stands.
        pawn: Place,
    },
    /// Another piece lies there than the one named.
    OtherPiece {
        /// The place.
        place: Place,
        /// The piece that was named.
        named: Piece,
        /// The piece that lies there.
        lies: Piece,
    },
}

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::GameOver => "the game is over",
            Illegal::AtEnd { .. } => "the player is at the end",
            Illegal::NotYours { .. } => "it is another player's turn",
            Illegal::Empty { .. } => "nothing lies there",
            Illegal::Behind { .. } => "the place is behind the pawn",
            Illegal::OtherPiece { .. } => "another piece lies there",
        })
    }
}

impl game::Illegal for Illegal {
    fn tells_secrets(&self) -> bool {
        false
    }
}
