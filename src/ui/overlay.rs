//! What lies on top of the table: help, log and questions.

use ratatui::layout::Rect;

use super::canvas::{Pen, padded, wrap};
use super::cards::layout::Layout;
use super::theme::Ground;
use crate::app::{Overlay, Scene, keymap};
use crate::texts::cards::story;
use crate::texts::{house as texts, rules};

/// Draws what lies on top, if anything does.
pub fn draw(pen: &mut Pen, scene: &Scene, layout: &Layout) {
    let Some(overlay) = scene.overlay else { return };
    // Nothing under it can be clicked.
    pen.hits.clear();
    match overlay {
        Overlay::Help { scroll } => {
            let area = sheet(pen, whole(layout));
            let lines = help_lines(area.width);
            draw_lines(pen, area, &lines, scroll, texts::HELP);
        }
        Overlay::Log { back } => {
            let area = sheet(pen, whole(layout));
            let lines = log_lines(scene, area.width);
            let last = hidden_lines(&lines, area);
            draw_lines(pen, area, &lines, last.saturating_sub(back), texts::LOG);
        }
        Overlay::Quit => {
            let words = texts::leaving(scene.saving, scene.may_agree);
            question(pen, layout, texts::LEAVE, &words);
        }
        Overlay::Agree => question(pen, layout, texts::END_HERE, &[texts::AGREED.to_string()]),
    }
}

/// How far the text on top can be scrolled.
pub fn scroll_limit(scene: &Scene, layout: &Layout) -> usize {
    match scene.overlay {
        Some(Overlay::Help { .. }) => {
            let area = inside(whole(layout));
            hidden_lines(&help_lines(area.width), area)
        }
        Some(Overlay::Log { .. }) => {
            let area = inside(whole(layout));
            hidden_lines(&log_lines(scene, area.width), area)
        }
        _ => 0,
    }
}

/// How many lines do not fit below the title.
fn hidden_lines(lines: &[Line], area: Rect) -> usize {
    lines.len().saturating_sub(usize::from(area.height) - 1)
}

/// Everything but the key bar.
fn whole(layout: &Layout) -> Rect {
    middle(layout, u16::MAX, u16::MAX)
}

/// A rectangle in the middle, above the key bar.
fn middle(layout: &Layout, width: u16, height: u16) -> Rect {
    let block = layout.block;
    let width = width.min(block.width);
    let height = height.min(block.height - 1);
    Rect::new(
        block.x + (block.width - width) / 2,
        block.y + (block.height - 1 - height) / 2,
        width,
        height,
    )
}

/// The part of a sheet that is written on: long lines are hard to read.
fn inside(area: Rect) -> Rect {
    let width = (area.width - 4).min(96);
    Rect::new(
        area.x + (area.width - width) / 2,
        area.y,
        width,
        area.height,
    )
}

/// Clears a sheet; returns its inside.
fn sheet(pen: &mut Pen, area: Rect) -> Rect {
    let style = pen.theme.on(Ground::Sheet);
    pen.fill(area, style);
    inside(area)
}

fn question(pen: &mut Pen, layout: &Layout, title: &str, texts: &[String]) {
    let width = 56;
    let lines: Vec<String> = texts
        .iter()
        .flat_map(|text| pen.wrap(text, width - 4))
        .collect();
    let area = middle(layout, width, lines.len() as u16 + 3);
    let area = sheet(pen, area);
    let style = pen.theme.bracket(Ground::Sheet);
    pen.text(area.x, area.y + 1, title, style);
    for (y, line) in (area.y + 2..).zip(&lines) {
        let style = pen.theme.on(Ground::Sheet);
        pen.text(area.x, y, line, style);
    }
}

/// A line and whether it is a heading.
type Line = (String, bool);

fn draw_lines(pen: &mut Pen, area: Rect, lines: &[Line], scroll: usize, title: &str) {
    let room = area.height - 1;
    let scroll = scroll.min(hidden_lines(lines, area));
    let muted = pen.theme.muted(Ground::Sheet);
    let heading = pen.theme.bracket(Ground::Sheet);
    let plain = pen.theme.on(Ground::Sheet);
    pen.text(area.x, area.y, title, heading);
    let end = (scroll + usize::from(room)).min(lines.len());
    let place = match (scroll > 0, end < lines.len()) {
        (false, false) => String::new(),
        _ => texts::lines(end, lines.len()),
    };
    let x = area.right().saturating_sub(pen.columns(&place));
    pen.text(x, area.y, &place, muted);
    let shown = lines.iter().skip(scroll).take(usize::from(room));
    for (y, (line, is_heading)) in (area.y + 1..).zip(shown) {
        let style = if *is_heading { heading } else { plain };
        pen.text_in(area.x, y, area.width, line, style);
    }
}

fn help_lines(width: u16) -> Vec<Line> {
    let mut lines = Vec::new();
    for section in rules::SECTIONS {
        lines.push((section.title.to_string(), true));
        for text in section.paragraphs {
            lines.extend(
                wrap(text, width.into())
                    .into_iter()
                    .map(|line| (line, false)),
            );
        }
        lines.push((String::new(), false));
    }
    for context in keymap::help_contexts() {
        lines.push((texts::keys_heading(context).unwrap_or_default(), true));
        for binding in keymap::bindings(context) {
            let names = binding.names().join(" ");
            let keys = padded(&names, 20);
            let help = texts::key_words(binding.hint).help;
            lines.push((format!("{keys} {help}"), false));
        }
        lines.push((String::new(), false));
    }
    lines.pop();
    lines
}

/// How far the lines of a sentence are indented, after the first of them: beyond the
/// number of its turn.
const INDENT: usize = 7;

fn log_lines(scene: &Scene, width: u16) -> Vec<Line> {
    let Some(table) = scene.cards() else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for (turn, line) in table.log.story() {
        let sentence = story::line(&line, table.names);
        let number = turn.map_or_else(String::new, |turn| turn.to_string());
        let wrapped = wrap(&sentence, usize::from(width).saturating_sub(INDENT));
        for (n, line) in wrapped.into_iter().enumerate() {
            lines.push(match n {
                0 => (format!("{number:>3}  {line}"), false),
                _ => (format!("{:INDENT$}{line}", ""), false),
            });
        }
    }
    if lines.is_empty() {
        lines.push((texts::NOTHING_YET.to_string(), false));
    }
    lines
}
