//! The games that were played, and how their players stand with each other.

use std::path::Path;

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::Pen;
use super::heads;
use super::theme::Ground;
use crate::app::command::Command;
use crate::app::past::{List, Notice};
use crate::app::{Extent, Overlay, Scene};
use crate::fit::shorten;
use crate::past::{PastGame, Row};
use crate::plain::Plain;
use crate::rules::{Kind, Level};
use crate::texts::language::past::Label;
use crate::texts::sentence;

/// Columns of the narrowest panel beside the list, and of the narrowest and the widest list
/// beside it.
const PANEL: u16 = 44;
const LIST: u16 = 66;
const WIDEST: u16 = 92;
/// Columns of a list with room for the time of day.
const ROOMY: u16 = 66;
/// Columns at the right of a title, for which lines are shown.
const PLACE: u16 = 28;
/// Columns of a day, and of a time of day before which there is one.
const DAY: u16 = 10;
const TIME: u16 = 6;
/// Rows below the list, unless a long path takes more, and the most of them.
const FOOT: u16 = 2;
const LONGEST: u16 = 4;
/// The fewest columns of a name that can be told from others.
const NAME: u16 = 4;

/// Draws the list, and beside it how the players of the chosen game stand where there is
/// room; or that alone. Gives how many games fit on the screen.
pub fn draw(pen: &mut Pen, scene: &Scene, overlay: Overlay, area: Rect) -> Extent {
    let Some(list) = scene.past else {
        return Extent::default();
    };
    let meeting = list.meeting().map(|meeting| &meeting.heads);
    if let Overlay::Heads { scroll } = overlay {
        draw_heads_title(pen, list, area, area.right() - PLACE);
        return heads::draw_page(pen, meeting, area, scroll);
    }
    let has_panel = area.width >= LIST + PANEL;
    let mut wide = area;
    if has_panel {
        wide.width = (area.width * 11 / 20).clamp(LIST, WIDEST);
        let x = wide.right() + 3;
        let panel = Rect { x, width: area.right() - x, ..area };
        draw_heads_title(pen, list, panel, panel.right());
        heads::draw_panel(pen, meeting, panel);
    }
    draw_head(pen, list, overlay, wide);
    let foot = told(pen, scene, list, has_panel, wide.width);
    // The rows stay where they are while one after the other is chosen.
    let height = wide.height.saturating_sub(3 + FOOT.max(foot.len() as u16));
    let rows = Rect { y: wide.y + 2, height, ..wide };
    draw_rows(pen, list, rows);
    let warning = pen.theme.bracket(Ground::Sheet);
    for (y, line) in (rows.bottom() + 1..).zip(&foot) {
        pen.text(wide.x, y, line, warning);
    }
    Extent { height: height.into(), limit: usize::MAX, ..Extent::default() }
}

/// The title of how players stand, and in which games.
fn draw_heads_title(pen: &mut Pen, list: &List, area: Rect, end: u16) {
    let heading = pen.theme.bracket(Ground::Sheet);
    let title = pen.language.past().label(Label::Heads);
    let x = pen.text(area.x, area.y, title, heading);
    if !list.typed.is_empty() {
        draw_filter(pen, list, (x, area.y), end);
    }
}

/// The title, what is looked for, and how many games there are.
fn draw_head(pen: &mut Pen, list: &List, overlay: Overlay, area: Rect) {
    let heading = pen.theme.bracket(Ground::Sheet);
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let found = &list.found;
    let words = pen.language.past();
    let seen = (list.is_looking() && !found.is_all()).then_some(found.seen);
    let place = match found.count {
        0 => String::new(),
        count => words.found(list.at + 1, count, seen),
    };
    let end = area.right().saturating_sub(pen.columns(&place));
    pen.text(end, area.y, &place, muted);
    let x = pen.text(area.x, area.y, words.label(Label::Title), heading);
    let is_typed = overlay == Overlay::Find;
    if is_typed || !list.typed.is_empty() {
        let x = draw_filter(pen, list, (x, area.y), end);
        if is_typed {
            pen.text(x, area.y, " ", pen.theme.selected(plain));
        }
    }
}

