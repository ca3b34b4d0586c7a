//! The picture in the README is the real screen: it is drawn here, and kept current.

use std::path::Path;

use crate::common::app::App;
use crate::common::clock::calmly;
use crate::screens::scenes;
use mandala::app::Settings;
use mandala::app::cards::Command as Cards;
use mandala::app::command::Command;
use mandala::picture;
use mandala::record::Names;
use mandala::record::cards::Course;
use mandala::rules::cards::{Game, Setup};
use mandala::rules::{Color, cards::Side};
use mandala::texts::ENGLISH;

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

/// Draws a picture that is to be kept.
fn is_current(file: &str, app: &App) {
    is_kept(file, &picture::of(&app.scene(), ENGLISH, (80, 24)));
}

/// Compares a picture with the one that is kept, or keeps it.
pub fn is_kept(file: &str, svg: &str) {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join(".github/assets");
    let path = assets.join(file);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, svg).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == svg, "{file} looks different now: UPDATE_SNAPSHOTS=1 cargo test redraws it");
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

/// The scenes of all tables, and of the start screen and help, with names that mean
/// something in XML and others that are no plain letters.
#[test]
fn every_picture_is_sound_whatever_the_names() {
    for names in [["<b>&amp;", "\"Beth\">"], ["\u{674e}\u{5c0f}\u{9f8d}", "\u{ffff}\u{fffe}"]] {
        let names = Names::new(names[0], names[1]).unwrap();
        for (name, app) in scenes::all(&names) {
            for size in [(60, 20), (80, 24), (132, 43)] {
                is_sound(name, &picture::of(&app.scene(), ENGLISH, size));
            }
            is_sound(name, &picture::to_send(&app, ENGLISH));
        }
    }
}

/// Checks that a picture has only rectangles and letters within its frame, with nothing in
/// it that could be taken for more, and nothing from elsewhere.
fn is_sound(name: &str, svg: &str) {
    let number = |line: &str, attribute: &str| -> u16 {
        let (_, rest) = line.split_once(&format!(" {attribute}=\"")).unwrap();
        let end = rest.find([' ', '"']).unwrap();
        rest[..end].parse().unwrap()
    };
    let mut lines = svg.lines();
    let head = lines.next().unwrap();
    let (width, height) = (number(head, "width"), number(head, "height"));
    let (columns, rows) = (width / 8, height / 16);
    let frame = format!("viewBox=\"0 0 {width} {height}\"");
    assert!(head.contains(&frame), "{name}: {head}");
    assert_eq!(lines.next_back(), Some("</svg>"), "{name}");
    let mut grounds = vec![false; usize::from(columns * rows)];
    for line in lines.filter(|line| !["<g shape-rendering=\"crispEdges\">", "</g>"].contains(line))
    {
        assert!(!line.contains("href") && !line.contains("url("), "{name}: {line}");
        let (x, y) = (number(line, "x"), number(line, "y"));
        assert!(x < width && y < height, "{name}: {line}");
        let (_, rest) = line.split_once('>').unwrap();
        if line.starts_with("<rect ") {
            assert_eq!(rest, "", "{name}: {line}");
            assert!(x + number(line, "width") <= width, "{name}: {line}");
            assert!(y + number(line, "height") <= height, "{name}: {line}");
            if number(line, "height") == 16 && !line.contains("fill-opacity") {
                let first = usize::from(y / 16 * columns + x / 8);
                grounds[first..][..usize::from(number(line, "width") / 8)].fill(true);
            }
        } else {
            assert!(line.starts_with("<text "), "{name}: {line}");
            let text = rest.strip_suffix("</text>").unwrap();
            let is_escaped =
                |rest: &str| ["amp;", "lt;", "gt;"].iter().any(|it| rest.starts_with(it));
            assert!(text.split('&').skip(1).all(is_escaped), "{name}: {line}");
            let odd = |c: char| matches!(c, '<' | '>' | '\u{fffe}' | '\u{ffff}') || c.is_control();
            assert!(!text.contains(odd), "{name}: {line}");
        }
    }
    assert!(!grounds.contains(&false), "{name}: the page shows through");
}

#[test]
fn what_fills_a_cell_is_one_shape_with_its_neighbors() {
    let names = Names::new("Anna", "Beth").unwrap();
    for (name, app) in scenes::all(&names) {
        let svg = picture::of(&app.scene(), ENGLISH, (80, 24));
        let letters = svg.lines().filter(|line| line.starts_with("<text"));
        for line in letters {
            let is_block = |c: char| ('\u{2500}'..='\u{259f}').contains(&c);
            assert!(!line.contains(is_block), "{name}: a font could leave gaps: {line}");
        }
    }
}

/// The letters of a picture, word by word.
fn words(svg: &str) -> String {
    let lines = svg.lines().filter_map(|line| line.strip_suffix("</text>"));
    let words: Vec<&str> = lines.filter_map(|line| line.rsplit('>').next()).collect();
    words.join(" ")
}

#[test]
fn a_picture_to_send_says_what_it_is_and_asks_for_no_key() {
    let names = Names::new("Anna", "Beth").unwrap();
    for (name, app) in scenes::all(&names) {
        let scene = app.scene();
        if scene.overlay.is_some() || scene.start().is_some() {
            continue;
        }
        let words = words(&picture::to_send(&app, ENGLISH));
        let title = match name {
            "over-agreed" => "The card game Mandala Anna 7, Beth 10 ",
            "replay" => "The card game Mandala Anna, Beth: turn 1 ",
            _ if scene.tiles().is_some() => "The tile game Mandala Anna",
            _ if scene.pyramids().is_some() => "The pyramid game Mandala Anna",
            _ => "The card game Mandala Anna",
        };
        assert!(words.starts_with(title), "{name}: {words}");
        for asked in ["help", "press", "Replay:", "Record of"] {
            assert!(!words.contains(asked), "{name}: {words}");
        }
    }
}
