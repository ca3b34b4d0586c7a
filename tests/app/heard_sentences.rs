//! What is said in whole sentences at the start screen and at the tables, in every language, and
//! what is heard in answer: each fact once, and nothing is done that was only asked about.

use mandala::app::Tongue;
use mandala::record::cards::Record;
use mandala::record::{AnyRecord, Names};
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Player};
use mandala::texts::language::lines::{Said, Word};

use crate::common::{names, pick};
use crate::heard::{alone, made, proposal, start, tables};
use crate::heard_questions::in_tongue;
use crate::lines::Told;

/// A game of cards whose Mountain is shared out between two people.
pub fn at_draft(tongue: Tongue) -> Told {
    at_draft_of(2, tongue)
}

/// The same of so many colors or more.
pub fn at_draft_of(colors: u8, tongue: Tongue) -> Told {
    Told::in_tongue(shared_out(colors), tongue)
}

/// The game alone.
pub fn shared_out(colors: u8) -> AnyRecord {
    let mut drafts = (0..).filter_map(|seed| {
        let mut chance = Shuffler::new(!seed);
        let mut record = Record::new(seed, names(), Player::One);
        loop {
            let table = record.game().public_view();
            if let Phase::Draft(draft) = table.phase() {
                let mountain = table.mandala(draft.side).mountain;
                return (mountain.colors().len() >= colors).then_some(record);
            }
            let action = pick(&record.game().legal_actions(), &mut chance)?;
            record.play(action).unwrap();
        }
    });
    AnyRecord::from(drafts.next().unwrap())
}

#[test]
fn who_takes_a_color_hears_how_to_hear_their_cards_and_the_same_each_time() {
    for (tongue, ready) in [
        (Tongue::English, "type ready"),
        (Tongue::German, "tippe bereit"),
        (Tongue::Dutch, "Typ toon"),
        (Tongue::French, "tapez prêt"),
    ] {
        let mut told = at_draft(tongue);
        let asked = told.hear(&[]);
        assert!(asked.lines().rev().nth(1).unwrap().contains(ready), "{asked}");
        let hand = told.hear(&["hand"]);
        assert_eq!(hand.lines().count(), 1, "{hand}");
        assert!(asked.contains(&hand), "{hand}");
        assert_eq!(told.hear(&["hand"]), hand);
        let said = told.hear(&["ready"]);
        assert!(!said.contains(ready), "{said}");
        assert!(told.app.scene().cards().unwrap().has_secrets_up());
        assert_ne!(told.hear(&["hand"]), hand);
    }
}

#[test]
fn whose_turn_it_is_is_said_before_what_is_theirs() {
    for tongue in Tongue::ALL {
        let names = Names::of_all(["Anna", "Beth", "Cleo"]).unwrap();
        let record = AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
        let mut told = Told::in_tongue(record, tongue);
        told.hear(&["3", "yes"]);
        for next in ["Beth, ", "Cleo, ", "Anna, "] {
            let said = told.hear(&[""]);
            assert!(said.starts_with(next), "{said}");
            told.hear(&["list", "next"]);
            let place = 3 + made(&told);
            told.hear(&[&place.to_string(), "yes"]);
        }
        let mut told = in_tongue(Kind::Tiles, tongue);
        told.hear(&["purple", "yes"]);
        let said = told.hear(&[""]);
        assert!(said.starts_with("Anna, "), "{said}");
    }
}

#[test]
fn undo_names_the_answer_that_goes_back_with_a_move() {
    let mut told = alone(Kind::Tiles);
    told.hear(&["hint", "1 yes"]);
    let played: String = told.hear(&["log"]).lines().rev().take(2).collect();
    assert!(played.contains("Beth ") && played.contains("Anna "), "{played}");
    let said = told.hear(&["take that back"]);
    let undone = said.lines().next().unwrap();
    assert!(undone.starts_with("Undone: Anna "), "{said}");
    assert!(undone.contains(". Beth "), "{said}");
}

