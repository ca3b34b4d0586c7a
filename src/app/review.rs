//! The review of a finished game: asked for, stopped, stepped through.

use std::sync::Arc;

use super::command::Command;
use super::overlay::Overlay;
use super::past::Page;
use super::replay::Replay;
use super::table::AnyTable;
use super::task::{Ticket, Topic, Work};
use super::{App, Screen};
use crate::rules::Secret;
use crate::story::Explained;
use crate::story::review::{Decision, Progress, Review, Reviewer};

/// How many reviews are kept after their records were left.
const KEPT: usize = 8;

/// How far the review of a record is. It is shown of a finished game only, but knows what
/// all players had.
#[derive(Debug)]
pub(super) struct ReviewState<G: Explained>(Secret<State<G>>);

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

impl<G: Explained> Default for ReviewState<G> {
    fn default() -> ReviewState<G> {
        ReviewState(Secret(State::Unasked))
    }
}

impl<G: Explained> Replay<G> {
    /// Asks for a review, stops it, or goes through what it found: by cost in its list, by
    /// time on the table.
    pub(super) fn review(&mut self, command: Command) {
        let (is_over, here) = (self.is_over(), self.at());
        match command {
            // A look at the table from the list is a part of the review.
            Command::Review => self.before_review = self.before_review.or(Some(here)),
            Command::Back => {
                if let Some(step) = self.before_review.take() {
                    self.go_to(step);
                }
            }
            _ => {}
        }
        let goes = match (command, &mut self.review.0.0) {
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
        self.review.0.0 = State::Done { review, at: 0 };
    }

    /// Takes a decision of which more is known now; the same one stays chosen.
    pub(super) fn improve_review(&mut self, decision: Decision<G>) {
        if let State::Done { review, at } = &mut self.review.0.0 {
            let chosen = review.mistakes().nth(*at).map(|it| it.step);
            review.improve(decision);
            let mut mistakes = review.mistakes();
            *at = mistakes.position(|it| Some(it.step) == chosen).unwrap_or(0);
        }
    }

    /// Goes back to the beginning.
    pub(super) fn rewind(&mut self) {
        self.update(Command::Top);
        self.before_review = None;
    }

    /// Whether the review is done.
    pub(super) fn is_reviewed(&self) -> bool {
        matches!(self.review.0.0, State::Done { .. })
    }

    /// The number of the game's revision if a review is awaited.
    pub(super) fn awaits_review(&self) -> Option<u64> {
        let awaits = matches!(self.review.0.0, State::UnderWay(_));
        awaits.then(|| self.record().revision())
    }

    /// Whether there are decisions to be stepped through.
    pub(super) fn has_mistakes(&self) -> bool {
        match &self.review.0.0 {
            State::Done { review, .. } => review.mistakes().len() > 0,
            _ => false,
        }
    }

    /// The decision that cost much and that the table stands before.
    pub(super) fn mistake(&self) -> Option<&Decision<G>> {
        match &self.review.0.0 {
            // A number that is typed is read in the same place.
            State::Done { review, .. } if self.stands().typed.is_none() => {
                review.mistakes().find(|it| it.step == self.at())
            }
            _ => None,
        }
    }

    /// Those of people that can be made again: from the one on that is chosen in the list, or
    /// else stood before.
    pub(super) fn to_practice(&self, is_list: bool) -> impl Iterator<Item = &Decision<G>> {
        let (review, step) = match &self.review.0.0 {
            State::Done { review, at } if is_list => {
                let chosen = review.mistakes().nth(*at);
                (Some(review), chosen.map(|it| it.step))
            }
            State::Done { review, .. } => (Some(review), self.mistake().map(|it| it.step)),
            _ => (None, None),
        };
        let mistakes = review.into_iter().flat_map(Review::mistakes_of_people);
        mistakes.skip_while(move |it| Some(it.step) != step)
    }

    /// What there is to be shown of the review.
    pub(super) fn review_view(&self) -> Option<ReviewView<'_, G>> {
        match &self.review.0.0 {
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
    pub(super) fn review_task(&self) -> Option<Work<Review<G>>> {
        let State::UnderWay(progress) = &self.review.0.0 else {
            return None;
        };
        let progress = Arc::clone(progress);
        let reviewer = Reviewer::new(self.record())?;
        Some(Box::new(move |stop| reviewer.run(&progress, stop)))
    }
}

impl App {
    /// Shows the review of the game on the table. One that was just played is stepped
    /// through for that, and its score waits behind it.
    pub(super) fn open_review(&mut self) {
        if let Some(replay) = self.table().and_then(AnyTable::to_replay) {
            let replay = self.with_its_review(replay);
            if let Screen::Table(table) = &mut self.screen {
                self.behind = Some(std::mem::replace(table, replay));
            }
        }
        if let Screen::Table(table) = &mut self.screen {
            table.review(Command::Review);
            self.overlay = Some(Overlay::Review);
            self.is_from_review = false;
        }
    }

    /// The same, with what luck and play brought on top of it.
    pub(super) fn open_luck(&mut self) {
        self.open_review();
        if self.overlay == Some(Overlay::Review) {
            self.overlay = Some(Overlay::Luck { scroll: 0 });
        }
    }

    /// Goes through the decisions that cost the most, or leaves the review.
    pub(super) fn update_review(&mut self, command: Command) {
        if command == Command::Practice {
            return self.practice_mistakes();
        }
        if let Screen::Table(table) = &mut self.screen {
            table.review(command);
        }
        match command {
            Command::Confirm if self.has_mistakes() => {
                self.overlay = None;
                self.is_from_review = true;
            }
            Command::Back if self.past.page == Some(Page::Review) => self.back_to_list(),
            Command::Back => {
                self.overlay = None;
                self.back_to_score();
            }
            _ => {}
        }
    }

    /// Goes back to the score of the game that was played.
    pub(super) fn back_to_score(&mut self) {
        if let Some(played) = self.behind.take() {
            self.leave_replay_for(Screen::Table(played));
        }
    }

    /// Leaves a record that was stepped through; its review is kept, with those of a few
    /// others, so that nobody waits twice for it.
    pub(super) fn leave_replay_for(&mut self, screen: Screen) {
        self.is_from_review = false;
        if let Screen::Table(table) = std::mem::replace(&mut self.screen, screen)
            && table.is_reviewed()
        {
            self.reviewed.truncate(KEPT - 1);
            self.reviewed.insert(0, table);
        }
    }

    /// The same record with its review, if that is kept.
    pub(super) fn with_its_review(&mut self, table: AnyTable) -> AnyTable {
        let mut kept = self.reviewed.iter();
        match kept.position(|kept| kept.replays_what(&table)) {
            None => table,
            Some(at) => {
                let mut table = self.reviewed.remove(at);
                table.rewind();
                table
            }
        }
    }

    /// Whether there are decisions to be stepped through.
    pub(super) fn has_mistakes(&self) -> bool {
        self.table().is_some_and(|table| table.has_mistakes())
    }

    /// The question of a person who wants a review, as long as they wait for it.
    pub(super) fn asked_for_review(&self) -> Option<Ticket> {
        let waits = matches!(self.overlay, Some(Overlay::Review | Overlay::Luck { .. }));
        let revision = self.table().filter(|_| waits)?.awaits_review()?;
        Some(self.ticket(Topic::Review, revision))
    }
}
