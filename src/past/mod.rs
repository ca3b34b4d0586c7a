//! The games that were played, and how their players stand with each other. All of it is
//! computed from the records; nothing else is kept.
//!
//! ```no_run
//! use mandala::past::{self, Parties};
//! use mandala::store::Store;
//!
//! let mut parties = Parties::default();
//! for game in past::games(Store::locate(Some("games".into()))?.past()?).flatten() {
//!     println!("{game}");
//!     parties.add(&game);
//! }
//! for heads in parties.most_played() {
//!     println!("{:?}: {:?}", heads.party().people(), heads.balance().won);
//! }
//! # Ok::<(), mandala::store::StoreError>(())
//! ```

mod filter;
mod heads;
mod shelf;

use std::fmt;
use std::path::PathBuf;

use crate::plain::Plain;
use crate::record::{AnyRecord, Computers, Names};
use crate::rules::game::{Game, Standing};
use crate::rules::{Kind, Player, Seat, cards, pyramids, tiles};
use crate::store::{PastFile, Problem, Stamp, StoreError};
use crate::variants::each;

pub use filter::{Filter, Vocabulary};
pub use heads::{Balance, HeadToHead, Parties, Party, Played, Side};
pub use shelf::{Found, Meeting, Row, Shelf, Wanted};

/// A finished game, as far as a list of them tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// When it began.
    pub began: Stamp,
    /// Where its record lies.
    pub path: PathBuf,
    /// Which game it was.
    pub kind: Kind,
    /// Who played.
    pub names: Names,
    /// Which of them are computers.
    pub computers: Computers,
    /// Everybody's points by seat.
    pub points: Vec<u16>,
    /// Who came in where.
    pub standing: Standing,
    /// How many turns were taken.
    pub turns: usize,
}

impl PastGame {
    /// Reads what a file tells of its game; nothing if the file is no longer there.
    ///
    /// # Errors
    ///
    /// If it has no game that was played to its end, or cannot be read.
    pub fn read(file: PastFile) -> Result<Option<PastGame>, StoreError> {
        let Some(record) = file.load()? else {
            return Ok(None);
        };
        let (points, standing) = match result(&record) {
            Some(result) => result,
            None => return Err(Problem::NotOver.at(file.path)),
        };
        let recorded = record.recorded();
        Ok(Some(PastGame {
            began: file.began,
            path: file.path,
            kind: record.kind(),
            names: recorded.names().clone(),
            computers: record.computers(),
            points,
            standing,
            turns: recorded.turns(),
        }))
    }

    /// The points of a player.
    pub fn points_of(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }
}

/// A line with tabs between its columns: date, game, turns, winner, points, players, file.
///
/// Where a column is about several players, they are in the order of their seats with a
/// colon between them, and a computer has `@` and its level behind its name: neither can
/// stand in a name. Those who share the first place are all winners.
impl fmt::Display for PastGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |all: &mut dyn Iterator<Item = String>| all.collect::<Vec<_>>().join(":");
        let player = |seat: Seat| {
            let name = self.names.of(seat);
            let level = self.computers.of(seat);
            level.map_or(name.to_string(), |level| format!("{name}@{level}"))
        };
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}",
            self.began.minute(),
            self.kind,
            self.turns,
            joined(&mut self.standing.winners().map(player)),
            joined(&mut self.points.iter().map(u16::to_string)),
            joined(&mut self.names.seats().map(player)),
            Plain::path(&self.path),
        )
    }
}

/// A game that is counted in the end.
pub trait Counted {
    /// Everybody's points by seat, once the game is over.
    fn final_points(&self) -> Option<Vec<u16>>;
}

impl Counted for cards::Game {
    fn final_points(&self) -> Option<Vec<u16>> {
        let scores = self.verdict()?.scores;
        Some(Player::BOTH.map(|player| scores[player].total()).to_vec())
    }
}

impl Counted for tiles::Game {
    fn final_points(&self) -> Option<Vec<u16>> {
        let scores = self.verdict()?.scores;
        Some(Player::BOTH.map(|player| scores[player].total()).to_vec())
    }
}

impl Counted for pyramids::Game {
    fn final_points(&self) -> Option<Vec<u16>> {
        let points = self.seats().map(|seat| self.points(seat).into());
        self.standing().map(|_| points.collect())
    }
}

/// Everybody's points by seat and who came in where, once a game is over.
fn result(record: &AnyRecord) -> Option<(Vec<u16>, Standing)> {
    each!(AnyRecord, record, record => {
        Some((record.game().final_points()?, record.game().standing()?))
    })
}

/// Of which games there is one. Of most files no more than the first lines are read.
pub fn kinds(files: impl IntoIterator<Item = PastFile>) -> Vec<Kind> {
    let mut found = Vec::new();
    for file in files {
        let is_new = |kind: &Kind| !found.contains(kind);
        if file.kind_said().filter(is_new).is_some()
            && let Ok(Some(game)) = PastGame::read(file)
        {
            found.push(game.kind);
        }
        if found.len() == Kind::ALL.len() {
            break;
        }
    }
    found
}

/// Reads game after game as they are asked for. Files that are gone by then are left out.
pub fn games(
    files: impl IntoIterator<Item = PastFile>,
) -> impl Iterator<Item = Result<PastGame, StoreError>> {
    let read = |file| PastGame::read(file).transpose();
    files.into_iter().filter_map(read)
}
