use super::{Action, Cell, Game, Illegal, Phase};
use crate::rules::{Color, Player};

impl Game {
    /// Why an action is not legal.
    #[cold]
    pub(super) fn refusal(&self, action: Action) -> Illegal {
        let (player, cell) = match (self.phase, action) {
            (Phase::Over, _) => return Illegal::GameOver,
            (Phase::Start { .. }, Action::Keep(color)) => return Illegal::NoStartTile { color },
            (Phase::Start { chooser, .. }, _) => return Illegal::KeepFirst { player: chooser },
            (_, Action::Keep(color)) => return Illegal::KeptBefore { color },
            (Phase::Turn(player) | Phase::LastFlips(player), Action::Done) => {
                return Illegal::MustAct { player };
            }
            (Phase::LastFlips(player), Action::Open(cell) | Action::Swap(cell)) => {
                let stuck = player.other();
                return Illegal::OnlyFlips { cell, stuck };
            }
            (
                Phase::Turn(player) | Phase::LastFlips(player),
                Action::Open(cell) | Action::Flip(cell) | Action::Swap(cell),
            ) => (player, cell),
        };
        let tile = self.tile(cell);
        if let Some(owner) = tile.owner {
            let color = tile.color;
            return Illegal::Turned { cell, color, owner };
        }
        let held = self.bowls[player];
        match action {
            Action::Open(_) if !self.group_cells(player, held).is_empty() => {
                Illegal::OpenedBefore { cell, color: held }
            }
            Action::Open(_) => self.touching(player, cell, held),
            Action::Flip(_) => self.not_extending(player, cell, tile.color),
            // Where it could be flipped, that is all that is wrong.
            _ if held == tile.color && self.legal.flips.contains(cell) => {
                Illegal::SameColor { cell, color: held }
            }
            _ => self.not_extending(player, cell, held),
        }
    }

    /// Why the group of a color cannot be extended to a cell.
    fn not_extending(&self, player: Player, cell: Cell, color: Color) -> Illegal {
        let near = self.neighbors[player][color.index()];
        if near.is_empty() {
            Illegal::NoGroup { cell, color }
        } else if !near.contains(cell) {
            Illegal::NotNextTo { cell, color }
        } else {
            self.touching(player, cell, color)
        }
    }

    /// The bar, which is what is left once all else is ruled out.
    fn touching(&self, player: Player, cell: Cell, color: Color) -> Illegal {
        let owner = player.other();
        let touched = cell.neighbors() & self.group_cells(owner, color);
        Illegal::Touches {
            cell,
            color,
            owner,
            touched: touched.first().expect("nothing but a group of the other player bars a cell"),
        }
    }
}