/// What the games have to do with, behind a title; gives the column after it.
fn draw_filter(pen: &mut Pen, list: &List, (x, y): (u16, u16), end: u16) -> u16 {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let x = pen.text(x, y, pen.language.past().label(Label::Find), muted);
    pen.name_in(x, y, end.saturating_sub(x + 2), &list.typed, plain)
}

/// What stands below the list: what came of what was asked for, or how the players of the
/// chosen game stand, where that is not beside it.
fn told(pen: &Pen, scene: &Scene, list: &List, has_panel: bool, width: u16) -> Vec<String> {
    let (words, files) = (pen.language.past(), pen.language.files());
    let trouble = list.found.trouble.as_ref();
    let trouble = trouble.map(|error| sentence(&files.store_error(error)));
    let refused = scene.refused.map(|why| pen.language.house().reason(why));
    let notice = list.notice.as_ref().map(|notice| match notice {
        Notice::Place(path) => words.place(&Plain::path(path)),
        Notice::Removed(path) => words.removed(&Plain::path(path)),
        Notice::Wrong(error) => sentence(&files.store_error(error)),
    });
    let none = || {
        let is_empty = list.found.count == 0 && !list.is_looking();
        is_empty.then(|| words.no_games(list.found.of, !list.typed.is_empty()))
    };
    let stands = || {
        let meeting = list.meeting().filter(|_| !has_panel)?;
        Some(pen.language.stand(meeting))
    };
    let text = trouble.or(refused).or(notice).or_else(none).or_else(stands);
    let mut lines = [text.map_or_else(Vec::new, |text| pen.wrap(&text, width))];
    // The path of a file may be of any length.
    shorten(&mut lines, LONGEST, pen.theme.glyph("…", "~"));
    lines.concat()
}

/// Where the columns of the list begin, and how wide they are.
struct Columns {
    /// Whether the time of day tells some games apart.
    has_time: bool,
    game: u16,
    players: u16,
    turns: u16,
    end: u16,
}

impl Columns {
    fn of(pen: &Pen, has_time: bool, area: Rect) -> Columns {
        let widest = Kind::ALL.map(|kind| pen.columns(pen.language.games().game(kind).label));
        let game = widest.into_iter().max().unwrap_or(0);
        let x = area.x + 2 + DAY + if has_time { TIME } else { 0 } + 2;
        Columns {
            has_time,
            game: x,
            players: x + game + 2,
            turns: area.right() - 7,
            end: area.right(),
        }
    }
}

fn draw_rows(pen: &mut Pen, list: &List, area: Rect) {
    let mut days = list.found.rows.windows(2);
    let has_time =
        area.width >= ROOMY && days.any(|two| two[0].began().day() == two[1].began().day());
    let at = Columns::of(pen, has_time, area);
    let muted = pen.theme.muted(Ground::Sheet);
    let y = area.y - 1;
    let words = pen.language.past();
    let date = if has_time { Label::DateAndTime } else { Label::Date };
    for (x, label) in [(area.x + 2, date), (at.game, Label::Game), (at.players, Label::Players)] {
        pen.text(x, y, words.label(label), muted);
    }
    for (label, right) in [(Label::Points, at.turns), (Label::Turns, at.end)] {
        let text = words.label(label);
        let x = right - pen.columns(text).min(right);
        pen.text(x, y, text, muted);
    }
    let height = usize::from(area.height);
    // The chosen one in the middle, as far as there are games on both sides.
    let last = list.found.count.saturating_sub(height);
    let top = list.at.saturating_sub(height / 2).min(last);
    for (y, number) in (area.y..area.bottom()).zip(top..list.found.count) {
        let row = number.checked_sub(list.found.first).and_then(|it| list.found.rows.get(it));
        let Some(row) = row else { continue };
        let place = Rect::new(area.x, y, area.width, 1);
        pen.hit(place, Command::Row(number));
        draw_row(pen, row, number == list.at, &at, place);
    }
}

