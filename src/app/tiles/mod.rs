//! The tile table: where the cursor is, what would be done there, and what happened.

mod choice;
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

pub use choice::{At, Refusals, Way};
pub use command::Command;
pub use keymap::{Context, KeyLabel};
pub use motion::{Motion, STEPS, Turning};
pub(super) use play::TileTable;
pub use scene::{Pick, Reach, StageView, TableScene};
pub use sentence::{Few, Finish, Gain, Lays, Sentence};
