//! The help: the rules, a picture of the table and the keys, in pages.

pub mod pages;
mod pictures;

use super::bar::key_names;
use super::canvas::{HANG, Pen};
use crate::app::Scene;
use crate::app::keymap::{self, Binding, Context, KeyLabel};
use crate::fit::{columns, padded};
use crate::rules::Kind;
use crate::texts::language::house::Label;
use crate::texts::language::review;
use pages::{Block, Is, Part, Row, beside, height, paged, stacked, width};
pub use pictures::Picture;
use pictures::aired;

/// The help on pages of so many rows.
pub struct Help {
    pub rows: Vec<Row>,
    pub picture: Picture,
    /// Whether its pages have columns, and are turned.
    pub is_turned: bool,
}

/// The most columns of a line that is read, and the fewest of one beside the table.
const LINE: (u16, u16) = (50, 76);
/// The fewest columns of one of two that are read side by side.
const COLUMN: u16 = 44;
/// Columns between what stands side by side, and between a sign and what is said about it; and
/// between a picture and what is said about that.
const APART: u16 = 3;
const CLOSE: u16 = 2;
/// The fewest columns of what is said about a picture beside it.
const BESIDE: u16 = 36;
/// Columns that a picture may take of each margin of a page.
const MARGIN: u16 = 2;
/// The numbers of the sections that follow the rules.
const TABLE: u8 = 5;
const KEYS: u8 = 6;
/// What it costs for each thing that is said about a picture on the next page.
const LATER: u32 = 60;
/// What it costs if keys stand before the table.
const EARLY: u32 = 5_000;
/// How many rows it saves at least to tear a section apart between two columns.
const SAVED: usize = 5;
/// What it costs if the keys of a place begin on another page than those before them.
const APART_KEYS: u32 = 40;
/// How many things are said below a picture, at least.
const SAID: usize = 4;

impl Help {
    /// The help of a place on pages of so many columns and rows. Where there is room for columns,
    /// the table stands beside the rules.
    pub fn new(pen: &Pen, scene: &Scene, (wide, rows): (u16, usize)) -> Help {
        // The list of past games is of no game in particular.
        if scene.below == Context::Past {
            let keys = keys_below(pen, scene, wide.min(LINE.1));
            return Help {
                rows: paged(&keys, rows).1,
                picture: Picture::Written,
                is_turned: false,
            };
        }
        in_columns(pen, scene, (wide, rows)).unwrap_or_else(|| {
            let pictures = Picture::all(pen, scene.kind, (wide + 2 * MARGIN, rows as u16 - 1));
            let ways = pictures.into_iter().flat_map(|it| [(it, true), (it, false)]);
            let rules = rules_beside(pen, scene.kind, (wide, rows))
                .unwrap_or_else(|| rules(pen, scene.kind, wide.min(LINE.1)));
            let all = ways.filter_map(|(picture, is_beside)| {
                let table = match is_beside {
                    true => table_beside(pen, scene.kind, picture, (wide, rows))?,
                    false => table(pen, scene.kind, picture, (wide, rows, false)),
                };
                let keys = keys_below(pen, scene, wide);
                let in_order = paged(&[&rules[..], &table, &keys].concat(), rows);
                // Keys that would need a page of their own may stand below the rules.
                let (cost, before) = paged(&[&rules[..], &keys, &table].concat(), rows);
                let ways = [in_order, (cost + EARLY, before)];
                let (cost, rows) = ways.into_iter().min_by_key(|it| it.0)?;
                let wrapped = if is_beside { wrapped(pen, scene.kind, picture, wide) } else { 0 };
                Some((cost + wrapped, Help { rows, picture, is_turned: false }))
            });
            let best = all.min_by_key(|it| it.0).map(|it| it.1);
            best.unwrap_or(Help { rows: Vec::new(), picture: Picture::Written, is_turned: false })
        })
    }
}

