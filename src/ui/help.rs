//! The help: the rules, a picture of the table and the keys, in pages.

use super::bar::key_names;
use super::canvas::{HANG, Pen};
use super::cards::legend;
use super::sample;
use super::theme::Depth;
use crate::app::keymap::{self, Binding, Context, KeyLabel};
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
    /// The beginning of a section with a number.
    Heading,
    /// That of keys.
    Keys,
    Text,
    /// A paragraph goes on.
    More,
    /// The beginning of something whose first words, so many bytes, name what it tells of.
    Named(usize),
    /// The same if they are what stands on the table.
    Sign(usize),
    /// A row of a picture, in which letters stand for colors.
    Picture,
    /// A row of the picture that is drawn with the pieces of the table.
    Drawn(u16),
}

impl Is {
    fn is_picture(self) -> bool {
        matches!(self, Is::Picture | Is::Drawn(_))
    }

    /// Whether it is drawn as a heading.
    pub fn is_heading(self) -> bool {
        matches!(self, Is::Heading | Is::Keys)
    }

    /// Whether it is the heading of a table or the picture below it.
    fn begins_table(self) -> bool {
        self.is_heading() || self.is_picture()
    }
}

/// Columns and rows of the picture that is drawn with the pieces of the table, where there are
/// colors enough for them, on a page of so many: it leaves room for what is said about it, if
/// it has any itself then.
pub fn drawn(pen: &Pen, kind: Kind, (width, height): (u16, usize)) -> (u16, u16) {
    let size = |height: usize| {
        let room = (width, height as u16);
        match kind {
            _ if pen.theme.depth == Depth::Mono => (0, 0),
            Kind::Cards => (width, legend::rows(room)),
            Kind::Tiles | Kind::Pyramids if pen.theme.ascii => (0, 0),
            Kind::Tiles | Kind::Pyramids => sample::size(kind, room),
        }
    };
    let heights = [1 + said(pen, kind).count(), 1].map(|taken| height.saturating_sub(taken));
    heights.map(size).into_iter().find(|size| size.1 > 0).unwrap_or_default()
}

/// What is said about the picture of a table.
fn said(pen: &Pen, kind: Kind) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let game = pen.language.games().game(kind);
    game.picture.labels.iter().chain(game.marks)
}

/// Columns of the rules beside the table, at least and at most.
const RULES: (u16, u16) = (50, 70);

/// Columns of the rules and of the table beside them, which has as many of these as it needs.
pub fn beside(pen: &Pen, kind: Kind, (columns, height): (u16, usize)) -> [u16; 2] {
    let (wide, _) = match kind {
        Kind::Cards => (0, 0),
        Kind::Tiles | Kind::Pyramids => drawn(pen, kind, (columns - RULES.0, height)),
    };
    let needed = wide.saturating_sub(sample::MARGINS);
    let table = needed.max(columns / 2).max(columns.saturating_sub(RULES.1));
    [columns - table, table]
}

/// The help in columns of this height: the rules, and the table beside them; the keys stand below
/// these if there is room for all sections, or else on a page of their own. Nothing, if something
/// is longer than a column.
pub fn columns_of(pen: &Pen, scene: &Scene, widths: [u16; 2], height: usize) -> Option<Vec<Line>> {
    if scene.below == Context::Past {
        return None;
    }
    let page = [rules(pen, scene.kind, widths[0]), table(pen, scene.kind, (widths[1], height))];
    let sections = widths.map(|width| {
        let sections = keys(pen, scene, width).into_iter().chain([about_review(pen, scene, width)]);
        sections.filter(|section| !section.is_empty()).collect::<Vec<_>>()
    });
    let count = sections[0].len();
    let below = (0..count).try_fold(page.clone(), |mut page, n| {
        let has_room = |&at: &usize| page[at].len() + 1 + sections[at][n].len() <= height;
        let at = [0, 1].into_iter().find(has_room)?;
        page[at].push(blank());
        page[at].extend(sections[at][n].clone());
        Some(page)
    });
    let mut all = match below {
        Some(page) => page.to_vec(),
        None => {
            // Of two sections, the keys of this place come first, and have the most to say.
            let is_swapped = widths[1] > widths[0];
            let other = |at: usize| if is_swapped && at ^ 1 < count { at ^ 1 } else { at };
            let keys = (0..count).map(|at| sections[at % 2][other(at)].clone());
            page.into_iter().chain(keys).collect()
        }
    };
    if all.iter().any(|column| column.len() > height) {
        return None;
    }
    all.resize_with(all.len().next_multiple_of(2), Vec::new);
    all.iter_mut().for_each(|column| column.resize_with(height, blank));
    Some(numbered(all.concat()))
}

/// The most columns of what names a paragraph.
const NAME: usize = 20;

