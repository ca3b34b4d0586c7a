//! Drawing at every size and in every theme.

use std::path::PathBuf;

use crate::common::app::App;
use mandala::app::{Resume, Saving, Settings};
use mandala::record::Names;
use mandala::ui::Hit;
use mandala::ui::frame::{SMALLEST, fits};
use mandala::ui::theme::{Depth, Theme};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::text::Span;

use super::dump::{BARE, PLAIN, THEMES, draw};
use super::scenes;
use crate::common::often;
use crate::common::screen::paint;
use crate::help::{TURN, script};

/// The sizes at which the layout changes, and so many more and less.
fn breakpoints(around: u16) -> Vec<(u16, u16)> {
    let near = |sizes: [u16; 5]| {
        let sizes = sizes.into_iter();
        sizes.flat_map(move |size| size - around..=size + around)
    };
    let heights = || near([20, 24, 30, 38, 44]);
    near([60, 80, 100, 120, 140])
        .flat_map(|width| heights().map(move |height| (width, height)))
        .collect()
}

/// What holds for every picture.
fn check(buffer: &Buffer, hits: &[Hit], theme: Theme, what: &str) {
    let area = buffer.area;
    for cell in buffer.content() {
        let symbol = cell.symbol();
        if theme.ascii {
            assert!(symbol.is_ascii(), "{what}: {symbol:?} is not ASCII");
        }
        assert!(
            symbol.is_ascii() && symbol.len() == 1 || Span::raw(symbol).width() == 1,
            "{what}: {symbol:?} is not one cell wide"
        );
        if theme.depth == Depth::Mono {
            let inks = (cell.fg, cell.bg);
            assert_eq!(inks, (Color::Reset, Color::Reset), "{what}");
        }
        if theme.depth == Depth::Basic {
            let is_own = |ink: Color| matches!(ink, Color::Rgb(..) | Color::Indexed(_));
            assert!(!is_own(cell.fg) && !is_own(cell.bg), "{what}: {cell:?}");
        }
    }
    for (hit, command) in hits {
        assert!(!hit.is_empty(), "{what}: {command:?} cannot be hit");
        assert_eq!(area.intersection(*hit), *hit, "{what}: {command:?}");
    }
    assert!(fits(area.width, area.height) || hits.is_empty(), "{what}");
}

#[test]
fn every_size_can_be_drawn_on() {
    let names = scenes::names();
    let scenes = scenes::all(&names);
    // Some terminals say that they have no columns or rows at all.
    for width in 0..=130 {
        for height in 0..=50 {
            // A scene each, all of them at sizes near each other.
            let number = usize::from(width * 7 + height) % scenes.len();
            let (name, app) = &scenes[number];
            let (buffer, hits) = draw(app, PLAIN, (width, height));
            check(&buffer, &hits, PLAIN, &format!("{name} {width}x{height}"));
        }
    }
}

#[test]
fn choosing_can_be_drawn_at_every_size() {
    let scenes = scenes::all(&scenes::names());
    let (_, app) = scenes.iter().find(|(name, _)| *name == "choose-field").expect("the scene");
    for width in 1..=130 {
        for height in 1..=50 {
            let (buffer, hits) = draw(app, PLAIN, (width, height));
            check(&buffer, &hits, PLAIN, &format!("{width}x{height}"));
        }
    }
}

fn draw_at(sizes: &[(u16, u16)], themes: &[Theme], names: &Names) {
    for (name, app) in scenes::all(names) {
        for &theme in themes {
            for &(width, height) in sizes {
                let (buffer, hits) = draw(&app, theme, (width, height));
                let what = format!("{name} {width}x{height} {theme:?}");
                check(&buffer, &hits, theme, &what);
            }
        }
    }
}

#[test]
fn every_screen_can_be_drawn_where_the_layout_changes() {
    draw_at(&breakpoints(1), &[PLAIN], &scenes::names());
}

#[test]
fn every_screen_can_be_drawn_in_every_theme() {
    for (name, app) in scenes::all(&scenes::names()) {
        for theme in scenes::themes() {
            for (width, height) in [(1, 1), (59, 20), (60, 20), (80, 24), (100, 30), (200, 60)] {
                let (buffer, hits) = draw(&app, theme, (width, height));
                let what = format!("{name} {width}x{height} {theme:?}");
                check(&buffer, &hits, theme, &what);
            }
        }
    }
}

#[test]
fn ascii_means_ascii_and_mono_sets_no_color_whatever_the_names() {
    let themes = [BARE, Theme { ascii: true, ..PLAIN }];
    let names = Names::new("Zoë", "Łukasz Ångström").expect("good names");
    draw_at(&breakpoints(often(0, 1) as u16), &themes, &names);
}

#[test]
fn long_and_wide_names_break_nothing() {
    for (one, two) in [
        ("WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM"),
        ("李小龍李小龍李小龍李小龍李小龍李", "が"),
        ("e\u{301}e\u{301}e\u{301}e\u{301}", "👩🌍👩🌍👩🌍👩🌍"),
        ("a b c d e f g h", "-"),
    ] {
        let names = Names::recorded([one, two]).expect("names that fit");
        for (_, app) in scenes::all(&names) {
            for theme in THEMES {
                for (width, height) in [(60, 20), (80, 24), (101, 31), (141, 45)] {
                    let (buffer, hits) = draw(&app, theme, (width, height));
                    let inside = |(hit, _): &Hit| buffer.area.intersection(*hit) == *hit;
                    assert!(hits.iter().all(inside));
                    if theme.ascii {
                        assert!(buffer.content().iter().all(|cell| cell.symbol().is_ascii()));
                    }
                }
            }
        }
    }
}

