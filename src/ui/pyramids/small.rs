//! A spiral to look at where there is no room for that of a table: it has straight lanes of whole
//! cells, so that every pyramid can say what it is.

use ratatui::layout::Rect;

use super::sand;
use crate::rules::pyramids::{Game, Place};
use crate::ui::canvas::Pen;
use crate::ui::theme::{Depth, Ground};

/// Columns of a step along the path, and of the path where it goes up or down.
const STEP: u16 = 3;
const LANE: u16 = 4;
/// Steps from a lane to the next; up and down, only every other one has a pyramid.
const PITCH: u16 = 2;
/// Columns and rows of the wall around all of it, and columns by which its corners are cut.
const WALL: (u16, u16) = (2, 1);
const CUT: u16 = 2;

/// Draws the pyramids of a game on as much of such a path as there is room for.
pub fn draw(pen: &mut Pen, game: &Game, area: Rect) {
    let even = |steps: u16| steps & !1;
    let across = even(area.width.saturating_sub(2 * WALL.0 + LANE) / STEP);
    let down = even(area.height.saturating_sub(2 * WALL.1 + 1));
    let (width, height) = (across * STEP + LANE, down + 1);
    let x = area.x + area.width.saturating_sub(width) / 2;
    let y = area.y + area.height.saturating_sub(height) / 2;
    let wall = pen.theme.on(sand::wall(pen));
    let (outer_width, outer_height) = (width + 2 * WALL.0, height + 2 * WALL.1);
    for row in 0..outer_height {
        let cut = if row == 0 || row + 1 == outer_height { CUT } else { 0 };
        let (x, y) = (x + cut - WALL.0, y + row - WALL.1);
        pen.fill(Rect::new(x, y, outer_width - 2 * cut, 1), wall);
    }
    let is_mono = pen.theme.depth == Depth::Mono;
    let symbol = if is_mono { pen.theme.glyph("░", ":") } else { " " };
    let sand = pen.theme.on(Ground::Mountain);
    let mut places = Place::all();
    let mut pieces = Vec::new();
    for (step, row) in steps(across, down) {
        let (x, y) = (x + step * STEP, y + row);
        let place = if row % PITCH == 0 { places.next() } else { None };
        if row % PITCH == 0 && place.is_none() {
            break;
        }
        for at in 0..LANE {
            pen.text(x + at, y, symbol, sand);
        }
        pieces.extend(place.and_then(|place| game.piece(place)).map(|piece| (x + 1, y, piece)));
    }
    // On all of the path: its steps overlap.
    for (x, y, piece) in pieces {
        pen.text(x, y, &piece.to_string(), pen.theme.pyramid(piece.color));
    }
}

/// The steps of a path from the lower left around and inward, as columns and rows.
fn steps(across: u16, down: u16) -> Vec<(u16, u16)> {
    let (mut left, mut top, mut right, mut bottom) = (0, 0, across, down);
    let mut corners = vec![(left, bottom)];
    while left < right && top < bottom {
        corners.extend([(left, top), (right, top), (right, bottom), (left + PITCH, bottom)]);
        (left, top) = (left + PITCH, top + PITCH);
        (right, bottom) = (right.saturating_sub(PITCH), bottom.saturating_sub(PITCH));
    }
    let mut steps = vec![(0, down)];
    for pair in corners.windows(2) {
        let ((mut x, mut y), to) = (pair[0], pair[1]);
        while (x, y) != to {
            x = x + u16::from(x < to.0) - u16::from(x > to.0);
            y = y + u16::from(y < to.1) - u16::from(y > to.1);
            steps.push((x, y));
        }
    }
    steps
}
