//! Sand: shapes as functions of a point, in half cells.
//!
//! A half cell is as high as it is wide. Where a terminal has 24 bits of color, the edges
//! between two parts of a shape are mixed; where it has fewer, they are hard. Nothing here
//! depends on the game, so a raster is made once for a size and kept.

use std::rc::Rc;

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Style};

use super::canvas::Pen;
use super::theme::{Depth, Ground, mixed};

/// Samples of a half cell, across and down.
const SAMPLES: u16 = 4;

/// Those in the corners and the middle.
const LOOKED_AT: [u16; 5] =
    [SAMPLES - 1, SAMPLES + 1, 2 * SAMPLES + 2, 3 * SAMPLES, 4 * SAMPLES - 1];

/// In how many steps two inks are mixed: more can hardly be told apart, and cost a slow
/// line their bytes.
const STEPS: u8 = 4;

/// What covers a half cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cover<P> {
    /// The part that covers most of it.
    most: P,
    /// The one that covers most of the rest.
    other: P,
    /// How many eighths that covers.
    eighths: u8,
}

/// The parts of a shape, half cell by half cell.
#[derive(Debug)]
pub struct Raster<P> {
    width: u16,
    covers: Vec<Cover<P>>,
}

impl<P: Copy + PartialEq> Raster<P> {
    /// A shape on so many columns and rows; the units of a point are half cells.
    pub fn new((width, rows): (u16, u16), part: impl Fn(f32, f32) -> P) -> Raster<P> {
        let places = (0..2 * rows).flat_map(|y| (0..width).map(move |x| (x, y)));
        Raster { width, covers: places.map(|at| Cover::of(at, &part)).collect() }
    }

    /// The same with hard edges: each half cell is of the part in its middle.
    pub fn hard((width, rows): (u16, u16), part: impl Fn(f32, f32) -> P) -> Raster<P> {
        let places = (0..2 * rows).flat_map(|y| (0..width).map(move |x| (x, y)));
        let covers = places.map(|(x, y)| {
            let most = part(f32::from(x) + 0.5, f32::from(y) + 0.5);
            Cover { most, other: most, eighths: 0 }
        });
        Raster { width, covers: covers.collect() }
    }

    /// The part that covers most of a half cell.
    pub fn part(&self, x: u16, half_row: u16) -> Option<P> {
        let index = usize::from(half_row) * usize::from(self.width) + usize::from(x);
        self.covers.get(index).map(|cover| cover.most)
    }

    /// Draws it; parts without an ink are cloth.
    pub fn draw(&self, pen: &mut Pen, area: Rect, ink: impl Fn(P) -> Option<Ink>) {
        let (cloth, is_ascii) = (pen.theme.ground(Ground::Cloth), pen.theme.ascii);
        let blend = |cover: &Cover<P>| {
            let most = ink(cover.most);
            if cover.eighths == 0 || is_ascii {
                return most;
            }
            match (most.or(cloth), ink(cover.other).or(cloth)) {
                (Some(a), Some(b)) if a != b => mixed(a, b, cover.eighths).or(most),
                _ => most,
            }
        };
        let (width, middle) = (usize::from(self.width), area.y + area.height / 2);
        for (y, halves) in (area.y..area.bottom()).zip(self.covers.chunks(2 * width)) {
            let (upper, lower) = halves.split_at(width);
            for (x, (upper, lower)) in (area.x..area.right()).zip(upper.iter().zip(lower)) {
                let (above, below) = (blend(upper), blend(lower));
                if !is_ascii {
                    pen.halves(x, y, above, below);
                    continue;
                }
                // There are no half blocks: the half that is further out decides.
                let whole = if y < middle { above.or(below) } else { below.or(above) };
                pen.halves(x, y, whole, whole);
            }
        }
    }
}

