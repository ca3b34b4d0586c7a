//! The table of any game: the one place of the app where the games are told apart.

use super::clock::Pace;
use super::command::Command;
use super::keymap::{Context, KeyLabel};
use super::live::Table;
use super::opening::Party;
use super::refusal::Refusal;
use super::replay::ReplayAt;
use super::scene::{Place, Surroundings};
use super::start::First;
use super::task::{self, Said, Topic, Work};
use super::{cards, pyramids, tiles};
use crate::past::Counted as _;
use crate::record::{
    AnyRecord, Names, Recorded, cards as card_game, pyramids as pyramid_game, tiles as tile_game,
};
use crate::rules::Kind;
use crate::rules::game::Standing;

/// Asks the table of whichever game it is.
macro_rules! each {
    ($any:expr, $table:ident => $asked:expr) => {
        match $any {
            Tables::Cards($table) => $asked,
            Tables::Tiles($table) => $asked,
            Tables::Pyramids($table) => $asked,
        }
    };
}

mod taught;

pub(super) use taught::AnyExercise;

/// A game on the table, being played or stepped through.
#[derive(Debug)]
pub struct AnyTable(Tables);

#[derive(Debug)]
enum Tables {
    Cards(Table<cards::CardTable>),
    Tiles(Table<tiles::TileTable>),
    Pyramids(Table<pyramids::PyramidTable>),
}

