//! The disc of sand, and the path in it: a lighter band that melts into the sand behind
//! the last pawn.

use ratatui::layout::Rect;
use ratatui::style::Color as Ink;

use super::spiral::{Spiral, radius};
use crate::rules::pyramids::{Place, Places};
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// How far the band reaches from the middle of a place, and the sand beyond it, in columns.
const BAND: f32 = 1.25;
const SHORE: f32 = 2.4;

/// A grid of half cells, each as high as it is wide.
struct Grid {
    width: usize,
    cells: Vec<Option<Ground>>,
}

impl Grid {
    /// Lays a ground on everything near the way from one point to another.
    fn lay(&mut self, from: (f32, f32), to: (f32, f32), reach: f32, ground: Ground) {
        let height = self.cells.len() / self.width;
        let range = |a: f32, b: f32, most: usize| {
            let least = (a.min(b) - reach).floor().max(0.0) as usize;
            least..((a.max(b) + reach).ceil() as usize + 1).min(most)
        };
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).max(f32::EPSILON);
        for row in range(from.1, to.1, height) {
            for column in range(from.0, to.0, self.width) {
                let (x, y) = (column as f32 + 0.5 - from.0, row as f32 + 0.5 - from.1);
                let along = ((x * dx + y * dy) / length).clamp(0.0, 1.0);
                if (x - along * dx).hypot(y - along * dy) <= reach {
                    self.cells[row * self.width + column] = Some(ground);
                }
            }
        }
    }
}

/// Draws the sand; the path only along these places.
pub fn draw(pen: &mut Pen, spiral: &Spiral, face: u16, area: Rect, under_way: Places) {
    let grid = lay(spiral, face, area, under_way);
    if pen.theme.ground(Ground::Field).is_none() {
        return draw_band(pen, &grid, area);
    }
    let cloth = pen.theme.ground(Ground::Cloth).unwrap_or(Ink::Reset);
    let ink = |ground: Option<Ground>| ground.and_then(|ground| pen.theme.ground(ground));
    for row in 0..area.height {
        for column in 0..area.width {
            let half = |n: usize| {
                let row = 2 * usize::from(row) + n;
                ink(grid.cells[row * grid.width + usize::from(column)])
            };
            let upper = half(0);
            // Without half blocks a cell has one color.
            let lower = if pen.theme.ascii { upper } else { half(1) };
            let (symbol, fg, bg) = match (upper, lower) {
                (None, None) => continue,
                (Some(a), Some(b)) if a == b => (" ", None, a),
                (Some(a), b) => ("▀", Some(a), b.unwrap_or(cloth)),
                (None, Some(b)) => ("▄", Some(b), cloth),
            };
            if let Some(cell) = pen.buf.cell_mut((area.x + column, area.y + row)) {
                cell.set_symbol(symbol).set_bg(bg);
                if let Some(fg) = fg {
                    cell.set_fg(fg);
                }
            }
        }
    }
}

/// Draws the path alone, with a character where there are no grounds.
fn draw_band(pen: &mut Pen, grid: &Grid, area: Rect) {
    let symbol = pen.theme.glyph("░", ":");
    let style = pen.theme.muted(Ground::Mountain);
    for (row, halves) in (area.y..).zip(grid.cells.chunks(2 * grid.width)) {
        let (upper, lower) = halves.split_at(grid.width);
        for (column, (upper, lower)) in (area.x..).zip(upper.iter().zip(lower)) {
            let is_path = [upper, lower]
                .iter()
                .all(|half| **half == Some(Ground::Mountain));
            if let Some(cell) = pen.buf.cell_mut((column, row)).filter(|_| is_path) {
                cell.set_symbol(symbol).set_style(style);
            }
        }
    }
}

fn lay(spiral: &Spiral, face: u16, area: Rect, under_way: Places) -> Grid {
    let (width, height) = (usize::from(area.width), 2 * usize::from(area.height));
    let unit = |n: usize, of: usize| (n as f32 + 0.5) / (of as f32 / 2.0) - 1.0;
    let is_disc = |n: usize| radius(unit(n % width, width), unit(n / width, height)) <= 1.0;
    let disc = |n: usize| is_disc(n).then_some(Ground::Field);
    let mut grid = Grid {
        width,
        cells: (0..width * height).map(disc).collect(),
    };
    let middle = |place: Place| {
        let (x, y) = spiral.at(place);
        (
            f32::from(x) + f32::from(face) / 2.0,
            2.0 * f32::from(y) + 1.0,
        )
    };
    let places: Vec<Place> = Place::all().collect();
    // A larger path has a broader band.
    let scale = (f32::from(area.height) / 18.0).max(0.9);
    for (ground, reach) in [(Ground::Field, SHORE), (Ground::Mountain, BAND)] {
        for pair in places.windows(2) {
            let is_laid = ground == Ground::Field || under_way.contains(pair[0]);
            if is_laid {
                grid.lay(middle(pair[0]), middle(pair[1]), reach * scale, ground);
            }
        }
    }
    grid
}
