//! The pyramid table as the house knows it: a game being played, or one stepped through.

use super::play::Play;
use super::scene::TableScene;
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::replay::Replay;
use crate::app::scene::Surroundings;
use crate::app::sitting::Sitting;
use crate::app::start::First;
use crate::record::pyramids::{Course, Record};
use crate::record::{Names, Recorded};
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

    /// Everything lies open, so there is nothing to cover.
    pub(in crate::app) fn cover(&mut self) {}

    pub(in crate::app) fn put_aside(&mut self) {}

    pub(in crate::app) fn take_handover(&mut self) -> bool {
        match self {
            Table::Play(play) => play.take_handover(),
            Table::Replay(_) => false,
        }
    }

    pub(in crate::app) fn has_spectacle(&self) -> bool {
        self.played().is_some_and(Play::has_spectacle)
    }

    pub(in crate::app) fn may_agree(&self) -> bool {
        self.is_being_played()
    }

    pub(in crate::app) fn agree_to_end(&mut self) {
        if let Table::Play(play) = self {
            play.agree_to_end();
        }
    }

    pub(in crate::app) fn can_take_back(&self) -> bool {
        self.played()
            .is_some_and(|play| play.course().can_take_back())
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
    pub(in crate::app) fn rematch(&self) -> (Names, First) {
        match self {
            Table::Play(play) => {
                let course = play.course();
                let next = course.first().next(course.game().players());
                (course.names().clone(), First::Seat(next))
            }
            Table::Replay(replay) => (replay.names().clone(), First::Drawn),
        }
    }

    pub(in crate::app) fn scene<'a>(&'a self, around: Surroundings<'a>) -> TableScene<'a> {
        match self {
            Table::Play(play) => TableScene::of_play(play, around),
            Table::Replay(replay) => TableScene::of_replay(replay),
        }
    }
}
