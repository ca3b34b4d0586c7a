use std::fmt;

use super::{PLACES, Place};
use crate::rules::Seat;

/// The lowest bit of each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Where all pawns stand: a byte each with the number of the place, side by side in one
/// word, so that they are compared in a single step. 0 is the start; those of seats without
/// a player stand on the innermost place, where they hold up nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Pawns(u64);

impl Pawns {
    /// Nobody's pawns.
    pub(super) const NONE: Pawns = Pawns(EACH * PLACES as u64);

    /// The pawns of so many players, at the start.
    #[inline]
    pub(super) const fn at_start(players: usize) -> Pawns {
        Pawns(Pawns::NONE.0 << (8 * players))
    }

    /// Where a player's pawn stands; `None` is the start.
    #[inline]
    pub(super) const fn get(self, seat: Seat) -> Option<Place> {
        Place::new(self.steps(seat))
    }

    /// How far a player's pawn has come: the number of its place, or 0 at the start.
    #[inline]
    pub(super) const fn steps(self, seat: Seat) -> u8 {
        (self.0 >> (8 * seat.index())) as u8
    }

    #[inline]
    pub(super) const fn set(&mut self, seat: Seat, place: Option<Place>) {
        let number = match place {
            Some(place) => place.number(),
            None => 0,
        };
        let shift = 8 * seat.index();
        self.0 = self.0 & !(0xff << shift) | (number as u64) << shift;
    }

    /// Where the one that is furthest back stands.
    #[inline]
    pub(super) fn rearmost(self) -> Option<Place> {
        let steps = Seat::ALL.map(|seat| self.steps(seat));
        Place::new(steps.into_iter().fold(PLACES as u8, u8::min))
    }

    /// The next player after this one whose pawn has not come as far as a place, if there is
    /// one, and whether there is no other.
    #[inline]
    pub(super) fn next_behind(self, place: Option<Place>, after: Seat) -> Option<(Seat, bool)> {
        let number = place.map_or(0, Place::number);
        // A difference that is not below 0 keeps the top bit.
        let behind = ((0x80 | u64::from(number)) * EACH - self.0 - EACH) & (0x80 * EACH);
        let later = behind & (u64::MAX << (8 * after.index()) << 8);
        let next = if later == 0 { behind } else { later };
        let seat = Seat::at(next.trailing_zeros() as u8 / 8)?;
        Some((seat, behind.is_power_of_two()))
    }
}

impl fmt::Debug for Pawns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = Seat::ALL.map(|seat| self.steps(seat));
        f.debug_list().entries(steps).finish()
    }
}
