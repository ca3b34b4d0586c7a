//! What is wrong with a record or with names.

use crate::record::{AnyRecordError, NameError, NoComputer};

/// What is wrong with a record or with names: without a capital and a full stop, so that it
/// can stand after a colon.
pub trait Records {
    /// What is wrong with a record of any game, with its line.
    fn record_error(&self, error: &AnyRecordError) -> String;

    /// Why names cannot be used.
    fn name_error(&self, error: NameError) -> String;

    /// Why it is not clear which seats a computer has.
    fn computer_error(&self, error: NoComputer) -> String;
}
