//! What is answered about what was done, what could be and what a game was decided by.

use mandala::app::{App, PracticePage, Tongue};
use mandala::lines::Clearing;
use mandala::record::{AnyRecord, Names};
use mandala::rules::cards::Phase;
use mandala::rules::{Kind, Player};
use mandala::texts::language::lines::Said;

use crate::common::names;
use crate::heard::{alone, made, people};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::at_draft;
use crate::lines::{Told, settings};
use crate::review::ended;

#[test]
fn why_after_hints_explains_them() {
    for tongue in Tongue::ALL {
        let mut told = in_tongue(Kind::Tiles, tongue);
        told.hear(&["purple", "yes", "hints on"]);
        let hints = told.hear(&["hint"]);
        let best = hints.lines().find_map(|it| it.strip_prefix("1. ")).unwrap();
        let second = hints.lines().find_map(|it| it.strip_prefix("2. ")).unwrap();
        let said = told.hear(&["why"]);
        let numbers = tongue.language().in_lines().say(&Said::AboutHints, &Vec::new());
        assert_eq!(said, format!("{best}\n{numbers}\n"));
        let said = told.hear(&["2", "why"]);
        assert!(said.contains(second), "{said}");
    }
}

#[test]
fn what_a_color_brings_says_whose_hidden_cards_are_left_out() {
    let mut told = at_draft(Tongue::English);
    let game = told.app.table().unwrap().cards().unwrap().game();
    let Phase::Draft(draft) = game.public_view().phase() else { unreachable!() };
    let mountain = game.public_view().mandala(draft.side).mountain;
    let color = mountain.colors().iter().next().unwrap().name();
    let said = told.hear(&[color]);
    assert!(said.contains("Hidden cards in the Cups are not counted. Type ready first "), "{said}");
    let said = told.hear(&["no", "ready", color]);
    let other = names().of(draft.chooser.other()).to_string();
    assert!(said.contains(&format!("Hidden cards in {other}'s Cup are not counted.\n")), "{said}");
}

#[test]
fn what_can_be_done_at_cards_names_each_place_once() {
    for (tongue, both) in [
        (Tongue::English, "Left or right Mountain: red, orange, green, purple and black."),
        (Tongue::German, "Linkes oder rechtes Zentrum: Rot, Orange, Grün, Violett und Schwarz."),
        (Tongue::Dutch, "Linker- of rechterberg: rood, oranje, groen, paars en zwart."),
        (
            Tongue::French,
            "Montagne de gauche ou de droite\u{a0}: rouge, orange, vert, violet et noir.",
        ),
    ] {
        let said = in_tongue(Kind::Cards, tongue).hear(&["legal"]);
        assert!(said.starts_with(both), "{said}");
        assert_eq!(said.lines().count(), 4, "{said}");
    }
}

#[test]
fn what_moved_a_chance_adds_up_as_it_is_heard() {
    let app = App::replay(settings(), AnyRecord::from(ended(20, names())));
    let mut told = Told::of(app, Clearing::Nothing);
    told.hear(&["review"]);
    let said = told.hear(&["luck"]);
    let moved = said.lines().skip_while(|it| !it.starts_with("At first: "));
    let moved = moved.take_while(|it| !it.contains("accuracy"));
    let percent = |line: &str| -> i32 {
        let number = line.split(": ").last().unwrap().split(['.', '%']).next().unwrap();
        match number.split_once(' ') {
            Some(("minus", by)) => -by.parse::<i32>().unwrap(),
            Some((_, by)) => by.parse().unwrap(),
            None => number.parse().unwrap(),
        }
    };
    let moved: Vec<i32> = moved.map(percent).collect();
    let (end, moved) = moved.split_last().unwrap();
    assert_eq!(moved.iter().sum::<i32>(), *end, "{said}");
    // Signs are words in what decided it, too.
    assert!(![" +", " -", "−"].iter().any(|it| said.contains(it)), "{said}");
}

#[test]
fn nothing_is_thought_over_before_there_is_something() {
    for tongue in Tongue::ALL {
        let page = |all| tongue.language().lessons().practice_page(PracticePage::Looking(0, all));
        assert_eq!(page(0)[..], page(8)[..1]);
        assert_eq!(page(8).len(), 2);
    }
}

#[test]
fn what_somebody_did_is_told_of_their_last_turn() {
    let all = Names::of_all(["Anna", "Bob", "Cleo"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, all, Player::One.into());
    let mut told = Told::resumed(record);
    told.hear(&["3 yes", "5 yes", "7 yes"]);
    for line in ["what did Bob do?", "Bob's last move"] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("Bob took ") && said.contains(" 5."), "{line}: {said}");
        assert_eq!(said.lines().count(), 1, "{line}: {said}");
    }
    assert!(told.hear(&["last"]).contains("\nCleo took "));
    let said = told.hear(&["undo", "undo", "what did Bob do?"]);
    assert!(said.ends_with("Bob has done nothing yet.\n"), "{said}");
}

