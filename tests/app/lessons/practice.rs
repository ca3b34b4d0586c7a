//! Practice: puzzles, and decisions of one's own games that are made again.

use std::sync::atomic::AtomicBool;

use mandala::ai::Partner;
use mandala::app::Exercised;
use mandala::app::command::Command;
use mandala::app::key::KeyCode;
use mandala::app::keymap::Context;
use mandala::app::start::Line;
use mandala::lessons::Puzzle;
use mandala::record::{AnyRecord, Record};
use mandala::rules::Kind;
use mandala::rules::game::View;
use mandala::story::review::CLOSE;
use mandala::texts::ENGLISH;

use super::{act, learned, legal, position, press, start};
use crate::common::app::App;
use crate::common::clock::calmly;
use crate::help::{answer, offers, press as type_keys};
use crate::screens::dump::{PLAIN, SIZES, THEMES, uncut, words};

/// At the first puzzle of a game.
pub fn puzzles(kind: Kind) -> App {
    let mut app = start(kind);
    calmly(&mut app, Command::Focus(Line::Practice));
    app
}

/// How an exercise stands.
#[derive(Debug, PartialEq, Eq)]
pub enum Stands {
    Asks,
    Wrong { cost: i32 },
    Found,
    Answer,
    Other,
}

pub fn stands(app: &App) -> Stands {
    fn of<G: mandala::story::Explained>(exercise: Option<Exercised<G>>) -> Stands {
        match exercise {
            Some(Exercised::Mistake(..) | Exercised::Puzzle(..)) => Stands::Asks,
            Some(Exercised::Wrong(trial) | Exercised::WrongButBetter(trial)) => {
                Stands::Wrong { cost: trial.cost() }
            }
            Some(Exercised::Found(..)) => Stands::Found,
            Some(Exercised::Answer(..)) => Stands::Answer,
            Some(Exercised::Chosen | Exercised::Judged) | None => Stands::Other,
        }
    }
    let scene = app.scene();
    match (scene.cards(), scene.tiles(), scene.pyramids()) {
        (Some(table), ..) => of(table.exercise),
        (_, Some(table), _) => of(table.exercise),
        (.., Some(table)) => of(table.exercise),
        _ => Stands::Other,
    }
}

/// Tries an action, and waits for what comes of it.
pub fn attempt(app: &mut App, action: &str) {
    act(app, action);
    if app.thinks() {
        answer(app);
    }
}

/// The answer of a puzzle.
pub fn answer_of(puzzle: &Puzzle) -> String {
    puzzle.record().notations(puzzle.cut, 1).remove(0)
}

/// In practice, where there is better than what was tried.
pub fn tried() -> App {
    let mut app = puzzles(Kind::Pyramids);
    let right = answer_of(&Puzzle::of(Kind::Pyramids)[0]);
    let wrong = legal(&app).into_iter().find(|it| *it != right);
    attempt(&mut app, &wrong.expect("there are three"));
    app
}

/// In practice, where it was found.
pub fn solved() -> App {
    let mut app = puzzles(Kind::Pyramids);
    attempt(&mut app, &answer_of(&Puzzle::of(Kind::Pyramids)[0]));
    app
}

/// After the last puzzle.
pub fn practiced() -> App {
    let mut app = puzzles(Kind::Pyramids);
    for puzzle in Puzzle::of(Kind::Pyramids) {
        attempt(&mut app, &answer_of(puzzle));
        press(&mut app, KeyCode::Enter);
    }
    app
}

#[test]
fn every_puzzle_has_its_words_and_a_position_in_which_the_one_who_learns_decides() {
    for kind in Kind::ALL {
        let puzzles = Puzzle::of(kind);
        let words = ENGLISH.lessons().lesson(kind).puzzles;
        assert_eq!(puzzles.len(), words.len());
        for (puzzle, words) in puzzles.iter().zip(words) {
            assert_eq!(puzzle.record().kind(), kind);
            assert_eq!(puzzle.record().notations(puzzle.cut, 1).len(), 1);
            assert!(!words.task.is_empty() && !words.then.is_empty());
        }
    }
}

