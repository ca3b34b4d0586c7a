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

/// What stands at the left of a sheet.
const LABELS: [Label; 3] = [Label::Group, Label::Tiles, Label::Points];
/// Rows of a player's sheet.
const ROWS: u16 = 4;
/// Rows of a sheet with a line for each marker.
const LIST: u16 = 7;
/// Columns beside the finished board.
const RIGHT: u16 = 42;

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
    let above = Rect {
        height: end - block.y,
        ..block
    };
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
    let width = (area.width - RIGHT).min(2 * area.height - 2);
    // What is left over goes to the edges.
    let free = (area.width - width - RIGHT).min(area.width / 4);
    let board = Rect {
        x: area.x + free / 3,
        width,
        ..area
    };
    board::draw_picture(pen, scene.game, &Board::within(board));
    let x = board.right() + 1 + free / 3;
    let rows = 2 + 2 * (LIST + 1);
    let top = area.y + area.height.saturating_sub(rows) / 2;
    let right = Rect::new(x, top, area.right().min(x + 50) - x - 1, rows);
    let (gold, muted) = (pen.theme.warning(), pen.theme.muted(Ground::Cloth));
    let y = pen.paragraphs(right, [headline], gold);
    let mut y = pen.paragraphs(below(right, y), [reason], muted);
    for sheet in sheets {
        y += 1;
        sheet.draw_list(pen, Rect { y, ..right });
        y += LIST;
    }
}

/// Draws the outcome and the sheets below it, in the middle.
fn draw_below(pen: &mut Pen, sheets: [Sheet; 2], [headline, reason]: [&str; 2], area: Rect) {
    let labels = LABELS.map(|label| pen.columns(&pen.language.tiles().label(label)) + 2);
    let labels = labels.into_iter().max().unwrap_or(0);
    let space = ((area.width - labels - 4) / 6).min(12);
    let room = area.height.saturating_sub(2 + 2 * ROWS);
    let gap = (room / 3).min(2);
    let top = area.y + room.saturating_sub(2 * gap) / 2;
    let style = pen.theme.warning();
    pen.centered(area.x, top, area.width, headline, style);
    let muted = pen.theme.muted(Ground::Cloth);
    pen.centered(area.x, top + 1, area.width, reason, muted);
    let width = 6 * space + labels;
    let x = area.x + (area.width - width) / 2;
    let mut y = top + 2;
    for sheet in sheets {
        y += gap;
        sheet.draw(pen, Rect::new(x, y, width, ROWS), (labels, space));
        y += ROWS;
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
    /// The name and the points.
    fn draw_head(&self, pen: &mut Pen, area: Rect) {
        let so_far = self.score.spaces.iter().take(self.counted.into());
        let total = so_far.map(|space| space.points).sum::<u16>();
        let is_counted = self.counted == STEPS;
        let strong = if is_counted && total >= self.other {
            pen.theme.warning()
        } else {
            pen.theme.strong()
        };
        let text = pen.language.house().total(
            total,
            if is_counted {
                total.saturating_sub(self.other)
            } else {
                0
            },
        );
        let right = area.right() - pen.columns(&text);
        let x = pen.owner(area.x, area.y, self.player, strong) + 1;
        pen.name_in(x, area.y, right - x - 1, self.name, strong);
        pen.text(right, area.y, &text, strong);
    }

    /// A line for each marker.
    fn draw_list(&self, pen: &mut Pen, area: Rect) {
        self.draw_head(pen, area);
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
            let sum = format!("{}{times}{number} = {:>2}", space.tiles, space.points);
            let x = area.right() - pen.columns(&sum);
            pen.text(x, y, &sum, pen.theme.plain());
        }
    }

    /// A column for each marker, of so many columns, behind so many for the words.
    fn draw(&self, pen: &mut Pen, area: Rect, (labels, column): (u16, u16)) {
        self.draw_head(pen, area);
        let strong = pen.theme.strong();
        let muted = pen.theme.muted(Ground::Cloth);
        let river = area.y + 1;
        let points = river + 2;
        for (y, label) in [river, river + 1, points].into_iter().zip(LABELS) {
            let label = pen.language.tiles().label(label);
            pen.text(area.x, y, &label, muted);
        }
        let times = pen.theme.glyph("×", "x");
        for (number, space) in (1..).zip(&self.score.spaces) {
            let x = area.x + labels + (number - 1) * column;
            let Some(color) = space.color else {
                let text = format!(" {number}{}", pen.theme.glyph("·", "."));
                pen.text(x, river, &text, muted);
                continue;
            };
            let letter = color.letter().to_string();
            pen.chip(x, river, &format!(" {number}{letter} "), color);
            if number > u16::from(self.counted) {
                continue;
            }
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
