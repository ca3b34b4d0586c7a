//! Computers at the table: what they think about, and when their moves are shown.

use super::keymap::Context;
use super::thought::{Answer, Thought, Ticket, Topic};
use super::{App, Effects, Screen};

/// For how many pictures of a motion the table stays as it is before a computer moves, so
/// that the players can see what was done before.
const PAUSE: u8 = 20;
/// The same where its move makes firm what a person did: they have to read that this can
/// be undone, and to do it. Nothing moves in that time, so it is not a matter of motion.
const LAST_CHANCE: u8 = 40;

/// The computer whose decision it is.
#[derive(Default)]
pub(super) struct Turn {
    /// What it thinks about; nothing if it is a person's decision.
    asked: Option<Ticket>,
    /// What came of it.
    answer: Option<Answer>,
    /// How many pictures are still to pass before its move is shown.
    pause: u8,
}

impl Turn {
    /// Whether the computer has not made up its mind yet.
    fn is_thinking(&self) -> bool {
        self.asked.is_some() && self.answer.is_none()
    }

    /// The players do not want to wait.
    pub(super) fn hurry(&mut self) {
        self.pause = 0;
    }
}

impl App {
    /// Whether time has to pass until a computer moves.
    pub(super) fn is_computer_under_way(&self) -> bool {
        self.computer.is_thinking() || self.computer.pause > 0 && self.shows_waiting()
    }

    /// Whether the players see the table on which a computer is to move.
    fn shows_waiting(&self) -> bool {
        matches!(self.context(), Context::Waiting(_)) && !self.too_small
    }

    /// Another picture was shown; what lies on top of the table takes none of the pause.
    pub(super) fn wait_for_computer(&mut self) {
        if self.shows_waiting() {
            self.computer.pause = self.computer.pause.saturating_sub(1);
        }
    }

    /// What has to be thought about now; nothing if that was answered already.
    pub fn question(&self) -> Option<Ticket> {
        match self.computer.asked {
            Some(asked) => Some(asked).filter(|_| self.computer.answer.is_none()),
            None => self.asked_by_person(),
        }
    }

    /// What a person wants to know.
    pub(super) fn asked_by_person(&self) -> Option<Ticket> {
        self.asked_for_hints().or_else(|| self.asked_for_review())
    }

    /// The question of a person who wants hints.
    fn asked_for_hints(&self) -> Option<Ticket> {
        let revision = self.table()?.awaits_hints()?;
        Some(self.ticket(Topic::Hints, revision))
    }

    pub(super) fn ticket(&self, topic: Topic, revision: u64) -> Ticket {
        Ticket {
            game: self.games,
            revision,
            topic,
        }
    }

    /// The question as something that can be thought about on another thread.
    pub fn thought(&self) -> Option<Thought> {
        let ticket = self.question()?;
        let work = self.table()?.thought(ticket.topic)?;
        Some(Thought { ticket, work })
    }

    /// Takes note of an answer. One that is not waited for any more is ignored.
    pub fn answered(&mut self, answer: Answer) -> Effects {
        if self.question() == Some(answer.ticket) {
            match (answer.ticket.topic, &mut self.screen) {
                // It is shown when the players have seen what was before.
                (Topic::Move, _) => self.computer.answer = Some(answer),
                (_, Screen::Table(table)) => table.answered(answer.said),
                (_, Screen::Start(_)) => {}
            }
        }
        self.effects()
    }

    /// Lets a computer move if it has decided and the players have seen what was before,
    /// and notes what is to be decided then.
    pub(super) fn attend(&mut self) {
        loop {
            let asked = self.table().and_then(|table| {
                let revision = table.waits_for_computer()?;
                Some(self.ticket(Topic::Move, revision))
            });
            if asked != self.computer.asked {
                let pause = match self.table() {
                    Some(table) if table.has_last_chance() => LAST_CHANCE,
                    _ if self.settings.motion => PAUSE,
                    _ => 0,
                };
                self.computer = Turn {
                    asked,
                    answer: None,
                    pause,
                };
            }
            let may_move = self.shows_waiting() && self.frame.is_none() && self.computer.pause == 0;
            let answer = match may_move {
                true => self.computer.answer.take(),
                false => None,
            };
            let before = self.situation();
            let (Some(answer), Screen::Table(table)) = (answer, &mut self.screen) else {
                return;
            };
            table.answered(answer.said);
            self.after_table();
            self.note_change(before);
        }
    }
}
