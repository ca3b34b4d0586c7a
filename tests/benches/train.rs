//! Makes the weights of the computer partner, by playing against itself.
//!
//! `cargo bench --bench train -- GAME FILE [ROUNDS GAMES]` plays rounds of games, learns from
//! how they ended and writes the weights to the file, `src/ai/GAME/net.bin` if they are to be
//! used; without a file it does nothing.
//!
//! The greedy player plays the first round, the net itself the others. The weights in use
//! come from 3 rounds of 15,000 games (cards), 4 of 15,000 (tiles) and 4 of 12,000
//! (pyramids), each less than a minute of one processor. The chance to win is off by 0.182,
//! 0.185 and 0.167 in the end (squared, on average; always saying one half would be off by
//! 0.25 for two). The card game's were learned from a simpler greedy player.

use std::time::Instant;

use mandala::ai::cards::features::features as of_cards;
use mandala::ai::cards::judgment;
use mandala::ai::cards::position::after_draft;
use mandala::ai::net::{Net, POINTS, chance};
use mandala::ai::{
    Estimate, Partner, pyramids::features as of_pyramids, tiles::features as of_tiles,
};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Seat, cards, pyramids, tiles};

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
/// From how many positions it learns at most in a round: the latest.
const MOST: usize = 1_300_000;

/// What an action leads to: it is known, or described by numbers.
enum Foreseen<const N: usize> {
    Known(Estimate),
    Numbers([f32; N]),
}

/// A game whose positions a net learns to judge.
trait Pupil<const N: usize>: Greedy {
    /// How many of the actions, in order, are worth a thought.
    const OPTIONS: usize = usize::MAX;
    /// One position in so many is learned from.
    const ONE_IN: u64 = 2;

    /// What an action leads to for its player.
    fn foresee(view: &Self::View, action: Self::Action) -> Foreseen<N>;

    /// A position as one of the other players sees it, if that is learned, too.
    fn seen_by(_game: &Self, _seat: Seat) -> Option<[f32; N]> {
        None
    }
}

impl Pupil<{ of_cards_len() }> for cards::Game {
    fn foresee(view: &cards::PlayerView, action: cards::Action) -> Foreseen<{ of_cards_len() }> {
        let after = after_draft(view.after(action).expect("a listed action is legal"));
        match after.table().phase() {
            cards::Phase::Over(_) => Foreseen::Known(judgment::estimate(&Net::EMPTY, &after)),
            _ => Foreseen::Numbers(of_cards(&after)),
        }
    }
}

const fn of_cards_len() -> usize {
    mandala::ai::cards::features::FEATURES
}

impl Pupil<{ of_tiles::FEATURES }> for tiles::Game {
    fn foresee(view: &tiles::Game, action: tiles::Action) -> Foreseen<{ of_tiles::FEATURES }> {
        let player = view.to_act().expect("someone acts");
        let mut after = view.clone();
        after.apply_silently(action).expect("a listed action is legal");
        match (tiles::Game::certain(view, action), after.phase()) {
            (Some(known), _) => Foreseen::Known(known),
            _ => Foreseen::Numbers(of_tiles::features(&after, player)),
        }
    }
}

impl Pupil<{ of_pyramids::FEATURES }> for pyramids::Game {
    const OPTIONS: usize = 12;
    const ONE_IN: u64 = 3;

    fn foresee(
        view: &pyramids::Game,
        action: pyramids::Action,
    ) -> Foreseen<{ of_pyramids::FEATURES }> {
        let seat = view.to_act().expect("someone acts");
        match pyramids::Game::certain(view, action) {
            Some(known) => Foreseen::Known(known),
            None => {
                let mut after = view.clone();
                after.apply_silently(action).expect("a listed action is legal");
                Foreseen::Numbers(of_pyramids::features(&after, seat))
            }
        }
    }

    fn seen_by(game: &pyramids::Game, seat: Seat) -> Option<[f32; of_pyramids::FEATURES]> {
        (game.players() > 2 && !game.is_over()).then(|| of_pyramids::features(game, seat))
    }
}

/// A position, and how the game ended for the player who foresaw it.
struct Example<const N: usize> {
    features: [f32; N],
    seat: Seat,
    won: f32,
    lead: f32,
}

/// A number between 0 and 1.
fn unit(chance: &mut Shuffler) -> f32 {
    const STEPS: u64 = 1 << 20;
    (chance.below(STEPS) as f32 + 0.5) / STEPS as f32
}

/// One of the options: the better, the likelier.
fn loosely<A>(options: Vec<(A, f32)>, looseness: f32, chance: &mut Shuffler) -> A {
    let noisy = options
        .into_iter()
        .map(|(action, worth)| (action, worth - looseness * (-unit(chance).ln()).ln()));
    let best = noisy.max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.expect("there is always a legal action").0
}

fn options<const N: usize, G: Pupil<N>>(game: &G) -> impl Iterator<Item = G::Action> {
    game.legal_actions().into_iter().take(G::OPTIONS)
}

