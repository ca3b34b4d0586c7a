//! What random play looks like, against what others have measured over millions of games.

use mandala::rules::game::Game as _;
use mandala::rules::pyramids::Game;

use crate::common::{for_each_seed, often};

use super::help::*;

/// What is measured of a game besides its players' points and wins.
const MEANS: [&str; 10] = [
    "turns",
    "pieces into the eye",
    "groups whole in the eye",
    "groups with one owner",
    "groups decided by the pawns",
    "games with a sweep, in %",
    "pieces swept",
    "games with equal points at the top, in %",
    "games won by the rearmost, in %",
    "legal actions a turn",
];

/// What others have measured with so many players.
struct Given {
    players: usize,
    /// The shortest and the longest game.
    turns: (f64, f64),
    /// Each with the place of its last digit.
    means: [(f64, f64); MEANS.len()],
    points: &'static [f64],
    wins: &'static [f64],
}

#[rustfmt::skip]
const LEAPS: [Given; 4] = [
    Given { players: 2, turns: (1.0, 21.0),
        means: [(7.07, 0.01), (56.2, 0.1), (5.10, 0.01), (8.33, 0.01), (0.94, 0.01),
            (80.4, 0.1), (11.7, 0.1), (6.1, 0.1), (77.0, 1.0), (36.8, 0.1)],
        points: &[22.1, 27.4], wins: &[48.6, 51.4] },
    Given { players: 3, turns: (2.0, 27.0),
        means: [(11.35, 0.01), (56.4, 0.1), (4.24, 0.01), (7.68, 0.01), (2.17, 0.01),
            (75.6, 0.1), (7.24, 0.01), (5.0, 0.1), (71.0, 1.0), (34.9, 0.1)],
        points: &[16.8, 17.7, 19.3], wins: &[32.7, 32.8, 34.6] },
    Given { players: 4, turns: (3.0, 33.0),
        means: [(15.10, 0.01), (53.9, 0.1), (3.25, 0.01), (7.14, 0.01), (3.49, 0.01),
            (73.5, 0.1), (5.98, 0.01), (6.5, 0.1), (65.0, 1.0), (34.4, 0.1)],
        points: &[14.1, 14.4, 14.8, 15.5], wins: &[24.7, 24.3, 24.8, 26.2] },
    Given { players: 5, turns: (4.0, 36.0),
        means: [(18.53, 0.01), (51.1, 0.1), (2.45, 0.01), (6.49, 0.01), (4.79, 0.01),
            (72.3, 0.1), (5.34, 0.01), (7.8, 0.1), (60.0, 1.0), (34.3, 0.1)],
        points: &[12.4, 12.4, 12.4, 12.6, 13.0], wins: &[20.1, 19.6, 19.5, 19.9, 20.9] },
];

#[rustfmt::skip]
const SHORT_STEPS: [Given; 4] = [
    Given { players: 2, turns: (25.0, 52.0),
        means: [(35.97, 0.01), (36.8, 0.1), (0.402, 0.001), (5.89, 0.01), (3.33, 0.01),
            (65.3, 0.1), (2.20, 0.01), (3.2, 0.1), (56.0, 1.0), (39.1, 0.1)],
        points: &[36.9, 36.1], wins: &[54.4, 45.6] },
    Given { players: 3, turns: (35.0, 60.0),
        means: [(46.38, 0.01), (27.4, 0.1), (0.087, 0.001), (2.41, 0.01), (7.29, 0.01),
            (52.2, 0.1), (1.20, 0.01), (9.1, 0.1), (23.0, 1.0), (38.6, 0.1)],
        points: &[25.4, 24.9, 24.3], wins: &[38.3, 33.3, 28.4] },
    Given { players: 4, turns: (41.0, 68.0),
        means: [(53.47, 0.01), (20.7, 0.1), (0.020, 0.001), (0.98, 0.01), (10.18, 0.01),
            (44.4, 0.1), (0.84, 0.01), (11.9, 0.1), (10.0, 1.0), (38.4, 0.1)],
        points: &[19.2, 18.9, 18.6, 18.2], wins: &[29.3, 26.4, 23.5, 20.8] },
    Given { players: 5, turns: (47.0, 71.0),
        means: [(58.52, 0.01), (15.8, 0.1), (0.005, 0.001), (0.40, 0.01), (12.04, 0.01),
            (39.0, 0.1), (0.65, 0.01), (13.8, 0.1), (5.0, 1.0), (38.3, 0.1)],
        points: &[15.5, 15.3, 15.0, 14.8, 14.5], wins: &[23.8, 21.9, 20.0, 18.1, 16.3] },
];

