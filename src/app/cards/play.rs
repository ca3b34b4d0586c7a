//! A game being played: whose cards are up, what is chosen, what happens next.

use std::mem::{self, Discriminant};

use super::choice::Choice;
use super::command::{Command as Cards, Target};
use super::motion::Motions;
use super::notice::Notice;
use super::stage::{Peek, Stage};
use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::current::CurrentGame;
use crate::app::live::LiveTable as _;
use crate::record::cards::Move;
use crate::rules::cards::{Action, Game, Phase, Pile, PlayerView};
use crate::rules::game::Game as _;
use crate::rules::{ByPlayer, Player, Secret};

/// A game being played.
#[derive(Clone, Debug)]
pub(in crate::app) struct CardTable {
    pub(super) current: CurrentGame<Game>,
    /// Where the game stands between the players.
    pub(super) stage: Stage,
    /// Why the last thing tried was refused; meant for the player at the keyboard.
    pub(super) notice: Secret<Option<Notice>>,
    /// What the last update set in motion.
    pub(super) motions: Motions,
    /// What both players saw before the last action, while the table is looked at again
    /// after the game.
    pub(super) looked_at: Option<ByPlayer<PlayerView>>,
    /// Changes whenever something else is to be decided, or by somebody else.
    pub(super) moment: u64,
    /// What each player drew with their last action and has not yet looked at.
    pub(super) drawn: Secret<ByPlayer<Pile>>,
}

impl CardTable {
    /// What the player whose cards are up sees; nobody's cards are up if `None`.
    pub(in crate::app) fn open_view(&self) -> Option<PlayerView> {
        let player = match self.stage {
            Stage::Choose { player, .. } | Stage::AfterPlay { player, open: true } => player,
            Stage::Draft { draft, peek: Peek::Up, .. } => draft.chooser,
            Stage::Waiting { .. } => self.alone()?,
            Stage::Covered { .. } | Stage::AfterPlay { .. } | Stage::Draft { .. } | Stage::Over => {
                return None;
            }
        };
        Some(self.course().game().view(player))
    }

    /// Turns everything face down, even if nobody else is at the table.
    pub(super) fn hide(&mut self) {
        self.current.advice.forget();
        match &mut self.stage {
            &mut Stage::Choose { player, .. } => self.stage = covered(player),
            Stage::AfterPlay { open, .. } => *open = false,
            Stage::Draft { peek, .. } => *peek = Peek::Covered,
            Stage::Covered { .. } | Stage::Waiting { .. } | Stage::Over => {}
        }
    }

    /// What is to be decided now.
    pub(super) fn situation(&self) -> (Discriminant<Stage>, Option<Peek>) {
        let peek = match self.stage {
            Stage::Draft { peek, .. } => Some(peek),
            _ => None,
        };
        (mem::discriminant(&self.stage), peek)
    }

