//! The pyramid table as the house knows it.

use std::iter;

use super::choice::{Choice, can_finish};
use super::command::Command as Pyramids;
use super::motion::Motions;
use super::notice::Notice;
use super::play::PyramidTable;
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::current::CurrentGame;
use crate::app::keymap::Context;
use crate::app::live::LiveTable;
use crate::app::tips::Tip;
use crate::rules::Kind;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Illegal, Report};
use crate::story::pyramids::Scored;

impl LiveTable for PyramidTable {
    type Game = Game;

    fn new(current: CurrentGame<Game>) -> PyramidTable {
        PyramidTable {
            can_finish: can_finish(current.course().game()),
            current,
            choice: Choice::default(),
            notice: None,
            motions: None,
            looks_at_table: false,
        }
    }

    fn current(&self) -> &CurrentGame<Game> {
        &self.current
    }

    fn current_mut(&mut self) -> &mut CurrentGame<Game> {
        &mut self.current
    }

    fn context(&self) -> Context {
        if self.game().is_over() {
            Context::Over
        } else if self.current.waits_for_computer().is_some() {
            Context::Waiting(Kind::Pyramids)
        } else {
            Context::Pyramids
        }
    }

    fn moment(&self) -> u64 {
        self.course().revision()
    }

    fn update(&mut self, command: Command, _: Pace) {
        self.notice = None;
        self.motions = None;
        if command == Command::Back && self.put_hints_away() {
            return;
        }
        let looks = command == Command::FinalTable && !self.looks_at_table;
        self.looks_at_table = looks && self.game().is_over();
        let game = self.game();
        let waits = self.current.waits_for_computer().is_some();
        if game.is_over() || waits && command != Command::TakeBack {
            return;
        }
        let changed = match command {
            Command::Confirm => return self.confirm(),
            Command::Hints => return self.ask_for_hints(),
            Command::Back => Ok(Choice::default()),
            // What is chosen goes back first.
            Command::TakeBack if self.choice.place().is_some() => Ok(Choice::default()),
            Command::TakeBack => return self.take_back(),
            Command::Next => Ok(self.choice.step(game, 1)),
            Command::Previous => Ok(self.choice.step(game, -1)),
            Command::NextHint => Ok(self.next(1)),
            Command::PreviousHint => Ok(self.next(-1)),
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
        self.current.advice.step_aside();
        match changed {
            Ok(choice) => self.choice = choice,
            Err(reason) => {
                self.notice = Some(reason);
                self.choice = Choice::refused(reason);
            }
        }
    }

    /// Forgets what was chosen and said.
    fn forget(&mut self) {
        self.choice = Choice::default();
        self.notice = None;
        self.current.advice.forget();
    }

    fn pictures(&self) -> u8 {
        self.motions.map_or(0, Motions::pictures)
    }

    fn tips(&self) -> Vec<Tip> {
        let reports = || self.course().steps().iter().map(|step| &step.report);
        let has_fallen = reports().any(|report| !report.fell().is_empty());
        let scored = || reports().flat_map(Report::scored);
        let has_tie =
            scored().any(|award| Scored::of(&award, None).is_some_and(|it| it.tie.is_some()));
        let eye = has_fallen.then_some(Tip::Eye);
        eye.into_iter().chain(has_tie.then_some(Tip::Tie)).collect()
    }

    fn may_agree(&self) -> bool {
        !self.game().is_over()
    }

    fn agree_to_end(&mut self) {
        self.choice = Choice::default();
        // What was scored last has been watched.
        self.motions = None;
        self.notice = self.current.course_mut().agree_to_end().err().map(Notice::from);
    }

    fn answered(&mut self, action: Action) {
        self.notice = None;
        self.choice = Choice::default();
        self.take(action);
    }

    fn has_chosen(&self) -> bool {
        self.choice.place().is_some()
    }

    fn has_notice(&self) -> bool {
        self.notice.is_some()
    }

    fn refused(&self) -> Option<Illegal> {
        match self.notice {
            Some(Notice::Illegal(illegal)) => Some(illegal),
            _ => None,
        }
    }

    fn way(&self, action: Action) -> Vec<Command> {
        let game = self.game();
        let Some(piece) = game.piece(action.place) else {
            return vec![Command::Pyramids(Pyramids::Place(action.place))];
        };
        // The size is asked for again until that place is chosen.
        let before = game.legal_actions().places().iter();
        let before = before.take_while(|&place| place < action.place);
        let alike = before.filter(|&place| game.piece(place) == Some(piece));
        let sizes = iter::repeat_n(Pyramids::Size(piece.size), 1 + alike.count());
        let way = iter::once(Pyramids::Color(piece.color)).chain(sizes);
        way.map(Command::Pyramids).chain([Command::Confirm]).collect()
    }

    fn chosen_action(&self) -> Option<Action> {
        let place = self.choice.place()?;
        let piece = self.game().piece(place);
        Some(Action { place, piece })
    }
}
