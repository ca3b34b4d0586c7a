//! Computers at the table: what they think about, and when their moves are shown.

use std::time::Duration;

use super::keymap::Context;
use super::task::{Answer, Said, Task, Ticket, Topic};
use super::{AnyTable, App, Screen};

/// The same where its move makes firm what a person did: they have to read that this can
/// be undone, and to do it. Nothing moves in that time, so it is not a matter of motion.
const LAST_CHANCE: Duration = Duration::from_millis(1_400);

/// The computer whose decision it is.
#[derive(Default)]
pub(super) struct Turn {
    /// What it thinks about; nothing if it is a person's decision.
    asked: Option<Ticket>,
    /// What came of it.
    answer: Option<Answer>,
    /// How long the players are still to see the table before its move is shown.
    pause: Duration,
    /// Since when they have seen it and the pause goes by, if they do.
    seen: Option<Duration>,
}

impl Turn {
    /// The players do not want to wait.
    pub(super) fn hurry(&mut self) {
        self.pause = Duration::ZERO;
    }
}

impl App {
    /// Whether the players see the table on which a computer is to move.
    fn shows_waiting(&self) -> bool {
        matches!(self.context(), Context::Waiting(_)) && !self.too_small
    }

    /// Whether the last move can be taken back until a computer has answered it.
    pub(super) fn has_last_chance(&self) -> bool {
        self.table().is_some_and(AnyTable::has_last_chance)
    }

    /// It is so late now: what lies on top of the table takes none of the pause.
    pub(super) fn let_time_pass(&mut self, at: Duration) {
        if let Some(since) = self.computer.seen.take()
            && self.shows_waiting()
        {
            let passed = at.saturating_sub(since);
            self.computer.pause = self.computer.pause.saturating_sub(passed);
            self.computer.seen = Some(at);
        }
    }

    /// The players did not see the table while the program was stopped.
    pub(super) fn look_away(&mut self) {
        self.computer.seen = None;
    }

    /// The players see the table from now on, if nothing lies on top of it.
    pub(super) fn watch_computer(&mut self, at: Duration) {
        self.computer.seen = self.shows_waiting().then_some(at);
    }

    /// When a computer moves that has decided, if the players watch: not before what moves
    /// has come to its end.
    pub(super) fn computer_moves_at(&self) -> Option<Duration> {
        if self.frame.is_some() {
            return None;
        }
        self.computer.answer.as_ref()?;
        Some(self.computer.seen? + self.computer.pause)
    }

    /// What has to be thought about now; nothing if that was answered already.
    pub(super) fn question(&self) -> Option<Ticket> {
        match self.computer.asked {
            Some(asked) => Some(asked).filter(|_| self.computer.answer.is_none()),
            None => (self.asked_for_hints())
                .or_else(|| self.asked_for_trial())
                .or_else(|| self.asked_for_review())
                .or_else(|| self.asked_for_practice())
                .or_else(|| self.asked_for_past()),
        }
    }

    /// The question of a person who wants hints.
    fn asked_for_hints(&self) -> Option<Ticket> {
        let revision = self.table()?.awaits_hints()?;
        Some(self.ticket(Topic::Hints, revision))
    }

    pub(super) fn ticket(&self, topic: Topic, revision: u64) -> Ticket {
        Ticket { game: self.games, revision, topic }
    }

    /// The question as something that can be thought about on another thread.
    pub(super) fn task(&self) -> Option<Task> {
        let ticket = self.question()?;
        let work = match ticket.topic {
            Topic::Past => self.past_work()?,
            Topic::Practice => self.practice_work()?,
            topic => self.table()?.task(topic)?,
        };
        Some(Task { ticket, work })
    }

    /// Takes note of an answer. One that is not waited for any more is ignored.
    pub(super) fn take_answer(&mut self, answer: Answer) {
        if self.question() == Some(answer.ticket) {
            match (answer.ticket.topic, answer.said, &mut self.screen) {
                // It is shown when the players have seen what was before.
                (Topic::Move, said, _) => {
                    let ticket = answer.ticket;
                    self.computer.answer = Some(Answer { ticket, said });
                }
                (_, Said::Past(word), _) => self.take_past(word),
                (_, Said::Practice(found), _) => self.take_practice(found),
                (_, said, Screen::Table(table)) => table.answered(said),
                (_, _, Screen::Start(_)) => {}
            }
        }
    }

    /// Lets a computer move if it has decided and the players have seen what was before,
    /// and notes what is to be decided then; says whether one has moved.
    pub(super) fn attend(&mut self) -> bool {
        let mut has_moved = false;
        loop {
            let table = self.table().filter(|_| self.lets_computer_move());
            let asked = table.and_then(|table| {
                let revision = table.waits_for_computer()?;
                Some(self.ticket(Topic::Move, revision))
            });
            if asked != self.computer.asked {
                let pause = match () {
                    () if self.has_last_chance() => LAST_CHANCE.max(self.settings.pause.time()),
                    () if self.settings.motion => self.settings.pause.time(),
                    () => Duration::ZERO,
                };
                self.computer = Turn {
                    asked,
                    answer: asked.and_then(|ticket| self.scripted(ticket)),
                    pause,
                    seen: None,
                };
            }
            let is_seen = self.shows_waiting() && self.frame.is_none();
            let may_move = is_seen && self.computer.pause.is_zero();
            let answer = if may_move { self.computer.answer.take() } else { None };
            let before = self.situation();
            let (Some(answer), Screen::Table(table)) = (answer, &mut self.screen) else {
                return has_moved;
            };
            has_moved = true;
            table.answered(answer.said);
            self.after_action();
            self.after_answer();
            self.note_change(before);
        }
    }
}
