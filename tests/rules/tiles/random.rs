//! What random play looks like: means that were found by other programs.

use super::help::*;
use crate::common::{for_each_seed, often};
use mandala::rules::game::Game as _;

/// Something counted in each game.
#[derive(Default)]
struct Counted {
    sum: f64,
    squares: f64,
    games: f64,
}

impl Counted {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
        self.games += 1.0;
    }

    fn mean(&self) -> f64 {
        self.sum / self.games
    }

    fn standard_error(&self) -> f64 {
        let variance = self.squares / self.games - self.mean() * self.mean();
        (variance / self.games).sqrt()
    }
}

const WHAT: [(&str, f64, f64); 22] = [
    ("turns", 32.2, 0.05),
    ("openings", 11.2, 0.05),
    ("flips", 7.4, 0.05),
    ("swaps", 13.7, 0.05),
    ("groups of a player", 5.6, 0.05),
    ("points of the starting player", 32.8, 0.05),
    ("points of the other", 31.2, 0.05),
    ("wins of the starting player", 0.553, 0.0005),
    ("wins of the other", 0.395, 0.0005),
    ("draws", 0.052, 0.0005),
    ("the starting player cannot act", 0.499, 0.0005),
    ("who cannot act has six groups", 0.669, 0.0005),
    ("both have six groups", 0.525, 0.0005),
    ("fronts left at the end", 19.3, 0.05),
    ("a flip at the end is possible", 0.530, 0.0005),
    ("flips possible at the end", 1.0, 0.05),
    ("what they are worth", 3.6, 0.05),
    ("flips made at the end", 0.46, 0.005),
    ("all of them change who is ahead", 0.17, 0.005),
    ("legal actions beyond 17.5 a turn", 0.0, 0.05 * 32.2),
    ("spread of the points of the starting player", 13.7 * 13.7, 13.7 * 0.1),
    ("spread of the points of the other", 13.5 * 13.5, 13.5 * 0.1),
];

#[test]
fn random_games_are_like_those_of_other_programs() {
    let mut counted: [Counted; WHAT.len()] = Default::default();
    for_each_seed(0..often(2_000, 20_000), |seed, chance| {
        for (counted, value) in counted.iter_mut().zip(count(seed, chance)) {
            counted.add(value);
        }
    });
    for (counted, (what, expected, rounding)) in counted.iter().zip(WHAT) {
        let (mean, error) = (counted.mean(), counted.standard_error());
        println!("{what}: {mean:.4} ± {error:.4} ({expected})");
        let off = (mean - expected).abs();
        // The means were given rounded.
        assert!(off <= 4.0 * error + rounding, "{what}: {mean} ± {error}, not {expected}");
    }
}

fn count(seed: u64, chance: &mut mandala::rules::shuffle::Shuffler) -> [f64; WHAT.len()] {
    let first = Player::BOTH[(seed % 2) as usize];
    let (mut turns, mut legal) = (0, 0);
    let (mut openings, mut flips, mut swaps, mut late_flips) = (0, 0, 0, 0);
    let mut turns_ended = None;
    let end = play_out(seed, chance, |game, action, report| {
        let late = matches!(game.phase(), Phase::LastFlips(_));
        if let Phase::Turn(_) = game.phase() {
            turns += 1;
            legal += game.legal_actions().len();
        }
        match action {
            Action::Open(_) => openings += 1,
            Action::Flip(_) if late => late_flips += 1,
            Action::Flip(_) => flips += 1,
            Action::Swap(_) => swaps += 1,
            Action::Keep(_) | Action::Done => {}
        }
        if let Some(Event::Stuck { player, .. }) = report.events().get(1) {
            let mut after = game.clone();
            after.apply(action).expect("as before");
            turns_ended = Some((*player, after));
        }
    });
    let (stuck, ended) = turns_ended.expect("the turns end");
    let flipper = stuck.other();
    let chains = ended.chains(flipper);
    let ahead = |extra: u16| {
        let mut totals = totals(&ended);
        totals[flipper.index()] += extra;
        totals[0].cmp(&totals[1])
    };
    let groups = |player| ended.groups(player).count();
    let [own, other] = [first, first.other()].map(|player| f64::from(end.score(player).total()));
    let winner = end.verdict().expect("it is over").winner;
    let yes = |is: bool| if is { 1.0 } else { 0.0 };
    [
        f64::from(turns),
        f64::from(openings),
        f64::from(flips),
        f64::from(swaps),
        (groups(One) + groups(Two)) as f64 / 2.0,
        own,
        other,
        yes(winner == Some(first)),
        yes(winner == Some(first.other())),
        yes(winner.is_none()),
        yes(stuck == first),
        yes(groups(stuck) == 6),
        yes(groups(One) == 6 && groups(Two) == 6),
        f64::from(end.fronts().len()),
        yes(!chains.cells.is_empty()),
        f64::from(chains.cells.len()),
        f64::from(chains.points),
        f64::from(late_flips),
        yes(ahead(0) != ahead(chains.points)),
        legal as f64 - 17.5 * f64::from(turns),
        (own - 32.8) * (own - 32.8),
        (other - 31.2) * (other - 31.2),
    ]
}
