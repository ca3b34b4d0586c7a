//! Stepping through a record.

use super::command::Command;
use super::refusal::Reason;
use super::review::ReviewState;
use crate::record::Record;
use crate::rules::game::Report;
use crate::story::{Explained, turn_of};

/// The largest number that can be typed, which is past the last turn of any game.
const LARGEST: usize = 999_999;
/// After how many moves the game is kept, so that going back is never far.
const MILESTONE: usize = 64;

/// Where a record that is stepped through stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayAt {
    /// How many actions were done.
    pub at: usize,
    /// How many there are.
    pub of: usize,
    /// The number of a turn that is being typed.
    pub typed: Option<usize>,
    /// The number of the turn to which the next action belongs; at the end, of the last
    /// one.
    pub turn: usize,
}

/// A record and how far it has been stepped through.
#[derive(Debug)]
pub(super) struct Replay<G: Explained> {
    whole: Record<G>,
    /// How many moves have been made.
    at: usize,
    /// The game after these.
    game: G,
    /// The game as it stood at each milestone that was passed, the deal first.
    milestones: Vec<G>,
    /// The number of a turn, as far as it is typed.
    typed: Option<usize>,
    /// The number of a turn that was asked for and does not exist.
    missing: Option<usize>,
    /// Why the last thing asked for was refused.
    refused: Option<Reason>,
    /// What a review found.
    pub(super) review: ReviewState<G>,
    /// How many moves had been made when that was opened: where it is left for.
    pub(super) before_review: Option<usize>,
}

impl<G: Explained> Replay<G> {
    /// Opens a record at its deal.
    pub(super) fn new(whole: Record<G>) -> Replay<G> {
        Replay {
            at: 0,
            game: whole.start().clone(),
            milestones: vec![whole.start().clone()],
            typed: None,
            missing: None,
            refused: None,
            review: ReviewState::default(),
            before_review: None,
            whole,
        }
    }

    /// How many moves have been made.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// The game at this step.
    pub(super) fn game(&self) -> &G {
        &self.game
    }

    /// The record of the whole game.
    pub(super) fn record(&self) -> &Record<G> {
        &self.whole
    }

    /// Whether the whole game is over, so that nothing of it is secret any more.
    pub(super) fn is_over(&self) -> bool {
        self.whole.game().to_act().is_none()
    }

    /// How many actions there are in all.
    fn len(&self) -> usize {
        self.whole.steps().len()
    }

    /// Where it stands, as it is told.
    pub(super) fn stands(&self) -> ReplayAt {
        let next = self.whole.steps().get(self.at);
        ReplayAt {
            at: self.at,
            of: self.len(),
            typed: self.typed,
            turn: next.map_or(self.whole.turns(), turn_of),
        }
    }

    /// What a player sees, hidden things included: only if the whole game is over,
    /// because before that they are still secret.
    pub(super) fn view(&self, player: G::Player) -> Option<G::View> {
        self.is_over().then(|| self.game.view(player))
    }

    /// Why the last thing asked for was refused: there is no such turn, or another reason.
    pub(super) fn notice<N: From<Reason>>(&self, no_turn: fn(usize) -> N) -> Option<N> {
        self.missing.map(no_turn).or(self.refused.map(N::from))
    }

    /// Says why something was refused.
    pub(super) fn refuse(&mut self, reason: Reason) {
        self.missing = None;
        self.refused = Some(reason);
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command) {
        self.missing = None;
        self.refused = None;
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
            Command::NextTurningPoint => self.go_to_turning_point(),
            Command::NextMistake | Command::PreviousMistake => self.review(command),
            _ => {}
        }
    }

    /// Goes on from the present step, or back to a milestone and on from there.
    pub(super) fn go_to(&mut self, step: usize) {
        let step = step.min(self.len());
        if step < self.at {
            let milestone = step / MILESTONE;
            self.at = milestone * MILESTONE;
            self.game = self.milestones[milestone].clone();
        }
        while self.at < step {
            self.whole.steps()[self.at].redo(&mut self.game);
            self.at += 1;
            if self.at == self.milestones.len() * MILESTONE {
                self.milestones.push(self.game.clone());
            }
        }
    }

    /// Goes to where this turn is about to be taken, or to the end if there is none.
    fn go_to_turn(&mut self, turn: usize) {
        // The turns are in order, so all earlier moves come before it.
        let steps = self.whole.steps();
        let earlier = steps.partition_point(|step| turn_of(step) < turn);
        self.missing = (earlier == self.len()).then_some(turn);
        self.go_to(earlier);
    }

    fn go_to_turning_point(&mut self) {
        let mut rest = self.whole.steps()[self.at..].iter();
        let next = rest.position(|step| step.report.is_turning_point());
        self.go_to(next.map_or(self.len(), |next| self.at + next + 1));
    }
}
