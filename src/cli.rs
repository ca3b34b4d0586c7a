//! The command line: its options, the help, completions and the man page.
//!
//! All of them are made from one definition, [`Args`], and from the rules and keys in
//! [`texts`](crate::texts).

mod players;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::builder::{PossibleValue, Styles};
use clap::error::{ContextValue, ErrorKind};
use clap::{Command, CommandFactory, FromArgMatches, Parser, ValueEnum, ValueHint};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

pub use clap_complete::Shell;

pub use crate::app::ColorMode;
use crate::app::Settings;
use crate::plain::Plain;
use crate::record::Names;
use crate::rules::Kind;
use crate::texts::{cli as words, games, house, rules};
use players::{computer, names};

/// The widest line of the help; longer ones are hard to read.
const WIDEST: usize = 100;
/// What the help has: there are only options, which takes no line to say.
const TEMPLATE: &str = "{about}\n\n{before-help}{options}";

/// What was asked for on the command line.
#[derive(Clone, Debug, PartialEq, Eq, Parser)]
// The name by which the program was called could hold anything.
#[command(name = "mandala", bin_name = "mandala", version, max_term_width = WIDEST)]
#[command(about = words::ABOUT, help_template = TEMPLATE)]
pub struct Args {
    // Comments on the fields are what the help says about the options.
    /// Which game it is to be; the help names them all.
    #[arg(long, value_name = "GAME", value_enum, help = words::game())]
    #[arg(hide_possible_values = true)]
    pub game: Option<Kind>,

    /// Use this seed; the same seed deals the same game
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,

    /// Player names, at most 16 characters each
    #[arg(long, value_name = "ANNA,BETH", value_parser = names(Kind::default()))]
    pub names: Option<Names>,

    /// Let a computer play in this seat at this level
    #[arg(long, value_name = "2=4", value_parser = computer, value_delimiter = ',')]
    pub computer: Vec<(usize, u8)>,

    /// Who starts: a number, a name or random (default)
    #[arg(long, value_name = "WHO")]
    pub first: Option<String>,

    /// Go on with this game, or the latest unfinished one
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "replay", "record"])]
    pub resume: Option<Option<PathBuf>>,

    /// Replay this game, or the latest; print it to a pipe
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "record"])]
    pub replay: Option<Option<PathBuf>>,

    /// Print where this game, or the latest, was decided
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "replay", "resume", "record"])]
    pub review: Option<Option<PathBuf>>,

    /// Save --replay as an SVG, at its end or --at a turn
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "replay")]
    pub picture: Option<PathBuf>,

    /// Draw the picture as it was before this turn
    #[arg(
        long,
        value_name = "TURN",
        requires = "picture",
        hide_short_help = true
    )]
    pub at: Option<usize>,

    /// Past games, all or of TEXT: date, game, turns, winner, points, players, file
    #[arg(long, value_name = "TEXT")]
    #[arg(conflicts_with_all = ["seed", "names", "computer", "first", "resume", "replay", "review", "record"])]
    pub games: Option<Option<String>>,

    /// Save the game in this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub record: Option<PathBuf>,

    /// Keep games in this directory (env: MANDALA_HOME)
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub home: Option<PathBuf>,

    /// Colors: auto (default), always, 256, 16 or never
    #[arg(long, value_name = "MODE", value_enum)]
    #[arg(hide_possible_values = true)]
    pub color: Option<ColorMode>,

    // Of each pair the option given last counts, and the short help has one line.
    /// Draw with ASCII characters only (or --no-ascii)
    #[arg(long, overrides_with_all = ["ascii", "no_ascii"])]
    pub ascii: bool,

    /// Draw with all characters
    #[arg(long, overrides_with_all = ["ascii", "no_ascii"], hide_short_help = true)]
    pub no_ascii: bool,

    /// Draw without movement (or --motion)
    #[arg(long, overrides_with_all = ["motion", "no_motion"])]
    pub no_motion: bool,

    /// Draw with movement
    #[arg(long, overrides_with_all = ["motion", "no_motion"], hide_short_help = true)]
    pub motion: bool,

    /// Do not capture the mouse (or --mouse)
    #[arg(long, overrides_with_all = ["mouse", "no_mouse"])]
    pub no_mouse: bool,

    /// Capture the mouse
    #[arg(long, overrides_with_all = ["mouse", "no_mouse"], hide_short_help = true)]
    pub mouse: bool,

    /// Show the player to move below (or --no-flip)
    #[arg(long, overrides_with_all = ["flip", "no_flip"])]
    pub flip: bool,

    /// Show each player always at the same side
    #[arg(long, overrides_with_all = ["flip", "no_flip"], hide_short_help = true)]
    pub no_flip: bool,

    /// Allow hints between people, too (or --no-hints)
    #[arg(long, overrides_with_all = ["hints", "no_hints"])]
    pub hints: bool,

    /// Allow hints only against a computer
    #[arg(long, overrides_with_all = ["hints", "no_hints"], hide_short_help = true)]
    pub no_hints: bool,

    /// Completions for bash, elvish, fish, powershell, zsh
    #[arg(long, value_name = "SH", value_enum, exclusive = true)]
    #[arg(hide_possible_values = true)]
    pub completions: Option<Shell>,

    /// Print the manual page
    #[arg(long, exclusive = true, hide_short_help = true)]
    pub man: bool,
}

