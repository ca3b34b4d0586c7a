//! A line of the form.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{MARGIN, value_place};
use crate::app::command::Command;
use crate::app::start::{First, Line, Start};
use crate::fit::columns;
use crate::rules::{Kind, Seat};
use crate::ui::canvas::Pen;
use crate::ui::lines;
use crate::ui::theme::Ground;

/// Draws what a line is for and what it says, on a band if it has the focus.
pub fn draw(pen: &mut Pen, start: &Start, line: Line, place: Rect, offer: &[String]) {
    let (x, y) = (place.x + 2, place.y);
    let focused = start.focus == line;
    let Inks { plain, muted, arrow } = Inks::of(pen, focused);
    // What begins a game stands out, but only one line looks chosen.
    let style = match line {
        Line::Deal if !focused => pen.theme.bracket(Ground::Sheet),
        _ => plain,
    };
    if focused {
        let rows = if line == Line::Resume { offer.len() as u16 } else { 1 };
        pen.fill(Rect { height: rows, ..place }, plain);
        pen.text(x, y, pen.theme.glyph("▸", ">"), arrow);
    }
    let words = pen.language.start().line(line, start.kind());
    let end = pen.text(place.x + MARGIN.0, y, words, style);
    if focused && matches!(line, Line::Name(_)) {
        let label = Rect::new(x, y, end - x, place.height);
        pen.hit(label, Command::Next);
    }
    let value = value_place(pen, place);
    match line {
        Line::Resume => {
            let mut end = (value.x, y);
            for (y, text) in (y..).zip(offer) {
                end = (pen.text(value.x, y, text, style), y);
            }
            if start.kept.len() > 1 {
                let mut step = |x: u16, y: u16, by| {
                    pen.hit(Rect::new(x, y, ARROW, 1), Command::Offer(start.offered_after(by)));
                };
                step(value.x, y, -1);
                step(end.0 - ARROW, end.1, 1);
            }
        }
        Line::Name(seat) => draw_name(pen, start, seat, value),
        Line::Game | Line::Players | Line::First => draw_choice(pen, start, line, value),
        Line::Learn if start.is_for_newcomers() => {
            let text = pen.language.start().newcomers();
            pen.text(value.x.max(end + 2), y, text, muted);
        }
        Line::Deal | Line::Learn | Line::Practice | Line::Past => {}
    }
}

/// Columns of an arrow and the space beside it.
const ARROW: u16 = 2;

/// The inks of a line, on a band if it has the focus.
struct Inks {
    plain: Style,
    muted: Style,
    arrow: Style,
}

impl Inks {
    fn of(pen: &Pen, focused: bool) -> Inks {
        let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
        if !focused {
            return Inks { plain, muted, arrow: muted };
        }
        let band = lines::chosen(pen);
        let bold = pen.theme.bracket(Ground::Sheet).patch(band);
        let arrow = pen.theme.gold(Ground::Sheet).patch(band);
        // Less weight cannot be read on a ground that is an ink.
        let is_reversed = band.add_modifier.contains(Modifier::REVERSED);
        let muted = if is_reversed { plain } else { muted };
        Inks { plain: bold, muted: muted.patch(band), arrow }
    }
}

/// What is chosen on a line, between the arrows that change it.
fn draw_choice(pen: &mut Pen, start: &Start, line: Line, place: Rect) {
    let plain = Inks::of(pen, start.focus == line).plain;
    let chosen = match (line, start.first) {
        (Line::Game, _) => return draw_games(pen, start, place),
        (Line::Players, _) => &start.players().to_string(),
        (_, First::Drawn) => pen.language.start().drawn(),
        (_, First::Seat(seat)) => start.name(seat),
    };
    draw_between_arrows(pen, chosen, place, start.focus == line, plain);
}

/// Something between arrows; gives the column after it.
fn draw_between_arrows(
    pen: &mut Pen,
    chosen: &str,
    place: Rect,
    focused: bool,
    style: Style,
) -> u16 {
    let arrow = Inks::of(pen, focused).arrow;
    let (less, more) = pen.theme.arrows();
    let Rect { x, y, width, .. } = place;
    let end = pen.text(x, y, less, arrow);
    if focused {
        pen.hit(Rect::new(x, y, end - x, 1), Command::Previous);
    }
    let end = pen.name_in(end, y, width - 4, chosen, style);
    pen.text(end, y, more, arrow)
}

/// The game that is chosen, among all of them if there is room, or else with its number.
fn draw_games(pen: &mut Pen, start: &Start, place: Rect) {
    let focused = start.focus == Line::Game;
    let Inks { plain, muted, .. } = Inks::of(pen, focused);
    // It stands out among the others.
    let bold = if focused { plain } else { pen.theme.bracket(Ground::Sheet) };
    let name = |kind: Kind| pen.language.games().game(kind).label;
    let gaps = 2 * (Kind::ALL.len() as u16 - 1) + 2 * ARROW;
    let needed = Kind::ALL.map(|kind| pen.columns(name(kind))).iter().sum::<u16>() + gaps;
    let mut rest = place;
    for (n, kind) in (1..).zip(Kind::ALL) {
        let is_chosen = kind == start.kind();
        let end = match is_chosen {
            true => draw_between_arrows(pen, name(kind), rest, focused, bold),
            false if needed <= place.width => pen.text(rest.x, rest.y, name(kind), muted),
            false => continue,
        };
        if needed > place.width {
            let number = format!("{n}/{}", Kind::ALL.len());
            pen.text(end + 2, place.y, &number, muted);
        }
        rest = Rect { x: end + 2, ..place };
    }
}

/// A name as it is typed, or else the one that will be used instead.
fn draw_name(pen: &mut Pen, start: &Start, seat: Seat, place: Rect) {
    let focused = start.focus == Line::Name(seat);
    let Inks { plain: style, muted, arrow } = Inks::of(pen, focused);
    let name = start.name(seat);
    let typed = !start.typed(seat).is_empty();
    let Rect { x, y, width, .. } = place;
    let (less, more) = pen.theme.arrows();
    let who = pen.language.start().seat(start.computers.of(seat));
    // What follows the names has its room, and stands in one column.
    let room = width - (columns(less) + columns(&who) + columns(more) + 1) as u16;
    // With room for the cursor before it or behind it.
    let shown = |seat: Seat| pen.columns(start.name(seat)) + 2;
    let seats = start.lines().into_iter().filter_map(|line| match line {
        Line::Name(seat) => Some(shown(seat)),
        _ => None,
    });
    let at = x + seats.max().unwrap_or(0).min(room) + 1;
    // The cursor stands behind what is typed.
    let end = if typed { pen.name_in(x, y, room - 1, name, style) } else { x };
    if focused {
        let sheet = pen.theme.on(Ground::Sheet);
        // On a line that is reversed, it is what is not.
        let cursor = match style.add_modifier.contains(Modifier::REVERSED) {
            true => sheet.remove_modifier(Modifier::REVERSED),
            false => pen.theme.selected(sheet),
        };
        pen.text(end, y, " ", cursor);
        // The last one of its line, by which the terminal's own cursor is put there.
        pen.hit(Rect::new(end, y, 1, 1), Command::Focus(Line::Name(seat)));
    }
    if !typed {
        // One that was not typed gives way to what is.
        let x = if focused { x + 1 } else { x };
        pen.name_in(x, y, room - 1, name, muted);
    }
    let end = pen.text(at, y, less, arrow);
    let end = pen.text(end, y, &who, style);
    let end = pen.text(end, y, more, arrow);
    if focused {
        pen.hit(Rect::new(at, y, end - at, 1), Command::Next);
    }
}
