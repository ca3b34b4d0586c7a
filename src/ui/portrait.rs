//! A picture to send: what lies on the table or on top of it, with a title above and a margin
//! around, and nothing that asks for keys.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Color as Ink;

use super::Painter;
use super::theme::{Ground, Theme};
use crate::app::App;
use crate::texts::Language;

/// The screen that is drawn, whatever that of the players is.
const SIZE: (u16, u16) = (136, 42);
/// Columns and rows around it.
const MARGIN: (u16, u16) = (4, 2);
/// Rows of the title, which is no part of the cells, and of the air below it.
const TITLE: u16 = 5;

/// A picture to send.
pub struct Portrait {
    /// The picture, with room for the title at its top.
    pub cells: Buffer,
    /// Which game it is and who plays, with the inks of both and of a line below.
    pub title: Option<([String; 2], [Ink; 3])>,
}

/// Draws what may be shown now as a picture to send.
pub fn portrait(app: &App, theme: Theme, language: &'static dyn Language) -> Portrait {
    let mut drawn = Buffer::empty(Rect::new(0, 0, SIZE.0, SIZE.1));
    let mut painter = Painter { is_bare: true, ..Painter::new(theme, language) };
    painter.draw(&app.scene(), &mut drawn);
    // The last row above the keys, where nothing is drawn.
    let ground = drawn[(SIZE.0 - 1, SIZE.1 - 2)].bg;
    let shown = used(&drawn, ground);
    let words = language.files();
    let title = app.caption().map(|caption| {
        let styles = [theme.muted(Ground::Cloth), theme.strong(), theme.gold(Ground::Cloth)];
        let inks = styles.map(|style| style.fg.unwrap_or_default());
        ([words.picture_title(&caption), words.picture_of(&caption)], inks)
    });
    let above = MARGIN.1 + if title.is_some() { TITLE } else { 0 };
    let area = Rect::new(0, 0, shown.width + 2 * MARGIN.0, above + shown.height + MARGIN.1);
    let mut blank = Cell::EMPTY;
    blank.set_bg(ground);
    let mut cells = Buffer::filled(area, blank);
    for at in shown.positions() {
        let place = (at.x - shown.x + MARGIN.0, at.y - shown.y + above);
        cells[place] = drawn[at].clone();
    }
    Portrait { cells, title }
}

/// The part of a picture that is not empty.
fn used(drawn: &Buffer, ground: Ink) -> Rect {
    let is_used = |at: &Position| {
        let cell = &drawn[*at];
        cell.symbol() != " " || cell.bg != ground
    };
    // The row of the keys belongs to no sheet.
    let rows = Rect { height: drawn.area.height - 1, ..drawn.area };
    let used = || rows.positions().filter(is_used);
    let [left, right] = [used().map(|at| at.x).min(), used().map(|at| at.x).max()];
    let [top, bottom] = [used().map(|at| at.y).min(), used().map(|at| at.y).max()];
    match (left, right, top, bottom) {
        (Some(left), Some(right), Some(top), Some(bottom)) => {
            Rect::new(left, top, right + 1 - left, bottom + 1 - top)
        }
        _ => rows,
    }
}
