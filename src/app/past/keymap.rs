//! The keys of the list of past games.

use crate::app::command::Command;
use crate::app::keymap::{
    BACKSPACE, Binding, Context, ENTER, ESC, KeyCode, KeyLabel as Shared, bind, key,
};

/// What some keys are for in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLabel {
    /// Look for something in it.
    Find,
    /// Go on with what was found.
    Found,
    /// Look at all games again.
    All,
    /// Step through a game.
    Replay,
    /// Show how its players stand with each other.
    Heads,
    /// Show where its file is.
    Place,
    /// Ask whether to remove it.
    Remove,
    /// Remove it.
    RemoveIt,
    /// Do not.
    KeepIt,
    /// Go back to the list from a game.
    ToList,
}

use Shared::Past as label;

/// All of them.
#[rustfmt::skip] // a table reads better as one
pub(in crate::app) const BINDINGS: &[Binding] = &[
    bind(|c| c == Context::Past, Shared::Lines, Some(4), 2,
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down)]),
    bind(|c| c == Context::Past, Shared::Page, Some(4), 4,
        &[(KeyCode::PageUp, Command::PageUp), (KeyCode::PageDown, Command::PageDown),
          (KeyCode::Home, Command::Top), (KeyCode::End, Command::Bottom)]),
    bind(|c| c == Context::Past, label(KeyLabel::Replay), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == Context::Past, Shared::Review, Some(0), 1,
        &[(key('v'), Command::Review)]),
    bind(|c| c == Context::Past, Shared::Luck, Some(2), 1,
        &[(key('l'), Command::Luck)]),
    bind(|c| c == Context::Past, label(KeyLabel::Find), Some(0), 1,
        &[(key('/'), Command::Find)]),
    bind(|c| c == Context::Past, label(KeyLabel::Heads), Some(1), 1,
        &[(key('h'), Command::Heads)]),
    bind(|c| c == Context::Past, label(KeyLabel::Place), Some(3), 1,
        &[(key('o'), Command::Place)]),
    bind(|c| c == Context::Past, label(KeyLabel::Remove), Some(3), 1,
        &[(KeyCode::Delete, Command::Remove)]),
    bind(|c| c == Context::Past, Shared::Help, Some(2), 1,
        &[(key('?'), Command::Help), (KeyCode::F(1), Command::Help)]),
    // There is one of a game alone, which the key says.
    bind(|c| c == Context::Past, Shared::Picture, Some(4), 1,
        &[(key('p'), Command::Picture)]),
    bind(|c| matches!(c, Context::Past | Context::Heads), Shared::Close, Some(0), 1,
        &[(ESC, Command::Back), (key('q'), Command::Back)]),
    bind(|c| c == Context::Find, Shared::Lines, Some(1), 2,
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down)]),
    bind(|c| c == Context::Find, Shared::EraseLetter, None, 1,
        &[(BACKSPACE, Command::Erase)]),
    bind(|c| c == Context::Find, label(KeyLabel::Found), Some(0), 1,
        &[(ENTER, Command::Back)]),
    bind(|c| c == Context::Find, label(KeyLabel::All), Some(0), 1,
        &[(ESC, Command::FindAll)]),
    bind(|c| c == Context::Remove, label(KeyLabel::RemoveIt), Some(0), 1,
        &[(key('y'), Command::Confirm)]),
    bind(|c| c == Context::Remove, label(KeyLabel::KeepIt), Some(0), 1,
        &[(ESC, Command::Back), (key('n'), Command::Back)]),
];
