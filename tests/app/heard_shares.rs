//! What is asked in a share-out, and what is said to a few words elsewhere.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::record::cards::Record;
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Kind, Player};

use crate::common::{names, pick};
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
            assert!(rules.contains("\nYour turn") && !said.contains("Your turn"), "{line}: {said}");
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

#[test]
fn the_computer_is_the_player_whom_it_plays_for() {
    let mut told = alone(Kind::Cards);
    told.hear(&["red left mountain yes"]);
    for (line, same) in [
        ("how many cards does the computer have?", "how many cards does Beth have?"),
        ("what did the computer just play?", "what did Beth play?"),
        ("what did the computer draw", "what did Beth draw"),
    ] {
        let said = told.hear(&[line]);
        assert_eq!(said, told.hear(&[same]), "{line}");
        assert!(said.contains("Beth"), "{line}: {said}");
    }
}

#[test]
fn who_would_choose_first_is_told_of_what_is_about_to_be_played() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut told = at_turn(seed);
        told.hear(&["ready"]);
        for color in Color::ALL {
            for side in ["left", "right"] {
                let said = told.hear(&[&format!("{color} {side} mountain")]);
                let Some(sharing) = said.lines().find(|it| it.contains(" complete")) else {
                    continue;
                };
                let answer = told.hear(&["wait, who chooses first then?"]);
                assert_eq!(answer.lines().next(), Some(sharing), "{said}{answer}");
                assert!(answer.ends_with("Play it? Yes or no.\n"), "{answer}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

/// A game of two people, some turns after its beginning.
fn at_turn(seed: u64) -> Told {
    let mut chance = Shuffler::new(!seed);
    let mut record = Record::new(seed, names(), Player::One);
    let mut turns = 0;
    while turns < 14 || matches!(record.game().public_view().phase(), Phase::Draft(_)) {
        let action = pick(&record.game().legal_actions(), &mut chance).unwrap();
        record.play(action).unwrap();
        turns += 1;
    }
    Told::resumed(AnyRecord::from(record))
}

#[test]
fn praise_plays_nothing_and_a_yes_with_praise_does() {
    for line in ["the first one sounds good", "red left mountain ok", "1 looks good"] {
        let mut told = alone(Kind::Cards);
        told.hear(&["hint"]);
        let said = told.hear(&[line]);
        assert!(said.ends_with("Play it? Yes or no.\n"), "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
    for line in ["yeah great", "sounds good", "ok", "yes thank you"] {
        let mut told = people(Kind::Cards);
        told.hear(&["ready", "red left mountain", line]);
        assert_eq!(made(&told), 1, "{line}");
    }
    let mut told = people(Kind::Cards);
    let said = told.hear(&["ready", "red left mountain", "no, I do not want that"]);
    assert!(said.contains("Okay, not played.") && !said.contains("means nothing"), "{said}");
}

#[test]
fn what_ends_a_game_is_told_however_it_is_asked() {
    for kind in Kind::ALL {
        let mut told = people(kind);
        told.hear(&[]);
        let rules = told.hear(&["when does it end?"]);
        for line in ["when does the game end?", "when is the game over?", "does that end the game?"]
        {
            assert_eq!(told.hear(&[line]), rules, "{kind}: {line}");
        }
    }
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["can we stop the game here?"]);
    assert!(said.contains("Anna, do you agree "), "{said}");
    let mut told = people(Kind::Tiles);
    let said = told.hear(&["end the game"]);
    assert!(said.contains("agreement.\nType menu to leave it; it stays saved.\n"), "{said}");
}

#[test]
fn repeat_tells_what_happened_last_and_what_is_asked() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["6 yes"]);
    let last = told.hear(&["last"]);
    let asked = told.hear(&[""]);
    for line in ["repeat", "say that again", "say that again, please"] {
        assert_eq!(told.hear(&[line]), format!("{last}{asked}"), "{line}");
    }
    // What is open comes first.
    let open = told.hear(&["7"]);
    assert_eq!(told.hear(&["repeat"]), open);
}

#[test]
fn what_that_is_worth_is_told_of_what_is_about_to_be_played() {
    let mut told = people(Kind::Tiles);
    let open = told.hear(&["purple yes", "c4"]);
    let open = open.lines().next_back().unwrap();
    let said = told.hear(&["how much is that worth?"]);
    assert!(said.lines().next_back() == Some(open) && !said.contains("0 points;"), "{said}");
    let said = told.hear(&["no", "how many moves does Beth have left?"]);
    assert!(said.contains("I only tell the moves of Anna"), "{said}");
}
