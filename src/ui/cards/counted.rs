//! What a score is made of: sand for points, cards of a Cup, and what they are worth.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier};

use super::player::draw_card;
use crate::rules::Color;
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// Draws the cards of a color in a row below their River space, or else how many they are, on a
/// face as wide as that.
pub fn draw_cup(pen: &mut Pen, area: Rect, card: Option<u16>, (color, cards): (Color, u8)) {
    if let Some(card) = card {
        for n in 0..cards.into() {
            draw_card(pen, area.x + n * card, area, card, color, "");
        }
    } else if cards > 0 {
        let blank = " ".repeat(area.width.into());
        for row in area.rows() {
            pen.chip(area.x, row.y, &blank, color);
        }
        let text = format!("{}{}{cards}", color.letter(), pen.theme.glyph("×", "x"));
        let middle = area.y + (area.height - 1) / 2;
        pen.centered(area.x, middle, area.width, &text, pen.theme.lit_card(color));
    }
}

/// Draws lines above and below a bar of one row.
pub fn draw_edges(pen: &mut Pen, bar: Rect, ink: Ink) {
    let style = pen.theme.plain().fg(ink);
    for (y, edge) in [(bar.y - 1, "▁"), (bar.bottom(), "▔")] {
        pen.text(bar.x, y, &edge.repeat(bar.width.into()), style);
    }
}

/// Draws what tells the ends of sand that could pass for its ground, beside its text.
pub fn draw_ends(pen: &mut Pen, sand: Rect, color: Color, ink: Ink) {
    let style = pen.theme.lit_card(color).fg(ink);
    pen.text(sand.x, sand.y, pen.theme.glyph("▏", "["), style);
    pen.text(sand.right() - 1, sand.y, pen.theme.glyph("▕", "]"), style);
}

/// Draws sand of a color, with a text in the middle of it.
pub fn draw_sand(pen: &mut Pen, area: Rect, text: &str, color: Color) {
    let face = pen.theme.lit_card(color);
    pen.fill(area, face);
    let middle = area.y + (area.height - 1) / 2;
    // Black has no face where there are no colors.
    let columns = pen.columns(text);
    if pen.theme.depth == Depth::Mono && color == Color::Black && area.width > columns + 2 {
        let grains = pen.theme.glyph("░", ":").repeat(area.width.into());
        for row in area.rows() {
            pen.text(area.x, row.y, &grains, face.remove_modifier(Modifier::BOLD));
        }
        pen.centered(area.x, middle, area.width, &format!(" {text} "), face);
        return;
    }
    // Its neighbors are edges enough at the sides, and no line is broken by the text.
    if let Some(line) = pen.theme.outline(color).and_then(|it| it.fg).filter(|_| !pen.theme.ascii) {
        for (y, edge) in [(area.y, "▔"), (area.bottom() - 1, "▁")] {
            if y != middle {
                pen.text(area.x, y, &edge.repeat(area.width.into()), face.fg(line));
            }
        }
    }
    pen.centered(area.x, middle, area.width, text, face);
}

/// Draws what some cards come to that are worth so much each.
pub fn draw_points(pen: &mut Pen, (x, y): (u16, u16), cards: u8, worth: u8) {
    let times = pen.theme.glyph("×", "x");
    let points = u16::from(cards) * u16::from(worth);
    let sum = format!("{cards}{times}{worth}={points}");
    let style = match points {
        0 => pen.theme.muted(Ground::Cloth),
        _ => pen.theme.strong(),
    };
    pen.text(x, y, &sum, style);
}
