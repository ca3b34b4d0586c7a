//! The review of a finished game.

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::canvas::{Pen, below};
use super::curves::{FRAME, curves, name_style};
use super::lines::{self, Line, wrapped};
use super::luck::{self, Air};
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::{Extent, Overlay, Place, ReviewView, Scene};
use crate::record::Names;
use crate::texts::language::files::Failure;
use crate::texts::language::review::{Findings, Label, Mistake};
use crate::texts::{Spoken, sentence};

/// Columns of the bar that shows how far a review is.
const BAR: u16 = 40;

/// Rows of a decision.
const ROWS: u16 = 2;

/// Columns before what would have been better.
const INDENT: u16 = 7;

/// Columns of the decisions where something stands beside them, between both, and the fewest of
/// that.
const LIST: u16 = 68;
const GAP: u16 = 4;
const PANEL: u16 = 52;

/// Rows of a curve that are wanted; those that it is left with where it is flat, low or high.
const CURVE: u16 = 8;
const FLAT: u16 = 3;
const LOW: u16 = 6;
const HIGH: u16 = 12;

/// Rows of a page with room for air.
const ROOMY: u16 = 38;

/// The most columns of a bar that shows what a decision cost, and the fewest.
const COST: u16 = 20;
const LEAST: u16 = 6;

/// Draws the review on an empty sheet; gives how it fits.
pub fn draw(pen: &mut Pen, scene: &Scene, overlay: Overlay, area: Rect) -> Extent {
    let heading = pen.theme.bracket(Ground::Sheet);
    let title = match overlay {
        Overlay::Luck { .. } => pen.language.luck().luck_title(!scene.kind.is_open()),
        _ => pen.language.review().label(Label::Title),
    };
    pen.text(area.x, area.y, title, heading);
    let rest = below(area, area.y + 1);
    let extent = match &scene.place {
        Place::Cards(table) => draw_any(pen, &table.review, overlay, table.names, rest),
        Place::Tiles(table) => draw_any(pen, &table.review, overlay, table.names, rest),
        Place::Pyramids(table) => draw_any(pen, &table.review, overlay, table.names, rest),
        Place::Start(_) => Extent::default(),
    };
    // A key for the list says why there is none, or beside the title why it does nothing.
    if let Some(reason) = scene.refused {
        let said = pen.language.house().reason(reason);
        match scene.offers.ready_key(Command::Confirm) {
            None => pen.text(area.x, area.bottom() - 1, &said, heading),
            Some(_) => pen.text(area.x + pen.columns(title) + 2, area.y, &said, heading),
        };
    }
    extent
}

fn draw_any<G: Spoken>(
    pen: &mut Pen,
    review: &Option<ReviewView<G>>,
    overlay: Overlay,
    names: &Names,
    area: Rect,
) -> Extent {
    match *review {
        None => {}
        Some(ReviewView::Refused) => {
            let plain = pen.theme.on(Ground::Sheet);
            let why = pen.language.files().failure(&Failure::NotOver(G::KIND));
            let text = sentence(&why);
            pen.paragraphs(below(area, area.y + 1), [text.as_str()], plain);
        }
        Some(ReviewView::UnderWay(done, all)) => draw_progress(pen, done, all, area),
        Some(ReviewView::Done(review, at)) => {
            let findings = pen.language.tell(review, names);
            if let Overlay::Luck { scroll } = overlay {
                return luck::draw(pen, &findings, names, area, scroll);
            }
            draw_findings(pen, &findings, at, names, area);
        }
    }
    Extent::default()
}

/// Draws how far a review is, and what is waited for, in the middle of a sheet.
fn draw_progress(pen: &mut Pen, done: usize, all: usize, area: Rect) {
    let width = usize::from(BAR);
    let filled = (done * width / all.max(1)).min(width);
    let (full, empty) = (pen.theme.glyph("█", "#"), pen.theme.glyph("░", "."));
    let bar = full.repeat(filled) + &empty.repeat(width - filled);
    let said = pen.language.review().progress(done, all);
    let y = area.y + (area.height / 2).saturating_sub(2);
    let style = pen.theme.on(Ground::Sheet);
    pen.centered(area.x, y, area.width, &said, style);
    pen.centered(area.x, y + 2, area.width, &bar, pen.theme.chance(true));
}

