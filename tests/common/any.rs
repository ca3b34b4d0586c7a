//! What holds for any bytes in a file of ours, whoever wrote them: nothing panics, what is
//! wrong is told in words fit for a terminal, and what can be read is good to go on with.
//!
//! Tests try damaged texts, and the fuzzer in tests/fuzz whatever it comes up with.

use std::fmt::Display;
use std::fs;
use std::str::FromStr;

use mandala::app::{Change, Habits, Settings, Tongue, Trouble};
use mandala::plain::is_visible;
use mandala::record::{AnyRecord, Record};
use mandala::rules::game::{Game, View};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, cards, pyramids, tiles};
use mandala::store::{HabitsFile, Store};
use mandala::texts::ENGLISH;

/// As many actions as are tried in a game that could be read.
const FURTHER: usize = 40;

/// Reads a record of any game, and tells whether there was a game in it.
pub fn records(bytes: &[u8]) -> bool {
    let record = AnyRecord::parse(bytes);
    let record = record.or_else(|error| {
        assert_fit(&ENGLISH.records().record_error(&error));
        error.good().ok_or(())
    });
    match &record {
        Ok(AnyRecord::Cards(record)) => goes_on(record),
        Ok(AnyRecord::Tiles(record)) => goes_on(record),
        Ok(AnyRecord::Pyramids(record)) => goes_on(record),
        Err(()) => {}
    }
    record.is_ok()
}

/// It is printed as it can be read, and the game in it can be played.
fn goes_on<G: Game>(record: &Record<G>) {
    let text = record.to_string();
    assert!(text.lines().all(|line| line.chars().all(is_visible)));
    assert!(text.parse::<Record<G>>().as_ref() == Ok(record), "{text}");
    play(record.game().clone());
}

/// Reads a position of each game, and tells whether it is one of them.
pub fn positions(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let cards = position::<cards::Setup, cards::Game>(&text);
    let tiles = position::<tiles::Setup, tiles::Game>(&text);
    let pyramids = position::<pyramids::Setup, pyramids::Game>(&text);
    cards || tiles || pyramids
}

fn position<Setup, G>(text: &str) -> bool
where
    Setup: FromStr<Err: Display> + Display + PartialEq,
    G: Game + for<'a> TryFrom<&'a Setup, Error: Display>,
{
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(faults) => {
            assert_fit(&faults);
            return false;
        }
    };
    let printed = setup.to_string();
    let again: Option<Setup> = printed.parse().ok();
    assert!(again.as_ref() == Some(&setup), "{printed}");
    let game = G::try_from(&setup);
    game.map(play).map_err(|faults| assert_fit(&faults)).is_ok()
}

/// Plays on, as different from one game to the next as they are: whatever is listed is
/// allowed, and nothing else, and every player can imagine how the game stands.
fn play<G: Game>(mut game: G) {
    let mut chance = Shuffler::new(0);
    for _ in 0..FURTHER {
        let actions: Vec<G::Action> = game.legal_actions().into_iter().collect();
        assert_eq!(game.to_act().is_none(), actions.is_empty());
        assert_eq!(game.standing().is_some(), actions.is_empty());
        let Some(player) = game.to_act() else {
            return;
        };
        let view = game.view(player);
        assert!(view.sample(&mut chance).view(player) == view);
        let action = actions[chance.below(actions.len() as u64) as usize];
        assert!(game.apply(action).is_ok(), "{action} is listed");
    }
}

/// Reads names and settings from a file, and tells whether each line could be understood.
pub fn settings(bytes: &[u8]) -> bool {
    let home = std::env::temp_dir().join(format!("mandala-any-{}", std::process::id()));
    fs::create_dir_all(&home).expect("a directory");
    fs::write(home.join(HabitsFile::NAME), bytes).expect("a file");
    let store = Store::locate(Some(home.clone())).expect("a store");
    let understood = store.habits().map(|file| {
        let (habits, wrong) = Habits::read(&file, Tongue::default());
        let understood = wrong.is_none();
        if let Some(line) = wrong {
            assert_fit(&ENGLISH.settings().trouble(&Trouble::Line(line)));
        }
        remembers(&store, &habits);
        understood
    });
    fs::remove_dir_all(&home).expect("removed");
    understood.is_ok_and(|understood| understood)
}

/// What is changed is there the next time, and so is everything else.
fn remembers(store: &Store, before: &Habits) {
    let kind = Kind::Pyramids;
    let changed = store.change_habits(|file| {
        Change::Game(kind).put_into(file, Tongue::default());
        Change::Computers(kind, before.computers).put_into(file, Tongue::default());
        Change::Setting("motion", "off").put_into(file, Tongue::default());
    });
    // One that grows too long to be read again is not written.
    let Ok(changed) = changed else {
        return;
    };
    let read = store.habits().expect("it can be read again");
    assert_eq!(read, changed);
    let settings = Settings { motion: false, ..before.settings };
    let after = Habits { kind: Some(kind), settings, ..before.clone() };
    assert_eq!(Habits::read(&read, Tongue::default()).0, after);
}

/// Something that is told can be shown on a terminal.
#[track_caller]
fn assert_fit(told: &(impl Display + ?Sized)) {
    let told = told.to_string();
    assert!(!told.is_empty() && told.chars().all(is_visible), "{told:?}");
}
