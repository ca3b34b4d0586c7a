//! The settings screen.

use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::lines;
use super::start::draw_ribbon;
use super::theme::Ground;
use crate::app::Scene;
use crate::app::command::Command;
use crate::app::settings::{Name, Setting};
use crate::fit::shorten;

/// Columns before a setting, and between the longest one and what it is set to.
const MARGIN: (u16, u16) = (2, 4);

/// Columns for what a setting is set to, before what it does.
const VALUE: u16 = 17;

/// The widest line without what a setting does.
const NARROW: u16 = 56;

/// Free rows between settings that do not belong together, at most.
const APART: u16 = 2;

/// Rows beyond those of the settings where they stand on a panel of their own, and its columns and
/// rows around them.
const PANEL: (u16, u16, u16) = (10, 4, 1);

/// Draws the settings in the middle of an empty sheet.
pub fn draw(pen: &mut Pen, scene: &Scene, sheet: Rect, at: usize) {
    let list = List::new(pen, scene, sheet);
    let words = pen.language.settings();
    let heading = pen.theme.bracket(Ground::Sheet);
    let (told, style) = match scene.trouble {
        Some(trouble) => (words.trouble(trouble), heading),
        None => (words.remembered().to_string(), pen.theme.muted(Ground::Sheet)),
    };
    let mut told = [pen.wrap(&told, list.width)];
    let here = &scene.settings_here;
    let count = here.len() as u16;
    // Around the settings are the title and two empty lines, and what the chosen one does, if that
    // does not stand beside it. A file may have any name, but the settings stay.
    let about = u16::from(list.about.is_none());
    let room = sheet.height.saturating_sub(3 + count + about);
    shorten(&mut told, room, pen.theme.glyph("…", "~"));
    let [told] = told;

    // Those that belong together stand apart from others and below their name, where there is room.
    let least = 3 + count + about + told.len() as u16;
    let groups = 1 + here.windows(2).filter(|pair| is_apart(pair)).count() as u16;
    let free = sheet.height.saturating_sub(least);
    let between = groups - 1 + about;
    let named = u16::from(free >= between + groups);
    // More than one only where the list does not touch the edges then.
    let free_rows = free - named * groups;
    let one = (free_rows / between.max(1)).min(1);
    let apart = (free_rows.saturating_sub(2) / between.max(1)).clamp(one, APART);
    // What the chosen one does stands below them, not with the last one.
    let below = u16::from(about > 0 && apart == 0 && free > 0);
    let height = least + apart * between + below + named * groups;
    let mut place = Rect {
        x: sheet.x + (sheet.width - list.width) / 2,
        y: sheet.y + sheet.height.saturating_sub(height) / 2,
        width: list.width,
        height: 1,
    };
    let has_room = sheet.width >= list.width + 2 * PANEL.1;
    if has_room && sheet.height >= height + PANEL.0 {
        draw_panel(pen, scene, sheet, Rect { height, ..place });
    }
    pen.text(place.x, place.y, words.title(), heading);
    place.y += 2;
    for n in 0..here.len() {
        let begins = n == 0 || here.get(n - 1..=n).is_some_and(is_apart);
        if begins && n > 0 {
            place.y += apart;
        }
        if begins && named > 0 {
            let name = words.groups()[group(here[n])];
            pen.text(place.x, place.y, name, pen.theme.gold(Ground::Sheet));
            place.y += 1;
        }
        pen.hit(place, Command::Setting(n));
        list.draw(pen, scene, n, n == at, place);
        place.y += 1;
    }
    if list.about.is_none() {
        place.y += apart + below;
        let does = words.about(here[at].name);
        pen.text_in(place.x, place.y, list.width, does, pen.theme.on(Ground::Sheet));
        place.y += 1;
    }
    // A free row above the keys comes first.
    place.y += if about > 0 && (free == between || below > 0) { 0 } else { 1 };
    for (y, line) in (place.y..).zip(&told) {
        pen.text(place.x, y, line, style);
    }
}

/// Draws a panel around the settings, as on the start screen.
fn draw_panel(pen: &mut Pen, scene: &Scene, sheet: Rect, list: Rect) {
    let whole = Rect { x: pen.buf.area.x, width: pen.buf.area.width, ..sheet };
    pen.fill(whole, pen.theme.plain());
    let panel = list.outer(Margin::new(PANEL.1, PANEL.2));
    pen.fill(panel, pen.theme.on(Ground::Sheet));
    if !pen.theme.ascii && pen.theme.depth.has_palette() {
        draw_ribbon(pen, scene.kind, panel);
    }
}

/// What a setting belongs to: the game, the screen or the program.
fn group(setting: &Setting) -> usize {
    match setting.name {
        Name::Flip | Name::Mouse | Name::Hints | Name::Memory | Name::Tips => 0,
        Name::Motion | Name::Pause | Name::Color | Name::Palette | Name::Ascii => 1,
        Name::Language | Name::Plain => 2,
    }
}

/// Whether these two do not belong together.
fn is_apart(pair: &[&Setting]) -> bool {
    pair.windows(2).any(|pair| group(pair[0]) != group(pair[1]))
}

/// The columns of the settings.
struct List {
    width: u16,
    /// Where it says what they are set to, and where what they do, if there is room for that.
    value: u16,
    about: Option<u16>,
}

impl List {
    fn new(pen: &Pen, scene: &Scene, sheet: Rect) -> List {
        let words = pen.language.settings();
        let here = || scene.settings_here.iter().map(|setting| setting.name);
        let widest = |texts: &mut dyn Iterator<Item = &'static str>| {
            texts.map(|text| pen.columns(text)).max().unwrap_or(0)
        };
        let value = MARGIN.0 + widest(&mut here().map(|name| words.name(name))) + MARGIN.1;
        let about = value + VALUE;
        let width = about + widest(&mut here().map(|name| words.about(name))) + MARGIN.0;
        match width <= sheet.width {
            true => List { width, value, about: Some(about) },
            false => List { width: NARROW.min(sheet.width), value, about: None },
        }
    }

    fn draw(&self, pen: &mut Pen, scene: &Scene, n: usize, focused: bool, place: Rect) {
        let setting = scene.settings_here[n];
        let words = pen.language.settings();
        let value = words.value(scene.settings.value(setting));
        let sheet = pen.theme.on(Ground::Sheet);
        let (band, style) = match focused {
            true => (lines::chosen(pen), pen.theme.bracket(Ground::Sheet)),
            false => (Style::new(), sheet),
        };
        pen.fill(place, sheet.patch(band));
        let style = style.patch(band);
        let (x, y) = (place.x, place.y);
        pen.text(x + MARGIN.0, y, words.name(setting.name), style);
        let end = pen.text(x + self.value, y, value, style);
        if focused {
            let arrow = pen.theme.gold(Ground::Sheet).patch(band);
            pen.text(x, y, pen.theme.glyph("▸", ">"), arrow);
            let (less, more) = pen.theme.arrows();
            pen.text(x + self.value - 2, y, less, arrow);
            pen.text(end, y, more, arrow);
        }
        if let Some(about) = self.about {
            let is_reversed = band.add_modifier.contains(Modifier::REVERSED);
            let muted = pen.theme.muted(Ground::Sheet).patch(band);
            let muted = if is_reversed { style } else { muted };
            pen.text(x + about, y, words.about(setting.name), muted);
        }
    }
}
