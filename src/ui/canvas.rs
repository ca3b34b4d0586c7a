//! Drawing within bounds: whatever falls outside is left out.

use std::borrow::Cow;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color as Ink, Modifier, Style};

use super::Sand;
use super::lesson::Light;
use super::theme::{Ground, Theme};
use crate::app::command::Command;
use crate::fit::{ascii, clip, columns, wrap};
use crate::rules::Level;
use crate::texts::Language;

/// How far the lines of a sentence are indented, after the first of them.
pub const HANG: usize = 2;
/// Fewer columns than these are a lonely word.
const LONELY: usize = 8;

/// A rectangle on the screen and what a click into it does.
pub type Hit = (Rect, Command);

/// A pen over a buffer that also remembers what can be clicked.
pub struct Pen<'a> {
    pub buf: &'a mut Buffer,
    pub theme: Theme,
    pub language: &'static dyn Language,
    pub hits: &'a mut Vec<Hit>,
    /// Texts of which something had to be left out.
    pub cut: &'a mut Vec<String>,
    /// The shapes that were drawn last.
    pub sand: &'a mut Sand,
    /// What a lesson speaks of.
    pub light: &'a mut Light,
    /// Whether nothing is drawn that asks for keys or tells of files.
    pub is_bare: bool,
}

impl Pen<'_> {
    /// Writes a text as far as it fits; returns the column after it.
    pub fn text(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let area = self.buf.area;
        if !area.contains(Position { x, y }) {
            self.leave_out(text);
            return x;
        }
        let room = area.right() - x;
        if self.columns(text) > room {
            self.leave_out(text);
        }
        // Nothing of what was drawn there before shines through.
        let style = Style::reset().patch(style);
        let text = self.spell(text);
        self.buf.set_stringn(x, y, text, room.into(), style).0
    }

    /// Writes a text that ends before `width` columns are full.
    pub fn text_in(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) -> u16 {
        let spelled = self.spell(text);
        let text = clip(&spelled, usize::from(width));
        if text.len() < spelled.len() {
            self.leave_out(&spelled);
        }
        self.text(x, y, &text, style)
    }

    /// Writes a name that ends before `width` columns are full. Only names are ever
    /// shortened, and then with a mark.
    pub fn name_in(&mut self, x: u16, y: u16, width: u16, name: &str, style: Style) -> u16 {
        let name = self.short_name(name, width);
        self.text_in(x, y, width, &name, style)
    }

    /// The same of a player: a computer's level follows where there is room for both, with the
    /// word for it or without.
    pub fn player_in(
        &mut self,
        (x, y): (u16, u16),
        width: u16,
        name: &str,
        level: Option<Level>,
        style: Style,
    ) -> u16 {
        let [long, short] = self.player_ways(name, level);
        let known = [long, short].into_iter().find(|it| self.columns(it) <= width);
        self.name_in(x, y, width, known.as_deref().unwrap_or(name), style)
    }

    /// What a player is called with a computer's level: with the word for it, and without.
    pub fn player_ways(&self, name: &str, level: Option<Level>) -> [String; 2] {
        match level {
            Some(it) => [self.language.past().with_level(name, it), format!("{name} ({it})")],
            None => [name.to_string(), name.to_string()],
        }
    }

    /// A name in at most `width` columns.
    pub fn short_name<'t>(&self, name: &'t str, width: u16) -> Cow<'t, str> {
        let spelled = self.spell(name);
        if columns(&spelled) <= usize::from(width) {
            return spelled;
        }
        let mark = self.theme.glyph("…", "~");
        let room = usize::from(width).saturating_sub(columns(mark));
        Cow::Owned(clip(&spelled, room) + mark)
    }

    /// Remembers that something of a text is not drawn.
    pub fn leave_out(&mut self, text: &str) {
        if !text.trim().is_empty() {
            self.cut.push(text.to_string());
        }
    }

    /// A text as it is drawn: names may hold anything, and ASCII means ASCII. What is
    /// measured has to be spelled before, because it may become longer.
    pub fn spell<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.theme.ascii { ascii::spell(text) } else { Cow::Borrowed(text) }
    }

    /// How many columns a text takes when it is drawn.
    pub fn columns(&self, text: &str) -> u16 {
        columns(&self.spell(text)).try_into().unwrap_or(u16::MAX)
    }

    /// Breaks a text into lines as [`wrap`] does.
    pub fn wrap(&self, text: &str, width: u16) -> Vec<String> {
        wrap(&self.spell(text), usize::from(width))
    }

    /// The same in as many lines that are about as long as each other.
    fn wrap_evenly(&self, text: &str, width: u16) -> Vec<String> {
        let lines = self.wrap(text, width).len();
        let (mut narrowest, mut enough) = (1, width);
        while narrowest < enough {
            let middle = narrowest.midpoint(enough);
            match self.wrap(text, middle).len() > lines {
                true => narrowest = middle + 1,
                false => enough = middle,
            }
        }
        self.wrap(text, enough)
    }

    /// Breaks a text into lines of which the last one is no lonely word, if that takes no more of
    /// them.
    pub fn wrap_fairly(&self, text: &str, width: u16) -> Vec<String> {
        fairly(width, |width| self.wrap(text, width), |line| Cow::Borrowed(line.as_str()))
    }

    /// The same where all lines but the first are indented; in as few lines as possible.
    fn wrap_hanging(&self, text: &str, width: u16) -> Vec<String> {
        let mut lines = self.wrap(text, width);
        if lines.len() < 2 {
            return lines;
        }
        let narrow = width.saturating_sub(HANG as u16);
        let (even, rest) = (self.wrap_evenly(text, narrow), lines.split_off(1).join(" "));
        lines.extend(self.wrap(&rest, narrow));
        if even.len() > lines.len() { lines } else { even }
    }

    /// Writes a text in the middle of `width` columns.
    pub fn centered(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        let free = width.saturating_sub(self.columns(text));
        self.text_in(x + free / 2, y, width, text, style);
    }

    /// Writes who won, so that nobody overlooks it: on a plate, where there is room for one.
    /// Gives the line after it.
    pub fn plate(&mut self, area: Rect, text: &str) -> u16 {
        let style = self.theme.warning();
        if self.columns(text) + 2 > area.width {
            return self.paragraphs(area, [text], style);
        }
        let style = self.theme.selected(style);
        self.text(area.x, area.y, &format!(" {text} "), style);
        area.y + 1
    }

    /// The same in the middle of an area.
    pub fn plate_in_middle(&mut self, area: Rect, text: &str) {
        let before = area.width.saturating_sub(self.columns(text) + 2) / 2;
        self.plate(Rect { x: area.x + before, width: area.width - before, ..area }, text);
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.buf.area);
        // A terminal of no columns has no place to begin a row at.
        if area.is_empty() {
            return;
        }
        let mut blank = Cell::EMPTY;
        blank.set_style(style);
        for y in area.top()..area.bottom() {
            let start = self.buf.index_of(area.left(), y);
            self.buf.content[start..start + usize::from(area.width)].fill(blank.clone());
        }
    }

    /// Draws a bar along the left edge of what all players must notice.
    pub fn beam(&mut self, area: Rect) {
        let (block, style) = self.theme.beam();
        for y in area.top()..area.bottom() {
            self.text(area.x, y, block, style);
        }
    }

    /// Puts a sheet under what is drawn on the cloth here.
    pub fn lay_sheet(&mut self, area: Rect) {
        self.theme.ground(Ground::Sheet).into_iter().for_each(|sheet| self.lay(area, sheet));
    }

    /// Puts some ink under what is drawn on the cloth here.
    pub fn lay(&mut self, area: Rect, ink: Ink) {
        let Some(cloth) = self.theme.ground(Ground::Cloth) else { return };
        for at in area.intersection(self.buf.area).positions() {
            let cell = &mut self.buf[at];
            if cell.bg == cloth {
                cell.bg = ink;
            }
        }
    }

    /// Puts what has the cursor between two bars, or between brackets where there are none.
    pub fn clasp(&mut self, area: Rect, style: Style) {
        let has_bars = self.theme.depth.has_palette() && !self.theme.ascii && area.height > 1;
        let rows = match has_bars {
            true => area.top()..area.bottom(),
            false => {
                let middle = area.y + (area.height - 1) / 2;
                middle..middle + 1
            }
        };
        let [before, after] = if has_bars { ["▌", "▐"] } else { ["[", "]"] };
        for y in rows {
            self.text(area.x - 1, y, before, style);
            self.text(area.right(), y, after, style);
        }
    }

    /// Whether nothing is written in a rectangle.
    pub fn is_blank(&self, area: Rect) -> bool {
        area.positions().all(|at| self.buf[at].symbol() == " ")
    }

    /// Moves what is written in a rectangle down by a row, if its last one is free.
    pub fn lower(&mut self, area: Rect) {
        let columns = area.left()..area.right();
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        if !self.is_blank(last.intersection(area)) {
            return;
        }
        for y in (area.top()..area.bottom() - 1).rev() {
            for x in columns.clone() {
                let cell = std::mem::take(&mut self.buf[(x, y)]);
                self.buf[(x, y + 1)] = cell;
            }
        }
        self.fill(Rect { height: 1, ..area }, self.theme.plain());
    }

    /// Draws what lies in a rectangle the other way around.
    pub fn reverse(&mut self, area: Rect) {
        for at in area.intersection(self.buf.area).positions() {
            self.buf[at].modifier.toggle(Modifier::REVERSED);
        }
    }

    /// Makes a rectangle clickable.
    pub fn hit(&mut self, area: Rect, command: Command) {
        let area = area.intersection(self.buf.area);
        if !area.is_empty() {
            self.hits.push((area, command));
        }
    }

    /// Writes as many of the sentences as fit, from the first on, in one paragraph; gives the
    /// line after it.
    pub fn sentences(&mut self, area: Rect, sentences: &[String], style: Style) -> u16 {
        let text = |count: usize| sentences[..count].join(" ");
        let lines = |count: usize| self.wrap(&text(count), area.width).len();
        let mut counts = (0..=sentences.len()).rev();
        let fitting = counts.find(|&count| lines(count) <= area.height.into());
        let text = text(fitting.unwrap_or(0));
        self.paragraphs(area, Some(text.as_str()).filter(|text| !text.is_empty()), style)
    }

    /// Writes paragraphs wrapped to a width, at most `height` lines; gives the
    /// line after them.
    pub fn paragraphs<'t>(
        &mut self,
        area: Rect,
        texts: impl IntoIterator<Item = &'t str>,
        style: Style,
    ) -> u16 {
        let mut y = area.y;
        for text in texts {
            let lines = self.wrap_fairly(text, area.width);
            let room = usize::from(area.bottom().saturating_sub(y));
            if lines.len() > room {
                self.leave_out(text);
            }
            for line in lines.iter().take(room) {
                self.text(area.x, y, line, style);
                y += 1;
            }
        }
        y
    }

    /// Writes what happened lately, the newest at the bottom: as many whole sentences as
    /// there is room for. They are given from the newest on, each with whether it belongs
    /// to what happened last.
    /// Says whether there was room for any.
    pub fn story(&mut self, area: Rect, told: impl IntoIterator<Item = (bool, String)>) -> bool {
        let mut lines: Vec<(String, bool)> = Vec::new();
        for (is_last, sentence) in told {
            let wrapped = self.wrap_hanging(&sentence, area.width);
            if lines.len() + wrapped.len() > usize::from(area.height) {
                break;
            }
            // What goes on hangs below its beginning.
            let hung = |(n, line): (usize, String)| match n {
                0 => (line, is_last),
                _ => (format!("{:HANG$}{line}", ""), is_last),
            };
            lines.splice(0..0, wrapped.into_iter().enumerate().map(hung));
        }
        for (y, (line, is_last)) in (area.y..).zip(&lines) {
            let style = if *is_last { self.theme.plain() } else { self.theme.muted(Ground::Cloth) };
            self.text(area.x, y, line, style);
        }
        !lines.is_empty()
    }
}

/// Lines of which the last one is no lonely word, if that takes no more of them: as they are
/// broken at the most columns that bring it about.
pub fn fairly<L>(
    width: u16,
    broken: impl Fn(u16) -> Vec<L>,
    text: impl for<'l> Fn(&'l L) -> Cow<'l, str>,
) -> Vec<L> {
    let lines = broken(width);
    let least = usize::from(width / 6).max(LONELY);
    let is_fair = |it: &Vec<L>| match &it[..] {
        [_, .., last] => columns(&text(last)) >= least,
        _ => true,
    };
    if is_fair(&lines) {
        return lines;
    }
    let narrower = (width / 2..width).rev().map(broken);
    let mut narrower = narrower.take_while(|it| it.len() == lines.len());
    narrower.find(is_fair).unwrap_or(lines)
}

/// The part of an area from this row on.
pub fn below(area: Rect, y: u16) -> Rect {
    let y = y.min(area.bottom());
    Rect { y, height: area.bottom() - y, ..area }
}
