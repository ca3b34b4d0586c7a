//! What is said about files, and about where games are kept. What is wrong begins with a
//! small letter and has no full stop, so that it can stand after a colon as well.

use std::path::Path;
use std::sync::Arc;

use super::record;
use crate::app::{Moved, Resume, Saving};
use crate::plain::Plain;
use crate::platform::Platform;
use crate::rules::Kind;
use crate::shell;
use crate::store::{Attempt, LIMIT, Lost, Problem, StoreError};

/// Why a game cannot be read or kept.
pub fn error(error: &StoreError) -> String {
    match error {
        StoreError::NoHome => {
            "there is no place to keep games: set MANDALA_HOME to a directory".to_string()
        }
        StoreError::At { path, problem } => self::problem(path, problem),
    }
}

fn problem(path: &Path, problem: &Problem) -> String {
    let name = Plain::path(path);
    let mib = LIMIT >> 20;
    match problem {
        Problem::Refused(attempt, error) => {
            let tried = match attempt {
                Attempt::Create => format!("cannot create {name}"),
                Attempt::CreateDirectory => format!("cannot create the directory {name}"),
                Attempt::Open => format!("cannot open {name}"),
                Attempt::Read => format!("cannot read {name}"),
                Attempt::Write => format!("cannot write to {name}"),
                Attempt::Remove => format!("cannot remove {name} again"),
                Attempt::Save => format!("cannot save the game in {name}"),
                Attempt::Look => format!("cannot look for games in {name}"),
                Attempt::PutAway => format!("the finished game stays in {name}"),
            };
            // What the system says is in its own language.
            format!("{tried}: {error}")
        }
        Problem::Exists => {
            format!("{name} exists already and is not overwritten: choose another name")
        }
        Problem::Directory => format!("{name} is a directory: name a file in it"),
        Problem::NotAFile => format!("{name} is not a file: name one"),
        Problem::TooLarge => {
            format!("{name} is larger than {mib} MiB, so it is not the record of a game")
        }
        Problem::NotSettings => {
            format!("{name} is not a short text, so it can hold no settings")
        }
        Problem::Record(error) => {
            let what = match error.good() {
                Some(_) => "is damaged",
                None => "cannot be read as the record of a game",
            };
            format!("{name} {what}: {}", record::error(error))
        }
        Problem::NotOver => format!("the game in {name} is not over"),
        Problem::OtherKind(kind) => {
            format!("{name} is a game of {kind}: leave out --game, or name that one")
        }
        Problem::BeingPlayed => format!("another mandala is playing the game in {name}"),
        Problem::Lost(why) => format!("cannot save the game in {name}: {}", lost(*why)),
        Problem::WentBack { copy, turn } => {
            let copy = Plain::path(copy);
            format!(
                "{name} lacks moves of this game that you have seen up to turn {turn}: go on with \
                 the copy {copy}, or remove that to go on from here"
            )
        }
        Problem::OtherGame => {
            format!("cannot save the game in {name}: the file holds another game")
        }
        Problem::TooLong => format!(
            "cannot save the game in {name}: its record would be longer than {mib} MiB, which \
             nobody could read again"
        ),
        Problem::EndUnsaved => format!("the end of the game in {name} is not saved"),
        Problem::Stays(error) => {
            format!("the finished game stays in {name}: {}", self::error(error))
        }
    }
}

/// Why a game cannot go on in its file.
fn lost(why: Lost) -> &'static str {
    match why {
        Lost::Gone => "the file is no longer there",
        Lost::Replaced => "another file has taken its place",
        Lost::Changed => "another program has changed the file",
    }
}

/// Why a game is not in the file where it was, or was wanted.
fn moved(why: &Moved) -> String {
    match why {
        Moved::Lost { path, why } => format!("{}: {}", Plain::path(path), lost(*why)),
        Moved::NotCreated { path } => {
            format!("{} could not be created any more", Plain::path(path))
        }
    }
}

