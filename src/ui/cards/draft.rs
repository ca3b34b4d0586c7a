//! What each color of a Mountain would bring each player, to compare down a column.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Hinted;
use super::piles::Heap;
use crate::app::cards::{Command as Cards, Share, TableScene};
use crate::app::command::Command;
use crate::rules::cards::{Action, ClaimEffect, Draft, RIVER_SPACES};
use crate::rules::{Color, Player};
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::figures::Figures;
use crate::ui::theme::Ground;

/// Rows of the names and of what stands below them.
pub const HEAD: u16 = 2;
/// Columns before the chips, for what marks them.
const BEFORE: u16 = 2;
/// What points and River spaces are called, in the most words first.
const HEADS: [[Label; 2]; 2] =
    [[Label::PointsGained, Label::Space], [Label::PointsInShort, Label::Space]];
/// The fewest columns of points and of a River space where both players share these words, and
/// between two columns that have words of their own.
const SHARED: (u16, u16) = (2, 2);
const PAIRED: u16 = 2;

/// How a row of the table is drawn.
#[derive(Clone, Copy)]
struct Row {
    /// Columns and rows of the chip of its color.
    chip: (u16, u16),
    /// Free rows below it.
    gap: u16,
}

/// All there are, the largest first.
const ROWS: [Row; 5] = [
    Row { chip: (5, 3), gap: 1 },
    Row { chip: (5, 2), gap: 1 },
    Row { chip: (3, 1), gap: 1 },
    Row { chip: (3, 1), gap: 0 },
    Row { chip: (2, 1), gap: 0 },
];

impl Row {
    /// Rows of so many of them below their heads.
    fn all(self, count: u16) -> u16 {
        self.head() + count * (self.chip.1 + self.gap) - self.gap
    }

    /// Rows above the first of them: where they stand apart, so do the heads.
    fn head(self) -> u16 {
        HEAD + self.gap.min(1)
    }

    /// As far apart as there is room for, but no further than they are high.
    fn spread(self, count: u16, height: u16) -> Row {
        let spare = height.saturating_sub(self.all(count)) / count.max(1);
        let gap = (self.gap + spare).min(self.chip.1);
        Row { gap: if self.gap == 0 { 0 } else { gap }, ..self }
    }

    /// The number that is drawn large, if the row is as high as that.
    fn figures(self, pen: &Pen) -> Option<Figures> {
        let size = Figures::Small;
        (self.chip.1 == size.rows() && !pen.theme.ascii).then_some(size)
    }
}

/// Where the columns of the table stand.
#[derive(Clone, Copy)]
struct Columns {
    row: Row,
    /// None where the columns of both players share their words.
    heads: Option<[Label; 2]>,
    /// Columns of the points and of the River space.
    points: u16,
    space: u16,
    /// Columns between these, and between two of these pairs.
    gap: u16,
    between: u16,
}

impl Columns {
    /// The largest for which there is room.
    fn of(pen: &Pen, shares: &[Share], area: Rect) -> Columns {
        let cards = shares.iter().map(|share| share.count).max().unwrap_or(0);
        let most = shares.iter().flat_map(|share| share.claims.iter().flatten());
        let most = most.map(|&(_, points)| points).max().unwrap_or(0);
        let count = shares.len() as u16;
        let rows = ROWS.into_iter().filter(|row| row.all(count) <= area.height);
        let rows = rows.map(|row| row.spread(count, area.height));
        let all = rows
            .clone()
            .flat_map(|row| HEADS.map(|heads| Columns::new(pen, row, Some(heads), (cards, most))));
        // Words matter more than large cards.
        let all = all.chain(rows.map(|row| Columns::new(pen, row, None, (cards, most))));
        let smallest = Columns::new(pen, ROWS[ROWS.len() - 1], None, (cards, most));
        let found = all.into_iter().find(|it| it.width() <= area.width).unwrap_or(smallest);
        // With a free column before the next Mandala.
        let spare = area.width.saturating_sub(found.width() + 1);
        Columns { between: found.between + (spare / 2).min(3), ..found }
    }

    /// Those for so many cards and points at most.
    fn new(pen: &Pen, row: Row, heads: Option<[Label; 2]>, (cards, most): (u8, u16)) -> Columns {
        let wide = |head| pen.columns(&pen.language.cards().label(head));
        let (points, space) = heads.map_or(SHARED, |heads| heads.map(wide).into());
        let (gain, gap) = match row.figures(pen) {
            Some(size) => (size.sign() + size.columns(most.into()), 2),
            None => (pen.columns(&gain(most)), 1),
        };
        let between = match heads {
            Some(_) => PAIRED,
            None => 1 + u16::from(row.chip.0 > 3),
        };
        let (wide, high) = row.chip;
        let row = Row { chip: (wide.max(1 + pen.columns(&cards.to_string())), high), ..row };
        Columns { row, heads, points: points.max(gain), space, gap, between }
    }

    /// Columns of what a color brings a player.
    fn pair(self) -> u16 {
        self.points + self.gap + self.space
    }

    /// Columns of all of it.
    fn width(self) -> u16 {
        self.row.chip.0 + 1 + 2 * self.pair() + self.between
    }

    /// Where what a color brings this player begins, behind the chips.
    fn start(self, seat: Player) -> u16 {
        let first = self.row.chip.0 + 1;
        first + if seat == Player::One { 0 } else { self.pair() + self.between }
    }
}

/// How points are written that a color brings.
fn gain(points: u16) -> String {
    format!("+{points}")
}

