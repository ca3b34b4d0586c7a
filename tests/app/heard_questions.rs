//! Questions that are asked in whole sentences, and corrections of what was typed before.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Phase;
use mandala::rules::{Kind, Player};

use crate::common::{names, tiles};
use crate::heard::{alone, made, people, proposal, start, tables};
use crate::lines::Told;

/// A table where Anna has turned up her cards, in another language.
pub fn in_tongue(kind: Kind, tongue: Tongue) -> Told {
    let record = AnyRecord::deal(kind, 42, names(), Player::One.into());
    let mut told = Told::in_tongue(record, tongue);
    told.hear(&["ready"]);
    told
}

/// A game of tiles at its last flips, some of which can be made only after others.
pub fn at_last_flips() -> Told {
    let mut records = (0..).map(|seed| {
        let mut chance = Shuffler::new(seed);
        let mut record = tiles::random_record(seed, 0, &mut chance);
        while matches!(record.game().phase(), Phase::Start { .. } | Phase::Turn(_)) {
            let action = tiles::pick(&record.game().legal_actions(), &mut chance);
            record.play(action.unwrap()).unwrap();
        }
        record
    });
    let has_more = |game: &mandala::rules::tiles::Game| {
        let flips = game.legal_actions().flips();
        game.to_act().is_some_and(|it| flips.len() > 1 && game.chains(it).cells.len() > flips.len())
    };
    let record = records.find(|it| has_more(it.game())).unwrap();
    Told::resumed(AnyRecord::Tiles(record))
}

#[test]
fn an_article_before_a_card_adds_nothing() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready"]);
    for line in ["a green card to the left mountain", "green left mountain"] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("Green to the left Mountain."), "{line}: {said}");
    }
    for (tongue, line, answer) in [
        (Tongue::German, "eine grüne Karte links ins Zentrum", "Grün"),
        (Tongue::Dutch, "een groene kaart links op de berg", "Groen"),
        (Tongue::French, "une carte verte à gauche sur la montagne", "1 verte"),
    ] {
        let said = in_tongue(Kind::Cards, tongue).hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
    }
}

#[test]
fn a_pyramid_that_is_called_one_is_not_that_of_place_1() {
    for (tongue, line) in [
        (Tongue::English, "a large red one"),
        (Tongue::Dutch, "een grote rode"),
        (Tongue::French, "une grande rouge"),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        let said = told.hear(&[line]);
        assert!(said.contains('?') && said.contains(", "), "{line}: {said}");
    }
}

#[test]
fn the_letter_of_a_column_is_no_article() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    let said = told.hear(&["column a"]);
    assert!(said.starts_with("Column a, "), "{said}");
    let said = told.hear(&["open a 4"]);
    assert!(said.contains(" on a4."), "{said}");
}

#[test]
fn a_correction_takes_the_place_of_what_is_open() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (line, chosen) in [
        ("green left mountain", "Green to the left Mountain."),
        ("no, right", "Green to the right Mountain."),
        ("no, the other one", "Green to the left Mountain."),
        ("the other", "Green to the right Mountain."),
        ("no, red", "Red to the right Mountain."),
        ("nope, a black card into the left field", "1 black to the left Field."),
    ] {
        let said = told.hear(&[line]);
        let dropped = said.starts_with("Okay, not played.\n");
        assert_eq!(dropped, line != "green left mountain", "{line}: {said}");
        assert!(said.contains(chosen), "{line}: {said}");
        assert_eq!(made(&told), 0);
    }
    let said = told.hear(&["no, hand"]);
    assert!(said.starts_with("Okay, not played.\nYour hand: "), "{said}");
    told.hear(&["yes"]);
    assert_eq!(made(&told), 0);
    let said = told.hear(&["green", "no, red"]);
    assert!(said.contains("Okay, not played.\nRed can go to"), "{said}");
    // What is not wanted is not done.
    for line in ["not green left", "no, not green left", "no green left yes"] {
        let said = told.hear(&["red left mountain", line, "yes"]);
        assert_eq!(made(&told), 0, "{line}: {said}");
    }
}

#[test]
fn no_undo_drops_what_is_open_and_takes_nothing_back() {
    for (kind, played, open) in [
        (Kind::Tiles, "purple yes", "c4"),
        (Kind::Pyramids, "6 yes", "12"),
        // Where it is only begun.
        (Kind::Pyramids, "6 yes", "take"),
    ] {
        let mut told = people(kind);
        told.hear(&[played]);
        for line in ["no, undo", "no no", "undo, no", "no"] {
            let said = told.hear(&[open, line]);
            assert!(said.contains("Okay, not played.\n"), "{open}, {line}: {said}");
            assert_eq!(made(&told), 1, "{open}, {line}: {said}");
        }
    }
}

