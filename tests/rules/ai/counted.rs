//! The end of open games, counted out, and actions that are judged each by itself.

use mandala::ai::{Outlook, Partner};
use mandala::rules::game::{Game as _, OpenGame, View};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Level, Player, Seat, cards, pyramids, tiles};

use super::GO_ON;

/// The positions of a game between players of this level.
fn positions<G: Partner>(seed: u64, level: u8) -> Vec<G> {
    let level = Level::of::<G>(level).expect("there is such a level");
    let mut chance = Shuffler::new(seed);
    let mut game = G::deal(seed, 2, G::Player::default());
    let mut all = vec![game.clone()];
    while let Some(player) = game.to_act() {
        let action = G::choose(&game.view(player), level, &mut chance, &GO_ON);
        assert!(game.apply(action.expect("nobody stopped it")).is_ok());
        all.push(game.clone());
    }
    all
}

/// How a game comes out for a seat if both play as well as they can: whether it is won, drawn or
/// lost, and by how many points. Everything is tried.
fn best_end<G: Partner>(game: &G, seat: Seat, points: &impl Fn(&G, Seat) -> i32) -> (i32, i32) {
    let Some(player) = game.to_act() else {
        let other = Seat::all(2).find(|&it| it != seat).expect("two play");
        let standing = game.standing().expect("it is over");
        let won = i32::from(standing.place(seat) == 1) - i32::from(standing.place(other) == 1);
        return (won, points(game, seat) - points(game, other));
    };
    let own = player.into() == seat;
    let ends = game.legal_actions().into_iter().map(|action| {
        let mut after = game.clone();
        assert!(after.apply(action).is_ok());
        best_end(&after, seat, points)
    });
    if own { ends.max() } else { ends.min() }.expect("something is legal")
}

/// Checks the last positions of some games, those with few actions left.
fn check<G: Partner<View = G> + OpenGame>(
    seeds: u64,
    last: usize,
    points: impl Fn(&G, Seat) -> i32,
) {
    let mut missed = 0;
    for seed in 0..seeds {
        let all = positions::<G>(seed, 3);
        for game in all.iter().rev().skip(1).take(last) {
            let seat: Seat = game.to_act().expect("it goes on").into();
            let end = |action| {
                let mut after = game.clone();
                assert!(after.apply(action).is_ok());
                best_end(&after, seat, &points)
            };
            let told = |it: &Outlook<G::Action>| {
                let won = (2.0 * it.estimate.win).round() as i32 - 1;
                (won, it.estimate.points.round() as i32)
            };
            let actions: Vec<G::Action> = game.legal_actions().into_iter().collect();
            if actions.len() > 4 {
                break;
            }
            let best = actions.iter().map(|&action| end(action)).max();
            for &action in &actions {
                let outlook = G::appraise(game, action, &GO_ON).expect("it is legal");
                assert_eq!(told(&outlook), end(action), "game {seed}: {action}");
                let [own, theirs] = outlook.end.expect("it is near").map(i32::from);
                assert_eq!(own - theirs, told(&outlook).1);
                let judged = G::judge(game, action, &mut game.chance(), &GO_ON);
                let judged = judged.expect("it is legal");
                assert_eq!(told(&judged.played), end(action));
                assert_eq!(Some(told(&judged.best)), best, "game {seed}: {action}");
                missed += u32::from(end(action).0 < told(&judged.best).0);
            }
        }
    }
    assert!(missed > 0, "there are mistakes among them");
}

#[test]
fn the_end_of_a_game_of_pyramids_is_counted_out_and_no_mistake_there_is_missed() {
    check::<pyramids::Game>(12, 5, |game, seat| game.points(seat).into());
}

#[test]
fn the_end_of_a_game_of_tiles_is_counted_out_and_no_mistake_there_is_missed() {
    check::<tiles::Game>(12, 4, |game, seat| {
        let player = Player::try_from(seat).expect("two play");
        game.score(player).total().into()
    });
}

/// What a review calls a mistake, and how often its numbers are those of the actions alone.
fn judged_alone<G: Partner>(seed: u64, one_in: usize) -> usize {
    let mut mistakes = 0;
    for game in positions::<G>(seed, 3).iter().step_by(one_in) {
        let Some(player) = game.to_act() else { break };
        let view = game.view(player);
        let played = game.legal_actions().into_iter().last().expect("a turn");
        let judged = G::judge(&view, played, &mut view.chance(), &GO_ON).expect("it is legal");
        if judged.best.estimate.win - judged.played.estimate.win < 0.06 {
            continue;
        }
        mistakes += 1;
        for told in [judged.best, judged.played] {
            let alone = G::appraise(&view, told.action, &GO_ON).expect("it is legal");
            assert_eq!(alone.estimate, told.estimate, "{}", told.action);
            assert_eq!(alone.end, told.end);
        }
    }
    mistakes
}

#[test]
fn what_a_review_says_of_a_mistake_is_what_its_actions_are_worth_alone() {
    assert!(judged_alone::<cards::Game>(3, 5) > 1);
    assert!(judged_alone::<tiles::Game>(3, 2) > 1);
    assert!(judged_alone::<pyramids::Game>(3, 6) > 1);
}

#[test]
fn the_answer_that_is_told_to_an_action_is_legal() {
    let mut told = 0;
    for game in positions::<tiles::Game>(5, 2).iter().step_by(8) {
        let Some(action) = game.legal_actions().into_iter().next() else {
            break;
        };
        let outlook = tiles::Game::appraise(game, action, &GO_ON).expect("it is legal");
        let mut after = game.clone();
        after.apply(action).expect("it is legal");
        if let Some(reply) = outlook.reply {
            assert!(after.legal_actions().contains(reply), "{reply}");
            told += 1;
        }
    }
    assert!(told > 2, "{told}");
}
