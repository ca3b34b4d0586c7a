//! The cards of a Mandala: in its Mountain and in its Fields.

use std::ops::Range;

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::draft::take;
use super::mandala::{Disc, Mark, ROOMY, draw_tag};
use super::piles::Heap;
use super::shape::Shape;
use crate::app::cards::Command as Cards;
use crate::rules::Color;
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// Columns and rows of a card in a Field of a Mandala of so many rows, the largest first. On a
/// small one they are as narrow as in its Mountain.
fn cards(rows: u16) -> &'static [(u16, u16)] {
    match rows {
        ..ROOMY => &[],
        ROOMY..21 => &[(5, 1)],
        21..33 => &[(5, 2)],
        _ => &[(7, 3)],
    }
}

/// The fewest columns of a card that shows its color and its count.
const SMALLEST: u16 = 3;

/// The fewest rows of a Mountain that has its name in the middle, and how far that may stand
/// aside.
const NAMED: u16 = 7;
const ASIDE: u16 = 2;

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
        // The outermost keep away from the shore as well, if there is room for that.
        let is_inside = high > 1 || gap == 0 || (area.height - 1) / 2 > 2 * high + gap + 1;
        let edge = u16::from(is_named && is_inside);
        let inner = edge + high + gap;
        // Those at the sides reach as far as the sand does where they end.
        let reach = shape.mountain_reach(area.height - 2 * inner);
        let side = shape.mountain_reach(0);
        let wide = ((side / 2) | 1).max(5);
        let mut free = middle - side + 1..middle + side;
        for color in pile.colors() {
            let count = pile.count(color);
            let wide = match is_named {
                true => wide,
                false => pen.columns(&format!("{}{count}", color.letter())),
            };
            let heap = Heap { card: (wide, high), is_fanned: false };
            let x = match color {
                Color::Orange | Color::Purple => middle - wide / 2,
                Color::Red | Color::Black => middle - reach,
                Color::Yellow | Color::Green => middle + reach - wide,
            };
            // On a small one, all keep a row away from the cards of the Fields.
            let outer = if is_named { edge } else { inner };
            let y = match color {
                Color::Orange => area.y + outer,
                Color::Red | Color::Yellow => area.y + inner,
                Color::Black | Color::Green => area.bottom() - inner - high,
                Color::Purple => area.bottom() - outer - high,
            };
            // The name stays away from cards that lie right above and below it.
            if y <= center + 1 && y + high >= center {
                free = match () {
                    () if x + wide <= middle => free.start.max(x + wide)..free.end,
                    () if x > middle => free.start..free.end.min(x),
                    () => middle..middle,
                };
            }
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
        // On a small one, far from what marks the Field of who chooses.
        let row = match self.clickable {
            _ if is_named => center,
            Some(seat) if seat == self.top => area.bottom() - 1,
            _ => area.y,
        };
        let caption = Caption {
            tag: self.marks[0].tag(pen, self.hinted[0].as_ref(), Cards::Mountain),
            name: is_named.then(|| pen.language.cards().label(Label::Mountain)),
            // Below the name, cards at the sides may be in the way of it.
            is_below: reach >= wide + ASIDE + 2,
        };
        let style = match self.marks[0] {
            Mark::Quiet => pen.theme.muted(ground),
            _ => pen.theme.on(ground),
        };
        caption.draw(pen, free, (middle, row), style);
        if matches!(self.marks[0], Mark::Sign(_)) && self.marks[0].is_chosen() {
            let style = pen.theme.bracket(ground);
            let reach = shape.mountain_reach(0);
            pen.text(middle - reach, center, "[", style);
            pen.text(middle + reach - 1, center, "]", style);
        }
    }

    /// Draws the Field at the top or at the bottom: its cards, and how many they are.
    fn draw_field(&self, pen: &mut Pen, area: Rect, shape: &Shape, place: usize) {
        let mark = self.marks[place];
        let is_top = place == 1;
        let seat = if is_top { self.top } else { self.top.other() };
        let ground = mark.ground(Ground::Field);
        let pile = self.mandala.fields[seat];
        let cards = cards(area.height);
        let low = cards.last().map_or(1, |card| card.1);
        let smallest = Heap { card: (SMALLEST - 1, low), is_fanned: false };
        let fanned = cards.iter().flat_map(|&card| [(card, true), (card, false)]);
        let least = (!cards.is_empty()).then_some(((SMALLEST, low), false));
        let heaps = fanned.chain(least);
        let heaps = heaps.map(|(card, is_fanned)| Heap { card, is_fanned });
        let heaps: Vec<Heap> = heaps.chain([smallest]).collect();
        let room = |heap: &Heap| shape.field_width(shape.field_row(heap.card.1));
        let total = |heap: &Heap| {
            let widths = pile.colors().iter().map(|color| heap.width(pile.count(color)) + 1);
            widths.sum::<u16>().saturating_sub(1)
        };
        // Several colors have their sum behind them, if they can be drawn so small.
        // On a small Mandala, a key takes its place.
        let mut tag = mark.tag(pen, self.hinted[place].as_ref(), Cards::Field);
        let is_keyed = area.height < ROOMY && tag.is_some();
        let sum = match pile.colors().len() {
            ..2 => String::new(),
            _ => format!(" = {}", pile.len()),
        };
        let find = |sum: u16| heaps.iter().find(|heap| total(heap) + sum <= room(heap));
        let (heap, sum) = match find(pen.columns(&sum)) {
            Some(heap) => (*heap, sum),
            None => (*find(0).unwrap_or(&smallest), String::new()),
        };
        // The cards do not change with what stands behind them.
        let sum = if is_keyed { String::new() } else { sum };
        let high = heap.card.1;
        let (row, room) = (shape.field_row(high), room(&heap));
        let y = if is_top { area.y + row } else { area.bottom() - row - high };
        // The names of empty ones mirror each other.
        let is_lower = pile.is_empty() && !is_top;
        let middle = y + (high - u16::from(!is_lower)) / 2;
        let style = pen.theme.on(ground);
        let name = pen.language.cards().label(Label::Field);
        // The numbers of hints take the place of the name.
        let is_replaced = pile.is_empty() && self.hinted[place].is_some();
        let all = match pile.is_empty() {
            true if is_replaced => tag.as_ref().map_or(0, |(tag, _)| pen.columns(tag)),
            true => pen.columns(&name),
            false => total(&heap) + pen.columns(&sum),
        };
        let mut start = area.x + (area.width + 1).saturating_sub(all) / 2;
        // What stands behind the cards stays on the sand: they make room for it, or else it gets
        // narrower, or goes without saying where brackets say the same.
        let apart = if mark.is_chosen() { 2 } else { 1 };
        let sand = Rect { x: area.x + (area.width - room) / 2, width: room, ..area };
        if let Some((text, _)) = tag.as_mut().filter(|_| !is_replaced) {
            let end = |text: &str| start + all + apart + pen.columns(text);
            let over = (end(text) + 1).saturating_sub(sand.right());
            // Without a bracket, the cards may end where the sand does.
            let first = if mark.is_chosen() { sand.x + 2 } else { sand.x - 1 };
            let moved = over.min(start.saturating_sub(first));
            if end(text) - moved > sand.right() {
                *text = text.trim_matches([' ', '(', ')']).to_string();
            }
            let is_out = end(text) - moved > sand.right() + 1;
            if is_out && mark == Mark::Chosen {
                tag = None;
            } else {
                start -= moved;
            }
        }
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
        pen.text(end - pen.columns(&sum), middle, &sum, style.add_modifier(Modifier::BOLD));
        if let Some((tag, style)) = tag {
            let at = if is_replaced { start } else { end + apart };
            draw_tag(pen, (at, middle), (&tag, style));
            if pen.theme.depth == Depth::Mono {
                // The rim is made of letters there.
                pen.text(at + pen.columns(&tag), middle, " ", Style::new());
            }
        }
        if mark.is_chosen() {
            let style = pen.theme.bracket(ground);
            pen.text(start.saturating_sub(2), middle, "[", style);
            pen.text(end + 1, middle, "]", style);
        }
    }
}

