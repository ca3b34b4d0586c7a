//! From the command line to a game at the table, kept on the disk as it is played.

mod bookkeeper;

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::app::start::First;
use crate::app::{App, Settings};
use crate::cli::{self, Args, ColorMode};
use crate::record::{AnyRecord, AnyRecordError};
use crate::rules::Kind;
use crate::rules::shuffle;
use crate::store;
use crate::terminal::{self, Exit};
use crate::texts;
use crate::transcript;
use crate::ui::theme::{Depth, Theme};
use bookkeeper::Bookkeeper;

/// Does what the command line asks for.
///
/// # Errors
///
/// What went wrong, as sentences for the players.
pub fn run(args: &Args) -> Result<Exit> {
    if let Some(shell) = args.completions {
        return print(|out| cli::completions(shell, out));
    }
    if args.man {
        return print(|out| cli::man(&texts::house::keys_of_a_turn(), out));
    }
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if let (Some(path), false) = (&args.replay, io::stdout().is_terminal()) {
        return print_transcript(path, args.game);
    }
    ensure!(
        on_terminal,
        "the game needs a terminal for its keys and its screen; run it in one, without pipes"
    );
    let term = std::env::var("TERM").unwrap_or_default();
    ensure!(
        term != "dumb",
        "this terminal (TERM=dumb) cannot show the game; run it in another one"
    );

    let mut bookkeeper = Bookkeeper::new(args)?;
    let mut app = open(args, &mut bookkeeper)?;
    terminal::on_signal(bookkeeper.last_try());
    let exit = terminal::run(
        &mut app,
        theme(args, &term),
        !args.no_mouse,
        &mut bookkeeper,
    );
    match (exit, bookkeeper.leave()) {
        (exit, Ok(())) => exit,
        (Ok(_), Err(unsaved)) => Err(unsaved),
        (Err(error), Err(unsaved)) => Err(anyhow!("{error:#}; {unsaved:#}")),
    }
}

/// Tells a record; a damaged one as far as it is good.
fn print_transcript(path: &Path, game: Option<Kind>) -> Result<Exit> {
    let (record, damage) = match store::load(path) {
        Ok(record) => (record, None),
        Err(error) => match error.downcast_ref().and_then(AnyRecordError::good) {
            Some(good) => (good, Some(error)),
            None => return Err(error),
        },
    };
    let AnyRecord::Cards(record) = asked_for(record, game)?;
    let exit = print(|out| out.write_all(transcript::of(&record).as_bytes()))?;
    damage.map_or(Ok(exit), Err)
}

/// The same record, if it is of the game that was asked for.
fn asked_for(record: AnyRecord, game: Option<Kind>) -> Result<AnyRecord> {
    let kind = record.kind();
    ensure!(
        game.is_none_or(|game| game == kind),
        "this is a game of {kind}: leave out --game, or name that one"
    );
    Ok(record)
}

/// Prints to the standard output.
///
/// # Errors
///
/// If it cannot be written, except to a closed pipe.
pub fn print(write: impl FnOnce(&mut io::StdoutLock) -> io::Result<()>) -> Result<Exit> {
    let mut out = io::stdout().lock();
    match write(&mut out).and_then(|()| out.flush()) {
        // Whoever closes the pipe has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Exit::Left),
        done => done.map(|()| Exit::Left).context("cannot write"),
    }
}

/// Opens the app at what was asked for.
fn open(args: &Args, bookkeeper: &mut Bookkeeper) -> Result<App> {
    let settings = Settings {
        flip: args.flip,
        no_motion: args.no_motion,
    };
    if let Some(path) = &args.replay {
        let AnyRecord::Cards(record) = asked_for(store::load(path)?, args.game)?;
        return Ok(App::replay(settings, record));
    }
    let seeds = seeds(args.seed);
    let first = args.first_seat().and_then(|seat| seat.try_into().ok());
    let first = first.map_or(First::Drawn, First::Player);
    if let Some(path) = &args.resume {
        let offer = match path {
            Some(path) => bookkeeper.offer(path)?,
            None => bookkeeper.latest()?,
        };
        return Ok(if offer.problem.is_none() {
            App::resume(settings, seeds, offer.record)
        } else {
            App::start(settings, seeds, (None, first), Some(offer))
        });
    }
    if let (Some(names), Some(_)) = (&args.names, &args.first) {
        return Ok(App::deal(settings, seeds, names.clone(), first));
    }
    // A game that cannot be found or read is no reason not to play another.
    let wants_new = args.seed.is_some() || args.record.is_some() || args.names.is_some();
    let offer = match wants_new {
        true => None,
        false => bookkeeper.latest().ok(),
    };
    let names = args.names.clone();
    Ok(App::start(settings, seeds, (names, first), offer))
}

/// Where the seeds of an evening come from: from the first one, or from chance.
fn seeds(first: Option<u64>) -> Box<dyn FnMut() -> u64> {
    let mut next = first;
    Box::new(move || match next {
        Some(seed) => {
            next = Some(shuffle::next_seed(seed));
            seed
        }
        None => SysRng.try_next_u64().unwrap_or_else(|_| {
            // Without the system's chance, the clock has to do.
            let now = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
            now.as_nanos() as u64
        }),
    })
}

/// How the terminal can be drawn on.
fn theme(args: &Args, term: &str) -> Theme {
    let env = |name: &str| std::env::var(name).unwrap_or_default();
    let depth = depth(args.color, term, env);
    Theme {
        depth,
        ascii: args.ascii,
    }
}

/// How many colours to draw with.
fn depth(mode: ColorMode, term: &str, env: impl Fn(&str) -> String) -> Depth {
    match mode {
        ColorMode::Always => Depth::True,
        ColorMode::Ansi256 => Depth::Indexed,
        ColorMode::Ansi16 => Depth::Basic,
        ColorMode::Never => Depth::Mono,
        ColorMode::Auto if !env("NO_COLOR").is_empty() => Depth::Mono,
        ColorMode::Auto => {
            let color = env("COLORTERM");
            if color == "truecolor" || color == "24bit" || term.ends_with("-direct") {
                Depth::True
            } else if term.contains("256color") {
                Depth::Indexed
            } else if cfg!(windows) {
                Depth::True
            } else {
                Depth::Basic
            }
        }
    }
}