    /// Changes something, and notes whether something else is to be decided then.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut CardTable)) {
        let before = (self.situation(), self.course().revision());
        self.notice.0 = None;
        self.motions = Motions::default();
        change(self);
        if (self.situation(), self.course().revision()) != before {
            self.moment += 1;
        }
    }

    pub(super) fn obey(&mut self, command: Command, pace: Pace) {
        if let Some(reason) = self.too_early(command, pace) {
            self.notice.0 = Some(reason);
            return;
        }
        if command == Command::Back && self.put_hints_away() {
            return;
        }
        match self.stage {
            Stage::Covered { player, choice } => match command {
                Command::Cards(Cards::Reveal) => self.stage = Stage::Choose { player, choice },
                Command::Confirm => self.notice.0 = Some(Notice::WrongKey),
                _ => {}
            },
            Stage::Choose { player, choice } => self.choose(player, choice, command),
            Stage::AfterPlay { player, open } => self.after_play(player, open, command),
            Stage::Draft { draft, pick, peek } => self.draft(draft, pick, peek, command),
            Stage::Waiting { .. } if command == Command::TakeBack => self.take_back(),
            Stage::Waiting { .. } => {}
            Stage::Over => self.look(command),
        }
    }

    /// Goes from the score to the table and back.
    pub(super) fn look(&mut self, command: Command) {
        let looks = command == Command::FinalTable && self.looked_at.is_none();
        self.looked_at = looks.then(|| self.before_the_end());
    }

    /// After how many steps the rules had not cleared the table yet: before the last
    /// Mandala was shared out, or else before the last action.
    pub(super) fn last_table(&self) -> usize {
        let steps = self.course().steps();
        let claims = steps
            .iter()
            .rev()
            .take_while(|step| matches!(step.made, Move::Action(_, Action::Claim { .. })));
        steps.len().saturating_sub(claims.count().max(1))
    }

    /// The table as it lay then.
    fn before_the_end(&self) -> ByPlayer<PlayerView> {
        let game = self.course().game_after(self.last_table());
        ByPlayer::from_fn(|seat| game.view(seat))
    }

    /// Why a key came too early to be meant, if it did.
    pub(super) fn too_early(&self, command: Command, pace: Pace) -> Option<Notice> {
        if self.alone().is_some() {
            return None;
        }
        match (command, self.stage) {
            (
                Command::Cards(Cards::Reveal),
                Stage::Covered { .. } | Stage::AfterPlay { open: false, .. },
            ) if !pace.may_turn_up => Some(Notice::TooQuick),
            (Command::Cards(Cards::Reveal), Stage::Draft { draft, peek: Peek::Asked, .. })
                if !pace.may_turn_up =>
            {
                Some(Notice::TooQuickInDraft { chooser: draft.chooser })
            }
            (Command::Confirm, Stage::AfterPlay { .. }) if !pace.may_hand_over => {
                Some(Notice::LookFirst)
            }
            _ => None,
        }
    }

    pub(super) fn choose(&mut self, player: Player, choice: Choice, command: Command) {
        let view = self.course().game().view(player);
        let changed = match command {
            Command::Cards(Cards::Reveal) => return self.hide(),
            Command::TakeBack => return self.take_back(),
            Command::Hints => return self.ask_for_hints(),
            Command::Back => match choice.back() {
                Some(choice) => Ok(choice),
                None => return self.hide(),
            },
            Command::Confirm => match choice.action() {
                Some(action) => return self.play(action),
                None => choice.aim(&view),
            },
            Command::Next => Ok(choice.next(&view, 1)),
            Command::Previous => Ok(choice.next(&view, -1)),
            Command::NextHint => Ok(self.next(&view, choice, 1)),
            Command::PreviousHint => Ok(self.next(&view, choice, -1)),
            Command::Up => choice.count_by(&view, 1),
            Command::Down => choice.count_by(&view, -1),
            Command::Cards(Cards::Count(count)) => choice.count_to(&view, count),
            Command::Cards(Cards::Color(color)) => choice.pick(&view, color),
            Command::Cards(Cards::Side(side)) => choice.side(&view, side),
            Command::Cards(Cards::Mountain) => choice.kind(&view, Target::Mountain),
            Command::Cards(Cards::Field) => choice.kind(&view, Target::Field),
            Command::Cards(Cards::Discard) => choice.at(&view, Target::Discard),
            Command::Cards(Cards::Target(target)) if choice.target() == Some(target) => {
                return self.choose(player, choice, Command::Confirm);
            }
            Command::Cards(Cards::Target(target)) => choice.at(&view, target),
            _ => return,
        };
        let choice = match changed {
            Ok(choice) => choice,
            Err(reason) => {
                self.notice.0 = Some(reason);
                // The next keys must not play what was chosen before the refusal.
                match command {
                    Command::Up | Command::Down | Command::Cards(Cards::Count(_)) => choice,
                    Command::Cards(Cards::Color(_)) => choice.without_place(),
                    Command::Cards(Cards::Side(side)) => choice.disarmed().asking(side),
                    _ => choice.disarmed(),
                }
            }
        };
        self.current.advice.step_aside();
        self.stage = Stage::Choose { player, choice };
    }

    /// The next choice; what a hint says comes first, while hints are shown.
    fn next(&self, view: &PlayerView, choice: Choice, by: isize) -> Choice {
        match self.proposed(by) {
            Some(action) => Choice::to_do(action),
            None => choice.next(view, by),
        }
    }

    pub(super) fn after_play(&mut self, player: Player, open: bool, command: Command) {
        match command {
            Command::Cards(Cards::Reveal) => {
                self.stage = Stage::AfterPlay { player, open: !open };
            }
            Command::Confirm => {
                self.drawn.0[player] = Pile::EMPTY;
                self.settle();
                // The next player sees once more what was done.
                self.motions = Motions::handover();
            }
            Command::TakeBack => {
                self.current.take_back();
                let choice = Choice::default();
                // Only Space turns cards up.
                self.stage = if open {
                    Stage::Choose { player, choice }
                } else {
                    Stage::Covered { player, choice }
                };
            }
            Command::Back => self.cover(),
            _ => {}
        }
    }

    pub(super) fn play(&mut self, action: Action) {
        let Some(player) = self.course().game().to_act() else {
            return;
        };
        match self.current.course_mut().play(action) {
            Ok(report) => {
                self.motions = Motions::of(&report, self.course().game().is_over());
                if !matches!(action, Action::Claim { .. }) {
                    self.drawn.0[player] = report.drawn(player);
                }
                self.stage = Stage::AfterPlay { player, open: true };
                self.settle_after(action);
            }
            Err(reason) => self.notice.0 = Some(reason.into()),
        }
    }

    /// After an action: a player looks at what they drew unless a draft goes first.
    pub(super) fn settle_after(&mut self, action: Action) {
        let phase = self.course().game().phase();
        let looks = matches!(phase, Phase::Turn(_))
            && !matches!(action, Action::Claim { .. })
            && self.course().computers().is_empty();
        if !looks {
            self.settle();
        }
    }

    /// At whatever the game waits for: face down, unless a person plays alone.
    pub(super) fn settle(&mut self) {
        let phase = self.course().game().phase();
        let computers = self.course().computers();
        let computer = phase.player().filter(|&seat| computers.of(seat).is_some());
        let alone = self.alone().is_some();
        let choice = Choice::default();
        self.stage = match (phase, computer) {
            (_, Some(player)) => Stage::Waiting { player },
            (Phase::Turn(player), None) if alone => Stage::Choose { player, choice },
            (Phase::Turn(player), None) => Stage::Covered { player, choice },
            (Phase::Draft(draft), None) => Stage::Draft {
                draft,
                pick: None,
                peek: if alone { Peek::Up } else { Peek::Covered },
            },
            (Phase::Over(_), None) => Stage::Over,
        };
        self.current.handed_over = true;
    }
}

/// Face down, with nothing chosen.
fn covered(player: Player) -> Stage {
    let choice = Choice::default();
    Stage::Covered { player, choice }
}
