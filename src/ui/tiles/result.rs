//! The end: both Rivers, and how each point came about.

use ratatui::layout::Rect;

use super::board;
use super::layout::Board;
use crate::app::Saving;
use crate::app::tiles::{Motion, STEPS, TableScene};
use crate::rules::Player;
use crate::rules::tiles::{Event, Game, Score, Verdict};
use crate::texts::language::tiles::Label;
use crate::ui::canvas::{Pen, below};
use crate::ui::frame::Frame;
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, draw_foot, series, stands, told};
use crate::ui::theme::Ground;

/// Rows of a player's sheet: the name, and a line for each marker.
const LIST: u16 = 7;
/// Columns beside the finished board.
const RIGHT: u16 = 34;
/// Columns of a board with the smallest tiles on which brackets have room.
const BOARD: u16 = 46;

/// How far the two Rivers are counted: one after the other while that is shown.
fn counted(scene: &TableScene) -> [u8; 2] {
    match scene.motion {
        Some(Motion::Counting(steps)) => [steps.min(STEPS), steps.saturating_sub(STEPS)],
        _ => [STEPS; 2],
    }
}

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    // At the bottom, the file and the series, or where a replay stands.
    let said = prompt::below_score::<Game>(pen, &scene.below_score(), scene.names);
    let told = told(pen, said, saving, block.width - 4, MOST_LINES);
    let series = series(pen, &scene.series, scene.names);
    let series = stands(pen, frame, series, scene.stands);
    // Its row stays empty until the last River is counted.
    let is_counted = counted(scene)[1] == STEPS;
    let series = series.map(|text| if is_counted { text } else { String::new() });
    let end = draw_foot(pen, frame, &told, scene.notice.is_some(), series.as_deref());

    let words = pen.language.tiles();
    let counted = counted(scene);
    let headline = if is_counted {
        words.outcome(verdict.winner, scene.names)
    } else {
        words.label(Label::Counting)
    };
    let reason = words.ending(stuck(scene), scene.names);
    let winner = verdict.winner.unwrap_or(scene.bottom.other());
    let sheet = |player: Player| Sheet {
        name: scene.names.of(player),
        player,
        score: &verdict.scores[player],
        other: verdict.scores[player.other()].total(),
        counted: counted[usize::from(player != winner)],
    };
    let sheets = [sheet(winner), sheet(winner.other())];
    let above = Rect { height: end - block.y, ..block };
    if block.width >= 80 && above.height >= 20 {
        draw_beside(pen, scene, sheets, [&headline, &reason], above);
    } else {
        draw_below(pen, sheets, [&headline, &reason], above);
    }
}

/// Draws the finished board at the left, and the outcome and the sheets at its right.
fn draw_beside(
    pen: &mut Pen,
    scene: &TableScene,
    sheets: [Sheet; 2],
    [headline, reason]: [&str; 2],
    area: Rect,
) {
    let width = (2 * area.height - 2).clamp(BOARD, area.width - RIGHT);
    // What is left over goes to the edges.
    let free = (area.width - width - RIGHT).min(area.width / 4);
    let board = Rect { x: area.x + free / 3, width, ..area };
    let x = board.right() + 1 + free / 3;
    let columns = area.right().min(x + 38) - x - 1;
    let said = [headline, reason].map(|text| pen.wrap(text, columns).len() as u16);
    let rows = said.iter().sum::<u16>().max(3) + 2 * (LIST + 1);
    if rows > area.height {
        return draw_below(pen, sheets, [headline, reason], area);
    }
    board::draw_finished(pen, scene.game, &Board::within(board));
    let top = area.y + area.height.saturating_sub(rows) / 2;
    let right = Rect::new(x, top, columns, rows);
    let muted = pen.theme.muted(Ground::Cloth);
    let y = pen.plate(right, headline);
    let mut y = pen.paragraphs(below(right, y), [reason], muted);
    for sheet in sheets {
        y += 1;
        sheet.draw(pen, Rect { y, ..right });
        y += LIST;
    }
}

/// Draws the outcome, and the sheets side by side below it.
fn draw_below(pen: &mut Pen, sheets: [Sheet; 2], [headline, reason]: [&str; 2], area: Rect) {
    let gap = (area.height.saturating_sub(LIST + 3) / 3).min(2);
    let top = area.y + gap;
    let free = area.width.saturating_sub(pen.columns(headline) + 2);
    let plate = Rect::new(area.x + free / 2, top, area.width - free / 2, 1);
    pen.plate(plate, headline);
    let muted = pen.theme.muted(Ground::Cloth);
    pen.centered(area.x, top + 1, area.width, reason, muted);
    let width = (area.width - 6) / 2;
    for (x, sheet) in [area.x + 2, area.x + 4 + width].into_iter().zip(sheets) {
        sheet.draw(pen, Rect::new(x, top + 2 + gap, width, LIST));
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
    /// How far it is counted.
    counted: u8,
}

impl Sheet<'_> {
    /// The name and the points, and a line for each marker.
    fn draw(&self, pen: &mut Pen, area: Rect) {
        let so_far = self.score.spaces.iter().take(self.counted.into());
        let total = so_far.map(|space| space.points).sum::<u16>();
        let is_counted = self.counted == STEPS;
        let strong = if is_counted && total >= self.other {
            pen.theme.warning()
        } else {
            pen.theme.strong()
        };
        let ahead = if is_counted { total.saturating_sub(self.other) } else { 0 };
        let text = pen.language.house().total(total, ahead);
        // A name says more than by how much it is ahead.
        let room = area.width - 6;
        let text = match pen.columns(self.name) + pen.columns(&text) {
            columns if columns > room => pen.language.house().total(total, 0),
            _ => text,
        };
        let right = area.right() - pen.columns(&text);
        let x = pen.owner(area.x, area.y, self.player, strong) + 1;
        pen.name_in(x, area.y, right - x - 1, self.name, strong);
        pen.text(right, area.y, &text, strong);
        let muted = pen.theme.muted(Ground::Cloth);
        let times = pen.theme.glyph("×", "x");
        for (number, space) in (1..).zip(&self.score.spaces) {
            let y = area.y + number;
            let x = pen.text(area.x, y, &format!("{number} "), muted);
            let Some(color) = space.color else {
                pen.text(x + 1, y, pen.theme.glyph("·", "."), muted);
                continue;
            };
            let letter = color.letter();
            let x = pen.chip(x, y, &format!(" {letter} "), color) + 1;
            if number > u16::from(self.counted) {
                continue;
            }
            pen.tiles(x, y, (color, space.tiles), self.player);
            let sum = format!("{}{times}{number} ={:>3}", space.tiles, space.points);
            let x = area.right() - pen.columns(&sum);
            pen.text(x, y, &sum, pen.theme.plain());
        }
    }
}
