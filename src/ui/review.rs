//! The review of a finished game.

use ratatui::layout::Rect;

use super::canvas::{Pen, capitalized};
use super::curve;
use super::theme::Ground;
use crate::app::{Place, ReviewView, Scene};
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::game::Game;
use crate::texts::review::{self as texts, Told};

/// Columns of the bar that shows how far a review is.
const BAR: u16 = 40;

/// Columns of a name beside a curve.
const NAME: u16 = 12;

/// Rows of a decision.
const ROWS: u16 = 2;

/// Draws the review on an empty sheet.
pub fn draw(pen: &mut Pen, scene: &Scene, area: Rect) {
    let heading = pen.theme.bracket(Ground::Sheet);
    pen.text(area.x, area.y, texts::TITLE, heading);
    let below = Rect {
        y: area.y + 1,
        height: area.height - 1,
        ..area
    };
    match &scene.place {
        Place::Cards(table) => draw_any(pen, &table.review, table.names, texts::of_cards, below),
        Place::Tiles(table) => draw_any(pen, &table.review, table.names, texts::of_tiles, below),
        Place::Pyramids(table) => {
            draw_any(pen, &table.review, table.names, texts::of_pyramids, below);
        }
        Place::Start(_) => {}
    }
}

fn draw_any<G: Game>(
    pen: &mut Pen,
    review: &Option<ReviewView<G>>,
    names: &Names,
    told: fn(&crate::app::review::Review<G>) -> Told,
    area: Rect,
) {
    match *review {
        None => {}
        Some(ReviewView::Refused) => {
            let plain = pen.theme.on(Ground::Sheet);
            let text = capitalized(texts::not_over(G::KIND)) + ".";
            pen.paragraphs(lower(area, 1), [text.as_str()], plain);
        }
        Some(ReviewView::UnderWay(done, all)) => draw_progress(pen, done, all, lower(area, 1)),
        Some(ReviewView::Done(review, at)) => draw_told(pen, &told(review), at, names, area),
    }
}

/// The rest of an area, so many rows below its top.
fn lower(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}

fn draw_progress(pen: &mut Pen, done: usize, all: usize, area: Rect) {
    let plain = pen.theme.on(Ground::Sheet);
    let width = usize::from(BAR);
    let filled = (done * width / all.max(1)).min(width);
    let (full, empty) = (pen.theme.glyph("█", "#"), pen.theme.glyph("░", "."));
    let bar = full.repeat(filled) + &empty.repeat(width - filled);
    pen.text(area.x, area.y, &bar, plain);
    pen.text(area.x, area.y + 1, &texts::progress(done, all), plain);
}

fn draw_told(pen: &mut Pen, told: &Told, at: usize, names: &Names, area: Rect) {
    let plain = pen.theme.on(Ground::Sheet);
    let heading = pen.theme.bracket(Ground::Sheet);
    let rest = lower(area, draw_curves(pen, &told.curves, names, area) + 1);
    if told.mistakes.is_empty() {
        pen.paragraphs(rest, [texts::NO_MISTAKES], plain);
        return;
    }
    pen.text(rest.x, rest.y, texts::MISTAKES, heading);
    let list = lower(rest, 1);
    let room = usize::from((list.height / ROWS).max(1));
    let first = (at + 1).saturating_sub(room);
    let shown = told.mistakes.iter().enumerate().skip(first).take(room);
    let mut y = list.y;
    for (n, mistake) in shown {
        let style = if n == at { heading } else { plain };
        if n == at {
            pen.text(list.x, y, pen.theme.glyph("▸", ">"), style);
        }
        let turn = format!("{:>3}. ", mistake.turn);
        let played = format!(": {}", mistake.played);
        let x = pen.text(list.x + 2, y, &turn, style);
        let room = list.right().saturating_sub(x + pen.columns(&played));
        let x = pen.name_in(x, y, room, names.of(mistake.seat), style);
        pen.text(x, y, &played, style);
        let indent = list.x + 4;
        pen.text_in(indent, y + 1, list.right() - indent, &mistake.better, style);
        y += ROWS;
    }
}

/// Draws the chances over the game, one curve below the other; gives how many rows that
/// took. Several curves have their player's name beside them.
fn draw_curves(pen: &mut Pen, curves: &[(Seat, Vec<f32>)], names: &Names, area: Rect) -> u16 {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let (title, beside) = match curves {
        [(seat, _)] => (texts::curve(*seat, names), 0),
        _ => {
            let columns = names.iter().map(|name| pen.columns(name));
            let widest = columns.max().unwrap_or(0).min(NAME);
            (texts::CURVES.to_string(), widest + 1)
        }
    };
    pen.text_in(area.x, area.y, area.width, &title, muted);
    let share = if curves.len() == 1 { 3 } else { 2 };
    let height = ((area.height / share).saturating_sub(1) / curves.len().max(1) as u16).max(1);
    let width = area.width - beside;
    for ((seat, chances), y) in curves.iter().zip((area.y + 1..).step_by(height.into())) {
        if beside > 0 {
            let name = names.of(*seat);
            pen.name_in(area.x, y + height - 1, beside - 1, name, muted);
        }
        let rows = curve::rows(chances, width.into(), height.into(), pen.theme.ascii);
        for (row, y) in rows.iter().zip(y..) {
            pen.text(area.x + beside, y, row, plain);
        }
    }
    1 + height * curves.len() as u16
}