/// Draws the curve and the decisions below it, and beside these what decided the game, where
/// there is room.
fn draw_findings(pen: &mut Pen, findings: &Findings, at: usize, names: &Names, area: Rect) {
    // Nothing is chosen in a picture.
    let chosen = (!pen.is_bare).then_some(at);
    let panel = area.width.checked_sub(LIST + GAP).filter(|&it| it >= PANEL);
    let panel = panel.filter(|_| !findings.accounts.is_empty());
    let width = if panel.is_some() { LIST } else { area.width };
    let air = if area.height >= ROOMY { Air::Much } else { Air::Some };
    let (verdict, summary, notes) = match panel {
        None => (luck::verdict(pen, findings, names, width), Vec::new(), Vec::new()),
        Some(width) => {
            let summary = luck::summary(pen, findings, names, width, (None, air));
            (Vec::new(), summary, luck::notes(pen, findings, width))
        }
    };
    let title = heading(pen, findings, names, width);
    let list = title.len() as u16 + ROWS * findings.mistakes.len() as u16;
    let all = area.height.saturating_sub(FRAME);
    let mut rows = Rows { all, left: list, right: summary.len() as u16 };
    // What counts first. What the chances mean stands in the help as well.
    let least = if names.count() == 2 { CURVE + 1 } else { FLAT };
    let has_verdict = rows.take((verdict.len() as u16, 0), least);
    let gap = u16::from(rows.take((1, 1), FLAT + 1));
    let has_notes = rows.take((0, 1 + notes.len() as u16), HIGH);
    let (blameless, about) = below_list(pen, findings, names, width);
    let has_blameless = rows.take((blameless.len() as u16, 0), LOW);
    let has_about = rows.take((1 + about.len() as u16, 0), CURVE);
    let marked = chosen.and_then(|at| findings.places.get(at));
    let marked: Vec<usize> = marked.copied().into_iter().collect();
    let curve = match rows.curve() {
        // The decisions are told alone.
        0 | 1 => Vec::new(),
        rows => curves(pen, findings, &marked, names, (area.width, rows)),
    };
    lines::draw(pen, &curve, area, area.y, 0);
    let rest = below(area, area.y + curve.len() as u16 + gap);
    let mut head = if has_verdict { verdict } else { Vec::new() };
    head.extend(title);
    let mut foot = if has_blameless { blameless } else { Vec::new() };
    foot.extend(if has_about { about } else { Vec::new() });
    let left = Rect { width, ..rest };
    let y = left.y + head.len() as u16;
    lines::draw(pen, &head, left, left.y, 0);
    draw_mistakes(pen, findings, chosen, names, below(left, y));
    draw_foot(pen, &foot, left);
    if let Some(width) = panel {
        let right = Rect { x: rest.x + LIST + GAP, width, ..rest };
        lines::draw(pen, &summary, right, right.y, 0);
        draw_foot(pen, if has_notes { &notes } else { &[] }, right);
    }
}

/// How many rows there are for a curve and what stands below it, and how many of these are taken at
/// the left and at the right.
#[derive(Clone, Copy)]
struct Rows {
    all: u16,
    left: u16,
    right: u16,
}

impl Rows {
    fn curve(self) -> u16 {
        self.all.saturating_sub(self.left.max(self.right))
    }

    /// Takes some more at both sides if that leaves enough for the curve; tells whether it does.
    fn take(&mut self, (left, right): (u16, u16), least: u16) -> bool {
        let more = Rows { left: self.left + left, right: self.right + right, ..*self };
        let fits = more.curve() >= least;
        if fits {
            *self = more;
        }
        fits
    }
}

/// What stands over the decisions: what they are, or that nobody made one.
fn heading(pen: &Pen, findings: &Findings, names: &Names, width: u16) -> Vec<Line> {
    let title = match findings.mistakes.is_empty() {
        true => pen.language.say_blameless(findings, names).unwrap_or_default(),
        false => pen.language.review().label(findings.mistakes_title).to_string(),
    };
    wrapped(pen, &title, width, pen.theme.bracket(Ground::Sheet))
}

/// What stands below the decisions: who made none of them, and what the chances mean.
fn below_list(pen: &Pen, findings: &Findings, names: &Names, width: u16) -> (Vec<Line>, Vec<Line>) {
    let muted = pen.theme.muted(Ground::Sheet);
    let blameless = pen.language.say_blameless(findings, names);
    let blameless = blameless.filter(|_| !findings.mistakes.is_empty());
    let chances = pen.language.review().chances(findings.has_luck, names.count());
    let said = |text: &str| wrapped(pen, text, width, muted);
    (blameless.map_or_else(Vec::new, |it| said(&it)), said(&chances))
}

/// Draws lines at the bottom of an area.
fn draw_foot(pen: &mut Pen, foot: &[Line], area: Rect) {
    let area = below(area, area.bottom().saturating_sub(foot.len() as u16));
    lines::draw(pen, foot, area, area.y, 0);
}

/// Draws the decisions that cost the most.
fn draw_mistakes(
    pen: &mut Pen,
    findings: &Findings,
    chosen: Option<usize>,
    names: &Names,
    list: Rect,
) {
    let bar = cost_bar(pen, findings, names, list.width);
    let rows = (list.y..).step_by(ROWS.into());
    for ((n, mistake), y) in findings.mistakes.iter().enumerate().zip(rows) {
        let row = Rect { y, height: ROWS, ..list };
        draw_mistake(pen, findings, mistake, names, (row, chosen == Some(n), bar));
    }
}

