//! Answers that leave nothing open: of whom they are, of what, and who is asked next.

use mandala::app::start::Unfinished;
use mandala::app::{Event, Moved, Resume, Saving, Tongue};
use mandala::record::{AnyRecord, Names};
use mandala::rules::cards::Phase;
use mandala::rules::{Color, Kind, Player};
use mandala::store::StoreError;
use mandala::texts::language::lines::Said;

use crate::common::names;
use crate::heard::{alone, made, start};
use crate::heard_games::keeping;
use crate::heard_questions::{at_last_flips, in_tongue};
use crate::heard_sentences::at_draft_of;
use crate::lines::Told;

#[test]
fn what_lies_ahead_of_somebody_is_told_of_them() {
    for (tongue, line, ahead) in [
        (Tongue::English, "what lies ahead of NAME?", "Ahead of NAME: "),
        (Tongue::English, "what is ahead of NAME", "Ahead of NAME: "),
        (Tongue::German, "was liegt vor NAME?", "Vor NAME: "),
        (Tongue::Dutch, "wat ligt er voor NAME?", "Vóór NAME: "),
        (Tongue::French, "qu'y a-t-il devant NAME ?", "Devant NAME\u{a0}: "),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&["40 yes"]);
        let [of_anna, of_beth] = ["Anna", "Beth"].map(|name| {
            let said = told.hear(&[&line.replace("NAME", name)]);
            assert!(said.starts_with(&ahead.replace("NAME", name)), "{line}: {said}");
            assert_eq!(said.lines().count(), 1, "{said}");
            said
        });
        // Anna's pawn is on 40, that of Beth at the start.
        assert!(of_anna.contains(" 41") && !of_anna.contains(" 2,"), "{of_anna}");
        assert!(of_beth.contains(" 1,") && of_beth.contains(" 2,"), "{of_beth}");
        // One of those is nothing that Beth could take.
        let said = told.hear(&[&line.replace("NAME", "Anna"), "1"]);
        assert!(!said.contains(" 41.\n"), "{said}");
    }
}

#[test]
fn what_a_color_is_worth_in_a_share_out_is_what_it_would_bring() {
    for (tongue, line) in [
        (Tongue::English, "what is COLOR worth?"),
        (Tongue::English, "what would COLOR bring me"),
        (Tongue::German, "was ist COLOR wert?"),
        (Tongue::German, "was bringt COLOR?"),
        (Tongue::Dutch, "wat is COLOR waard?"),
        (Tongue::French, "combien vaut COLOR ?"),
    ] {
        let mut told = at_draft_of(3, tongue);
        let color = shared_color(&told);
        told.hear(&[]);
        let before = made(&told);
        let said = told.hear(&[&line.replace("COLOR", color)]);
        // The same is said before it is taken, but for what is to be played and whether to.
        let chosen = told.hear(&[color]);
        let brings: Vec<&str> = chosen.lines().collect();
        let brings = &brings[1..brings.len() - 1];
        assert!(!brings.is_empty(), "{chosen}");
        // What is not counted is told once.
        let said: Vec<&str> = said.lines().collect();
        assert!(said.starts_with(brings), "{line}");
        assert_eq!(made(&told), before, "{line}");
    }
}

