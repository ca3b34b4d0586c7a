//! What may be shown of the app, and nothing else.

use super::command::Command;
use super::keymap::{self, Binding, Context, Hint};
use super::overlay::Overlay;
use super::series::Series;
use super::start::Start;
use super::table::AnyTable;
use super::{App, Saving, Screen, Settings, Trouble, cards, pyramids, tiles};
use crate::rules::Kind;

/// Everything that may be shown now, and nothing else: drawing takes this.
pub struct Scene<'a> {
    /// Which game is played, or about to be.
    pub kind: Kind,
    /// Where the players are.
    pub place: Place<'a>,
    /// What lies on top.
    pub overlay: Option<Overlay>,
    /// The keys that work now, for the key bar.
    pub keys: Vec<&'static Binding>,
    /// How the players like their table.
    pub settings: Settings,
    /// Why something is not remembered.
    pub trouble: Option<&'a Trouble>,
    /// Whether the game is kept.
    pub saving: &'a Saving,
    /// Whether one person plays, and computers.
    pub against_computer: bool,
    /// Whether all players could agree to end the game now.
    pub may_agree: bool,
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

/// Something that all players must know, whoever is at the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The game could not be saved.
    NotSaved,
    /// The game is saved in another file than before.
    NewFile,
    /// The end of a game of cards is near.
    Cards(crate::story::cards::Warning),
}

/// What a table is to know of what happens around it.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    pub(super) settings: Settings,
    pub(super) saving: &'a Saving,
    pub(super) series: Series,
    /// The picture of a motion, if something moves.
    pub(super) frame: Option<u8>,
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
        let context = self.context();
        let table = self.table();
        let may_agree = table.is_some_and(AnyTable::may_agree);
        let can_take_back = table.is_some_and(AnyTable::can_take_back);
        let has_choices = matches!(&self.screen, Screen::Start(start) if start.has_choices());
        let shown = |binding: &&Binding| match binding.keys {
            _ if binding.rank.is_none() => false,
            [(_, Command::TakeBack), ..] => can_take_back,
            [(_, Command::Agree), ..] => may_agree,
            [(_, Command::Review), ..] => table.is_some_and(AnyTable::may_review),
            _ if matches!(binding.hint, Hint::Mistakes | Hint::LookAt) => self.has_mistakes(),
            _ if context == Context::Review && binding.hint == Hint::Lines => self.has_mistakes(),
            _ if binding.hint == Hint::ToScore => self.behind.is_some(),
            [(_, Command::Hints), ..] => self.may_ask_for_hints(),
            [(_, Command::FinalTable), ..] => table.is_some_and(AnyTable::has_final_table),
            // Not all lines of the start screen can be changed like that.
            [(_, Command::Previous), ..] if context == Context::Start => has_choices,
            _ => true,
        };
        let around = Surroundings {
            settings: self.settings,
            saving: &self.saving,
            series: self.series,
            frame: self.frame,
        };
        Scene {
            kind: match &self.screen {
                Screen::Start(start) => start.kind(),
                Screen::Table(table) => table.kind(),
            },
            place: match &self.screen {
                Screen::Start(start) => Place::Start(start),
                Screen::Table(table) => table.scene(around),
            },
            overlay: self.overlay,
            keys: keymap::bindings(context).filter(shown).collect(),
            settings: self.settings,
            trouble: self.trouble.as_ref(),
            saving: &self.saving,
            may_agree,
            against_computer: table.is_some_and(AnyTable::is_against_computer),
        }
    }
}
