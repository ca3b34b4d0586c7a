//! What is asked in a share-out, and what is said to a few words elsewhere.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::{Color, Kind, Player};

use crate::common::names;
use crate::heard::{alone, made, people};
use crate::heard_corrections::boards_in;
use crate::heard_sentences::at_draft_of;
use crate::heard_wishes::lost_choice;
use crate::lines::Told;

/// The player who chooses in a share-out, and the colors of its Mountain.
fn chooser(told: &Told) -> (Player, Vec<&'static str>) {
    let view = told.app.table().unwrap().cards().unwrap().game().public_view();
    let Phase::Draft(draft) = view.phase() else { panic!("no share-out") };
    let colors = view.mandala(draft.side).mountain.colors();
    (draft.chooser, colors.iter().map(|it| it.name()).collect())
}

#[test]
fn who_chooses_first_is_told_of_the_share_out_whatever_is_proposed() {
    let mut told = at_draft_of(3, Tongue::English);
    told.hear(&[]);
    let (first, colors) = chooser(&told);
    let name = names().of(first).to_string();
    let is_answer = |said: &str| said.contains(&name) && said.contains(" in the Field");
    let said = told.hear(&["who chooses first?"]);
    assert!(is_answer(&said), "{said}");
    for line in ["who chooses first", "who gets to choose first?"] {
        let said = told.hear(&[colors[0], line]);
        assert!(is_answer(&said) && !said.contains(" started"), "{line}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{line}: {said}");
    }
    // Once something was taken it is still told who was the first.
    let before = made(&told);
    told.hear(&["yes"]);
    assert!(made(&told) > before);
    let said = told.hear(&["who chooses first"]);
    assert!(is_answer(&said), "{said}");
}

#[test]
fn what_was_discarded_in_a_share_out_was_discarded() {
    let (record, colors) = lost_choice();
    let mut told = Told::resumed(record);
    told.hear(&[]);
    let (chooser, _) = chooser(&told);
    let name = names().of(chooser).to_string();
    told.hear(&[&format!("{} yes", colors[1])]);
    let said = told.hear(&[&format!("what did {name} discard?")]);
    assert!(said.starts_with(&format!("{name} ")) && said.contains(colors[1]), "{said}");
}

#[test]
fn what_can_be_discarded_in_a_share_out_is_asked_of_its_colors() {
    for (mut told, asks) in [
        (at_draft_of(2, Tongue::English), "which color do you take?"),
        (Told::resumed(lost_choice().0), "discard"),
    ] {
        told.hear(&[]);
        let (_, colors) = chooser(&told);
        let said = told.hear(&["what can I discard?"]);
        assert!(said.contains(asks) && !said.contains("The deck has"), "{said}");
        assert!(colors.iter().all(|it| said.contains(it)), "{said}");
    }
}

#[test]
fn what_a_color_would_bring_the_other_player_is_told_with_what_it_brings_here() {
    let mut told = at_draft_of(2, Tongue::English);
    told.hear(&[]);
    let (chooser, colors) = chooser(&told);
    let other = names().of(chooser.other()).to_string();
    let own = told.hear(&[&format!("what would {} give me?", colors[0])]);
    for line in ["what would COLOR give OTHER", "what would COLOR bring OTHER?"] {
        let line = line.replace("COLOR", colors[0]).replace("OTHER", &other);
        assert_eq!(told.hear(&[&line]), own, "{line}");
    }
    assert!(own.contains(&format!("would bring {other} ")), "{own}");
    let said = told.hear(&[&format!("how many {} does {other} hold?", colors[0])]);
    assert!(!said.contains("would bring"), "{said}");
}

#[test]
fn a_yes_too_many_lets_no_computer_answer() {
    let mut told = alone(Kind::Cards);
    let asked = told.hear(&["2 green left field yes"]);
    let asked = asked.lines().last().unwrap();
    for line in ["yes", "ok", "yes please"] {
        let said = told.hear(&[line]);
        assert_eq!(said.trim_end(), asked, "{line}");
        assert_eq!(made(&told), 1, "{line}");
    }
    told.hear(&["next"]);
    assert_eq!(made(&told), 2);
}

#[test]
fn next_hands_over_once_a_turn_is_done() {
    let record = AnyRecord::deal(Kind::Cards, 42, names(), Player::One.into());
    let mut told = Told::resumed(record);
    told.hear(&["ready", "red left mountain yes"]);
    let said = told.hear(&["next"]);
    assert!(said.contains("Beth, it is your turn.") && !said.contains("nothing else"), "{said}");
}

#[test]
fn a_yes_to_several_hints_is_asked_which_one() {
    let mut told = alone(Kind::Cards);
    told.hear(&["hint"]);
    for line in ["yes", "ok do that"] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("Say the number of a hint, for example 1.\n"), "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
    let said = told.hear(&["1"]);
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
}

#[test]
fn whoever_says_yes_and_what_to_has_agreed() {
    for line in ["ok yes, end it", "yes, end the game", "ok, end it"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["agree"]);
        let said = told.hear(&[line]);
        assert!(said.starts_with("Beth, do you agree "), "{line}: {said}");
    }
    for line in ["end", "the game", "no, don't end it", "stop"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&["agree"]);
        let said = told.hear(&[line]);
        assert!(!said.contains("Beth, do you agree"), "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
}

#[test]
fn how_a_game_is_won_is_told_without_all_its_rules() {
    for kind in Kind::ALL {
        let mut told = people(kind);
        told.hear(&[]);
        let rules = told.hear(&["rules"]);
        for line in ["how do I win?", "how do you win", "what is the goal?", "goal"] {
            let said = told.hear(&[line]);
            assert!(said.starts_with("Goal\n"), "{line}: {said}");
            assert!(rules.contains("\nThe end\n") && !said.contains("The end"), "{line}: {said}");
            let has = |it: &str| rules.contains(it);
            assert!(said.lines().take(2).all(has), "{line}: {said}");
        }
    }
}

#[test]
fn a_group_is_opened_in_the_color_held_and_in_no_other() {
    let mut refused = 0;
    for mut told in boards_in(Tongue::English) {
        let game = told.app.table().unwrap().tiles().unwrap().game().clone();
        let Some(player) = game.to_act() else { continue };
        let Some(held) = game.swap_tile(player).filter(|&it| game.group(player, it).is_some())
        else {
            continue;
        };
        let why = format!("You open a group with the tile that you hold, and that is {held}. ");
        let before = made(&told);
        for color in Color::ALL {
            let said = told.hear(&[&format!("open {color}")]);
            assert_eq!(said.starts_with(&why), color != held, "{color}, {held}: {said}");
            refused += 1;
        }
        assert_eq!(made(&told), before);
    }
    assert!(refused > 0);
}
