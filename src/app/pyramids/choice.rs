//! What a player is about to take, and how they find it.

use super::notice::Notice;
use crate::app::cycle::neighbor;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Color, Game, Piece, Place, Places, Size};

/// How far a page goes.
const PAGE: isize = 5;

/// What a player asks for: a color, a size, both or neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The color, if it matters.
    pub color: Option<Color>,
    /// The size, if it matters.
    pub size: Option<Size>,
}

impl Wanted {
    /// A group.
    fn group(piece: Piece) -> Wanted {
        Wanted { color: Some(piece.color), size: Some(piece.size) }
    }

    /// Whether a piece is like that.
    pub fn is_met_by(self, piece: Piece) -> bool {
        self.color.is_none_or(|color| color == piece.color)
            && self.size.is_none_or(|size| size == piece.size)
    }
}

/// A pyramid that is about to be taken, and how it was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    place: Option<Place>,
    wanted: Wanted,
}

impl Choice {
    /// The place with the cursor, once one has it.
    pub fn place(self) -> Option<Place> {
        self.place
    }

    /// How it was asked for.
    pub fn wanted(self) -> Wanted {
        self.wanted
    }

    /// Where else ahead something like the chosen pyramid lies, with the chosen one.
    pub fn alike(self, game: &Game) -> Places {
        let chosen = self.place.and_then(|place| game.piece(place));
        match chosen {
            Some(piece) if self.wanted == Wanted::default() => like(game, Wanted::group(piece)),
            Some(_) => like(game, self.wanted),
            None => Places::NONE,
        }
    }

    /// The pyramid of a place ahead.
    pub(super) fn at(place: Option<Place>) -> Choice {
        Choice { place, wanted: Wanted::default() }
    }

    /// Nothing, after a refusal: the next keys must not take what was chosen before. What
    /// was asked for in vain stays asked for, so that a size typed after a color never
    /// takes another color.
    pub(super) fn refused(reason: Notice) -> Choice {
        let wanted = match reason {
            Notice::NoneAhead(wanted) => wanted,
            _ => Wanted::default(),
        };
        Choice { place: None, wanted }
    }

    /// Goes through all that lies ahead, round and round.
    pub(super) fn step(self, game: &Game, by: isize) -> Choice {
        let all: Vec<Place> = ahead(game).iter().collect();
        Choice::at(neighbor(&all, self.place, by))
    }

    /// Goes some pyramids further or back, but not past the first or the last.
    pub(super) fn page(self, game: &Game, pages: isize) -> Choice {
        let all: Vec<Place> = ahead(game).iter().collect();
        let here = all.iter().position(|&place| Some(place) == self.place);
        let from = here.map_or(-1, |here| here as isize);
        let last = all.len().saturating_sub(1) as isize;
        let next = (from + pages * PAGE).clamp(0, last.max(0));
        Choice::at(all.get(next as usize).copied())
    }

    /// The nearest pyramid ahead.
    pub(super) fn nearest(game: &Game) -> Choice {
        Choice::at(ahead(game).first())
    }

    /// The innermost pyramid ahead.
    pub(super) fn innermost(game: &Game) -> Choice {
        Choice::at(ahead(game).last())
    }

    /// A pyramid of a color.
    pub(super) fn color(self, game: &Game, color: Color) -> Result<Choice, Notice> {
        let wanted = Wanted { color: Some(color), size: None };
        self.find(game, wanted)
    }

    /// A pyramid of a size, and of the color asked for before.
    pub(super) fn size(self, game: &Game, size: Size) -> Result<Choice, Notice> {
        let wanted = Wanted { color: self.wanted.color, size: Some(size) };
        self.find(game, wanted)
    }

    /// A pyramid of a group.
    pub(super) fn group(self, game: &Game, group: Piece) -> Result<Choice, Notice> {
        self.find(game, Wanted::group(group))
    }

    /// The nearest pyramid that would finish a group; after one of them, the next.
    pub(super) fn finishing(self, game: &Game) -> Result<Choice, Notice> {
        let finishes = |&place: &Place| {
            let after = game.after(place.into());
            after.is_ok_and(|(_, report)| report.scored().next().is_some())
        };
        let found: Places = ahead(game).iter().filter(finishes).collect();
        let from = self.place.filter(|&place| found.contains(place));
        let place = following(found, from).ok_or(Notice::NoneFinishes)?;
        Ok(Choice::at(Some(place)))
    }

    /// The nearest pyramid of what is wanted; the next one if it was asked for already.
    fn find(self, game: &Game, wanted: Wanted) -> Result<Choice, Notice> {
        let from = self.place.filter(|_| self.wanted == wanted);
        let place = following(like(game, wanted), from).ok_or(Notice::NoneAhead(wanted))?;
        Ok(Choice { place: Some(place), wanted })
    }
}

/// Whether something ahead of the player whose turn it is would finish a group, other than
/// by leaving all the rest to somebody else: that is nearly always possible.
pub(super) fn can_finish(game: &Game) -> bool {
    let mut reports = ahead(game).iter().filter_map(|place| Some(game.after(place.into()).ok()?.1));
    reports.any(|report| report.swept().is_empty() && report.scored().next().is_some())
}

/// What lies ahead of the player whose turn it is.
fn ahead(game: &Game) -> Places {
    game.legal_actions().places()
}

/// Where something like that lies ahead of them.
fn like(game: &Game, wanted: Wanted) -> Places {
    let is_met = |&place: &Place| game.piece(place).is_some_and(|it| wanted.is_met_by(it));
    ahead(game).iter().filter(is_met).collect()
}

/// The first of some places after this one, or else the first of all.
fn following(places: Places, after: Option<Place>) -> Option<Place> {
    places.ahead_of(after).first().or(places.first())
}
