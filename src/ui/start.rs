//! The start screen.

use ratatui::layout::Rect;

use super::canvas::{Pen, capitalized};
use super::cards;
use super::frame::Frame;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::start::{First, Line, Start};
use crate::texts::{house as texts, record};

/// Draws the form beside a finished Mandala.
pub fn draw(pen: &mut Pen, start: &Start, frame: &Frame) {
    let block = frame.block;
    let height = (block.height - 5).min(24);
    let disc = Rect::new(block.x + 1, block.y + 3, height * 2, height);
    cards::draw_picture(pen, disc);

    let title = pen.theme.warning();
    pen.centered(block.x, block.y + 1, block.width, texts::TITLE, title);
    let muted = pen.theme.muted(Ground::Cloth);
    pen.centered(block.x, block.y + 2, block.width, texts::SUBTITLE, muted);

    let lines = start.lines();
    let width = 40;
    let height = lines.len() as u16 * 2 + 1;
    let form = Rect::new(
        block.right() - width - 1,
        disc.y + disc.height.saturating_sub(height) / 2,
        width,
        height,
    );
    let sheet = pen.theme.on(Ground::Sheet);
    pen.fill(form, sheet);
    for (n, line) in lines.iter().enumerate() {
        let y = form.y + 1 + 2 * n as u16;
        pen.hit(Rect::new(form.x, y, width, 1), Command::Focus(n));
        draw_line(pen, start, *line, form.x + 2, y, width - 4);
    }
    // A message about a file begins with its name, which is not to be changed.
    let problem = start
        .problem
        .map(|error| capitalized(&record::name_error(error)));
    let damage = || start.damage.as_ref().map(texts::damage);
    if let Some(problem) = problem.or_else(damage) {
        let style = pen.theme.warning();
        let problem = format!("{problem}.");
        let height = frame.bar.y.saturating_sub(form.bottom());
        let area = Rect::new(form.x, form.bottom(), width, height);
        pen.paragraphs(area, [problem.as_str()], style);
    }
}

fn draw_line(pen: &mut Pen, start: &Start, line: Line, x: u16, y: u16, width: u16) {
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
        Line::Resume => start.offer.as_ref().map_or_else(String::new, texts::offer),
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
        Line::Deal => String::new(),
    };
    let label = texts::start_line(line);
    pen.text(x + 2, y, label, style);
    let at = x + 12;
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
            let end = pen.text_in(end, y, width - 16, &value, value_style);
            pen.text(end, y, more, style);
        }
        (Line::Name(_), true) => {
            let end = if typed {
                pen.text_in(at, y, width - 13, &value, value_style)
            } else {
                at
            };
            let cursor = pen.theme.selected(base);
            pen.text(end, y, " ", cursor);
            if !typed {
                pen.text_in(end + 2, y, width - 15, &value, muted);
            }
        }
        _ => {
            pen.text_in(at, y, width - 12, &value, value_style);
        }
    }
}
