//! A computer at the card table: a person alone against it has nothing to hide, and takes
//! back its answers with what they did themselves.

use super::notice::{Final, Notice};
use super::play::Play;
use super::stage::{Peek, Stage};
use crate::ai::Estimate;
use crate::app::Hints;
use crate::app::around::neighbor;
use crate::record::cards::{Move, Step};
use crate::rules::Player;
use crate::rules::cards::Action;

impl Play {
    /// The person who plays alone against a computer, so has nothing to hide.
    pub(super) fn alone(&self) -> Option<Player> {
        let seat = self.course().computers().only_person(Player::BOTH.len())?;
        Player::try_from(seat).ok()
    }

    /// Whether something is chosen, if the player to decide has their cards up.
    fn has_choice(&self) -> Option<bool> {
        match self.stage {
            Stage::Choose { choice, .. } => Some(choice.color().is_some()),
            Stage::Draft {
                pick,
                peek: Peek::Up,
                ..
            } => Some(pick.is_some()),
            _ => None,
        }
    }

    /// Asks for hints, or puts them away.
    pub(super) fn ask_for_hints(&mut self) {
        let revision = self.course().revision();
        if let Some(has_choice) = self.has_choice() {
            self.advice.toggle(revision, has_choice);
        }
    }

    /// The hints to be shown: only with the cards up.
    pub(super) fn hints(&self) -> Option<Hints<'_, Action>> {
        let revision = self.course().revision();
        self.advice.shown(revision, self.has_choice()?)
    }

    /// What hints that were asked for expect of the action that is chosen.
    pub(super) fn outlook(&self) -> Option<Estimate> {
        match self.stage {
            Stage::Choose { choice, .. } => {
                self.advice.of(self.course().revision(), choice.action()?)
            }
            _ => None,
        }
    }

    /// Whether hints lie over what is chosen.
    pub(super) fn are_hints_over_choice(&self) -> bool {
        self.has_choice() == Some(true) && self.hints().is_some()
    }

    /// While hints are shown, the one after that which is chosen.
    pub(super) fn proposed(&self, chosen: Option<Action>, by: isize) -> Option<Action> {
        let actions: Vec<Action> = self.hints()?.actions().collect();
        neighbor(&actions, chosen, by)
    }

    /// Why the last thing the person alone at the table did cannot be taken back.
    fn why_final(&self) -> Final {
        let is_own = |step: &&Step| {
            let player = match step.made {
                Move::Action(player, _) => Some(player),
                Move::Agreed => None,
            };
            player == self.alone()
        };
        match self.course().steps().iter().rfind(is_own) {
            Some(step) if step.report.revealed_nothing() => Final::Answered,
            Some(step) => match step.made {
                Move::Action(_, Action::Grow { .. }) => Final::Completed,
                Move::Action(_, Action::Claim { .. }) => Final::Shared,
                _ => Final::Drew,
            },
            None => Final::Drew,
        }
    }

    /// Takes back what the person alone at the table did last, and what came of it.
    pub(super) fn take_back(&mut self) {
        match self.sitting.take_back() {
            true => self.settle(),
            false => self.notice.0 = Some(Notice::Final(self.why_final())),
        }
    }
}
