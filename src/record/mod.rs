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
//!
//! A deal laid out by hand has a line for that:
//!
//! - `deck: ROGGPB…` after the seed in a card game, all 108 cards, a letter each, in the
//!   order of [`Game::from_deck`](crate::rules::cards::Game::from_deck). The seed then only
//!   decides the reshuffles; written by hand it may be left out, which is 0.
//! - `layout: BBPG/…` in place of the seed in a tile game: the rows from the top, a letter
//!   a tile, as [`Layout`](crate::rules::tiles::Layout) prints it.
//! - `path: U1 R3 …` in place of the seed in a pyramid game: all 75 pieces from the first
//!   place on, as [`Layout`](crate::rules::pyramids::Layout) prints it.
//!
//! Where computers play, `computer: two 4, three 1` stands before `first:`: each with its
//! seat, from `one` to `five`, and its level, from 1 up to what the game has.
//!
//! Any [`Game`] can be recorded: [`Record`] is generic, and [`AnyRecord`] is one of a kind
//! that is only known once it is read. Its second line says `game:` and the [`Kind`], which
//! the record of a card game leaves out. The plain names in [`cards`], [`tiles`] and
//! [`pyramids`] are for the games of that kind.

mod any;
pub mod cards;
mod check;
mod computers;
mod course;
mod error;
mod mark;
mod names;
pub mod pyramids;
mod read;
mod recorded;
pub mod tiles;

use std::fmt::{self, Write};
use std::ops::Deref;
use std::str::FromStr;

use crate::rules::game::{Game, Layout};
use crate::rules::{Kind, Secret};
use check::Check;

pub use any::{AnyRecord, AnyRecordError};
pub use computers::{Computers, NoComputer};
pub use course::{Course, Move, Step};
pub use error::{Reason, RecordError};
pub(crate) use names::check_name;
pub use names::{NAME_LIMIT, NameError, Names, check_new, fits_name};
pub use recorded::Recorded;

/// The version of the format that is written, and the only one that is read.
pub(crate) const VERSION: &str = "1";
/// The line by which all players agree to end the game.
const AGREED: &str = "end by agreement";
/// The line of the head that says which seats a computer has.
const COMPUTER: &str = "computer";
/// The game whose records do not say which game it is, because they are older than any
/// other.
const UNSAID: Kind = Kind::Cards;

/// A game with its players and everything that was done in it since it was dealt.
///
/// It can be read like the [`Course`] of the game that it is.
///
/// ```
/// use mandala::record::Names;
/// use mandala::record::cards::Record;
/// use mandala::rules::Player;
/// use mandala::rules::game::Game as _;
///
/// let names = Names::new("Anna", "Beth").unwrap();
/// let mut record = Record::new(42, names, Player::One);
/// let action = record.game().legal_actions().get(0).unwrap();
/// record.play(action)?;
///
/// let text = record.to_string();
/// let again: Record = text.parse().unwrap();
/// assert_eq!(again, record);
/// assert_eq!(again.to_string(), text);
/// # Ok::<(), mandala::rules::cards::Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    deal: Secret<Deal<G>>,
    course: Course<G>,
}

/// Where everything hidden comes from.
#[derive(Clone, PartialEq, Eq)]
struct Deal<G: Game> {
    /// Without meaning for a layout that has none.
    seed: u64,
    layout: Option<G::Layout>,
}

impl<G: Game> Record<G> {
    /// Deals the game of a seed.
    ///
    /// # Panics
    ///
    /// If the game is not for as many players as there are names.
    pub fn new(seed: u64, names: Names, first: G::Player) -> Record<G> {
        let game = G::deal(seed, players::<G>(&names), first);
        Record::begin(seed, None, game, names, first)
    }

    /// Begins with a deal laid out by hand; the seed decides whatever chance is left.
    ///
    /// # Errors
    ///
    /// What is wrong with the layout.
    ///
    /// # Panics
    ///
    /// If the game is not for as many players as there are names.
    pub fn from_layout(
        layout: G::Layout,
        seed: u64,
        names: Names,
        first: G::Player,
    ) -> Result<Record<G>, <G::Layout as Layout>::Fault> {
        let game = G::lay_out(&layout, seed, players::<G>(&names), first)?;
        Ok(Record::begin(seed, Some(layout), game, names, first))
    }

    fn begin(
        seed: u64,
        layout: Option<G::Layout>,
        game: G,
        names: Names,
        first: G::Player,
    ) -> Record<G> {
        Record { deal: Secret(Deal { seed, layout }), course: Course::begin(game, names, first) }
    }

