use crate::record::Names;
use crate::rules::Seat;

/// What players are called in a sentence: their names, or as much of them as fits.
pub trait Called {
    /// What the player in a seat is called.
    fn name(&self, seat: Seat) -> &str;
}

impl Called for Names {
    fn name(&self, seat: Seat) -> &str {
        self.of(seat)
    }
}

/// By seat.
impl Called for Vec<String> {
    fn name(&self, seat: Seat) -> &str {
        &self[seat.index()]
    }
}

impl dyn Called + '_ {
    /// What a player is called.
    pub fn of(&self, player: impl Into<Seat>) -> &str {
        self.name(player.into())
    }
}
