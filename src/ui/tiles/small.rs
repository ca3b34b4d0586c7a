//! The disc with its tiles where there is no room for letters: all in half cells, which are about as
//! broad as they are high, so that it is round.

use ratatui::layout::Rect;

use crate::rules::tiles::{Cells, Game};
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// Half cells from a tile to the next, and of a tile.
const PITCH: u16 = 3;
const TILE: u16 = 2;
/// How broad the edge of the disc is, in half cells.
const EDGE: f32 = 1.5;

/// Draws the largest disc in some area, and in its middle the tiles of a game.
pub fn draw(pen: &mut Pen, game: &Game, area: Rect) {
    let grounds = [Ground::Field, Ground::Groove].map(|ground| pen.theme.ground(ground));
    let [Some(sand), Some(edge)] = grounds else { return };
    let across = area.width.min(2 * area.height);
    let (left, top) = (area.x + (area.width - across) / 2, 2 * area.y);
    let radius = f32::from(across) / 2.0;
    for y in 0..across {
        for x in 0..across {
            let [beside, below] = [x, y].map(|at| f32::from(at) + 0.5 - radius);
            match radius - beside.hypot(below) {
                ..0.0 => {}
                ..EDGE => pen.half(left + x, top + y, edge),
                _ => pen.half(left + x, top + y, sand),
            }
        }
    }
    let before = across.saturating_sub(8 * PITCH - (PITCH - TILE)).div_ceil(2);
    for cell in Cells::ALL {
        let Some(ink) = pen.theme.card(game.tile(cell).color).bg else { continue };
        let x = left + before + u16::from(cell.column()) * PITCH;
        let y = top + before + u16::from(7 - (cell.row() - 1)) * PITCH;
        for y in y..y + TILE {
            for x in x..x + TILE {
                pen.half(x, y, ink);
            }
        }
    }
}
