//! Mandala, the two-player card game.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod account;
pub mod app;
pub mod cli;
pub mod record;
pub mod rules;
pub mod rules_text;
pub mod session;
pub mod store;
pub mod terminal;
pub mod ui;