/// Goes on with a game.
impl From<AnyRecord> for AnyTable {
    fn from(record: AnyRecord) -> AnyTable {
        AnyTable(match record {
            AnyRecord::Cards(record) => Tables::Cards(Table::dealt(record)),
            AnyRecord::Tiles(record) => Tables::Tiles(Table::dealt(record)),
            AnyRecord::Pyramids(record) => Tables::Pyramids(Table::dealt(record)),
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
        AnyTable(Tables::Cards(Table::laid_out(course)))
    }
}

/// Plays on from a position of tiles laid out by hand, of which there is no record.
impl From<tile_game::Course> for AnyTable {
    fn from(course: tile_game::Course) -> AnyTable {
        AnyTable(Tables::Tiles(Table::laid_out(course)))
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
        AnyTable(Tables::Pyramids(Table::laid_out(course)))
    }
}

impl AnyTable {
    /// Opens a record at its deal.
    pub(super) fn replay(record: AnyRecord) -> AnyTable {
        AnyTable(match record {
            AnyRecord::Cards(record) => Tables::Cards(Table::replay(record)),
            AnyRecord::Tiles(record) => Tables::Tiles(Table::replay(record)),
            AnyRecord::Pyramids(record) => Tables::Pyramids(Table::replay(record)),
        })
    }

    /// Which game it is.
    pub fn kind(&self) -> Kind {
        match &self.0 {
            Tables::Cards(_) => Kind::Cards,
            Tables::Tiles(_) => Kind::Tiles,
            Tables::Pyramids(_) => Kind::Pyramids,
        }
    }

    /// The game of cards that is played here, if one is.
    pub fn cards(&self) -> Option<&card_game::Course> {
        match &self.0 {
            Tables::Cards(table) => table.course(),
            _ => None,
        }
    }

    /// The game of tiles that is played here, if one is.
    pub fn tiles(&self) -> Option<&tile_game::Course> {
        match &self.0 {
            Tables::Tiles(table) => table.course(),
            _ => None,
        }
    }

    /// The game of pyramids that is played here, if one is.
    pub fn pyramids(&self) -> Option<&pyramid_game::Course> {
        match &self.0 {
            Tables::Pyramids(table) => table.course(),
            _ => None,
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

    /// Forgets what was chosen.
    pub(super) fn forget(&mut self) {
        each!(&mut self.0, table => table.forget())
    }

    /// Whether a player was asked to wait for a calm moment.
    pub(super) fn asks_for_calm(&self) -> bool {
        each!(&self.0, table => table.asks_for_calm())
    }

    /// That moment has come.
    pub(super) fn calmed(&mut self) {
        each!(&mut self.0, table => table.calmed())
    }

    /// How the game stands in which a computer has to decide, as the number of its
    /// revision; nothing if it is a person's decision.
    pub(super) fn waits_for_computer(&self) -> Option<u64> {
        each!(&self.0, table => table.waits_for_computer())
    }

    /// Whether one person plays, and nobody else but computers.
    pub(super) fn is_against_computer(&self) -> bool {
        let (party, _) = self.rematch();
        let players = party.names.count();
        party.computers.only_person(players).is_some()
    }

    /// How the answer to a question of this table is found.
    pub(super) fn task(&self, topic: Topic) -> Option<Work<Said>> {
        match &self.0 {
            Tables::Cards(table) => task::map(table.task(topic)?, Said::Cards),
            Tables::Tiles(table) => task::map(table.task(topic)?, Said::Tiles),
            Tables::Pyramids(table) => task::map(table.task(topic)?, Said::Pyramids),
        }
    }

    /// Does what a computer decided, or shows what was asked for.
    pub(super) fn answered(&mut self, said: Said) {
        match (&mut self.0, said) {
            (Tables::Cards(table), Said::Cards(word)) => table.answered(word),
            (Tables::Tiles(table), Said::Tiles(word)) => table.answered(word),
            (Tables::Pyramids(table), Said::Pyramids(word)) => table.answered(word),
            // The answer to a question of another game is not waited for.
            _ => {}
        }
    }

    /// Why something cannot be done now, if it cannot; hints between people only where
    /// they are wanted.
    pub(super) fn refusal(&self, command: Command, hints_wanted: bool) -> Option<Refusal> {
        each!(&self.0, table => table.refusal(command, hints_wanted))
    }

    /// Says why something was refused.
    pub(super) fn refuse(&mut self, refusal: Refusal) {
        match (&mut self.0, refusal) {
            (Tables::Cards(table), Refusal::Cards(notice)) => table.refuse(notice),
            (Tables::Tiles(table), Refusal::Tiles(notice)) => table.refuse(notice),
            (Tables::Pyramids(table), Refusal::Pyramids(notice)) => table.refuse(notice),
            (_, Refusal::House(reason)) => each!(&mut self.0, table => table.refuse_for(reason)),
            // No table refuses for a reason of another game.
            _ => {}
        }
    }

    /// What the key bar says a key is for, as things stand.
    pub(super) fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        each!(&self.0, table => table.label(label))
    }

    /// What can be asked for by clicks only.
    pub(super) fn clicks(&self) -> Vec<Command> {
        each!(&self.0, table => table.clicks())
    }

    /// Whether something can be clicked in the key bar.
    pub(super) fn may_click(&self, command: Command) -> bool {
        each!(&self.0, table => table.may_click(command))
    }

    /// Whether the number of a turn is being typed.
    pub(super) fn is_typing(&self) -> bool {
        each!(&self.0, table => table.is_typing())
    }

    /// Puts hints away that are not wanted any more.
    pub(super) fn forget_hints(&mut self) {
        each!(&mut self.0, table => table.forget_hints());
    }

    /// The game that was played as a record to be stepped through, once it is over.
    pub(super) fn to_replay(&self) -> Option<AnyTable> {
        Some(AnyTable(match &self.0 {
            Tables::Cards(table) => Tables::Cards(table.to_replay()?),
            Tables::Tiles(table) => Tables::Tiles(table.to_replay()?),
            Tables::Pyramids(table) => Tables::Pyramids(table.to_replay()?),
        }))
    }

    /// Asks for a review, stops it, or goes through what it found.
    pub(super) fn review(&mut self, command: Command) {
        each!(&mut self.0, table => table.review(command))
    }

    /// How the game stands of which a review is awaited, as the number of its revision.
    pub(super) fn awaits_review(&self) -> Option<u64> {
        each!(&self.0, table => table.awaits_review())
    }

    /// Whether a review of the record that is stepped through is done.
    pub(super) fn is_reviewed(&self) -> bool {
        each!(&self.0, table => table.is_reviewed())
    }

    /// Whether both step through the same record.
    pub(super) fn replays_what(&self, other: &AnyTable) -> bool {
        match (&self.0, &other.0) {
            (Tables::Cards(one), Tables::Cards(two)) => one.replays_what(two),
            (Tables::Tiles(one), Tables::Tiles(two)) => one.replays_what(two),
            (Tables::Pyramids(one), Tables::Pyramids(two)) => one.replays_what(two),
            _ => false,
        }
    }

    /// Goes back to the beginning of a record that is stepped through.
    pub(super) fn rewind(&mut self) {
        each!(&mut self.0, table => table.rewind())
    }

    /// Whether a review found decisions to be stepped through.
    pub(super) fn has_mistakes(&self) -> bool {
        each!(&self.0, table => table.has_mistakes())
    }

    /// How the game stands to which hints are awaited, as the number of its revision.
    pub(super) fn awaits_hints(&self) -> Option<u64> {
        each!(&self.0, table => table.awaits_hints())
    }

    /// Whether the decision passed on since this was last asked.
    pub(super) fn take_handover(&mut self) -> bool {
        each!(&mut self.0, table => table.take_handover())
    }

    /// How many pictures the motion has that the last update began; 0 if nothing moves.
    pub(super) fn pictures(&self) -> u8 {
        each!(&self.0, table => table.pictures())
    }

    /// Whether all players could agree to end the game now.
    pub(super) fn may_agree(&self) -> bool {
        each!(&self.0, table => table.may_agree())
    }

    /// Ends the game because all players agree to.
    pub(super) fn agree_to_end(&mut self) {
        each!(&mut self.0, table => table.agree_to_end())
    }

    /// Whether the last move can be taken back until a computer has answered it.
    pub(super) fn has_last_chance(&self) -> bool {
        each!(&self.0, table => table.has_last_chance())
    }

    /// Whether a game is played that is not over yet.
    pub(super) fn is_being_played(&self) -> bool {
        each!(&self.0, table => table.is_being_played())
    }

    /// How a game that was played came out, once it is over.
    pub(super) fn standing(&self) -> Option<Standing> {
        each!(&self.0, table => table.standing())
    }

    /// The players' names.
    pub(super) fn names(&self) -> &Names {
        each!(&self.0, table => table.whole().names())
    }

    /// Everybody's points by seat, once the whole game is over.
    pub(super) fn final_points(&self) -> Option<Vec<u16>> {
        each!(&self.0, table => table.whole().game().final_points())
    }

    /// Where a record that is stepped through stands.
    pub(super) fn replay_at(&self) -> Option<ReplayAt> {
        each!(&self.0, table => table.replay_at())
    }

    /// The record of a game that was dealt and is being played.
    pub fn record(&self) -> Option<&dyn Recorded> {
        each!(&self.0, table => table.record())
    }

    /// The players and who starts if they play again.
    pub(super) fn rematch(&self) -> (Party, First) {
        each!(&self.0, table => table.rematch())
    }

    /// What may be shown of it.
    pub(super) fn scene<'a>(&'a self, around: Surroundings<'a>) -> Place<'a> {
        match &self.0 {
            Tables::Cards(Table::Live(live)) => {
                Place::Cards(Box::new(cards::TableScene::of_live(live, around)))
            }
            Tables::Cards(Table::Replay(replay)) => {
                Place::Cards(Box::new(cards::TableScene::of_replay(replay)))
            }
            Tables::Tiles(Table::Live(live)) => {
                Place::Tiles(Box::new(tiles::TableScene::of_live(live, around)))
            }
            Tables::Tiles(Table::Replay(replay)) => {
                Place::Tiles(Box::new(tiles::TableScene::of_replay(replay)))
            }
            Tables::Pyramids(Table::Live(live)) => {
                Place::Pyramids(Box::new(pyramids::TableScene::of_live(live, around)))
            }
            Tables::Pyramids(Table::Replay(replay)) => {
                Place::Pyramids(Box::new(pyramids::TableScene::of_replay(replay)))
            }
        }
    }
}
