//! The picture in the README is the real screen: it is drawn here, and kept current.

use std::fmt::Write;
use std::path::Path;

use crate::common::clock::calmly;
use crate::screens::scenes;
use mandala::app::cards::Command as Cards;
use mandala::app::command::Command;
use mandala::app::{App, Settings};
use mandala::record::Names;
use mandala::record::cards::Course;
use mandala::rules::cards::{Game, Setup};
use mandala::rules::{Color, cards::Side};
use mandala::texts::ENGLISH;
use mandala::ui::{
    self,
    theme::{Depth, Theme},
};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier};

/// Pixels of a cell.
const CELL: (u16, u16) = (9, 18);

#[test]
fn the_pictures_in_the_readme_show_the_tables_as_they_are_drawn() {
    let names = Names::new("Anna", "Beth").unwrap();
    let scene = |name: &str| {
        let mut scenes = scenes::all(&names).into_iter();
        scenes.find(|(found, _)| *found == name).unwrap().1
    };
    is_current("table.svg", &in_the_middle_of_a_turn());
    is_current("tiles.svg", &scene("tiles-choose"));
    is_current("pyramids.svg", &scene("pyramids-chosen"));
}

/// Draws a picture, and compares it with the one that is kept or keeps it.
fn is_current(file: &str, app: &App) {
    let svg = svg(&draw(app));
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join(".github/assets");
    let path = assets.join(file);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, &svg).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == svg,
        "{file} looks different now: UPDATE_SNAPSHOTS=1 cargo test redraws it"
    );
}

/// Beth has built a Mountain, and Anna is about to grow her right Field.
fn in_the_middle_of_a_turn() -> App {
    let setup: Setup = "
        turn:    two
        left:    OPPP | RR | GGG
        right:   YRR | BB | PP
        hands:   RGGGYBO | OOOPYB
        dealt:   RO | YY
        claimed: GGGO | PPB
        rivers:  GOR | PBYR
        discard: RRRYYYYOOGGPBBB
        deck:    *
    "
    .parse()
    .unwrap();
    let game = Game::try_from(&setup).unwrap();
    let names = Names::new("Anna", "Beth").unwrap();
    let record = Course::new(game, names);
    let mut app = App::resume(Settings::default(), Box::new(|| 0), record);
    for command in [
        Command::Cards(Cards::Reveal),
        Command::Cards(Cards::Color(Color::Orange)),
        Command::Cards(Cards::Mountain),
        Command::Confirm,
        Command::Confirm,
        Command::Cards(Cards::Reveal),
        Command::Cards(Cards::Color(Color::Green)),
        Command::Cards(Cards::Field),
        Command::Cards(Cards::Side(Side::Right)),
    ] {
        calmly(&mut app, command);
    }
    app
}

fn draw(app: &App) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let theme = Theme {
        depth: Depth::True,
        ascii: false,
    };
    ui::draw(&app.scene(), theme, ENGLISH, &mut buffer);
    buffer
}

/// The buffer as a picture: a rectangle a ground, half blocks as rectangles too,
/// so that no font can leave gaps.
fn svg(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (area.width * CELL.0, area.height * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"15\">\n"
    );
    for y in 0..area.height {
        let mut x = 0;
        while x < area.width {
            // Neighbors of one ground share a rectangle.
            let bg = buffer[(x, y)].bg;
            let run = (x..area.width).take_while(|&x| buffer[(x, y)].bg == bg);
            let columns = run.count() as u16;
            rectangle(&mut svg, (x, y), columns, (0, CELL.1), bg);
            x += columns;
        }
        for x in 0..area.width {
            symbol(&mut svg, (x, y), &buffer[(x, y)]);
        }
    }
    svg += "</svg>\n";
    svg
}

fn symbol(svg: &mut String, at: (u16, u16), cell: &Cell) {
    let half = CELL.1 / 2;
    match cell.symbol() {
        " " => {}
        "▀" => rectangle(svg, at, 1, (0, half), cell.fg),
        "▄" => rectangle(svg, at, 1, (half, half), cell.fg),
        "█" => rectangle(svg, at, 1, (0, CELL.1), cell.fg),
        text => {
            let (x, y) = (at.0 * CELL.0, at.1 * CELL.1 + 14);
            let weight = match cell.modifier.contains(Modifier::BOLD) {
                true => " font-weight=\"bold\"",
                false => "",
            };
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let fill = hex(cell.fg);
            writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" fill=\"{fill}\"{weight}>{text}</text>"
            )
            .unwrap();
        }
    }
}

fn rectangle(svg: &mut String, at: (u16, u16), columns: u16, rows: (u16, u16), ink: Ink) {
    let (x, y) = (at.0 * CELL.0, at.1 * CELL.1 + rows.0);
    let (width, height) = (columns * CELL.0, rows.1);
    let fill = hex(ink);
    writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
    )
    .unwrap();
}

fn hex(ink: Ink) -> String {
    match ink {
        Ink::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        other => panic!("the table is drawn in 24-bit colors, not {other:?}"),
    }
}
