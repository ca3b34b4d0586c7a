//! A game as text that a person can read, write and mail.
//!
//! ```text
//! mandala record 1
//! seed: 42
//! one: Anna
//! two: Beth
//! first: Anna @b382
//!
//! Anna: grow left green 2 @7538
//! Beth: build left red @98b6
//! ```
//!
//! Everything follows from the seed, so this is the whole game. `#` begins a
//! comment. The four digits after `@` check all that stands above, so that a
//! damaged file is noticed; written by hand, they may be left out.

mod error;
mod names;
mod read;

use std::fmt;
use std::str::FromStr;

use crate::rules::cards::{Action, Game, Illegal, Report};
use crate::rules::{Seat, Secret};

pub use error::{Reason, RecordError};
pub use names::{NAME_LIMIT, NameError, Names, fits_name};

/// The version of the format that is written, and the only one that is read.
const VERSION: &str = "1";
/// The line by which both players agree to end the game.
const AGREED: &str = "end by agreement";

/// One line of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A player's action.
    Action(Seat, Action),
    /// Both players agreed to end the game.
    Agreed,
}

/// A game with its players and everything that was done in it.
///
/// ```
/// use mandala::record::{Names, Record};
/// use mandala::rules::Seat;
///
/// let names = Names::new("Anna", "Beth").unwrap();
/// let mut record = Record::new(42, names, Seat::One);
/// let action = record.game().legal_actions().get(0).unwrap();
/// record.play(action)?;
///
/// let text = record.to_string();
/// let again: Record = text.parse().unwrap();
/// assert_eq!(again, record);
/// assert_eq!(again.to_string(), text);
/// # Ok::<(), mandala::rules::cards::Illegal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// A position laid out by hand has none.
    seed: Secret<Option<u64>>,
    names: Names,
    first: Seat,
    moves: Vec<Move>,
    /// The check after each move. It would tell something of the seed.
    checks: Secret<Vec<Check>>,
    /// The game before the first move.
    dealt: Game,
    game: Game,
    /// The game before the last move, if that one may be taken back.
    before: Option<Game>,
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.seed == other.seed
            && self.names == other.names
            && self.first == other.first
            && self.moves == other.moves
            && self.game == other.game
    }
}

impl Eq for Record {}

impl Record {
    /// Deals the game of a seed.
    pub fn new(seed: u64, names: Names, first: Seat) -> Record {
        Record {
            seed: Secret(Some(seed)),
            ..Record::from_game(Game::deal(seed, first), names)
        }
    }

    /// Begins at any position, for a puzzle or a test. It can be played, but as no
    /// seed leads to it, it is printed without one and cannot be read back.
    pub fn from_game(game: Game, names: Names) -> Record {
        Record {
            seed: Secret(None),
            names,
            first: game.public_view().phase().player().unwrap_or(Seat::One),
            moves: Vec::new(),
            checks: Secret(Vec::new()),
            dealt: game.clone(),
            game,
            before: None,
        }
    }

    /// The seed, which tells every hidden card to whoever knows it.
    pub fn seed(&self) -> Option<u64> {
        self.seed.0
    }

    /// The players' names.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Who started.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Everything that was done.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    pub fn play(&mut self, action: Action) -> Result<Report, Illegal> {
        let Some(player) = self.game.public_view().phase().player() else {
            return Err(Illegal::GameOver);
        };
        let before = matches!(action, Action::Grow { .. }).then(|| self.game.clone());
        let report = self.game.apply(action)?;
        self.push(Move::Action(player, action));
        // A grow that set off nothing else has revealed nothing.
        self.before = before.filter(|_| report.events().len() == 1);
        Ok(report)
    }

    /// Ends the game because both players agree to.
    ///
    /// # Errors
    ///
    /// If the game is over already, or a draft is under way.
    pub fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        let report = self.game.agree_to_end()?;
        self.push(Move::Agreed);
        self.before = None;
        Ok(report)
    }

    /// Adds a move that was made, and the check of its line.
    fn push(&mut self, step: Move) {
        let last = self.checks.0.last().copied();
        let mut check = last.unwrap_or_else(|| self.head().1);
        check.add(&step.line(&self.names));
        self.moves.push(step);
        self.checks.0.push(check);
    }

    /// Does a move of another record of this game: a player's action, or the agreement
    /// of both to end the game.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    pub(crate) fn repeat(&mut self, step: Move) -> Result<Report, Illegal> {
        match step {
            Move::Action(_, action) => self.play(action),
            Move::Agreed => self.agree_to_end(),
        }
    }

    /// Whether the last move, just made, can be taken back: only a grow that
    /// revealed nothing can.
    pub fn can_take_back(&self) -> bool {
        self.before.is_some()
    }

    /// Takes the last move back, if that is possible.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.take() else {
            return false;
        };
        self.game = before;
        self.moves.pop();
        self.checks.0.pop();
        true
    }

    /// The first `count` moves of this game, or all of them if there are fewer.
    pub fn up_to(&self, count: usize) -> Record {
        let mut record = Record {
            seed: self.seed,
            ..Record::from_game(self.dealt.clone(), self.names.clone())
        };
        for &step in self.moves.iter().take(count) {
            let done = record.repeat(step);
            debug_assert!(done.is_ok(), "it was legal when it was made");
        }
        record.before = None;
        record
    }

    /// Reads a record, or says in which line it goes wrong.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and the game up to that line.
    pub fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
        read::Reader::new(bytes).read()
    }

    /// The lines from this move on, as they stand in the printed record.
    pub fn lines_from(&self, first: usize) -> String {
        let steps = self.moves.iter().zip(&self.checks.0).skip(first);
        let lines = steps.map(|(step, check)| format!("{} @{check}\n", step.line(&self.names)));
        lines.collect()
    }

    /// The lines above the moves, and the check of them.
    fn head(&self) -> (String, Check) {
        let name = |seat| self.names.of(seat);
        let mut check = Check::new();
        let mut text = String::new();
        for line in [
            format!("mandala record {VERSION}"),
            match self.seed.0 {
                Some(seed) => format!("seed: {seed}"),
                None => "seed: none".to_string(),
            },
            format!("one: {}", name(Seat::One)),
            format!("two: {}", name(Seat::Two)),
        ] {
            check.add(&line);
            text += &line;
            text += "\n";
        }
        let first = format!("first: {}", name(self.first));
        check.add(&first);
        text += &format!("{first} @{check}\n\n");
        (text, check)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text.as_bytes())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.head().0)?;
        f.write_str(&self.lines_from(0))
    }
}

impl Move {
    fn line(&self, names: &Names) -> String {
        match self {
            Move::Action(seat, action) => format!("{}: {action}", names.of(*seat)),
            Move::Agreed => AGREED.to_string(),
        }
    }
}

/// A running check of the lines of a record (CRC-16, which notices any single
/// damaged byte), printed as four digits.
#[derive(Clone, Copy)]
struct Check(u16);

impl Check {
    fn new() -> Check {
        Check(0xffff)
    }

    /// Adds a line.
    fn add(&mut self, line: &str) {
        for byte in line.bytes().chain([b'\n']) {
            self.0 ^= u16::from(byte) << 8;
            for _ in 0..8 {
                let carry = self.0 & 0x8000 != 0;
                self.0 = self.0 << 1 ^ if carry { 0x1021 } else { 0 };
            }
        }
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04x}", self.0)
    }
}
