//! The end: both Cups sorted below the Rivers, and how each point came about.

use ratatui::layout::Rect;

use super::counted::{draw_cup, draw_edges, draw_ends, draw_points, draw_sand};
use super::head::Head;
use crate::app::Saving;
use crate::app::cards::{Spectacle, TableScene};
use crate::rules::cards::{Game, Outcome, RIVER_SPACES, Score, SpaceScore, Verdict};
use crate::rules::{Color, Player};
use crate::texts::language::cards::Label;
use crate::ui::canvas::{Pen, below};
use crate::ui::figures::Figures;
use crate::ui::frame::{Frame, SIZES};
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, draw_foot, series, stands, told};
use crate::ui::theme::{Depth, Ground};

/// How large a sheet is.
#[derive(Clone, Copy)]
struct Measures {
    /// The sum, which is as high as the name and the bar together.
    sum: Figures,
    /// Rows of the bar, the River cards and the Cup cards.
    rows: [u16; 3],
    /// The most columns of a Cup card; none where these are only counted.
    card: u16,
    /// Rows left free above the River, the Cup and the points.
    air: [u16; 3],
}

const fn measures(sum: Figures, rows: [u16; 3], card: u16, air: [u16; 3]) -> Measures {
    Measures { sum, rows, card, air }
}

/// For each size of a frame.
const MEASURES: [Measures; SIZES.len()] = [
    measures(Figures::Large, [3, 3, 2], 2, [1, 1, 1]),
    measures(Figures::Large, [3, 3, 2], 2, [1, 1, 1]),
    measures(Figures::Large, [3, 1, 1], 0, [1, 0, 0]),
    measures(Figures::Small, [1, 1, 1], 0, [1, 0, 0]),
    measures(Figures::Small, [1, 1, 1], 0, [0, 0, 0]),
];

/// The same where there is room for the largest cards, and how many columns and rows that is.
const LARGEST: (Measures, (u16, u16)) =
    (measures(Figures::Large, [3, 4, 3], 3, [2, 1, 1]), (184, 56));

/// The most points of two digits, for which there is always room.
const MOST: u16 = 99;

/// Columns beside what is written on a sheet, and between two things on it.
pub const BESIDE: u16 = 2;

/// Rows beside two sheets from which on both have an edge above and below.
const EDGED: u16 = 6;

/// The most columns of how points came about.
const WIDEST: u16 = 7;

/// How many steps it takes to count a Cup: its River spaces, and the sum.
const STEPS: u8 = 7;

