//! What may be shown of the card table, and nothing else.

use std::ops::Deref;

use super::choice::Choice;
use super::motion::{Motion, Spectacle};
use super::notice::Notice;
use super::partner::alone;
use super::play::CardTable;
use super::stage::{Peek, Stage};
use crate::app::live::LiveTable as _;
use crate::app::replay::{Replay, ReplayAt};
use crate::app::scene::{Shared, Surroundings, Warning};
use crate::rules::cards::{ClaimEffect, Draft, Game, Pile, PlayerView, Table, Verdict};
use crate::rules::game::Game as _;
use crate::rules::{ByPlayer, Color, Player};
use crate::story::cards::{self as story, DraftSoFar, Log};

/// Who sits at the bottom, unless the seats change.
const BOTTOM: Player = Player::Two;

/// What may be shown of a game.
pub struct TableScene<'a> {
    /// What every table shows.
    pub(in crate::app) shared: Shared<'a, Game>,
    /// What lies open.
    pub table: &'a Table,
    /// The cards of the player who has turned theirs up; in a replay of a
    /// finished game, of both.
    pub open: ByPlayer<Option<PlayerView>>,
    /// Where the game stands between the players.
    pub stage: StageView,
    /// Whose action it is, or was while they look at its outcome.
    pub acting: Option<Player>,
    /// The cards that whoever looks cannot see: the player whose cards are up, or else
    /// everybody. Nothing if players keep count themselves.
    pub unseen: Option<Pile>,
    /// Whether it is shown what everybody saw go into a Cup.
    pub remembers: bool,
    /// Which of the cards that are up are new.
    pub fresh: Pile,
    /// The seat at the bottom of the screen.
    pub bottom: Player,
    /// Whether a computer plays, so that nobody hands over and says what was done.
    pub against_computer: bool,
    /// What happened since the last turn of the player to decide.
    pub recap: Vec<story::Line>,
    /// How a draft under way came about, if this was seen.
    pub draft: Option<DraftSoFar>,
    /// What there is to choose from in a draft, in the order of the colors.
    pub shares: Vec<Share>,
    /// What both must know about the coming end and about their record.
    pub warnings: Vec<Warning>,
    /// Why the last thing tried was refused.
    pub notice: Option<Notice>,
    /// How much is left of the moment that the notice asks for, in eighths.
    pub calm: Option<u8>,
    /// A motion under way.
    pub motion: Option<Motion>,
    /// How the game came out, once it is time for the score.
    pub verdict: Option<Verdict>,
}

/// A color of a Mountain that is being destroyed.
pub struct Share {
    /// Which color.
    pub color: Color,
    /// How many of its cards lie there.
    pub count: u8,
    /// What is done with them if a player takes it, and the points that this brings: all that
    /// count for a player whose Cup lies open, or else those that everyone can count.
    pub claims: ByPlayer<Option<(ClaimEffect, u16)>>,
}

impl Share {
    /// The same without what it brings.
    fn bare(draft: Draft, color: Color, table: &Table) -> Share {
        Share {
            color,
            count: table.mandala(draft.side).mountain.count(color),
            claims: ByPlayer::from_fn(|_| None),
        }
    }

    fn of(draft: Draft, color: Color, table: &Table, open: &ByPlayer<Option<PlayerView>>) -> Share {
        let claim = |seat| {
            let claim = table.claim(draft.side, color, seat)?;
            let points = match &open[seat] {
                Some(view) => story::points_of_claim(view, color, claim),
                None => claim.points(),
            };
            Some((claim, points))
        };
        Share { claims: ByPlayer::from_fn(claim), ..Share::bare(draft, color, table) }
    }
}

