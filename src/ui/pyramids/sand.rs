//! The wall, and the path in it: a lighter band that melts into the wall behind the last
//! pawn.

use std::cell::Cell;
use std::rc::Rc;

use ratatui::layout::Rect;

use super::lanes::WALL;
use super::spiral::Spiral;
use crate::rules::pyramids::{Place, Places};
use crate::ui::canvas::Pen;
use crate::ui::raster::Raster;
use crate::ui::theme::{Depth, Ground};

/// A part of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Cloth,
    Wall,
    /// The path near the place of this number.
    Path(u8),
    /// Where pawns wait.
    Yard,
}

/// What of the path is in use.
#[derive(Clone, Copy, Debug)]
pub struct Walked {
    /// The places over which somebody may still walk.
    pub under_way: Places,
    /// Whether somebody waits at its beginning.
    pub is_yard: bool,
}

/// Draws the sand; the path only where it is in use.
pub fn draw(pen: &mut Pen, spiral: &Spiral, area: Rect, walked: Walked) {
    let raster = laid(pen, spiral);
    let (width, height) = with_wall(spiral);
    let outer = Rect { x: area.x - 1, y: area.y - 1, width, height };
    let is_laid =
        |number: u8| Place::new(number).is_some_and(|place| walked.under_way.contains(place));
    let is_basic = pen.theme.depth == Depth::Basic;
    let [wall, path, passed] = [wall(pen), Ground::Mountain, Ground::Passed]
        .map(|ground| pen.theme.ground(ground).filter(|_| !is_basic || ground != Ground::Passed));
    let ink = |part: Part| match part {
        Part::Cloth => None,
        Part::Path(number) if is_laid(number) => path,
        Part::Path(_) => passed,
        Part::Yard if walked.is_yard => path,
        Part::Yard | Part::Wall => wall,
    };
    let is_mono = pen.theme.depth == Depth::Mono;
    if !is_mono && !pen.theme.ascii {
        raster.draw(pen, outer, ink);
        if !is_basic {
            return;
        }
    }
    let symbol = pen.theme.glyph("░", ":");
    if is_mono && spiral.yard().is_some() {
        return draw_chain(pen, spiral, area, walked.under_way, symbol);
    }
    for at in outer.intersection(pen.buf.area).positions() {
        let (x, y) = (at.x - outer.x, 2 * (at.y - outer.y));
        // Whole cells: the path is where both halves of one are.
        let part = match (raster.part(x, y), raster.part(x, y + 1)) {
            (Some(Part::Path(number)), Some(Part::Path(_))) => Part::Path(number),
            (Some(Part::Yard), Some(Part::Yard)) => Part::Yard,
            (Some(Part::Cloth), _) | (_, Some(Part::Cloth)) => Part::Cloth,
            _ => Part::Wall,
        };
        match part {
            Part::Path(number) if is_mono && is_laid(number) => {
                pen.buf[at].set_symbol(symbol);
            }
            // There are too few colors for another ground.
            Part::Path(number) if is_basic && !is_laid(number) => {
                pen.text(at.x, at.y, symbol, pen.theme.track());
            }
            _ if is_basic && !pen.theme.ascii => {}
            part => pen.halves(at.x, at.y, ink(part), ink(part)),
        }
    }
}

/// Joins the places in lanes to a chain, as broad as these: a lane without colors would be
/// gray scraps around what stands there.
fn draw_chain(pen: &mut Pen, spiral: &Spiral, area: Rect, under_way: Places, symbol: &str) {
    let (width, height) = spiral.face;
    let face = |place: Place| {
        let (x, y) = spiral.at(place);
        Rect::new(area.x + x, area.y + y, width, height)
    };
    for (one, two) in Place::all().zip(Place::all().skip(1)) {
        if under_way.contains(one) {
            let link = face(one).union(face(two)).intersection(pen.buf.area);
            for at in link.positions() {
                pen.buf[at].set_symbol(symbol);
            }
        }
    }
}

