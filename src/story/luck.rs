//! Luck or play: what the decisions of a finished game cost, and what luck brought. All of
//! it in percent of a chance to win, as these are shown, so that a reader can add it up.

use super::Explained;
use super::review::Decision;
use crate::rules::Seat;
use crate::rules::game::Standing;

/// Where the best chance is smaller than this, there is nothing left to keep or to lose.
const AT_STAKE: i32 = 5;

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
    /// How much of the best chance a decision kept on average, if there were decisions while
    /// something was at stake.
    pub accuracy: Option<i32>,
    /// What luck brought, where there is some after the deal.
    pub luck: Option<Luck>,
}

/// What luck brought one of two players: what remains of the way from the first chance to
/// the last once the decisions of both are taken away. So all of it adds up, and what it
/// brings to one it takes from the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// The chance before the first decision of the game.
    pub before: i32,
    /// What the decisions of the other player gave.
    pub given: i32,
    /// What luck brought in all.
    pub brought: i32,
    /// The chance at the end: all of it for who won, and what it was where all agreed to end.
    pub after: i32,
    /// The best that it brought between two of the player's decisions, and the turn of the
    /// second one.
    pub luckiest: Option<Moment>,
    /// The worst.
    pub unluckiest: Option<Moment>,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Luck and the better decisions were with the winner, by so much each.
    Both {
        /// Who won.
        winner: Seat,
        /// What luck brought.
        luck: i32,
        /// What the decisions of both brought.
        play: i32,
    },
    /// Luck was with the winner, although the other's decisions cost less, or as much.
    Luck {
        /// Who won.
        winner: Seat,
        /// What luck brought.
        luck: i32,
        /// By how much less the other's decisions cost.
        against: i32,
    },
    /// The winner's decisions cost less, although luck was with the other, or with nobody.
    Play {
        /// Who won.
        winner: Seat,
        /// What the decisions of both brought.
        play: i32,
        /// What luck brought the other.
        against: i32,
    },
    /// Nobody won, or all agreed to end the game.
    Undecided {
        /// Whom luck helped.
        lucky: Seat,
        /// By how much.
        luck: i32,
    },
    /// There is no luck in the game, and one player's decisions cost least.
    OnlyPlay {
        /// Whose decisions cost least.
        best: Seat,
        /// What these cost.
        cost: i32,
    },
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
        let kept = own().filter(|it| best(it) >= AT_STAKE);
        let (sum, count) = kept.fold((0.0, 0), |(sum, count), it| {
            let share = f64::from(played(it)) / f64::from(best(it));
            (sum + share, count + 1)
        });
        Account {
            seat,
            cost: own().map(cost).sum(),
            costliest,
            accuracy: (count > 0).then(|| (100.0 * sum / f64::from(count)).round() as i32),
            luck: luck(decisions, seat, standing).filter(|_| !G::OPEN && players == 2),
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

/// What luck brought one of two players, from what that player could know.
fn luck<G: Explained>(
    decisions: &[Decision<G>],
    seat: Seat,
    standing: Option<Standing>,
) -> Option<Luck> {
    let of = |whose: Seat, chance: i32| if whose == seat { chance } else { 100 - chance };
    let (first, last) = (decisions.first()?, decisions.last()?);
    let before = of(first.seat, best(first));
    let after = match standing {
        None => of(last.seat, played(last)),
        Some(standing) if standing.place(seat) > 1 => 0,
        Some(standing) => 100 / standing.winners().count() as i32,
    };
    // What the chance would be without luck since the player's last decision.
    let mut now = before;
    let mut moments = Vec::new();
    for decision in decisions {
        if decision.seat == seat {
            moments.push(Moment {
                turn: Some(decision.turn),
                by: best(decision) - now,
            });
            now = played(decision);
        } else {
            now += cost(decision);
        }
    }
    moments.push(Moment {
        turn: None,
        by: after - now,
    });
    let others = decisions.iter().filter(|it| it.seat != seat);
    let most = |sign: i32| {
        let moments = moments.iter().rev().filter(|it| sign * it.by > 0);
        moments.max_by_key(|it| sign * it.by).copied()
    };
    Some(Luck {
        before,
        given: others.map(cost).sum(),
        brought: moments.iter().map(|it| it.by).sum(),
        after,
        luckiest: most(1),
        unluckiest: most(-1),
    })
}

/// What decided a game with these accounts, if there was anything to decide.
pub(super) fn verdict(accounts: &[Account], standing: Option<Standing>) -> Option<Verdict> {
    let winners = standing.iter().flat_map(Standing::winners);
    let winners: Vec<Seat> = winners.collect();
    let first = accounts.first()?;
    let Some(luck) = &first.luck else {
        let best = accounts.iter().min_by_key(|it| it.cost)?;
        let alone = accounts.iter().filter(|it| it.cost == best.cost).count() == 1;
        return alone.then_some(Verdict::OnlyPlay {
            best: best.seat,
            cost: best.cost,
        });
    };
    let &[winner] = &winners[..] else {
        let lucky = accounts.iter().max_by_key(|it| brought(it))?;
        return Some(Verdict::Undecided {
            lucky: lucky.seat,
            luck: brought(lucky),
        });
    };
    let sign = if winner == first.seat { 1 } else { -1 };
    let play = sign * (luck.given - first.cost);
    let luck = sign * luck.brought;
    Some(match (luck > 0, play > 0) {
        (true, true) => Verdict::Both { winner, luck, play },
        (true, false) => Verdict::Luck {
            winner,
            luck,
            against: -play,
        },
        // What is won is brought by the one or by the other.
        (false, _) => Verdict::Play {
            winner,
            play,
            against: -luck,
        },
    })
}

fn brought(account: &Account) -> i32 {
    account.luck.as_ref().map_or(0, |luck| luck.brought)
}

#[cfg(test)]
mod tests {
    use super::{Account, Moment, Verdict, accounts, verdict};
    use crate::ai::{Estimate, Outlook};
    use crate::rules::game::Standing;
    use crate::rules::{Player, Seat, cards, pyramids};
    use crate::story::review::Decision;
    use crate::story::{Explained, Hint};

    /// Decisions in turns 1, 2 and so on: whose, the chance that was kept, and the best one.
    fn decisions<G: Explained>(of: &[(usize, f32, f32)]) -> Vec<Decision<G>> {
        let game = G::deal(1, 2, G::Player::default());
        let view = game.view(G::Player::default());
        let action = game.legal_actions().into_iter().next();
        let action = action.expect("something is legal");
        let told = |win| {
            let estimate = Estimate { win, points: 0.0 };
            Hint::new(&view, &Outlook { action, estimate })
        };
        let decision = |(step, &(seat, played, best)): (usize, &(usize, f32, f32))| Decision {
            step,
            turn: step + 1,
            seat: Seat::all(3).nth(seat).expect("three seats"),
            is_yours: false,
            win: played,
            played: told(played),
            best: told(best),
        };
        of.iter().enumerate().map(decision).collect()
    }

    /// Anna errs, Beth errs more, and Anna wins.
    const GAME: [(usize, f32, f32); 5] = [
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

    fn decided(winner: Option<Player>) -> Option<Verdict> {
        let standing = winner.map(|it| Standing::of_duel(Some(it)));
        let decisions = decisions::<cards::Game>(&GAME);
        verdict(&accounts(&decisions, 2, standing), standing)
    }

    #[test]
    fn all_that_moved_a_chance_adds_up_to_the_way_it_went() {
        for winner in [None, Some(Player::One), Some(Player::Two)] {
            for seat in 0..2 {
                let account = account::<cards::Game>(seat, winner);
                let luck = account.luck.expect("cards are drawn");
                let moved = luck.given - account.cost + luck.brought;
                assert_eq!(luck.before + moved, luck.after, "{seat} {winner:?}");
            }
        }
    }

    #[test]
    fn what_luck_brings_to_one_it_takes_from_the_other() {
        for winner in [None, Some(Player::One), Some(Player::Two)] {
            let [one, two] = [0, 1].map(|seat| {
                let luck = account::<cards::Game>(seat, winner).luck;
                luck.expect("cards are drawn").brought
            });
            assert_eq!(one, -two, "{winner:?}");
        }
    }

    #[test]
    fn each_player_has_the_costliest_decision_and_the_best_and_worst_of_luck() {
        let anna = account::<cards::Game>(0, Some(Player::One));
        assert_eq!(anna.cost, 15);
        let moment = |turn, by| Some(Moment { turn, by });
        assert_eq!(anna.costliest, moment(Some(1), -10));
        let luck = anna.luck.expect("cards are drawn");
        // From 50 by Beth's 25 to 75, but it is 80; from 80 by 2 to 82, but it is 95.
        assert_eq!((luck.before, luck.after), (60, 100));
        assert_eq!(luck.luckiest, moment(Some(5), 13));
        assert_eq!(luck.unluckiest, None);
        let beth = account::<cards::Game>(1, Some(Player::One));
        // From 40 by Anna's 10 to 50, but it is 55; from 30 to 4; from 2 by 5 to none.
        let luck = beth.luck.expect("cards are drawn");
        assert_eq!(luck.luckiest, moment(Some(2), 5));
        assert_eq!(luck.unluckiest, moment(Some(4), -26));
    }

    #[test]
    fn where_all_lies_open_there_is_no_luck() {
        let anna = account::<pyramids::Game>(0, Some(Player::One));
        assert_eq!(anna.luck, None);
        assert_eq!(anna.cost, 15);
    }

    #[test]
    fn accuracy_is_what_was_kept_of_the_best_chance_while_something_was_at_stake() {
        let kept = |seat| account::<cards::Game>(seat, None).accuracy;
        // 50 of 60, 80 of 80 and 90 of 95; 30 of 55, and the rest is lost already.
        assert_eq!((kept(0), kept(1)), (Some(93), Some(55)));
    }

    #[test]
    fn a_game_is_decided_by_luck_by_play_or_by_both() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let both = Verdict::Both {
            winner: one,
            luck: 28,
            play: 12,
        };
        assert_eq!(decided(Some(Player::One)), Some(both));
        let luck = Verdict::Luck {
            winner: two,
            luck: 72,
            against: 12,
        };
        assert_eq!(decided(Some(Player::Two)), Some(luck));
        let undecided = Verdict::Undecided {
            lucky: one,
            luck: 18,
        };
        assert_eq!(decided(None), Some(undecided));
    }
}
