//! What is said instead of something that was said before: what contradicts it goes with it, and a
//! question that was answered with something else stays open.

use mandala::app::Tongue;
use mandala::record::AnyRecord;
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Kind};

use crate::common::tiles;
use crate::heard::{alone, made, people};
use crate::heard_questions::in_tongue;
use crate::heard_sentences::{at_draft, at_draft_of};
use crate::lines::Told;
use crate::misheard::with_three_alike;

#[test]
fn a_correction_leaves_no_place_or_number_that_contradicts_it() {
    for (kind, lines, answer) in [
        (
            Kind::Pyramids,
            &["5", "no, the large red"][..],
            "Which one? Type its place: large red on ",
        ),
        (Kind::Pyramids, &["5", "the large red"], "Which one? Type its place: large red on "),
        (Kind::Pyramids, &["large red", "the second", "no, 5"], "Take small black on 5."),
        (Kind::Pyramids, &["large red", "the second", "no, the third"], "Take large red on 42."),
        (Kind::Pyramids, &["large red", "23", "no the third"], "Take large red on 42."),
        (Kind::Pyramids, &["5", "no wait, I mean 6"], "Take large black on 6."),
        (Kind::Pyramids, &["5", "no no, 6"], "Take large black on 6."),
        (Kind::Pyramids, &["large red", "no, the one on 23"], "Take large red on 23."),
        (
            Kind::Pyramids,
            &["large red", "the second", "no, the one on 19"],
            "Take large red on 19.",
        ),
        (Kind::Cards, &["2 green left field", "no, red"], "1 red to the left Field."),
        (Kind::Cards, &["2 green left field", "no, the mountain"], "Green to the left Mountain."),
        (Kind::Cards, &["2 green left field", "no, discard"], "Discard 2 green"),
        (Kind::Cards, &["green left mountain", "no, discard"], "How many green, 1 to 2?"),
        (Kind::Cards, &["3 green left field", "no, discard"], "How many green, 1 to 2?"),
        (Kind::Tiles, &["orange", "no, the purple"], "Keep purple."),
    ] {
        let mut told = if kind == Kind::Cards { alone(kind) } else { people(kind) };
        let said = told.hear(lines);
        let said = said.lines().filter(|it| it.starts_with(answer)).count();
        assert_eq!(said, 1, "{lines:?}: {}", told.hear(&[""]));
        assert_eq!(made(&told), 0, "{lines:?}");
    }
}

#[test]
fn a_no_before_something_new_is_only_that() {
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    for (line, answer) in [
        ("no, small green", "Which one? Type its place: small green on "),
        ("no, 9", "Take small green on 9."),
        ("no the third", "Take large blue on 3."),
    ] {
        let said = told.hear(&[line]);
        assert!(said.starts_with(answer), "{line}: {said}");
        let said = told.hear(&["hmm no"]);
        assert!(said.starts_with("Okay, not played.\n"), "{said}");
        let said = told.hear(&["hmm no"]);
        assert_eq!(said, "There is nothing to say yes or no to.\nAnna, what do you do?\n");
    }
    assert_eq!(made(&told), 0);
}

#[test]
fn an_answer_that_does_not_fit_leaves_the_question_open() {
    for (kind, lines, why, asked) in [
        (Kind::Cards, &["green left field", "5"][..], "You ", "How many green, 1 to 2?"),
        (Kind::Cards, &["green left field", "ready"], "How many", "How many green, 1 to 2?"),
        (Kind::Tiles, &["purple yes", "open", "open one"], "You can open ", "Open on which tile?"),
        (
            Kind::Tiles,
            &["purple yes", "open c4 yes", "open", "c4"],
            "C4 is turned",
            "Open on which tile?",
        ),
    ] {
        let mut told = if kind == Kind::Cards { alone(kind) } else { people(kind) };
        told.hear(&lines[..lines.len() - 1]);
        let before = made(&told);
        let said = told.hear(&lines[lines.len() - 1..]);
        assert!(said.starts_with(why), "{lines:?}: {said}");
        assert!(said.lines().last().unwrap().starts_with(asked), "{lines:?}: {said}");
        assert_eq!(told.hear(&["no"]).lines().next(), Some("Okay, not played."), "{lines:?}");
        assert_eq!(made(&told), before, "{lines:?}");
    }
}

/// Games of tiles in which several things can be done.
fn boards() -> impl Iterator<Item = Told> {
    boards_in(Tongue::English)
}

/// The same in a language.
pub fn boards_in(tongue: Tongue) -> impl Iterator<Item = Told> {
    (0..30).map(move |seed| {
        let mut chance = Shuffler::new(seed);
        let mut record = tiles::random_record(seed, 0, &mut chance);
        for _ in 0..10 {
            let Some(action) = tiles::pick(&record.game().legal_actions(), &mut chance) else {
                break;
            };
            record.play(action).unwrap();
        }
        let mut told = Told::in_tongue(AnyRecord::Tiles(record), tongue);
        told.hear(&[]);
        told
    })
}

#[test]
fn a_color_on_a_tile_is_what_can_be_done_there() {
    let mut laid = 0;
    for mut told in boards() {
        let table = told.app.table().unwrap();
        let game = table.tiles().unwrap().game().clone();
        let Some(player) = game.to_act() else { continue };
        if game.swap_tile(player).is_none() {
            continue;
        }
        let legal = game.legal_actions();
        for cell in legal.opens().iter().chain(legal.swaps().iter()) {
            let color = game.tile(cell).color;
            let said = told.hear(&[&format!("no, the {} on {cell}", color.name())]);
            assert!(said.ends_with("Play it? Yes or no.\n"), "{said}");
            laid += usize::from(!legal.flips().contains(cell));
            told.hear(&["no"]);
        }
    }
    assert!(laid > 0);
}

