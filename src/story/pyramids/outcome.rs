//! How a game of pyramids came out.

use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Ending, Game};

/// Who won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This player.
    Won(Seat),
    /// This player, whose pawn is further along than those of others with as many points.
    WonTie(Seat, Vec<Seat>),
    /// Nobody: points are equal, and no pawn has moved.
    Drawn,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won.
    pub outcome: Outcome,
    /// The points of all players, those of the winner first.
    pub points: Vec<(Seat, u8)>,
}

impl Verdict {
    /// How a game came out, once it is over.
    pub fn of(game: &Game) -> Option<Verdict> {
        let standing = game.standing()?;
        let mut seats: Vec<Seat> = game.seats().collect();
        seats.sort_by_key(|&seat| standing.place(seat));
        let points = seats.iter().map(|&seat| (seat, game.points(seat)));
        let winners: Vec<Seat> = standing.winners().collect();
        let outcome = match winners[..] {
            [winner] => {
                let is_level = |seat: &Seat| game.points(*seat) == game.points(winner);
                let others = game.seats().filter(|&seat| seat != winner);
                let level: Vec<Seat> = others.filter(is_level).collect();
                if level.is_empty() { Outcome::Won(winner) } else { Outcome::WonTie(winner, level) }
            }
            _ => Outcome::Drawn,
        };
        Some(Verdict { outcome, points: points.collect() })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The last player under way took so many pyramids that were left.
    Swept(Seat, u8),
    /// In this way, of which nothing else was seen.
    Ended(Ending),
}
