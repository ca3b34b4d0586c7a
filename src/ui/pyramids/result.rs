//! The end: the finished path, and every group by players.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::layout::Layout;
use super::panel::{rank, shade};
use super::path;
use super::pawns::{Pawns, draw_players, has_won, in_order};
use super::podium::Podium;
use crate::app::Saving;
use crate::app::pyramids::TableScene;
use crate::fit::shorten;
use crate::record::NAME_LIMIT;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Game, PER_GROUP, Phase, Piece, Size};
use crate::story::pyramids::{Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::figures::Figures;
use crate::ui::frame::Frame;
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, told};
use crate::ui::theme::Ground;

/// Columns of all players on a sheet beside which nothing is told, and the fewest of one.
const PLAYERS: u16 = 20;
const PLAYER: u16 = 4;
/// Columns of such a sheet on a small screen: of a group's mark, and of all players.
const SMALL: (u16, u16) = (3, 16);
/// Columns of one beside a curve.
const NARROW: u16 = 35;
/// Rows above the groups, with them, and those that are free between their colors at most.
const ABOVE: u16 = 1;
const GROUPS: u16 = ABOVE + Piece::GROUPS as u16;
const GAPS: u16 = 4;
/// Columns between the finished path and the sheet.
const GAP: u16 = 3;
/// The points of who won below the path.
const FIGURES: Figures = Figures::Small;
/// Rows that are kept for what is told at the bottom.
const FOOT: u16 = 3;
/// Rows below the groups from which on they leave air above a podium.
const ROOMY: u16 = 6;

/// A row below the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Below {
    /// The points of each player.
    Points,
    /// Where the pawns stand.
    Place,
    /// How many games of the series each player won.
    Won,
}

/// Columns at the left, of a group's mark or of what a row below says.
fn label_width(pen: &Pen) -> u16 {
    let rows = [Below::Points, Below::Place, Below::Won];
    let widths = rows.map(|row| pen.columns(&pen.language.pyramids().label(row.label())) + 2);
    widths.into_iter().max().unwrap_or(0)
}

impl Below {
    fn label(self) -> Label {
        match self {
            Below::Points => Label::Points,
            Below::Place => Label::Place,
            Below::Won => Label::Won,
        }
    }
}

/// What the path or the podium tells, too.
const TOLD_TWICE: [Below; 2] = [Below::Points, Below::Place];

/// A row of every group, and some below them.
#[derive(Clone)]
struct Sheet {
    /// Why each group went as it went, where there is room for that.
    reasons: Vec<String>,
    below: Vec<Below>,
    /// Columns of what stands at the left, and of a player.
    labels: u16,
    each: u16,
    /// Rows between two colors, and before what is below.
    gap: u16,
    air: u16,
}

