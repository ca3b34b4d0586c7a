//! Luck or play: what the decisions of a finished game cost, and what luck brought. All of
//! it in percent of a chance to win as these are shown, so that a reader can add it up.

mod verdict;

use super::Explained;
use super::review::Decision;
use crate::rules::Seat;
use crate::rules::game::Standing;
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

/// What a game was for one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub seat: Seat,
    /// What the player's own decisions cost in all.
    pub cost: i32,
    /// The one that cost most, if any cost something.
    pub costliest: Option<Moment>,
    /// What is left of 100 after what the decisions cost, divided by how many each player had
    /// on average. All players share that number, so whose cost less never seems to have
    /// played worse; who had far more of them than the others may have nothing left.
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
    /// The chance before the first decision, after each one, and at the end: all of it for who
    /// won, and what it was where all agreed to end. Beyond what a chance can be where a
    /// decision gave more than there was to give, as it seemed to the player who erred.
    pub chances: Vec<i32>,
    /// What the decisions of the other player gave.
    pub given: i32,
    /// The rest.
    pub rest: i32,
    /// The best of it between two decisions, and the turn of the second one.
    pub best: Option<Moment>,
    /// The worst.
    pub worst: Option<Moment>,
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
        let costliest = costs.rev().max_by_key(|it| cost(it)).map(|it| Moment {
            turn: Some(it.turn),
            by: -cost(it),
        });
        let cost: i32 = own().map(cost).sum();
        let each = decisions.len() as f64 / players as f64;
        Account {
            seat,
            cost,
            costliest,
            accuracy: (100.0 - f64::from(cost) / each).clamp(0.0, 100.0).round() as i32,
            way: way_of(decisions, seat, players, standing).filter(|_| players == 2),
        }
    };
    let players = if decisions.is_empty() { 0 } else { players };
    Seat::all(players).map(account).collect()
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

/// The way of a player's chance, from what that player could know: one who had a choice, or
/// one of two.
pub(super) fn way_of<G: Explained>(
    decisions: &[Decision<G>],
    seat: Seat,
    players: usize,
    standing: Option<Standing>,
) -> Option<Way> {
    let of = |whose: Seat, chance: i32| if whose == seat { chance } else { 100 - chance };
    let is_own = |it: &&Decision<G>| it.seat == seat;
    // Of several players, each is asked about the own chance alone.
    let is_told = |it: &Decision<G>| it.seat == seat || (players == 2 && G::OPEN);
    let first = decisions.first().filter(|_| players == 2);
    let first = first.or_else(|| decisions.iter().find(is_own))?;
    // What the chance would be without the rest.
    let mut now = of(first.seat, best(first));
    let mut chances = vec![now];
    let mut moments = Vec::new();
    let mut given = 0;
    for decision in decisions {
        if is_told(decision) {
            moments.push(Moment {
                turn: Some(decision.turn),
                by: of(decision.seat, best(decision)) - now,
            });
            now = of(decision.seat, played(decision));
        } else if players == 2 {
            now += cost(decision);
        }
        if decision.seat != seat {
            given += cost(decision);
        }
        chances.push(now);
    }
    let after = match standing {
        None => decisions
            .last()
            .filter(|_| players == 2)
            .map_or(now, |last| of(last.seat, played(last))),
        Some(standing) if standing.place(seat) > 1 => 0,
        Some(standing) => 100 / standing.winners().count() as i32,
    };
    moments.push(Moment {
        turn: None,
        by: after - now,
    });
    chances.push(after);
    let most = |sign: i32| {
        let moments = moments.iter().rev().filter(|it| sign * it.by > 0);
        moments.max_by_key(|it| sign * it.by).copied()
    };
    Some(Way {
        chances,
        given,
        rest: moments.iter().map(|it| it.by).sum(),
        best: most(1),
        worst: most(-1),
    })
}

/// The best of the rest for a player, as the one saw it whose chance is followed: where
/// several look at a game, each sees other luck in it.
pub fn best_rest(accounts: &[Account], whose: Option<Seat>, seat: Seat) -> Option<Moment> {
    let theirs = accounts.iter().find(|it| Some(it.seat) == whose)?;
    let way = theirs.way.as_ref()?;
    if seat == theirs.seat {
        return way.best;
    }
    let Moment { turn, by } = way.worst?;
    Some(Moment { turn, by: -by })
}

