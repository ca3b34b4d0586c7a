//! Every group by players, as it was scored.

use ratatui::layout::Rect;

use super::panel::{rank, shade};
use super::pawns::{Pawns, has_won, in_order};
use crate::app::pyramids::TableScene;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, PER_GROUP, Piece, Size};
use crate::story::pyramids::Scored;
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

/// The fewest columns of a player.
const PLAYER: u16 = 4;
/// Columns of how many pieces the first and the second have, and where they begin.
const COUNTS: u16 = 3;
const BEFORE: u16 = 3;
/// Rows above the groups, with them, and those that are free between their colors at most.
const ABOVE: u16 = 1;
pub const GROUPS: u16 = ABOVE + Piece::GROUPS as u16;
const GAPS: u16 = 4;

/// A row below the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Below {
    /// The points of each player.
    Points,
    /// Where the pawns stand.
    Place,
    /// How many games of the series each player won.
    Won,
}

/// Columns at the left, of a group's mark or of what a row below says.
pub fn label_width(pen: &Pen) -> u16 {
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
pub const TOLD_TWICE: [Below; 2] = [Below::Points, Below::Place];

/// A row of every group, and some below them.
#[derive(Clone)]
pub struct Sheet {
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

/// Columns of a player, if all have so many.
pub fn each(scene: &TableScene, all: u16) -> u16 {
    (all / scene.game.players() as u16).min(2 * PLAYER)
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

/// How many pieces of a group the first and the second have, if anybody has one; of two players,
/// in the order of these.
fn counts(award: &Award, seats: &[Seat]) -> String {
    let mut pieces: Vec<u8> = seats.iter().map(|&seat| award.pieces(seat)).collect();
    if seats.len() > 2 {
        pieces.sort_by_key(|&pieces| std::cmp::Reverse(pieces));
    }
    match pieces[..] {
        [first, second, ..] if first + second > 0 => format!("{first}:{second}"),
        _ => String::new(),
    }
}

impl Sheet {
    /// One that tells why, with players called so.
    pub fn with_reasons(pen: &Pen, scene: &TableScene, called: &Vec<String>) -> Sheet {
        let (labels, reasons) = (label_width(pen), reasons(pen, scene, called));
        Sheet { reasons, below: Vec::new(), labels, each: PLAYER, gap: 0, air: 0 }
    }

    /// One with so many columns at the left and of all players.
    pub fn without_reasons(scene: &TableScene, (labels, players): (u16, u16)) -> Sheet {
        let (reasons, below) = (Vec::new(), Vec::new());
        Sheet { reasons, below, labels, each: each(scene, players), gap: 0, air: 0 }
    }

    /// Whether there is room for how many pieces decided it, beside the groups.
    fn has_counts(&self) -> bool {
        self.reasons.is_empty() && self.labels > BEFORE + COUNTS
    }

    /// Its columns.
    pub fn width(&self, pen: &Pen, scene: &TableScene) -> u16 {
        let why = self.reasons.iter().map(|it| pen.columns(it)).max().unwrap_or(0);
        self.labels + self.each * scene.game.players() as u16 + 1 + why + 1
    }

    /// Chooses the rows below the groups, as many as there is room for: the series, and these.
    pub fn set_below(&mut self, scene: &TableScene, room: u16, rows: &[Below]) {
        let won = (scene.series.games() > 1).then_some(&Below::Won);
        self.below = won.into_iter().chain(rows).take(room.into()).copied().collect();
        self.below.sort();
    }

    /// Its rows.
    pub fn rows(&self) -> u16 {
        GROUPS + GAPS * self.gap + self.air + self.below.len() as u16
    }

    /// Takes air from so many rows, where there is some; gives how many are left.
    pub fn spread(&mut self, room: u16) -> u16 {
        self.air = u16::from(room > self.rows() && !self.below.is_empty());
        self.gap = u16::from(room >= self.rows() + GAPS);
        room.saturating_sub(self.rows())
    }

    /// Draws it, the players in the order of their places.
    pub fn draw(&self, pen: &mut Pen, scene: &TableScene, pawns: &Pawns, (left, top): (u16, u16)) {
        let game = scene.game;
        let muted = pen.theme.muted(Ground::Cloth);
        let words = pen.language.pyramids();
        let seats = in_order(scene);
        let players: Vec<(Seat, u16)> =
            seats.iter().copied().zip((left + self.labels..).step_by(self.each.into())).collect();
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
        } else if self.has_counts() {
            let label = words.label(Label::Owned);
            if BEFORE + pen.columns(&label) < self.labels {
                pen.text(left + BEFORE, top, &label, muted);
            }
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
            match self.reasons.get(n) {
                Some(reason) => {
                    pen.text(why, y, reason, muted);
                }
                None if self.has_counts() => {
                    let counts = award.map(|it| counts(&it, &seats)).unwrap_or_default();
                    pen.text(left + BEFORE, y, &counts, muted);
                }
                None => {}
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
