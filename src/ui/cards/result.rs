//! The end: both Cups sorted below the Rivers, and how each point came about.

use ratatui::layout::Rect;

use super::player::draw_card;
use crate::app::Saving;
use crate::app::cards::{Spectacle, TableScene};
use crate::rules::cards::{Game, Score, SpaceScore, Verdict};
use crate::rules::{ByPlayer, Player};
use crate::texts::language::cards::Label;
use crate::ui::canvas::Pen;
use crate::ui::figures::Figures;
use crate::ui::frame::{Frame, SIZES};
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, draw_foot, series, stands, told};
use crate::ui::theme::Ground;

/// What stands at the left of a sheet.
const LABELS: [Label; 3] = [Label::River, Label::Cup, Label::Points];

/// How large a sheet is.
#[derive(Clone, Copy)]
struct Measures {
    /// Columns of one River space.
    space: u16,
    /// Rows of a card of the River.
    river: u16,
    /// Columns and rows of a card of the Cup.
    card: (u16, u16),
    /// Rows left free before the River and before the points.
    air: u16,
    /// The sum at the left, if there is room for it.
    sum: Option<Figures>,
}

const fn measures(
    space: u16,
    river: u16,
    card: (u16, u16),
    air: u16,
    sum: Option<Figures>,
) -> Measures {
    Measures { space, river, card, air, sum }
}

/// For each size of a frame.
const MEASURES: [Measures; SIZES.len()] = [
    measures(18, 3, (2, 2), 1, Some(Figures::Large)),
    measures(15, 3, (2, 2), 1, Some(Figures::Large)),
    measures(12, 1, (1, 1), 1, Some(Figures::Small)),
    measures(9, 1, (1, 1), 0, Some(Figures::Small)),
    measures(8, 1, (1, 1), 0, None),
];

/// The same where there is room for the largest cards, and how many columns and rows that is.
const LARGEST: (Measures, (u16, u16)) =
    (measures(25, 4, (3, 3), 2, Some(Figures::Large)), (184, 56));

/// The most points of two digits, which is as many as there is room for.
const MOST: u16 = 99;
/// Columns of a chip with its gap.
const CHIP: u16 = 3;

/// Columns beside what is written on a sheet.
const BESIDE: u16 = 2;

/// How many steps it takes to count a Cup: its River spaces, and the sum.
const STEPS: u8 = 7;

/// How far each Cup is counted: one after the other while that is shown.
fn counted(scene: &TableScene) -> ByPlayer<u8> {
    let motion = scene.motion.filter(|it| it.spectacle == Spectacle::Counted);
    let Some(motion) = motion else {
        return ByPlayer::new(STEPS, STEPS);
    };
    let all = u16::from(Spectacle::Counted.pictures());
    let steps = u16::from(motion.frame) * u16::from(2 * STEPS) / all;
    let steps = steps as u8;
    ByPlayer::new(steps.min(STEPS), steps.saturating_sub(STEPS))
}

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    let words = pen.language.cards();
    let muted = pen.theme.muted(Ground::Cloth);
    let counted = counted(scene);
    let is_counted = counted.two == STEPS;
    // At the bottom, the file and the series, or where a replay stands.
    let said = prompt::below_score::<Game>(pen, &scene.below_score(), scene.names);
    let told = told(pen, said, saving, block.width - 4, MOST_LINES);
    let series = series(pen, &scene.series, scene.names);
    let series = stands(pen, frame, series, scene.stands);
    // Its row stays empty until the last Cup is counted.
    let series = series.map(|text| if is_counted { text } else { String::new() });
    let end = draw_foot(pen, frame, &told, scene.notice.is_some(), series.as_deref());

    // Above it, in the middle, the outcome and how it came about.
    let (largest, (width, height)) = LARGEST;
    let size =
        if block.width >= width && block.height >= height { largest } else { MEASURES[frame.size] };
    let labels = LABELS.map(|label| pen.columns(&words.label(label)) + 2);
    let labels = labels.into_iter().max().unwrap_or(0);
    let mut sheets =
        Player::BOTH.map(|seat| Sheet::new(pen, scene, verdict, seat, counted[seat], size));
    let sum = sheets.iter().map(Sheet::sum_width).max().unwrap_or(0);
    let width = sum + labels + 6 * size.space;
    for sheet in &mut sheets {
        sheet.has_foot = sheet.head_columns(pen, sum + labels) > width;
    }
    let rows = 2 + sheets.iter().map(Sheet::rows).sum::<u16>();
    let room = (end - block.y).saturating_sub(rows);
    // Each on a sheet that has an edge above and below, where there is room.
    let [above, beneath] = [6, 8].map(|enough| u16::from(room >= enough));
    let edges = 2 * (above + beneath);
    let gap = ((room - edges) / 4).min(2);
    let top = block.y + room.saturating_sub(2 * gap + edges) / 2;
    let headline = if is_counted {
        words.outcome(verdict.outcome, scene.names)
    } else {
        words.label(Label::Counting)
    };
    pen.plate_in_middle(Rect { y: top, height: 1, ..block }, &headline);
    let reason = words.ending(verdict.ending);
    pen.centered(block.x, top + 1, block.width, &reason, muted);
    let x = block.x + (block.width - width) / 2;
    let mut y = top + 2;
    for sheet in sheets {
        y += gap + above;
        let area = Rect::new(x, y, width, sheet.rows());
        sheet.draw(pen, area, (sum, labels));
        let beside = BESIDE.min(x - block.x);
        let under =
            Rect::new(x - beside, y - above, width + 2 * beside, above + area.height + beneath);
        pen.lay_sheet(under);
        if sheet.is_ahead && beside > 0 {
            pen.beam(under);
        }
        y += sheet.rows() + beneath;
    }
}

