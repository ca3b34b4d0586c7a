//! Hints that a player asked for.

use std::cmp::Reverse;

use crate::ai::{Estimate, Outlook};
use crate::rules::Secret;
use crate::story::told;

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
    /// Whether they are shown even if something is chosen.
    on_top: bool,
}

/// What there is to be shown of the hints.
#[derive(Clone, Copy, Debug)]
pub enum Hints<'a, A> {
    /// They are being thought about.
    Awaited,
    /// What seems best, the best first.
    Given(&'a [Outlook<A>]),
}

impl<'a, A: Copy> Hints<'a, A> {
    /// What could be done, as far as it is known.
    pub fn actions(self) -> impl Iterator<Item = A> + use<'a, A> {
        let given = match self {
            Hints::Awaited => &[],
            Hints::Given(hints) => hints,
        };
        given.iter().map(|hint| hint.action)
    }
}

impl<A> Default for Advice<A> {
    fn default() -> Advice<A> {
        Advice(Secret(None))
    }
}

impl<A> Advice<A> {
    /// Asks for hints, or puts them away if they are shown.
    pub(super) fn toggle(&mut self, revision: u64, has_choice: bool) {
        if self.shown(revision, has_choice).is_some() {
            return self.forget();
        }
        let asked = self.0.0.take().filter(|asked| asked.revision == revision);
        self.0.0 = Some(Asked {
            revision,
            hints: asked.and_then(|asked| asked.hints),
            on_top: true,
        });
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

    /// Takes the hints that were found. They are sorted as they will be read, so that none
    /// with a smaller number stands above a better one.
    pub(super) fn give(&mut self, mut hints: Vec<Outlook<A>>) {
        hints.sort_by_key(|hint| Reverse(told(hint.estimate)));
        if let Some(asked) = &mut self.0.0 {
            asked.hints = Some(hints);
        }
    }

    /// What is to be shown: what is chosen takes the place of hints, unless they were
    /// asked for once more.
    pub(super) fn shown(&self, revision: u64, has_choice: bool) -> Option<Hints<'_, A>> {
        let on_top = self.0.0.as_ref().is_some_and(|asked| asked.on_top);
        self.now(revision).filter(|_| on_top || !has_choice)
    }

    /// What hints expect of an action, if it is one of theirs.
    pub(super) fn of(&self, revision: u64, action: A) -> Option<Estimate>
    where
        A: PartialEq,
    {
        let Hints::Given(hints) = self.now(revision)? else {
            return None;
        };
        let hint = hints.iter().find(|hint| hint.action == action)?;
        Some(hint.estimate)
    }

    /// What there is while the game is at this revision: hints to an earlier one say
    /// nothing any more.
    pub(super) fn now(&self, revision: u64) -> Option<Hints<'_, A>> {
        let asked = self.0.0.as_ref();
        let asked = asked.filter(|asked| asked.revision == revision)?;
        Some(match &asked.hints {
            Some(hints) => Hints::Given(hints),
            None => Hints::Awaited,
        })
    }
}
