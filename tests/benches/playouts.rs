//! How fast the rules are: uniformly random games through the public, checked API.
//!
//! Each action lists what is legal, chooses uniformly and applies it without a report, as
//! a search does, on one thread.

use std::hint::black_box;
use std::time::Instant;

use mandala::record::Names;
use mandala::record::cards::Record;
use mandala::rules::cards::Game;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Player, Seat, pyramids, tiles};

const ROUND: u64 = 20_000;
const ROUNDS: u64 = 15;

/// Plays a random game to its end and counts its actions.
fn playout(seed: u64, chance: &mut Shuffler) -> u64 {
    let mut game = Game::deal(seed, Player::One);
    let mut actions = 0;
    loop {
        let legal = game.legal_actions();
        let chosen = chance.below(legal.len().max(1) as u64) as usize;
        let Some(action) = legal.get(chosen) else {
            return actions;
        };
        black_box(game.apply_silently(action)).expect("a listed action is legal");
        actions += 1;
    }
}

/// The same with the tile game.
fn tile_playout(seed: u64, chance: &mut Shuffler) -> u64 {
    let mut game = tiles::Game::deal(seed, Player::One);
    let mut actions = 0;
    loop {
        let legal = game.legal_actions();
        let chosen = chance.below(legal.len().max(1) as u64) as usize;
        let Some(action) = legal.get(chosen) else {
            return actions;
        };
        black_box(game.apply_silently(action)).expect("a listed action is legal");
        actions += 1;
    }
}

/// The same with the pyramid game, for four.
fn pyramid_playout(seed: u64, chance: &mut Shuffler) -> u64 {
    let mut game = pyramids::Game::deal(seed, 4, Seat::default());
    let mut actions = 0;
    loop {
        let legal = game.legal_actions();
        let chosen = chance.below(legal.len().max(1) as u64) as usize;
        let Some(action) = legal.get(chosen) else {
            return actions;
        };
        black_box(game.apply_silently(action)).expect("a listed action is legal");
        actions += 1;
    }
}

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

/// The median of several rounds, as seconds per item: neither a lucky round nor one
/// disturbed by other work decides.
fn median(mut round: impl FnMut(u64) -> u64) -> f64 {
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|n| {
            let start = Instant::now();
            let done = round(n);
            start.elapsed().as_secs_f64() / done as f64
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    rounds[rounds.len() / 2]
}

fn per_item(name: &str, seconds: f64) {
    println!("{name}: {:.0} ns", seconds * 1e9);
}

/// Plays random games, and prints how fast that went.
fn per_game(name: &str, mut playout: impl FnMut(u64) -> u64) {
    let (mut games, mut actions) = (0, 0);
    let seconds = median(|n| {
        let played: u64 = (0..ROUND).map(|seed| playout(n * ROUND + seed)).sum();
        games += ROUND;
        actions += played;
        played
    });
    let length = actions as f64 / games as f64;
    println!(
        "{name}: {:.0} games/s, {:.0} actions/s, {:.0} ns/action",
        1.0 / (seconds * length),
        1.0 / seconds,
        seconds * 1e9,
    );
}

fn main() {
    per_item(
        "deal a game",
        median(|n| {
            for seed in 0..ROUND {
                black_box(Game::deal(n * ROUND + seed, Player::One));
            }
            ROUND
        }),
    );

    let mut chance = Shuffler::new(1);
    let records: Vec<String> = (0..200)
        .map(|seed| random_record(seed, &mut chance))
        .collect();
    per_item(
        "read and replay a record",
        median(|_| {
            for text in &records {
                black_box(Record::parse(text.as_bytes())).expect("a printed record is valid");
            }
            records.len() as u64
        }),
    );

    per_game("playouts", |seed| playout(seed, &mut chance));
    per_game("tiles", |seed| tile_playout(seed, &mut chance));
    per_game("pyramids", |seed| pyramid_playout(seed, &mut chance));
}
