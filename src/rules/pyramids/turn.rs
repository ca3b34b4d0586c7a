//! What happens in a turn, once it is known to be legal.

use super::{Ending, Event, Game, Phase, Piece, Place, Places};
use crate::rules::Seat;

/// Hears what an action brings about. A search plays on without one.
pub(super) trait Listener {
    fn tell(&mut self, event: Event);

    /// Where the pieces lay that fall into the eye.
    fn fell(&mut self, places: Places);

    /// Where the pieces lay that are swept up.
    fn swept(&mut self, places: Places);
}

impl Listener for () {
    #[inline]
    fn tell(&mut self, _: Event) {}

    #[inline]
    fn fell(&mut self, _: Places) {}

    #[inline]
    fn swept(&mut self, _: Places) {}
}

/// Some groups, a bit for each.
#[derive(Clone, Copy, Default)]
struct Groups(u16);

impl Groups {
    #[inline]
    fn and(self, others: Groups) -> Groups {
        Groups(self.0 | others.0)
    }

    /// By color and then by size.
    #[inline]
    fn iter(self) -> impl Iterator<Item = Piece> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let group = Piece::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(*group)
        })
    }
}

impl Game {
    #[inline]
    pub(super) fn take(
        &mut self,
        seat: Seat,
        place: Place,
        piece: Piece,
        listener: &mut impl Listener,
    ) {
        listener.tell(Event::Took { seat, place, piece });
        let last = self.left.last();
        self.pawns[seat.index()] = Some(place);
        self.left = self.left - Places::of(place);
        let mut finished = self.lift(piece.index(), Some(seat));

        let rearmost = self.seats().map(|seat| self.steps(seat)).min();
        let passed = self.left.behind(rearmost.and_then(Place::new));
        if !passed.is_empty() {
            finished = finished.and(self.lift_all(passed, None));
            listener.fell(passed);
            let pieces = passed.len() as u8;
            listener.tell(Event::Fell { pieces });
        }
        self.score(finished, listener);

        // Only without the innermost piece does anybody's way end.
        let now_last = self.left.last();
        if now_last < last {
            for other in self.seats() {
                if (now_last..=last).contains(&self.pawn(other)) {
                    listener.tell(Event::AtEnd { seat: other });
                }
            }
        }
        self.pass_on(seat, listener);
    }

    /// Gives the turn to the next player under way, or ends the game.
    #[inline]
    fn pass_on(&mut self, seat: Seat, listener: &mut impl Listener) {
        let last = self.left.last().map_or(0, Place::number);
        let mut under_way = 0_u8;
        for other in self.seats() {
            under_way |= u8::from(self.steps(other) < last) << other.index();
        }
        // Those after this player come first.
        let after = under_way & (u8::MAX << seat.index() << 1);
        let next = if after == 0 { under_way } else { after };
        match Seat::ALL.get(next.trailing_zeros() as usize) {
            Some(&next) if under_way.is_power_of_two() => self.sweep(next, listener),
            Some(&next) => self.phase = Phase::Turn(next),
            None => self.end(Ending::Emptied, listener),
        }
    }

    /// The last player under way takes all that is left, which lies ahead of them.
    fn sweep(&mut self, seat: Seat, listener: &mut impl Listener) {
        let swept = self.left;
        if let Some(to) = swept.last() {
            self.pawns[seat.index()] = Some(to);
            let finished = self.lift_all(swept, Some(seat));
            listener.swept(swept);
            let pieces = swept.len() as u8;
            listener.tell(Event::Swept { seat, pieces, to });
            self.score(finished, listener);
        }
        self.end(Ending::Swept, listener);
    }

    pub(super) fn end(&mut self, ending: Ending, listener: &mut impl Listener) {
        self.phase = Phase::Over(ending);
        listener.tell(Event::Ended(ending));
    }

    /// How far a player's pawn has come: the number of its place, or 0 at the start.
    #[inline]
    fn steps(&self, seat: Seat) -> u8 {
        self.pawn(seat).map_or(0, Place::number)
    }

    /// Takes pieces off the path, to a player or else into the eye. Gives the groups of
    /// which none is left there.
    #[inline]
    fn lift_all(&mut self, places: Places, to: Option<Seat>) -> Groups {
        self.left = self.left - places;
        places
            .into_iter()
            .fold(Groups::default(), |finished, place| {
                finished.and(self.lift(self.path.group(place), to))
            })
    }

    /// Takes a piece of this group off the path. Gives the group, if it is finished.
    #[inline]
    fn lift(&mut self, group: usize, to: Option<Seat>) -> Groups {
        match to {
            Some(seat) => self.owned[group][seat.index()] += 1,
            None => self.eye[group] += 1,
        }
        self.on_path[group] -= 1;
        Groups(u16::from(self.on_path[group] == 0) << group)
    }

    /// Gives the points of groups to their owners. The pieces leave the players and the
    /// eye; only a group that nobody owns stays in the eye.
    #[inline]
    fn score(&mut self, groups: Groups, listener: &mut impl Listener) {
        for group in groups.iter() {
            let award = self.award(group);
            let shares = award.split();
            for (seat, points) in shares {
                self.points[seat.index()] += points;
            }
            if shares[0].1 > 0 {
                self.eye[group.index()] = 0;
            }
            self.owned[group.index()] = [0; Seat::MOST];
            listener.tell(Event::Scored(award));
        }
    }
}
