//! The rules, pure: no terminal, no files, no clock, no global randomness.
//!
//! [`Color`], [`Player`] and the [`shuffle`] are common ground; the card game itself
//! lives in [`cards`].

pub mod cards;
mod color;
mod duel;
mod secret;
pub mod shuffle;

pub use color::{Color, ParseColorError};
pub use duel::{ByPlayer, Player};
pub use secret::Secret;
