//! Piles of cards: fanned, as a card with its count, or as chips.

use ratatui::layout::Rect;

use super::last::mark;
use crate::fit::columns;
use crate::rules::Color;
use crate::rules::cards::Pile;
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// How the cards of one color are drawn that lie together: as a card with their color and
/// their count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap {
    /// Columns and rows of the card.
    pub card: (u16, u16),
    /// Whether a column of every other card is seen.
    pub is_fanned: bool,
}

/// The fewest columns of a card that has lines at its sides.
const LINED: u16 = 5;

impl Heap {
    /// Columns of so many cards of a color.
    pub fn width(self, count: u8) -> u16 {
        self.card.0 + self.hidden(count)
    }

    /// Columns of the cards below the topmost.
    fn hidden(self, count: u8) -> u16 {
        if self.is_fanned { u16::from(count.saturating_sub(1)) } else { 0 }
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
        let face = self.theme.lit_card(color);
        let edge = self.theme.edge(color);
        let (width, rows) = heap.card;
        let top = x + heap.hidden(count);
        let (line, end) = (self.theme.glyph("▏", "|"), self.theme.glyph("▕", "|"));
        let blank = " ".repeat(width.into());
        for row in y..y + rows {
            for column in x..top {
                self.text(column, row, line, edge);
            }
            self.text(top, row, &blank, face);
            // In ASCII these would look like letters, unless nothing else tells a card.
            if width >= LINED && (!self.theme.ascii || self.theme.depth == Depth::Mono) {
                self.text(top, row, line, edge);
                self.text(top + width - 1, row, end, edge);
            }
        }
        let letter = color.letter();
        let middle = y + (rows - 1) / 2;
        // A letter and a number beside each other could be read as one.
        let is_large = self.large_face(Rect::new(top, y, width, rows), color, Some(count), face);
        if !is_large && rows.is_multiple_of(2) {
            self.centered(top, middle, width, &letter.to_string(), face);
            self.centered(top, middle + 1, width, &count.to_string(), face);
        } else if !is_large {
            let gap = if width > 3 || (width == 3 && count < 10) { " " } else { "" };
            self.centered(top, middle, width, &format!("{letter}{gap}{count}"), face);
        }
        if is_last && width >= LINED {
            self.text(top, middle, mark(self.theme), face);
        } else if is_last {
            let style = self.theme.bracket(on);
            self.text(x.saturating_sub(1), y, mark(self.theme), style);
        }
    }

    /// Writes on a chip that lies on the cloth; returns the column after it. An outline takes
    /// the blanks around a letter, or else the free columns on either side.
    pub fn chip(&mut self, x: u16, y: u16, text: &str, color: Color) -> u16 {
        let end = self.text(x, y, text, self.theme.lit_card(color));
        if let Some(style) = self.theme.outline(color).filter(|_| !self.theme.ascii) {
            if text.starts_with(' ') && !text.trim().is_empty() {
                let style = self.theme.lit_card(color).fg(style.fg.unwrap_or_default());
                self.text(x, y, "▏", style);
                self.text(end - 1, y, "▕", style);
            } else {
                self.text(x.saturating_sub(1), y, "▕", style);
                self.text(end, y, "▏", style);
            }
        }
        end
    }

    /// Writes the counts of a pile, one chip per color with a gap behind it; returns the column
    /// after them.
    pub fn chips(&mut self, x: u16, y: u16, pile: Pile) -> u16 {
        let mut end = x;
        for (dx, _, color, text) in in_rows(pile, u16::MAX) {
            end = self.chip(x + dx, y, &text, color) + 1;
        }
        end
    }
}

/// The counts of a pile, one chip per color, in rows of so many columns and as even as may be:
/// its column and its row, and what is written on it.
pub fn in_rows(pile: Pile, width: u16) -> Vec<(u16, u16, Color, String)> {
    let all = u16::from(pile.colors().len());
    let chips = in_rows_of(pile, width, all);
    let rows = rows_of(&chips);
    let even = in_rows_of(pile, width, all.div_ceil(rows.max(1)));
    if rows_of(&even) == rows { even } else { chips }
}

/// The same with so many in a row at most.
fn in_rows_of(pile: Pile, width: u16, most: u16) -> Vec<(u16, u16, Color, String)> {
    let (mut x, mut row, mut count) = (0, 0, 0);
    let chips = pile.colors().into_iter().map(|color| {
        let text = format!("{}{}", color.letter(), pile.count(color));
        let wide = columns(&text) as u16;
        if x > 0 && (x + wide > width || count == most) {
            (x, row, count) = (0, row + 1, 0);
        }
        count += 1;
        let at = x;
        x += wide + 1;
        (at, row, color, text)
    });
    chips.collect()
}

/// How many rows these are.
pub fn rows_of(chips: &[(u16, u16, Color, String)]) -> u16 {
    chips.last().map_or(0, |&(_, row, ..)| row + 1)
}
