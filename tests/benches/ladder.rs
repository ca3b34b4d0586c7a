//! Lets the levels of the partner meet each other, and two yardsticks: random play and a
//! plain greedy player.
//!
//! `cargo bench --bench ladder -- GAME all [GAMES [PLAYERS]]` plays each level against the one
//! below it, level 1 against random play and the greedy player, and the top level against
//! the greedy one. `-- GAME A B [GAMES [PLAYERS]]` lets A (`random`, `greedy` or a level) meet
//! one or more of B, `-- GAME time [PLAYERS]` takes the time of the top level, `-- GAME review
//! [GAMES [PLAYERS]]` compares two reviews of the same games. Without an argument it does nothing.
//!
//! Every deal is played once for each seat that A can have; ± is the standard error.
//!
//! What came out, in % of the games won:
//!
//! | | cards (800 games) | tiles (400) | pyramids, 2 players (400) | 4 players (200) |
//! |---|---|---|---|---|
//! | greedy – random | 97.8 ± 0.7 (400) | 86.8 ± 1.7 | 100 | 100 |
//! | level 1 – random | 95.1 ± 0.7 | 81.1 ± 1.9 | 100 | 100 |
//! | level 1 – greedy | 37.5 ± 1.7 | 40.2 ± 2.4 | 38.2 ± 2.5 | 62.5 ± 3.4 |
//! | level 2 – 1 | 77.9 ± 1.4 | 74.4 ± 2.1 | 80.5 ± 2.0 | 46.0 ± 3.4 |
//! | level 3 – 2 | 81.5 ± 1.3 | 73.0 ± 2.2 | 78.2 ± 2.0 | 49.0 ± 3.2 |
//! | level 4 – 3 | 78.1 ± 1.4 | 70.2 ± 2.2 | 75.2 ± 2.2 | 33.0 ± 2.9 |
//! | level 5 – 4 | 75.4 ± 1.5 | 71.6 ± 2.1 | 71.0 ± 2.3 | 40.5 ± 3.8 |
//! | level 6 – 5 | 81.2 ± 1.8 (400) | | | |
//! | top – greedy | 99.5 ± 0.4 (400) | 98.0 ± 0.7 | 98.5 ± 0.6 | |
//!
//! With four players one sits against three of the other, so 25 % would be even.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use mandala::ai::{Judgment, Level, Partner};
use mandala::rules::shuffle::{Shuffler, decision};
use mandala::rules::{Seat, cards, pyramids, tiles};

mod greedy;

use greedy::Greedy;

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
    fn named<G: Partner>(name: &str) -> Competitor {
        match name {
            "random" => Competitor::Random,
            "greedy" => Competitor::Greedy,
            number => level::<G>(number.parse().expect("random, greedy or a level")),
        }
    }

    fn name(self) -> String {
        match self {
            Competitor::Random => "random".to_string(),
            Competitor::Greedy => "greedy".to_string(),
            Competitor::Level(level) => format!("level {}", level.number()),
        }
    }

    fn choose<G: Greedy>(self, game: &G, player: G::Player, chance: &mut Shuffler) -> G::Action {
        let view = game.view(player);
        let chosen = match self {
            Competitor::Random => {
                let mut legal: Vec<G::Action> = game.legal_actions().into_iter().collect();
                Some(legal.swap_remove(chance.below(legal.len() as u64) as usize))
            }
            Competitor::Greedy => G::options(&view)
                .into_iter()
                .max_by(|(_, a), (_, b)| a.total_cmp(b))
                .map(|(action, _)| action),
            Competitor::Level(level) => G::choose(&view, level, chance, &GO_ON),
        };
        chosen.expect("there is always a legal action")
    }
}

fn level<G: Partner>(number: u8) -> Competitor {
    Competitor::Level(Level::of::<G>(number).expect("a level"))
}

/// Plays a game, `a` on one seat and `b` on all others; how much of it `a` won, and by how
/// many points.
fn play<G: Greedy>(
    seed: u64,
    players: usize,
    seat: Seat,
    a: Competitor,
    b: Competitor,
) -> (f64, f64) {
    let mut game = G::deal(seed, players, G::Player::default());
    let mut moves = 0;
    while let Some(player) = game.to_act() {
        if moves >= ENDLESS && game.agree_to_end().is_ok() {
            break;
        }
        let competitor = if player.into() == seat { a } else { b };
        let action = competitor.choose(&game, player, &mut decision(seed, moves));
        assert!(game.apply(action).is_ok(), "a partner does what is allowed");
        moves += 1;
    }
    let standing = game.standing().expect("it is over");
    let won = match standing.place(seat) {
        1 => 1.0 / standing.winners().count() as f64,
        _ => 0.0,
    };
    let points = |seat| f64::from(game.points(seat));
    let others = Seat::all(players).filter(|&other| other != seat);
    let best = others.map(points).fold(f64::MIN, f64::max);
    (won, points(seat) - best)
}

