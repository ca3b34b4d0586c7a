//! A picture of a record, saved in a file.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::{Failure, Speaker, asked_for, load_good, print};
use crate::app::key::KeyCode;
use crate::app::{App, Event, Input, Settings};
use crate::cli::Args;
use crate::picture;
use crate::plain::Plain;
use crate::store;
use crate::terminal::Exit;

/// What stands for it in place of a file.
const STANDARD_OUTPUT: &str = "-";

/// Draws a record as a replay shows it, before the turn that was asked for or at its end, and
/// says where. A damaged one is drawn as far as it is good.
pub(super) fn save(
    path: &Path,
    picture: &Path,
    args: &Args,
    settings: Settings,
) -> Result<Exit, Failure> {
    let speaker = Speaker::of(settings);
    let language = speaker.language();
    let (record, damage) = load_good(path)?;
    let record = asked_for(record, path, args.game)?;
    let turns = record.recorded().turns();
    if let Some(turn) = args.at.filter(|&turn| turn < 1 || turn > turns as i64) {
        return Err(Failure::NoTurn { turn, turns });
    }
    let settings = Settings {
        motion: false,
        language: settings.language,
        system: settings.system,
        ..Settings::default()
    };
    let mut app = App::replay(settings, record).of_file(path);
    let keys = match args.at {
        None => vec![KeyCode::End],
        Some(turn) => {
            let digits = turn.to_string();
            let digits = digits.chars().map(KeyCode::Char);
            digits.chain([KeyCode::Enter]).collect()
        }
    };
    for key in keys {
        // Where nothing moves, a replay asks for nothing.
        let _ = app.on(Event::Input(Input::Key(key.into())), Duration::ZERO);
    }
    let drawn = picture::to_send(&app, language);
    let exit = if picture == Path::new(STANDARD_OUTPUT) {
        // A file of its own, whatever letters a terminal has.
        print(|out| out.write_all(drawn.as_bytes()))?
    } else {
        store::write_new(picture, drawn.as_bytes())?;
        let saved = language.files().picture_saved(&Plain::path(picture), None);
        speaker.print(&format!("{saved}\n"))?
    };
    damage.map_or(Ok(exit), |error| Err(error.into()))
}
