//! What stands above the form.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::rules::Kind;
use crate::ui::canvas::Pen;
use crate::ui::figures::Figures;
use crate::ui::frame::Frame;
use crate::ui::theme::Ground;

/// The fewest free columns on either side of all names.
const AROUND: u16 = 2;
/// Rows of what the game is about.
pub const ABOUT: u16 = 3;

/// Draws the title, as large as there is room for, and what the game is about; gives the row
/// after it.
pub fn draw(pen: &mut Pen, kind: Kind, block: Rect, frame: &Frame) -> u16 {
    let size = match frame.size {
        _ if pen.theme.ascii => None,
        0 => Some(Figures::Large),
        1 => Some(Figures::Small),
        _ => None,
    };
    let title = match size {
        None => vec![pen.language.start().title().to_string()],
        Some(size) => size.name().into_iter().chain([String::new()]).collect(),
    };
    let gold = pen.theme.warning().remove_modifier(Modifier::UNDERLINED);
    let muted = pen.theme.muted(Ground::Cloth);
    let plain = pen.theme.plain();
    let words = pen.language.games().game(kind);
    let [about, goal] = words.about;
    let [whole, short] = words.subtitle;
    let subtitle = if pen.columns(whole) + 2 * AROUND <= block.width { whole } else { short };
    let about = [(subtitle, muted), (about, plain), (goal, plain)];
    let lines = title.iter().map(|row| (row.as_str(), gold)).chain(about);
    let mut y = block.y;
    for (text, style) in lines {
        pen.centered(block.x, y, block.width, text, style);
        y += 1;
    }
    y
}
