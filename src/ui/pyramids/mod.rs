//! The pyramid table.

mod eye;
mod faces;
mod foot;
mod lanes;
mod layout;
mod marks;
mod panel;
mod path;
mod pawns;
mod picture;
mod podium;
mod prompt;
mod result;
mod sand;
mod sheet;
mod signposts;
mod spiral;
mod waiting;

use ratatui::layout::Rect;

use super::canvas::{self, Pen};
use super::frame::Frame;
use crate::app::Saving;
use crate::app::pyramids::TableScene;
use layout::Layout;
pub use pawns::Pawns;
pub use picture::{Part as PicturePart, draw as draw_picture};
pub use sand::Part;

/// Draws the table, or the score once it is time for that.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, frame: &Frame) {
    let pawns = Pawns::of(pen, scene.names);
    if scene.is_scored {
        return result::draw(pen, scene, saving, &pawns, frame);
    }
    let mut layout = Layout::of(frame);
    let told = if scene.hints.is_some() { layout.hints } else { layout.prompt };
    if layout.is_small {
        layout.panel.height = layout.panel.height.min(told.y - layout.panel.y);
    }
    pawns::draw_players(pen, scene, &pawns, layout.players);
    path::draw(pen, scene, &pawns, &layout);
    let below = panel::draw(pen, scene, &pawns, &layout) + 1;
    let heading = layout.heading().filter(|_| scene.hints.is_some());
    if layout.is_small && heading.is_none_or(|it| it.y < told.y - 1) {
        pawns::draw_places(pen, scene, &pawns, (layout.path.x, told.y - 1));
    }
    let log = canvas::below(layout.panel, below);
    let log = Rect { width: log.width - 1, height: log.height.saturating_sub(1), ..log };
    let is_told = prompt::draw_log(pen, scene, log);
    pen.light(pen.buf.area);
    prompt::draw(pen, scene, &layout, is_told);
}
