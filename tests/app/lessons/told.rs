//! What practice and reviews tell of an action, and what the table shows meanwhile.

use mandala::app::Exercised;
use mandala::app::key::KeyCode;
use mandala::lessons::Puzzle;
use mandala::record::AnyRecord;
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, pyramids, tiles};
use mandala::story::pyramids::{Preview, Reason as OfPyramids};
use mandala::story::tiles::Reason as OfTiles;

use super::practice::{Stands, answer_of, attempt, puzzles, stands};
use super::{legal, press};
use crate::common::app::App;
use crate::help::{answer, press as type_keys};
use crate::review::reviewed;
use crate::screens::dump::{PLAIN, THEMES, drawn, words};

/// Tries everything that is wrong in every puzzle of a game.
fn wrong_tries(kind: Kind, mut look: impl FnMut(&Puzzle, &App, &str)) {
    let mut app = puzzles(kind);
    for puzzle in Puzzle::of(kind) {
        let right = answer_of(puzzle);
        for action in legal(&app).iter().filter(|it| **it != right) {
            attempt(&mut app, action);
            look(puzzle, &app, &words(&app, PLAIN, (80, 24)));
            press(&mut app, KeyCode::Char('a'));
        }
        attempt(&mut app, &right);
        press(&mut app, KeyCode::Char('n'));
    }
}

#[test]
fn where_the_end_can_be_counted_a_wrong_try_says_the_score_and_no_percent() {
    for kind in [Kind::Tiles, Kind::Pyramids] {
        let mut counted = 0;
        wrong_tries(kind, |_, _, said| {
            assert!(said.contains("Not the best: "), "{said}");
            if said.contains("(loses ") || said.contains("(draws ") {
                assert!(!said.contains('%'), "{said}");
                counted += 1;
            } else {
                assert_eq!(kind, Kind::Tiles, "four are left: {said}");
            }
        });
        assert!(counted > 5, "{kind}: {counted}");
    }
}

#[test]
fn what_the_other_player_can_do_after_a_wrong_try_is_so() {
    let (mut flips, mut takes) = (0, 0);
    wrong_tries(Kind::Tiles, |puzzle, app, said| {
        let AnyRecord::Tiles(record) = puzzle.record() else {
            panic!("tiles");
        };
        let Some(Exercised::Wrong(trial)) = app.scene().tiles().and_then(|it| it.exercise) else {
            panic!("{said}");
        };
        let mut game = record.up_to(puzzle.cut).game().clone();
        game.apply(trial.tried.action).expect("it is legal");
        for reason in trial.tried.reasons.concat() {
            let (reply, points) = match reason {
                OfTiles::ThenFlips(_, cell, points) => (tiles::Action::Flip(cell), points),
                OfTiles::ThenSwaps(_, cell, points) => (tiles::Action::Swap(cell), points),
                OfTiles::TakesWithoutPlace(_)
                | OfTiles::TakesToLay(..)
                | OfTiles::ThenReaches(..) => continue,
                other => panic!("{other:?} speaks for it"),
            };
            let preview = game.preview(reply).expect("it is legal");
            assert_eq!(preview.points, points);
            flips += 1;
        }
    });
    wrong_tries(Kind::Pyramids, |puzzle, app, said| {
        let AnyRecord::Pyramids(record) = puzzle.record() else {
            panic!("pyramids");
        };
        let Some(Exercised::Wrong(trial)) = app.scene().pyramids().and_then(|it| it.exercise)
        else {
            panic!("{said}");
        };
        let mut game = record.up_to(puzzle.cut).game().clone();
        game.apply(trial.tried.action).expect("it is legal");
        for reason in trial.tried.reasons.concat() {
            match reason {
                OfPyramids::ThenTakes(seat, _, place, points) => {
                    assert_eq!(game.to_act(), Some(seat));
                    let preview = Preview::of(&game, place).expect("it is legal");
                    let scored = preview.report.scored();
                    let gained: u8 = scored.map(|award| award.points(seat)).sum();
                    assert_eq!(gained, points);
                    takes += 1;
                }
                it => assert!(<pyramids::Game as mandala::story::Explained>::is_drawback(&it)),
            }
        }
    });
    assert!(flips > 0 && takes > 0, "{flips} {takes}");
}

#[test]
fn the_answer_takes_the_place_of_the_try_on_the_table_and_both_are_marked() {
    for kind in Kind::ALL {
        let mut app = puzzles(kind);
        let right = answer_of(&Puzzle::of(kind)[0]);
        let wrong = legal(&app).into_iter().find(|it| *it != right);
        attempt(&mut app, &wrong.clone().expect("there is another"));
        press(&mut app, KeyCode::Char('t'));
        assert_eq!(stands(&app), Stands::Answer);
        let scene = app.scene();
        let (marked, is_chosen) = match (scene.cards(), scene.tiles(), scene.pyramids()) {
            (Some(it), ..) => (
                it.marked.map(|it| (it.played.map(|it| it.to_string()), it.better.to_string())),
                it.chosen.is_some(),
            ),
            (_, Some(it), _) => (
                it.marked.map(|it| (it.played.map(|it| it.to_string()), it.better.to_string())),
                it.chosen.is_some(),
            ),
            (.., Some(it)) => (
                it.marked.map(|it| (it.played.map(|it| it.to_string()), it.better.to_string())),
                it.chosen.is_some(),
            ),
            _ => panic!("no table"),
        };
        assert_eq!(marked, Some((wrong, right)));
        assert!(!is_chosen);
        drop(scene);
        for theme in THEMES {
            let screen = drawn(&app, theme, (80, 24)).join(" ");
            assert!(screen.contains('!') && screen.contains('?'), "{screen}");
        }
        press(&mut app, KeyCode::Char('a'));
        let scene = app.scene();
        assert!(scene.cards().is_none_or(|it| it.marked.is_none()));
    }
}