#[test]
fn what_a_mandala_lacks_is_told_by_its_colors() {
    for (tongue, line, answer) in [
        (Tongue::English, "what is missing in the left?", "Missing in the left Mandala: "),
        (Tongue::German, "was fehlt links?", "Im linken Mandala fehlen "),
        (Tongue::Dutch, "wat ontbreekt er links?", "In de linkermandala ontbreken "),
        (Tongue::French, "que manque à gauche ?", "Il manque au mandala de gauche\u{a0}: "),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        let table = told.app.table().unwrap();
        let lies =
            table.cards().unwrap().game().public_view().mandala(mandala::rules::cards::Side::Left);
        let lacks = 6 - usize::from(lies.mountain.colors().len());
        assert_eq!(said.matches(", ").count() + 2, lacks, "{line}: {said}");
    }
}

#[test]
fn why_is_answered_where_nothing_was_refused_or_hinted_at() {
    for (line, answer) in [
        ("why?", "Nothing was just refused or hinted at."),
        ("why not?", "Nothing was just refused or hinted at."),
        ("why did she do that?", "I can't say why."),
        ("why is the sky blue?", "I can't say why."),
        ("why me?", "Anna started, and all take turns."),
        ("why do I start?", "Anna started, and all take turns."),
        ("why is Beth first?", "Anna started, and all take turns."),
        ("why not 6?", "You can do that."),
    ] {
        let mut told = people(Kind::Pyramids);
        told.hear(&[]);
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        assert!(said.ends_with("Anna, what do you do?\n"), "{line}: {said}");
    }
}

#[test]
fn whoever_asks_what_somebody_else_would_do_gets_hints() {
    for (tongue, line) in [
        (Tongue::English, "what would you do?"),
        (Tongue::German, "was würdest du tun?"),
        (Tongue::Dutch, "wat zou jij doen?"),
        (Tongue::French, "que feriez-vous ?"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        told.hear(&["hints on"]);
        assert!(told.hear(&[line]).contains("\n2. "), "{line}");
    }
}

#[test]
fn which_one_is_said_of_what_was_just_named() {
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    for (line, which, place) in [
        ("", "the second one", "2"),
        ("next red", "the second one", "16"),
        ("can I take a large red one?", "the third", "42"),
        ("list small green", "the last one", "60"),
        ("next large red", "I'll take the first", "19"),
    ] {
        let said = told.hear(&[line, which]);
        let asks = said.ends_with("Play it? Yes or no.\n");
        assert!(asks && said.contains(&format!(" on {place}.\n")), "{line}: {said}");
        told.hear(&["no"]);
    }
    // It stays so until something else is named or asked.
    let said = told.hear(&["next red", "score", "take it", "no, the second one"]);
    assert!(said.contains("Take small red on 16.\n"), "{said}");
    let said = told.hear(&["no", "the second one"]);
    assert!(said.contains("Take medium black on 2.\n"), "{said}");
    assert_eq!(made(&told), 0);
    // What has numbers keeps them.
    let hints = told.hear(&["no", "hints on", "hint"]);
    let second = hints.lines().find_map(|it| it.strip_prefix("2. ")).unwrap();
    let deed = second.split(" (").next().unwrap();
    let said = told.hear(&["next red", "the second", "no", "hint 2"]);
    assert!(said.contains(&format!("\nTake {}", deed.trim_start_matches("Take "))), "{said}");
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes", "open c4 yes"]);
    for line in ["legal", "list", "where can I open?", "open"] {
        let named = told.hear(&[line]);
        let cell = |it: &str| it.parse::<mandala::rules::tiles::Cell>().is_ok();
        let named = named.split([' ', ',', '.', ';']).filter(|it| cell(it)).nth(1).unwrap();
        let said = told.hear(&["the second one"]);
        assert!(said.contains(named), "{line}: {named}: {said}");
        told.hear(&["no"]);
    }
}

#[test]
fn a_review_says_first_that_it_takes_a_while() {
    let app = App::replay(settings(), AnyRecord::from(ended(20, names())));
    let mut told = Told::of(app, Clearing::Nothing);
    told.hear(&[]);
    told.talk.hear(&mut told.app, "review");
    told.talk.speak(&told.app);
    let said = told.talk.take_printed();
    assert_eq!(said, "Looking at the game again. This takes a while.\n");
    told.talk.tell_waiting(&told.app);
    let said = told.talk.take_printed();
    assert!(said.starts_with("Thinking over 0 of "), "{said}");
}

#[test]
fn the_tile_of_a_color_is_one_in_every_language() {
    for (tongue, flip, lines) in [
        (Tongue::English, "you can flip.", ["the purple one", "the purple"]),
        (Tongue::German, "umdrehen kannst.", ["das violette", "die violette"]),
        (Tongue::Dutch, "kunt omdraaien.", ["de paarse", "die paarse tegel"]),
        (Tongue::French, "puissiez retourner.", ["la violette", "la tuile violette"]),
    ] {
        for line in lines {
            let mut told = in_tongue(Kind::Tiles, tongue);
            told.hear(&["purple yes", "open c4 yes", "open e4 yes"]);
            let said = told.hear(&[line]);
            assert!(said.contains(flip), "{line}: {said}");
        }
    }
    assert!(alone(Kind::Cards).hear(&["", "the green"]).contains("Green can go to"));
}
