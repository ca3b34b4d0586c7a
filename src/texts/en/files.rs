//! What is said about files and where games are kept, and why there is no game.

use std::path::Path;

use super::English;
use crate::app::{Caption, Moved, Saving, Shown, replay_command};
use crate::plain::Plain;
use crate::rules::Kind;
use crate::store::{Attempt, LIMIT, Lost, Problem, StoreError};
use crate::texts::language::files::{Failure, Fault};
use crate::texts::language::{Files, Records};

impl Files for English {
    fn failure(&self, failure: &Failure) -> String {
        match failure {
            Failure::Store(error) => self.store_error(error),
            Failure::Unsaved(errors) => {
                let why: Vec<String> = errors.iter().map(|why| self.store_error(why)).collect();
                format!("the game could not be saved: {}", why.join("; "))
            }
            Failure::NoTerminal => "the game needs a terminal for its keys and its screen; run it \
                                    in one, without pipes, or play line by line with --plain"
                .to_string(),
            Failure::DumbTerminal => {
                "this terminal (TERM=dumb) cannot show the game; run it in another one, or play line by \
                 line with --plain"
                    .to_string()
            }
            // What the system says is in its own language.
            Failure::Terminal(fault, error) => {
                format!("{}: {error}", self::fault(*fault))
            }
            Failure::NotPrinted(error) => format!("cannot write: {error}"),
            Failure::NoFinishedGame(home, None) => {
                format!("there is no finished game in {}", Plain::path(home))
            }
            Failure::NoFinishedGame(home, Some(kind)) => {
                format!(
                    "there is no finished game of {kind} in {}",
                    Plain::path(home)
                )
            }
            Failure::NoUnfinishedGame(home, None) => format!(
                "there is no unfinished game in {}, or it is being played right now",
                Plain::path(home)
            ),
            Failure::NoUnfinishedGame(home, Some(kind)) => format!(
                "there is no unfinished game of {kind} in {}, or it is being played right now",
                Plain::path(home)
            ),
            Failure::NoDirectory(path) => format!("there is no directory {}", Plain::path(path)),
            Failure::NoTurn { turn, turns: 0 } => {
                format!("there is no turn {turn}: nothing was played in this game")
            }
            Failure::NoTurn { turn, turns } => {
                format!("there is no turn {turn}: this game has turns 1 to {turns}")
            }
            Failure::NotOver(Kind::Cards) => "this game is not over, so its cards are still \
                                              secret and it cannot be reviewed yet"
                .to_string(),
            Failure::NotOver(_) => {
                "this game is not over, so it cannot be reviewed yet".to_string()
            }
            Failure::Both(both) => both.each_ref().map(|it| self.failure(it)).join("; "),
        }
    }

    fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::NoHome => {
                "there is no place to keep games: set MANDALA_HOME to a directory".to_string()
            }
            StoreError::At { path, problem } => self::problem(path, problem),
        }
    }

    fn before_leaving(&self, saving: &Saving) -> Vec<String> {
        match saving {
            Saving::Off => vec!["Nothing has been played yet, so nothing is kept.".to_string()],
            Saving::Finished(path) => {
                vec![format!("The record of the game: {}", Plain::path(path))]
            }
            Saving::Kept(how) => {
                vec!["The game is saved. To go on with it later:".to_string(), how.command()]
            }
            Saving::Moved { why, how } => vec![
                moved(why),
                "The game is saved in a new file. To go on with it later:".to_string(),
                how.command(),
            ],
            Saving::Failed(why) => {
                let why = format!("The game could not be saved: {}", self.store_error(why));
                vec![why, "What is not saved is lost when you leave.".to_string()]
            }
        }
    }

    fn after_the_game(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Finished(path) => Some(format!("Record of this game: {}", Plain::path(path))),
            Saving::Failed(why) => Some(format!("Not saved: {}", self.store_error(why))),
            Saving::Off | Saving::Kept(_) | Saving::Moved { .. } => None,
        }
    }

    fn after_leaving(&self, saving: &Saving) -> Option<String> {
        match saving {
            Saving::Off | Saving::Failed(_) => None,
            Saving::Kept(how) => {
                Some(format!("The game is saved. Go on with it: {}", how.command()))
            }
            Saving::Moved { why, how } => Some(format!(
                "{}\nThe game is saved in a new file. Go on with it: {}",
                moved(why),
                how.command()
            )),
            Saving::Finished(path) => Some(format!(
                "The record of the game: {}\nStep through it: {}",
                Plain::path(path),
                replay_command(path)
            )),
        }
    }

    fn all_cards(&self) -> &'static str {
        "This record holds every card, even the hidden ones: it is for players who share a \
         keyboard, not for play by mail."
    }

    fn turn_of(&self, name: &str) -> String {
        format!("The next turn is {name}'s.")
    }

    fn picture_title(&self, caption: &Caption) -> String {
        let game = match caption.kind {
            Kind::Cards => "The card game Mandala",
            Kind::Tiles => "The tile game Mandala",
            Kind::Pyramids => "The pyramid game Mandala",
        };
        match &caption.began {
            Some(began) => format!("{game}, {}", began.day()),
            None => game.to_string(),
        }
    }

    fn picture_of(&self, caption: &Caption) -> String {
        let all: Vec<&str> = caption.names.iter().collect();
        match &caption.shown {
            Shown::End(points) => {
                let all = all.iter().zip(points);
                let all = all.map(|(name, points)| format!("{name} {points}"));
                all.collect::<Vec<_>>().join(", ")
            }
            Shown::Turn(turn) => format!("{}: turn {turn}", all.join(", ")),
            Shown::Table => all.join(", "),
        }
    }

    fn picture_saved(&self, file: &Plain, folder: Option<&Plain>) -> String {
        match folder {
            Some(folder) => format!("The picture is saved: {file} in {folder}"),
            None => format!("The picture is saved: {file}"),
        }
    }
}

fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::NoSignals => "signals cannot be watched",
        Fault::NotUsable => "the terminal cannot be used for the game",
        Fault::NotUsableAgain => "the terminal cannot be used again",
        Fault::NoScreen => "the screen cannot be drawn",
        Fault::NoSize => "the terminal has no size",
        Fault::NoKeys => "no more keys can be read",
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
            let wrong = English.record_error(error);
            match error.good() {
                Some(_) => format!("{name} is damaged: {wrong}"),
                None => format!("{name} cannot be read as the record of a game: {wrong}"),
            }
        }
        Problem::NotOver => format!("the game in {name} is not over"),
        Problem::OtherKind(kind) => {
            format!("{name} is a game of {kind}: leave out --game, or name that one")
        }
        Problem::BeingPlayed => format!("another mandala is playing the game in {name}"),
        Problem::BeingChanged => format!("another program is changing {name}"),
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
            format!("the finished game stays in {name}: {}", English.store_error(error))
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
        Moved::Lost { path, why } => format!("{}: {}.", Plain::path(path), lost(*why)),
        Moved::NotCreated { path } => {
            format!("{} could not be created any more.", Plain::path(path))
        }
    }
}
