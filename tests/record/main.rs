//! Games as text, and that text in files.

#[path = "../common/mod.rs"]
mod common;

mod computers;
mod damage;
mod deck;
mod errors;
mod games;
mod kinds;
mod mangled;
mod notation;
mod open;
mod past;
mod pyramids;
mod pyramids_damage;
mod sentences;
mod store;
mod tiles;
