//! One app for every kind of screen, the same each time.

use super::pyramids;
use crate::common::app::App;
use crate::common::clock::calmly;
use crate::common::laid_out;
use crate::help::without_motion;
use mandala::app::key::{Key, KeyCode};
use mandala::app::keymap::Context;
use mandala::app::start::{Damage, First, GameFile, Unfinished};
use mandala::app::{Opening, Resume, Saving, Settings};
use mandala::record::cards::{Course, Record};
use mandala::record::{AnyRecord, AnyRecordError, Names, Reason, RecordError};
use mandala::rules::Kind;
use mandala::rules::cards::{Game, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::{Shuffler, next_seed};
use mandala::rules::{Player, Seat};
use mandala::ui::theme::{Depth, Theme};

/// Every theme there is.
pub fn themes() -> Vec<Theme> {
    let depths = [Depth::True, Depth::Indexed, Depth::Basic, Depth::Mono];
    let themes =
        depths.map(|depth| [false, true].map(|ascii| Theme { depth, ascii, ..Theme::FULL }));
    themes.concat()
}

const MIDDLE: &str = "
    left:    RROY | GGG | P
    right:   BB   | R   | YYY
    hands:   RYGGBBPO | ROYGPB
    dealt:   OO | YY
    claimed: OOOR | PPYY
    rivers:  ORG | PYBGR
    discard: RROOGGYYPPPB
    deck:    RGB*
    turn:    one
";

const LAST: &str = "
    left:    RROOOY | GGG | PP
    right:   GG | R | YYYYBB
    hands:   RYGGBBP | ROYGPB
    dealt:   OO | YY
    claimed: OOOGG | PPPPPY
    rivers:  ORG | PYB
    discard: RR
    deck:    RGBY*
    ran out: yes
    turn:    one
";

pub fn names() -> Names {
    Names::new("Anna", "Beth").expect("good names")
}

fn seeds() -> Box<dyn FnMut() -> u64> {
    let mut next = 42;
    Box::new(move || {
        let seed = next;
        next = next_seed(seed);
        seed
    })
}

pub fn position(text: &str, names: Names) -> Course {
    Course::new(laid_out::<Setup, Game>(text), names)
}

/// A game played at random, the same one each time.
pub fn played(names: Names) -> Record {
    let mut chance = Shuffler::new(11);
    let mut record = Record::new(11, names, Player::One);
    loop {
        let actions = record.game().legal_actions();
        if actions.is_empty() {
            return record;
        }
        let action = actions.get(chance.below(actions.len() as u64) as usize);
        record.play(action.expect("a listed action")).expect("legal");
    }
}

/// Types keys: names for some, and else a letter each.
pub fn press(app: &mut App, keys: &str) {
    for word in keys.split_whitespace() {
        let code = match word {
            "Space" => KeyCode::Char(' '),
            "Enter" => KeyCode::Enter,
            "Down" => KeyCode::Down,
            "PgDn" => KeyCode::PageDown,
            "PgUp" => KeyCode::PageUp,
            "End" => KeyCode::End,
            "Backspace" => KeyCode::Backspace,
            _ => KeyCode::Char(word.chars().next().expect("a letter")),
        };
        let command = app.command(Key::from(code));
        let command = command.unwrap_or_else(|| panic!("{word} means nothing"));
        calmly(app, command);
    }
}

fn table(text: &str, names: Names, keys: &str) -> App {
    let settings = without_motion();
    let mut app = App::resume(settings, seeds(), position(text, names));
    press(&mut app, keys);
    app
}

fn moving(keys: &str, names: Names, pictures: u8) -> App {
    let record = position(MIDDLE, names);
    let mut app = App::resume(Settings::default(), seeds(), record);
    press(&mut app, keys);
    assert!(app.moves(), "something moves");
    for _ in 0..pictures {
        app.tick();
    }
    assert!(app.moves(), "and goes on moving");
    assert_ne!(app.context(), Context::Over, "which would hide it");
    app
}

fn start(keys: &str, offer: Option<Unfinished>) -> App {
    let mut app = App::start(Settings::default(), seeds(), Opening::default(), offer);
    press(&mut app, keys);
    app
}

/// The start screen of the game that the most people can play, with a kept game of all.
fn start_of_five(names: &Names) -> App {
    let all = names.iter().chain(["Carl", "Dora", "Emil"]);
    let all = Names::recorded(all).expect("five names");
    let offer = Unfinished {
        record: AnyRecord::deal(Kind::Pyramids, 42, all.clone(), Seat::default()),
        file: None,
    };
    let opening = Opening {
        kind: Kind::Pyramids,
        names: Some(all),
        first: First::Drawn,
        ..Opening::default()
    };
    App::start(Settings::default(), seeds(), opening, Some(offer))
}

/// The start screen with a game whose file is damaged.
pub fn damaged(file: &str) -> App {
    let record = Record::new(42, names(), Player::One);
    let damage = Some(Damage {
        path: file.into(),
        error: AnyRecordError::Cards(RecordError { line: 9, reason: Reason::Damaged, good: None }),
    });
    let record = record.into();
    let file = damage.map(GameFile::Damaged);
    start("", Some(Unfinished { record, file }))
}

fn replay(names: Names, keys: &str) -> App {
    let mut app = App::replay(Settings::default(), played(names));
    press(&mut app, keys);
    app
}

/// Every kind of screen by its name, for players of these names.
pub fn all(names: &Names) -> Vec<(&'static str, App)> {
    let at = |text, keys| table(text, names.clone(), keys);
    let offer = |damage: Option<Damage>| Unfinished {
        record: Record::new(42, names.clone(), Player::One).into(),
        file: damage.map(GameFile::Damaged),
    };
    let damage = Damage {
        path: "2026-11-16-013005.mandala".into(),
        error: AnyRecordError::Cards(RecordError { line: 9, reason: Reason::Damaged, good: None }),
    };
    let mut quit = at(MIDDLE, "Space r 1 Enter Enter q");
    quit.saved(Saving::Kept(Resume::Latest));
    let mut all = vec![
        ("start", start("", None)),
        ("start-names", start("E v e Down e v e Enter Enter Enter", None)),
        ("start-offer", start("", Some(offer(None)))),
        ("start-damage", start("Down", Some(offer(Some(damage))))),
        ("start-five", start_of_five(names)),
        ("deal", App::deal(Settings::default(), seeds(), Kind::Cards, names.clone(), First::Drawn)),
        ("covered", at(MIDDLE, "Space g 1 Enter Enter")),
        ("covered-last", at(LAST, "")),
        ("choose-color", at(MIDDLE, "Space")),
        ("choose-place", at(MIDDLE, "Space g")),
        ("choose-mountain", at(MIDDLE, "Space b 1")),
        ("choose-field", at(MIDDLE, "Space g 1 -")),
        ("choose-discard", at(MIDDLE, "Space g x")),
        ("choose-last", at(LAST, "Space b f")),
        ("refused", at(MIDDLE, "Space p f 1")),
        ("review-build", at(LAST, "Space r 1 Enter")),
        ("review-field", at(MIDDLE, "Space g 1 Enter")),
        ("review-covered", at(MIDDLE, "Space g x Enter Space")),
        ("draft", at(MIDDLE, "Space b m 1 Enter")),
        ("draft-asked", at(MIDDLE, "Space b m 1 Enter o Space")),
        ("draft-open", at(MIDDLE, "Space b m 1 Enter Space Space o")),
        ("draft-recap", at(MIDDLE, "Space b m 1 Enter o Enter r Enter b Enter")),
        ("over", at(LAST, "Space b m 1 Enter r Enter o Enter y Enter")),
        ("over-agreed", at(MIDDLE, "q a y")),
        ("help", at(MIDDLE, "Space ?")),
        ("help-keys", at(MIDDLE, "? End")),
        ("log", at(MIDDLE, "Space b m 1 Enter o Enter r Enter b Enter e")),
        ("log-empty", at(MIDDLE, "e")),
        ("settings", at(MIDDLE, "Space g ,")),
        ("quit", quit),
        ("agree", at(MIDDLE, "Space q a")),
        ("replay", replay(names.clone(), "")),
        ("replay-draft", replay(names.clone(), "d")),
        ("replay-log", replay(names.clone(), "PgDn PgDn PgDn PgDn e PgUp")),
        ("replay-end", replay(names.clone(), "End")),
        ("completing", moving("Space b m 1 Enter", names.clone(), 7)),
        ("destroying", moving("Space b m 1 Enter o Enter r Enter b Enter", names.clone(), 7)),
    ];
    all.extend(super::tiles::all(names));
    all.extend(pyramids::all(names));
    all
}
