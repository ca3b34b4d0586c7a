//! The command line: its options, the help, completions and the man page.
//!
//! All of them are made from one definition, [`Args`], and from the words of a
//! [`Language`].

mod error;
mod help;
mod man;
mod players;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Args as _, Command, FromArgMatches, ValueEnum, ValueHint};

pub use clap_complete::Shell;

use crate::app::Settings;
pub use crate::app::{ColorMode, PaletteMode, TongueMode};
use crate::record::Names;
use crate::rules::Kind;
use crate::texts::Language;
use crate::texts::language::cli::Label;
pub use error::told;
use error::with_plain_words;
pub use help::keys_of_a_turn;
use help::{explained, reference};
pub use man::man;
use players::{computer, names};

/// The widest line of the help; longer ones are hard to read.
const WIDEST: usize = 100;

/// What was asked for on the command line.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct Args {
    /// Which game it is to be.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub game: Option<Kind>,

    /// The seed of the first game.
    #[arg(long, value_parser = unread::<u64>, allow_negative_numbers = true)]
    pub seed: Option<u64>,

    /// Who plays.
    #[arg(long, value_parser = unread::<Names>)]
    pub names: Option<Names>,

    /// Which seats a computer has, by number, and its level.
    #[arg(long, value_parser = unread::<(usize, u8)>, value_delimiter = ',')]
    pub computer: Vec<(usize, u8)>,

    /// Who starts, as it was written.
    #[arg(long)]
    pub first: Option<String>,

    /// Begin with the lesson of the game.
    #[arg(long)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "resume", "replay", "review", "games", "record"])]
    pub learn: bool,

    /// Go on with the game of a file, or the latest unfinished one.
    #[arg(long, value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "replay", "record"])]
    pub resume: Option<Option<PathBuf>>,

    /// Replay the game of a file, or the latest.
    #[arg(long, value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "record"])]
    pub replay: Option<Option<PathBuf>>,

    /// Print where the game of a file, or the latest, was decided.
    #[arg(long, value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "replay", "resume", "record"])]
    pub review: Option<Option<PathBuf>>,

    // Clap asks for no replay where that could not be given.
    /// Save a picture of the replay in a file.
    #[arg(long, value_hint = ValueHint::FilePath, requires = "replay", hide_short_help = true)]
    #[arg(conflicts_with_all = ["learn", "resume", "review", "games"])]
    pub picture: Option<PathBuf>,

    /// The turn before which it is drawn.
    #[arg(long, requires = "picture", hide_short_help = true)]
    #[arg(value_parser = unread::<i64>, allow_negative_numbers = true)]
    #[arg(conflicts_with_all = ["learn", "resume", "review", "games"])]
    pub at: Option<i64>,

    /// List past games, all or those of a text.
    #[arg(long)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "resume", "replay", "review", "record"])]
    pub games: Option<Option<String>>,

    /// Save the game in a file.
    #[arg(long, value_hint = ValueHint::FilePath)]
    pub record: Option<PathBuf>,

    /// The directory where games are kept.
    #[arg(long, value_hint = ValueHint::DirPath)]
    pub home: Option<PathBuf>,

    /// Which language to speak.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub lang: Option<TongueMode>,

    /// How many colors to draw with.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub color: Option<ColorMode>,

    /// What the colors go with.
    #[arg(long, value_enum, hide_possible_values = true)]
    pub palette: Option<PaletteMode>,

    // Of each pair the option given last counts, and the short help has one line.
    /// Draw with ASCII characters only.
    #[arg(long, overrides_with_all = ["ascii", "no_ascii"])]
    pub ascii: bool,

    /// Draw with all characters.
    #[arg(long, overrides_with_all = ["ascii", "no_ascii"], hide_short_help = true)]
    pub no_ascii: bool,

    /// Draw without movement.
    #[arg(long, overrides_with_all = ["motion", "no_motion"])]
    pub no_motion: bool,

    /// Draw with movement.
    #[arg(long, overrides_with_all = ["motion", "no_motion"], hide_short_help = true)]
    pub motion: bool,

    /// Leave the mouse to the terminal.
    #[arg(long, overrides_with_all = ["mouse", "no_mouse"], hide_short_help = true)]
    pub no_mouse: bool,

    /// Capture the mouse.
    #[arg(long, overrides_with_all = ["mouse", "no_mouse"], hide_short_help = true)]
    pub mouse: bool,

    /// Show the player to move below.
    #[arg(long, overrides_with_all = ["flip", "no_flip"])]
    pub flip: bool,

    /// Show each player always at the same side.
    #[arg(long, overrides_with_all = ["flip", "no_flip"], hide_short_help = true)]
    pub no_flip: bool,

    /// Allow hints between people.
    #[arg(long, overrides_with_all = ["hints", "no_hints"])]
    pub hints: bool,

    /// Allow hints only against a computer.
    #[arg(long, overrides_with_all = ["hints", "no_hints"], hide_short_help = true)]
    pub no_hints: bool,

    /// Tell everything line by line.
    #[arg(long, overrides_with_all = ["plain", "no_plain"], hide_short_help = true)]
    pub plain: bool,

    /// Draw the tables.
    #[arg(long, overrides_with_all = ["plain", "no_plain"], hide_short_help = true)]
    pub no_plain: bool,

    /// Print completions for a shell.
    #[arg(long, value_enum, hide_possible_values = true)]
    #[arg(conflicts_with_all = ["man", "seed", "names", "computer", "first", "learn", "resume", "replay", "review", "games", "record"])]
    pub completions: Option<Shell>,

    /// Print the manual page.
    #[arg(long, hide_short_help = true)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "learn", "resume", "replay", "review", "games", "record"])]
    pub man: bool,
}

