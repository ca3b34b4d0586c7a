//! How the players of past games stand with each other.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::{Pen, below};
use super::curves::{Fill, balance};
use super::lines::{self, Line, beside, wrapped};
use super::past::points;
use super::scoreboard;
use super::theme::Ground;
use crate::app::Extent;
use crate::past::{HeadToHead, Played, Side};
use crate::rules::Kind;
use crate::texts::language::past::Label;

/// Columns between two columns.
const GAP: u16 = 2;
/// The most columns of a name.
const NAME: u16 = 14;
/// The fewest columns of a page on which the games stand beside the table.
const WIDE: u16 = 110;
/// From so many rows on there is room between the games.
const TALL: u16 = 30;
/// The most columns of a bar, and the fewest of two that say something.
const BAR: u16 = 40;
const BARS: u16 = 8;
/// The most rows of the curve of who was ahead.
const HIGHEST: u16 = 14;
/// The fewest games in which someone can be said to have been ahead.
const FEW: usize = 3;
/// The most games that are listed one by one.
const LATEST: usize = 200;

/// Draws it on a screen of its own below a title, from a line on; gives how it fits.
pub fn draw_page(pen: &mut Pen, heads: Option<&HeadToHead>, area: Rect, scroll: usize) -> Extent {
    let lines = match heads {
        None => Vec::new(),
        Some(heads) if area.width >= WIDE => {
            let width = (area.width - 2 * GAP) / 2;
            let left = table(pen, heads, width, area.height >= TALL);
            let right = latest(pen, heads, width);
            // Below both, unless only one of them leaves the room.
            let rest = |taken: usize| area.height.saturating_sub(taken as u16);
            let long = left.len().max(right.len());
            let below = lead(pen, heads, (area.width, rest(long)));
            let beside_it = match below[..] {
                [] => lead(pen, heads, (width, rest(left.len()))),
                _ => Vec::new(),
            };
            let left = [left, beside_it].concat();
            [beside(left, right, width + 2 * GAP), below].concat()
        }
        Some(heads) => stacked(pen, heads, area),
    };
    lines::draw(pen, &lines, below(area, area.y + 2), area.y, scroll)
}

/// Draws it beside the list below a title, as far as there is room.
pub fn draw_panel(pen: &mut Pen, heads: Option<&HeadToHead>, area: Rect) {
    let rest = below(area, area.y + 2);
    let lines = heads.map_or_else(Vec::new, |heads| {
        let lines = stacked(pen, heads, area);
        let free = rest.height.saturating_sub(lines.len() as u16);
        [lines, lead(pen, heads, (area.width, free))].concat()
    });
    let fitting = lines.len().min(rest.height.into());
    lines::draw(pen, &lines[..fitting], rest, area.y, 0);
}

/// The table, and the games below it.
fn stacked(pen: &Pen, heads: &HeadToHead, area: Rect) -> Vec<Line> {
    let mut lines = table(pen, heads, area.width, area.height >= TALL);
    lines.push(Line::new());
    lines.extend(latest(pen, heads, area.width));
    lines
}

/// How a party stands in all games and in each, and in bold what is most; a free row between
/// the games, where there is room.
fn table(pen: &Pen, heads: &HeadToHead, width: u16, is_tall: bool) -> Vec<Line> {
    let mut lines = match heads.party().sides().count() {
        2 => scoreboard::duel(pen, heads, width, is_tall),
        _ => several(pen, heads, width, is_tall),
    };
    let muted = pen.theme.muted(Ground::Sheet);
    let drawn = Some(heads.balance().drawn).filter(|&games| games > 0);
    let drawn = drawn.map(|games| pen.language.past().drawn(games));
    let said = drawn.into_iter().chain(pen.language.best_run(heads));
    let said: Vec<Line> = said.flat_map(|it| wrapped(pen, &it, width, muted)).collect();
    if !said.is_empty() {
        lines.push(Line::new());
        lines.extend(said);
    }
    lines
}