#[test]
fn a_question_leaves_open_what_players_are_to_be_sure_of() {
    let mut told = at_last_flips();
    let before = made(&told);
    let sure = "Are you sure? Yes or no.\n";
    assert!(told.hear(&["all"]).ends_with(sure));
    for line in ["what can I do?", "score?", "how many bananas?", "", "repeat"] {
        let said = told.hear(&[line]);
        assert!(said.ends_with(sure), "{line}: {said}");
    }
    for no in ["no", "undo", "no, undo"] {
        let said = told.hear(&["all", no]);
        assert!(said.contains("\nNothing is done.\nType all "), "{no}: {said}");
        assert_eq!(made(&told), before, "{no}");
    }
    told.hear(&["all", "who is winning?", "yes"]);
    assert!(made(&told) > before + 1);
}

#[test]
fn what_was_played_is_not_corrected() {
    let mut told = at_last_flips();
    let table = told.app.table().unwrap();
    let flips = table.tiles().unwrap().game().legal_actions().flips();
    let cell = flips.iter().next().unwrap();
    told.hear(&[&format!("flip {cell}"), "yes"]);
    let said = told.hear(&["all", "no, flip"]);
    // It is asked which one, or there is only one more.
    assert!(!said.contains(&format!("Flip {cell}")), "{said}");
    let asks = ["for example c4.\n", "Play it? Yes or no.\n"];
    assert!(asks.iter().any(|it| said.ends_with(it)), "{said}");
}

#[test]
fn each_of_the_last_flips_that_is_named_can_be_made() {
    let mut told = at_last_flips();
    let said = told.hear(&[]);
    let named = said.lines().find_map(|it| it.split_once("you can still flip ")).unwrap().1;
    let (named, rest) = named.split_once("; ").unwrap();
    let table = told.app.table().unwrap();
    let game = table.tiles().unwrap().game();
    let legal = game.legal_actions().flips();
    assert_eq!(named.matches(|it: char| it.is_ascii_digit()).count(), legal.len().into());
    assert!(legal.iter().all(|it| named.contains(&it.to_string())), "{said}");
    let points = game.chains(game.to_act().unwrap()).points;
    assert_eq!(rest, format!("all flips together bring {points} points."));
}

#[test]
fn the_other_start_tile_is_the_other_one() {
    let mut told = people(Kind::Tiles);
    let said = told.hear(&["purple", "no, the other one"]);
    assert!(said.contains("Okay, not played.\n"), "{said}");
    told.hear(&["yes"]);
    assert_eq!(made(&told), 1);
}

#[test]
fn questions_about_what_can_be_done_are_answered_and_do_nothing() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let all = told.hear(&["legal"]);
        for line in
            ["what can I do", "What can I do now?", "where can I go?", "which moves are possible"]
        {
            assert_eq!(told.hear(&[line]), all, "{kind}: {line}");
        }
        told.hear(&["yes"]);
        assert_eq!(made(&told), before, "{kind}");
    }
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (line, answer) in [
        ("where can red go", "Red can go to the left or the right Mountain"),
        ("can I put green left?", "Green can go to"),
        ("can I play yellow?", "You hold no yellow."),
        ("which cards do I have?", "Your hand: "),
        ("who is winning?", "Your Cup: "),
        ("what did Beth do?", "Nothing has happened yet."),
        ("green right?", "Green can go to"),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        let said = told.hear(&["yes"]);
        assert!(said.starts_with("There is nothing to say yes or no to.\n"), "{line}: {said}");
    }
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    let said = told.hear(&["can I take a large red one?"]);
    assert!(said.starts_with("Ahead of you: large red on "), "{said}");
    assert_eq!(said.matches("red").count(), 1, "{said}");
}

#[test]
fn questions_at_tiles_name_the_tiles_they_are_about() {
    let mut told = alone(Kind::Tiles);
    told.hear(&[]);
    for _ in 0..12 {
        let said = told.hear(&["which tile can I flip?"]);
        let table = told.app.table().unwrap();
        let game = table.tiles().unwrap().game().clone();
        let Some(cell) = game.legal_actions().flips().iter().next() else {
            assert!(said.contains("You can "), "{said}");
            told.hear(&["hint", "1 yes"]);
            continue;
        };
        assert!(said.starts_with("You can flip "), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        let said = told.hear(&[&format!("can I flip {cell}?")]);
        assert!(said.starts_with(&format!("You can flip {cell} ")), "{said}");
        // What it brings is said before it is done.
        let said = told.hear(&[&format!("flip {cell}")]);
        assert!(said.contains("That brings you "), "{said}");
        return;
    }
    panic!("nothing to flip");
}

#[test]
fn a_question_about_several_colors_is_about_each() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    let said = told.hear(&["can I play green and red?"]);
    let said: Vec<&str> = said.lines().collect();
    assert!(matches!(said[..], [one, two] if one != two), "{said:?}");
    assert!(said.iter().any(|it| it.starts_with("Green can go to")), "{said:?}");
    assert!(said.iter().any(|it| it.starts_with("Red can go to")), "{said:?}");
    // No yellow is held.
    assert!(told.hear(&["can I play green and yellow?"]).contains("Green can go to"));
    let all = told.hear(&["legal"]);
    assert_eq!(told.hear(&["can I play yellow in the river?"]), all);
    let mut told = people(Kind::Pyramids);
    let all = told.hear(&["", "legal"]);
    let said = told.hear(&["can I take red and blue?"]);
    assert!(all.ends_with(&said) && !said.is_empty(), "{said}");
}

