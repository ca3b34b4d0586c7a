//! Piles of cards: fanned, as a card with its count, or as chips.

use super::last::mark;
use crate::rules::Color;
use crate::rules::cards::Pile;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// How the cards of one color are drawn that lie together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Columns and rows of a card; none where there is room for a letter and a number only.
    pub card: Option<(u16, u16)>,
    /// Whether a column of every card is seen.
    pub is_fanned: bool,
}

impl Heap {
    /// Columns of so many cards of a color.
    pub fn width(self, count: u8) -> u16 {
        let digits = if count > 9 { 2 } else { 1 };
        digits + self.card.map_or(1, |(width, _)| width) + self.hidden(count)
    }

    /// Columns of the cards below the topmost.
    fn hidden(self, count: u8) -> u16 {
        match self.card {
            Some(_) if self.is_fanned => u16::from(count.saturating_sub(1)),
            _ => 0,
        }
    }
}

impl Pen<'_> {
    /// Draws some cards of a color with their count; marks them if they are the last play.
    pub fn heap(
        &mut self,
        (x, y): (u16, u16),
        heap: Heap,
        (color, count): (Color, u8),
        on: Ground,
        is_last: bool,
    ) {
        let face = self.theme.card(color);
        let letter = color.letter().to_string();
        let Some((width, rows)) = heap.card else {
            if is_last {
                let style = self.theme.bracket(on);
                self.text(x.saturating_sub(1), y, mark(self.theme), style);
            }
            self.text(x, y, &format!("{letter}{count}"), face);
            return;
        };
        let edge = self.theme.edge(color);
        let top = x + heap.hidden(count);
        let (line, end) = (self.theme.glyph("▏", "|"), self.theme.glyph("▕", "|"));
        let blank = " ".repeat(usize::from(width) - 1);
        for row in y..y + rows {
            for column in x..top {
                self.text(column, row, line, edge);
            }
            let at = self.text(top, row, &blank, face);
            self.text(at, row, end, edge);
            if top > x {
                self.text(top, row, line, edge);
            }
        }
        let y = y + (rows - 1) / 2;
        self.text(top + (width - 1) / 2, y, &letter, face);
        if is_last {
            self.text(top, y, mark(self.theme), face);
        }
        self.text(top + width, y, &count.to_string(), self.theme.on(on));
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
