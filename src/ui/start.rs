//! The start screen.

mod head;
mod line;

use ratatui::layout::Rect;

use super::canvas::{Pen, below};
use super::frame::Frame;
use super::theme::Ground;
use super::{cards, pyramids as pyramid_table, tiles};
use crate::app::Scene;
use crate::app::command::Command;
use crate::app::start::{Line, Start};
use crate::fit::shorten;
use crate::plain::Plain;
use crate::record::NAME_LIMIT;
use crate::rules::{Color, Kind, Seat, pyramids};
use crate::texts::sentence;

/// The fewest and the most columns of the form beside the picture, and around both.
const BESIDE: (u16, u16) = (40, 64);
const AROUND: u16 = 3;
/// Columns of the form alone.
const ALONE: u16 = 56;
/// Rows of the colors above the form.
const RIBBON: u16 = 1;
/// Columns between the picture and the form.
const GAP: u16 = 3;

/// Draws what the game is about, and below it the form beside a picture of it; where
/// there is no room for both, the form alone. All of it stands above the row `end`.
pub fn draw(pen: &mut Pen, start: &Start, scene: &Scene, frame: &Frame, end: u16) {
    // With a free row above it, if there is room for that.
    let form = APART.all_rows(&with_players(&start.lines()), &[]);
    let needed = 1 + head::ABOUT + RIBBON + form + 1;
    let air = u16::from(frame.block.y + needed < end);
    let block = Rect { y: frame.block.y + air, ..frame.block };
    let below = below(block, head::draw(pen, start.kind(), block, frame));
    let below = Rect { height: end - below.y, ..below };
    // With some air above and below it.
    let rows = below.height - 2;
    let room = below.width.saturating_sub(rows * 2 + GAP + AROUND);
    let x = |width: u16| below.x + (below.width - width) / 2;
    let area = match room.min(BESIDE.1) {
        form if form >= BESIDE.0 => {
            let x = x(rows * 2 + GAP + form);
            let picture = Rect::new(x, below.y + 1, rows * 2, rows);
            match start.kind() {
                Kind::Tiles => tiles::draw_picture(pen, picture),
                Kind::Pyramids => pyramid_table::draw_picture(pen, picture),
                Kind::Cards => cards::draw_picture(pen, picture),
            }
            Rect { x: x + rows * 2 + GAP, width: form, ..below }
        }
        _ => Rect { x: x(ALONE), width: ALONE, ..below },
    };
    // On the small frames, lines far apart would touch the edges.
    let spacings = match frame.size {
        0 | 1 => &SPACINGS[..],
        _ => &SPACINGS[2..],
    };
    let problem = problem(pen, start, scene);
    // Across the screen if it is a row, and else beside the picture.
    let is_row = problem.as_ref().is_none_or(|it| pen.columns(it) <= block.width);
    let place = if is_row { Rect { x: block.x, width: block.width, ..below } } else { area };
    let told = problem.map_or_else(Vec::new, |it| pen.wrap(&it, place.width));
    let form = Form::new(pen, start, told, area, spacings);
    form.draw(pen, start);
    form.draw_told(pen, place);
}

/// How much room there is around the lines.
#[derive(Clone, Copy)]
struct Spacing {
    /// Free rows at the top of the form.
    edge: u16,
    /// Rows for each line at least.
    line: u16,
    /// Free rows between what a game is begun with, its beginning, and what else there is.
    group: u16,
}

/// All there are, the roomiest first.
const SPACINGS: [Spacing; 8] = [
    Spacing::of(3, 2, 2),
    Spacing::of(2, 2, 2),
    Spacing::of(1, 2, 1),
    Spacing::of(1, 2, 0),
    Spacing::of(2, 1, 1),
    APART,
    Spacing::of(1, 1, 0),
    TIGHT,
];

/// The tightest one in which what begins the game stands apart.
const APART: Spacing = Spacing::of(1, 1, 1);
/// The one with the least room.
const TIGHT: Spacing = Spacing::of(0, 1, 0);

impl Spacing {
    const fn of(edge: u16, line: u16, group: u16) -> Spacing {
        Spacing { edge, line, group }
    }

