//! A computer at the card table: a person alone against it has nothing to hide, and takes
//! back its answers with what they did themselves.

use super::motion::Motions;
use super::notice::{Final, Notice};
use super::play::Play;
use super::stage::Stage;
use crate::app::thought::{self, Work};
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

    /// Takes back what the person alone at the table did last, and what came of it.
    pub(super) fn take_back(&mut self) {
        match self.sitting.take_back() {
            true => self.settle(),
            false => self.notice.0 = Some(Notice::Final(Final::Drew)),
        }
    }
}
