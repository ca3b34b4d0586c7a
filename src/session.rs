//! From the command line to a game at the table, kept on the disk as it is played.

mod autosave;
mod book;
mod games;
mod mail;
mod memory;
mod past;
mod picture;
mod review;
mod speaker;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use rand::TryRng;
use rand::rngs::SysRng;

use crate::app::start::First;
use crate::app::start::Unfinished;
use crate::app::{
    AnyTable, App, Change, ColorMode, Event, Habits, Opening, PaletteMode, Party, Save, Saving,
    Settings, Tongue, TongueMode, Trouble,
};
use crate::cli::{self, Args};
use crate::lines::{Clearing, Talk};
use crate::record::{AnyRecord, AnyRecordError};
use crate::rules::Kind;
use crate::rules::shuffle;
use crate::store::{self, Problem, Store, StoreError};
use crate::terminal::{self, Exit, Saver};
pub use crate::texts::language::files::Failure;
use crate::transcript;
use crate::ui::theme::{Depth, Palette, Theme};
use autosave::Autosave;
use memory::Memory;
use past::Library;
pub use speaker::{Speaker, print};

/// How the program ends because of a failure.
pub fn exit_code(failure: &Failure) -> ExitCode {
    let is_usage = match failure {
        // It asks for one game, and names a file of another.
        Failure::Store(error) => error.other_kind(),
        Failure::NoTurn { .. } => true,
        _ => false,
    };
    if is_usage { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// How to speak of a command line that is not read yet, where the system speaks this
/// language: as it asks for, or as the players are used to.
pub fn speaker(line: &[OsString], system: Tongue) -> Speaker {
    let home = cli::given(line, "--home").last().map(PathBuf::from);
    let (_, Habits { settings, .. }) = Memory::open(home, system);
    let asked_for = cli::given(line, "--lang").last().and_then(TongueMode::named);
    let letters = line.iter().rev().find_map(|word| match word.to_str() {
        Some("--ascii") => Some(true),
        Some("--no-ascii") => Some(false),
        _ => None,
    });
    Speaker {
        tongue: asked_for.unwrap_or(settings.language).tongue(system),
        ascii: letters.unwrap_or(settings.ascii),
    }
}

/// Does what the command line asks for, in the language that it asks for or that of the
/// settings; the system speaks this one.
///
/// # Errors
///
/// What went wrong.
pub fn run(args: &Args, system: Tongue) -> Result<Exit, Failure> {
    let (mut memory, habits) = Memory::open(args.home.clone(), system);
    let settings = Settings { system, ..args.settings(habits.settings) };
    let speaker = Speaker::of(settings);
    memory.speak(speaker);
    if let Some(shell) = args.completions {
        return print(|out| cli::completions(shell, speaker.language(), out));
    }
    if args.man {
        return print(|out| cli::man(speaker.language(), out));
    }
    if let (Some(file), Some(picture)) = (&args.replay, &args.picture) {
        return picture::save(&to_replay(file, args)?, picture, args, settings);
    }
    let on_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let is_plain = is_plain(args, std::env::var("ACCESSIBLE").ok(), &habits);
    if let (Some(file), false, false) = (&args.replay, io::stdout().is_terminal(), args.plain) {
        return print_transcript(&to_replay(file, args)?, args.game, speaker);
    }
    if let Some(file) = &args.review {
        return review::print(&to_replay(file, args)?, args, speaker);
    }
    if let (Some(text), false, false) = (&args.games, on_terminal, args.plain) {
        return games::print(text.as_deref().unwrap_or_default(), args, speaker);
    }
    if !on_terminal && !is_plain {
        return Err(Failure::NoTerminal);
    }
    let term = std::env::var("TERM").unwrap_or_default();
    if term == "dumb" && !is_plain {
        return Err(Failure::DumbTerminal);
    }

    let mut autosave = Autosave::new(args, speaker, is_plain)?;
    let library = Library::new(args.home.clone(), args.game);
    let finished = library.kinds();
    let settings = Settings {
        // Nothing moves where nothing is drawn.
        motion: settings.motion && !is_plain,
        plain: is_plain,
        ..settings
    };
    let mut app =
        open(args, &habits, settings, &mut autosave)?.with_shelf(Arc::new(library), finished);
    if !wants_new(args) {
        app = app.for_newcomers();
    }
    if let Some(text) = &args.games {
        app = app.at_past_games(text.as_deref().unwrap_or_default());
    }
    let effects = app.on(Event::Remembered(memory.trouble()), Duration::ZERO);
    terminal::on_signal(autosave.last_try());
    let look = |settings| theme(settings, &term);
    let mut savers = Savers { autosave, memory, settings };
    let exit = if is_plain {
        let clearing = match () {
            () if !io::stdout().is_terminal() => Clearing::Nothing,
            () if term == "dumb" => Clearing::Scroll,
            () => Clearing::Screen,
        };
        let talk = Talk::new(speaker.language(), clearing);
        terminal::lines::run(&mut app, effects, talk, &mut savers)
    } else {
        terminal::run(&mut app, effects, &look, &mut savers)
    };
    let exit = exit.map_err(Failure::from);
    let Savers { autosave, memory, .. } = savers;
    let saved = autosave.leave();
    memory.leave();
    match (exit, saved) {
        (exit, Ok(())) => exit,
        (Ok(_), Err(unsaved)) => Err(unsaved),
        (Err(failure), Err(unsaved)) => Err(Failure::Both(Box::new([failure, unsaved]))),
    }
}

/// Whether everything is to be told line by line: the first of an option, the environment
/// and the settings that says something counts.
fn is_plain(args: &Args, accessible: Option<String>, habits: &Habits) -> bool {
    let accessible = accessible.filter(|it| !it.is_empty());
    match (args.plain, args.no_plain, accessible.as_deref()) {
        (true, ..) => true,
        (_, true, _) | (_, _, Some("0" | "false")) => false,
        (_, _, Some(_)) => true,
        (_, _, None) => habits.settings.plain,
    }
}

/// What saves the games and what saves the players' habits, as one.
struct Savers {
    autosave: Autosave,
    memory: Memory,
    /// What is set now.
    settings: Settings,
}

impl Saver for Savers {
    fn save(&mut self, save: Save, table: Option<&AnyTable>) -> Option<Saving> {
        self.autosave.save(save, table)
    }

    fn remember(&mut self, changes: Vec<Change>) -> Option<Trouble> {
        for change in &changes {
            change.put_into_settings(&mut self.settings);
        }
        let speaker = Speaker::of(self.settings);
        self.autosave.speak(speaker);
        self.memory.speak(speaker);
        self.memory.remember(changes);
        self.memory.trouble()
    }

    fn keep_picture(&mut self, name: &str, svg: &str) -> Result<PathBuf, StoreError> {
        self.autosave.store()?.keep_picture(name, svg)
    }

    fn look_further(&mut self) -> (Vec<Unfinished>, usize) {
        self.autosave.look_further()
    }
}

/// Tells a record; a damaged one as far as it is good.
fn print_transcript(path: &Path, game: Option<Kind>, speaker: Speaker) -> Result<Exit, Failure> {
    let (record, damage) = load_good(path)?;
    let record = asked_for(record, path, game)?;
    let exit = speaker.print(&transcript::of(&record, speaker.language()))?;
    damage.map_or(Ok(exit), |error| Err(error.into()))
}

/// The file of the game to step through: the given one, or that of the latest finished
/// game, if one game was asked for that of the latest of its kind.
fn to_replay(file: &Option<PathBuf>, args: &Args) -> Result<PathBuf, Failure> {
    if let Some(path) = file {
        return Ok(path.clone());
    }
    let store = Store::locate(args.home.clone())?;
    let is_asked_for = |path: &PathBuf| args.game.is_none_or(|kind| is_of(path, kind));
    let none = || Failure::NoFinishedGame(store.home().to_path_buf(), args.game);
    store.finished()?.find(is_asked_for).ok_or_else(none)
}

/// Whether a file has a game of this kind, as far as it can be read.
fn is_of(path: &Path, kind: Kind) -> bool {
    load_good(path).is_ok_and(|(record, _)| record.kind() == kind)
}

/// The record of a file, a damaged one as far as it is good; and what is wrong with it.
fn load_good(path: &Path) -> Result<(AnyRecord, Option<StoreError>), StoreError> {
    match store::load(path) {
        Ok(record) => Ok((record, None)),
        Err(error) => match error.record().and_then(AnyRecordError::good) {
            Some(good) => Ok((good, Some(error))),
            None => Err(error),
        },
    }
}

/// The record of a file, if it is of the game that was asked for.
fn asked_for(record: AnyRecord, path: &Path, game: Option<Kind>) -> Result<AnyRecord, StoreError> {
    let kind = record.kind();
    if game.is_none_or(|game| game == kind) {
        Ok(record)
    } else {
        Err(Problem::OtherKind(kind).at(path))
    }
}

/// Opens the app at what was asked for.
fn open(
    args: &Args,
    habits: &Habits,
    settings: Settings,
    autosave: &mut Autosave,
) -> Result<App, Failure> {
    if let Some(file) = &args.replay {
        let path = to_replay(file, args)?;
        let record = asked_for(store::load(&path)?, &path, args.game)?;
        return Ok(App::replay(settings, record).of_file(&path));
    }
    let seeds = seeds(args.seed);
    if args.learn {
        // The start screen comes after it.
        let kept = autosave.newest();
        return Ok(App::start(settings, seeds, opening(args, habits), kept).learning());
    }
    if let Some(path) = &args.resume {
        let mut aside = None;
        let game = match path {
            Some(path) => {
                let game = autosave.open(path)?;
                aside = mail::receive(path, &game.record, args.home.as_ref())?;
                game
            }
            None => autosave.latest()?,
        };
        let app = if game.damage().is_none() {
            App::resume(settings, seeds, game.record, game.file)
        } else {
            App::start(settings, seeds, opening(args, habits), Some(game))
        };
        return Ok(match aside {
            Some(aside) => app.with_aside(aside),
            None => app,
        });
    }
    if let (Some(names), Some(_)) = (&args.names, &args.first) {
        let kind = args.game.unwrap_or_default();
        let party = Party { names: names.clone(), computers: args.computers() };
        return Ok(App::deal(settings, seeds, kind, party, first(args)));
    }
    // A game that cannot be found or read is no reason not to play another.
    let kept = if wants_new(args) { None } else { autosave.newest() };
    Ok(App::start(settings, seeds, opening(args, habits), kept))
}

/// Whether the options are about a game to be dealt.
fn wants_new(args: &Args) -> bool {
    args.seed.is_some()
        || args.record.is_some()
        || args.names.is_some()
        || !args.computer.is_empty()
}

/// What the start screen begins with: what the options say, and otherwise what the
/// players are used to.
fn opening(args: &Args, habits: &Habits) -> Opening {
    // A seed or a computer is meant for the card game unless another one is named.
    let is_open = args.seed.is_none() && args.computer.is_empty();
    let fits = |kind: &Kind| match &args.names {
        Some(names) => is_open && kind.players().contains(&names.count()),
        None => is_open,
    };
    let kind = args.game.or(habits.kind.filter(fits)).unwrap_or_default();
    // Those who are named by an option are people, unless another one says so.
    let computers = if args.names.is_none() && args.computer.is_empty() {
        habits.computers
    } else {
        args.computers()
    };
    Opening {
        computers,
        kind,
        names: args.names.as_ref().or(habits.names.as_ref()).cloned(),
        first: first(args),
    }
}

/// Who starts.
fn first(args: &Args) -> First {
    args.first_seat().map_or(First::Drawn, First::Seat)
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
fn theme(settings: Settings, term: &str) -> Theme {
    let env = |name: &str| std::env::var(name).unwrap_or_default();
    let depth = depth(settings.color, term, env);
    Theme {
        depth,
        ascii: settings.ascii,
        palette: match settings.palette {
            // Unless the terminal tells otherwise.
            PaletteMode::Auto | PaletteMode::Dark => Palette::Dark,
            PaletteMode::Light => Palette::Light,
            PaletteMode::Contrast => Palette::Contrast,
        },
    }
}

/// How many colors to draw with.
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
