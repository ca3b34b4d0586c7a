//! The manners of every table: what all games have in common, tried at each of them.

use mandala::app::keymap::Context;
use mandala::app::{AnyTable, Hints, Settings};
use mandala::record::Computers;
use mandala::rules::Kind;

use crate::common::app::App;
use crate::help::{
    self, answer as decide, notice, offers, press, press_dead, seeds, state, think, without_motion,
};
use crate::hints::wanted;
use crate::partner::party_of;
use crate::screens::dump::{PLAIN, draw, rows};
use crate::{pyramids, tiles};

struct Table {
    kind: Kind,
    /// A game with these computers; Anna is to decide.
    game: fn(Computers) -> AnyTable,
    /// The keys after which people see what Anna may do.
    ready: &'static str,
    /// Keys that choose something, and those that play it.
    choose: &'static str,
    play: &'static str,
    /// What it looks like when Anna is to decide and has chosen nothing.
    undecided: &'static str,
    /// The keys that take back, also what a computer has answered.
    undo: &'static [&'static str],
    /// The keys that bring hints back which a choice took the place of.
    hints_again: &'static [&'static str],
    /// Some letters that mean something in a turn.
    letters: &'static [&'static str],
}

const TABLES: [Table; 3] = [
    Table {
        kind: Kind::Cards,
        game: |computers| {
            let mut course = help::position(help::TURN);
            course.seat(computers);
            course.into()
        },
        ready: "Space",
        choose: "r 1 m",
        play: "Enter",
        undecided: "choose nothing",
        // Who drew cards or was answered from a hidden hand takes nothing back.
        undo: &[],
        hints_again: &["t"],
        letters: &[],
    },
    Table {
        kind: Kind::Tiles,
        game: |computers| {
            let mut course = tiles::help::position(tiles::help::MIDDLE);
            course.seat(computers);
            course.into()
        },
        ready: "",
        choose: "3 b",
        play: "Enter",
        undecided: "turn: nothing",
        undo: &["u", "Backspace"],
        hints_again: &["t"],
        letters: &["r"],
    },
    Table {
        kind: Kind::Pyramids,
        game: |computers| pyramids::help::dealt(2).with_computers(computers).into(),
        ready: "",
        choose: "r",
        play: "Enter",
        undecided: "Anna chooses",
        undo: &["Backspace"],
        hints_again: &["t", "Esc", "Backspace"],
        // They are those of colors at this table, `u` too.
        letters: &["r", "u", "1"],
    },
];

impl Table {
    /// A game with computers at these levels, of which 0 is a person.
    fn with_computers(&self, one: u8, two: u8, settings: Settings) -> App {
        let computers = party_of(self.kind, one, two).computers;
        App::resume(settings, seeds(1), (self.game)(computers))
    }

    /// Anna has played against a computer.
    fn played(&self) -> App {
        let mut app = self.with_computers(0, 1, Settings::default());
        press(&mut app, self.choose);
        press(&mut app, self.play);
        app
    }

    /// The same; it has decided, but not yet moved.
    fn decided(&self) -> App {
        let mut app = self.played();
        decide(&mut app);
        app
    }

    /// A game between people who see what Anna may do.
    fn between_people(&self, settings: Settings) -> App {
        let game = (self.game)(Computers::default());
        let mut app = App::resume(settings, seeds(1), game);
        press(&mut app, self.ready);
        app
    }

    /// The same with hints for Anna.
    fn with_hints(&self) -> App {
        let mut app = self.between_people(wanted());
        press(&mut app, "t");
        decide(&mut app);
        assert!(hinted(&app).is_some_and(|hints| !hints.is_empty()));
        app
    }
}

/// How many actions were done.
fn made(app: &App) -> usize {
    match app.table().expect("a table") {
        table if table.cards().is_some() => table.cards().map(|it| it.moves().len()),
        table if table.tiles().is_some() => table.tiles().map(|it| it.moves().len()),
        table => table.pyramids().map(|it| it.moves().len()),
    }
    .expect("a game that is played")
}

fn is_waiting(app: &App) -> bool {
    matches!(app.context(), Context::Waiting(_))
}

/// The hints on the table; none yet while they are thought about.
fn hinted(app: &App) -> Option<Vec<String>> {
    fn listed<G: mandala::story::Explained>(hints: Hints<'_, G>) -> Vec<String> {
        hints.actions().map(|action| action.to_string()).collect()
    }
    let scene = app.scene();
    let cards = || scene.cards()?.hints.map(listed);
    let tiles = || scene.tiles()?.hints.map(listed);
    let pyramids = || scene.pyramids()?.hints.map(listed);
    cards().or_else(tiles).or_else(pyramids)
}

