//! What a person reads in a review, and whether it fits together.

use crate::common::app::App;
use mandala::ai::Partner;
use mandala::app::ReviewView;
use mandala::app::keymap::Context;
use mandala::record::Computers;
use mandala::rules::tiles::Game;
use mandala::rules::{Kind, Level, Player};
use mandala::story::Expected;
use mandala::story::review::MOST_TOLD;

use crate::common::{names, tiles};
use crate::help::answer;
use crate::help::{press, state};
use crate::pyramids::help::deal;
use crate::review::{ended, mistakes, replay, reviewed};
use crate::screens::dump::{PLAIN, uncut as screen};

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)];

/// A short game of tiles with its review on top.
fn reviewed_tiles() -> App {
    let actions = "keep green, open h3, open b7, open c6, flip h4, flip g4, flip d6";
    let record = tiles::played(tiles::SHORTEST_GAME, actions);
    let mut app = replay(record, "v");
    answer(&mut app);
    app
}

/// The numbers before each percent sign.
fn percents(text: &str) -> Vec<i32> {
    let parts = text.split("%").map(str::trim_end);
    let number = |part: &str| {
        let digits = part.chars().rev().take_while(|&c| c.is_ascii_digit() || c == '−');
        digits.collect::<String>().chars().rev().collect::<String>().replace('−', "-")
    };
    parts.filter_map(|part| number(part).parse().ok()).collect()
}

