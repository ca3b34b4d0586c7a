//! The finished games, printed.

use std::io::{self, BufWriter, Write};

use super::{Failure, Speaker, print as to_output};
use crate::cli::Args;
use crate::past::{self, Filter, Parties};
use crate::store::Store;
use crate::terminal::Exit;
use crate::texts;

/// Prints the games that fit a text, a line each, the latest first.
///
/// What is not such a line goes to where errors go, so that the lines can be sorted and cut
/// as they are: files without a game, and how the players stand with each other.
pub(super) fn print(text: &str, args: &Args, speaker: Speaker) -> Result<Exit, Failure> {
    let language = speaker.language();
    let filter = Filter::new(text, &texts::vocabularies());
    let files = Store::locate(args.home.clone())?.past()?;
    to_output(|out| {
        let mut out = BufWriter::new(out);
        let mut parties = Parties::default();
        let mut wrong = Vec::new();
        for game in past::games(files) {
            match game {
                Ok(game) if args.game.is_some_and(|kind| kind != game.kind) => {}
                Ok(game) if !filter.fits(&game) => {}
                Ok(game) => {
                    writeln!(out, "{game}")?;
                    parties.add(&game);
                }
                Err(error) => wrong.push(language.files().store_error(&error)),
            }
        }
        out.flush()?;
        let told = if parties.is_empty() {
            language.past().no_games(args.game, !text.trim().is_empty())
        } else {
            language.summary(&parties)
        };
        // Where nobody listens, that is no failure.
        let _ = writeln!(io::stderr(), "{}", speaker.spell(told.trim_end()));
        for error in wrong {
            speaker.warn(&error);
        }
        Ok(())
    })
}
