//! The pictures of a table that there can be in the help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::pages::{Block, Is, Part, Row};
use super::{BESIDE, CLOSE, SAID};
use crate::fit::columns;
use crate::rules::Kind;
use crate::ui::Sand;
use crate::ui::canvas::Pen;
use crate::ui::cards::legend;
use crate::ui::lesson::Light;
use crate::ui::sample::{self, Sample};
use crate::ui::signs;
use crate::ui::theme::Depth;

/// A picture of a table.
#[derive(Clone, Copy)]
pub enum Picture {
    /// In letters, some of them in color.
    Written,
    /// Drawn with the pieces of a card game, in so many columns and rows.
    Cards(u16, u16),
    /// A part of a table.
    Sample(&'static Sample),
}

impl Picture {
    /// All there are of a game in at most so many columns and rows, the largest first: drawn with
    /// its pieces where these say more than letters. Beside or below each is room for what is
    /// said about it.
    pub fn all(pen: &Pen, kind: Kind, room: (u16, u16)) -> Vec<Picture> {
        let has_room = |&(wide, high): &(u16, u16)| {
            wide + CLOSE + BESIDE <= room.0 || high + 1 + SAID as u16 <= room.1
        };
        let is_mono = pen.theme.depth == Depth::Mono;
        let size = |it: &&Sample| (it.shown.width, it.shown.height);
        // Where brackets tell whose a tile is, all of them are shown if there is room.
        let is_clear =
            |it: &&Sample| kind != Kind::Tiles || pen.shows_owners() || it.has_brackets();
        let fitting = || sample::fitting(kind, room);
        let samples = fitting().filter(|it| has_room(&size(it)) && is_clear(it));
        let drawn: Vec<Picture> = match kind {
            Kind::Cards if is_mono => Vec::new(),
            Kind::Cards => {
                let names = legend::names(pen);
                let sizes = legend::sizes(room, names).filter(has_room);
                sizes.map(|(wide, high)| Picture::Cards(wide, high)).collect()
            }
            Kind::Pyramids if is_mono || pen.theme.ascii => Vec::new(),
            Kind::Tiles | Kind::Pyramids => samples.map(Picture::Sample).collect(),
        };
        match kind {
            _ if !drawn.is_empty() => drawn,
            // What is said about it stands on the next page.
            Kind::Tiles => vec![fitting().next().map_or(Picture::Written, Picture::Sample)],
            Kind::Cards | Kind::Pyramids => vec![Picture::Written],
        }
    }

    /// Its columns and rows.
    pub fn size(self, pen: &Pen, kind: Kind) -> (u16, u16) {
        match self {
            Picture::Written => {
                let rows = pen.language.games().game(kind).picture.rows;
                let wide = rows.iter().map(|row| columns(row)).max().unwrap_or(0);
                (wide as u16, rows.len() as u16)
            }
            Picture::Cards(wide, high) => (wide, high),
            Picture::Sample(sample) => (sample.shown.width, sample.shown.height),
        }
    }

    /// Its rows on a page.
    pub fn rows(self, pen: &Pen, kind: Kind) -> Vec<Row> {
        match self {
            Picture::Written => {
                let rows = pen.language.games().game(kind).picture.rows.iter();
                rows.map(|row| vec![Part::new(*row, Is::Picture)]).collect()
            }
            _ => {
                let (wide, high) = self.size(pen, kind);
                (0..high).map(|row| vec![Part::new("", Is::Drawn(row, wide))]).collect()
            }
        }
    }

    /// What is drawn of it with the pieces of the table.
    pub fn draw(self, pen: &mut Pen, kind: Kind) -> Buffer {
        let (wide, high) = match self {
            Picture::Written => (0, 0),
            _ => self.size(pen, kind),
        };
        let area = Rect::new(0, 0, wide, high);
        let mut drawn = Buffer::empty(area);
        let mut pen = Pen {
            buf: &mut drawn,
            theme: pen.theme,
            language: pen.language,
            hits: &mut Vec::new(),
            cut: pen.cut,
            sand: &mut Sand::default(),
            light: &mut Light::default(),
            is_bare: false,
        };
        match self {
            Picture::Written => {}
            Picture::Cards(..) => legend::draw(&mut pen, area),
            Picture::Sample(sample) => sample::draw(&mut pen, kind, sample),
        }
        drawn
    }
}

/// Leaves a free row between signs that would grow together.
pub fn aired(pen: &Pen, kind: Kind, legend: &mut [Block]) {
    let drawn = super::said(pen, kind).map(|(sign, _)| signs::is_drawn(pen, kind, sign));
    let drawn: Vec<bool> = drawn.collect();
    for (block, pair) in legend.iter_mut().skip(1).zip(drawn.windows(2)) {
        block.is_apart = pair == [true; 2];
    }
}