#[test]
fn the_color_of_the_tile_held_is_no_color_to_lay_it_on() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    let table = told.app.table().unwrap();
    let game = table.tiles().unwrap().game().clone();
    let held = game.swap_tile(game.to_act().unwrap()).unwrap().name();
    let all = told.hear(&["where can I open?"]);
    assert!(all.starts_with(&format!("You can open {held} on ")), "{all}");
    for line in ["where can I open {}?", "where can I lay {}?"] {
        assert_eq!(told.hear(&[&line.replace("{}", held)]), all, "{line}");
    }
}

#[test]
fn a_question_in_the_middle_of_a_move_leaves_it_open() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let line = proposal(kind);
        let asked = told.hear(&[line]);
        for question in ["how many bananas?", "what can I do?", "can I take green?", "why?"] {
            let said = told.hear(&[question]);
            assert!(said.ends_with(&asked), "{kind}: {question}: {said}");
        }
        told.hear(&["yes"]);
        assert_eq!(made(&told), before + 1, "{kind}");
    }
    let mut told = alone(Kind::Cards);
    let asked = "How many green, 1 to 2?\n";
    assert!(told.hear(&["green left field"]).ends_with(asked));
    for question in ["how many bananas?", "what can I do?", "yes", "is it my turn?"] {
        let said = told.hear(&[question]);
        assert!(said.ends_with(asked), "{question}: {said}");
    }
    let said = told.hear(&["two"]);
    assert!(said.starts_with("2 green to the left Field."), "{said}");
}

#[test]
fn why_names_the_rule() {
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["orange left field", "why"]);
    let refused = "Orange already lies in the left Mountain.\n";
    assert_eq!(said.matches(refused).count(), 2, "{said}");
    assert!(said.contains("Rule of Color: "), "{said}");
    let mut told = people(Kind::Tiles);
    let said = told.hear(&["purple yes", "flip c4", "why"]);
    assert!(said.contains("Flip: turn over a front tile next to your group"), "{said}");
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["9 yes", "12 yes", "3", "why"]);
    assert!(said.contains("you never go back"), "{said}");
}

#[test]
fn the_rules_of_a_turn_have_the_same_paragraphs_in_every_language() {
    for kind in Kind::ALL {
        let counts = Tongue::ALL.map(|tongue| {
            let rules = tongue.language().games().game(kind);
            (rules.rules[1].paragraphs.len(), rules.rules.len())
        });
        assert!(counts.iter().all(|it| *it == counts[0]), "{kind}: {counts:?}");
    }
}

#[test]
fn a_lesson_leaves_the_cards_up_after_what_it_cannot_take() {
    let mut told = start(Kind::Cards);
    told.hear(&["learn", "next", "next"]);
    let said = told.hear(&["black left", "hand"]);
    assert!(said.contains("You hold no black."), "{said}");
    assert!(said.contains("Your hand: "), "{said}");
    let said = told.hear(&["yellow left mountain"]);
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
}

#[test]
fn a_number_below_nothing_is_none() {
    for line in ["first -1", "computer -2", "resume -1"] {
        let said = start(Kind::Cards).hear(&["", line]);
        assert!(said.contains("I do not understand \"-"), "{line}: {said}");
    }
    let mut told = people(Kind::Pyramids);
    told.hear(&["-1 yes"]);
    assert_eq!(made(&told), 0);
}

#[test]
fn once_a_game_is_over_questions_are_about_that() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["agree", "yes", "yes"]);
    let said = told.hear(&["who won?"]);
    assert!(said.starts_with("A draw") || said.contains(" wins"), "{said}");
    let said = told.hear(&["what can I do?"]);
    assert!(said.starts_with("Type again"), "{said}");
    let said = told.hear(&["done"]);
    assert!(said.contains("Type begin to play"), "{said}");
}

#[test]
fn the_game_of_a_lesson_is_said_to_be_won() {
    let mut told = start(Kind::Pyramids);
    let moves = ["learn", "next", "next", "3", "7", "10", "13", "18", "71"];
    let said: String = moves
        .iter()
        .map(|it| match it.parse::<u8>() {
            Ok(place) => told.hear(&[&format!("{place} yes"), "next"]),
            Err(_) => told.hear(&[it]),
        })
        .collect();
    assert_eq!(said.matches("Anna wins: Anna 39, Beth 36.").count(), 1, "{said}");
}
