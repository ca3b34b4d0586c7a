//! The one table of keys: dispatch, key bar, help overlay, sentences and `--help` are
//! made from it. Each game adds its own bindings to the shared ones.

mod help;
mod label;

pub use super::key::KeyCode;

use super::command::Command;
use super::overlay::Extent;
use super::{cards, lesson, past, pyramids, tiles};
use crate::rules::Kind;
pub use help::{help_bindings, help_contexts, of_a_turn, quick};
pub(super) use help::{is_known, practiced};
pub use label::KeyLabel;

/// What the players are looking at, which decides what a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The start screen, while a name is typed.
    Naming,
    /// The start screen otherwise.
    Start,
    /// A game of cards is played.
    Cards(cards::Context),
    /// A game of tiles is played.
    Tiles(tiles::Context),
    /// A game of pyramids is played.
    Pyramids,
    /// A computer decides in this game.
    Waiting(Kind),
    /// The game is over.
    Over,
    /// The rules and keys lie on top.
    Help,
    /// The log lies on top.
    Log,
    /// The settings lie on top.
    Settings,
    /// The question whether to leave.
    Quit,
    /// The question whether all agree to end.
    Agree,
    /// A record is stepped through.
    Replay,
    /// Where a finished game was decided lies on top.
    Review,
    /// What luck and play did in it lies on top.
    Luck,
    /// The list of past games.
    Past,
    /// The same, while it is typed what to look for.
    Find,
    /// How the players of one of them stand with each other.
    Heads,
    /// The question whether to remove one of them.
    Remove,
    /// A lesson waits until something is read.
    Lesson,
    /// What was learned lies on top.
    Recap,
    /// What is said before and after practice lies on top.
    Practice,
    /// In practice there is better than what was tried.
    Tried,
    /// In practice it was found, or told.
    Solved,
}

/// Some keys that belong together.
pub struct Binding {
    /// Where they work.
    pub works_in: fn(Context) -> bool,
    /// What they are for.
    pub label: KeyLabel,
    /// How readily the key bar leaves them out where there is little room; 0 is
    /// never, and those without a rank are in the help only.
    pub rank: Option<u8>,
    /// How many of the keys are shown.
    shown: usize,
    /// The keys and what they do; those that are shown come first.
    pub keys: &'static [(KeyCode, Command)],
}

impl Binding {
    /// The keys that are shown, and what they do.
    pub fn shown(&self) -> &'static [(KeyCode, Command)] {
        &self.keys[..self.shown]
    }
}

/// A binding that shows its first keys.
pub(super) const fn bind(
    works_in: fn(Context) -> bool,
    label: KeyLabel,
    rank: Option<u8>,
    shown: usize,
    keys: &'static [(KeyCode, Command)],
) -> Binding {
    Binding { works_in, label, rank, shown, keys }
}

/// The key of a character.
pub(super) const fn key(c: char) -> KeyCode {
    KeyCode::Char(c)
}

pub(super) const ENTER: KeyCode = KeyCode::Enter;
pub(super) const ESC: KeyCode = KeyCode::Esc;
pub(super) const BACKSPACE: KeyCode = KeyCode::Backspace;

/// The digits of a number.
const DIGITS: &[(KeyCode, Command)] = &[
    (key('1'), Command::Digit(1)),
    (key('2'), Command::Digit(2)),
    (key('3'), Command::Digit(3)),
    (key('4'), Command::Digit(4)),
    (key('5'), Command::Digit(5)),
    (key('6'), Command::Digit(6)),
    (key('7'), Command::Digit(7)),
    (key('8'), Command::Digit(8)),
    (key('9'), Command::Digit(9)),
    (key('0'), Command::Digit(0)),
];

/// Whether a game is being played.
fn is_table(context: Context) -> bool {
    matches!(
        context,
        Context::Cards(_)
            | Context::Tiles(_)
            | Context::Pyramids
            | Context::Waiting(_)
            | Context::Lesson
            | Context::Tried
            | Context::Solved
    )
}

/// Whether a player decides something about which hints can be given.
fn has_hints(context: Context) -> bool {
    use cards::Context::{Choose, Draft};
    use tiles::Context::{Column, Flips, Start, Turn};
    matches!(
        context,
        Context::Cards(Choose | Draft)
            | Context::Tiles(Start | Turn | Flips | Column)
            | Context::Pyramids
    )
}

