//! Lets the levels of the partner meet each other and a few yardsticks: random play, a
//! greedy player, at the pyramid game one who always takes the nearest, and a plain search
//! that plays games to their end by chance.
//!
//! `cargo bench --bench ladder -- GAME all [GAMES [PLAYERS]]` plays each level against the one
//! below it and the first and the top ones against yardsticks. `-- GAME A B [GAMES
//! [PLAYERS [DEAL]]]` lets A meet one or more of B, from this deal on: a level, `random`,
//! `greedy`, `nearest`, `hint` (what is hinted at first), `plain:10` (a plain search, ten times
//! as long as the others took for their last move) or `games:2000` (one of so many games). `-- GAME time [PLAYERS]`
//! takes the time of the top level, `-- GAME stable [POSITIONS [PLAYERS]]` compares the hints
//! of two chances, `-- GAME review [GAMES [PLAYERS]]` two reviews of the same games, and `--
//! GAME truth [GAMES [TIMES]]` plays out what a review tells. Without an argument it does
//! nothing. All times are those of the processor.
//!
//! Every deal is played once for each seat that A can have; ± is the standard error.
//!
//! What came out, in % of 400 games won, where nothing else is said:
//!
//! | | cards | tiles | pyramids, 2 players | 4 players |
//! |---|---|---|---|---|
//! | level 1 – random | 100 (1000) | 85.9 ± 1.7 | 100 (200) | |
//! | level 1 – greedy | 49.6 ± 0.8 (4000) | 47.9 ± 2.4 | 100 (200) | 100 (200) |
//! | level 1 – nearest | | | 51.7 ± 0.8 (4000) | |
//! | level 2 – nearest | | | 99.6 ± 0.1 (4000) | |
//! | level 6 – nearest | | | 100 (100) | |
//! | level 2 – 1 | 65.8 ± 0.8 (4000) | 66.4 ± 2.4 | 79.3 ± 0.6 (4000) | 49.0 ± 1.5 (1200) |
//! | level 3 – 2 | 60.8 ± 0.8 (4000) | 77.9 ± 2.1 | 79.9 ± 0.6 (4000) | 56.6 ± 1.5 (1200) |
//! | level 4 – 3 | 60.8 ± 0.8 (4000) | 82.0 ± 1.9 | 80.5 ± 1.9 | 42.8 ± 1.5 (1200) |
//! | level 5 – 4 | 61.8 ± 1.6 (1000) | 88.0 ± 3.4 (100) | 84.5 ± 1.7 | 40.3 ± 1.5 (1200) |
//! | level 6 – 5 | 80.5 ± 4.1 (100) | 80.0 ± 5.1 (60) | 84.0 ± 1.7 | 42.2 ± 2.7 |
//! | level 7 – 6 | 68.8 ± 8.3 (40) | 88.3 ± 7.3 (30) | | |
//! | level 6 – plain, as long | | 97.2 ± 1.1 (200) | | |
//! | level 6 – plain, ten times as long | | 92.5 ± 2.5 (100) | 100 (40) | |
//! | first hint – level 6 | 49 ± 5 (100) | 76.0 ± 3.8 (100) | 93.0 ± 2.5 (100) | |
//!
//! What a review tells of level 2, played out: `cards truth 10 200`, `tiles truth 10 200`,
//! `pyramids truth 10 100`.
//!
//! | | cards | tiles | pyramids |
//! |---|---|---|---|
//! | mistakes told a game | 4.9 | 4.7 | 5.0 |
//! | said to cost, costing, % | 16.2, 18.5 | 41.4, 46.6 | 39.1, 43.1 |
//! | right, at least half of it, % | 96, 82 | 96, 87 | 100, 88 |
//! | of the others, cost more than 8 %, % | 17 | 14 | 27 |
//! | seconds of processor time a game, on an idle machine | 1.3 | 4.1 | 1.7 |
//!
//! With 200 games after each action, chance alone makes a difference of 5 %.
//!
//! With four players one sits against three of the other, so 25 % would be even. Whoever
//! always takes the nearest beats three greedy ones in every game of four.

use std::sync::atomic::AtomicBool;

use mandala::ai::{Level, Partner};
use mandala::rules::game::View;
use mandala::rules::shuffle::{Shuffler, decision};
use mandala::rules::{Seat, cards, pyramids, tiles};
use mandala::story::Explained;

