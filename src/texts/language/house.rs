//! What is said at every table and on top of it.

use super::Called;
use crate::app::keymap::{Context, KeyCode, KeyLabel};
use crate::app::{Agreement, Common, Reason, Series, Warning};
use crate::record::Names;
use crate::rules::Kind;

/// What stands on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The title of the terminal's window.
    Window,
    /// Over hints that are told line by line.
    Hints,
    /// Over hints on a small table.
    HintsInShort,
    /// While hints are thought about.
    HintsAwaited,
    /// The title of the help.
    Help,
    /// The heading of the picture in the help.
    HelpTable,
    /// The heading of the keys that work in many places.
    HelpKeys,
    /// The four keys with arrows.
    Arrows,
    /// The title of the log.
    Log,
    /// What stands in an empty log.
    NothingYet,
    /// The question whether to leave.
    Leave,
    /// The question whether to end the game.
    EndHere,
    /// What stands below a game told as text that is still played.
    NotOver,
}

/// What some keys are for, in short for the key bar and in full for the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyWords {
    /// A word or two; empty if they are in the help only.
    pub label: &'static str,
    /// What they do.
    pub help: &'static str,
}

/// What is said at every table and on top of it.
pub trait House {
    /// What stands on its own.
    fn label(&self, label: Label) -> &'static str;

    /// What a key is called.
    fn key(&self, key: KeyCode) -> String;

    /// What some keys are for, where this game is played or about to be.
    fn key_words(&self, label: KeyLabel, kind: Kind) -> KeyWords;

    /// The heading of the keys that work somewhere; none where the help does not list them.
    fn keys_heading(&self, context: Context) -> Option<String>;

    /// Why something cannot be done now.
    fn reason(&self, reason: Reason) -> String;

    /// A warning to all players.
    fn warning(&self, warning: &Warning, names: &dyn Called) -> String;

    /// A sentence that every table has.
    fn common(&self, sentence: Common, names: &dyn Called) -> String;

    /// A player's total, and by how much it is the higher one, if it is.
    fn total(&self, total: u16, ahead: u16) -> String;

    /// By how much a total is the higher one.
    fn ahead(&self, ahead: u16) -> String;

    /// A player's total in a game told as text.
    fn total_of(&self, name: &str, total: u16) -> String;

    /// How the games of a series came out.
    fn series(&self, series: &Series, names: &Names) -> String;

    /// What it takes to end a game now.
    fn agreement(&self, agreement: Agreement) -> &'static str;

    /// That this key ends the game by agreement.
    fn agrees(&self, agree: KeyCode) -> String;

    /// What of a text that is read from its end lies beyond the screen; nothing, if all of it
    /// is there.
    fn beyond(&self, above: bool, below: bool) -> &'static str;

    /// Which page of a long text is shown, of how many.
    fn page(&self, page: usize, all: usize) -> String;

    /// What is shown where the terminal is too small, a line each.
    fn too_small(&self, needed: (u16, u16), here: (u16, u16)) -> [String; 4];
}
