//! What hints and tables teach people who learn a game alone.

use crate::common::app::App;
use mandala::app::Hints;
use mandala::record::tiles::Record;
use mandala::record::{AnyRecord, Computers};
use mandala::rules::tiles::{Action, Game};
use mandala::rules::{Kind, Level, Player};
use mandala::story::{Expected, Hint};

use crate::choosing_hints::expected;
use crate::common::clock::rest;
use crate::common::names;
use crate::help::{TURN, answer, at_table, notice, press, script, seeds, state, up};
use crate::hints::{against_computer, between_people, hints, screen, wanted};
use crate::tiles::help::{FLIPS, MIDDLE, OPENING, position};

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];
const HEADING: &str = "Hints (Tab tries one), chance to win and points ahead:";

/// The last line, which names the keys.
fn bar(app: &App) -> String {
    let text = screen(app, (80, 24));
    text.lines().last().unwrap_or_default().to_string()
}

fn hinted(text: &str, keys: &str) -> App {
    let mut app = between_people(text, wanted(), keys);
    answer(&mut app);
    app
}

/// Tiles between people who want hints.
fn tiles(text: &str, keys: &str) -> App {
    let mut app = App::resume(wanted(), seeds(1), position(text));
    press(&mut app, keys);
    answer(&mut app);
    app
}

/// What the hints at the tile table propose, with the numbers that are told.
fn told_hints(app: &App) -> Vec<(Action, Expected)> {
    let scene = app.scene();
    match scene.tiles().expect("the tile table").hints {
        Some(Hints::Given(given)) => {
            let told = |hint: &Hint<Game>| (hint.action, hint.expected);
            given.iter().map(told).collect()
        }
        _ => panic!("no hints"),
    }
}

#[test]
fn hints_leave_the_chosen_action_as_it_is() {
    let mut app = hinted(TURN, "Space g 1 f t");
    assert!(hints(&app).is_some());
    assert_eq!(state(&app), "choose grow left green 2");
    press(&mut app, "t");
    assert_eq!((hints(&app), state(&app).as_str()), (None, "choose grow left green 2"));
    press(&mut app, "t");
    answer(&mut app);
    press(&mut app, "Esc");
    assert_eq!((hints(&app), state(&app).as_str()), (None, "choose grow left green 2"));
    press(&mut app, "Enter");
    assert_eq!(state(&app), "review one, up");

    let mut app = tiles(MIDDLE, "4 b t");
    assert!(app.scene().tiles().expect("tiles").hints.is_some());
    press(&mut app, "t");
    assert!(app.scene().tiles().expect("tiles").hints.is_none());
    assert_eq!(state(&app), "turn: flip b4");
}

#[test]
fn the_next_choice_after_hints_is_what_they_propose() {
    let mut app = hinted(TURN, "Space t");
    let given = hints(&app).expect("hints");
    press(&mut app, "Tab");
    assert_eq!(state(&app), format!("choose {}", given[0]));
    assert!(screen(&app, (80, 24)).contains("Your chance to win: "));
    press(&mut app, "t Tab");
    assert_eq!(state(&app), format!("choose {}", given[1]));
    // Without hints on the screen, it goes through the places as ever.
    press(&mut app, "g 1");
    let before = state(&app);
    press(&mut app, "Tab");
    assert!(state(&app).starts_with("choose") && state(&app) != before);

    let mut app = tiles(MIDDLE, "t");
    let given = told_hints(&app);
    assert!(given.len() > 1, "{given:?}");
    for (action, numbers) in &given {
        press(&mut app, "Tab");
        assert_eq!(state(&app), format!("turn: {action}"));
        assert!(screen(&app, (80, 24)).contains(&expected(*numbers)));
    }
    press(&mut app, "5 e t Tab");
    assert_eq!(state(&app), format!("turn: {}", given[0].0));
}

#[test]
fn in_a_draft_the_next_choice_after_hints_is_what_they_propose() {
    let mut app = between_people(TURN, wanted(), "Space b m 1 Enter Space Space t");
    answer(&mut app);
    let given = hints(&app).expect("hints");
    press(&mut app, "Tab");
    let color = given[0].trim_start_matches("claim ").to_string();
    assert_eq!(state(&app), format!("draft {color}, up"));
    press(&mut app, "t");
    assert_eq!(state(&app), format!("draft {color}, up"), "it stays chosen");
    press(&mut app, "Esc");
    assert_eq!(state(&app), format!("draft {color}, up"));
    assert_eq!(hints(&app), None);
}

#[test]
fn a_heading_stands_over_hints_or_beside_them_at_every_size() {
    let cards = hinted(TURN, "Space t");
    let board = tiles(OPENING, "t");
    for size in SIZES {
        for app in [&cards, &board] {
            let text = screen(app, size);
            let count = text.matches("%, ").count();
            let is_smallest_board = size == (60, 20) && app.scene().tiles().is_some();
            let headings = [HEADING, "Hints: chance and lead", "Hints:      1 "];
            assert!(headings.iter().any(|it| text.contains(it)), "{text}");
            assert!(count > usize::from(is_smallest_board), "{text}");
        }
    }
}

#[test]
fn no_hint_stands_above_one_with_a_better_number() {
    for text in [OPENING, MIDDLE] {
        let app = tiles(text, "t");
        let numbers: Vec<_> = told_hints(&app).into_iter().map(|hint| hint.1).collect();
        assert!(numbers.is_sorted_by(|a, b| a >= b), "{numbers:?}");
    }
}

