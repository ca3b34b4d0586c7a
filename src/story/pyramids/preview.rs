//! What would come of a take.

use crate::rules::Seat;
use crate::rules::pyramids::{Game, Piece, Place, Report};

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
        Some(Preview {
            seat: game.to_act()?,
            place,
            piece: game.piece(place)?,
            report,
            after,
        })
    }
}