#[test]
fn what_a_decision_cost_is_the_difference_of_the_two_chances() {
    for app in [reviewed(20), reviewed_tiles()] {
        let text = screen(&app, PLAIN, (100, 44));
        let (_, list) = text.split_once("The costliest moves").expect("a list");
        let list = list.split_once("A chance").map_or(list, |(list, _)| list);
        let lines: Vec<&str> = list.lines().skip(1).filter(|it| it.contains('%')).collect();
        assert!(lines.len() >= 2, "{text}");
        let mut costs = Vec::new();
        for pair in lines.chunks(2) {
            let [played, cost, best] = percents(&pair.join("\n"))[..] else {
                panic!("three numbers: {pair:?}");
            };
            assert_eq!(played - best, cost, "{pair:?}");
            costs.push(-cost);
        }
        assert!(costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
        assert!(costs.iter().all(|&cost| cost >= 7), "{costs:?}");
    }
}

#[test]
fn a_turn_has_one_number_in_the_list_on_the_table_and_for_those_who_type_it() {
    for (mut app, head) in [(reviewed(20), ""), (reviewed_tiles(), "Turn ")] {
        let text = screen(&app, PLAIN, (80, 24));
        let chosen = text.lines().find(|line| line.contains('▸')).expect("a line");
        let number = chosen.split(['▸', '.']).nth(1).expect("a number").trim();
        press(&mut app, "Enter");
        let text = screen(&app, PLAIN, (80, 24));
        assert!(text.contains(&format!(", turn {number}.")), "{text}");
        if !head.is_empty() {
            assert!(text.contains(&format!("{head}{number} ")), "{text}");
        }
        let here = state(&app);
        let digits: Vec<String> = number.chars().map(String::from).collect();
        press(&mut app, &format!("End {} Enter", digits.join(" ")));
        assert_eq!(state(&app), here);
    }
}

#[test]
fn a_person_alone_reads_their_own_chance_and_their_own_decisions_first() {
    for person in Player::BOTH {
        let level = Level::new(Kind::Cards, 3);
        let computers = Computers::default().with(person.other(), level);
        let mut app = replay(ended(8, names()).with_computers(computers), "v");
        answer(&mut app);
        let text = screen(&app, PLAIN, (100, 44));
        let (own, other) = (names().of(person).to_string(), names().of(person.other()).to_string());
        assert!(text.contains(&format!("{own}'s chance to win")), "{text}");
        assert!(!text.contains(&format!("{other}'s chance to win")), "{text}");
        let played = text.lines().filter(|line| line.contains(": ") && line.contains(". "));
        let whose: Vec<bool> = played.map(|line| line.contains(&own)).collect();
        assert!(whose.contains(&true) && whose.contains(&false), "{text}");
        assert!(whose.is_sorted_by(|a, b| a >= b), "{text}");
    }
}

#[test]
fn a_person_alone_keeps_their_seat_when_the_game_is_looked_back_at() {
    for person in Player::BOTH {
        let level = Level::new(Kind::Cards, 3);
        let computers = Computers::default().with(person.other(), level);
        let app = replay(ended(4, names()).with_computers(computers), "");
        let scene = app.scene();
        assert_eq!(scene.cards().expect("the table").bottom, person);
    }
}

#[test]
fn all_that_cost_most_stands_on_one_page_at_every_size() {
    for moves in [8, 20] {
        let app = reviewed(moves);
        let count = mistakes(&app).len();
        assert!(count <= MOST_TOLD, "{count}");
        for size in SIZES {
            let text = screen(&app, PLAIN, size);
            let better = text.lines().filter(|line| line.contains("Better: "));
            assert_eq!(better.count(), count, "{size:?}: {text}");
        }
    }
}

#[test]
fn a_game_without_a_costly_decision_is_said_to_have_none() {
    let mut app = replay(ended(0, names()), "v");
    answer(&mut app);
    for size in SIZES {
        let text = screen(&app, PLAIN, size);
        let said = "Nobody made a decision that cost 7% or more.";
        assert!(text.contains(said), "{text}");
        assert!(text.contains("A chance is the computer's"), "{text}");
        assert!(!text.contains("The costliest moves"), "{text}");
    }
    // The keys that go through what was found have nothing to go to, and show that.
    press(&mut app, "Esc n");
    assert_eq!(app.context(), Context::Review);
}

#[test]
fn n_and_b_go_through_the_decisions_in_the_order_of_the_game() {
    let mut app = reviewed(20);
    let mut steps = mistakes(&app);
    steps.sort_unstable();
    press(&mut app, "Esc");
    assert_eq!(state(&app), "replay 0 of 21", "the list has moved nothing");
    let after: Vec<usize> = steps.iter().copied().filter(|&step| step > 0).collect();
    for step in &after {
        press(&mut app, "n");
        assert_eq!(state(&app), format!("replay {step} of 21"));
    }
    for step in after.iter().rev().skip(1) {
        press(&mut app, "b");
        assert_eq!(state(&app), format!("replay {step} of 21"));
    }
    // From wherever the table is; and after the last one comes the first.
    press(&mut app, "End n");
    assert_eq!(state(&app), format!("replay {} of 21", steps[0]));
    press(&mut app, "End b");
    assert_eq!(state(&app), format!("replay {} of 21", steps[steps.len() - 1]));
}

#[test]
fn the_list_is_opened_at_the_decision_on_the_table() {
    let mut app = reviewed(20);
    press(&mut app, "Down Down Enter");
    let here = state(&app);
    press(&mut app, "Home v Up Up Esc n n v");
    let there = state(&app);
    press(&mut app, "Enter");
    assert!(there.ends_with(&state(&app)), "{there}: {}", state(&app));
    assert_ne!(here, "replay 0 of 21");
}

#[test]
fn luck_and_play_are_summed_up_on_a_page_of_their_own() {
    for (mut app, said) in
        [(reviewed(20), "Luck helped "), (reviewed_tiles(), "Play decided this game")]
    {
        press(&mut app, "l");
        assert_eq!(app.context(), Context::Luck);
        for size in SIZES {
            let text = screen(&app, PLAIN, size);
            let row = |words: &str| text.lines().position(|row| row.contains(words));
            // First what decided it, then why, then each player.
            let title = text.lines().position(|row| row.contains('?'));
            assert_eq!(row(said), title.map(|row| row + 1), "{size:?}\n{text}");
            let players = row("Accuracy").map(|row| row + 1);
            for mistakes in ["Anna's mistakes", "Beth's mistakes"] {
                let row = row(mistakes);
                assert!(row.is_some() && row < players, "{size:?}\n{text}");
            }
            let first = text.lines().nth(players.unwrap_or_default());
            assert!(first.is_some_and(|row| row.contains("Anna  ")), "{size:?}\n{text}");
            let is_told = text.contains("Best luck");
            assert_eq!(is_told, said.starts_with("Luck"), "{size:?}\n{text}");
            // What does not fit is a few lines below.
            press(&mut app, "End");
            let end = screen(&app, PLAIN, size);
            assert!(end.contains("little."), "{size:?}\n{end}");
            assert_eq!(text != end, text.contains("page 1 of"), "{size:?}\n{text}");
            press(&mut app, "Home");
        }
        press(&mut app, "l");
        assert_eq!(app.context(), Context::Review);
    }
    // Where nobody had a choice, there is nothing to add up.
    let mut app = replay(ended(0, names()), "v");
    answer(&mut app);
    press(&mut app, "l");
    let text = screen(&app, PLAIN, (60, 20));
    assert!(text.contains("Nobody made a decision"), "{text}");
}

#[test]
fn the_curves_of_five_stand_whole_on_the_page_of_luck_or_on_the_next() {
    let mut app = deal(5, "Right Enter Right Enter Right Enter q a y v");
    answer(&mut app);
    press(&mut app, "l");
    assert_eq!(app.context(), Context::Luck);
    let mut shown = 0;
    for height in 24..44 {
        let text = screen(&app, PLAIN, (80, height));
        let mut below = text.lines().skip_while(|row| !row.contains("Chances to win by turn"));
        if below.next().is_some() {
            shown += 1;
            // A row for each, the turns, and the keys below the page.
            let rows: Vec<&str> = below.collect();
            assert!(rows.len() > 6, "{height}\n{text}");
        }
    }
    assert!(shown > 10, "{shown}");
}

#[test]
fn n_asks_for_a_review_where_there_is_none_yet() {
    for key in ["n", "b"] {
        let mut app = replay(ended(4, names()), key);
        assert_eq!(app.context(), Context::Review);
        assert!(app.thinks());
        press(&mut app, "Esc");
        assert_eq!(app.context(), Context::Replay);
    }
}

#[test]
fn what_was_played_and_what_is_better_are_marked_on_the_table_at_every_size() {
    for mut app in [reviewed(20), reviewed_tiles()] {
        press(&mut app, "Enter");
        for size in SIZES {
            let text = screen(&app, PLAIN, size);
            let told: Vec<&str> = text
                .lines()
                .filter(|line| line.contains(" played: ") || line.contains("! Better: "))
                .collect();
            assert_eq!(told.len(), 2, "{size:?}\n{text}");
            assert_eq!(told.concat().matches("%").count(), 3, "{size:?}\n{text}");
            let table: String = text.lines().filter(|it| !told.contains(it)).collect();
            for mark in ['?', '!'] {
                // The key bar has one of them.
                let needed = 1 + usize::from(mark == '?');
                assert!(table.matches(mark).count() >= needed, "{mark} {size:?}\n{text}");
            }
        }
    }
}

/// The two sentences about a decision on the table, each with all its lines.
fn told(app: &App, size: (u16, u16)) -> [String; 2] {
    let text = screen(app, PLAIN, size);
    let lines = text.lines().skip_while(|line| !line.contains(" played: "));
    let said: Vec<&str> = lines.map(str::trim).collect();
    let said = said.join(" ");
    let (played, rest) = said.split_once(" ! Better: ").expect("what is better");
    let (better, _) = rest.split_once(" → ←").expect("the keys");
    [played.to_string(), better.to_string()]
}

#[test]
fn a_decision_between_people_names_its_player_and_calls_nobody_you() {
    for mut app in [reviewed(20), reviewed_tiles()] {
        press(&mut app, "Enter Home");
        for _ in 0..4 {
            press(&mut app, "n");
            for size in SIZES {
                let [played, better] = told(&app, size);
                let who = ["? Anna played: ", "? Beth played: "];
                assert!(who.iter().any(|who| played.starts_with(who)), "{played}");
                assert!(!format!("{played} {better}").contains("you"), "{played} {better}");
            }
        }
    }
}

#[test]
fn only_the_one_person_in_a_game_is_spoken_to() {
    for person in Player::BOTH {
        let level = Level::new(Kind::Cards, 3);
        let computers = Computers::default().with(person.other(), level);
        let mut app = replay(ended(8, names()).with_computers(computers), "v");
        answer(&mut app);
        press(&mut app, "Enter");
        let computer = format!("? {} played: ", names().of(person.other()));
        let (mut yours, mut theirs) = (0, 0);
        for _ in mistakes(&app) {
            press(&mut app, "n");
            for size in SIZES {
                let [played, better] = told(&app, size);
                if played.starts_with("? You played: ") {
                    yours += 1;
                } else {
                    assert!(played.starts_with(&computer), "{played}");
                    assert!(!format!("{played} {better}").contains("you"), "{played} {better}");
                    theirs += 1;
                }
            }
        }
        assert!(yours > 0 && theirs > 0, "{yours} {theirs}");
    }
}

#[test]
fn a_review_is_as_certain_of_the_last_flips_as_hints_are() {
    let record = tiles::played(tiles::WHOLE_GAME, tiles::ACTIONS);
    let mut app = replay(record, "v");
    answer(&mut app);
    let scene = app.scene();
    let Some(ReviewView::Done(review, _)) = &scene.tiles().expect("the table").review else {
        panic!("no review");
    };
    let mut found = 0;
    for decision in &review.decisions {
        // Nothing is certain yet where a start tile is kept.
        let before: Vec<&str> = tiles::ACTIONS.split(',').take(decision.step.max(1)).collect();
        let before = tiles::played(tiles::WHOLE_GAME, &before.join(","));
        for told in [&decision.played, &decision.best] {
            if let Some(certain) = Game::certain(before.game(), told.action) {
                let certain = Expected { end: told.expected.end, ..certain.into() };
                assert_eq!(told.expected, certain, "turn {}", decision.turn);
                assert!(certain.end.is_some());
                found += 1;
            }
        }
    }
    assert!(found > 0, "the game has an end");
}

#[test]
fn a_number_that_is_typed_is_read_in_the_place_of_a_decision() {
    let mut app = reviewed_tiles();
    press(&mut app, "Enter 1 2");
    for size in SIZES {
        let text = screen(&app, PLAIN, size);
        assert!(text.contains("Enter goes to turn 12"), "{text}");
    }
}

#[test]
fn a_replay_offers_a_review_in_its_key_bar() {
    let app = replay(ended(4, names()), "");
    for size in SIZES {
        let text = screen(&app, PLAIN, size);
        let bar = text.lines().find(|line| line.contains("? help")).expect("the keys");
        assert!(bar.contains("v review"), "{size:?}: {bar}");
        assert!(!bar.contains(" t "), "{size:?}: {bar}");
    }
}