/// How far the Cups are counted, from the upper one on: one after the other while that is shown.
fn counted(scene: &TableScene) -> [u8; 2] {
    let motion = scene.motion.filter(|it| it.spectacle == Spectacle::Counted);
    let Some(motion) = motion else {
        return [STEPS; 2];
    };
    let all = u16::from(Spectacle::Counted.pictures());
    let steps = u16::from(motion.frame) * u16::from(2 * STEPS) / all;
    let steps = steps as u8;
    [steps.min(STEPS), steps.saturating_sub(STEPS)]
}

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, verdict: &Verdict, frame: &Frame) {
    let block = frame.block;
    let counted = counted(scene);
    let is_counted = counted[1] == STEPS;
    // At the bottom, the file, or where a replay stands.
    let said = prompt::below_score::<Game>(pen, &scene.below_score(), scene.names);
    let told = told(pen, said, saving, block.width - 4, MOST_LINES);
    let series = series(pen, &scene.series, scene.names);
    let series = stands(pen, frame, series, scene.stands);

    // Above it, in the middle, the outcome and how it came about, the winner first.
    let (largest, (width, height)) = LARGEST;
    let mut size =
        if block.width >= width && block.height >= height { largest } else { MEASURES[frame.size] };
    let margin = BESIDE + block.width.saturating_sub(SIZES[SIZES.len() - 1].0) / 16;
    let across = Rect { x: block.x + margin, width: block.width - 2 * margin, ..block };
    let ending = (verdict, is_counted);
    let (head, series) = Head::new(pen, scene, ending, series, across.width);
    // With a free row above the keys, where there is one.
    let air = u16::from(!told.is_empty() && frame.size < SIZES.len() - 2);
    let foot = Frame { bar: Rect { y: frame.bar.y - air, ..frame.bar }, ..*frame };
    let end = draw_foot(pen, &foot, &told, scene.notice.is_some(), series.as_deref());
    let over = |size: Measures| {
        let rows = head.rows(pen, across.width) + 2 * size.rows();
        (end - block.y).saturating_sub(rows)
    };
    // A letter has a middle only in an odd number of rows.
    let higher = Measures { rows: size.rows.map(|rows| rows | 1), ..size };
    if over(higher) >= EDGED {
        size = higher;
    }
    let room = over(size);
    // Who won is not told before both Cups are counted.
    let first = match verdict.outcome {
        Outcome::Win(seat) | Outcome::TieBreak(seat) if is_counted => seat,
        _ => Player::One,
    };
    let seats = [first, first.other()];
    let [one, two] = Player::BOTH.map(|seat| most_cards(&verdict.scores[seat]));
    let mut spaces = Player::BOTH.into_iter().flat_map(|seat| &verdict.scores[seat].spaces);
    let may_lack = spaces.any(|space| space.color.is_none());
    let sheets = [0, 1].map(|at| Sheet {
        name: scene.names.of(seats[at]),
        score: &verdict.scores[seats[at]],
        other: verdict.scores[seats[at].other()].total(),
        most_cards: one.max(two),
        may_lack,
        counted: counted[at],
        is_counted,
        size,
    });
    // First a row apart, then each on a sheet that has an edge above and below.
    let gap = (room / 2).min(1);
    let [above, beneath] = [EDGED - 1, EDGED].map(|enough| u16::from(room >= enough));
    let more = (room - 2 * (gap + above + beneath)) / 4;
    let (gap, top) = (gap + more.min(2), room - 2 * (gap + more.min(2) + above + beneath));
    // What stands at the bottom is kept apart first.
    let above_head = if told.is_empty() { top.div_ceil(2) } else { top / 2 };
    let mut y = head.draw(pen, Rect { y: block.y + above_head, ..across });
    for sheet in sheets {
        y += gap + above;
        let area = Rect { y, height: size.rows(), ..across };
        sheet.draw(pen, area);
        let under = Rect::new(
            area.x - BESIDE,
            y - above,
            area.width + 2 * BESIDE,
            above + area.height + beneath,
        );
        pen.lay_sheet(under);
        if sheet.is_ahead() {
            pen.beam(under);
        }
        y += area.height + beneath;
    }
}

impl Measures {
    /// Columns of a River space, and of what lies below it.
    fn space(self) -> u16 {
        match self.rows[1] {
            1 => 5,
            // A text of three columns has its middle there.
            rows => 2 * rows + 1,
        }
    }

    /// Rows of a sheet.
    fn rows(self) -> u16 {
        let [_, river, cup] = self.rows;
        self.sum.rows() + self.air.iter().sum::<u16>() + river + cup + 1
    }
}

/// How a player's points came about.
struct Sheet<'a> {
    name: &'a str,
    score: &'a Score,
    /// What the other player has.
    other: u16,
    /// The most cards of a color in either Cup: both are drawn alike.
    most_cards: u8,
    /// Whether a River has empty spaces, so that it may lack a color of its Cup.
    may_lack: bool,
    /// How far it is counted.
    counted: u8,
    /// Whether both are counted.
    is_counted: bool,
    size: Measures,
}

