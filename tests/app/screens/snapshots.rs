//! Every screen as it was last looked at and found good.
//!
//! Each scene is kept with its styles at 80x24, and as text alone in a small and a
//! large terminal. One scene is also kept with fewer colors and in ASCII.
//! `legend.txt` says what the letters for styles mean; those of a screen with colors
//! stand for the style in 24 bits and the one in 256 colors where something is written, and
//! for the ground in 256 colors elsewhere: in 24 bits, the edges in the sand are mixed.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test app screens` redraws them.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::app::App;
use mandala::ui::theme::{Depth, Theme};
use ratatui::buffer::{Buffer, Cell};

use super::dump::{BARE, PLAIN, draw, drawn, rows, style_words};
use super::legend::{Legend, Style};
use super::{reviews, scenes, tiles};

/// Scenes that look almost like others; what is different has a test elsewhere.
const ALIKE: [&str; 12] = [
    "draft-asked",
    "log-empty",
    "pyramids-first-choice",
    "pyramids-turn",
    "pyramids-chosen",
    "pyramids-choose-first",
    "pyramids-refused",
    "pyramids-over-two",
    "pyramids-over-agreed",
    "pyramids-quit",
    "pyramids-agree",
    "pyramids-help-keys",
];

const FEWER: Theme = Theme { depth: Depth::Indexed, ascii: false, ..Theme::FULL };

/// A picture to be kept under a title: its text, and the style of each cell if that
/// is kept too.
struct Picture {
    title: &'static str,
    text: Buffer,
    styles: Vec<Style>,
}

fn text(app: &App, title: &'static str, (width, height): (u16, u16), theme: Theme) -> Picture {
    Picture { title, text: draw(app, theme, (width, height)).0, styles: Vec::new() }
}

/// A picture with its styles in one depth.
fn styled(app: &App, title: &'static str, kind: &'static str, depth: Depth) -> Picture {
    let picture = text(app, title, (80, 24), Theme { depth, ..PLAIN });
    let style = |cell: &Cell| Style { kind, words: style_words(cell) };
    Picture { styles: picture.text.content().iter().map(style).collect(), ..picture }
}

/// A picture with its styles in 24 bits and in 256 colors.
fn full(app: &App) -> Picture {
    let picture = text(app, "80x24", (80, 24), FEWER);
    let (full, _) = draw(app, PLAIN, (80, 24));
    let both = full.content().iter().zip(picture.text.content());
    let style = |(cell, fewer): (&Cell, &Cell)| Style {
        kind: "full",
        words: match fewer.symbol() {
            "▀" | "▄" | "▟" | "▙" => "parts of a cell".to_string(),
            " " if fewer.modifier.is_empty() => {
                let words = style_words(fewer);
                words.split_once(' ').map_or("", |(_, ground)| ground).to_string()
            }
            _ => format!("{}; {}", style_words(cell), style_words(fewer)),
        },
    };
    Picture { styles: both.map(style).collect(), ..picture }
}

/// The pictures of each file.
fn files() -> Vec<(String, Vec<Picture>)> {
    let mut files = Vec::new();
    for (name, app) in scenes::all(&scenes::names()) {
        let is_like = name.starts_with("tiles-") && !tiles::KEPT.contains(&name);
        if is_like || ALIKE.contains(&name) {
            continue;
        }
        let kept = [
            full(&app),
            text(&app, "60x20", (60, 20), FEWER),
            text(&app, "100x30", (100, 30), FEWER),
        ];
        files.push((format!("{name}.txt"), Vec::from(kept)));
        let themes = match name {
            "choose-field" => Some("themes.txt"),
            "tiles-choose" => Some("tiles-themes.txt"),
            "pyramids-three-at-once" => Some("pyramids-themes.txt"),
            _ => None,
        };
        if let Some(file) = themes {
            let kept = [
                styled(&app, "16 colors", "16", Depth::Basic),
                styled(&app, "no colors", "none", Depth::Mono),
                text(&app, "no colors, ascii", (80, 24), BARE),
            ];
            files.push((file.to_string(), Vec::from(kept)));
        }
    }
    files
}

