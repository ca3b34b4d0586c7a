//! The table of an open game in the middle of it, to be explained in the help.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Painter;
use super::canvas::Pen;
use crate::app::{App, Settings};
use crate::lessons::Lesson;
use crate::record::AnyRecord;
use crate::rules::Kind;

/// The columns and rows of a table that are shown, from the upper left, and the screen it is
/// drawn for.
type Sample = ((u16, u16), (u16, u16));

/// Those of a game, the largest first; the cards have a picture of their own.
fn samples(kind: Kind) -> &'static [Sample] {
    match kind {
        Kind::Cards => &[],
        Kind::Tiles => &[((118, 33), (120, 38)), ((98, 26), (100, 30)), ((60, 17), (60, 20))],
        Kind::Pyramids => &[
            ((120, 33), (120, 38)),
            ((100, 26), (100, 30)),
            ((76, 19), (80, 24)),
            ((60, 17), (60, 20)),
        ],
    }
}

/// Columns that it may take of the margins of a page.
pub const MARGINS: u16 = 4;

/// Columns and rows of the table of a game on so many: none if there is no room for it.
pub fn size(kind: Kind, (width, height): (u16, u16)) -> (u16, u16) {
    let mut sizes = samples(kind).iter().map(|&(shown, _)| shown);
    sizes.find(|&(wide, high)| wide <= width + MARGINS && high <= height).unwrap_or_default()
}

/// Draws the one of this size.
pub fn draw(pen: &mut Pen, kind: Kind) {
    let shown = pen.buf.area;
    let sizes = samples(kind).iter();
    let Some((_, screen)) = sizes.copied().find(|&(size, _)| size == (shown.width, shown.height))
    else {
        return;
    };
    let record: AnyRecord = match Lesson::of(kind).record() {
        AnyRecord::Tiles(record) => record.up_to(9).into(),
        AnyRecord::Pyramids(record) => record.up_to(8).into(),
        record => record,
    };
    let app = App::resume(Settings::default(), Box::new(|| 0), record, None);
    let mut table = Buffer::empty(Rect::new(0, 0, screen.0, screen.1));
    let mut painter = Painter { is_bare: true, ..Painter::new(pen.theme, pen.language) };
    painter.draw(&app.scene(), &mut table);
    for at in shown.positions() {
        pen.buf[at] = table[at].clone();
    }
}
