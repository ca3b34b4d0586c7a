//! Hints at the pyramid table: who may ask, what they say, and when they are gone.

use crate::common::app::App;
use mandala::ai::{Estimate, Outlook};
use mandala::app::{AnyTable, Hints};
use mandala::record::pyramids::Record;
use mandala::record::{Computers, Names};
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Game, Place};
use mandala::rules::{Kind, Level, Seat};
use mandala::story::explain;
use mandala::texts::ENGLISH;

use super::help::{MIDDLE, at, course, dealt, marked_near, position};
use crate::common::pyramids::{ODD, SWEEP, TWO_ALIKE};
use crate::help::{offers, press, seeds, state};
use crate::hints::wanted;
use crate::partner::decide;
use crate::screens::dump::{THEMES, uncut as screen};

/// People who want hints, after these keys.
pub fn between_people(game: impl Into<AnyTable>, keys: &str) -> App {
    let mut app = App::resume(wanted(), seeds(1), game);
    press(&mut app, keys);
    app
}

/// The places of the hints on the table; none while they are thought about.
fn hinted(app: &App) -> Option<Vec<Place>> {
    let scene = app.scene();
    match scene.pyramids().expect("the table").hints? {
        Hints::Awaited => Some(Vec::new()),
        Hints::Given(hints) => Some(hints.iter().map(|hint| hint.action.place).collect()),
    }
}

/// What speaks for a take, in as many words as there are.
fn why(text: &str, place: u8) -> String {
    let course = position(text);
    let place = Place::new(place).expect("a place");
    let outlook = Outlook::new(place.into(), Estimate::default());
    let hints = explain::<Game>(course.game(), [outlook]);
    let said = ENGLISH.hint_ways(&hints[0], course.names());
    let (_, why) = said[0].split_once("): ").expect("reasons");
    why.to_string()
}

#[test]
fn a_player_gets_up_to_three_hints_each_of_them_legal() {
    for players in [2, 5] {
        let mut app = between_people(dealt(players), "t");
        assert_eq!(hinted(&app), Some(Vec::new()), "it is thought about");
        let text = screen(&app, THEMES[0], (80, 24));
        assert!(text.contains("Thinking about what you could do."), "{text}");
        decide(&mut app);
        let places = hinted(&app).expect("hints");
        assert_eq!(places.len(), 3);
        let legal = course(&app).game().legal_actions().places();
        assert!(places.iter().all(|&place| legal.contains(place)));
        assert!(!app.thinks(), "it is not asked again");
    }
}

