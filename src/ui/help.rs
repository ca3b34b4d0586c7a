//! The help: the rules, a picture of the table and the keys, in pages.

use super::canvas::{HANG, Pen};
use super::cards::legend;
use super::key_names;
use super::sample;
use super::theme::{Depth, Theme};
use crate::app::keymap::{self, Context};
use crate::app::{Extent, Scene};
use crate::fit::{columns, padded};
use crate::rules::Kind;
use crate::texts::language::house::Label;
use crate::texts::language::review;

/// A line, and what it is.
pub type Line = (String, Is);

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Is {
    Heading,
    Text,
    /// The beginning of something whose first words, so many bytes, name what it tells of.
    Named(usize),
    /// A row of a picture, in which letters stand for colors.
    Picture,
    /// A row of the picture that is drawn with the pieces of the table.
    Drawn(u16),
}

impl Is {
    fn is_picture(self) -> bool {
        matches!(self, Is::Picture | Is::Drawn(_))
    }
}

/// Rows of the picture that is drawn with the pieces of the table, where there are colors
/// enough for them.
pub fn drawn_rows(theme: Theme, kind: Kind, (width, height): (u16, usize)) -> u16 {
    match kind {
        _ if theme.depth == Depth::Mono => 0,
        Kind::Cards => legend::rows(width),
        Kind::Tiles | Kind::Pyramids if theme.ascii => 0,
        Kind::Tiles | Kind::Pyramids => match sample::rows(kind, width) {
            rows if usize::from(rows) <= height => rows,
            _ => 0,
        },
    }
}

/// Rows of a picture that leave no room for much else on a page.
const HIGH: usize = 14;

/// The most columns of what names a paragraph.
const NAME: usize = 20;

/// A paragraph in lines; one that begins with what it tells of has that in bold, and its other
/// lines hang below it.
fn paragraph(pen: &Pen, text: &str, width: u16) -> Vec<Line> {
    let spelled = pen.spell(text);
    let name = spelled.find(':').map(|at| at + 1);
    let Some(name) = name.filter(|&end| columns(&spelled[..end]) <= NAME) else {
        let wrapped = pen.wrap(text, width).into_iter();
        return wrapped.map(|line| (line, Is::Text)).collect();
    };
    let wrapped = pen.wrap(text, width.saturating_sub(HANG as u16));
    let line = |(n, line): (usize, String)| match n {
        0 => (line, Is::Named(name)),
        _ => (format!("{:HANG$}{line}", ""), Is::Text),
    };
    wrapped.into_iter().enumerate().map(line).collect()
}

/// Columns of most keys in the help.
const KEYS: usize = 20;

/// The rules, then a picture of the table, then the keys of this place and the others. The
/// first sections have the numbers that lead to them.
pub fn lines(pen: &Pen, scene: &Scene, room: (u16, usize)) -> Vec<Line> {
    let width = room.0;
    let (words, game) = (pen.language.house(), pen.language.games().game(scene.kind));
    let mut lines = Vec::new();
    let text = |text: &str| paragraph(pen, text, width);
    // The list of past games is of no game in particular.
    if scene.below != Context::Past {
        for section in game.rules {
            lines.push((section.title.to_string(), Is::Heading));
            lines.extend(section.paragraphs.iter().flat_map(|it| text(it)));
            lines.push((String::new(), Is::Text));
        }
        lines.push((words.label(Label::HelpTable).to_string(), Is::Heading));
        let picture = game.picture;
        match drawn_rows(pen.theme, scene.kind, room) {
            0 => {
                let rows = picture.rows.iter();
                lines.extend(rows.map(|row| (row.to_string(), Is::Picture)));
            }
            rows => lines.extend((0..rows).map(|row| (" ".to_string(), Is::Drawn(row)))),
        }
        let label_width = label_width(pen);
        let label = |(word, about): &(&str, &str)| {
            let word = padded(word, label_width);
            (format!("{word} {about}"), Is::Named(word.len()))
        };
        lines.extend(picture.labels.iter().chain(game.marks).map(label));
        lines.push((String::new(), Is::Text));
    }
    let is_practice = scene.practice.is_some();
    let mut keys = Vec::new();
    let mut everywhere = Vec::new();
    for context in keymap::help_contexts(scene.below) {
        let [here, common] = keymap::help_bindings(scene.kind, context, is_practice);
        keys.push((words.keys_heading(context).unwrap_or_default(), here));
        everywhere = common;
    }
    if scene.below != Context::Past {
        keys.push((words.label(Label::HelpKeys).to_string(), everywhere));
    }
    for (at, (title, bindings)) in keys.into_iter().enumerate() {
        if at > 0 {
            lines.push((String::new(), Is::Text));
        }
        lines.push((title, Is::Heading));
        for (binding, label) in bindings {
            let names = key_names(words, binding).join(" ");
            let mut keys = padded(&pen.spell(&names), KEYS);
            let (indent, mut is) = (columns(&keys), Is::Named(keys.len()));
            let help = words.key_words(label, scene.kind).help;
            for part in pen.wrap(help, width.saturating_sub(indent as u16 + 1)) {
                lines.push((format!("{keys} {part}"), is));
                (keys, is) = (padded("", indent), Is::Text);
            }
        }
    }
    if scene.below == Context::Replay {
        lines.push((String::new(), Is::Text));
        let labels = [review::Label::Chances, review::Label::Marks];
        let labels = labels.map(|label| pen.language.review().label(label));
        let luck = pen.language.luck().about_luck(!scene.kind.is_open());
        let luck = luck.join(" ");
        lines.extend(labels.into_iter().chain([luck.as_str()]).flat_map(text));
    }
    let headings = lines.iter_mut().filter(|line| line.1 == Is::Heading);
    for (number, (title, _)) in (1..=Extent::SECTIONS).zip(headings) {
        *title = format!("{number} {title}");
    }
    lines
}

