//! What a good host would say: what a number means, who leads and by how much, and why.

use mandala::app::{App, Tongue};
use mandala::lines::Clearing;
use mandala::record::AnyRecord;
use mandala::rules::cards::Phase;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Player};

use crate::common::{names, tiles};
use crate::heard::{alone, made, people, start, tables};
use crate::heard_questions::at_last_flips;
use crate::heard_sentences::{at_draft, at_draft_of};
use crate::lines::{Told, settings};
use crate::review::ended;

/// The colors of the Mountain that is shared out, and the player who does not choose.
fn shared(told: &Told) -> (Vec<&'static str>, String) {
    let game = told.app.table().unwrap().cards().unwrap().game();
    let Phase::Draft(draft) = game.public_view().phase() else { unreachable!() };
    let mountain = game.public_view().mandala(draft.side).mountain;
    let colors = mountain.colors().iter().map(|it| it.name());
    (colors.collect(), names().of(draft.chooser.other()).to_string())
}

#[test]
fn what_a_color_would_bring_the_other_player_names_the_color() {
    for (tongue, same) in [
        (Tongue::English, "The same "),
        (Tongue::German, "Dasselbe "),
        (Tongue::Dutch, "Hetzelfde "),
        (Tongue::French, "le même "),
    ] {
        let mut told = at_draft(tongue);
        let (colors, other) = shared(&told);
        let said = told.hear(&[colors[0]]);
        let line = said.lines().find(|it| it.contains(same)).expect("the other's gain");
        assert!(line.contains(&other), "{line}");
    }
}

#[test]
fn whoever_is_ready_in_a_share_out_hears_the_same_of_a_color_each_time() {
    let mut told = at_draft(Tongue::English);
    let (colors, _) = shared(&told);
    let said = told.hear(&["ready"]);
    assert!(said.contains("which color do you take?"), "{said}");
    let first = told.hear(&[colors[0]]);
    for lines in [&["no", colors[0]][..], &[colors[1], colors[0]], &["score", "no", colors[0]]] {
        let said = told.hear(lines);
        assert!(said.ends_with(&first), "{lines:?}: {said}");
        assert!(!said.contains("type ready"), "{lines:?}: {said}");
    }
    assert!(told.app.scene().cards().unwrap().has_secrets_up());
    // The next one is asked to be alone first.
    told.hear(&["yes"]);
    assert!(!told.app.scene().cards().unwrap().has_secrets_up());
}

#[test]
fn whoever_chooses_again_hears_how_to_hear_their_cards() {
    let mut told = at_draft(Tongue::English);
    for _ in 0..2 {
        let said = told.hear(&[""]);
        assert!(said.contains("type ready to hear your cards. Or choose right away.\n"), "{said}");
        let (colors, _) = shared(&told);
        if colors.len() < 3 {
            break;
        }
        told.hear(&[colors[0], "yes"]);
    }
}

#[test]
fn what_is_asked_is_the_last_line() {
    for (kind, mut told) in tables() {
        let said = told.hear(&[""]);
        assert!(said.starts_with("Anna, "), "{kind}: {said}");
        assert!(said.to_lowercase().ends_with("what do you do?\n"), "{kind}: {said}");
    }
    let said = at_draft(Tongue::English).hear(&[]);
    assert!(said.lines().last().unwrap().contains("which color do you take?"), "{said}");
}

#[test]
fn the_score_says_who_leads_and_by_how_much() {
    let mut told = people(Kind::Tiles);
    told.hear(&["purple", "yes"]);
    assert!(told.hear(&["score"]).contains("Both have the same points.\n"));
    let mut led = 0;
    for seed in 0..6 {
        let mut chance = Shuffler::new(seed);
        let mut record = tiles::random_record(seed, 0, &mut chance);
        for _ in 0..20 {
            let Some(action) = tiles::pick(&record.game().legal_actions(), &mut chance) else {
                break;
            };
            record.play(action).unwrap();
        }
        let [one, two] = Player::BOTH.map(|it| record.game().score(it).total());
        if record.game().to_act().is_none() || one == two {
            continue;
        }
        let leader = if one > two { "Anna" } else { "Beth" };
        let mut told = Told::resumed(AnyRecord::Tiles(record));
        let said = told.hear(&["who's winning?"]);
        let by = one.abs_diff(two);
        assert!(said.contains(&format!("{leader} leads by {by} point")), "{said}");
        led += 1;
    }
    assert!(led > 0);
}

