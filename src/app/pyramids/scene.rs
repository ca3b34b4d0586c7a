//! What is shown of the pyramid table. Nothing of it is hidden.

use std::ops::Deref;

use super::choice::Choice;
use super::motion::Motion;
use super::notice::Notice;
use super::play::PyramidTable;
use crate::app::live::LiveTable as _;
use crate::app::replay::{Replay, ReplayAt};
use crate::app::scene::{Shared, Surroundings, Warning};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Game, Report};
use crate::story::pyramids::{Line, Preview};

/// What is shown of a game.
pub struct TableScene<'a> {
    /// What every table shows.
    pub(in crate::app) shared: Shared<'a, Game>,
    /// The game as it stands.
    pub game: &'a Game,
    /// What the table is waiting for.
    pub stage: StageView,
    /// What happened since the last turn of the player to decide.
    pub recap: Vec<Line>,
    /// What all must know about their record.
    pub warnings: Vec<Warning>,
    /// What is said about the last thing tried.
    pub notice: Option<Notice>,
    /// A motion under way.
    pub motion: Option<Motion<'a>>,
    /// Whether it is time for the score.
    pub is_scored: bool,
}

/// What the table is waiting for, with all that drawing it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StageView {
    /// A player chooses.
    Choose {
        /// Who is to move.
        player: Seat,
        /// What is chosen so far.
        choice: Choice,
        /// What would come of it, once a pyramid is chosen.
        preview: Option<Box<Preview>>,
    },
    /// A computer decides.
    Waiting {
        /// Which one.
        player: Seat,
    },
    /// The game is over.
    Over,
    /// A record is stepped through.
    Replay(ReplayAt),
}

impl<'a> Deref for TableScene<'a> {
    type Target = Shared<'a, Game>;

    fn deref(&self) -> &Shared<'a, Game> {
        &self.shared
    }
}

impl<'a> TableScene<'a> {
    /// What is shown of a game being played.
    pub(in crate::app) fn of_live(
        live: &'a PyramidTable,
        around: Surroundings<'a>,
    ) -> Box<TableScene<'a>> {
        let game = live.game();
        let shared = Shared::of_live(live, around);
        let log = shared.log;
        let stage = match game.to_act() {
            Some(player) if live.current.waits_for_computer().is_some() => {
                StageView::Waiting { player }
            }
            Some(player) => {
                let choice = live.choice;
                let preview = choice.place().and_then(|place| Preview::of(game, place));
                StageView::Choose { player, choice, preview: preview.map(Box::new) }
            }
            None => StageView::Over,
        };
        let motion = match (live.motions, log.entries().last(), around.frame) {
            (Some(motions), Some(step), Some(frame)) => Some(motions.at(&step.report, frame)),
            _ => None,
        };
        Box::new(TableScene {
            shared,
            game,
            stage,
            recap: match game.to_act() {
                Some(seat) => log.recap(seat),
                None => log.last(),
            },
            warnings: around.saving.warning().into_iter().collect(),
            notice: live.notice,
            motion,
            // The sweep is watched to its end before the score.
            is_scored: game.is_over() && motion.is_none() && !live.looks_at_table,
        })
    }

    /// What is shown of a record.
    pub(in crate::app) fn of_replay(replay: &'a Replay<Game>) -> Box<TableScene<'a>> {
        let shared = Shared::of_replay(replay);
        Box::new(TableScene {
            recap: shared.log.last(),
            shared,
            game: replay.game(),
            stage: StageView::Replay(replay.stands()),
            warnings: Vec::new(),
            notice: replay.notice(Notice::NoTurn),
            motion: None,
            is_scored: replay.game().is_over(),
        })
    }

    /// Whether a pyramid is chosen.
    pub fn has_choice(&self) -> bool {
        matches!(&self.stage, StageView::Choose { choice, .. } if choice.place().is_some())
    }

    /// What is being scored, while that is watched.
    pub fn scored(&self) -> Option<&'a Report> {
        Some(self.motion?.done()?.0)
    }

    /// Whose turn it is.
    pub fn acting(&self) -> Option<Seat> {
        self.game.to_act()
    }
}
