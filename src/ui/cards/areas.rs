//! The cards of a Mandala: in its Mountain and in its Fields.

use ratatui::layout::Rect;

use super::draft::take;
use super::mandala::{Disc, Mark};
use super::piles::Heap;
use super::shape::Shape;
use crate::app::cards::Command as Cards;
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns and rows of a card in the Mountain of a Mandala of so many rows, and in its Fields.
fn cards(rows: u16) -> [(u16, u16); 2] {
    match rows {
        ..17 => [(3, 1), (3, 1)],
        17..21 => [(5, 2), (3, 1)],
        21..33 => [(5, 2), (4, 2)],
        _ => [(7, 3), (5, 2)],
    }
}

impl Disc<'_> {
    /// Draws the cards of all three areas.
    pub(super) fn draw_cards(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let rows = shape.mountain_rows();
        let band = (area.height - rows) / 2;
        self.draw_mountain(pen, Rect::new(area.x, area.y + band, area.width, rows));
        for place in [1, 2] {
            self.draw_field(pen, area, shape, place);
        }
    }

    fn draw_mountain(&self, pen: &mut Pen, area: Rect) {
        let ground = self.marks[0].ground(Ground::Mountain);
        let pile = self.mandala.mountain;
        // Up to six piles, in one column or two, below the name if there is room for it.
        let columns = if pile.colors().len() > 3 { 2 } else { 1 };
        let lines = u16::from(pile.colors().len()).div_ceil(columns);
        let [(wide, high), _] = cards(area.width / 2);
        let high = if lines * high > area.height { 1 } else { high };
        let is_narrow = columns == 2 && area.width < 26;
        let card = (!is_narrow).then_some((wide, high));
        // Fanned where the broadest piles lie within the Mountain.
        let broadest = |heap: Heap| {
            let widths = pile.colors().iter();
            let widths = widths.map(|color| heap.width(pile.count(color)));
            widths.max().unwrap_or(0)
        };
        let heaps = [true, false].map(|is_fanned| Heap { card, is_fanned });
        let room = area.width * 2 / 5;
        let fits = |heap: &Heap| columns * (broadest(*heap) + 2) <= room;
        let heap = heaps.into_iter().find(fits).unwrap_or(heaps[1]);
        let gap = u16::from(lines * (high + 1) + 1 < area.height);
        let all = lines * high + lines.saturating_sub(1) * gap;
        let named = all + 2 <= area.height;
        let over = if named { 1 + gap } else { 0 };
        let top = area.y + (area.height - over - all) / 2;
        if named {
            let style = pen.theme.on(ground);
            let name = pen.language.cards().label(Label::Mountain);
            pen.centered(area.x, top, area.width, &name, style);
        }
        // Brackets take a column on either side.
        let most = broadest(heap).max(if is_narrow { 2 } else { wide + 1 });
        let each = most + 1 + u16::from(area.width > 30);
        let left = area.x + (area.width + 1 - (columns * each - (each - most))) / 2;
        for (n, color) in (0..).zip(pile.colors()) {
            let (x, y) = (
                left + n % columns * each,
                top + over + n / columns * (high + gap),
            );
            let count = pile.count(color);
            let is_last = self.last.in_mountain(self.side, color);
            pen.heap((x, y), heap, (color, count), ground, is_last);
            let used = heap.width(count);
            let y = y + (high - 1) / 2;
            if is_last {
                self.last.flash(pen, x, y, used);
            }
            let told = self.told[color.index()].map(|sign| [sign.mark(); 2]);
            let is_coming = self.marks[0] == Mark::Chosen && self.coming == Some(color);
            let is_picked = self.pick == Some(color) || is_coming;
            let picked = is_picked.then_some(["[", "]"]);
            if let Some([before, after]) = told.or(picked) {
                let style = pen.theme.bracket(ground);
                pen.text(x - 1, y, before, style);
                pen.text(x + used, y, after, style);
            }
            if self.drafting {
                pen.hit(Rect::new(x, y, used, 1), take(self.pick, color));
            }
        }
        let middle = area.x + area.width / 2;
        self.marks[0].draw_key(pen, middle - 1, area.bottom() - 1, Cards::Mountain);
        if matches!(self.marks[0], Mark::Sign(_)) && self.marks[0].is_chosen() {
            let style = pen.theme.bracket(ground);
            let y = area.y + area.height / 2;
            let reach = area.height - u16::from(area.width < 30);
            pen.text(middle - reach, y, "[", style);
            pen.text(middle + reach - 1, y, "]", style);
        }
    }

    /// Draws the Field at the top or at the bottom: its cards, and between them and the rim
    /// how many they are.
    fn draw_field(&self, pen: &mut Pen, area: Rect, shape: &Shape, place: usize) {
        let mark = self.marks[place];
        let is_top = place == 1;
        let seat = if is_top { self.top } else { self.top.other() };
        let ground = mark.ground(Ground::Field);
        let pile = self.mandala.fields[seat];
        let [_, card @ (_, high)] = cards(area.height);
        let row = shape.field_row(high);
        let room = shape.field_width(row);
        let heaps = [(Some(card), true), (Some(card), false), (None, false)];
        let heaps = heaps.map(|(card, is_fanned)| Heap { card, is_fanned });
        let total = |heap: &Heap| {
            let widths = pile
                .colors()
                .iter()
                .map(|color| heap.width(pile.count(color)) + 1);
            widths.sum::<u16>().saturating_sub(1)
        };
        let fits = |heap: &&Heap| total(heap) <= room;
        let heap = *heaps.iter().find(fits).unwrap_or(&heaps[2]);
        let high = heap.card.map_or(1, |(_, high)| high);
        let (y, label) = if is_top {
            (area.y + row, area.y + row.saturating_sub(1))
        } else {
            (area.bottom() - row - high, area.bottom() - row)
        };
        let words = pen.language.cards();
        let style = pen.theme.on(ground);
        let colors = pile.colors().len();
        if colors == 0 {
            let name = words.label(Label::Field(0));
            pen.centered(area.x, y, area.width, &name, style);
        } else if area.height >= 17 {
            let name = words.label(Label::Field(pile.len()));
            pen.centered(area.x, label, area.width, &format!(" {name} "), style);
        } else if colors > 1 {
            let sum = pile.len().to_string();
            pen.centered(area.x, label, area.width, &sum, style);
        }
        let all = match colors {
            0 => pen.columns(&words.label(Label::Field(0))),
            _ => total(&heap),
        };
        let start = area.x + (area.width + 1).saturating_sub(all) / 2;
        let mut x = start;
        for color in pile.colors() {
            let count = pile.count(color);
            let is_last = self.last.in_field(seat, self.side, color);
            pen.heap((x, y), heap, (color, count), ground, is_last);
            if is_last {
                self.last.flash(pen, x, y, heap.width(count));
            }
            x += heap.width(count) + 1;
        }
        let at = (start + all + 2).min(area.right().saturating_sub(5));
        mark.draw_key(pen, at, y, Cards::Field);
        if mark.is_chosen() {
            let style = pen.theme.bracket(ground);
            pen.text(start.saturating_sub(2), y, "[", style);
            pen.text(start + all + 1, y, "]", style);
        }
    }
}
