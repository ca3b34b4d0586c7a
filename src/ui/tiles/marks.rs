//! What is said about the cells: what can be done there, and what was done last.

use crate::app::tiles::{StageView, TableScene};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Game};
use crate::rules::{Color, Player};
use crate::story::review::Sign;

/// What is to be said about some cells.
#[derive(Default)]
pub struct Marks {
    /// The cell with the cursor, or of what a review calls better.
    pub cursor: Option<Cell>,
    /// The cells that a review tells of.
    told: Vec<(Cell, Sign)>,
    /// What was turned last.
    pub last: Cells,
    /// What can be flipped, with what it brings.
    flips: Cells,
    /// Where the swap tile can be laid next to its group.
    swaps: Cells,
    /// Where a group cannot be opened, if that can be done elsewhere.
    barred: Cells,
    /// What chains of flips could still turn, if that is shown.
    chains: Cells,
    /// Who is to act.
    player: Option<Player>,
    held: Option<Color>,
}

impl Marks {
    /// All that a table says about its cells.
    pub fn of(scene: &TableScene) -> Marks {
        let game = scene.game;
        let legal = game.legal_actions();
        let cells = |wanted: fn(&Action) -> bool| -> Cells {
            let actions = legal.iter().filter(wanted);
            actions.filter_map(Action::cell).collect()
        };
        let is_replay = matches!(scene.stage, StageView::Replay(_));
        // What a computer can do is its own affair.
        let playing = !is_replay && !scene.is_thinking;
        let player = game.to_act().filter(|_| playing);
        let flips = cells(|action| matches!(action, Action::Flip(_)));
        let opens = cells(|action| matches!(action, Action::Open(_)));
        let barred = match opens.is_empty() {
            true => Cells::NONE,
            false => game.fronts() - opens - flips,
        };
        let chains = match player {
            Some(player) if scene.chains => game.chains(player).cells,
            _ => Cells::NONE,
        };
        let none = |cells: Cells| if playing { cells } else { Cells::NONE };
        let told = told(scene);
        let better = told.iter().find(|(_, sign)| *sign != Sign::Played);
        let cursor = scene.stage.at().map(|at| at.cell);
        Marks {
            cursor: cursor.or(better.map(|(cell, _)| *cell)),
            told,
            last: scene.log.last_turned(),
            flips: none(flips),
            swaps: none(cells(|action| matches!(action, Action::Swap(_)))),
            barred: none(barred),
            chains,
            player,
            held: player.and_then(|player| game.swap_tile(player)),
        }
    }

    /// What stands below the letter of a tile.
    pub fn label(&self, game: &Game, cell: Cell) -> Option<String> {
        if let Some((_, sign)) = self.told.iter().find(|(told, _)| *told == cell) {
            return Some(sign.mark().to_string());
        }
        let worth = |color: Option<Color>| {
            let group = game.group(self.player?, color?)?;
            Some(group.marker)
        };
        let tile = Some(game.tile(cell).color);
        let (flip, swap) = (self.flips.contains(cell), self.swaps.contains(cell));
        match (flip, swap) {
            // What is worth more comes first.
            (true, true) => {
                let (flip, swap) = (worth(tile)?, worth(self.held)?);
                Some(match flip < swap {
                    true => format!("*{swap}+"),
                    false => format!("+{flip}*"),
                })
            }
            (true, false) => Some(format!("+{}", worth(tile)?)),
            (false, true) => Some(format!("*{}", worth(self.held)?)),
            _ if self.chains.contains(cell) => Some(format!("~{}", worth(tile)?)),
            _ if self.barred.contains(cell) => Some("x".to_string()),
            _ => None,
        }
    }
}

/// The cells of what was done and of what would have been better, at a decision that a
/// review tells of.
fn told(scene: &TableScene) -> Vec<(Cell, Sign)> {
    let Some(decision) = scene.mistake else {
        return Vec::new();
    };
    let actions = [decision.best.action, decision.played.action];
    let cells = actions.into_iter().filter_map(Action::cell);
    let sign = |cell: Cell| decision.sign(|action| action.cell() == Some(cell));
    cells.filter_map(|cell| Some((cell, sign(cell)?))).collect()
}