    /// The same game with computers in some seats.
    #[must_use]
    pub fn with_computers(mut self, computers: Computers) -> Record<G> {
        self.course.seat(computers);
        self
    }

    /// The same game with other names.
    #[must_use]
    pub(crate) fn with_names(mut self, names: Names) -> Record<G> {
        self.course.rename(names);
        self
    }

    /// The seed, which tells every hidden card to anyone who knows it.
    pub fn seed(&self) -> u64 {
        self.deal.0.seed
    }

    /// The deal, if it was laid out by hand.
    pub fn layout(&self) -> Option<&G::Layout> {
        self.deal.0.layout.as_ref()
    }

    /// The game, to go on with it.
    pub(crate) fn course_mut(&mut self) -> &mut Course<G> {
        &mut self.course
    }

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    pub fn play(&mut self, action: G::Action) -> Result<G::Report, G::Illegal> {
        self.course.play(action)
    }

    /// Ends the game because all players agree to.
    ///
    /// # Errors
    ///
    /// The reason why it cannot end now, or not in this way; then nothing has changed.
    pub fn agree_to_end(&mut self) -> Result<G::Report, G::Illegal> {
        self.course.agree_to_end()
    }

    /// Takes the last move back, if that is possible.
    pub fn take_back(&mut self) -> bool {
        self.course.take_back()
    }

    /// The first `count` moves of this game, or all of them if there are fewer.
    pub fn up_to(&self, count: usize) -> Record<G> {
        Record { deal: self.deal.clone(), course: self.course.up_to(count) }
    }

    /// Reads a record, or says in which line it goes wrong.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and the game up to that line.
    pub fn parse(bytes: &[u8]) -> Result<Record<G>, RecordError<G>> {
        read::Reader::new(bytes).read()
    }

    /// The lines from this move on, as they stand in the printed record, each with the
    /// check up to it; `check` is that of all that stands above.
    fn lines(&self, first: usize, check: u16) -> impl Iterator<Item = (String, u16)> {
        let mut check = Check::after(check);
        self.moves().skip(first).map(move |made| {
            let line = made.line(self.names());
            let sum = check.add(&line);
            (format!("{line} @{sum:04x}\n"), sum)
        })
    }

    /// The lines above the moves, and the check of them.
    fn head(&self) -> (String, u16) {
        let Deal { seed, layout } = &self.deal.0;
        let names = self.names();
        let mut lines = vec![format!("mandala record {VERSION}")];
        if G::KIND != UNSAID {
            lines.push(format!("game: {}", G::KIND));
        }
        if layout.is_none() || G::Layout::HAS_SEED {
            lines.push(format!("seed: {seed}"));
        }
        if let Some(layout) = layout {
            lines.push(layout_line(layout));
        }
        lines.extend(names.seats().map(|seat| format!("{seat}: {}", names.of(seat))));
        if !self.computers().is_empty() {
            lines.push(computers_line(self.computers()));
        }

        let mut check = Check::new();
        let mut text = String::new();
        for line in lines {
            check.add(&line);
            text += &line;
            text += "\n";
        }
        let first = format!("first: {}", names.of(self.first()));
        let digits = check.add(&first);
        // Writing to a string cannot fail.
        let _ = write!(text, "{first} @{digits:04x}\n\n");
        (text, digits)
    }
}

/// How many play, which must be as many as can.
fn players<G: Game>(names: &Names) -> usize {
    let players = names.count();
    assert!(G::PLAYERS.contains(&players), "{} is not for {players} players", G::KIND);
    players
}

/// How it is written which seats a computer has.
fn computers_line(computers: &Computers) -> String {
    format!("{COMPUTER}: {computers}")
}

/// How a deal laid out by hand is written.
fn layout_line<L: Layout>(layout: &L) -> String {
    format!("{}: {layout}", L::NAME)
}

impl<G: Game> Deref for Record<G> {
    type Target = Course<G>;

    fn deref(&self) -> &Course<G> {
        &self.course
    }
}

/// The game without what it was dealt from.
impl<G: Game> From<Record<G>> for Course<G> {
    fn from(record: Record<G>) -> Course<G> {
        record.course
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError<G>;

    fn from_str(text: &str) -> Result<Record<G>, RecordError<G>> {
        Record::parse(text.as_bytes())
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, check) = self.head();
        f.write_str(&head)?;
        self.lines(0, check).try_for_each(|(line, _)| f.write_str(&line))
    }
}
