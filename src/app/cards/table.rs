//! The card table as the house knows it.

use super::command::Command as Cards;
use super::keymap::Context as At;
use super::motion::Motions;
use super::notice::Notice;
use super::play::CardTable;
use super::stage::{Peek, Stage};
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::current::CurrentGame;
use crate::app::keymap::Context;
use crate::app::live::LiveTable;
use crate::app::tips::Tip;
use crate::rules::cards::{Action, Game, Illegal, Phase};
use crate::rules::game::Game as _;
use crate::rules::{Kind, Secret};

impl LiveTable for CardTable {
    type Game = Game;

    /// Goes on with a game, face down.
    fn new(current: CurrentGame<Game>) -> CardTable {
        let mut live = CardTable {
            current,
            stage: Stage::Over,
            notice: Secret(None),
            motions: Motions::default(),
            looked_at: None,
            moment: 0,
            drawn: Secret::default(),
        };
        live.settle();
        live
    }

    fn current(&self) -> &CurrentGame<Game> {
        &self.current
    }

    fn current_mut(&mut self) -> &mut CurrentGame<Game> {
        &mut self.current
    }

    fn context(&self) -> Context {
        match self.stage {
            Stage::Covered { .. } => Context::Cards(At::Covered),
            Stage::Choose { .. } => Context::Cards(At::Choose),
            Stage::AfterPlay { .. } => Context::Cards(At::AfterPlay),
            Stage::Draft { .. } => Context::Cards(At::Draft),
            Stage::Waiting { .. } => Context::Waiting(Kind::Cards),
            Stage::Over => Context::Over,
        }
    }

    fn moment(&self) -> u64 {
        self.moment
    }

    /// Does what is asked; a key that came too early turns nothing up and hands
    /// nothing over.
    fn update(&mut self, command: Command, pace: Pace) {
        self.change(|live| live.obey(command, pace));
    }

    /// Turns everything face down and forgets what was chosen or said about it, unless
    /// that was put aside before.
    fn cover(&mut self) {
        self.notice.0 = None;
        if self.alone().is_none() {
            self.hide();
        }
    }

    /// Turns everything face down, but remembers what was chosen: for a look at the rules
    /// or the log.
    fn put_aside(&mut self) {
        let chosen = match self.stage {
            Stage::Choose { player, choice } if self.alone().is_none() => {
                Some(Stage::Covered { player, choice })
            }
            _ => None,
        };
        self.cover();
        self.stage = chosen.unwrap_or(self.stage);
    }

    /// Unless nobody else is at the table.
    fn forget(&mut self) {
        self.cover();
    }

    fn asks_for_calm(&self) -> bool {
        use Notice::{TooQuick, TooQuickInDraft};
        matches!(self.notice.0, Some(TooQuick | TooQuickInDraft { .. }))
    }

    /// Then the table says again what turns cards up.
    fn calmed(&mut self) {
        self.notice.0 = match self.notice.0 {
            Some(Notice::TooQuickInDraft { chooser }) => Some(Notice::LookAway { chooser }),
            _ => None,
        };
    }

    fn pictures(&self) -> u8 {
        self.motions.pictures()
    }

    fn tips(&self) -> Vec<Tip> {
        let table = self.game().public_view();
        match self.stage {
            Stage::Draft { draft, .. } => {
                let fields = &table.mandala(draft.side).fields;
                let has_empty = fields.one.is_empty() || fields.two.is_empty();
                let empty = has_empty.then_some(Tip::EmptyField);
                [Tip::Draft].into_iter().chain(empty).collect()
            }
            Stage::Choose { .. } if table.deck_ran_out() => vec![Tip::DeckRanOut],
            _ => Vec::new(),
        }
    }

    fn may_agree(&self) -> bool {
        matches!(self.game().phase(), Phase::Turn(_))
    }

    fn agree_to_end(&mut self) {
        self.cover();
        match self.current.course_mut().agree_to_end() {
            Ok(report) => {
                self.motions = Motions::of(&report, self.game().is_over());
                self.settle();
            }
            Err(reason) => self.notice.0 = Some(reason.into()),
        }
    }

    fn answered(&mut self, action: Action) {
        self.notice.0 = None;
        self.motions = Motions::default();
        self.play(action);
        self.moment += 1;
    }

    fn has_chosen(&self) -> bool {
        match self.stage {
            Stage::Choose { choice, .. } => choice.color().is_some(),
            Stage::Draft { pick, .. } => pick.is_some(),
            _ => false,
        }
    }

    fn chosen_action(&self) -> Option<Action> {
        match self.stage {
            Stage::Choose { choice, .. } => choice.action(),
            Stage::Draft { pick, .. } => pick.map(|color| Action::Claim { color }),
            _ => None,
        }
    }

    fn has_notice(&self) -> bool {
        self.notice.0.is_some()
    }

    fn refused(&self) -> Option<Illegal> {
        match self.notice.0 {
            Some(Notice::Illegal(illegal)) => Some(illegal),
            _ => None,
        }
    }

    fn way(&self, action: Action) -> Vec<Command> {
        let color = Cards::Color(action.color());
        let place = match action {
            Action::Build { side, .. } => vec![Cards::Side(side)],
            Action::Grow { side, .. } => vec![Cards::Side(side), Cards::Field],
            Action::Discard { .. } => vec![Cards::Discard],
            Action::Claim { .. } => Vec::new(),
        };
        let way = [color].into_iter().chain(place).map(Command::Cards);
        way.chain([Command::Confirm]).collect()
    }

    /// Only with their cards up.
    fn waits_for_person(&self) -> bool {
        matches!(self.stage, Stage::Choose { .. } | Stage::Draft { peek: Peek::Up, .. })
    }
}
