//! What is told of what happened, to those who ask and to those who do not: all of it, and once.

use mandala::app::Tongue;
use mandala::record::{AnyRecord, Computers, Names};
use mandala::rules::cards::Phase;
use mandala::rules::{Kind, Level, Player};
use mandala::texts::language::lines::tiles::Fact;

use crate::common::names;
use crate::heard::{alone, made, people};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::{at_draft_of, shared_out};
use crate::lines::Told;

/// The colors of the Mountain that is shared out, and whose choice it is.
fn shared(told: &Told) -> Option<(Vec<&'static str>, String)> {
    let game = told.app.table()?.cards()?.game();
    let Phase::Draft(draft) = game.public_view().phase() else { return None };
    let mountain = game.public_view().mandala(draft.side).mountain;
    let colors = mountain.colors().iter().map(|it| it.name());
    Some((colors.collect(), names().of(draft.chooser).to_string()))
}

#[test]
fn what_somebody_got_is_what_they_took_in_the_last_share_out() {
    for (tongue, ask, takes) in [
        (Tongue::English, "what did NAME get?", "takes"),
        (Tongue::German, "was hat NAME bekommen?", "nimmt"),
        (Tongue::Dutch, "wat kreeg NAME?", "neemt"),
        (Tongue::French, "qu'a reçu NAME ?", "prend"),
    ] {
        let mut told = at_draft_of(4, tongue);
        let mut taken = Vec::new();
        while let Some((colors, name)) = shared(&told) {
            let said = told.hear(&[&format!("{} yes", colors[0])]);
            let is_taken = |it: &&str| it.starts_with(&name) && it.contains(takes);
            let line = said.lines().find(is_taken).unwrap_or_default();
            taken.push((name, line.split([':', '\u{a0}']).next().unwrap().to_string()));
        }
        for name in ["Anna", "Beth"] {
            let said = told.hear(&[&ask.replace("NAME", name)]);
            let own: Vec<_> = taken.iter().filter(|it| it.0 == name).collect();
            assert!(
                !own.is_empty() && own.iter().all(|it| said.contains(&it.1)),
                "{own:?}: {said}"
            );
            assert!(said.lines().all(|it| it.starts_with(name)), "{said}");
        }
    }
}

#[test]
fn what_is_left_of_a_share_out_is_what_is_left_to_take() {
    for (tongue, line) in [
        (Tongue::English, "what's left?"),
        (Tongue::German, "was ist übrig?"),
        (Tongue::Dutch, "wat is er over?"),
        (Tongue::French, "que reste-t-il ?"),
    ] {
        let mut told = at_draft_of(3, tongue);
        let asked = told.hear(&[]).lines().last().unwrap().to_string();
        assert_eq!(told.hear(&[line]).trim_end(), asked, "{line}");
    }
    let said = at_draft_of(3, Tongue::English).hear(&["how many cards are left in the deck?"]);
    assert!(said.lines().rev().any(|it| it.starts_with("The deck has ")), "{said}");
}

#[test]
fn what_holds_for_a_whole_share_out_is_said_at_its_first_choice_alone() {
    for computers in [
        Computers::default(),
        Computers::default().with(Player::One, Level::new(Kind::Cards, 1)),
        Computers::default().with(Player::Two, Level::new(Kind::Cards, 1)),
    ] {
        hears_caveats_once(Told::resumed(shared_out(5).with_computers(computers)));
    }
}

/// Goes through a share-out, at whose first choice each player hears what is not counted.
fn hears_caveats_once(mut told: Told) {
    told.hear(&[]);
    let (mut choices, mut told_to) = (0, Vec::new());
    while let Some((colors, name)) = shared(&told) {
        let said = told.hear(&[colors[0]]);
        assert_eq!(said.contains("are not counted."), !told_to.contains(&name), "{said}");
        told_to.push(name);
        // Whoever weighs another one at the same choice hears the same of it.
        let again = told.hear(&["no", colors[0]]);
        assert!(again.ends_with(&said), "{again}");
        told.hear(&["yes"]);
        choices += 1;
    }
    assert!(choices > 1);
}

