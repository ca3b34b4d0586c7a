//! Lines that can mean two things: they are asked about and never played, and what is said to
//! that question leads on.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Action;
use mandala::rules::{Kind, Player};

use crate::common::{names, tiles};
use crate::heard::{alone, made, people, start};
use crate::heard_questions::in_tongue;
use crate::lines::Told;

#[test]
fn a_side_alone_plays_nothing_while_mountain_and_field_are_open() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for line in [
        "green left",
        "a green on the left",
        "take green left",
        "green left, yes",
        "a green on the left, yes",
        "1 green left, yes",
        "g 1 yes",
    ] {
        let said = told.hear(&[line]);
        assert_eq!(said, "Green: to the left Mountain, or to your left Field?\n", "{line}");
        assert_eq!(made(&told), 0, "{line}");
        let said = told.hear(&["yes"]);
        assert!(said.ends_with("or to your left Field?\n"), "{line}: {said}");
        let said = told.hear(&["mountain"]);
        assert!(said.starts_with("Green to the left Mountain."), "{line}: {said}");
        told.hear(&["no"]);
        assert_eq!(made(&told), 0, "{line}");
    }
    // Orange lies there, and goes to the same place alone.
    let said = told.hear(&["orange left"]);
    assert!(said.starts_with("Orange to the left Mountain."), "{said}");
}

#[test]
fn two_places_in_a_line_play_nothing() {
    for (kind, lines) in [
        (Kind::Cards, ["discard green left yes", "green right discard yes"]),
        (Kind::Pyramids, ["1 2 yes", "2 1 yes"]),
    ] {
        let mut told = alone(kind);
        told.hear(&[]);
        for line in lines {
            let said = told.hear(&[line]);
            assert!(said.starts_with("Say one thing at a time."), "{line}: {said}");
            assert_eq!(made(&told), 0, "{line}");
        }
    }
}

#[test]
fn the_second_of_some_pyramids_is_no_place() {
    let mut told = alone(Kind::Pyramids);
    told.hear(&["the second red, yes"]);
    assert_eq!(made(&told), 0);
    let mut told = crate::heard::people(Kind::Pyramids);
    told.hear(&["3 yes", "4 yes"]);
    let said = told.hear(&["the second one, yes"]);
    assert!(said.contains("from place 6."), "{said}");
}

#[test]
fn several_cards_of_a_color_go_to_the_field() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for line in ["greens to the left", "greens on the left, yes", "green cards left"] {
        let said = told.hear(&[line]);
        assert_eq!(said, "How many green, 1 to 2?\n", "{line}");
        let said = told.hear(&["two"]);
        assert!(said.starts_with("2 green to the left Field."), "{line}: {said}");
        told.hear(&["no"]);
        assert_eq!(made(&told), 0, "{line}");
    }
    for (tongue, line) in [
        (Tongue::German, "grüne Karten links"),
        (Tongue::Dutch, "groene kaarten links"),
        (Tongue::French, "vertes à gauche"),
    ] {
        let said = in_tongue(Kind::Cards, tongue).hear(&[line]);
        assert!(said.contains('?') && said.contains('2'), "{line}: {said}");
    }
}

#[test]
fn a_tile_that_can_be_flipped_or_covered_is_asked_about() {
    let mut found = 0;
    for seed in 0..40 {
        let mut chance = Shuffler::new(seed);
        let mut record = tiles::random_record(seed, 0, &mut chance);
        for _ in 0..12 {
            let actions = record.game().legal_actions();
            let laid = |cell| actions.swaps().contains(cell) || actions.opens().contains(cell);
            if let Some(cell) = actions.flips().iter().find(|&cell| laid(cell)) {
                let flip = Action::Flip(cell);
                for line in [cell.to_string(), format!("{cell}, yes"), format!("on {cell}")] {
                    let mut told = Told::resumed(AnyRecord::Tiles(record.clone()));
                    let before = made(&told);
                    let said = told.hear(&[&line]);
                    assert!(said.ends_with("Flip or lay.\n"), "{flip:?}: {said}");
                    assert_eq!(made(&told), before, "{said}");
                    told.hear(&["flip", "yes"]);
                    assert!(made(&told) > before);
                }
                found += 1;
                break;
            }
            let Some(action) = tiles::pick(&actions, &mut chance) else { break };
            record.play(action).unwrap();
        }
    }
    assert!(found > 0);
}