impl<P: Copy + PartialEq> Cover<P> {
    fn of((x, y): (u16, u16), part: impl Fn(f32, f32) -> P) -> Cover<P> {
        let at =
            |n: u16, sample: u16| f32::from(n) + (f32::from(sample) + 0.5) / f32::from(SAMPLES);
        let sample = |sample: u16| part(at(x, sample % SAMPLES), at(y, sample / SAMPLES));
        // Where the corners and the middle are of one part, so is the rest: no line of a
        // shape is thinner than what lies between them.
        let most = sample(0);
        if LOOKED_AT.iter().all(|&number| sample(number) == most) {
            return Cover { most, other: most, eighths: 0 };
        }
        // More parts than these meet in no half cell, or so little that it is not seen.
        let mut found: [Option<(P, u8)>; 4] = [None; 4];
        for number in 0..SAMPLES * SAMPLES {
            let part = sample(number);
            let mut places = found.iter_mut();
            let place = places.find(|it| it.is_none_or(|(known, _)| known == part));
            if let Some(place) = place {
                *place = Some((part, place.map_or(0, |(_, count)| count) + 1));
            }
        }
        found.sort_by_key(|it| std::cmp::Reverse(it.map_or(0, |(_, count)| count)));
        let [Some((most, first)), second, ..] = found else {
            // There is at least one sample, and it is in a part.
            return Cover { most, other: most, eighths: 0 };
        };
        let (other, rest) = second.unwrap_or((most, 0));
        let steps = (rest * STEPS + (first + rest) / 2) / (first + rest);
        let eighths = steps * (8 / STEPS);
        Cover { most, other, eighths }
    }
}

impl Pen<'_> {
    /// Whether there are colors to draw with, and blocks that fill parts of cells.
    pub fn has_blocks(&self) -> bool {
        self.theme.depth != Depth::Mono && !self.theme.ascii
    }

    /// Draws parts of cells in the ground of some style, on what lies there: of a cell with two
    /// halves, on the upper one.
    pub fn block(&mut self, x: u16, y: u16, blocks: &str, style: Style) {
        for (x, block) in (x..).zip(blocks.chars()) {
            let (Some(cell), Some(ink)) = (self.buf.cell_mut((x, y)), style.bg) else { return };
            match (cell.symbol(), block) {
                ("▀", '▄') => cell.set_bg(ink),
                ("▀", _) => cell.set_bg(cell.fg).set_char(block).set_fg(ink),
                _ => cell.set_char(block).set_fg(ink),
            };
        }
    }

    /// Draws one half of a cell; the other stays as it is, and so do letters.
    pub fn half(&mut self, x: u16, half_row: u16, ink: Ink) {
        let (y, is_upper) = (half_row / 2, half_row.is_multiple_of(2));
        let Some(cell) = self.buf.cell((x, y)) else { return };
        let (above, below) = match cell.symbol() {
            " " => (cell.bg, cell.bg),
            "▀" => (cell.fg, cell.bg),
            "▄" => (cell.bg, cell.fg),
            _ => return,
        };
        let (above, below) = if is_upper { (ink, below) } else { (above, ink) };
        // As an ink of writing, the terminal's own ground would be that of its letters.
        let known = |ink: Ink| Some(ink).filter(|&ink| ink != Ink::Reset);
        self.halves(x, y, known(above), known(below));
    }

    /// Draws the two halves of a cell, each with its ink or as the cloth shows there.
    pub fn halves(&mut self, x: u16, y: u16, above: Option<Ink>, below: Option<Ink>) {
        let cloth = || self.theme.ground(Ground::Cloth).unwrap_or(Ink::Reset);
        let (symbol, fg, bg) = match (above, below) {
            (None, None) => return,
            (Some(a), Some(b)) if a == b => (" ", None, a),
            (Some(a), b) => ("▀", Some(a), b.unwrap_or_else(cloth)),
            (None, Some(b)) => ("▄", Some(b), cloth()),
        };
        if let Some(cell) = self.buf.cell_mut((x, y)) {
            cell.set_symbol(symbol).set_bg(bg);
            if let Some(fg) = fg {
                cell.set_fg(fg);
            }
        }
    }
}

/// The raster of a shape that was drawn last, with its measures.
#[derive(Debug)]
pub struct Kept<K, P>(Option<(K, Rc<Raster<P>>)>);

impl<K, P> Default for Kept<K, P> {
    fn default() -> Kept<K, P> {
        Kept(None)
    }
}

impl<K: PartialEq, P> Kept<K, P> {
    /// The raster of these measures, made anew only if the last one had others.
    pub fn of(&mut self, measures: K, make: impl FnOnce(&K) -> Raster<P>) -> Rc<Raster<P>> {
        let last = self.0.take().filter(|(of, _)| *of == measures);
        let (measures, raster) = last.unwrap_or_else(|| {
            let raster = Rc::new(make(&measures));
            (measures, raster)
        });
        self.0 = Some((measures, raster.clone()));
        raster
    }
}
