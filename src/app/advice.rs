//! Hints that a player asked for.

use super::speech::Common;
use crate::rules::Secret;
use crate::story::{Explained, Hint};

/// The hints to one decision, and whether they are wanted at all. They follow from the
/// cards of the player who asked, so they are as secret.
#[derive(Clone, Debug)]
pub(super) struct Advice<G: Explained>(Secret<Option<Asked<G>>>);

#[derive(Clone)]
struct Asked<G: Explained> {
    /// The revision of the game that was asked about.
    revision: u64,
    /// What came of it; nothing yet while it is thought about.
    hints: Option<Vec<Hint<G>>>,
    /// Whether they are shown even if something is chosen.
    on_top: bool,
}

/// What there is to be shown of the hints.
#[derive(Debug)]
pub enum Hints<'a, G: Explained> {
    /// They are being thought about.
    Awaited,
    /// What seems best, the best first.
    Given(&'a [Hint<G>]),
}

// Derived, these would ask the game itself for the same.
impl<G: Explained> Copy for Hints<'_, G> {}

impl<G: Explained> Clone for Hints<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<'a, G: Explained> Hints<'a, G> {
    /// What could be done, as far as it is known.
    pub fn actions(self) -> impl Iterator<Item = G::Action> + use<'a, G> {
        let given = match self {
            Hints::Awaited => &[],
            Hints::Given(hints) => hints,
        };
        given.iter().map(|hint| hint.action)
    }
}

impl<G: Explained> Default for Advice<G> {
    fn default() -> Advice<G> {
        Advice(Secret(None))
    }
}

impl<G: Explained> Advice<G> {
    /// Asks for hints, or puts them away if they are shown.
    pub(super) fn toggle(&mut self, revision: u64, has_choice: bool) {
        if self.shown(revision, has_choice).is_some() {
            return self.forget();
        }
        let asked = self.0.0.take().filter(|asked| asked.revision == revision);
        self.0.0 =
            Some(Asked { revision, hints: asked.and_then(|asked| asked.hints), on_top: true });
    }

    /// Lets what is chosen be seen again.
    pub(super) fn step_aside(&mut self) {
        if let Some(asked) = &mut self.0.0 {
            asked.on_top = false;
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
    pub(super) fn give(&mut self, hints: Vec<Hint<G>>) {
        if let Some(asked) = &mut self.0.0 {
            asked.hints = Some(hints);
        }
    }

    /// What is to be shown: what is chosen takes the place of hints, unless they were
    /// asked for once more.
    pub(super) fn shown(&self, revision: u64, has_choice: bool) -> Option<Hints<'_, G>> {
        let on_top = self.0.0.as_ref().is_some_and(|asked| asked.on_top);
        self.now(revision).filter(|_| on_top || !has_choice)
    }

    /// What hints expect of an action, or that it is none of theirs.
    pub(super) fn of(&self, revision: u64, action: G::Action) -> Option<Common> {
        let Hints::Given(hints) = self.now(revision)? else {
            return None;
        };
        let hint = hints.iter().find(|hint| hint.action == action);
        Some(hint.map_or(Common::NoHint, |hint| Common::Expects(hint.expected)))
    }

    /// What there is while the game is at this revision: hints to an earlier one say
    /// nothing any more.
    pub(super) fn now(&self, revision: u64) -> Option<Hints<'_, G>> {
        let asked = self.0.0.as_ref();
        let asked = asked.filter(|asked| asked.revision == revision)?;
        Some(match &asked.hints {
            Some(hints) => Hints::Given(hints),
            None => Hints::Awaited,
        })
    }
}