/// What is written in the middle of a Mountain: its name, and what marks it.
struct Caption {
    tag: Option<(String, Style)>,
    /// None, if there is no room for it.
    name: Option<String>,
    /// Whether the mark has its place below the name rather than before it.
    is_below: bool,
}

impl Caption {
    /// Draws them in a row, close to a middle; the name only where the free columns are enough.
    fn draw(&self, pen: &mut Pen, free: Range<u16>, (middle, y): (u16, u16), style: Style) {
        let name = self.name.as_deref().unwrap_or_default();
        let tag = self.tag.as_ref().map_or(0, |(tag, _)| pen.columns(tag));
        let before = if tag == 0 || self.is_below { 0 } else { tag + 1 };
        let width = before + pen.columns(name);
        let centered = middle - width / 2;
        let end = free.end.saturating_sub(width);
        let x = centered.min(end).max(free.start);
        let is_told = !name.is_empty() && x <= end && x.abs_diff(centered) <= ASIDE;
        if is_told {
            pen.text(x + before, y, name, style);
        }
        if let Some((tag, style)) = &self.tag {
            let alone = middle - pen.columns(tag) / 2;
            let place = match (is_told, self.is_below) {
                (false, _) => (alone, y),
                (true, true) => (alone, y + 1),
                (true, false) => (x, y),
            };
            draw_tag(pen, place, (tag, *style));
        }
    }
}
