//! The panel: every group, what is left of it on the path, and who has how many.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::layout::Layout;
use super::pawns::Pawns;
use crate::app::command::Command;
use crate::app::pyramids::{Command as Pyramids, StageView, TableScene};
use crate::lessons::Spot;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Color, Piece, Size};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::{Ground, mixed};

/// Where the columns are.
struct Columns {
    /// The last column of how many lie on the path.
    path: u16,
    /// The last column of the first player.
    first: u16,
    /// From one player to the next.
    step: u16,
    /// From the last player to the note of a group.
    note: u16,
    /// Whether there is room only for what still matters.
    is_short: bool,
    /// Rows from one group to the next, and between colors.
    row: u16,
    air: u16,
}

/// Rows of the panel from which on there is air between the colors.
const AIRY: u16 = 30;
/// Columns that all players but the first have, and the most and the fewest of one.
const PLAYERS: u16 = 12;
const WIDEST: u16 = 6;
const NARROWEST: u16 = 4;
/// Columns of the note of a group.
const NOTE: u16 = 4;

impl Columns {
    fn of(layout: &Layout, players: usize) -> Columns {
        let small = Columns { path: 4, first: 7, step: 3, note: 2, is_short: true, row: 1, air: 0 };
        let step = (PLAYERS / (players as u16 - 1)).clamp(NARROWEST, WIDEST);
        let air = u16::from(layout.panel.height >= AIRY);
        match (layout.is_small, players) {
            // Where room is short, five move together.
            (true, 5) => Columns { step: 2, ..small },
            (true, 2) => small,
            (true, _) => Columns { path: 3, first: 6, ..small },
            _ if layout.panel.width >= 45 && layout.panel.height >= 48 => {
                Columns { path: 7, first: 14, step: 5, note: 4, is_short: false, row: 2, air }
            }
            (false, _) => {
                Columns { path: 5, first: 10, step, note: 2, is_short: false, row: 1, air }
            }
        }
    }

    /// The last column of a player.
    fn of_player(&self, seat: Seat) -> u16 {
        self.first + self.step * seat.index() as u16
    }

    /// Where the note of a group begins, after the last player.
    fn note(&self, players: usize) -> u16 {
        self.first + self.step * (players as u16 - 1) + self.note
    }
}

/// Draws the panel; gives the row after it.
pub fn draw(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, layout: &Layout) -> u16 {
    let area = layout.panel;
    pen.spot(area, Spot::Groups);
    let columns = Columns::of(layout, scene.game.players());
    let muted = pen.theme.muted(Ground::Cloth);
    let words = pen.language.pyramids();
    right(pen, area.x + columns.path, area.y, &words.label(Label::Left), muted);
    for seat in scene.game.seats() {
        let mark = if layout.is_small { pawns.letter(seat).to_string() } else { pawns.mark(seat) };
        let x = area.x + columns.of_player(seat);
        right(pen, x, area.y, &mark, pen.theme.pawn(seat));
    }
    let mut y = area.y + columns.row;
    let room = (area.bottom() - y) / columns.row;
    for (group, award) in groups(scene, room.into()) {
        draw_group(pen, scene, (group, award), &columns, Rect { y, ..area });
        let is_last = group.size == Size::Large;
        y += columns.row + if is_last { columns.air } else { 0 };
    }
    y -= columns.air;
    if layout.is_small {
        return y;
    }
    y += u16::from(area.bottom() > y + 2);
    for (label, is_place) in [(Label::Points, false), (Label::Place, true)] {
        pen.text(area.x, y, &words.label(label), muted);
        for seat in scene.game.seats() {
            let text = match (is_place, scene.game.pawn(seat)) {
                (false, _) => scene.game.points(seat).to_string(),
                (true, Some(place)) => place.to_string(),
                (true, None) => "-".to_string(),
            };
            let style = pen.theme.plain();
            right(pen, area.x + columns.of_player(seat), y, &text, style);
        }
        y += 1;
    }
    y
}

/// The groups, as many as there is room for: where hints need some rows, first those that are
/// done are left out, and those of which no hint tells.
fn groups(scene: &TableScene, room: usize) -> Vec<(Piece, Option<Award>)> {
    let mut groups: Vec<_> = Piece::ALL.into_iter().zip(scene.log.awards()).collect();
    let hinted = scene.hints.into_iter().flat_map(|hints| hints.actions());
    let hinted: Vec<Piece> = hinted.filter_map(|it| scene.game.piece(it.place)).collect();
    while groups.len() > room {
        let done = groups.iter().rposition(|&(group, _)| scene.game.is_scored(group));
        let other = || groups.iter().rposition(|(group, _)| !hinted.contains(group));
        let Some(least) = done.or_else(other) else { break };
        groups.remove(least);
    }
    groups
}