/// How a player's points came about.
struct Sheet<'a> {
    name: &'a str,
    /// The points counted so far, and how these are told.
    points: u16,
    total: String,
    /// Whether the player has the most points.
    is_ahead: bool,
    score: &'a Score,
    /// How far it is counted.
    counted: u8,
    size: Measures,
    /// Whether how full the Cup is stands below the points, because there is no room for it
    /// beside the name.
    has_foot: bool,
}

impl<'a> Sheet<'a> {
    fn new(
        pen: &Pen,
        scene: &TableScene<'a>,
        verdict: &'a Verdict,
        seat: Player,
        counted: u8,
        size: Measures,
    ) -> Sheet<'a> {
        let score = &verdict.scores[seat];
        let other = verdict.scores[seat.other()].total();
        let so_far = score.spaces.iter().take(counted.into());
        let total = so_far.map(|space| space.points).sum::<u16>();
        let ahead = if counted == STEPS { total.saturating_sub(other) } else { 0 };
        Sheet {
            name: scene.names.of(seat),
            points: total,
            total: pen.language.house().total(total, ahead),
            is_ahead: counted == STEPS && score.total() >= other,
            score,
            counted,
            size,
            has_foot: false,
        }
    }

    /// Columns of the name, the points and how full the Cup is, if the points begin here:
    /// the most, because the place of anything would tell what is not counted yet.
    fn head_columns(&self, pen: &Pen, points: u16) -> u16 {
        let points = points.max(pen.columns(self.name) + 2);
        let total = pen.language.house().total(MOST, MOST);
        let cards = pen.language.cards().label(Label::FinalCupAndWorthless(MOST as u8));
        points + pen.columns(&total) + 2 + pen.columns(&cards) + 1 + 6 * CHIP
    }

    /// Columns of how full the Cup is.
    fn cards_columns(&self, pen: &Pen) -> u16 {
        let worthless = self.score.worthless;
        let chips = worthless.colors().into_iter();
        let chips = chips.map(|color| 2 + pen.columns(&worthless.count(color).to_string()));
        pen.columns(&self.cards_told(pen)) + chips.sum::<u16>()
    }

    /// How full the Cup is.
    fn cards_told(&self, pen: &Pen) -> String {
        let (words, cards) = (pen.language.cards(), self.score.cup_cards);
        if self.score.worthless.is_empty() {
            words.label(Label::FinalCup(cards))
        } else {
            format!("{} ", words.label(Label::FinalCupAndWorthless(cards)))
        }
    }

    /// Columns of the sum at the left, with those that it is apart.
    fn sum_width(&self) -> u16 {
        self.size.sum.map_or(0, |sum| sum.columns(MOST.into()) + 4)
    }

    /// Rows of the River; its cards do not touch those of the Cup, where there is room.
    fn river_rows(&self) -> u16 {
        self.size.river + u16::from(self.size.space > MEASURES[SIZES.len() - 1].space)
    }

    /// Rows of all of it.
    fn rows(&self) -> u16 {
        let head = 2 + u16::from(self.has_foot);
        head + self.river_rows() + self.size.card.1 + 2 * self.size.air
    }

    /// Draws it, with so many columns for the sum and for the words at the left.
    fn draw(&self, pen: &mut Pen, area: Rect, (sum, labels): (u16, u16)) {
        let words = pen.language.cards();
        let strong = pen.theme.strong();
        let muted = pen.theme.muted(Ground::Cloth);
        // Where its River begins, unless the name is too long for that.
        let most = area.right() - pen.columns(&self.total);
        let end = pen.name_in(area.x, area.y, most - area.x - 2, self.name, strong);
        let right = (area.x + sum + labels).max(end + 2);
        let style = if self.is_ahead { pen.theme.warning() } else { strong };
        pen.text(right, area.y, &self.total, style);
        if self.counted == STEPS {
            let at = match self.has_foot {
                true => (area.x + sum, area.bottom() - 1),
                false => (area.right() - self.cards_columns(pen), area.y),
            };
            self.draw_cards(pen, at);
        }
        let river = area.y + 1 + self.size.air;
        let cup = river + self.river_rows();
        let points = cup + self.size.card.1 + self.size.air;
        if let Some(size) = self.size.sum {
            // Three digits have room only if they are small.
            let size = if self.points > MOST { Figures::Small } else { size };
            pen.figures((area.x, river), self.points, size, style);
        }
        let rows = [river + (self.size.river - 1) / 2, cup, points];
        for (y, label) in rows.into_iter().zip(LABELS) {
            pen.text(area.x + sum, y, &words.label(label), muted);
        }
        for (number, space) in (1..).zip(&self.score.spaces) {
            let x = area.x + sum + labels + u16::from(number - 1) * self.size.space;
            self.draw_river(pen, x, river, number, space);
            if number <= self.counted {
                self.draw_cup(pen, x, cup, space);
                self.draw_points(pen, x, points, number, space);
            }
        }
    }

    /// Draws how full the Cup is, and what of it is worth nothing, in a row.
    fn draw_cards(&self, pen: &mut Pen, (x, y): (u16, u16)) {
        let muted = pen.theme.muted(Ground::Cloth);
        let at = pen.text(x, y, &self.cards_told(pen), muted);
        pen.chips(at, y, self.score.worthless);
    }

    fn draw_river(&self, pen: &mut Pen, x: u16, y: u16, number: u8, space: &SpaceScore) {
        let rows = self.size.river;
        let place = Rect::new(x, y, if rows > 1 { 2 * rows } else { 5 }, rows);
        let style = match space.color {
            None => {
                let slot = pen.theme.muted(Ground::Unlit);
                pen.fill(place, slot);
                slot
            }
            Some(color) => {
                let blank = " ".repeat(place.width.into());
                for row in place.rows() {
                    pen.chip(x, row.y, &blank, color);
                }
                pen.theme.lit_card(color)
            }
        };
        let empty = pen.theme.glyph("·", ".").to_string();
        let letter = space.color.map_or(empty, |color| color.letter().to_string());
        let middle = y + (rows - 1) / 2;
        if rows.is_multiple_of(2) {
            pen.centered(x, middle, place.width, &number.to_string(), style);
            pen.centered(x, middle + 1, place.width, &letter, style);
        } else {
            pen.centered(x, middle, place.width, &format!("{number} {letter}"), style);
        }
    }

    /// The cards of a color in a row below their River space: as large as there is room for,
    /// or else their number.
    fn draw_cup(&self, pen: &mut Pen, x: u16, y: u16, space: &SpaceScore) {
        let Some(color) = space.color.filter(|_| space.cards > 0) else { return };
        let (width, height) = self.size.card;
        let (count, room) = (u16::from(space.cards), self.size.space - 1);
        if let Some(width) = (2..=width).rev().find(|width| count * width <= room) {
            let area = Rect::new(x, y, width, height);
            for n in 0..count {
                draw_card(pen, x + n * width, area, width, color, "");
            }
            return;
        }
        let letter = color.letter();
        let times = pen.theme.glyph("×", "x");
        let cards = match count <= room {
            true => letter.to_string().repeat(count.into()),
            false => format!("{letter}{times}{count}"),
        };
        let blank = " ".repeat(pen.columns(&cards).into());
        for row in 0..height {
            let text = if row == (height - 1) / 2 { &cards } else { &blank };
            pen.chip(x, y + row, text, color);
        }
    }

    fn draw_points(&self, pen: &mut Pen, x: u16, y: u16, number: u8, space: &SpaceScore) {
        if space.color.is_some() {
            let times = pen.theme.glyph("×", "x");
            let sum = format!("{}{times}{number}={}", space.cards, space.points);
            let style = match space.points {
                0 => pen.theme.muted(Ground::Cloth),
                _ => pen.theme.strong(),
            };
            pen.text(x, y, &sum, style);
        }
    }
}