    /// How many rows lines take with those around them.
    fn all_rows(self, lines: &[Line], offer: &[String]) -> u16 {
        let rows = lines.iter().map(|&line| self.rows(line, offer));
        self.edge + rows.sum::<u16>() + self.edge
    }

    /// How many rows a line takes that says so much.
    fn rows(self, line: Line, offer: &[String]) -> u16 {
        match line {
            Line::Resume => self.line + (offer.len() as u16).saturating_sub(1) + self.group,
            Line::First | Line::Deal => self.line + self.group,
            _ => self.line,
        }
    }
}

/// Lines with the one that says how many play, which only some games have.
fn with_players(lines: &[Line]) -> Vec<Line> {
    let has_it = lines.contains(&Line::Players);
    lines.iter().copied().chain((!has_it).then_some(Line::Players)).collect()
}

/// The form, and above the keys what is wrong.
struct Form {
    area: Rect,
    spacing: Spacing,
    /// What the kept game is called, in as many rows as it takes.
    offer: Vec<String>,
    /// What is wrong, if something is.
    told: Vec<String>,
}

impl Form {
    /// Finds the most room that the lines can have. If there is not enough for all that
    /// is to be said, the names of the kept game become shorter.
    fn new(pen: &Pen, start: &Start, told: Vec<String>, area: Rect, spacings: &[Spacing]) -> Form {
        let lines = start.lines();
        let count = lines.len() as u16;
        let mut told = [told];
        // A file may have any name, but the lines stay.
        let room = area.height.saturating_sub(count + 1);
        shorten(&mut told, room, pen.theme.glyph("…", "~"));
        let [told] = told;
        let room = area.height - told.len() as u16;

        let value = value_place(pen, area).width;
        let mut offer = offered(pen, start, value, u16::MAX);
        let rows = |spacing: Spacing, offer: &[String]| spacing.all_rows(&lines, offer);
        // With a free row above it and one above the keys, if there are any; and with room for
        // the line that only some games have, so that no line moves when the game changes.
        let free = 1 + u16::from(told.is_empty());
        let most = with_players(&lines);
        let fits = |spacing: &Spacing, free| spacing.all_rows(&most, &offer) + free <= room;
        let fitting = spacings.iter().copied().find(|it| fits(it, free));
        // What begins the game stands apart rather than the form from the keys.
        let apart = || Some(APART).filter(|it| fits(it, 1));
        let fitting = fitting.filter(|it| it.group > 0).or_else(apart).or(fitting);
        let spacing = fitting.unwrap_or(TIGHT);
        if rows(spacing, &offer) > room {
            let most = usize::from(room.saturating_sub(count - 1));
            let shorter = (1..=NAME_COLUMNS).rev();
            let mut shorter = shorter.map(|name| offered(pen, start, value, name));
            offer = shorter.find(|rows| rows.len() <= most).unwrap_or(offer);
        }
        Form { area, spacing, offer, told }
    }

    fn draw(&self, pen: &mut Pen, start: &Start) {
        let Form { area, spacing, .. } = *self;
        let lines = start.lines();
        let rows = |&line: &Line| spacing.rows(line, &self.offer);
        let height = spacing.all_rows(&lines, &self.offer);
        // What is wrong has its row even if nothing is, and so has the line that only some games
        // have, so that nothing moves.
        let most = spacing.all_rows(&with_players(&lines), &self.offer);
        let all = most + (self.told.len() as u16).max(1);
        let above = area.height.saturating_sub(all).div_ceil(2);
        let form = Rect { y: area.y + above, height, ..area };
        let sheet = pen.theme.on(Ground::Sheet);
        pen.fill(form, sheet);
        if form.y > area.y && !pen.theme.ascii && pen.theme.depth.has_palette() {
            draw_ribbon(pen, start.kind(), form);
        }
        let mut y = form.y + spacing.edge;
        for &line in &lines {
            let place = Rect::new(form.x, y, form.width, rows(&line));
            // A name that has the focus has parts that can be clicked.
            if !matches!(line, Line::Name(_)) || start.focus != line {
                pen.hit(place, Command::Focus(line));
            }
            line::draw(pen, start, line, place, &self.offer);
            y += place.height;
        }
    }

