//! The pyramid table as the house knows it: a game being played, or one stepped through.

use super::play::Play;
use super::scene::TableScene;
use crate::app::MOTION_FRAMES;
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
use crate::record::pyramids::{Course, Record};
use crate::rules::Kind;
use crate::rules::game::Standing;
use crate::rules::pyramids::Game;

/// A game of pyramids on the table.
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
        match self {
            Table::Replay(_) => Context::Replay,
            Table::Play(play) if play.course().game().is_over() => Context::Over,
            Table::Play(play) if play.waits_for_computer().is_some() => {
                Context::Waiting(Kind::Pyramids)
            }
            Table::Play(_) => Context::Pyramids,
        }
    }

    pub(in crate::app) fn moment(&self) -> u64 {
        self.played().map_or(0, |play| play.course().revision())
    }

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
        let moves = self.played().is_some_and(Play::has_spectacle);
        if moves { MOTION_FRAMES } else { 0 }
    }

    pub(in crate::app) fn may_agree(&self) -> bool {
        self.is_being_played()
    }

    pub(in crate::app) fn agree_to_end(&mut self) {
        if let Table::Play(play) = self {
            play.agree_to_end();
        }
    }

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

    /// The player after the one who started begins.
    pub(in crate::app) fn rematch(&self) -> (Party, First) {
        match self {
            Table::Play(play) => {
                let course = play.course();
                let next = course.first().next(course.game().players());
                (Party::of(course), First::Seat(next))
            }
            Table::Replay(replay) => (Party::of(replay.course()), First::Drawn),
        }
    }

    pub(in crate::app) fn waits_for_computer(&self) -> Option<u64> {
        self.played()?.waits_for_computer()
    }

    pub(in crate::app) fn thought(&self, topic: Topic) -> Option<Work<Word<Game>>> {
        let play = self.played()?;
        match topic {
            Topic::Move => thought::map(play.thought()?, Word::Move),
            Topic::Hints | Topic::Review => None,
        }
    }

    pub(in crate::app) fn answered(&mut self, word: Word<Game>) {
        if let (Table::Play(play), Word::Move(action)) = (self, word) {
            play.answered(action);
        }
    }

    /// Nobody can review these games yet.
    pub(in crate::app) fn may_review(&self) -> bool {
        false
    }

    pub(in crate::app) fn review(&mut self, _: Command) {}

    pub(in crate::app) fn awaits_review(&self) -> Option<u64> {
        None
    }

    pub(in crate::app) fn has_mistakes(&self) -> bool {
        false
    }

    /// Nobody can give hints here yet.
    pub(in crate::app) fn may_ask_for_hints(&self, _: bool) -> bool {
        false
    }

    pub(in crate::app) fn awaits_hints(&self) -> Option<u64> {
        None
    }

    pub(in crate::app) fn scene<'a>(&'a self, around: Surroundings<'a>) -> TableScene<'a> {
        match self {
            Table::Play(play) => TableScene::of_play(play, around),
            Table::Replay(replay) => TableScene::of_replay(replay),
        }
    }
}
