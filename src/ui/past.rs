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
use crate::rules::{Kind, Level, Seat};
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
/// From so many rows on there is room for air.
const TALL: u16 = 28;
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
        wide.width = (area.width * 3 / 5).clamp(LIST, WIDEST);
        let x = wide.right() + 3;
        let panel = Rect { x, width: area.right() - x, ..area };
        draw_heads_title(pen, list, panel, panel.right());
        heads::draw_panel(pen, meeting, panel);
    }
    draw_head(pen, list, overlay, wide);
    let foot = told(pen, scene, list, has_panel, wide.width);
    // The rows stay where they are while one after the other is chosen.
    let head = 2 + u16::from(area.height >= TALL);
    let height = wide.height.saturating_sub(head + 1 + FOOT.max(foot.len() as u16));
    let rows = Rect { y: wide.y + head, height, ..wide };
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
    let mut day = "";
    for (y, number) in (area.y..area.bottom()).zip(top..list.found.count) {
        let row = number.checked_sub(list.found.first).and_then(|it| list.found.rows.get(it));
        let Some(row) = row else { continue };
        let place = Rect::new(area.x, y, area.width, 1);
        pen.hit(place, Command::Row(number));
        // A day stands at the first of its games.
        let is_new = day != row.began().day();
        day = row.began().day();
        draw_row(pen, row, Inks::of(pen, number == list.at), is_new, &at, place);
    }
}

/// The inks of a row.
#[derive(Clone, Copy)]
struct Inks {
    is_chosen: bool,
    plain: Style,
    muted: Style,
    won: Style,
}

impl Inks {
    fn of(pen: &Pen, is_chosen: bool) -> Inks {
        let theme = pen.theme;
        let (ground, plain) = match is_chosen {
            true => (theme.band(), theme.bracket(Ground::Sheet)),
            false => (Style::new(), theme.on(Ground::Sheet)),
        };
        let [plain, muted, won] = [plain, theme.muted(Ground::Sheet), theme.gold(Ground::Sheet)]
            .map(|it| it.patch(ground));
        Inks { is_chosen, plain, muted, won }
    }

    /// That of a player who won, or did not.
    fn player(self, has_won: bool) -> Style {
        if has_won { self.won } else { self.plain }
    }
}

fn draw_row(pen: &mut Pen, row: &Row, inks: Inks, is_new: bool, at: &Columns, place: Rect) {
    let Rect { x, y, .. } = place;
    if inks.is_chosen {
        pen.fill(place, inks.plain);
        pen.text(x, y, pen.theme.glyph("▸", ">"), inks.won);
    }
    if is_new {
        pen.text(x + 2, y, row.began().day(), inks.plain);
    }
    if at.has_time {
        pen.text(x + 2 + DAY + 1, y, &row.began().time(), inks.muted);
    }
    let Row::Game(game) = row else {
        let text = pen.language.past().no_game(&file_name(row.path()));
        pen.name_in(at.game, y, at.end - at.game, &text, inks.muted);
        return;
    };
    pen.text(at.game, y, pen.language.games().game(game.kind).label, inks.plain);
    let turns = game.turns.to_string();
    pen.text(at.end.saturating_sub(pen.columns(&turns)), y, &turns, inks.muted);
    let mut end = at.turns.saturating_sub(pen.columns(&points(&game.points)));
    let players = end.saturating_sub(2);
    for (seat, points) in game.names.seats().zip(&game.points) {
        if seat != Seat::default() {
            end = pen.text(end, y, ":", inks.muted);
        }
        let style = inks.player(game.standing.place(seat) == 1);
        end = pen.text(end, y, &points.to_string(), style);
    }
    draw_players(pen, game, (at.players, y), players, inks);
}

/// The players by seat; a star before those who won.
fn draw_players(pen: &mut Pen, game: &PastGame, (x, y): (u16, u16), end: u16, inks: Inks) {
    let width = end.saturating_sub(x);
    let words = pen.language.past();
    let leveled = players(game, |name, level| words.with_level(name, level));
    let all = players(game, |name, _| name.to_string());
    // Levels are left out first, then the longest names become shorter, and if that is not
    // enough, only the winner is named.
    let widest = all.iter().map(|name| pen.columns(name)).max().unwrap_or(0);
    let shortened = |most: u16| {
        let short = all.iter().map(|name| pen.short_name(name, most).into_owned());
        short.collect::<Vec<String>>()
    };
    let ways = [leveled].into_iter().chain((NAME.min(widest)..=widest).rev().map(shortened));
    let fits = |way: &Vec<String>| pen.columns(&way.join(", ")) <= width;
    let Some(names) = { ways }.find(fits) else {
        pen.name_in(x, y, width, &winner(game), inks.won);
        return;
    };
    let mut x = x;
    for (seat, name) in game.names.seats().zip(&names) {
        if seat != Seat::default() {
            x = pen.text(x, y, ", ", inks.muted);
        }
        x = pen.text(x, y, name, inks.player(game.standing.place(seat) == 1));
    }
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
