//! The tile table.

mod board;
mod layout;
mod marks;
mod panel;
mod picture;
mod result;

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::frame::Frame;
use super::prompt;
use crate::app::tiles::TableScene;
use crate::app::{Saving, Speech};
use crate::rules::Player;
use crate::rules::tiles::Game;
use layout::{Board, Layout};
pub use picture::{Measures, Part};

/// Draws the table, or the score once it is time for that.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, frame: &Frame) {
    if let Some(verdict) = &scene.verdict {
        return result::draw(pen, scene, saving, verdict, frame);
    }
    let layout = Layout::of(frame);
    let mut speech = scene.speech();
    let area = prompt::room(layout.prompt, &speech);
    board::draw(pen, scene, &layout.board);
    if let (Speech::Hints(..), ..4) = (&speech, area.height) {
        // Three rows and their heading, on the names of the columns; or, where there are fewer,
        // that beside the board.
        let above = 3_u16.saturating_sub(area.height);
        let area = Rect { y: area.y - above, height: area.height + above, ..area };
        let panel = Rect { height: layout.panel.height - above - 1, ..layout.panel };
        let heading = Rect { y: panel.bottom(), height: 1, ..if above > 0 { panel } else { area } };
        let sheet = if above > 0 { area } else { heading.union(area) };
        pen.fill(Rect { x: 0, width: pen.buf.area.width, ..sheet }, pen.theme.plain());
        panel::draw(pen, scene, panel);
        prompt::draw_hints(pen, Some(heading), area, &speech, scene.names);
        pen.lay_sheet(Rect { x: heading.x - 1, width: pen.buf.area.width, ..heading });
        return prompt::lay_sheet(pen, sheet);
    }
    panel::draw(pen, scene, layout.panel);
    pen.light(pen.buf.area);
    if let (Speech::Prompt(prompt), 3..) = (&mut speech, area.height) {
        // Where there is room, this stands beside the board.
        prompt.recap.clear();
    }
    prompt::draw(pen, area, &speech, scene.names);
    prompt::lay_sheet(pen, layout.prompt);
}

/// Draws a mandala as it is dealt, as the picture of the game.
pub fn draw_picture(pen: &mut Pen, area: Rect) {
    let game = Game::deal(42, Player::One);
    board::draw_picture(pen, &game, &Board::within(area));
}
