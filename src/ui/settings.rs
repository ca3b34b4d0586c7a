//! The settings screen.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Pen;
use super::theme::Ground;
use crate::app::Scene;
use crate::app::command::Command;
use crate::app::settings::{Name, Setting};
use crate::fit::shorten;

/// Columns before a setting, and between the longest one and what it is set to.
const MARGIN: (u16, u16) = (2, 6);

/// The widest line.
const WIDEST: u16 = 56;

/// The fewest rows on which each setting says what it does.
const ROOMY: u16 = 28;

/// Draws the settings in the middle of an empty sheet.
pub fn draw(pen: &mut Pen, scene: &Scene, sheet: Rect, at: usize) {
    let here = &scene.settings_here;
    let count = here.len() as u16;
    let width = sheet.width.min(WIDEST);
    let heading = pen.theme.bracket(Ground::Sheet);
    let words = pen.language.settings();
    let (told, style) = match scene.trouble {
        Some(trouble) => (words.trouble(trouble), heading),
        None => {
            let muted = pen.theme.muted(Ground::Sheet);
            (words.remembered().to_string(), muted)
        }
    };
    let mut told = [pen.wrap(&told, width)];
    // Around the settings are the title and two empty lines. A file may have any name, but the
    // settings stay.
    let room = sheet.height.saturating_sub(3);
    shorten(&mut told, room.saturating_sub(count + 1), pen.theme.glyph("…", "~"));
    let [told] = told;

    // Each has a line that says what it does and an empty one, where there is room, and so
    // have those that belong together.
    let room = room.saturating_sub(told.len() as u16);
    let breaks = here.windows(2).filter(|pair| is_apart(pair)).count() as u16;
    let rows = (room.saturating_sub(breaks) / count).clamp(1, 3);
    let rows = if sheet.height < ROOMY { 1 } else { rows };
    // Else what the chosen one does stands below all of them.
    let below = if rows == 1 { 3 } else { 0 };
    let apart = u16::from(room >= count * rows + breaks + below);
    let height = 3 + count * rows + apart * breaks + below + told.len() as u16;
    let mut place = Rect {
        x: sheet.x + (sheet.width - width) / 2,
        y: sheet.y + sheet.height.saturating_sub(height) / 2,
        width,
        height: rows,
    };
    pen.text(place.x, place.y, words.title(), heading);
    place.y += 2;
    for n in 0..here.len() {
        pen.hit(place, Command::Setting(n));
        draw_setting(pen, scene, n, n == at, place);
        let ends = here.get(n..n + 2).is_some_and(is_apart);
        place.y += rows + if ends { apart } else { 0 };
    }
    if rows == 1 {
        place.y += apart;
        let about = words.about(here[at].name);
        pen.text_in(place.x + 2, place.y, width - 2, about, pen.theme.muted(Ground::Sheet));
        place.y += apart;
    }
    for (y, line) in (place.y + 1..).zip(&told) {
        pen.text(place.x, y, line, style);
    }
}

/// Whether these two do not belong together.
fn is_apart(pair: &[&Setting]) -> bool {
    let group = |setting: &Setting| match setting.name {
        Name::Flip | Name::Mouse | Name::Hints | Name::Memory | Name::Tips => 0,
        Name::Motion | Name::Pause | Name::Color | Name::Palette | Name::Ascii => 1,
        Name::Language | Name::Plain => 2,
    };
    pair.windows(2).any(|pair| group(pair[0]) != group(pair[1]))
}

fn draw_setting(pen: &mut Pen, scene: &Scene, n: usize, focused: bool, place: Rect) {
    let setting = scene.settings_here[n];
    let words = pen.language.settings();
    let label = words.name(setting.name);
    let about = words.about(setting.name);
    let value = words.value(scene.settings.value(setting));
    let sheet = pen.theme.on(Ground::Sheet);
    let (band, style) = match focused {
        true => (pen.theme.band(), pen.theme.bracket(Ground::Sheet)),
        false => (Style::new(), sheet),
    };
    pen.fill(Rect { height: place.height.min(2), ..place }, sheet.patch(band));
    let style = style.patch(band);
    let (x, y) = (place.x, place.y);
    pen.text(x + MARGIN.0, y, label, style);
    let labels = scene.settings_here.iter().map(|setting| words.name(setting.name));
    let widest = labels.map(|label| pen.columns(label)).max().unwrap_or(0);
    let at = x + MARGIN.0 + widest + MARGIN.1;
    if focused {
        let arrow = pen.theme.glyph("▸", ">");
        pen.text(x, y, arrow, style);
        let (less, more) = pen.theme.arrows();
        pen.text(at - 2, y, less, style);
        let end = pen.text(at, y, value, style);
        pen.text(end, y, more, style);
    } else {
        pen.text(at, y, value, style);
    }
    let muted = pen.theme.muted(Ground::Sheet).patch(band);
    if place.height > 1 {
        pen.text_in(x + 2, y + 1, place.width - 2, about, muted);
    }
}
