//! The keys of the tile table.

use crate::app::key::KeyCode;

use super::command::Command as Tiles;
use crate::app::command::Command;
use crate::app::keymap::{self, BACKSPACE, Binding, ENTER, ESC, bind, key};
use crate::rules::Color;

/// What the players are looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// A start tile is to be kept.
    Start,
    /// A player's turn.
    Turn,
    /// The flips at the end.
    Flips,
    /// A row was typed, and its column comes next.
    Column,
}

/// What some keys are for, to be said in the key bar and the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLabel {
    /// Choose a start tile by its color.
    StartColor,
    /// Choose the next start tile.
    StartNext,
    /// Keep the start tile chosen.
    Keep,
    /// Move the cursor.
    Move,
    /// Move it with letters.
    MoveByLetters,
    /// Go through the cells where something can be done.
    Places,
    /// Go through them the other way.
    PlacesBack,
    /// Go to the next tile of a color.
    TileColor,
    /// The row of a cell.
    Row,
    /// The column of a cell.
    Column,
    /// The same before its row, which says how a cell is typed.
    ColumnFirst,
    /// Flip or lay.
    Change,
    /// Play what is chosen.
    Play,
    /// Flip all there are.
    FlipAll,
    /// Enough flips.
    Enough,
    /// Take an action back.
    TakeBack,
    /// Show what chains of flips could turn.
    Chains,
    /// Choose nothing.
    Back,
    /// Forget the row.
    ForgetRow,
}

use Command::Tiles as does;
use keymap::Context::Tiles as At;
use keymap::KeyLabel::Tiles as label;

/// The letters of the colors.
const COLORS: &[(KeyCode, Command)] = &[
    (key('r'), does(Tiles::Color(Color::Red))),
    (key('o'), does(Tiles::Color(Color::Orange))),
    (key('y'), does(Tiles::Color(Color::Yellow))),
    (key('g'), does(Tiles::Color(Color::Green))),
    (key('p'), does(Tiles::Color(Color::Purple))),
    (key('b'), does(Tiles::Color(Color::Black))),
];

/// The rows, from the bottom.
const ROWS: &[(KeyCode, Command)] = &[
    (key('1'), does(Tiles::Row(1))),
    (key('2'), does(Tiles::Row(2))),
    (key('3'), does(Tiles::Row(3))),
    (key('4'), does(Tiles::Row(4))),
    (key('5'), does(Tiles::Row(5))),
    (key('6'), does(Tiles::Row(6))),
    (key('7'), does(Tiles::Row(7))),
    (key('8'), does(Tiles::Row(8))),
];

/// The columns, from the left.
const COLUMNS: &[(KeyCode, Command)] = &[
    (key('a'), does(Tiles::Column(0))),
    (key('b'), does(Tiles::Column(1))),
    (key('c'), does(Tiles::Column(2))),
    (key('d'), does(Tiles::Column(3))),
    (key('e'), does(Tiles::Column(4))),
    (key('f'), does(Tiles::Column(5))),
    (key('g'), does(Tiles::Column(6))),
    (key('h'), does(Tiles::Column(7))),
];

const TAKE_BACK: &[(KeyCode, Command)] =
    &[(key('u'), Command::TakeBack), (BACKSPACE, Command::TakeBack)];

/// Whether a cell is to be chosen.
fn on_board(context: keymap::Context) -> bool {
    matches!(context, At(Context::Turn | Context::Flips))
}

/// The keys that only this table has.
#[rustfmt::skip] // a table reads better as one
pub const BINDINGS: &[Binding] = &[
    bind(|c| c == At(Context::Start), label(KeyLabel::StartNext), Some(0), 3,
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next),
          (KeyCode::Tab, Command::NextHint),
          (key('h'), Command::Previous), (key('l'), Command::Next)]),
    bind(on_board, label(KeyLabel::Places), Some(0), 1,
        &[(KeyCode::Tab, Command::NextHint)]),
    bind(|c| on_board(c) || c == At(Context::Start), label(KeyLabel::PlacesBack), None, 1,
        &[(KeyCode::BackTab, Command::PreviousHint)]),
    bind(on_board, label(KeyLabel::Move), None, 4,
        &[(KeyCode::Left, does(Tiles::Left)), (KeyCode::Down, Command::Down),
          (KeyCode::Up, Command::Up), (KeyCode::Right, does(Tiles::Right))]),
    bind(on_board, label(KeyLabel::MoveByLetters), None, 4,
        &[(key('h'), does(Tiles::Left)), (key('j'), Command::Down),
          (key('k'), Command::Up), (key('l'), does(Tiles::Right))]),
    bind(on_board, label(KeyLabel::TileColor), None, 6, COLORS),
    bind(|c| c == At(Context::Start), label(KeyLabel::StartColor), None, 6, COLORS),
    bind(|c| on_board(c) || c == At(Context::Column), label(KeyLabel::Row), None, 8, ROWS),
    bind(|c| c == At(Context::Column), label(KeyLabel::Column), Some(0), 8, COLUMNS),
    // A cell is printed with its column first. These letters mean nothing else, here or
    // when the game is over.
    bind(on_board, label(KeyLabel::ColumnFirst), None, 0,
        &[(key('c'), does(Tiles::Column(2))), (key('d'), does(Tiles::Column(3)))]),
    bind(|c| c == At(Context::Turn), label(KeyLabel::ColumnFirst), None, 0,
        &[(key('f'), does(Tiles::Column(5)))]),
    bind(|c| c == At(Context::Turn), label(KeyLabel::Change), Some(2), 1,
        &[(key(' '), does(Tiles::Change))]),
    bind(on_board, label(KeyLabel::Play), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == At(Context::Start), label(KeyLabel::Keep), Some(0), 1,
        &[(ENTER, Command::Confirm)]),
    bind(|c| c == At(Context::Flips), label(KeyLabel::FlipAll), Some(0), 1,
        &[(key('f'), does(Tiles::FlipAll))]),
    bind(|c| c == At(Context::Flips), label(KeyLabel::Enough), Some(0), 1,
        &[(key('x'), does(Tiles::Enough))]),
    bind(|c| c == At(Context::Turn), label(KeyLabel::TakeBack), Some(1), 1, TAKE_BACK),
    // There are more keys then: the smallest screen has room only for the one that leaves.
    bind(|c| c == At(Context::Flips), label(KeyLabel::TakeBack), Some(2), 1, TAKE_BACK),
    bind(on_board, label(KeyLabel::Chains), Some(3), 1,
        &[(key('w'), does(Tiles::Chains))]),
    bind(|c| on_board(c) || c == At(Context::Start), label(KeyLabel::Back), None, 1,
        &[(ESC, Command::Back)]),
    bind(|c| c == At(Context::Column), label(KeyLabel::ForgetRow), Some(0), 1,
        &[(ESC, Command::Back), (BACKSPACE, Command::Back)]),
];

/// Whether these keys choose a tile: there is no room for them in the key bar, but without
/// them nobody would find a tile by its name or its color.
pub(in crate::app) fn is_of_board(told: keymap::KeyLabel) -> bool {
    use KeyLabel::{Move, MoveByLetters, PlacesBack, Row, TileColor};
    matches!(told, keymap::KeyLabel::Tiles(Move | MoveByLetters | PlacesBack | Row | TileColor))
}

/// The contexts whose keys the help lists, in the order of a game.
pub const CONTEXTS: [keymap::Context; 4] =
    [At(Context::Start), At(Context::Turn), At(Context::Column), At(Context::Flips)];
