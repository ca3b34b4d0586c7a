//! Stepping through a record.

use super::cards::log::Log;
use super::cards::story::{Line, tell};
use super::command::Command;
use crate::record::Names;
use crate::record::cards::Record;
use crate::rules::Player;
use crate::rules::cards::{Event, Game, PlayerView};

/// The largest number that can be typed, which is past the last turn of any game.
const LARGEST: usize = 999_999;
/// After how many moves the game is kept, so that going back is never far.
const MILESTONE: usize = 64;

/// A record and how far it has been stepped through.
#[derive(Debug)]
pub(super) struct Replay {
    whole: Record,
    /// How many moves have been made.
    at: usize,
    /// The game after these.
    game: Game,
    /// The game as it stood at each milestone that was passed, the deal first.
    milestones: Vec<Game>,
    /// The number of a turn, as far as it is typed.
    typed: Option<usize>,
}

impl Replay {
    /// Opens a record at its deal.
    pub(super) fn new(whole: Record) -> Replay {
        Replay {
            at: 0,
            game: whole.start().clone(),
            milestones: vec![whole.start().clone()],
            typed: None,
            whole,
        }
    }

    /// The players' names.
    pub(super) fn names(&self) -> &Names {
        self.whole.names()
    }

    /// How many moves have been made.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The game at this step.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// What happened up to this step.
    pub(super) fn log(&self) -> Log<'_> {
        Log::up_to(&self.whole, self.at)
    }

    /// How many actions there are in all.
    pub(super) fn len(&self) -> usize {
        self.whole.steps().len()
    }

    /// The story of this step.
    pub(super) fn last_lines(&self) -> Vec<Line> {
        let last = self.log().entries().last();
        last.map_or_else(Vec::new, |step| tell(step.report.events()))
    }

    /// A player's cards: open only if the whole game is over, because before that they
    /// are still secret.
    pub(super) fn view(&self, seat: Player) -> Option<PlayerView> {
        let over = self.whole.game().is_over();
        over.then(|| self.game.view(seat))
    }

    /// The number of the turn that is being typed, if one is.
    pub(super) fn typed(&self) -> Option<usize> {
        self.typed
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command) {
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
            _ => self.go(command),
        }
    }

    fn go(&mut self, command: Command) {
        let at = self.at;
        match command {
            Command::Next | Command::Confirm => self.go_to(at + 1),
            Command::Previous => self.go_to(at.saturating_sub(1)),
            Command::PageDown => self.go_to(at + 10),
            Command::PageUp => self.go_to(at.saturating_sub(10)),
            Command::Top => self.go_to(0),
            Command::Bottom => self.go_to(self.len()),
            Command::NextTurningPoint => self.go_to_destruction(),
            _ => {}
        }
    }

    /// Goes on from the present step, or back to a milestone and on from there.
    fn go_to(&mut self, step: usize) {
        let step = step.min(self.len());
        if step < self.at {
            let milestone = step / MILESTONE;
            self.at = milestone * MILESTONE;
            self.game = self.milestones[milestone].clone();
        }
        while self.at < step {
            let done = self.whole.steps()[self.at].made.apply(&mut self.game);
            debug_assert!(done.is_ok(), "it was legal when it was made");
            self.at += 1;
            if self.at == self.milestones.len() * MILESTONE {
                self.milestones.push(self.game.clone());
            }
        }
    }

    /// Goes to where this turn has been taken, or to the end if there is none.
    fn go_to_turn(&mut self, turn: usize) {
        if turn == 0 {
            return self.go_to(0);
        }
        // The turns are in order, so all earlier moves come before it.
        let earlier = self.whole.steps().partition_point(|step| step.turn < turn);
        self.go_to(earlier + 1);
    }

    fn go_to_destruction(&mut self) {
        let rest = &self.whole.steps()[self.at..];
        let completes = |event: &Event| matches!(event, Event::Completed { .. });
        let next = rest
            .iter()
            .position(|step| step.report.events().iter().any(completes));
        self.go_to(next.map_or(self.len(), |next| self.at + next + 1));
    }
}