impl Args {
    /// The settings for this run: where an option says something, that holds, and
    /// otherwise what the players are used to.
    ///
    /// ```
    /// use mandala::app::Settings;
    /// use mandala::cli;
    /// use mandala::texts::ENGLISH;
    ///
    /// let line = ["mandala", "--no-motion", "--flip", "--no-flip"];
    /// let args = cli::try_parse(line, ENGLISH)?;
    /// let settings = args.settings(Settings { flip: true, ..Settings::default() });
    /// assert!(!settings.flip && !settings.motion && settings.mouse);
    /// # Ok::<(), clap::Error>(())
    /// ```
    pub fn settings(&self, usual: Settings) -> Settings {
        let switch = |on: bool, off: bool, usual: bool| on || (usual && !off);
        Settings {
            flip: switch(self.flip, self.no_flip, usual.flip),
            motion: switch(self.motion, self.no_motion, usual.motion),
            mouse: switch(self.mouse, self.no_mouse, usual.mouse),
            language: self.lang.unwrap_or(usual.language),
            color: self.color.unwrap_or(usual.color),
            palette: self.palette.unwrap_or(usual.palette),
            ascii: switch(self.ascii, self.no_ascii, usual.ascii),
            hints: switch(self.hints, self.no_hints, usual.hints),
            plain: switch(self.plain, self.no_plain, usual.plain),
            ..usual
        }
    }
}

/// Has the values of an option called as they are in files.
macro_rules! called_by_name {
    ($($mode:ty),+) => {$(
        impl ValueEnum for $mode {
            fn value_variants<'a>() -> &'a [$mode] {
                &<$mode>::ALL
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                Some(PossibleValue::new(self.name()))
            }
        }
    )+};
}

called_by_name!(ColorMode, PaletteMode, TongueMode, Kind);

/// Stands in for what reads a value until a language can say what is wrong with it: see
/// [`definitions`].
fn unread<T>(_: &str) -> Result<T, &'static str> {
    Err("unread")
}

/// Reads a command line, beginning with the name of the program.
///
/// # Errors
///
/// What is wrong with it; or the help or the version, if that was asked for.
///
/// ```
/// use mandala::cli;
/// use mandala::rules::Player;
/// use mandala::texts::ENGLISH;
///
/// let line = ["mandala", "--names", "Anna,Beth", "--first", "beth"];
/// let args = cli::try_parse(line, ENGLISH)?;
/// assert_eq!(args.first_seat(), Some(Player::Two.into()));
/// # Ok::<(), clap::Error>(())
/// ```
pub fn try_parse<I, T>(line: I, language: &'static dyn Language) -> Result<Args, clap::Error>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let line: Vec<OsString> = line.into_iter().map(Into::into).collect();
    let kind = asked_for(&line);
    // The help takes longer to make than all the rest, so only those wait who asked.
    let short = build(definitions(kind, None, language), language);
    let read = match read(&line, short, language) {
        Err(error) if error.kind() == ErrorKind::DisplayHelp => {
            read(&line, command(kind, None, language), language)
        }
        read => read,
    };
    read.map_err(with_plain_words)
}