    /// What is wrong, in the last rows of a place.
    fn draw_told(&self, pen: &mut Pen, place: Rect) {
        let warning = pen.theme.warning();
        let first = place.bottom() - self.told.len() as u16;
        for (y, line) in (first..).zip(&self.told) {
            if self.told.len() == 1 {
                pen.centered(place.x, y, place.width, line, warning);
            } else {
                pen.text(place.x, y, line, warning);
            }
        }
    }
}

/// The colors of the game along the upper edge of the form.
pub(super) fn draw_ribbon(pen: &mut Pen, kind: Kind, form: Rect) {
    // Black could pass for the ground of the form.
    let edge = |is_black: bool| pen.theme.rim_edge(Color::Black).filter(|_| is_black);
    let card = |it| edge(it == Color::Black).or(pen.theme.glow(it));
    let pyramid = |it| edge(it == pyramids::Color::Black).or(pen.theme.pyramid(it).bg);
    let inks: Vec<_> = match kind {
        Kind::Pyramids => pyramids::Color::ALL.map(pyramid).to_vec(),
        _ => Color::ALL.map(card).to_vec(),
    };
    let count = inks.len() as u16;
    for (n, ink) in (0..).zip(inks) {
        let [from, to] = [n, n + 1].map(|n| form.x + form.width * n / count);
        for x in from..to {
            pen.halves(x, form.y.saturating_sub(1), None, ink);
        }
    }
}

/// What is wrong, if something is.
fn problem(pen: &Pen, start: &Start, scene: &Scene) -> Option<String> {
    let words = pen.language;
    let problem = start.problem.map(|error| sentence(&words.records().name_error(error)));
    let refused = || scene.refused.map(|reason| words.house().reason(reason));
    let damage = || {
        let damage = start.offer()?.damage.as_ref()?;
        let file = Plain::path(damage.path.file_name()?.as_ref());
        Some(words.start().damage(&file, &damage.error))
    };
    let trouble = || {
        let trouble = scene.trouble?;
        Some(words.settings().trouble(trouble))
    };
    problem.or_else(refused).or_else(damage).or_else(trouble)
}

/// Columns before what a line is for, and after what it says.
const MARGIN: (u16, u16) = (4, 2);

/// Fewer columns than these are few for what a kept game is called.
const NARROW: u16 = 30;

/// The most columns of a name: each character may take two.
const NAME_COLUMNS: u16 = 2 * NAME_LIMIT as u16;

/// Where a line says something: behind what any line is for, whichever game is chosen.
fn value_place(pen: &Pen, line: Rect) -> Rect {
    let names = Seat::all(Seat::MOST).map(Line::Name);
    let lines = [Line::Resume, Line::Game, Line::Players, Line::First];
    let lines = lines.into_iter().chain(names);
    let labels = lines.flat_map(|line| {
        let label = move |kind| pen.language.start().line(line, kind);
        Kind::ALL.map(label)
    });
    let widest = labels.map(|label| pen.columns(label)).max().unwrap_or(0);
    let before = MARGIN.0 + widest + 1;
    Rect { x: line.x + before, width: line.width.saturating_sub(before + MARGIN.1), ..line }
}

/// What the kept game is called, with names of at most so many columns.
fn offered(pen: &Pen, start: &Start, width: u16, name: u16) -> Vec<String> {
    let Some(title) = start.offer() else {
        return Vec::new();
    };
    let names = title.names.iter();
    let names: Vec<String> = names.map(|whole| pen.short_name(whole, name).into_owned()).collect();
    // The same players may have left several games.
    let alike = start.kept.iter().filter(|it| it.kind == title.kind && it.names == title.names);
    let began = title.began.as_ref().filter(|_| alike.count() > 1);
    let ways = pen.language.start().kept_game(title, &names, began.map(|began| began.day()));
    let (less, more) = pen.theme.arrows();
    let ways = ways.map(|way| match start.kept.len() {
        1 => way,
        // An arrow does not stand alone in a row.
        _ => format!("{less}{way}\u{a0}{}", more.trim()),
    });
    // The turn is left out only where there is very little room.
    let ways = if width < NARROW { &ways[..] } else { &ways[..2] };
    let in_a_row = ways.iter().find(|way| pen.columns(way) <= width);
    pen.wrap(in_a_row.unwrap_or(&ways[0]), width)
}