/// A paragraph in lines; one that begins with what it tells of has that in bold, and its other
/// lines hang below it.
fn paragraph(pen: &Pen, text: &str, width: u16) -> Vec<Line> {
    let spelled = pen.spell(text);
    let name = spelled.find(':').map(|at| at + 1);
    let Some(name) = name.filter(|&end| columns(&spelled[..end]) <= NAME) else {
        let wrapped = pen.wrap(text, width).into_iter().enumerate();
        let is = |n: usize| if n == 0 { Is::Text } else { Is::More };
        return wrapped.map(|(n, line)| (line, is(n))).collect();
    };
    let wrapped = pen.wrap(text, width.saturating_sub(HANG as u16));
    let line = |(n, line): (usize, String)| match n {
        0 => (line, Is::Named(name)),
        _ => (format!("{:HANG$}{line}", ""), Is::More),
    };
    wrapped.into_iter().enumerate().map(line).collect()
}

/// Columns of most keys in a section, at least and at most.
const KEYS: (usize, usize) = (4, 15);

/// The rules, then a picture of the table, then the keys of this place and the others; keys stand
/// below the rules where there is room for nothing else. The sections have the numbers that lead
/// to them.
pub fn lines(pen: &Pen, scene: &Scene, room: (u16, usize)) -> Vec<Line> {
    let (width, height) = room;
    let mut lines = Vec::new();
    let mut rest = keys(pen, scene, width);
    // The list of past games is of no game in particular.
    if scene.below != Context::Past {
        lines = rules(pen, scene.kind, width);
        lines.push(blank());
        let table = table(pen, scene.kind, room);
        let pictured = table.iter().take_while(|line| line.1.begins_table()).count();
        let has_room = |lines: &[Line], section: usize| left(lines, height) >= section;
        while let Some(at) = rest.iter().position(|it| has_room(&lines, it.len())) {
            if has_room(&lines, pictured) {
                break;
            }
            lines.extend(rest.remove(at));
            lines.push(blank());
        }
        lines.extend(table);
        lines.push(blank());
    }
    for section in rest {
        lines.extend(section);
        lines.push(blank());
    }
    lines.extend(about_review(pen, scene, width));
    while lines.pop_if(|line| line.0.is_empty()).is_some() {}
    numbered(lines)
}

/// Gives the sections the numbers that lead to them.
fn numbered(mut lines: Vec<Line>) -> Vec<Line> {
    let headings = lines.iter_mut().filter(|line| line.1 == Is::Heading);
    for (number, (title, _)) in (1..=Extent::SECTIONS).zip(headings) {
        *title = format!("{number} {title}");
    }
    lines
}

/// The rules of a game.
fn rules(pen: &Pen, kind: Kind, width: u16) -> Vec<Line> {
    let mut lines = Vec::new();
    for section in pen.language.games().game(kind).rules {
        lines.push((section.title.to_string(), Is::Heading));
        lines.extend(section.paragraphs.iter().flat_map(|it| paragraph(pen, it, width)));
        lines.push(blank());
    }
    lines.pop();
    lines
}

/// What is said about a review, where there can be one.
fn about_review(pen: &Pen, scene: &Scene, width: u16) -> Vec<Line> {
    if scene.below != Context::Replay {
        return Vec::new();
    }
    let labels = [review::Label::Chances, review::Label::Marks];
    let labels = labels.map(|label| pen.language.review().label(label));
    let luck = pen.language.luck().about_luck(!scene.kind.is_open());
    let luck = luck.join(" ");
    let told = labels.into_iter().chain([luck.as_str()]);
    told.flat_map(|it| paragraph(pen, it, width)).collect()
}

/// An empty line.
fn blank() -> Line {
    (String::new(), Is::Text)
}

/// How many lines fit below these on their last page.
fn left(lines: &[Line], height: usize) -> usize {
    let pages = in_pages(lines.to_vec(), height);
    let used = pages.iter().rposition(|line| !line.0.is_empty()).map_or(0, |last| last + 2);
    used.next_multiple_of(height) - used
}

/// A picture of the table, and what is what on it.
fn table(pen: &Pen, kind: Kind, room: (u16, usize)) -> Vec<Line> {
    let game = pen.language.games().game(kind);
    let title = pen.language.house().label(Label::HelpTable);
    let mut lines = vec![(title.to_string(), Is::Heading)];
    match drawn(pen, kind, room).1 {
        0 => {
            let rows = game.picture.rows.iter();
            lines.extend(rows.map(|row| (row.to_string(), Is::Picture)));
        }
        rows => lines.extend((0..rows).map(|row| (" ".to_string(), Is::Drawn(row)))),
    }
    let label_width = label_width(pen);
    let label = |(word, about): &(&str, &str)| {
        let word = padded(word, label_width);
        (format!("{word} {about}"), Is::Sign(word.len()))
    };
    lines.extend(said(pen, kind).map(label));
    lines
}