#[test]
fn the_better_of_two_takes_comes_first_and_says_what_it_brings() {
    let mut app = between_people(position(TWO_ALIKE), "t");
    decide(&mut app);
    let places: Vec<u8> = hinted(&app).expect("hints").into_iter().map(Place::number).collect();
    assert_eq!(places, [30, 15]);
    let text = screen(&app, THEMES[0], (80, 24));
    for said in [
        "R1 on 30  100%, +1  finishes R1 (you +3, Beth +2), the game is over",
        "R1 on 15    0%, −1  R1 is tied, Beth's pawn ahead, nothing is jumped over",
    ] {
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn hints_teach_what_comes_of_a_take() {
    assert_eq!(
        why(MIDDLE, 40),
        "finishes 3 groups (you +3, Beth +5, Carl +2), nobody else has R2, \
         4 more on the path, 3 pyramids fall into the eye"
    );
    assert_eq!(why(MIDDLE, 12), "finishes U1 (Beth +3, you +2), nothing is jumped over");
    assert_eq!(
        why(TWO_ALIKE, 30),
        "finishes R1 (you +3, Beth +2), the game is over, 1 pyramid falls into the eye"
    );
    assert_eq!(why(SWEEP, 66), "finishes U2 (Emil +3, you +2), 2 pyramids left to Dora");
    assert_eq!(
        why(SWEEP, 72),
        "finishes 3 groups (Beth +2, you +3, Dora +6, Emil +4), Dora takes the rest"
    );
}

#[test]
fn hints_tell_how_a_group_stands_that_goes_on() {
    // The group's pyramids: Anna's, Beth's, Carl's, and those in the eye.
    let told = |owned: [usize; 3], eye: usize| {
        let left = 5 - eye - owned.iter().sum::<usize>();
        let many = |count: usize| "G1 ".repeat(count);
        let text = format!(
            "
            path:   -40 {} -{} Y3 Y3 Y3 Y3 Y3
            pawns:  20 | 30 | 10
            owned:  {} | {} | {}
            eye:    {}
            points: 65 | 0 | 0
            turn:   one",
            many(left),
            30 - left,
            many(owned[0]),
            many(owned[1]),
            many(owned[2]),
            many(eye),
        );
        let said = why(&text.replace(": \n", ": -\n"), 41);
        let (standing, _) = said.split_once(" more on the path").expect("how it stands");
        standing.to_string()
    };
    assert_eq!(told([0, 0, 0], 0), "nobody else has G1, 4");
    assert_eq!(told([0, 0, 0], 2), "nobody else has G1, 2");
    assert_eq!(told([1, 0, 0], 0), "then only you have G1 (2), 3");
    assert_eq!(told([2, 0, 0], 0), "most G1 for sure, 2");
    assert_eq!(told([0, 1, 0], 0), "Beth no longer alone in G1, 3");
    assert_eq!(told([1, 1, 0], 0), "you lead G1 2 to 1, 2");
    assert_eq!(told([0, 1, 1], 0), "G1 is tied, your pawn ahead, 2");
    assert_eq!(told([1, 2, 0], 0), "G1 is tied, your pawn ahead, 1");
    assert_eq!(told([0, 2, 1], 0), "Beth leads G1 2 to 1, 1");
}

#[test]
fn with_a_computer_in_the_game_there_are_hints_without_a_setting() {
    for players in [2, 5] {
        let last = Seat::all(players).last().expect("a player");
        let computers = Computers::default().with(last, Level::new(Kind::Pyramids, 1));
        let mut app = at(dealt(players).with_computers(computers), "t");
        decide(&mut app);
        assert_eq!(hinted(&app).map(|places| places.len()), Some(3));
        for size in [(80, 24), (100, 30)] {
            press(&mut app, "t");
            let text = screen(&app, THEMES[0], size);
            assert!(text.contains("t hints"), "{text}");
            press(&mut app, "t");
            decide(&mut app);
        }
    }
}

#[test]
fn nobody_asks_while_a_computer_decides() {
    let last = Seat::all(2).last().expect("a player");
    let computers = Computers::default().with(last, Level::new(Kind::Pyramids, 1));
    let mut app = at(dealt(2).with_computers(computers), "t");
    decide(&mut app);
    press(&mut app, "Home Enter");
    assert_eq!(state(&app), "waiting for two");
    assert_eq!(hinted(&app), None);
    assert!(!offers(&app, "t"));
}

#[test]
fn what_hints_tell_of_is_marked_on_the_path() {
    let mut app = between_people(dealt(2), "");
    press(&mut app, "t");
    decide(&mut app);
    let given = hinted(&app).expect("hints");
    assert_eq!(given.len(), 3);
    for size in [(60, 20), (80, 24), (100, 30)] {
        let text = screen(&app, THEMES[1], size);
        for (number, &place) in (1..).zip(&given) {
            let piece = course(&app).game().piece(place).expect("a pyramid");
            let mark = char::from_digit(number, 10).expect("a digit");
            assert!(marked_near(&text, mark, &piece.to_string()) > 0, "{text}");
        }
    }
}

#[test]
fn hints_that_lie_over_a_choice_are_marked_on_the_path() {
    let mut app = between_people(dealt(2), "t");
    decide(&mut app);
    // The next green one is none of theirs.
    press(&mut app, "g t");
    let text = screen(&app, THEMES[1], (80, 24));
    assert!(text.contains("[G2]"), "{text}");
    let given = hinted(&app).expect("hints");
    assert_eq!(given.len(), 3);
    for (number, place) in (1..).zip(given) {
        let piece = course(&app).game().piece(place).expect("a pyramid");
        let mark = char::from_digit(number, 10).expect("a digit");
        assert!(marked_near(&text, mark, &piece.to_string()) > 0, "{place}: {text}");
    }
}

/// All three are there even on the smallest table, with five players of any names.
#[test]
fn no_hint_is_cut_or_left_out_at_any_size_whatever_the_names() {
    for names in [&["Anna", "Beth"][..], &["Anna", "Beth", "Carl", "Dora", "Emil"], &ODD] {
        let names = Names::recorded(names.iter().copied()).expect("names that fit");
        let mut record = Record::new(42, names, Seat::default());
        for takes in [0, 12, 12, 12] {
            for _ in 0..takes {
                let action = record.game().legal_actions().get(2).expect("a third one");
                record.play(action).expect("legal");
            }
            if record.game().to_act().is_none() {
                break;
            }
            let mut app = between_people(record.clone(), "t");
            decide(&mut app);
            for theme in THEMES {
                for size in [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)] {
                    let text = screen(&app, theme, size);
                    assert_eq!(text.matches("%").count(), 3, "{text}");
                }
            }
        }
    }
}
