//! What is meant after a list, after something that was chosen of it, and after a part of an
//! action: the next one, the last one, and another deed.

use mandala::app::Tongue;
use mandala::rules::Kind;
use mandala::rules::game::Game as _;
use mandala::rules::tiles::Cell;
use mandala::rules::{Color, Player};
use mandala::texts::language::lines::Word;

use crate::heard::{alone, made, people};
use crate::heard_corrections::boards_in;
use crate::heard_questions::in_tongue;
use crate::lines::Told;

/// The places of the red pyramids that lie ahead, in their order.
fn reds(told: &mut Told) -> Vec<usize> {
    let said = told.hear(&["", "list red"]);
    let (_, list) = said.rsplit_once("Ahead of you: ").expect("a list");
    let numbers = list.split(|it: char| !it.is_ascii_digit());
    numbers.filter_map(|it| it.parse().ok()).collect()
}

#[test]
fn the_last_and_the_next_one_are_of_the_list_that_one_was_chosen_from() {
    let all = reds(&mut people(Kind::Pyramids));
    let (first, second, last) = (all[0], all[1], *all.last().unwrap());
    for (lines, place) in [
        (&["next red", "the nearest"][..], first),
        (&["next red", "the nearest one"], first),
        (&["next red", "the next one"], first),
        (&["next red", "the nearest", "no, the last one"], last),
        (&["next red", "the nearest", "the next one"], second),
        (&["next red", "the nearest", "no, the next one"], second),
        (&["next red", &first.to_string(), "no, the last one"], last),
        (&["list red", "the second one", "no, the nearest"], first),
        (&["the next one"], 1),
        (&["take the next one"], 1),
        (&["6", "the next one"], 7),
        (&["6", "no, the next one"], 7),
    ] {
        let mut told = people(Kind::Pyramids);
        let said = told.hear(lines);
        let taken = said.lines().rev().find(|it| it.starts_with("Take ")).unwrap_or_default();
        assert!(taken.ends_with(&format!(" on {place}.")), "{lines:?}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{lines:?}: {said}");
        assert_eq!(made(&told), 0, "{lines:?}");
    }
    // What comes next is still told to those who ask.
    for line in ["next", "what is the next one?", "next red"] {
        let said = people(Kind::Pyramids).hear(&["", line]);
        assert!(said.lines().last().unwrap().starts_with("Ahead of you: "), "{line}: {said}");
    }
}

#[test]
fn the_next_one_of_tiles_that_were_told_is_proposed() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["purple yes"]);
    let named = told.hear(&["open"]);
    let is_cell = |it: &&str| it.parse::<Cell>().is_ok();
    let cells: Vec<&str> = named.split([' ', ',', '.', ';']).filter(is_cell).collect();
    let said = told.hear(&["the first", "no, the next one"]);
    assert!(said.contains(&format!(" on {}.", cells[1])), "{cells:?} {said}");
}

#[test]
fn why_something_is_not_done_is_told_of_what_was_begun() {
    // A tile that can neither be flipped nor be opened on.
    let asked = boards_in(Tongue::English).filter_map(|mut told| {
        let said = told.hear(&["flip"]);
        if !said.contains("Flip which tile? ") {
            return None;
        }
        let table = told.app.table().unwrap();
        let flips = table.tiles().unwrap().game().legal_actions().flips();
        let cells = mandala::rules::tiles::Cells::ALL.iter();
        let cell = cells.filter(|&it| !flips.contains(it)).last().unwrap();
        let before = made(&told);
        let said = told.hear(&[&format!("why not {cell}?")]);
        assert!(said.ends_with("Flip which tile? Name its column and its row, for example c4.\n"));
        let told_of_it = told.hear(&["no", &format!("flip {cell}")]);
        let why = told_of_it.lines().rev().nth(1).unwrap();
        assert!(said.starts_with(why), "{cell}: {said}{told_of_it}");
        assert_eq!(made(&told), before);
        Some(())
    });
    assert!(asked.count() > 0);
}

#[test]
fn who_puts_their_tile_somewhere_does_not_flip() {
    for (tongue, flip, line) in [
        (Tongue::English, "flip", "I want to put my COLOR on CELL"),
        (Tongue::English, "flip", "put COLOR on CELL"),
        (Tongue::German, "umdrehen", "ich will mein COLOR auf CELL legen"),
        (Tongue::Dutch, "omdraaien", "ik wil mijn COLOR op CELL leggen"),
        (Tongue::Dutch, "omdraaien", "zet COLOR op CELL"),
        (Tongue::French, "retourner", "je veux poser mon COLOR sur CELL"),
        (Tongue::French, "retourner", "mets COLOR sur CELL"),
    ] {
        let game = |told: &Told| told.app.table().unwrap().tiles().unwrap().game().clone();
        let can_do_both = |told: &Told| {
            let legal = game(told).legal_actions();
            legal.flips().len() > 1 && legal.opens().iter().next().is_some()
        };
        let mut told = boards_in(tongue).find(can_do_both).unwrap();
        let before = made(&told);
        let game = game(&told);
        let held = game.swap_tile(game.to_act().unwrap()).unwrap();
        let cell = game.legal_actions().opens().iter().next().unwrap();
        let words = tongue.language().in_lines().words().iter();
        let color = { words }.find(|it| it.1 == Word::Color(held)).unwrap().0;
        let line = line.replace("COLOR", color).replace("CELL", &cell.to_string());
        let alone = told.hear(&["", &line]);
        let alone = alone.lines().rev().take(2).collect::<Vec<_>>();
        let said = told.hear(&["no", flip, &line]);
        assert!(said.lines().rev().take(2).eq(alone), "{line}: {said}");
        assert!(said.contains(&cell.to_string()), "{line}: {said}");
        assert_eq!(made(&told), before, "{line}");
    }
    // Nobody lays a tile that they do not hold.
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    let game = told.app.table().unwrap().tiles().unwrap().game().clone();
    let held = game.swap_tile(Player::One).unwrap();
    let cell = game.legal_actions().opens().iter();
    let cell = cell.filter(|&it| game.tile(it).color != held).last().unwrap();
    let color: Color = game.tile(cell).color;
    let said = told.hear(&[&format!("put my {} on {cell} yes", color.name())]);
    assert!(said.starts_with(&format!("Anna holds {}.\n", held.name())), "{said}");
    assert_eq!(made(&told), 1);
}

#[test]
fn what_is_asked_of_a_tile_says_what_is_done_there() {
    for (tongue, open, asked) in [
        (Tongue::English, "open", "Open on which tile? "),
        (Tongue::English, "put it", "Lay yours on which tile? "),
        (Tongue::German, "eröffnen", "Auf welchem Plättchen eröffnest du? "),
        (Tongue::Dutch, "openen", "Op welke tegel open je? "),
        (Tongue::French, "ouvrir", "Ouvrir sur quelle tuile\u{a0}? "),
    ] {
        let mut told = in_tongue(Kind::Tiles, tongue);
        told.hear(&["purple yes"]);
        let said = told.hear(&[open]);
        assert!(said.lines().last().unwrap().starts_with(asked), "{said}");
    }
}