mod checks;
mod clock;
mod greedy;
mod plain;

use clock::{median, now};
use greedy::Greedy;
use plain::Lots;

/// Nobody stops a tournament.
static GO_ON: AtomicBool = AtomicBool::new(false);

/// Players who only ever discard are made to agree to an end.
const ENDLESS: u64 = 1_000;

#[derive(Clone, Copy)]
enum Competitor {
    Random,
    Greedy,
    /// The least that can be taken of the table.
    Nearest,
    /// A plain search, for so many times as long as the others took for their last move.
    Plain(f64),
    /// A plain search of so many games.
    Games(u32),
    /// What the partner hints at first.
    Hint,
    Level(Level),
}

impl Competitor {
    fn named<G: Partner>(name: &str) -> Competitor {
        match name {
            "random" => Competitor::Random,
            "greedy" => Competitor::Greedy,
            "nearest" => Competitor::Nearest,
            "hint" => Competitor::Hint,
            "plain" => Competitor::Plain(1.0),
            other => match other.split_once(':') {
                Some(("plain", times)) => Competitor::Plain(times.parse().expect("a number")),
                Some(("games", games)) => Competitor::Games(games.parse().expect("a number")),
                _ => level::<G>(other.parse().expect("a name or a level")),
            },
        }
    }

    fn name(self) -> String {
        match self {
            Competitor::Random => "random".to_string(),
            Competitor::Greedy => "greedy".to_string(),
            Competitor::Nearest => "nearest".to_string(),
            Competitor::Hint => "the first hint".to_string(),
            Competitor::Plain(times) => format!("plain search, {times} times as long"),
            Competitor::Games(games) => format!("plain search of {games} games"),
            Competitor::Level(level) => format!("level {}", level.number()),
        }
    }

    /// What it does where the others took so long for their last move.
    fn choose<G: Contest>(
        self,
        view: &G::View,
        chance: &mut Shuffler,
        others_took: f64,
    ) -> G::Action {
        let chosen = match self {
            Competitor::Random => view.sample(&mut chance.clone()).any(chance),
            Competitor::Greedy => G::options(view)
                .into_iter()
                .max_by(|(_, a), (_, b)| a.total_cmp(b))
                .map(|(action, _)| action),
            Competitor::Nearest => G::nearest(view),
            Competitor::Hint => {
                let hints = G::hints(view, chance, &GO_ON);
                hints.first().map(|hint| hint.action)
            }
            Competitor::Plain(times) => {
                let end = now() + times * others_took;
                plain::choose::<G>(view, chance, || now() < end)
            }
            Competitor::Games(games) => {
                let mut left = games;
                plain::choose::<G>(view, chance, || {
                    left = left.saturating_sub(1);
                    left > 0
                })
            }
            Competitor::Level(level) => G::choose(view, level, chance, &GO_ON),
        };
        chosen.expect("there is always a legal action")
    }
}

/// A game in which all of them can meet.
trait Contest: Greedy + Lots + Explained {}

impl<G: Greedy + Lots + Explained> Contest for G {}

fn level<G: Partner>(number: u8) -> Competitor {
    Competitor::Level(Level::of::<G>(number).expect("a level"))
}

/// What a plain search is given for its first move, in seconds.
const AT_FIRST: f64 = 0.005;

