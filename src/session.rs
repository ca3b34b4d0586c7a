//! From the command line to a game at the table, kept on the disk as it is played.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::app::start::{First, Offer};
use crate::app::{App, Kept, Saving, Settings};
use crate::cli::{self, Args, ColorMode};
use crate::plain::Plain;
use crate::record::{Record, RecordError};
use crate::rules::cards::Phase;
use crate::rules::shuffle;
use crate::shell;
use crate::store::{self, Journal, Platform, Store};
use crate::terminal::{self, Exit, Keeper};
use crate::texts;
use crate::transcript;
use crate::ui::theme::{Depth, Theme};

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
        return print_transcript(path);
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
    let exit = terminal::run(
        &mut app,
        theme(args, &term),
        !args.no_mouse,
        &mut bookkeeper,
    );
    bookkeeper.say_goodbye();
    exit
}

/// Tells a record; a damaged one as far as it is good.
fn print_transcript(path: &Path) -> Result<Exit> {
    let (record, damage) = match store::load(path) {
        Ok(record) => (record, None),
        Err(error) => match error.downcast_ref::<RecordError>() {
            Some(RecordError {
                good: Some(good), ..
            }) => (Record::clone(good), Some(error)),
            _ => return Err(error),
        },
    };
    let exit = print(|out| out.write_all(transcript::of(&record).as_bytes()))?;
    damage.map_or(Ok(exit), Err)
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
        return Ok(App::replay(settings, store::load(path)?));
    }
    let seeds = seeds(args.seed);
    let first = args.first_seat().map_or(First::Drawn, First::Seat);
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

/// The file of a game that could go on.
enum Offered {
    /// The game can go on in it; no other program can play it meanwhile.
    Sound(Journal),
    /// It is damaged, and kept as it is.
    Damaged(PathBuf),
}

/// Keeps each game on the disk while it is played.
struct Bookkeeper {
    home: Option<PathBuf>,
    /// Where the players want the record of the first game.
    wanted: Option<PathBuf>,
    /// The file of the game that was offered.
    offered: Option<Offered>,
    journal: Option<Journal>,
    /// Which game, and how much of it, was last written or tried to be.
    done: Option<(usize, u64)>,
    saving: Saving,
}

