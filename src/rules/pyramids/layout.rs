use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::path::Path;
use super::{Fault, Faults, Game, PER_GROUP, PLACES, Piece};
use crate::rules::{Seat, game};

/// A path laid out by hand: 75 pieces from the first place on.
///
/// ```
/// use mandala::rules::pyramids::{Layout, PathFault, Piece};
///
/// let pieces: Vec<Piece> = Piece::ALL.repeat(5);
/// let layout = Layout::new(pieces).unwrap();
/// let text = layout.to_string();
/// assert!(text.starts_with("R1 R2 R3 Y1 "));
/// assert_eq!(text.to_lowercase().parse(), Ok(layout));
/// assert_eq!("R1 R4".parse::<Layout>(), Err(PathFault::Piece { number: 2 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout(Vec<Piece>);

impl Layout {
    /// Takes the pieces in the order of the places.
    ///
    /// # Errors
    ///
    /// If they are not 75, and every group that does not have five.
    pub fn new(pieces: Vec<Piece>) -> Result<Layout, Faults> {
        Faults::check(faults(&pieces))?;
        Ok(Layout(pieces))
    }

    /// Begins a game on this path.
    ///
    /// # Errors
    ///
    /// If there are not 75 pieces, and every group that does not have five.
    pub(super) fn begin(&self, players: usize, first: Seat) -> Result<Game, Faults> {
        Faults::check(faults(&self.0))?;
        match self.0[..].try_into() {
            Ok(pieces) => Ok(Game::lay(Path::new(pieces), players, first)),
            Err(_) => unreachable!("75 pieces were counted"),
        }
    }
}

fn faults(pieces: &[Piece]) -> Vec<Fault> {
    let places = pieces.len();
    let mut faults = Vec::new();
    if places != PLACES {
        faults.push(Fault::Length { places });
    }
    for group in Piece::ALL {
        let pieces = pieces.iter().filter(|&&piece| piece == group).count();
        if pieces != PER_GROUP {
            faults.push(Fault::Group { group, pieces });
        }
    }
    faults
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces: Vec<String> = self.0.iter().map(Piece::to_string).collect();
        f.write_str(&pieces.join(" "))
    }
}

impl FromStr for Layout {
    type Err = PathFault;

    fn from_str(text: &str) -> Result<Layout, PathFault> {
        let pieces = (1..)
            .zip(text.split_whitespace())
            .map(|(number, word)| word.parse().map_err(|_| PathFault::Piece { number }))
            .collect::<Result<Vec<Piece>, _>>()?;
        match pieces.len() {
            PLACES => Ok(Layout(pieces)),
            pieces => Err(PathFault::Length { pieces }),
        }
    }
}

impl game::Layout for Layout {
    const NAME: &'static str = "path";
    // Nothing is left to chance on it.
    const HAS_SEED: bool = false;

    type Fault = PathFault;

    fn check(&self) -> Result<(), PathFault> {
        Faults::check(faults(&self.0)).map_err(PathFault::Groups)
    }
}

/// What is wrong with a path laid out by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathFault {
    /// A word is not a piece.
    Piece {
        /// Its number, from 1.
        number: usize,
    },
    /// There is not a piece for each place.
    Length {
        /// How many there are.
        pieces: usize,
    },
    /// There are not five pieces of each group.
    Groups(Faults),
}

impl fmt::Display for PathFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PathFault::Piece { number } => write!(f, "number {number} is no piece"),
            PathFault::Length { pieces } => write!(f, "{pieces} pieces"),
            PathFault::Groups(faults) => faults.fmt(f),
        }
    }
}

impl Error for PathFault {}
