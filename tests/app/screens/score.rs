//! The score sheet.

use crate::common::app::App;
use mandala::app::Settings;

use super::dump::{PLAIN, drawn};
use super::scenes;
use crate::common::clock::rest;

const SIZES: [(u16, u16); 5] = [(60, 20), (80, 24), (100, 30), (132, 43), (200, 60)];

/// Anna has seven red cards in her Cup, all of them worth something.
const SEVEN: &str = "
    left:    OO | - | -
    right:   BB | - | -
    hands:   BYGGBBPO | OYGPB
    dealt:   RR | YY
    claimed: RRRRR | PP
    rivers:  OR | PY
    discard: -
    deck:    *
    turn:    one
";

fn sheet(width: u16, height: u16) -> Vec<String> {
    let course = scenes::position(SEVEN, scenes::names());
    let mut app = App::resume(Settings::default(), Box::new(|| 0), course);
    scenes::press(&mut app, "q a y");
    rest(&mut app);
    drawn(&app, PLAIN, (width, height))
}

#[test]
fn seven_cards_of_a_color_lie_in_one_row() {
    for (width, height) in SIZES {
        let text = sheet(width, height).join("\n");
        // Where there is room for it, they lie there as cards; else it is told how many they are.
        let seven = match width {
            ..132 => " R×7 ",
            200 => " R▕ R▕ R▕ R▕ R▕ R▕ R▕ ",
            _ => " R▕R▕R▕R▕R▕R▕R▕ ",
        };
        assert!(text.contains(seven), "{width}x{height}:\n{text}");
    }
}

#[test]
fn the_winner_reads_by_how_much() {
    for (width, height) in SIZES {
        let text = sheet(width, height).join("\n");
        // Seven cards at River space 2; two at space 1 and two at space 2.
        assert!(text.contains("Anna  8 ahead"), "{text}");
        assert_eq!(text.matches("ahead").count(), 1, "{text}");
    }
}

#[test]
fn the_score_stands_in_the_middle_of_the_screen() {
    for (width, height) in SIZES {
        let rows = sheet(width, height);
        // Without the key bar.
        let written = |row: &&String| !row.trim().is_empty() && !row.contains("again");
        let written: Vec<&String> = rows.iter().filter(written).collect();
        let first = rows.iter().position(|row| row == written[0]);
        let last = rows.iter().rposition(|row| row == written[written.len() - 1]);
        let (above, below) = (first.expect("it"), rows.len() - 1 - last.expect("it"));
        assert!(above.abs_diff(below) <= 3, "{width}x{height}: {above}, {below}");
    }
}
