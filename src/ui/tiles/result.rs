//! The end: both Rivers, and how each point came about.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::board;
use super::layout::Board;
use crate::app::Saving;
use crate::app::tiles::{Motion, STEPS, TableScene};
use crate::rules::Player;
use crate::rules::tiles::{Event, Game, Score, Verdict};
use crate::texts::language::tiles::Label;
use crate::ui::canvas::{Pen, below};
use crate::ui::figures::Figures;
use crate::ui::frame::Frame;
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, draw_foot, series, stands, told};
use crate::ui::theme::Ground;

/// Rows of a player's sheet if each marker takes so many: the name comes first.
fn list(step: u16) -> u16 {
    1 + 6 * step
}
/// Columns of the sheets beside the finished board: the fewest, on the smallest screens and on
/// others, and the most.
const SMALL_SHEET: u16 = 24;
const SHEET: u16 = 32;
const MOST_SHEET: u16 = 60;
/// The points of both players where there is room for them, and columns between these.
const SIZE: Figures = Figures::Large;
const GAP: u16 = 6;

/// How far the two Rivers are counted: one after the other while that is shown.
fn counted(scene: &TableScene) -> [u8; 2] {
    match scene.motion {
        Some(Motion::Counting(steps)) => [steps.min(STEPS), steps.saturating_sub(STEPS)],
        _ => [STEPS; 2],
    }
}

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    // At the bottom, the file and the series, or where a replay stands.
    let said = prompt::below_score::<Game>(pen, &scene.below_score(), scene.names);
    let told = told(pen, said, saving, block.width - 4, MOST_LINES);
    let series = series(pen, &scene.series, scene.names);
    let series = stands(pen, frame, series, scene.stands);
    // Its row stays empty until the last River is counted.
    let is_counted = counted(scene)[1] == STEPS;
    let series = series.map(|text| if is_counted { text } else { String::new() });
    let end = draw_foot(pen, frame, &told, scene.notice.is_some(), series.as_deref());

    let words = pen.language.tiles();
    let counted = counted(scene);
    let headline = if is_counted {
        words.outcome(verdict.winner, scene.names)
    } else {
        words.label(Label::Counting)
    };
    let reason = words.ending(stuck(scene), scene.names);
    let winner = verdict.winner.unwrap_or(scene.bottom.other());
    let players = [Player::One, Player::Two];
    let spaces = players.into_iter().flat_map(|player| verdict.scores[player].spaces);
    let most = spaces.map(|space| space.points).max().unwrap_or(0);
    let sheet = |player: Player| Sheet {
        name: scene.names.of(player),
        player,
        score: &verdict.scores[player],
        other: verdict.scores[player.other()].total(),
        most,
        counted: counted[usize::from(player != winner)],
    };
    let sheets = [sheet(winner), sheet(winner.other())];
    let above = Rect { height: end - block.y, ..block };
    let outcome = words.outcome(verdict.winner, scene.names);
    let told = Told { headline: &headline, outcome: &outcome, reason: &reason };
    if !draw_beside(pen, scene, &sheets, &told, above) {
        draw_below(pen, sheets, [&headline, &reason], above);
    }
}

/// What is said above the sheets.
struct Told<'a> {
    headline: &'a str,
    /// What it will be once all is counted: nothing changes its place then.
    outcome: &'a str,
    reason: &'a str,
}

impl Told<'_> {
    /// Its rows.
    fn rows(&self, pen: &Pen, width: u16, has_figures: bool) -> u16 {
        let lines = |text: &str, width: u16| pen.wrap(text, width).len() as u16;
        let figures = if has_figures { SIZE.rows() + 2 } else { 0 };
        self.headline_rows(pen, width) + figures + lines(self.reason, width)
    }

    fn headline_rows(&self, pen: &Pen, width: u16) -> u16 {
        let lines = |text: &str| pen.wrap(text, width - 2).len() as u16;
        lines(self.headline).max(lines(self.outcome))
    }

    /// Draws it; gives the row after it.
    fn draw(&self, pen: &mut Pen, area: Rect, has_figures: bool, sheets: &[Sheet; 2]) -> u16 {
        let muted = pen.theme.muted(Ground::Cloth);
        pen.plate(area, self.headline);
        let mut y = area.y + self.headline_rows(pen, area.width);
        if has_figures {
            let mut x = area.x;
            for sheet in sheets {
                if x > area.x {
                    draw_colon(pen, (x - GAP / 2, y + 1), muted);
                }
                let style = if sheet.leads() { sheet.style(pen) } else { muted };
                x = pen.figures((x, y + 1), sheet.total(), SIZE, style) + GAP;
            }
            y += SIZE.rows() + 2;
        }
        pen.paragraphs(below(area, y), [self.reason], muted)
    }
}

/// Draws a colon as large as the points beside it, around this column.
fn draw_colon(pen: &mut Pen, (x, y): (u16, u16), style: Style) {
    let point = pen.theme.glyph("██", "##");
    for row in [1, SIZE.rows() - 2] {
        pen.text(x - 1, y + row, point, style);
    }
}

