//! The end: both Rivers, and how each point came about.

use ratatui::layout::Rect;

use super::board::brackets;
use crate::app::Saving;
use crate::app::tiles::TableScene;
use crate::rules::Player;
use crate::rules::tiles::{Event, Game, Score, Verdict};
use crate::texts::language::tiles::Label;
use crate::ui::canvas::Pen;
use crate::ui::frame::Frame;
use crate::ui::prompt;
use crate::ui::result::{draw_foot, series, stands};
use crate::ui::theme::Ground;

/// What stands at the left of a sheet.
const LABELS: [Label; 3] = [Label::Group, Label::Tiles, Label::Points];
/// Rows of a player's sheet, without air.
const ROWS: u16 = 4;

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    let muted = pen.theme.muted(Ground::Cloth);
    // At the bottom, the file and the series, or where a replay stands.
    let said = prompt::below_score::<Game>(pen, &scene.below_score(), scene.names);
    let told = said.or_else(|| pen.language.files().after_the_game(saving));
    let told = told.unwrap_or_default();
    let series = series(pen, &scene.series, scene.names);
    let series = stands(pen, frame, series, scene.stands);
    let end = draw_foot(pen, frame, &told, scene.notice.is_some(), series.as_deref());

    // Above it, in the middle, the outcome and how it came about.
    let labels = LABELS.map(|label| pen.columns(&pen.language.tiles().label(label)) + 2);
    let labels = labels.into_iter().max().unwrap_or(0);
    let space = ((block.width - labels - 4) / 6).min(12);
    let air = u16::from(block.height >= 24);
    let rows = ROWS + 2 * air;
    let room = (end - block.y).saturating_sub(2 + 2 * rows);
    let gap = (room / 3).min(2);
    let top = block.y + room.saturating_sub(2 * gap) / 2;
    let words = pen.language.tiles();
    let headline = words.outcome(verdict.winner, scene.names);
    let style = pen.theme.warning();
    pen.centered(block.x, top, block.width, &headline, style);
    let reason = words.ending(stuck(scene), scene.names);
    pen.centered(block.x, top + 1, block.width, &reason, muted);
    let width = 6 * space + labels;
    let x = block.x + (block.width - width) / 2;
    let mut y = top + 2;
    for player in [scene.bottom.other(), scene.bottom] {
        y += gap;
        let sheet = Sheet {
            name: scene.names.of(player),
            player,
            score: &verdict.scores[player],
            other: verdict.scores[player.other()].total(),
            labels,
            space,
            air,
        };
        sheet.draw(pen, Rect::new(x, y, width, rows));
        y += rows;
    }
}

/// Who could not act, which ended the turns.
fn stuck(scene: &TableScene) -> Option<Player> {
    scene.log.story().rev().find_map(|(_, event)| match event {
        Event::Stuck { player, .. } => Some(player),
        _ => None,
    })
}

/// How a player's points came about.
struct Sheet<'a> {
    name: &'a str,
    player: Player,
    score: &'a Score,
    /// What the other player has.
    other: u16,
    /// Columns of the words at the left.
    labels: u16,
    /// Columns of one marker.
    space: u16,
    /// Rows left free before the River and before the points.
    air: u16,
}

impl Sheet<'_> {
    fn draw(&self, pen: &mut Pen, area: Rect) {
        let strong = pen.theme.strong();
        let muted = pen.theme.muted(Ground::Cloth);
        let total = self.score.total();
        let text = pen
            .language
            .house()
            .total(total, total.saturating_sub(self.other));
        let right = area.right() - pen.columns(&text);
        let [open, close] = brackets(self.player);
        let x = pen.text(area.x, area.y, &format!("{open}{close} "), strong);
        pen.name_in(x, area.y, right - x - 1, self.name, strong);
        pen.text(right, area.y, &text, pen.theme.warning());
        let river = area.y + 1 + self.air;
        let points = river + 2 + self.air;
        for (y, label) in [river, river + 1, points].into_iter().zip(LABELS) {
            let label = pen.language.tiles().label(label);
            pen.text(area.x, y, &label, muted);
        }
        let times = pen.theme.glyph("×", "x");
        for (number, space) in (1..).zip(&self.score.spaces) {
            let x = area.x + self.labels + (number - 1) * self.space;
            let Some(color) = space.color else {
                let text = format!(" {number}{}", pen.theme.glyph("·", "."));
                pen.text(x, river, &text, muted);
                continue;
            };
            let letter = color.letter().to_string();
            pen.chip(x, river, &format!(" {number}{letter} "), color);
            // One letter per tile that counts.
            let tiles = letter.repeat(space.tiles.into());
            if space.tiles > 0 {
                pen.chip(x, river + 1, &tiles, color);
            }
            let sum = format!("{}{times}{number}={}", space.tiles, space.points);
            pen.text(x, points, &sum, strong);
        }
    }
}
