//! Hints that a player asked for.

use crate::ai::Outlook;
use crate::rules::Secret;

/// The hints to one decision, and whether they are wanted at all. They follow from the
/// cards of the player who asked, so they are as secret.
#[derive(Clone, Debug)]
pub(super) struct Advice<A>(Secret<Option<Asked<A>>>);

#[derive(Clone)]
struct Asked<A> {
    /// The revision of the game that was asked about.
    revision: u64,
    /// What came of it; nothing yet while it is thought about.
    hints: Option<Vec<Outlook<A>>>,
}

/// What there is to be shown of the hints.
#[derive(Clone, Copy, Debug)]
pub enum Hints<'a, A> {
    /// They are being thought about.
    Awaited,
    /// What seems best, the best first.
    Given(&'a [Outlook<A>]),
}

impl<A> Default for Advice<A> {
    fn default() -> Advice<A> {
        Advice(Secret(None))
    }
}

impl<A> Advice<A> {
    /// Asks for hints, unless there are some already.
    pub(super) fn ask(&mut self, revision: u64) {
        if self.now(revision).is_none() {
            self.0.0 = Some(Asked {
                revision,
                hints: None,
            });
        }
    }

    /// Puts the hints away.
    pub(super) fn forget(&mut self) {
        self.0.0 = None;
    }

    /// Whether hints to the game at this revision are still to be found.
    pub(super) fn is_awaited(&self, revision: u64) -> bool {
        matches!(self.now(revision), Some(Hints::Awaited))
    }

    /// Takes the hints that were found.
    pub(super) fn give(&mut self, hints: Vec<Outlook<A>>) {
        if let Some(asked) = &mut self.0.0 {
            asked.hints = Some(hints);
        }
    }

    /// What there is to be shown while the game is at this revision: those to an earlier
    /// one say nothing any more.
    pub(super) fn now(&self, revision: u64) -> Option<Hints<'_, A>> {
        let asked = self.0.0.as_ref();
        let asked = asked.filter(|asked| asked.revision == revision)?;
        Some(match &asked.hints {
            Some(hints) => Hints::Given(hints),
            None => Hints::Awaited,
        })
    }
}
