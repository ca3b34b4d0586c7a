//! A picture of a record, saved in a file.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::{Failure, asked_for, load_good, print as to_output};
use crate::app::key::KeyCode;
use crate::app::{App, Event, Input, Settings};
use crate::cli::Args;
use crate::picture;
use crate::store;
use crate::terminal::Exit;
use crate::texts::{ENGLISH, files as texts};

/// The screen that is drawn: large enough for the larger tables.
const SIZE: (u16, u16) = (100, 30);

/// Draws a record as a replay shows it, before the turn that was asked for or at its end, and
/// says where. A damaged one is drawn as far as it is good.
pub(super) fn save(path: &Path, picture: &Path, args: &Args) -> Result<Exit, Failure> {
    let (record, damage) = load_good(path)?;
    let record = asked_for(record, path, args.game)?;
    let turns = record.recorded().turns();
    if let Some(turn) = args.at.filter(|&turn| turn > turns) {
        return Err(Failure::usage(texts::no_turn(turn, turns)));
    }
    let settings = Settings {
        motion: false,
        ..Settings::default()
    };
    let mut app = App::replay(settings, record);
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
    store::write_new(picture, picture::of(&app.scene(), ENGLISH, SIZE).as_bytes())?;
    let exit = to_output(|out| writeln!(out, "{}", texts::picture_saved(picture)))?;
    damage.map_or(Ok(exit), |error| Err(error.into()))
}