/// All styles whose letters are needed, the most common first.
fn styles(files: &[(String, Vec<Picture>)]) -> Vec<Style> {
    let mut counts: Vec<(&Style, usize)> = Vec::new();
    let pictures = files.iter().flat_map(|(_, pictures)| pictures);
    for style in pictures.flat_map(|picture| &picture.styles) {
        match counts.iter_mut().find(|(known, _)| *known == style) {
            Some((_, count)) => *count += 1,
            None => counts.push((style, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.into_iter().map(|(style, _)| style.clone()).collect()
}

/// The text of a picture, and a block of the same size with the letters of its styles.
fn print(picture: &Picture, legend: &Legend) -> String {
    let mut text = format!("== {}\n", picture.title);
    for row in rows(&picture.text) {
        let _ = writeln!(text, "|{}", row.trim_end());
    }
    if !picture.styles.is_empty() {
        let _ = writeln!(text, "== {}, styles", picture.title);
    }
    let width = usize::from(picture.text.area.width);
    for row in picture.styles.chunks(width) {
        let line: String = row.iter().map(|style| legend.letter(style)).collect();
        let _ = writeln!(text, "|{}", line.trim_end_matches('.'));
    }
    text
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/screens/snapshots")
}

fn updating() -> bool {
    std::env::var_os("UPDATE_SNAPSHOTS").is_some_and(|value| value == "1")
}

fn kept(file: &str) -> String {
    let text = fs::read_to_string(folder().join(file)).unwrap_or_default();
    text.replace("\r\n", "\n")
}

/// What is different from the text that was kept, if anything is. Keeps the new one
/// instead if asked to.
pub fn difference(file: &str, new: &str) -> Option<String> {
    if updating() {
        fs::write(folder().join(file), new).expect("the snapshot can be written");
    }
    let old = kept(file);
    (old != new).then(|| format!("{file}: {}", first_difference(&old, new)))
}

/// The first line in which two texts differ.
fn first_difference(old: &str, new: &str) -> String {
    let mut section = "";
    let (mut before, mut after) = (old.lines(), new.lines());
    for number in 1.. {
        let (was, is) = (before.next(), after.next());
        if let Some(title) = is.and_then(|line| line.strip_prefix("== ")) {
            section = title;
        }
        if was != is {
            let show = |line: Option<&str>| line.unwrap_or("(the end)").to_string();
            return format!("line {number} ({section})\n  was {}\n  is  {}", show(was), show(is));
        }
        if was.is_none() {
            break;
        }
    }
    "the line ends".to_string()
}

#[test]
fn every_screen_looks_as_it_did() {
    let files = files();
    let legend = Legend::new(&kept("legend.txt"), &styles(&files));
    let mut changed: Vec<String> = Vec::new();
    changed.extend(difference("legend.txt", &legend.to_string()));
    for (file, pictures) in &files {
        let text: String = pictures.iter().map(|it| print(it, &legend)).collect();
        changed.extend(difference(file, &text));
    }
    assert!(
        changed.is_empty(),
        "{} of {} screens look different:\n{}\nIf that is meant, look at them and run\n  \
         UPDATE_SNAPSHOTS=1 cargo test --test app screens",
        changed.len(),
        files.len(),
        changed.join("\n")
    );
}

#[test]
fn there_are_no_snapshots_of_screens_that_are_gone() {
    let mut known = vec!["legend.txt".to_string(), "roles.txt".to_string()];
    known.extend(reviews::FILES.map(str::to_string));
    known.extend(files().into_iter().map(|(file, _)| file));
    for entry in fs::read_dir(folder()).expect("the snapshots are there") {
        let file = entry.expect("an entry").file_name();
        let file = file.to_string_lossy().into_owned();
        assert!(known.contains(&file), "{file} is not a screen any more");
    }
}

#[test]
fn fewer_colors_change_no_character_as_long_as_there_are_256() {
    for (name, app) in scenes::all(&scenes::names()) {
        for (width, height) in [(60, 20), (80, 24), (100, 30)] {
            let written = |theme: Theme| {
                let rows = drawn(&app, theme, (width, height));
                rows.iter().map(|row| row.replace(['▀', '▄'], " ")).collect::<Vec<_>>()
            };
            assert_eq!(written(PLAIN), written(FEWER), "{name} {width}x{height}");
        }
    }
}

#[test]
fn a_log_without_events_says_so() {
    let scenes = scenes::all(&scenes::names());
    let mut scenes = scenes.iter();
    let (_, app) = scenes.find(|(name, _)| *name == "log-empty").expect("the scene");
    let (buffer, _) = draw(app, PLAIN, (80, 24));
    let rows = rows(&buffer);
    let mut said = rows[1..23].iter().filter(|row| !row.trim().is_empty());
    let nothing = said.next().map(|row| row.trim());
    assert_eq!(nothing, Some("Nothing has happened yet."));
    assert_eq!(said.next(), None);
}

#[test]
fn a_screen_is_the_same_each_time_it_is_drawn() {
    let twice = scenes::all(&scenes::names()).into_iter();
    for ((name, one), (_, two)) in twice.zip(scenes::all(&scenes::names())) {
        let (first, _) = draw(&one, PLAIN, (80, 24));
        assert!(first == draw(&one, PLAIN, (80, 24)).0, "{name}");
        assert!(first == draw(&two, PLAIN, (80, 24)).0, "{name}");
    }
}
