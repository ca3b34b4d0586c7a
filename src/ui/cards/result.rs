//! The end: both Cups sorted below the Rivers, and how each point came about.

use ratatui::layout::Rect;

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
/// Most lines that say where the record is.
const MOST_LINES: usize = 3;
/// Columns of one River space.
const SPACE: u16 = 8;

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    let name = |seat: Player| scene.names.of(seat);
    let headline = texts::outcome(verdict.outcome, scene.names);
    let top = block.y + (block.height.saturating_sub(19)) / 2;
    let strong = pen.theme.warning();
    pen.centered(block.x, top, block.width, &headline, strong);
    let muted = pen.theme.muted(Ground::Cloth);
    let reason = format!("{}.", story::end(verdict.ending));
    pen.centered(block.x, top + 1, block.width, &reason, muted);

    let width = 6 * SPACE + LABEL + 2;
    let x = block.x + (block.width - width) / 2;
    let mut y = top + 3;
    for seat in Player::BOTH {
        let area = Rect::new(x, y, width, block.bottom() - y);
        y = draw_score(pen, name(seat), &verdict.scores[seat], area) + 1;
    }
    let kept = files::after_the_game(saving).unwrap_or_default();
    // A long path takes more than one line, the last of them above the key bar. A very
    // long one is told whole on leaving.
    let mut lines = pen.wrap(&kept, block.width - 4);
    lines.truncate(MOST_LINES);
    let last = frame.bar.y - (lines.len() as u16).max(1);
    for (y, line) in (last..frame.bar.y).zip(&lines) {
        pen.centered(block.x, y, block.width, line, muted);
    }
    if let Some(text) = house::series(&scene.series, scene.names) {
        let style = pen.theme.plain();
        pen.centered(block.x, last - 1, block.width, &text, style);
    }
}

/// Draws a player's score; returns the line after it.
fn draw_score(pen: &mut Pen, name: &str, score: &Score, area: Rect) -> u16 {
    let strong = pen.theme.strong();
    let muted = pen.theme.muted(Ground::Cloth);
    let total = texts::points(score.total());
    pen.name_in(area.x, area.y, area.width - 12, name, strong);
    let right = area.right() - pen.columns(&total);
    pen.text(right, area.y, &total, pen.theme.warning());
    let in_row = SPACE - 2;
    let most = score
        .spaces
        .iter()
        .map(|space| u16::from(space.cards))
        .max();
    let cup_rows = most.unwrap_or(0).div_ceil(in_row).max(1);
    for (row, label) in [
        (1, texts::RIVER),
        (2, texts::CUP),
        (2 + cup_rows, texts::POINTS),
    ] {
        pen.text(area.x, area.y + row, label, muted);
    }
    let times = pen.theme.glyph("×", "x");
    for (number, space) in (1..).zip(&score.spaces) {
        let x = area.x + LABEL + (number - 1) * SPACE;
        let at = pen.text(x, area.y + 1, &format!("{number} "), muted);
        let Some(color) = space.color else {
            pen.text(at, area.y + 1, pen.theme.glyph("·", "-"), muted);
            continue;
        };
        let face = pen.theme.card(color);
        let letter = color.letter().to_string();
        pen.text(at, area.y + 1, &format!(" {letter} "), face);
        // One letter per card, in rows below the River.
        let mut left = usize::from(space.cards);
        for row in 0..cup_rows {
            let here = left.min(usize::from(in_row));
            pen.text(x, area.y + 2 + row, &letter.repeat(here), face);
            left -= here;
        }
        let sum = format!("{}{times}{number}={}", space.cards, space.points);
        pen.text(x, area.y + 2 + cup_rows, &sum, strong);
    }
    let text = texts::final_cup(score.cup_cards, !score.worthless.is_empty());
    let last = area.y + 3 + cup_rows;
    let at = pen.text(area.x, last, &text, muted);
    pen.chips(at, last, score.worthless, 1);
    last + 1
}
