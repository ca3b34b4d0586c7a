//! What a player can ask for.

use super::start::Line;
use super::{cards, pyramids, tiles};

/// What a player asks for, by key or by mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Something that only the card table knows.
    Cards(cards::Command),
    /// Something that only the tile table knows.
    Tiles(tiles::Command),
    /// Something that only the pyramid table knows.
    Pyramids(pyramids::Command),
    /// Accept what is chosen: play it, hand over, deal.
    Confirm,
    /// Step back; close what lies on top.
    Back,
    /// The next choice.
    Next,
    /// The previous choice.
    Previous,
    /// The next hint while hints are shown, else the next choice.
    NextHint,
    /// The previous one.
    PreviousHint,
    /// One card more; a line up.
    Up,
    /// One card fewer; a line down.
    Down,
    /// Some lines up, as a mouse wheel scrolls.
    WheelUp,
    /// Some lines down.
    WheelDown,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the very beginning.
    Top,
    /// To the very end.
    Bottom,
    /// Take the last move back.
    TakeBack,
    /// Ask what could be done now, or put that away.
    Hints,
    /// Show the rules and the keys.
    Help,
    /// Show everything that happened.
    Log,
    /// Show what can be set.
    Settings,
    /// Let a computer move at once.
    Hurry,
    /// Ask whether to leave.
    Quit,
    /// Ask whether all agree to end the game here.
    Agree,
    /// Leave.
    Leave,
    /// Leave at once, as by Ctrl-C.
    Interrupt,
    /// Play again; the next player starts.
    Rematch,
    /// Start again with other names.
    NewGame,
    /// Go from the score to the table that was played on, or back.
    FinalTable,
    /// Put a character into a name.
    Type(char),
    /// Remove the last character of a name.
    Erase,
    /// Try to do better, in puzzles.
    Practice,
    /// Go to a line of the settings.
    Setting(usize),
    /// Go to a line of the start screen.
    Focus(Line),
    /// Offer this one of the kept games there.
    Offer(usize),
    /// Look for something among the past games.
    Find,
    /// Look at all of them again.
    FindAll,
    /// Go to one of them.
    Row(usize),
    /// Show how the players of one stand with each other.
    Heads,
    /// Show where its file is.
    Place,
    /// Ask whether to remove it.
    Remove,
    /// In a replay, to the next moment that decides something.
    NextTurningPoint,
    /// Save a picture of what is shown.
    Picture,
    /// Show where a finished game was decided.
    Review,
    /// Show what luck and play did in it.
    Luck,
    /// In a reviewed replay, to the next decision that cost much.
    NextMistake,
    /// To the one before.
    PreviousMistake,
    /// In a replay, a digit of the turn to go to; in the help, a section.
    Digit(u8),
}

impl Command {
    /// Whether it is meant to turn hidden things up or down.
    pub(super) fn turns_cards(self) -> bool {
        matches!(self, Command::Cards(cards::Command::Reveal))
    }

    /// Whether it chooses something at a table, so that a key more could play it.
    pub(super) fn chooses(self) -> bool {
        match self {
            Command::Cards(command) => command != cards::Command::Reveal,
            Command::Tiles(command) => command != tiles::Command::Chains,
            Command::Pyramids(_) => true,
            Command::Next | Command::Previous | Command::Up | Command::Down => true,
            Command::NextHint | Command::PreviousHint => true,
            Command::PageUp | Command::PageDown | Command::Top | Command::Bottom => true,
            _ => false,
        }
    }
}