#[test]
fn questions_about_players_and_piles_are_answered_and_do_nothing() {
    let held = [
        (Tongue::English, "how many cards does Beth have?", "Beth holds 6 cards."),
        (Tongue::English, "Beth's hand", "Beth holds 6 cards."),
        (Tongue::German, "Wie viele Karten hat Beth?", "Beth hat 6 Karten"),
        (Tongue::Dutch, "hoeveel kaarten heeft Beth?", "Beth heeft 6 handkaarten."),
        (Tongue::French, "combien de cartes a Beth ?", "Beth a 6 cartes"),
        (Tongue::French, "ou est Beth", "Beth a 6 cartes"),
        (Tongue::English, "how many cards are in the deck?", "88 cards."),
        (Tongue::German, "Wie viele Karten liegen im Stapel?", "88 Karten"),
        (Tongue::Dutch, "hoeveel kaarten liggen er in de stapel?", "88 kaarten"),
        (Tongue::French, "combien de cartes dans la pioche ?", "88 cartes"),
        (Tongue::English, "how many oranges do I have?", "Your hand: "),
        (Tongue::English, "what's in the left mountain?", "Left Mandala: "),
        (Tongue::English, "what's in the discard pile?", "Discarded: empty.\n"),
        (Tongue::English, "what can I discard?", "Discard pile: any"),
        (Tongue::English, "what can go to the discard pile?", "Discard pile: any"),
        (Tongue::English, "whose turn is it?", "Anna, what do you do?"),
    ];
    for (tongue, question, answer) in held {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[question]);
        assert!(said.contains(answer), "{question}: {said}");
        told.hear(&["yes"]);
        assert_eq!(made(&told), 0, "{question}");
    }
    for (tongue, question, answer) in [
        (Tongue::English, "where is Beth?", "Pawns: Beth on 7."),
        (Tongue::German, "Wo ist Beth?", "Figuren: Beth auf 7."),
        (Tongue::Dutch, "waar is Beth?", "Pionnen: Beth op 7."),
        (Tongue::French, "où est Beth ?", "Pions\u{a0}: Beth en 7."),
        (Tongue::English, "what is on 9?", "Place 9: "),
        (Tongue::English, "can I take 9?", "Place 9: "),
        (Tongue::English, "what is next to 9?", "Place 8: "),
        (Tongue::English, "who has blue?", "Small blue: "),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&["5", "yes", "7", "yes"]);
        let said = told.hear(&[question]);
        assert!(said.starts_with(answer), "{question}: {said}");
        told.hear(&["yes"]);
        assert_eq!(made(&told), 2, "{question}");
    }
    for (tongue, question, answer) in [
        (Tongue::English, "what is next to d6?", "Next to d6: d7 red, c6 yellow"),
        (Tongue::German, "Was liegt neben d6?", "Neben d6: d7 "),
        (Tongue::Dutch, "wat ligt naast d6?", "Naast d6: d7 "),
        (Tongue::French, "qu'est-ce qui est à côté de d6 ?", "À côté de d6\u{a0}: d7 "),
        (Tongue::English, "what does Beth hold?", "Beth has no group yet."),
        (Tongue::English, "what is on d6?", "d6 green.\nYou can open "),
    ] {
        let mut told = in_tongue(Kind::Tiles, tongue);
        told.hear(&["purple", "yes"]);
        let said = told.hear(&[question]);
        assert!(said.starts_with(answer), "{question}: {said}");
        told.hear(&["yes"]);
        assert_eq!(made(&told), 1, "{question}");
    }
}

