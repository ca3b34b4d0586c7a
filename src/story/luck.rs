//! Luck or play: what the decisions of a finished game cost, and what luck brought. All of
//! it in percent of a chance to win as these are shown, so that a reader can add it up.

mod shares;
mod verdict;

use super::Explained;
use super::review::Decision;
use crate::rules::Seat;
use crate::rules::game::Standing;
pub(super) use shares::shares;
pub use verdict::{Cause, Outcome, Step, Verdict, Won};
pub(super) use verdict::{steps, verdict};

/// What a moment of a game brought a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The number of a turn; nothing at the end of the game.
    pub turn: Option<usize>,
    /// By how much the chance to win rose, or fell if it is less than nothing.
    pub by: i32,
}

/// Where a decision costs so much on average, accuracy is 50: with this, the levels of the
/// computer range from about 50 to 99.
pub const HALF: i32 = 8;

/// What a game was for one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub seat: Seat,
    /// What the player's own decisions cost in all.
    pub cost: i32,
    /// The one that cost most, if any cost something.
    pub costliest: Option<Moment>,
    /// How well the player decided: 100 without mistakes, and [half](HALF) of it where a decision
    /// costs much. What all of them cost is divided by how many each player had on average.
    /// All players share that number, so whose cost less never seems to have played worse. It
    /// is never 100 if any of them cost something.
    pub accuracy: i32,
    /// The way of the player's chance, where two play.
    pub way: Option<Way>,
}

/// The way that the chance of a player went: by what the others' decisions gave, what the
/// player's own ones cost, and the rest, which neither explains. All of that adds up.
///
/// The rest is luck where something is hidden: what was drawn, and what the other player had.
/// Where all lies open, it is what the estimates saw only later. What it brings to one of two
/// it takes from the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The chance before and after each decision, and at the end: all of it for who won, and
    /// what it was where all agreed to end. Where something is hidden, it is as it seemed at the
    /// player's own decisions.
    pub chances: Vec<i32>,
    /// What the decisions of the other player gave.
    pub given: i32,
    /// The rest.
    pub rest: i32,
    /// The best of it between two decisions that tell the chance, and the turn of the first
    /// one, which brought it.
    pub best: Option<Moment>,
}

impl Account {
    /// The best of the rest, where two play.
    pub fn best_rest(&self) -> Option<Moment> {
        self.way.as_ref()?.best
    }
}

impl Way {
    /// The chance before the first decision.
    pub fn before(&self) -> i32 {
        self.chances.first().copied().unwrap_or_default()
    }

    /// The chance at the end.
    pub fn after(&self) -> i32 {
        self.chances.last().copied().unwrap_or_default()
    }
}

/// What a game was for each of its players, by seat; `standing` is how it came out, unless
/// all agreed to end it. Nothing, if nobody had a choice.
pub(super) fn accounts<G: Explained>(
    decisions: &[Decision<G>],
    players: usize,
    standing: Option<Standing>,
) -> Vec<Account> {
    let account = |seat: Seat| {
        let own = || decisions.iter().filter(move |it| it.seat == seat);
        let costs = own().filter(|it| cost(it) > 0);
        // Of several, the first one.
        let costliest = costs
            .rev()
            .max_by_key(|it| cost(it))
            .map(|it| Moment { turn: Some(it.turn), by: -cost(it) });
        let cost: i32 = own().map(cost).sum();
        let each = decisions.len() as f64 / players as f64;
        Account {
            seat,
            cost,
            costliest,
            accuracy: accuracy(f64::from(cost) / each),
            way: way_of(decisions, seat, players, standing).filter(|_| players == 2),
        }
    };
    let players = if decisions.is_empty() { 0 } else { players };
    Seat::all(players).map(account).collect()
}

/// How well somebody decided whose decisions cost so much on average.
fn accuracy(cost: f64) -> i32 {
    let part = cost / f64::from(HALF);
    let accuracy = (100.0 / (1.0 + part * part)).round() as i32;
    if cost > 0.0 { accuracy.min(99) } else { accuracy }
}

/// The chance with what was done.
fn played<G: Explained>(decision: &Decision<G>) -> i32 {
    decision.chances()[0]
}