/// The keys that every game has.
#[rustfmt::skip] // a table reads better as one
const SHARED: &[Binding] = &[
    bind(|c| matches!(c, Context::Waiting(_)), KeyLabel::Hurry, Some(0), 1,
        &[(ENTER, Command::Hurry), (key(' '), Command::Hurry)]),
    bind(|c| matches!(c, Context::Waiting(Kind::Cards | Kind::Tiles)), KeyLabel::TakeBack, Some(1), 1,
        &[(key('u'), Command::TakeBack), (BACKSPACE, Command::TakeBack)]),
    // The letter is that of a color there.
    bind(|c| c == Context::Waiting(Kind::Pyramids), KeyLabel::TakeBack, Some(1), 1,
        &[(BACKSPACE, Command::TakeBack)]),
    bind(has_hints, KeyLabel::Hints, Some(1), 1,
        &[(key('t'), Command::Hints)]),
    // Not a letter that was just typed for a color.
    bind(|c| c == Context::Over, KeyLabel::Again, Some(0), 1,
        &[(key('a'), Command::Rematch)]),
    bind(|c| c == Context::Over, KeyLabel::NewGame, Some(0), 1,
        &[(key('n'), Command::NewGame)]),
    bind(|c| c == Context::Over, KeyLabel::FinalTable, Some(0), 1,
        &[(key('t'), Command::FinalTable)]),
    bind(|c| c == Context::Replay, KeyLabel::Step, Some(0), 2,
        &[(KeyCode::Right, Command::Next), (KeyCode::Left, Command::Previous),
          (key('l'), Command::Next), (key('h'), Command::Previous), (key(' '), Command::Next)]),
    bind(|c| c == Context::Replay, KeyLabel::Turn, Some(4), 10, DIGITS),
    bind(|c| c == Context::Replay, KeyLabel::GoToTurn, None, 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == Context::Replay, KeyLabel::EraseTurn, None, 1,
        &[(BACKSPACE, Command::Erase)]),
    bind(|c| c == Context::Replay, KeyLabel::TenSteps, Some(4), 2,
        &[(KeyCode::PageDown, Command::PageDown), (KeyCode::PageUp, Command::PageUp)]),
    bind(|c| c == Context::Replay, KeyLabel::TurningPoint, Some(3), 1,
        &[(key('d'), Command::NextTurningPoint)]),
    bind(|c| c == Context::Replay, KeyLabel::StartAndEnd, Some(2), 2,
        &[(KeyCode::Home, Command::Top), (KeyCode::End, Command::Bottom)]),
    bind(|c| matches!(c, Context::Over | Context::Replay), KeyLabel::Review, Some(1), 1,
        &[(key('v'), Command::Review)]),
    bind(|c| c == Context::Over, KeyLabel::Luck, Some(2), 1,
        &[(key('l'), Command::Luck)]),
    bind(|c| c == Context::Replay, KeyLabel::Mistakes, Some(0), 2,
        &[(key('n'), Command::NextMistake), (key('b'), Command::PreviousMistake)]),
    bind(|c| c == Context::Replay, KeyLabel::ToScore, Some(1), 1,
        &[(ESC, Command::Back)]),
    bind(|c| c == Context::Review, KeyLabel::Lines, Some(0), 2,
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down)]),
    bind(|c| c == Context::Review, KeyLabel::LookAt, Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == Context::Review, KeyLabel::Luck, Some(1), 1,
        &[(key('l'), Command::Luck)]),
    bind(|c| matches!(c, Context::Review | Context::Replay), KeyLabel::Practice, Some(0), 1,
        &[(key('x'), Command::Practice)]),
    bind(|c| c == Context::Review, KeyLabel::Close, Some(0), 1,
        &[(ESC, Command::Back), (key('q'), Command::Back), (key('v'), Command::Back)]),
    bind(|c| c == Context::Luck, KeyLabel::Close, Some(0), 1,
        &[(ESC, Command::Back), (key('q'), Command::Back), (key('l'), Command::Back)]),
    bind(|c| matches!(c, Context::Help | Context::Log | Context::Heads | Context::Luck), KeyLabel::Scroll, Some(0), 2,
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down)]),
    bind(|c| c == Context::Help, KeyLabel::Section, Some(1), 6,
        DIGITS.split_at(Extent::SECTIONS).0),
    bind(|c| matches!(c, Context::Help | Context::Log | Context::Heads | Context::Luck), KeyLabel::Page, Some(1), 4,
        &[(KeyCode::PageUp, Command::PageUp), (KeyCode::PageDown, Command::PageDown),
          (KeyCode::Home, Command::Top), (KeyCode::End, Command::Bottom),
          (key(' '), Command::PageDown)]),
    bind(|c| matches!(c, Context::Help | Context::Log), KeyLabel::Close, Some(0), 1,
        &[(ESC, Command::Back), (ENTER, Command::Back), (key('q'), Command::Back),
          (key('?'), Command::Back), (key('e'), Command::Back)]),
    bind(|c| c == Context::Settings, KeyLabel::Lines, Some(0), 4,
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down),
          (KeyCode::BackTab, Command::Up), (KeyCode::Tab, Command::Down)]),
    bind(|c| c == Context::Settings, KeyLabel::ChangeSetting, Some(0), 2,
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next),
          (key('h'), Command::Previous), (key('l'), Command::Next),
          (key(' '), Command::Next), (ENTER, Command::Next)]),
    bind(|c| c == Context::Settings, KeyLabel::Close, Some(0), 1,
        &[(ESC, Command::Back), (key('q'), Command::Back), (key(','), Command::Back),
          (KeyCode::F(2), Command::Back)]),
    bind(|c| c == Context::Quit, KeyLabel::LeaveGame, Some(0), 1,
        &[(ENTER, Command::Leave), (key('q'), Command::Leave)]),
    bind(|c| c == Context::Quit, KeyLabel::LeaveForStart, Some(1), 1,
        &[(key('s'), Command::NewGame)]),
    bind(|c| c == Context::Quit, KeyLabel::Agree, Some(0), 1,
        &[(key('a'), Command::Agree)]),
    bind(|c| c == Context::Agree, KeyLabel::Count, Some(0), 1,
        &[(key('y'), Command::Confirm)]),
    bind(|c| matches!(c, Context::Quit | Context::Agree), KeyLabel::KeepPlaying, Some(0), 1,
        &[(ESC, Command::Back), (key('n'), Command::Back)]),
    bind(|c| matches!(c, Context::Naming | Context::Start), KeyLabel::Lines, Some(1), 2,
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (KeyCode::BackTab, Command::Up), (KeyCode::Tab, Command::Down)]),
    bind(|c| c == Context::Start, KeyLabel::Change, Some(0), 2,
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next),
          (key('h'), Command::Previous), (key('l'), Command::Next), (key(' '), Command::Next)]),
    bind(|c| matches!(c, Context::Naming | Context::Start), KeyLabel::GoOn, Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == Context::Naming, KeyLabel::Seat, Some(0), 2,
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next)]),
    bind(|c| c == Context::Naming, KeyLabel::EraseLetter, None, 1,
        &[(BACKSPACE, Command::Erase)]),
    bind(|c| (is_table(c) && c != Context::Tiles(tiles::Context::Column)) || matches!(c, Context::Over | Context::Replay), KeyLabel::Log, Some(3), 1,
        &[(key('e'), Command::Log)]),
    bind(|c| is_table(c) || matches!(c, Context::Over | Context::Replay), KeyLabel::Settings, Some(4), 1,
        &[(KeyCode::F(2), Command::Settings), (key(','), Command::Settings)]),
    // A comma may stand in a name.
    bind(|c| matches!(c, Context::Naming | Context::Start), KeyLabel::Settings, Some(2), 1,
        &[(KeyCode::F(2), Command::Settings)]),
    // What is worth sending is seen here first.
    bind(|c| matches!(c, Context::Over | Context::Replay | Context::Review | Context::Luck | Context::Heads),
        KeyLabel::Picture, Some(1), 1,
        &[(key('p'), Command::Picture)]),
    bind(|c| is_table(c) || matches!(c, Context::Naming | Context::Start | Context::Over | Context::Replay),
        KeyLabel::Help, Some(0), 1,
        &[(key('?'), Command::Help), (KeyCode::F(1), Command::Help)]),
    bind(|c| is_table(c) && !matches!(c, Context::Lesson | Context::Tried | Context::Solved), KeyLabel::Quit, Some(0), 1,
        &[(key('q'), Command::Quit)]),
    bind(|c| matches!(c, Context::Over | Context::Replay), KeyLabel::Leave, Some(0), 1,
        &[(key('q'), Command::Quit)]),
    bind(|c| matches!(c, Context::Naming | Context::Start), KeyLabel::Leave, Some(0), 1,
        &[(ESC, Command::Leave)]),
];

/// All keys.
pub fn all() -> impl Iterator<Item = &'static Binding> {
    let games = [
        cards::keymap::BINDINGS,
        tiles::keymap::BINDINGS,
        pyramids::keymap::BINDINGS,
        past::keymap::BINDINGS,
        lesson::keymap::BINDINGS,
    ];
    games.into_iter().flatten().chain(SHARED)
}

/// The keys that work here.
pub fn bindings(context: Context) -> impl Iterator<Item = &'static Binding> {
    all().filter(move |binding| (binding.works_in)(context))
}

/// The key that does something, wherever that is.
pub(super) fn any_key_for(command: Command) -> Option<KeyCode> {
    let mut keys = all().flat_map(|binding| binding.keys);
    let found = keys.find(|(_, does)| *does == command);
    found.map(|(code, _)| *code)
}

/// The key that does something here, for a sentence.
pub fn key_for(context: Context, command: Command) -> KeyCode {
    let mut keys = bindings(context).flat_map(|binding| binding.keys);
    let found = keys.find(|(_, does)| *does == command);
    debug_assert!(found.is_some(), "no key for {command:?} in {context:?}");
    found.map_or(KeyCode::Other, |(code, _)| *code)
}
