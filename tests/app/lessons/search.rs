//! Practice from the start screen: with what went wrong in one's own games, then with puzzles.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use mandala::app::command::Command;
use mandala::app::keymap::Context;
use mandala::app::start::Line;
use mandala::app::{Exercised, Opening};
use mandala::lessons::Puzzle;
use mandala::past::{Found, Meeting, PastGame, Row, Shelf, Wanted};
use mandala::record::cards::Record;
use mandala::record::{AnyRecord, Computers, Names};
use mandala::rules::game::Standing;
use mandala::rules::{Kind, Player};
use mandala::store::{Problem, Stamp, StoreError};

use super::practice::{Stands, attempt, stands};
use crate::common::app::App;
use crate::common::clock::calmly;
use crate::common::names;
use crate::help::{answer, press};
use crate::review::ended;
use crate::screens::dump::{PLAIN, SIZES, THEMES, uncut, words};

/// Some finished games.
struct Kept(Vec<(Row, Record)>);

impl Shelf for Kept {
    fn look(&self, wanted: &Wanted, _: &AtomicBool) -> Option<Found> {
        let rows = self.0.iter().map(|(row, _)| row.clone());
        Some(Found {
            of: None,
            first: wanted.first,
            rows: rows.skip(wanted.first).take(wanted.count).collect(),
            count: self.0.len(),
            seen: (1, 1),
            trouble: None,
        })
    }

    fn meeting(&self, _: &Path, _: &str, _: &AtomicBool) -> Option<Meeting> {
        None
    }

    fn load(&self, path: &Path) -> Result<AnyRecord, StoreError> {
        let found = self.0.iter().find(|(row, _)| row.path() == path);
        Ok(found.expect("a file").1.clone().into())
    }

    fn remove(&self, path: &Path) -> Result<PathBuf, StoreError> {
        Ok(path.to_path_buf())
    }
}

/// The same games, of which none is found at first, so often: anew each time that what is
/// there may have changed.
struct Slow {
    kept: Kept,
    pages: usize,
    left: AtomicUsize,
    asked: AtomicUsize,
}

impl Shelf for Slow {
    fn look(&self, wanted: &Wanted, stop: &AtomicBool) -> Option<Found> {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        assert!(asked < 100, "it never ends");
        if wanted.anew {
            self.left.store(self.pages, Ordering::Relaxed);
        }
        match self.left.load(Ordering::Relaxed) {
            0 => self.kept.look(wanted, stop),
            left => {
                self.left.store(left - 1, Ordering::Relaxed);
                Some(Found { seen: (250, 1000), ..Found::default() })
            }
        }
    }

    fn meeting(&self, path: &Path, text: &str, stop: &AtomicBool) -> Option<Meeting> {
        self.kept.meeting(path, text, stop)
    }

    fn load(&self, path: &Path) -> Result<AnyRecord, StoreError> {
        self.kept.load(path)
    }

    fn remove(&self, path: &Path) -> Result<PathBuf, StoreError> {
        self.kept.remove(path)
    }
}

#[test]
fn games_are_found_behind_many_files_of_others_but_not_looked_for_forever() {
    for (pages, said) in [(2, "your last game"), (200, "no finished game yet")] {
        let shelf = Slow {
            kept: Kept(vec![game(1, 8, names())]),
            pages,
            left: AtomicUsize::new(pages),
            asked: AtomicUsize::new(0),
        };
        let mut app = practice_with(shelf);
        answer(&mut app);
        let page = words(&app, PLAIN, (60, 20));
        assert!(page.contains(said), "{page}");
    }
}

/// A file with a game of so many moves.
fn game(number: usize, moves: usize, names: Names) -> (Row, Record) {
    let record = ended(moves, names.clone());
    let row = Row::Game(PastGame {
        began: Stamp::leading("2026-01-01-200000").expect("a day"),
        path: PathBuf::from(format!("{number}.mandala")),
        kind: Kind::Cards,
        names,
        computers: Computers::default(),
        points: vec![1, 2],
        standing: Standing::of_duel(Some(Player::Two)),
        turns: moves,
    });
    (row, record)
}

/// A file that is none of a game.
fn wrong(number: usize) -> (Row, Record) {
    let path = PathBuf::from(format!("{number}.mandala"));
    let error = StoreError::At { path: path.clone(), problem: Problem::NotAFile };
    let began = Stamp::leading("2026-01-01-200000").expect("a day");
    let error = Arc::new(error);
    (Row::Wrong { began, path, error }, ended(4, names()))
}

/// At the start screen, where these games were finished, after Practice was chosen.
fn practice(kept: Vec<(Row, Record)>) -> App {
    practice_with(Kept(kept))
}

fn practice_with(shelf: impl Shelf + 'static) -> App {
    let opening = Opening { names: Some(names()), ..Opening::default() };
    let mut app = App::after(vec![Kind::Cards], opening, None, Arc::new(shelf));
    calmly(&mut app, Command::Focus(Line::Practice));
    app
}

/// How much the decisions of practice cost in their games, in its order, and how many puzzles
/// follow.
fn costs(app: &mut App) -> (Vec<i32>, usize) {
    let (mut costs, mut puzzles) = (Vec::new(), 0);
    while app.context() != Context::Practice {
        let scene = app.scene();
        match scene.cards().and_then(|it| it.exercise) {
            Some(Exercised::Mistake(_, decision)) if puzzles == 0 => costs.push(decision.cost()),
            Some(Exercised::Puzzle(..)) => puzzles += 1,
            _ => panic!("no decision of a game, or after a puzzle"),
        }
        press(app, "t");
        if app.thinks() {
            answer(app);
        }
        press(app, "n");
    }
    (costs, puzzles)
}

