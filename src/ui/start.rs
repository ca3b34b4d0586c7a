//! The start screen.

use ratatui::layout::Rect;

use super::canvas::{Pen, capitalized};
use super::cards;
use super::frame::Frame;
use super::theme::Ground;
use crate::app::Trouble;
use crate::app::command::Command;
use crate::app::start::{First, Line, Start};
use crate::texts::{house as texts, record, settings};

/// Columns of the form beside the picture.
const BESIDE: u16 = 40;
/// Columns of the form alone.
const ALONE: u16 = 56;
/// Rows of the title and of what the game is about.
const HEAD: u16 = 4;

/// Draws what the game is about, and below it the form beside a finished Mandala; where
/// there is no room for both, the form alone.
pub fn draw(pen: &mut Pen, start: &Start, trouble: Option<&Trouble>, frame: &Frame) {
    let block = frame.block;
    draw_head(pen, block);
    let below = Rect {
        y: block.y + HEAD,
        height: frame.bar.y - block.y - HEAD,
        ..block
    };
    // With some air around it.
    let rows = (below.height - 2).min(24);
    let picture = Rect::new(below.x + 2, below.y + 1, rows * 2, rows);
    let is_beside = picture.right() + BESIDE < below.right();
    let form = match is_beside {
        true => {
            cards::draw_picture(pen, picture);
            Rect {
                x: below.right() - BESIDE - 1,
                width: BESIDE,
                height: rows + 2,
                ..below
            }
        }
        false => Rect {
            x: below.x + (below.width - ALONE) / 2,
            width: ALONE,
            ..below
        },
    };
    draw_form(pen, start, trouble, form);
}

/// The title, and what the game is about.
fn draw_head(pen: &mut Pen, block: Rect) {
    let title = pen.theme.warning();
    let muted = pen.theme.muted(Ground::Cloth);
    let plain = pen.theme.plain();
    let [about, goal] = texts::ABOUT;
    let lines = [
        (texts::TITLE, title),
        (texts::SUBTITLE, muted),
        (about, plain),
        (goal, plain),
    ];
    for (y, (text, style)) in (block.y..).zip(lines) {
        pen.centered(block.x, y, block.width, text, style);
    }
}

/// The form with a word to newcomers above it, and below it what is wrong.
fn draw_form(pen: &mut Pen, start: &Start, trouble: Option<&Trouble>, area: Rect) {
    // A message about a file begins with its name, which is not to be changed.
    let problem = start
        .problem
        .map(|error| capitalized(&record::name_error(error)));
    let damage = || start.damage.as_ref().map(texts::damage);
    let trouble = || trouble.map(|trouble| capitalized(&settings::trouble(trouble)));
    let problem = problem.or_else(damage).or_else(trouble);
    let problem = problem.map(|problem| format!("{problem}."));
    let told: Vec<String> = problem
        .iter()
        .flat_map(|problem| pen.wrap(problem, area.width))
        .collect();

    // Each line has a row to itself and, where there is room, another one below it. Two
    // long names may need both.
    let lines = start.lines();
    let around = 2 + told.len() as u16;
    let rows = |least: u16| -> Vec<u16> {
        let needed = lines.iter().map(|line| match line {
            Line::Resume => offered(pen, start, value_width(area)).len() as u16,
            _ => 1,
        });
        needed.map(|rows| rows.max(least)).collect()
    };
    let fits = |rows: &Vec<u16>| around + rows.iter().sum::<u16>() < area.height;
    let rows = Some(rows(2)).filter(fits).unwrap_or_else(|| rows(1));
    let height = rows.iter().sum::<u16>() + 1;
    let free = area.height.saturating_sub(height + around);
    let top = area.y + free / 2;
    let hint = pen.theme.plain();
    pen.centered(area.x, top, area.width, &texts::newcomers(), hint);

    let form = Rect {
        y: top + 2,
        height,
        ..area
    };
    let sheet = pen.theme.on(Ground::Sheet);
    pen.fill(form, sheet);
    let mut y = form.y + 1;
    for (n, (line, rows)) in lines.iter().zip(rows).enumerate() {
        let place = Rect::new(form.x, y, form.width, rows);
        pen.hit(place, Command::Focus(n));
        draw_line(pen, start, *line, place);
        y += rows;
    }
    let warning = pen.theme.warning();
    for (y, line) in (form.bottom()..area.bottom()).zip(&told) {
        pen.text(area.x, y, line, warning);
    }
}

/// Columns before what a line says, and after it.
const INDENT: (u16, u16) = (14, 2);

/// Columns for what a line says.
fn value_width(form: Rect) -> u16 {
    form.width - INDENT.0 - INDENT.1
}

/// What the kept game is called, in as many rows as it takes.
fn offered(pen: &Pen, start: &Start, width: u16) -> Vec<String> {
    let title = start.offer.as_ref().map_or_else(String::new, texts::offer);
    pen.wrap(&title, width)
}

fn draw_line(pen: &mut Pen, start: &Start, line: Line, place: Rect) {
    let (x, y) = (place.x + 2, place.y);
    let focused = start.focus == line;
    let base = pen.theme.on(Ground::Sheet);
    let style = if focused {
        pen.theme.bracket(Ground::Sheet)
    } else {
        base
    };
    let muted = pen.theme.muted(Ground::Sheet);
    if focused {
        let arrow = pen.theme.glyph("▸", ">");
        pen.text(x, y, arrow, style);
    }
    let value = match line {
        Line::Resume | Line::Deal => String::new(),
        Line::Name(seat) => {
            let name = start.name(seat);
            match start.typed(seat).is_empty() {
                true => format!("({name})"),
                false => name.to_string(),
            }
        }
        Line::First => match start.first {
            First::Drawn => texts::DRAWN.to_string(),
            First::Seat(seat) => start.name(seat).to_string(),
        },
    };
    let label = texts::start_line(line);
    pen.text(x + 2, y, label, style);
    let (at, room) = (place.x + INDENT.0, value_width(place));
    let typed = match line {
        Line::Name(seat) => !start.typed(seat).is_empty(),
        _ => true,
    };
    let value_style = match (focused, typed) {
        (true, true) => style,
        (false, true) => base,
        (_, false) => muted,
    };
    match (line, focused) {
        (Line::First, true) => {
            let (less, more) = (pen.theme.glyph("◂ ", "< "), pen.theme.glyph(" ▸", " >"));
            let end = pen.text(at, y, less, style);
            let end = pen.text_in(end, y, room - 4, &value, value_style);
            pen.text(end, y, more, style);
        }
        (Line::Name(_), true) => {
            let end = if typed {
                pen.text_in(at, y, room - 1, &value, value_style)
            } else {
                at
            };
            let cursor = pen.theme.selected(base);
            pen.text(end, y, " ", cursor);
            if !typed {
                pen.text_in(end + 2, y, room - 3, &value, muted);
            }
        }
        (Line::Resume, _) => {
            for (y, text) in (y..).zip(offered(pen, start, room)) {
                pen.text(at, y, &text, value_style);
            }
        }
        _ => {
            pen.text_in(at, y, room, &value, value_style);
        }
    }
}
