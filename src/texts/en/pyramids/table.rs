//! What stands on the table, and how a game came out.

use super::listed;
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Game};

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
pub const WHY: &str = "why";
/// A group that lies in the eye.
pub const IN_EYE: &str = "all in the eye";
/// A group that was not finished.
pub const UNFINISHED: &str = "not finished";
/// What stands under the log.
pub const POINT: &str = "+";

/// Who won, and if points did not decide it, what did.
pub fn outcome(game: &Game, names: &Names) -> String {
    let Some(standing) = game.standing() else {
        return String::new();
    };
    let winners: Vec<Seat> = standing.winners().collect();
    let name = |seat: &Seat| names.of(*seat).to_string();
    match winners.as_slice() {
        [winner] => {
            let points = game.points(*winner);
            let equal = |seat: &Seat| seat != winner && game.points(*seat) == points;
            let tied: Vec<String> = game.seats().filter(equal).map(|seat| name(&seat)).collect();
            match tied.is_empty() {
                true => format!("{} wins!", name(winner)),
                false => format!(
                    "{} wins the tie with {}: the pawn is further along!",
                    name(winner),
                    listed(&tied)
                ),
            }
        }
        _ => "A draw: equal points, and no pawn has moved.".to_string(),
    }
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
    Some(match standing.winners().count() {
        1 => format!("{} wins: {}.", names.of(seats[0]), points.join(", ")),
        _ => format!("A draw: {}.", points.join(", ")),
    })
}

/// Why a group went as it went, in few words; players are named by their pawns.
pub fn why(award: &Award, pawn: impl Fn(Seat) -> String) -> String {
    let Some(first) = award.first() else {
        return IN_EYE.to_string();
    };
    let Some(second) = award.second() else {
        return "only owner".to_string();
    };
    let tie = award
        .shares()
        .find(|&(seat, _)| award.ahead_of(seat).next().is_some());
    match tie {
        None => format!("{} to {}", award.pieces(first), award.pieces(second)),
        Some((seat, _)) => {
            let behind: Vec<String> = award.ahead_of(seat).map(&pawn).collect();
            format!(
                "{} each: {} ahead of {}",
                award.pieces(seat),
                pawn(seat),
                behind.join(" ")
            )
        }
    }
}
