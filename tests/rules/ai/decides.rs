//! What it answers, and when it does not.

use std::sync::atomic::AtomicBool;

use mandala::ai::{Level, Outlook, Partner};
use mandala::rules::cards::{Action, Game, Phase, PlayerView};
use mandala::rules::game::{Game as _, View};
use mandala::rules::shuffle::{Shuffler, decision};
use mandala::rules::{Seat, pyramids, tiles};

use super::{GO_ON, choice, level, levels};
use crate::common::{for_each_seed, once_in, pick};
use crate::help::*;

const CLAIM_RED: Action = Action::Claim { color: Red };

/// Views of those who decide in random games, about one in `one_in`.
fn decisions(seeds: std::ops::Range<u64>, one_in: u64, mut show: impl FnMut(&PlayerView)) {
    for_each_seed(seeds, |seed, chance| {
        let mut game = Game::deal(seed, One);
        while let Some(action) = pick(&game.legal_actions(), chance) {
            if once_in(one_in, chance) {
                show(&game.view(game.to_act().expect("someone acts")));
            }
            game.apply(action).expect("it is legal");
        }
    });
}

#[test]
fn there_are_seven_levels() {
    let numbers: Vec<u8> = levels().map(Level::number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7]);
    assert!(Level::of::<Game>(0).is_none() && Level::of::<Game>(8).is_none());
}

#[test]
fn every_level_does_what_is_allowed_in_turns_and_drafts() {
    let (mut turns, mut drafts) = (0, 0);
    decisions(0..6, 12, |view| {
        for level in levels() {
            let action = choice(view, level, 1).expect("nobody stopped it");
            assert_eq!(view.check(action), Ok(()));
        }
        match view.table().phase() {
            Phase::Draft(_) => drafts += 1,
            _ => turns += 1,
        }
    });
    assert!(turns > 10 && drafts > 3, "only {turns} and {drafts}");
}

#[test]
fn two_levels_err_in_their_own_ways_where_their_chance_is_the_same() {
    let (mut number, mut alike, mut apart) = (0, 0, 0);
    decisions(0..40, 5, |view| {
        let do_same = |a, b| choice(view, level(4), a) == choice(view, level(3), b);
        number += 1;
        alike += u32::from(do_same(number, number));
        apart += u32::from(do_same(number, !number));
    });
    assert!(alike < apart + apart / 10, "{alike} and {apart}");
}

#[test]
fn the_same_numbers_bring_the_same_answer_and_others_may_bring_another() {
    let mut others = 0;
    decisions(0..4, 40, |view| {
        for level in levels() {
            assert_eq!(choice(view, level, 1), choice(view, level, 1));
            others += u32::from(choice(view, level, 1) != choice(view, level, 2));
        }
        let hints = |seed| Game::hints(view, &mut Shuffler::new(seed), &GO_ON);
        assert_eq!(hints(1), hints(1));
    });
    assert!(others > 3, "only {others}");
}

#[test]
fn who_is_not_to_decide_gets_no_answer() {
    let mut game = Game::deal(42, One);
    for _ in 0..2 {
        let waiting = game.view(game.to_act().map_or(One, Player::other));
        let played = game.legal_actions().get(0).unwrap_or(CLAIM_RED);
        for level in levels() {
            assert_eq!(choice(&waiting, level, 1), None);
        }
        let chance = &mut Shuffler::new(1);
        assert!(Game::hints(&waiting, chance, &GO_ON).is_empty());
        assert!(Game::judge(&waiting, played, chance, &GO_ON).is_none());
        game.agree_to_end().ok();
    }
}

#[test]
fn a_search_that_is_stopped_gives_no_answer() {
    let stop = AtomicBool::new(true);
    let view = Game::deal(42, One).view(One);
    let action = view.legal_actions().get(0).expect("there is one");
    let chance = &mut Shuffler::new(1);
    assert_eq!(Game::choose(&view, level(6), chance, &stop), None);
    assert!(Game::hints(&view, chance, &stop).is_empty());
    assert!(Game::judge(&view, action, chance, &stop).is_none());
}

