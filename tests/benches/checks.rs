//! Whether what the partner says is so, and whether it says it again.

use mandala::ai::{Judgment, Outlook};
use mandala::rules::Seat;
use mandala::rules::game::View;
use mandala::rules::shuffle::{Shuffler, decision};

use super::{AT_FIRST, Contest, ENDLESS, GO_ON, decisions, level, mean, now};

/// How well two reviews of the same decisions agree.
pub fn review<G: Contest>(games: u64, players: usize) {
    let decisions = decisions::<G>(games, players);
    let start = now();
    let run = |seed: u64| -> Vec<Judgment<G::Action>> {
        let mut chance = Shuffler::new(seed);
        let judged = decisions
            .iter()
            .map(|(view, played)| G::judge(view, *played, &mut chance, &GO_ON));
        judged.map(|j| j.expect("it was allowed")).collect()
    };
    let (one, two) = (run(1), run(2));
    let seconds = (now() - start) / 2.0 / games as f64;
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

/// A decision that costs so many percent as shown is told in a review.
const TOLD: i32 = 7;

/// What strong play makes of an action: the share of games that its player wins, with a
/// little left to chance in each.
fn played_out<G: Contest>(view: &G::View, action: G::Action, games: u64) -> f64 {
    // The strongest level that does not always do the same.
    let strong = level::<G>(if G::OPEN { 4 } else { 5 });
    let won = (0..games).map(|number| {
        let mut chance = decision(7_000_000, number);
        let mut game = view.sample(&mut chance);
        let seat: Seat = game.to_act().expect("someone acts").into();
        game.go_on(action);
        for _ in 0..ENDLESS {
            let Some(player) = game.to_act() else { break };
            game.go_on(strong.choose::<G>(&game.view(player), &mut chance, AT_FIRST));
        }
        match game.standing() {
            Some(standing) if standing.place(seat) == 1 => 1.0 / standing.winners().count() as f64,
            Some(_) => 0.0,
            None => 0.5,
        }
    });
    100.0 * won.sum::<f64>() / games as f64
}

/// Whether what a review tells is so: both actions are played out by strong play.
pub fn truth<G: Contest>(games: u64, times: u64) {
    let players = *G::PLAYERS.start();
    let (weak, expert) = (level::<G>(2), level::<G>(G::LEVELS - 1));
    let (mut claims, mut missed, mut seconds) = (Vec::new(), Vec::new(), 0.0);
    for seed in 6_000_000..6_000_000 + games {
        let mut game = G::deal(seed, players, G::Player::default());
        let mut moves = 0;
        while let Some(player) = game.to_act() {
            let view = game.view(player);
            let played = weak.choose::<G>(&view, &mut decision(seed, moves), AT_FIRST);
            if game.legal_actions().into_iter().nth(1).is_some() {
                let start = now();
                let judged = G::judge(&view, played, &mut view.chance(), &GO_ON);
                seconds += now() - start;
                let Judgment { played: own, best } = judged.expect("it was allowed");
                let shown = [own, best].map(|outlook| {
                    let certain = G::certain(&view, outlook.action);
                    (100.0 * certain.unwrap_or(outlook.estimate).win).round() as i32
                });
                let claimed = shown[1] - shown[0];
                if claimed >= TOLD {
                    let loss = played_out::<G>(&view, best.action, times)
                        - played_out::<G>(&view, played, times);
                    claims.push((f64::from(claimed), loss));
                } else if moves % 5 == seed % 5 {
                    let other = expert.choose::<G>(&view, &mut view.chance(), AT_FIRST);
                    let loss = match other == played {
                        true => 0.0,
                        false => {
                            played_out::<G>(&view, other, times)
                                - played_out::<G>(&view, played, times)
                        }
                    };
                    missed.push(loss);
                }
            }
            assert!(game.apply(played).is_ok());
            moves += 1;
        }
    }
    let share = |of: usize, all: usize| 100.0 * of as f64 / all.max(1) as f64;
    let right = claims.iter().filter(|(_, loss)| *loss > 0.0).count();
    let half = claims
        .iter()
        .filter(|(said, loss)| *loss >= said / 2.0)
        .count();
    let (said, real): (Vec<f64>, Vec<f64>) = claims.iter().copied().unzip();
    println!(
        "{games} games, {:.1} s of processor time each; {:.1} mistakes told a game, said to \
         cost {:.1} % and costing {:.1} %; right {:.0} %, at least half of it {:.0} %",
        seconds / games as f64,
        claims.len() as f64 / games as f64,
        mean(&said).0,
        mean(&real).0,
        share(right, claims.len()),
        share(half, claims.len()),
    );
    println!(
        "of {} decisions not told, {:.0} % cost more than 8 %",
        missed.len(),
        share(
            missed.iter().filter(|&&loss| loss > 8.0).count(),
            missed.len()
        ),
    );
}

/// How much hints depend on chance.
pub fn stable<G: Contest>(positions: usize, players: usize) {
    let decisions = decisions::<G>(8, players);
    let step = (decisions.len() / positions).max(1);
    let (mut same, mut close, mut all, mut times) = (0, 0, 0, Vec::new());
    for (view, _) in decisions.iter().step_by(step).take(positions) {
        let mut hints = |seed| {
            let start = now();
            let hints = G::hints(view, &mut Shuffler::new(seed), &GO_ON);
            times.push(1e3 * (now() - start));
            hints
        };
        let (one, two) = (hints(1), hints(2));
        let percent = |outlook: &Outlook<G::Action>| (100.0 * outlook.estimate.win).round();
        let pairs = || one.iter().zip(&two);
        all += 1;
        same += usize::from(one[0].action == two[0].action);
        close += usize::from(pairs().all(|(a, b)| (percent(a) - percent(b)).abs() <= 2.0));
    }
    let share = |of: usize| 100.0 * of as f64 / all as f64;
    println!(
        "{all} positions: the same first hint in {:.1} %, all shown within 2 % in {:.1} %; {:.0} \
         ms of processor time on average",
        share(same),
        share(close),
        mean(&times).0,
    );
}