#[test]
fn a_puzzle_takes_its_answer_alone_and_says_of_anything_else_what_it_costs() {
    for kind in Kind::ALL {
        let mut app = puzzles(kind);
        for (number, puzzle) in Puzzle::of(kind).iter().enumerate() {
            assert_eq!(stands(&app), Stands::Asks);
            let place = format!("Puzzle {} of 3.", number + 1);
            let before = position(&app);
            let right = answer_of(puzzle);
            let legal = legal(&app);
            assert!(legal.contains(&right) && legal.len() > 1, "{right}");
            for theme in THEMES {
                for size in SIZES {
                    uncut(&app, theme, size);
                    assert!(words(&app, theme, size).contains(&place), "{place}");
                }
            }
            for action in legal.iter().filter(|&it| *it != right) {
                attempt(&mut app, action);
                match stands(&app) {
                    Stands::Wrong { cost } => assert!(cost > CLOSE, "{kind} {action}: {cost}"),
                    other => panic!("{kind} {action}: {other:?}"),
                }
                assert_eq!(position(&app), before, "{action}");
                for theme in THEMES {
                    for size in SIZES {
                        uncut(&app, theme, size);
                    }
                }
                press(&mut app, KeyCode::Enter);
                assert_eq!(stands(&app), Stands::Asks, "{action}");
            }
            attempt(&mut app, &right);
            assert_eq!(stands(&app), Stands::Found, "{right}");
            assert_eq!(position(&app), before, "nothing is played");
            for theme in THEMES {
                for size in SIZES {
                    uncut(&app, theme, size);
                }
            }
            press(&mut app, KeyCode::Enter);
        }
        assert_eq!(app.context(), Context::Practice);
        let said = words(&app, PLAIN, (60, 20));
        assert!(said.contains("0 of 3 at once, 3 more"), "{said}");
        press(&mut app, KeyCode::Enter);
        assert_eq!(app.context(), Context::Start);
        assert!(app.take_changes().is_empty());
        assert_eq!(app.games, 0);
    }
}

#[test]
fn what_would_come_of_it_is_not_said_before_it_is_tried() {
    for (kind, keys, hidden) in [
        (Kind::Cards, "b 1 f", "chooses"),
        (Kind::Tiles, "3 b", "32 to 29"),
        (Kind::Pyramids, "g 1", "all 5"),
    ] {
        let mut app = puzzles(kind);
        type_keys(&mut app, keys);
        assert_eq!(stands(&app), Stands::Other, "something is chosen");
        let said = words(&app, PLAIN, (80, 24));
        assert!(said.contains("Enter tries it."), "{said}");
        assert!(!said.contains(hidden), "{said}");
    }
}

#[test]
fn the_answer_is_told_to_those_who_ask_and_was_not_found_then() {
    for kind in Kind::ALL {
        let mut app = puzzles(kind);
        assert!(offers(&app, "t"));
        for puzzle in ENGLISH.lessons().lesson(kind).puzzles {
            press(&mut app, KeyCode::Char('t'));
            answer(&mut app);
            assert_eq!(stands(&app), Stands::Answer);
            for theme in THEMES {
                for size in SIZES {
                    uncut(&app, theme, size);
                    let said = words(&app, theme, size);
                    assert!(said.contains(puzzle.then), "{size:?}: {said}");
                }
            }
            press(&mut app, KeyCode::Char('n'));
        }
        let said = words(&app, PLAIN, (60, 20));
        assert!(said.contains("You found 0 of 3."), "{said}");
    }
}

#[test]
fn what_was_told_cannot_be_found_any_more() {
    let mut app = puzzles(Kind::Pyramids);
    for puzzle in Puzzle::of(Kind::Pyramids) {
        press(&mut app, KeyCode::Char('t'));
        answer(&mut app);
        press(&mut app, KeyCode::Char('a'));
        attempt(&mut app, &answer_of(puzzle));
        assert_eq!(stands(&app), Stands::Found);
        press(&mut app, KeyCode::Char('n'));
    }
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("You found 0 of 3."), "{said}");
}