#[test]
fn a_question_without_an_answer_is_answered_with_what_can_be_asked() {
    for (tongue, question) in [
        (Tongue::English, "how many players?"),
        (Tongue::German, "wie viele Spieler?"),
        (Tongue::Dutch, "hoeveel spelers?"),
        (Tongue::French, "combien de joueurs ?"),
    ] {
        let words = tongue.language().in_lines();
        let known = |word| words.words().iter().filter(move |it| it.1 == word);
        for kind in Kind::ALL {
            let mut told = in_tongue(kind, tongue);
            if kind == Kind::Tiles {
                told.hear(&["purple", "yes"]);
            }
            let said = told.hear(&[question]);
            assert_eq!(said.lines().count(), 1, "{question}: {said}");
            for word in [Word::Table, Word::Score, Word::Rules] {
                assert!(known(word).any(|it| said.contains(it.0)), "{word:?}: {said}");
            }
            assert_eq!(said.trim_end(), words.say(&Said::CanAsk(kind), &Vec::new()));
            assert!(told.hear(&["help"]).ends_with(&said), "{said}");
        }
    }
}

#[test]
fn one_after_what_tells_which_counts_nothing() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for line in ["the right one", "right one please"] {
        let said = told.hear(&[line]);
        assert!(said.starts_with("Right Mandala: "), "{line}: {said}");
    }
    // Two are held, so that it is not clear how many go there.
    let said = told.hear(&["green field", "the right one"]);
    assert!(said.ends_with("How many green, 1 to 2?\n"), "{said}");
    told.hear(&["no", "green left mountain"]);
    let said = told.hear(&["no, the right one"]);
    assert!(said.contains("Green to the right Mountain."), "{said}");
}

#[test]
fn an_unknown_word_leaves_open_what_was_proposed() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let line = proposal(kind);
        let asked = told.hear(&[line]);
        for unknown in ["xyzzy", "xyzzy yes", "done"] {
            let said = told.hear(&[unknown]);
            assert!(said.ends_with(&asked), "{unknown}: {said}");
            assert!(said.len() > asked.len(), "{said}");
            assert_eq!(made(&told), before, "{unknown}");
        }
        told.hear(&["yes"]);
        assert_eq!(made(&told), before + 1, "{kind}");
    }
}

#[test]
fn contractions_and_plurals_are_understood() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    for (line, answer) in [
        ("what's in my hand?", "Your hand: "),
        ("where's Beth?", "Beth holds "),
        ("I'll put 2 greens into the left field", "2 green to the left Field."),
        ("I'd like to discard both greens", "Discard 2 green."),
        ("let's play green to the left mountain", "Green to the left Mountain."),
        ("don't", "Okay, not played."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
    }
    let mut told = in_tongue(Kind::Cards, Tongue::German);
    let said = told.hear(&["Lege sie auf den linken Berg", "grün"]);
    assert!(said.contains("Grün ins linke Zentrum."), "{said}");
    assert_eq!(made(&told), 0);
}

#[test]
fn the_second_hint_is_that_of_the_list() {
    for (tongue, hint, lines) in [
        (Tongue::English, "hint", ["the second hint", "the second one", "hint two"]),
        (Tongue::German, "tipp", ["der zweite Tipp", "tipp 2", "den zweiten"]),
        (Tongue::Dutch, "tip", ["de tweede tip", "tip 2", "de tweede"]),
        (Tongue::French, "conseil", ["le deuxième conseil", "conseil 2", "le second"]),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        told.hear(&["hints on"]);
        let hints = told.hear(&[hint]);
        let second = hints.lines().find_map(|it| it.strip_prefix("2. ")).unwrap();
        let second = second.split(" (").next().unwrap();
        for line in lines {
            let said = told.hear(&[hint, line]);
            let chosen = said.lines().any(|it| it.trim_end_matches('.') == second);
            assert!(chosen, "{line}: {second}: {said}");
            assert_eq!(made(&told), 0);
            told.hear(&["no"]);
        }
    }
}

#[test]
fn whoever_says_or_is_asked_which_one() {
    for (tongue, line, answer) in [
        (Tongue::English, "green left or right yes", "Which one do you mean?"),
        (Tongue::German, "grün links oder rechts ja", "Was davon meinst du?"),
        (Tongue::Dutch, "groen links of rechts ja", "Welke bedoel je?"),
        (Tongue::French, "vert gauche ou droite oui", "Lequel\u{a0}?"),
    ] {
        let mut told = in_tongue(Kind::Cards, tongue);
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        told.hear(&["yes"]);
        assert_eq!(made(&told), 0, "{line}");
    }
    let said = start(Kind::Cards).hear(&["", "cards or tiles"]);
    assert!(said.ends_with("Which one do you mean? Say only that: cards or tiles.\n"), "{said}");
}

