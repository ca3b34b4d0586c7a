//! Who won, large, and the players in the order of their places.

use ratatui::layout::Rect;

use super::pawns::{Pawns, has_won, in_order};
use crate::app::pyramids::TableScene;
use crate::record::Names;
use crate::rules::game::Game as _;
use crate::ui::canvas::{Pen, below};
use crate::ui::figures::Figures;

/// Columns of a place, a pawn and points in a line, without the name but for one of it.
const LINE: u16 = 10;
/// Columns of a line, the fewest and the most.
const LINES: (u16, u16) = (14, 26);
/// Columns between the points and the lines beside them.
const GAP: u16 = 4;

/// What is drawn, and how wide.
pub struct Podium<'a> {
    pub headline: &'a str,
    /// Why, if others have as many points.
    pub why: &'a str,
    /// The points of who won.
    pub points: u16,
    /// Its columns.
    pub width: u16,
}

impl Podium<'_> {
    fn figures(&self) -> u16 {
        Figures::Large.columns(self.points.into())
    }

    /// Columns of a line.
    fn line(&self) -> u16 {
        let beside = self.figures() + GAP;
        self.width.saturating_sub(beside).min(LINES.1)
    }

    /// Columns of a name.
    fn name(&self) -> u16 {
        self.line() - LINE + 1
    }

    /// Its rows, if there is room for it and for all names.
    pub fn rows(&self, pen: &Pen, names: &Names) -> Option<u16> {
        let narrow = self.line() < LINES.0 || self.width < self.figures();
        if narrow || names.iter().any(|name| pen.columns(name) > self.name()) {
            return None;
        }
        let said = self.said(pen);
        let (figures, lines) = (Figures::Large.rows(), names.iter().count() as u16);
        Some(said + 1 + figures.max(lines))
    }

    /// Rows of the headline, which on a plate is a line, and of why.
    fn said(&self, pen: &Pen) -> u16 {
        let rows = |text: &str| pen.wrap(text, self.width).len() as u16;
        let headline = match pen.columns(self.headline) + 2 > self.width {
            true => rows(self.headline),
            false => 1,
        };
        headline + if self.why.is_empty() { 0 } else { rows(self.why) }
    }

    /// Draws it.
    pub fn draw(&self, pen: &mut Pen, scene: &TableScene, pawns: &Pawns, (x, y): (u16, u16)) {
        let area = Rect::new(x, y, self.width, pen.buf.area.height.saturating_sub(y));
        let y = pen.plate(area, self.headline);
        let why = Some(self.why).filter(|why| !why.is_empty());
        let y = pen.paragraphs(below(area, y), why, pen.theme.plain()) + 1;
        let gold = pen.theme.warning();
        pen.figures((x, y), self.points, Figures::Large, gold);
        let lines = Rect { x: x + self.figures() + GAP, y, ..area };
        let standing = scene.game.standing();
        for (y, seat) in (lines.y..).zip(in_order(scene)) {
            let style = if has_won(scene, seat) { gold } else { pen.theme.plain() };
            let place = standing.as_ref().map_or(0, |standing| standing.place(seat));
            let x = pen.text(lines.x, y, &format!("{place} "), style);
            let x = pen.text(x, y, &pawns.mark(seat), pen.theme.pawn(seat)) + 1;
            let (name, level) = (scene.names.of(seat), scene.computers.of(seat));
            pen.player_in((x, y), self.name(), name, level, style);
            let points = scene.game.points(seat).to_string();
            let end = lines.x + self.line();
            pen.text(end - pen.columns(&points), y, &points, style);
        }
    }
}