#[test]
fn a_record_in_a_very_deep_place_breaks_neither_the_score_nor_the_question() {
    let path = PathBuf::from("/deep".repeat(400));
    let resume = Saving::Kept(Resume::File(path.clone()));
    for (name, mut app) in scenes::all(&scenes::names()) {
        for saving in [Saving::Finished(path.clone()), resume.clone()] {
            app.saved(saving);
            for (width, height) in breakpoints(0) {
                let (buffer, hits) = draw(&app, PLAIN, (width, height));
                check(&buffer, &hits, PLAIN, name);
            }
        }
    }
}

#[test]
fn the_question_whether_to_leave_keeps_its_last_sentence_below_a_long_path() {
    let path = PathBuf::from("/deep".repeat(400));
    let mut app = script(TURN, "q");
    app.saved(Saving::Kept(Resume::File(path)));
    for (width, height) in breakpoints(0) {
        let (buffer, _) = draw(&app, PLAIN, (width, height));
        let text: String = buffer.content().iter().map(Cell::symbol).collect();
        assert!(text.contains("Leave the game?"), "{width}x{height}");
        assert!(text.contains("count"), "{width}x{height}");
    }
}

#[test]
fn a_terminal_that_is_too_small_says_what_it_needs_and_has() {
    let scenes = scenes::all(&scenes::names());
    let (width, height) = (SMALLEST.0 - 1, SMALLEST.1);
    let mut first: Option<Buffer> = None;
    for (name, app) in &scenes {
        let (buffer, hits) = draw(app, PLAIN, (width, height));
        assert!(hits.is_empty());
        let text: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
        for said in ["60x20", "59x20", "Ctrl-C quits"] {
            assert!(text.contains(said), "{name}: {said}");
        }
        let first = first.get_or_insert_with(|| buffer.clone());
        assert!(*first == buffer, "{name}: nothing of the game is shown");
    }
}

#[test]
fn whatever_was_there_before_is_drawn_over() {
    for (name, app) in scenes::all(&scenes::names()) {
        for (width, height) in [(30, 9), (60, 20), (110, 32)] {
            let (clean, _) = draw(&app, PLAIN, (width, height));
            let mut used =
                Buffer::filled(Rect::new(0, 0, width, height), ratatui::buffer::Cell::new("R"));
            used.set_style(used.area, Color::Red);
            paint(&app.scene(), PLAIN, &mut used);
            assert!(clean == used, "{name} {width}x{height}");
        }
    }
}

#[test]
fn a_word_that_is_too_long_goes_on_in_the_next_line() {
    let sizes = [(80, 24), (100, 30), (140, 44)];
    for (width, height) in sizes {
        let app = scenes::damaged(&"w".repeat(100));
        let (buffer, _) = draw(&app, PLAIN, (width, height));
        let row = |row: &[Cell]| row.iter().filter(|cell| cell.symbol() == "w").count();
        let rows = buffer.content().chunks(usize::from(width)).map(row);
        let long: Vec<usize> = rows.filter(|&count| count > 10).collect();
        assert!(long.len() > 1, "{width}x{height}: {long:?}");
        assert_eq!(long.iter().sum::<usize>(), 100, "{width}x{height}");
    }
}

/// Ten red cards in a Mountain about to be shared out, and the end near in every way.
const TEN: &str = "
    left:    RRRRRRRRRROYG | P | -
    right:   BB | - | YYY
    hands:   BYGGBBPO | OYGPB
    dealt:   OO | YY
    claimed: R | R
    rivers:  ORGBP | PYBGR
    discard: OOOOOOOOOOYYYYGGGGGGGGGGPPPPPPPPPPBBBBB
    deck:    RGB*
    ran out: yes
    turn:    one
";

#[test]
fn ten_cards_of_a_color_are_told_in_whole_numbers_and_with_the_warning() {
    for (width, height) in [(60, 20), (80, 24), (100, 30)] {
        let record = scenes::position(TEN, scenes::names());
        let mut app = App::resume(Settings::default(), Box::new(|| 0), record);
        scenes::press(&mut app, "Space b m 1 Enter r");
        let theme = Theme { ascii: true, ..PLAIN };
        let (buffer, _) = draw(&app, theme, (width, height));
        let rows: Vec<String> = buffer
            .content()
            .chunks(usize::from(width))
            .map(|row| row.iter().map(Cell::symbol).collect())
            .collect();
        let table = rows.join("\n");
        // Ten cards at River space 2, and one card that fills the last space.
        let words: Vec<&str> = table.split_whitespace().collect();
        let words = words.join(" ");
        for line in [">R10 +20 - lost", "O 1 +1 - lost", "Y 1 +0 6 lost"] {
            assert!(words.contains(line), "{line}:\n{table}");
        }
        assert!(table.contains("The last Mandala"), "{table}");
    }
}
