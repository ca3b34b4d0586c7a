//! What is said at every table.

use super::Called;
use crate::app::Common;
use crate::app::keymap::KeyCode;
use crate::story::Expected;

/// What is said at every table.
pub trait House {
    /// What a key is called.
    fn key(&self, key: KeyCode) -> String;

    /// A sentence that every table has.
    fn common(&self, sentence: Common, names: &dyn Called) -> String;

    /// What could be done, with what is expected of it and what speaks for it.
    fn hint(&self, deed: &str, expected: Expected, why: Option<&str>) -> String;
}
