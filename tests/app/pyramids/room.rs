//! What there is room for on the table, where room is short.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::record::pyramids::Record;
use mandala::record::{Computers, Names};
use mandala::rules::game::Game as _;
use mandala::rules::{Kind, Level, Seat};
use mandala::ui::theme::Theme;

use super::help::{MIDDLE, at, course, deal, marked_near, position, take};
use crate::help::without_motion;
use crate::help::{press, seeds};
use crate::screens::dump::{BARE, drawn};

const SMALL: (u16, u16) = (60, 20);

/// Both players can take the last piece of a group.
const LAST_ONES: &str = "
    path:   -14 R1 -4 Y1 -9 G1 G1 G1 -43
    pawns:  10 | 12
    owned:  R1 R1 Y1 Y1 G1 | R1 R1 Y1 Y1 G1
    points: 30 | 30
    turn:   one
";

/// The rows of a screen without colors.
fn rows(app: &App, size: (u16, u16), ascii: bool) -> Vec<String> {
    drawn(app, Theme { ascii, ..BARE }, size)
}

/// A game of players with these names.
fn named<const N: usize>(names: [&str; N]) -> App {
    let names = Names::of_all(names).expect("good names");
    let settings = without_motion();
    App::resume(settings, seeds(1), Record::new(42, names, Seat::default()))
}

#[test]
fn a_take_can_be_undone_by_a_key_that_is_offered_at_every_size() {
    let mut app = deal(2, "");
    take(&mut app, 3);
    for size in [SMALL, (80, 24), (100, 30)] {
        let rows = rows(&app, size, true);
        let bar = rows.last().expect("a bar");
        assert!(bar.contains("Backspace undo"), "{bar}");
        assert!(bar.contains("? help"), "{bar}");
    }
}

/// Seed 42 has blue on 11 and 12, side by side.
#[test]
fn a_mark_beside_the_chosen_pyramid_is_seen() {
    let app = deal(2, "u u u u");
    let rows = rows(&app, SMALL, false);
    let screen = rows.join("\n");
    assert!(screen.contains("[U2]U2"), "{screen}");
    assert_eq!(marked_near(&screen, '=', "U2"), 3, "{screen}");
}

#[test]
fn the_key_for_last_ones_is_offered_where_a_group_can_be_finished_and_hints_stay() {
    let bar = |app: &App| rows(app, (80, 24), true).pop().expect("a bar");
    let mut app = deal(2, "");
    take(&mut app, 3);
    assert!(!bar(&app).contains("n finish a group"), "{}", bar(&app));
    assert!(bar(&app).contains("q quit"), "{}", bar(&app));
    let settings = Settings { hints: true, ..without_motion() };
    let mut app = App::resume(settings, seeds(1), position(LAST_ONES));
    assert!(bar(&app).contains("n finish a group"), "{}", bar(&app));
    assert!(bar(&app).contains("t hints"), "{}", bar(&app));
    // Beside what can be undone, too.
    take(&mut app, 30);
    assert!(bar(&app).contains("t hints"), "{}", bar(&app));
    assert!(bar(&app).contains("Backspace undo"), "{}", bar(&app));
}

#[test]
fn the_bar_says_that_what_is_chosen_goes_back_first() {
    // Whether something could be undone then or not.
    for taken in [None, Some(3)] {
        let mut app = deal(2, "");
        if let Some(place) = taken {
            take(&mut app, place);
        }
        crate::help::press(&mut app, "r");
        for size in [SMALL, (80, 24), (100, 30)] {
            let bar = rows(&app, size, true).pop().expect("a bar");
            assert!(bar.contains("Backspace drop"), "{bar}");
            assert!(!bar.contains("undo"), "{bar}");
        }
    }
}

