//! What decided a finished game, and the way that a chance to win went in it.

use super::{Account, Moment, Way};
use crate::rules::Seat;
use crate::rules::game::Standing;

/// What two reviews with other chance may differ by: less is no difference worth a word.
const NOISE: i32 = 15;

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One of two won.
    Won {
        /// Who won.
        winner: Seat,
        /// Who lost.
        loser: Seat,
        /// What it was that decided.
        by: Cause,
        /// What luck brought the winner; less than nothing if it was with the loser, and
        /// nothing if it was too little to tell.
        luck: i32,
        /// What the decisions of both brought the winner; the same.
        play: i32,
    },
    /// Nobody won, all agreed to end the game, or nothing brought the winner much.
    Undecided {
        /// Whom luck helped, if anybody.
        lucky: Seat,
        /// By how much; nothing if it was too little to tell.
        luck: i32,
    },
    /// There is no luck in a game of two.
    Duel {
        /// Who won, or else who has the first seat, and what that player's decisions cost.
        one: (Seat, i32),
        /// The other one, and the same.
        two: (Seat, i32),
        /// Why the first of them won.
        won: Won,
    },
    /// There is no luck in a game of several, and one player's decisions cost least.
    Several {
        /// Whose decisions cost least.
        best: Seat,
        /// What these cost.
        cost: i32,
        /// What came of that.
        outcome: Outcome,
    },
    /// The same, and one player's decisions cost most.
    Worst {
        /// Who won alone, if somebody did.
        winner: Option<Seat>,
        /// Whose decisions cost most.
        worst: Seat,
        /// What these cost.
        cost: i32,
    },
    /// The same, and nobody stands out: between whose decisions the others' lie.
    Between {
        /// Who won alone.
        winner: Seat,
        /// Whose cost least, and what.
        least: (Seat, i32),
        /// Whose cost most, and what.
        most: (Seat, i32),
    },
    /// The same, and all decided about equally well.
    Even {
        /// Who won alone.
        winner: Seat,
    },
}

/// What came of decisions that cost least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Their player won alone.
    Won,
    /// This other player won alone.
    Lost(Seat),
    /// Nobody won alone.
    Undecided,
}

/// What can decide a game: what brought the winner at least twice as much as the other did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// What was drawn.
    Luck,
    /// The better decisions.
    Play,
    /// Each of them.
    Both,
}

/// Why one of two won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    /// By better play.
    Better,
    /// By a better chance from the start, which was this one: both played about equally well.
    Alike(i32),
    /// More was unforeseen than play explains, so nobody can tell; this helped the winner most.
    Unforeseen(Moment),
    /// Nobody won, or both agreed to end the game; by so much the first of them played better, and
    /// by nothing if it was too little to tell.
    Nobody(i32),
}

/// A step of the way that a chance to win went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The chance before the first decision.
    Before(i32),
    /// What the decisions of both players did to it: the next two steps, taken together.
    Play(i32),
    /// What the decisions of one of them did to it.
    Mistakes(Seat, i32),
    /// What luck did to it.
    Luck(i32),
    /// What the estimates saw only later, where there is no luck.
    Unforeseen(i32),
    /// The chance at the end, to which all of it adds up.
    After(i32),
    /// What the decisions of a player cost that player, where several play.
    Cost(Seat, i32),
}

impl Step {
    /// Whether it is a part of the step before.
    pub fn is_part(self) -> bool {
        matches!(self, Step::Mistakes(..))
    }
}

/// What decided a game with these accounts, if there was anything to decide.
pub(in crate::story) fn verdict(
    accounts: &[Account],
    standing: Option<Standing>,
    has_luck: bool,
) -> Option<Verdict> {
    let winners = standing.iter().flat_map(Standing::winners);
    let winners: Vec<Seat> = winners.collect();
    let winner = winners.first().copied().filter(|_| winners.len() == 1);
    match accounts {
        [] => None,
        [one, two] if Some(two.seat) == winner => Some(of_two(two, one, winner, has_luck)),
        [one, two] => Some(of_two(one, two, winner, has_luck)),
        several => {
            let best = several.iter().min_by_key(|it| it.cost)?;
            let worst = several.iter().max_by_key(|it| it.cost)?;
            let stands_out = |one: &Account| {
                let mut others = several.iter().filter(|it| it.seat != one.seat);
                others.all(|it| (it.cost - one.cost).abs() >= NOISE)
            };
            if stands_out(best) {
                return Some(Verdict::Several {
                    best: best.seat,
                    cost: best.cost,
                    outcome: match winner {
                        Some(winner) if winner == best.seat => Outcome::Won,
                        Some(winner) => Outcome::Lost(winner),
                        None => Outcome::Undecided,
                    },
                });
            }
            let [least, most] = [best, worst].map(|it| (it.seat, it.cost));
            match winner {
                _ if stands_out(worst) => {
                    Some(Verdict::Worst { winner, worst: most.0, cost: most.1 })
                }
                Some(winner) if most.1 - least.1 < NOISE => Some(Verdict::Even { winner }),
                winner => winner.map(|winner| Verdict::Between { winner, least, most }),
            }
        }
    }
}

