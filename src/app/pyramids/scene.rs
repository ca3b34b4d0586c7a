//! What is shown of the pyramid table. Nothing of it is hidden.

use super::choice::Choice;
use super::motion::Motion;
use super::notice::Notice;
use super::play::PyramidTable;
use crate::app::live::LiveTable as _;
use crate::app::practice::{Exercise, exercised};
use crate::app::replay::{Replay, ReplayAt};
use crate::app::scene::{Surroundings, Warning};
use crate::app::series::Series;
use crate::app::speech::Common;
use crate::app::{Exercised, Hints, Lecture, ReviewView, Tip};
use crate::past::Meeting;
use crate::record::{Computers, Names};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Report};
use crate::story::pyramids::{Line, Log, Preview};
use crate::story::review::{Decision, Marked};

/// What is shown of a game.
pub struct TableScene<'a> {
    /// The players' names.
    pub names: &'a Names,
    /// Which of the players are computers, where that is worth a word.
    pub computers: Computers,
    /// The game as it stands.
    pub game: &'a Game,
    /// What the table is waiting for.
    pub stage: StageView,
    /// Everything that happened.
    pub log: Log<'a>,
    /// What happened since the last turn of the player to decide.
    pub recap: Vec<Line>,
    /// What all must know about their record.
    pub warnings: Vec<Warning>,
    /// What is said about the last thing tried.
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
    pub motion: Option<Motion<'a>>,
    /// Whether it is time for the score.
    pub is_scored: bool,
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

impl<'a> TableScene<'a> {
    /// What is shown of a game being played.
    pub(in crate::app) fn of_live(
        live: &'a PyramidTable,
        around: Surroundings<'a>,
    ) -> TableScene<'a> {
        let course = live.course();
        let game = course.game();
        let log = Log::of(course);
        let stage = match game.to_act() {
            Some(player) if live.current.waits_for_computer().is_some() => {
                StageView::Waiting { player }
            }
            Some(player) => {
                let choice = live.choice();
                let preview = choice.place().and_then(|place| Preview::of(game, place));
                StageView::Choose { player, choice, preview: preview.map(Box::new) }
            }
            None => StageView::Over,
        };
        let motion = match (live.motions, log.entries().last(), around.frame) {
            (Some(motions), Some(step), Some(frame)) => Some(motions.at(&step.report, frame)),
            _ => None,
        };
        TableScene {
            names: course.names(),
            computers: live.current().shown_computers(),
            game,
            stage,
            log,
            recap: match game.to_act() {
                Some(seat) => log.recap(seat),
                None => log.last(),
            },
            warnings: around.saving.warning().into_iter().collect(),
            notice: live.notice(),
            hints: live.hints(),
            chosen: live.chosen_action(),
            judged: live.judged(),
            review: None,
            mistake: None,
            marked: live.current().exercise().and_then(Exercise::marked),
            motion,
            // The sweep is watched to its end before the score.
            is_scored: game.is_over() && motion.is_none() && !live.looks_at_table,
            lecture: around.lecture,
            tip: around.tip.filter(|_| !live.has_chosen()),
            exercise: exercised(live),
            foresees: live.foresees(),
            series: around.series,
            stands: around.stands,
        }
    }

    /// What is shown of a record.
    pub(in crate::app) fn of_replay(replay: &'a Replay<Game>) -> TableScene<'a> {
        let log = Log::up_to(replay.course(), replay.at());
        TableScene {
            names: replay.names(),
            computers: *replay.course().computers(),
            game: replay.game(),
            stage: StageView::Replay(replay.stands()),
            log,
            recap: log.last(),
            warnings: Vec::new(),
            notice: replay.missing().map(Notice::NoTurn).or(replay.refused().map(Notice::House)),
            hints: None,
            chosen: None,
            judged: None,
            review: replay.review_view(),
            mistake: replay.mistake(),
            marked: replay.mistake().map(Decision::marked),
            motion: None,
            is_scored: replay.game().is_over(),
            lecture: None,
            tip: None,
            exercise: None,
            foresees: true,
            series: Series::default(),
            stands: None,
        }
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
