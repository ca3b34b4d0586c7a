//! The keys of the pyramid table.

use crate::app::key::KeyCode;

use super::command::Command as Pyramids;
use crate::app::command::Command;
use crate::app::keymap::{self, BACKSPACE, Binding, ENTER, ESC, bind, key};
use crate::rules::pyramids::{Color, Size};

/// What some keys are for, to be said in the key bar and the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLabel {
    /// A color.
    Color,
    /// A size.
    Size,
    /// Go through all pyramids ahead.
    Choose,
    /// The same by other keys.
    ChooseToo,
    /// Go through the hints, or all pyramids ahead.
    ChooseOrHints,
    /// Go to the nearest or the innermost pyramid.
    Ends,
    /// Go five pyramids further or back.
    Five,
    /// Go to what would finish a group.
    Finishing,
    /// Take the chosen pyramid.
    Take,
    /// Take the last take back.
    TakeBack,
    /// Choose nothing.
    Nothing,
    /// Choose nothing, by the key that otherwise takes back.
    Drop,
}

use Command::Pyramids as does;
use keymap::Context::Pyramids as AT;
use keymap::KeyLabel::Pyramids as label;

/// The keys that only this table has.
#[rustfmt::skip] // a table reads better as one
pub const BINDINGS: &[Binding] = &[
    bind(|c| c == AT, label(KeyLabel::Color), Some(0), 5,
        &[(key('r'), does(Pyramids::Color(Color::Red))),
          (key('y'), does(Pyramids::Color(Color::Yellow))),
          (key('g'), does(Pyramids::Color(Color::Green))),
          (key('u'), does(Pyramids::Color(Color::Blue))),
          (key('b'), does(Pyramids::Color(Color::Black)))]),
    bind(|c| c == AT, label(KeyLabel::Size), Some(1), 3,
        &[(key('1'), does(Pyramids::Size(Size::Small))),
          (key('2'), does(Pyramids::Size(Size::Medium))),
          (key('3'), does(Pyramids::Size(Size::Large)))]),
    bind(|c| c == AT, label(KeyLabel::Choose), Some(3), 2,
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next)]),
    bind(|c| c == AT, label(KeyLabel::ChooseToo), None, 4,
        &[(KeyCode::Up, Command::Previous), (KeyCode::Down, Command::Next),
          (key('h'), Command::Previous), (key('l'), Command::Next)]),
    bind(|c| c == AT, label(KeyLabel::ChooseOrHints), None, 2,
        &[(KeyCode::Tab, Command::NextHint), (KeyCode::BackTab, Command::PreviousHint)]),
    bind(|c| c == AT, label(KeyLabel::Finishing), Some(2), 1,
        &[(key('n'), does(Pyramids::Finishing))]),
    bind(|c| c == AT, label(KeyLabel::Take), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == AT, label(KeyLabel::TakeBack), Some(0), 1,
        &[(BACKSPACE, Command::TakeBack)]),
    bind(|c| c == AT, label(KeyLabel::Ends), None, 2,
        &[(KeyCode::Home, Command::Top), (KeyCode::End, Command::Bottom)]),
    bind(|c| c == AT, label(KeyLabel::Five), None, 2,
        &[(KeyCode::PageDown, Command::PageDown), (KeyCode::PageUp, Command::PageUp)]),
    bind(|c| c == AT, label(KeyLabel::Nothing), None, 1,
        &[(ESC, Command::Back)]),
];

/// The contexts whose keys the help lists.
pub const CONTEXTS: [keymap::Context; 1] = [AT];