#[test]
fn what_no_tile_is_there_for_is_said_before_what_there_is() {
    for (tongue, flip, swap) in [
        (
            Tongue::English,
            "There is no purple tile that you can flip.",
            "There is no tile that you can swap for.",
        ),
        (
            Tongue::German,
            "Es gibt kein Plättchen in Violett, das du umdrehen kannst.",
            "Es gibt kein Plättchen, gegen das du tauschen kannst.",
        ),
        (
            Tongue::Dutch,
            "Er is geen paarse tegel die je kunt omdraaien.",
            "Er is geen tegel waarmee je kunt ruilen.",
        ),
        (
            Tongue::French,
            "Il n'y a pas de tuile violette que vous puissiez retourner.",
            "Il n'y a pas de tuile contre laquelle vous puissiez échanger.",
        ),
    ] {
        let mut told = in_tongue(Kind::Tiles, tongue);
        told.hear(&["purple yes"]);
        for (line, answer) in [("flip purple", flip), ("swap", swap), ("swap it", swap)] {
            let said = told.hear(&[line]);
            assert!(said.starts_with(answer), "{line}: {said}");
            assert_eq!(made(&told), 1);
        }
    }
    let asked = boards().filter_map(|mut told| {
        let said = told.hear(&["swap"]);
        let asks = said.starts_with("You can swap ") && said.contains("Swap for which tile?");
        asks.then(|| {
            // What is corrected is still swapped.
            let table = told.app.table().unwrap();
            let game = table.tiles().unwrap().game().clone();
            let swaps = game.legal_actions().swaps();
            let is_there = |color: &Color| swaps.iter().any(|it| game.tile(it).color == *color);
            let held = game.swap_tile(game.to_act().unwrap());
            let color = Color::ALL.into_iter().find(|it| !is_there(it) && Some(*it) != held);
            if let Some(color) = color {
                let said = told.hear(&[&format!("no, the {}", color.name())]);
                let cannot = format!("There is no {} tile that you can swap for.", color.name());
                assert!(said.contains(&cannot), "{said}");
            }
        })
    });
    assert!(asked.count() > 0);
}

#[test]
fn whoever_undoes_in_a_share_out_of_two_people_hears_why_they_cannot() {
    let mut told = at_draft(Tongue::English);
    let said = told.hear(&["", "undo"]);
    assert!(said.contains("completed a Mandala, so this cannot be undone"), "{said}");
    let color = |told: &Told| {
        let game = told.app.table().unwrap().cards().unwrap().game();
        let Phase::Draft(draft) = game.public_view().phase() else {
            unreachable!("two colors are left")
        };
        game.public_view().mandala(draft.side).mountain.colors().iter().next().unwrap().name()
    };
    let mut told = at_draft_of(4, Tongue::English);
    let line = format!("{} yes", color(&told));
    told.hear(&[&line]);
    let said = told.hear(&["undo"]);
    assert!(said.contains("shared out, so this cannot be undone"), "{said}");
}

#[test]
fn which_one_of_a_list_is_no_place_of_that_number() {
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    for line in ["medium", "small", "black", "green", "blue", "large"] {
        for (at, which) in ["the second", "the third", "the fourth"].into_iter().enumerate() {
            let asked = told.hear(&[line]);
            let named = asked.split(" on ").nth(at + 2).unwrap();
            let place = named.split([',', '.']).next().unwrap();
            let said = told.hear(&[which]);
            assert!(said.contains(&format!(" on {place}.\n")), "{asked}{which}: {said}");
            told.hear(&["no"]);
        }
    }
}

#[test]
fn a_yes_that_answers_nothing_leads_to_what_is_said_with_it() {
    let mut told = people(Kind::Cards);
    let said = told.hear(&["ok"]);
    assert!(said.lines().last().unwrap().contains("type ready"), "{said}");
    let said = told.hear(&["ready", "red left mountain yes", "ok"]);
    assert!(said.ends_with("to hand over to Beth.\n"), "{said}");
    let said = told.hear(&["ok done"]);
    assert!(said.contains("type ready"), "{said}");
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    assert_eq!(told.hear(&["who leads?"]), told.hear(&["score"]));
}

#[test]
fn how_many_cards_is_corrected_alone_and_their_place_stays() {
    let (mut told, color) = with_three_alike();
    told.hear(&["ready"]);
    let color = color.name();
    let ways = [
        format!("2 {color} to the left field"),
        // Two can only go to a Field, but one could go to the Mountain as well.
        format!("2 {color} left"),
        format!("two {color}s to the left"),
    ];
    for way in ways {
        for less in ["no wait, only one", "no, only one", "only one", "make that one", "sorry, 1"] {
            let said = told.hear(&[&way]);
            assert!(said.starts_with(&format!("2 {color} to the left Field.\n")), "{way}: {said}");
            let said = told.hear(&[less]);
            assert!(said.contains(&format!("1 {color} to the left Field.\n")), "{less}: {said}");
            assert!(said.ends_with("Play it? Yes or no.\n"), "{less}: {said}");
            told.hear(&["no"]);
        }
    }
}