/// What decided a game between who won, if one did, and the other.
fn of_two(one: &Account, two: &Account, winner: Option<Seat>, has_luck: bool) -> Verdict {
    let told = |sum: i32| if sum.abs() < NOISE { 0 } else { sum };
    let play = told(two.cost - one.cost);
    let rest = one.way.as_ref().map_or(0, |way| way.rest);
    if !has_luck {
        return Verdict::Duel {
            one: (one.seat, one.cost),
            two: (two.seat, two.cost),
            won: match (play, one.best_rest()) {
                _ if winner.is_none() => Won::Nobody(play),
                (_, Some(most)) if play < 0 || rest > play.max(NOISE) => Won::Unforeseen(most),
                (0, _) => Won::Alike(one.way.as_ref().map_or(0, Way::before)),
                _ => Won::Better,
            },
        };
    }
    let luck = told(rest);
    let by = match (luck >= 2 * play, play >= 2 * luck) {
        (true, false) => Cause::Luck,
        (false, true) => Cause::Play,
        _ => Cause::Both,
    };
    // Where neither brought much, the winner's chance was as good as that from the start.
    if winner.is_none() || luck.max(play) <= 0 {
        let lucky = if luck < 0 { two.seat } else { one.seat };
        let luck = luck.abs();
        return Verdict::Undecided { lucky, luck };
    }
    Verdict::Won { winner: one.seat, loser: two.seat, by, luck, play }
}

/// What moved the chance of a player; where several play, only what the decisions of each of
/// them cost.
pub(in crate::story) fn steps(
    accounts: &[Account],
    whose: Option<Seat>,
    has_luck: bool,
) -> Vec<Step> {
    let theirs = accounts.iter().find(|it| Some(it.seat) == whose);
    let Some((own, way)) = theirs.and_then(|it| Some((it, it.way.as_ref()?))) else {
        let costs = accounts.iter().map(|it| Step::Cost(it.seat, it.cost));
        return costs.collect();
    };
    let others = accounts.iter().filter(|it| it.seat != own.seat);
    let given = others.map(|it| Step::Mistakes(it.seat, way.given));
    let first = [Step::Before(way.before()), Step::Play(way.given - own.cost)];
    let last = [
        Step::Mistakes(own.seat, -own.cost),
        if has_luck { Step::Luck(way.rest) } else { Step::Unforeseen(way.rest) },
        Step::After(way.after()),
    ];
    first.into_iter().chain(given).chain(last).collect()
}

#[cfg(test)]
mod tests {
    use super::{Cause, Moment, Outcome, Step, Verdict, Won, steps, verdict};
    use crate::rules::game::Standing;
    use crate::rules::shuffle::Shuffler;
    use crate::rules::{Player, Seat, cards, pyramids};
    use crate::story::luck::accounts;
    use crate::story::luck::tests::{GAME, decisions};

    fn decided(winner: Option<Player>) -> Option<Verdict> {
        let standing = winner.map(|it| Standing::of_duel(Some(it)));
        let decisions = decisions::<cards::Game>(&GAME);
        verdict(&accounts(&decisions, 2, standing), standing, true)
    }

