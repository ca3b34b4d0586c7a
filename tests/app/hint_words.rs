//! What hints say for an action, and what tells one from another.

use std::str::FromStr;

use mandala::ai::{Estimate, Outlook};
use mandala::rules::Player;
use mandala::rules::cards::{self, Action};
use mandala::rules::game::Game as _;
use mandala::rules::tiles::Game;
use mandala::story::explain;
use mandala::texts::{ENGLISH, Spoken};

use crate::common::{names, often};
use crate::help::{TURN, script};
use crate::tiles::help::{FLIPS, OPENING, position};

/// A hint of which only the action matters.
#[track_caller]
fn outlook<A: FromStr>(action: &str) -> Outlook<A> {
    let Ok(action) = action.parse() else {
        panic!("{action} is no action");
    };
    Outlook::new(action, Estimate::default())
}

/// What is said of hints, each in as many words as there are, then in fewer.
fn words_of<G: Spoken>(given: &[Outlook<G::Action>], view: &G::View) -> Vec<Vec<String>> {
    let hints = explain::<G>(view, given.iter().copied());
    let ways = |hint| ENGLISH.hint_ways(hint, &names());
    hints.iter().map(ways).collect()
}

#[test]
fn hints_tell_what_an_opening_takes_and_what_a_flip_prevents() {
    let game = position(OPENING).game().clone();
    let long = |actions: &[&str]| -> Vec<String> {
        let given: Vec<_> = actions.iter().map(|action| outlook(action)).collect();
        let told = words_of::<Game>(&given, &game);
        told.into_iter().map(|ways| ways[0].clone()).collect()
    };
    let told = long(&["open c5", "open d2", "open c2"]);
    assert!(told[0].contains("takes purple, which can be swapped in on "), "{told:?}");
    assert!(told[1].contains("takes orange, which can open a group on "), "{told:?}");
    assert!(told[2].contains("takes green, which can open a group on "), "{told:?}");
    let given = [outlook("open d2")];
    let short = words_of::<Game>(&given, &game);
    assert!(short[0][1].ends_with("takes orange"), "{short:?}");
    let told = long(&["open b3", "open a3"]);
    assert!(told[1].ends_with(": about as good as b3"), "{told:?}");
}

#[test]
fn hints_with_other_numbers_are_not_said_to_be_about_as_good() {
    let game = position(OPENING).game().clone();
    let chance =
        |action, win| Outlook { estimate: Estimate { win, points: 1.0 }, ..outlook(action) };
    let words = |wins: [f32; 2]| {
        let given = [chance("open b3", wins[0]), chance("open a3", wins[1])];
        let told = words_of::<Game>(&given, &game);
        let why = |ways: &Vec<String>| ways[0].split_once("): ").map(|it| it.1.to_string());
        [why(&told[0]), why(&told[1])]
    };
    let [first, second] = words([0.6, 0.4]);
    assert!(first.is_some());
    assert_eq!(first, second, "the same speaks for both");
    let like_b3 = Some("about as good as b3".to_string());
    assert_eq!(words([0.601, 0.599])[1], like_b3, "60 % both");
}

#[test]
fn a_hint_to_flip_says_what_the_other_player_can_swap_in_there_no_more() {
    let text = OPENING
        .replace("5   o   b   p   r   o   y   b   b", "5   o   b   p   r   o   g   b   b")
        .replace("o   o   g (P1)", "o   o   y (P1)")
        .replace("bowls: P | G", "bowls: G | P");
    let game = position(&text).game().clone();
    let flip = outlook("flip g3");
    let told = words_of::<Game>(&[flip], &game);
    assert!(told[0][0].contains("1 point, Beth can no longer swap in purple there"), "{told:?}");
}

