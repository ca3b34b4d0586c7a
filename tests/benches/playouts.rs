//! How fast the rules are: uniformly random games through the public, checked API.
//!
//! Each action lists what is legal, chooses uniformly and applies it without a report, as
//! a search does, or with one, as a table does; on one thread.

use std::hint::black_box;

use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::cards::Game;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Player, Seat, pyramids, tiles};

mod clock;

use clock::{median, now};

const ROUND: u64 = 20_000;
const ROUNDS: u64 = 15;

/// A function that plays a random game to its end and counts its actions, without any
/// detour that would slow one game more than another.
macro_rules! playout {
    ($name:ident, $apply:ident, $deal:expr) => {
        fn $name(seed: u64, chance: &mut Shuffler) -> u64 {
            let mut game = $deal(seed);
            let mut actions = 0;
            loop {
                let legal = game.legal_actions();
                let chosen = chance.below(legal.len().max(1) as u64) as usize;
                let Some(action) = legal.get(chosen) else {
                    return actions;
                };
                black_box(game.$apply(action)).expect("a listed action is legal");
                actions += 1;
            }
        }
    };
}

fn cards_of(seed: u64) -> Game {
    Game::deal(seed, Player::One)
}

fn tiles_of(seed: u64) -> tiles::Game {
    tiles::Game::deal(seed, Player::One)
}

fn for_two(seed: u64) -> pyramids::Game {
    pyramids::Game::deal(seed, 2, Seat::default())
}

fn for_four(seed: u64) -> pyramids::Game {
    pyramids::Game::deal(seed, 4, Seat::default())
}

playout!(play_cards, apply_silently, cards_of);
playout!(report_cards, apply, cards_of);
playout!(play_tiles, apply_silently, tiles_of);
playout!(report_tiles, apply, tiles_of);
playout!(play_for_two, apply_silently, for_two);
playout!(report_for_two, apply, for_two);
playout!(play_for_four, apply_silently, for_four);
playout!(report_for_four, apply, for_four);

/// The record of a random game.
fn random_record(seed: u64, chance: &mut Shuffler) -> String {
    let names = Names::new("Anna", "Beth").expect("good names");
    let mut record = Record::new(seed, names, Player::One);
    loop {
        let legal = record.game().legal_actions();
        let chosen = chance.below(legal.len().max(1) as u64) as usize;
        let Some(action) = legal.get(chosen) else {
            return record.to_string();
        };
        record.play(action).expect("a listed action is legal");
    }
}

/// Does something in several rounds, and prints how long each time took.
fn per_item(name: &str, mut round: impl FnMut(u64) -> u64) {
    let rounds = (0..ROUNDS).map(|n| {
        let start = now();
        let done = round(n);
        (now() - start) / done as f64
    });
    println!("{name}: {:.0} ns", median(rounds.collect()) * 1e9);
}

/// The random games of one kind.
struct Games {
    name: &'static str,
    playout: fn(u64, &mut Shuffler) -> u64,
    actions: u64,
    /// Seconds per action, by round.
    rounds: Vec<f64>,
}

impl Games {
    fn new(name: &'static str, playout: fn(u64, &mut Shuffler) -> u64) -> Games {
        Games { name, playout, actions: 0, rounds: Vec::new() }
    }

    fn play(&mut self, round: u64, chance: &mut Shuffler) {
        let start = now();
        let seeds = round * ROUND..(round + 1) * ROUND;
        let played: u64 = seeds.map(|seed| (self.playout)(seed, chance)).sum();
        let seconds = now() - start;
        self.rounds.push(seconds / played as f64);
        self.actions += played;
    }

    fn print(self) {
        let length = self.actions as f64 / (ROUNDS * ROUND) as f64;
        let seconds = median(self.rounds);
        println!(
            "{}: {:.0} games/s, {:.0} actions/s, {:.0} ns/action",
            self.name,
            1.0 / (seconds * length),
            1.0 / seconds,
            seconds * 1e9,
        );
    }
}

fn main() {
    per_item("deal a game", |n| {
        for seed in 0..ROUND {
            black_box(Game::deal(n * ROUND + seed, Player::One));
        }
        ROUND
    });

    let mut chance = Shuffler::new(1);
    let records: Vec<String> = (0..200).map(|seed| random_record(seed, &mut chance)).collect();
    per_item("read and replay a record", |_| {
        for text in &records {
            black_box(Record::parse(text.as_bytes())).expect("a printed record is valid");
        }
        records.len() as u64
    });

    // Round by round in turn, so that other work on the machine slows all games alike.
    let mut kinds = [
        Games::new("cards", play_cards),
        Games::new("cards, reported", report_cards),
        Games::new("tiles", play_tiles),
        Games::new("tiles, reported", report_tiles),
        Games::new("pyramids for two", play_for_two),
        Games::new("pyramids for two, reported", report_for_two),
        Games::new("pyramids for four", play_for_four),
        Games::new("pyramids for four, reported", report_for_four),
    ];
    for round in 0..ROUNDS {
        for games in &mut kinds {
            games.play(round, &mut chance);
        }
    }
    for games in kinds {
        games.print();
    }
}