fn choose<const N: usize, G: Pupil<N>>(
    game: &G,
    view: &G::View,
    net: Option<&Net<N>>,
    chance: &mut Shuffler,
) -> G::Action {
    let Some(net) = net else {
        return loosely(G::options(view), LOOSE_POINTS, chance);
    };
    let judged = |action| {
        let estimate = match G::foresee(view, action) {
            Foreseen::Known(estimate) => estimate,
            Foreseen::Numbers(features) => net.judge(&features),
        };
        (action, estimate.worth())
    };
    loosely(options(game).map(judged).collect(), LOOSE_WORTH, chance)
}

/// Plays a game and learns nothing yet: how it ended is known only then.
fn play<const N: usize, G: Pupil<N>>(
    seed: u64,
    net: Option<&Net<N>>,
    chance: &mut Shuffler,
    examples: &mut Vec<Example<N>>,
) {
    let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    // Half of the games are of as few as can be.
    let players = match seed % 2 {
        0 => fewest,
        _ => fewest + (seed / 2) as usize % (most - fewest + 1),
    };
    let first = Seat::all(players).nth(chance.below(players as u64) as usize);
    let first = first.and_then(|seat| G::Player::try_from(seat).ok());
    let mut game = G::deal(seed, players, first.unwrap_or_default());
    // Two moves at random, somewhere, lead to positions that good play would avoid.
    let stumble = chance.below(60);
    // In some games one always takes the nearest, where there is such a thing.
    let steps = Seat::all(players).nth(chance.below(3 * players as u64) as usize);
    let begin = examples.len();
    for moves in 0..400 {
        let Some(player) = game.to_act() else { break };
        let view = game.view(player);
        let action = if (stumble..stumble + 2).contains(&moves) {
            let options: Vec<_> = options(&game).map(|action| (action, 0.0)).collect();
            loosely(options, 1.0, chance)
        } else {
            let nearest = G::nearest(&view).filter(|_| steps == Some(player.into()));
            nearest.unwrap_or_else(|| choose(&game, &view, net, chance))
        };
        let foreseen = G::foresee(&view, action);
        assert!(game.apply(action).is_ok(), "it is legal");
        if chance.below(G::ONE_IN) > 0 {
            continue;
        }
        let other = Seat::all(players).nth(chance.below(players as u64) as usize);
        let mut add = |features, seat| {
            examples.push(Example { features, seat, won: 0.5, lead: 0.0 });
        };
        if let Foreseen::Numbers(features) = foreseen {
            add(features, player.into());
        }
        if let Some(seat) = other.filter(|&seat| seat != player.into())
            && let Some(features) = G::seen_by(&game, seat)
        {
            add(features, seat);
        }
    }
    let Some(standing) = game.standing() else {
        examples.truncate(begin);
        return;
    };
    for example in &mut examples[begin..] {
        let others = Seat::all(players).filter(|&seat| seat != example.seat);
        let best = others.map(|seat| game.points(seat)).fold(f32::MIN, f32::max);
        example.lead = game.points(example.seat) - best;
        example.won = match standing.place(example.seat) {
            1 => 1.0 / standing.winners().count() as f32,
            _ => 0.0,
        };
    }
}

/// Moves every weight a little towards what would have been right; returns how far the
/// chance to win was off, squared.
fn learn<const N: usize>(net: &mut Net<N>, example: &Example<N>, rate: f32) -> f32 {
    let (units, [win, points]) = net.run(&example.features);
    let off_win = chance(win) - example.won;
    let off_points = (points - example.lead / POINTS).clamp(-1.0, 1.0);
    let off = [off_win, 0.3 * off_points];
    let mut blame = units;
    for ((blame, unit), out) in blame.iter_mut().zip(units).zip(&mut net.out) {
        *blame = if unit > 0.0 { rate * (off[0] * out[0] + off[1] * out[1]) } else { 0.0 };
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

fn train<const N: usize, G: Pupil<N>>(file: &str, rounds: u64, games: u64) {
    let mut chance = Shuffler::new(99);
    let mut net = Net::<N>::EMPTY;
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
            play::<N, G>(seed, player, &mut chance, &mut examples);
        }
        let played = start.elapsed();
        examples.drain(..examples.len().saturating_sub(MOST));
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut off = 0.0;
        for epoch in 0..EPOCHS {
            let last = round + 1 == rounds && epoch + 1 == EPOCHS;
            let rate = RATE / (1 + 2 * epoch) as f32 / if last { 3.0 } else { 1.0 };
            chance.shuffle(&mut order);
            off = order.iter().map(|&at| f64::from(learn(&mut net, &examples[at], rate))).sum();
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

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |at: usize, default: u64| match arguments.get(at) {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    let (rounds, games) = (number(2, 3), number(3, 15_000));
    match arguments[..] {
        ["cards", file, ..] => train::<_, cards::Game>(file, rounds, games),
        ["tiles", file, ..] => train::<_, tiles::Game>(file, rounds, games),
        ["pyramids", file, ..] => train::<_, pyramids::Game>(file, rounds, games),
        _ => println!("train GAME FILE [ROUNDS GAMES]"),
    }
}
