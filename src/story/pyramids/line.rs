//! What happened, as lines to be told to everyone.

use std::cmp::Reverse;

use crate::rules::Seat;
use crate::rules::pyramids::{Award, Ending, Event, Game, Piece, Place, Places, Report};

/// One thing that happened, to be told in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A player took a pyramid.
    Took {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// The pyramid.
        piece: Piece,
    },
    /// Pyramids fell into the eye.
    Fell {
        /// Where they lay, and what they were.
        pieces: Vec<(Place, Piece)>,
    },
    /// A group was scored.
    Scored(Award),
    /// Nothing lies ahead of a player any more.
    AtEnd {
        /// Who.
        seat: Seat,
    },
    /// The last player under way took all that was left.
    Swept {
        /// Who.
        seat: Seat,
        /// How many pyramids.
        pieces: u8,
    },
    /// The game ended.
    Ended(Ending),
}

/// What a report says, line by line; which pieces lay where is read off the game.
pub(crate) fn tell(report: &Report, game: &Game) -> Vec<Line> {
    let line = |event| match event {
        Event::Took { seat, place, piece } => Line::Took { seat, place, piece },
        Event::Fell { .. } => Line::Fell {
            pieces: laid(report.fell(), game),
        },
        Event::Scored(award) => Line::Scored(award),
        Event::AtEnd { seat } => Line::AtEnd { seat },
        Event::Swept { seat, pieces, .. } => Line::Swept { seat, pieces },
        Event::Ended(ending) => Line::Ended(ending),
    };
    report.events().map(line).collect()
}

/// What was laid on some places.
pub(crate) fn laid(places: Places, game: &Game) -> Vec<(Place, Piece)> {
    let piece = |place| game.laid(place).map(|piece| (place, piece));
    places.iter().filter_map(piece).collect()
}

/// Those with equal numbers of pieces among whom the pawns decided who gets how many
/// points, the one furthest along first; nobody, if the numbers alone decided.
pub(crate) fn tied(award: &Award) -> Vec<Seat> {
    let Some((second, _)) = award.shares().nth(1) else {
        return Vec::new();
    };
    // A player who is level with the first is level with the second, too.
    let is_level = |seat: &Seat| award.pieces(*seat) == award.pieces(second);
    let mut level: Vec<Seat> = Seat::all(Seat::MOST).filter(is_level).collect();
    level.sort_by_key(|&seat| Reverse(award.pawn(seat)));
    match level.len() {
        1 => Vec::new(),
        _ => level,
    }
}
