//! Where things lie on the pyramid table.

use ratatui::layout::Rect;

use super::spiral::Spiral;
use crate::rules::Seat;
use crate::ui::frame::{Frame, LONGEST_LINE};

/// Columns of the panel of the groups, and beside the path.
const PANEL: u16 = 33;
/// Columns of a player in it.
const COLUMN: u16 = 3;
/// Rows above the path, for the players and the wall.
const TOP: u16 = 2;
/// Columns of a path for each of its rows.
const SLANT: f32 = 2.78;

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
    /// Whether room is short, so that much is left out.
    pub is_small: bool,
}

impl Layout {
    /// Where everything lies in a frame, for so many players.
    pub fn of(frame: &Frame, players: usize) -> Layout {
        let block = frame.block;
        let is_small = block.width < 80 || block.height < 24;
        let prompt = match block.height {
            _ if is_small => 2,
            ..30 => 3,
            30..38 => 4,
            _ => 5,
        };
        let bottom = frame.bar.y - prompt;
        let (width, height) = if is_small {
            Spiral::ROWS
        } else {
            // The smallest one is laid by hand, and the players who wait stand above it.
            let top = if block.height < 30 || block.width < 100 { 2 } else { 1 };
            // The wall reaches a row further than the path.
            let height = bottom - block.y - top - u16::from(top == 1);
            let width = (f32::from(height) * SLANT) as u16;
            match (width.min(block.width - PANEL), height) {
                (..62, _) | (_, ..22) => (47, 18),
                (width, height) => (width, height.min(width * 2 / 5)),
            }
        };
        // What is left over goes around it.
        let absent = COLUMN * (Seat::MOST - players) as u16;
        let left = if is_small { 0 } else { (block.width + absent - width - PANEL) / 3 };
        let panel = left + width + 3;
        let above = (bottom - block.y - TOP).saturating_sub(height) / 2;
        Layout {
            players: Rect { height: 1, ..block },
            path: Rect::new(block.x + left + 1, block.y + TOP + above, width, height),
            spiral: Spiral::new(width, height),
            panel: Rect::new(
                block.x + panel,
                block.y + 1,
                block.width - panel,
                bottom - block.y - 1,
            ),
            prompt: Rect {
                x: block.x + 1,
                y: bottom,
                width: block.width.min(LONGEST_LINE) - 2,
                height: prompt,
            },
            is_small,
        }
    }

    /// A path alone in some area, if there is room for one.
    pub fn of_path(area: Rect, frame: &Frame, players: usize) -> Option<Layout> {
        let width = ((f32::from(area.height.saturating_sub(1)) * SLANT) as u16)
            .min(area.width.saturating_sub(2));
        let (width, height) = match (width, area.height.saturating_sub(1).min(width * 2 / 5)) {
            (..47, _) | (_, ..18) => return None,
            (..62, _) | (_, ..22) => (47, 18),
            size => size,
        };
        let x = area.x + 2 + (area.width - width - 2) / 2;
        let y = area.y + 1 + (area.height - height - 1) / 2;
        Some(Layout {
            path: Rect::new(x, y, width, height),
            spiral: Spiral::new(width, height),
            ..Layout::of(frame, players)
        })
    }
}
