use super::Called;
use crate::story::tiles::{Deed, Reason};

/// What is said at the tile table.
pub trait Tiles {
    /// What is done with an action.
    fn deed(&self, deed: Deed) -> String;

    /// What speaks for an action: without a capital and a full stop, to stand behind it.
    fn reasons(&self, reasons: &[Reason], names: &dyn Called) -> String;
}
