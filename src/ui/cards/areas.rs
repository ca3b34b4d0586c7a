//! The cards of a Mandala: in its Mountain and in its Fields.

use ratatui::layout::Rect;

use super::draft::take;
use super::mandala::Disc;
use super::piles::pile_width;
use super::shape::MOUNTAIN;
use crate::app::cards::Command as Cards;
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

impl Disc<'_> {
    /// Draws the cards of all three areas.
    pub(super) fn draw_cards(&self, pen: &mut Pen, area: Rect) {
        let height = area.height;
        // The Mountain in the middle, with as many rows above it as below.
        let inner = ((f32::from(height) * (MOUNTAIN - 0.05)) as u16).max(3);
        let rows = inner + (height - inner) % 2;
        let band = (height - rows) / 2;
        self.draw_mountain(pen, Rect::new(area.x, area.y + band, area.width, rows));
        // The Fields above and below it, near the line where each is widest.
        let inner = band - 1 - band / 5;
        self.draw_field(pen, area, (area.y + inner, area.y), 1);
        let last = area.bottom() - 1;
        self.draw_field(pen, area, (last - inner, last), 2);
    }

    fn draw_mountain(&self, pen: &mut Pen, area: Rect) {
        let ground = self.marks[0].ground(Ground::Mountain);
        let pile = self.mandala.mountain;
        let width = (area.height * 2).max(18).min(area.width.saturating_sub(6));
        let left = area.x + (area.width - width.min(area.width)) / 2;
        // Up to six piles, in one column or two, below the name if there is room for it.
        let columns = if pile.colors().len() > 3 { 2 } else { 1 };
        let lines = u16::from(pile.colors().len()).div_ceil(columns);
        let named = lines + 3 <= area.height;
        if named {
            let muted = pen.theme.muted(ground);
            let name = pen.language.cards().label(Label::Mountain);
            pen.centered(area.x, area.y + 1, area.width, &name, muted);
        }
        let top = area.y + if named { 2 } else { 0 };
        let room = area.bottom() - 1 - top;
        // Large Mandalas have cards of two rows.
        let step = if area.height >= 10 { 2 } else { 1 };
        let gap = step + u16::from(lines * (step + 1) <= room + 1);
        let first = top + room.saturating_sub((lines.max(1) - 1) * gap + step) / 2;
        // Brackets take a column on either side; an even number keeps the piles centered.
        let each = (width.saturating_sub(2) / columns).min(14) & !1;
        let wide = each > 6;
        for (n, color) in (0..).zip(pile.colors()) {
            let count = pile.count(color);
            let used = pile_width(wide, count);
            let slot = left + (width - each * columns) / 2 + (n % columns) * each;
            let x = slot + (each.saturating_sub(used)) / 2;
            let y = first + (n / columns) * gap;
            if step > 1 {
                pen.pile_foot(x, y + 1, color);
            }
            pen.pile(x, y, wide, color, count, ground);
            if self.last.in_mountain(self.side, color) {
                pen.mark_pile(x, y, wide, color, ground);
                self.last.flash(pen, x, y, used);
            }
            if self.pick == Some(color) {
                let style = pen.theme.bracket(ground);
                pen.text(x.saturating_sub(1), y, "[", style);
                pen.text(x + used, y, "]", style);
            }
            if let Some(sign) = self.told[color.index()] {
                let (style, mark) = (pen.theme.bracket(ground), sign.mark());
                pen.text(x.saturating_sub(1), y, mark, style);
                pen.text(x + used, y, mark, style);
            }
            if self.drafting {
                pen.hit(Rect::new(x, y, used, 1), take(self.pick, color));
            }
        }
        let middle = area.x + area.width / 2 - 1;
        self.marks[0].draw_key(pen, middle, area.bottom() - 1, Cards::Mountain);
        if self.marks[0].is_chosen() {
            let style = pen.theme.bracket(ground);
            let middle = area.y + area.height / 2;
            pen.text(left, middle, "[", style);
            pen.text(left + width - 1, middle, "]", style);
        }
    }

    /// Draws the Field at the top or at the bottom: its cards in the line `inner`, next to
    /// the Mountain, and how many they are towards the line `outer`, the last of the disc.
    fn draw_field(&self, pen: &mut Pen, area: Rect, (inner, outer): (u16, u16), place: usize) {
        let mark = self.marks[place];
        let seat = if place == 1 {
            self.top
        } else {
            self.top.other()
        };
        let ground = mark.ground(Ground::Field);
        let pile = self.mandala.fields[seat];
        let count = u16::from(pile.colors().len());
        let widths = |wide| {
            pile.colors()
                .iter()
                .map(move |color| pile_width(wide, pile.count(color)) + 1)
        };
        let wide = widths(true).sum::<u16>() <= area.width * 2 / 3;
        let muted = pen.theme.muted(ground);
        let name = pen.language.cards().label(Label::Field(pile.len()));
        let total = match count {
            0 => pen.columns(&name),
            _ => widths(wide).sum::<u16>() - 1,
        };
        let start = area.x + area.width.saturating_sub(total) / 2;
        // The name stands in the place of missing cards, or between the cards and the
        // rim, or else at the corner of the disc.
        if count == 0 {
            pen.text(start, inner, &name, muted);
        } else if inner.abs_diff(outer) > 1 {
            let y = if inner < outer { inner + 1 } else { inner - 1 };
            pen.centered(area.x, y, area.width, &name, muted);
        } else {
            let name = pen.language.cards().label(Label::FieldInShort(pile.len()));
            let x = area.right() - pen.columns(&name);
            pen.text(x, outer, &name, pen.theme.muted(Ground::Cloth));
        }
        let mut x = start;
        for color in pile.colors() {
            let used = pen.pile(x, inner, wide, color, pile.count(color), ground);
            if self.last.in_field(seat, self.side, color) {
                pen.mark_pile(x, inner, wide, color, ground);
                self.last.flash(pen, x, inner, used);
            }
            x += used + 1;
        }
        let at = (start + total + 2).min(area.right().saturating_sub(5));
        mark.draw_key(pen, at, inner, Cards::Field);
        if mark.is_chosen() {
            let style = pen.theme.bracket(ground);
            pen.text(start.saturating_sub(2), inner, "[", style);
            pen.text(start + total + 1, inner, "]", style);
        }
    }
}