/// Columns of the widest word that labels something on a table of any game.
fn label_width(pen: &Pen) -> usize {
    let games = Kind::ALL.into_iter().map(|kind| pen.language.games().game(kind));
    let labels = games.flat_map(|game| game.picture.labels.iter().chain(game.marks));
    labels.map(|(word, _)| columns(word)).max().unwrap_or(0)
}

/// The least of a section, its heading counted, that stands at the foot of a page.
const BEGUN: usize = 4;

/// Breaks a text into pages of so many lines, all of them full: no heading stands alone at
/// the foot of a page, and no picture is torn.
pub fn in_pages(mut lines: Vec<Line>, height: usize) -> Vec<Line> {
    if lines.len() <= height {
        return lines;
    }
    let blank = || (String::new(), Is::Text);
    let mut pages: Vec<Line> = Vec::new();
    for at in 0..lines.len() {
        float(&mut lines[at..], height - pages.len() % height);
        let is_new = |at: usize| lines[at].1 == Is::Heading || is_first_of_picture(&lines, at);
        let used = pages.len() % height;
        if used == 0 && lines[at].0.is_empty() {
            continue;
        }
        if used > 0 && is_new(at) && used + together(&lines[at..]) > height {
            pages.resize_with(pages.len() + height - used, blank);
        }
        pages.push(lines[at].clone());
    }
    pages.resize_with(pages.len().next_multiple_of(height), blank);
    pages
}

/// Puts what is said about a high picture before it, as much as there is room for on a page
/// that has none for the picture.
fn float(lines: &mut [Line], room: usize) {
    let rows = lines.iter().take_while(|line| line.1.is_picture()).count();
    if rows > HIGH && rows > room {
        let after = lines[rows..].iter().take(room);
        let after = after.take_while(|line| line.1 != Is::Heading).count();
        lines[..rows + after].rotate_left(rows);
    }
}

/// Whether a picture begins here that has no heading of its own.
fn is_first_of_picture(lines: &[Line], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| lines[before].1);
    let goes_on = before.is_some_and(|it| it.is_picture() || it == Is::Heading);
    lines[at].1.is_picture() && !goes_on
}

/// How many of these lines stay together: a heading with what begins below it, and a picture
/// with its heading.
fn together(lines: &[Line]) -> usize {
    let heading = usize::from(lines.first().is_some_and(|line| line.1 == Is::Heading));
    let rest = lines.iter().skip(heading);
    let picture = rest.take_while(|line| line.1.is_picture()).count();
    let section = lines.iter().take_while(|line| !line.0.is_empty()).count();
    match picture {
        // What is said about a high one comes first.
        HIGH.. | 0 => section.min(BEGUN),
        rows => heading + rows,
    }
}