/// The keys of this place and of others, in sections.
fn keys(pen: &Pen, scene: &Scene, width: u16) -> Vec<Vec<Line>> {
    let words = pen.language.house();
    let is_past = scene.below == Context::Past;
    let mut keys = Vec::new();
    let mut everywhere = Vec::new();
    for context in keymap::help_contexts(scene.below) {
        let [here, common] = keymap::help_bindings(scene.kind, context, scene.practice.is_some());
        keys.push((words.keys_heading(context).unwrap_or_default(), here));
        everywhere = common;
    }
    if !is_past {
        keys.push((words.label(Label::HelpKeys).to_string(), everywhere));
    }
    let section = |(title, bindings): (String, Vec<(&Binding, KeyLabel)>)| {
        let mut lines = vec![(title, if is_past { Is::Heading } else { Is::Keys })];
        let names =
            |binding: &Binding| pen.spell(&key_names(words, binding).join(" ")).into_owned();
        let widest = bindings.iter().map(|(binding, _)| columns(&names(binding))).max();
        let width_of_keys = widest.unwrap_or(0).clamp(KEYS.0, KEYS.1);
        for (binding, label) in bindings {
            let mut keys = padded(&names(binding), width_of_keys);
            let (indent, mut is) = (columns(&keys), Is::Named(keys.len()));
            let help = words.key_words(label, scene.kind).help;
            for part in pen.wrap(help, width.saturating_sub(indent as u16 + 1)) {
                lines.push((format!("{keys} {part}"), is));
                (keys, is) = (padded("", indent), Is::More);
            }
        }
        lines
    };
    keys.into_iter().map(section).collect()
}

/// Columns of the widest word that labels something on a table of any game.
fn label_width(pen: &Pen) -> usize {
    let labels = Kind::ALL.into_iter().flat_map(|kind| said(pen, kind));
    labels.map(|(word, _)| columns(word)).max().unwrap_or(0)
}

/// Breaks a text into pages of so many lines: no heading stands alone at the foot of a page, and
/// no picture and no paragraph is torn. What is said about a picture stays with it, and keys stay
/// together, unless that takes more pages.
pub fn in_pages(lines: Vec<Line>, height: usize) -> Vec<Line> {
    if lines.len() <= height {
        return lines;
    }
    let [whole, torn] = [true, false].map(|is_whole| broken(lines.clone(), height, is_whole));
    if whole.len() > torn.len() { torn } else { whole }
}

fn broken(mut lines: Vec<Line>, height: usize, is_whole: bool) -> Vec<Line> {
    let mut pages: Vec<Line> = Vec::new();
    for at in 0..lines.len() {
        let used = pages.len() % height;
        if used == 0 && lines[at].0.is_empty() {
            continue;
        }
        let is_first = !lines[at].1.is_picture() || at == 0 || !lines[at - 1].1.is_picture();
        let room = height - used;
        if used > 0 && is_first && together(&mut lines[at..], (room, height), is_whole) > room {
            pages.resize_with(pages.len() + height - used, blank);
        }
        pages.push(lines[at].clone());
    }
    pages.resize_with(pages.len().next_multiple_of(height), blank);
    pages
}

/// The least of a section, its heading counted, that stands at the foot of a page.
const BEGUN: usize = 4;

/// How many of these lines stay together where there is room for so many, on a page of this
/// height: a picture, a paragraph, or a heading with what begins below it. What is said about a
/// picture of a whole page stands before it.
fn together(lines: &mut [Line], (room, height): (usize, usize), is_whole: bool) -> usize {
    let heading = usize::from(lines.first().is_some_and(|line| line.1.is_heading()));
    let section = lines.iter().take_while(|line| !line.0.is_empty()).count();
    let is_keys = lines.first().is_some_and(|line| line.1 == Is::Keys);
    if is_keys && is_whole && section <= height {
        return section;
    }
    let rest = &mut lines[heading..];
    let picture = rest.iter().take_while(|line| line.1.is_picture()).count();
    if picture == 0 {
        let paragraph = rest.iter().skip(1).take_while(|line| line.1 == Is::More).count();
        return (heading + 1 + paragraph).max(heading * section.min(BEGUN));
    }
    let said = rest[picture..].iter().take_while(|line| !line.0.is_empty()).count();
    let section = heading + picture + said;
    let moved = if is_whole { said } else { said.min(room.saturating_sub(heading)) };
    match section {
        _ if heading + picture > height && moved > 0 && heading + moved <= room => {
            rest[..picture + moved].rotate_left(picture);
            heading + moved
        }
        all if is_whole && all <= height => all,
        _ => heading + picture,
    }
}
