//! Where things lie on the pyramid table.

use ratatui::layout::Rect;

use super::sheet::GROUPS;
use super::spiral::Spiral;
use crate::ui::frame::Frame;
use crate::ui::prompt::HINTS;

/// Columns of the panel of the groups, and beside the path.
const PANEL: u16 = 31;
/// Rows below the players from which on one of them stays free above the panel.
const ROOMY: u16 = 23;
/// Most columns of a path for each of its rows: a curve is rounder.
const LANES: f32 = 3.0;
const CURVE: f32 = 2.78;

/// Where everything lies.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The players and their points.
    pub players: Rect,
    /// The path.
    pub path: Rect,
    /// The places on it.
    pub spiral: Spiral,
    /// The groups.
    pub panel: Rect,
    /// The decision at hand.
    pub prompt: Rect,
    /// Hints for it, which may need more room.
    pub hints: Rect,
    /// Whether room is short, so that much is left out.
    pub is_small: bool,
}

impl Layout {
    /// Where everything lies in a frame.
    pub fn of(frame: &Frame) -> Layout {
        let block = frame.block;
        let is_small = block.width < 80 || block.height < 24;
        let prompt = match block.height {
            _ if is_small => 2,
            ..30 => 4,
            _ => 5,
        };
        let bottom = frame.bar.y - prompt;
        // Below the players.
        let room = bottom - block.y - 1;
        let columns = block.width - PANEL;
        // Above and below a curve, there is a row of the wall.
        let curve = fitting(columns, room - 2).filter(|&size| Spiral::is_large(size));
        let lanes = || fitting(columns, room.min(Spiral::LARGE.1 - 1));
        let fitting = if is_small { None } else { curve.or_else(lanes) };
        let (width, height) = fitting.unwrap_or(Spiral::ROWS);
        let spiral = Spiral::new(width, height);
        let above = (room - height + u16::from(spiral.is_curve())) / 2;
        // What is left over goes around it.
        let left = if is_small { 0 } else { (block.width - width - PANEL) / 3 };
        let panel = left + width + 3;
        let air = u16::from(room >= ROOMY);
        let path = Rect::new(block.x + left + 1, block.y + 1 + above, width, height);
        let prompt = frame.broad_prompt(prompt);
        let panel = Rect::new(block.x + panel, block.y + 1 + air, block.width - panel, room - air);
        // Where room is short, they cover as little of the panel as they can.
        let y = (panel.y + GROUPS).max(prompt.bottom() - HINTS).min(prompt.bottom() - HINTS + 1);
        let below = Rect { y, height: prompt.bottom() - y, ..prompt };
        Layout {
            players: Rect { x: block.x + left, width: block.width - left, height: 1, ..block },
            path,
            spiral,
            panel,
            prompt,
            hints: if is_small { below } else { prompt },
            is_small,
        }
    }

    /// Where the heading of hints stands if they leave no room for it: below the path.
    pub fn heading(&self) -> Option<Rect> {
        let (x, y) = (self.hints.x, self.path.bottom());
        let heading = Rect::new(x, y, self.panel.x.saturating_sub(x + 1), 1);
        (self.is_small && self.hints.height < HINTS).then_some(heading)
    }

    /// A path alone in some area, if there is room for one.
    pub fn of_path(area: Rect, frame: &Frame) -> Option<Layout> {
        let (columns, rows) = (area.width.saturating_sub(2), area.height.saturating_sub(1));
        let curve = fitting(columns, rows.saturating_sub(1));
        let curve = curve.filter(|&size| Spiral::is_large(size));
        let lanes = || fitting(columns, rows.min(Spiral::LARGE.1 - 1));
        let (width, height) = curve.or_else(lanes)?;
        let x = area.x + 2 + (area.width - width - 2) / 2;
        let y = area.y + 1 + (rows - height) / 2;
        Some(Layout {
            path: Rect::new(x, y, width, height),
            spiral: Spiral::new(width, height),
            ..Layout::of(frame)
        })
    }
}

/// The largest path within so many columns and rows, if there is room for one.
fn fitting(columns: u16, rows: u16) -> Option<(u16, u16)> {
    let slant = if rows < Spiral::LARGE.1 { LANES } else { CURVE };
    let width = columns.min((f32::from(rows) * slant) as u16);
    let height = rows.min(width / 2);
    (width >= Spiral::LEAST.0 && height >= Spiral::LEAST.1).then_some((width, height))
}
