//! The end: every group by players, and why it went as it went.

use ratatui::layout::Rect;

use super::layout::Layout;
use super::path;
use super::pawns::{Pawns, draw_players, has_won, in_order};
use super::podium::Podium;
use crate::app::Saving;
use crate::app::pyramids::TableScene;
use crate::fit::shorten;
use crate::record::NAME_LIMIT;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Game, PER_GROUP, Phase, Piece};
use crate::story::pyramids::{Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::frame::Frame;
use crate::ui::prompt;
use crate::ui::result::{MOST_LINES, told};
use crate::ui::theme::Ground;

/// Columns of one player on a sheet, and where it is broad.
const PLAYER: u16 = 4;
const BROAD_PLAYER: u16 = 6;
/// Columns of a screen from which on it is.
const BROAD: u16 = 100;
/// Rows above the groups.
const ABOVE: u16 = 1;

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

/// Columns for who won beside a sheet.
const PODIUM: u16 = 19;

/// Columns between the finished path and the sheet.
const GAP: u16 = 3;
/// Rows that are kept for what is told at the bottom.
const FOOT: u16 = 3;
/// Columns of air around who won beside the sheet, and most columns of that.
const AIR: u16 = 4;
const MOST_BESIDE: u16 = 26;
/// Rows below the groups from which on they leave air above a podium.
const ROOMY: u16 = 6;

/// Draws the score sheet.
pub fn draw(pen: &mut Pen, scene: &TableScene, saving: &Saving, pawns: &Pawns, frame: &Frame) {
    let block = frame.block;
    let muted = pen.theme.muted(Ground::Cloth);
    let words = pen.language.pyramids();
    let verdict = Verdict::of(scene.game);
    let outcome = |width: u16| {
        let short = |name: &str| pen.short_name(name, width).into_owned();
        let names: Vec<String> = scene.names.iter().map(short).collect();
        let told = verdict.iter().map(|it| words.outcome(&it.outcome, &names));
        pen.wrap(&told.collect::<String>(), block.width - 2)
    };
    // On a small screen every row counts.
    let headline = match outcome(2 * NAME_LIMIT as u16) {
        lines if block.width < 80 && lines.len() > 1 => outcome(8),
        lines => lines,
    };
    // The players by their names, or else by their pawns.
    let each = if block.width < BROAD { PLAYER } else { BROAD_PLAYER };
    let before = label_width(pen) + each * scene.game.players() as u16 + 1;
    let names: Vec<String> = scene.names.iter().map(str::to_string).collect();
    let marks: Vec<String> = scene.game.seats().map(|seat| pawns.mark(seat)).collect();
    let columns = |why: &[String]| why.iter().map(|it| pen.columns(it)).max().unwrap_or(0);
    let why = match reasons(pen, scene, &names) {
        why if before + columns(&why) + 1 + PODIUM <= block.width => why,
        _ => reasons(pen, scene, &marks),
    };
    let width = before + columns(&why) + 1;
    let whole = outcome(u16::MAX).join(" ");
    let place = Place::of(pen, scene, &whole, width, frame);
    let top = match &place {
        Place::Beside(_) => block.y,
        Place::Above(_, rows) => block.y + rows + 1,
        Place::Line => {
            let players = Rect { height: 1, ..block };
            draw_players(pen, scene, pawns, players);
            for (y, line) in (players.bottom()..).zip(&headline) {
                pen.plate_in_middle(Rect { y, ..players }, line);
            }
            players.bottom() + headline.len() as u16
        }
    };
    let replay = prompt::below_score::<Game>(pen, &scene.below_score(), scene.names);
    let stands = scene.stands.map(|it| pen.language.stand(it));
    // The points stand beside the names, too, and the pawns on the finished path. What a replay says answers a key; else it is
    // told how the players stand, and where the record is.
    let is_series = scene.series.games() > 1;
    let has_record = pen.language.files().after_the_game(saving).is_some();
    let said = match &replay {
        Some(_) => 1,
        None => u16::from(stands.is_some()) + u16::from(has_record && !pen.is_bare),
    };
    let room = (frame.bar.y - top).saturating_sub(ABOVE + Piece::GROUPS as u16 + said);
    let told_twice: &[Below] = match &place {
        Place::Above(..) if room < ROOMY => &[],
        _ => &[Below::Points, Below::Place],
    };
    let rows = is_series.then_some(Below::Won).into_iter().chain(told_twice.iter().copied());
    let mut below: Vec<Below> = rows.take(room.into()).collect();
    below.sort();
    let sheet = ABOVE + Piece::GROUPS as u16 + below.len() as u16;
    // At the bottom, where the record is or a replay stands, and above it, how the players
    // stand and how it ended, as far as there is room.
    let room = (frame.bar.y - top).saturating_sub(sheet);
    let is_roomy = replay.is_none() || room > 1;
    let stands = stands.filter(|_| is_roomy);
    let ending = match scene.game.phase() {
        Phase::Over(ending) if is_roomy => Some(words.ending(scene.log.end(ending), scene.names)),
        _ => None,
    };
    let wrapped = |text: Option<String>| match text {
        Some(text) => pen.wrap(&text, block.width - 2),
        None => Vec::new(),
    };
    let (stands, ending) = (wrapped(stands), wrapped(ending));
    let rest = room.saturating_sub((stands.len() + ending.len()) as u16);
    let told = told(pen, replay, saving, block.width - 2, rest.clamp(1, MOST_LINES));
    // Of those that are equally long, the last is left out first.
    let mut foot = [stands, told, ending];
    shorten(&mut foot, room, pen.theme.glyph("…", "~"));
    let y = frame.bar.y - foot.concat().len() as u16;
    let style = match scene.notice {
        Some(_) => pen.theme.warning(),
        None => muted,
    };
    let [stands, told, ending] = foot;
    let plain = pen.theme.plain();
    let stands = stands.iter().map(|line| (line, plain));
    let ending = stands.chain(ending.iter().map(|line| (line, muted)));
    let told = told.iter().map(|line| (line, style));
    for (y, (line, style)) in (y..).zip(ending.chain(told)) {
        pen.centered(block.x, y, block.width, line, style);
    }
    let foot = y;
    // A row of air before the points, where there is one.
    let air = u16::from(foot - top > sheet);
    let spare = (foot - top).saturating_sub(sheet + air) / 2;
    let y = top + spare;
    let free = block.width - width.min(block.width);
    let x = match &place {
        Place::Line => block.x + (free / 2).max(1),
        Place::Above(podium, _) => {
            // The finished path beside it.
            let path = Rect { width: free.saturating_sub(GAP), height: foot - block.y, ..block };
            if let Some(layout) = Layout::of_path(path, frame, scene.game.players()) {
                path::draw(pen, scene, pawns, &layout);
                pen.hits.clear();
            }
            let x = block.x + free - 1;
            podium.draw(pen, scene, pawns, (x, block.y + spare));
            x
        }
        Place::Beside(podium) => {
            let left = (free - podium.width) / 3;
            let rows = podium.rows(pen, scene.names).unwrap_or_default();
            let above = (foot - top).saturating_sub(rows) / 2;
            podium.draw(pen, scene, pawns, (block.x + left, top + above));
            block.x + free - left.max(1) + 1
        }
    };
    draw_sheet(pen, scene, pawns, (&why, &below), (x, y, air), each);
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

/// Where it stands who won.
enum Place<'a> {
    /// Left of the sheet.
    Beside(Podium<'a>),
    /// Above the sheet, in so many rows, with the finished path at its left.
    Above(Podium<'a>, u16),
    /// In a line.
    Line,
}

impl<'a> Place<'a> {
    /// The best one for which there is room, with a sheet of so many columns.
    fn of(
        pen: &Pen,
        scene: &TableScene,
        headline: &'a str,
        width: u16,
        frame: &Frame,
    ) -> Place<'a> {
        let (block, players) = (frame.block, scene.game.players());
        let free = block.width.saturating_sub(width);
        let points = scene.game.seats().filter(|&seat| has_won(scene, seat));
        let points = points.map(|seat| scene.game.points(seat)).max().unwrap_or_default();
        let podium = |width: u16, is_stacked: bool| Podium {
            headline,
            points: points.into(),
            width,
            is_stacked,
        };
        let room = frame.bar.y - block.y;
        let path = Rect { width: free.saturating_sub(GAP), height: room - FOOT, ..block };
        let above = podium(width, false);
        if let (Some(_), Some(rows)) =
            (Layout::of_path(path, frame, players), above.rows(pen, scene.names))
            && rows + 1 + ABOVE + Piece::GROUPS as u16 + 2 + FOOT <= room
        {
            return Place::Above(above, rows);
        }
        let beside = podium(free.saturating_sub(AIR).min(MOST_BESIDE), true);
        match beside.rows(pen, scene.names) {
            Some(rows) if rows + FOOT <= room => Place::Beside(beside),
            _ => Place::Line,
        }
    }
}

fn draw_sheet(
    pen: &mut Pen,
    scene: &TableScene,
    pawns: &Pawns,
    (reasons, below): (&[String], &[Below]),
    (left, top, air): (u16, u16, u16),
    each: u16,
) {
    let game = scene.game;
    let muted = pen.theme.muted(Ground::Cloth);
    let labels = label_width(pen);
    let order = in_order(scene);
    let column = |seat: Seat| {
        let place = order.iter().position(|&it| it == seat).unwrap_or(0);
        left + labels + each * place as u16
    };
    let why = left + labels + each * game.players() as u16 + 1;
    for seat in game.seats() {
        pen.text(column(seat) + 1, top, &pawns.mark(seat), pen.theme.pawn(seat));
    }
    let words = pen.language.pyramids();
    pen.text(why, top, &words.label(Label::Why), muted);
    let groups = Piece::ALL.into_iter().zip(scene.log.awards()).zip(reasons);
    for (y, ((group, award), reason)) in (top + ABOVE..).zip(groups) {
        let face = pen.theme.pyramid(group.color);
        pen.text(left, y, &group.to_string(), face);
        pen.text(why, y, reason, muted);
        for seat in game.seats() {
            let points = award.map_or(0, |award| award.points(seat));
            let (text, style) = match points {
                0 => (".".to_string(), muted),
                _ if award.and_then(|award| award.first()) == Some(seat) => {
                    (points.to_string(), pen.theme.warning())
                }
                _ => (points.to_string(), pen.theme.plain()),
            };
            pen.text(column(seat) + 2, y, &text, style);
        }
    }
    for (y, below) in (top + ABOVE + Piece::GROUPS as u16 + air..).zip(below) {
        pen.text(left, y, &words.label(below.label()), muted);
        for seat in game.seats() {
            let (text, style) = match below {
                Below::Points if has_won(scene, seat) => {
                    (game.points(seat).to_string(), pen.theme.warning())
                }
                Below::Points => (game.points(seat).to_string(), pen.theme.strong()),
                Below::Place => {
                    let place = game.pawn(seat).map_or("-".to_string(), |at| at.to_string());
                    (place, muted)
                }
                Below::Won => (scene.series.wins(seat).to_string(), pen.theme.plain()),
            };
            let x = column(seat) + 3 - pen.columns(&text).min(3);
            pen.text(x, y, &text, style);
        }
        if let (Below::Won, draws @ 1..) = (below, scene.series.draws) {
            pen.text(why, y, &words.label(Label::Drawn(draws)), muted);
        }
    }
}