fn draw_row(pen: &mut Pen, row: &Row, is_chosen: bool, at: &Columns, place: Rect) {
    let Rect { x, y, .. } = place;
    let style =
        if is_chosen { pen.theme.bracket(Ground::Sheet) } else { pen.theme.on(Ground::Sheet) };
    if is_chosen {
        pen.text(x, y, pen.theme.glyph("▸", ">"), style);
    }
    let end = pen.text(x + 2, y, row.began().day(), style);
    if at.has_time {
        pen.text(end + 1, y, &row.began().time(), style);
    }
    let Row::Game(game) = row else {
        let muted = pen.theme.muted(Ground::Sheet);
        let text = pen.language.past().no_game(&file_name(row.path()));
        pen.name_in(at.game, y, at.end - at.game, &text, muted);
        return;
    };
    pen.text(at.game, y, pen.language.games().game(game.kind).label, style);
    let right = |pen: &mut Pen, text: &str, right: u16| {
        let x = right.saturating_sub(pen.columns(text));
        pen.text(x, y, text, style);
        x
    };
    right(pen, &game.turns.to_string(), at.end);
    let end = right(pen, &points(&game.points), at.turns);
    draw_players(pen, game, (at.players, y), end - 2, style);
}

/// The players by seat; a star before those who won.
fn draw_players(pen: &mut Pen, game: &PastGame, (x, y): (u16, u16), end: u16, style: Style) {
    let width = end.saturating_sub(x);
    let words = pen.language.past();
    let leveled = |name: &str, level: Level| words.with_level(name, level);
    for all in [players(game, leveled), players(game, |name, _| name.to_string())] {
        let whole = all.join(", ");
        if pen.columns(&whole) <= width {
            pen.text(x, y, &whole, style);
            return;
        }
    }
    // Levels are left out first, then the longest names become shorter, and if that is not
    // enough, only the winner is named.
    let all = players(game, |name, _| name.to_string());
    let widest = all.iter().map(|name| pen.columns(name)).max();
    let shortened = |most: u16| {
        let short = all.iter().map(|name| pen.short_name(name, most).into_owned());
        short.collect::<Vec<_>>().join(", ")
    };
    let mut fitting = (NAME..widest.unwrap_or(0)).rev().map(shortened);
    let text = fitting.find(|text| pen.columns(text) <= width);
    let text = text.unwrap_or_else(|| winner(game));
    pen.name_in(x, y, width, &text, style);
}

/// Those who played, by seat, and a star before who won.
fn players(game: &PastGame, leveled: impl Fn(&str, Level) -> String) -> Vec<String> {
    let player = |seat| {
        let name = game.names.of(seat);
        let star = if game.standing.place(seat) == 1 { "*" } else { "" };
        match game.computers.of(seat) {
            Some(level) => format!("{star}{}", leveled(name, level)),
            None => format!("{star}{name}"),
        }
    };
    game.names.seats().map(player).collect()
}

/// Who won, and how many others played.
fn winner(game: &PastGame) -> String {
    let won = game.standing.winners().map(|seat| game.names.of(seat));
    let won: Vec<&str> = won.collect();
    let others = game.names.count() - won.len();
    format!("*{} +{others}", won.join(", *"))
}

/// The points of a game, side by side.
pub(super) fn points(points: &[u16]) -> String {
    let points: Vec<String> = points.iter().map(u16::to_string).collect();
    points.join(":")
}

/// What a file is called, wherever it lies.
pub(super) fn file_name(path: &Path) -> Plain {
    Plain::path(path.file_name().unwrap_or_default().as_ref())
}
