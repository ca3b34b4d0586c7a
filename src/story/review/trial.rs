//! A decision that is tried again, judged from what its player knows.

use crate::ai::Outlook;
use crate::story::{Explained, Hint, contrast};

/// What comes up to the best but for so many percent is as good.
pub const CLOSE: i32 = 2;

/// Something that was tried, and what is known to be good.
#[derive(Clone)]
pub struct Trial<G: Explained> {
    /// What was tried, with what speaks against it.
    pub tried: Hint<G>,
    /// What is known to be good, with what speaks for it; which may be the same.
    pub best: Hint<G>,
}

impl<G: Explained> Trial<G> {
    /// Something that was tried beside what is known to be good.
    pub(crate) fn new(
        view: &G::View,
        tried: &Outlook<G::Action>,
        best: &Outlook<G::Action>,
    ) -> Trial<G> {
        let [tried, best] = contrast(view, tried, best);
        Trial { tried, best }
    }

    /// Whether what was tried is as good as anything: then nothing else stands beside it.
    pub fn is_right(&self) -> bool {
        self.tried.action == self.best.action
    }

    /// What it costs, as the difference of the chances that are told.
    pub fn cost(&self) -> i32 {
        self.best.expected.chance - self.tried.expected.chance
    }
}
