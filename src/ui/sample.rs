//! The table of an open game in the middle of it, to be explained in the help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Painter;
use super::canvas::Pen;
use super::theme::Ground;
use crate::app::{App, Settings};
use crate::lessons::Lesson;
use crate::record::AnyRecord;
use crate::rules::Kind;

/// How a table is shown.
struct Sample {
    /// The screen it is drawn for.
    screen: (u16, u16),
    /// The columns and rows of it that are shown, from the upper left.
    shown: (u16, u16),
    /// After how many moves of the lesson.
    moves: usize,
}

impl Sample {
    /// How that of a game is shown on so many columns; the cards have a picture of their own.
    fn of(kind: Kind, width: u16) -> Option<Sample> {
        match kind {
            Kind::Cards => None,
            Kind::Tiles => Some(Sample { screen: (60, 20), shown: (60, 17), moves: 9 }),
            Kind::Pyramids if width < 76 => {
                Some(Sample { screen: (60, 20), shown: (60, 17), moves: 8 })
            }
            Kind::Pyramids => Some(Sample { screen: (80, 24), shown: (76, 19), moves: 8 }),
        }
    }
}

/// Columns that it may take of the margins of a page.
const MARGINS: u16 = 4;

/// Columns and rows of the table of a game on so many columns: none if there is no room for it.
pub fn size(kind: Kind, width: u16) -> (u16, u16) {
    let shown = Sample::of(kind, width).map(|it| it.shown);
    shown.filter(|shown| shown.0 <= width + MARGINS).unwrap_or_default()
}

/// Draws it on so many columns.
pub fn draw(pen: &mut Pen, kind: Kind, width: u16) {
    let Some(Sample { screen, shown, moves }) = Sample::of(kind, width) else {
        return;
    };
    let record: AnyRecord = match Lesson::of(kind).record() {
        AnyRecord::Tiles(record) => record.up_to(moves).into(),
        AnyRecord::Pyramids(record) => record.up_to(moves).into(),
        record => record,
    };
    let app = App::resume(Settings::default(), Box::new(|| 0), record, None);
    let mut table = Buffer::empty(Rect::new(0, 0, screen.0, screen.1));
    let mut painter = Painter { is_bare: true, ..Painter::new(pen.theme, pen.language) };
    painter.draw(&app.scene(), &mut table);
    let sheet = pen.theme.on(Ground::Sheet);
    pen.fill(pen.buf.area, sheet);
    for at in Rect::new(0, 0, shown.0, shown.1).positions() {
        if let Some(cell) = pen.buf.cell_mut(at) {
            *cell = table[at].clone();
        }
    }
}
