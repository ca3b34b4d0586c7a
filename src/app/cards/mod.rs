//! The card table: what is chosen, whose cards are up, and what happened.

pub mod choice;
mod command;
mod drafting;
pub(super) mod keymap;
mod motion;
pub mod notice;
mod offers;
mod partner;
mod play;
mod scene;
mod sentence;
mod speech;
mod stage;
mod table;

pub use command::{Command, Target};
pub use keymap::{Context, KeyLabel};
pub use motion::{Motion, Spectacle};
pub(super) use play::CardTable;
pub use scene::{Share, StageView, TableScene};
pub use sentence::Sentence;
pub use stage::Peek;
