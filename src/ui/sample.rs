//! The table of an open game in the middle of it, to be explained in the help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Painter;
use super::canvas::Pen;
use crate::app::{App, Settings};
use crate::lessons::Lesson;
use crate::record::AnyRecord;
use crate::rules::Kind;

/// A part of a table, and the screen it is drawn for.
pub struct Sample {
    pub shown: Rect,
    screen: (u16, u16),
}

impl Sample {
    const fn of(shown: Rect, screen: (u16, u16)) -> Sample {
        Sample { shown, screen }
    }

    /// Whether a tile has room for both brackets around it.
    pub fn has_brackets(&self) -> bool {
        self.screen.0 >= 80
    }
}

const TILES: &[Sample] = &[
    Sample::of(Rect::new(0, 0, 118, 33), (120, 38)),
    Sample::of(Rect::new(0, 0, 98, 26), (100, 30)),
    // Without the upper edge of the disc.
    Sample::of(Rect::new(0, 1, 80, 18), (80, 24)),
    // With the upper edge of the disc, and without.
    Sample::of(Rect::new(0, 0, 60, 18), (60, 21)),
    Sample::of(Rect::new(0, 0, 60, 17), (60, 20)),
    // The board alone.
    Sample::of(Rect::new(0, 0, 35, 17), (60, 20)),
    // Where there is a row less, without the names of the columns.
    Sample::of(Rect::new(0, 0, 60, 16), (60, 20)),
];

// A smaller screen shows the path as rows, which say less than the written picture.
const PYRAMIDS: &[Sample] = &[
    Sample::of(Rect::new(0, 0, 120, 33), (120, 38)),
    Sample::of(Rect::new(0, 0, 100, 26), (100, 30)),
    Sample::of(Rect::new(0, 0, 80, 19), (80, 24)),
];

/// Those of a game in at most so many columns and rows, the largest first; the cards have a
/// picture of their own.
pub fn fitting(kind: Kind, (width, height): (u16, u16)) -> impl Iterator<Item = &'static Sample> {
    let all = match kind {
        Kind::Cards => &[][..],
        Kind::Tiles => TILES,
        Kind::Pyramids => PYRAMIDS,
    };
    all.iter().filter(move |it| it.shown.width <= width && it.shown.height <= height)
}

/// Draws one.
pub fn draw(pen: &mut Pen, kind: Kind, sample: &Sample) {
    let record: AnyRecord = match Lesson::of(kind).record() {
        AnyRecord::Tiles(record) => record.up_to(9).into(),
        AnyRecord::Pyramids(record) => record.up_to(8).into(),
        record => record,
    };
    let app = App::resume(Settings::default(), Box::new(|| 0), record, None);
    let mut table = Buffer::empty(Rect::new(0, 0, sample.screen.0, sample.screen.1));
    let mut painter = Painter { is_bare: true, ..Painter::new(pen.theme, pen.language) };
    painter.draw(&app.scene(), &mut table);
    let shown = sample.shown;
    for at in pen.buf.area.positions() {
        pen.buf[at] = table[(shown.x + at.x, shown.y + at.y)].clone();
    }
}
