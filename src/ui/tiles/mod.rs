//! The tile table.

mod board;
mod disc;
mod layout;
mod marks;
mod panel;
mod picture;
mod result;
mod small;
mod token;

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::frame::Frame;
use super::prompt;
use crate::app::tiles::TableScene;
use crate::app::{Saving, Speech};
use crate::rules::Player;
use crate::rules::tiles::Game;
use crate::texts::Spoken;
pub use disc::{Measures, Part};
use layout::{Board, HINTS, Layout};

/// Draws the table, or the score once it is time for that.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, frame: &Frame) {
    if let Some(verdict) = &scene.verdict {
        return result::draw(pen, scene, saving, verdict, frame);
    }
    let layout = Layout::of(frame);
    let mut speech = scene.speech();
    let area = prompt::room(layout.prompt, &speech);
    if let (Speech::Hints(..), ..=HINTS, false) = (&speech, area.height, pen.is_bare) {
        return draw_hinted(pen, scene, &layout, &speech);
    }
    board::draw(pen, scene, &layout.board);
    let is_told = panel::draw(pen, scene, layout.panel);
    pen.light(pen.buf.area);
    // What stands beside the board is not told again.
    if let (Speech::Prompt(prompt), true) = (&mut speech, is_told) {
        prompt.recap.clear();
    }
    prompt::draw(pen, area, &speech, scene.names);
    if area.height > 1 {
        prompt::lower(pen, layout.prompt, &speech);
    }
    prompt::lay_sheet(pen, layout.prompt);
}

/// Draws the table with hints that leave no room for their heading: where nothing is free above
/// them, that stands below both players. Only on a small screen hints hide the names of the
/// columns.
fn draw_hinted(
    pen: &mut Pen,
    scene: &TableScene,
    layout: &Layout,
    speech: &Speech<Game, <Game as Spoken>::Sentence>,
) {
    let (panel, prompt) = (layout.panel, layout.prompt);
    let rows = Rect { y: prompt.bottom() - HINTS, height: HINTS, ..prompt };
    let (letters, above) = (layout.board.letters, rows.y - 1);
    let (heading, top) = match above > letters {
        true => (Rect { y: above, height: 1, ..rows }, above),
        false => (Rect::new(panel.x, letters - 1, pen.buf.area.right() - panel.x, 1), rows.y),
    };
    board::draw(pen, scene, &layout.board);
    // Where there is room, it is apart from what happened.
    let rest = heading.y - u16::from(top > letters) - panel.y;
    panel::draw(pen, scene, Rect { height: panel.height.min(rest), ..panel });
    let covered = Rect::new(0, top, pen.buf.area.width, rows.bottom() - top);
    pen.fill(covered, pen.theme.plain());
    prompt::draw_hints(pen, Some(heading), rows, speech, scene.names);
    prompt::lay_sheet(pen, covered);
}

/// Rows of a disc beyond those of its tiles, at least.
const EDGES: u16 = 3;

/// Draws a mandala as it is dealt, as the picture of the game.
pub fn draw_picture(pen: &mut Pen, area: Rect) {
    let game = Game::deal(42, Player::One);
    let board = match Board::within(area) {
        // The smallest tiles with letters leave no room for the edge of the disc.
        board if 8 * board.row + EDGES > area.height && pen.has_blocks() => {
            return small::draw(pen, &game, area);
        }
        // There it lies in the air around.
        board if 8 * board.row == area.height => Board::within(Rect {
            y: area.y.saturating_sub(1),
            width: area.width + 1,
            height: area.height + 1,
            ..area
        }),
        board => board,
    };
    board::draw_picture(pen, &game, &board);
}
