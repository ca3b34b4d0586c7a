//! What is heard of things that are over, lost or left open.

use mandala::app::Tongue;
use mandala::record::cards::Record;
use mandala::rules::cards::{Action, ClaimEffect, Draft, Phase};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Cell;
use mandala::rules::{Color, Kind, Player};

use crate::common::{names, pick, tiles};
use crate::heard::{alone, made, people, tables};
use crate::heard_questions::at_last_flips;
use crate::heard_sentences::at_draft_of;
use crate::heard_wishes::lost_choice;
use crate::lines::Told;

/// A game of cards whose last color was just taken.
fn over() -> Told {
    let mut games = (0..).filter_map(|seed| {
        let mut chance = Shuffler::new(seed);
        let mut record = Record::new(seed, names(), Player::One);
        let mut before;
        while let Some(action) = pick(&record.game().legal_actions(), &mut chance) {
            before = record.clone();
            record.play(action).unwrap();
            if let (Action::Claim { color }, true) = (action, record.game().is_over()) {
                return Some((before, color));
            }
        }
        None
    });
    let (record, color) = games.next().unwrap();
    let mut told = Told::resumed(record);
    told.hear(&["", &format!("{} yes", color.name())]);
    told
}

#[test]
fn nothing_is_hidden_on_the_table_of_a_game_that_is_over() {
    let mut told = over();
    let left = "The game is over: what is left in hands and Mandalas counts nothing.\n";
    for line in ["left", "hand", "deck", "what is in the right Field?"] {
        assert_eq!(told.hear(&[line]), left, "{line}");
    }
    let cups = told.hear(&["cup"]);
    assert_eq!(cups, told.hear(&["score"]), "both tell what was counted");
    let table = told.hear(&["table"]);
    assert!(table.contains("'s River: ") && table.contains(&cups), "{table}");
    assert!(table.ends_with(left) && !table.contains("hidden"), "{table}");
}

#[test]
fn what_ended_a_game_is_told() {
    let said = over().hear(&["why did it end?"]);
    assert!(said.contains("The game is over: "), "{said}");
}

#[test]
fn why_a_color_must_be_discarded_is_told() {
    let mut told = Told::resumed(lost_choice().0);
    let said = told.hear(&["", "why must I discard?"]);
    assert!(said.contains("'s Field is empty: choose a color to discard.\n"), "{said}");
}

#[test]
fn no_cards_are_played_in_a_share_out() {
    for line in ["can I put red in the left Mountain?", "red to the left Mountain"] {
        let mut told = at_draft_of(3, Tongue::English);
        let before = made(&told);
        let said = told.hear(&["", line]);
        assert!(said.contains("No cards are played while a Mandala is shared out.\n"), "{said}");
        assert_eq!(made(&told), before, "{line}");
    }
}

#[test]
fn who_chooses_next_is_told() {
    let said = at_draft_of(3, Tongue::English).hear(&["", "who chooses next?"]);
    let told = said
        .lines()
        .any(|it| it == "Anna chooses now, then Beth." || it == "Beth chooses now, then Anna.");
    assert!(told, "{said}");
}

#[test]
fn whoever_gives_up_is_asked_whether_all_agree() {
    for line in ["resign", "I resign", "can I give up?", "I give up"] {
        let said = alone(Kind::Cards).hear(&["", line]);
        assert!(said.contains("do you agree to end the game here"), "{line}: {said}");
    }
}

#[test]
fn a_question_for_the_end_of_a_game_proposes_none() {
    for line in ["when can the game end?", "how can the game end?"] {
        let said = alone(Kind::Cards).hear(&["", line]);
        assert!(!said.contains("do you agree"), "{line}: {said}");
    }
}

#[test]
fn a_number_may_say_that_it_counts() {
    let mut told = alone(Kind::Cards);
    told.hear(&[""]);
    let said = told.hear(&["green x2 left field"]);
    assert!(told.hear(&["no", "2 green left field"]).ends_with(&said), "{said}");
    assert!(said.starts_with("2 green to the left Field.\n"), "{said}");
}

#[test]
fn what_comes_after_a_game_is_not_unknown_before() {
    for (_, mut told) in tables() {
        for line in ["review", "luck", "past games"] {
            let said = told.hear(&[line]);
            assert!(said.starts_with("That comes once the game is over."), "{line}: {said}");
        }
    }
}

#[test]
fn a_question_that_is_answered_leaves_open_whether_they_are_sure() {
    let mut told = at_last_flips();
    let before = made(&told);
    for line in ["score", "table", "past games", "rules", "settings", "f7"] {
        let said = told.hear(&["all", line]);
        let is_open = said.ends_with("Are you sure? Yes or no.\n");
        assert_eq!(said.matches("Yes or no.").count(), 1 + usize::from(is_open), "{line}: {said}");
        assert_eq!(is_open, line != "f7", "{line}: {said}");
        assert_eq!(made(&told), before, "{line}");
        told.hear(&["no"]);
    }
}

