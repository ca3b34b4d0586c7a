//! The end: the finished path, and every group by players.

use ratatui::layout::Rect;

use super::foot::Foot;
use super::layout::Layout;
use super::path;
use super::pawns::{Pawns, draw_players, has_won};
use super::podium::Podium;
use super::sheet::{GROUPS, Sheet, TOLD_TWICE, each, label_width};
use crate::app::Saving;
use crate::app::pyramids::TableScene;
use crate::record::NAME_LIMIT;
use crate::rules::Seat;
use crate::story::pyramids::{Outcome, Verdict};
use crate::ui::canvas::Pen;
use crate::ui::figures::Figures;
use crate::ui::frame::Frame;

/// Columns of all players on a sheet beside which nothing is told.
const PLAYERS: u16 = 20;
/// Columns of such a sheet on a small screen: of a group's mark, and of all players; for two of
/// them, with room for what the numbers of their pieces are called; and for five, who leave no room
/// for these.
const SMALL: (u16, u16) = (7, 12);
const SMALL_OF_TWO: (u16, u16) = (9, 8);
const SMALL_OF_FIVE: (u16, u16) = (3, 16);
/// Columns of one beside a curve.
const NARROW: u16 = 35;
/// Columns between the finished path and the sheet.
const GAP: u16 = 3;
/// The points of who won below the path.
const FIGURES: Figures = Figures::Small;
/// Rows that are kept for what is told at the bottom.
const FOOT: u16 = 3;
/// Rows below the groups from which on they leave air above a podium.
const ROOMY: u16 = 6;

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, pawns: &Pawns, frame: &Frame) {
    let (headline, why) = outcome(pen, scene, u16::MAX);
    let names: Vec<String> = scene.names.iter().map(str::to_string).collect();
    let marks: Vec<String> = scene.game.seats().map(|seat| pawns.mark(seat)).collect();
    let [named, marked] = [names, marks].map(|called| Sheet::with_reasons(pen, scene, &called));
    // Names are not worth smaller pyramids.
    let path = |pen: &Pen, sheet: &Sheet| {
        Layout::of_path(beside(frame, sheet.width(pen, scene), FOOT), frame)
    };
    let [by_names, by_marks] = [&named, &marked].map(|it| path(pen, it).map(|it| it.spiral.face));
    let named = if by_marks > by_names { marked.clone() } else { named };
    let players = each(scene, PLAYERS) * scene.game.players() as u16;
    let narrow = Sheet::without_reasons(scene, (NARROW - 2 - players, PLAYERS));
    // A path that was a curve stays one, rather than that all reasons are told.
    let is_curve = Layout::of(frame).spiral.is_curve();
    let curves = [&named, &marked, &narrow].map(|sheet| (sheet, is_curve));
    let others = [&named, &marked].map(|sheet| (sheet, false));
    let points = most_points(scene, |seat| has_won(scene, seat));
    for (sheet, needs_curve) in curves.into_iter().filter(|it| it.1).chain(others) {
        let width = sheet.width(pen, scene);
        let podium = Podium { headline: &headline, why: &why, points, width };
        let path = path(pen, sheet);
        if let Some(rows) = podium.rows(pen, scene.names)
            && path.is_some_and(|it| it.spiral.is_curve() || !needs_curve)
            && rows + 1 + GROUPS + 2 + FOOT <= frame.bar.y - frame.block.y
        {
            let sheet = sheet.clone();
            return draw_beside(pen, scene, saving, pawns, (sheet, &podium, rows, frame));
        }
    }
    draw_as_table(pen, scene, saving, pawns, frame);
}

/// Who won, and why if others have as many points, with names in at most so many columns.
fn outcome(pen: &Pen, scene: &TableScene, width: u16) -> (String, String) {
    let short = |name: &str| pen.short_name(name, width).into_owned();
    let names: Vec<String> = scene.names.iter().map(short).collect();
    let words = pen.language.pyramids();
    let Some(Verdict { outcome, .. }) = Verdict::of(scene.game) else {
        return Default::default();
    };
    let why = match &outcome {
        Outcome::WonTie(winner, others) => {
            words.tie_broken(*winner, others, scene.game.points(*winner).into(), &names)
        }
        Outcome::Won(_) | Outcome::Drawn => String::new(),
    };
    (words.outcome(&outcome, &names), why)
}

/// The most points of some players.
fn most_points(scene: &TableScene, is_meant: impl Fn(Seat) -> bool) -> u16 {
    let seats = scene.game.seats().filter(|&seat| is_meant(seat));
    seats.map(|seat| scene.game.points(seat)).max().unwrap_or_default().into()
}

