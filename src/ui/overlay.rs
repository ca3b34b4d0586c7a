//! What lies on top of the table: help, log, settings and questions.

use ratatui::layout::{Margin, Rect};

use super::canvas::Pen;
use super::frame::Frame;
use super::lesson;
use super::page::{self, Page, Text};
use super::past;
use super::review as review_page;
use super::settings;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{Extent, Overlay, Scene};
use crate::fit::shorten;
use crate::texts::language::house::Label;
use crate::texts::language::lessons::Label as LessonLabel;
use crate::texts::language::past::Label as PastLabel;

/// Draws what lies on top, if anything does; gives how a long text fits. A page is kept
/// from one picture to the next only as long as it stays on top.
pub fn draw(pen: &mut Pen, scene: &Scene, frame: &Frame, kept: &mut Option<Page>) -> Extent {
    let last = kept.take();
    let Some(overlay) = scene.overlay else {
        return Extent::default();
    };
    // Nothing under it can be clicked.
    pen.hits.clear();
    let words = pen.language.house();
    let (text, title, scroll) = match overlay {
        Overlay::Help { scroll } if scene.below == Context::Past => {
            (Text::Help, pen.language.past().label(PastLabel::Title), scroll)
        }
        Overlay::Help { scroll } => (Text::Help, words.label(Label::Help), scroll),
        Overlay::Log { back } => (Text::log(scene), words.label(Label::Log), back),
        Overlay::Settings { at } => {
            let area = sheet(pen, whole(frame));
            settings::draw(pen, scene, area, at);
            return Extent::default();
        }
        Overlay::Review | Overlay::Luck { .. } => {
            let area = broad(sheet_of(pen, frame));
            return review_page::draw(pen, scene, overlay, area);
        }
        Overlay::Past | Overlay::Find | Overlay::Heads { .. } => {
            let area = broad(sheet_of(pen, frame));
            return past::draw(pen, scene, overlay, area);
        }
        Overlay::Remove => {
            let area = broad(sheet_of(pen, frame));
            let extent = past::draw(pen, scene, overlay, area);
            let words = pen.language.past();
            let path = scene.past.and_then(|list| list.removing.as_deref());
            let about = path.map(|path| words.removing(&past::file_name(path)));
            let about: Vec<String> = about.into_iter().collect();
            question(pen, frame, words.label(PastLabel::Remove), &about);
            return extent;
        }
        Overlay::Quit => {
            let mut told = pen.language.files().before_leaving(scene.saving);
            let agree = scene.offers.ready_key(Command::Agree);
            told.extend(agree.map(|agree| words.agrees(agree)));
            told.extend(scene.refused.map(|reason| words.reason(reason)));
            question(pen, frame, words.label(Label::Leave), &told);
            return Extent::default();
        }
        Overlay::Recap => {
            let area = sheet(pen, whole(frame));
            lesson::draw_recap(pen, scene.kind, area);
            return Extent::default();
        }
        Overlay::Practice => {
            let words = pen.language.lessons();
            let page = scene.practice_page.into_iter();
            let mut told: Vec<String> = page.flat_map(|it| words.practice_page(it)).collect();
            told.extend(scene.refused.map(|it| pen.language.house().reason(it)));
            question(pen, frame, words.lesson_label(LessonLabel::Practice), &told);
            return Extent::default();
        }
        Overlay::Agree => {
            let told = scene.agreement.map(|it| words.agreement(it).to_string());
            let told: Vec<String> = told.into_iter().collect();
            question(pen, frame, words.label(Label::EndHere), &told);
            return Extent::default();
        }
    };
    let whole = sheet_of(pen, frame);
    let area = page::columns(text, whole).unwrap_or_else(|| inside(whole));
    kept.insert(Page::again(last, pen, scene, text, area)).draw(pen, scene, area, title, scroll)
}

/// Everything but the key bar.
fn whole(frame: &Frame) -> Rect {
    middle(frame, u16::MAX, u16::MAX)
}

/// A rectangle in the middle, above the key bar.
fn middle(frame: &Frame, width: u16, height: u16) -> Rect {
    let block = frame.block;
    let width = width.min(block.width);
    let height = height.min(block.height - 1);
    Rect::new(
        block.x + (block.width - width) / 2,
        block.y + (block.height - 1 - height) / 2,
        width,
        height,
    )
}

/// Clears everything but the key bar; returns it.
fn sheet_of(pen: &mut Pen, frame: &Frame) -> Rect {
    let area = whole(frame);
    sheet(pen, area);
    area
}

/// The part of a sheet on which a table of columns or a curve may stand, with a margin where
/// there is room.
fn broad(area: Rect) -> Rect {
    let is_large = area.width >= 100 && area.height >= 29;
    area.inner(if is_large { Margin::new(4, 1) } else { Margin::new(2, 0) })
}

/// The part of a sheet that is written on: long lines are hard to read.
fn inside(area: Rect) -> Rect {
    let width = (area.width - 4).min(96);
    Rect::new(area.x + (area.width - width) / 2, area.y, width, area.height)
}

/// Clears a sheet; returns its inside.
fn sheet(pen: &mut Pen, area: Rect) -> Rect {
    let style = pen.theme.on(Ground::Sheet);
    pen.fill(area, style);
    inside(area)
}

fn question(pen: &mut Pen, frame: &Frame, title: &str, texts: &[String]) {
    let width = 56;
    let mut paragraphs: Vec<Vec<String>> =
        texts.iter().map(|text| pen.wrap(text, width - 4)).collect();
    shorten(&mut paragraphs, frame.block.height - 5, pen.theme.glyph("…", "~"));
    let lines = paragraphs.concat();
    let area = middle(frame, width, lines.len() as u16 + 4);
    let whole = area;
    let area = sheet(pen, area);
    if pen.theme.ground(Ground::Sheet).is_none() {
        // Nothing else tells it from what lies below.
        let line = pen.theme.glyph("─", "-").repeat(width.into());
        let plain = pen.theme.plain();
        pen.text(whole.x, whole.y, &line, plain);
        pen.text(whole.x, whole.bottom() - 1, &line, plain);
    }
    let style = pen.theme.gold(Ground::Sheet);
    pen.text(area.x, area.y + 1, title, style);
    for (y, line) in (area.y + 3..).zip(&lines) {
        let style = pen.theme.on(Ground::Sheet);
        pen.text(area.x, y, line, style);
    }
}
