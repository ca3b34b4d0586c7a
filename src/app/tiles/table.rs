//! The tile table as the house knows it: a game being played, or one stepped through.

use super::keymap::Context as At;
use super::play::Play;
use super::scene::TableScene;
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::opening::Party;
use crate::app::replay::Replay;
use crate::app::scene::Surroundings;
use crate::app::sitting::Sitting;
use crate::app::start::First;
use crate::app::thought::{self, Topic, Word, Work};
use crate::record::Recorded;
use crate::record::tiles::{Course, Record};
use crate::rules::Kind;
use crate::rules::game::{Game as _, Standing};
use crate::rules::tiles::{Game, Phase};

/// A game of tiles on the table.
#[derive(Debug)]
pub(in crate::app) enum Table {
    /// It is being played.
    Play(Box<Play>),
    /// Its record is stepped through.
    Replay(Box<Replay<Game>>),
}

impl Table {
    /// Sits down to a game that was dealt.
    pub(in crate::app) fn dealt(record: Record) -> Table {
        Table::Play(Box::new(Play::new(Sitting::Dealt(record))))
    }

    /// Sits down to a position laid out by hand.
    pub(in crate::app) fn laid_out(course: Course) -> Table {
        Table::Play(Box::new(Play::new(Sitting::LaidOut(course))))
    }

    pub(in crate::app) fn replay(record: Record) -> Table {
        Table::Replay(Box::new(Replay::new(record)))
    }

    /// The game being played, if one is.
    fn played(&self) -> Option<&Play> {
        match self {
            Table::Play(play) => Some(play),
            Table::Replay(_) => None,
        }
    }

    pub(in crate::app) fn context(&self) -> Context {
        let Table::Play(play) = self else {
            return Context::Replay;
        };
        if play.waits_for_computer().is_some() {
            return Context::Waiting(Kind::Tiles);
        }
        match play.course().game().phase() {
            Phase::Over => Context::Over,
            Phase::Start { .. } => Context::Tiles(At::Start),
            _ if play.row().is_some() => Context::Tiles(At::Column),
            Phase::Turn(_) => Context::Tiles(At::Turn),
            Phase::LastFlips(_) => Context::Tiles(At::Flips),
        }
    }

    pub(in crate::app) fn moment(&self) -> u64 {
        self.played().map_or(0, Play::moment)
    }

    /// Nothing is hidden here, so no key comes too early.
    pub(in crate::app) fn update(&mut self, command: Command, _: Pace) {
        match self {
            Table::Play(play) => play.update(command),
            Table::Replay(replay) => replay.update(command),
        }
    }

    /// Everything lies open, so there is nothing to cover, and what was chosen stays.
    pub(in crate::app) fn cover(&mut self) {}

    pub(in crate::app) fn put_aside(&mut self) {}

    /// Forgets what was chosen.
    pub(in crate::app) fn forget(&mut self) {
        if let Table::Play(play) = self {
            play.forget();
        }
    }

    pub(in crate::app) fn take_handover(&mut self) -> bool {
        match self {
            Table::Play(play) => play.take_handover(),
            Table::Replay(_) => false,
        }
    }

    pub(in crate::app) fn pictures(&self) -> u8 {
        0
    }

    pub(in crate::app) fn may_agree(&self) -> bool {
        Kind::Tiles.ends_by_agreement() && self.is_being_played()
    }

    /// This game is never ended by agreement.
    pub(in crate::app) fn agree_to_end(&mut self) {}

    /// The key says so where there is nothing, unless it can hurry a computer instead.
    pub(in crate::app) fn has_something_to_take_back(&self) -> bool {
        let is_persons = self.waits_for_computer().is_none();
        self.is_being_played() && (is_persons || self.can_take_back())
    }

    pub(in crate::app) fn can_take_back(&self) -> bool {
        self.played().is_some_and(Play::can_take_back)
    }

    pub(in crate::app) fn is_being_played(&self) -> bool {
        self.played()
            .is_some_and(|play| !play.course().game().is_over())
    }

    pub(in crate::app) fn standing(&self) -> Option<Standing> {
        self.played()?.course().game().standing()
    }

    pub(in crate::app) fn record(&self) -> Option<&dyn Recorded> {
        Some(self.played()?.record()?)
    }

    /// The game being played, however it began.
    pub(in crate::app) fn course(&self) -> Option<&Course> {
        Some(self.played()?.course())
    }

    pub(in crate::app) fn rematch(&self) -> (Party, First) {
        match self {
            Table::Play(play) => {
                let first = play.course().first().other();
                (Party::of(play.course()), First::Seat(first.into()))
            }
            Table::Replay(replay) => (Party::of(replay.course()), First::Drawn),
        }
    }

    pub(in crate::app) fn waits_for_computer(&self) -> Option<u64> {
        self.played()?.waits_for_computer()
    }

    pub(in crate::app) fn thought(&self, topic: Topic) -> Option<Work<Word<Game>>> {
        match (self, topic) {
            (Table::Play(play), Topic::Move) => thought::map(play.thought()?, Word::Move),
            (Table::Play(play), Topic::Hints) => thought::map(play.hints_thought()?, Word::Hints),
            (Table::Replay(replay), Topic::Review) => {
                thought::map(replay.review_thought()?, Word::Review)
            }
            _ => None,
        }
    }

    pub(in crate::app) fn answered(&mut self, word: Word<Game>) {
        match (self, word) {
            (Table::Play(play), Word::Move(action)) => play.answered(action),
            (Table::Play(play), Word::Hints(hints)) => play.hinted(hints),
            (Table::Replay(replay), Word::Review(review)) => replay.give_review(review),
            // The answer to another question is not waited for.
            _ => {}
        }
    }

    pub(in crate::app) fn may_review(&self) -> bool {
        match self {
            Table::Play(play) => play.record().is_some_and(|record| record.game().is_over()),
            Table::Replay(_) => true,
        }
    }

    pub(in crate::app) fn to_replay(&self) -> Option<Table> {
        let record = self.played()?.record()?;
        let is_over = record.game().is_over();
        is_over.then(|| Table::replay(record.clone()))
    }

    pub(in crate::app) fn review(&mut self, command: Command) {
        if let Table::Replay(replay) = self {
            replay.review(command);
        }
    }

    pub(in crate::app) fn awaits_review(&self) -> Option<u64> {
        match self {
            Table::Play(_) => None,
            Table::Replay(replay) => replay.awaits_review(),
        }
    }

    pub(in crate::app) fn has_mistakes(&self) -> bool {
        matches!(self, Table::Replay(replay) if replay.has_mistakes())
    }

    pub(in crate::app) fn may_ask_for_hints(&self, between_people: bool) -> bool {
        self.played()
            .is_some_and(|play| play.may_ask_for_hints(between_people))
    }

    pub(in crate::app) fn awaits_hints(&self) -> Option<u64> {
        self.played()?.awaits_hints()
    }

    pub(in crate::app) fn scene<'a>(&'a self, around: Surroundings<'a>) -> TableScene<'a> {
        match self {
            Table::Play(play) => TableScene::of_play(play, around),
            Table::Replay(replay) => TableScene::of_replay(replay),
        }
    }
}
