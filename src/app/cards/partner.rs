//! A computer at the card table: a person alone against it has nothing to hide, and takes
//! back its answers with what they did themselves.

use super::notice::{Final, Notice};
use super::play::Play;
use super::stage::Stage;
use crate::app::thought::{self, Work};
use crate::record::cards::Move;
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
        let waits = matches!(self.stage, Stage::Waiting { .. });
        waits.then(|| self.course().revision())
    }

    /// How the computer to decide finds out what to do.
    pub(in crate::app) fn thought(&self) -> Option<Work<Action>> {
        thought::decision(&self.sitting)
    }

    /// Does what a computer decided.
    pub(in crate::app) fn answered(&mut self, action: Action) {
        self.notice.0 = None;
        self.spectacle = None;
        self.play(action);
        self.moment += 1;
    }

    /// How many moves it takes to give the last one back to the person who made it: alone
    /// against a computer, its answers go with it.
    pub(super) fn back_to_own(&self) -> Option<usize> {
        let own = match (self.stage, self.alone()) {
            (Stage::Review { player, .. }, _) => player,
            (Stage::Over, _) | (_, None) => return None,
            (_, Some(person)) => person,
        };
        let mut moves = self.course().moves().rev();
        let at = moves.position(|made| matches!(made, Move::Action(player, _) if player == own))?;
        Some(at + 1)
    }

    /// Whether the last thing a person did can be taken back.
    pub(in crate::app) fn can_take_back(&self) -> bool {
        let loose = self.course().loose();
        self.back_to_own().is_some_and(|moves| moves <= loose)
    }

    /// Takes back what the person alone at the table did last, and what came of it.
    pub(super) fn take_back(&mut self) {
        match self.back_to_own() {
            Some(moves) if moves <= self.course().loose() => {
                for _ in 0..moves {
                    self.sitting.take_back();
                }
                self.settle();
            }
            Some(_) => self.notice.0 = Some(Notice::Final(Final::Drew)),
            None => {}
        }
    }
}
