//! Lines that contradict themselves, what lies on the table or what was typed before: players
//! who play line by line are never taken at half a word.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::rules::cards::{Pile, Side};
use mandala::rules::game::Game as _;
use mandala::rules::pyramids::{Color as Paint, Place};
use mandala::rules::tiles::Cells;
use mandala::rules::{Color, Kind, Player};

use crate::common::names;
use crate::heard::{alone, made, people, proposal, start, tables};
use crate::heard_questions::in_tongue;
use crate::lines::Told;

/// What a player holds.
fn hand(told: &Told, seat: Player) -> Pile {
    let table = told.app.table().unwrap();
    table.cards().unwrap().game().view(seat).hand()
}

/// A game of cards, and a color of which Anna holds three or more and that lies nowhere.
pub fn with_three_alike() -> (Told, Color) {
    dealt(|held, lies| held > 2 && lies == [false; 2])
}

/// A game of cards, and a color of which Anna holds so many and that lies in the left
/// Mountain or in the right one as it is wanted.
fn dealt(is_wanted: impl Fn(u8, [bool; 2]) -> bool) -> (Told, Color) {
    let deals = (0..).map(|seed| {
        let record = AnyRecord::deal(Kind::Cards, seed, names(), Player::One.into());
        let told = Told::resumed(record);
        let hand = hand(&told, Player::One);
        let view = told.app.table().unwrap().cards().unwrap().game().public_view();
        let lies = |color| Side::BOTH.map(|it| view.mandala(it).mountain.has(color));
        let mut colors = hand.colors().iter();
        let color = colors.find(|&it| is_wanted(hand.count(it), lies(it)));
        (told, color)
    });
    let mut deals = deals.filter_map(|(told, color)| Some((told, color?)));
    deals.next().unwrap()
}

#[test]
fn tiles_are_not_ended_by_agreement_and_go_on() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    let said = told.hear(&["agree"]);
    assert!(said.contains("cannot be ended by agreement"), "{said}");
    let said = told.hear(&["why"]);
    assert!(said.contains("cannot be ended by agreement"), "{said}");
    let said = told.hear(&["c4"]);
    assert!(said.contains("Play it?"), "{said}");
}