/// The command that goes on with a game.
pub fn resume(how: &Resume) -> String {
    let word = |path| shell::word(Platform::HERE, path);
    match how {
        Resume::Latest => "mandala --resume".to_string(),
        Resume::LatestIn(home) => format!("mandala --home {} --resume", word(home)),
        Resume::File(path) => format!("mandala --resume {}", word(path)),
    }
}

/// The command that steps through a game.
fn replay(path: &Path) -> String {
    format!("mandala --replay {}", shell::word(Platform::HERE, path))
}

/// What players should know about their game before they leave, one paragraph each.
pub fn before_leaving(saving: &Saving) -> Vec<String> {
    match saving {
        Saving::Off => vec!["Nothing has been played yet, so nothing is kept.".to_string()],
        Saving::Finished(path) => vec![format!("The record of the game: {}", Plain::path(path))],
        Saving::Kept(how) => vec![
            "The game is saved. To go on with it later:".to_string(),
            resume(how),
        ],
        Saving::Moved { why, how } => vec![
            format!("{}.", moved(why)),
            "The game is saved in a new file. To go on with it later:".to_string(),
            resume(how),
        ],
        Saving::Failed(why) => vec![format!("The game could not be saved: {}", error(why))],
    }
}

/// Where the record of a game is that is over.
pub fn after_the_game(saving: &Saving) -> Option<String> {
    match saving {
        Saving::Finished(path) => Some(format!("Record of this game: {}", Plain::path(path))),
        Saving::Failed(why) => Some(format!("Not saved: {}", error(why))),
        Saving::Off | Saving::Kept(_) | Saving::Moved { .. } => None,
    }
}

/// Where a game is, once the terminal is back; nothing if it is not kept.
pub fn after_leaving(saving: &Saving) -> Option<String> {
    match saving {
        Saving::Off | Saving::Failed(_) => None,
        Saving::Kept(how) => Some(format!("The game is saved. Go on with it: {}", resume(how))),
        Saving::Moved { why, how } => Some(format!(
            "{}.\nThe game is saved in a new file. Go on with it: {}",
            moved(why),
            resume(how)
        )),
        Saving::Finished(path) => Some(format!(
            "The record of the game: {}\nStep through it: {}",
            Plain::path(path),
            replay(path)
        )),
    }
}

/// Why games are still not saved when the players have left.
pub fn unsaved(errors: &[Arc<StoreError>]) -> String {
    let why: Vec<String> = errors.iter().map(|why| error(why)).collect();
    format!("the game could not be saved: {}", why.join("; "))
}

/// There is no game to step through, or none of this kind.
pub fn no_finished_game(home: &Path, kind: Option<Kind>) -> String {
    let of = of_kind(kind);
    format!("there is no finished game{of} in {}", Plain::path(home))
}

/// What is said before a game of cards goes on from a file that may have been sent.
pub const ALL_CARDS: &str = "This record holds every card, also the hidden ones: it is for \
                             players who share a keyboard, and not for playing by mail.";

/// Whose turn it is, when a game that may be sent is left.
pub fn turn_of(name: &str) -> String {
    format!("The next turn is for {name}.")
}

/// Where a picture was saved.
pub fn picture_saved(path: &Path) -> String {
    format!("The picture is in {}.", Plain::path(path))
}

/// A game has no turn of this number.
pub fn no_turn(turn: usize, turns: usize) -> String {
    format!("there is no turn {turn}: the game has {turns}")
}

/// There is no such directory for a record.
pub fn no_directory(path: &Path) -> String {
    format!("there is no directory {}", Plain::path(path))
}

/// There is no game to go on with, or none of this kind.
pub fn no_unfinished_game(home: &Path, kind: Option<Kind>) -> String {
    let of = of_kind(kind);
    format!(
        "there is no unfinished game{of} in {}, or it is being played right now",
        Plain::path(home)
    )
}

/// Which game is meant, if only one is.
fn of_kind(kind: Option<Kind>) -> String {
    kind.map_or_else(String::new, |kind| format!(" of {kind}"))
}
