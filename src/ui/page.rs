//! Long texts: the rules and keys, and all that happened.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Sand;
use super::canvas::{Pen, below};
use super::cards::legend;
use super::help::{self, Is, Line};
use super::lesson::Light;
use super::sample;
use super::signs;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::{Extent, Place, Scene};
use crate::fit::columns as columns_of;
use crate::record::Names;
use crate::rules::{Color, Kind, pyramids};
use crate::story::Log;
use crate::texts::language::house::Label;
use crate::texts::{Language, Spoken};

/// A long text, broken into lines.
pub struct Page {
    text: Text,
    /// Its columns and rows, and the columns of what stands side by side in these.
    room: (u16, usize),
    widths: Vec<u16>,
    /// Those of a log are only the last ones, as far as somebody looked back, the very last
    /// one first.
    lines: Vec<Line>,
    /// How many sentences of a log they tell.
    told: usize,
    /// Whether there are no more.
    is_whole: bool,
    /// What is drawn in it with the pieces of the table.
    picture: Buffer,
}

/// Which text it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Text {
    Help,
    /// What happened up to this revision of the game, in so many moves.
    Log(u64, usize),
}

impl Text {
    pub fn log(scene: &Scene) -> Text {
        match &scene.place {
            Place::Start(_) => Text::Log(0, 0),
            Place::Cards(table) => Text::Log(table.log.revision(), table.log.entries().len()),
            Place::Tiles(table) => Text::Log(table.log.revision(), table.log.entries().len()),
            Place::Pyramids(table) => Text::Log(table.log.revision(), table.log.entries().len()),
        }
    }
}

impl Page {
    /// The page that was drawn last, if it can be drawn again, or else a new one: to
    /// break a long text into lines at every key would take its time.
    pub fn again(last: Option<Page>, pen: &mut Pen, scene: &Scene, text: Text, area: Rect) -> Page {
        let room = (area.width, body(text, area).height.into());
        let same = |page: &Page| (page.text, page.room) == (text, room);
        last.filter(same).unwrap_or_else(|| Page::new(pen, scene, text, room))
    }

    fn new(pen: &mut Pen, scene: &Scene, text: Text, (width, rows): (u16, usize)) -> Page {
        let mut page = Page {
            text,
            room: (width, rows),
            widths: vec![width],
            lines: Vec::new(),
            told: 0,
            is_whole: text == Text::Help,
            picture: Buffer::empty(Rect::ZERO),
        };
        if text != Text::Help {
            return page;
        }
        let kind = scene.kind;
        let beside = (width > LONGEST).then(|| help::beside(pen, kind, (width - APART, rows)));
        let lines = beside.and_then(|widths| help::columns_of(pen, scene, widths, rows));
        page.widths = match (beside, &lines) {
            (None, _) => vec![width],
            (Some(widths), Some(_)) => widths.to_vec(),
            // Something goes on in the next column.
            (Some(_), None) => vec![(width - APART) / 2; 2],
        };
        let room = (page.widths[page.widths.len() - 1], rows);
        let in_pages = || help::in_pages(help::lines(pen, scene, room), rows);
        page.lines = lines.unwrap_or_else(in_pages);
        page.picture = picture(pen, kind, room);
        page
    }

    /// Goes back in the log until there are so many lines: a long one takes no longer to
    /// open than a short one.
    fn look_back(&mut self, pen: &Pen, scene: &Scene, wanted: usize) {
        let mut sentences = log_from_the_end(pen, scene, self.told);
        while !self.is_whole && self.lines.len() < wanted {
            let Some((turn, sentence)) = sentences.next() else {
                self.is_whole = true;
                break;
            };
            self.told += 1;
            let number = turn.map_or_else(String::new, |turn| turn.to_string());
            let wrapped = pen.wrap(&sentence, self.widths[0].saturating_sub(INDENT as u16));
            for (n, line) in wrapped.into_iter().enumerate().rev() {
                self.lines.push(match n {
                    0 => (format!("{number:>3}  {line}"), Is::Text),
                    _ => (format!("{:INDENT$}{line}", ""), Is::Text),
                });
            }
        }
        if self.lines.is_empty() {
            let nothing = pen.language.house().label(Label::NothingYet);
            self.lines.push((nothing.to_string(), Is::Text));
        }
    }

