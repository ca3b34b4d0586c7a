//! The settings screen.

use ratatui::layout::Rect;

use super::canvas::Pen;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::settings::SETTINGS;
use crate::app::{Scene, Settings};
use crate::texts::settings as texts;

/// Columns before what a setting is set to.
const INDENT: u16 = 14;

/// Draws the settings on an empty sheet.
pub fn draw(pen: &mut Pen, scene: &Scene, area: Rect, at: usize) {
    let heading = pen.theme.bracket(Ground::Sheet);
    let muted = pen.theme.muted(Ground::Sheet);
    pen.text(area.x, area.y, texts::TITLE, heading);

    // Each setting has a line that says what it does, and where there is room an empty one.
    let told = pen.wrap(texts::REMEMBERED, area.width);
    let room = area.height.saturating_sub(4 + told.len() as u16);
    let rows = match room / SETTINGS.len() as u16 {
        0 | 1 => 1,
        2 => 2,
        _ => 3,
    };
    let mut place = Rect::new(area.x, area.y + 2, area.width, rows);
    for n in 0..SETTINGS.len() {
        pen.hit(place, Command::Setting(n));
        draw_setting(pen, scene.settings, n, n == at, place);
        place.y += rows;
    }
    for (y, line) in (place.y + 1..).zip(&told) {
        pen.text(area.x, y, line, muted);
    }
}

fn draw_setting(pen: &mut Pen, settings: Settings, n: usize, focused: bool, place: Rect) {
    let setting = &SETTINGS[n];
    let (label, about) = texts::words(setting.name);
    let value = texts::value(settings.value(setting));
    let style = match focused {
        true => pen.theme.bracket(Ground::Sheet),
        false => pen.theme.on(Ground::Sheet),
    };
    let (x, y) = (place.x, place.y);
    pen.text(x + 2, y, label, style);
    let at = x + INDENT;
    if focused {
        let arrow = pen.theme.glyph("▸", ">");
        pen.text(x, y, arrow, style);
        let (less, more) = (pen.theme.glyph("◂ ", "< "), pen.theme.glyph(" ▸", " >"));
        pen.text(at - 2, y, less, style);
        let end = pen.text(at, y, value, style);
        pen.text(end, y, more, style);
    } else {
        pen.text(at, y, value, style);
    }
    let muted = pen.theme.muted(Ground::Sheet);
    if place.height > 1 {
        pen.text_in(x + 2, y + 1, place.width - 2, about, muted);
    }
}