#[test]
fn why_me_says_why_somebody_chooses_or_that_all_take_turns() {
    let mut told = at_draft(Tongue::English);
    told.hear(&[]);
    let said = told.hear(&["why me?"]);
    assert!(said.contains("Field") && said.lines().count() > 1, "{said}");
    let mut told = at_draft_of(3, Tongue::English);
    let said = told.hear(&["the first one, yes", "why me?"]);
    assert!(said.contains("\nYou both choose a color in turn.\n"), "{said}");
    for (kind, mut told) in tables() {
        let said = told.hear(&["why me?"]);
        assert!(said.contains("started, and all take turns."), "{kind}: {said}");
    }
}

#[test]
fn several_things_asked_for_at_once_are_told_one_after_the_other() {
    let mut told = alone(Kind::Cards);
    told.hear(&[]);
    let both = told.hear(&["hand"]) + &told.hear(&["table"]);
    for line in ["my hand and the table", "hand, table", "what's in my hand and on the table?"] {
        assert_eq!(told.hear(&[line]), both, "{line}");
    }
}

#[test]
fn words_of_people_are_understood() {
    let mut told = alone(Kind::Cards);
    told.hear(&["", "red left mountain", "yes"]);
    let last = told.hear(&["last"]);
    let score = told.hear(&["score"]);
    for (line, answer) in [
        ("last move", &last),
        ("what was the last move?", &last),
        ("who's winning?", &score),
        ("look at her cup", &told.hear(&["cup"])),
    ] {
        assert_eq!(told.hear(&[line]), *answer, "{line}");
    }
    assert!(told.hear(&["what's the best move?"]).contains("1. "));
    let said = start(Kind::Cards).hear(&["", "an easy computer", "pyramids with three people"]);
    assert!(said.contains("level 1 computer.") && said.contains("3 players."), "{said}");
    assert!(start(Kind::Cards).hear(&["hard"]).contains("level 7 computer."));
}

#[test]
fn a_hint_before_there_are_any_plays_nothing_and_says_so() {
    for (kind, mut told) in tables() {
        told.hear(&["hints on"]);
        let before = made(&told);
        let said = told.hear(&["hint 1, yes"]);
        assert!(said.starts_with("Nothing is played before"), "{kind}: {said}");
        assert!(said.contains("\n1. "), "{kind}: {said}");
        assert_eq!(made(&told), before, "{kind}");
    }
}

#[test]
fn what_the_marker_of_a_new_group_means_is_said() {
    let mut told = people(Kind::Tiles);
    let said = told.hear(&["purple", "yes", "open c4", "yes"]);
    assert!(said.contains(" as 1 on c4"), "{said}");
    assert!(said.contains("That group has marker 1: each further tile brings 1 point."), "{said}");
    assert!(!told.hear(&["log"]).contains("has marker"), "only news are explained");
}

#[test]
fn the_only_tile_that_can_be_flipped_need_not_be_named() {
    let (mut only, mut several) = (0, 0);
    for seed in 0..40 {
        let mut chance = Shuffler::new(seed);
        let mut record = tiles::random_record(seed, 0, &mut chance);
        for _ in 0..14 {
            let flips = record.game().legal_actions().flips();
            let mut told = Told::resumed(AnyRecord::Tiles(record.clone()));
            let cells: Vec<String> = flips.iter().map(|it| it.to_string()).collect();
            match &cells[..] {
                [] => {}
                [one] => {
                    let said = told.hear(&["", "flip it"]);
                    assert!(said.contains(&format!("Flip {one}")), "{one}: {said}");
                    only += 1;
                }
                some => {
                    let said = told.hear(&["flip"]);
                    let asked = said.lines().rev().take(2).collect::<Vec<_>>().join(" ");
                    let named = some.iter().filter(|it| asked.contains(it.as_str())).count();
                    assert!(said.ends_with("for example c4.\n"), "{said}");
                    assert!(named >= some.len().min(5), "{some:?}: {asked}");
                    let said = told.hear(&["the first one"]);
                    assert!(said.contains("Play it?"), "{said}");
                    several += 1;
                }
            }
            let Some(action) = tiles::pick(&record.game().legal_actions(), &mut chance) else {
                break;
            };
            record.play(action).unwrap();
        }
    }
    assert!(only > 0 && several > 0, "{only} {several}");
}

