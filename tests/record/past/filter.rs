//! Games are found by what anyone would type.

use mandala::past::{Filter, PastGame};
use mandala::rules::Kind;
use mandala::texts::vocabularies;

use super::game;

fn games() -> Vec<(&'static str, PastGame)> {
    let duel = |began, kind, levels: &[(usize, u8)], winners: &[usize]| {
        game(began, kind, &[("Anna", 30), ("Beth", 20)], levels, winners)
    };
    let three = [("Carl", 9), ("Anna", 9), ("May", 4)];
    vec![
        ("A beats B", duel("2026-11-16-013005", Kind::Cards, &[], &[1])),
        ("B beats A", duel("2026-11-02-200000", Kind::Tiles, &[], &[2])),
        ("A ties B", duel("2026-05-09-200000", Kind::Tiles, &[], &[1, 2])),
        ("A beats computer", duel("2025-12-24-200000", Kind::Cards, &[(2, 4)], &[1])),
        ("computer beats A", duel("2025-12-25-200000", Kind::Tiles, &[(2, 4)], &[2])),
        ("C and A share", game("2026-01-01-100000", Kind::Pyramids, &three, &[], &[1, 2])),
    ]
}

#[track_caller]
fn finds(text: &str, expected: &[&str]) {
    let filter = Filter::new(text, &vocabularies());
    let games = games();
    let found = games.iter().filter(|(_, game)| filter.fits(game));
    let found: Vec<&str> = found.map(|(name, _)| *name).collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn without_words_every_game_is_found() {
    let all: Vec<&str> = games().iter().map(|(name, _)| *name).collect();
    finds("", &all);
    finds("  ", &all);
}

#[test]
fn a_part_of_a_name_is_enough_in_any_case() {
    finds("car", &["A beats B", "A beats computer", "C and A share"]);
    finds("CARL", &["C and A share"]);
    finds("arl", &["C and A share"]);
    finds("zoë", &[]);
}

#[test]
fn a_game_is_found_by_its_first_letters() {
    for text in ["tiles", "Tile", "til"] {
        finds(text, &["B beats A", "A ties B", "computer beats A"]);
    }
    finds("pyramids", &["C and A share"]);
    finds("ti", &[]);
    finds("tilesx", &[]);
}

#[test]
fn a_month_is_a_word_or_a_number_behind_its_year() {
    for text in ["2026-11", "november", "Nov"] {
        finds(text, &["A beats B", "B beats A"]);
    }
    finds("2025", &["A beats computer", "computer beats A"]);
    finds("2025-12-24", &["A beats computer"]);
    finds("dec 2025", &["A beats computer", "computer beats A"]);
    finds("dec 2026", &[]);
}

#[test]
fn a_word_that_is_a_month_and_a_name_is_both() {
    finds("may", &["A ties B", "C and A share"]);
}

#[test]
fn won_lost_and_drawn_are_meant_of_those_who_are_named() {
    finds("anna won", &["A beats B", "A beats computer"]);
    finds("won anna", &["A beats B", "A beats computer"]);
    finds("beth lost cards", &["A beats B", "A beats computer"]);
    finds("anna drawn", &["A ties B", "C and A share"]);
    finds("may lost", &["C and A share"]);
    finds("may drawn", &["A ties B"]);
}

#[test]
fn without_a_name_they_are_meant_of_people() {
    finds("won", &["A beats B", "B beats A", "A beats computer"]);
    finds("lost cards", &["A beats B"]);
    finds("lost tiles", &["B beats A", "computer beats A"]);
    finds("drawn", &["A ties B", "C and A share"]);
}
