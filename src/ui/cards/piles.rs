//! Piles of cards: a card with its count, or chips.

use super::last::mark;
use crate::rules::Color;
use crate::rules::cards::Pile;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns of a card that has room around it.
const CARD: u16 = 3;

impl Pen<'_> {
    /// Draws some cards of a color as one card with their count; returns the columns
    /// used. All piles are alike, because a few columns cannot tell four cards from seven.
    pub fn pile(&mut self, x: u16, y: u16, wide: bool, color: Color, count: u8, on: Ground) -> u16 {
        if !wide {
            let text = format!("{}{count}", color.letter());
            return self.text(x, y, &text, self.theme.card(color)) - x;
        }
        let face = format!(" {}", color.letter());
        let at = self.pile_row(x, y, &face, color);
        self.text(at, y, &count.to_string(), self.theme.on(on)) - x
    }

    /// Marks a pile that [`Pen::pile`] has drawn as the last play: on its card, or before
    /// it where the card has no room.
    pub fn mark_pile(&mut self, x: u16, y: u16, wide: bool, color: Color, on: Ground) {
        let (x, style) = match wide {
            true => (x, self.theme.card(color)),
            false => (x.saturating_sub(1), self.theme.bracket(on)),
        };
        self.text(x, y, mark(self.theme), style);
    }

    /// Draws the lower row of a card whose upper row is [`Pen::pile`].
    pub fn pile_foot(&mut self, x: u16, y: u16, color: Color) {
        self.pile_row(x, y, "  ", color);
    }

    fn pile_row(&mut self, x: u16, y: u16, face: &str, color: Color) -> u16 {
        let at = self.text(x, y, face, self.theme.card(color));
        let edge = self.theme.glyph("▕", "|");
        self.text(at, y, edge, self.theme.edge(color))
    }

    /// Writes on a chip that lies on the cloth with a column free on either side; returns
    /// the column after it.
    pub fn chip(&mut self, x: u16, y: u16, text: &str, color: Color) -> u16 {
        let end = self.text(x, y, text, self.theme.card(color));
        if let Some(style) = self.theme.outline(color).filter(|_| !self.theme.ascii) {
            self.text(x.saturating_sub(1), y, "▕", style);
            self.text(end, y, "▏", style);
        }
        end
    }

    /// Writes the counts of a pile, one chip per color; returns the column after it.
    pub fn chips(&mut self, x: u16, y: u16, pile: Pile, gap: u16) -> u16 {
        let mut at = x;
        for color in pile.colors() {
            let text = format!("{}{}", color.letter(), pile.count(color));
            at = match gap {
                0 => self.text(at, y, &text, self.theme.card(color)),
                _ => self.chip(at, y, &text, color) + gap,
            };
        }
        at
    }
}

/// The columns that a pile takes.
pub fn pile_width(wide: bool, count: u8) -> u16 {
    let digits = if count > 9 { 2 } else { 1 };
    digits + if wide { CARD } else { 1 }
}
