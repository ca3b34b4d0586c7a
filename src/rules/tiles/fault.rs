use std::fmt;

use super::{Cell, PER_COLOR};
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
    /// A line is not there.
    Missing {
        /// How it begins.
        line: &'static str,
    },
    /// A color does not have nine tiles, those in the bowls included.
    Count {
        /// The color.
        color: Color,
        /// How many tiles it has.
        tiles: u8,
    },
    /// A tile with its front up carries a marker.
    MarkerOnFront {
        /// Where.
        cell: Cell,
    },
    /// A marker has another number than 1 to 6.
    NoSuchMarker {
        /// Where.
        cell: Cell,
        /// Its number.
        marker: u8,
    },
    /// A player's markers have a gap.
    MarkerMissing {
        /// Whose.
        player: Player,
        /// The number that is not there, though a higher one is.
        marker: u8,
    },
    /// A player's marker lies on more than one tile.
    MarkerTwice {
        /// Whose.
        player: Player,
        /// Its number.
        marker: u8,
    },
    /// A group does not carry exactly one marker.
    Markers {
        /// Whose.
        player: Player,
        /// Its color.
        color: Color,
        /// How many it carries.
        markers: usize,
    },
    /// A player's tiles of one color are not connected.
    Apart {
        /// Whose.
        player: Player,
        /// The color.
        color: Color,
    },
    /// Two groups of one color touch.
    Touch {
        /// Their color.
        color: Color,
        /// A tile of player one's group.
        cell: Cell,
        /// A tile of player two's group beside it.
        touched: Cell,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Line { number, expected } => write!(f, "line {number}: expected {expected}"),
            Fault::Missing { line } => write!(f, "there is no line `{line}`"),
            Fault::Count { color, tiles } => {
                let (are, s) = if tiles == 1 { ("is", "") } else { ("are", "s") };
                write!(f, "there {are} {tiles} {color} tile{s} instead of {PER_COLOR}")
            }
            Fault::MarkerOnFront { cell } => write!(f, "{cell} has a marker, but is not turned"),
            Fault::NoSuchMarker { cell, marker } => {
                write!(f, "there is no marker {marker} for {cell}")
            }
            Fault::MarkerMissing { player, marker } => {
                write!(f, "marker {marker} of {player} is missing, but a higher one is there")
            }
            Fault::MarkerTwice { player, marker } => {
                write!(f, "marker {marker} of {player} is there more than once")
            }
            Fault::Markers { player, color, markers } => {
                write!(f, "the {color} group of {player} has {markers} markers instead of 1")
            }
            Fault::Apart { player, color } => {
                write!(f, "the {color} tiles of {player} are not connected")
            }
            Fault::Touch { color, cell, touched } => {
                write!(f, "the {color} groups touch at {cell} and {touched}")
            }
        }
    }
}

/// Everything that is wrong with a position; never empty.
///
/// ```
/// use mandala::rules::tiles::{Fault, Setup};
/// let faults = "turn: three".parse::<Setup>().unwrap_err();
/// assert!(matches!(faults.list()[0], Fault::Line { number: 1, .. }));
///
/// // Eight rows and the two other lines are missing.
/// assert_eq!("".parse::<Setup>().unwrap_err().list().len(), 10);
/// ```
pub type Faults = faults::Faults<Fault>;