#[test]
fn a_try_is_judged_alike_whatever_was_tried_before() {
    for kind in [Kind::Cards, Kind::Pyramids] {
        let mut verdicts = Vec::new();
        for turned in [false, true] {
            let mut app = puzzles(kind);
            let mut actions = legal(&app);
            if turned {
                actions.reverse();
            }
            let mut judged = Vec::new();
            // Each of them twice.
            for action in actions.iter().chain(&actions) {
                attempt(&mut app, action);
                judged.push((action.clone(), stands(&app)));
                press(&mut app, KeyCode::Char('a'));
            }
            let (first, again) = judged.split_at(actions.len());
            assert_eq!(first, again);
            judged.truncate(actions.len());
            judged.sort_by(|(one, _), (two, _)| one.cmp(two));
            verdicts.push(judged);
        }
        assert_eq!(verdicts[0], verdicts[1], "{kind}");
    }
}

#[test]
fn a_review_calls_every_wrong_answer_of_an_open_puzzle_a_mistake() {
    fn check<G: Partner>(record: &Record<G>, cut: usize, answer: &str) {
        let game = record.up_to(cut);
        let game = game.game();
        let view = game.view(game.to_act().expect("somebody decides"));
        for action in game.legal_actions() {
            let judged = G::judge(&view, action, &mut view.chance(), &AtomicBool::new(false));
            let judged = judged.expect("it is allowed");
            let lost = judged.best.estimate.win - judged.played.estimate.win;
            let is_answer = action.to_string() == answer;
            assert_eq!(lost < 0.07, is_answer, "{action}, not {answer}: {lost}");
        }
    }
    for kind in Kind::ALL {
        for puzzle in Puzzle::of(kind) {
            let answer = answer_of(puzzle);
            match puzzle.record() {
                // What the cards bring that nobody knows is not as certain.
                AnyRecord::Cards(_) => {}
                AnyRecord::Tiles(it) => check(&it, puzzle.cut, &answer),
                AnyRecord::Pyramids(it) => check(&it, puzzle.cut, &answer),
            }
        }
    }
}

#[test]
fn the_answer_of_a_puzzle_is_thought_about_once() {
    let mut app = tried();
    press(&mut app, KeyCode::Char('t'));
    assert!(!app.thinks());
    assert_eq!(stands(&app), Stands::Answer);
}

#[test]
fn while_a_try_is_judged_that_is_said() {
    let mut app = puzzles(Kind::Cards);
    act(&mut app, &answer_of(&Puzzle::of(Kind::Cards)[0]));
    assert!(app.thinks());
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("Thinking it over."), "{said}");
}

#[test]
fn nothing_is_taken_back_or_covered_in_practice() {
    let mut app = puzzles(Kind::Cards);
    for key in ['u', ' '] {
        press(&mut app, KeyCode::Char(key));
        let said = words(&app, PLAIN, (80, 24));
        assert!(said.contains("no place in practice"), "{said}");
    }
}

#[test]
fn leaving_practice_asks_nothing_and_leads_to_the_start_screen() {
    for kind in Kind::ALL {
        for key in ['q', '\u{1b}'] {
            let mut app = puzzles(kind);
            let key = match key {
                '\u{1b}' => KeyCode::Esc,
                letter => KeyCode::Char(letter),
            };
            press(&mut app, key);
            let scene = app.scene();
            assert_eq!(scene.start().map(|it| it.focus), Some(Line::Practice));
        }
    }
}

#[test]
fn practice_is_one_key_away_after_a_lesson() {
    let mut app = learned(Kind::Tiles);
    press(&mut app, KeyCode::Char('x'));
    assert_eq!(stands(&app), Stands::Asks);
    press(&mut app, KeyCode::Esc);
    assert!(app.scene().start().is_some());
}
