use std::fmt;

use super::{PER_GROUP, PLACES, Piece, Place};
use crate::rules::{Seat, faults};

/// What is wrong with a position or a path laid out by hand.
///
/// It prints as a short phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A line of a position cannot be read.
    Line {
        /// Its number, from 1.
        number: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// The path does not have 75 places.
    Length {
        /// How many it has.
        places: usize,
    },
    /// The game is not for as many players as there are pawns.
    Players {
        /// How many there are.
        players: usize,
    },
    /// A line is not about as many players as there are pawns.
    Parts {
        /// The name of the line.
        line: &'static str,
        /// About how many it is.
        parts: usize,
    },
    /// Nobody has the seat whose turn it is.
    Nobody {
        /// The seat.
        turn: Seat,
    },
    /// A group does not have five pieces, or none once it is scored.
    Group {
        /// The group.
        group: Piece,
        /// How many pieces it has.
        pieces: usize,
    },
    /// A group should have been scored: none of it lies on the path, and not all of it
    /// in the eye.
    NotScored {
        /// The group.
        group: Piece,
    },
    /// The points are not five for each group that was scored.
    Points {
        /// How many there are.
        points: usize,
        /// How many the scored groups bring.
        expected: usize,
    },
    /// Two pawns stand on one place.
    SamePlace {
        /// The place.
        place: Place,
    },
    /// A pawn stands where a piece lies.
    OnPiece {
        /// The number of the pawn, from 1.
        pawn: usize,
        /// The place.
        place: Place,
    },
    /// A player who never moved owns a piece.
    NeverMoved {
        /// The number of the player, from 1.
        player: usize,
    },
    /// A piece lies on the path though all pawns have passed it.
    Passed {
        /// Where.
        place: Place,
    },
    /// The game would be over: fewer than two players have a piece ahead.
    Over,
    /// The player whose turn it is has no piece ahead.
    NothingAhead {
        /// Who.
        seat: Seat,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Line { number, expected } => write!(f, "line {number}: expected {expected}"),
            Fault::Length { places } => {
                write!(f, "the path has {places} places instead of {PLACES}")
            }
            Fault::Players { players } => {
                write!(f, "there are {players} pawns instead of two to five")
            }
            Fault::Parts { line, parts } => {
                write!(f, "`{line}` has {parts} parts, not one for each pawn")
            }
            Fault::Nobody { turn } => write!(f, "it is the turn of {turn}, who does not play"),
            Fault::Group { group, pieces } => {
                let (are, s) = if pieces == 1 { ("is", "") } else { ("are", "s") };
                write!(f, "there {are} {pieces} {} piece{s} instead of {PER_GROUP}", group.name())
            }
            Fault::NotScored { group } => write!(
                f,
                "no {} piece lies on the path, so the group would have been scored",
                group.name()
            ),
            Fault::Points { points, expected } => {
                write!(f, "there are {points} points, but the scored groups bring {expected}")
            }
            Fault::SamePlace { place } => write!(f, "two pawns stand on {place}"),
            Fault::OnPiece { pawn, place } => {
                write!(f, "pawn {pawn} stands on {place}, where a piece lies")
            }
            Fault::NeverMoved { player } => {
                write!(f, "player {player} never moved, but owns a piece")
            }
            Fault::Passed { place } => {
                write!(f, "all pawns have passed {place}, where a piece lies")
            }
            Fault::Over => {
                f.write_str("fewer than two players have a piece ahead, so the game would be over")
            }
            Fault::NothingAhead { seat } => {
                write!(f, "it is the turn of {seat}, who has no piece ahead")
            }
        }
    }
}

/// Everything that is wrong with a position or a path; never empty.
///
/// ```
/// use mandala::rules::pyramids::{Fault, Layout};
///
/// let faults = Layout::new(vec![]).unwrap_err();
/// assert_eq!(faults.list()[0], Fault::Length { places: 0 });
/// assert_eq!(faults.list().len(), 1 + 15);
/// ```
pub type Faults = faults::Faults<Fault>;
