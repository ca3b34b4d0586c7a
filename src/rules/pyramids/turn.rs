//! What happens in a turn, once it is known to be legal.

use super::award::shares;
use super::counts::{Counts, Groups};
use super::{Ending, Game, Phase, Place, Places};
use crate::rules::Seat;

/// Hears what an action brings about, in this order. A search plays on without one.
pub(super) trait Listener {
    /// A player took a piece, and their pawn stands where it lay.
    fn took(&mut self, _seat: Seat, _place: Place, _after: &Game) {}

    /// Pieces fell into the eye.
    fn fell(&mut self, _places: Places) {}

    /// Groups are about to be scored, if these are any.
    fn scores(&mut self, _groups: Groups, _before: &Game) {}

    /// Nothing lies ahead of a player any more.
    fn at_end(&mut self, _seat: Seat) {}

    /// The last player under way takes all that is left.
    fn sweeps(&mut self, _seat: Seat, _places: Places) {}

    /// The game is over.
    fn ended(&mut self, _ending: Ending) {}
}

impl Listener for () {}

impl Game {
    #[inline]
    pub(super) fn take(&mut self, seat: Seat, place: Place, listener: &mut impl Listener) {
        let last = self.left.last();
        let taken = Counts::one(self.path.group(place));
        self.pawns.set(seat, Some(place));
        self.left = self.left - Places::of(place);
        self.on_path -= taken;
        self.owned[seat.index()] += taken;
        listener.took(seat, place, self);

        let passed = self.left.behind(self.pawns.rearmost());
        let fallen = self.lift(passed);
        self.eye += fallen;
        listener.fell(passed);
        self.score(taken + fallen, listener);

        // Only without the innermost piece does anybody's way end.
        let now_last = self.left.last();
        if now_last < last {
            for other in self.seats() {
                if (now_last..=last).contains(&self.pawns.get(other)) {
                    listener.at_end(other);
                }
            }
        }
        self.pass_on(seat, listener);
    }

    /// Gives the turn to the next player under way, or ends the game.
    #[inline]
    fn pass_on(&mut self, seat: Seat, listener: &mut impl Listener) {
        match self.pawns.next_behind(self.left.last(), seat) {
            Some((last, true)) => self.sweep(last, listener),
            Some((next, false)) => self.phase = Phase::Turn(next),
            None => self.end(Ending::Emptied, listener),
        }
    }

    /// The last player under way takes all that is left, which lies ahead of them.
    fn sweep(&mut self, seat: Seat, listener: &mut impl Listener) {
        listener.sweeps(seat, self.left);
        self.pawns.set(seat, self.left.last());
        let swept = self.lift(self.left);
        self.owned[seat.index()] += swept;
        self.score(swept, listener);
        self.end(Ending::Swept, listener);
    }

    pub(super) fn end(&mut self, ending: Ending, listener: &mut impl Listener) {
        self.phase = Phase::Over(ending);
        listener.ended(ending);
    }

    /// Takes pieces off the path, and counts them.
    #[inline]
    fn lift(&mut self, places: Places) -> Counts {
        self.left = self.left - places;
        let count = |sum, place| sum + Counts::one(self.path.group(place));
        let lifted = places.into_iter().fold(Counts::NONE, count);
        self.on_path -= lifted;
        lifted
    }

    /// Gives the points of the groups whose last pieces were lifted to their owners. The
    /// pieces leave the players and the eye; only a group that nobody owns stays in the
    /// eye.
    #[inline]
    fn score(&mut self, lifted: Counts, listener: &mut impl Listener) {
        let groups = lifted.groups().without(self.on_path.groups());
        if groups.is_empty() {
            return;
        }
        listener.scores(groups, self);
        let players = self.players().min(Seat::MOST);
        let shares = shares(&self.owned[..players], self.pawns);
        for seat in self.seats() {
            self.points[seat.index()] += shares[seat.index()].only(groups).sum();
            let owned = &mut self.owned[seat.index()];
            self.eye = self.eye.without(groups.and(owned.groups()));
            *owned = owned.without(groups);
        }
    }
}
