//! The rules, pure: no terminal, no files, no clock, no global randomness.
//!
//! [`Color`], [`Player`], [`Seat`], [`Level`] and the [`shuffle`] are common ground, and
//! [`game`] is what all games have in common. The games themselves live in [`cards`], [`tiles`]
//! and [`pyramids`].

pub mod cards;
mod color;
mod duel;
pub mod faults;
pub mod game;
mod kind;
mod level;
mod phrase;
pub mod pyramids;
mod seat;
mod secret;
mod set;
pub mod shuffle;
pub mod tiles;

pub use color::{Color, ParseColorError};
pub use duel::{ByPlayer, Player};
pub use kind::{Kind, ParseKindError};
pub use level::Level;
pub use seat::{NoSuchPlayer, Seat};
pub use secret::Secret;