#[test]
fn a_tile_is_named_by_its_color_where_one_can_be_flipped() {
    let mut told = at_last_flips();
    let game = told.app.table().unwrap().tiles().unwrap().game().clone();
    let flips = game.legal_actions().flips();
    let cell = flips.iter().next().unwrap();
    let color = game.tile(cell).color;
    let alike = flips.iter().filter(|&it| game.tile(it).color == color).count();
    let said = told.hear(&["", &format!("the {} one", color.name())]);
    let asks = if alike == 1 { "Play it?" } else { "Flip which tile?" };
    assert!(said.contains(asks), "{said}");
}

#[test]
fn all_last_flips_are_named_before_they_are_made() {
    let mut told = at_last_flips();
    for line in ["all", "flip them all"] {
        let said = told.hear(&[line]);
        let asked = "That makes all flips and ends the game";
        assert!(said.lines().last().unwrap().starts_with(asked), "{said}");
        told.hear(&["no"]);
    }
}

#[test]
fn a_lesson_says_what_to_do_to_those_who_ask() {
    let mut told = start(Kind::Cards);
    let said = told.hear(&["learn"]);
    let last = said.lines().last().unwrap().to_string();
    let asked = told.hear(&["what should I do?"]);
    assert!(asked.ends_with(&format!("{last}\n")), "{asked}");
    let next = told.hear(&["go on"]);
    assert!(next != asked && !next.contains("means nothing"), "{next}");
}

#[test]
fn what_luck_did_is_told_without_a_review_before() {
    let record = ended(20, names());
    let app = App::resume(settings(), Box::new(|| 0), AnyRecord::from(record), None);
    let mut told = Told::of(app, Clearing::Nothing);
    told.hear(&[]);
    let luck = told.hear(&["luck"]);
    assert!(luck.ends_with("Type review to hear the decisions, or done to go back.\n"), "{luck}");
    let again = told.hear(&["luck"]);
    assert!(luck.starts_with(again.lines().next().unwrap()), "{luck}: {again}");
    assert!(again.lines().count() > 2, "{again}");
}

#[test]
fn who_leads_in_a_replay_is_told_of_all_cards() {
    let app = App::replay(settings(), AnyRecord::from(ended(40, names())));
    let mut told = Told::of(app, Clearing::Nothing);
    for back in 0..20 {
        let said = told.hear(&["back", "score"]);
        let worth = |name: &str| -> i32 {
            let cup = said.lines().find(|it| it.starts_with(name) && it.contains("Cup")).unwrap();
            let before = cup.split(" point").next().unwrap();
            before.rsplit(' ').next().unwrap().parse().unwrap_or(0)
        };
        let (one, two) = (worth("Anna"), worth("Beth"));
        let lead = match one - two {
            0 => "Both have the same points.\n".to_string(),
            by if by > 0 => format!("Anna leads by {by} point"),
            by => format!("Beth leads by {} point", -by),
        };
        assert!(said.contains(&lead) && !said.contains("not counting"), "{back}: {said}");
    }
}

#[test]
fn whose_hidden_cards_are_not_counted_is_said() {
    use mandala::texts::language::lines::Said;
    let lead = |hidden| Said::Leads { leaders: vec![Player::One.into()], by: 2, hidden };
    for tongue in Tongue::ALL {
        let say = |hidden| tongue.language().in_lines().say(&lead(hidden), &names());
        assert!(say(vec![Player::Two.into()]).contains("Beth"), "{tongue:?}");
        assert!(say(vec![Player::One.into(), Player::Two.into()]).len() > say(Vec::new()).len());
    }
}

#[test]
fn the_last_pyramid_of_a_color_is_the_last_one_ahead() {
    let mut told = people(Kind::Pyramids);
    told.hear(&[]);
    let last = told.hear(&["red", "the last one"]);
    let last = last.split(" red on ").last().unwrap().split('.').next().unwrap().to_string();
    for line in ["the last red one", "last red", "take the last red"] {
        told.hear(&["no"]);
        let said = told.hear(&[line]);
        assert!(said.contains(&format!(" red on {last}.\n")), "{line}: {said}");
        assert!(said.ends_with("Play it? Yes or no.\n"), "{line}: {said}");
    }
    assert_eq!(made(&told), 0);
}