/// The chance with the best that could be done. What is called best may win by more points
/// and a little less often.
fn best<G: Explained>(decision: &Decision<G>) -> i32 {
    let [played, best] = decision.chances();
    best.max(played)
}

fn cost<G: Explained>(decision: &Decision<G>) -> i32 {
    best(decision) - played(decision)
}

/// The way of a player's chance: one who had a choice, or one of two, whose chance is what the
/// other one leaves.
///
/// Where something is hidden, all of it but its beginning and its end is as it seemed to that
/// player: what the other one thinks of the same moment rests on other knowledge, and would look
/// like luck that is gone a turn later.
pub(super) fn way_of<G: Explained>(
    decisions: &[Decision<G>],
    seat: Seat,
    players: usize,
    standing: Option<Standing>,
) -> Option<Way> {
    let is_duel = players == 2;
    let of = |whose: Seat, chance: i32| if whose == seat { chance } else { 100 - chance };
    let is_told = |it: &&Decision<G>| it.seat == seat || is_duel;
    let first = decisions.iter().find(is_told)?;
    let last = decisions.iter().rfind(is_told)?;
    let start = of(first.seat, best(first));
    // What is known stands from one decision that tells it to the next.
    let mut known = start;
    // The same with what the other one gave meanwhile.
    let mut due = start;
    let mut brought_by = first.turn;
    let mut chances = Vec::new();
    let mut moments = Vec::new();
    let mut given = 0;
    for decision in decisions {
        let gift = if is_duel && decision.seat != seat { cost(decision) } else { 0 };
        given += gift;
        if decision.seat == seat || is_duel && G::OPEN {
            let before = of(decision.seat, best(decision));
            moments.push(Moment { turn: Some(brought_by), by: before - due });
            known = of(decision.seat, played(decision));
            due = known;
            brought_by = decision.turn;
            chances.extend([before, known]);
        } else {
            due += gift;
            chances.extend([known, known]);
        }
    }
    let after = match standing {
        None => of(last.seat, played(last)),
        Some(standing) if standing.place(seat) > 1 => 0,
        Some(standing) => 100 / standing.winners().count() as i32,
    };
    moments.push(Moment { turn: None, by: after - due });
    chances.push(after);
    // Of several, the first one.
    let good = moments.iter().rev().filter(|it| it.by > 0);
    let best = good.max_by_key(|it| it.by).copied();
    Some(Way { chances, given, rest: moments.iter().map(|it| it.by).sum(), best })
}

#[cfg(test)]
mod tests {
    use super::{Account, Moment, accounts};
    use crate::ai::{Estimate, Judgment, Outlook};
    use crate::rules::game::Standing;
    use crate::rules::{Player, Seat, cards, pyramids};
    use crate::story::review::Decision;
    use crate::story::{Explained, Hint};

    /// Decisions in turns 1, 2 and so on: whose, the chance that was kept, and the best one.
    pub(super) fn decisions<G: Explained>(of: &[(usize, f32, f32)]) -> Vec<Decision<G>> {
        let game = G::deal(1, 2, G::Player::default());
        let view = game.view(G::Player::default());
        let action = game.legal_actions().into_iter().next();
        let action = action.expect("something is legal");
        let outlook = |win| Outlook::new(action, Estimate { win, points: 0.0 });
        let judgment = |played, best| Judgment { played: outlook(played), best: outlook(best) };
        let told = |win| Hint::new(&view, &outlook(win));
        let decision = |(step, &(seat, played, best)): (usize, &(usize, f32, f32))| Decision {
            step,
            turn: step + 1,
            seat: Seat::all(3).nth(seat).expect("three seats"),
            is_yours: false,
            judgment: judgment(played, best),
            played: told(played),
            best: told(best),
        };
        of.iter().enumerate().map(decision).collect()
    }

    /// Anna errs, Beth errs more, and Anna wins.
    pub(super) const GAME: [(usize, f32, f32); 5] =
        [(0, 0.50, 0.60), (1, 0.30, 0.55), (0, 0.80, 0.80), (1, 0.02, 0.04), (0, 0.90, 0.95)];

    fn account<G: Explained>(seat: usize, winner: Option<Player>) -> Account {
        let decisions = decisions::<G>(&GAME);
        let accounts = accounts(&decisions, 2, winner.map(|it| Standing::of_duel(Some(it))));
        accounts[seat].clone()
    }

