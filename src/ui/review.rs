//! The review of a finished game.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::{Pen, below};
use super::luck;
use super::theme::{Depth, Ground};
use crate::app::command::Command;
use crate::app::{Extent, Overlay, Place, ReviewView, Scene};
use crate::fit::curve;
use crate::record::Names;
use crate::rules::Seat;
use crate::texts::language::files::Failure;
use crate::texts::language::review::{Findings, Label};
use crate::texts::{Spoken, sentence};

/// Columns of the bar that shows how far a review is.
const BAR: u16 = 40;

/// Columns of a name beside a curve.
const NAME: u16 = 12;

/// Rows of a decision.
const ROWS: u16 = 2;

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
    // A key for the list says why there is none.
    if let (Some(reason), None) = (scene.refused, scene.offers.ready_key(Command::Confirm)) {
        let said = pen.language.house().reason(reason);
        pen.text(area.x, area.bottom() - 1, &said, heading);
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

fn draw_findings(pen: &mut Pen, findings: &Findings, at: usize, names: &Names, area: Rect) {
    let plain = pen.theme.on(Ground::Sheet);
    let muted = pen.theme.muted(Ground::Sheet);
    let heading = pen.theme.bracket(Ground::Sheet);
    let words = pen.language.review();
    let chances = words.label(Label::Chances);
    // Nothing is chosen in a picture.
    let chosen = (!pen.is_bare).then_some(at);
    let third = (area.height / 3).saturating_sub(2);
    // The list below it can be scrolled.
    let is_tall = area.height >= 20 && third > 1;
    let curve = if is_tall { third.max(8) } else { third };
    let y = draw_curves(pen, findings, chosen, names, (area, curve));
    let mut rest = below(area, y + 1);
    if let Some(text) = pen.language.say_blameless(findings, names) {
        let y = pen.paragraphs(rest, [text.as_str()], plain);
        rest = below(rest, y + 1);
    }
    if findings.mistakes.is_empty() {
        pen.paragraphs(rest, [chances], muted);
        return;
    }
    pen.text(
        rest.x,
        rest.y,
        words.label(findings.mistakes_title),
        heading,
    );
    let mut list = below(rest, rest.y + 1);
    // What the chances mean stands below all decisions, or in the help alone.
    let about = pen.wrap(chances, area.width).len() as u16;
    if list.height > ROWS * findings.mistakes.len() as u16 + about {
        let foot = below(list, list.bottom() - about);
        pen.paragraphs(foot, [chances], muted);
        list.height -= about;
    }
    let room = usize::from((list.height / ROWS).max(1));
    let first = (at + 1).saturating_sub(room);
    let end = (first + room).min(findings.mistakes.len());
    if end - first < findings.mistakes.len() {
        let place = words.shown(first..end, findings.mistakes.len());
        let x = area.right().saturating_sub(pen.columns(&place));
        // Beside the title, as on the pages of the help.
        pen.text(x, area.y - 1, &place, muted);
    }
    let shown = findings.mistakes.iter().enumerate().skip(first).take(room);
    let mut y = list.y;
    for (n, mistake) in shown {
        let is_chosen = chosen == Some(n);
        let style = if is_chosen { heading } else { plain };
        if is_chosen {
            pen.text(list.x, y, pen.theme.glyph("▸", ">"), style);
        }
        let turn = format!("{:>3}. ", mistake.turn);
        let played = format!("{}{}", words.colon(), mistake.played);
        let x = pen.text(list.x + 2, y, &turn, style);
        let room = list.right().saturating_sub(x + pen.columns(&played));
        let x = pen.name_in(x, y, room, names.of(mistake.seat), style);
        pen.text(x, y, &played, style);
        // Below the name, as far as there is room.
        let most = list.right().saturating_sub(pen.columns(&mistake.better));
        let indent = (list.x + 7).min(most);
        pen.text_in(indent, y + 1, list.right() - indent, &mistake.better, style);
        y += ROWS;
    }
}

/// Draws the chances over the game, one curve below the other, and the turns below them;
/// gives the row after them. They have so many rows in all, and several curves have their
/// player's name beside them.
pub(super) fn draw_curves(
    pen: &mut Pen,
    findings: &Findings,
    chosen: Option<usize>,
    names: &Names,
    (area, rows): (Rect, u16),
) -> u16 {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let (title, beside) = match &findings.curves[..] {
        [(seat, _)] => (pen.language.review().curve(names.of(*seat)), 0),
        _ => {
            let columns = names.iter().map(|name| pen.columns(name));
            let widest = columns.max().unwrap_or(0).min(NAME);
            (
                pen.language.review().label(Label::Curves).to_string(),
                widest + 1,
            )
        }
    };
    pen.text_in(area.x, area.y, area.width, &title, muted);
    let chosen = chosen.and_then(|at| findings.places.get(at)).copied();
    let mut y = area.y + 1;
    let mut beside = beside;
    if let [(seat, chances)] = &findings.curves[..] {
        beside = SCALE;
        draw_names(pen, *seat, names, area, &title);
        let height = rows.clamp(2, HIGHEST) & !1;
        let rows = Rect::new(area.x, y, area.width, height);
        draw_balance(pen, chances, chosen, rows);
        y = rows.bottom();
    } else {
        let count = findings.curves.len().max(1) as u16;
        let height = (rows / count).max(1);
        let width = usize::from(area.width - beside);
        let has_inks = pen.theme.depth != Depth::Mono && !pen.theme.ascii;
        for (seat, chances) in &findings.curves {
            let name = names.of(*seat);
            pen.name_in(area.x, y + height - 1, beside - 1, name, muted);
            let ink = pen.theme.pawn(*seat).bg.filter(|_| has_inks);
            let style = ink.map_or(plain, |ink| plain.fg(ink));
            for row in curve::rows(chances, width, height.into(), pen.theme.ascii) {
                pen.text(area.x + beside, y, &row, style);
                y += 1;
            }
        }
    }
    let (x, width) = (area.x + beside, area.width - beside);
    let axis = curve::axis(&findings.turns, width.into(), chosen);
    pen.text(x, y, &axis, muted);
    // The turn that is chosen stands out.
    if let Some(at) = axis.find(curve::MARK) {
        let mark = axis[at..].split(' ').next().unwrap_or_default();
        pen.text(x + at as u16, y, mark, pen.theme.gold(Ground::Sheet));
    }
    y + 1
}

/// The most rows of a curve.
const HIGHEST: u16 = 16;

/// Columns of the scale beside a curve.
const SCALE: u16 = 6;

/// Draws the title, and behind it both names in the inks of the curve, where there is room.
fn draw_names(pen: &mut Pen, above: Seat, names: &Names, area: Rect, title: &str) {
    let other = names.seats().find(|seat| *seat != above);
    let width = |seat: Seat| pen.columns(names.of(seat)) + 3;
    let needed = width(above) + other.map_or(0, width);
    let end = area.x + pen.columns(title);
    if end + needed > area.right() {
        return;
    }
    let mut x = area.right() - needed;
    for (seat, is_above) in [(Some(above), true), (other, false)] {
        let Some(seat) = seat else { continue };
        x = pen.text(
            x,
            area.y,
            pen.theme.bar(is_above),
            pen.theme.chance(is_above),
        ) + 1;
        let plain = pen.theme.on(Ground::Sheet);
        x = pen.text(x, area.y, names.of(seat), plain) + 1;
    }
}

/// Draws what lies between even chances and the chances of a player, decision by decision:
/// above the line in the ink of that player, below it in the other's.
fn draw_balance(pen: &mut Pen, chances: &[f32], chosen: Option<usize>, area: Rect) {
    let half = usize::from(area.height / 2);
    let muted = pen.theme.muted(Ground::Sheet);
    let middle = area.y + area.height / 2;
    for (y, percent) in [(area.y, 100), (middle - 1, 50), (area.bottom() - 1, 0)] {
        pen.text(area.x, y, &format!("{percent:>3}%"), muted);
    }
    let values = curve::spread(chances, usize::from(area.width - SCALE));
    for (x, (column, value)) in (area.x + SCALE..).zip(values.iter().enumerate()) {
        let far =
            ((value.clamp(0.0, 1.0) - 0.5).abs() * 2.0 * (half * curve::STEPS) as f32).round();
        let is_chosen = chosen == Some(curve::index(column, chances.len(), values.len()));
        for row in 0..half {
            let steps = (far as usize)
                .saturating_sub(row * curve::STEPS)
                .min(curve::STEPS);
            let y = [middle - 1 - row as u16, middle + row as u16];
            for (y, is_above) in y.into_iter().zip([true, false]) {
                let steps = if is_above == (*value >= 0.5) {
                    steps
                } else {
                    0
                };
                draw_step(pen, (x, y), (is_above, row == 0), steps, is_chosen);
            }
        }
    }
}

/// Draws a cell above or below the line of even chances that is filled by so many steps,
/// counted from that line.
fn draw_step(
    pen: &mut Pen,
    (x, y): (u16, u16),
    (is_above, is_at_line): (bool, bool),
    steps: usize,
    is_chosen: bool,
) {
    let theme = pen.theme;
    let ground = if is_chosen {
        theme.band()
    } else {
        Style::new()
    };
    let (empty, full) = (theme.muted(Ground::Sheet), theme.chance(is_above));
    let is_rough = theme.ascii || (theme.depth == Depth::Mono && !is_above);
    let (text, style) = match steps {
        0 if is_above && is_at_line => (theme.glyph(curve::BLOCKS[1], "_"), empty),
        // Without a color of its own, the column of the turn that is chosen is dotted.
        0 if is_chosen && theme.depth == Depth::Mono => (":", empty),
        0 => (" ", empty),
        1..4 if is_rough => (if is_above { "." } else { "-" }, full),
        _ if is_rough => (theme.bar(is_above), full),
        _ if is_above => (curve::BLOCKS[steps], full),
        // Blocks grow from the bottom, so here it is the ground that is drawn.
        _ => {
            let reversed = full.patch(ground).add_modifier(Modifier::REVERSED);
            (curve::BLOCKS[curve::STEPS - steps], reversed)
        }
    };
    pen.text(x, y, text, style.patch(ground));
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