/// The same of any number of sides: a row a side.
fn several(pen: &Pen, heads: &HeadToHead, width: u16, is_tall: bool) -> Vec<Line> {
    let words = pen.language.past();
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let party = heads.party();
    let mut lines = wrapped(pen, &words.stands(party, &heads.balance()), width, plain);
    lines.push(Line::new());
    let played = |kind: &Kind| heads.balance_in(*kind).played() > 0;
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(played).collect();
    let games = kinds.iter().map(|&kind| pen.language.games().game(kind).label);
    let counts = kinds.iter().map(|&kind| words.played(heads.balance_in(kind).played()));
    let labels = games.map(str::to_string).chain(counts);
    let label = labels.map(|it| pen.columns(&it)).max().unwrap_or(0);
    let columns = Columns::of(pen, heads, label, width);
    lines.push(columns.head(pen, muted));
    for (at, &kind) in kinds.iter().enumerate() {
        if at > 0 && is_tall {
            lines.push(Line::new());
        }
        let balance = heads.balance_in(kind);
        let sides: Vec<Side> = party.sides().collect();
        let average = |&side| heads.average(kind, side).unwrap_or_default();
        let average = sides.iter().map(average);
        // As it is written, or one of two equal numbers would seem to be more.
        let average: Vec<f64> = average.map(|it| (10.0 * it).round() / 10.0).collect();
        let best = |&side| heads.best(kind, side).unwrap_or_default();
        let best: Vec<u16> = sides.iter().map(best).collect();
        let cells = [
            cells(&balance.won, usize::to_string),
            cells(&average, |&it| words.average(it)),
            cells(&best, u16::to_string),
        ];
        let names =
            [pen.language.games().game(kind).label.to_string(), words.played(balance.played())];
        for row in 0..sides.len().max(names.len()) {
            let mut line = Line::new();
            line.extend(names.get(row).map(|name| {
                let style = if row == 0 { plain } else { muted };
                (0, name.clone(), style)
            }));
            if let Some(&side) = sides.get(row) {
                let name = pen.short_name(words.side(party, side), columns.name_width);
                line.push((columns.name, name.into_owned(), muted));
                for (cell, right) in cells.iter().zip(columns.right) {
                    line.push(cell[row].at(pen, right));
                }
                let x = columns.right[2] + GAP;
                let most = balance.won.iter().max().copied().unwrap_or(0).max(1);
                let longest = usize::from(width.saturating_sub(x).min(BAR / 2));
                let long = balance.won[row] * longest / most;
                line.push((x, pen.theme.low_bar(true).repeat(long), pen.theme.chance(true)));
            }
            lines.push(line);
        }
    }
    lines
}

/// Where the columns of the table are.
struct Columns {
    name: u16,
    name_width: u16,
    /// Where wins, averages and best ones end.
    right: [u16; 3],
}

impl Columns {
    const LABELS: [Label; 3] = [Label::Won, Label::Average, Label::Best];

    fn of(pen: &Pen, heads: &HeadToHead, label: u16, width: u16) -> Columns {
        let words = pen.language.past();
        let party = heads.party();
        let needed = Self::LABELS.map(|it| pen.columns(words.label(it)).max(4));
        let names = party.sides().map(|side| pen.columns(words.side(party, side)));
        let name = label + GAP;
        let rest = name + needed.iter().map(|it| it + GAP).sum::<u16>();
        let widest = names.max().unwrap_or(0).min(NAME);
        let name_width = widest.min(width.saturating_sub(rest));
        let mut x = name + name_width;
        let right = needed.map(|needed| {
            x += GAP + needed;
            x
        });
        Columns { name, name_width, right }
    }

    fn head(&self, pen: &Pen, style: Style) -> Line {
        let labels = Self::LABELS.into_iter().zip(self.right);
        let labels = labels.map(|(label, right)| {
            let text = pen.language.past().label(label);
            (right - pen.columns(text), text.to_string(), style)
        });
        labels.collect()
    }
}

/// A number of the table.
struct Cell {
    text: String,
    is_most: bool,
}

impl Cell {
    /// The number where its column ends.
    fn at(&self, pen: &Pen, right: u16) -> (u16, String, Style) {
        let style = if self.is_most {
            pen.theme.bracket(Ground::Sheet)
        } else {
            pen.theme.on(Ground::Sheet)
        };
        (right - pen.columns(&self.text), self.text.clone(), style)
    }
}

/// Numbers as they are written, and whether each is more than all others.
fn cells<T: PartialOrd>(numbers: &[T], write: impl Fn(&T) -> String) -> Vec<Cell> {
    let is_most = |at: usize| {
        let mut others = numbers.iter().enumerate().filter(|(other, _)| *other != at);
        numbers.len() > 1 && others.all(|(_, other)| *other < numbers[at])
    };
    let all = numbers
        .iter()
        .enumerate()
        .map(|(at, number)| Cell { text: write(number), is_most: is_most(at) });
    all.collect()
}

