//! A game being played: what is chosen, taken and taken back.

use super::choice::{Choice, can_finish};
use super::motion::{Motions, Walk};
use super::notice::Notice;
use crate::app::current::CurrentGame;
use crate::app::live::LiveTable as _;
use crate::record::pyramids::Move;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Place};

/// A game being played. Everything lies open, so there is nothing to cover.
#[derive(Clone, Debug)]
pub(in crate::app) struct PyramidTable {
    pub(super) current: CurrentGame<Game>,
    pub(super) choice: Choice,
    pub(super) notice: Option<Notice>,
    /// What the last update set in motion.
    pub(super) motions: Option<Motions>,
    /// Whether something ahead would finish a group. It is found out once a position,
    /// because every take is tried for it.
    pub(super) can_finish: bool,
    /// Whether the table of a finished game is looked at, in place of the score.
    pub(super) looks_at_table: bool,
}

impl PyramidTable {
    pub(super) fn choose(&self, place: Place) -> Result<Choice, Notice> {
        let game = self.game();
        if let Some(seat) = game.to_act() {
            game.check(seat, place.into())?;
        }
        Ok(Choice::at(Some(place)))
    }

    /// The next one; what a hint says comes first, while hints are shown.
    pub(super) fn next(&self, by: isize) -> Choice {
        match self.proposed(by) {
            Some(action) => Choice::at(Some(action.place)),
            None => self.choice.step(self.game(), by),
        }
    }

    /// Takes what is chosen. After that nothing is, so that a key pressed once too often
    /// never plays for the next player.
    pub(super) fn confirm(&mut self) {
        let Some(place) = self.choice.place() else {
            self.notice = Some(Notice::ChooseFirst);
            return;
        };
        self.choice = Choice::default();
        self.take(place.into());
    }

    pub(super) fn take(&mut self, action: Action) {
        let game = self.game();
        let walk = game.to_act().map(|seat| Walk { seat, from: game.pawn(seat), to: action.place });
        match self.current.course_mut().play(action) {
            Ok(report) => {
                self.motions = walk.map(|walk| Motions::of(walk, &report));
                self.current.handed_over = true;
                self.can_finish = can_finish(self.game());
            }
            Err(reason) => self.notice = Some(reason.into()),
        }
    }

    pub(super) fn take_back(&mut self) {
        self.choice = Choice::default();
        let before = self.course().steps().len();
        if let Some(Move::Action(seat, action)) = self.current.last_of_a_person() {
            self.current.take_back();
            self.can_finish = can_finish(self.game());
            let piece = self.game().piece(action.place);
            self.notice = piece.map(|piece| Notice::TookBack {
                seat,
                place: action.place,
                piece,
                with_answers: self.course().steps().len() + 1 < before,
            });
        }
    }
}
