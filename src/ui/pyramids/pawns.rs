//! What pawns are called, and the line of the players above the path.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::app::pyramids::TableScene;
use crate::fit::columns;
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::texts::language::pyramids::Label;
use crate::ui::canvas::Pen;
use crate::ui::theme::Ground;

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

/// Columns of a mark, a pawn and blanks around a name, and of points.
const AROUND: u16 = 5;
const POINTS: u16 = 2;
/// Columns between two players at most.
const GAP: u16 = 3;

/// Draws the players in turn order, the one to move marked: from the left on, with equal gaps.
pub fn draw_players(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, area: Rect) {
    let seats = in_order(scene);
    let points: Vec<String> = seats.iter().map(|&seat| score(pen, scene, seat)).collect();
    let width = |(&seat, points): (&Seat, &String)| {
        let names = pen.player_ways(scene.names.of(seat), scene.computers.of(seat));
        names.map(|name| AROUND + pen.columns(&name) + pen.columns(points).max(POINTS))
    };
    let widths: Vec<[u16; 2]> = seats.iter().zip(&points).map(width).collect();
    let count = seats.len() as u16;
    // All levels have the word for it, or none.
    let has_room = widths.iter().map(|[long, _]| long + 1).sum::<u16>() <= area.width;
    let mut widths: Vec<u16> =
        widths.into_iter().map(|[long, short]| if has_room { long } else { short }).collect();
    let all = widths.iter().sum::<u16>();
    let gap = area.width.saturating_sub(all) / (count - 1);
    // Where there is no room for all names, they have equal parts of it.
    let gap = match gap {
        0 => {
            widths.fill((area.width / count).saturating_sub(1));
            1
        }
        gap => gap.min(GAP),
    };
    let mut next = area.x;
    for ((&seat, points), width) in seats.iter().zip(&points).zip(widths) {
        let is_to_move = scene.acting() == Some(seat);
        let (mut x, y) = (next, area.y);
        next += width + gap;
        let style = if is_to_move || has_won(scene, seat) {
            pen.theme.warning()
        } else {
            pen.theme.plain()
        };
        if is_to_move {
            // The name is underlined where there is no gold, and no more than that.
            let arrow = style.remove_modifier(Modifier::UNDERLINED);
            pen.text(x, y, pen.theme.glyph("▸", ">"), arrow);
        }
        x = pen.text(x + 1, y, &pawns.mark(seat), pen.theme.pawn(seat)) + 1;
        let room = (next - gap).saturating_sub(x + 1 + pen.columns(points));
        let (name, level) = (scene.names.of(seat), scene.computers.of(seat));
        x = pen.player_in((x, y), room.max(1), name, level, style);
        pen.text(x, y, &format!(" {points}"), style);
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

/// Draws where the pawns stand, in a row: a letter and a number each.
pub fn draw_places(pen: &mut Pen, scene: &TableScene, pawns: &Pawns, (x, y): (u16, u16)) {
    let muted = pen.theme.muted(Ground::Cloth);
    let mut x = pen.text(x, y, &pen.language.pyramids().label(Label::Place), muted) + 1;
    for seat in scene.game.seats() {
        let place = scene.game.pawn(seat).map_or("-".to_string(), |place| place.to_string());
        x = pen.text(x + 1, y, &pawns.letter(seat).to_string(), pen.theme.pawn(seat));
        x = pen.text(x + 1, y, &format!("{place:<2}"), pen.theme.plain());
    }
}
