//! The pawns that wait where the path begins.

use super::layout::Layout;
use super::pawns::Pawns;
use super::sand;
use super::spiral::{COLUMN, Spiral};
use crate::app::pyramids::TableScene;
use crate::rules::Seat;
use crate::rules::pyramids::Place;
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns and rows of the pawns that wait, and of the word above them.
const WAITING: (u16, u16) = (5, 4);

/// Whose pawns have not moved yet.
pub fn pawns(scene: &TableScene) -> Vec<Seat> {
    let at_start = |seat: &Seat| scene.game.pawn(*seat).is_none();
    scene.game.seats().filter(at_start).collect()
}

/// Draws these. At the end the word tells where the path began; while somebody is under way it
/// would stand beside a pawn that is not there.
pub fn draw(pen: &mut Pen, scene: &TableScene, waiting: &[Seat], pawns: &Pawns, layout: &Layout) {
    if waiting.is_empty() && !scene.is_scored {
        return;
    }
    let (path, start) = (layout.path, pen.language.pyramids().label(Label::Start));
    let yard = layout.spiral.yard().map(|row| (0, row + 1, Ground::Mountain));
    let columns = pen.columns(&start).max(WAITING.0);
    let wall = || below_beginning(pen, &layout.spiral, columns);
    // Two in a row below the word at the beginning of a lane or a curve; else beside it.
    let (first, in_row) = match yard.or_else(wall) {
        Some((x, y, ground)) => {
            let (x, y) = (path.x + x, path.y + y);
            let style = match waiting {
                [] => pen.theme.faint(sand::wall(pen)),
                _ => pen.theme.on(ground),
            };
            pen.text(x, y, &start, style);
            ((x, y + 1), 2)
        }
        None if waiting.is_empty() => return,
        None => {
            // Far from the first places, of which something may be said, and over whole ones.
            let width = pen.columns(&start) + 3 * waiting.len() as u16;
            let before = path.width.saturating_sub(width) / COLUMN * COLUMN;
            let (x, y) = (path.x + before, path.y - 1);
            ((pen.text(x, y, &start, pen.theme.plain()) + 1, y), Seat::MOST)
        }
    };
    for (n, &seat) in waiting.iter().enumerate() {
        let (column, row) = (n % in_row, n / in_row);
        // The corner of the yard is round.
        let column = if row > 1 { 1 } else { column };
        let (x, y) = (first.0 + 3 * column as u16, first.1 + row as u16);
        pen.text(x, y, &pawns.mark(seat), pen.theme.pawn(seat));
    }
}

/// Where so many columns are free in the wall below the first place of a curve.
fn below_beginning(pen: &mut Pen, spiral: &Spiral, columns: u16) -> Option<(u16, u16, Ground)> {
    let first = Place::all().next().filter(|_| spiral.is_curve())?;
    let (left, y) = spiral.at(first);
    let top = y + spiral.face.1 + 1;
    let is_free = |x: &u16| {
        let mut cells = (top..top + WAITING.1).flat_map(|y| (*x..x + columns).map(move |x| (x, y)));
        cells.all(|at| sand::is_wall(pen, spiral, at))
    };
    let free: Vec<u16> = (0..left + spiral.face.0).filter(is_free).collect();
    Some((*free.get(free.len() / 2)?, top, sand::wall(pen)))
}
