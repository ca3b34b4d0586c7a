//! What can be done at the pyramid table.

use super::choice::Choice;
use super::command::Command as Pyramids;
use super::keymap::KeyLabel as Key;
use super::notice::Notice;
use super::play::PyramidTable;
use crate::app::command::Command;
use crate::app::keymap::KeyLabel;
use crate::app::live::LiveTable as _;
use crate::app::offers::Offering;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Piece, Places};

impl Offering for PyramidTable {
    type Notice = Notice;

    fn refusal(&self, command: Command) -> Option<Notice> {
        // What is chosen goes back first.
        let goes_back = self.choice.place().is_some() || self.current.can_take_back();
        let is_refused = command == Command::TakeBack && !goes_back;
        is_refused.then_some(Notice::NothingToTakeBack)
    }

    fn refuse(&mut self, reason: Notice) {
        self.motions = None;
        self.notice = Some(reason);
        // A color asked for before does not count any more.
        if reason == Notice::NothingToTakeBack {
            self.choice = Choice::default();
        }
    }

    /// What is chosen is dropped before anything is undone.
    fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        match label {
            KeyLabel::Pyramids(Key::TakeBack) if self.choice.place().is_some() => {
                Some(KeyLabel::Pyramids(Key::Drop))
            }
            KeyLabel::Pyramids(Key::Finishing) if !self.can_finish => None,
            KeyLabel::FinalTable if self.looks_at_table => Some(KeyLabel::ToScore),
            label => Some(label),
        }
    }

    fn clicks(&self) -> Vec<Command> {
        if self.current.waits_for_computer().is_some() || self.game().is_over() {
            return Vec::new();
        }
        let places = Places::ALL.iter().map(Pyramids::Place);
        let groups = Piece::ALL.into_iter().map(Pyramids::Group);
        places.chain(groups).map(Command::Pyramids).collect()
    }
}
