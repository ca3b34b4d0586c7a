//! What a language must be able to say, by room: every typed sentence and label. A
//! language takes no decision and asks no rules: it only finds the words.

mod called;
pub mod cards;
pub mod house;
pub mod pyramids;
pub mod review;
mod spoken;
pub mod tiles;

pub use called::Called;
pub use cards::Cards;
pub use house::House;
pub use pyramids::Pyramids;
pub use review::Review;
pub use spoken::Spoken;
pub use tiles::Tiles;

/// A language that players read. Whoever speaks to them holds one.
pub trait Language: House + Review + Cards + Tiles + Pyramids {}

impl<T: House + Review + Cards + Tiles + Pyramids> Language for T {}

impl dyn Language + '_ {
    /// What is said at every table.
    pub fn house(&self) -> &dyn House {
        self
    }

    /// What is said of a finished game that is looked at again.
    pub fn review(&self) -> &dyn Review {
        self
    }

    /// What is said at the card table.
    pub fn cards(&self) -> &dyn Cards {
        self
    }

    /// What is said at the tile table.
    pub fn tiles(&self) -> &dyn Tiles {
        self
    }

    /// What is said at the pyramid table.
    pub fn pyramids(&self) -> &dyn Pyramids {
        self
    }
}
