//! What would come of a take.

use super::{Shares, Who};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Game, Piece, Place, Places, Report};

/// A take as it would turn out, by the rules themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Who would take it.
    pub seat: Seat,
    /// Where.
    pub place: Place,
    /// The pyramid.
    pub piece: Piece,
    /// What would happen.
    pub report: Report,
    /// The game after that.
    pub after: Game,
}

impl Preview {
    /// What would come of taking what lies there; nothing if that is not allowed.
    pub fn of(game: &Game, place: Place) -> Option<Preview> {
        let (after, report) = game.after(place.into()).ok()?;
        Some(Preview { seat: game.to_act()?, place, piece: game.piece(place)?, report, after })
    }

    /// What lies between the pawn and the take and stays there, and who can take some of it,
    /// if that is one player alone.
    pub fn left(&self, before: &Game) -> (Places, Option<Seat>) {
        let pawn = before.pawn(self.seat);
        let between = Places::ALL.ahead_of(pawn).behind(Some(self.place));
        let stays = |&place: &Place| self.after.piece(place).is_some();
        let left: Places = between.iter().filter(stays).collect();
        let can_take = |&seat: &Seat| !left.ahead_of(self.after.pawn(seat)).is_empty();
        let mut takers = self.after.seats().filter(can_take);
        let first = takers.next();
        (left, first.filter(|_| takers.next().is_none()))
    }

    /// Who gets how many points by all groups that it finishes, told to its player.
    pub(crate) fn shares(&self) -> Shares {
        let total = |seat| self.report.scored().map(|award| award.points(seat)).sum();
        let seats = self.after.seats();
        let shares = seats.map(|seat| (Who::told(seat, self.seat), total(seat)));
        shares.filter(|&(_, points)| points > 0).collect()
    }
}
