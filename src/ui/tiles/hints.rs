//! Hints where there is no room for a heading above them.

use ratatui::layout::Rect;

use super::layout::Layout;
use super::panel;
use crate::app::Speech;
use crate::app::tiles::{Sentence, TableScene};
use crate::rules::tiles::Game;
use crate::ui::canvas::Pen;
use crate::ui::prompt;

/// Rows of the hints.
const ROWS: u16 = 3;

/// Draws hints below the board: their numbers lie on it, so that they may take the row of its
/// letters. Where that is not enough, their heading stands beside it.
pub fn draw(
    pen: &mut Pen,
    scene: &TableScene,
    layout: &Layout,
    (speech, area): (&Speech<Game, Sentence>, Rect),
) {
    let list = Rect { y: area.bottom() - ROWS, height: ROWS, ..area };
    let above = list.y - 1;
    let letters = Rect { y: layout.prompt.y - 1, height: 1, ..layout.board.area };
    pen.fill(letters, pen.theme.plain());
    let (panel, heading) = match above == letters.y {
        true => (layout.panel, Rect { x: area.x, width: letters.right() - area.x - 2, ..letters }),
        false => {
            let panel = Rect { height: above - layout.panel.y, ..layout.panel };
            (panel, Rect { x: panel.x + 1, y: above, width: panel.width - 1, height: 1 })
        }
    };
    panel::draw(pen, scene, panel);
    prompt::draw_hints(pen, Some(heading), list, speech, scene.names);
}