#[test]
fn games_of_leaps_are_on_average_as_they_should_be() {
    for given in LEAPS {
        given.compare(75);
    }
}

#[test]
fn games_of_short_steps_are_on_average_as_they_should_be() {
    for given in SHORT_STEPS {
        given.compare(6);
    }
}

impl Given {
    /// Plays games in which everyone takes one of the next `reach` pieces ahead.
    fn compare(&self, reach: usize) {
        let players = self.players;
        let mut games = Vec::new();
        for_each_seed(0..often(2_000, 20_000), |seed, chance| {
            let mut game = Game::deal(seed, players, seat(1));
            games.push(measure(&mut game, |ahead| chance.below(ahead.min(reach) as u64) as usize));
        });
        let turns = games.iter().map(|game| game.means[0]);
        assert!(turns.clone().all(|n| n >= self.turns.0 && n <= self.turns.1));
        // A mean over turns, not over games: a long game weighs more.
        let all_turns: f64 = turns.sum();
        let last = MEANS.len() - 1;
        let a_turn = games.iter().map(|game| game.means[last]).sum::<f64>() / all_turns;
        for game in &mut games {
            let beyond = game.means[last] - a_turn * game.means[0];
            game.means[last] = a_turn + beyond * self.games_a_turn(all_turns);
        }

        for (n, (what, (mean, digit))) in MEANS.into_iter().zip(self.means).enumerate() {
            let what = format!("{what} of {players} players");
            near(&what, games.iter().map(|game| game.means[n]), mean, digit);
        }
        for n in 0..players {
            let what = |of: &str| format!("{of} of seat {n} of {players}");
            let points = games.iter().map(|game| game.points[n]);
            near(&what("points"), points, self.points[n], 0.1);
            let wins = games.iter().map(|game| 100.0 * f64::from(game.winner == n));
            near(&what("wins"), wins, self.wins[n], 0.1);
        }
    }

    fn games_a_turn(&self, all_turns: f64) -> f64 {
        often(2_000, 20_000) as f64 / all_turns
    }
}

/// Asserts that the mean of these is within four standard errors of the one given, which
/// is rounded to a digit.
fn near(what: &str, values: impl Iterator<Item = f64> + Clone, given: f64, digit: f64) {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    let error = (squares / count / (count - 1.0)).sqrt();
    let off = (mean - given).abs();
    assert!(
        off <= 4.0 * error + digit / 2.0,
        "{what}: {mean:.4} instead of {given}, standard error {error:.4}"
    );
}

struct Measured {
    means: [f64; MEANS.len()],
    points: Vec<f64>,
    winner: usize,
}

fn measure(game: &mut Game, mut choose: impl FnMut(usize) -> usize) -> Measured {
    let mut means = [0.0; MEANS.len()];
    let [turns, eye, whole, alone, by_pawn, sweeps, swept, level, rearmost, legal] = &mut means;
    while !game.is_over() {
        let actions = game.legal_actions();
        let action = actions.get(choose(actions.len())).expect("listed");
        let report = game.apply(action).expect("legal");
        *turns += 1.0;
        *legal += actions.len() as f64;
        *eye += report.fell().len() as f64;
        *swept += report.swept().len() as f64;
        if sweeper(&report).is_some() {
            *sweeps = 100.0;
        }
        for award in report.scored() {
            match award.shares().count() {
                0 => *whole += 1.0,
                1 => *alone += 1.0,
                _ => *by_pawn += f64::from(is_by_pawn(&award)),
            }
        }
    }
    let points = points(game);
    let most = points.iter().max();
    if points.iter().filter(|&points| Some(points) == most).count() > 1 {
        *level = 100.0;
    }
    let winner = winners(game)[0] - 1;
    let pawns = pawns(game);
    if pawns.iter().min() == Some(&pawns[winner]) {
        *rearmost = 100.0;
    }
    Measured { means, points: points.into_iter().map(f64::from).collect(), winner }
}
