//! What may be shown of the app, and nothing else.

use super::cards::log::Log;
use super::cards::notice::Notice;
use super::cards::play::{Play, Stage};
use super::cards::story;
use super::command::Command;
use super::keymap::{self, Binding, Context};
use super::replay::Replay;
use super::start::{Line, Start};
use super::{App, Motion, Saving, Screen, Settings};
use crate::record::Names;
use crate::rules::cards::{Pile, PlayerView, Table, Verdict};
use crate::rules::{ByPlayer, Player};

/// The score of an evening of several games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    /// How many games each player won.
    pub wins: ByPlayer<u32>,
    /// How many games were drawn.
    pub draws: u32,
    /// The number of the last game that was counted.
    pub(super) counted: usize,
}

/// What lies on top of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The rules and the keys.
    Help {
        /// The first line shown.
        scroll: usize,
    },
    /// Everything that happened.
    Log {
        /// How many lines back from the end.
        back: usize,
    },
    /// The question whether to leave.
    Quit,
    /// The question whether both agree to end the game.
    Agree,
}

/// Everything that may be shown now, and nothing else: drawing takes this.
pub struct Scene<'a> {
    /// The start screen.
    pub start: Option<&'a Start>,
    /// The table.
    pub table: Option<TableScene<'a>>,
    /// What lies on top.
    pub overlay: Option<Overlay>,
    /// The keys that work now, for the key bar.
    pub keys: Vec<&'static Binding>,
    /// Whether the game is kept.
    pub saving: &'a Saving,
    /// Whether both players could agree to end the game now.
    pub may_agree: bool,
}

/// Something that both players must know, whoever is at the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The game could not be saved.
    NotSaved,
    /// The game is saved in another file than before.
    NewFile,
    /// The end of a game of cards is near.
    Cards(story::Warning),
}

/// What may be shown of a game.
pub struct TableScene<'a> {
    /// The players' names.
    pub names: &'a Names,
    /// What lies open.
    pub table: &'a Table,
    /// The cards of the player who has turned theirs up; in a replay of a
    /// finished game, of both.
    pub open: ByPlayer<Option<PlayerView>>,
    /// Where the game stands between the players.
    pub stage: StageView<'a>,
    /// Whose action it is, or was while they look at its outcome.
    pub acting: Option<Player>,
    /// Which of the cards that are up are new.
    pub fresh: Pile,
    /// The seat at the bottom of the screen.
    pub bottom: Player,
    /// Everything that happened.
    pub log: Log<'a>,
    /// What happened since the last turn of the player to decide.
    pub recap: Vec<story::Line>,
    /// What both must know about the coming end and about their record.
    pub warnings: Vec<Warning>,
    /// Why the last thing tried was refused.
    pub notice: Option<Notice>,
    /// A motion under way.
    pub motion: Option<Motion>,
    /// How the game came out, once it is over.
    pub verdict: Option<Verdict>,
    /// The evening's score.
    pub evening: Evening,
}

/// What the table is waiting for.
#[derive(Clone, Copy)]
pub enum StageView<'a> {
    /// A game being played.
    Play(&'a Stage),
    /// A record at this action, of so many.
    Replay {
        /// How many actions were done.
        at: usize,
        /// How many there are.
        of: usize,
        /// The number of a turn that is being typed.
        typed: Option<usize>,
    },
}

impl App {
    /// What may be shown now.
    pub fn scene(&self) -> Scene<'_> {
        let context = self.context();
        let may_agree = matches!(&self.screen, Screen::Play(play) if play.may_agree());
        let can_take_back =
            matches!(&self.screen, Screen::Play(play) if play.course().can_take_back());
        let changes_first =
            matches!(&self.screen, Screen::Start(start) if start.focus == Line::First);
        let shown = |binding: &&Binding| match binding.keys {
            _ if binding.rank.is_none() => false,
            [(_, Command::TakeBack), ..] => can_take_back,
            [(_, Command::Agree), ..] => may_agree,
            // Only one line of the start screen can be changed like that.
            [(_, Command::Previous), ..] if context == Context::Start => changes_first,
            _ => true,
        };
        Scene {
            start: match &self.screen {
                Screen::Start(start) => Some(start),
                _ => None,
            },
            table: match &self.screen {
                Screen::Start(_) => None,
                Screen::Play(play) => Some(self.play_scene(play)),
                Screen::Replay(replay) => Some(self.replay_scene(replay)),
            },
            overlay: self.overlay,
            keys: keymap::bindings(context).filter(shown).collect(),
            saving: &self.saving,
            may_agree,
        }
    }

    fn play_scene<'a>(&'a self, play: &'a Play) -> TableScene<'a> {
        let game = play.course();
        let table = game.game().public_view();
        let view = play.open_view();
        let open = ByPlayer::from_fn(|seat| view.filter(|view| view.seat() == seat));
        let acting = match play.stage() {
            Stage::Review { player, .. } => Some(*player),
            _ => table.phase().player(),
        };
        let saving = match self.saving {
            Saving::Failed(_) => Some(Warning::NotSaved),
            Saving::Moved { .. } => Some(Warning::NewFile),
            Saving::Off | Saving::Kept(_) | Saving::Finished(_) => None,
        };
        let warnings = story::warnings(table).into_iter().map(Warning::Cards);
        TableScene {
            names: game.names(),
            table,
            open,
            stage: StageView::Play(play.stage()),
            acting,
            fresh: view.map_or(Pile::EMPTY, |view| play.fresh(&view)),
            bottom: bottom(self.settings, acting),
            log: Log::of(game),
            recap: acting.map_or_else(Vec::new, |seat| Log::of(game).recap(seat)),
            warnings: saving.into_iter().chain(warnings).collect(),
            notice: play.notice(),
            motion: self.motion,
            verdict: game.game().verdict(),
            evening: self.evening,
        }
    }

    fn replay_scene<'a>(&'a self, replay: &'a Replay) -> TableScene<'a> {
        let names = replay.names();
        let table = replay.game().public_view();
        let seats = ByPlayer::from_fn(|seat| replay.view(seat));
        TableScene {
            names,
            table,
            open: seats,
            stage: StageView::Replay {
                at: replay.at(),
                of: replay.len(),
                typed: replay.typed(),
            },
            acting: table.phase().player(),
            fresh: Pile::EMPTY,
            bottom: bottom(Settings::default(), None),
            log: replay.log(),
            recap: replay.last_lines(),
            warnings: story::warnings(table)
                .into_iter()
                .map(Warning::Cards)
                .collect(),
            notice: None,
            motion: None,
            verdict: replay.game().verdict(),
            evening: Evening::default(),
        }
    }
}

/// Seats are fixed, unless the player to act is to sit at the bottom.
fn bottom(settings: Settings, acting: Option<Player>) -> Player {
    match acting {
        Some(seat) if settings.flip => seat,
        _ => Player::Two,
    }
}
