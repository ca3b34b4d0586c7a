//! Long texts on top of the table: drawn again and again, and scrolled.

use crate::common::app::App;
use mandala::app::Settings;
use mandala::texts::ENGLISH;
use mandala::ui::Painter;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::dump::{PLAIN, rows};
use crate::common::endless_record;
use crate::help::press;

fn long_game(actions: usize) -> App {
    App::resume(Settings::default(), Box::new(|| 42), endless_record(actions))
}

fn paper(width: u16, height: u16) -> Buffer {
    Buffer::empty(Rect::new(0, 0, width, height))
}

/// Draws as the loop around the app does.
fn show(app: &mut App, painter: &mut Painter, buffer: &mut Buffer) {
    painter.draw(&app.scene(), buffer);
    app.shown_with(painter.extent());
}

#[test]
fn what_a_painter_has_drawn_before_changes_nothing() {
    let mut painter = Painter::new(PLAIN, ENGLISH);
    let mut app = long_game(60);
    // Looked at, left, played on, and looked at again.
    let keys = "e PgUp Up Esc ? PgDn End Esc Space Tab x Enter e PgUp Esc q Esc u Enter e Home";
    for (n, key) in keys.split(' ').enumerate() {
        press(&mut app, key);
        for (width, height) in [(80, 24), (60, 20), (80, 24)] {
            let (mut again, mut anew) = (paper(width, height), paper(width, height));
            show(&mut app, &mut painter, &mut again);
            Painter::new(PLAIN, ENGLISH).draw(&app.scene(), &mut anew);
            assert_eq!(rows(&again), rows(&anew), "{n} {key} {width}x{height}");
        }
    }
}

#[test]
fn beyond_the_end_of_a_text_one_key_back_is_seen() {
    for (open, end, beyond, back) in [("?", "End", "PgDn", "Up"), ("e", "Home", "PgUp", "Down")] {
        let (mut painter, mut buffer) = (Painter::new(PLAIN, ENGLISH), paper(80, 24));
        let mut app = long_game(60);
        press(&mut app, open);
        press(&mut app, end);
        show(&mut app, &mut painter, &mut buffer);
        let last = rows(&buffer);
        press(&mut app, beyond);
        show(&mut app, &mut painter, &mut buffer);
        assert_eq!(rows(&buffer), last, "{open}");
        press(&mut app, back);
        show(&mut app, &mut painter, &mut buffer);
        assert_ne!(rows(&buffer), last, "{open}");
    }
}

#[test]
fn a_page_is_as_long_as_what_is_shown_less_two_lines() {
    for (width, height) in [(60, 20), (80, 24), (100, 30), (140, 44)] {
        let (mut painter, mut buffer) = (Painter::new(PLAIN, ENGLISH), paper(width, height));
        let mut app = long_game(200);
        // The log is opened at its end.
        press(&mut app, "e");
        show(&mut app, &mut painter, &mut buffer);
        // Without the title and the key bar, nor the free rows beside them.
        let text = |buffer: &Buffer| -> Vec<String> {
            let rows = rows(buffer).into_iter();
            let (title, bar) = (1, usize::from(height) - 1);
            let rows = rows.take(bar).skip(title);
            rows.filter(|row| !row.trim().is_empty()).collect()
        };
        let last = text(&buffer);
        press(&mut app, "PgUp");
        show(&mut app, &mut painter, &mut buffer);
        let before = text(&buffer);
        assert_eq!(before[before.len() - 2..], last[..2], "{width}x{height}");
    }
}

/// How often memory is asked for by a key and the picture after it.
fn cost(app: &mut App, painter: &mut Painter, key: &str) -> u64 {
    let mut buffer = paper(80, 24);
    let asked = allocation_counter::measure(|| {
        press(app, key);
        show(app, painter, &mut buffer);
    });
    asked.count_total
}

#[test]
fn a_key_costs_the_same_however_long_the_game_is() {
    // Cards are turned up, chosen and covered; the log is opened, and scrolled.
    let [short, long] = [60, 5_000].map(|actions| {
        let (mut app, mut painter) = (long_game(actions), Painter::new(PLAIN, ENGLISH));
        ["Space", "Tab", "Space", "e", "Up", "PgUp", "Home"]
            .map(|key| (key, cost(&mut app, &mut painter, key)))
    });
    for ((key, short), (_, long)) in short.into_iter().zip(long) {
        // The log is broken into lines as far back as somebody looks.
        assert_eq!(long > 2 * short, key == "Home", "{key}: {short}, {long}");
    }
}
