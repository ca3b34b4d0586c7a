//! Lets players of the card game meet: the levels of the partner, and two yardsticks.
//!
//! `cargo bench --bench ladder -- all [GAMES]` plays each level against the one below it,
//! level 1 against random play and a plain greedy player, and the top level against the
//! greedy one. `-- 3 greedy [GAMES]` lets two players meet, `-- time` takes the time of the
//! top level, `-- review [GAMES]` compares two reviews of the same games. Without an argument
//! it does nothing.
//!
//! Every deal is played twice with the seats exchanged; ± is the standard error.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use mandala::ai::{Judgment, Level, Partner};
use mandala::rules::Player;
use mandala::rules::cards::{Action, Game, PlayerView};
use mandala::rules::shuffle::{Shuffler, decision};

mod greedy;

/// Nobody stops a tournament.
static GO_ON: AtomicBool = AtomicBool::new(false);

/// Players who only ever discard are made to agree to an end.
const ENDLESS: u64 = 1_000;

#[derive(Clone, Copy)]
enum Competitor {
    Random,
    Greedy,
    Level(Level),
}

impl Competitor {
    fn named(name: &str) -> Competitor {
        match name {
            "random" => Competitor::Random,
            "greedy" => Competitor::Greedy,
            number => level(number.parse().expect("random, greedy or a level")),
        }
    }

    fn name(self) -> String {
        match self {
            Competitor::Random => "random".to_string(),
            Competitor::Greedy => "greedy".to_string(),
            Competitor::Level(level) => format!("level {}", level.number()),
        }
    }

    fn choose(self, view: &PlayerView, chance: &mut Shuffler) -> Action {
        let legal = view.legal_actions();
        let chosen = match self {
            Competitor::Random => legal.get(chance.below(legal.len() as u64) as usize),
            Competitor::Greedy => greedy::options(view)
                .into_iter()
                .max_by(|(_, a), (_, b)| a.total_cmp(b))
                .map(|(action, _)| action),
            Competitor::Level(level) => Game::choose(view, level, chance, &GO_ON),
        };
        chosen.expect("there is always a legal action")
    }
}

fn level(number: u8) -> Competitor {
    Competitor::Level(Level::of::<Game>(number).expect("a level"))
}

/// Plays a game; how it ended for player one, from 0 to 1, and by how many points.
fn play(seed: u64, one: Competitor, two: Competitor) -> (f64, f64) {
    let mut game = Game::deal(seed, Player::One);
    let mut moves = 0;
    while let Some(player) = game.to_act() {
        if moves >= ENDLESS && game.agree_to_end().is_ok() {
            break;
        }
        let competitor = match player {
            Player::One => one,
            Player::Two => two,
        };
        let action = competitor.choose(&game.view(player), &mut decision(seed, moves));
        game.apply_silently(action).expect("it is legal");
        moves += 1;
    }
    let verdict = game.verdict().expect("it is over");
    let won = match verdict.outcome.winner() {
        Some(Player::One) => 1.0,
        Some(Player::Two) => 0.0,
        None => 0.5,
    };
    let points = verdict.scores.map(|score| f64::from(score.total()));
    (won, points.one - points.two)
}

/// Pairs of games on the same deals with the seats exchanged.
fn meet(a: Competitor, b: Competitor, games: u64) {
    let mut wins = Vec::new();
    let mut points = Vec::new();
    for pair in 0..games / 2 {
        let seed = 1_000_000 + pair;
        let (first, lead) = play(seed, a, b);
        let (second, behind) = play(seed, b, a);
        wins.push(50.0 * (first + 1.0 - second));
        points.push((lead - behind) / 2.0);
    }
    let ((win, win_off), (lead, lead_off)) = (mean(&wins), mean(&points));
    println!(
        "{} beats {} in {win:.1} ± {win_off:.1} % of {} games, by {lead:+.1} ± {lead_off:.1} points",
        a.name(),
        b.name(),
        2 * wins.len(),
    );
}

/// The mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (spread / n).sqrt())
}