/// The rules, and the table beside them; the keys stand below these if there is room, or else on
/// a page of their own. Nothing if there is no room for columns.
fn in_columns(pen: &Pen, scene: &Scene, (wide, rows): (u16, usize)) -> Option<Help> {
    let kind = scene.kind;
    let room = wide.checked_sub(LINE.0 + APART)?;
    let said = width(&stacked(&legend(pen, kind, (u16::MAX, 1))));
    let mut later = None;
    let drawn = Picture::all(pen, kind, (wide + 2 * MARGIN, rows as u16 - 1));
    let can_draw = drawn.iter().any(|it| !matches!(it, Picture::Written));
    for picture in Picture::all(pen, kind, (room, rows as u16)) {
        // Its pieces say more on a page of their own.
        if can_draw && matches!(picture, Picture::Written) {
            continue;
        }
        let needed = said.max(picture.size(pen, kind).0);
        let Some(left) = wide.checked_sub(APART + needed) else { continue };
        let left = left.min(LINE.1);
        let rules = rules(pen, kind, left);
        if left < LINE.0 || height(&rules) > rows {
            continue;
        }
        // With air if there is room, but rather with the keys.
        let tables = [true, false].map(|has_air| table(pen, kind, picture, (wide, rows, has_air)));
        let fitting = tables.into_iter().filter(|blocks| height(blocks) <= rows);
        let ways: Vec<[Vec<Block>; 2]> = fitting.map(|table| [rules.clone(), table]).collect();
        let page = |columns: &[Vec<Block>; 2]| {
            let [rules, table] = columns.each_ref().map(|blocks| stacked(blocks));
            let mut page = beside(rules, table, left + APART);
            page.resize_with(rows, Row::new);
            page
        };
        let widths = [left, wide - APART - left];
        let mut with_keys =
            ways.iter().filter_map(|it| with_keys(pen, scene, it.clone(), (widths, rows)));
        if let Some(columns) = with_keys.next() {
            return Some(Help { rows: page(&columns), picture, is_turned: true });
        }
        later = later.or_else(|| {
            let keys = paged(&keys_below(pen, scene, wide), rows).1;
            let rows = [page(ways.first()?), keys].concat();
            Some(Help { rows, picture, is_turned: true })
        });
    }
    later
}

/// Columns with the keys below them, if there is room.
fn with_keys(
    pen: &Pen,
    scene: &Scene,
    mut columns: [Vec<Block>; 2],
    (widths, rows): ([u16; 2], usize),
) -> Option<[Vec<Block>; 2]> {
    let mut groups = widths.map(|width| keys_in_groups(pen, scene, width));
    // Each group goes to one column, so both must have the same.
    if groups[0].len() != groups[1].len() {
        groups = widths.map(|width| keys_apart(pen, scene, width));
    }
    let [left, right] = groups;
    for keys in left.into_iter().zip(right).map(|(left, right)| [left, right]) {
        let has_room = |n: &usize| height(&[&columns[*n][..], &keys[*n]].concat()) <= rows;
        let place = [0, 1].into_iter().find(has_room)?;
        columns[place].extend_from_slice(&keys[place]);
    }
    Some(columns)
}

/// The most columns of what names a paragraph.
const NAME: usize = 20;

/// A paragraph in rows; one that begins with what it tells of has that in bold, and its other
/// rows hang below it.
fn paragraph(pen: &Pen, text: &str, width: u16) -> Vec<Row> {
    let spelled = pen.spell(text);
    let name = spelled.find(':').map(|at| at + 1);
    let row = |at: u16, text: String, is: Is| vec![Part { at, text, is }];
    let Some(name) = name.filter(|&end| columns(&spelled[..end]) <= NAME) else {
        let wrapped = pen.wrap_fairly(text, width).into_iter();
        return wrapped.map(|line| row(0, line, Is::Text)).collect();
    };
    // Only its other rows begin further in.
    let hang = if pen.columns(&spelled) > width { HANG as u16 } else { 0 };
    let wrapped = pen.wrap_fairly(text, width.saturating_sub(hang));
    let line = |(n, line): (usize, String)| match n {
        0 => row(0, line, Is::Named(name)),
        _ => row(HANG as u16, line, Is::Text),
    };
    wrapped.into_iter().enumerate().map(line).collect()
}

/// A heading, with the number that leads to it.
fn heading(number: Option<u8>, title: &str) -> Row {
    let text = number.map_or_else(|| title.to_string(), |number| format!("{number} {title}"));
    vec![Part::new(text, Is::Heading(number))]
}

/// How a paragraph goes on to say what a star means.
const NOTE: &str = " (*";

/// The rules of a game.
fn rules(pen: &Pen, kind: Kind, width: u16) -> Vec<Block> {
    let mut blocks = Vec::new();
    let sections = pen.language.games().game(kind).rules;
    let mut paragraphs = sections.iter().flat_map(|section| section.paragraphs);
    let note = paragraphs.find_map(|text| text.get(text.find(NOTE)?..)).unwrap_or_default();
    for (number, section) in (1..).zip(sections) {
        let mut begun = Some(heading(Some(number), section.title));
        let numbered = format!("{number} {}", section.title);
        for text in section.paragraphs {
            let text = text.strip_suffix(note).unwrap_or(text);
            let rows = paragraph(pen, text, width);
            blocks.push(match begun.take() {
                Some(heading) => Block::first([vec![heading], rows].concat()),
                None => Block::more(rows, heading(None, &numbered)),
            });
        }
        // What a star means has a row of its own in each section that has one: the next one may
        // stand on another page.
        if section.paragraphs.iter().any(|text| text.contains('*'))
            && let Some(last) = blocks.last_mut()
        {
            last.rows.push(vec![Part::new(pen.spell(note.trim_start()), Is::Note)]);
        }
    }
    blocks
}

