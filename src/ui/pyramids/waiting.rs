//! The pawns that wait where the path begins.

use super::layout::Layout;
use super::pawns::Pawns;
use super::sand;
use super::spiral::Spiral;
use crate::app::pyramids::TableScene;
use crate::rules::Seat;
use crate::rules::pyramids::Place;
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Columns and rows of the pawns that wait, and of the word above them.
const WAITING: (u16, u16) = (5, 4);

/// The pawns that have not moved yet.
pub fn draw(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, layout: &Layout) {
    let at_start = |seat: &Seat| scene.game.pawn(*seat).is_none();
    let waiting: Vec<Seat> = scene.game.seats().filter(at_start).collect();
    if waiting.is_empty() {
        return;
    }
    let (path, start) = (layout.path, pen.language.pyramids().label(Label::Start));
    let lane = layout.spiral.waiting().map(|(_, row)| (0, row + 1, Ground::Mountain));
    let columns = pen.columns(&start).max(WAITING.0);
    let wall = || below_beginning(pen, &layout.spiral, columns);
    // Two in a row below the word at the beginning of a lane or a curve; else beside it.
    let (first, in_row) = match lane.or_else(wall) {
        Some((x, y, ground)) => {
            let (x, y) = (path.x + x, path.y + y);
            pen.text(x, y, &start, pen.theme.on(ground));
            ((x, y + 1), 2)
        }
        None => {
            let (x, y) = (path.x, path.y - 1);
            ((pen.text(x, y, &start, pen.theme.plain()) + 1, y), Seat::MOST)
        }
    };
    for (n, seat) in waiting.into_iter().enumerate() {
        let (x, y) = (first.0 + 3 * (n % in_row) as u16, first.1 + (n / in_row) as u16);
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
    Some((*free.get(free.len() / 2)?, top, Ground::Wall))
}
