//! What the command line says.

use std::ops::RangeInclusive;

use crate::rules::Kind;

/// An option of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is the option of this name
pub enum Opt {
    Game,
    Seed,
    Names,
    Computer,
    First,
    Learn,
    Resume,
    Replay,
    Review,
    Picture,
    At,
    Games,
    Record,
    Home,
    Lang,
    Color,
    Palette,
    Ascii,
    NoAscii,
    NoMotion,
    Motion,
    NoMouse,
    Mouse,
    Flip,
    NoFlip,
    Hints,
    NoHints,
    Plain,
    NoPlain,
    Completions,
    Man,
    Help,
    Version,
}

/// What an option does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionWords {
    /// What stands for its value; empty if it takes none.
    pub value: &'static str,
    /// What it does, in a line.
    pub help: &'static str,
}

/// What stands on its own in the help and on the manual page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// What the program is, in a line.
    About,
    /// How the program is called.
    Usage,
    /// The same as a sentence.
    Description,
    /// That games are kept.
    Kept,
    /// The heading of the games.
    Games,
    /// Beside the game whose rules stand above.
    ExplainedAbove,
    /// The heading of the keys.
    Keys,
    /// The heading of what is said about playing line by line.
    Lines,
    /// The heading of the options where they are not explained.
    Options,
    /// What explains them.
    OptionsTold,
    /// The heading of the rules on the manual page.
    ManRules,
    /// The heading of the keys there.
    ManKeys,
    /// The heading of what is said about playing line by line there.
    ManLines,
    /// The heading of past games there.
    ManPastGames,
    /// The heading of the environment there.
    ManEnvironment,
    /// The heading of the exit codes there.
    ManExitStatus,
    /// What the environment variable for the home does.
    Home,
    /// What the environment variable for playing line by line does.
    Accessible,
    /// What the exit codes mean.
    ExitStatus,
    /// What is wrong with a name given with `--first`.
    UnknownName,
    /// What a computer looks like.
    Computer,
}

/// What the command line says.
pub trait CommandLine {
    /// What stands on its own.
    fn label(&self, label: Label) -> &'static str;

    /// What an option does.
    fn option(&self, option: Opt) -> OptionWords;

    /// What the help says about playing line by line.
    fn lines_of_text(&self) -> &'static [&'static str];

    /// What the manual page says about the list of past games.
    fn past_games(&self) -> &'static [&'static str];

    /// What is wrong with a turn that is not a number.
    fn wrong_turn(&self) -> String;

    /// What is wrong with a seed that is not a number up to this one.
    fn wrong_seed(&self, most: u64) -> String;

    /// How many names this game takes, and which other game takes as many as were given.
    fn wrong_names(&self, kind: Kind, takes: Players, other: Option<(Kind, Players)>) -> String;
}

/// How many can play.
pub type Players = RangeInclusive<usize>;
