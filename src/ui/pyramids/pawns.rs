//! What pawns are called, and the line of the players above the path.

use ratatui::layout::Rect;

use crate::app::pyramids::TableScene;
use crate::fit::columns;
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;

/// The letter of each pawn: the initial of its player, or the number of the seat where
/// the initial would not tell the players apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pawns(Vec<char>);

impl Pawns {
    /// The letters of these players, as they can be drawn.
    pub fn of(pen: &Pen, names: &Names) -> Pawns {
        let initial = |name: &str| {
            let letter = pen.spell(name).chars().next()?.to_uppercase().next()?;
            let is_narrow = columns(letter.encode_utf8(&mut [0; 4])) == 1;
            Some(letter).filter(|letter| letter.is_alphabetic() && is_narrow)
        };
        let initials: Vec<Option<char>> = names.iter().map(initial).collect();
        let letter = |seat: Seat| {
            let own = initials[seat.index()];
            let is_shared = initials.iter().filter(|&&other| other == own).count() > 1;
            let number = ['1', '2', '3', '4', '5'][seat.index()];
            own.filter(|_| !is_shared).unwrap_or(number)
        };
        Pawns(names.seats().map(letter).collect())
    }

    /// The letter of a player's pawn.
    pub fn letter(&self, seat: Seat) -> char {
        self.0[seat.index()]
    }

    /// A pawn as it is drawn.
    pub fn mark(&self, seat: Seat) -> String {
        format!("@{}", self.letter(seat))
    }
}

/// The players in turn order, or at the score in the order of their places.
pub fn in_order(scene: &TableScene) -> Vec<Seat> {
    let mut seats: Vec<Seat> = scene.game.seats().collect();
    if let Some(standing) = scene.game.standing().filter(|_| scene.is_scored) {
        seats.sort_by_key(|&seat| standing.place(seat));
    }
    seats
}

/// Whether a player won, once that is shown.
pub fn has_won(scene: &TableScene, seat: Seat) -> bool {
    let standing = scene.game.standing().filter(|_| scene.is_scored);
    standing.is_some_and(|standing| standing.place(seat) == 1)
}

/// Columns of a mark, a pawn and points around a name, and of a level after it.
const AROUND: u16 = 7;
const LEVEL: u16 = 4;

/// Draws the players in turn order, the one to move marked.
pub fn draw_players(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, area: Rect) {
    let count = scene.game.players() as u16;
    let player = |seat: Seat| {
        let level = scene.computers.of(seat).map_or(0, |_| LEVEL);
        pen.columns(scene.names.of(seat)) + level + AROUND
    };
    // All as wide as the widest, with as much air.
    let widest = scene.game.seats().map(player).max().unwrap_or(0);
    let width = (area.width / count).min(2 * widest);
    for (n, seat) in (0..).zip(in_order(scene)) {
        let is_to_move = scene.acting() == Some(seat);
        let (mut x, y) = (area.x + n * width, area.y);
        let style = if is_to_move || has_won(scene, seat) {
            pen.theme.warning()
        } else {
            pen.theme.plain()
        };
        if is_to_move {
            pen.text(x, y, pen.theme.glyph("▸", ">"), style);
        }
        x = pen.text(x + 1, y, &pawns.mark(seat), pen.theme.pawn(seat)) + 1;
        let points = score(pen, scene, seat);
        let room = (area.x + (n + 1) * width).saturating_sub(x + 1 + pen.columns(&points));
        // A blank before the mark of the next one, unless nothing of the name were left.
        let gap = u16::from(n + 1 < count && room > 1);
        let (name, level) = (scene.names.of(seat), scene.computers.of(seat));
        x = pen.player_in((x, y), room - gap, name, level, style) + 1;
        pen.text(x, y, &points, style);
    }
}

/// The points of a player, what they just got, and whether they are at the end.
fn score(pen: &Pen, scene: &TableScene, seat: Seat) -> String {
    let points = scene.game.points(seat);
    let gained = scene.scored().map(|report| {
        let scored = report.scored();
        scored.map(|award| award.points(seat)).sum::<u8>()
    });
    match gained {
        Some(gained @ 1..) => format!("{points} +{gained}"),
        _ if scene.game.is_at_end(seat) && !scene.game.is_over() => {
            let end = pen.language.pyramids().label(Label::End);
            format!("{points} {end}")
        }
        _ => points.to_string(),
    }
}