#[test]
fn what_a_color_is_worth_in_a_turn_is_what_it_counts_in_the_cups() {
    for (tongue, line, answer) in [
        (
            Tongue::English,
            "how much is black worth?",
            "Black is in no River yet, so it counts nothing. The first card of it that is taken goes \
             to the River: space 1 for Anna, space 1 for Beth.",
        ),
        (
            Tongue::German,
            "was ist Schwarz wert?",
            "Schwarz liegt in keinem Fluss und zählt daher noch nichts. Die erste genommene Karte \
             kommt in den Fluss: auf Platz 1 bei Anna, auf Platz 1 bei Beth.",
        ),
        (
            Tongue::Dutch,
            "wat is zwart waard?",
            "Zwart ligt in geen rivier en telt dus nog niet. De eerste genomen kaart komt in de \
             rivier: op vakje 1 bij Anna, op vakje 1 bij Beth.",
        ),
        (
            Tongue::French,
            "combien vaut le noir ?",
            "En noir, rien ne compte encore\u{a0}: aucune rivière n'en a. La première carte prise \
             va dans la rivière\u{a0}: case 1 pour Anna, case 1 pour Beth.",
        ),
    ] {
        let said = in_tongue(Kind::Cards, tongue).hear(&[line]);
        assert_eq!(said.trim_end(), answer);
    }
    // Once a Mandala was shared out, Rivers are not empty.
    let mut told = at_draft_of(4, Tongue::English);
    for _ in 0..4 {
        told.hear(&[&format!("{} yes", shared_color(&told))]);
    }
    told.hear(&["ready"]);
    let colors = Color::ALL.map(|it| told.hear(&[&format!("what is {} worth?", it.name())]));
    let said = colors.concat();
    let counts = ["counts 1 point for ", "counts nothing yet for "];
    assert!(counts.iter().any(|it| said.contains(it)), "{said}");
}

#[test]
fn the_discard_pile_is_told_and_cards_can_go_to_it() {
    for (tongue, line, onto) in [
        (Tongue::English, "discard pile", "red to the discard pile"),
        (Tongue::English, "what is on the discard pile?", "red on the discard pile"),
        (Tongue::German, "die Ablage", "rot auf die Ablage"),
        (Tongue::German, "Ablagestapel", "rot ablegen auf den Ablagestapel"),
        (Tongue::Dutch, "de aflegstapel", "rood naar de aflegstapel"),
        (Tongue::French, "la défausse", "rouge à la défausse"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let deck = told.hear(&["deck"]);
        let said = told.hear(&[line]);
        assert_eq!(said.lines().next(), deck.lines().next(), "{line}");
        assert_eq!(said.lines().count(), 1, "{said}");
        let asked = tongue.language().in_lines().say(&Said::PlayIt, &Vec::new());
        let said = told.hear(&[onto]);
        assert!(said.trim_end().ends_with(&asked), "{onto}: {said}");
    }
}

#[test]
fn what_is_missing_is_told_of_both_mandalas_or_of_what_was_said() {
    for (tongue, line, places, half) in [
        (Tongue::English, "what is missing?", ["left Mandala: ", "right Mandala: "], "build left"),
        (Tongue::German, "was fehlt?", ["linken Mandala ", "rechten Mandala "], "bauen links"),
        (Tongue::Dutch, "wat ontbreekt er?", ["linkermandala ", "rechtermandala "], "bouw links"),
        (Tongue::French, "que manque-t-il ?", ["de gauche", "de droite"], "construire gauche"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[line]);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 2, "{said}");
        assert!(lines[0].contains(places[0]) && lines[1].contains(places[1]), "{said}");
        let asked = told.hear(&[half]);
        assert_eq!(told.hear(&[line]), asked);
    }
    // One that is shared out was complete, whatever was taken from it.
    let mut told = at_draft_of(4, Tongue::English);
    let color = shared_color(&told);
    told.hear(&[&format!("{color} yes")]);
    let said = told.hear(&["what is missing?"]);
    assert_eq!(said.matches(" is complete and is being shared out.").count(), 1, "{said}");
}

/// A color of the Mountain that is shared out.
fn shared_color(told: &Told) -> &'static str {
    let game = told.app.table().unwrap().cards().unwrap().game();
    let Phase::Draft(draft) = game.public_view().phase() else { unreachable!() };
    let mountain = game.public_view().mandala(draft.side).mountain;
    mountain.colors().iter().next().unwrap().name()
}