/// Plays a game, `a` on one seat and `b` on all others; how much of it `a` won, and by how
/// many points.
fn play<G: Contest>(
    seed: u64,
    players: usize,
    seat: Seat,
    a: Competitor,
    b: Competitor,
) -> (f64, f64) {
    let mut game = G::deal(seed, players, G::Player::default());
    let mut moves = 0;
    let mut took = [AT_FIRST; 2];
    while let Some(player) = game.to_act() {
        if moves >= ENDLESS && game.agree_to_end().is_ok() {
            break;
        }
        let (me, competitor) = if player.into() == seat { (0, a) } else { (1, b) };
        let start = now();
        let view = game.view(player);
        let action = competitor.choose::<G>(&view, &mut decision(seed, moves), took[1 - me]);
        // Where there is hardly a choice, nobody takes long.
        if game.legal_actions().into_iter().nth(3).is_some() {
            took[me] = now() - start;
        }
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

/// The first deal, where no other is asked for.
const FIRST_DEAL: u64 = 1_000_000;

fn meet<G: Contest>(a: Competitor, b: Competitor, games: u64, players: usize) {
    meet_from::<G>(FIRST_DEAL, a, b, games, players);
}

/// Plays every deal from one on once for each seat that `a` can have.
fn meet_from<G: Contest>(deal: u64, a: Competitor, b: Competitor, games: u64, players: usize) {
    let (mut wins, mut points) = (Vec::new(), Vec::new());
    for deal in deal..deal + games / players as u64 {
        let seats = Seat::all(players);
        let played = seats.map(|seat| play::<G>(deal, players, seat, a, b));
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
fn decisions<G: Contest>(games: u64, players: usize) -> Vec<(G::View, G::Action)> {
    let competitor = level::<G>(G::LEVELS.div_ceil(2) + 1);
    let mut found = Vec::new();
    for seed in 5_000_000..5_000_000 + games {
        let mut game = G::deal(seed, players, G::Player::default());
        while let Some(player) = game.to_act() {
            let mut chance = decision(seed, found.len() as u64);
            let action = competitor.choose::<G>(&game.view(player), &mut chance, AT_FIRST);
            if game.legal_actions().into_iter().count() > 1 {
                found.push((game.view(player), action));
            }
            assert!(game.apply(action).is_ok());
        }
    }
    found
}

/// How long the top level thinks about a move.
fn time<G: Contest>(players: usize) {
    let top = Level::of::<G>(G::LEVELS).expect("there is a top level");
    let times: Vec<f64> = decisions::<G>(4, players)
        .iter()
        .map(|(view, _)| {
            let start = now();
            G::choose(view, top, &mut Shuffler::new(1), &GO_ON);
            1e3 * (now() - start)
        })
        .collect();
    let (count, most) = (times.len(), times.iter().copied().fold(0.0, f64::max));
    println!(
        "level {} takes {:.1} ms a move (median of {count}), at most {most:.1} ms",
        top.number(),
        median(times),
    );
}

fn all<G: Contest>(games: u64, players: usize) {
    let top = level::<G>(G::LEVELS);
    meet::<G>(Competitor::Greedy, Competitor::Random, games, players);
    meet::<G>(level::<G>(1), Competitor::Random, games, players);
    meet::<G>(level::<G>(1), Competitor::Greedy, games, players);
    if G::nearest(&G::deal(1, players, G::Player::default()).view(G::Player::default())).is_some() {
        meet::<G>(level::<G>(1), Competitor::Nearest, games, players);
        meet::<G>(level::<G>(2), Competitor::Nearest, games, players);
    }
    for number in 2..=G::LEVELS {
        meet::<G>(level::<G>(number), level::<G>(number - 1), games, players);
    }
    meet::<G>(top, Competitor::Greedy, games, players);
}

fn run<G: Contest>(arguments: &[&str]) {
    let number = |text: Option<&&str>, default: u64| match text {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    let players = |text| number(text, *G::PLAYERS.start() as u64) as usize;
    match arguments {
        ["time", rest @ ..] => time::<G>(players(rest.first())),
        ["review", rest @ ..] => checks::review::<G>(number(rest.first(), 6), players(rest.get(1))),
        ["truth", rest @ ..] => {
            checks::truth::<G>(number(rest.first(), 10), number(rest.get(1), 200))
        }
        ["stable", rest @ ..] => {
            checks::stable::<G>(number(rest.first(), 200) as usize, players(rest.get(1)));
        }
        ["all", rest @ ..] => all::<G>(number(rest.first(), 400), players(rest.get(1))),
        [a, b, rest @ ..] => {
            let (a, b) = (Competitor::named::<G>(a), Competitor::named::<G>(b));
            let deal = number(rest.get(2), FIRST_DEAL);
            meet_from::<G>(deal, a, b, number(rest.first(), 400), players(rest.get(1)));
        }
        _ => println!("{USAGE}"),
    }
}

const USAGE: &str = "ladder GAME all [GAMES [PLAYERS]] | A B [GAMES [PLAYERS [DEAL]]] | \
     time [PLAYERS] | review [GAMES [PLAYERS]] | truth [GAMES [TIMES]] | stable [POSITIONS [PLAYERS]]";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["cards", ref rest @ ..] => run::<cards::Game>(rest),
        ["tiles", ref rest @ ..] => run::<tiles::Game>(rest),
        ["pyramids", ref rest @ ..] => run::<pyramids::Game>(rest),
        _ => println!("{USAGE}"),
    }
}
