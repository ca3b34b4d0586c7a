//! The rules of the game, a sentence a test.
//!
//! Situations are laid out in the notation of `Setup`, actions are written as in a
//! record. What is expected follows from the rules, not from what the code does;
//! only the golden deals pin what the seeds happen to bring.

#[path = "../common/mod.rs"]
mod common;

mod ai;
mod allocations;
mod build;
mod cases;
mod conformance;
mod end;
mod endless;
mod golden;
mod help;
mod laid_out;
mod piles;
mod position;
mod properties;
mod properties_events;
mod prospect;
mod pyramids;
mod questions;
mod refusals;
mod run_out;
mod sample;
mod scoring;
mod secrecy;
mod secrets;
mod setup;
mod silent;
mod tiles;
