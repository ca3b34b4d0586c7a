//! Whatever is typed, wherever players can be, is answered, and without a word about keys or
//! what is on a screen.

use std::sync::Arc;

use mandala::app::keymap::Context;
use mandala::app::{App, Opening, cards, tiles};
use mandala::lessons::Lesson;
use mandala::lines::Clearing;
use mandala::record::AnyRecord;
use mandala::rules::{Kind, Player};
use mandala::texts::ENGLISH;

use crate::common::names;
use crate::heard::{alone, people, start};
use crate::lines::{Told, settings};
use crate::review::ended;
use crate::shelf::games;

/// A place, and what leads there.
struct Place {
    name: &'static str,
    from: Box<dyn Fn() -> Told>,
    lines: &'static [&'static str],
}

impl Place {
    fn told(&self) -> Told {
        let mut told = (self.from)();
        told.hear(self.lines);
        told
    }
}

fn place(
    name: &'static str,
    from: impl Fn() -> Told + 'static,
    lines: &'static [&'static str],
) -> Place {
    let from = Box::new(from);
    Place { name, from, lines }
}

/// The game of a lesson after so many moves, between people.
fn played(kind: Kind, moves: usize) -> Told {
    let record: AnyRecord = match Lesson::of(kind).record() {
        AnyRecord::Cards(it) => it.up_to(moves).into(),
        AnyRecord::Tiles(it) => it.up_to(moves).into(),
        AnyRecord::Pyramids(it) => it.up_to(moves).into(),
    };
    let app = App::resume(settings(), Box::new(|| 0), record, None);
    Told::of(app, Clearing::Nothing)
}

fn replayed(record: AnyRecord) -> Told {
    Told::of(App::replay(settings(), record), Clearing::Nothing)
}

/// At the start screen, where some games were played.
pub fn home() -> Told {
    let app = App::start(settings(), Box::new(|| 7), Opening::default(), None);
    let app = app.with_shelf(Arc::new(games(12)), vec![Kind::Cards]);
    Told::of(app, Clearing::Nothing)
}

/// Wherever players of a game can be.
fn places(kind: Kind) -> Vec<Place> {
    let dealt = move || AnyRecord::deal(kind, 42, names(), Player::One.into());
    let whole = Lesson::of(kind).record().recorded().len();
    let mut places = vec![
        place("start", move || start(kind), &["first random"]),
        place("naming", move || start(kind), &["name 1 Ann"]),
        place("table of two", move || people(kind), &[]),
        place("table of one", move || alone(kind), &[]),
        place("over", move || played(kind, whole), &[]),
        place("replay", move || replayed(dealt()), &[]),
        place("lesson", move || start(kind), &["learn"]),
        place("task", move || start(kind), &["learn", "next", "next"]),
        place("puzzle", move || start(kind), &["practice"]),
    ];
    places.extend(match kind {
        Kind::Cards => vec![
            place("turn", people_at_cards, &["ready"]),
            place("after a play", people_at_cards, &["ready", "red left mountain yes"]),
            place("last chance", || alone(Kind::Cards), &["2 green left field yes"]),
            place("draft", || played(Kind::Cards, 7), &[]),
            place("agreement", people_at_cards, &["agree"]),
            place("review", || replayed(ended(4, names()).into()), &["review"]),
            place("past games", home, &["past"]),
            place("stand", home, &["past", "stand 1"]),
            place("removal", home, &["past", "remove 1"]),
            place("search", home, &["practice"]),
        ],
        Kind::Tiles => vec![
            place("turn", || people(Kind::Tiles), &["purple yes"]),
            place("flips", || played(Kind::Tiles, 14), &[]),
        ],
        Kind::Pyramids => vec![
            place("agreement", || people(Kind::Pyramids), &["agree"]),
            place("tried", || start(Kind::Pyramids), &["practice", "take 73 yes"]),
            place("solved", || start(Kind::Pyramids), &["practice", "take 74 yes"]),
            place("recap", || start(Kind::Pyramids), &RECAP),
        ],
    });
    places
}

fn people_at_cards() -> Told {
    people(Kind::Cards)
}

/// The lesson of pyramids to its end.
#[rustfmt::skip] // each step with what follows it
const RECAP: [&str; 16] = [
    "learn", "next", "next",
    "take 3 yes", "next",
    "take 7 yes", "next",
    "take 10 yes", "next",
    "take 13 yes", "next",
    "take 18 yes", "next",
    "take 71 yes", "next", "next",
];

/// All contexts but those that are passed through at once, and that of a row at tiles, whose
/// cells are named whole.
const CONTEXTS: [Context; 22] = [
    Context::Naming,
    Context::Start,
    Context::Cards(cards::Context::Covered),
    Context::Cards(cards::Context::Choose),
    Context::Cards(cards::Context::AfterPlay),
    Context::Cards(cards::Context::Draft),
    Context::Tiles(tiles::Context::Start),
    Context::Tiles(tiles::Context::Turn),
    Context::Tiles(tiles::Context::Flips),
    Context::Pyramids,
    Context::Waiting(Kind::Cards),
    Context::Over,
    Context::Agree,
    Context::Replay,
    Context::Review,
    Context::Past,
    Context::Heads,
    Context::Remove,
    Context::Lesson,
    Context::Recap,
    Context::Practice,
    Context::Tried,
];

/// What is for those who see a screen and press keys.
const SEEN: [&str; 16] = [
    "Space ",
    "Space,",
    "Enter",
    "Esc",
    "Tab",
    "press",
    " key",
    "arrow",
    "click",
    "See q",
    " , ",
    "below",
    "marked",
    "ring says",
    "in the middle",
    ", then 1",
];

fn context(told: &Told) -> Context {
    told.app.scene().offers.context
}

#[test]
fn whatever_is_typed_is_answered_without_a_word_about_keys() {
    let words = ENGLISH.in_lines().words().iter().map(|(word, _)| *word);
    let others = ["1", "3 c4", "red", "?", "c4", "r2", "x", "7 7", "...", "place 3", "row 5", ""];
    let is_leaving = |word: &&str| ["quit", "exit", "leave"].contains(word);
    let words: Vec<&str> = words.chain(others).filter(|it| !is_leaving(it)).collect();
    let mut contexts: Vec<Context> = Vec::new();
    for kind in Kind::ALL {
        for place in places(kind) {
            let name = place.name;
            let mut told = place.told();
            let here = context(&told);
            contexts.push(here);
            for word in &words {
                let mut answer = told.hear(&[word]);
                assert!(!answer.is_empty(), "{name} of {kind}: {word}");
                if answer.ends_with("Yes or no.\n") {
                    answer += &told.hear(&["no"]);
                }
                for seen in SEEN {
                    assert!(!answer.contains(seen), "{name} of {kind}, {word}: {answer}");
                }
                // Whoever went away comes back for the next word.
                if context(&told) != here {
                    told = place.told();
                }
                assert_eq!(context(&told), here, "{name} of {kind}: {word}");
            }
        }
    }
    for context in CONTEXTS {
        assert!(contexts.contains(&context), "{context:?}");
    }
}
