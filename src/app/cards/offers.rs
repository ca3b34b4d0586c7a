//! What can be done at the card table.

use super::command::{Command as Cards, Target};
use super::notice::{Final, Notice};
use super::play::CardTable;
use super::stage::{Peek, Stage};
use crate::app::command::Command;
use crate::app::keymap::KeyLabel;
use crate::app::live::LiveTable as _;
use crate::app::offers::Offering;
use crate::record::cards::Move;
use crate::rules::cards::Action;
use crate::rules::game::Game as _;

impl Offering for CardTable {
    type Notice = Notice;

    fn refusal(&self, command: Command) -> Option<Notice> {
        match (command, self.stage) {
            (Command::TakeBack, _) => self.why_not_taken_back(),
            (Command::Cards(Cards::Color(color)), Stage::Draft { draft, .. }) => {
                let view = self.game().view(draft.chooser);
                let taken = view.check(Action::Claim { color });
                taken.err().map(Notice::from)
            }
            _ => None,
        }
    }

    /// In a draft, the next key must not take what was chosen before, and any key but one
    /// ends the request to look away.
    fn refuse(&mut self, reason: Notice) {
        self.change(|live| {
            live.notice.0 = Some(reason);
            if let Stage::Draft { pick, peek, .. } = &mut live.stage {
                *pick = None;
                if *peek == Peek::Asked {
                    *peek = Peek::Covered;
                }
                live.current.advice.step_aside();
            }
        });
    }

    /// The key for the table leads back from there.
    fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        Some(match label {
            KeyLabel::FinalTable if self.looked_at.is_some() => KeyLabel::ToScore,
            label => label,
        })
    }

    /// Of a hand that is up, the colors that are in it.
    fn is_told(&self, command: Command) -> bool {
        match (command, self.stage) {
            (Command::Cards(Cards::Color(color)), Stage::Choose { player, .. }) => {
                self.game().view(player).hand().count(color) > 0
            }
            _ => true,
        }
    }

    fn clicks(&self) -> Vec<Command> {
        let Stage::Choose { player, .. } = self.stage else {
            return Vec::new();
        };
        let hand = self.game().view(player).hand();
        let targets = Target::ALL.into_iter().map(Cards::Target);
        let counts = (1..=hand.len()).map(Cards::Count);
        targets.chain(counts).map(Command::Cards).collect()
    }

    /// Cards are turned up only where they lie: a double click on the key that hands over
    /// must not show the next player's.
    fn may_click(&self, command: Command) -> bool {
        command != Command::Cards(Cards::Reveal) || self.open_view().is_some()
    }
}

impl CardTable {
    /// Why nothing can be taken back, if that is so: only right after it was done, or alone
    /// against a computer, which nobody hands over to.
    fn why_not_taken_back(&self) -> Option<Notice> {
        let is_alone = self.alone().is_some();
        let why = match self.stage {
            Stage::AfterPlay { .. } => match self.course().moves().next_back() {
                Some(Move::Action(_, Action::Grow { .. })) => Final::Completed,
                _ => Final::Drew,
            },
            Stage::Over => return Some(Notice::NothingToTakeBack),
            Stage::Draft { .. } if !is_alone => match self.course().moves().next_back() {
                Some(Move::Action(_, Action::Claim { .. })) => Final::Shared,
                _ => Final::Completed,
            },
            _ if is_alone && self.current.last_of_a_person().is_some() => self.why_final(),
            _ => return Some(Notice::NothingToTakeBack),
        };
        (!self.current.can_take_back()).then_some(Notice::Final(why))
    }
}
