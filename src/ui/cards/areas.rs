//! The cards of a Mandala: in its Mountain and in its Fields.

use ratatui::layout::Rect;

use super::draft::take;
use super::mandala::{Disc, Mark, ROOMY, TAG, draw_tag};
use super::piles::Heap;
use super::shape::Shape;
use crate::app::cards::Command as Cards;
use crate::rules::Color;
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns and rows of a card in a Field of a Mandala of so many rows.
fn card(rows: u16) -> (u16, u16) {
    match rows {
        ..21 => (5, 1),
        21..33 => (5, 2),
        _ => (7, 3),
    }
}

/// The fewest columns of a card that shows its color and its count.
const SMALLEST: u16 = 3;

/// The fewest rows of a Mountain that has its name in the middle.
const NAMED: u16 = 7;

impl Disc<'_> {
    /// Draws the cards of all three areas.
    pub(super) fn draw_cards(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let rows = shape.mountain_rows();
        let band = (area.height - rows) / 2;
        let mountain = Rect::new(area.x, area.y + band, area.width, rows);
        self.draw_mountain(pen, mountain, shape);
        for place in [1, 2] {
            self.draw_field(pen, area, shape, place);
        }
    }

    /// Draws each color of the Mountain where it has its place on the rim, around the name.
    fn draw_mountain(&self, pen: &mut Pen, area: Rect, shape: &Shape) {
        let ground = self.marks[0].ground(Ground::Mountain);
        let pile = self.mandala.mountain;
        let is_named = area.height >= NAMED;
        let (center, middle) = (area.y + area.height / 2, area.x + area.width / 2);
        // With a row between them at either side of the name.
        let highest = if is_named { (area.height - 3) / 4 } else { (area.height / 4).max(1) };
        // They are a row apart if there is room, and low ones from the name as well: rather lower
        // than with corners that touch.
        let gap = |high: u16| u16::from((area.height - u16::from(high > 1)) / 2 > 2 * high + 1);
        let apart = (1..=highest).rev().find(|&high| gap(high) > 0);
        let high = apart.unwrap_or(highest);
        let gap = gap(high);
        let edge = u16::from(is_named && (high > 1 || gap == 0));
        let inner = edge + high + gap;
        // Those at the sides reach as far as the sand does where they end.
        let reach = shape.mountain_reach(area.height - 2 * inner);
        let name = pen.columns(&pen.language.cards().label(Label::Mountain)) + 2 * (TAG + 1);
        let mut is_free = true;
        for color in pile.colors() {
            let count = pile.count(color);
            let wide = match is_named {
                true => ((shape.mountain_reach(0) / 2) | 1).max(5),
                false => pen.columns(&format!("{}{count}", color.letter())),
            };
            let heap = Heap { card: (wide, high), is_fanned: false };
            let x = match color {
                Color::Orange | Color::Purple => middle - wide / 2,
                Color::Red | Color::Black => middle - reach,
                Color::Yellow | Color::Green => middle + reach - wide,
            };
            let y = match color {
                Color::Orange => area.y + edge,
                Color::Red | Color::Yellow => area.y + inner,
                Color::Black | Color::Green => area.bottom() - inner - high,
                Color::Purple => area.bottom() - edge - high,
            };
            // The name stays away from cards that lie right above and below it.
            let is_beside = x + wide < middle - name / 2 || x > middle + name / 2;
            is_free &= is_beside || y > center + 1 || y + high < center;
            let is_last = self.last.in_mountain(self.side, color);
            pen.heap((x, y), heap, (color, count), ground, is_last);
            if is_last {
                self.last.flash(pen, x, y, wide);
            }
            let is_coming = self.marks[0] == Mark::Chosen && self.coming == Some(color);
            let (place, style) = (Rect::new(x, y, wide, high), pen.theme.bracket(ground));
            if let Some(sign) = self.told[color.index()] {
                let middle = y + (high - 1) / 2;
                pen.text(x - 1, middle, sign.mark(), style);
                pen.text(x + wide, middle, sign.mark(), style);
            } else if self.pick == Some(color) || is_coming {
                pen.clasp(place, style);
            }
            if self.drafting {
                pen.hit(place, take(self.pick, color));
            }
        }
        self.draw_mountain_name(pen, (middle, center), is_named && is_free, ground);
        if matches!(self.marks[0], Mark::Sign(_)) && self.marks[0].is_chosen() {
            let style = pen.theme.bracket(ground);
            let reach = shape.mountain_reach(0);
            pen.text(middle - reach, center, "[", style);
            pen.text(middle + reach - 1, center, "]", style);
        }
    }

    /// Draws the name of the Mountain in its middle, if there is room, behind the key that
    /// chooses it.
    fn draw_mountain_name(
        &self,
        pen: &mut Pen,
        (middle, y): (u16, u16),
        is_named: bool,
        ground: Ground,
    ) {
        let tag = self.marks[0].tag(pen, self.hinted[0].as_ref(), Cards::Mountain);
        // The numbers of hints take its place.
        let is_named = is_named && self.hinted[0].is_none();
        let before = if tag.is_some() { TAG + 1 } else { 0 };
        let name = pen.language.cards().label(Label::Mountain);
        let x = match is_named {
            true => middle - (before + pen.columns(&name)) / 2,
            false => middle - TAG / 2,
        };
        if let Some((tag, style)) = tag {
            draw_tag(pen, (x, y), (&tag, style));
        }
        if is_named {
            let style = match self.marks[0] {
                Mark::Quiet => pen.theme.muted(ground),
                _ => pen.theme.on(ground),
            };
            pen.text(x + before, y, &name, style);
        }
    }

    /// Draws the Field at the top or at the bottom: its cards, and how many they are.
    fn draw_field(&self, pen: &mut Pen, area: Rect, shape: &Shape, place: usize) {
        let mark = self.marks[place];
        let is_top = place == 1;
        let seat = if is_top { self.top } else { self.top.other() };
        let ground = mark.ground(Ground::Field);
        let pile = self.mandala.fields[seat];
        let card @ (_, high) = card(area.height);
        let row = shape.field_row(high);
        let room = shape.field_width(row);
        let heaps =
            [(card, true), (card, false), ((SMALLEST, high), false), ((SMALLEST - 1, high), false)];
        let heaps = heaps.map(|(card, is_fanned)| Heap { card, is_fanned });
        let total = |heap: &Heap| {
            let widths = pile.colors().iter().map(|color| heap.width(pile.count(color)) + 1);
            widths.sum::<u16>().saturating_sub(1)
        };
        // Several colors have their sum behind them, if they can be drawn so small.
        // On a small Mandala, a key takes its place.
        let tag = mark.tag(pen, self.hinted[place].as_ref(), Cards::Field);
        let is_keyed = area.height < ROOMY && tag.is_some();
        let sum = match pile.colors().len() {
            ..2 => String::new(),
            _ if is_keyed => String::new(),
            _ => format!(" = {}", pile.len()),
        };
        let find = |sum: u16| heaps.iter().find(|heap| total(heap) + sum <= room);
        let (heap, sum) = match find(pen.columns(&sum)) {
            Some(heap) => (*heap, sum),
            None => (*find(0).unwrap_or(&heaps[3]), String::new()),
        };
        let y = if is_top { area.y + row } else { area.bottom() - row - high };
        let middle = y + (high - 1) / 2;
        let style = pen.theme.on(ground);
        let name = pen.language.cards().label(Label::Field);
        // The numbers of hints take the place of the name.
        let is_replaced = pile.is_empty() && self.hinted[place].is_some();
        let all = match pile.is_empty() {
            true if is_replaced => TAG,
            true => pen.columns(&name),
            false => total(&heap) + pen.columns(&sum),
        };
        let start = area.x + (area.width + 1).saturating_sub(all) / 2;
        if pile.is_empty() && !is_replaced {
            pen.text(start, middle, &name, style);
        }
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
        let end = start + all;
        pen.text(end - pen.columns(&sum), middle, &sum, style);
        if let Some((tag, style)) = tag {
            // Close to it where it would lie on the cloth.
            let sand = area.x + (area.width + room) / 2;
            let at = match is_replaced {
                true => start,
                false if mark.is_chosen() => end + 2,
                false => (end + 2).min(sand.saturating_sub(TAG)).max(end + 1),
            };
            let at = at.min(area.right().saturating_sub(TAG + 2));
            draw_tag(pen, (at, middle), (&tag, style));
        }
        if mark.is_chosen() {
            let style = pen.theme.bracket(ground);
            pen.text(start.saturating_sub(2), middle, "[", style);
            pen.text(end + 1, middle, "]", style);
        }
    }
}
