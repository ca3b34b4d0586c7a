//! Piles of cards: fanned out, or as chips with their counts.

use crate::rules::Color;
use crate::rules::cards::Pile;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

impl Pen<'_> {
    /// Draws some cards of a color as a fan with their count, at most `width`
    /// columns wide; returns the columns used.
    pub fn fan(&mut self, x: u16, y: u16, width: u16, color: Color, count: u8, on: Ground) -> u16 {
        let number = count.to_string();
        let letter = color.letter();
        let Some(edges) = fan_edges(width, count) else {
            let text = format!("{letter}{number}");
            self.text_in(x, y, width, &text, self.theme.card(color));
            return fan_width(width, count);
        };
        let at = self.fan_row(x, y, &format!(" {letter}"), edges, color);
        self.text(at, y, &number, self.theme.on(on)) - x
    }

    /// Draws the lower row of a fan whose upper row is [`Pen::fan`].
    pub fn fan_foot(&mut self, x: u16, y: u16, width: u16, color: Color, count: u8) {
        if let Some(edges) = fan_edges(width, count) {
            self.fan_row(x, y, "  ", edges, color);
        }
    }

    fn fan_row(&mut self, x: u16, y: u16, face: &str, edges: u16, color: Color) -> u16 {
        let style = self.theme.card(color);
        let mut at = self.text(x, y, face, style);
        for _ in 0..edges {
            let edge = self.theme.glyph("▐", "|");
            at = self.text(at, y, edge, self.theme.fan(color));
        }
        self.text(at, y, " ", style)
    }

    /// Writes the counts of a pile, one chip per color; returns the column after it.
    pub fn chips(&mut self, x: u16, y: u16, pile: Pile, gap: u16) -> u16 {
        let mut at = x;
        for color in pile.colors() {
            let text = format!("{}{}", color.letter(), pile.count(color));
            at = self.text(at, y, &text, self.theme.card(color)) + gap;
        }
        at
    }
}

/// How many cards can be seen under the first one of a fan that may be `width`
/// columns wide; none if there is room only for a letter and a number.
fn fan_edges(width: u16, count: u8) -> Option<u16> {
    let room = width
        .checked_sub(3 + digits(count))
        .filter(|&room| room > 0)?;
    Some(room.min(u16::from(count) - 1))
}

/// The columns that a fan takes when it may take `width`.
pub fn fan_width(width: u16, count: u8) -> u16 {
    match fan_edges(width, count) {
        Some(edges) => 3 + edges + digits(count),
        None => 1 + digits(count),
    }
}

fn digits(count: u8) -> u16 {
    if count > 9 { 2 } else { 1 }
}