/// Draws the score.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, pawns: &Pawns, frame: &Frame) {
    let headline = outcome(pen, scene, u16::MAX);
    let names: Vec<String> = scene.names.iter().map(str::to_string).collect();
    let marks: Vec<String> = scene.game.seats().map(|seat| pawns.mark(seat)).collect();
    let [named, marked] = [names, marks].map(|called| Sheet::with_reasons(pen, scene, &called));
    let players = each(scene, PLAYERS) * scene.game.players() as u16;
    let narrow = Sheet::without_reasons(scene, (NARROW - 2 - players, PLAYERS));
    // A path that was a curve stays one, rather than that all reasons are told.
    let is_curve = Layout::of(frame).spiral.is_curve();
    let curves = [&named, &marked, &narrow].map(|sheet| (sheet, is_curve));
    let others = [&named, &marked].map(|sheet| (sheet, false));
    let points = most_points(scene, |seat| has_won(scene, seat));
    for (sheet, needs_curve) in curves.into_iter().filter(|it| it.1).chain(others) {
        let width = sheet.width(pen, scene);
        let podium = Podium { headline: &headline, points, width };
        let path = Layout::of_path(beside(frame, width, FOOT), frame);
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

/// Who won, with names in at most so many columns.
fn outcome(pen: &Pen, scene: &TableScene, width: u16) -> String {
    let short = |name: &str| pen.short_name(name, width).into_owned();
    let names: Vec<String> = scene.names.iter().map(short).collect();
    let verdict = Verdict::of(scene.game);
    let told = verdict.iter().map(|it| pen.language.pyramids().outcome(&it.outcome, &names));
    told.collect()
}

/// The most points of some players.
fn most_points(scene: &TableScene, is_meant: impl Fn(Seat) -> bool) -> u16 {
    let seats = scene.game.seats().filter(|&seat| is_meant(seat));
    seats.map(|seat| scene.game.points(seat)).max().unwrap_or_default().into()
}

/// Columns of a player, if all have so many.
fn each(scene: &TableScene, all: u16) -> u16 {
    (all / scene.game.players() as u16).min(2 * PLAYER)
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
    let columns = if layout.is_small { SMALL } else { (label_width(pen), PLAYERS) };
    let mut sheet = Sheet::without_reasons(scene, columns);
    // Beside a narrow sheet there is no room for what rows below it are called.
    let room = if layout.is_small { 0 } else { panel.height.saturating_sub(GROUPS) };
    sheet.set_below(scene, room, &TOLD_TWICE);
    sheet.spread(panel.height);
    sheet.draw(pen, scene, pawns, (panel.x, panel.y));
    // On a small screen every row counts.
    let headline = match outcome(pen, scene, 2 * NAME_LIMIT as u16) {
        long if layout.is_small && pen.columns(&long) > said.width => outcome(pen, scene, 8),
        whole => whole,
    };
    let most = most_points(scene, |seat| has_won(scene, seat));
    // What it came to is seen from across the table, where there is room for that.
    let said = match said.height > FIGURES.rows() {
        true => {
            let end = pen.figures((said.x, said.y), most, FIGURES, pen.theme.warning()) + GAP;
            Rect { x: end, width: said.right() - end, ..said }
        }
        false => said,
    };
    let y = pen.plate(said, &headline);
    let next = most_points(scene, |seat| !has_won(scene, seat));
    let total = pen.language.house().total(most, most.saturating_sub(next));
    let x = said.x + pen.columns(&headline) + 4;
    if x + pen.columns(&total) <= said.right() {
        pen.text(x, said.y, &total, pen.theme.plain());
    }
    let room = said.bottom().saturating_sub(y);
    let foot = Foot::of(pen, scene, saving);
    for (y, (line, style)) in (y..).zip(foot.lines(pen, scene, saving, said.width, room)) {
        pen.text(said.x, y, &line, style);
    }
}

/// What is told below the score.
struct Foot {
    /// What a replay says: it answers a key.
    replay: Option<String>,
    /// Else how the players stand with each other.
    stands: Option<String>,
    has_record: bool,
}

impl Foot {
    fn of(pen: &Pen, scene: &TableScene, saving: &Saving) -> Foot {
        Foot {
            replay: prompt::below_score::<Game>(pen, &scene.below_score(), scene.names),
            stands: scene.stands.map(|it| pen.language.stand(it)),
            has_record: pen.language.files().after_the_game(saving).is_some() && !pen.is_bare,
        }
    }

    /// Rows that it needs at least.
    fn least(&self) -> u16 {
        match &self.replay {
            Some(_) => 1,
            None => u16::from(self.stands.is_some()) + u16::from(self.has_record),
        }
    }

    /// How the players stand and how it ended, and where a replay stands or the record is, as
    /// far as there is room.
    fn lines(
        self,
        pen: &Pen,
        scene: &TableScene,
        saving: &Saving,
        width: u16,
        room: u16,
    ) -> Vec<(String, Style)> {
        let is_roomy = self.replay.is_none() || room > 1;
        let stands = self.stands.filter(|_| is_roomy);
        let ending = match scene.game.phase() {
            Phase::Over(ending) if is_roomy => {
                let words = pen.language.pyramids();
                Some(words.ending(scene.log.end(ending), scene.names))
            }
            _ => None,
        };
        let wrapped = |text: Option<String>| match text {
            Some(text) => pen.wrap(&text, width),
            None => Vec::new(),
        };
        let (stands, ending) = (wrapped(stands), wrapped(ending));
        let rest = room.saturating_sub((stands.len() + ending.len()) as u16);
        let told = told(pen, self.replay, saving, width, rest.clamp(1, MOST_LINES));
        // Of those that are equally long, the last is left out first.
        let mut foot = [stands, told, ending];
        shorten(&mut foot, room, pen.theme.glyph("…", "~"));
        let [stands, told, ending] = foot;
        let (plain, muted) = (pen.theme.plain(), pen.theme.muted(Ground::Cloth));
        let style = if scene.notice.is_some() { pen.theme.warning() } else { muted };
        let each = [(stands, plain), (ending, muted), (told, style)];
        let lines = each
            .into_iter()
            .flat_map(|(lines, style)| lines.into_iter().map(move |line| (line, style)));
        lines.collect()
    }
}

/// Why each group went as it went.
fn reasons(pen: &Pen, scene: &TableScene, names: &Vec<String>) -> Vec<String> {
    let (game, words) = (scene.game, pen.language.pyramids());
    let why = |(group, award): (Piece, Option<Award>)| match award.map(|it| Scored::of(&it, None)) {
        Some(Some(scored)) => words.why(&scored, names),
        Some(None) => words.label(Label::InEye),
        None if usize::from(game.eye(group)) == PER_GROUP => words.label(Label::InEye),
        None if game.is_scored(group) => String::new(),
        None => words.label(Label::Unfinished),
    };
    Piece::ALL.into_iter().zip(scene.log.awards()).map(why).collect()
}

impl Sheet {
    /// One that tells why, with players called so.
    fn with_reasons(pen: &Pen, scene: &TableScene, called: &Vec<String>) -> Sheet {
        let (labels, reasons) = (label_width(pen), reasons(pen, scene, called));
        Sheet { reasons, below: Vec::new(), labels, each: PLAYER, gap: 0, air: 0 }
    }

    /// One with so many columns at the left and of all players.
    fn without_reasons(scene: &TableScene, (labels, players): (u16, u16)) -> Sheet {
        let (reasons, below) = (Vec::new(), Vec::new());
        Sheet { reasons, below, labels, each: each(scene, players), gap: 0, air: 0 }
    }

    /// Its columns.
    fn width(&self, pen: &Pen, scene: &TableScene) -> u16 {
        let why = self.reasons.iter().map(|it| pen.columns(it)).max().unwrap_or(0);
        self.labels + self.each * scene.game.players() as u16 + 1 + why + 1
    }

    /// Chooses the rows below the groups, as many as there is room for: the series, and these.
    fn set_below(&mut self, scene: &TableScene, room: u16, rows: &[Below]) {
        let won = (scene.series.games() > 1).then_some(&Below::Won);
        self.below = won.into_iter().chain(rows).take(room.into()).copied().collect();
        self.below.sort();
    }

    /// Its rows.
    fn rows(&self) -> u16 {
        GROUPS + GAPS * self.gap + self.air + self.below.len() as u16
    }

    /// Takes air from so many rows, where there is some; gives how many are left.
    fn spread(&mut self, room: u16) -> u16 {
        self.air = u16::from(room > self.rows() && !self.below.is_empty());
        self.gap = u16::from(room >= self.rows() + GAPS);
        room.saturating_sub(self.rows())
    }

    /// Draws it, the players in the order of their places.
    fn draw(&self, pen: &mut Pen, scene: &TableScene, pawns: &Pawns, (left, top): (u16, u16)) {
        let game = scene.game;
        let muted = pen.theme.muted(Ground::Cloth);
        let words = pen.language.pyramids();
        let players: Vec<(Seat, u16)> = in_order(scene)
            .into_iter()
            .zip((left + self.labels..).step_by(self.each.into()))
            .collect();
        for &(seat, x) in &players {
            // Five on a small screen stand close together.
            let (x, mark) = match self.each {
                ..PLAYER => (x + 1, pawns.letter(seat).to_string()),
                _ => (x, pawns.mark(seat)),
            };
            pen.text(x, top, &mark, pen.theme.pawn(seat));
        }
        let why = left + self.labels + self.each * game.players() as u16;
        if !self.reasons.is_empty() {
            pen.text(why, top, &words.label(Label::Why), muted);
        }
        let mut y = top + ABOVE;
        for (n, (group, award)) in Piece::ALL.into_iter().zip(scene.log.awards()).enumerate() {
            pen.text(left, y, &group.to_string(), pen.theme.pyramid(group.color));
            for &(seat, x) in &players {
                let scored = award.map(|award| (award.points(seat), rank(pen, &award, seat)));
                match scored {
                    Some((points @ 1.., style)) => pen.text(x, y, &format!("{points:>2}"), style),
                    _ => pen.text(x + 1, y, ".", pen.theme.slot()),
                };
            }
            if let Some(reason) = self.reasons.get(n) {
                pen.text(why, y, reason, muted);
            }
            shade(pen, group.color, Rect::new(left, y, self.width(pen, scene) - 1, 1));
            y += 1 + if group.size == Size::Large { self.gap } else { 0 };
        }
        let below = y - self.gap + self.air;
        for (y, below) in (below..).zip(&self.below) {
            pen.text(left, y, &words.label(below.label()), muted);
            for &(seat, x) in &players {
                let (text, style) = match below {
                    Below::Points if has_won(scene, seat) => {
                        (game.points(seat).to_string(), pen.theme.warning())
                    }
                    Below::Points => (game.points(seat).to_string(), pen.theme.strong()),
                    Below::Place => {
                        (game.pawn(seat).map_or("-".to_string(), |at| at.to_string()), muted)
                    }
                    Below::Won => (scene.series.wins(seat).to_string(), pen.theme.plain()),
                };
                pen.text(x, y, &format!("{text:>2}"), style);
            }
            if let (Below::Won, draws @ 1.., false) =
                (below, scene.series.draws, self.reasons.is_empty())
            {
                pen.text(why, y, &words.label(Label::Drawn(draws)), muted);
            }
        }
    }
}