/// Columns of the longest bar beside the decisions; none where they need the room.
fn cost_bar(pen: &Pen, findings: &Findings, names: &Names, width: u16) -> Option<u16> {
    let played = findings.mistakes.iter().map(|it| {
        let named = pen.columns(names.of(it.seat)) + pen.columns(pen.language.review().colon());
        INDENT + named + pen.columns(&it.played)
    });
    let room = width.checked_sub(played.max()? + GAP).filter(|&room| room >= LEAST);
    Some(room?.min(COST))
}

/// Draws what was done, with a bar of what it cost, and below it what would have been better.
fn draw_mistake(
    pen: &mut Pen,
    findings: &Findings,
    mistake: &Mistake,
    names: &Names,
    (row, is_chosen, bar): (Rect, bool, Option<u16>),
) {
    let (ground, style) = match is_chosen {
        true => (lines::chosen(pen), pen.theme.bracket(Ground::Sheet)),
        false => (Style::new(), pen.theme.on(Ground::Sheet)),
    };
    let style = style.patch(ground);
    let (ink, block) = luck::ink(pen, findings, mistake.seat);
    let is_reversed = ground.add_modifier.contains(Modifier::REVERSED);
    let name = match (findings.has_pawns, is_reversed) {
        (true, _) => style.patch(name_style(pen, findings, mistake.seat)),
        // The other way around an ink would be the ground.
        (false, true) => style,
        (false, false) => ink.patch(ground),
    };
    let y = row.y;
    if is_chosen {
        pen.fill(row, style);
        pen.text(row.x, y, pen.theme.glyph("▸", ">"), style);
    }
    let turn = format!("{:>3}. ", mistake.turn);
    let x = pen.text(row.x + 2, y, &turn, style);
    let taken = bar.map_or(0, |longest| longest + 1);
    let [played, short] = [&mistake.played, &mistake.played_in_short]
        .map(|it| format!("{}{it}", pen.language.review().colon()));
    let room = |played: &str| row.right().saturating_sub(x + pen.columns(played) + taken);
    // A whole name says more than what a pyramid is in words.
    let is_cut = room(&played) < pen.columns(names.of(mistake.seat));
    let played = if is_cut { short } else { played };
    let room = room(&played);
    let x = pen.name_in(x, y, room, names.of(mistake.seat), name);
    pen.text(x, y, &played, style);
    // Below the name, as far as there is room.
    let whole = mistake.better_in_full();
    let fits = pen.columns(&whole) + INDENT <= row.width;
    let better = if fits { &whole } else { &mistake.better };
    let most = row.right().saturating_sub(pen.columns(better));
    let indent = (row.x + INDENT).min(most);
    pen.text_in(indent, y + 1, row.right() - indent, better, style);
    if let Some(longest) = bar {
        let most = findings.mistakes.iter().map(|it| it.cost).max().unwrap_or(0).max(1);
        let long = (mistake.cost * i32::from(longest) + most / 2) / most;
        let long = usize::try_from(long).unwrap_or(0);
        let x = row.right() - longest;
        // The other way around, the ink is the ground of what is to be seen in it; white would be
        // lost there.
        let seen = ink.fg.filter(|&ink| ink != Color::White);
        let below = match (is_reversed, ground.bg) {
            (true, _) => seen.map_or(style, |ink| style.bg(ink)),
            (false, band) => band.map_or(ink, |band| ink.bg(band)),
        };
        pen.fill(Rect { x, y, width: longest, height: 1 }, below);
        pen.text(x, y, &block.repeat(long), below);
    }
}

/// Draws what is said of a decision on the table: what was done and what would have been
/// better above all, then where that is, then what speaks for each, the better one first.
pub fn draw_at_table(pen: &mut Pen, area: Rect, headline: &str, said: &[Vec<String>; 2]) {
    let lines = |text: &str| pen.wrap(text, area.width).len();
    let shortest = |ways: &[String]| ways.last().cloned().unwrap_or_default();
    let longest = |ways: &[String], room: usize| {
        let fitting = ways.iter().find(|way| lines(way) <= room);
        fitting.cloned().unwrap_or_else(|| shortest(ways))
    };
    let [played, better] = said;
    let mut room = usize::from(area.height);
    let needed = lines(&shortest(played)) + lines(&shortest(better));
    let headline = Some(headline).filter(|headline| needed + lines(headline) <= room);
    room -= headline.map_or(0, lines);
    let better = longest(better, room.saturating_sub(lines(&shortest(played))));
    let played = longest(played, room.saturating_sub(lines(&better)));
    let (strong, plain) = (pen.theme.strong(), pen.theme.plain());
    let y = pen.paragraphs(area, headline, strong);
    pen.paragraphs(below(area, y), [played.as_str(), better.as_str()], plain);
}
