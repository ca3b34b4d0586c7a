//! What becomes of what is chosen, asked and set line by line.

use mandala::app::{Tongue, TongueMode};
use mandala::record::cards::Record;
use mandala::record::{AnyRecord, Names};
use mandala::rules::cards::{Action, Phase, Side};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Player};

use crate::common::{for_each_seed, names, pick};
use crate::heard::{alone, made, people, start, tables};
use crate::lines::Told;

/// What is chosen at each table, and what is asked then.
const CHOSEN: [&str; 3] = ["red left mountain", "open c4", "3"];

#[test]
fn what_is_chosen_is_asked_about_again_after_a_question() {
    for ((kind, mut told), line) in tables().into_iter().zip(CHOSEN) {
        let asked = told.hear(&[line]);
        assert!(asked.ends_with("Play it? Yes or no.\n"), "{kind}: {asked}");
        let said = told.hear(&["score"]);
        assert!(said.ends_with(&asked) && said.len() > asked.len(), "{said}");
        told.hear(&["yes"]);
        assert!(made(&told) > 0, "{kind}");
    }
}

#[test]
fn what_is_chosen_and_then_dropped_is_said_to_be() {
    for ((kind, mut told), line) in tables().into_iter().zip(CHOSEN) {
        let before = made(&told);
        for other in ["undo", "back", "yes no"] {
            told.hear(&[line]);
            let said = told.hear(&[other]);
            assert!(said.starts_with("Okay, not played.\n"), "{kind}: {said}");
            assert_eq!(made(&told), before, "{kind}: {other}");
        }
        // Another action takes its place and is asked about itself.
        told.hear(&[line]);
        assert!(!told.hear(&[line]).contains("Okay"), "{kind}");
    }
}

#[test]
fn what_is_still_asked_is_undone_before_what_was_played() {
    for ((kind, mut told), line) in tables().into_iter().zip(CHOSEN) {
        told.hear(&[line, "yes"]);
        let before = made(&told);
        assert!(before > 0, "{kind}");
        if told.hear(&["3"]).contains("Play it?") {
            assert_eq!(told.hear(&["undo"]).lines().next(), Some("Okay, not played."));
            assert_eq!(made(&told), before, "{kind}");
        }
    }
}

#[test]
fn a_player_who_is_ready_does_not_hear_the_cards_of_the_one_before() {
    let mut told = people(Kind::Cards);
    let hand = told.hear(&["ready"]);
    let hand = hand.lines().find(|line| line.contains("hand")).expect("a hand");
    let hand = hand.to_string();
    let said = told.hear(&["red left mountain yes", "agree", "no"]);
    assert!(said.contains("Type done to hand over"), "{said}");
    let said = told.hear(&["ready"]);
    let cards = hand.split(": ").next().expect("what it is called");
    assert!(!said.contains(cards), "{cards}: {said}");
}

#[test]
fn why_asks_about_the_last_line_alone() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready"]);
    let refused = told.hear(&["9 red left field"]);
    assert_eq!(told.hear(&["why"]).lines().next(), refused.lines().next());
    told.hear(&["score"]);
    let said = told.hear(&["why"]);
    assert!(said.starts_with("Nothing was just refused or hinted at.\n"), "{said}");
}

#[test]
fn what_cannot_be_done_in_any_way_is_refused_before_more_is_asked() {
    let mut refused = 0;
    for_each_seed(0..30, |seed, chance| {
        let mut record = Record::new(seed, names(), Player::One);
        for _ in 0..6 {
            let action = pick(&record.game().legal_actions(), chance).expect("a game goes on");
            record.play(action).unwrap();
        }
        let Phase::Turn(player) = record.game().public_view().phase() else {
            return;
        };
        let view = record.game().view(player);
        let mut told = Told::resumed(AnyRecord::from(record));
        told.hear(&["ready"]);
        for color in view.hand().colors().iter() {
            let grow = |side, count| view.check(Action::Grow { side, color, count });
            let may = |side: &Side| grow(*side, 1).is_ok();
            let sides: Vec<Side> = Side::BOTH.into_iter().filter(may).collect();
            let said = told.hear(&[&format!("{} field", color.name())]);
            assert_eq!(said.contains("left or right?"), sides.len() == 2, "{said}");
            if sides.is_empty() {
                assert!(said.contains("can go to the"), "{said}");
                refused += 1;
            }
            told.hear(&["no"]);
            for side in Side::BOTH {
                let said = told.hear(&[&format!("{} {side} field", color.name())]);
                let asks = said.contains("How many");
                assert!(!asks || sides.contains(&side), "{said}");
                told.hear(&["no"]);
            }
        }
    });
    assert!(refused > 5, "{refused}");
}

