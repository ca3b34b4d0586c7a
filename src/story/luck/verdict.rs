//! What decided a finished game, and the way that a chance to win went in it.

use super::Account;
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
        /// How who won had played.
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

/// How the winner of two had played, compared with the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    /// Better.
    Better,
    /// About as well.
    Alike,
    /// Worse.
    Worse,
    /// Nobody won, or both agreed to end the game.
    Nobody,
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
    /// The chance at the end, to which all of it adds up.
    After(i32),
    /// What the decisions of a player cost that player, where there is no luck.
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
) -> Option<Verdict> {
    let winners = standing.iter().flat_map(Standing::winners);
    let winners: Vec<Seat> = winners.collect();
    let winner = winners.first().copied().filter(|_| winners.len() == 1);
    let has_luck = accounts.iter().all(|it| it.luck.is_some());
    match accounts {
        [] => None,
        [one, two] if Some(two.seat) == winner => Some(of_two(two, one, winner, has_luck)),
        [one, two] => Some(of_two(one, two, winner, has_luck)),
        several => {
            let best = several.iter().min_by_key(|it| it.cost)?;
            let alone = several.iter().filter(|it| it.cost == best.cost).count() == 1;
            alone.then_some(Verdict::Several {
                best: best.seat,
                cost: best.cost,
                outcome: match winner {
                    Some(winner) if winner == best.seat => Outcome::Won,
                    Some(winner) => Outcome::Lost(winner),
                    None => Outcome::Undecided,
                },
            })
        }
    }
}

/// What decided a game between who won, if one did, and the other.
fn of_two(one: &Account, two: &Account, winner: Option<Seat>, has_luck: bool) -> Verdict {
    let told = |sum: i32| if sum.abs() < NOISE { 0 } else { sum };
    let play = told(two.cost - one.cost);
    if !has_luck {
        return Verdict::Duel {
            one: (one.seat, one.cost),
            two: (two.seat, two.cost),
            won: match play {
                _ if winner.is_none() => Won::Nobody,
                0 => Won::Alike,
                1.. => Won::Better,
                _ => Won::Worse,
            },
        };
    }
    let luck = told(brought(one));
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
    Verdict::Won {
        winner: one.seat,
        loser: two.seat,
        by,
        luck,
        play,
    }
}

/// The way that a chance went: that of who won, or else of whom luck helped, and whose it is.
/// Where there is no luck, only what the decisions of each player cost.
pub(in crate::story) fn way(
    accounts: &[Account],
    verdict: Option<Verdict>,
) -> (Option<Seat>, Vec<Step>) {
    let whose = match verdict {
        Some(Verdict::Won { winner, .. }) => Some(winner),
        Some(Verdict::Undecided { lucky, .. }) => Some(lucky),
        Some(Verdict::Duel { .. } | Verdict::Several { .. }) | None => None,
    };
    let theirs = accounts.iter().find(|it| Some(it.seat) == whose);
    let Some((own, luck)) = theirs.and_then(|it| Some((it, it.luck.as_ref()?))) else {
        let costs = accounts.iter().map(|it| Step::Cost(it.seat, it.cost));
        return (None, costs.collect());
    };
    let others = accounts.iter().filter(|it| it.seat != own.seat);
    let given = others.map(|it| Step::Mistakes(it.seat, luck.given));
    let steps = [Step::Before(luck.before), Step::Play(luck.given - own.cost)];
    let rest = [
        Step::Mistakes(own.seat, -own.cost),
        Step::Luck(luck.brought),
        Step::After(luck.after),
    ];
    (whose, steps.into_iter().chain(given).chain(rest).collect())
}

fn brought(account: &Account) -> i32 {
    account.luck.as_ref().map_or(0, |luck| luck.brought)
}

#[cfg(test)]
mod tests {
    use super::{Cause, Step, Verdict, Won, verdict, way};
    use crate::rules::game::Standing;
    use crate::rules::{Player, Seat, cards, pyramids};
    use crate::story::luck::accounts;
    use crate::story::luck::tests::{GAME, decisions};

    fn decided(winner: Option<Player>) -> Option<Verdict> {
        let standing = winner.map(|it| Standing::of_duel(Some(it)));
        let decisions = decisions::<cards::Game>(&GAME);
        verdict(&accounts(&decisions, 2, standing), standing)
    }

    #[test]
    fn a_game_is_decided_by_luck_by_play_or_by_both() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let won = |winner, loser, by, luck, play| Verdict::Won {
            winner,
            loser,
            by,
            luck,
            play,
        };
        let by_luck = won(one, two, Cause::Luck, 28, 0);
        assert_eq!(decided(Some(Player::One)), Some(by_luck));
        let against_play = won(two, one, Cause::Luck, 72, 0);
        assert_eq!(decided(Some(Player::Two)), Some(against_play));
        let undecided = Verdict::Undecided {
            lucky: one,
            luck: 18,
        };
        assert_eq!(decided(None), Some(undecided));
        // From 50 to 100: 30 by what Beth gave away, and 20 by luck; then with less of it than can be told.
        for (last, by, luck, play) in [(0.80, Cause::Both, 20, 30), (0.95, Cause::Play, 0, 45)] {
            let given = last - 0.50;
            let game = [(0, 0.50, 0.50), (1, 0.50 - given, 0.50), (0, last, last)];
            let standing = Some(Standing::of_duel(Some(Player::One)));
            let accounts = accounts(&decisions::<cards::Game>(&game), 2, standing);
            let expected = won(one, two, by, luck, play);
            assert_eq!(verdict(&accounts, standing), Some(expected));
        }
    }

    #[test]
    fn the_way_is_that_of_the_winner_and_what_lies_on_it_adds_up() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        let standing = Some(Standing::of_duel(Some(Player::Two)));
        let of_cards = accounts(&decisions::<cards::Game>(&GAME), 2, standing);
        let steps = vec![
            Step::Before(40),
            Step::Play(-12),
            Step::Mistakes(one, 15),
            Step::Mistakes(two, -27),
            Step::Luck(72),
            Step::After(100),
        ];
        let decided = verdict(&of_cards, standing);
        assert_eq!(way(&of_cards, decided), (Some(two), steps));
        let open = accounts(&decisions::<pyramids::Game>(&GAME), 2, standing);
        let costs = vec![Step::Cost(one, 15), Step::Cost(two, 27)];
        assert_eq!(way(&open, verdict(&open, standing)), (None, costs));
    }
    #[test]
    fn where_all_lies_open_the_costs_of_both_tell_how_the_winner_had_played() {
        let [one, two] = [Player::One, Player::Two].map(Seat::from);
        // What Anna's decision cost, then Beth's; and who won.
        for (costs, winner, won) in [
            ([12, 31], Some(Player::One), Won::Better),
            ([12, 31], Some(Player::Two), Won::Worse),
            ([12, 15], Some(Player::Two), Won::Alike),
            ([12, 31], None, Won::Nobody),
        ] {
            let of = |seat: usize| (seat, 0.5, 0.5 + costs[seat] as f32 / 100.0);
            let standing = winner.map(|it| Standing::of_duel(Some(it)));
            let decisions = decisions::<pyramids::Game>(&[of(0), of(1)]);
            let found = verdict(&accounts(&decisions, 2, standing), standing);
            let mut sides = [(one, costs[0]), (two, costs[1])];
            if winner == Some(Player::Two) {
                sides.reverse();
            }
            let [one, two] = sides;
            assert_eq!(found, Some(Verdict::Duel { one, two, won }));
        }
    }
}