#[test]
fn a_hint_says_how_the_game_ends_where_that_is_certain() {
    let app = tiles(FLIPS, "t");
    let flips = told_hints(&app);
    let flips: Vec<_> =
        flips.iter().filter(|(action, _)| matches!(action, Action::Flip(_))).collect();
    assert!(!flips.is_empty());
    let sure = Expected { chance: 100, lead: 5, end: Some([46, 41]) };
    assert!(flips.iter().all(|(_, told)| *told == sure), "41 to 46");
}

#[test]
fn a_tile_that_can_be_flipped_or_swapped_shows_what_is_worth_more() {
    let both = MIDDLE.replace("1           o   o [B5][Y]", "1         [O]   o [B5][Y]");
    let app = at_table(position(&both));
    for size in SIZES {
        let text = screen(&app, size);
        assert!(text.contains("*5+"), "{text}");
    }
}

#[test]
fn a_choosers_own_cup_counts_only_while_their_cards_are_up() {
    let text = TURN.replace("dealt:   OO | YY", "dealt:   RR | YY");
    let mut app = script(&text, "Space b m 1 Enter r");
    let public = "Red would bring you River space 2 and no points yet.";
    let private = "Red would bring you River space 2 and 4 points, with 2 in your Cup.";
    for size in SIZES {
        let shown = screen(&app, size);
        assert!(shown.contains(public) && !shown.contains("your Cup"), "{shown}");
        assert!(!shown.contains("+4"), "{shown}");
    }
    press(&mut app, "Space Space");
    assert_eq!(state(&app), "draft red, up");
    for size in SIZES {
        let shown = screen(&app, size);
        let flowing = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flowing.contains(private), "{shown}");
    }
    assert!(screen(&app, (132, 43)).contains("+4"));
    press(&mut app, "Space");
    let shown = screen(&app, (80, 24));
    assert!(shown.contains(public) && !shown.contains("+4"), "{shown}");
}

#[test]
fn a_draft_says_when_what_is_left_over_would_end_the_game() {
    let rivers = |two: &str| TURN.replace("rivers:  O  | P", &format!("rivers:  O  | {two}"));
    let app = script(&rivers("PRGO"), "Space b m 1 Enter r Enter y");
    let said = "Beth chooses a color; black, if left over, ends the game.";
    assert!(screen(&app, (80, 24)).contains(said));
    let app = script(&rivers("PRGO"), "Space b m 1 Enter r Enter o");
    assert!(screen(&app, (80, 24)).contains("Beth chooses a color."));
    let app = script(&rivers("PRGOY"), "Space b m 1 Enter r Enter o Enter y");
    let said = "Anna chooses, the rest is Beth's and ends the game.";
    assert!(screen(&app, (80, 24)).contains(said));
}

#[test]
fn against_a_computer_the_key_bar_names_the_key_for_hints() {
    for kind in [Kind::Cards, Kind::Tiles] {
        let mut app = against_computer(kind);
        while matches!(app.context(), mandala::app::keymap::Context::Waiting(_)) {
            answer(&mut app);
        }
        assert!(bar(&app).contains("t hints"), "{}", bar(&app));
    }
}

#[test]
fn the_key_for_hints_is_named_even_if_something_can_be_undone() {
    let mut app = crate::tiles::partner::decided("3 b Enter");
    press(&mut app, "Space");
    let keys = bar(&app);
    assert!(keys.contains("u undo") && keys.contains("t hints"), "{keys}");
}

#[test]
fn escape_hides_the_cards_from_a_computer_too() {
    let mut app = against_computer(Kind::Cards);
    press(&mut app, "g Esc");
    assert_eq!((state(&app).as_str(), up(&app)), ("choose nothing", "one's"));
    press(&mut app, "Esc");
    assert_eq!((state(&app).as_str(), up(&app)), ("covered", "nobody's"));
    press(&mut app, "Space");
    assert_eq!(up(&app), "one's");
}

#[test]
fn after_a_game_against_a_computer_the_final_table_shows_the_own_cards() {
    let mut app = against_computer(Kind::Cards);
    press(&mut app, "q a y");
    rest(&mut app);
    assert!(bar(&app).contains("t table"), "{}", bar(&app));
    press(&mut app, "t");
    assert_eq!((state(&app).as_str(), up(&app)), ("final table", "one's"));
    assert!(bar(&app).contains("t score"), "{}", bar(&app));
}

#[test]
fn after_resuming_it_is_said_that_earlier_moves_stay() {
    let mut record = Record::new(42, names(), Player::One);
    for action in ["keep purple", "open d7"] {
        record.play(action.parse().expect("an action")).expect("legal");
    }
    let text = record.to_string();
    let record: Record = text.parse().expect("a record can be read back");
    let mut app = at_table(AnyRecord::from(record));
    press(&mut app, "u");
    let said = "What was played before you came back to this game cannot be undone.";
    assert_eq!(notice(&app).as_deref(), Some(said));
    press(&mut app, "3 c Enter u u");
    assert_eq!(notice(&app).as_deref(), Some(said), "what was played since is undone");
}

#[test]
fn after_resuming_that_is_said_even_if_the_computer_has_answered_since() {
    let computers = Computers::default().with(Player::Two, Level::new(Kind::Tiles, 1));
    let mut record = Record::new(42, names(), Player::Two).with_computers(computers);
    record.play("keep purple".parse().expect("an action")).expect("legal");
    let text = record.to_string();
    let record: Record = text.parse().expect("a record can be read back");
    let mut app = App::resume(wanted(), seeds(1), AnyRecord::from(record));
    answer(&mut app);
    assert_eq!(state(&app), "turn: nothing", "the computer has moved");
    press(&mut app, "u");
    let said = "What was played before you came back to this game cannot be undone.";
    assert_eq!(notice(&app).as_deref(), Some(said));
}
