//! How two sides stand with each other: a large score, and each game below it.

use ratatui::style::{Modifier, Style};

use super::canvas::Pen;
use super::figures::Figures;
use super::lines::{Line, wrapped};
use super::theme::Ground;
use crate::past::{Balance, HeadToHead, Side};
use crate::rules::Kind;
use crate::texts::language::past::{Label, by_level};

/// Columns between two columns, and between the line in the middle and a large number.
const GAP: u16 = 2;
/// The fewest columns of a name.
const NAME: u16 = 4;
/// How far a level stands behind its game.
const INDENT: u16 = 2;
/// The most columns of the bars of a side, and the fewest that say something.
const MOST: u16 = 24;
const FEWEST: u16 = 5;

/// The large score and how all games came out, then a row for each game and level, as bars
/// around one line; with air where there is room.
pub fn duel(pen: &Pen, heads: &HeadToHead, width: u16, is_tall: bool) -> Vec<Line> {
    let (plain, muted) = (pen.theme.on(Ground::Sheet), pen.theme.muted(Ground::Sheet));
    let games = games(pen, heads);
    let columns = Columns::of(pen, &games, width);
    let mut lines = score(pen, heads, &columns, (width, is_tall));
    let stands = pen.language.past().stands(heads.party(), &heads.balance());
    lines.extend(wrapped(pen, &stands, width, muted));
    lines.push(Line::new());
    lines.push(columns.head(pen));
    for (at, game) in games.iter().enumerate() {
        if at > 0 && (is_tall || !game.levels.is_empty()) {
            lines.push(Line::new());
        }
        lines.push(columns.row(pen, &game.row, (0, plain)));
        lines.extend(game.levels.iter().map(|row| columns.row(pen, row, (INDENT, muted))));
        let said = game.even.iter().flat_map(|it| pen.wrap(it, width - INDENT));
        lines.extend(said.map(|line| vec![(INDENT, line, muted)]));
    }
    lines
}

/// A game or a level of it.
struct Row {
    label: String,
    won: [usize; 2],
    /// The points of both, column by column, and which of them are more.
    points: Vec<[(String, bool); 2]>,
}

/// A game that was played.
struct Game {
    row: Row,
    levels: Vec<Row>,
    /// Up to which level half of the games are won.
    even: Option<String>,
}

fn games(pen: &Pen, heads: &HeadToHead) -> Vec<Game> {
    let words = pen.language.past();
    let sides: Vec<Side> = heads.party().sides().collect();
    let won = |balance: &Balance| [0, 1].map(|at| balance.won.get(at).copied().unwrap_or(0));
    let of = |kind: Kind| {
        let both = |of: &dyn Fn(Side) -> f64, write: &dyn Fn(f64) -> String| {
            let points = [0, 1].map(|at| of(sides[at]));
            [0, 1].map(|at| (write(points[at]), points[at] > points[1 - at]))
        };
        let average = |side| heads.average(kind, side).unwrap_or_default();
        let best = |side| f64::from(heads.best(kind, side).unwrap_or_default());
        let levels = by_level(heads, kind).into_iter();
        let levels = levels.map(|(level, balance)| Row {
            label: words.level(level),
            won: won(&balance),
            points: Vec::new(),
        });
        let levels: Vec<Row> = levels.collect();
        Game {
            row: Row {
                label: pen.language.games().game(kind).label.to_string(),
                won: won(&heads.balance_in(kind)),
                points: vec![
                    both(&average, &|points| words.average(points)),
                    both(&best, &|points| points.to_string()),
                ],
            },
            even: (!levels.is_empty()).then(|| words.even_level(heads.even_level(kind))),
            levels,
        }
    };
    let played = |kind: &Kind| heads.balance_in(*kind).played() > 0;
    Kind::ALL.into_iter().filter(played).map(of).collect()
}

/// Where the columns of the games are.
struct Columns {
    /// Where the bars of both meet.
    axis: u16,
    /// Columns of the longest bar, and the wins it stands for.
    half: u16,
    most: usize,
    /// Where the points of both meet, what stands over them, and where that begins.
    points: Vec<(u16, Label, u16)>,
}

impl Columns {
    const LABELS: [Label; 2] = [Label::Average, Label::Best];

    fn of(pen: &Pen, games: &[Game], width: u16) -> Columns {
        let rows = || games.iter().map(|it| (&it.row, 0));
        let levels = || games.iter().flat_map(|it| it.levels.iter().map(|row| (row, INDENT)));
        let all = || rows().chain(levels());
        let label = all().map(|(row, indent)| indent + pen.columns(&row.label)).max();
        let most = all().flat_map(|(row, _)| row.won).max().unwrap_or(0).max(1);
        let number = most.to_string().len() as u16;
        // A number stands at the end of each bar.
        let bars = label.unwrap_or(0) + GAP + number + 1;
        let side = |at: usize| {
            let texts = rows().flat_map(move |(row, _)| &row.points[at]);
            texts.map(|(text, _)| pen.columns(text)).max().unwrap_or(0)
        };
        let title = |label: Label| pen.columns(pen.language.past().label(label));
        let needed = |at: usize| (2 * side(at) + 1).max(title(Self::LABELS[at]));
        let rest = |shown: usize| {
            let points: u16 = (0..shown).map(|at| GAP + needed(at)).sum();
            width.saturating_sub(bars + 1 + number + points) / 2
        };
        // What there is no room for is told line by line.
        let shown = (0..=Self::LABELS.len()).rev().find(|&shown| rest(shown) >= FEWEST);
        let shown = shown.unwrap_or(0);
        let half = rest(shown).min(MOST);
        let mut x = bars + 2 * half + 1 + number;
        let points = (0..shown).map(|at| {
            x += GAP + needed(at);
            let middle = x - needed(at).div_ceil(2);
            (middle, Self::LABELS[at], middle - title(Self::LABELS[at]) / 2)
        });
        let points = points.collect();
        Columns { axis: bars + half, half, most, points }
    }

