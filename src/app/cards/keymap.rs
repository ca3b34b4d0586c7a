//! The keys of the card table.

use crate::app::key::KeyCode;

use super::command::Command as Cards;
use crate::app::command::Command;
use crate::app::keymap::{self, BACKSPACE, Binding, ENTER, ESC, bind, key};
use crate::rules::Color;
use crate::rules::cards::Side;

/// What the players are looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// Everything lies face down; a player is to take over.
    Covered,
    /// A player chooses an action.
    Choose,
    /// A player looks at what they drew.
    AfterPlay,
    /// A color is chosen from a Mountain.
    Draft,
}

/// What some keys are for, to be said in the key bar and the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLabel {
    /// Turn one's cards up to take over.
    Show,
    /// A color of the hand.
    HandColor,
    /// A color of the Mountain.
    MountainColor,
    /// The Mandala to play into.
    Side,
    /// Mountain, Field or discard pile.
    Place,
    /// Go through the choices.
    Choices,
    /// Go through the hints, or the choices.
    ChoicesOrHints,
    /// How many cards.
    Count,
    /// Play what is chosen.
    Play,
    /// End the turn.
    HandOver,
    /// Take a play back.
    TakeBack,
    /// Take the chosen color.
    Take,
    /// Cover one's cards while choosing.
    Hide,
    /// Cover one's cards after a play, or turn them up again.
    Flip,
    /// Turn the chooser's cards up in a draft, or cover them.
    Peek,
    /// Step back.
    Back,
}

use Command::Cards as does;
use keymap::Context::Cards as At;
use keymap::KeyLabel::Cards as label;

const REVEAL: (KeyCode, Command) = (key(' '), does(Cards::Reveal));

/// The letters of the colors.
const COLORS: &[(KeyCode, Command)] = &[
    (key('r'), does(Cards::Color(Color::Red))),
    (key('o'), does(Cards::Color(Color::Orange))),
    (key('y'), does(Cards::Color(Color::Yellow))),
    (key('g'), does(Cards::Color(Color::Green))),
    (key('p'), does(Cards::Color(Color::Purple))),
    (key('b'), does(Cards::Color(Color::Black))),
];

/// The keys that only this table has.
#[rustfmt::skip] // a table reads better as one
pub const BINDINGS: &[Binding] = &[
    // Enter turns nothing up, but says what does.
    bind(|c| c == At(Context::Covered), label(KeyLabel::Show), Some(0), 1,
        &[REVEAL, (ENTER, Command::Confirm)]),
    bind(|c| c == At(Context::Choose), label(KeyLabel::HandColor), Some(0), 6, COLORS),
    bind(|c| c == At(Context::Draft), label(KeyLabel::MountainColor), Some(0), 6, COLORS),
    bind(|c| c == At(Context::Choose), label(KeyLabel::Side), Some(2), 2,
        &[(key('1'), does(Cards::Side(Side::Left))), (key('2'), does(Cards::Side(Side::Right)))]),
    bind(|c| c == At(Context::Choose), label(KeyLabel::Place), Some(0), 3,
        &[(key('m'), does(Cards::Mountain)), (key('f'), does(Cards::Field)),
          (key('x'), does(Cards::Discard))]),
    bind(|c| matches!(c, At(Context::Choose | Context::Draft)), label(KeyLabel::Choices), None, 4,
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next),
          (key('h'), Command::Previous), (key('l'), Command::Next)]),
    bind(|c| matches!(c, At(Context::Choose | Context::Draft)), label(KeyLabel::ChoicesOrHints), None, 2,
        &[(KeyCode::Tab, Command::NextHint), (KeyCode::BackTab, Command::PreviousHint)]),
    bind(|c| c == At(Context::Choose), label(KeyLabel::Count), None, 6,
        &[(key('+'), Command::Up), (key('-'), Command::Down),
          (KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down), (key('='), Command::Up)]),
    bind(|c| c == At(Context::Choose), label(KeyLabel::Play), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == At(Context::AfterPlay), label(KeyLabel::HandOver), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    // Once a computer has answered, the key says so.
    bind(|c| matches!(c, At(Context::Choose | Context::AfterPlay)),
        label(KeyLabel::TakeBack), Some(1), 1,
        &[(key('u'), Command::TakeBack), (BACKSPACE, Command::TakeBack)]),
    bind(|c| c == At(Context::Draft), label(KeyLabel::Take), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == At(Context::Choose), label(KeyLabel::Hide), Some(2), 1, &[REVEAL]),
    bind(|c| c == At(Context::AfterPlay), label(KeyLabel::Flip), Some(2), 1, &[REVEAL]),
    bind(|c| c == At(Context::Draft), label(KeyLabel::Peek), Some(2), 1, &[REVEAL]),
    bind(|c| matches!(c, At(Context::Choose | Context::AfterPlay | Context::Draft)),
        label(KeyLabel::Back), None, 1,
        &[(ESC, Command::Back)]),
];

/// The contexts whose keys the help lists, in the order of a turn.
pub const CONTEXTS: [keymap::Context; 4] =
    [At(Context::Covered), At(Context::Choose), At(Context::AfterPlay), At(Context::Draft)];
