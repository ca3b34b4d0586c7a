//! What may be shown of the tile table: all of it.

use std::ops::Deref;

use super::choice::{self, At, Choice, Way};
use super::motion::Motion;
use super::notice::Notice;
use super::play::TileTable;
use crate::app::live::LiveTable as _;
use crate::app::replay::{Replay, ReplayAt};
use crate::app::scene::{Shared, Surroundings, Warning};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Game, Phase, Verdict};
use crate::rules::{Color, Player};

/// Whose River is the lower one, unless the seats change.
const BOTTOM: Player = Player::One;

/// What is to be shown of a game.
pub struct TableScene<'a> {
    /// What every table shows.
    pub(in crate::app) shared: Shared<'a, Game>,
    /// The game, all of which lies open.
    pub game: &'a Game,
    /// What the table is waiting for.
    pub stage: StageView,
    /// Whose decision it is.
    pub acting: Option<Player>,
    /// Whether that is a computer.
    pub is_thinking: bool,
    /// The player whose River is the lower one.
    pub bottom: Player,
    /// Whether chains of flips are shown.
    pub chains: bool,
    /// What a person to act can do where.
    pub reach: Reach,
    /// What both must know about their record.
    pub warning: Option<Warning>,
    /// Why the last thing tried was refused.
    pub notice: Option<Notice>,
    /// A motion under way.
    pub motion: Option<Motion>,
    /// How the game came out, once it is over, its last tile has turned and nobody looks
    /// at the table any more.
    pub verdict: Option<Verdict>,
}

/// What a person to act can do where.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reach {
    /// Who is to act.
    pub player: Option<Player>,
    /// What can be flipped.
    pub flips: Cells,
    /// Where the swap tile can be laid next to its group.
    pub swaps: Cells,
    /// Where a group cannot be opened, if that can be done elsewhere.
    pub barred: Cells,
    /// What chains of flips could still turn, if that is shown.
    pub chains: Cells,
}

impl Reach {
    fn of(game: &Game, shows_chains: bool) -> Reach {
        let legal = game.legal_actions();
        let (player, flips, opens) = (game.to_act(), legal.flips(), legal.opens());
        Reach {
            player,
            flips,
            swaps: legal.swaps(),
            barred: if opens.is_empty() { Cells::NONE } else { game.fronts() - opens - flips },
            chains: match player {
                Some(player) if shows_chains => game.chains(player).cells,
                _ => Cells::NONE,
            },
        }
    }
}

/// What the table is waiting for, with all that drawing it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageView {
    /// A start tile is to be kept.
    Start {
        /// By whom.
        chooser: Player,
        /// The two tiles.
        tiles: [Color; 2],
        /// The one chosen.
        pick: Option<Color>,
    },
    /// A player's turn.
    Turn {
        /// Whose.
        player: Player,
        /// What is chosen.
        pick: Pick,
    },
    /// The flips at the end.
    Flips {
        /// Whose.
        player: Player,
        /// What is chosen.
        pick: Pick,
    },
    /// The game is over.
    Over,
    /// A record is stepped through.
    Replay(ReplayAt),
}

/// What is chosen of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Nothing.
    Nothing,
    /// A row, whose column is awaited.
    Row(u8),
    /// A cell.
    Cell(At),
    /// To make no more flips.
    Enough,
}

impl StageView {
    /// The cell with the cursor.
    pub fn at(&self) -> Option<At> {
        match *self {
            StageView::Turn { pick, .. } | StageView::Flips { pick, .. } => match pick {
                Pick::Cell(at) => Some(at),
                _ => None,
            },
            _ => None,
        }
    }
}

impl<'a> Deref for TableScene<'a> {
    type Target = Shared<'a, Game>;

    fn deref(&self) -> &Shared<'a, Game> {
        &self.shared
    }
}

impl<'a> TableScene<'a> {
    /// What is to be shown of a game being played.
    pub(in crate::app) fn of_live(
        live: &'a TileTable,
        around: Surroundings<'a>,
    ) -> Box<TableScene<'a>> {
        let game = live.game();
        let pick = match (live.row, live.at()) {
            (Some(row), _) => Pick::Row(row),
            (None, Some(at)) => Pick::Cell(at),
            (None, None) if live.choice == Choice::Enough => Pick::Enough,
            (None, None) => Pick::Nothing,
        };
        let acting = game.to_act();
        let motion = around.frame.map(|frame| live.motions.at(frame));
        let is_turning = matches!(motion, Some(Motion::Turning(_)));
        let is_thinking = live.current.waits_for_computer().is_some();
        Box::new(TableScene {
            shared: Shared::of_live(live, around),
            game,
            stage: match game.phase() {
                Phase::Start { chooser, tiles } => {
                    StageView::Start { chooser, tiles, pick: live.kept() }
                }
                Phase::Turn(player) => StageView::Turn { player, pick },
                Phase::LastFlips(player) => StageView::Flips { player, pick },
                Phase::Over => StageView::Over,
            },
            acting,
            is_thinking,
            bottom: around.settings.bottom(acting, BOTTOM),
            chains: live.chains,
            // What a computer can do is its own affair.
            reach: if is_thinking { Reach::default() } else { Reach::of(game, live.chains) },
            warning: around.saving.warning(),
            notice: live.notice,
            motion,
            verdict: game.verdict().filter(|_| !is_turning && !live.looks_at_table),
        })
    }

    /// What is to be shown of a record.
    pub(in crate::app) fn of_replay(replay: &'a Replay<Game>) -> Box<TableScene<'a>> {
        let game = replay.game();
        Box::new(TableScene {
            shared: Shared::of_replay(replay),
            game,
            stage: StageView::Replay(replay.stands()),
            acting: game.to_act(),
            is_thinking: false,
            bottom: BOTTOM,
            chains: false,
            reach: Reach::default(),
            warning: None,
            notice: replay.notice(Notice::NoTurn),
            motion: None,
            verdict: game.verdict(),
        })
    }

    /// What players most likely want to do on a cell, allowed or not.
    pub fn usual(&self, cell: Cell) -> Action {
        choice::action(self.game, cell, choice::usual(self.game, cell))
    }

    /// What laying the tile held on a cell means now.
    pub fn lay(&self, cell: Cell) -> Action {
        choice::action(self.game, cell, Way::Lay)
    }
}