#[test]
fn hints_say_what_empty_fields_mean() {
    let left = |fields: &str| TURN.replace("left:    ROY | GG | P", &format!("left:    {fields}"));
    for (fields, action, why) in [
        (
            "ROYG | - | P",
            "build left black",
            "completes the left Mandala while your Field is empty, so you get nothing",
        ),
        (
            "ROYP | GG | -",
            "build left black",
            "completes the left Mandala while Beth's Field is empty, so Beth gets nothing; \
             orange there brings +1",
        ),
        (
            "ROYP | - | -",
            "build left green",
            "one more color completes this Mandala, but with an empty Field you get nothing",
        ),
        (
            "ROY | GG | P",
            "build left red",
            "draws 2, and one more color completes this Mandala; your Field leads 2 to 1",
        ),
        (
            "RO | - | -",
            "grow left green 1",
            "you then lead there 1 to 0, and so far Beth would get nothing; orange there brings \
             +1",
        ),
    ] {
        let view = crate::help::position(&left(fields)).game().view(Player::One);
        let told = words_of::<cards::Game>(&[outlook(action)], &view);
        assert!(told[0][0].ends_with(why), "{told:?}");
    }
}

#[test]
fn hints_say_when_a_color_ends_the_game_or_nearly_does() {
    let five = TURN.replace("rivers:  O  | P", "rivers:  OGPYB | P");
    let four = TURN.replace("rivers:  O  | P", "rivers:  OGPB | P");
    for (text, why) in [
        (five, "the sixth color, and the game ends"),
        (four, "a new color for River space 5, after it one more new color ends the game"),
    ] {
        let app = script(&text, "Space b m 1 Enter");
        let view = crate::help::course(&app).game().view(Player::One);
        let told = words_of::<cards::Game>(&[outlook("claim red")], &view);
        assert!(told[0][0].ends_with(why), "{told:?}");
    }
}

#[test]
fn a_hint_to_take_a_color_counts_the_own_cup() {
    let text = TURN.replace("dealt:   OO | YY", "dealt:   RR | YY");
    let app = script(&text, "Space b m 1 Enter");
    let view = crate::help::course(&app).game().view(Player::One);
    let told = words_of::<cards::Game>(&[outlook("claim red")], &view);
    assert!(told[0][0].contains("River space 2, +4 with your Cup"), "{told:?}");
}

#[test]
fn two_hints_for_which_the_same_speaks_say_what_differs() {
    for seed in 0..often(5, 50) {
        let game = mandala::rules::cards::Game::deal(seed, Player::One);
        let view = game.view(Player::One);
        let hint = |action| Outlook::new(action, Estimate::default());
        let given: Vec<_> = view.legal_actions().iter().map(hint).collect();
        for pair in given.windows(2) {
            let told = words_of::<cards::Game>(pair, &view);
            let why = |at: usize| told[at][0].split_once("): ").map(|(_, why)| why.to_string());
            // Of which nothing is kept, there is nothing to tell.
            let is_bare = |hint: &Outlook<Action>| match hint.action {
                Action::Discard { .. } | Action::Claim { .. } => true,
                Action::Build { color, .. } => view.hand().count(color) == 1,
                Action::Grow { color, count, .. } => view.hand().count(color) == count,
            };
            assert!(why(0) != why(1) || pair.iter().all(is_bare), "{told:?}");
        }
    }
}

#[test]
fn two_colors_that_bring_the_same_are_told_apart_by_what_is_held() {
    let app = script(TURN, "Space b m 1 Enter");
    let view = crate::help::course(&app).game().view(Player::One);
    let both = [outlook("claim red"), outlook("claim black")];
    let told = words_of::<cards::Game>(&both, &view);
    // One of the cards just drawn is red.
    let why = |at: usize| told[at][0].rsplit("; ").next().map(str::to_string);
    assert_eq!(why(0).as_deref(), Some("you hold 2 red"), "{told:?}");
    assert_eq!(why(1).as_deref(), Some("you hold 1 black"), "{told:?}");
}

#[test]
fn the_last_flip_ends_the_game_and_not_only_the_turns() {
    let mut game = position(FLIPS).game().clone();
    let told = |game: &Game, action: &str| {
        let told = words_of::<Game>(&[outlook(action)], game);
        told[0][0].clone()
    };
    assert!(told(&game, "flip d7").ends_with(": 6 points"));
    game.apply("flip d7".parse().expect("an action")).expect("it is legal");
    assert!(told(&game, "flip e6").ends_with(": 6 points, ends the game"));
}
