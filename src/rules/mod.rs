//! The rules, pure: no terminal, no files, no clock, no global randomness.
//!
//! [`Color`], [`Seat`] and the [`shuffle`] are common ground; the card game itself
//! lives in [`cards`].

pub mod cards;
mod color;
mod seat;
mod secret;
pub mod shuffle;

pub use color::{Color, ParseColorError};
pub use seat::{BySeat, Seat};
pub use secret::Secret;