    #[test]
    fn a_game_is_decided_by_luck_by_play_or_by_both() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let won = |winner, loser, by, luck, play| Verdict::Won { winner, loser, by, luck, play };
        let by_luck = won(one, two, Cause::Luck, 28, 0);
        assert_eq!(decided(Some(Player::One)), Some(by_luck));
        let against_play = won(two, one, Cause::Luck, 72, 0);
        assert_eq!(decided(Some(Player::Two)), Some(against_play));
        let undecided = Verdict::Undecided { lucky: one, luck: 18 };
        assert_eq!(decided(None), Some(undecided));
        // From 50 to 100: 30 by what Beth gave away, and 20 by luck; then with less of it than can be told.
        for (last, by, luck, play) in [(0.80, Cause::Both, 20, 30), (0.95, Cause::Play, 0, 45)] {
            let given = last - 0.50;
            let game = [(0, 0.50, 0.50), (1, 0.50 - given, 0.50), (0, last, last)];
            let standing = Some(Standing::of_duel(Some(Player::One)));
            let accounts = accounts(&decisions::<cards::Game>(&game), 2, standing);
            let expected = won(one, two, by, luck, play);
            assert_eq!(verdict(&accounts, standing, true), Some(expected));
        }
    }

    #[test]
    fn of_several_who_played_best_is_named_or_else_who_played_worst() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let decided = |costs: [f32; 3]| {
            let game = [0, 1, 2].map(|seat| (seat, 0.70 - costs[seat], 0.70));
            verdict(&accounts(&decisions::<pyramids::Game>(&game), 3, None), None, false)
        };
        let outcome = Outcome::Undecided;
        let best = Verdict::Several { best: seats[1], cost: 5, outcome };
        assert_eq!(decided([0.30, 0.05, 0.60]), Some(best));
        let worst = Verdict::Worst { winner: None, worst: seats[2], cost: 60 };
        assert_eq!(decided([0.10, 0.05, 0.60]), Some(worst));
        assert_eq!(decided([0.10, 0.05, 0.15]), None);
    }

    #[test]
    fn of_several_of_whom_nobody_stands_out_the_winner_is_named_all_the_same() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let decided = |costs: [f32; 3]| {
            let game = [0, 1, 2].map(|seat| (seat, 0.70 - costs[seat], 0.70));
            let accounts = accounts(&decisions::<pyramids::Game>(&game), 3, None);
            verdict(&accounts, Some(Standing::new(&[3, 1, 2])), false)
        };
        let winner = seats[1];
        assert_eq!(decided([0.10, 0.05, 0.15]), Some(Verdict::Even { winner }));
        let between = Verdict::Between { winner, least: (seats[1], 5), most: (seats[2], 30) };
        assert_eq!(decided([0.18, 0.05, 0.30]), Some(between));
    }

    /// What the steps of a way add up to, and what it says at the end.
    fn summed(steps: &[Step]) -> [i32; 2] {
        let mut sum = [0; 2];
        for step in steps {
            match *step {
                Step::Before(by)
                | Step::Mistakes(_, by)
                | Step::Luck(by)
                | Step::Unforeseen(by) => {
                    sum[0] += by;
                }
                Step::After(at) => sum[1] = at,
                Step::Play(_) | Step::Cost(..) => {}
            }
        }
        sum
    }

    #[test]
    fn what_lies_on_the_way_of_a_chance_adds_up_with_luck_and_without() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let standing = Some(Standing::of_duel(Some(Player::Two)));
        let of_cards = accounts(&decisions::<cards::Game>(&GAME), 2, standing);
        let expected = |rest| {
            vec![
                Step::Before(40),
                Step::Play(-12),
                Step::Mistakes(one, 15),
                Step::Mistakes(two, -27),
                rest,
                Step::After(100),
            ]
        };
        let found = steps(&of_cards, Some(two), true);
        assert_eq!(found, expected(Step::Luck(72)));
        let open = accounts(&decisions::<pyramids::Game>(&GAME), 2, standing);
        let found = steps(&open, Some(two), false);
        assert_eq!(found, expected(Step::Unforeseen(72)));
    }

    #[test]
    fn all_that_is_told_adds_up_whatever_was_played_and_whoever_won() {
        let mut chance = Shuffler::new(7);
        let mut number = |below: u64| (chance.seed() % below) as usize;
        for round in 0..500 {
            let count = 1 + number(40);
            let game: Vec<(usize, f32, f32)> = (0..count)
                .map(|_| {
                    let [a, b] = [number(101), number(101)].map(|it| it as f32 / 100.0);
                    // What is called best may win a little less often.
                    (number(2), a, b)
                })
                .collect();
            let winner = [None, Some(Player::One), Some(Player::Two)][number(3)];
            let standing = [None, Some(Standing::of_duel(winner))][number(2)];
            let cards = accounts(&decisions::<cards::Game>(&game), 2, standing);
            let open = accounts(&decisions::<pyramids::Game>(&game), 2, standing);
            for (accounts, has_luck) in [(&cards, true), (&open, false)] {
                for account in accounts {
                    let [sum, end] = summed(&steps(accounts, Some(account.seat), has_luck));
                    assert_eq!(sum, end, "round {round}");
                    let way = account.way.as_ref().expect("two play");
                    assert_eq!((way.chances.len(), way.after()), (2 * count + 1, end));
                    assert_eq!(sum - way.before(), way.given - account.cost + way.rest);
                }
                let rest = |at: usize| accounts[at].way.as_ref().map_or(0, |way| way.rest);
                assert_eq!(rest(0), -rest(1), "round {round}");
            }
        }
    }

    #[test]
    fn where_all_lies_open_play_decides_unless_more_was_unforeseen() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let surprised = |by| Won::Unforeseen(Moment { turn: None, by });
        // Anna's chance at first, what her decision cost, then Beth's; and who won.
        for (before, costs, winner, won) in [
            (70, [12, 31], Some(Player::One), Won::Better),
            (40, [12, 31], Some(Player::One), surprised(41)),
            (70, [12, 31], Some(Player::Two), surprised(89)),
            (20, [12, 5], Some(Player::Two), Won::Alike(80)),
            (50, [12, 15], Some(Player::Two), surprised(53)),
            (70, [12, 31], None, Won::Nobody(19)),
            (70, [12, 26], None, Won::Nobody(0)),
        ] {
            let kept = before - costs[0];
            let percent = |chance: i32| chance as f32 / 100.0;
            let game = [
                (0, percent(kept), percent(before)),
                (1, percent(100 - kept - costs[1]), percent(100 - kept)),
            ];
            let standing = winner.map(|it| Standing::of_duel(Some(it)));
            let decisions = decisions::<pyramids::Game>(&game);
            let found = verdict(&accounts(&decisions, 2, standing), standing, false);
            let mut sides = [(one, costs[0]), (two, costs[1])];
            if winner == Some(Player::Two) {
                sides.reverse();
            }
            let [one, two] = sides;
            assert_eq!(found, Some(Verdict::Duel { one, two, won }), "{before} {costs:?}");
        }
    }
}
