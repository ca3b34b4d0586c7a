use std::fmt;

use super::{NameError, NoComputer, Record};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::rules::game::{Game, Layout};

/// Error when a text is not a record.
///
/// It prints as a short phrase; the sentence that a player reads is in
/// [`texts`](crate::texts).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<G: Game> {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Reason<G>,
    /// The game up to that line, if its head could be read.
    pub good: Option<Box<Record<G>>>,
}

impl<G: Game> fmt::Display for RecordError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl<G: Game> std::error::Error for RecordError<G> {}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason<G: Game> {
    /// The line is not text in UTF-8.
    NotText,
    /// The file does not begin like a record.
    NotARecord,
    /// The record is of a version that this program does not know.
    Version(Plain),
    /// Another line of the head should stand here.
    Head(&'static str),
    /// The text ends before its head does.
    Unfinished,
    /// The names cannot be used.
    Names(NameError),
    /// It does not say which seats a computer has.
    Computers(NoComputer),
    /// Nobody of this name plays.
    Stranger(Plain),
    /// The check digits do not match what stands above.
    Damaged,
    /// The line is not an action of a player.
    NoAction,
    /// The line ends early, so that its action may be half of another one.
    CutShort,
    /// It was the other player's decision.
    NotTheirs {
        /// Who acts in this line.
        player: String,
        /// Whose decision it was.
        expected: String,
    },
    /// The rules refuse the action.
    Illegal(G::Illegal),
    /// The player's hand does not allow the action; how is not told, because the hand
    /// is hidden as long as the game goes on.
    Hand {
        /// Who acts in this line.
        player: String,
    },
    /// Something stands after the end of the game.
    AfterEnd,
    /// The deal laid out by hand is not right.
    Layout(<G::Layout as Layout>::Fault),
    /// There is no game of this name.
    NoGame(Plain),
    /// It is the record of another game.
    OtherGame(Kind),
}

impl<G: Game> Reason<G> {
    /// Whether it may be that of a line which was only written in part.
    pub(super) fn may_be_torn(&self) -> bool {
        matches!(self, Reason::NoAction | Reason::CutShort | Reason::NotText | Reason::Damaged)
    }
}

impl<G: Game> fmt::Display for Reason<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotText => f.write_str("not text"),
            Reason::NotARecord => f.write_str("not a record"),
            Reason::Version(found) => write!(f, "unknown version {found}"),
            Reason::Head(expected) => write!(f, "`{expected}` expected"),
            Reason::Unfinished => f.write_str("the head is not complete"),
            Reason::Names(error) => error.fmt(f),
            Reason::Computers(error) => error.fmt(f),
            Reason::Stranger(name) => write!(f, "unknown player `{name}`"),
            Reason::Damaged => f.write_str("wrong check digits"),
            Reason::NoAction => f.write_str("not an action"),
            Reason::CutShort => f.write_str("the line is cut short"),
            Reason::NotTheirs { .. } => f.write_str("the other player's decision"),
            Reason::Illegal(illegal) => illegal.fmt(f),
            Reason::Hand { .. } => f.write_str("the hand does not allow this"),
            Reason::AfterEnd => f.write_str("the game is over"),
            Reason::Layout(fault) => fault.fmt(f),
            Reason::NoGame(name) => write!(f, "unknown game `{name}`"),
            Reason::OtherGame(kind) => write!(f, "a game of {kind}"),
        }
    }
}
