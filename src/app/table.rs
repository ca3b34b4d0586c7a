//! The table of any game: the one place of the app where the games are told apart.

use std::mem;

use super::clock::Pace;
use super::command::Command;
use super::current::Origin;
use super::keymap::{Context, KeyLabel};
use super::live::{LiveTable, Table};
use super::offers::Offering;
use super::opening::Party;
use super::refusal::Refusal;
use super::replay::{Replay, ReplayAt};
use super::scene::{Place, Surroundings};
use super::start::First;
use super::task::{self, Said, Topic, Work};
use super::{cards, pyramids, tiles};
use crate::past::Counted as _;
use crate::record::{
    AnyRecord, Names, Record, Recorded, cards as card_game, pyramids as pyramid_game,
    tiles as tile_game,
};
use crate::rules::Kind;
use crate::rules::game::{Game, Standing};
use crate::variants::each;

/// Asks the table of whichever game it is.
macro_rules! asks_table {
    (&mut $self:ident: $($asked:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)+) => {$(
        pub(in crate::app) fn $asked(&mut $self, $($arg: $type),*) $(-> $out)? {
            each!(Tables, &mut $self.0, table => table.$asked($($arg),*))
        }
    )+};
    (&$self:ident: $($asked:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)+) => {$(
        pub(in crate::app) fn $asked(&$self, $($arg: $type),*) $(-> $out)? {
            each!(Tables, &$self.0, table => table.$asked($($arg),*))
        }
    )+};
}

/// Asks the game being played there; of one that is stepped through there is nothing.
macro_rules! asks_game {
    (&mut $self:ident: $($asked:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)+) => {$(
        pub(in crate::app) fn $asked(&mut $self, $($arg: $type),*) $(-> $out)? {
            each!(Tables, &mut $self.0, table => match table {
                Table::Live(live) => live.$asked($($arg),*),
                Table::Replay(_) => Default::default(),
            })
        }
    )+};
    (&$self:ident: $($asked:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)+) => {$(
        pub(in crate::app) fn $asked(&$self, $($arg: $type),*) $(-> $out)? {
            each!(Tables, &$self.0, table => match table {
                Table::Live(live) => live.$asked($($arg),*),
                Table::Replay(_) => Default::default(),
            })
        }
    )+};
}

/// Makes the table of whichever game something is of.
macro_rules! made {
    ($Any:ident, $any:expr, $it:ident => $table:expr) => {
        AnyTable(match $any {
            $Any::Cards($it) => Tables::Cards($table),
            $Any::Tiles($it) => Tables::Tiles($table),
            $Any::Pyramids($it) => Tables::Pyramids($table),
        })
    };
}

