//! Makes the weights of the card game's partner, by playing against itself.
//!
//! `cargo bench --bench train -- FILE [ROUNDS GAMES]` plays rounds of games, learns from
//! how they ended and writes the weights to the file, `src/ai/cards/net.bin` if they are to
//! be used; without a file it does nothing.
//!
//! The greedy player plays the first round, the net itself the others. The weights in use
//! come from 3 rounds of 15,000 games, which take 35 seconds of one processor: 441,286,
//! 870,834 and 1,283,436 positions, with the chance to win off by 0.179, 0.188 and 0.182
//! (squared, on average; always saying one half would be off by 0.25).

use std::time::Instant;

use mandala::ai::cards::features::{Features, features};
use mandala::ai::cards::net::{Net, POINTS, chance};
use mandala::ai::cards::position::after_draft;
use mandala::rules::Player;
use mandala::rules::cards::{Action, Game, Phase, PlayerView, Prospect};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;

#[allow(dead_code)]
mod greedy;

use greedy::Greedy;

/// How often each position is learned from in a round.
const EPOCHS: u32 = 4;
/// How fast it learns at first.
const RATE: f32 = 0.01;
/// How loosely games are played: in points for the greedy player of the first round, in
/// worth for the net later.
const LOOSE_POINTS: f32 = 1.0;
const LOOSE_WORTH: f32 = 0.015;

/// A position, and how the game ended for the player who foresaw it.
struct Example {
    features: Features,
    won: f32,
    lead: f32,
}

/// A number between 0 and 1.
fn unit(chance: &mut Shuffler) -> f32 {
    const STEPS: u64 = 1 << 20;
    (chance.below(STEPS) as f32 + 0.5) / STEPS as f32
}

/// One of the options: the better, the likelier.
fn loosely(options: Vec<(Action, f32)>, looseness: f32, chance: &mut Shuffler) -> Action {
    let noisy = options
        .into_iter()
        .map(|(action, worth)| (action, worth - looseness * (-unit(chance).ln()).ln()));
    let best = noisy.max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.expect("there is always a legal action").0
}

fn choose(view: &PlayerView, net: Option<&Net>, chance: &mut Shuffler) -> Action {
    match net {
        None => loosely(Game::options(view), LOOSE_POINTS, chance),
        Some(net) => {
            let judged = |action| (action, net.estimate(&foresee(view, action)).worth());
            let options = view.legal_actions().iter().map(judged).collect();
            loosely(options, LOOSE_WORTH, chance)
        }
    }
}

fn foresee(view: &PlayerView, action: Action) -> Prospect {
    after_draft(view.after(action).expect("a listed action is legal"))
}

/// Plays a game and learns nothing yet: how it ended is known only then.
fn play(seed: u64, net: Option<&Net>, chance: &mut Shuffler, examples: &mut Vec<Example>) {
    let mut game = Game::deal(seed, Player::BOTH[(seed % 2) as usize]);
    // Two moves at random, somewhere, lead to positions that good play would avoid.
    let stumble = chance.below(60);
    let begin = examples.len();
    let mut players = Vec::new();
    for moves in 0..400 {
        let Some(player) = game.to_act() else { break };
        let view = game.view(player);
        let legal = view.legal_actions();
        let action = if (stumble..stumble + 2).contains(&moves) {
            let any = chance.below(legal.len() as u64) as usize;
            legal.get(any).expect("it is below the length")
        } else {
            choose(&view, net, chance)
        };
        let after = foresee(&view, action);
        if !matches!(after.table().phase(), Phase::Over(_)) && chance.below(2) == 0 {
            players.push(player);
            examples.push(Example {
                features: features(&after),
                won: 0.5,
                lead: 0.0,
            });
        }
        game.apply_silently(action).expect("it is legal");
    }
    let Some(verdict) = game.verdict() else {
        examples.truncate(begin);
        return;
    };
    for (example, player) in examples[begin..].iter_mut().zip(players) {
        let points = |player: Player| f32::from(verdict.scores[player].total());
        example.lead = points(player) - points(player.other());
        if let Some(winner) = verdict.outcome.winner() {
            example.won = f32::from(u8::from(winner == player));
        }
    }
}

/// Moves every weight a little towards what would have been right; returns how far the
/// chance to win was off, squared.
fn learn(net: &mut Net, example: &Example, rate: f32) -> f32 {
    let (units, [win, points]) = net.run(&example.features);
    let off_win = chance(win) - example.won;
    let off_points = (points - example.lead / POINTS).clamp(-1.0, 1.0);
    let off = [off_win, 0.3 * off_points];
    let mut blame = units;
    for ((blame, unit), out) in blame.iter_mut().zip(units).zip(&mut net.out) {
        *blame = if unit > 0.0 {
            rate * (off[0] * out[0] + off[1] * out[1])
        } else {
            0.0
        };
        for (weight, off) in out.iter_mut().zip(off) {
            *weight -= rate * off * unit;
        }
    }
    let rows = net.hidden.iter_mut().zip(&mut net.direct);
    for ((hidden, direct), &feature) in rows.zip(&example.features) {
        if feature != 0.0 {
            for (weight, blame) in hidden.iter_mut().zip(blame) {
                *weight -= blame * feature;
            }
            for (weight, off) in direct.iter_mut().zip(off) {
                *weight -= 0.5 * rate * off * feature;
            }
        }
    }
    off_win * off_win
}

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    let Some(file) = arguments.first() else {
        println!("train FILE [ROUNDS GAMES]");
        return;
    };
    let number = |at: usize, default: u64| match arguments.get(at) {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    let (rounds, games) = (number(1, 3), number(2, 15_000));

    let mut chance = Shuffler::new(99);
    let mut net = Net::EMPTY;
    for weight in net.hidden.as_flattened_mut() {
        *weight = 0.4 * (unit(&mut chance) - 0.5);
    }
    for weight in net.out.as_flattened_mut() {
        *weight = 0.2 * (unit(&mut chance) - 0.5);
    }
    let mut examples = Vec::new();
    for round in 0..rounds {
        let start = Instant::now();
        for game in 0..games {
            let seed = (round + 1) << 40 | game;
            let player = (round > 0).then_some(&net);
            play(seed, player, &mut chance, &mut examples);
        }
        let played = start.elapsed();
        let mut off = 0.0;
        for epoch in 0..EPOCHS {
            let last = round + 1 == rounds && epoch + 1 == EPOCHS;
            let rate = RATE / (1 + 2 * epoch) as f32 / if last { 3.0 } else { 1.0 };
            chance.shuffle(&mut examples);
            off = examples
                .iter()
                .map(|e| f64::from(learn(&mut net, e, rate)))
                .sum();
        }
        println!(
            "round {}: {} positions played in {:.0} s, learned in {:.0} s, off by {:.4}",
            round + 1,
            examples.len(),
            played.as_secs_f32(),
            (start.elapsed() - played).as_secs_f32(),
            off / examples.len() as f64,
        );
        std::fs::write(file, net.to_bytes()).expect("the weights can be written");
    }
}
