//! The review of a record that is stepped through.

use std::sync::Arc;

use super::command::Command;
use super::replay::Replay;
use super::thought::Work;
use crate::rules::Secret;
use crate::story::Explained;
use crate::story::review::{Decision, Progress, Review, Reviewer};

/// How far the review of a record is. It is shown of a finished game only, but knows what
/// all players had.
#[derive(Debug)]
pub(super) struct Reviewed<G: Explained>(Secret<State<G>>);

enum State<G: Explained> {
    Unasked,
    UnderWay(Arc<Progress>),
    Done {
        review: Review<G>,
        /// Which of the decisions that cost the most is chosen.
        at: usize,
    },
}

/// What there is to be shown of a review.
pub enum ReviewView<'a, G: Explained> {
    /// There is none of a game that is not over.
    Refused,
    /// So many decisions were looked at, of so many.
    UnderWay(usize, usize),
    /// The review, and which of its mistakes is chosen.
    Done(&'a Review<G>, usize),
}

impl<G: Explained> Default for Reviewed<G> {
    fn default() -> Reviewed<G> {
        Reviewed(Secret(State::Unasked))
    }
}

impl<G: Explained> Replay<G> {
    /// Asks for a review, stops it, or goes through what it found: by cost in its list, by
    /// time on the table.
    pub(super) fn review(&mut self, command: Command) {
        let (is_over, here) = (self.is_over(), self.at());
        let goes = match (command, &mut self.reviewed.0.0) {
            (Command::Review, state @ State::Unasked) if is_over => {
                *state = State::UnderWay(Arc::default());
                return;
            }
            (Command::Back, state @ State::UnderWay(_)) => {
                *state = State::Unasked;
                return;
            }
            (_, State::Done { review, at }) => {
                let steps: Vec<usize> = review.mistakes().map(|it| it.step).collect();
                *at = chosen(command, &steps, here, *at);
                let to_table = matches!(
                    command,
                    Command::Confirm | Command::NextMistake | Command::PreviousMistake
                );
                steps.get(*at).copied().filter(|_| to_table)
            }
            _ => None,
        };
        if let Some(step) = goes {
            self.go_to(step);
        }
    }

    /// Takes the review that was asked for.
    pub(super) fn give_review(&mut self, review: Review<G>) {
        self.reviewed.0.0 = State::Done { review, at: 0 };
    }

    /// The number of the game's revision if a review is awaited.
    pub(super) fn awaits_review(&self) -> Option<u64> {
        let awaits = matches!(self.reviewed.0.0, State::UnderWay(_));
        awaits.then(|| self.course().revision())
    }

    /// Whether there are decisions to be stepped through.
    pub(super) fn has_mistakes(&self) -> bool {
        match &self.reviewed.0.0 {
            State::Done { review, .. } => review.mistakes().len() > 0,
            _ => false,
        }
    }

    /// The decision that cost much and that the table stands before.
    pub(super) fn mistake(&self) -> Option<&Decision<G>> {
        match &self.reviewed.0.0 {
            // A number that is typed is read in the same place.
            State::Done { review, .. } if self.stands().typed.is_none() => {
                review.mistakes().find(|it| it.step == self.at())
            }
            _ => None,
        }
    }

    /// What there is to be shown of the review.
    pub(super) fn review_view(&self) -> Option<ReviewView<'_, G>> {
        match &self.reviewed.0.0 {
            _ if !self.is_over() => Some(ReviewView::Refused),
            State::Unasked => None,
            State::UnderWay(progress) => {
                let (done, all) = progress.now();
                Some(ReviewView::UnderWay(done, all))
            }
            State::Done { review, at } => Some(ReviewView::Done(review, *at)),
        }
    }
}

/// Which of the decisions made after these `steps` is chosen next, if the one with the
/// number `at` is now and the table stands `here`. After the last one comes the first.
fn chosen(command: Command, steps: &[usize], here: usize, at: usize) -> usize {
    let count = steps.len().max(1);
    let mut by_time: Vec<usize> = (0..steps.len()).collect();
    by_time.sort_by_key(|&number| steps[number]);
    let mut in_time = by_time.iter().copied();
    let found = match command {
        Command::Down => Some((at + 1) % count),
        Command::Up => Some((at + count - 1) % count),
        Command::NextMistake => {
            let next = in_time.find(|&number| steps[number] > here);
            next.or(by_time.first().copied())
        }
        Command::PreviousMistake => {
            let before = in_time.rfind(|&number| steps[number] < here);
            before.or(by_time.last().copied())
        }
        // The list begins with what lies on the table.
        Command::Review => steps.iter().position(|&step| step == here),
        _ => None,
    };
    found.unwrap_or(at)
}

impl<G: Explained + 'static> Replay<G> {
    /// How the review is found.
    pub(super) fn review_thought(&self) -> Option<Work<Review<G>>> {
        let State::UnderWay(progress) = &self.reviewed.0.0 else {
            return None;
        };
        let progress = Arc::clone(progress);
        let reviewer = Reviewer::new(self.record())?;
        Some(Box::new(move |stop| reviewer.run(&progress, stop)))
    }
}
