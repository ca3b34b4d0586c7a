//! What is said about the cells: what can be done there, and what was done last.

use crate::app::tiles::{Reach, TableScene};
use crate::rules::Color;
use crate::rules::tiles::{Action, Cell, Cells, Game};
use crate::story::review::Sign;
use crate::ui::hints;

/// What is to be said about some cells.
#[derive(Default)]
pub struct Marks {
    /// The cell with the cursor, or of what a review calls better.
    pub cursor: Option<Cell>,
    /// The cells that a review tells of.
    told: Vec<(Cell, Sign)>,
    /// The cells of the hints, the best first.
    hinted: Vec<Option<Cell>>,
    /// What was turned last.
    pub last: Cells,
    /// What can be done where.
    reach: Reach,
    held: Option<Color>,
}

impl Marks {
    /// All that a table says about its cells.
    pub fn of(scene: &TableScene) -> Marks {
        let told = told(scene);
        let better = told.iter().find(|(_, sign)| *sign != Sign::Played);
        let cursor = scene.stage.at().map(|at| at.cell);
        Marks {
            cursor: cursor.or(better.map(|(cell, _)| *cell)),
            told,
            hinted: match scene.hints {
                Some(told) => told.actions().map(Action::cell).collect(),
                None => Vec::new(),
            },
            last: scene.log.last_turned(),
            reach: scene.reach,
            held: scene.reach.player.and_then(|player| scene.game.swap_tile(player)),
        }
    }

    /// The cells with a frame: that with the cursor, or all of the hints before one is tried.
    pub fn framed(&self) -> Vec<Cell> {
        match self.cursor {
            Some(cell) => vec![cell],
            None => self.hinted.iter().flatten().copied().collect(),
        }
    }

    /// Whether a hint tells of a tile, and nothing else does.
    pub fn is_hinted(&self, cell: Cell) -> bool {
        self.told.is_empty() && self.hinted.contains(&Some(cell))
    }

    /// What stands below the letter of a tile.
    pub fn label(&self, game: &Game, cell: Cell) -> Option<String> {
        if let Some((_, sign)) = self.told.iter().find(|(told, _)| *told == cell) {
            return Some(sign.mark().to_string());
        }
        if let Some(best) = self.hinted.iter().position(|hint| *hint == Some(cell)) {
            return Some(hints::number(best + 1));
        }
        let worth = |color: Option<Color>| {
            let group = game.group(self.reach.player?, color?)?;
            Some(group.marker)
        };
        let tile = Some(game.tile(cell).color);
        let (flip, swap) = (self.reach.flips.contains(cell), self.reach.swaps.contains(cell));
        match (flip, swap) {
            // What is worth more comes first.
            (true, true) => {
                let (flip, swap) = (worth(tile)?, worth(self.held)?);
                Some(if flip < swap { format!("*{swap}+") } else { format!("+{flip}*") })
            }
            (true, false) => Some(format!("+{}", worth(tile)?)),
            (false, true) => Some(format!("*{}", worth(self.held)?)),
            _ if self.reach.chains.contains(cell) => Some(format!("~{}", worth(tile)?)),
            _ if self.reach.barred.contains(cell) => Some("x".to_string()),
            _ => None,
        }
    }
}

/// The cells of what was done and of what is better, at a decision that is told of.
fn told(scene: &TableScene) -> Vec<(Cell, Sign)> {
    let Some(marked) = scene.marked else {
        return Vec::new();
    };
    let actions = [Some(marked.better), marked.played].into_iter().flatten();
    let cells = actions.filter_map(Action::cell);
    let sign = |cell: Cell| marked.sign(|action| action.cell() == Some(cell));
    cells.filter_map(|cell| Some((cell, sign(cell)?))).collect()
}
