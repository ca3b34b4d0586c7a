//! Past games that stand in memory instead of files.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use mandala::past::{Filter, Found, HeadToHead, Meeting, Party, PastGame, Row, Shelf, Wanted};
use mandala::record::{AnyRecord, Computers, Names};
use mandala::rules::game::Standing;
use mandala::rules::{Kind, Level, Player, Seat};
use mandala::store::{Problem, Stamp, StoreError};
use mandala::texts::vocabularies;

use crate::common::names;
use crate::review::ended;

/// Some games in memory.
#[derive(Default)]
pub struct Games {
    rows: Mutex<Vec<Row>>,
    removed: Mutex<Vec<PathBuf>>,
}

/// A game of cards between two, of which the first one has so many points.
pub fn game(number: usize, names: Names, points: u16) -> PastGame {
    let day = format!("2026-{:02}-{:02}-200000", 1 + number / 28 % 12, 1 + number % 28);
    let winner = match points {
        20 => None,
        21.. => Some(Player::One),
        _ => Some(Player::Two),
    };
    PastGame {
        began: Stamp::leading(&day).expect("a day"),
        path: PathBuf::from(format!("games/{number}.mandala")),
        kind: Kind::Cards,
        names,
        computers: Computers::default(),
        points: vec![points, 20],
        standing: Standing::of_duel(winner),
        turns: 30 + number % 40,
    }
}

/// What is wrong with the file of a game.
pub fn wrong(problem: Problem, path: &Path) -> StoreError {
    let path = path.to_path_buf();
    StoreError::At { path, problem }
}

/// So many games between Anna and Beth, of which Anna wins two of three.
pub fn games(count: usize) -> Games {
    let game = |number| Row::Game(game(number, names(), [25, 30, 10][number % 3]));
    Games { rows: Mutex::new((0..count).map(game).collect()), ..Games::default() }
}

/// Games of Anna with a computer, more than a small screen can sum up.
pub fn against_levels() -> Games {
    let against = |shelf: Games, number: usize| {
        let (kind, level) = (Kind::ALL[number % 3], 1 + (number / 3) as u8);
        let beth = Seat::from(Player::Two);
        shelf.with(Row::Game(PastGame {
            kind,
            computers: Computers::default().with(beth, Level::new(kind, level)),
            ..game(number, names(), 25)
        }))
    };
    (0..15).fold(games(0), against)
}

impl Games {
    pub fn with(self, row: Row) -> Games {
        self.rows.lock().expect("whole").insert(0, row);
        self
    }

    fn all(&self) -> Vec<Row> {
        self.rows.lock().expect("whole").clone()
    }
}

impl Shelf for Games {
    fn look(&self, wanted: &Wanted, stop: &AtomicBool) -> Option<Found> {
        let filter = Filter::new(&wanted.text, &vocabularies());
        let fits = |row: &Row| match row.game() {
            Some(game) => filter.fits(game),
            None => wanted.text.is_empty(),
        };
        let fitting: Vec<Row> = self.all().into_iter().filter(fits).collect();
        let rows = fitting.iter().skip(wanted.first).take(wanted.count);
        let found = Found {
            of: None,
            first: wanted.first,
            rows: rows.cloned().collect(),
            count: fitting.len(),
            seen: (1, 1),
            trouble: None,
        };
        (!stop.load(Ordering::Relaxed)).then_some(found)
    }

    fn meeting(&self, path: &Path, text: &str, _: &AtomicBool) -> Option<Meeting> {
        let filter = Filter::new(text, &vocabularies());
        let all = self.all();
        let mut games = all.iter().filter_map(Row::game);
        let game = games.find(|game| game.path == path).cloned();
        let game = game.unwrap_or_else(|| game_of(path));
        let mut heads = HeadToHead::new(Party::of(&game));
        for game in all.iter().filter_map(Row::game).filter(|it| filter.fits(it)) {
            heads.add(game);
        }
        Some(Meeting { game, heads })
    }

    fn load(&self, path: &Path) -> Result<AnyRecord, StoreError> {
        match path.to_str() {
            Some("games/3.mandala") => Err(wrong(Problem::NotAFile, path)),
            _ => Ok(ended(6, names()).into()),
        }
    }

    fn remove(&self, path: &Path) -> Result<PathBuf, StoreError> {
        self.rows.lock().expect("whole").retain(|row| row.path() != path);
        self.removed.lock().expect("whole").push(path.to_path_buf());
        Ok(Path::new("removed").join(path.file_name().expect("a name")))
    }
}

fn game_of(path: &Path) -> PastGame {
    PastGame { path: path.to_path_buf(), ..game(0, names(), 25) }
}
