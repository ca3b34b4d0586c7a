//! What the tests over random games share. All chance comes from seeds, so a
//! failure can be played again: its seed is printed.
//!
//! Each test binary uses its own part of this.
#![allow(dead_code)]

pub mod any;
pub mod app;
pub mod clock;
pub mod damage;
#[cfg(feature = "terminal")]
pub mod events;
pub mod hidden;
pub mod pyramids;
#[cfg(feature = "terminal")]
pub mod screen;
pub mod stones;
pub mod tiles;

use std::fmt::Display;
use std::ops::Range;
use std::path::Path;
use std::str::FromStr;

use mandala::record::cards::Record;
use mandala::record::{self, AnyRecord, Names};
use mandala::rules::cards::{Action, ActionList, Game, Pile, PlayerView, Report, Side};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player, Seat, game};
use mandala::store::{self, Journal, StoreError};

/// More actions than any random game takes.
pub const ENDLESS: usize = 2_000;

/// How often something is tried: many times if the long runs were asked for with
/// `MANDALA_LONG=1`, and few times otherwise.
pub fn often(few: u64, many: u64) -> u64 {
    match std::env::var_os("MANDALA_LONG") {
        Some(value) if value == "1" => many,
        _ => few,
    }
}

/// Says which game failed.
struct Failure(u64);

impl Drop for Failure {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this happened with seed {}", self.0);
        }
    }
}

/// Does something with each seed and a stream of chance that follows from it.
pub fn for_each_seed(seeds: Range<u64>, mut run: impl FnMut(u64, &mut Shuffler)) {
    for seed in seeds {
        let _failure = Failure(seed);
        run(seed, &mut Shuffler::new(!seed));
    }
}

/// One of the listed actions, each equally likely; none if none is listed.
pub fn pick(actions: &ActionList, chance: &mut Shuffler) -> Option<Action> {
    if actions.is_empty() {
        return None;
    }
    actions.get(chance.below(actions.len() as u64) as usize)
}

/// Whether something that happens once in `bound` times happens.
pub fn once_in(bound: u64, chance: &mut Shuffler) -> bool {
    chance.below(bound) == 0
}

/// Every count worth asking about, possible or not.
fn counts() -> impl Iterator<Item = u8> {
    (0..=10).chain([255])
}

/// Every action that can be expressed, with counts from 0 to 10 and 255, sorted.
pub fn every_action() -> Vec<Action> {
    let places = || Side::BOTH.into_iter().flat_map(|side| Color::ALL.map(|color| (side, color)));
    let builds = places().map(|(side, color)| Action::Build { side, color });
    let grows = places()
        .flat_map(|(side, color)| counts().map(move |count| Action::Grow { side, color, count }));
    let discards = Color::ALL
        .into_iter()
        .flat_map(|color| counts().map(move |count| Action::Discard { color, count }));
    let claims = Color::ALL.map(|color| Action::Claim { color });
    builds.chain(grows).chain(discards).chain(claims).collect()
}

/// The Cup cards that a player was dealt.
pub fn dealt(view: &PlayerView) -> Pile {
    view.cup() - view.table().claimed(view.seat())
}

/// Whose decision it is.
pub fn player(game: &Game) -> Option<Player> {
    game.public_view().phase().player()
}

/// Lays out a position of any game that is written down as a `Setup`.
#[track_caller]
pub fn laid_out<Setup, Game>(text: &str) -> Game
where
    Setup: FromStr<Err: Display>,
    Game: for<'a> TryFrom<&'a Setup, Error: Display>,
{
    let setup: Setup = text.parse().unwrap_or_else(|faults| panic!("cannot be read: {faults}"));
    Game::try_from(&setup).unwrap_or_else(|faults| panic!("is not legal: {faults}"))
}

/// Two ordinary names.
pub fn names() -> Names {
    Names::new("Anna", "Beth").expect("good names")
}

/// The seat of player number one, two, …
pub fn seat(number: usize) -> Seat {
    Seat::all(Seat::MOST).nth(number - 1).expect("a seat")
}

/// Two to five ordinary names.
pub fn names_of(players: usize) -> Names {
    let names = ["Anna", "Beth", "Carl", "Dora", "Emil"];
    Names::of_all(names.into_iter().take(players)).expect("good names")
}

/// A random game of at most `most` moves, and the record of it.
pub fn random_record(seed: u64, names: Names, most: usize, chance: &mut Shuffler) -> Record {
    let first = Player::BOTH[chance.below(2) as usize];
    let mut record = Record::new(seed, names, first);
    while record.moves().len() < most {
        let Some(action) = pick(&record.game().legal_actions(), chance) else {
            break;
        };
        record.play(action).expect("a listed action is legal");
    }
    record
}

/// A game of so many moves, however many: its players only discard, so that it never
/// ends.
pub fn endless_record(moves: usize) -> Record {
    let mut record = Record::new(42, names(), Player::One);
    for _ in 0..moves {
        let discards = |action: &Action| matches!(action, Action::Discard { .. });
        let mut legal = record.game().legal_actions().into_iter();
        let action = legal.find(discards).expect("a hand to discard from");
        record.play(action).expect("a listed action is legal");
    }
    record
}

/// Plays a random game to its end and shows each step: the game before it, the
/// action, what it brought about, and the game after it.
pub fn play_out(
    seed: u64,
    chance: &mut Shuffler,
    mut step: impl FnMut(&Game, Action, &Report, &Game, &mut Shuffler),
) -> Game {
    let mut game = Game::deal(seed, Player::BOTH[(seed % 2) as usize]);
    for _ in 0..ENDLESS {
        let Some(action) = pick(&game.legal_actions(), chance) else {
            return game;
        };
        let before = game.clone();
        let report = game.apply(action).expect("a listed action is legal");
        step(&before, action, &report, &game, chance);
    }
    panic!("the game does not end");
}

/// Reads the card game in a file.
pub fn load(path: &Path) -> Result<Record, StoreError> {
    Ok(card_game(store::load(path)?))
}

/// Opens the file of a card game to go on with it.
pub fn resume(path: &Path) -> Result<(Journal, Record), StoreError> {
    let (journal, record) = Journal::resume(path)?;
    Ok((journal, card_game(record)))
}

fn card_game(record: AnyRecord) -> Record {
    match record {
        AnyRecord::Cards(record) => record,
        other => panic!("a game of {}", other.kind()),
    }
}

/// The printed text without its check digits, as it may be written by hand.
pub fn by_hand<G: game::Game>(record: &record::Record<G>) -> String {
    let text = record.to_string();
    let bare = text.lines().map(|line| line.split(" @").next().unwrap_or(line));
    bare.map(|line| format!("{line}\n")).collect()
}
