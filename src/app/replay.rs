//! Stepping through a record.

use super::command::Command;
use super::log::{Log, tell};
use crate::record::Record;
use crate::rules::Seat;
use crate::rules::cards::{Event, Phase, PlayerView};

/// The largest number that can be typed, which is past the last turn of any game.
const LARGEST: usize = 999_999;

/// A record and how far it has been stepped through.
#[derive(Debug)]
pub(super) struct Replay {
    whole: Record,
    /// The record up to the present step.
    now: Record,
    log: Log,
    /// The number of a turn, as far as it is typed.
    typed: Option<usize>,
}

impl Replay {
    /// Opens a record at its deal.
    pub(super) fn new(whole: Record) -> Replay {
        let now = whole.up_to(0);
        let log = Log::default();
        Replay {
            whole,
            now,
            log,
            typed: None,
        }
    }

    /// The record up to the present step.
    pub(super) fn record(&self) -> &Record {
        &self.now
    }

    /// What happened up to the present step.
    pub(super) fn log(&self) -> &Log {
        &self.log
    }

    /// How many actions there are in all.
    pub(super) fn len(&self) -> usize {
        self.whole.moves().len()
    }

    /// The story of the present step.
    pub(super) fn last_lines(&self) -> Vec<String> {
        let last = self.log.entries().last();
        last.map_or_else(Vec::new, |entry| tell(&entry.events, self.now.names()))
    }

    /// A player's cards: open only if the whole game is over, for else they are
    /// still secret.
    pub(super) fn view(&self, seat: Seat) -> Option<PlayerView> {
        let over = matches!(self.whole.game().public_view().phase(), Phase::Over(_));
        over.then(|| self.now.game().view(seat))
    }

    /// The number of the turn that is being typed, if one is.
    pub(super) fn typed(&self) -> Option<usize> {
        self.typed
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command) {
        let at = self.now.moves().len();
        // Any other key forgets the number.
        let typed = self.typed.take();
        match (command, typed) {
            (Command::Digit(digit), _) => {
                let longer = 10 * typed.unwrap_or(0) + usize::from(digit);
                self.typed = Some(longer.min(LARGEST));
            }
            (Command::Erase, Some(number)) => {
                self.typed = Some(number / 10).filter(|&number| number > 0);
            }
            (Command::Confirm, Some(turn)) => self.go_to_turn(turn),
            _ => self.go(command, at),
        }
    }

    fn go(&mut self, command: Command, at: usize) {
        match command {
            Command::Next | Command::Confirm => self.go_to(at + 1),
            Command::Previous => self.go_to(at.saturating_sub(1)),
            Command::PageDown => self.go_to(at + 10),
            Command::PageUp => self.go_to(at.saturating_sub(10)),
            Command::Top => self.go_to(0),
            Command::Bottom => self.go_to(self.len()),
            Command::NextDestruction => self.go_to_destruction(at),
            _ => {}
        }
    }

    fn go_to(&mut self, step: usize) {
        self.now = self.whole.up_to(step);
        self.log = Log::of(&self.now);
    }

    /// Goes to where this turn has been taken, or to the end if there is none.
    fn go_to_turn(&mut self, turn: usize) {
        if turn == 0 {
            return self.go_to(0);
        }
        let turns = Log::of(&self.whole);
        let step = turns.entries().iter().position(|entry| entry.turn == turn);
        self.go_to(step.map_or(self.len(), |step| step + 1));
    }

    fn go_to_destruction(&mut self, at: usize) {
        let mut game = self.whole.up_to(at);
        for (step, &next) in self.whole.moves().iter().enumerate().skip(at) {
            let report = game.repeat(next);
            let completes = |event: &Event| matches!(event, Event::Completed { .. });
            if report.is_ok_and(|report| report.events().iter().any(completes)) {
                return self.go_to(step + 1);
            }
        }
        self.go_to(self.len());
    }
}
