//! The rules of the pyramid game, a sentence a test.

mod allocations;
mod ends;
mod examples;
mod golden;
pub mod help;
mod means;
mod places;
mod positions;
mod properties;
mod refusals;
mod rulings;
mod turns;
