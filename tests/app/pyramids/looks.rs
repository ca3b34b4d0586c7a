//! What can be read off the path.

use crate::common::app::App;

use super::help::{MIDDLE, at, deal, marked_near, position, take};
use crate::help::press;
use crate::screens::dump::{BARE, drawn};

/// The rows of the screen at 80x24.
fn rows(app: &App) -> Vec<String> {
    drawn(app, BARE, (80, 24))
}

/// The path alone.
fn path(app: &App) -> String {
    let rows = rows(app);
    let path = rows[1..20].iter().map(|row| row[..52].to_string());
    path.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_chosen_pyramid_is_bracketed_and_others_like_it_are_marked() {
    let app = deal(2, "r 2");
    let path = path(&app);
    assert!(path.contains("[R2]"), "{path}");
    assert_eq!(marked_near(&path, '=', "R2"), 4, "{path}");
}

#[test]
fn what_would_fall_into_the_eye_fades_even_if_it_is_like_the_chosen_one() {
    let mut app = deal(2, "");
    take(&mut app, 40);
    assert_eq!(&rows(&app)[13][2..4], "U1");
    // The second blue one, so that the first falls with the black one between them.
    press(&mut app, "u u");
    let path = path(&app);
    assert!(path.contains("[U3]") && marked_near(&path, '=', "U2") > 0, "{path}");
    assert!(path.contains("b2"), "{path}");
    assert_eq!(&rows(&app)[13][2..4], "u1");
}

#[test]
fn pawns_wait_at_the_start_and_then_stand_where_they_took() {
    let mut app = deal(3, "");
    let waiting = |app: &App| {
        let rows = rows(app);
        let rows = rows[15..18].iter().map(|row| row[1..6].replace(':', " "));
        rows.collect()
    };
    let waits: Vec<String> = waiting(&app);
    assert_eq!(waits, ["start", "@A @B", "@C   "]);
    take(&mut app, 5);
    let waits: Vec<String> = waiting(&app);
    assert_eq!(waits, ["start", "@B @C", "     "]);
    assert_eq!(&rows(&app)[4][2..4], "@A");
    // Once above the path and in the panel, and once on it, also where it is round.
    let large = drawn(&app, BARE, (132, 43)).join("\n");
    assert_eq!(large.matches("@A").count(), 3, "{large}");
    take(&mut app, 6);
    assert_eq!(&rows(&app)[13][2..4], "U1", "one has not passed it");
    take(&mut app, 7);
    let waits: Vec<String> = waiting(&app);
    assert_eq!(waits, ["     ", "     ", "     "], "nobody waits there");
    // The path melts behind the last pawn.
    assert_eq!(&rows(&app)[13][2..4], "  ");
}

#[test]
fn the_panel_tells_what_is_left_who_has_what_and_what_was_scored() {
    let mut app = at(position(MIDDLE), "");
    let row = |app: &App, group: &str| {
        let rows = rows(app);
        let panels = rows.iter().map(|row| row[52..].trim_end().to_string());
        let mut found = panels.filter(|row| row.starts_with(group));
        found.next().expect("the group")
    };
    assert_eq!(row(&app, "R2"), "R2   5    .     .     .");
    assert_eq!(row(&app, "Y2"), "Y2   1    1     .     1 last");
    press(&mut app, "r Enter");
    assert_eq!(row(&app, "Y2"), "Y2   -   +3     .    +2 done");
    assert_eq!(row(&app, "U1"), "U1   -    .    +5     . done");
    assert_eq!(row(&app, "B3"), "B3   -    .     .     . done");
    assert_eq!(row(&app, "points"), "points   23    25    17");
    assert_eq!(row(&app, "pawn on"), "pawn on  40    20    30");
}