#[test]
fn why_somebody_chooses_first_is_said_once() {
    use mandala::rules::ByPlayer;
    use mandala::rules::cards::{Event, Side};
    use mandala::story::cards::Line;
    use mandala::texts::language::lines::cards::Fact;
    for tongue in Tongue::ALL {
        let words = tongue.language();
        let why =
            words.in_lines().card_fact(&Fact::ChoosesFirst(Player::Two, Player::One), &names());
        assert_eq!(why.matches("Anna").count(), 1, "{why}");
        let (side, by, fields) = (Side::Left, Player::Two, ByPlayer::default());
        let bare = Line::Event(Event::Completed { side, by, first: None, fields });
        assert!(!words.cards().told(&bare, &names()).contains("Anna"));
    }
}

#[test]
fn what_she_or_i_did_is_told_of_that_player() {
    for (tongue, lines, theirs, own) in [
        (Tongue::English, ["3 yes", "5 yes"], "what did she just do?", "what did I do?"),
        (Tongue::German, ["3 ja", "5 ja"], "was hat sie gemacht?", "was habe ich gemacht?"),
        (Tongue::Dutch, ["3 ja", "5 ja"], "wat heeft ze gedaan?", "wat heb ik gedaan?"),
        (Tongue::French, ["3 oui", "5 oui"], "qu'a-t-elle fait ?", "qu'est-ce que j'ai fait ?"),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&lines);
        for (line, who, place) in [(theirs, "Beth", "5."), (own, "Anna", "3.")] {
            let said = told.hear(&[line]);
            assert!(said.starts_with(who) && said.contains(place), "{line}: {said}");
        }
    }
}

