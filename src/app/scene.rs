//! What may be shown of the app, and nothing else.

use super::advice::Hints;
use super::aside::Aside;
use super::keymap::{Context, KeyCode};
use super::lesson::Lecture;
use super::live::LiveTable;
use super::offers::Offers;
use super::overlay::Overlay;
use super::past::List;
use super::practice::{Exercise, Exercised, exercised};
use super::refusal::Reason;
use super::replay::{Replay, ReplayAt};
use super::review::ReviewView;
use super::series::Series;
use super::settings::Setting;
use super::speech::Common;
use super::start::Start;
use super::table::AnyTable;
use super::{App, PracticePage, Saving, Screen, Settings, Tip, Trouble, cards, pyramids, tiles};
use crate::lessons::Spot;
use crate::past::Meeting;
use crate::record::{Computers, Names};
use crate::rules::Kind;
use crate::story::review::{Decision, Marked};
use crate::story::{self, Explained, Log};

/// Everything that may be shown now, and nothing else: drawing takes this.
pub struct Scene<'a> {
    /// Which game is played, or about to be.
    pub kind: Kind,
    /// Where the players are.
    pub place: Place<'a>,
    /// What lies on top.
    pub overlay: Option<Overlay>,
    /// What the players would look at without that.
    pub below: Context,
    /// The list of past games, if that lies on top.
    pub past: Option<&'a List>,
    /// What can be done now.
    pub offers: Offers,
    /// Why the last thing asked for was refused, away from the table or on top of it.
    pub refused: Option<Reason>,
    /// How the players like their table.
    pub settings: Settings,
    /// What of it can be set here.
    pub settings_here: Vec<&'static Setting>,
    /// Why something is not remembered.
    pub trouble: Option<&'a Trouble>,
    /// Whether the game is kept.
    pub saving: &'a Saving,
    /// Whether the game is lost if the players leave now.
    pub loses_game: bool,
    /// Who has to agree to end the game now, or why it cannot be ended so.
    pub agreement: Result<Agreement, Reason>,
    /// Whether it is a lesson.
    pub is_lesson: bool,
    /// Which decision is made again, if one is.
    pub practice: Option<usize>,
    /// What a lesson speaks of.
    pub lit: &'static [Spot],
    /// What is said before and after practice, if that lies on top.
    pub practice_page: Option<PracticePage>,
    /// What is told beside all that, until the next key.
    pub aside: Option<&'a Aside>,
}

/// Who has to agree to end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Nobody but the only person: a computer agrees.
    Computer,
    /// Both of two.
    Both,
    /// All of several.
    All,
}

/// Where the players are.
pub enum Place<'a> {
    /// At the start screen.
    Start(&'a Start),
    /// At the card table.
    Cards(Box<cards::TableScene<'a>>),
    /// At the tile table.
    Tiles(Box<tiles::TableScene<'a>>),
    /// At the pyramid table.
    Pyramids(Box<pyramids::TableScene<'a>>),
}

impl Place<'_> {
    /// How many players there are; none where no table is laid.
    pub fn players(&self) -> usize {
        match self {
            Place::Start(_) => 0,
            Place::Cards(table) => table.names.count(),
            Place::Tiles(table) => table.names.count(),
            Place::Pyramids(table) => table.names.count(),
        }
    }
}

/// Something that all players must know, whoever is at the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The game could not be saved.
    NotSaved {
        /// The key that tells more.
        see: KeyCode,
    },
    /// The game is saved in another file than before.
    NewFile {
        /// The key that tells more.
        see: KeyCode,
    },
    /// The end of a game of cards is near.
    Cards(story::cards::Warning),
}

/// What a table is to know of what happens around it.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    pub(super) settings: Settings,
    pub(super) saving: &'a Saving,
    pub(super) series: Series,
    /// How the players stand with each other, once the game is over.
    pub(super) stands: Option<&'a Meeting>,
    /// What a lesson says.
    pub(super) lecture: Option<Lecture>,
    /// What is explained because it came up for the first time.
    pub(super) tip: Option<Tip>,
    /// The picture of a motion, if something moves.
    pub(super) frame: Option<u8>,
    /// How much is left of a moment that has to pass, in eighths.
    pub(super) calm: Option<u8>,
}

/// What is shown at the table of any game; each has more of its own.
pub struct Shared<'a, G: Explained> {
    /// The players' names.
    pub names: &'a Names,
    /// Which of the players are computers, where that is worth a word.
    pub computers: Computers,
    /// Everything that happened.
    pub log: Log<'a, G>,
    /// Where a record stands that is stepped through.
    pub replay: Option<ReplayAt>,
    /// Hints for the player to decide, with all before them that they may see.
    pub hints: Option<Hints<'a, G>>,
    /// What would be done if it were confirmed now.
    pub chosen: Option<G::Action>,
    /// What hints say of the action that is chosen.
    pub judged: Option<Common>,
    /// What is to be shown of a review.
    pub review: Option<ReviewView<'a, G>>,
    /// The decision that it tells of, if the table stands before one.
    pub mistake: Option<&'a Decision<G>>,
    /// What is marked on the table of a decision that is told of.
    pub marked: Option<Marked<G::Action>>,
    /// What a lesson says.
    pub lecture: Option<Lecture>,
    /// What is explained because it came up for the first time.
    pub tip: Option<Tip>,
    /// What is said of a decision that is made again.
    pub exercise: Option<Exercised<'a, G>>,
    /// Whether it is said what would come of an action.
    pub foresees: bool,
    /// How the games of the evening came out.
    pub series: Series,
    /// How the players stand with each other, once the game is over.
    pub stands: Option<&'a Meeting>,
}

