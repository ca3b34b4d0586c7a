//! What stands on the table, and how a game came out.

use super::listed;
use super::story::counts;
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Game};
use crate::story::pyramids::tied;
use crate::texts::language::Called;

/// What stands beside pawns that have not moved yet.
pub const START: &str = "start";
/// The middle of the path.
pub const EYE: &str = "eye";
/// The column that says how many pieces of a group still lie on the path.
pub const PATH: &str = "path";
/// The row of the points.
pub const POINTS: &str = "points";
/// The row that says where the pawns stand.
pub const PLACE: &str = "place";
/// A group of which one piece is left on the path.
pub const LAST: &str = "last";
/// A group that was scored.
pub const DONE: &str = "done";
/// A player who is at the end.
pub const END: &str = "end";
/// The column that says why a group went as it went.
pub const WHY: &str = "why (> is further along)";
/// A group that lies in the eye.
pub const IN_EYE: &str = "all in the eye";
/// A group that was not finished.
pub const UNFINISHED: &str = "not finished";
/// The row that says how many games of the series each player won.
pub const WON: &str = "won";

/// How many games of the series were drawn, if any were.
pub fn drawn(games: u32) -> String {
    match games {
        0 => String::new(),
        _ => format!("and {games} drawn"),
    }
}

/// Who won, and if points did not decide it, what did.
pub fn outcome(game: &Game, names: &dyn Called) -> String {
    let Some(standing) = game.standing() else {
        return String::new();
    };
    let winners: Vec<Seat> = standing.winners().collect();
    match winners[..] {
        [winner] => {
            let name = names.of(winner).to_string();
            match tied_with(game, winner, names) {
                None => format!("{name} wins!"),
                Some(others) => format!("{}.", won_tie(&name, &others)),
            }
        }
        _ => "A draw: equal points, and no pawn has moved.".to_string(),
    }
}

/// Who has as many points as the winner, if anybody has.
pub(super) fn tied_with(game: &Game, winner: Seat, names: &dyn Called) -> Option<String> {
    let is_level = |seat: &Seat| *seat != winner && game.points(*seat) == game.points(winner);
    let others: Vec<String> = game
        .seats()
        .filter(is_level)
        .map(|seat| names.of(seat).to_string())
        .collect();
    (!others.is_empty()).then(|| listed(&others))
}

/// Who won a tie with others, and why; without the full stop.
pub(super) fn won_tie(winner: &str, others: &str) -> String {
    format!("{winner} wins the tie with {others}: {winner}'s pawn is further along")
}

/// Who won a game of which nothing else is seen any more, and by how much.
pub fn result(game: &Game, names: &Names) -> Option<String> {
    let standing = game.standing()?;
    let mut seats: Vec<Seat> = game.seats().collect();
    seats.sort_by_key(|&seat| standing.place(seat));
    let points: Vec<String> = seats
        .iter()
        .map(|&seat| format!("{} {}", names.of(seat), game.points(seat)))
        .collect();
    let (winner, points) = (names.of(seats[0]), points.join(", "));
    Some(match standing.winners().count() {
        1 => match tied_with(game, seats[0], names) {
            None => format!("{winner} wins: {points}."),
            Some(others) => format!("{winner} wins, further along than {others}: {points}."),
        },
        _ => format!("A draw: {points}."),
    })
}

/// Why a group went as it went, in few words; players are named by their pawns, and those
/// with equal numbers stand in the order of their pawns.
pub fn why(award: &Award, pawn: impl Fn(Seat) -> String) -> String {
    if award.first().is_none() {
        return IN_EYE.to_string();
    }
    let order: Vec<String> = tied(award).into_iter().map(pawn).collect();
    match order.is_empty() {
        true => counts(award),
        false => format!("{}: {}", counts(award), order.join(">")),
    }
}