#[test]
fn the_player_who_is_named_by_a_number_gets_the_name() {
    for line in [
        "call player 2 Dora",
        "call player two Dora",
        "name 2 Dora",
        "call the second player Dora",
        "name the second player Dora",
    ] {
        let said = start(Kind::Cards).hear(&["", line]);
        assert!(said.ends_with("Player 2: Dora.\n"), "{line}: {said}");
    }
    for (tongue, line, answer) in [
        (Tongue::English, "call the first player Dora", "Player 1: Dora.\n"),
        (Tongue::German, "nenn den zweiten Spieler Dora", "Spieler 2: Dora.\n"),
        (Tongue::Dutch, "noem de tweede speler Dora", "Speler 2: Dora.\n"),
        (Tongue::French, "appelez le deuxième joueur Dora", "Joueur 2\u{a0}: Dora.\n"),
        (Tongue::Dutch, "naam 1 de Boer", "Speler 1: de Boer.\n"),
        (Tongue::Dutch, "naam 2 van Dijk", "Speler 2: van Dijk.\n"),
        (Tongue::Dutch, "ik heet van Dijk", "Speler 1: van Dijk.\n"),
        (Tongue::German, "name 1 von Ahn", "Spieler 1: von Ahn.\n"),
        (Tongue::English, "name 2 Player One", "Player 2: Player One.\n"),
        (Tongue::English, "the name of player 2 is Dora", "Player 2: Dora.\n"),
    ] {
        let said = Told::start_in(tongue).hear(&[line]);
        assert!(said.ends_with(answer), "{line}: {said}");
    }
}

#[test]
fn what_is_left_is_not_what_lies_on_the_left() {
    let mut told = alone(Kind::Cards);
    let deck = told.hear(&["", "deck"]);
    for line in [
        "how many cards are left in the deck?",
        "how many reds are left?",
        "what's left in the deck",
        "what is left and how many?",
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("The deck has ") && deck.ends_with(&said), "{line}: {said}");
    }
    assert!(told.hear(&["what is on the left?"]).starts_with("Left Mandala"));
    for line in ["what's left and right", "left and right", "what is left and right?"] {
        let said = told.hear(&[line]);
        let both = said.starts_with("Left Mandala") && said.contains("\nRight Mandala");
        assert!(both && said.lines().count() == 2, "{line}: {said}");
    }
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    let said = told.hear(&["how many reds are left?"]);
    assert!(said.starts_with("Left on the path: 15.\n"), "{said}");
    for (tongue, line) in [
        (Tongue::German, "wie viele rote sind übrig?"),
        (Tongue::Dutch, "hoeveel rode zijn er over?"),
        (Tongue::French, "combien de rouges restent?"),
    ] {
        let said = in_tongue(Kind::Pyramids, tongue).hear(&[line]);
        assert!(said.lines().next().unwrap().ends_with("15."), "{line}: {said}");
    }
}

#[test]
fn which_of_two_things_was_meant_goes_on_with_the_rest() {
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["red left or right mountain", "left"]);
    assert!(said.contains("Red to the left Mountain."), "{said}");
    let said = told.hear(&["no", "red or green to the left mountain", "green"]);
    assert!(said.contains("Green to the left Mountain."), "{said}");
    assert_eq!(made(&told), 0);
}

