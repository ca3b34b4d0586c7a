//! Whether what the partner says is so, and whether it says it again.

use std::cmp::Reverse;
use std::mem::{Discriminant, discriminant};

use mandala::ai::{Judgment, Outlook};
use mandala::record::{Names, Record};
use mandala::rules::Seat;
use mandala::rules::game::View;
use mandala::rules::shuffle::{Shuffler, decision};
use mandala::story::luck::{Cause, Outcome, Verdict, Won};
use mandala::story::review::{MOST_TOLD, Progress, Review, Reviewer, WORTH_A_WORD};

use super::clock::now;
use super::{AT_FIRST, Contest, ENDLESS, GO_ON, decisions, level, mean};

/// How far two reviews of the same games differ that are made with other chance: in what they
/// tell of each player, and in what each decision costs that one of them tells.
pub fn review<G: Contest>(games: u64, players: usize) {
    let start = now();
    let (mut accuracy, mut luck, mut cost) = (Vec::new(), Vec::new(), Vec::new());
    let (mut told, mut costs, mut confirmed, mut same) = (Vec::new(), Vec::new(), 0, 0);
    for seed in 5_000_000..5_000_000 + games {
        let record = played::<G>(seed, players);
        let [one, two] = [1, 2].map(|chance| -> Review<G> {
            let reviewer = Reviewer::new(&record).expect("the game is over");
            let review = reviewer.with_chance(chance);
            let review = review.run(&Progress::default(), &GO_ON);
            review.expect("nobody stops it")
        });
        for (a, b) in one.accounts().iter().zip(&two.accounts()) {
            accuracy.push(a.accuracy - b.accuracy);
            cost.push(a.cost - b.cost);
            costs.push(f64::from(a.cost));
            if let (Some(a), Some(b)) = (&a.way, &b.way) {
                luck.push(a.rest - b.rest);
            }
        }
        for (a, b) in one.decisions.iter().zip(&two.decisions) {
            let (a, b) = (a.cost(), b.cost());
            if a.max(b) >= WORTH_A_WORD {
                told.push(a - b);
                confirmed += usize::from(a.min(b) >= WORTH_A_WORD);
            }
        }
        let kinds = [&one, &two].map(|it| it.verdict().map(decided_by));
        same += usize::from(kinds[0] == kinds[1]);
    }
    println!(
        "{games} games, mean cost {:.0} % a player; in two reviews the same decides in {same}",
        mean(&costs).0,
    );
    for (name, differences) in [
        ("accuracy", accuracy),
        ("luck", luck),
        ("cost of all decisions", cost),
        ("cost of a decision that is told", told.clone()),
    ] {
        let all: Vec<f64> = differences.iter().map(|it| f64::from(it.abs())).collect();
        if let Some(most) = all.iter().copied().reduce(f64::max) {
            let (mean, _) = mean(&all);
            println!("{name}: differs by {mean:.1} % on average, at most {most:.0} %");
        }
    }
    println!(
        "{confirmed} of {} decisions are told by both; {:.1} s of this thread a review",
        told.len(),
        (now() - start) / 2.0 / games as f64,
    );
}

/// A game between players of the second level.
fn played<G: Contest>(seed: u64, players: usize) -> Record<G> {
    let weak = level::<G>(2);
    let names: Vec<String> = (1..=players).map(|it| it.to_string()).collect();
    let names = Names::of_all(names.iter().map(String::as_str));
    let names = names.expect("numbers are names");
    let mut record = Record::<G>::new(seed, names, G::Player::default());
    for number in 0.. {
        let Some(player) = record.game().to_act() else {
            break;
        };
        if number >= ENDLESS && record.agree_to_end().is_ok() {
            break;
        }
        let view = record.game().view(player);
        let action = weak.choose::<G>(&view, &mut decision(seed, number), AT_FIRST);
        assert!(record.play(action).is_ok(), "a partner does what is allowed");
    }
    record
}

/// What decided a game, without how much.
fn decided_by(verdict: Verdict) -> (Option<Cause>, Option<Discriminant<Won>>, bool) {
    match verdict {
        Verdict::Won { by, .. } => (Some(by), None, false),
        Verdict::Undecided { luck, .. } => (None, None, luck > 0),
        Verdict::Duel { won, .. } => (None, Some(discriminant(&won)), false),
        Verdict::Several { outcome, .. } => (None, None, outcome == Outcome::Won),
        Verdict::Worst { .. } | Verdict::Between { .. } | Verdict::Even { .. } => {
            (None, None, false)
        }
    }
}

/// What strong play makes of an action: the share of games that its player wins, with a
/// little left to chance in each.
fn played_out<G: Contest>(view: &G::View, action: G::Action, games: u64) -> f64 {
    // The strongest level that does not always do the same and, lest its habits decide, in
    // every other game the one above it, which leaves every sixth action to that.
    let varied = level::<G>(if G::OPEN { 4 } else { 5 });
    let stronger = level::<G>(5);
    let won = (0..games).map(|number| {
        let mut chance = decision(7_000_000, number);
        let mut game = view.sample(&mut chance);
        let seat: Seat = game.to_act().expect("someone acts").into();
        game.go_on(action);
        for _ in 0..ENDLESS {
            let Some(player) = game.to_act() else { break };
            let is_varied = number % 2 == 0 || chance.below(6) == 0;
            let by = if is_varied { varied } else { stronger };
            game.go_on(by.choose::<G>(&game.view(player), &mut chance, AT_FIRST));
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
        let mut decisions = Vec::new();
        for number in 0.. {
            let Some(player) = game.to_act() else { break };
            let view = game.view(player);
            let played = weak.choose::<G>(&view, &mut decision(seed, number), AT_FIRST);
            if game.legal_actions().into_iter().nth(1).is_some() {
                let start = now();
                let judged = G::judge(&view, played, &mut view.chance(), &GO_ON);
                seconds += now() - start;
                let Judgment { played: own, best } = judged.expect("it was allowed");
                let shown = [own, best].map(|it| (100.0 * it.estimate.win).round() as i32);
                decisions.push((shown[1] - shown[0], number, view, [played, best.action]));
            }
            assert!(game.apply(played).is_ok());
        }
        decisions.sort_by_key(|&(cost, ..)| Reverse(cost));
        for (at, (cost, number, view, [played, better])) in decisions.into_iter().enumerate() {
            let loss = |other| match other == played {
                true => 0.0,
                false => {
                    let [other, played] =
                        [other, played].map(|action| played_out::<G>(&view, action, times));
                    other - played
                }
            };
            if at < MOST_TOLD && cost >= WORTH_A_WORD {
                claims.push((f64::from(cost), loss(better)));
            } else if number % 5 == seed % 5 {
                missed.push(loss(expert.choose::<G>(&view, &mut view.chance(), AT_FIRST)));
            }
        }
    }
    let share = |of: usize, all: usize| 100.0 * of as f64 / all.max(1) as f64;
    let right = claims.iter().filter(|(_, loss)| *loss > 0.0).count();
    let half = claims.iter().filter(|(said, loss)| *loss >= said / 2.0).count();
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
        share(missed.iter().filter(|&&loss| loss > 8.0).count(), missed.len()),
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
