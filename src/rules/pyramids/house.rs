//! The pyramid game as the house knows it.

use std::ops::RangeInclusive;

use super::{Action, ActionList, Game, Illegal, Layout, PLACES, PathFault, Report};
use crate::rules::game::{self, Standing};
use crate::rules::{Kind, Seat};

impl game::Game for Game {
    const KIND: Kind = Kind::Pyramids;
    const PLAYERS: RangeInclusive<usize> = Game::PLAYERS;
    const LEVELS: u8 = 5;
    const OPEN: bool = true;
    const BACK_TO_DEAL: bool = true;

    type Player = Seat;
    type Layout = Layout;
    type Action = Action;
    type Actions = ActionList;
    type Illegal = Illegal;
    type Report = Report;
    type View = Game;

    fn deal(seed: u64, players: usize, first: Seat) -> Game {
        Game::deal(seed, players, first)
    }

    fn lay_out(layout: &Layout, _: u64, players: usize, first: Seat) -> Result<Game, PathFault> {
        layout.begin(players, first).map_err(PathFault::Groups)
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.to_act()
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        self.legal_actions()
    }

    /// The piece that lies there may be left out.
    fn in_full(&self, action: Action) -> Action {
        let Action { place, piece } = action;
        Action {
            place,
            piece: piece.or(self.piece(place)),
        }
    }

    /// `take 1` may be what is left of `take 17 small red`.
    fn may_be_cut(action: Action) -> bool {
        let longer = 10 * usize::from(action.place.number());
        action.piece.is_none() && longer <= PLACES
    }

    #[inline]
    fn begins_turn(&self, _: Action) -> bool {
        true
    }

    #[inline]
    fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        self.apply(action)
    }

    fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        self.agree_to_end()
    }

    fn view(&self, _: Seat) -> Game {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        self.standing()
    }
}

impl game::Illegal for Illegal {
    fn tells_secrets(&self) -> bool {
        false
    }
}

impl game::Report for Report {
    fn revealed_nothing(&self) -> bool {
        true
    }

    /// A group is scored.
    fn is_turning_point(&self) -> bool {
        self.scored().next().is_some()
    }
}
