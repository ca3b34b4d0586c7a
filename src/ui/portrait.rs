//! A picture to send: what lies on the table or on top of it, with a title above and a margin
//! around, and nothing that asks for keys.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Color as Ink;

use super::Painter;
use super::theme::Theme;
use crate::app::App;
use crate::fit::wrap;
use crate::texts::Language;

/// The screen that is drawn, whatever that of the players is.
const SIZE: (u16, u16) = (136, 42);
/// Columns and rows around it, and rows below its title.
const MARGIN: (u16, u16) = (4, 2);
const BELOW_TITLE: u16 = 1;

/// Draws what may be shown now as a picture to send.
pub fn portrait(app: &App, theme: Theme, language: &'static dyn Language) -> Buffer {
    let mut drawn = Buffer::empty(Rect::new(0, 0, SIZE.0, SIZE.1));
    let mut painter = Painter { is_bare: true, ..Painter::new(theme, language) };
    painter.draw(&app.scene(), &mut drawn);
    // The last row above the keys, where nothing is drawn.
    let ground = drawn[(SIZE.0 - 1, SIZE.1 - 2)].bg;
    let shown = used(&drawn, ground);
    let words = language.files();
    let title = app.caption().map_or_else(Vec::new, |caption| {
        vec![words.picture_title(&caption), words.picture_of(&caption)]
    });
    let lines: Vec<(String, bool)> = { title.iter().zip([true, false]) }
        .flat_map(|(text, is_first)| {
            let lines = wrap(text, shown.width.into()).into_iter();
            lines.map(move |line| (line, is_first))
        })
        .collect();
    let above = MARGIN.1 + lines.len() as u16 + BELOW_TITLE;
    let area = Rect::new(0, 0, shown.width + 2 * MARGIN.0, above + shown.height + MARGIN.1);
    let mut blank = Cell::EMPTY;
    blank.set_bg(ground);
    let mut picture = Buffer::filled(area, blank);
    for (y, (line, is_first)) in (MARGIN.1..).zip(&lines) {
        let style = if *is_first { theme.strong() } else { theme.plain() };
        picture.set_string(MARGIN.0, y, line, style.bg(ground));
    }
    for at in shown.positions() {
        let place = (at.x - shown.x + MARGIN.0, at.y - shown.y + above);
        picture[place] = drawn[at].clone();
    }
    picture
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
