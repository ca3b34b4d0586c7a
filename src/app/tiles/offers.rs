//! What can be done at the tile table.

use super::choice::{At, Choice};
use super::command::Command as Tiles;
use super::motion::Motions;
use super::notice::Notice;
use super::play::TileTable;
use crate::app::command::Command;
use crate::app::keymap::KeyLabel;
use crate::app::live::LiveTable as _;
use crate::app::offers::Offering;
use crate::record::tiles::Move;
use crate::rules::tiles::{Action, Cells, Phase};

impl Offering for TileTable {
    type Notice = Notice;

    fn refusal(&self, command: Command) -> Option<Notice> {
        match command {
            Command::TakeBack => self.why_not_taken_back(),
            Command::Tiles(Tiles::Change) => self.why_not_changed(),
            Command::Tiles(Tiles::Enough) => {
                let enough = self.game().preview(Action::Done);
                enough.err().map(Notice::from)
            }
            _ => None,
        }
    }

    fn refuse(&mut self, reason: Notice) {
        // Any key but that of a column forgets the row.
        let had_row = self.row.take().is_some();
        self.moment += u64::from(had_row);
        self.current.advice.step_aside();
        self.notice = Some(reason);
        self.motions = Motions::default();
        // The next key must not play what was chosen before, but the cursor stays on a cell
        // where there is only one way to act.
        use Notice::{BeforeResuming, CellFirst, NothingToTakeBack};
        if matches!(reason, BeforeResuming | CellFirst | NothingToTakeBack) {
            self.choice = Choice::Nothing;
        }
    }

    fn label(&self, label: KeyLabel) -> Option<KeyLabel> {
        Some(match label {
            KeyLabel::FinalTable if self.looks_at_table => KeyLabel::ToScore,
            label => label,
        })
    }

    fn clicks(&self) -> Vec<Command> {
        if self.current.waits_for_computer().is_some() {
            return Vec::new();
        }
        let clicks: Vec<Tiles> = match self.game().phase() {
            Phase::Start { tiles, .. } => tiles.map(Tiles::ClickStart).to_vec(),
            Phase::Turn(_) | Phase::LastFlips(_) => {
                let cells = Cells::ALL.iter().map(Tiles::Click);
                cells.chain([Tiles::Change]).collect()
            }
            Phase::Over => Vec::new(),
        };
        clicks.into_iter().map(Command::Tiles).collect()
    }
}

impl TileTable {
    /// Why nothing can be taken back, if that is so: until the game is over, a player can
    /// take back what they did last, and only what comes after the other player's last
    /// action.
    fn why_not_taken_back(&self) -> Option<Notice> {
        let is_theirs = match self.current.last_of_a_person() {
            Some(Move::Action(player, _)) => self.undoing.is_none_or(|it| it == player),
            Some(Move::Agreed) | None => return Some(Notice::NothingToTakeBack),
        };
        if is_theirs && self.current.can_take_back() {
            return None;
        }
        let before = self.current.before_last_of_a_person();
        Some(if before.is_some_and(|it| it < self.resumed_at) {
            Notice::BeforeResuming
        } else {
            Notice::NothingToTakeBack
        })
    }

    /// Why there is no other way to act on the cell chosen, if there is none.
    fn why_not_changed(&self) -> Option<Notice> {
        match self.choice {
            Choice::Cell(cell, way) if At::new(self.game(), cell, way).both => None,
            Choice::Cell(cell, way) => self.nothing_at(cell, way).or(Some(Notice::OneWay)),
            _ => Some(Notice::CellFirst),
        }
    }
}