/// Asks a table about something of its game; what is of another one is for nobody.
macro_rules! paired {
    ($any:expr, $Of:ident, $other:expr, ($table:ident, $it:ident) => $do:expr, else $else:expr) => {
        match ($any, $other) {
            (Tables::Cards($table), $Of::Cards($it)) => $do,
            (Tables::Tiles($table), $Of::Tiles($it)) => $do,
            (Tables::Pyramids($table), $Of::Pyramids($it)) => $do,
            _ => $else,
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
        made!(AnyRecord, record, record => Table::live(Origin::Dealt(record)))
    }
}

/// Goes on with a game of one kind.
impl<G: Game> From<Record<G>> for AnyTable
where
    AnyRecord: From<Record<G>>,
{
    fn from(record: Record<G>) -> AnyTable {
        AnyRecord::from(record).into()
    }
}

/// Plays on from a position laid out by hand, of which there is no record.
macro_rules! laid_out {
    ($($Game:ident: $game:ident),+) => {$(
        impl From<$game::Course> for AnyTable {
            fn from(course: $game::Course) -> AnyTable {
                AnyTable(Tables::$Game(Table::live(Origin::LaidOut(course))))
            }
        }
    )+};
}

laid_out!(Cards: card_game, Tiles: tile_game, Pyramids: pyramid_game);

// What says nothing here is explained where it is answered: by `Table`, `LiveTable` and
// `Offering`, or by the `Replay`.
impl AnyTable {
    asks_game! { &mut self:
        cover();
        put_aside();
        forget();
        calmed();
        agree_to_end();
    }

    asks_game! { &self:
        moment() -> u64;
        asks_for_calm() -> bool;
        clicks() -> Vec<Command>;
        pictures() -> u8;
        may_agree() -> bool;
        has_last_chance() -> bool;
    }

    asks_table! { &mut self:
        update(command: Command, pace: Pace);
    }

    asks_table! { &self:
        refusal(command: Command, hints_wanted: bool) -> Option<Refusal>;
        awaits_hints() -> Option<u64>;
        rematch() -> (Party, First);
    }

    /// Opens a record at its deal.
    pub(super) fn replay(record: AnyRecord) -> AnyTable {
        made!(AnyRecord, record, record => Table::replay(record))
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

    pub(super) fn context(&self) -> Context {
        each!(Tables, &self.0, table => table.played().map_or(Context::Replay, LiveTable::context))
    }

    /// How the game stands in which a computer has to decide, as the number of its
    /// revision; nothing if it is a person's decision.
    pub(super) fn waits_for_computer(&self) -> Option<u64> {
        each!(Tables, &self.0, table => table.played()?.current().waits_for_computer())
    }

    /// Whether one person plays, and nobody else but computers.
    pub(super) fn is_against_computer(&self) -> bool {
        let (party, _) = self.rematch();
        let players = party.names.count();
        party.computers.only_person(players).is_some()
    }

    /// How the answer to a question of this table is found.
    pub(super) fn task(&self, topic: Topic) -> Option<Work<Said>> {
        each!(Tables, &self.0, table => task::map(table.task(topic)?, Said::from))
    }

    /// Does what a computer decided, or shows what was asked for.
    pub(super) fn answered(&mut self, said: Said) {
        // The answer to a question of another game is not waited for.
        paired!(&mut self.0, Said, said, (table, word) => table.answered(word), else {})
    }

    /// Says why something was refused.
    pub(super) fn refuse(&mut self, refusal: Refusal) {
        if let Refusal::House(reason) = refusal {
            return each!(Tables, &mut self.0, table => table.refuse_for(reason));
        }
        // No table refuses for a reason of another game.
        paired!(&mut self.0, Refusal, refusal, (table, notice) => {
            if let Table::Live(live) = table { live.refuse(notice) }
        }, else {})
    }

    pub(super) fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        each!(Tables, &self.0, it => it.played().map_or(Some(label), |live| live.label(label)))
    }

    pub(super) fn is_told(&self, command: Command) -> bool {
        each!(Tables, &self.0, table => table.played().is_none_or(|live| live.is_told(command)))
    }

    pub(super) fn may_click(&self, command: Command) -> bool {
        each!(Tables, &self.0, table => table.played().is_none_or(|live| live.may_click(command)))
    }

    /// Whether the number of a turn is being typed.
    pub(super) fn is_typing(&self) -> bool {
        self.replay_at().is_some_and(|it| it.typed.is_some())
    }

    /// Puts hints away that are not wanted any more.
    pub(super) fn forget_hints(&mut self) {
        each!(Tables, &mut self.0, table => {
            if let Table::Live(live) = table { live.current_mut().advice.forget() }
        })
    }

    /// The game that was played as a record to be stepped through, once it is over.
    pub(super) fn to_replay(&self) -> Option<AnyTable> {
        Some(made!(Tables, &self.0, table => Table::replay(table.finished()?.clone())))
    }

    pub(super) fn review(&mut self, command: Command) {
        each!(Tables, &mut self.0, table => {
            if let Table::Replay(replay) = table { replay.review(command) }
        })
    }

    pub(super) fn awaits_review(&self) -> Option<u64> {
        each!(Tables, &self.0, table => table.replayed()?.awaits_review())
    }

    pub(super) fn is_reviewed(&self) -> bool {
        each!(Tables, &self.0, table => table.replayed().is_some_and(Replay::is_reviewed))
    }

    /// Whether both step through the same record.
    pub(super) fn replays_what(&self, other: &AnyTable) -> bool {
        paired!(&self.0, Tables, &other.0, (one, two) => {
            let records = one.replayed().zip(two.replayed());
            records.is_some_and(|(one, two)| one.record() == two.record())
        }, else false)
    }

    pub(super) fn rewind(&mut self) {
        each!(Tables, &mut self.0, table => {
            if let Table::Replay(replay) = table { replay.rewind() }
        })
    }

    pub(super) fn has_mistakes(&self) -> bool {
        each!(Tables, &self.0, table => table.replayed().is_some_and(Replay::has_mistakes))
    }

    /// Whether the decision passed on since this was last asked.
    pub(super) fn take_handover(&mut self) -> bool {
        each!(Tables, &mut self.0, table => match table {
            Table::Live(live) => mem::take(&mut live.current_mut().handed_over),
            Table::Replay(_) => false,
        })
    }

    /// Whether a game is played that is not over yet.
    pub(super) fn is_being_played(&self) -> bool {
        each!(Tables, &self.0, table => table.played().is_some_and(|live| !live.game().is_over()))
    }

    /// How a game that was played came out, once it is over.
    pub(super) fn standing(&self) -> Option<Standing> {
        each!(Tables, &self.0, table => table.course()?.game().standing())
    }

    /// The players' names.
    pub(super) fn names(&self) -> &Names {
        each!(Tables, &self.0, table => table.whole().names())
    }

    /// Everybody's points by seat, once the whole game is over.
    pub(super) fn final_points(&self) -> Option<Vec<u16>> {
        each!(Tables, &self.0, table => table.whole().game().final_points())
    }

    /// Where a record that is stepped through stands.
    pub(super) fn replay_at(&self) -> Option<ReplayAt> {
        each!(Tables, &self.0, table => table.replayed().map(Replay::stands))
    }

    /// The record of a game that was dealt and is being played.
    pub fn record(&self) -> Option<&dyn Recorded> {
        each!(Tables, &self.0, table => table.record())
    }

    /// What may be shown of it.
    pub(super) fn scene<'a>(&'a self, around: Surroundings<'a>) -> Place<'a> {
        use Table::{Live, Replay};
        match &self.0 {
            Tables::Cards(Live(it)) => Place::Cards(cards::TableScene::of_live(it, around)),
            Tables::Cards(Replay(it)) => Place::Cards(cards::TableScene::of_replay(it)),
            Tables::Tiles(Live(it)) => Place::Tiles(tiles::TableScene::of_live(it, around)),
            Tables::Tiles(Replay(it)) => Place::Tiles(tiles::TableScene::of_replay(it)),
            Tables::Pyramids(Live(it)) => {
                Place::Pyramids(pyramids::TableScene::of_live(it, around))
            }
            Tables::Pyramids(Replay(it)) => Place::Pyramids(pyramids::TableScene::of_replay(it)),
        }
    }
}