/// Draws the finished board at the left, and the outcome and the sheets at its right, if there
/// is room for that.
fn draw_beside(
    pen: &mut Pen,
    scene: &TableScene,
    sheets: &[Sheet; 2],
    told: &Told,
    area: Rect,
) -> bool {
    let least = if area.width < 80 { SMALL_SHEET } else { SHEET };
    let board = Board::within(Rect { width: area.width - least, ..area }).narrow();
    // What is left over goes between them, and as much to either edge.
    let free = area.width - board.area.width;
    let columns = (least + (free - least).saturating_sub(3) / 2).min(MOST_SHEET);
    let air = (free - columns) / 3;
    let board = board.moved(air);
    let x = area.right() - air - columns;
    // The final points, so that nothing changes its place while they are counted.
    let [first, second] = sheets.each_ref().map(|sheet| SIZE.columns(sheet.score.total().into()));
    let ways = [(true, 2), (true, 1), (false, 1)];
    let fitting = ways.into_iter().find_map(|(has_figures, step)| {
        let rows = told.rows(pen, columns, has_figures) + 2 * list(step);
        let is_wide = !has_figures || first + GAP + second < columns;
        (is_wide && rows <= area.height).then_some((has_figures, step, rows))
    });
    let Some((has_figures, step, rows)) = fitting else {
        return false;
    };
    // A blank row between the sheets, where there is room, and one above both.
    let air = (area.height - rows).min(2);
    board::draw_finished(pen, scene.game, &board);
    let top = area.y + (area.height - rows - air).div_ceil(2);
    let right = Rect::new(x, top, columns, rows + air);
    let mut y = told.draw(pen, right, has_figures, sheets);
    for (n, sheet) in (1..).zip(sheets) {
        y += u16::from(air + n > 2);
        sheet.draw(pen, Rect { y, height: list(step), ..right });
        y += list(step);
    }
    true
}

/// Draws the outcome, and the sheets side by side below it.
fn draw_below(pen: &mut Pen, sheets: [Sheet; 2], [headline, reason]: [&str; 2], area: Rect) {
    let gap = (area.height.saturating_sub(list(1) + 3) / 3).min(2);
    let top = area.y + gap;
    pen.plate_in_middle(Rect { y: top, height: 1, ..area }, headline);
    let muted = pen.theme.muted(Ground::Cloth);
    pen.centered(area.x, top + 1, area.width, reason, muted);
    let width = (area.width - 6) / 2;
    for (x, sheet) in [area.x + 2, area.x + 4 + width].into_iter().zip(sheets) {
        sheet.draw(pen, Rect::new(x, top + 2 + gap, width, list(1)));
    }
}

/// Who could not act, which ended the turns.
fn stuck(scene: &TableScene) -> Option<Player> {
    scene.log.story().rev().find_map(|(_, event)| match event {
        Event::Stuck { player, .. } => Some(player),
        _ => None,
    })
}

/// How a player's points came about.
struct Sheet<'a> {
    name: &'a str,
    player: Player,
    score: &'a Score,
    /// What the other player has.
    other: u16,
    /// The most points that a group of either has.
    most: u16,
    /// How far it is counted.
    counted: u8,
}

impl Sheet<'_> {
    /// The points that are counted so far.
    fn total(&self) -> u16 {
        let so_far = self.score.spaces.iter().take(self.counted.into());
        so_far.map(|space| space.points).sum()
    }

    /// Whether nobody has more, once all are counted.
    fn leads(&self) -> bool {
        self.counted == STEPS && self.total() >= self.other
    }

    /// How they are written: those of who won in gold.
    fn style(&self, pen: &Pen) -> Style {
        if self.leads() { pen.theme.warning() } else { pen.theme.strong() }
    }

    /// Columns of what so many points come to, if the most of all fill so many.
    fn bar(&self, points: u16, room: u16) -> u8 {
        let most = self.most.max(1);
        let columns = (points * room + most / 2) / most;
        u8::try_from(columns.max(points.min(1))).unwrap_or(u8::MAX)
    }

    /// The name and the points, and a line for each marker.
    fn draw(&self, pen: &mut Pen, area: Rect) {
        let (total, strong) = (self.total(), self.style(pen));
        let ahead = if self.counted == STEPS { total.saturating_sub(self.other) } else { 0 };
        let text = pen.language.house().total(total, ahead);
        // A name says more than by how much it is ahead.
        let room = area.width - 6;
        let text = match pen.columns(self.name) + pen.columns(&text) {
            columns if columns > room => pen.language.house().total(total, 0),
            _ => text,
        };
        let right = area.right() - pen.columns(&text);
        let x = pen.owner(area.x, area.y, self.player, strong) + 1;
        pen.name_in(x, area.y, right - x - 1, self.name, strong);
        pen.text(right, area.y, &text, strong);
        let muted = pen.theme.muted(Ground::Cloth);
        let times = pen.theme.glyph("×", "x");
        for (number, space) in (1..).zip(&self.score.spaces) {
            let step = area.height / 6;
            let y = area.y + 1 + step * u16::from(number - 1);
            let Some(color) = space.color else {
                let text = format!(" {number}  {}", pen.theme.glyph("·", "."));
                pen.text(area.x, y, &text, muted);
                continue;
            };
            let is_high = step > 1;
            let x = pen.group((area.x, y), (number, color), self.player, is_high) + 1;
            if number > self.counted {
                continue;
            }
            let sum = format!("{}{times}{number} ={:>3}", space.tiles, space.points);
            let end = area.right() - pen.columns(&sum);
            let bar = self.bar(space.points, end - x - 1);
            pen.tiles((x, y), (color, bar), 1, (self.player, is_high));
            pen.text(end, y, &sum, pen.theme.plain());
        }
    }
}