impl Args {
    /// The settings for this run: where an option says something, that holds, and
    /// otherwise what the players are used to.
    ///
    /// ```
    /// use mandala::app::Settings;
    /// use mandala::cli;
    ///
    /// let args = cli::try_parse(["mandala", "--no-motion", "--flip", "--no-flip"])?;
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
            color: self.color.unwrap_or(usual.color),
            ascii: switch(self.ascii, self.no_ascii, usual.ascii),
            hints: switch(self.hints, self.no_hints, usual.hints),
        }
    }
}

impl ValueEnum for ColorMode {
    fn value_variants<'a>() -> &'a [ColorMode] {
        &ColorMode::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Kind] {
        &Kind::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| words::seed())
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
///
/// let args = cli::try_parse(["mandala", "--names", "Anna,Beth", "--first", "beth"])?;
/// assert_eq!(args.first_seat(), Some(Player::Two.into()));
/// # Ok::<(), clap::Error>(())
/// ```
pub fn try_parse<I, T>(line: I) -> Result<Args, clap::Error>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let line: Vec<OsString> = line.into_iter().map(Into::into).collect();
    let kind = asked_for(&line);
    // The help takes longer to make than all the rest, so only those wait who asked.
    let read = match read(&line, build(definitions(kind, None))) {
        Err(error) if error.kind() == ErrorKind::DisplayHelp => read(&line, command(kind, None)),
        read => read,
    };
    read.map_err(with_plain_words)
}

fn read(line: &[OsString], mut command: Command) -> Result<Args, clap::Error> {
    let matches = command.try_get_matches_from_mut(line)?;
    let args = Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
    args.check_first()
        .and_then(|()| args.check_computers())
        .map_err(|error| error.with_cmd(&command))?;
    Ok(args)
}

/// The game that a command line asks for. It has to be known before anything else is
/// read: the help is about it, and it says how many names there can be.
fn asked_for(line: &[OsString]) -> Kind {
    let mut words = line.iter().filter_map(|word| word.to_str());
    let mut named = None;
    while let Some(word) = words.next()
        && named.is_none()
    {
        let value = match word.strip_prefix("--game") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        named = value.and_then(|name| name.parse().ok());
    }
    named.unwrap_or_default()
}

/// The same error, with what it quotes from the command line fit to be shown.
fn with_plain_words(mut error: clap::Error) -> clap::Error {
    let plain = |text: &String| Plain::quote(text).to_string();
    let quotes = error.context().filter_map(|(kind, value)| match value {
        ContextValue::String(text) => Some((kind, ContextValue::String(plain(text)))),
        ContextValue::Strings(texts) => {
            let texts = texts.iter().map(plain).collect();
            Some((kind, ContextValue::Strings(texts)))
        }
        // Clap's own words.
        _ => None,
    });
    for (kind, value) in quotes.collect::<Vec<_>>() {
        error.insert(kind, value);
    }
    error
}

