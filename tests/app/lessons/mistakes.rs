//! Decisions of one's own games that are made again, from a review.

use mandala::app::keymap::Context;
use mandala::app::{Exercised, ReviewView};
use mandala::record::Computers;
use mandala::record::cards::Record;
use mandala::rules::cards::Layout;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Kind, Level, Player};
use mandala::story::review::CLOSE;

use super::practice::{Stands, attempt, stands};
use super::{legal, position};
use crate::common::app::App;
use crate::common::{names, pick};
use crate::help::{answer, offers, press};
use crate::review::{ended, mistakes, replay, reviewed};
use crate::screens::dump::{PLAIN, SIZES, THEMES, draw, drawn, rows, uncut, words};

/// What was done and what is better in the chosen decision of a review, and what it cost.
fn chosen(app: &App) -> (String, String, i32) {
    let scene = app.scene();
    match &scene.cards().expect("cards").review {
        Some(ReviewView::Done(review, at)) => {
            let decision = review.mistakes().nth(*at).expect("a mistake");
            let [played, best] = [&decision.played, &decision.best].map(|it| it.action.to_string());
            (played, best, decision.cost())
        }
        _ => panic!("no review"),
    }
}

#[test]
fn x_in_a_review_leads_before_the_decision_with_what_its_player_knew() {
    let mut app = reviewed(12);
    let steps = mistakes(&app);
    assert!(offers(&app, "x"));
    press(&mut app, "x");
    assert_eq!(stands(&app), Stands::Asks);
    assert_eq!(position(&app).1, steps[0]);
    let said = words(&app, PLAIN, (80, 24));
    let place = format!("1 of {}.", steps.len());
    for part in [&place, "your move. You played:", "There is better."] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let scene = app.scene();
    let open = &scene.cards().expect("cards").open;
    assert!(open.one.is_some() != open.two.is_some(), "one hand is up");
    for theme in THEMES {
        for size in SIZES {
            uncut(&app, theme, size);
        }
    }
}

#[test]
fn x_stands_in_the_bar_wherever_it_leads_to_practice() {
    for keys in ["", "Enter"] {
        let mut app = reviewed(12);
        press(&mut app, keys);
        assert!(offers(&app, "x"), "{keys}");
        for theme in THEMES {
            for size in SIZES {
                let screen = drawn(&app, theme, size);
                let bar = screen.last().expect("a bar");
                assert!(bar.contains("x practice"), "{keys} {size:?}: {bar}");
            }
        }
    }
}

#[test]
fn practice_leads_back_to_where_it_began() {
    let mut app = reviewed(12);
    press(&mut app, "Down x Esc");
    assert_eq!(app.context(), Context::Review);
    assert_eq!(chosen(&app), {
        let mut other = reviewed(12);
        press(&mut other, "Down");
        chosen(&other)
    });
    press(&mut app, "Enter");
    assert!(offers(&app, "x"), "the table stands before a mistake");
    press(&mut app, "x");
    assert_eq!(position(&app).1, mistakes(&reviewed(12))[1]);
    press(&mut app, "Esc");
    assert_eq!(app.context(), Context::Replay);
    press(&mut app, "Home");
    assert!(!offers(&app, "x"), "there is no mistake to make good");
}

#[test]
fn a_try_is_judged_against_the_best_and_what_comes_close_is_found() {
    let mut app = reviewed(12);
    let (played, best, cost) = chosen(&app);
    press(&mut app, "x");
    attempt(&mut app, &played);
    assert_eq!(stands(&app), Stands::Wrong { cost });
    assert!(!words(&app, PLAIN, (200, 60)).contains("The answer"));
    press(&mut app, "t");
    assert_eq!(stands(&app), Stands::Answer);
    press(&mut app, "a");
    assert_eq!(stands(&app), Stands::Asks);
    attempt(&mut app, &best);
    assert_eq!(stands(&app), Stands::Found);
    for action in legal(&app) {
        press(&mut app, "a");
        attempt(&mut app, &action);
        let scene = app.scene();
        let is_close = match scene.cards().and_then(|it| it.exercise) {
            Some(Exercised::Found(trial, None)) => {
                trial.cost() <= CLOSE || trial.tried.action.to_string() == best
            }
            Some(Exercised::Wrong(trial) | Exercised::WrongButBetter(trial)) => {
                trial.cost() > CLOSE
            }
            _ => false,
        };
        assert!(is_close, "{action}");
        for theme in THEMES {
            for size in SIZES {
                uncut(&app, theme, size);
            }
        }
    }
}

#[test]
fn after_the_last_mistake_it_is_said_how_many_were_found() {
    let mut app = reviewed(12);
    let count = mistakes(&app).len();
    let (_, best, _) = chosen(&app);
    press(&mut app, "x");
    attempt(&mut app, &best);
    press(&mut app, "n");
    for _ in 1..count {
        press(&mut app, "t n");
    }
    assert_eq!(app.context(), Context::Practice);
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains(&format!("You found 1 of {count}.")), "{said}");
    press(&mut app, "Enter");
    assert_eq!(app.context(), Context::Review);
}