#[test]
fn moves_are_listed_only_to_those_who_can_make_one() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready", "red left mountain yes"]);
    let question = told.hear(&[""]);
    assert!(question.contains("Type done to hand over"), "{question}");
    assert_eq!(told.hear(&["legal"]), question);
}

#[test]
fn a_setting_leaves_the_cards_as_they_are() {
    let mut told = people(Kind::Cards);
    told.hear(&["ready"]);
    let hand = told.hear(&["hand"]);
    told.hear(&["hints on"]);
    assert_eq!(told.hear(&["hand"]), hand);
    told.hear(&["red left mountain yes"]);
    let hand = told.hear(&["hand"]);
    assert!(hand.starts_with("Your hand: "), "{hand}");
    told.hear(&["hints off", "language de", "sprache en"]);
    assert_eq!(told.hear(&["hand"]), hand);
}

/// What is said to the one who completed a Mandala once their next turn comes, and to the other
/// player before that: after they looked at their cards while its Mountain was shared out, or
/// did not.
fn shared_out(seed: u64, chance: &mut Shuffler, looks: bool) -> Option<[String; 2]> {
    let mut record = Record::new(seed, names(), Player::One);
    let (player, action) = loop {
        let game = record.game();
        let Phase::Turn(player) = game.public_view().phase() else {
            return None;
        };
        let action = pick(&game.legal_actions(), chance).expect("a game goes on");
        let mut next = record.clone();
        let report = next.play(action).unwrap();
        let shares = matches!(next.game().public_view().phase(), Phase::Draft(_));
        if shares && !report.drawn(player).is_empty() {
            break (player, action);
        }
        record = next;
    };
    let Action::Build { side, color } = action else {
        return None;
    };
    let mut told = Told::resumed(AnyRecord::from(record));
    let said = told.hear(&["ready", &format!("{} {side} mountain yes", color.name())]);
    assert!(!said.contains("You drew"), "{said}");
    let (mut looked, mut others) = (false, String::new());
    // All of it is shared out, and the other player has a turn.
    for _ in 0..20 {
        let table = told.app.table().unwrap().cards().unwrap();
        let view = *table.game().public_view();
        match view.phase() {
            Phase::Draft(draft) => {
                let mountain = view.mandala(draft.side).mountain;
                let color = mountain.colors().iter().next().unwrap().name();
                if looks && draft.chooser == player && !looked {
                    looked = true;
                    assert!(told.hear(&["ready"]).contains("You drew "));
                }
                told.hear(&[&format!("{color} yes")]);
            }
            Phase::Turn(now) if now == player => break,
            Phase::Turn(_) => {
                others = told.hear(&["ready"]);
                let hand = told.app.scene().cards().unwrap().open[player.other()];
                let color = hand.unwrap().hand().colors().iter().next().unwrap().name();
                told.hear(&[&format!("discard 1 {color} yes"), "done"]);
            }
            Phase::Over(_) => return None,
        }
    }
    (looks == looked).then(|| [told.hear(&["ready"]), others])
}

#[test]
fn what_was_drawn_before_a_mountain_was_shared_out_is_told_to_its_owner_once() {
    let mut told_of = [0, 0];
    for looks in [false, true] {
        for_each_seed(0..12, |seed, chance| {
            let Some([said, _]) = shared_out(seed, chance, looks) else {
                return;
            };
            assert_eq!(said.contains("You drew "), !looks, "{said}");
            told_of[usize::from(looks)] += 1;
        });
    }
    assert!(told_of.iter().all(|&it| it > 2), "{told_of:?}");
}

#[test]
fn whoever_takes_over_hears_how_a_mountain_was_shared_out() {
    let mut heard = 0;
    for_each_seed(0..12, |seed, chance| {
        let Some([said, others]) = shared_out(seed, chance, false) else {
            return;
        };
        let (shared_out, _) = others.split_once("Your hand: ").unwrap();
        assert!(shared_out.contains(" takes ") || shared_out.contains(" discards "), "{others}");
        // So do those who were away.
        assert!(said.contains(" discards 1 "), "{said}");
        heard += 1;
    });
    assert!(heard > 2, "{heard}");
}