/// The command line as clap knows it, its help made from the rules and keys of a game
/// and from the options; as wide as the terminal unless a width is given.
pub fn command(kind: Kind, width: Option<usize>) -> Command {
    // A long help of clap's has three lines an option and would run over several
    // screens. So it hides them all and ends with their names alone.
    let plain = definitions(kind, width);
    let all = build(plain.clone());
    let longs = all.get_arguments().filter_map(|option| option.get_long());
    let names: Vec<String> = longs.map(|long| format!("--{long}")).collect();
    let options = format!("  {}", names.join(" "));
    let reference = reference(kind, &options, plain.get_styles());
    // Clap looks for a long help while it builds, so that is there before.
    build(plain.before_long_help(reference)).mut_args(|arg| arg.hide_long_help(true))
}

/// The options alone, all but clap's own.
fn definitions(kind: Kind, width: Option<usize>) -> Command {
    // All of them, because one alone would come last.
    let command = Args::command().mut_args(|arg| match arg.get_id().as_str() {
        "names" => arg.value_parser(names(kind)),
        _ => arg,
    });
    match width {
        Some(width) => command.term_width(width),
        None => command,
    }
}

/// Adds clap's own options, in our words.
fn build(mut command: Command) -> Command {
    command.build();
    command.mut_args(|arg| match arg.get_id().as_str() {
        "help" => arg.help(words::HELP),
        "version" => arg.help(words::VERSION),
        _ => arg,
    })
}

/// The games, the rules and keys of one of them, and the names of the options, each under
/// its heading.
fn reference(kind: Kind, options: &str, styles: &Styles) -> String {
    let header = styles.get_header();
    // Each piece, styled or plain, begins with the end of a line: clap counts
    // columns on from the last line of the piece before.
    let head = |title: &str| format!("{header}\n{title}{header:#}\n");
    let mut text = head(words::GAMES) + words::games(kind).trim_end();
    for section in rules::of(kind) {
        let paragraphs = section.paragraphs.iter().map(|text| format!("  {text}"));
        text += &head(section.title);
        text += &paragraphs.collect::<Vec<_>>().join("\n");
    }
    let keys = house::keys_of_a_turn(kind);
    for (title, lines) in [(words::KEYS, keys.as_str()), (words::OPTIONS, options)] {
        text += &head(title);
        text += lines.trim_end();
    }
    // The first piece follows an empty line already.
    text.replacen('\n', "", 1)
}

/// Writes what makes a shell complete the options.
///
/// # Errors
///
/// If it cannot be written.
pub fn completions(shell: Shell, out: &mut impl Write) -> io::Result<()> {
    // Into memory first: clap panics where a pipe is closed.
    let mut script = Vec::new();
    let mut command = build(definitions(Kind::default(), None));
    clap_complete::generate(shell, &mut command, "mandala", &mut script);
    out.write_all(&script)
}

/// Writes the manual page, with the rules and keys of all games.
///
/// # Errors
///
/// If it cannot be written.
pub fn man(out: &mut impl Write) -> io::Result<()> {
    let plain = definitions(Kind::default(), None);
    let command = build(plain.long_about(words::description()));
    let page = Man::new(command).section("6");
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;

    let mut rest = Roff::new();
    rest.control("SH", ["RULES"]);
    for kind in Kind::ALL {
        for section in rules::of(kind) {
            let title = words::of_game(kind, section.title);
            rest.control("SS", [title.as_str()]);
            for (at, paragraph) in section.paragraphs.iter().enumerate() {
                if at > 0 {
                    rest.control("PP", []);
                }
                rest.text([roman(*paragraph)]);
            }
        }
    }
    rest.control("SH", ["KEYS"]);
    for kind in Kind::ALL {
        rest.control("SS", [games::of(kind).label]);
        rest.control("nf", []);
        for line in house::keys_of_a_turn(kind).lines() {
            rest.text([roman(line)]);
        }
        rest.control("fi", []);
    }
    rest.control("SH", ["PAST GAMES"]);
    for (at, paragraph) in words::PAST_GAMES.into_iter().enumerate() {
        if at > 0 {
            rest.control("PP", []);
        }
        rest.text([roman(paragraph)]);
    }
    rest.control("SH", ["ENVIRONMENT"]);
    rest.control("TP", []);
    rest.text([roman("MANDALA_HOME")]);
    rest.text([roman(words::HOME)]);
    rest.control("SH", ["EXIT STATUS"]);
    rest.text([roman(words::EXIT_STATUS)]);
    rest.to_writer(out)
}