    #[test]
    fn accuracy_is_100_without_mistakes_and_half_of_it_at_8_percent_a_decision() {
        // Five decisions are two and a half each: 15 and 27 cost 6 and 10.8.
        assert_eq!(account::<cards::Game>(0, None).accuracy, 64);
        assert_eq!(account::<cards::Game>(1, None).accuracy, 35);
        let of_both = [(0, 0.50, 0.58), (1, 0.50, 0.50)];
        assert_eq!(accounts(&decisions::<cards::Game>(&of_both), 2, None)[0].accuracy, 50);
        let all_lost = [(0, 0.0, 1.0); 3];
        let accounts = accounts(&decisions::<cards::Game>(&all_lost), 2, None);
        assert_eq!(accounts[0].accuracy, 0);
        assert_eq!(accounts[1].accuracy, 100);
    }

    #[test]
    fn a_mistake_leaves_less_than_all_of_100_however_small_it_was() {
        let game: Vec<(usize, f32, f32)> = (0..40).map(|it| (it % 2, 0.50, 0.50)).collect();
        let kept = |game: &[(usize, f32, f32)]| {
            let accounts = accounts(&decisions::<cards::Game>(game), 2, None);
            [accounts[0].accuracy, accounts[1].accuracy]
        };
        assert_eq!(kept(&game), [100, 100]);
        let small = [&game[..], &[(0, 0.49, 0.50)]].concat();
        assert_eq!(kept(&small), [99, 100]);
    }

    #[test]
    fn each_player_has_the_costliest_decision_and_the_best_luck_with_the_turn_it_came_in() {
        let anna = account::<cards::Game>(0, Some(Player::One));
        assert_eq!(anna.cost, 15);
        let moment = |turn, by| Some(Moment { turn, by });
        assert_eq!(anna.costliest, moment(Some(1), -10));
        let way = anna.way.expect("two play");
        // Before and after each decision, then the end.
        let chances = [60, 50, 50, 50, 80, 80, 80, 80, 95, 90, 100];
        assert_eq!(way.chances, chances);
        // From 80 after her third turn to 95 before her fifth, and Beth gave 2 of that.
        assert_eq!(way.best, moment(Some(3), 13));
        let beth = account::<cards::Game>(1, Some(Player::One));
        // From 40 to 55, and Anna gave 10 of that.
        assert_eq!(beth.best_rest(), moment(Some(1), 5));
        let beth = account::<cards::Game>(1, Some(Player::Two));
        assert_eq!(beth.best_rest(), moment(None, 93));
    }

    #[test]
    fn what_one_of_two_players_wins_the_other_loses() {
        let ways = [0, 1].map(|seat| account::<pyramids::Game>(seat, Some(Player::One)).way);
        let [anna, beth] = ways.map(|way| way.expect("two play"));
        // Where all lies open, both know the same all the way.
        let both = anna.chances.iter().zip(&beth.chances);
        assert!(both.into_iter().all(|(one, two)| one + two == 100), "{anna:?}, {beth:?}");
        assert_eq!(anna.rest, -beth.rest);
    }

    /// Each of them knows what the other one does not, and nothing comes of it.
    #[test]
    fn what_two_players_know_differently_is_no_luck_of_anybody() {
        let game = [(0, 0.5, 0.5), (1, 0.9, 0.9), (0, 0.5, 0.5), (1, 0.9, 0.9), (0, 0.5, 0.5)];
        let anna = &accounts(&decisions::<cards::Game>(&game), 2, None)[0];
        assert_eq!(anna.way.as_ref().map(|way| way.best), Some(None));
    }

    #[test]
    fn who_gave_away_less_never_has_the_lower_accuracy() {
        let kept = |seat| account::<cards::Game>(seat, None).accuracy;
        // Five decisions, so two and a half each: 15 in all, and 27.
        assert_eq!((kept(0), kept(1)), (64, 35));
        // Beth decided once and gave away less in all.
        let few = decisions::<cards::Game>(&[(0, 0.5, 0.56), (0, 0.5, 0.56), (1, 0.5, 0.6)]);
        let accounts = accounts(&few, 2, None);
        assert!(accounts[0].cost > accounts[1].cost);
        assert!(accounts[0].accuracy < accounts[1].accuracy);
    }
}