#[test]
fn practice_counts_from_the_decision_with_which_it_begins() {
    let mut app = reviewed(12);
    for _ in 1..mistakes(&app).len() {
        press(&mut app, "Down");
    }
    let (_, best, _) = chosen(&app);
    press(&mut app, "x");
    let said = words(&app, PLAIN, (80, 24));
    assert!(said.contains("1 of 1."), "{said}");
    attempt(&mut app, &best);
    press(&mut app, "n");
    let said = words(&app, PLAIN, (60, 20));
    assert!(said.contains("You found it. Well done!"), "{said}");
}

#[test]
fn only_decisions_of_people_are_made_again() {
    let level = Level::new(Kind::Cards, 1);
    let computers = Computers::default().with(Player::One, level);
    let record = ended(12, names()).with_computers(computers);
    let mut app = replay(record.clone(), "v");
    answer(&mut app);
    let steps = mistakes(&app);
    let is_person = |step: &usize| record.game_after(*step).to_act() == Some(Player::Two);
    let own = steps.iter().filter(|it| is_person(it)).count();
    assert!((1..steps.len()).contains(&own), "there are some of both");
    press(&mut app, "x");
    let said = words(&app, PLAIN, (80, 24));
    assert!(said.contains(&format!("1 of {own}.")), "{said}");
    press(&mut app, "Esc");
    for _ in 0..own {
        assert!(offers(&app, "x"));
        press(&mut app, "Down");
    }
    assert!(!offers(&app, "x"), "the computer's are looked at only");
    press(&mut app, "x");
    for size in SIZES {
        uncut(&app, PLAIN, size);
    }
    let said = words(&app, PLAIN, (80, 24));
    assert!(said.contains("nothing of yours to practice"), "{said}");
    press(&mut app, "Enter");
    assert!(!offers(&app, "x"));
    press(&mut app, "x");
    let said = words(&app, PLAIN, (80, 24));
    assert!(said.contains("nothing of yours to practice"), "{said}");
}

/// A game of random actions with this deck that its players agreed to end; nothing if some
/// of them are not possible with it.
fn played(cards: &[Color], actions: &[String]) -> Option<Record> {
    let deck = Layout::new(cards.to_vec()).expect("a whole deck");
    let record = Record::from_layout(deck, 1, names(), Player::One);
    let mut record = record.expect("a whole deck");
    for action in actions {
        record.play(action.parse().expect("an action")).ok()?;
    }
    record.agree_to_end().ok()?;
    Some(record)
}

#[test]
fn practice_shows_and_judges_alike_whatever_its_player_could_not_see() {
    let mut cards = Color::ALL.repeat(18);
    Shuffler::new(3).shuffle(&mut cards);
    let mut actions: Vec<String> = Vec::new();
    let mut chance = Shuffler::new(3);
    let deck = Layout::new(cards.clone()).expect("a whole deck");
    let mut record = Record::from_layout(deck, 1, names(), Player::One).expect("a whole deck");
    for _ in 0..12 {
        let action = pick(&record.game().legal_actions(), &mut chance).expect("a turn");
        actions.push(action.to_string());
        record.play(action).expect("legal");
    }
    let record = played(&cards, &actions).expect("it was played");
    let practicing = |record: &Record| {
        let mut app = replay(record.clone(), "v");
        answer(&mut app);
        press(&mut app, "x");
        app
    };
    let step = position(&practicing(&record)).1;
    let seat = record.game_after(step).to_act().expect("a turn");
    let view = |record: &Record| record.game_after(step).view(seat);
    // The last card, which nobody draws, changes places with one that somebody else holds.
    let last = cards.len() - 1;
    let others = (0..24).filter_map(|at| {
        let mut changed = cards.clone();
        changed.swap(at, last);
        let other = played(&changed, &actions)?;
        (changed != cards && view(&other) == view(&record)).then_some(other)
    });
    let others: Vec<Record> = others.collect();
    let holds = |it: &Record| it.game_after(step).view(seat.other());
    assert!(others.iter().any(|it| holds(it) != holds(&record)));
    let pictures = |record: &Record| {
        let mut app = practicing(record);
        let mut pictures = Vec::new();
        let mut look = |app: &App| pictures.push(draw(app, PLAIN, (80, 24)).0);
        look(&app);
        let other = legal(&app).into_iter().next_back().expect("an action");
        attempt(&mut app, &other);
        look(&app);
        press(&mut app, "t");
        look(&app);
        press(&mut app, "e");
        look(&app);
        pictures
    };
    // What the review says of others may differ, and with it which decision comes first, and
    // of how many.
    let place = |record: &Record| {
        let app = practicing(record);
        let scene = app.scene();
        match scene.cards().and_then(|it| it.exercise) {
            Some(Exercised::Mistake(place, decision)) => (place, decision.step),
            _ => panic!("no decision"),
        }
    };
    let here = place(&record);
    let same = others.iter().filter(|it| holds(it) != holds(&record));
    let same: Vec<&Record> = same.filter(|it| place(it) == here).collect();
    assert!(!same.is_empty());
    let pictures_here = pictures(&record);
    for other in same.into_iter().take(2) {
        for (one, two) in pictures(other).iter().zip(&pictures_here) {
            assert_eq!(rows(one), rows(two));
            assert!(one == two);
        }
    }
}
