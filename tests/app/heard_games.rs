//! How those who play line by line come from one game to another.

use std::sync::Arc;

use mandala::app::start::{First, GameFile, Unfinished};
use mandala::app::{App, Event, Opening, Saving};
use mandala::lines::Clearing;
use mandala::record::{AnyRecord, Computers, Names};
use mandala::rules::{Kind, Level, Player};
use mandala::store::StoreError;

use crate::common::names;
use crate::heard::{alone, made, people, start};
use crate::lines::{Told, settings};
use crate::review::ended;
use crate::start::damage;

/// The start screen, with these games kept.
pub fn keeping(kinds: &[Kind]) -> Told {
    let opening = Opening { first: First::Seat(Player::One.into()), ..Opening::default() };
    let app = App::start(settings(), Box::new(|| 7), opening, None);
    let mut told = Told::of(app, Clearing::Nothing);
    let kept = kinds.iter().map(|&kind| {
        let computers = Computers::default().with(Player::Two, Level::new(kind, 1));
        let record = AnyRecord::deal(kind, 3, names(), Player::One.into());
        let record = record.with_computers(computers);
        Unfinished { record, file: None }
    });
    let found = Event::Found(kept.collect(), 0);
    told.talk.tell(&mut told.app, found);
    told
}

fn kind(told: &Told) -> Option<Kind> {
    told.app.table().map(mandala::app::AnyTable::kind)
}

#[test]
fn each_kept_game_can_go_on_by_its_number_or_its_kind() {
    let kinds = [Kind::Cards, Kind::Tiles, Kind::Tiles, Kind::Pyramids];
    for (lines, goes_on) in [
        (&["resume 2"][..], Some(Kind::Tiles)),
        (&["resume pyramids"], Some(Kind::Pyramids)),
        (&["resume", "4"], Some(Kind::Pyramids)),
        (&["resume", "first"], Some(Kind::Cards)),
        (&["resume tiles", "1"], Some(Kind::Cards)),
        (&["resume tiles", "2"], Some(Kind::Tiles)),
        (&["resume game"], None),
        (&["resume 5"], None),
    ] {
        let mut told = keeping(&kinds);
        let said = told.hear(&[]);
        assert!(said.contains("You can go on with 4 saved games."), "{said}");
        let said = told.hear(lines);
        assert_eq!(kind(&told), goes_on, "{lines:?}: {said}");
    }
    let said = keeping(&kinds).hear(&["resume"]);
    let line = "4. Pyramids with Anna and Beth, a level 1 computer, turn 1.\n";
    assert!(said.contains(line), "{said}");
    let said = keeping(&kinds[3..]).hear(&["resume tiles", "resume game"]);
    assert!(said.contains("There is no such saved game."), "{said}");
    assert!(said.contains("Pyramids: Anna against Beth"), "{said}");
}

#[test]
fn whichever_kept_game_is_damaged_that_is_told_once_before_it_goes_on() {
    for lines in [&["resume 2"][..], &["resume", "2"]] {
        let mut told = keeping(&[Kind::Cards]);
        let record = AnyRecord::deal(Kind::Cards, 4, names(), Player::One.into());
        let file = Some(GameFile::Damaged(damage()));
        let found = Event::Found(vec![Unfinished { record, file }], 0);
        told.talk.tell(&mut told.app, found);
        let said = told.hear(&[]) + &told.hear(lines);
        assert!(told.app.table().is_some(), "{said}");
        assert_eq!(said.matches("is damaged: line 9").count(), 1, "{said}");
    }
}

#[test]
fn where_no_decision_cost_much_that_is_the_answer_to_who_looks_for_one() {
    let app = App::replay(settings(), ended(1, names()));
    let mut told = Told::of(app, Clearing::Nothing);
    for _ in 0..2 {
        let said = told.hear(&["mistake"]);
        assert!(said.contains("Nobody made a decision that cost"), "{said}");
        told.hear(&["done"]);
    }
}

#[test]
fn whoever_begins_another_game_hears_that_the_kept_ones_stay() {
    for (kinds, stays) in [
        (&[][..], None),
        (&[Kind::Tiles][..], Some("Your saved game stays saved.")),
        (&Kind::ALL[..], Some("Your saved games stay saved.")),
    ] {
        let mut told = keeping(kinds);
        told.hear(&[]);
        let said = told.hear(&["begin"]);
        assert_eq!(said.contains("stay"), stays.is_some(), "{said}");
        assert!(said.contains(stays.unwrap_or_default()), "{said}");
    }
}

