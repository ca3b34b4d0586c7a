//! What is said about files and where games are kept, and why there is no game.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::{Caption, Saving};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::StoreError;

/// What went wrong before or after a game, or ended it.
#[derive(Debug)]
pub enum Failure {
    /// A game cannot be read or kept.
    Store(StoreError),
    /// Games are still not saved when the players have left.
    Unsaved(Vec<Arc<StoreError>>),
    /// There is no terminal to play at.
    NoTerminal,
    /// The terminal can do too little.
    DumbTerminal,
    /// The terminal failed, and what the system says about it.
    Terminal(Fault, String),
    /// Something could not be printed.
    NotPrinted(io::Error),
    /// There is no game to step through, or none of this kind.
    NoFinishedGame(PathBuf, Option<Kind>),
    /// There is no game to go on with, or none of this kind.
    NoUnfinishedGame(PathBuf, Option<Kind>),
    /// There is no such directory for a record.
    NoDirectory(PathBuf),
    /// The game has no turn of this number.
    NoTurn {
        /// The turn that was asked for.
        turn: i64,
        /// How many there are.
        turns: usize,
    },
    /// A game of this kind is not over, so it cannot be reviewed.
    NotOver(Kind),
    /// Two things at once.
    Both(Box<[Failure; 2]>),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

/// Why the game cannot go on at this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Signals cannot be waited for.
    NoSignals,
    /// The terminal cannot be set up.
    NotUsable,
    /// The terminal cannot be set up again after a pause.
    NotUsableAgain,
    /// Nothing can be drawn.
    NoScreen,
    /// The terminal does not tell its size.
    NoSize,
    /// The keys have ended.
    NoKeys,
}

/// Its name, for whoever debugs; players are told in their language.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// What is said about files and where games are kept, and why there is no game.
///
/// What is wrong has no capital and no full stop, so that it can stand after a colon.
pub trait Files {
    /// What stands over a picture: which game it is, and its day.
    fn picture_title(&self, caption: &Caption) -> String;

    /// Who plays in a picture, and what it shows.
    fn picture_of(&self, caption: &Caption) -> String;

    /// What went wrong.
    fn failure(&self, failure: &Failure) -> String;

    /// Why a game cannot be read or kept.
    fn store_error(&self, error: &StoreError) -> String;

    /// What players should know about their game before they leave, one paragraph each.
    fn before_leaving(&self, saving: &Saving) -> Vec<String>;

    /// Where the record of a game is that is over.
    fn after_the_game(&self, saving: &Saving) -> Option<String>;

    /// Where a game is, once the terminal is back; nothing if it is not kept.
    fn after_leaving(&self, saving: &Saving) -> Option<String>;

    /// What is said before a game of cards goes on from a file that may have been sent.
    fn all_cards(&self) -> &'static str;

    /// Whose turn it is, when a game that may be sent is left.
    fn turn_of(&self, name: &str) -> String;

    /// That a picture was saved in a file, and in which folder, unless the file says so.
    fn picture_saved(&self, file: &Plain, folder: Option<&Plain>) -> String;
}
