//! Long texts: the rules and keys, and all that happened.

use ratatui::layout::Rect;

use super::canvas::{HANG, Pen, below};
use super::key_names;
use super::theme::Ground;
use crate::app::keymap::{self, Context};
use crate::app::{Extent, Place, Scene};
use crate::fit::{columns, padded};
use crate::record::Names;
use crate::rules::{Color, Kind, pyramids};
use crate::story::Log;
use crate::texts::language::house::Label;
use crate::texts::language::review;
use crate::texts::{Language, Spoken};

/// A long text, broken into lines.
pub struct Page {
    text: Text,
    width: u16,
    /// Those of a log are only the last ones, as far as somebody looked back, the very last
    /// one first.
    lines: Vec<Line>,
    /// How many sentences of a log they tell.
    told: usize,
    /// Whether there are no more.
    is_whole: bool,
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

/// A line, and what it is.
type Line = (String, Is);

/// What a line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Is {
    Heading,
    Text,
    /// The beginning of something whose first words, so many bytes, name what it tells of.
    Named(usize),
    /// A row of a picture, in which letters stand for colors.
    Picture,
}

impl Page {
    /// The page that was drawn last, if it can be drawn again, or else a new one: to
    /// break a long text into lines at every key would take its time.
    pub fn again(last: Option<Page>, pen: &Pen, scene: &Scene, text: Text, width: u16) -> Page {
        let same = |page: &Page| page.text == text && page.width == width;
        last.filter(same).unwrap_or_else(|| Page {
            text,
            width,
            lines: match text {
                Text::Help => help_lines(pen, scene, width),
                Text::Log(..) => Vec::new(),
            },
            told: 0,
            is_whole: text == Text::Help,
        })
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
            let wrapped = pen.wrap(&sentence, self.width.saturating_sub(INDENT as u16));
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
        // Below its title, and a free row where there is one.
        let head = 1 + u16::from(self.text == Text::Help && area.height > ROOMY);
        let height = usize::from(area.height - head);
        let body = below(area, area.y + head);
        if let Text::Log(..) = self.text {
            // One more tells whether there are any above.
            self.look_back(pen, scene, scroll.saturating_add(height + 1));
        }
        let lines = &self.lines;
        let limit = lines.len().saturating_sub(height);
        let from = scroll.min(limit);
        let until = (from + height).min(lines.len());
        let shown = &lines[from..until];
        if let Text::Log(..) = self.text {
            let place = words.beyond(until < lines.len(), from > 0);
            draw_lines(
                pen,
                scene.kind,
                (area, body),
                shown.iter().rev(),
                title,
                place,
            );
        } else if shown.len() < lines.len() {
            let place = words.page(until.div_ceil(height), lines.len().div_ceil(height));
            draw_lines(pen, scene.kind, (area, body), shown.iter(), title, &place);
        } else {
            draw_lines(pen, scene.kind, (area, body), shown.iter(), title, "");
        }
        let limit = if self.is_whole { limit } else { usize::MAX };
        let headings = (0..)
            .zip(&self.lines)
            .filter(|(_, line)| line.1 == Is::Heading);
        let mut sections = headings.map(|(at, _)| at);
        Extent {
            height,
            limit,
            sections: std::array::from_fn(|_| sections.next().unwrap_or_default()),
        }
    }
}

fn draw_lines<'a>(
    pen: &mut Pen,
    kind: Kind,
    (area, body): (Rect, Rect),
    lines: impl Iterator<Item = &'a Line>,
    title: &str,
    place: &str,
) {
    let muted = pen.theme.muted(Ground::Sheet);
    let heading = pen.theme.bracket(Ground::Sheet);
    let plain = pen.theme.on(Ground::Sheet);
    pen.text(area.x, area.y, title, heading);
    let x = area.right().saturating_sub(pen.columns(place));
    pen.text(x, area.y, place, muted);
    for (y, (line, is)) in (body.y..).zip(lines) {
        let style = if *is == Is::Heading { heading } else { plain };
        pen.text_in(area.x, y, area.width, line, style);
        match *is {
            Is::Picture => draw_colors(pen, kind, area.x, y, line),
            Is::Named(end) => {
                pen.text(area.x, y, &line[..end], heading);
            }
            Is::Heading | Is::Text => {}
        }
    }
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

/// Rows of a sheet that has no room to spare.
const ROOMY: u16 = 20;

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

/// The rules, then a picture of the table, then the keys of this place and the others.
fn help_lines(pen: &Pen, scene: &Scene, width: u16) -> Vec<Line> {
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
        let rows = picture.rows.iter();
        lines.extend(rows.map(|row| (row.to_string(), Is::Picture)));
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
    lines
}

/// Columns of the widest word that labels something on a table of any game.
fn label_width(pen: &Pen) -> usize {
    let games = Kind::ALL
        .into_iter()
        .map(|kind| pen.language.games().game(kind));
    let labels = games.flat_map(|game| game.picture.labels.iter().chain(game.marks));
    labels.map(|(word, _)| columns(word)).max().unwrap_or(0)
}

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
