//! The table of any game: the one place of the app where the games are told apart.

use super::cards;
use super::clock::Pace;
use super::command::Command;
use super::keymap::Context;
use super::scene::{Place, Surroundings};
use super::sitting::Sitting;
use super::start::First;
use crate::record::Names;
use crate::record::cards::{Course, Record};
use crate::rules::Player;

/// Asks the table of whichever game it is.
macro_rules! each {
    ($any:ident, $table:ident => $asked:expr) => {
        match $any {
            AnyTable::Cards($table) => $asked,
        }
    };
}

/// A game on the table, being played or stepped through.
#[derive(Debug)]
pub(super) enum AnyTable {
    Cards(cards::Table),
}

impl AnyTable {
    /// Sits down to a game.
    pub(super) fn play(sitting: Sitting) -> AnyTable {
        AnyTable::Cards(cards::Table::play(sitting))
    }

    /// Opens a record at its deal.
    pub(super) fn replay(record: Record) -> AnyTable {
        AnyTable::Cards(cards::Table::replay(record))
    }

    /// What the players are looking at.
    pub(super) fn context(&self) -> Context {
        each!(self, table => table.context())
    }

    /// A number that changes whenever something else is to be decided, or by somebody
    /// else.
    pub(super) fn moment(&self) -> u64 {
        each!(self, table => table.moment())
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command, pace: Pace) {
        each!(self, table => table.update(command, pace))
    }

    /// Turns everything face down.
    pub(super) fn cover(&mut self) {
        each!(self, table => table.cover())
    }

    /// Whether the decision passed on since this was last asked.
    pub(super) fn take_handover(&mut self) -> bool {
        each!(self, table => table.take_handover())
    }

    /// Whether the last update brought about something that both players watch.
    pub(super) fn has_spectacle(&self) -> bool {
        each!(self, table => table.has_spectacle())
    }

    /// Whether both players could agree to end the game now.
    pub(super) fn may_agree(&self) -> bool {
        each!(self, table => table.may_agree())
    }

    /// Ends the game because both players agree to.
    pub(super) fn agree_to_end(&mut self) {
        each!(self, table => table.agree_to_end())
    }

    /// Whether the last move can be taken back.
    pub(super) fn can_take_back(&self) -> bool {
        each!(self, table => table.can_take_back())
    }

    /// Whether a game is played that is not over yet.
    pub(super) fn is_being_played(&self) -> bool {
        each!(self, table => table.is_being_played())
    }

    /// How a game that was played came out: its winner, if there is one; nothing before
    /// it is over.
    pub(super) fn outcome(&self) -> Option<Option<Player>> {
        each!(self, table => table.outcome())
    }

    /// The record of a game that was dealt and is being played.
    pub(super) fn record(&self) -> Option<&Record> {
        each!(self, table => table.record())
    }

    /// The game being played, however it began.
    pub(super) fn course(&self) -> Option<&Course> {
        each!(self, table => table.course())
    }

    /// The players and who starts if they play again.
    pub(super) fn rematch(&self) -> (Names, First) {
        each!(self, table => table.rematch())
    }

    /// What may be shown of it.
    pub(super) fn scene<'a>(&'a self, around: Surroundings<'a>) -> Place<'a> {
        match self {
            AnyTable::Cards(table) => Place::Cards(Box::new(table.scene(around))),
        }
    }
}