#[test]
fn thinking_can_be_left_to_another_thread() {
    let view = Game::deal(42, One).view(One);
    let thinking = std::thread::spawn(move || choice(&view, level(6), 7));
    assert_eq!(thinking.join().expect("it thinks"), choice(&view, level(6), 7));
}

#[test]
fn hints_are_up_to_three_allowed_actions_with_what_they_bring() {
    let mut threes = 0;
    decisions(0..4, 20, |view| {
        let hints = Game::hints(view, &mut Shuffler::new(1), &GO_ON);
        assert!((1..=3).contains(&hints.len()));
        threes += u32::from(hints.len() == 3);
        for (place, hint) in hints.iter().enumerate() {
            assert_eq!(view.check(hint.action), Ok(()));
            assert!((0.0..=1.0).contains(&hint.estimate.win));
            assert!(hint.estimate.points.abs() < 150.0);
            let again = |other: &Outlook<Action>| other.action == hint.action;
            assert!(!hints[..place].iter().any(again));
        }
    });
    assert!(threes > 3, "only {threes}");
}

#[test]
fn what_a_hint_says_is_not_judged_a_mistake_and_what_is_not_allowed_is_not_judged() {
    decisions(0..3, 30, |view| {
        let chance = &mut Shuffler::new(1);
        let hint = Game::hints(view, chance, &GO_ON)[0];
        let judged = Game::judge(view, hint.action, chance, &GO_ON).expect("it is allowed");
        assert_eq!(judged.played.action, hint.action);
        assert!((0.0..0.06).contains(&judged.loss()), "{}", judged.loss());
        let claimed = Game::judge(view, CLAIM_RED, chance, &GO_ON);
        assert_eq!(claimed.is_some(), view.check(CLAIM_RED).is_ok());
    });
}

/// Green completes the last Mandala: player one chooses first, takes the red cards for 12
/// points and wins.
const WON: &str = "
    left:    RRRRY | PPP | BO
    right:   GG | - | -
    hands:   GRR | OOYY
    dealt:   YY | BB
    claimed: - | RR
    rivers:  OYR | YRG
    ran out: yes
    deck:    *
";

#[test]
fn a_game_given_away_is_judged_a_mistake() {
    let view = position(WON).view(One);
    let chance = &mut Shuffler::new(1);
    let away = "discard red 1".parse().expect("an action");
    let judged = Game::judge(&view, away, chance, &GO_ON).expect("it is allowed");
    assert!(judged.loss() > 0.06, "{}", judged.loss());
}

#[test]
fn every_level_takes_a_game_that_is_won() {
    let view = position(WON).view(One);
    for level in levels().skip(1) {
        let action = choice(&view, level, 1).expect("an action");
        assert_eq!(action.color(), Green, "{action} by {level:?}");
    }
}

#[test]
fn the_chance_for_a_thought_never_changes_and_is_another_for_another_view() {
    let card_game = Game::deal(42, One);
    let seeds = [
        card_game.view(One).chance().seed(),
        card_game.view(Two).chance().seed(),
        tiles::Game::deal(42, One).chance().seed(),
        pyramids::Game::deal(42, 3, Seat::default()).chance().seed(),
    ];
    assert_eq!(
        seeds,
        [
            10_847_138_500_174_091_196,
            14_756_533_081_897_081_296,
            8_113_412_098_181_880_032,
            11_360_264_988_758_883_260,
        ]
    );
}

#[test]
fn the_chance_for_a_decision_never_changes_and_is_not_that_of_the_deal() {
    assert_eq!(decision(42, 0).seed(), 1_126_146_040_940_421_361);
    assert_ne!(decision(42, 0).seed(), Shuffler::new(42).seed());
    let mut seen: Vec<u64> = (0..100).map(|moves| decision(42, moves).seed()).collect();
    seen.extend((0..100).map(|seed| decision(seed + 43, 0).seed()));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 200);
}