/// What the table is waiting for, with all that drawing it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageView {
    /// All cards lie face down; this player is to turn theirs up.
    Covered {
        /// Who is to move.
        player: Player,
    },
    /// The player to move has turned their cards up and chooses.
    Choose {
        /// What the player sees.
        view: PlayerView,
        /// What is chosen so far.
        choice: Choice,
    },
    /// The player who just acted looks at the outcome before handing over.
    AfterPlay {
        /// Who acted.
        player: Player,
        /// Whether their cards are up.
        open: bool,
    },
    /// A color is to be chosen from the Mountain being destroyed.
    Draft {
        /// Which Mandala, and who chooses.
        draft: Draft,
        /// The color with the cursor, once one has it.
        pick: Option<Color>,
        /// How far the chooser is with turning their cards up.
        peek: Peek,
    },
    /// A computer decides.
    Waiting {
        /// Which one.
        player: Player,
        /// Whether its person can still undo what they did.
        can_undo: bool,
    },
    /// The game is over.
    Over,
    /// The game is over, and the table before its last action is looked at again.
    Final,
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
    /// What may be shown of a game being played.
    pub(in crate::app) fn of_live(
        live: &'a CardTable,
        around: Surroundings<'a>,
    ) -> Box<TableScene<'a>> {
        let game = live.course();
        let looked_at = live.looked_at.as_ref();
        let table = match looked_at {
            Some(views) => views.one.table(),
            None => game.game().public_view(),
        };
        let log = match looked_at {
            Some(_) => Log::up_to(game, live.last_table()),
            None => Log::of(game),
        };
        let view = live.open_view();
        let open = match looked_at {
            // A person alone has nothing to hide from a computer.
            Some(views) => ByPlayer::from_fn(|seat| {
                let is_own = live.alone() == Some(seat);
                is_own.then_some(views[seat])
            }),
            None => ByPlayer::from_fn(|seat| view.filter(|view| view.seat() == seat)),
        };
        let (stage, acting) = match live.stage {
            Stage::Covered { player, .. } => (StageView::Covered { player }, Some(player)),
            Stage::Choose { player, choice } => {
                let view = game.game().view(player);
                (StageView::Choose { view, choice }, Some(player))
            }
            Stage::AfterPlay { player, open } => {
                (StageView::AfterPlay { player, open }, Some(player))
            }
            Stage::Draft { draft, pick, peek } => {
                let stage = StageView::Draft { draft, pick, peek };
                (stage, Some(draft.chooser))
            }
            Stage::Over if looked_at.is_some() => (StageView::Final, None),
            Stage::Waiting { player } => {
                let can_undo = live.has_last_chance();
                (StageView::Waiting { player, can_undo }, Some(player))
            }
            Stage::Over => (StageView::Over, None),
        };
        let warnings = story::warnings(table).into_iter().map(Warning::Cards);
        let motion = around.frame.and_then(|frame| live.motions.at(frame));
        // The last destruction is watched to its end before the score.
        let counts = motion.is_none_or(|motion| motion.spectacle == Spectacle::Counted);
        let shows_score = counts && looked_at.is_none();
        Box::new(TableScene {
            shared: Shared { log, ..Shared::of_live(live, around) },
            table,
            stage,
            acting,
            // At the end both hands and Cups are seen: there is nothing to remember.
            unseen: (around.settings.memory && !game.game().is_over())
                .then(|| view.map_or_else(|| table.unseen(), |view| view.unseen())),
            remembers: around.settings.memory,
            fresh: view.map_or(Pile::EMPTY, |view| live.drawn.0[view.seat()]),
            bottom: live.alone().unwrap_or_else(|| around.settings.bottom(acting, BOTTOM)),
            against_computer: !game.computers().is_empty(),
            recap: match (acting, game.steps().last()) {
                (Some(seat), _) => log.recap(seat),
                (None, Some(last)) => story::tell(last.report.events()),
                (None, None) => Vec::new(),
            },
            draft: match stage {
                StageView::Draft { .. } => log.draft(),
                _ => None,
            },
            shares: match stage {
                StageView::Draft { draft, .. } => {
                    let colors = table.mandala(draft.side).mountain.colors().iter();
                    let share = |color| match live.foresees() {
                        true => Share::of(draft, color, table, &open),
                        false => Share::bare(draft, color, table),
                    };
                    colors.map(share).collect()
                }
                _ => Vec::new(),
            },
            open,
            warnings: around.saving.warning().into_iter().chain(warnings).collect(),
            notice: live.notice.0,
            calm: around.calm,
            motion,
            verdict: game.game().verdict().filter(|_| shows_score),
        })
    }

    /// What may be shown of a record.
    pub(in crate::app) fn of_replay(replay: &'a Replay<Game>) -> Box<TableScene<'a>> {
        let table = replay.game().public_view();
        let shared = Shared::of_replay(replay);
        let last = shared.log.entries().last();
        Box::new(TableScene {
            shared,
            table,
            open: ByPlayer::from_fn(|seat| replay.view(seat)),
            stage: StageView::Replay(replay.stands()),
            acting: table.phase().player(),
            unseen: None,
            remembers: true,
            fresh: Pile::EMPTY,
            // Nobody changes seats to look back.
            bottom: alone(replay.record().computers()).unwrap_or(BOTTOM),
            against_computer: false,
            recap: last.map_or_else(Vec::new, |step| story::tell(step.report.events())),
            draft: None,
            shares: Vec::new(),
            warnings: story::warnings(table).into_iter().map(Warning::Cards).collect(),
            notice: replay.notice(Notice::NoTurn),
            calm: None,
            motion: None,
            verdict: replay.game().verdict(),
        })
    }

    /// Whether cards are up that another player at this keyboard must not know.
    pub fn has_secrets_up(&self) -> bool {
        let is_up = self.open.one.is_some() != self.open.two.is_some();
        is_up && !self.against_computer
    }
}
