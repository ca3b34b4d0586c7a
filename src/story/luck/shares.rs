//! The chances of several players as parts of a whole.

use super::{best, played};
use crate::rules::Seat;
use crate::rules::game::Standing;
use crate::story::Explained;
use crate::story::review::Decision;

/// What each of so many players has of the whole before and after each decision and at the end, by
/// seat; nothing if nobody had a choice. Who decides has the chance which the decision tells, and
/// the others share what that leaves as they stood with each other before: on their own, what is
/// known of them is older, and all of it together would be more or less than the whole.
pub(in crate::story) fn shares<G: Explained>(
    decisions: &[Decision<G>],
    players: usize,
    standing: Option<Standing>,
) -> Vec<Vec<f32>> {
    let part = |percent: i32| percent as f32 / 100.0;
    let first = |seat: Seat| {
        let told = decisions.iter().find(|it| it.seat == seat);
        told.map_or(1.0 / players as f32, |it| part(best(it)))
    };
    let mut now: Vec<f32> = Seat::all(players).map(first).collect();
    let mut moments = Vec::new();
    for decision in decisions {
        for chance in [best(decision), played(decision)] {
            give(&mut now, decision.seat, part(chance));
            moments.push(now.clone());
        }
    }
    if let Some(standing) = standing {
        let won = |seat: Seat| standing.winners().any(|it| it == seat);
        let each = 1.0 / standing.winners().count() as f32;
        now = Seat::all(players).map(|seat| if won(seat) { each } else { 0.0 }).collect();
    }
    if !decisions.is_empty() {
        moments.push(now);
    }
    Seat::all(players).map(|seat| moments.iter().map(|it| it[seat.index()]).collect()).collect()
}

/// Gives a player so much of the whole, and the others the rest of it.
fn give(shares: &mut [f32], seat: Seat, chance: f32) {
    let others = shares.len() - 1;
    let before = shares.iter().sum::<f32>() - shares[seat.index()];
    let rest = 1.0 - chance;
    for share in shares.iter_mut() {
        *share = if before > 0.0 { *share / before * rest } else { rest / others as f32 };
    }
    shares[seat.index()] = chance;
}

#[cfg(test)]
mod tests {
    use super::shares;
    use crate::rules::pyramids::Game;
    use crate::rules::shuffle::Shuffler;
    use crate::story::luck::tests::decisions;

    #[test]
    fn who_decides_has_their_chance_and_the_others_share_the_rest_as_they_stood() {
        let game = decisions::<Game>(&[(0, 0.40, 0.50), (1, 0.20, 0.30), (2, 0.60, 0.60)]);
        let shares = shares(&game, 3, None);
        let at = |moment: usize| {
            let percent = |way: &Vec<f32>| (way[moment] * 100.0).round() as i32;
            shares.iter().map(percent).collect::<Vec<i32>>()
        };
        // 30 to 60 of the half that is left, then of 60.
        assert_eq!(at(0), [50, 17, 33]);
        assert_eq!(at(1), [40, 20, 40]);
        assert_eq!(at(2), [35, 30, 35]);
        assert_eq!(at(3), [40, 20, 40]);
        assert_eq!(at(6), [27, 13, 60], "they agreed to end it");
    }

    #[test]
    fn all_of_them_are_the_whole_whatever_was_decided() {
        let mut chance = Shuffler::new(7);
        let mut number = |below: u64| (chance.seed() % below) as usize;
        for _ in 0..100 {
            let game: Vec<(usize, f32, f32)> = (0..30)
                .map(|_| (number(3), number(2) as f32, number(101) as f32 / 100.0))
                .collect();
            let shares = shares(&decisions::<Game>(&game), 3, None);
            for moment in 0..shares[0].len() {
                let sum: f32 = shares.iter().map(|it| it[moment]).sum();
                assert!((sum - 1.0).abs() < 0.001, "{game:?}");
            }
        }
    }
}