#[test]
fn a_computer_moves_only_after_a_pause_that_any_key_ends() {
    for table in &TABLES {
        let mut app = table.decided();
        let mut ticks = 0;
        while is_waiting(&app) {
            app.tick();
            ticks += 1;
        }
        assert_eq!((ticks, made(&app)), (20, 2), "{}", table.kind);
        let keys = ["Enter", "Space", "z", "Down", "Esc"];
        for key in keys.iter().chain(table.letters) {
            let mut app = table.decided();
            press(&mut app, key);
            assert_eq!(made(&app), 2, "{key}");
            assert_eq!(state(&app), table.undecided, "{key}");
        }
    }
}

#[test]
fn keys_before_an_answer_end_the_pause_but_play_nothing() {
    for table in &TABLES {
        let mut app = table.played();
        press(&mut app, "Enter");
        press(&mut app, table.choose);
        press(&mut app, table.play);
        assert!(is_waiting(&app) && made(&app) == 1, "{}", table.kind);
        decide(&mut app);
        assert_eq!((state(&app).as_str(), made(&app)), (table.undecided, 2));
    }
}

#[test]
fn taking_back_works_while_a_computer_decides_and_after_its_answer() {
    for table in &TABLES {
        for key in table.undo {
            for answer_first in [false, true] {
                let mut app = table.decided();
                if answer_first {
                    press(&mut app, "Space");
                    assert_eq!(made(&app), 2);
                }
                press(&mut app, key);
                let now = (state(&app), made(&app));
                assert_eq!(now, (table.undecided.to_string(), 0), "{key}");
            }
        }
    }
}

#[test]
fn with_computers_alone_keys_hurry_and_none_takes_back() {
    for table in &TABLES {
        for key in ["Enter", "z"].iter().chain(table.undo) {
            let mut app = table.with_computers(1, 1, Settings::default());
            decide(&mut app);
            assert_eq!(made(&app), 0);
            press(&mut app, key);
            assert_eq!(made(&app), 1, "{key}");
        }
    }
}

#[test]
fn two_computers_can_be_watched_to_the_end() {
    for table in &TABLES {
        let mut app = table.with_computers(1, 1, without_motion());
        while app.thinks() {
            decide(&mut app);
        }
        // Where nothing moves, what ended the game stays until a key is pressed.
        let shown = |app: &App| rows(&draw(app, PLAIN, (80, 24)).0).concat();
        assert!(shown(&app).contains("t shows the score."), "{}", table.kind);
        press(&mut app, "z");
        assert_eq!(state(&app), "over");
        let is_told = ["wins!", "A draw"].iter().any(|it| shown(&app).contains(it));
        assert!(is_told, "{}", table.kind);
        press_dead(&mut app, "u Backspace");
        press(&mut app, "t");
        assert!(shown(&app).contains("t shows the score."), "{}", table.kind);
    }
}

#[test]
fn between_people_there_are_hints_only_where_they_are_wanted() {
    for table in &TABLES {
        let mut app = table.between_people(Settings::default());
        assert!(!offers(&app, "t"));
        press(&mut app, "t");
        assert_eq!((state(&app).as_str(), hinted(&app)), (table.undecided, None));
        let said = "Hints are off between people; F2 turns them on.";
        assert_eq!(notice(&app).as_deref(), Some(said));
        assert!(offers(&table.between_people(wanted()), "t"));
    }
}

#[test]
fn a_choice_takes_the_place_of_the_hints_and_they_come_back_with_it() {
    for table in &TABLES {
        let mut app = table.with_hints();
        let given = hinted(&app);
        for key in table.hints_again {
            press(&mut app, table.choose);
            assert_eq!(hinted(&app), None);
            press(&mut app, key);
            assert_eq!(hinted(&app), given, "{key}");
            assert!(!app.thinks(), "they need not be thought about again");
        }
    }
}

#[test]
fn hints_can_be_put_away_and_are_gone_after_a_move() {
    for table in &TABLES {
        for keys in ["t", "Esc", &format!("{} {}", table.choose, table.play)] {
            let mut app = table.with_hints();
            press(&mut app, keys);
            assert_eq!(hinted(&app), None, "{keys}");
            assert!(!app.thinks());
        }
    }
}

#[test]
fn hints_are_not_back_when_a_move_is_taken_back() {
    for table in &TABLES {
        for key in table.undo {
            let mut app = table.with_hints();
            press(&mut app, table.choose);
            press(&mut app, table.play);
            press(&mut app, key);
            assert_eq!((state(&app).as_str(), hinted(&app)), (table.undecided, None));
            assert!(!app.thinks());
        }
    }
}

#[test]
fn hints_for_what_was_played_meanwhile_are_ignored() {
    for table in &TABLES {
        let mut app = table.between_people(wanted());
        press(&mut app, "t");
        let late = app.task().expect("a question");
        press(&mut app, table.choose);
        press(&mut app, table.play);
        app.answered(think(late));
        assert_eq!(hinted(&app), None, "{}", table.kind);
    }
}
