//! What a lesson adds to a table: light on what it speaks of, and in the end what was
//! learned.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::canvas::{Pen, below};
use super::theme::{Depth, Ground, mixed};
use crate::lessons::Spot;
use crate::rules::Kind;
use crate::texts::language::lessons::Label;

/// What a lesson speaks of, and where that was drawn.
#[derive(Debug, Default)]
pub struct Light {
    wanted: &'static [Spot],
    areas: Vec<Rect>,
}

impl Light {
    /// For a new scene.
    pub fn begin(&mut self, wanted: &'static [Spot]) {
        self.wanted = wanted;
        self.areas.clear();
    }

    /// Where it was drawn.
    pub fn areas(&self) -> &[Rect] {
        &self.areas
    }
}

impl Pen<'_> {
    /// Tells where a part of the table was drawn.
    pub fn spot(&mut self, area: Rect, spot: Spot) {
        if self.light.wanted.contains(&spot) {
            self.light.areas.push(area.intersection(self.buf.area));
        }
    }

    /// Mutes all of the table but what a lesson speaks of; where there are few colors, that
    /// gets brackets.
    pub fn light(&mut self, table: Rect) {
        if self.light.areas.is_empty() {
            return;
        }
        let cloth = self.theme.ground(Ground::Cloth);
        let areas = std::mem::take(&mut self.light.areas);
        for at in table.intersection(self.buf.area).positions() {
            if areas.iter().any(|area| area.contains(at)) {
                continue;
            }
            let cell = &mut self.buf[at];
            match (self.theme.depth, cloth) {
                (Depth::True, Some(cloth)) => {
                    cell.fg = mixed(cell.fg, cloth, 5).unwrap_or(cell.fg);
                    cell.bg = mixed(cell.bg, cloth, 5).unwrap_or(cell.bg);
                }
                _ => cell.modifier |= Modifier::DIM,
            }
        }
        if self.theme.depth != Depth::True {
            let style = self.theme.bracket(Ground::Cloth);
            for area in &areas {
                for y in area.top()..area.bottom() {
                    self.text(area.x.saturating_sub(1), y, "[", style);
                    self.text(area.right().min(table.right() - 1), y, "]", style);
                }
            }
        }
        self.light.areas = areas;
    }
}

/// Draws what was learned.
pub fn draw_recap(pen: &mut Pen, kind: Kind, area: Rect) {
    let words = pen.language.lessons();
    let heading = pen.theme.bracket(Ground::Sheet);
    let plain = pen.theme.on(Ground::Sheet);
    pen.text(area.x, area.y + 1, words.lesson_label(Label::Recap), heading);
    let points = words.lesson(kind).recap;
    let text = Rect { x: area.x + 3, width: area.width - 3, ..area };
    let lines = |text: &str| pen.wrap(text, area.width - 3).len() as u16;
    let all: u16 = points.iter().map(|point| lines(point)).sum();
    let gap = u16::from(all + points.len() as u16 + 3 <= area.height);
    let mut y = area.y + 3;
    for (number, point) in (1..).zip(points) {
        pen.text(area.x, y, &format!("{number}."), heading);
        y = pen.paragraphs(below(text, y), [*point], plain) + gap;
    }
}
