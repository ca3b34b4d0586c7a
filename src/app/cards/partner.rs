//! A computer at the card table: a person alone against it has nothing to hide, and takes
//! back its answers with what they did themselves.

use super::motion::Motions;
use super::notice::{Final, Notice};
use super::play::Play;
use super::stage::{Peek, Stage};
use crate::ai::Outlook;
use crate::app::Hints;
use crate::app::thought::{self, Work};
use crate::record::cards::{Move, Step};
use crate::rules::Player;
use crate::rules::cards::Action;

impl Play {
    /// The person who plays alone against a computer, so has nothing to hide.
    pub(super) fn alone(&self) -> Option<Player> {
        let seat = self.course().computers().only_person(Player::BOTH.len())?;
        Player::try_from(seat).ok()
    }

    /// The number of the game's revision if a computer has to decide now.
    pub(in crate::app) fn waits_for_computer(&self) -> Option<u64> {
        self.sitting.waits_for_computer()
    }

    /// How the computer to decide finds out what to do.
    pub(in crate::app) fn thought(&self) -> Option<Work<Action>> {
        thought::decision(&self.sitting)
    }

    /// Does what a computer decided.
    pub(in crate::app) fn answered(&mut self, action: Action) {
        self.notice.0 = None;
        self.motions = Motions::default();
        self.play(action);
        self.moment += 1;
    }

    /// Whether the player to decide can ask for hints: only with their cards up.
    pub(in crate::app) fn may_ask_for_hints(&self, between_people: bool) -> bool {
        let decides = matches!(
            self.stage,
            Stage::Choose { .. } | Stage::Draft { peek: Peek::Up, .. }
        );
        decides && (between_people || !self.course().computers().is_empty())
    }

    /// Asks for hints, or puts them away.
    pub(super) fn ask_for_hints(&mut self) {
        match self.hints() {
            Some(_) => self.advice.forget(),
            None => self.advice.ask(self.sitting.course().revision()),
        }
    }

    /// The number of the game's revision if hints are awaited.
    pub(in crate::app) fn awaits_hints(&self) -> Option<u64> {
        let revision = self.course().revision();
        self.advice.is_awaited(revision).then_some(revision)
    }

    /// How hints are found.
    pub(in crate::app) fn hints_thought(&self) -> Option<Work<Vec<Outlook<Action>>>> {
        thought::hints(&self.sitting)
    }

    /// Takes the hints that were found.
    pub(in crate::app) fn hinted(&mut self, hints: Vec<Outlook<Action>>) {
        self.advice.give(hints);
    }

    /// The hints to be shown: as long as nothing is chosen, and the cards are up.
    pub(super) fn hints(&self) -> Option<Hints<'_, Action>> {
        let is_open = match self.stage {
            Stage::Choose { choice, .. } => choice.color().is_none(),
            Stage::Draft { pick, peek, .. } => pick.is_none() && peek == Peek::Up,
            _ => false,
        };
        let hints = self.advice.now(self.course().revision());
        hints.filter(|_| is_open)
    }

    /// Whether it makes sense to ask for something to be taken back: right after it was
    /// done, or alone against a computer, which nobody hands over to.
    pub(in crate::app) fn has_something_to_take_back(&self) -> bool {
        match self.stage {
            Stage::Review { .. } => true,
            Stage::Over => false,
            _ => self.alone().is_some() && self.sitting.last_of_a_person().is_some(),
        }
    }

    /// Whether the last thing a person did can be taken back.
    pub(in crate::app) fn can_take_back(&self) -> bool {
        self.has_something_to_take_back() && self.sitting.can_take_back()
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