#[cfg(test)]
mod tests {
    use super::{Account, Moment, accounts, best_rest};
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
        let judgment = |played, best| Judgment {
            played: outlook(played),
            best: outlook(best),
        };
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
    pub(super) const GAME: [(usize, f32, f32); 5] = [
        (0, 0.50, 0.60),
        (1, 0.30, 0.55),
        (0, 0.80, 0.80),
        (1, 0.02, 0.04),
        (0, 0.90, 0.95),
    ];

    fn account<G: Explained>(seat: usize, winner: Option<Player>) -> Account {
        let decisions = decisions::<G>(&GAME);
        let accounts = accounts(&decisions, 2, winner.map(|it| Standing::of_duel(Some(it))));
        accounts[seat].clone()
    }

    #[test]
    fn accuracy_is_what_mistakes_leave_of_100_and_never_less_than_nothing() {
        // Five decisions are two and a half each: 15 and 27 cost 6 and 10.8.
        assert_eq!(account::<cards::Game>(0, None).accuracy, 94);
        assert_eq!(account::<cards::Game>(1, None).accuracy, 89);
        let all_lost = [(0, 0.0, 1.0); 3];
        let accounts = accounts(&decisions::<cards::Game>(&all_lost), 2, None);
        assert_eq!(accounts[0].accuracy, 0);
        assert_eq!(accounts[1].accuracy, 100);
    }

    #[test]
    fn each_player_has_the_costliest_decision_and_the_best_and_worst_of_luck() {
        let anna = account::<cards::Game>(0, Some(Player::One));
        assert_eq!(anna.cost, 15);
        let moment = |turn, by| Some(Moment { turn, by });
        assert_eq!(anna.costliest, moment(Some(1), -10));
        let way = anna.way.expect("two play");
        // From 50 by Beth's 25 to 75, but it is 80; from 80 by 2 to 82, but it is 95.
        assert_eq!(way.chances, [60, 50, 75, 80, 82, 90, 100]);
        assert_eq!(way.best, moment(Some(5), 13));
        assert_eq!(way.worst, None);
        let beth = account::<cards::Game>(1, Some(Player::One));
        // From 40 by Anna's 10 to 50, but it is 55; from 30 to 4; from 2 by 5 to none.
        let way = beth.way.expect("two play");
        assert_eq!(way.best, moment(Some(2), 5));
        assert_eq!(way.worst, moment(Some(4), -26));
    }

    #[test]
    fn where_all_lies_open_each_decision_tells_of_both_chances() {
        let anna = account::<pyramids::Game>(0, Some(Player::One));
        let way = anna.way.expect("two play");
        assert_eq!(way.chances, [60, 50, 70, 80, 98, 90, 100]);
        assert_eq!(anna.cost, 15);
    }

    #[test]
    fn who_gave_away_less_never_has_the_lower_accuracy() {
        let kept = |seat| account::<cards::Game>(seat, None).accuracy;
        // Five decisions, so two and a half each: 15 in all, and 27.
        assert_eq!((kept(0), kept(1)), (94, 89));
        // Beth decided once and gave away less in all.
        let few = decisions::<cards::Game>(&[(0, 0.5, 0.56), (0, 0.5, 0.56), (1, 0.5, 0.6)]);
        let accounts = accounts(&few, 2, None);
        assert!(accounts[0].cost > accounts[1].cost);
        assert!(accounts[0].accuracy < accounts[1].accuracy);
    }

    #[test]
    fn the_best_rest_of_both_is_told_as_one_of_them_saw_it() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let standing = Some(Standing::of_duel(Some(Player::Two)));
        let all = accounts(&decisions::<cards::Game>(&GAME), 2, standing);
        let moment = |turn, by| Some(Moment { turn, by });
        // From 40 to 50 by Anna's 10, but it is 55; from 30 to 4; and from 7 to all of it.
        assert_eq!(best_rest(&all, Some(two), two), moment(None, 93));
        assert_eq!(best_rest(&all, Some(two), one), moment(Some(4), 26));
        assert_eq!(best_rest(&all, None, one), None);
    }
}