    /// Draws it below a title, from a line on; gives how it fits.
    pub fn draw(
        &mut self,
        pen: &mut Pen,
        scene: &Scene,
        area: Rect,
        title: &str,
        scroll: usize,
    ) -> Extent {
        let words = pen.language.house();
        let height = self.room.1 * self.widths.len();
        if let Text::Log(..) = self.text {
            // One more tells whether there are any above.
            self.look_back(pen, scene, scroll.saturating_add(height + 1));
        }
        let lines = &self.lines;
        // Columns side by side are turned like pages.
        let step = if self.widths.len() > 1 { height } else { 1 };
        let limit = lines.len().saturating_sub(height).next_multiple_of(step);
        let from = scroll.min(limit) / step * step;
        let until = (from + height).min(lines.len());
        let shown = &lines[from..until];
        let place = match self.text {
            Text::Log(..) => words.beyond(until < lines.len(), from > 0).to_string(),
            Text::Help if shown.len() < lines.len() => {
                words.page(from.div_ceil(height) + 1, lines.len().div_ceil(height))
            }
            Text::Help => String::new(),
        };
        draw_title(pen, area, title, &place);
        let mut column = Rect { width: self.widths[0], ..body(self.text, area) };
        match self.text {
            Text::Log(..) => self.draw_lines(pen, scene.kind, column, shown.iter().rev()),
            Text::Help => {
                self.draw_index(pen, area, from..until);
                for (lines, &width) in shown.chunks(self.room.1).zip(&self.widths) {
                    column.width = width;
                    self.draw_lines(pen, scene.kind, column, lines.iter());
                    column.x += width + APART;
                }
            }
        }
        let limit = if self.is_whole { limit } else { usize::MAX };
        let headings = (0..).zip(&self.lines).filter(|(_, line)| line.1 == Is::Heading);
        let mut sections = headings.map(|(at, _)| at / step * step);
        Extent {
            height,
            step,
            limit,
            sections: std::array::from_fn(|_| sections.next().unwrap_or_default()),
        }
    }

    /// The sections to which keys lead, in the row below the title, if there is one and all of
    /// them fit into it. Those that begin or go on among the lines shown stand out, unless all do.
    fn draw_index(&self, pen: &mut Pen, area: Rect, shown: Range<usize>) {
        let headings = (0..).zip(&self.lines).filter(|(_, line)| line.1 == Is::Heading);
        let headings: Vec<(usize, &str)> = headings
            .take(Extent::SECTIONS)
            .map(|(at, (title, _))| (at, title.split(':').next().unwrap_or(title).trim()))
            .collect();
        let ends = headings.iter().skip(1).map(|&(at, _)| at).chain([self.lines.len()]);
        let is_shown = |(from, to): (usize, usize)| {
            shown.len() < self.lines.len() && from < shown.end && to > shown.start
        };
        let marks: Vec<bool> =
            headings.iter().zip(ends).map(|(&(from, _), to)| is_shown((from, to))).collect();
        let titles: Vec<&str> = headings.into_iter().map(|(_, title)| title).collect();
        let gap = INDEX_GAP as usize;
        let width: usize = titles.iter().map(|title| columns_of(title) + gap).sum();
        if body(self.text, area).y < area.y + 2 || width > usize::from(area.width) + gap {
            return;
        }
        let (key, muted) = (pen.theme.bracket(Ground::Sheet), pen.theme.muted(Ground::Sheet));
        let gold = pen.theme.gold(Ground::Sheet);
        let mut x = area.x;
        for (number, (title, is_shown)) in (1..).zip(titles.into_iter().zip(marks)) {
            let start = x;
            let (key, rest) = if is_shown { (gold, gold) } else { (key, muted) };
            x = pen.text(x, area.y + 1, title, rest);
            pen.text(start, area.y + 1, &number.to_string(), key);
            pen.hit(Rect::new(start, area.y + 1, x - start, 1), Command::Digit(number));
            x += INDEX_GAP;
        }
    }

    fn draw_lines<'a>(
        &self,
        pen: &mut Pen,
        kind: Kind,
        area: Rect,
        lines: impl Iterator<Item = &'a Line>,
    ) {
        let (name, plain) = (pen.theme.bracket(Ground::Sheet), pen.theme.on(Ground::Sheet));
        let heading = pen.theme.gold(Ground::Sheet);
        for (y, (line, is)) in (area.y..).zip(lines) {
            let style = if is.is_heading() { heading } else { plain };
            pen.text_in(area.x, y, area.width, line, style);
            match *is {
                Is::Picture => draw_colors(pen, kind, area.x, y, line),
                Is::Drawn(row) => {
                    let width = self.picture.area.width;
                    let left = area.x - width.saturating_sub(area.width) / 2;
                    for x in 0..width {
                        if let Some(cell) = pen.buf.cell_mut((left + x, y)) {
                            *cell = self.picture[(x, row)].clone();
                        }
                    }
                }
                Is::Named(end) => {
                    pen.text(area.x, y, &line[..end], name);
                }
                Is::Sign(end) => {
                    pen.text(area.x, y, &line[..end], name);
                    signs::draw(pen, kind, (area.x, y), line[..end].trim_end());
                }
                Is::Heading | Is::Keys | Is::Text | Is::More => {}
            }
        }
    }
}