#[test]
fn two_who_are_level_are_both_and_more_are_all() {
    for (tongue, both) in [
        (Tongue::English, "Both have the same points"),
        (Tongue::German, "Beide haben gleich viele Punkte"),
        (Tongue::Dutch, "Beiden hebben evenveel punten"),
        (Tongue::French, "Tous les deux ont le même nombre de points"),
    ] {
        for kind in Kind::ALL {
            let said = in_tongue(kind, tongue).hear(&["score"]);
            assert!(said.contains(both), "{said}");
        }
    }
    let three = Names::of_all(["Anna", "Bob", "Cleo"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 3, three, Player::One.into());
    let said = Told::resumed(record).hear(&["score"]);
    assert!(said.contains("All have the same points"), "{said}");
}

#[test]
fn the_word_that_means_nothing_is_named() {
    let mut told = in_tongue(Kind::Cards, Tongue::English);
    for (line, answer) in [
        ("green river", "\"river\" does not go with the rest. "),
        ("discard the river", "\"river\" does not go with the rest. "),
        ("river hand black", "\"black\" does not go with the rest. "),
        ("put the eye there please", "\"eye\" means nothing here. "),
        ("row 5", "\"row\" means nothing here. "),
        ("the other one", "Which other one do you mean?\n"),
        ("green rubbish left", "I do not understand \"rubbish\". "),
        ("green\u{1b}[31mrubbish", "I do not understand \"31mrubbish\". "),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        assert!(!said.contains('\u{1b}'), "{said}");
    }
    for (tongue, answer) in [
        (Tongue::German, "„Fluss“ passt nicht zum Rest. "),
        (Tongue::Dutch, "‘rivier’ past niet bij de rest. "),
        (Tongue::French, "«\u{a0}rivière\u{a0}» ne va pas avec le reste. "),
    ] {
        let line = match tongue {
            Tongue::German => "grün fluss",
            Tongue::Dutch => "groen rivier",
            _ => "vert rivière",
        };
        let said = in_tongue(Kind::Cards, tongue).hear(&[line]);
        assert!(said.to_lowercase().starts_with(&answer.to_lowercase()), "{said}");
    }
    // Before a game, too.
    let said = start(Kind::Cards).hear(&["", "green pyramids"]);
    assert!(said.contains("\"green\" does not go with the rest. "), "{said}");
}

#[test]
fn a_question_after_an_answer_names_whom_it_asks_among_several() {
    for (tongue, asked) in [
        (Tongue::English, "Anna, what do you do?"),
        (Tongue::German, "Anna, was tust du?"),
        (Tongue::Dutch, "Anna, wat doe je?"),
        (Tongue::French, "Anna, que faites-vous\u{a0}?"),
    ] {
        for kind in Kind::ALL {
            let mut told = in_tongue(kind, tongue);
            if kind == Kind::Tiles {
                told.hear(&["purple yes"]);
            }
            for line in ["hm", "rubbish", "yes"] {
                let said = told.hear(&[line]);
                assert_eq!(said.lines().last(), Some(asked), "{line}: {said}");
            }
        }
    }
    // Where only one could be asked, that need not be said.
    let mut told = alone(Kind::Pyramids);
    let said = told.hear(&["", "hm"]);
    assert!(said.ends_with("\nWhat do you do?\n"), "{said}");
}

#[test]
fn not_that_one_is_a_no_in_every_language() {
    for (tongue, lines) in [
        (Tongue::English, &["not that one", "not this one", "no, not that one"][..]),
        (Tongue::German, &["das nicht", "nicht das", "nein, das nicht", "die nicht"]),
        (Tongue::Dutch, &["die niet", "dat niet", "nee, die niet"]),
        (Tongue::French, &["pas ça", "pas celle-là", "non, pas ça"]),
    ] {
        let not_played = tongue.language().in_lines().say(&Said::NotPlayed, &Vec::new());
        for line in lines {
            let mut told = in_tongue(Kind::Pyramids, tongue);
            let said = told.hear(&["3", line]);
            assert!(said.contains(&not_played), "{line}: {said}");
        }
    }
}

#[test]
fn whoever_leaves_a_game_that_is_over_hears_that_it_is_saved() {
    for tongue in Tongue::ALL {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&["agree", "yes", "yes"]);
        let saving = Saving::Finished("games/0.mandala".into());
        told.talk.tell(&mut told.app, Event::Saved(saving));
        let goodbye = tongue.language().in_lines().say(&Said::Goodbye, &Vec::new());
        assert_eq!(told.hear(&["quit"]).trim_end(), goodbye);
    }
}

