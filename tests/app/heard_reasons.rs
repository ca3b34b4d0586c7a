//! What is answered to why, to a no, and to what is only meant as a yes.

use mandala::app::Tongue;
use mandala::rules::Kind;

use crate::heard::{alone, made, people, proposal, tables};
use crate::heard_questions::in_tongue;

#[test]
fn why_nothing_is_drawn_is_told_by_when_cards_are_drawn() {
    for (tongue, line, answer) in [
        (Tongue::English, "why do I draw nothing?", "You draw only after"),
        (Tongue::German, "warum habe ich nichts gezogen?", "Du ziehst nur nach"),
        (Tongue::Dutch, "waarom heb ik niets getrokken?", "Je trekt alleen"),
        (Tongue::French, "pourquoi n'ai-je rien pioché ?", "On ne pioche qu'après"),
    ] {
        let said = in_tongue(Kind::Cards, tongue).hear(&["", line]);
        assert!(said.contains(answer), "{line}: {said}");
    }
    let mut told = alone(Kind::Cards);
    told.hear(&["2 green left field"]);
    let said = told.hear(&["why?"]);
    assert!(said.starts_with("You draw only after"), "{said}");
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
}

#[test]
fn why_something_is_not_done_is_told_by_what_refuses_it() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple yes"]);
    let refused = told.hear(&["flip c4"]).lines().next().unwrap().to_string();
    let said = told.hear(&["why can't I flip c4?"]);
    assert!(said.starts_with(&refused) && !said.contains("started"), "{said}");
}

#[test]
fn next_where_nothing_is_pending_says_that() {
    for (kind, mut told) in tables() {
        if kind != Kind::Pyramids {
            let said = told.hear(&["next"]);
            assert!(said.starts_with("It is your turn: nothing else happens first.\n"), "{said}");
            assert!(said.ends_with("what do you do?\n") || said.ends_with("What do you do?\n"));
        }
    }
}

#[test]
fn a_no_in_other_words_does_not_end_the_game() {
    for (tongue, agree, lines) in [
        (Tongue::English, "agree", ["no, not yet", "not yet", "no thanks"]),
        (Tongue::German, "einverstanden", ["nein, noch nicht", "noch nicht", "nein danke"]),
        (Tongue::Dutch, "akkoord", ["nee, nog niet", "nog niet", "nee bedankt"]),
        (Tongue::French, "accord", ["non, pas encore", "pas encore", "non merci"]),
    ] {
        for line in lines {
            let mut told = in_tongue(Kind::Pyramids, tongue);
            let names = tongue.language().in_lines();
            let asked = told.hear(&[agree]).lines().last().unwrap().to_string();
            for unclear in ["xyzzy", "no yes", "score"] {
                let said = told.hear(&[unclear]);
                assert_eq!(said.lines().last(), Some(&*asked), "{unclear}: {said}");
            }
            let said = told.hear(&[line]);
            let seat = mandala::rules::Player::One.into();
            let goes_on = mandala::texts::language::lines::Said::Disagrees(seat);
            let goes_on = names.say(&goes_on, &crate::common::names());
            assert!(said.starts_with(&goes_on), "{line}: {said}");
        }
    }
}

#[test]
fn no_the_last_one_is_the_last_of_what_there_is() {
    for (tongue, line) in [
        (Tongue::English, "no the last one"),
        (Tongue::German, "nein, die letzte"),
        (Tongue::Dutch, "nee, de laatste"),
        (Tongue::French, "non, la dernière"),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        let said = told.hear(&["73 yes", "72 yes", "74", line]);
        let taken = said.lines().rev().find(|it| it.contains("75")).unwrap_or_default();
        assert!(!taken.is_empty(), "{line}: {said}");
    }
}

#[test]
fn the_first_with_a_yes_is_played() {
    for line in ["the first, yes", "the first one, yes", "twenty nine yes"] {
        let mut told = people(Kind::Pyramids);
        told.hear(&[line]);
        assert_eq!(made(&told), 1, "{line}");
    }
}

#[test]
fn numbers_by_their_names_are_those_of_places() {
    for (tongue, lines) in [
        (Tongue::English, ["twenty nine", "fifty-five", "seventy-one", "thirty"]),
        (Tongue::German, ["neunundzwanzig", "fünfundfünfzig", "einundsiebzig", "dreißig"]),
        (Tongue::Dutch, ["negenentwintig", "vijfenvijftig", "eenenzeventig", "dertig"]),
        (Tongue::French, ["vingt-neuf", "cinquante-cinq", "soixante et onze", "trente"]),
    ] {
        for (line, place) in lines.into_iter().zip(["29", "55", "71", "30"]) {
            let mut told = in_tongue(Kind::Pyramids, tongue);
            told.hear(&[]);
            let said = told.hear(&[line]);
            assert!(said.lines().next().is_some_and(|it| it.contains(place)), "{line}: {said}");
        }
    }
}

#[test]
fn do_it_is_a_yes_where_one_is_asked_for() {
    for line in ["do it", "go for it", "play it", "go ahead"] {
        for (kind, mut told) in tables() {
            let before = made(&told);
            told.hear(&[proposal(kind), line]);
            assert_eq!(made(&told), before + 1, "{kind}: {line}");
        }
    }
    for (kind, mut told) in tables() {
        let before = made(&told);
        told.hear(&[proposal(kind), "don't do it"]);
        assert_eq!(made(&told), before, "{kind}");
    }
}

#[test]
fn right_and_a_yes_plays_what_is_on_no_other_side() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["6", "right, yes"]);
    assert_eq!(made(&told), 1);
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["red left mountain", "right, yes"]);
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
}

#[test]
fn the_moves_of_others_are_not_told_as_ones_own() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple yes"]);
    let said = told.hear(&["how many moves does Beth have?"]);
    assert!(!said.contains("You can"), "{said}");
}
