//! The end: both Cups sorted below the Rivers, and how each point came about.

use ratatui::layout::Rect;

use super::prompt;
use crate::app::Saving;
use crate::app::cards::TableScene;
use crate::rules::Player;
use crate::rules::cards::{Score, Verdict};
use crate::texts::cards::{story, table as texts};
use crate::texts::{files, house};
use crate::ui::canvas::Pen;
use crate::ui::frame::Frame;
use crate::ui::theme::Ground;

/// Columns of the words at the left.
const LABEL: u16 = 8;
/// Most lines that say where the record is. A longer path is told whole on leaving.
const MOST_LINES: usize = 3;

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    let muted = pen.theme.muted(Ground::Cloth);
    // At the bottom, the file and the series, or where a replay stands. A long path
    // takes more than one line.
    let told = prompt::below_score(scene).or_else(|| files::after_the_game(saving));
    let mut kept = pen.wrap(&told.unwrap_or_default(), block.width - 4);
    kept.truncate(MOST_LINES);
    let series = house::series(&scene.series, scene.names);
    let foot = frame.bar.y - (kept.len() as u16).max(1);
    for (y, line) in (foot..frame.bar.y).zip(&kept) {
        pen.centered(block.x, y, block.width, line, muted);
    }
    let end = foot - u16::from(series.is_some());
    if let Some(text) = series {
        let style = pen.theme.plain();
        pen.centered(block.x, end, block.width, &text, style);
    }

    // Above it, in the middle, the outcome and how it came about.
    let space = ((block.width - LABEL - 4) / 6).min(12);
    let air = u16::from(block.height >= 30);
    let sheets = Player::BOTH.map(|seat| Sheet::new(scene, verdict, seat, (space, air)));
    let rows = 2 + sheets.iter().map(Sheet::rows).sum::<u16>();
    let room = (end - block.y).saturating_sub(rows);
    let gap = (room / 3).min(2);
    let top = block.y + room.saturating_sub(2 * gap) / 2;
    let headline = texts::outcome(verdict.outcome, scene.names);
    let style = pen.theme.warning();
    pen.centered(block.x, top, block.width, &headline, style);
    let reason = format!("{}.", story::end(verdict.ending));
    pen.centered(block.x, top + 1, block.width, &reason, muted);
    let width = 6 * space + LABEL;
    let x = block.x + (block.width - width) / 2;
    let mut y = top + 2;
    for sheet in sheets {
        y += gap;
        sheet.draw(pen, Rect::new(x, y, width, sheet.rows()));
        y += sheet.rows();
    }
}

/// How a player's points came about.
struct Sheet<'a> {
    name: &'a str,
    total: String,
    score: &'a Score,
    /// Columns of one River space.
    space: u16,
    /// Rows left free before the River and before the points.
    air: u16,
}

impl<'a> Sheet<'a> {
    fn new(
        scene: &TableScene<'a>,
        verdict: &'a Verdict,
        seat: Player,
        (space, air): (u16, u16),
    ) -> Sheet<'a> {
        let score = &verdict.scores[seat];
        let total = score.total();
        let other = verdict.scores[seat.other()].total();
        Sheet {
            name: scene.names.of(seat),
            total: texts::points(total, total.saturating_sub(other)),
            score,
            space,
            air,
        }
    }

    /// Cards in a row below their River space.
    fn in_row(&self) -> u16 {
        self.space - 1
    }

    fn cup_rows(&self) -> u16 {
        let cards = self.score.spaces.iter().map(|space| space.cards);
        let most = u16::from(cards.max().unwrap_or(0));
        most.div_ceil(self.in_row()).max(1)
    }

    /// Rows of all of it.
    fn rows(&self) -> u16 {
        4 + self.cup_rows() + 2 * self.air
    }

    fn draw(&self, pen: &mut Pen, area: Rect) {
        let strong = pen.theme.strong();
        let muted = pen.theme.muted(Ground::Cloth);
        let right = area.right() - pen.columns(&self.total);
        pen.name_in(area.x, area.y, right - area.x - 1, self.name, strong);
        pen.text(right, area.y, &self.total, pen.theme.warning());
        let river = area.y + 1 + self.air;
        let points = river + 1 + self.cup_rows() + self.air;
        for (y, label) in [
            (river, texts::RIVER),
            (river + 1, texts::CUP),
            (points, texts::POINTS),
        ] {
            pen.text(area.x, y, label, muted);
        }
        let times = pen.theme.glyph("×", "x");
        for (number, space) in (1..).zip(&self.score.spaces) {
            let x = area.x + LABEL + (number - 1) * self.space;
            let Some(color) = space.color else {
                let text = format!(" {number}{}", pen.theme.glyph("·", "."));
                pen.text(x, river, &text, muted);
                continue;
            };
            let letter = color.letter().to_string();
            pen.chip(x, river, &format!(" {number}{letter} "), color);
            // One letter per card, in rows below the River.
            let cards = letter.repeat(space.cards.into());
            for (y, row) in (river + 1..).zip(pen.wrap(&cards, self.in_row())) {
                pen.chip(x, y, &row, color);
            }
            let sum = format!("{}{times}{number}={}", space.cards, space.points);
            pen.text(x, points, &sum, strong);
        }
        let text = texts::final_cup(self.score.cup_cards, !self.score.worthless.is_empty());
        let at = pen.text(area.x, points + 1, &text, muted);
        pen.chips(at, points + 1, self.score.worthless, 1);
    }
}