#[test]
fn a_pyramid_that_does_not_lie_on_the_place_is_not_taken_there() {
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    let table = told.app.table().unwrap();
    let piece = table.pyramids().unwrap().game();
    let piece = piece.piece(Place::new(6).unwrap()).unwrap();
    let (other, its) = match piece.color {
        Paint::Red => ("blue", "red"),
        Paint::Yellow => ("red", "yellow"),
        Paint::Green => ("red", "green"),
        Paint::Blue => ("red", "blue"),
        Paint::Black => ("red", "black"),
    };
    for line in [format!("6 {other} yes"), format!("take {other} on 6 yes")] {
        let said = told.hear(&[&line]);
        assert!(said.starts_with("Place 6: "), "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
    told.hear(&[&format!("6 {its} yes")]);
    assert_eq!(made(&told), 1);
}

#[test]
fn the_color_named_at_tiles_tells_whether_one_is_flipped_or_laid() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    let table = told.app.table().unwrap();
    let game = table.tiles().unwrap().game().clone();
    let acting = game.to_act().unwrap();
    let held = game.swap_tile(acting).unwrap();
    let mut laid = None;
    for cell in Cells::ALL.iter() {
        let color = game.tile(cell).color;
        if color == held {
            continue;
        }
        let said = told.hear(&[&format!("{} {cell} yes", color.name())]);
        // Nobody has a group yet to which it could be flipped.
        assert_eq!(made(&told), 1, "{cell}: {said}");
        laid = laid.or(game.legal_actions().opens().iter().find(|&it| it == cell));
        let other = Color::ALL.into_iter().find(|&it| it != color && it != held);
        told.hear(&[&format!("{} {cell} yes", other.unwrap().name())]);
        assert_eq!(made(&told), 1, "{cell}");
    }
    told.hear(&[&format!("{} {} yes", held.name(), laid.unwrap())]);
    assert_eq!(made(&told), 2);
}

#[test]
fn both_are_two_and_all_are_not_one() {
    let (mut told, color) = with_three_alike();
    let color = color.name();
    told.hear(&["ready"]);
    let said = told.hear(&[&format!("both {color} left field")]);
    assert!(said.contains(&format!("2 {color} to the left Field.")), "{said}");
    told.hear(&["no"]);
    for line in ["all 1 {} left field yes", "discard both 1 {} yes"] {
        let said = told.hear(&[&line.replace("{}", color)]);
        assert_eq!(said, "Say one thing at a time.\nAnna, what do you do?\n", "{line}");
        assert_eq!(made(&told), 0);
    }
}

#[test]
fn how_many_is_answered_by_a_number_where_the_mandala_is_clear() {
    let (mut told, color) = with_three_alike();
    let name = color.name();
    told.hear(&["ready", &format!("{name} left mountain yes"), "done"]);
    let beth = hand(&told, Player::Two);
    let other = beth.colors().iter().next().unwrap().name();
    told.hear(&["ready", &format!("discard 1 {other} yes"), "done", "ready"]);
    assert_eq!(made(&told), 2);
    let said = told.hear(&[&format!("{name} field")]);
    assert!(said.starts_with(&format!("How many {name}")), "{said}");
    let said = told.hear(&["1"]);
    assert!(said.contains(&format!("1 {name} to the right Field.")), "{said}");
}

#[test]
fn a_whole_action_takes_the_place_of_one_that_was_begun() {
    let mut told = alone(Kind::Cards);
    for begun in ["field", "green", "green left field"] {
        let said = told.hear(&[begun, "red left mountain"]);
        assert!(said.ends_with("Play it? Yes or no.\n"), "{begun}: {said}");
        told.hear(&["no"]);
    }
}

#[test]
fn two_cards_are_refused_at_a_mountain_and_nothing_is_begun() {
    let mut told = alone(Kind::Cards);
    told.hear(&["2 green left mountain"]);
    let said = told.hear(&["why"]);
    assert!(said.starts_with("Only one card at a time"), "{said}");
    let said = told.hear(&[""]);
    assert!(!said.contains("Only one card"), "{said}");
}

#[test]
fn the_start_screen_does_nothing_that_is_only_half_understood() {
    let mut told = start(Kind::Cards);
    let before = told.hear(&[""]);
    for (line, what) in [
        ("begin no", "no"),
        ("begin not yet", "not yet"),
        ("don't begin", "don't"),
        ("resume not", "resume not"),
        ("learn never", "never"),
        ("computer no", "no"),
        ("computer xyzzy", "xyzzy"),
        ("players two no", "no"),
        ("first 2 xyzzy", "xyzzy"),
    ] {
        let said = told.hear(&[line]);
        assert!(said.contains(&format!("\"{what}\"")), "{line}: {said}");
        assert!(before.ends_with(&told.hear(&[""])), "{line}");
        assert!(told.app.table().is_none(), "{line}");
    }
    let said = told.hear(&["name 1 No Yes"]);
    assert!(said.contains("Player 1: No Yes."), "{said}");
}

#[test]
fn a_yes_after_a_line_that_is_no_text_plays_nothing() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let line = proposal(kind);
        told.hear(&[line]);
        told.talk.refuse(&mut told.app, mandala::lines::Unreadable::NoText);
        told.hear(&["yes"]);
        assert_eq!(made(&told), before, "{kind}");
    }
}

#[test]
fn a_number_of_cards_is_never_dropped_where_only_one_could_go() {
    let (mut told, color) = dealt(|held, lies| held > 1 && lies == [true, false]);
    let color = color.name();
    told.hear(&["ready"]);
    for line in ["2 {} left yes", "both {} left yes", "all {} left yes", "{} left 2 yes"] {
        let said = told.hear(&[&line.replace("{}", color)]);
        assert_eq!(made(&told), 0, "{line}: {said}");
        assert!(said.contains("already"), "{line}: {said}");
    }
    told.hear(&[&format!("1 {color} left yes")]);
    assert_eq!(made(&told), 1);
}

#[test]
fn a_no_that_leaves_nothing_chooses_nothing() {
    for (kind, tongue, line) in [
        (Kind::Pyramids, Tongue::English, "take no 12"),
        (Kind::Cards, Tongue::English, "build no green left"),
        (Kind::Pyramids, Tongue::German, "nimm keine 12"),
        (Kind::Pyramids, Tongue::Dutch, "neem geen 12"),
        (Kind::Pyramids, Tongue::French, "prendre aucun 12"),
        (Kind::Pyramids, Tongue::French, "prendre aucune 12"),
    ] {
        let mut told = in_tongue(kind, tongue);
        told.hear(&[]);
        let said = told.hear(&[line]);
        told.hear(&["yes"]);
        assert!(
            !said.contains("12") && !said.contains("reen") && made(&told) == 0,
            "{line}: {said}"
        );
    }
    let said = people(Kind::Pyramids).hear(&["take 3, no, 2"]);
    assert!(said.contains(" on 2.\n"), "{said}");
}