/// Positions of games between two of level 4, each with what was done there.
fn decisions(games: u64) -> Vec<(PlayerView, Action)> {
    let competitor = level(4);
    let mut found = Vec::new();
    for seed in 0..games {
        let mut game = Game::deal(5_000_000 + seed, Player::One);
        while let Some(player) = game.to_act() {
            let view = game.view(player);
            let action = competitor.choose(&view, &mut decision(seed, found.len() as u64));
            if view.legal_actions().len() > 1 {
                found.push((view, action));
            }
            game.apply_silently(action).expect("it is legal");
        }
    }
    found
}

/// How long the top level thinks about a move.
fn time() {
    let top = level(<Game as mandala::rules::game::Game>::LEVELS);
    let mut times: Vec<f64> = decisions(4)
        .iter()
        .map(|(view, _)| {
            let start = Instant::now();
            top.choose(view, &mut Shuffler::new(1));
            1e3 * start.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "{} takes {:.1} ms a move (median of {}), at most {:.1} ms",
        top.name(),
        times[times.len() / 2],
        times.len(),
        times[times.len() - 1],
    );
}

/// How well two reviews of the same decisions agree.
fn review(games: u64) {
    let decisions = decisions(games);
    let start = Instant::now();
    let run = |seed: u64| -> Vec<Judgment<Action>> {
        let mut chance = Shuffler::new(seed);
        let judged = decisions
            .iter()
            .map(|(view, played)| Game::judge(view, *played, &mut chance, &GO_ON));
        judged.map(|j| j.expect("it was allowed")).collect()
    };
    let (one, two) = (run(1), run(2));
    let seconds = start.elapsed().as_secs_f64() / 2.0 / games as f64;
    let losses = |run: &[Judgment<Action>]| -> Vec<f64> {
        run.iter().map(|judged| f64::from(judged.loss())).collect()
    };
    let (x, y) = (losses(&one), losses(&two));
    let same = one
        .iter()
        .zip(&two)
        .filter(|(a, b)| a.best.action == b.best.action);
    println!(
        "{} decisions of {games} games, {seconds:.1} s a game; the same best one in {:.0} %; \
         mean loss {:.1} %, correlation {:.3}",
        x.len(),
        100.0 * same.count() as f64 / x.len() as f64,
        100.0 * mean(&x).0,
        correlation(&x, &y),
    );
    let above = |losses: &[f64]| losses.iter().filter(|&&loss| loss > 0.06).count();
    let both = x.iter().zip(&y).filter(|(a, b)| a.min(**b) > 0.06).count();
    println!(
        "losses above 6 %: {:.1} a game, confirmed {:.0} %",
        (above(&x) + above(&y)) as f64 / 2.0 / games as f64,
        200.0 * both as f64 / (above(&x) + above(&y)).max(1) as f64,
    );
}

fn correlation(x: &[f64], y: &[f64]) -> f64 {
    let ((mx, _), (my, _)) = (mean(x), mean(y));
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        x.iter().zip(y).map(|(&a, &b)| f(a - mx, b - my)).sum()
    };
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().expect("a number");
    match arguments[..] {
        [] => println!("ladder all [GAMES] | A B [GAMES] | time | review [GAMES]"),
        ["time"] => time(),
        ["review"] => review(4),
        ["review", games] => review(number(games)),
        ["all"] => all(400),
        ["all", games] => all(number(games)),
        [a, b] => meet(Competitor::named(a), Competitor::named(b), 400),
        [a, b, games, ..] => {
            meet(Competitor::named(a), Competitor::named(b), number(games));
        }
        [_] => println!("against whom?"),
    }
}

fn all(games: u64) {
    meet(Competitor::Greedy, Competitor::Random, games);
    meet(level(1), Competitor::Random, games);
    meet(level(1), Competitor::Greedy, games);
    for number in 2..=<Game as mandala::rules::game::Game>::LEVELS {
        meet(level(number), level(number - 1), games);
    }
    meet(
        level(<Game as mandala::rules::game::Game>::LEVELS),
        Competitor::Greedy,
        games,
    );
}
