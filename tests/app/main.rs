//! The game at the table, driven by keys as the terminal drives it.

mod cover;
mod draft;
mod ending;
mod help;
mod keys;
mod overlays;
mod refusals;
mod replay;
mod start;
mod turn;