/// The room for the finished path beside a sheet of so many columns.
fn beside(frame: &Frame, width: u16, foot: u16) -> Rect {
    let (block, bar) = (frame.block, frame.bar.y);
    let width = block.width.saturating_sub(width + GAP);
    Rect { width, height: bar - block.y - foot, ..block }
}

/// The finished path, and beside it who won above the groups.
fn draw_beside(
    pen: &mut Pen,
    scene: &TableScene,
    saving: &Saving,
    pawns: &Pawns,
    (mut sheet, podium, rows, frame): (Sheet, &Podium, u16, &Frame),
) {
    let block = frame.block;
    let top = block.y + rows + 1;
    let said = Foot::of(pen, scene, saving);
    // The points stand beside the names, too, and the pawns on the finished path.
    let room = (frame.bar.y - top).saturating_sub(GROUPS + said.least());
    let twice = if room >= ROOMY { &TOLD_TWICE[..] } else { &[] };
    sheet.set_below(scene, room, twice);
    let room = (frame.bar.y - top).saturating_sub(sheet.rows());
    let lines = said.lines(pen, scene, saving, block.width - 2, room);
    // A blank row before the keys, where there is room for it.
    let rows = lines.len() as u16;
    let foot = frame.bar.y - rows - u16::from(room > rows + 1);
    for (y, (line, style)) in (foot..).zip(&lines) {
        pen.centered(block.x, y, block.width, line, *style);
    }
    let spare = sheet.spread(foot - top).div_ceil(2);
    let width = sheet.width(pen, scene);
    if let Some(layout) = Layout::of_path(beside(frame, width, frame.bar.y - foot), frame) {
        path::draw(pen, scene, pawns, &layout);
        pen.hits.clear();
    }
    let x = block.right() - width.min(block.width) - 1;
    podium.draw(pen, scene, pawns, (x, block.y + spare));
    sheet.draw(pen, scene, pawns, (x, top + spare));
}

/// The score where the table was: the finished path, and the points in place of the groups.
fn draw_as_table(pen: &mut Pen, scene: &TableScene, saving: &Saving, pawns: &Pawns, frame: &Frame) {
    let layout = Layout::of(frame);
    draw_players(pen, scene, pawns, layout.players);
    path::draw(pen, scene, pawns, &layout);
    pen.hits.clear();
    let (panel, said) = (layout.panel, layout.prompt);
    let columns = match (layout.is_small, scene.game.players()) {
        (true, 2) => SMALL_OF_TWO,
        (true, 5) => SMALL_OF_FIVE,
        (true, _) => SMALL,
        _ => (label_width(pen), PLAYERS),
    };
    let mut sheet = Sheet::without_reasons(scene, columns);
    // Beside a narrow sheet there is no room for what rows below it are called.
    let room = if layout.is_small { 0 } else { panel.height.saturating_sub(GROUPS) };
    sheet.set_below(scene, room, &TOLD_TWICE);
    sheet.spread(panel.height);
    sheet.draw(pen, scene, pawns, (panel.x, panel.y));
    // On a small screen every row counts.
    let (headline, why) = match outcome(pen, scene, 2 * NAME_LIMIT as u16) {
        (_, why) if layout.is_small && pen.columns(&why) > said.width => outcome(pen, scene, 8),
        whole => whole,
    };
    let most = most_points(scene, |seat| has_won(scene, seat));
    // What it came to is seen from across the table, where there is room for that; in ASCII it
    // is too small.
    let said = match said.height > FIGURES.rows() && !pen.theme.ascii {
        true => {
            // Away from the wall above them.
            let y = said.bottom() - FIGURES.rows();
            let end = pen.figures((said.x, y), most, FIGURES, pen.theme.warning()) + GAP;
            Rect { x: end, width: said.right() - end, ..said }
        }
        false => said,
    };
    let mut y = pen.plate(said, &headline);
    let next = most_points(scene, |seat| !has_won(scene, seat));
    let total = pen.language.house().total(most, most.saturating_sub(next));
    // Beside it what decided, or else what it came to.
    let x = said.x + pen.columns(&headline) + 4;
    let beside =
        [&why, &total].into_iter().find(|it| !it.is_empty() && x + pen.columns(it) <= said.right());
    if let Some(beside) = beside {
        pen.text(x, said.y, beside, pen.theme.plain());
    }
    if beside != Some(&why) && !why.is_empty() {
        let below = Rect { y, height: said.bottom().saturating_sub(y), ..said };
        y = pen.paragraphs(below, [why.as_str()], pen.theme.plain());
    }
    let room = said.bottom().saturating_sub(y);
    let foot = Foot::of(pen, scene, saving);
    for (y, (line, style)) in (y..).zip(foot.lines(pen, scene, saving, said.width, room)) {
        pen.text(said.x, y, &line, style);
    }
}
