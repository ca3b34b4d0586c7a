//! What stands on the screen of the tile table.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::app::command::Command;
use mandala::app::tiles::Command as Tiles;
use mandala::record::tiles::{Course, Record};
use mandala::record::{AnyRecord, Names};
use mandala::rules::{Kind, Player};
use mandala::texts::ENGLISH;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::help::{FLIPS, MIDDLE, dealt, position, script};
use crate::common::clock::rest;
use crate::common::tiles::F as ONE_GROUP;
use crate::help::{at_table, names, press, state};
use crate::screens::dump::{PLAIN, SIZES, draw, drawn};

/// The rows of the screen.
fn text(app: &App, size: (u16, u16)) -> String {
    drawn(app, PLAIN, size).join("\n")
}

#[test]
fn what_happened_last_is_told_once_beside_the_board() {
    let app = script(MIDDLE, "4 b Enter");
    for size in SIZES.into_iter().filter(|size| size.0 > 60) {
        let screen = text(&app, size);
        let told = screen.matches("Anna flips b4, green: +6").count();
        assert_eq!(told, 1, "{size:?}\n{screen}");
    }
}

#[test]
fn a_marker_that_was_never_laid_is_a_dot_in_the_score() {
    // Beth has one group only.
    let mut app = script(ONE_GROUP, "f");
    rest(&mut app);
    assert_eq!(state(&app), "over");
    // In a list or in columns, as there is room.
    for size in SIZES {
        let score = text(&app, size);
        assert!(score.contains("6  ·") || score.contains(" 6·"), "{score}");
    }
}

#[test]
fn a_replay_says_one_number_for_a_turn() {
    let mut record = Record::new(42, names(), Player::One);
    for action in ["keep purple", "open h5", "open b3", "flip h6"] {
        let action = action.parse().expect("an action");
        record.play(action).expect("a legal one");
    }
    let live = App::resume(Settings::default(), Box::new(|| 42), AnyRecord::from(record.up_to(3)));
    let screen = text(&live, (80, 24));
    assert!(screen.contains("Turn 3 "), "{screen}");
    let mut app = App::replay(Settings::default(), record);
    press(&mut app, "End");
    for step in [4, 3] {
        let screen = text(&app, (80, 24));
        assert!(screen.contains("Turn 3 "), "{screen}");
        let words = format!("action {step} of 4, turn 3");
        assert!(screen.contains(&words), "{screen}");
        press(&mut app, "Left");
    }
}

#[test]
fn a_long_name_leaves_room_for_what_its_player_holds() {
    let names = Names::new("Maximiliane-Mari", "Wilhelmina-Katja").expect("good names");
    let course = Course::new(position(MIDDLE).game().clone(), names);
    let app = at_table(course);
    for size in SIZES.into_iter().filter(|size| size.0 > 60) {
        let screen = text(&app, size);
        assert_eq!(screen.matches("holds").count(), 2, "{size:?}\n{screen}");
    }
}

#[test]
fn the_letters_of_all_columns_stand_in_one_row_below_the_board_and_look_like_no_tile() {
    let app = script(MIDDLE, "");
    for size in SIZES {
        let (buffer, hits) = draw(&app, PLAIN, size);
        let area = |name: &str| {
            let cell = name.parse().expect("a cell");
            let found = hits.iter().find(|hit| hit.1 == Command::Tiles(Tiles::Click(cell)));
            found.expect("every cell can be clicked").0
        };
        let middle = |tile: Rect| tile.x + (tile.width - 2) / 2;
        let first = area("c1").bottom();
        let is_row = |y: &u16| buffer[(middle(area("a4")), *y)].symbol() == "a";
        let row = (first..size.1).find(is_row).expect("a row of letters");
        let letter = |tile: Rect| (middle(tile), tile.y + (tile.height - 1) / 2);
        let ink = buffer[letter(area("c6"))].fg;
        for cell in ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"] {
            let below = &buffer[(middle(area(cell)), row)];
            assert_eq!(below.symbol(), &cell[..1], "{size:?}");
            assert_ne!(below.fg, ink, "{size:?} {cell}");
            assert!(!below.modifier.contains(Modifier::BOLD));
        }
        for lowest in ["a3", "b2", "g2", "h3"] {
            let tile = area(lowest);
            let below = &buffer[(middle(tile), tile.bottom())];
            assert_ne!(below.symbol(), &lowest[..1], "{size:?}");
        }
    }
}

#[test]
fn the_help_of_the_command_line_lists_the_keys_that_choose_a_tile() {
    let told = mandala::cli::keys_of_a_turn(Kind::Tiles, ENGLISH);
    for keys in ["Left Down Up Right", "1 2 3 4 5 6 7 8", "r o y g p b", "Shift-Tab"] {
        assert!(told.contains(&format!("  {keys} ")), "{told}");
    }
    assert!(told.contains("to the next tile of this color"), "{told}");
    for line in told.lines() {
        let (keys, help) = line.split_at(20);
        assert!(keys.len() == 20 && help.starts_with(' '), "{line}");
        assert!(!help.starts_with("  "), "{line}");
    }
}

#[test]
fn the_key_that_leaves_is_on_the_smallest_screen_in_the_flips_at_the_end_too() {
    let app = script(FLIPS, "7 d Enter");
    let screen = text(&app, (60, 20));
    assert!(screen.contains("q quit"), "{screen}");
    let screen = text(&app, (80, 24));
    assert!(screen.contains("u undo"), "{screen}");
}

#[test]
fn the_first_turn_says_how_a_group_is_opened_at_every_size() {
    let app = dealt("p Enter");
    for size in SIZES {
        let screen = text(&app, size);
        let said = "Lay your orange tile on any front tile to open a group.";
        assert!(screen.contains(said), "{size:?}\n{screen}");
    }
}
