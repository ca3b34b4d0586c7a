//! The disc with its tiles where there is no room for letters: all in half cells, which are about as
//! broad as they are high, so that it is round.

use ratatui::layout::Rect;

use super::disc::{Disc, part};
use crate::rules::tiles::{Cells, Game};
use crate::ui::canvas::Pen;
use crate::ui::raster::Raster;

/// Half cells from a tile to the next, and of a tile.
const PITCH: u16 = 3;
const TILE: u16 = 2;
/// How broad the edge of the disc is, in half cells.
const EDGE: f32 = 1.25;

/// Draws the largest disc in some area, and in its middle the tiles of a game.
pub fn draw(pen: &mut Pen, game: &Game, area: Rect) {
    let across = area.width.min(2 * area.height) & !1;
    let (left, top) = (area.x + (area.width - across) / 2, 2 * area.y);
    let (size, radius) = ((across, across / 2), f32::from(across) / 2.0);
    let disc = Disc { middle: (radius, radius), across: radius, down: radius, square: 2.0 };
    let sand = pen
        .sand
        .disc
        .of((size, disc), |&(size, disc)| Raster::new(size, |x, y| part((x, y), disc, EDGE)));
    let theme = pen.theme;
    let place = Rect { x: left, width: size.0, height: size.1, ..area };
    sand.draw(pen, place, |part| part.ink(theme));
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
