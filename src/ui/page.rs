//! Long texts: the rules and keys, and all that happened.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::help::Help;
use super::help::pages::{Is, Part, Row, lowered};
use super::signs;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::{Extent, Place, Scene};
use crate::record::Names;
use crate::rules::Kind;
use crate::story::Log;
use crate::texts::language::house::Label;
use crate::texts::{Language, Spoken};

/// A long text, broken into lines.
pub struct Page {
    text: Text,
    /// Its columns and rows.
    room: (u16, usize),
    /// Whether no row is free above it.
    is_tight: bool,
    /// Those of a log are only the last ones, as far as somebody looked back, the very last
    /// one first.
    lines: Vec<Row>,
    /// Whether it is turned page by page.
    is_turned: bool,
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
        let is_tight = area.height <= ROOMY;
        let same = |page: &Page| (page.text, page.room, page.is_tight) == (text, room, is_tight);
        last.filter(same).unwrap_or_else(|| Page::new(pen, scene, text, (room, is_tight)))
    }

    fn new(
        pen: &mut Pen,
        scene: &Scene,
        text: Text,
        (room, is_tight): ((u16, usize), bool),
    ) -> Page {
        let mut page = Page {
            text,
            room,
            is_tight,
            lines: Vec::new(),
            is_turned: false,
            told: 0,
            is_whole: text == Text::Help,
            picture: Buffer::empty(Rect::ZERO),
        };
        if text == Text::Help {
            let help = Help::new(pen, scene, room);
            page.picture = help.picture.draw(pen, scene.kind);
            page.is_turned = help.is_turned;
            // Where no row is free above all pages, there is one above those that leave one.
            page.lines = if is_tight { lowered(help.rows, room.1) } else { help.rows };
        }
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
            let wrapped = pen.wrap(&sentence, self.room.0.saturating_sub(INDENT as u16));
            for (n, line) in wrapped.into_iter().enumerate().rev() {
                let line = match n {
                    0 => format!("{number:>3}  {line}"),
                    _ => format!("{:INDENT$}{line}", ""),
                };
                self.lines.push(vec![Part::new(line, Is::Text)]);
            }
        }
        if self.lines.is_empty() {
            let nothing = pen.language.house().label(Label::NothingYet);
            self.lines.push(vec![Part::new(nothing, Is::Text)]);
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
        let height = self.room.1;
        if let Text::Log(..) = self.text {
            // One more tells whether there are any above.
            self.look_back(pen, scene, scroll.saturating_add(height + 1));
        }
        let lines = &self.lines;
        let step = if self.is_turned { height } else { 1 };
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
        let body = body(self.text, area);
        match self.text {
            Text::Log(..) => {
                draw_title(pen, area, title, &place);
                self.draw_lines(pen, scene.kind, body, shown.iter().rev());
            }
            Text::Help => {
                let index = Index::new(lines, from..until);
                let room = Rect { height: 1, ..area };
                if body.y > area.y + 1 {
                    draw_title(pen, area, title, &place);
                    index.draw(pen, Rect { y: area.y + 1, ..room });
                } else {
                    // There is one row for both.
                    draw_title(pen, area, "", &place);
                    let taken = pen.columns(&place) + INDEX_GAP;
                    index.draw(pen, Rect { width: area.width.saturating_sub(taken), ..room });
                }
                self.draw_lines(pen, scene.kind, body, shown.iter());
            }
        }
        let limit = if self.is_whole { limit } else { usize::MAX };
        let sections = std::array::from_fn(|n| {
            let number = Some(n as u8 + 1);
            let is_it = |row: &Row| row.iter().any(|part| part.is == Is::Heading(number));
            lines.iter().position(is_it).unwrap_or_default() / step * step
        });
        Extent { height, step, limit, sections }
    }

    fn draw_lines<'a>(
        &self,
        pen: &mut Pen,
        kind: Kind,
        area: Rect,
        lines: impl Iterator<Item = &'a Row>,
    ) {
        let (name, plain) = (pen.theme.bracket(Ground::Sheet), pen.theme.on(Ground::Sheet));
        let (heading, note) = (pen.theme.gold(Ground::Sheet), pen.theme.muted(Ground::Sheet));
        for (y, row) in (area.y..).zip(lines) {
            for part in row {
                let x = area.x + part.at;
                let style = match part.is {
                    Is::Heading(_) => heading,
                    Is::Note => note,
                    _ => plain,
                };
                let room = area.width.saturating_sub(part.at);
                pen.text_in(x, y, room, &part.text, style);
                match part.is {
                    Is::Picture => signs::draw_colors(pen, kind, x, y, &part.text),
                    Is::Drawn(row, width) => {
                        // One that fills the screen takes both margins.
                        let beyond = width.saturating_sub(room + MARGIN);
                        let x = x.saturating_sub(beyond);
                        for column in 0..width {
                            if let Some(cell) = pen.buf.cell_mut((x + column, y)) {
                                *cell = self.picture[(column, row)].clone();
                            }
                        }
                    }
                    Is::Named(end) => {
                        pen.text(x, y, &part.text[..end], name);
                    }
                    Is::Sign(end) => {
                        pen.text(x, y, &part.text[..end], name);
                        signs::draw(pen, kind, (x, y), part.text[..end].trim_end());
                    }
                    Is::Heading(_) | Is::Text | Is::Note => {}
                }
            }
        }
    }
}