/// What is drawn with the pieces of the table on so many columns, if anything is.
fn picture(pen: &mut Pen, kind: Kind, room: (u16, usize)) -> Buffer {
    let (width, rows) = help::drawn(pen, kind, room);
    let area = Rect::new(0, 0, width, rows);
    let mut drawn = Buffer::empty(area);
    if rows > 0 {
        let mut pen = Pen {
            buf: &mut drawn,
            theme: pen.theme,
            language: pen.language,
            hits: &mut Vec::new(),
            cut: pen.cut,
            sand: &mut Sand::default(),
            light: &mut Light::default(),
            is_bare: false,
        };
        match kind {
            Kind::Cards => legend::draw(&mut pen, area),
            Kind::Tiles | Kind::Pyramids => sample::draw(&mut pen, kind),
        }
    }
    drawn
}

/// Where the lines of a text stand on a sheet: below its title, with free rows above them and
/// above the keys where there are some.
fn body(text: Text, area: Rect) -> Rect {
    let [free, more] = ROOMY.map(|rows| u16::from(area.height > rows));
    // Above those of the help are the names of its sections.
    let index = if text == Text::Help { free } else { 0 };
    let body = below(area, area.y + 1 + index + free);
    let below = match index {
        0 => free,
        _ if area.width > LONGEST => 0,
        _ => more,
    };
    Rect { height: body.height - below, ..body }
}

/// Where the help stands on a sheet that has room for two columns of it.
pub fn columns(text: Text, sheet: Rect) -> Option<Rect> {
    let width = sheet.width.saturating_sub(4).min(COLUMNS.1);
    let has_room = text == Text::Help && width >= COLUMNS.0;
    has_room.then(|| Rect { x: sheet.x + (sheet.width - width) / 2, width, ..sheet })
}

/// The title, and where in the text this is.
fn draw_title(pen: &mut Pen, area: Rect, title: &str, place: &str) {
    pen.text(area.x, area.y, title, pen.theme.bracket(Ground::Sheet));
    let x = area.right().saturating_sub(pen.columns(place));
    pen.text(x, area.y, place, pen.theme.muted(Ground::Sheet));
}

/// Draws the letters of a picture that stand for colors in these colors, each with its
/// number.
fn draw_colors(pen: &mut Pen, kind: Kind, x: u16, y: u16, line: &str) {
    // A row of small letters alone names the columns of a board.
    if line.chars().all(|c| c == ' ' || c.is_ascii_lowercase()) {
        return;
    }
    let letters: Vec<char> = line.chars().collect();
    let is_letter = |at: Option<usize>| {
        let letter = at.and_then(|at| letters.get(at));
        letter.is_some_and(|letter| letter.is_alphabetic() || *letter == '@')
    };
    for (at, &letter) in letters.iter().enumerate() {
        if is_letter(at.checked_sub(1)) || is_letter(Some(at + 1)) {
            continue;
        }
        let style = match kind {
            Kind::Pyramids => pyramids::Color::from_letter(letter).map(|it| pen.theme.pyramid(it)),
            _ => Color::from_letter(letter).map(|it| pen.theme.card(it)),
        };
        let Some(style) = style else { continue };
        let number = letters.get(at + 1).filter(|next| next.is_ascii_digit());
        let text: String = [letter].into_iter().chain(number.copied()).collect();
        pen.text(x + at as u16, y, &text, style);
    }
}

/// Rows of a sheet that has none to spare, and of one that has none below the help.
const ROOMY: [u16; 2] = [20, 28];

/// The fewest and the most columns of a text that has two of them side by side, and how many
/// are between the two.
const COLUMNS: (u16, u16) = (118, 196);
const APART: u16 = 6;
/// The most of a text that stands alone.
const LONGEST: u16 = 96;
/// Columns between the names of two sections.
const INDEX_GAP: u16 = 2;

/// How far the lines of a sentence are indented, after the first of them: beyond the
/// number of its turn.
const INDENT: usize = 7;

/// Sentences of a log, the first one of a turn with its number.
type Sentences<'a> = Box<dyn Iterator<Item = (Option<usize>, String)> + 'a>;

/// What happened, the last sentence first, without those that were told.
fn log_from_the_end<'a>(pen: &Pen, scene: &'a Scene, told: usize) -> Sentences<'a> {
    let language = pen.language;
    match &scene.place {
        Place::Start(_) => Box::new(std::iter::empty()),
        Place::Cards(table) => back_from(told, table.log, language, table.names),
        Place::Tiles(table) => back_from(told, table.log, language, table.names),
        Place::Pyramids(table) => back_from(told, table.log, language, table.names),
    }
}

fn back_from<'a, G: Spoken>(
    told: usize,
    log: Log<'a, G>,
    language: &'static dyn Language,
    names: &'a Names,
) -> Sentences<'a> {
    let story = log.story().rev().skip(told);
    Box::new(story.map(move |(turn, line)| (turn, G::say_entry(language, &line, names))))
}