#[test]
fn practice_offers_the_costliest_decisions_of_ones_last_games() {
    let strangers = Names::new("Carl", "Dora").expect("good names");
    let mut app =
        practice(vec![game(1, 8, names()), game(2, 12, strangers), wrong(3), game(4, 10, names())]);
    assert_eq!(app.context(), Context::Practice);
    press(&mut app, "Enter");
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("still being looked at"), "{said}");
    answer(&mut app);
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("decisions of your last 2 games"), "{said}");
    assert!(said.contains("Then: 3 puzzles."), "{said}");
    assert!(said.contains("One file could not be read and is left out."), "{said}");
    for theme in THEMES {
        for size in SIZES {
            uncut(&app, theme, size);
        }
    }
    press(&mut app, "Enter");
    let (costs, puzzles) = costs(&mut app);
    assert_eq!(puzzles, 3);
    assert!(!costs.is_empty() && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
    press(&mut app, "Enter");
    assert!(app.scene().start().is_some());
}

#[test]
fn no_more_than_a_few_games_are_looked_at() {
    let many = (0..400).map(|number| game(number, 4, names())).collect();
    let mut app = practice(many);
    answer(&mut app);
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("your last 3 games"), "{said}");
}

#[test]
fn without_a_mistake_of_ones_own_there_are_puzzles() {
    let strangers = Names::new("Carl", "Dora").expect("good names");
    let mut app = practice(vec![game(1, 4, strangers)]);
    answer(&mut app);
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("puzzles"), "{said}");
    press(&mut app, "Enter");
    let scene = app.scene();
    let exercise = scene.cards().and_then(|it| it.exercise);
    assert!(matches!(exercise, Some(Exercised::Puzzle((1, 3), _))));
}

#[test]
fn looking_for_mistakes_can_be_stopped() {
    let mut app = practice(vec![game(1, 8, names())]);
    let late = app.task().expect("a question");
    press(&mut app, "Esc");
    assert!(!app.thinks());
    assert_eq!(app.context(), Context::Start);
    app.answered(crate::help::think(late));
    assert_eq!(app.context(), Context::Start);
}

/// Goes from the start screen to the first decision of practice.
fn practice_again(app: &mut App) {
    calmly(app, Command::Focus(Line::Practice));
    answer(app);
    press(app, "Enter");
}

/// Tries what is better than what was done in a game, or the answer of a puzzle.
fn find(app: &mut App) {
    let scene = app.scene();
    let best = match scene.cards().and_then(|it| it.exercise) {
        Some(Exercised::Mistake(_, decision)) => decision.best.action.to_string(),
        Some(Exercised::Puzzle(_, taught)) => {
            let puzzle = &Puzzle::of(Kind::Cards)[taught.puzzle.expect("a puzzle")];
            super::practice::answer_of(puzzle)
        }
        _ => panic!("nothing is asked"),
    };
    attempt(app, &best);
    assert_eq!(stands(app), Stands::Found);
}

#[test]
fn the_answer_has_the_same_reasons_whatever_was_tried_before() {
    let mut app = practice(vec![game(1, 12, names())]);
    answer(&mut app);
    press(&mut app, "Enter");
    let exercised = |app: &App| match app.scene().cards().and_then(|it| it.exercise) {
        Some(Exercised::Mistake(_, decision)) => (decision.best.clone(), decision.played.action),
        Some(Exercised::Answer(hint, None)) => (hint.clone(), hint.action),
        _ => panic!("neither asked nor told"),
    };
    let (best, played) = exercised(&app);
    let others = super::legal(&app).into_iter();
    let known = [best.action, played].map(|it| it.to_string());
    let others: Vec<String> = others.filter(|it| !known.contains(it)).take(2).collect();
    press(&mut app, "t");
    let (first, action) = exercised(&app);
    assert_eq!(action, best.action);
    assert!(!first.reasons.is_empty());
    for action in others.iter().chain([&known[1]]) {
        press(&mut app, "a");
        attempt(&mut app, action);
        press(&mut app, "t");
        assert_eq!(exercised(&app).0, first, "{action}");
    }
}

#[test]
fn what_was_found_is_left_out_until_there_are_only_puzzles() {
    let mut app = practice(vec![game(1, 12, names())]);
    answer(&mut app);
    press(&mut app, "Enter");
    let place = |app: &App| match app.scene().cards().and_then(|it| it.exercise) {
        Some(Exercised::Mistake(place, _) | Exercised::Puzzle(place, _)) => place,
        _ => panic!("nothing is asked"),
    };
    let (_, all) = place(&app);
    assert!(all > 1, "some mistakes");
    find(&mut app);
    press(&mut app, "Esc");
    practice_again(&mut app);
    assert_eq!(place(&app), (1, all - 1), "what was found is left out");
    for _ in 1..all {
        find(&mut app);
        press(&mut app, "n");
    }
    assert!(matches!(app.scene().cards().and_then(|it| it.exercise), Some(Exercised::Puzzle(..))));
    find(&mut app);
    press(&mut app, "Esc");
    calmly(&mut app, Command::Focus(Line::Practice));
    answer(&mut app);
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("You made good all"), "{said}");
    press(&mut app, "Enter");
    assert_eq!(place(&app), (1, 2), "two puzzles are left");
    find(&mut app);
    press(&mut app, "n");
    find(&mut app);
    press(&mut app, "Esc");
    practice_again(&mut app);
    assert_eq!(place(&app), (1, 3), "all puzzles again");
}
