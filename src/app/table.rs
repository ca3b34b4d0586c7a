//! The table of any game: the one place of the app where the games are told apart.

use super::clock::Pace;
use super::command::Command;
use super::keymap::Context;
use super::scene::{Place, Surroundings};
use super::start::First;
use super::{cards, pyramids};
use crate::record::{AnyRecord, Names, Recorded, cards as card_game, pyramids as pyramid_game};
use crate::rules::Kind;
use crate::rules::game::Standing;

/// Asks the table of whichever game it is.
macro_rules! each {
    ($any:expr, $table:ident => $asked:expr) => {
        match $any {
            Tables::Cards($table) => $asked,
            Tables::Pyramids($table) => $asked,
        }
    };
}

/// A game on the table, being played or stepped through.
#[derive(Debug)]
pub struct AnyTable(Tables);

#[derive(Debug)]
enum Tables {
    Cards(cards::Table),
    Pyramids(pyramids::Table),
}

/// Goes on with a game.
impl From<AnyRecord> for AnyTable {
    fn from(record: AnyRecord) -> AnyTable {
        AnyTable(match record {
            AnyRecord::Cards(record) => Tables::Cards(cards::Table::dealt(record)),
            AnyRecord::Tiles(_) => unimplemented!("the tile table"),
            AnyRecord::Pyramids(record) => Tables::Pyramids(pyramids::Table::dealt(record)),
        })
    }
}

/// Goes on with a game of cards.
impl From<card_game::Record> for AnyTable {
    fn from(record: card_game::Record) -> AnyTable {
        AnyRecord::from(record).into()
    }
}

/// Plays on from a position laid out by hand, of which there is no record.
impl From<card_game::Course> for AnyTable {
    fn from(course: card_game::Course) -> AnyTable {
        AnyTable(Tables::Cards(cards::Table::laid_out(course)))
    }
}

/// Goes on with a game of pyramids.
impl From<pyramid_game::Record> for AnyTable {
    fn from(record: pyramid_game::Record) -> AnyTable {
        AnyRecord::from(record).into()
    }
}

/// Plays on from a position of pyramids laid out by hand, of which there is no record.
impl From<pyramid_game::Course> for AnyTable {
    fn from(course: pyramid_game::Course) -> AnyTable {
        AnyTable(Tables::Pyramids(pyramids::Table::laid_out(course)))
    }
}

impl AnyTable {
    /// Opens a record at its deal.
    pub(super) fn replay(record: AnyRecord) -> AnyTable {
        AnyTable(match record {
            AnyRecord::Cards(record) => Tables::Cards(cards::Table::replay(record)),
            AnyRecord::Tiles(_) => unimplemented!("the tile table"),
            AnyRecord::Pyramids(record) => Tables::Pyramids(pyramids::Table::replay(record)),
        })
    }

    /// Which game it is.
    pub(super) fn kind(&self) -> Kind {
        match &self.0 {
            Tables::Cards(_) => Kind::Cards,
            Tables::Pyramids(_) => Kind::Pyramids,
        }
    }

    /// The game of cards that is played here, if one is.
    pub fn cards(&self) -> Option<&card_game::Course> {
        match &self.0 {
            Tables::Cards(table) => table.course(),
            Tables::Pyramids(_) => None,
        }
    }

    /// The game of pyramids that is played here, if one is.
    pub fn pyramids(&self) -> Option<&pyramid_game::Course> {
        match &self.0 {
            Tables::Pyramids(table) => table.course(),
            Tables::Cards(_) => None,
        }
    }

    /// What the players are looking at.
    pub(super) fn context(&self) -> Context {
        each!(&self.0, table => table.context())
    }

    /// A number that changes whenever something else is to be decided, or by somebody
    /// else.
    pub(super) fn moment(&self) -> u64 {
        each!(&self.0, table => table.moment())
    }

    /// Does what is asked.
    pub(super) fn update(&mut self, command: Command, pace: Pace) {
        each!(&mut self.0, table => table.update(command, pace))
    }

    /// Turns everything face down.
    pub(super) fn cover(&mut self) {
        each!(&mut self.0, table => table.cover())
    }

    /// Turns everything face down, to go on from there after a look at something else.
    pub(super) fn put_aside(&mut self) {
        each!(&mut self.0, table => table.put_aside())
    }

    /// Whether the decision passed on since this was last asked.
    pub(super) fn take_handover(&mut self) -> bool {
        each!(&mut self.0, table => table.take_handover())
    }

    /// Whether the last update brought about something that all players watch.
    pub(super) fn has_spectacle(&self) -> bool {
        each!(&self.0, table => table.has_spectacle())
    }

    /// Whether all players could agree to end the game now.
    pub(super) fn may_agree(&self) -> bool {
        each!(&self.0, table => table.may_agree())
    }

    /// Ends the game because all players agree to.
    pub(super) fn agree_to_end(&mut self) {
        each!(&mut self.0, table => table.agree_to_end())
    }

    /// Whether the last move can be taken back.
    pub(super) fn can_take_back(&self) -> bool {
        each!(&self.0, table => table.can_take_back())
    }

    /// Whether a game is played that is not over yet.
    pub(super) fn is_being_played(&self) -> bool {
        each!(&self.0, table => table.is_being_played())
    }

    /// How a game that was played came out, once it is over.
    pub(super) fn standing(&self) -> Option<Standing> {
        each!(&self.0, table => table.standing())
    }

    /// The record of a game that was dealt and is being played.
    pub(super) fn record(&self) -> Option<&dyn Recorded> {
        each!(&self.0, table => table.record())
    }

    /// The players and who starts if they play again.
    pub(super) fn rematch(&self) -> (Names, First) {
        each!(&self.0, table => table.rematch())
    }

    /// What may be shown of it.
    pub(super) fn scene<'a>(&'a self, around: Surroundings<'a>) -> Place<'a> {
        match &self.0 {
            Tables::Cards(table) => Place::Cards(Box::new(table.scene(around))),
            Tables::Pyramids(table) => Place::Pyramids(Box::new(table.scene(around))),
        }
    }
}