/// Plays every deal once for each seat that `a` can have.
fn meet<G: Greedy>(a: Competitor, b: Competitor, games: u64, players: usize) {
    let (mut wins, mut points) = (Vec::new(), Vec::new());
    for deal in 0..games / players as u64 {
        let seats = Seat::all(players);
        let played = seats.map(|seat| play::<G>(1_000_000 + deal, players, seat, a, b));
        let (won, lead) = played.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        wins.push(100.0 * won / players as f64);
        points.push(lead / players as f64);
    }
    let ((win, win_off), (lead, lead_off)) = (mean(&wins), mean(&points));
    println!(
        "{} against {} of {}: wins {win:.1} ± {win_off:.1} % of {} games, leads by {lead:+.1} ± \
         {lead_off:.1} points",
        a.name(),
        players - 1,
        b.name(),
        players * wins.len(),
    );
}

/// The mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (spread / n).sqrt())
}

/// Positions of games between players of the middle level, each with what was done there.
fn decisions<G: Greedy>(games: u64, players: usize) -> Vec<(G::View, G::Action)> {
    let competitor = level::<G>(G::LEVELS.div_ceil(2) + 1);
    let mut found = Vec::new();
    for seed in 5_000_000..5_000_000 + games {
        let mut game = G::deal(seed, players, G::Player::default());
        while let Some(player) = game.to_act() {
            let action = competitor.choose(&game, player, &mut decision(seed, found.len() as u64));
            if game.legal_actions().into_iter().count() > 1 {
                found.push((game.view(player), action));
            }
            assert!(game.apply(action).is_ok());
        }
    }
    found
}

/// How long the top level thinks about a move.
fn time<G: Greedy>(players: usize) {
    let top = Level::of::<G>(G::LEVELS).expect("there is a top level");
    let mut times: Vec<f64> = decisions::<G>(4, players)
        .iter()
        .map(|(view, _)| {
            let start = Instant::now();
            G::choose(view, top, &mut Shuffler::new(1), &GO_ON);
            1e3 * start.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "level {} takes {:.1} ms a move (median of {}), at most {:.1} ms",
        top.number(),
        times[times.len() / 2],
        times.len(),
        times[times.len() - 1],
    );
}

/// How well two reviews of the same decisions agree.
fn review<G: Greedy>(games: u64, players: usize) {
    let decisions = decisions::<G>(games, players);
    let start = Instant::now();
    let run = |seed: u64| -> Vec<Judgment<G::Action>> {
        let mut chance = Shuffler::new(seed);
        let judged = decisions
            .iter()
            .map(|(view, played)| G::judge(view, *played, &mut chance, &GO_ON));
        judged.map(|j| j.expect("it was allowed")).collect()
    };
    let (one, two) = (run(1), run(2));
    let seconds = start.elapsed().as_secs_f64() / 2.0 / games as f64;
    let losses = |run: &[Judgment<G::Action>]| -> Vec<f64> {
        run.iter().map(|judged| f64::from(judged.loss())).collect()
    };
    let (x, y) = (losses(&one), losses(&two));
    let pairs = one.iter().zip(&two);
    let same = pairs.filter(|(a, b)| a.best.action == b.best.action);
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

fn all<G: Greedy>(games: u64, players: usize) {
    let top = level::<G>(G::LEVELS);
    meet::<G>(Competitor::Greedy, Competitor::Random, games, players);
    meet::<G>(level::<G>(1), Competitor::Random, games, players);
    meet::<G>(level::<G>(1), Competitor::Greedy, games, players);
    for number in 2..=G::LEVELS {
        meet::<G>(level::<G>(number), level::<G>(number - 1), games, players);
    }
    meet::<G>(top, Competitor::Greedy, games, players);
}

fn run<G: Greedy>(arguments: &[&str]) {
    let number = |text: Option<&&str>, default: u64| match text {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    let players = |text| number(text, *G::PLAYERS.start() as u64) as usize;
    match arguments {
        ["time", rest @ ..] => time::<G>(players(rest.first())),
        ["review", rest @ ..] => review::<G>(number(rest.first(), 4), players(rest.get(1))),
        ["all", rest @ ..] => all::<G>(number(rest.first(), 400), players(rest.get(1))),
        [a, b, rest @ ..] => {
            let (a, b) = (Competitor::named::<G>(a), Competitor::named::<G>(b));
            meet::<G>(a, b, number(rest.first(), 400), players(rest.get(1)));
        }
        _ => println!("{USAGE}"),
    }
}

const USAGE: &str = "ladder GAME all [GAMES [PLAYERS]] | A B [GAMES [PLAYERS]] | time [PLAYERS] | \
     review [GAMES [PLAYERS]]";

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["cards", ref rest @ ..] => run::<cards::Game>(rest),
        ["tiles", ref rest @ ..] => run::<tiles::Game>(rest),
        ["pyramids", ref rest @ ..] => run::<pyramids::Game>(rest),
        _ => println!("{USAGE}"),
    }
}