/// Who was ahead in games won, from the first game to the latest, in so many rows; nothing if
/// these are too few, or there are not two sides.
fn lead(pen: &Pen, heads: &HeadToHead, (width, rows): (u16, u16)) -> Vec<Line> {
    let sides: Vec<Side> = heads.party().sides().collect();
    let games: Vec<&Played> = heads.games().collect();
    let rows = rows.saturating_sub(4).min(width / 4).min(HIGHEST) & !1;
    let &[one, two] = &sides[..] else {
        return Vec::new();
    };
    if games.len() < FEW || rows < 4 {
        return Vec::new();
    }
    let ahead = games.iter().rev().scan(0_i32, |ahead, game| {
        let is = |side: Side| i32::from(game.winner == Some(side));
        *ahead += is(one) - is(two);
        Some(*ahead)
    });
    let ahead: Vec<i32> = ahead.collect();
    let most = ahead.iter().map(|it| it.abs()).max().unwrap_or(0).max(1);
    let part = |&ahead: &i32| 0.5 + ahead as f32 / (2 * most) as f32;
    let values: Vec<f32> = ahead.iter().map(part).collect();
    let scale = [most, 0, most].map(|games| match games {
        0 => format!("{:>3}", 0),
        games => format!("{:>3}", format!("+{games}")),
    });
    let muted = pen.theme.muted(Ground::Sheet);
    let title = pen.language.past().label(Label::Lead).to_string();
    let mut lines = vec![Line::new(), Line::new(), vec![(0, title, muted)]];
    let sides = [true, false].map(|is_first| Fill { is_first, ink: pen.theme.chance(is_first) });
    lines.extend(balance(pen, sides, &values, &[], (width, rows), scale));
    lines
}

/// The latest games of a party, and by how much they were won: of two by a bar towards the
/// one who won, with that number at its end where there is room. All bars have one scale.
fn latest(pen: &Pen, heads: &HeadToHead, width: u16) -> Vec<Line> {
    let words = pen.language.past();
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let games: Vec<&Played> = heads.games().take(LATEST).collect();
    let label = |game: &Played| pen.language.games().game(game.kind).label;
    let widest = |of: &dyn Fn(&Played) -> u16| games.iter().map(|it| of(it)).max().unwrap_or(0);
    let day = widest(&|it| pen.columns(it.began.day()));
    let kind = day + GAP;
    let end = kind
        + widest(&|it| pen.columns(label(it)))
        + GAP
        + widest(&|it| pen.columns(&points(&it.points)));
    let bars = end + GAP;
    let sides: Vec<&str> =
        { heads.party().sides() }.map(|side| words.side(heads.party(), side)).collect();
    let half = (width.saturating_sub(bars + 1) / 2).min(BAR);
    let most = widest(&|it| margin(it)).max(1);
    // In narrow bars there is room for nothing else.
    let number = |game: &Played| match half {
        BARS.. => format!("+{}", margin(game)),
        _ => String::new(),
    };
    let longest = half.saturating_sub(widest(&|it| pen.columns(&number(it)) + 1));
    let axis = (sides.len() == 2 && 2 * half >= BARS).then_some(bars + half);
    let mut head = vec![(0, words.label(Label::Latest).to_string(), muted)];
    if let (Some(axis), [one, two]) = (axis, &sides[..]) {
        let gap = u16::from(half >= BARS);
        let [one, two] = [one, two].map(|name| pen.short_name(name, half - gap).into_owned());
        head.push((axis - gap - pen.columns(&one), one, muted));
        head.push((axis + 1 + gap, two, muted));
    }
    let mut lines = vec![head];
    let mut day = "";
    for game in &games {
        let text = points(&game.points);
        // A day stands at the first of its games.
        let is_new = day != game.began.day();
        day = game.began.day();
        let mut line = vec![
            (0, if is_new { day } else { "" }.to_string(), muted),
            (kind, label(game).to_string(), plain),
            (end - pen.columns(&text), text, plain),
        ];
        if let Some(axis) = axis {
            let long = (u32::from(margin(game)) * u32::from(longest)).div_ceil(most.into());
            let long = (long as u16).max(1);
            line.push((axis, pen.theme.glyph("│", "|").to_string(), muted));
            if let Some(winner) = game.winner {
                let is_first = heads.party().sides().next() == Some(winner);
                let by = number(game);
                let [bar_at, by_at] = if is_first {
                    [axis - long, (axis - long).saturating_sub(1 + pen.columns(&by))]
                } else {
                    [axis + 1, axis + 1 + long + 1]
                };
                let bar = pen.theme.low_bar(is_first).repeat(long.into());
                line.push((bar_at, bar, pen.theme.chance(is_first)));
                line.push((by_at, by, muted));
            }
        } else if let Some(winner) = game.winner {
            let name = format!("*{}", words.side(heads.party(), winner));
            let name = pen.short_name(&name, width.saturating_sub(bars));
            line.push((bars, name.into_owned(), muted));
        }
        lines.push(line);
    }
    lines
}

/// By how many points a game of two sides was won.
fn margin(game: &Played) -> u16 {
    match game.points[..] {
        [one, two] => one.abs_diff(two),
        _ => 0,
    }
}