impl Sheet<'_> {
    /// Whether nobody has more, once all is counted.
    fn is_ahead(&self) -> bool {
        self.is_counted && self.score.total() >= self.other
    }

    /// The River spaces that are counted so far.
    fn spaces(&self) -> impl Iterator<Item = &SpaceScore> {
        self.score.spaces.iter().take(self.counted.into())
    }

    /// The points of the player who has more; before both are counted, nobody knows the other's.
    fn most(&self) -> u16 {
        let other = if self.is_counted { self.other } else { MOST };
        self.score.total().max(other)
    }

    /// Draws the sum at the left, the name and the bar beside it, and how these came about below.
    fn draw(&self, pen: &mut Pen, area: Rect) {
        let style = if self.is_ahead() { pen.theme.warning() } else { pen.theme.strong() };
        let sum = self.size.sum;
        let total = self.spaces().map(|space| space.points).sum();
        pen.figures((area.x, area.y), total, sum, style);
        let left = self.left(pen);
        let beside = Rect { x: area.x + left, width: area.width - left, ..area };
        let ahead = self.score.total().saturating_sub(self.other);
        let ahead = match ahead {
            1.. if self.is_counted => pen.language.house().ahead(ahead),
            _ => String::new(),
        };
        let room = beside.width.saturating_sub(pen.columns(&ahead) + BESIDE);
        let x = pen.name_in(beside.x, beside.y, room, self.name, style) + BESIDE;
        pen.text(x, beside.y, &ahead, style);
        // In the middle between the name and the River.
        let (height, air) = (self.size.rows[0], self.size.air[0]);
        let above = 1 + (sum.rows() - 1 + air - height) / 2;
        let bar = Rect { y: area.y + above, height, ..beside };
        self.draw_bar(pen, bar);
        self.draw_spaces(pen, below(area, area.y + sum.rows()));
    }

    /// What a sum and labels take at the left, and a gap.
    fn left(&self, pen: &Pen) -> u16 {
        let sum = self.size.sum.columns(self.most().max(MOST).into());
        let cup = |cards: u8| pen.language.cards().label(Label::FinalCup(cards));
        let labels = [Label::River, Label::Points].map(|label| pen.language.cards().label(label));
        let labels = labels.iter().chain([&cup(MOST as u8)]).map(|label| pen.columns(label)).max();
        let gap = if self.size.sum == Figures::Small { 1 } else { BESIDE };
        (sum + gap).max(labels.unwrap_or(0) + BESIDE)
    }

    /// Draws the points as sand of their colors, as long as there are points; one row of them
    /// with lines above and below, where these rows are free.
    fn draw_bar(&self, pen: &mut Pen, area: Rect) {
        let is_edged = area.height == 1 && self.size.air[0] > 0 && !pen.theme.ascii;
        if let Some(unlit) =
            pen.theme.ground(Ground::Unlit).filter(|_| pen.theme.depth.has_palette())
        {
            pen.lay(area, unlit);
            if is_edged {
                draw_edges(pen, area, unlit);
            }
        }
        let most = self.most().max(1);
        let at = |points: u16| {
            let [width, points, most] = [area.width, points, most].map(u32::from);
            area.x + ((width * points + most / 2) / most) as u16
        };
        // Without colors, what lies side by side has to be apart.
        let apart = u16::from(pen.theme.depth == Depth::Mono);
        let (mut points, mut end) = (0, area.x);
        for space in self.spaces() {
            let from = end;
            points += space.points;
            let Some(color) = space.color.filter(|_| space.points > 0) else { continue };
            let text = format!("{}{}", color.letter(), space.points);
            // Wide enough for its text, at the cost of what follows.
            end = at(points).max(from + pen.columns(&text) + apart).min(area.right());
            let width = end.saturating_sub(from + apart);
            let text = if pen.columns(&text) > width { String::new() } else { text };
            let columns = pen.columns(&text);
            let sand = Rect { x: from, width, ..area };
            draw_sand(pen, sand, &text, color);
            // What could pass for the sheet has lighter edges.
            let line = pen.theme.outline(color).and_then(|it| it.fg);
            if let Some(edge) = line.or(pen.theme.glow(color)).filter(|_| is_edged) {
                draw_edges(pen, sand, edge);
            } else if let Some(line) = line.filter(|_| area.height == 1 && width > columns + 1) {
                draw_ends(pen, sand, color, line);
            }
        }
    }

    /// Draws the River, the cards of its colors in the Cup, and what these are worth.
    fn draw_spaces(&self, pen: &mut Pen, area: Rect) {
        let words = pen.language.cards();
        let muted = pen.theme.muted(Ground::Cloth);
        let cup = |cards: u8| words.label(Label::FinalCup(cards));
        let held =
            if self.counted == STEPS { cup(self.score.cup_cards) } else { words.label(Label::Cup) };
        let labels = [words.label(Label::River), held, words.label(Label::Points)];
        let left = self.left(pen);
        let [_, river_rows, cup_rows] = self.size.rows;
        let river = area.y + self.size.air[0];
        let cup = river + river_rows + self.size.air[1];
        let points = cup + cup_rows + self.size.air[2];
        let rows = [river + (river_rows - 1) / 2, cup + (cup_rows - 1) / 2, points];
        for (y, label) in rows.into_iter().zip(&labels) {
            pen.text(area.x, y, label, muted);
        }
        let (columns, column) = self.columns(area.width - left);
        let card = self.card(column - 1);
        let x = |at: u16| area.x + left + at * column;
        let place = |at: u16| Rect::new(x(at), cup, self.size.space(), cup_rows);
        // What the River lacks stands in the last columns, and if these are too few in the place
        // of spaces: there are always enough of them that are empty.
        let worthless = &self.score.worthless;
        let first = columns - worthless.colors().len() as u16;
        let filled = self.score.spaces.iter().filter(|space| space.color.is_some()).count();
        let lacking = (filled + 1..=self.counted.into()).zip(first..);
        let lacking: Vec<_> =
            lacking.zip(worthless.colors()).map(|((_, at), it)| (at, it)).collect();
        for (number, space) in (1..).zip(&self.score.spaces) {
            let at = u16::from(number - 1);
            if lacking.iter().any(|&(taken, _)| taken == at) {
                continue;
            }
            self.draw_river(pen, (x(at), river), number, space);
            if let Some(color) = space.color.filter(|_| number <= self.counted) {
                draw_cup(pen, place(at), card, (color, space.cards));
                draw_points(pen, (x(at), points), space.cards, number);
            }
        }
        for (at, color) in lacking {
            let cards = worthless.count(color);
            let none = pen.theme.glyph("–", "-");
            pen.centered(x(at), rows[0], self.size.space(), none, muted);
            let has_room = |card: &u16| x(at) + u16::from(cards) * card <= area.right();
            draw_cup(pen, place(at), card.filter(has_room), (color, cards));
            draw_points(pen, (x(at), points), cards, 0);
        }
    }

    /// How many columns the River and the Cup have, and from one to the next: where there is
    /// room, one more than there are spaces, if a River may lack a color.
    fn columns(&self, width: u16) -> (u16, u16) {
        let spaces = u16::from(RIVER_SPACES);
        // The last one has no gap behind it.
        let step = (width - self.size.space()) / spaces;
        match self.may_lack && step > WIDEST {
            true => (spaces + 1, step),
            false => (spaces, width / spaces),
        }
    }

    fn draw_river(&self, pen: &mut Pen, (x, y): (u16, u16), number: u8, space: &SpaceScore) {
        let rows = self.size.rows[1];
        let place = Rect::new(x, y, self.size.space(), rows);
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

    /// Columns of a Cup card, as many as there is room for with all cards of any color; none, if
    /// only their numbers are told.
    fn card(&self, room: u16) -> Option<u16> {
        // Less than that would be letters that run into each other.
        let mut widths = (2..=self.size.card).rev();
        widths.find(|width| u16::from(self.most_cards) * width < room)
    }
}

/// The most cards of a color in a Cup.
fn most_cards(score: &Score) -> u8 {
    let valued = score.spaces.iter().map(|space| space.cards);
    let others = Color::ALL.into_iter().map(|color| score.worthless.count(color));
    valued.chain(others).max().unwrap_or(0)
}