#[test]
fn a_puzzle_that_is_solved_says_so() {
    for kind in Kind::ALL {
        let mut app = puzzles(kind);
        attempt(&mut app, &answer_of(&Puzzle::of(kind)[0]));
        let said = words(&app, PLAIN, (80, 24));
        assert!(said.contains("Found: ") || said.contains("Found. "), "{said}");
    }
}

/// The first mistake of a game of cards, and the chance to win with each action tried there.
fn tried_all() -> (App, Vec<(i32, String)>) {
    let mut app = reviewed(12);
    type_keys(&mut app, "x");
    let mut chances = Vec::new();
    for action in legal(&app) {
        attempt(&mut app, &action);
        let said = words(&app, PLAIN, (120, 40));
        let scene = app.scene();
        let chance = match scene.cards().and_then(|it| it.exercise) {
            Some(
                Exercised::Wrong(it) | Exercised::WrongButBetter(it) | Exercised::Found(it, _),
            ) => it.tried.expected.chance,
            _ => panic!("{said}"),
        };
        chances.push((chance, said));
        type_keys(&mut app, "a");
    }
    (app, chances)
}

#[test]
fn the_answer_is_the_best_of_all_that_was_tried_and_half_good_tries_are_told_so() {
    let (mut app, chances) = tried_all();
    type_keys(&mut app, "t");
    let scene = app.scene();
    let Some(Exercised::Answer(best, None)) = scene.cards().and_then(|it| it.exercise) else {
        panic!("the answer is known");
    };
    let most = chances.iter().map(|it| it.0).max();
    assert_eq!(Some(best.expected.chance), most);
    let halves = chances.iter();
    let halves = halves.filter(|it| it.1.contains("Better than in the game, but not the best"));
    assert!(halves.count() > 0);
}

#[test]
fn a_wrong_try_and_what_is_better_are_not_told_with_the_same_reasons() {
    let (_, chances) = tried_all();
    let wrong = chances.iter().filter(|it| it.1.contains("ot the best"));
    for (_, said) in wrong {
        for good in ["you then lead", ": draws", "you choose first"] {
            assert!(!said.contains(good), "{said}");
        }
    }
}

#[test]
fn a_decision_that_is_made_again_is_previewed_as_in_the_game_and_enter_tries_it() {
    let mut app = reviewed(12);
    type_keys(&mut app, "x");
    let scene = app.scene();
    let table = scene.cards().expect("cards");
    let view = table.open.one.as_ref().or(table.open.two.as_ref());
    let color = view.and_then(|it| it.hand().colors().iter().next());
    let key = color.expect("a card").letter().to_ascii_lowercase();
    drop(scene);
    type_keys(&mut app, &format!("{key} x"));
    let said = words(&app, PLAIN, (80, 24));
    assert_eq!(said.matches("Enter").count(), 2, "once and in the bar: {said}");
    assert!(said.contains("Enter tries it.") && said.contains("You draw"), "{said}");
    // A puzzle leaves that to be found, but not how many cards are played.
    let mut app = puzzles(Kind::Cards);
    type_keys(&mut app, "b 1 f");
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("change how many."), "{said}");
    let mut app = puzzles(Kind::Pyramids);
    type_keys(&mut app, "Tab");
    let said = words(&app, PLAIN, (60, 20));
    assert!(!said.contains("takes it") && said.contains("tries it"), "{said}");
}

#[test]
fn the_key_for_the_answer_is_in_sight_and_the_help_speaks_of_practice() {
    for kind in Kind::ALL {
        let mut app = puzzles(kind);
        for theme in THEMES {
            let bar = drawn(&app, theme, (60, 20)).pop().expect("a bar");
            assert!(bar.contains("t answer"), "{kind}: {bar}");
        }
        press(&mut app, KeyCode::Char('?'));
        // All of it on one page.
        let said = words(&app, PLAIN, (80, 160));
        for told in ["be told the answer", "try what is chosen", "leave practice"] {
            assert!(said.contains(told), "{kind}, {told}: {said}");
        }
        assert!(!said.contains("play your choice"), "{said}");
    }
}

#[test]
fn what_is_asked_for_again_and_again_is_thought_about_once() {
    let mut app = puzzles(Kind::Tiles);
    let right = answer_of(&Puzzle::of(Kind::Tiles)[0]);
    let wrong = legal(&app).into_iter().find(|it| *it != right);
    let wrong = wrong.expect("there is another");
    attempt(&mut app, &wrong);
    for action in [&right, &wrong] {
        press(&mut app, KeyCode::Char('a'));
        super::act(&mut app, action);
        assert!(!app.thinks(), "{action}");
    }
    let mut app = puzzles(Kind::Tiles);
    press(&mut app, KeyCode::Char('t'));
    answer(&mut app);
    assert_eq!(stands(&app), Stands::Answer);
}
