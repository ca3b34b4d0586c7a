//! The card table: what is chosen, whose cards are up, and what happened.

pub mod choice;
mod command;
mod drafting;
pub(super) mod keymap;
pub mod log;
mod motion;
pub mod notice;
mod partner;
mod play;
mod scene;
mod stage;
pub mod story;
mod table;
mod worth;

pub use command::{Command, Target};
pub use keymap::{Context, Hint};
pub use motion::{Motion, Spectacle};
pub(super) use play::Play;
pub use scene::{StageView, TableScene};
pub use stage::Peek;
pub use worth::points_of_claim;
