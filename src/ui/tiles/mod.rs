//! The tile table.

mod board;
mod layout;
mod marks;
mod panel;
mod picture;
mod prompt;
mod result;

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::frame::Frame;
use crate::app::Saving;
use crate::app::tiles::TableScene;
use crate::rules::Player;
use crate::rules::tiles::Game;
use crate::texts::tiles::story;
use layout::{Board, Layout};

/// The largest frame that fits: a board may be larger than other tables.
pub fn frame(area: Rect) -> Option<Frame> {
    layout::larger(area).or_else(|| Frame::of(area))
}

/// Draws the table, or the score once it is time for that.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, frame: &Frame) {
    if let Some(verdict) = &scene.verdict {
        return result::draw(pen, scene, saving, verdict, frame);
    }
    let layout = Layout::of(frame);
    board::draw(pen, scene, &layout.board);
    panel::draw(pen, scene, layout.panel);
    prompt::draw(pen, scene, layout.prompt);
}

/// Draws a mandala as it is dealt, as the picture of the game.
pub fn draw_picture(pen: &mut Pen, area: Rect) {
    let game = Game::deal(42, Player::One);
    board::draw_picture(pen, &game, &Board::within(area));
}

/// Everything that happened, sentence by sentence; the first one of a turn has its
/// number.
pub fn log(scene: &TableScene) -> Vec<(Option<usize>, String)> {
    let story = scene.log.story();
    let told = story.map(|(turn, event)| (turn, story::line(event, scene.names)));
    told.collect()
}
