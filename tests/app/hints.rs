//! Hints: only for the player whose cards are up, only from what that player may know,
//! and gone with the decision they are about.

use crate::common::app::App;
use mandala::app::keymap::Context;
use mandala::app::start::First;
use mandala::app::{Hints, Party, Settings};
use mandala::record::cards::{Course, Record};
use mandala::record::{Computers, Names};
use mandala::rules::cards::{Game, Layout, Setup};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Kind, Level, Player};
use mandala::texts::ENGLISH;

use crate::common::hidden::{Exchange, positions};
use crate::common::{names, often};
use crate::help::without_motion;
use crate::help::{OTHER_FIRST, TURN, answer, position, press, seeds, state, think, try_key};
use crate::screens::dump::{PLAIN, THEMES, draw, draw_noting_cuts, rows};

/// How people play who want hints.
pub fn wanted() -> Settings {
    Settings { hints: true, ..without_motion() }
}

/// Two people at a position, after these keys.
pub fn between_people(text: &str, settings: Settings, keys: &str) -> App {
    let mut app = App::resume(settings, seeds(1), position(text));
    press(&mut app, keys);
    app
}

/// A person as player one against a computer.
pub fn against_computer(kind: Kind) -> App {
    let level = Level::new(kind, 1);
    let party = Party { names: names(), computers: Computers::default().with(Player::Two, level) };
    let settings = without_motion();
    let first = First::Seat(Player::One.into());
    App::deal(settings, seeds(42), kind, party, first)
}

/// The hints on the card table, as a record writes them.
pub fn hints(app: &App) -> Option<Vec<String>> {
    let scene = app.scene();
    match scene.cards().expect("the table").hints? {
        Hints::Awaited => Some(Vec::new()),
        Hints::Given(hints) => Some(hints.iter().map(|hint| hint.action.to_string()).collect()),
    }
}

pub fn screen(app: &App, size: (u16, u16)) -> String {
    let (buffer, _) = draw(app, PLAIN, size);
    rows(&buffer).join("\n")
}

#[test]
fn a_player_gets_up_to_three_hints_each_of_them_legal() {
    let mut app = between_people(TURN, wanted(), "Space t");
    assert_eq!(hints(&app), Some(Vec::new()), "it is thought about");
    assert!(screen(&app, (80, 24)).contains("Thinking about what you could do."));
    answer(&mut app);
    let given = hints(&app).expect("hints");
    assert!((1..=3).contains(&given.len()), "{given:?}");
    let course = crate::help::course(&app);
    for action in given {
        let action = action.parse().expect("an action");
        assert!(course.game().legal_actions().contains(action));
    }
    assert!(!app.thinks(), "it is not asked again");
}

#[test]
fn hints_teach_what_would_come_of_an_action() {
    let mut app = between_people(OTHER_FIRST, wanted(), "Space t");
    answer(&mut app);
    let text = screen(&app, (140, 44));
    assert!(text.contains("Hints (Tab tries one), chance to win and points ahead:"), "{text}");
    assert!(text.contains("%, "), "{text}");
    let teaches = ["draws ", "lead there", "leads there", "even", "completes"];
    assert!(teaches.iter().any(|words| text.contains(words)), "{text}");
}

#[test]
fn every_table_says_why_people_get_no_hints_and_what_turns_them_on() {
    for (kind, keys) in [(Kind::Cards, "Space t"), (Kind::Tiles, "t"), (Kind::Pyramids, "t")] {
        let first = First::Seat(Player::One.into());
        let mut app = App::deal(Settings::default(), seeds(42), kind, names(), first);
        press(&mut app, keys);
        let text = screen(&app, (140, 44));
        let said = "Hints are off between people; F2 turns them on.";
        assert!(text.contains(said), "{kind}: {text}");
        press(&mut app, ",");
        assert_eq!(app.context(), Context::Settings, "{kind}");
    }
}

#[test]
fn against_a_computer_there_are_hints_without_a_setting() {
    for kind in Kind::ALL {
        let mut app = against_computer(kind);
        while matches!(app.context(), mandala::app::keymap::Context::Waiting(_)) {
            answer(&mut app);
        }
        press(&mut app, "t");
        answer(&mut app);
        let text = screen(&app, (100, 30));
        assert!(text.contains("%, "), "{text}");
    }
}

#[test]
fn an_option_allows_hints_between_people_or_forbids_them_for_one_run() {
    for (line, usual, allowed) in [
        (&["mandala", "--hints"][..], false, true),
        (&["mandala", "--no-hints"], true, false),
        (&["mandala", "--hints", "--no-hints"], true, false),
        (&["mandala"], true, true),
    ] {
        let usual = Settings { hints: usual, ..Settings::default() };
        let args = mandala::cli::try_parse(line, ENGLISH).expect("good options");
        assert_eq!(args.settings(usual).hints, allowed, "{line:?}");
    }
}

#[test]
fn nobody_can_ask_while_the_cards_are_covered() {
    let mut app = between_people(TURN, wanted(), "");
    assert!(!try_key(&mut app, "t"));
    press(&mut app, "Space r 1 Enter");
    assert_eq!(state(&app).split(' ').next(), Some("review"));
    assert!(!try_key(&mut app, "t"));
}

#[test]
fn hints_are_gone_when_they_are_put_away_or_the_cards_are_hidden() {
    for keys in ["t", "Space", "Space Space", "Esc", "? Esc", ", Esc Space"] {
        let mut app = between_people(TURN, wanted(), "Space t");
        answer(&mut app);
        assert!(hints(&app).is_some());
        press(&mut app, keys);
        assert_eq!(hints(&app), None, "{keys}");
    }
}