#[test]
fn what_happened_is_all_since_ones_own_last_turn() {
    let all = Names::of_all(["Anna", "Bob", "Cleo"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, all, Player::One.into());
    let mut told = Told::resumed(record);
    told.hear(&["3 yes", "5 yes", "7 yes"]);
    let said = told.hear(&["what happened?"]);
    assert!(said.starts_with("Turn 2.\nBob took ") && said.contains("\nCleo took "), "{said}");
    assert!(!said.contains("Anna took"), "{said}");
}

#[test]
fn what_was_drawn_is_told_to_its_owner_alone() {
    for (tongue, line, ready, drew) in [
        (Tongue::English, "what did I draw?", "ready", "You drew "),
        (Tongue::German, "was habe ich gezogen?", "bereit", "Gezogen: "),
        (Tongue::Dutch, "wat heb ik getrokken?", "toon", "Je trok "),
        (Tongue::French, "qu'est-ce que j'ai pioché ?", "prêt", "Vous avez pioché\u{a0}: "),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        told.hear(&["red left mountain yes"]);
        let drawn = told.hear(&[line]);
        assert!(drawn.starts_with(drew), "{line}: {drawn}");
        let asked = told.hear(&["done"]).lines().last().unwrap().to_string();
        // Nobody has said yet that they are alone.
        assert_eq!(told.hear(&[line]).trim_end(), asked, "{line}");
        let said = told.hear(&[ready, line]);
        assert!(!said.ends_with(&drawn), "{line}: {said}");
    }
    let mut told = alone(Kind::Cards);
    let said = told.hear(&["2 green left field yes", "next", "what did I draw?"]);
    assert!(said.ends_with("You drew nothing.\n"), "{said}");
}

#[test]
fn questions_of_players_about_the_game_are_answered() {
    for (tongue, line, answer) in [
        (Tongue::English, "who started?", "Anna started"),
        (Tongue::German, "wer hat angefangen?", "Anna hat begonnen"),
        (Tongue::Dutch, "wie begon er?", "Anna begon"),
        (Tongue::French, "qui a commencé ?", "Anna a commencé"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[line]);
        assert!(said.contains(answer), "{line}: {said}");
        assert_eq!(made(&told), 0);
    }
    for (tongue, line) in [
        (Tongue::English, "when does it end?"),
        (Tongue::German, "wann endet es?"),
        (Tongue::Dutch, "wanneer eindigt het?"),
        (Tongue::French, "quand est-ce que ça finit ?"),
    ] {
        for kind in Kind::ALL {
            // The rules of cards first say what a complete Mandala brings.
            let at = if kind == Kind::Cards { 3 } else { 2 };
            let end = tongue.language().games().game(kind).rules[at].paragraphs[0];
            let (begins, _) = end.split_once(['.', '*']).unwrap();
            let said = in_tongue(kind, tongue).hear(&[line]);
            assert!(said.contains(begins), "{line}: {said}");
        }
    }
    for (tongue, line) in [
        (Tongue::English, "how am I doing?"),
        (Tongue::German, "wie stehe ich?"),
        (Tongue::Dutch, "hoe sta ik ervoor?"),
        (Tongue::French, "où en suis-je ?"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let score = told.hear(&["score"]);
        assert_eq!(told.hear(&[line]), score, "{line}");
    }
}

#[test]
fn what_can_go_to_a_place_is_told_of_that_place() {
    for (tongue, line, answer) in [
        (Tongue::English, "which colors can I put on the right mountain?", "Right Mountain: "),
        (Tongue::German, "welche Farben kann ich ins rechte Zentrum legen?", "Rechtes Zentrum: "),
        (Tongue::Dutch, "welke kleuren kan ik op de rechter berg leggen?", "Rechterberg: "),
        (
            Tongue::French,
            "quelles couleurs puis-je poser sur la montagne de droite ?",
            "Montagne de droite\u{a0}: ",
        ),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        assert_eq!(said.lines().count(), 1, "{line}: {said}");
    }
    let mut told = in_tongue(Kind::Cards, Tongue::English);
    let said = told.hear(&["what can I put in the left field?"]);
    assert!(said.starts_with("Left Field: ") && said.lines().count() == 1, "{said}");
}

#[test]
fn how_many_somebody_has_is_the_first_that_is_said() {
    for (tongue, line, none, one) in [
        (
            Tongue::English,
            "how many large blue do I have?",
            "Anna has no large blue pyramid.",
            "Anna has 1 large blue pyramid.",
        ),
        (
            Tongue::German,
            "wie viele große blaue habe ich?",
            "Anna hat keine große blaue Pyramide.",
            "Anna hat 1 große blaue Pyramide.",
        ),
        (
            Tongue::Dutch,
            "hoeveel grote blauwe heb ik?",
            "Anna heeft geen grote blauwe piramide.",
            "Anna heeft 1 grote blauwe piramide.",
        ),
        (
            Tongue::French,
            "combien de grandes bleues ai-je ?",
            "Anna n'a aucune grande pyramide bleue.",
            "Anna a 1 grande pyramide bleue.",
        ),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        assert!(told.hear(&[line]).starts_with(none), "{line}");
        told.hear(&["3 yes", "5 yes"]);
        assert!(told.hear(&[line]).starts_with(one), "{line}");
    }
    let mut told = people(Kind::Pyramids);
    let said = told.hear(&["3 yes", "how many blue does Anna have?"]);
    assert!(said.ends_with("Anna has 1 blue pyramid.\n"), "{said}");
}

#[test]
fn whose_turn_it_is_is_said_once() {
    for tongue in Tongue::ALL {
        for kind in [Kind::Tiles, Kind::Pyramids] {
            let mut told = in_tongue(kind, tongue);
            told.hear(&["purple yes"]);
            let said = told.hear(&[""]);
            assert!(said.starts_with("Anna, "), "{said}");
            assert_eq!(said.matches("Anna").count(), 1, "{said}");
        }
    }
}

#[test]
fn one_more_of_a_list_is_told_with_the_others() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple yes"]);
    // A row of eight is too long to be told, one of six is not.
    let said = told.hear(&["can I open on b7, c7, d7, e7, f7 or g7?"]);
    assert!(said.ends_with("on b7, c7, d7, e7, f7 and g7.\n"), "{said}");
    let cells: Vec<_> = ["b7", "c7", "d7", "e7", "f7"].map(|it| it.parse().unwrap()).to_vec();
    let red = mandala::rules::Color::Red;
    for tongue in Tongue::ALL {
        let words = tongue.language().in_lines();
        let all = words.tile_fact(&Fact::Opens(red, cells.clone(), 0), &names());
        let some = words.tile_fact(&Fact::Opens(red, cells.clone(), 2), &names());
        assert!(some.len() > all.len() && some.contains(';'), "{some}");
    }
}
