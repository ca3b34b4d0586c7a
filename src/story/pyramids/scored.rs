//! How a group is scored, and why so.

use std::cmp::Reverse;

use crate::rules::Seat;
use crate::rules::pyramids::{Award, Piece};

/// Somebody, told to the player who decides, or to everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// That player.
    You,
    /// Another one.
    Other(Seat),
}

impl Who {
    /// Somebody, told to the player in this seat, or to everyone.
    pub(crate) fn told(seat: Seat, to: impl Into<Option<Seat>>) -> Who {
        if to.into() == Some(seat) { Who::You } else { Who::Other(seat) }
    }
}

/// Who gets how many points.
pub type Shares = Vec<(Who, u8)>;

/// How a group is scored, and why so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The group.
    pub group: Piece,
    /// Who gets points for it, the first one first.
    pub shares: Shares,
    /// How many pieces they have.
    pub counts: Counts,
    /// Who has as many as another, if pawns decided.
    pub tie: Option<Tie>,
}

/// How many pieces of a group those have who get points for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// There is only one owner.
    OnlyOwner,
    /// So many each.
    Each(u8),
    /// The first one has so many, the second so many.
    To(u8, u8),
}

/// Those with equal numbers of pieces among whom the pawns decide who gets how many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Who, the one furthest along first.
    pub order: Vec<Who>,
    /// How many pieces each of them has.
    pub pieces: u8,
    /// Whether the second of three or more scores, too, because they share the lead.
    pub has_second: bool,
}

impl Scored {
    /// How an award comes about, told to the player in this seat, or to everyone; nothing
    /// if nobody gets it.
    pub(crate) fn of(award: &Award, to: Option<Seat>) -> Option<Scored> {
        let who = |seat| Who::told(seat, to);
        let pieces: Vec<u8> = award.shares().map(|(seat, _)| award.pieces(seat)).collect();
        let counts = match pieces[..] {
            [] => return None,
            [_] => Counts::OnlyOwner,
            [first, second, ..] if first == second => Counts::Each(first),
            [first, second, ..] => Counts::To(first, second),
        };
        let order = tied(award);
        let tie = order.first().map(|&ahead| Tie {
            order: order.iter().copied().map(who).collect(),
            pieces: award.pieces(ahead),
            has_second: award.first() == Some(ahead) && order.len() > 2,
        });
        let shares = award.shares().map(|(seat, points)| (who(seat), points));
        Some(Scored { group: award.group, shares: shares.collect(), counts, tie })
    }
}

/// Those with equal numbers among whom the pawns decided, the one furthest along first;
/// nobody, if the numbers alone decided.
fn tied(award: &Award) -> Vec<Seat> {
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