/// Draws the table of what each color brings; gives the row after it.
pub fn draw(
    pen: &mut Pen,
    scene: &TableScene,
    hinted: &Hinted,
    (draft, pick): (Draft, Option<Color>),
    area: Rect,
) -> u16 {
    let shares = &scene.shares[..];
    // The first of the columns before the chips lies before the area.
    let area = Rect { x: area.x + BEFORE - 1, width: area.width + 1 - BEFORE, ..area };
    let columns = Columns::of(pen, shares, area);
    let Row { chip: (wide, high), gap } = columns.row;
    let is_known = shares.iter().any(|share| share.claims.iter().any(Option::is_some));
    for seat in Player::BOTH.into_iter().filter(|_| is_known) {
        let name = if seat == draft.chooser { pen.theme.warning() } else { pen.theme.strong() };
        draw_head(pen, columns, (area, seat), (scene.names.of(seat), name));
    }
    if is_known && columns.heads.is_none() {
        draw_shared_head(pen, columns, area);
    }
    let heap = Heap { card: (wide, high), is_fanned: false };
    let mut y = area.y + columns.row.head();
    for share in shares {
        let row = Rect::new(area.x - BEFORE, y, area.width + BEFORE, high);
        let is_picked = pick == Some(share.color);
        let ground = if is_picked { Ground::Sheet } else { Ground::Cloth };
        let number = hinted.tag(|action| action == Action::Claim { color: share.color });
        if is_picked {
            pen.fill(row, pen.theme.on(ground));
            let cursor = pen.theme.glyph("▸", ">");
            pen.text(area.x - 1, y + (high - 1) / 2, cursor, pen.theme.gold(ground));
        } else if let Some(number) = number {
            pen.text(row.x, y + (high - 1) / 2, number.trim(), pen.theme.number());
        }
        pen.heap((area.x, y), heap, (share.color, share.count), ground, false);
        for seat in Player::BOTH {
            let style = match seat == draft.chooser {
                true => pen.theme.bracket(ground),
                false => pen.theme.on(ground),
            };
            if let Some(brings) = share.claims[seat] {
                let at = (area.x + columns.start(seat), y);
                draw_cell(pen, columns, at, brings, (ground, style));
            }
        }
        pen.hit(row, take(pick, share.color));
        y += high + gap;
    }
    y - gap
}

/// A player's name above what the columns below it are.
fn draw_head(
    pen: &mut Pen,
    columns: Columns,
    (area, seat): (Rect, Player),
    (name, style): (&str, Style),
) {
    let x = area.x + columns.start(seat);
    let Some(heads) = columns.heads else {
        // What both share stands above it.
        pen.name_in(x, area.y + 1, columns.pair(), name, style);
        return;
    };
    pen.name_in(x, area.y, columns.pair(), name, style);
    let [points, space] = heads.map(|head| pen.language.cards().label(head));
    let muted = pen.theme.muted(Ground::Cloth);
    let right = x + columns.points - pen.columns(&points);
    pen.text(right, area.y + 1, &points, muted);
    pen.text(x + columns.points + columns.gap, area.y + 1, &space, muted);
}

/// Draws what the columns of both players are above their names: below these, each word would seem
/// to belong to one of them.
fn draw_shared_head(pen: &mut Pen, columns: Columns, area: Rect) {
    let ways = HEADS.map(|heads| heads.map(|head| pen.language.cards().label(head)).join(", "));
    let [long, short] = &ways;
    let text = if pen.columns(long) <= columns.width() { long } else { short };
    let muted = pen.theme.muted(Ground::Cloth);
    pen.text(area.x, area.y, text, muted);
}

/// What a color brings a player, as far as is known: points, and the River space that it fills,
/// if it does.
fn draw_cell(
    pen: &mut Pen,
    columns: Columns,
    (x, y): (u16, u16),
    (claim, points): (ClaimEffect, u16),
    (ground, style): (Ground, Style),
) {
    let middle = y + (columns.row.chip.1 - 1) / 2;
    let end = x + columns.points;
    let space = match claim {
        ClaimEffect::Discard { .. } => {
            let lost = pen.language.cards().label(Label::Lost);
            pen.text_in(x, middle, columns.pair(), &lost, pen.theme.muted(ground));
            return;
        }
        ClaimEffect::Cup { .. } => None,
        ClaimEffect::River { space, .. } => Some(space),
    };
    match columns.row.figures(pen) {
        Some(size) => {
            let at = end - size.columns(points.into());
            pen.large_plus((at - size.sign(), y), style);
            pen.figures((at, y), points, size, style);
        }
        None => {
            let gain = gain(points);
            pen.text(end - pen.columns(&gain), middle, &gain, style);
        }
    }
    let (text, style) = match space {
        None => (pen.theme.glyph("–", "-").to_string(), pen.theme.muted(ground)),
        // The last one ends the game.
        Some(RIVER_SPACES) => (RIVER_SPACES.to_string(), pen.theme.gold(ground)),
        Some(space) => (space.to_string(), style),
    };
    // In the middle below its head, rather to the left of it.
    let before = (columns.space - 1) / 2;
    pen.text(end + columns.gap + before, middle, &text, style);
}

/// What a click on a color of the Mountain does: it chooses the color, and takes it
/// if it was chosen before.
pub fn take(pick: Option<Color>, color: Color) -> Command {
    if pick == Some(color) { Command::Confirm } else { Command::Cards(Cards::Color(color)) }
}
