//! What one's own games give to practice: looked for in the latest of them, a few at most.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::exercise::Exercise;
use super::{PracticePage, Searched};
use crate::app::App;
use crate::app::overlay::Overlay;
use crate::app::start::Start;
use crate::app::table::AnyExercise;
use crate::app::task::{Said, Ticket, Topic, Work};
use crate::past::{PastGame, Row, Shelf, Wanted};
use crate::record::{AnyRecord, Record};
use crate::rules::{Kind, Seat};
use crate::story::Explained;
use crate::story::review::{Progress, Reviewer};
use crate::variants::each;

/// How many games are reviewed at most, the latest ones.
const GAMES: usize = 3;

/// How many files are asked for at a time to find them, and how often.
const PAGE: usize = 50;
const PAGES: usize = 12;

/// How many decisions are practiced at most.
const DECISIONS: usize = 10;

/// A search in the games that were played.
pub(in crate::app) struct Search {
    number: u64,
    shelf: Arc<dyn Shelf>,
    kind: Kind,
    /// The people whose decisions are looked at.
    people: Vec<String>,
    /// What was found before, which is left out.
    known: HashSet<u64>,
    progress: Arc<Progress>,
    found: Option<Found>,
}

/// What was found.
#[derive(Clone, Default)]
pub(in crate::app) struct Found {
    exercises: Vec<AnyExercise>,
    games: usize,
    /// Whether something was left out because it was found before.
    has_known: bool,
    left_out: usize,
}

impl Search {
    pub(super) fn new(
        number: u64,
        shelf: &Arc<dyn Shelf>,
        form: &Start,
        known: HashSet<u64>,
    ) -> Search {
        let is_person = |seat: &Seat| form.computers.of(*seat).is_none();
        let people = Seat::all(form.players()).filter(is_person);
        Search {
            number,
            shelf: Arc::clone(shelf),
            kind: form.kind(),
            people: people.map(|seat| form.name(seat).to_string()).collect(),
            known,
            progress: Arc::default(),
            found: None,
        }
    }

    /// What is said of it.
    pub(super) fn page(&self, puzzles: usize) -> PracticePage {
        match &self.found {
            Some(found) => {
                let searched = match (found.exercises.len(), found.games) {
                    (_, 0) => Searched::NoGame,
                    (0, _) if found.has_known => Searched::AllFound,
                    (0, games) => Searched::NoMistake(games),
                    (decisions, games) => Searched::Mistakes { decisions, games },
                };
                let follow = !found.exercises.is_empty();
                PracticePage::Found {
                    searched,
                    puzzles: if follow { puzzles } else { 0 },
                    left_out: found.left_out,
                }
            }
            None => {
                let (done, all) = self.progress.now();
                PracticePage::Looking(done, all)
            }
        }
    }

    pub(super) fn into_exercises(self) -> Option<Vec<AnyExercise>> {
        Some(self.found?.exercises)
    }

    /// How it is done.
    fn work(&self) -> Work<Said> {
        let (shelf, kind) = (Arc::clone(&self.shelf), self.kind);
        let (people, progress) = (self.people.clone(), Arc::clone(&self.progress));
        let known = self.known.clone();
        Box::new(move |stop| {
            let mut found = look(&*shelf, kind, &people, &progress, stop)?;
            found.leave_out(&known);
            Some(Said::Practice(found))
        })
    }
}

/// Whether one of these people sat there.
fn is_theirs(people: &[String], game: &PastGame, seat: Seat) -> bool {
    let is_person = game.computers.of(seat).is_none();
    is_person && people.iter().any(|name| name == game.names.of(seat))
}

/// Looks at the decisions that some people made in their latest games.
fn look(
    shelf: &dyn Shelf,
    kind: Kind,
    people: &[String],
    progress: &Progress,
    stop: &AtomicBool,
) -> Option<Found> {
    let mut found = Found::default();
    let mut games: Vec<(PastGame, AnyRecord)> = Vec::new();
    let mut first = 0;
    for number in 0..PAGES {
        let wanted = Wanted { text: String::new(), first, count: PAGE, anew: number == 0 };
        let page = shelf.look(&wanted, stop)?;
        for row in &page.rows {
            match row {
                Row::Game(game) if games.len() < GAMES && game.kind == kind => {
                    let mut seats = game.names.seats();
                    if seats.any(|seat| is_theirs(people, game, seat)) {
                        match shelf.load(&game.path) {
                            Ok(record) => games.push((game.clone(), record)),
                            Err(_) => found.left_out += 1,
                        }
                    }
                }
                Row::Game(_) => {}
                Row::Wrong { .. } => found.left_out += 1,
            }
        }
        first += page.rows.len();
        let is_end = page.is_all() && first >= page.count || page.trouble.is_some();
        if is_end || games.len() == GAMES {
            break;
        }
    }
    let mut jobs = Vec::new();
    for (game, record) in games {
        let is_wanted = |seat| is_theirs(people, &game, seat);
        match each!(AnyRecord, record, it => job(it, is_wanted)) {
            Some((decisions, job)) => {
                progress.expect(decisions);
                jobs.push(job);
            }
            None => found.left_out += 1,
        }
    }
    found.games = jobs.len();
    for job in jobs {
        found.exercises.extend(job(progress, stop)?);
    }
    Some(found)
}

impl Found {
    /// Leaves out what was found before, and all but a few: those that cost most come first.
    fn leave_out(&mut self, known: &HashSet<u64>) {
        let exercises = &mut self.exercises;
        let all = exercises.len();
        exercises.retain(|it| it.id().is_none_or(|id| !known.contains(&id)));
        self.has_known = exercises.len() < all;
        exercises.sort_by_key(|exercise| Reverse(exercise.cost()));
        exercises.truncate(DECISIONS);
    }
}

/// The review of a game.
type Job = Box<dyn FnOnce(&Progress, &AtomicBool) -> Option<Vec<AnyExercise>>>;

/// How the decisions of some players in a finished game are found that cost much, and how
/// many are to be looked at.
fn job<G: Explained + 'static>(
    record: Record<G>,
    is_wanted: impl Fn(Seat) -> bool,
) -> Option<(usize, Job)>
where
    AnyExercise: From<Exercise<G>>,
{
    let reviewer = Reviewer::new(&record)?.only(is_wanted);
    let decisions = reviewer.len();
    let job: Job = Box::new(move |progress, stop| {
        let review = reviewer.look(progress, stop)?;
        let mistakes = review.mistakes().cloned();
        let exercises = mistakes.map(|it| Exercise::mistake(&record, it).into());
        Some(exercises.collect())
    });
    Some((decisions, job))
}

impl App {
    /// The question what there is to be practiced, as long as somebody waits for it.
    pub(in crate::app) fn asked_for_practice(&self) -> Option<Ticket> {
        let search = self.search.as_ref().filter(|it| it.found.is_none())?;
        let waits = self.overlay == Some(Overlay::Practice);
        waits.then(|| self.ticket(Topic::Practice, search.number))
    }

    /// How the answer to that is found.
    pub(in crate::app) fn practice_work(&self) -> Option<Work<Said>> {
        Some(self.search.as_ref()?.work())
    }

    /// Takes it.
    pub(in crate::app) fn take_practice(&mut self, found: Found) {
        if let Some(search) = &mut self.search {
            search.found = Some(found);
        }
    }
}