#[test]
fn the_start_screen_says_what_was_changed_and_no_more() {
    let mut told = start(Kind::Cards);
    told.hear(&[]);
    for (line, said) in [
        ("name 1 Karl", "Player 1: Karl.\n"),
        ("name 1 Karl", "Player 1: Karl.\n"),
        ("computer 2 level 3", "Player 2: Beth, a level 3 computer.\n"),
        ("person 2", "Player 2: Beth.\n"),
        ("first 1", "Karl starts.\n"),
        ("tiles", "Tiles: a tile game for two.\n"),
    ] {
        assert_eq!(told.hear(&[line]), said, "{line}");
    }
    assert_eq!(told.hear(&[""]).lines().count(), 5);
}

#[test]
fn whoever_leaves_what_was_not_played_hears_that_nothing_is_kept() {
    for kind in Kind::ALL {
        let said = people(kind).hear(&["quit"]);
        assert!(said.ends_with("Nothing to save.\n"), "{kind}: {said}");
        let said = start(kind).hear(&["practice", "quit"]);
        assert!(said.ends_with("Nothing to save.\n"), "{kind}: {said}");
        let said = start(kind).hear(&["quit"]);
        assert!(!said.contains("save"), "{kind}: {said}");
    }
}

#[test]
fn a_language_is_named_in_any_of_them_and_another_is_refused() {
    let names = [
        (Tongue::English, ["english", "englisch", "Engels", "anglais"]),
        (Tongue::German, ["german", "Deutsch", "duits", "allemand"]),
        (Tongue::Dutch, ["dutch", "niederländisch", "Nederlands", "neerlandais"]),
        (Tongue::French, ["french", "französisch", "frans", "français"]),
    ];
    let mut told = start(Kind::Cards);
    told.hear(&[]);
    for asks in ["language", "sprache", "taal", "langue"] {
        for (tongue, names) in names {
            for name in names.into_iter().chain([tongue.code()]) {
                told.hear(&[&format!("{asks} {name}")]);
                let mode = told.app.scene().settings.language;
                assert_eq!(mode, TongueMode::Always(tongue), "{asks} {name}");
            }
            let said = told.hear(&[&format!("{asks} klingon")]);
            assert!(said.contains("klingon") && said.contains("Nederlands"), "{said}");
            let mode = told.app.scene().settings.language;
            assert_eq!(mode, TongueMode::Always(tongue), "{said}");
        }
    }
}

#[test]
fn what_a_setting_shows_can_be_typed_in_every_language() {
    for tongue in Tongue::ALL {
        let words = tongue.language().settings();
        let mut told = Told::start_in(tongue);
        use mandala::app::settings::{Name, Value};
        for name in [Name::Hints, Name::Memory, Name::Tips, Name::Plain] {
            for on in [true, false, true] {
                let (name, value) = (words.name(name), words.value(Value::Switch(on)));
                let said = told.hear(&[&format!("{name} {value}")]);
                let tells =
                    said.starts_with(name) && said.trim_end().ends_with(&format!("{value}."));
                assert!(tells, "{tongue:?}: {name} {value}: {said}");
            }
        }
    }
}

#[test]
fn a_name_is_told_as_it_is_also_where_pyramids_are_spelled() {
    let names = Names::of_all(["Hélène", "R2", "yann"]).unwrap();
    let record = AnyRecord::deal(Kind::Pyramids, 42, names, Player::One.into());
    let mut told = Told::in_tongue(record, Tongue::French);
    told.hear(&["1 oui", "2 oui", "3 oui"]);
    let said = told.hear(&["historique"]);
    let takers: Vec<&str> = said.lines().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(takers[..3], ["Hélène", "R2", "yann"], "{said}");
    for (place, pawn) in [(1, "d'Hélène"), (2, "de R2"), (3, "de yann")] {
        let said = told.hear(&[&format!("place {place}")]);
        assert!(said.ends_with(&format!("le pion {pawn}.\n")), "{said}");
    }
}

#[test]
fn turns_are_numbered_where_somebody_asks_what_happened_last() {
    let mut told = alone(Kind::Pyramids);
    told.hear(&["1 yes", "9 yes"]);
    let said = told.hear(&["last"]);
    assert!(said.starts_with("Turn 4.\n"), "{said}");
}