/// On what is written in the wall: it has no color of its own where there are but sixteen.
pub fn wall(pen: &Pen) -> Ground {
    if pen.theme.depth == Depth::Basic { Ground::Cloth } else { Ground::Wall }
}

/// Columns and rows of the path with what of the wall lies around it: below a curve, too.
fn with_wall(spiral: &Spiral) -> (u16, u16) {
    let (width, height) = spiral.size;
    (width + 2, height + if spiral.is_curve() { 2 } else { 1 })
}

fn laid(pen: &mut Pen, spiral: &Spiral) -> Rc<Raster<Part>> {
    pen.sand.path.of(spiral.size, |_| lay(spiral, with_wall(spiral)))
}

/// What lies at a cell of the path's area, to write on it.
pub fn ground(pen: &mut Pen, spiral: &Spiral, (column, row): (u16, u16)) -> Ground {
    match laid(pen, spiral).part(column + 1, 2 * row + 2) {
        Some(Part::Wall) => wall(pen),
        Some(Part::Path(_) | Part::Yard) => Ground::Mountain,
        _ => Ground::Cloth,
    }
}

/// Whether a cell of the path's area lies in the wall alone.
pub fn is_wall(pen: &mut Pen, spiral: &Spiral, at: (u16, u16)) -> bool {
    at.0 <= spiral.size.0 && are_halves(pen, spiral, at, |part| part == Part::Wall)
}

/// Whether it lies in the path alone.
pub fn is_path(pen: &mut Pen, spiral: &Spiral, at: (u16, u16)) -> bool {
    are_halves(pen, spiral, at, |part| matches!(part, Part::Path(_)))
}

fn are_halves(
    pen: &mut Pen,
    spiral: &Spiral,
    (column, row): (u16, u16),
    is_meant: impl Fn(Part) -> bool,
) -> bool {
    let raster = laid(pen, spiral);
    [2, 3].iter().all(|half| raster.part(column + 1, 2 * row + half).is_some_and(&is_meant))
}

fn lay(spiral: &Spiral, size: (u16, u16)) -> Raster<Part> {
    if spiral.is_in_rows() {
        return Raster::new(size, |x, y| in_rows(spiral, x - 1.0, y - 2.0));
    }
    let band = spiral.band();
    let last = Cell::new((f32::NAN, f32::NAN, 0.0, 0));
    Raster::new(size, |x, y| {
        let (x, y) = (x - 1.0, y - 2.0);
        let (column, row) = (x.floor(), y.floor());
        // Only near its edge is the band different within a half cell.
        let (at_x, at_y, mut far, mut piece) = last.get();
        if (at_x, at_y) != (column, row) {
            (far, piece) = spiral.nearest(column + 0.5, row + 0.5, None);
            last.set((column, row, far, piece));
        }
        if (far - band).abs() < 0.8 {
            far = spiral.nearest(x, y, Some(piece)).0;
        }
        let has_wall = spiral.has_within(x, y) || (spiral.is_curve() && far <= band + 1.0);
        // Above the first lane, there is at least half a row of the wall.
        match far <= band && (spiral.is_curve() || y >= WALL) {
            true => Part::Path(spiral.place_of(piece)),
            false if spiral.has_in_yard(x, y) => Part::Yard,
            false if has_wall => Part::Wall,
            false => Part::Cloth,
        }
    })
}

/// A path in rows: a band a row, and its beginning and end.
fn in_rows(spiral: &Spiral, x: f32, y: f32) -> Part {
    let (column, row) = (x.floor() as i32, (y / 2.0).floor() as i32);
    let mut places = Place::all().filter(|&place| {
        let (x, y) = spiral.at(place);
        let (x, y) = (i32::from(x), i32::from(y));
        y == row && (x..x + 3).contains(&column)
    });
    match places.next() {
        Some(place) => Part::Path(place.number()),
        None => Part::Cloth,
    }
}