#[test]
fn points_have_a_plus_and_the_eye_a_gap_on_the_smallest_table() {
    let app = at(position(MIDDLE), "r Enter");
    let rows = rows(&app, SMALL, true);
    let row = |group: &str| {
        let mut panels = rows.iter().map(|row| row[42..].trim_end());
        panels.find(|row| row.starts_with(group)).expect("the group")
    };
    assert_eq!(row("Y2"), "Y2 - +3  . +2");
    assert_eq!(row("U1"), "U1 -  . +5  .");
    assert_eq!(row("R2"), "R2 4  1  .  .");
    let eye = rows.iter().find(|row| row.contains("eye")).expect("the eye");
    assert!(eye.contains("> eye  R   Y   G   U  5B"), "{eye}");
}

#[test]
fn five_players_with_long_names_stay_apart() {
    let mut app = named(["Maximiliane-1", "Wilhelmina-22", "Maximiliane-3", "D", "E"]);
    take(&mut app, 1);
    for size in [SMALL, (80, 24), (100, 30)] {
        let top = &rows(&app, size, true)[0];
        let mark = top.find('>').expect("who is to move");
        assert_eq!(&top[mark - 1..mark + 2], " >@", "{top}");
    }
}

#[test]
fn a_name_is_shortened_only_where_there_is_no_room_for_it() {
    let mut app = named(["Maximiliane-Mari", "Bo"]);
    let said = |app: &App| rows(app, SMALL, true)[17..19].concat();
    assert!(said(&app).contains("Maximiliane-Mari, choose"), "{}", said(&app));
    take(&mut app, 1);
    let told = said(&app);
    assert!(told.contains("Maximiliane-Mari took U1 on 1."), "{told}");
    let mut app = named(["Maximiliane-Mari", "Bo"]);
    for place in [1, 75] {
        take(&mut app, place);
    }
    press(&mut app, "z");
    let headline = &rows(&app, SMALL, true)[17];
    assert_eq!(headline.trim(), "Maximiliane-Mari wins!   73 points, 71 ahead");
}

/// The way from place to place is seen even where there are no colors.
#[test]
fn the_path_is_drawn_without_colors_and_melts_behind_the_last_pawn() {
    let mut app = deal(2, "");
    for (ascii, band) in [(true, ":"), (false, "░")] {
        for size in [SMALL, (80, 24), (100, 30)] {
            let whole = rows(&app, size, ascii).concat().matches(band).count();
            assert!(whole > 50, "{whole} at {size:?}");
        }
    }
    let before = rows(&app, SMALL, true).concat().matches(':').count();
    take(&mut app, 40);
    take(&mut app, 41);
    let after = rows(&app, SMALL, true).concat().matches(':').count();
    assert!(after < before, "{after} of {before}");
}

#[test]
fn an_undo_over_a_computer_is_told_whole_on_the_smallest_table() {
    let names = Names::of_all(["Maximiliane-Mari", "Bo"]).expect("good names");
    let bo = Seat::all(2).last().expect("two");
    let computers = Computers::default().with(bo, Level::new(Kind::Pyramids, 1));
    let mut record = Record::new(42, names, Seat::default()).with_computers(computers);
    for _ in 0..2 {
        let action = record.game().legal_actions().iter().next();
        record.play(action.expect("something")).expect("legal");
    }
    let app = at(record, "Backspace");
    let said = rows(&app, SMALL, true)[17..19].join(" ");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.ends_with("the computers' takes are undone, too."), "{said}");
}

/// A newcomer reads what the others took before the first hints.
#[test]
fn in_the_first_round_the_last_player_reads_what_all_others_took() {
    let mut app = deal(4, "");
    for place in [2, 4, 6] {
        take(&mut app, place);
    }
    assert_eq!(course(&app).steps().len(), 3);
    for size in [SMALL, (80, 24)] {
        let rows = rows(&app, size, true).join(" ");
        let said = rows.split_whitespace().collect::<Vec<_>>().join(" ");
        for told in ["Anna took B2 on 2.", "Beth took Y2 on 4.", "Carl took B3 on 6."] {
            assert!(said.contains(told), "{told} at {size:?}");
        }
    }
}