/// The same in two columns about as high as each other, if there is room for them on a page.
fn rules_beside(pen: &Pen, kind: Kind, (wide, rows): (u16, usize)) -> Option<Vec<Block>> {
    let column = (wide.saturating_sub(APART) / 2).min(LINE.1);
    let blocks = rules(pen, kind, column);
    let higher = |at: usize| height(&blocks[..at]).max(height(&blocks[at..]));
    // A section goes on in the other column only where that saves some rows.
    let torn = |at: usize| if blocks[at].is_apart { 0 } else { SAVED };
    let cost = |at: usize| (higher(at) > rows, higher(at) + torn(at));
    let at = (1..blocks.len()).min_by_key(|&at| cost(at))?;
    if column < COLUMN || higher(at) > rows {
        return None;
    }
    let [left, right] = [&blocks[..at], &blocks[at..]].map(stacked);
    Some(vec![Block::first(beside(left, right, column + APART))])
}

/// What is said about a review, where there can be one.
fn about_review(pen: &Pen, scene: &Scene, width: u16) -> Vec<Block> {
    if scene.below != Context::Replay {
        return Vec::new();
    }
    let (has_luck, words) = (!scene.kind.is_open(), pen.language.review());
    let chances = words.chances(has_luck, scene.place.players());
    let luck = pen.language.luck().about_luck(has_luck).join(" ");
    let told = [chances.as_str(), words.label(review::Label::Marks), luck.as_str()];
    let rows = told.into_iter().flat_map(|it| paragraph(pen, it, width.min(LINE.1))).collect();
    vec![Block::first(rows)]
}

/// What is said about the picture of a table.
fn said(pen: &Pen, kind: Kind) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let game = pen.language.games().game(kind);
    game.picture.labels.iter().chain(game.marks)
}

/// Columns between signs and what is said about them, if all of it has so many.
fn apart(pen: &Pen, kind: Kind, width: u16) -> u16 {
    let close = self::width(&stacked(&legend(pen, kind, (u16::MAX, 1))));
    if close - 1 + APART <= width { APART } else { 1 }
}

/// The same in so many columns, of which some stay free beside the signs.
fn legend(pen: &Pen, kind: Kind, (width, apart): (u16, u16)) -> Vec<Block> {
    let widest = said(pen, kind).map(|(word, _)| columns(word)).max().unwrap_or(0);
    let count = said(pen, kind).count() as u32;
    let label = |(n, (word, about)): (u32, &(&str, &str))| {
        let word = word.replace('▸', pen.theme.glyph("▸", ">"));
        let word = padded(&word, widest + usize::from(apart));
        let rows = named(pen, &word, about, width, Is::Sign(word.len()));
        Block { rows, is_apart: false, tear: (count - n) * LATER, under: None }
    };
    (0..).zip(said(pen, kind)).map(label).collect()
}

/// What a word in bold means, in so many columns beside it.
fn named(pen: &Pen, word: &str, about: &str, width: u16, is: Is) -> Vec<Row> {
    let indent = columns(word) as u16;
    let wrapped = pen.wrap(about, width.saturating_sub(indent)).into_iter().enumerate();
    let line = |(n, line): (usize, String)| match n {
        0 => vec![Part::new(format!("{word}{line}"), is)],
        _ => vec![Part { at: indent, text: line, is: Is::Text }],
    };
    wrapped.map(line).collect()
}

/// The heading of the table.
fn table_heading(pen: &Pen) -> Row {
    heading(Some(TABLE), pen.language.house().label(Label::HelpTable))
}

/// A picture of the table, and below it what is what on it: apart from it, unless the picture and
/// what it shows then have no room on a page of so many rows.
fn table(
    pen: &Pen,
    kind: Kind,
    picture: Picture,
    (wide, page, has_air): (u16, usize, bool),
) -> Vec<Block> {
    let rows = [vec![table_heading(pen)], picture.rows(pen, kind)].concat();
    let labels = pen.language.games().game(kind).picture.labels.len();
    let is_apart = rows.len() + labels != page;
    // It is no broader than the picture for that.
    let apart = apart(pen, kind, picture.size(pen, kind).0.min(wide));
    let mut legend = legend(pen, kind, (u16::MAX, apart));
    if has_air {
        aired(pen, kind, &mut legend);
    }
    let rest = legend.split_off(SAID.min(legend.len()));
    let tear = legend.first().map_or(0, |first| first.tear);
    let begun = Block { rows: stacked(&legend), is_apart, tear, under: None };
    let both = [Block::first(rows), begun];
    // A picture on the page before says nothing, as long as a page has room for both.
    let shown = match height(&both) {
        needed if needed <= page => vec![Block::first(stacked(&both))],
        _ => both.to_vec(),
    };
    [shown, rest].concat()
}