    fn head(&self, pen: &Pen) -> Line {
        let muted = pen.theme.muted(Ground::Sheet);
        let text = |label| pen.language.past().label(label).to_string();
        let won = text(Label::Won);
        let won = (self.axis - (pen.columns(&won) / 2).min(self.axis), won, muted);
        let points = self.points.iter().map(|&(_, label, x)| (x, text(label), muted));
        [won].into_iter().chain(points).collect()
    }

    fn row(&self, pen: &Pen, row: &Row, (indent, style): (u16, Style)) -> Line {
        let strong = pen.theme.bracket(Ground::Sheet);
        let muted = pen.theme.muted(Ground::Sheet);
        let mut line = vec![(indent, row.label.clone(), style)];
        for (at, is_first) in [true, false].into_iter().enumerate() {
            let won = row.won[at];
            let is_more = won > row.won[1 - at];
            let text = won.to_string();
            let long = (won * usize::from(self.half)).div_ceil(self.most) as u16;
            let [bar_at, text_at] = if is_first {
                [self.axis - long, self.axis - long - 1 - pen.columns(&text)]
            } else {
                [self.axis, self.axis + long + 1]
            };
            line.push((text_at, text, if is_more { strong } else { style }));
            let bar = pen.theme.low_bar(is_first).repeat(long.into());
            line.push((bar_at, bar, pen.theme.chance(is_first)));
        }
        for (&(middle, ..), [one, two]) in self.points.iter().zip(&row.points) {
            let style = |is_more: bool| if is_more { strong } else { style };
            line.push((middle - pen.columns(&one.0), one.0.clone(), style(one.1)));
            line.push((middle, ":".to_string(), muted));
            line.push((middle + 1, two.0.clone(), style(two.1)));
        }
        line
    }
}

/// How many games each side has won, in numbers as large as fit around the line of the bars,
/// with the names beside them.
fn score(
    pen: &Pen,
    heads: &HeadToHead,
    columns: &Columns,
    (width, is_tall): (u16, bool),
) -> Vec<Line> {
    let words = pen.language.past();
    let won = heads.balance().won;
    let party = heads.party();
    let sizes: &[Figures] = match (pen.theme.ascii, is_tall) {
        (true, _) => &[],
        (false, true) => &[Figures::Large, Figures::Small],
        (false, false) => &[Figures::Small],
    };
    let wide = |size: Option<Figures>, won: usize| {
        size.map_or_else(|| won.to_string().len() as u16, |size| size.columns(won))
    };
    // What a side takes, and where the middle is then.
    let middle = |size: Option<Figures>| {
        let numbers = won.iter().map(|&it| wide(size, it));
        let needed = numbers.max().unwrap_or(0) + 2 * GAP + NAME;
        (needed, columns.axis.max(needed))
    };
    let fits = |size: &Figures| {
        let (needed, axis) = middle(Some(*size));
        axis + 1 + needed <= width
    };
    let size = sizes.iter().copied().find(fits);
    let (_, axis) = middle(size);
    let muted = pen.theme.muted(Ground::Sheet);
    let colons = colon(size).iter().map(|colon| vec![(axis, colon.to_string(), muted)]);
    let mut lines: Vec<Line> = colons.collect();
    let row = lines.len() / 2;
    for ((at, side), is_first) in party.sides().enumerate().zip([true, false]) {
        let ink = pen.theme.chance(is_first).add_modifier(Modifier::BOLD);
        let number = number(pen, size, won[at]);
        let wide = wide(size, won[at]);
        let start = if is_first { axis - GAP - wide } else { axis + 1 + GAP };
        for (line, text) in lines.iter_mut().zip(number) {
            line.push((start, text, ink));
        }
        let end = start + wide + GAP;
        let room = if is_first { start - GAP } else { width.saturating_sub(end) };
        let name = pen.short_name(words.side(party, side), room).into_owned();
        let x = if is_first { room.saturating_sub(pen.columns(&name)) } else { end };
        lines[row].push((x, name, ink));
    }
    // Half rows leave one free at their bottom.
    if size != Some(Figures::Small) {
        lines.push(Line::new());
    }
    lines
}

/// A number of this size, row by row; else in letters as all others.
fn number(pen: &Pen, size: Option<Figures>, number: usize) -> Vec<String> {
    size.map_or_else(|| vec![number.to_string()], |size| size.drawn(pen.theme, number))
}

/// What stands between two numbers, row by row.
fn colon(size: Option<Figures>) -> &'static [&'static str] {
    match size {
        None => &[":"],
        Some(Figures::Small) => &["▄", "▄", " "],
        Some(Figures::Large) => &[" ", "▄", " ", "▀", " "],
    }
}