#[test]
fn hints_are_gone_after_playing_and_after_taking_that_back() {
    let mut app = between_people(TURN, wanted(), "Space t");
    answer(&mut app);
    press(&mut app, "g 1 f Enter");
    assert_eq!(hints(&app), None);
    press(&mut app, "u");
    assert_eq!(state(&app), "choose nothing");
    assert_eq!(hints(&app), None);
}

#[test]
fn an_answer_that_comes_after_the_cards_were_hidden_is_ignored() {
    let mut app = between_people(TURN, wanted(), "Space t");
    let late = app.task().expect("a question");
    press(&mut app, "Space");
    assert!(!app.thinks());
    app.answered(think(late));
    assert_eq!(hints(&app), None);
    press(&mut app, "Space");
    assert_eq!(hints(&app), None);
}

#[test]
fn a_new_size_hides_the_hints_with_the_cards() {
    let mut app = between_people(TURN, wanted(), "Space t");
    answer(&mut app);
    app.resized(true);
    press(&mut app, "Space");
    assert_eq!(hints(&app), None);
}

#[test]
fn hints_follow_only_from_what_the_player_may_see() {
    let mut compared = 0;
    positions(0..often(6, 60), 12, |game, setup, chance| {
        let Some(player) = game.to_act() else { return };
        let changed = Exchange::unseen_by(player, true).make(setup, chance);
        let shown = |setup: &Setup| {
            let app = with_hints(Game::try_from(setup).ok()?, names());
            Some(screen(&app, (80, 24)))
        };
        // Not every exchange makes a game that goes on.
        if let (Some(one), Some(two)) = (shown(setup), shown(&changed)) {
            assert_eq!(one, two);
            compared += 1;
        }
    });
    assert!(compared > 10, "only {compared}");
}

#[test]
fn hints_do_not_depend_on_the_seed() {
    for deal in 0..often(6, 60) {
        let mut cards = Color::ALL.repeat(18);
        Shuffler::new(deal).shuffle(&mut cards);
        let shown = |seed| {
            let deck = Layout::new(cards.clone()).expect("a whole deck");
            let record = Record::from_layout(deck, seed, names(), Player::One);
            let mut app = App::resume(wanted(), seeds(1), record.expect("a whole deck"));
            press(&mut app, "Space t");
            answer(&mut app);
            screen(&app, (80, 24))
        };
        assert_eq!(shown(1), shown(2), "deal {deal}");
    }
}

#[test]
fn no_hint_is_cut_at_any_size_whatever_the_names() {
    let all = [("Anna", "Beth"), ("WWWWWWWWWWWWWWWW", "Maximiliane-Mari")];
    let mut looked = 0;
    positions(0..often(3, 30), 15, |game, _, _| {
        for (one, two) in all {
            let names = Names::recorded([one, two]).expect("names that fit");
            look(&with_hints(game.clone(), names));
            looked += 1;
        }
    });
    assert!(looked > 10, "only {looked}");
}

#[test]
fn hints_are_gone_when_they_are_switched_off_between_people() {
    let tiles = crate::tiles::help::position(crate::tiles::help::MIDDLE);
    let mut app = App::resume(wanted(), seeds(1), tiles);
    let shown = |app: &App| app.scene().tiles().expect("the table").hints.is_some();
    press(&mut app, "t");
    answer(&mut app);
    assert!(shown(&app));
    // The third of the settings.
    press(&mut app, ", Down Down Right Esc");
    assert!(!app.settings().hints && !shown(&app));
}

#[test]
fn no_hint_at_the_tile_table_is_cut_at_any_size() {
    let mut app = against_computer(Kind::Tiles);
    for _ in 0..12 {
        while matches!(app.context(), mandala::app::keymap::Context::Waiting(_)) {
            answer(&mut app);
        }
        press(&mut app, "t");
        answer(&mut app);
        look(&app);
        let start = mandala::app::tiles::Context::Start;
        let is_start = app.context() == mandala::app::keymap::Context::Tiles(start);
        press(&mut app, if is_start { "Right Enter" } else { "Tab Enter" });
    }
}

/// A game between people, with hints for the player to decide.
fn with_hints(game: Game, names: Names) -> App {
    let mut app = App::resume(wanted(), seeds(1), Course::new(game, names));
    press(&mut app, "Space");
    if state(&app).starts_with("draft") {
        press(&mut app, "Space");
    }
    press(&mut app, "t");
    answer(&mut app);
    assert!(!hints(&app).expect("hints").is_empty());
    app
}

/// Looks at the table at every size where its layout changes.
fn look(app: &App) {
    for theme in THEMES {
        for size in [(60, 20), (80, 24), (100, 30), (120, 38), (140, 44)] {
            let (rows, cut) = draw_noting_cuts(app, theme, size);
            let text = rows.join("\n");
            assert!(cut.is_empty(), "{cut:?}\n{text}");
            // Where there is little room, the heading is shorter, or stands beside them.
            let long = "Hints (Tab tries one), chance to win and points ahead:";
            let headings = [long, "Hints: chance and lead", "Hints:      1 "];
            let has_heading = headings.iter().any(|it| text.contains(it));
            let count = text.matches("%, ").count();
            assert!(count > usize::from(size == (60, 20)), "{text}");
            assert!(has_heading, "{text}");
        }
    }
}
