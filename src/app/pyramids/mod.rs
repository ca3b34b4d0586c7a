//! The pyramid table: what is chosen, what would come of it, and what happened.

pub mod choice;
mod command;
pub(super) mod keymap;
mod motion;
pub mod notice;
mod offers;
mod play;
mod scene;
mod sentence;
mod speech;
mod table;

pub use command::Command;
pub use keymap::KeyLabel;
pub use motion::{Motion, SWEEP_FRAMES, Walk};
pub(super) use play::PyramidTable;
pub use scene::{StageView, TableScene};
pub use sentence::Sentence;
