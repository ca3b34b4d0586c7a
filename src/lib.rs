//! Mandala, the two-player card game.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod cli;
pub mod record;
pub mod rules;
pub mod rules_text;