fn draw_group(
    pen: &mut Pen,
    scene: &TableScene,
    (group, award): (Piece, Option<Award>),
    columns: &Columns,
    area: Rect,
) {
    let (x, y) = (area.x, area.y);
    let game = scene.game;
    let muted = pen.theme.muted(Ground::Cloth);
    let left = game.on_path(group);
    let is_done = game.is_scored(group);
    let path = if is_done { "-".to_string() } else { left.to_string() };
    let is_last = !is_done && left == 1;
    let face = match is_last {
        true => pen.theme.pyramid(group.color).add_modifier(Modifier::UNDERLINED),
        false => pen.theme.pyramid(group.color),
    };
    pen.text(x, y, &group.to_string(), face);
    let style = if is_last { pen.theme.strong() } else { pen.theme.plain() };
    right(pen, x + columns.path, y, &path, style);
    let now = game.award(group);
    for seat in game.seats() {
        let at = x + columns.of_player(seat);
        let (text, style) = match (is_done, award) {
            (true, Some(award)) => match award.points(seat) {
                0 => (".".to_string(), pen.theme.slot()),
                points => (format!("+{points}"), rank(pen, &award, seat)),
            },
            _ => match now.pieces(seat) {
                0 => (".".to_string(), pen.theme.slot()),
                // As wide as the pawn above it.
                pieces if columns.step > 2 => (format!("{pieces:>2}"), rank(pen, &now, seat)),
                pieces => (pieces.to_string(), rank(pen, &now, seat)),
            },
        };
        right(pen, at, y, &text, style);
    }
    let words = pen.language.pyramids();
    let at = x + columns.note(game.players());
    let note = match is_done {
        true if columns.is_short => String::new(),
        true => words.label(Label::Done),
        false if is_last => words.label(Label::Last),
        false => String::new(),
    };
    let style = if is_done { muted } else { pen.theme.plain() };
    // Where room is short, it has to do that the last one is underlined, as on the path.
    if at + pen.columns(&note) <= area.right() {
        pen.text(at, y, &note, style);
    }
    let end = (at + NOTE).min(area.right());
    let line = Rect::new(x, y, end - x, 1);
    highlight(pen, scene, group, line);
    let rows = if group.size == Size::Large { 1 } else { columns.row };
    shade(pen, group.color, Rect { height: rows, ..line });
    let row = Rect { width: area.width, height: 1, ..area };
    pen.spot(row, Spot::Group(group));
    if !is_done {
        pen.hit(row, Command::Pyramids(Pyramids::Group(group)));
    }
}

/// Marks the group of the chosen pyramid, and lets one flash that was just scored.
fn highlight(pen: &mut Pen, scene: &TableScene, group: Piece, row: Rect) {
    let is_chosen = match &scene.stage {
        StageView::Choose { preview, .. } => preview.as_ref().is_some_and(|it| it.piece == group),
        _ => false,
    };
    let flashes = scene.scored().is_some_and(|report| {
        let mut scored = report.scored();
        scored.any(|award| award.group == group)
    });
    if is_chosen {
        // As on the path: framed, or in brackets where there are too few colors.
        let (sides, style) = match pen.shows_owners() {
            true => ([" ", " "], pen.theme.mark()),
            false => (["[", "]"], pen.theme.bracket(Ground::Cloth)),
        };
        pen.text(row.x - 1, row.y, sides[0], style);
        pen.text(row.x + 2, row.y, sides[1], style);
        let unlit = pen.theme.ground(Ground::Unlit).filter(|_| pen.theme.depth.has_palette());
        unlit.into_iter().for_each(|ink| pen.lay(row, ink));
    }
    if flashes {
        let style = Style::new().add_modifier(Modifier::REVERSED);
        pen.buf.set_style(row.intersection(pen.buf.area), style);
    }
}

/// A ground for the rows of every second color, so that it is told from the next one.
pub fn shade(pen: &mut Pen, color: Color, row: Rect) {
    let [cloth, unlit] = [Ground::Cloth, Ground::Unlit].map(|it| pen.theme.ground(it));
    let between = cloth.zip(unlit).and_then(|(cloth, unlit)| mixed(cloth, unlit, 4));
    if let (1, Some(ink)) = (color.index() % 2, between) {
        pen.lay(row, ink);
    }
}

/// How a number is written by who comes first, second, or after that.
pub fn rank(pen: &Pen, award: &Award, seat: Seat) -> Style {
    if award.first() == Some(seat) {
        pen.theme.pawn(seat)
    } else if award.second() == Some(seat) {
        pen.theme.strong()
    } else {
        pen.theme.muted(Ground::Cloth)
    }
}

/// Writes a text that ends in this column.
fn right(pen: &mut Pen, last: u16, y: u16, text: &str, style: Style) {
    let x = (last + 1).saturating_sub(pen.columns(text));
    pen.text(x, y, text, style);
}