#[test]
fn what_is_taken_back_in_words_is_undone() {
    for (tongue, line) in [
        (Tongue::English, "take that back"),
        (Tongue::German, "nimm das zurück"),
        (Tongue::German, "zurück"),
        (Tongue::Dutch, "neem dat terug"),
        (Tongue::French, "retour"),
    ] {
        let mut told = in_tongue(Kind::Pyramids, tongue);
        told.hear(&["5", "yes", "7"]);
        let said = told.hear(&[line]);
        // What is open is dropped, and nothing else.
        assert_eq!(made(&told), 1, "{line}: {said}");
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[0] != lines[1], "{said}");
        told.hear(&[line]);
        assert_eq!(made(&told), 0, "{line}");
    }
}

#[test]
fn sentences_at_the_start_are_done_or_answered() {
    for (tongue, line, answer) in [
        (
            Tongue::English,
            "play against the computer level 1",
            "Player 2: Beth, a level 1 computer.",
        ),
        (Tongue::German, "ich will gegen den Computer Stufe 1 spielen", "Spieler 2: Beth, "),
        (Tongue::Dutch, "ik wil tegen de computer spelen", "Speler 2: Bram, "),
        (Tongue::French, "jouer contre l'ordinateur niveau 1", "Joueur 2\u{a0}: Beth, "),
        (Tongue::English, "call me Tom", "Player 1: Tom."),
        (Tongue::English, "my name is Tom Smith", "Player 1: Tom Smith."),
        (Tongue::German, "nenn mich Tom", "Spieler 1: Tom."),
        (Tongue::Dutch, "noem mij Tom", "Speler 1: Tom."),
        (Tongue::French, "appelez-moi Tom", "Joueur 1\u{a0}: Tom."),
        (Tongue::French, "je m'appelle Tom", "Joueur 1\u{a0}: Tom."),
        (Tongue::English, "a game of tiles for two", "Tiles: a tile game for two."),
        (
            Tongue::English,
            "tiles for three",
            "Tiles: a tile game for two.\nThis game is for 2 players.",
        ),
        (
            Tongue::English,
            "I'd like to play pyramids with three players",
            "Pyramids: a race for two to five.\n3 players.",
        ),
        (
            Tongue::German,
            "eine Partie Pyramiden zu dritt",
            "Pyramiden: ein Wettlauf für zwei bis fünf.\n3 Personen.",
        ),
        (
            Tongue::Dutch,
            "een potje piramides met z'n drieën",
            "Piramides: een race voor twee tot vijf.\n3 spelers.",
        ),
        (
            Tongue::French,
            "une partie de pyramides à trois",
            "Pyramides\u{a0}: une course de deux à cinq joueurs.\n3 joueurs.",
        ),
        (Tongue::English, "level 9", "The levels are 1 to "),
        (
            Tongue::English,
            "tiles against the computer 5",
            "Tiles: a tile game for two.\nThere is no player 5.",
        ),
    ] {
        let mut told = Told::start_in(tongue);
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        assert!(told.app.table().is_none(), "{line}");
    }
    let mut told = Told::start_in(Tongue::English);
    let said = told.hear(&["start a game of pyramids against the computer"]);
    assert!(said.contains("Pyramids: Anna against Beth, a level 1 computer."), "{said}");
}

#[test]
fn a_line_that_names_a_player_plays_nothing() {
    for (kind, mut told) in tables() {
        let before = made(&told);
        let action = match kind {
            Kind::Cards => "red left mountain",
            Kind::Tiles => "open c4",
            Kind::Pyramids => "take 6",
        };
        told.hear(&[&format!("Beth {action} yes"), "yes"]);
        assert_eq!(made(&told), before, "{kind}");
    }
}