#[test]
fn a_game_is_left_for_the_start_screen_by_a_word() {
    for kind in Kind::ALL {
        let mut told = alone(kind);
        told.hear(&[]);
        let said = told.hear(&["menu"]);
        assert!(told.app.table().is_none(), "{said}");
        assert!(said.contains("Nothing to save."), "{said}");
        assert!(said.contains("Player 1: Anna."), "{said}");
        // There it tells once more what is filled in.
        assert!(told.hear(&["menu"]).contains("Player 1: Anna."));
    }
}

#[test]
fn a_game_that_could_not_be_saved_is_left_for_the_start_screen_if_they_are_sure() {
    let mut told = people(Kind::Pyramids);
    told.hear(&["5 yes"]);
    let why = Arc::new(StoreError::NoHome);
    told.talk.tell(&mut told.app, Event::Saved(Saving::Failed(why)));
    let said = told.hear(&["menu"]);
    assert!(told.app.table().is_some(), "{said}");
    told.hear(&["yes"]);
    assert!(told.app.table().is_none());
}

#[test]
fn games_are_begun_and_players_named_as_people_say_it() {
    for (language, line, answer) in [
        ("en", "play", "starts."),
        ("en", "lessons", "Type next"),
        ("en", "name Kim", "Player 1: Kim."),
        ("en", "I start", "Anna starts."),
        ("de", "spielen", "beginnt."),
        ("de", "anfangen", "beginnt."),
        ("de", "ich beginne", "beginnt."),
        ("nl", "spelen", "begint."),
        ("nl", "ik begin", "begint."),
        ("fr", "jouer", "commence."),
        ("fr", "je commence", "commence."),
    ] {
        let mut told = start(Kind::Cards);
        told.hear(&[&format!("language {language}"), "computer"]);
        let said = told.hear(&[line]);
        assert!(said.contains(answer), "{line}: {said}");
    }
}

#[test]
fn what_is_open_outlives_a_hint_and_is_corrected() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (line, answer) in [
        ("green field", "left or right?"),
        ("hint", "\n3. "),
        ("left", "How many green, 1 to 2?"),
        ("2", "2 green to the left Field."),
        ("hint", "2 green to the left Field.\nPlay it? Yes or no."),
        ("river", "2 green to the left Field."),
        ("actually 1 green", "1 green to the left Field."),
        ("mountain", "Green to the left Mountain."),
        ("hint", "Green to the left Mountain.\nPlay it? Yes or no."),
        ("no thanks", "Okay, not played."),
        ("actually 1 black", "Mountain"),
    ] {
        let said = told.hear(&[line]);
        assert!(said.contains(answer), "{line}: {said}");
    }
    told.hear(&["no", "green left mountain", "hint"]);
    assert_eq!(made(&told), 0);
    told.hear(&["yes please"]);
    assert!(made(&told) > 0);
}

#[test]
fn a_lesson_asks_nothing_about_what_it_refuses() {
    let mut told = start(Kind::Cards);
    let said = told.hear(&["learn", "next", "next", "red left mountain"]);
    assert!(!said.contains("Play it?"), "{said}");
    let said = told.hear(&["yellow left mountain"]);
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
}

#[test]
fn whoever_undoes_a_tile_hears_which() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    let news = told.hear(&["open c4 yes"]);
    let (made, _) = news.split_once(" That group has marker").unwrap();
    let said = told.hear(&["undo"]);
    assert!(said.starts_with(&format!("Undone: {made}\n")), "{said}");
}

#[test]
fn a_kept_game_of_players_called_like_commands_hides_none_of_them() {
    for (line, answer) in [
        ("no", "Nothing is done.\n"),
        ("quit", ""),
        ("level", "Player 2: Beth, a level 1 computer.\n"),
        ("computer 1", "Player 1: Anna, a level 1 computer.\n"),
    ] {
        let app = App::start(settings(), Box::new(|| 7), Opening::default(), None);
        let mut told = Told::of(app, Clearing::Nothing);
        let computer = Computers::default().with(Player::Two, Level::new(Kind::Cards, 1));
        let kept = [computer, Computers::default()].map(|computers| {
            let players = Names::new("Quit", "No").unwrap();
            let record = AnyRecord::deal(Kind::Cards, 3, players, Player::One.into());
            Unfinished { record: record.with_computers(computers), file: None }
        });
        told.talk.tell(&mut told.app, Event::Found(kept.into(), 0));
        told.hear(&["resume"]);
        let said = told.hear(&[line]);
        assert!(told.app.table().is_none(), "{line}: {said}");
        assert!(said.starts_with(answer), "{line}: {said}");
        assert!(line != "quit" || !said.contains("resume 2"), "{said}");
    }
}
