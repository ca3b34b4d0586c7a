use super::Called;
use crate::story::pyramids::{Deed, Line, Reason};

/// What is said at the pyramid table.
pub trait Pyramids {
    /// What happened, as an entry of the log: without a full stop.
    fn entry(&self, line: &Line, names: &dyn Called) -> String;

    /// The same as a sentence.
    fn told(&self, line: &Line, names: &dyn Called) -> String;

    /// What is done with an action.
    fn deed(&self, deed: Deed) -> String;

    /// What speaks for an action: without a capital and a full stop, to stand behind it.
    fn reasons(&self, reasons: &[Reason], names: &dyn Called) -> String;
}
