//! The tile table as the house knows it.

use super::choice::Choice;
use super::command::Command as Tiles;
use super::keymap::Context as At;
use super::motion::Motions;
use super::notice::Notice;
use super::play::TileTable;
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::current::CurrentGame;
use crate::app::keymap::Context;
use crate::app::live::LiveTable;
use crate::app::tips::Tip;
use crate::rules::Kind;
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cells, Game, Illegal, Phase};

impl LiveTable for TileTable {
    type Game = Game;

    fn new(current: CurrentGame<Game>) -> TileTable {
        let middle = Cells::CENTER.first();
        TileTable {
            resumed_at: current.course().steps().len(),
            current,
            choice: Choice::Nothing,
            cursor: middle.expect("the center has four cells"),
            row: None,
            chains: false,
            notice: None,
            undoing: None,
            motions: Motions::default(),
            looks_at_table: false,
            moment: 0,
        }
    }

    fn current(&self) -> &CurrentGame<Game> {
        &self.current
    }

    fn current_mut(&mut self) -> &mut CurrentGame<Game> {
        &mut self.current
    }

    fn context(&self) -> Context {
        if self.current.waits_for_computer().is_some() {
            return Context::Waiting(Kind::Tiles);
        }
        match self.game().phase() {
            Phase::Over => Context::Over,
            Phase::Start { .. } => Context::Tiles(At::Start),
            _ if self.row.is_some() => Context::Tiles(At::Column),
            Phase::Turn(_) => Context::Tiles(At::Turn),
            Phase::LastFlips(_) => Context::Tiles(At::Flips),
        }
    }

    fn moment(&self) -> u64 {
        self.moment
    }

    fn update(&mut self, command: Command, _: Pace) {
        let before = (self.course().revision(), self.row.is_some());
        let phase = self.game().phase();
        self.obey(command);
        if (self.course().revision(), self.row.is_some()) != before {
            self.moment += 1;
        }
        if self.game().phase() != phase {
            self.current.handed_over = true;
        }
    }

    /// Forgets what was chosen and said.
    fn forget(&mut self) {
        self.choice = Choice::Nothing;
        self.row = None;
        self.notice = None;
        self.current.advice.forget();
    }

    fn pictures(&self) -> u8 {
        self.motions.pictures()
    }

    fn tips(&self) -> Vec<Tip> {
        let game = self.game();
        let is_barred = |cell| {
            let refused = game.preview(Action::Flip(cell)).err();
            matches!(refused, Some(Illegal::Touches { .. }))
        };
        match game.phase() {
            Phase::LastFlips(_) => vec![Tip::LastFlips],
            Phase::Turn(_) if game.fronts().iter().any(is_barred) => vec![Tip::Bar],
            _ => Vec::new(),
        }
    }

    fn may_agree(&self) -> bool {
        !self.game().is_over()
    }

    fn answered(&mut self, action: Action) {
        self.forget();
        self.play(action);
        self.moment += 1;
        self.current.handed_over = true;
    }

    fn has_chosen(&self) -> bool {
        self.choice != Choice::Nothing || self.row.is_some()
    }

    fn has_notice(&self) -> bool {
        self.notice.is_some()
    }

    fn refused(&self) -> Option<Illegal> {
        match (self.notice, self.at()) {
            (Some(Notice::Illegal(illegal)), _) => Some(illegal),
            (Some(Notice::NothingHere(refusals)), _) => Some(refusals.flip),
            (_, Some(at)) => at.refusals(self.game()).map(|refusals| refusals.flip),
            _ => None,
        }
    }

    fn way(&self, action: Action) -> Vec<Command> {
        let way = match (self.game().phase(), action.cell(), action) {
            (Phase::LastFlips(_), Some(_), _) => return vec![Command::Tiles(Tiles::FlipAll)],
            (_, Some(cell), _) => vec![Tiles::Row(cell.row()), Tiles::Column(cell.column())],
            (_, None, Action::Keep(color)) => vec![Tiles::Color(color)],
            (_, None, _) => vec![Tiles::Enough],
        };
        let way = way.into_iter().map(Command::Tiles);
        way.chain([Command::Confirm]).collect()
    }

    fn chosen_action(&self) -> Option<Action> {
        self.choice.action(self.game())
    }
}