#[test]
fn the_first_of_several_pyramids_is_the_nearest() {
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["", "large red"]);
    let asked = said.lines().last().unwrap();
    let nearest = asked.split(" on ").nth(1).unwrap().split(',').next().unwrap();
    for line in ["the first one", "the nearest", "take the closest", "take the next large red"] {
        let said = told.hear(&["large red", line]);
        assert!(said.contains(&format!("arge red on {nearest}.")), "{line}: {said}");
        told.hear(&["no"]);
    }
    let place = told.hear(&["place 3"]);
    let piece = place.trim_end_matches(".\n").strip_prefix("Place 3: ").unwrap();
    let said = told.hear(&[&format!("I'll have the {piece} one on 3")]);
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
    assert!(told.hear(&["no", "jump onto twelve"]).contains(" on 12."));
    assert_eq!(made(&told), 0);
}

#[test]
fn yes_and_no_in_other_words_get_one_answer() {
    let mut told = people(Kind::Pyramids);
    for line in ["actually no, take that back", "never mind", "no no"] {
        let said = told.hear(&["6", line]);
        assert_eq!(said.matches("Okay, not played.").count(), 1, "{line}: {said}");
        assert_eq!(made(&told), 0, "{line}");
    }
    told.hear(&["6", "yeah go ahead"]);
    assert_eq!(made(&told), 1);
    told.hear(&["actually no, take that back"]);
    assert_eq!(made(&told), 0);
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["green left mountain", "no, I meant red"]);
    assert!(said.contains("Red to the left Mountain."), "{said}");
    let said = told.hear(&["no", "throw away both greens"]);
    assert!(said.contains("2 green"), "{said}");
    assert_eq!(made(&told), 0);
}

#[test]
fn the_start_says_which_games_there_are_and_which_was_chosen() {
    let mut told = start(Kind::Cards);
    assert!(told.hear(&[""]).contains("There are three games"));
    assert!(told.hear(&["what games are there?"]).starts_with("Type cards, tiles or pyramids"));
    for (line, answer) in [
        ("my name's Maria", "Player 1: Maria."),
        ("Beth starts", "Beth starts."),
        ("first Maria", "Maria starts."),
        ("tiles", "Tiles: a tile game for two."),
        ("I want to play cards against the computer on level 1", "level 1 computer."),
        ("pyramids with three players, one computer", "3 players."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.contains(answer) && !said.contains("This game is for"), "{line}: {said}");
    }
    told.hear(&["teach me tiles"]);
    assert!(told.app.table().is_some());
}

#[test]
fn questions_about_oneself_are_answered() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    let hand = told.hear(&["hand"]);
    assert_eq!(told.hear(&["what have I got?"]), hand);
    let score = told.hear(&["score"]);
    assert_eq!(told.hear(&["who's ahead?"]), score);
    let record = AnyRecord::deal(Kind::Pyramids, 42, names(), Player::One.into());
    let mut told = Told::resumed(record);
    told.hear(&["6 yes", "9 yes"]);
    assert!(told.hear(&["where am I?"]).contains("Anna, your pawn is on 6."));
}

#[test]
fn the_only_tile_for_something_is_named() {
    use mandala::texts::language::lines::tiles::Fact;
    let cell = "c4".parse().unwrap();
    let can = Fact::Can {
        player: Player::One,
        held: mandala::rules::Color::Red,
        named: Vec::new(),
        flips: 0,
        opens: vec![cell, "d5".parse().unwrap()],
        swaps: vec![cell],
    };
    for (tongue, both) in [
        (Tongue::English, ["open red on 2 tiles", "swap red for c4"]),
        (Tongue::German, ["Rot auf 2 Plättchen", "gegen c4"]),
        (Tongue::Dutch, ["op 2 tegels", "op c4"]),
        (Tongue::French, ["à 2 endroits", "contre c4"]),
    ] {
        let said = tongue.language().in_lines().tile_fact(&can, &names());
        assert!(both.iter().all(|it| said.contains(it)), "{said}");
    }
}

#[test]
fn why_somebody_chooses_first_is_said_where_fields_are_equal() {
    use mandala::texts::language::lines::cards::Fact;
    let why = Fact::ChoosesFirst(Player::Two, Player::One);
    for tongue in Tongue::ALL {
        let said = tongue.language().in_lines().card_fact(&why, &names());
        assert!(said.starts_with("Beth ") && said.contains("Anna"), "{said}");
    }
}
