use super::{PER_GROUP, PLACES, Piece, Place};
use crate::rules::shuffle::Shuffler;

/// What was laid on each place: the index of its group, or one past all of them where
/// nothing was. That is half as long as the pieces themselves, and copied with each list
/// of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Path([u8; PLACES]);

impl Path {
    /// A path on which nothing was laid.
    pub(super) const EMPTY: Path = Path([Piece::GROUPS as u8; PLACES]);

    /// Five of each group, in the order of [`Piece::ALL`], shuffled by this seed.
    #[inline]
    pub(super) fn deal(seed: u64) -> Path {
        let mut groups = std::array::from_fn(|n| (n / PER_GROUP) as u8);
        Shuffler::new(seed).shuffle(&mut groups);
        Path(groups)
    }

    pub(super) fn new(pieces: [Piece; PLACES]) -> Path {
        Path(pieces.map(|piece| piece.index() as u8))
    }

    pub(super) fn lay(&mut self, place: Place, piece: Piece) {
        self.0[place.index()] = piece.index() as u8;
    }

    #[inline]
    pub(super) fn get(&self, place: Place) -> Option<Piece> {
        Piece::ALL.get(self.group(place)).copied()
    }

    /// The index of the group that a piece belongs to.
    #[inline]
    pub(super) fn group(&self, place: Place) -> usize {
        usize::from(self.0[place.index()])
    }
}