impl<'a, G: Explained> Shared<'a, G> {
    /// What is shown of a game being played.
    pub(super) fn of_live<P: LiveTable<Game = G>>(
        live: &'a P,
        around: Surroundings<'a>,
    ) -> Shared<'a, G> {
        let current = live.current();
        Shared {
            names: current.course().names(),
            computers: current.shown_computers(),
            log: Log::of(current.course()),
            replay: None,
            hints: live.hints(),
            chosen: live.chosen_action(),
            judged: live.judged(),
            review: None,
            mistake: None,
            marked: current.exercise().and_then(Exercise::marked),
            lecture: around.lecture,
            tip: around.tip.filter(|_| !live.has_chosen()),
            exercise: exercised(live),
            foresees: live.foresees(),
            series: around.series,
            stands: around.stands,
        }
    }

    /// What is shown of a record.
    pub(super) fn of_replay(replay: &'a Replay<G>) -> Shared<'a, G> {
        Shared {
            names: replay.record().names(),
            computers: *replay.record().computers(),
            log: Log::up_to(replay.record(), replay.at()),
            replay: Some(replay.stands()),
            hints: None,
            chosen: None,
            judged: None,
            review: replay.review_view(),
            mistake: replay.mistake(),
            marked: replay.mistake().map(Decision::marked),
            lecture: None,
            tip: None,
            exercise: None,
            foresees: true,
            series: Series::default(),
            stands: None,
        }
    }
}

impl<'a> Scene<'a> {
    /// The card table, if the players are there.
    pub fn cards(&self) -> Option<&cards::TableScene<'a>> {
        match &self.place {
            Place::Cards(table) => Some(table),
            _ => None,
        }
    }

    /// The tile table, if the players are there.
    pub fn tiles(&self) -> Option<&tiles::TableScene<'a>> {
        match &self.place {
            Place::Tiles(table) => Some(table),
            _ => None,
        }
    }

    /// The pyramid table, if the players are there.
    pub fn pyramids(&self) -> Option<&pyramids::TableScene<'a>> {
        match &self.place {
            Place::Pyramids(table) => Some(table),
            _ => None,
        }
    }

    /// The start screen, if the players are there.
    pub fn start(&self) -> Option<&'a Start> {
        match self.place {
            Place::Start(start) => Some(start),
            _ => None,
        }
    }
}

impl App {
    /// What may be shown now.
    pub fn scene(&self) -> Scene<'_> {
        let is_taught = self.lesson.is_some();
        let around = Surroundings {
            settings: self.settings,
            saving: &self.saving,
            // A lesson counts nowhere.
            series: if is_taught { Series::default() } else { self.series },
            stands: self.stands().filter(|_| !is_taught),
            lecture: self.lecture(),
            tip: self.tip(),
            frame: self.frame,
            calm: self.calm_eighths(),
        };
        Scene {
            kind: self.kind(),
            place: match &self.screen {
                Screen::Start(start) => Place::Start(start),
                Screen::Table(table) => table.scene(around),
            },
            overlay: self.overlay,
            below: self.context_below(),
            past: self.past.list.as_deref(),
            offers: self.offers(),
            refused: self.refused,
            settings: self.settings,
            settings_here: self.settings_here(),
            trouble: self.trouble.as_ref(),
            saving: &self.saving,
            loses_game: self.loses_game(),
            agreement: self.agreement(),
            is_lesson: self.lesson.is_some(),
            practice: self.practice.as_ref().map(|it| it.at),
            lit: self.lit(),
            practice_page: self.practice_page(),
            aside: self.aside.as_ref(),
        }
    }

    /// Whether a game is being played that would be lost if the players left it now.
    pub(super) fn loses_game(&self) -> bool {
        let is_played = self.table().is_some_and(AnyTable::is_being_played);
        is_played && matches!(self.saving, Saving::Failed(_))
    }

    /// Who has to agree to end the game now, or why it cannot be ended so.
    pub(super) fn agreement(&self) -> Result<Agreement, Reason> {
        let may_agree = self.table().is_some_and(AnyTable::may_agree);
        match () {
            () if self.lesson.is_some() => Err(Reason::InLesson),
            () if self.practice.is_some() => Err(Reason::InPractice),
            () if !self.kind().ends_by_agreement() => Err(Reason::NoAgreement),
            () if !may_agree => Err(Reason::ShareFirst),
            () if self.table().is_some_and(AnyTable::is_against_computer) => {
                Ok(Agreement::Computer)
            }
            () if *self.kind().players().end() == 2 => Ok(Agreement::Both),
            () => Ok(Agreement::All),
        }
    }
}
