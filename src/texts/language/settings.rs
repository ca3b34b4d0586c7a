//! What is said about the settings.

use crate::app::Trouble;
use crate::app::settings::{Name, Value};

/// What is said about the settings.
pub trait Settings {
    /// Their title.
    fn title(&self) -> &'static str;

    /// What becomes of a change.
    fn remembered(&self) -> &'static str;

    /// What settings are about: the game, the screen or the program.
    fn groups(&self) -> [&'static str; 3];

    /// What a setting is called.
    fn name(&self, name: Name) -> &'static str;

    /// What a setting does.
    fn about(&self, name: Name) -> &'static str;

    /// What a setting is set to.
    fn value(&self, value: Value) -> &'static str;

    /// Why something is not remembered.
    fn trouble(&self, trouble: &Trouble) -> String;
}
