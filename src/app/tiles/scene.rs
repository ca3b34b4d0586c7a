//! What may be shown of the tile table: all of it.

use super::choice::{self, At, Way};
use super::motion::Motion;
use super::notice::Notice;
use super::play::TileTable;
use crate::app::live::LiveTable as _;
use crate::app::practice::{Exercise, exercised};
use crate::app::replay::{Replay, ReplayAt};
use crate::app::scene::{Surroundings, Warning};
use crate::app::series::Series;
use crate::app::speech::Common;
use crate::app::{Exercised, Hints, Lecture, ReviewView, Tip};
use crate::past::Meeting;
use crate::record::{Computers, Names};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Game, Phase, Verdict};
use crate::rules::{Color, Player};
use crate::story::review::{Decision, Marked};
use crate::story::tiles::Log;

/// Whose River is the lower one, unless the seats change.
const BOTTOM: Player = Player::One;

/// What is to be shown of a game.
pub struct TableScene<'a> {
    /// The players' names.
    pub names: &'a Names,
    /// Which of the players are computers, where that is worth a word.
    pub computers: Computers,
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
    /// Everything that happened.
    pub log: Log<'a>,
    /// What both must know about their record.
    pub warning: Option<Warning>,
    /// Why the last thing tried was refused.
    pub notice: Option<Notice>,
    /// Hints for the player to decide.
    pub hints: Option<Hints<'a, Game>>,
    /// What would be done if it were confirmed now.
    pub chosen: Option<Action>,
    /// What hints say of the action that is chosen.
    pub judged: Option<Common>,
    /// What is to be shown of a review.
    pub review: Option<ReviewView<'a, Game>>,
    /// The decision that it tells of, if the table stands before one.
    pub mistake: Option<&'a Decision<Game>>,
    /// What is marked on the table of a decision that is told of.
    pub marked: Option<Marked<Action>>,
    /// A motion under way.
    pub motion: Option<Motion>,
    /// How the game came out, once it is over, its last tile has turned and nobody looks
    /// at the table any more.
    pub verdict: Option<Verdict>,
    /// What a lesson says.
    pub lecture: Option<Lecture>,
    /// What is explained because it came up for the first time.
    pub tip: Option<Tip>,
    /// What is said of a decision that is made again.
    pub exercise: Option<Exercised<'a, Game>>,
    /// Whether it is said what would come of an action.
    pub foresees: bool,
    /// How the games of the evening came out.
    pub series: Series,
    /// How the players stand with each other, once the game is over.
    pub stands: Option<&'a Meeting>,
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
        let cells = |wanted: fn(&Action) -> bool| -> Cells {
            let actions = legal.iter().filter(wanted);
            actions.filter_map(Action::cell).collect()
        };
        let player = game.to_act();
        let flips = cells(|action| matches!(action, Action::Flip(_)));
        let opens = cells(|action| matches!(action, Action::Open(_)));
        Reach {
            player,
            flips,
            swaps: cells(|action| matches!(action, Action::Swap(_))),
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

impl<'a> TableScene<'a> {
    /// What is to be shown of a game being played.
    pub(in crate::app) fn of_live(live: &'a TileTable, around: Surroundings<'a>) -> TableScene<'a> {
        let course = live.course();
        let game = course.game();
        let pick = match (live.row, live.at()) {
            (Some(row), _) => Pick::Row(row),
            (None, Some(at)) => Pick::Cell(at),
            (None, None) if live.is_enough() => Pick::Enough,
            (None, None) => Pick::Nothing,
        };
        let acting = game.to_act();
        let motion = around.frame.map(|frame| live.motions.at(frame));
        let is_turning = matches!(motion, Some(Motion::Turning(_)));
        let is_thinking = live.current.waits_for_computer().is_some();
        TableScene {
            names: course.names(),
            computers: live.current().shown_computers(),
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
            log: Log::of(course),
            warning: around.saving.warning(),
            notice: live.notice,
            hints: live.hints(),
            chosen: live.chosen_action(),
            judged: live.judged(),
            review: None,
            mistake: None,
            marked: live.current().exercise().and_then(Exercise::marked),
            motion,
            verdict: game.verdict().filter(|_| !is_turning && !live.looks_at_table),
            lecture: around.lecture,
            tip: around.tip.filter(|_| !live.has_chosen()),
            exercise: exercised(live),
            foresees: live.foresees(),
            series: around.series,
            stands: around.stands,
        }
    }

    /// What is to be shown of a record.
    pub(in crate::app) fn of_replay(replay: &'a Replay<Game>) -> TableScene<'a> {
        let game = replay.game();
        TableScene {
            names: replay.names(),
            computers: *replay.course().computers(),
            game,
            stage: StageView::Replay(replay.stands()),
            acting: game.to_act(),
            is_thinking: false,
            bottom: BOTTOM,
            chains: false,
            reach: Reach::default(),
            log: Log::up_to(replay.course(), replay.at()),
            warning: None,
            notice: replay.missing().map(Notice::NoTurn).or(replay.refused().map(Notice::House)),
            hints: None,
            chosen: None,
            judged: None,
            review: replay.review_view(),
            mistake: replay.mistake(),
            marked: replay.mistake().map(Decision::marked),
            motion: None,
            verdict: game.verdict(),
            lecture: None,
            tip: None,
            exercise: None,
            foresees: true,
            series: Series::default(),
            stands: None,
        }
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
