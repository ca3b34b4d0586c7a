//! The tile game as the house knows it.

use std::ops::RangeInclusive;

use super::{Action, ActionList, Event, Game, Illegal, Layout, LayoutFault, Phase, Report};
use crate::rules::game::{self, Standing};
use crate::rules::{Kind, Player};

impl game::Game for Game {
    const KIND: Kind = Kind::Tiles;
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const LEVELS: u8 = 5;
    const OPEN: bool = true;

    type Player = Player;
    type Layout = Layout;
    type Action = Action;
    type Actions = ActionList;
    type Illegal = Illegal;
    type Report = Report;
    type View = Game;

    fn deal(seed: u64, _: usize, first: Player) -> Game {
        Game::deal(seed, first)
    }

    fn lay_out(layout: &Layout, _: u64, _: usize, first: Player) -> Result<Game, LayoutFault> {
        Game::lay_out(layout, first)
    }

    #[inline]
    fn to_act(&self) -> Option<Player> {
        self.to_act()
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        self.legal_actions()
    }

    /// The choice at the start comes before the first turn, and the flips at the end belong
    /// to the last one.
    #[inline]
    fn begins_turn(&self, _: Action) -> bool {
        matches!(self.phase(), Phase::Turn(_))
    }

    #[inline]
    fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        self.apply(action)
    }

    /// This game always ends by itself, and only so.
    fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        Err(match self.is_over() {
            true => Illegal::GameOver,
            false => Illegal::NoAgreement,
        })
    }

    fn view(&self, _: Player) -> Game {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        let verdict = self.verdict()?;
        Some(Standing::of_duel(verdict.winner))
    }
}

impl game::Illegal for Illegal {
    fn tells_secrets(&self) -> bool {
        false
    }
}

impl game::Report for Report {
    /// Nothing is hidden.
    fn revealed_nothing(&self) -> bool {
        true
    }

    /// A group was opened.
    fn is_turning_point(&self) -> bool {
        let opens = |event: &Event| matches!(event, Event::Opened { .. });
        self.events().iter().any(opens)
    }
}
