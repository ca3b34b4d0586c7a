//! What happened, as lines to be told to everyone.

use super::scored::{Scored, Shares, Who};
use crate::rules::Seat;
use crate::rules::pyramids::{Ending, Event, Game, Piece, Place, Places, Report};

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
    Fell(Fallen),
    /// A group was scored.
    Scored(Scored),
    /// All of a group are in the eye, and nobody scores it.
    Lost(Piece),
    /// So many groups were scored at once.
    ScoredMany(usize, Shares),
    /// So many groups were scored at once for nobody.
    LostMany(usize),
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

/// What falls into the eye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fallen {
    /// A few pyramids, by what they are.
    Few(Vec<Piece>),
    /// Many of them, which are only counted.
    Many(usize),
}

impl Fallen {
    /// What lay on these places when the game began.
    pub(crate) fn of(places: Places, game: &Game) -> Fallen {
        const FEW: usize = 4;
        match places.len() {
            0..=FEW => Fallen::Few(places.iter().filter_map(|it| game.laid(it)).collect()),
            many => Fallen::Many(many),
        }
    }
}

/// What a report says, line by line; which pieces lay where is read off the game.
pub(crate) fn tell(report: &Report, game: &Game) -> Vec<Line> {
    let line = |event| match event {
        Event::Took { seat, place, piece } => Line::Took { seat, place, piece },
        Event::Fell { .. } => Line::Fell(Fallen::of(report.fell(), game)),
        Event::Scored(award) => match Scored::of(&award, None) {
            Some(scored) => Line::Scored(scored),
            None => Line::Lost(award.group),
        },
        Event::AtEnd { seat } => Line::AtEnd { seat },
        Event::Swept { seat, pieces, .. } => Line::Swept { seat, pieces },
        Event::Ended(ending) => Line::Ended(ending),
    };
    report.events().map(line).collect()
}

/// The same in fewer lines: groups that were scored at once are only counted, and if
/// somebody takes the rest, it is plain that the others are at the end.
pub(crate) fn in_short(lines: &[Line]) -> Vec<Line> {
    let is_swept = lines.iter().any(|line| matches!(line, Line::Swept { .. }));
    let mut counted = counted(lines);
    let shorter = lines.iter().filter_map(|line| match line {
        Line::AtEnd { .. } if is_swept => None,
        // All of them stand where the first one did.
        Line::Scored(_) | Line::Lost(_) => counted.take(),
        line => Some(line.clone()),
    });
    shorter.collect()
}

/// How many groups were scored, and what that brought to whom; nothing if none was.
fn counted(lines: &[Line]) -> Option<Line> {
    let scored = |line: &Line| match line {
        Line::Scored(scored) => Some(scored.shares.clone()),
        Line::Lost(_) => Some(Vec::new()),
        _ => None,
    };
    let groups: Vec<Shares> = lines.iter().filter_map(scored).collect();
    let points = |who: Who| -> u8 {
        let shares = groups.iter().flatten();
        shares.filter(|it| it.0 == who).map(|it| it.1).sum()
    };
    let each = Seat::all(Seat::MOST).map(Who::Other);
    let shares: Shares = each.map(|who| (who, points(who))).collect();
    let shares: Shares = shares.into_iter().filter(|it| it.1 > 0).collect();
    match (groups.len(), shares.is_empty()) {
        (0, _) => None,
        (groups, true) => Some(Line::LostMany(groups)),
        (groups, false) => Some(Line::ScoredMany(groups, shares)),
    }
}
