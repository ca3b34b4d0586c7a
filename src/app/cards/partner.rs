//! A computer at the card table: a person alone against it has nothing to hide, and can
//! undo until it answers.

use super::notice::Final;
use super::play::CardTable;
use crate::app::live::LiveTable as _;
use crate::record::Computers;
use crate::record::cards::{Move, Step};
use crate::rules::Player;
use crate::rules::cards::Action;
use crate::rules::game::Report as _;

/// The person who plays alone against a computer.
pub(super) fn alone(computers: &Computers) -> Option<Player> {
    let seat = computers.only_person(Player::BOTH.len())?;
    Player::try_from(seat).ok()
}

impl CardTable {
    /// The person who plays alone against a computer, so has nothing to hide.
    pub(super) fn alone(&self) -> Option<Player> {
        alone(self.course().computers())
    }

    /// Why the last thing the person alone at the table did cannot be taken back.
    pub(super) fn why_final(&self) -> Final {
        let is_own = |step: &&Step| {
            let player = match step.made {
                Move::Action(player, _) => Some(player),
                Move::Agreed => None,
            };
            player == self.alone()
        };
        match self.course().steps().iter().rfind(is_own) {
            Some(step) if step.report.revealed_nothing() => {
                match self.current.waits_for_computer() {
                    Some(_) => Final::Resumed,
                    None => Final::Answered,
                }
            }
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
        self.current.take_back();
        self.settle();
    }
}