/// The columns that are left beside a picture for what is said about it, from which column on.
fn room_beside(pen: &Pen, kind: Kind, picture: Picture, wide: u16) -> (u16, u16) {
    let from = picture.size(pen, kind).0 + CLOSE;
    (from, wide.saturating_sub(from))
}

/// How many rows what is said there takes more than one each.
fn wrapped(pen: &Pen, kind: Kind, picture: Picture, wide: u16) -> u32 {
    let (_, room) = room_beside(pen, kind, picture, wide);
    let more = |block: Block| block.rows.len() as u32 - 1;
    let apart = apart(pen, kind, room);
    legend(pen, kind, (room, apart)).into_iter().map(more).sum()
}

/// The same side by side, as far as there is room; the rest below it. Nothing if there is hardly
/// any.
fn table_beside(
    pen: &Pen,
    kind: Kind,
    picture: Picture,
    (wide, rows): (u16, usize),
) -> Option<Vec<Block>> {
    let (from, room) = room_beside(pen, kind, picture, wide);
    if room < BESIDE {
        return None;
    }
    let mut shown = legend(pen, kind, (room, apart(pen, kind, room)));
    let fitting = (0..=shown.len()).rev().find(|&count| height(&shown[..count]) < rows)?;
    let mut rest = legend(pen, kind, (wide, apart(pen, kind, wide))).split_off(fitting);
    shown.truncate(fitting);
    if let Some(first) = rest.first_mut() {
        first.is_apart = true;
    }
    let both = beside(picture.rows(pen, kind), stacked(&shown), from);
    Some([vec![Block::first([vec![table_heading(pen)], both].concat())], rest].concat())
}

/// Keys, and what they are for.
type Bindings = Vec<(&'static Binding, KeyLabel)>;

/// Columns of most keys in a section, at least and at most.
const KEY: (usize, usize) = (4, 15);

/// The keys of this place and of others, in sections; the first one has a number, or all of them
/// where nothing else has one.
fn keys(pen: &Pen, scene: &Scene, width: u16) -> Vec<Vec<Block>> {
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
    let section = |(n, (title, bindings)): (u8, (String, Bindings))| {
        let number = if is_past { Some(n + 1) } else { (n == 0).then_some(KEYS) };
        let names =
            |binding: &Binding| pen.spell(&key_names(words, binding).join(" ")).into_owned();
        let widest = bindings.iter().map(|(binding, _)| columns(&names(binding))).max();
        let widest = widest.unwrap_or(0).clamp(KEY.0, KEY.1);
        let tear = if n > 0 { APART_KEYS } else { 0 };
        let mut blocks = vec![Block { tear, ..Block::first(vec![heading(number, &title)]) }];
        let numbered = number.map_or_else(|| title.clone(), |number| format!("{number} {title}"));
        for (binding, label) in bindings {
            let keys = format!("{} ", padded(&names(binding), widest));
            let help = words.key_words(label, scene.kind).help;
            let rows = named(pen, &keys, help, width, Is::Named(keys.len()));
            let mut block = Block::more(rows, heading(None, &numbered));
            // A heading does not stand alone.
            if let [only] = &mut blocks[..]
                && only.rows.len() == 1
            {
                only.rows.append(&mut block.rows);
                continue;
            }
            blocks.push(block);
        }
        blocks
    };
    (0..).zip(keys).map(section).collect()
}

/// The same with what is said about a review; the last two sections stand side by side if there
/// is room.
fn keys_in_groups(pen: &Pen, scene: &Scene, wide: u16) -> Vec<Vec<Block>> {
    let mut sections = keys_apart(pen, scene, wide);
    if let [.., here, common, _] = &sections[..] {
        let [here, common] = [here, common].map(|blocks| stacked(blocks));
        let from = width(&here) + APART;
        if from + width(&common) <= wide {
            let both = beside(here, common, from);
            let at = sections.len() - 3;
            sections.splice(at..at + 2, [vec![Block::first(both)]]);
        }
    }
    sections
}

/// The keys by where they count, and what is said about a review.
fn keys_apart(pen: &Pen, scene: &Scene, wide: u16) -> Vec<Vec<Block>> {
    let mut sections = keys(pen, scene, wide);
    sections.push(about_review(pen, scene, wide));
    sections
}

/// All of that one below the other.
fn keys_below(pen: &Pen, scene: &Scene, wide: u16) -> Vec<Block> {
    keys_in_groups(pen, scene, wide).concat()
}