impl Bookkeeper {
    fn new(args: &Args) -> Result<Bookkeeper> {
        if let Some(path) = &args.record {
            ensure!(
                !path.exists(),
                "{} exists already and is not overwritten: choose another name",
                Plain::path(path)
            );
            let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty());
            if let Some(dir) = dir {
                ensure!(dir.is_dir(), "there is no directory {}", Plain::path(dir));
            }
        }
        Ok(Bookkeeper {
            home: args.home.clone(),
            wanted: args.record.clone(),
            offered: None,
            journal: None,
            done: None,
            saving: Saving::Off,
        })
    }

    fn store(&self) -> Result<Store> {
        Store::locate(self.home.clone())
    }

    /// The latest game that could go on. One that cannot be read does not hide others.
    fn latest(&mut self) -> Result<Offer> {
        let store = self.store()?;
        let mut problem = None;
        for path in store.unfinished()? {
            match self.offer(&path) {
                Ok(offer) if !is_over(&offer.record) => return Ok(offer),
                // It ended, but could not be put away then.
                Ok(_) => {
                    if let Some(Offered::Sound(journal)) = self.offered.take() {
                        let _ = journal.finish(&store);
                    }
                }
                Err(error) => problem = problem.or(Some(error)),
            }
        }
        self.offered = None;
        match problem {
            Some(error) => Err(error),
            None => bail!(
                "there is no unfinished game in {} that is not being played already",
                Plain::path(store.home())
            ),
        }
    }

    /// Reads a game that could go on; a damaged one up to the damage.
    fn offer(&mut self, path: &Path) -> Result<Offer> {
        let error = match Journal::resume(path) {
            Ok((journal, record)) => {
                self.offered = Some(Offered::Sound(journal));
                return Ok(Offer {
                    record,
                    problem: None,
                });
            }
            Err(error) => error,
        };
        if let Some(damage) = error.downcast_ref::<RecordError>()
            && let Some(good) = damage.good.clone()
        {
            self.offered = Some(Offered::Damaged(path.to_path_buf()));
            return Ok(Offer {
                record: *good,
                problem: Some(format!(
                    "{} is damaged: {damage}. You can go on from before that; the file is kept",
                    Plain::path(path.file_name().unwrap_or_default().as_ref())
                )),
            });
        }
        // What cannot be written can still be read, and go on in another file.
        let kind = error.downcast_ref::<io::Error>().map(|error| error.kind());
        if let Some(ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) = kind {
            return Ok(Offer {
                record: store::load(path)?,
                problem: None,
            });
        }
        Err(error)
    }

    fn save(&mut self, game: &Kept) -> Result<Saving> {
        let store = self.store();
        if self.done.is_none_or(|(number, ..)| number != game.number) {
            self.journal = None;
            // Whoever does not go on with the offered game leaves it to others.
            if let (Some(offered), true) = (self.offered.take(), game.resumed) {
                self.journal = take_up(offered, store.as_ref().ok(), game.record);
            }
        }
        if let Some(journal) = &mut self.journal {
            let saved = journal.save(game.record);
            // A file that was deleted begins anew.
            if saved.is_err() && !journal.path().exists() {
                self.journal = None;
            } else {
                saved?;
            }
        }
        let journal = match &mut self.journal {
            Some(journal) => journal,
            none => {
                if game.record.steps().is_empty() && self.wanted.is_none() {
                    return Ok(Saving::Off);
                }
                let journal = match self.wanted.take() {
                    Some(path) => Journal::create_at(path, game.record)?,
                    None => Journal::create_in(store.as_ref().map_err(copy)?, game.record)?,
                };
                none.insert(journal)
            }
        };
        if !is_over(game.record) {
            let asked = self.home.is_some();
            let how = how_to_resume(journal, store.as_ref().ok(), asked);
            return Ok(Saving::Kept(how));
        }
        // A game that cannot be put away is kept all the same.
        let here = journal.path().to_path_buf();
        let journal = self.journal.take();
        let put_away = journal
            .zip(store.ok())
            .and_then(|(journal, store)| journal.finish(&store).ok());
        let path = put_away.unwrap_or(here);
        Ok(Saving::Finished(Plain::path(&path).to_string()))
    }

    /// Says where the game is, once the terminal is back.
    fn say_goodbye(&self) {
        // If the terminal is gone, there is nobody to tell.
        let _ = match &self.saving {
            Saving::Off => Ok(()),
            Saving::Kept(how) => {
                writeln!(io::stdout(), "The game is saved. Go on with it: {how}")
            }
            Saving::Finished(path) => writeln!(io::stdout(), "The record of the game: {path}"),
            Saving::Failed(why) => writeln!(io::stderr(), "The game could not be saved: {why}"),
        };
    }
}

impl Keeper for Bookkeeper {
    fn keep(&mut self, app: &mut App) {
        let Some(game) = app.game_to_keep() else {
            return;
        };
        let state = Some((game.number, game.record.revision()));
        if self.done == state {
            return;
        }
        let saving = self.save(&game);
        self.done = state;
        self.saving = saving.unwrap_or_else(|error| Saving::Failed(format!("{error:#}")));
        app.saved(self.saving.clone());
    }
}

fn is_over(record: &Record) -> bool {
    matches!(record.game().public_view().phase(), Phase::Over(_))
}

fn copy(error: &anyhow::Error) -> anyhow::Error {
    anyhow::anyhow!("{error:#}")
}

/// The journal of the game that was offered: in its own file, or in a new one if that
/// is damaged, which is put aside as it is.
fn take_up(offered: Offered, store: Option<&Store>, record: &Record) -> Option<Journal> {
    match offered {
        Offered::Sound(journal) => Some(journal),
        Offered::Damaged(path) => {
            let store = store?;
            let journal = Journal::create_in(store, record).ok()?;
            store.put_aside(&path);
            Some(journal)
        }
    }
}

/// The command that goes on with this game.
fn how_to_resume(journal: &Journal, store: Option<&Store>, asked: bool) -> String {
    let word = |path| shell::word(Platform::HERE, path);
    let path = journal.path();
    match store
        .map(Store::home)
        .filter(|&home| path.parent() == Some(home))
    {
        None => format!("mandala --resume {}", word(path)),
        Some(home) if asked => format!("mandala --home {} --resume", word(home)),
        Some(_) => "mandala --resume".to_string(),
    }
}