#[test]
fn a_place_takes_the_place_of_an_open_question() {
    let mut told = people(Kind::Pyramids);
    for (line, place) in [("11", 11), ("take two", 2)] {
        let said = told.hear(&["take red", line]);
        assert!(said.contains(&format!(" on {place}.\n")), "{line}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{line}: {said}");
        told.hear(&["no"]);
    }
}

#[test]
fn what_speaks_for_a_hint_is_told_later_too() {
    for kind in Kind::ALL {
        let mut told = alone(kind);
        let before = if kind == Kind::Tiles { "purple yes" } else { "" };
        let hints = told.hear(&[before, "hint"]);
        let best = hints.lines().find_map(|it| it.strip_prefix("1. ")).unwrap();
        let said = told.hear(&["score", "why"]);
        assert!(said.contains(&format!("{best}\n")), "{said}");
    }
}

/// A game that could end with the other color than the one that is taken, and that one.
fn ended_by_the_rest() -> Option<(Record, Color)> {
    (0..2_000).find_map(|seed| {
        let mut chance = Shuffler::new(!seed);
        let mut record = Record::new(seed, names(), Player::One);
        loop {
            let table = record.game().public_view();
            if let Phase::Draft(Draft { chooser, side, .. }) = table.phase() {
                let claim = |color, seat| table.claim(side, color, seat);
                let ends = |claim| matches!(claim, Some(ClaimEffect::River { space: 6, .. }));
                let colors: Vec<Color> = table.mandala(side).mountain.colors().iter().collect();
                if let [taken, rest] = colors[..]
                    && ends(claim(rest, chooser.other()))
                    && !ends(claim(taken, chooser))
                {
                    return Some((record, taken));
                }
            }
            record.play(pick(&record.game().legal_actions(), &mut chance)?).unwrap();
        }
    })
}

#[test]
fn what_is_left_over_and_ends_the_game_is_told_before_a_color_is_taken() {
    let (record, taken) = ended_by_the_rest().expect("one in many games");
    let said = Told::resumed(record).hear(&["", taken.name()]);
    assert!(said.contains("'s and ends the game.\n") && said.ends_with("Yes or no.\n"), "{said}");
}

#[test]
fn points_in_a_share_out_are_those_that_a_color_would_bring() {
    let mut told = at_draft_of(3, Tongue::English);
    let said = told.hear(&["", "how many points do I get for red?"]);
    assert!(!said.contains("Your hand"), "{said}");
    let said = told.hear(&["what should I take?"]);
    assert!(said.starts_with("Hints are off between people."), "{said}");
}

#[test]
fn who_would_choose_first_is_told_in_a_turn() {
    for line in ["who would choose first?", "who chooses first in the left Mandala?"] {
        let said = alone(Kind::Cards).hear(&["", line]);
        assert!(said.contains("whoever has more cards in its Field chooses first;"), "{said}");
    }
}

#[test]
fn a_group_is_opened_only_in_the_color_that_is_held() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    for line in ["open black on d7", "why not open black on d7?"] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("You hold orange, not black.\n"), "{line}: {said}");
    }
}

#[test]
fn where_a_color_lies_is_told_before_a_start_tile_is_chosen() {
    let said = people(Kind::Tiles).hear(&["", "where is red?"]);
    assert!(said.contains("Red: front tiles on "), "{said}");
}

#[test]
fn what_a_pyramid_is_worth_and_what_is_left_for_somebody_is_told() {
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["", "what is large blue worth to me?"]);
    assert!(said.contains("Large blue: "), "{said}");
    let said = told.hear(&["what is left for Beth?"]);
    assert!(said.starts_with("Ahead of Beth: "), "{said}");
}

/// The tiles that a line says somebody cannot flip any more.
fn lost(said: &str) -> Vec<Cell> {
    let named = said.split(['.', '\n']).filter_map(|it| it.split_once(" can no longer flip "));
    let cells = named.flat_map(|(_, it)| it.split([' ', ',']));
    cells.filter_map(|it| it.parse().ok()).collect()
}

#[test]
fn tiles_that_cannot_be_flipped_any_more_are_named() {
    let mut named = 0;
    for seed in 0..3_000 {
        let mut chance = Shuffler::new(seed);
        let most = 12 + seed as usize % 30;
        let record = tiles::random_record(seed, most, &mut chance);
        let game = record.game().clone();
        let cells = lost(&Told::resumed(record).hear(&[""]));
        named += cells.len();
        for cell in cells {
            assert_eq!(game.tile(cell).owner, None, "{seed}: {cell}");
            assert!(!game.legal_actions().flips().contains(cell), "{seed}: {cell}");
        }
    }
    assert!(named > 5, "{named}");
}

#[test]
fn a_review_is_asked_for_at_the_start_as_past_games_are() {
    let past = Told::start_in(Tongue::English).hear(&["past"]);
    assert!(!past.is_empty() && !past.contains("means nothing"), "{past}");
    for line in ["review", "luck", "replay", "stand"] {
        assert_eq!(Told::start_in(Tongue::English).hear(&[line]), past, "{line}");
    }
}