fn read(
    line: &[OsString],
    mut command: Command,
    language: &dyn Language,
) -> Result<Args, clap::Error> {
    let matches = command.try_get_matches_from_mut(line)?;
    let args = Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    args.check_first(language)
        .and_then(|()| args.check_computers(language))
        .map_err(|error| error.with_cmd(&command))?;
    Ok(args)
}

/// The game that a command line asks for. It has to be known before anything else is
/// read: the help is about it, and it says how many names there can be.
fn asked_for(line: &[OsString]) -> Kind {
    let named = given(line, "--game").find_map(|name| name.parse().ok());
    named.unwrap_or_default()
}

/// The values of an option, on a command line that is not read yet.
pub fn given<'a>(line: &'a [OsString], option: &'a str) -> impl Iterator<Item = &'a str> {
    let mut words = line.iter().filter_map(|word| word.to_str());
    std::iter::from_fn(move || {
        loop {
            let value = match words.next()?.strip_prefix(option) {
                Some("") => words.next(),
                Some(rest) => rest.strip_prefix('='),
                None => None,
            };
            if value.is_some() {
                return value;
            }
        }
    })
}

/// The command line as clap knows it, its help made from the rules and keys of a game
/// and from the options; as wide as the terminal unless a width is given.
pub fn command(kind: Kind, width: Option<usize>, language: &'static dyn Language) -> Command {
    // A long help of clap's has three lines an option and would run over several
    // screens. So it hides them all and says where they are.
    let plain = definitions(kind, width, language);
    let reference = reference(kind, plain.get_styles(), language);
    // Clap looks for a long help while it builds, so that is there before.
    let command = build(plain.before_long_help(reference), language);
    command.mut_args(|arg| arg.hide_long_help(true))
}

/// The options alone, all but clap's own.
fn definitions(kind: Kind, width: Option<usize>, language: &'static dyn Language) -> Command {
    let label = |label| language.command_line().label(label);
    let (about, usage) = (label(Label::About), label(Label::Usage));
    // There are only options, which takes no heading to say.
    let template = format!("{{about}}\n{usage}\n{{before-help}}{{options}}");
    // The name by which the program was called could hold anything.
    let command = Command::new("mandala")
        .bin_name("mandala")
        .version(env!("CARGO_PKG_VERSION"))
        .help_template(template)
        .max_term_width(WIDEST);
    // The comments in the code are not what the help says. All options, because one alone
    // would come last.
    let command = Args::augment_args(command).about(about).mut_args(|arg| {
        let arg = explained(arg, language);
        let words = language.command_line();
        match arg.get_id().as_str() {
            "seed" => arg.value_parser(number::<u64>(words.wrong_seed(u64::MAX))),
            "at" => arg.value_parser(number::<i64>(words.wrong_turn())),
            "names" => arg.value_parser(names(kind, language)),
            "computer" => arg.value_parser(computer(language)),
            _ => arg,
        }
    });
    match width {
        Some(width) => command.term_width(width),
        None => command,
    }
}

/// Reads a number, or says what is wrong.
fn number<T: FromStr>(wrong: String) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| text.parse().map_err(|_| wrong.clone())
}

/// Adds clap's own options, in our words.
fn build(mut command: Command, language: &dyn Language) -> Command {
    command.build();
    command.mut_args(|arg| explained(arg, language))
}

/// Writes what makes a shell complete the options.
///
/// # Errors
///
/// If it cannot be written.
pub fn completions(
    shell: Shell,
    language: &'static dyn Language,
    out: &mut impl Write,
) -> io::Result<()> {
    // Into memory first: clap panics where a pipe is closed.
    let mut script = Vec::new();
    let mut command = build(definitions(Kind::default(), None, language), language);
    clap_complete::generate(shell, &mut command, "mandala", &mut script);
    out.write_all(&script)
}