/// The sections to which keys lead.
struct Index<'a> {
    /// The number and the name of each, and whether something of it is shown.
    sections: Vec<(u8, &'a str, bool)>,
}

impl<'a> Index<'a> {
    /// That of a text of which these rows are shown.
    fn new(lines: &'a [Row], shown: Range<usize>) -> Index<'a> {
        let headings = (0..).zip(lines).flat_map(|(at, row)| {
            let number = |part: &Part| match part.is {
                Is::Heading(number) => number,
                _ => None,
            };
            row.iter().filter_map(move |part| Some((at, number(part)?, part.text.as_str())))
        });
        let headings: Vec<(usize, u8, &str)> = headings.collect();
        // What stands above the first heading goes on from before.
        let begins = lines
            .get(shown.start)
            .is_some_and(|row| row.iter().any(|part| matches!(part.is, Is::Heading(Some(_)))));
        let before = headings.iter().rev().find(|it| it.0 < shown.start).filter(|_| !begins);
        let is_shown = |at: usize, number: u8| {
            let goes_on = before.is_some_and(|it| it.1 == number);
            shown.contains(&at) || goes_on
        };
        let mut sections: Vec<(u8, &str, bool)> = Vec::new();
        for &(at, number, title) in &headings {
            let title = title.split(':').next().unwrap_or(title).trim();
            sections.push((number, title, is_shown(at, number)));
        }
        sections.sort_by_key(|it| it.0);
        Index { sections }
    }

    /// Draws them in a row, if they fit into it: at least the names of those shown, and the
    /// numbers of all.
    fn draw(&self, pen: &mut Pen, row: Rect) {
        let named: Vec<String> = self.sections.iter().map(|it| it.1.to_string()).collect();
        let short = self.sections.iter().map(|&(number, title, is_shown)| match is_shown {
            true => title.to_string(),
            false => number.to_string(),
        });
        let numbers = self.sections.iter().map(|it| it.0.to_string());
        let ways = [named, short.collect(), numbers.collect()];
        let fits = |titles: &&Vec<String>| {
            let all: u16 = titles.iter().map(|title| pen.columns(title) + INDEX_GAP).sum();
            all <= row.width + INDEX_GAP
        };
        let Some(titles) = ways.iter().find(fits) else { return };
        let (key, muted) = (pen.theme.bracket(Ground::Sheet), pen.theme.muted(Ground::Sheet));
        let gold = pen.theme.gold(Ground::Sheet);
        let (mut x, y) = (row.x, row.y);
        for (&(number, _, is_shown), title) in self.sections.iter().zip(titles) {
            let start = x;
            let (key, rest) = if is_shown { (gold, gold) } else { (key, muted) };
            x = pen.text(x, y, title, rest);
            pen.text(start, y, &number.to_string(), key);
            pen.hit(Rect::new(start, y, x - start, 1), Command::Digit(number));
            x += INDEX_GAP;
        }
    }
}

/// Where the lines of a text stand on a sheet: below its title, with free rows above them and
/// above the keys where there are some.
fn body(text: Text, area: Rect) -> Rect {
    let free = u16::from(area.height > ROOMY);
    // Above those of the help are the names of its sections.
    let index = if text == Text::Help { free } else { 0 };
    let body = below(area, area.y + 1 + index + free);
    Rect { height: body.height - free, ..body }
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

/// Columns on either side of a text.
const MARGIN: u16 = 2;
/// Rows of a sheet that has none to spare.
const ROOMY: u16 = 20;

/// The fewest and the most columns of a help that has something side by side.
const COLUMNS: (u16, u16) = (118, 196);
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