#[test]
fn what_cannot_be_saved_is_told_in_sentences_with_one_full_stop() {
    for tongue in Tongue::ALL {
        let mut told = in_tongue(Kind::Tiles, tongue);
        told.hear(&["purple yes"]);
        let why = std::sync::Arc::new(StoreError::NoHome);
        told.talk.tell(&mut told.app, Event::Saved(Saving::Failed(why)));
        let said = told.hear(&["quit"]);
        assert!(said.lines().count() > 1 && !said.contains(".."), "{said}");
        let why = Moved::NotCreated { path: "game.mandala".into() };
        let saving = Saving::Moved { why, how: Resume::Latest };
        told.talk.tell(&mut told.app, Event::Saved(saving));
        let said = told.hear(&["no"]);
        // A file and a command are said as they are typed.
        assert!(said.contains("game.mandala") && !said.contains("Game.mandala"), "{said}");
        assert!(said.contains(": mandala --resume\n"), "{said}");
    }
}

#[test]
fn games_that_are_not_listed_are_counted_as_well() {
    let said = keeping(&[Kind::Tiles; 3]).hear(&[]);
    assert!(said.contains("You can go on with 3 saved games. "), "{said}");
    let mut told = keeping(&[Kind::Tiles; 19]);
    let record = AnyRecord::deal(Kind::Tiles, 3, names(), Player::One.into());
    let found = Event::Found(vec![Unfinished { record, file: None }], 3);
    told.talk.tell(&mut told.app, found);
    let said = told.hear(&[]);
    let kept = "You can go on with 23 saved games. Type resume to hear 20 of them.\n";
    assert!(said.contains(kept), "{said}");
}

#[test]
fn why_that_one_asks_for_the_reason_of_what_is_chosen() {
    for line in ["why that one?", "why that one", "why", "why would I do that?"] {
        let mut told = alone(Kind::Tiles);
        told.hear(&["purple yes"]);
        let hints = told.hear(&["hint"]);
        let best = hints.lines().find_map(|it| it.strip_prefix("1. ")).unwrap();
        let said = told.hear(&["the first", line]);
        assert!(said.contains(&format!("\n{best}\n")), "{line}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{line}: {said}");
    }
}

#[test]
fn whoever_takes_the_best_move_or_asks_for_a_tip_gets_hints() {
    for line in ["I'll take the best move", "take a hint", "give me a tip", "tip"] {
        let mut told = alone(Kind::Pyramids);
        let said = told.hear(&["", line]);
        assert!(said.contains("\n1. Take "), "{line}: {said}");
    }
    let mut told = alone(Kind::Pyramids);
    let said = told.hear(&["hint", "take hint 2"]);
    assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
}

#[test]
fn what_is_not_done_is_followed_by_what_is_asked() {
    let mut told = at_last_flips();
    told.hear(&[]);
    let said = told.hear(&["all", "hold on"]);
    assert!(said.contains("\nNothing is done.\nType all "), "{said}");
}

#[test]
fn what_somebody_got_before_any_share_out_is_what_they_drew() {
    let mut told = alone(Kind::Cards);
    told.hear(&["discard 1 red yes"]);
    let said = told.hear(&["what did I get?"]);
    assert!(said.starts_with("You drew "), "{said}");
}

#[test]
fn who_lies_ahead_in_dutch_is_who_has_more_points() {
    let [asked, meant] = ["wie ligt voor?", "wie staat voor?"]
        .map(|line| in_tongue(Kind::Tiles, Tongue::Dutch).hear(&[line]));
    assert_eq!(asked, meant);
}

#[test]
fn a_name_is_no_beginning_of_a_word() {
    // It could be cut short from `both` or `bottom`.
    let names = Names::of_all(["Anna", "Bot"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
    let mut told = Told::in_tongue(record, Tongue::English);
    let said = told.hear(&["where is Bot?"]);
    assert!(said.contains("\nPawns: Bot at the start.\n"), "{said}");
}
