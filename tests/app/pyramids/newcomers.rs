//! What somebody who plays for the first time reads.

use crate::common::app::App;
use mandala::app::pyramids::Sentence;
use mandala::app::settings::SETTINGS;
use mandala::app::{Opening, Settings, Tongue};
use mandala::fit::ascii::spell;
use mandala::record::Names;
use mandala::rules::Kind;
use mandala::rules::pyramids::{Game, Place};
use mandala::story::{Expected, Explained, Weighed};
use mandala::texts::ENGLISH;

use super::help::{at, position};
use crate::common::pyramids::TWO_ALIKE;
use crate::help::{press, seeds};
use crate::screens::dump::{self, BARE, drawn};

const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (100, 30)];

/// What the screen shows, row by row.
fn rows(app: &App, size: (u16, u16)) -> Vec<String> {
    drawn(app, BARE, size)
}

/// The same as one line, however it is broken.
fn words(app: &App, size: (u16, u16)) -> String {
    dump::words(app, BARE, size)
}

#[test]
fn what_would_fall_is_not_told_as_if_it_could_still_be_taken() {
    for size in SIZES {
        let nearer = words(&at(position(TWO_ALIKE), "r"), size);
        assert!(nearer.contains("Another red one lies on 30."), "{nearer}");
        let further = words(&at(position(TWO_ALIKE), "End"), size);
        assert!(further.contains("into the eye."), "{further}");
        assert!(!further.contains("R1 also lies"), "{further}");
    }
}

/// Seed 42 laid out for two; the first one leaps to the end.
#[test]
fn before_the_score_all_that_was_scored_is_told() {
    let settings = Settings::default();
    let record = super::help::dealt(2);
    for size in SIZES {
        let mut app = App::resume(settings, seeds(1), record.clone());
        press(&mut app, "End Enter");
        let said = words(&app, size);
        for told in [
            "Anna took B1 on 75.",
            "Beth took the last 74 pyramids.",
            "15 groups scored: Anna +2, Beth +73.",
            "The game is over.",
        ] {
            assert!(said.contains(told), "{told} at {size:?}: {said}");
        }
    }
}

#[test]
fn the_score_says_who_took_the_rest() {
    // The smallest one has room for the sheet only.
    for size in [(80, 24), (100, 30)] {
        let said = words(&super::help::deal(2, "End Enter z"), size);
        let told = "Nobody else could go on: Beth took the last 74 pyramids.";
        assert!(said.contains(told), "{size:?}: {said}");
    }
}

/// The picture has a pawn at the start, so its player owns nothing and has no points.
#[test]
fn the_picture_in_the_help_can_come_about() {
    let row = |word: &str| {
        let mut rows = ENGLISH.games().game(Kind::Pyramids).picture.rows.iter();
        let row = rows.find(|row| row.contains(word)).expect(word);
        let (_, numbers) = row.rsplit_once(word).expect(word);
        numbers.split_whitespace().collect::<Vec<_>>()
    };
    assert_eq!(row("start")[0], "@C");
    assert_eq!(row("left"), ["@A", "@B", "@C"]);
    assert_eq!(row("R1    "), ["3", "1", "1", "."], "five in all");
    assert_eq!(row("R2    "), ["1", "3", "1", ".", "last"], "five in all");
    assert_eq!(row("Y1    "), ["-", "+3", "+2", ".", "done"]);
    assert_eq!(row("points  "), ["3", "2", "0"]);
    assert_eq!(row("pawn on "), ["28", "66", "-"]);
    let path: String = ENGLISH.games().game(Kind::Pyramids).picture.rows[3..]
        .iter()
        .map(|row| row.chars().take(28).collect::<String>())
        .collect();
    assert_eq!(path.matches("R1").count(), 3);
    assert_eq!(path.matches("R2").count(), 1);
    assert_eq!(path.matches("Y1").count(), 0);
    assert_eq!((path.matches("@A").count(), path.matches("@B").count()), (1, 1));
}

#[test]
fn the_line_that_deals_says_that_it_begins() {
    let opening = Opening { kind: Kind::Pyramids, ..Opening::default() };
    let mut app = App::start(Settings::default(), seeds(1), opening, None);
    let bar = |app: &App| rows(app, (80, 24)).pop().expect("a bar");
    assert!(bar(&app).contains("Enter go on"), "{}", bar(&app));
    press(&mut app, "Up Up Up Up Up");
    assert!(bar(&app).contains("Enter begin"), "{}", bar(&app));
}

#[test]
fn the_settings_leave_out_what_has_no_effect() {
    let flip = SETTINGS[0].name;
    let app = super::help::deal(2, ",");
    for size in SIZES {
        let said = words(&app, size);
        assert!(!said.contains(ENGLISH.settings().about(flip)), "{said}");
        assert!(!said.contains(ENGLISH.settings().name(flip)), "{said}");
    }
}

/// What a take costs is worth more than what can be counted on the table.
#[test]
fn a_hint_with_little_room_still_says_what_is_left_to_others() {
    let record = super::help::dealt(2);
    let place = Place::new(7).expect("a place");
    let names = super::help::names(2);
    let ways = Game::reasons(record.game(), place.into());
    let words = ENGLISH.pyramids();
    let said: Vec<String> = (ways.iter())
        .map(|way| {
            let expected = Weighed::Hint(Expected { chance: 50, lead: 0, end: None });
            let deed = Game::deed(record.game(), place.into());
            let said = words.weighed(expected, deed, way, &names);
            said.split_once(": ").map_or(String::new(), |(_, why)| why.to_string())
        })
        .collect();
    assert_eq!(
        said,
        [
            "nobody else has G2, 4 more on the path, 6 pyramids left to Beth",
            "nobody else has G2, 6 pyramids left to Beth",
            "nobody else has G2",
        ]
    );
}

#[test]
fn what_a_turn_is_stands_below_the_first_table_in_every_language() {
    let app = App::resume(Settings::default(), seeds(1), super::help::dealt(2));
    for tongue in Tongue::ALL {
        let names = Names::new("Anna", "Beth").expect("good names");
        let words = tongue.language().pyramids();
        let taught = words.sentence(&Sentence::WhatATurnIs, &names);
        // It may be broken, but not where a space does not break.
        let spaced = |text: &str| text.replace('\u{a0}', " ");
        for size in SIZES {
            let (rows, _) = dump::draw_in(&app, tongue, BARE, size);
            let said: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
            let said = spaced(&said.join(" "));
            let taught = spell(&taught);
            assert!(said.contains(&spaced(&taught)), "{taught} at {size:?}: {said}");
        }
    }
}
