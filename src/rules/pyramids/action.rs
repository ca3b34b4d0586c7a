use std::fmt;
use std::str::FromStr;

use super::path::Path;
use super::{Color, ParseActionError, Piece, Place, Places, Size};

/// What a player does: takes the pyramid of a place. Nothing else is ever done in this
/// game.
///
/// The piece that lies there may be left out; if it is named, it must be that one.
///
/// ```
/// use mandala::rules::pyramids::{Action, Place};
///
/// let take: Action = "Take 17 small RED".parse()?;
/// assert_eq!(take.to_string(), "take 17 small red");
/// let short = Action { piece: None, ..take };
/// assert_eq!("take 17".parse(), Ok(short));
/// assert!("take 17 small".parse::<Action>().is_err());
/// # Ok::<(), mandala::rules::pyramids::ParseActionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// Where the pyramid is taken, and where the pawn goes.
    pub place: Place,
    /// The pyramid that lies there.
    pub piece: Option<Piece>,
}

/// Takes whatever lies there.
impl From<Place> for Action {
    fn from(place: Place) -> Action {
        Action { place, piece: None }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("take ")?;
        self.place.fmt(f)?;
        match self.piece {
            // Word by word, because reading a record does this for each line.
            Some(Piece { color, size }) => [" ", size.name(), " ", color.name()]
                .into_iter()
                .try_for_each(|word| f.write_str(word)),
            None => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let mut words = text.split_whitespace();
        let mut word = || words.next();
        let (verb, place) = (word(), word());
        if !verb.is_some_and(|verb| verb.eq_ignore_ascii_case("take")) {
            return Err(ParseActionError);
        }
        let place = place.and_then(read_place).ok_or(ParseActionError)?;
        let piece = match (word(), word(), word()) {
            (None, ..) => None,
            (Some(size), Some(color), None) => {
                Some(read_piece(size, color).ok_or(ParseActionError)?)
            }
            _ => return Err(ParseActionError),
        };
        Ok(Action { place, piece })
    }
}

fn read_place(word: &str) -> Option<Place> {
    // A leading sign or zero would be read, but not printed, as part of the number.
    let plain = word.starts_with(|first: char| matches!(first, '1'..='9'));
    let number = word.parse().ok().filter(|_| plain)?;
    Place::new(number)
}

fn read_piece(size: &str, color: &str) -> Option<Piece> {
    let mut sizes = Size::ALL.into_iter();
    let mut colors = Color::ALL.into_iter();
    Some(Piece {
        size: sizes.find(|named| named.name().eq_ignore_ascii_case(size))?,
        color: colors.find(|named| named.name().eq_ignore_ascii_case(color))?,
    })
}

/// The actions that are allowed, sorted by place.
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::game::Game as _;
/// use mandala::rules::pyramids::Game;
///
/// let game = Game::deal(42, 2, Seat::default());
/// let legal = game.legal_actions();
/// assert_eq!(legal.len(), 75);
/// assert_eq!(legal.get(2).unwrap().to_string(), "take 3 large blue");
/// assert!(legal.into_iter().is_sorted());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionList {
    places: Places,
    path: Path,
}

impl ActionList {
    #[inline]
    pub(super) fn new(places: Places, path: Path) -> ActionList {
        ActionList { places, path }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The places where something may be taken.
    #[inline]
    pub fn places(&self) -> Places {
        self.places
    }

    /// The one with this number, from 0.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        self.places.nth(number).map(|place| self.at(place))
    }

    /// Whether this action is among them.
    pub fn contains(&self, action: Action) -> bool {
        self.places.contains(action.place) && self.at(action.place) == action
    }

    /// All of them, sorted.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Action> + DoubleEndedIterator {
        self.places.iter().map(|place| self.at(place))
    }

    #[inline]
    fn at(&self, place: Place) -> Action {
        let piece = self.path.get(place);
        Action { place, piece }
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = ActionListIter;

    fn into_iter(self) -> ActionListIter {
        ActionListIter(self)
    }
}

/// Goes through the actions that are allowed, sorted by place.
#[derive(Clone, Debug)]
pub struct ActionListIter(ActionList);

impl Iterator for ActionListIter {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let mut places = self.0.places.iter();
        let place = places.next()?;
        self.0.places = places.rest();
        Some(self.0.at(place))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for ActionListIter {}
