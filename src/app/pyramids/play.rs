//! A game being played: what is chosen, taken and taken back.

use std::mem;

use super::choice::Choice;
use super::command::Command as Pyramids;
use super::notice::Notice;
use crate::app::command::Command;
use crate::app::sitting::Sitting;
use crate::app::thought::{self, Work};
use crate::record::pyramids::{Course, Move, Record};
use crate::rules::game::Report as _;
use crate::rules::pyramids::{Action, Game, Place};

/// A game being played. Everything lies open, so there is nothing to cover.
#[derive(Clone, Debug)]
pub(in crate::app) struct Play {
    sitting: Sitting<Game>,
    choice: Choice,
    notice: Option<Notice>,
    /// Whether the last update scored a group, which everyone watches.
    has_spectacle: bool,
    handed_over: bool,
}

impl Play {
    /// Goes on with a game.
    pub(in crate::app) fn new(sitting: Sitting<Game>) -> Play {
        Play {
            sitting,
            choice: Choice::default(),
            notice: None,
            has_spectacle: false,
            handed_over: true,
        }
    }

    /// The game, however it began.
    pub(in crate::app) fn course(&self) -> &Course {
        self.sitting.course()
    }

    /// The record of the game, if it was dealt.
    pub(in crate::app) fn record(&self) -> Option<&Record> {
        self.sitting.record()
    }

    /// What is chosen so far.
    pub(in crate::app) fn choice(&self) -> Choice {
        self.choice
    }

    /// What is said about the last thing tried.
    pub(in crate::app) fn notice(&self) -> Option<Notice> {
        self.notice
    }

    pub(in crate::app) fn has_spectacle(&self) -> bool {
        self.has_spectacle
    }

    /// Forgets what was chosen and said.
    pub(in crate::app) fn forget(&mut self) {
        self.choice = Choice::default();
        self.notice = None;
    }

    /// Whether the decision passed to another player since this was last asked: then keys
    /// pressed before belong to nobody.
    pub(in crate::app) fn take_handover(&mut self) -> bool {
        mem::take(&mut self.handed_over)
    }

    /// The number of the game's revision if a computer has to decide now.
    pub(in crate::app) fn waits_for_computer(&self) -> Option<u64> {
        self.sitting.waits_for_computer()
    }

    /// How the computer to decide finds out what to do.
    pub(in crate::app) fn thought(&self) -> Option<Work<Action>> {
        thought::decision(&self.sitting)
    }

    /// Does what a computer decided.
    pub(in crate::app) fn answered(&mut self, action: Action) {
        self.notice = None;
        self.choice = Choice::default();
        self.take(action);
    }

    /// Whether the last take of a person can be taken back: as long as the game goes on.
    pub(in crate::app) fn can_take_back(&self) -> bool {
        self.sitting.can_take_back()
    }

    /// Ends the game because all players agree to.
    pub(in crate::app) fn agree_to_end(&mut self) {
        self.choice = Choice::default();
        // What was scored last has been watched.
        self.has_spectacle = false;
        self.notice = self.sitting.agree_to_end().err().map(Notice::from);
    }

    /// Does what is asked.
    pub(in crate::app) fn update(&mut self, command: Command) {
        self.notice = None;
        self.has_spectacle = false;
        let game = self.course().game();
        let waits = self.waits_for_computer().is_some();
        if game.is_over() || waits && command != Command::TakeBack {
            return;
        }
        let changed = match command {
            Command::Confirm => return self.confirm(),
            Command::Back => Ok(Choice::default()),
            // What is chosen goes back first.
            Command::TakeBack if self.choice.place().is_some() => Ok(Choice::default()),
            Command::TakeBack => return self.take_back(),
            Command::Next => Ok(self.choice.step(game, 1)),
            Command::Previous => Ok(self.choice.step(game, -1)),
            Command::PageDown => Ok(self.choice.page(game, 1)),
            Command::PageUp => Ok(self.choice.page(game, -1)),
            Command::Top => Ok(Choice::nearest(game)),
            Command::Bottom => Ok(Choice::innermost(game)),
            Command::Pyramids(Pyramids::Color(color)) => self.choice.color(game, color),
            Command::Pyramids(Pyramids::Size(size)) => self.choice.size(game, size),
            Command::Pyramids(Pyramids::Finishing) => self.choice.finishing(game),
            Command::Pyramids(Pyramids::Group(group)) => self.choice.group(game, group),
            Command::Pyramids(Pyramids::Place(place)) if self.choice.place() == Some(place) => {
                return self.confirm();
            }
            Command::Pyramids(Pyramids::Place(place)) => self.choose(place),
            _ => return,
        };
        match changed {
            Ok(choice) => self.choice = choice,
            Err(reason) => {
                self.notice = Some(reason);
                self.choice = Choice::refused(reason);
            }
        }
    }

    fn choose(&self, place: Place) -> Result<Choice, Notice> {
        let game = self.course().game();
        if let Some(seat) = game.to_act() {
            game.check(seat, place.into())?;
        }
        Ok(Choice::at(Some(place)))
    }

    /// Takes what is chosen. After that nothing is, so that a key pressed once too often
    /// never plays for the next player.
    fn confirm(&mut self) {
        let Some(place) = self.choice.place() else {
            self.notice = Some(Notice::ChooseFirst);
            return;
        };
        self.choice = Choice::default();
        self.take(place.into());
    }

    fn take(&mut self, action: Action) {
        match self.sitting.play(action) {
            Ok(report) => {
                self.has_spectacle = report.is_turning_point() || !report.swept().is_empty();
                self.handed_over = true;
            }
            Err(reason) => self.notice = Some(reason.into()),
        }
    }

    fn take_back(&mut self) {
        self.choice = Choice::default();
        let last = self.sitting.last_of_a_person();
        let before = self.course().steps().len();
        self.notice = match last {
            Some(Move::Action(seat, action)) if self.sitting.take_back() => {
                let piece = self.course().game().piece(action.place);
                piece.map(|piece| Notice::TookBack {
                    seat,
                    place: action.place,
                    piece,
                    with_answers: self.course().steps().len() + 1 < before,
                })
            }
            _ => Some(Notice::NothingToTakeBack),
        };
    }
}
