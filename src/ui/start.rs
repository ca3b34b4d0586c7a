//! The start screen.

use ratatui::layout::Rect;

use super::disc::Disc;
use super::layout::Layout;
use super::pen::Pen;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::start::{First, Line, Start};
use crate::rules::cards::{Mandala, Pile, Side};
use crate::rules::{BySeat, Seat};

/// Draws the form between two Mandalas.
pub fn draw(pen: &mut Pen, start: &Start, layout: &Layout) {
    let ornament = |cards: Pile| Mandala {
        mountain: Pile::EMPTY,
        fields: BySeat::new(cards, Pile::EMPTY),
    };
    for (side, area) in [(Side::Left, layout.left), (Side::Right, layout.right)] {
        let lit = ornament(Pile::ALL);
        Disc::picture(side, &lit).draw_rim(pen, area);
    }
    let block = layout.block;
    let title = pen.theme.warning();
    pen.centred(block.x, block.y + 1, block.width, "M A N D A L A", title);
    let muted = pen.theme.muted(Ground::Cloth);
    let subtitle = "a card game for two at one keyboard";
    pen.centred(block.x, block.y + 2, block.width, subtitle, muted);

    let lines = start.lines();
    let width = 46;
    let height = lines.len() as u16 * 2 + 3;
    let form = Rect::new(
        block.x + (block.width - width) / 2,
        block.y + (block.height.saturating_sub(height)) / 2 + 1,
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
    if let Some(problem) = &start.problem {
        let style = pen.theme.warning();
        let problem = format!("{problem}.");
        pen.centred(block.x, form.bottom(), block.width, &problem, style);
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
    let (label, value) = match line {
        Line::Resume => {
            let offer = start.offer.as_deref().unwrap_or_default();
            ("Go on:", offer.to_string())
        }
        Line::Name(seat) => {
            let label = match seat {
                Seat::One => "Top player:",
                Seat::Two => "Bottom player:",
            };
            (label, start.name(seat).to_string())
        }
        Line::First => {
            let value = match start.first {
                First::Drawn => "drawn by chance".to_string(),
                First::Seat(seat) => start.name(seat).to_string(),
            };
            ("Starts:", value)
        }
        Line::Deal => ("Deal the cards", String::new()),
    };
    pen.text(x + 2, y, label, style);
    let at = x + 18;
    let typed = match line {
        Line::Name(seat) => !start.typed[seat].is_empty(),
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
            let end = pen.text_in(end, y, width - 22, &value, value_style);
            pen.text(end, y, more, style);
        }
        (Line::Name(_), true) => {
            let end = if typed {
                pen.text_in(at, y, width - 19, &value, value_style)
            } else {
                at
            };
            let cursor = pen.theme.selected(base);
            pen.text(end, y, " ", cursor);
            if !typed {
                pen.text_in(end + 2, y, width - 21, &format!("({value})"), muted);
            }
        }
        _ => {
            pen.text_in(at, y, width - 18, &value, value_style);
        }
    }
}
