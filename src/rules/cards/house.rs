//! The card game as the house knows it.

use std::ops::RangeInclusive;

use super::{Action, ActionList, DeckFault, Event, Game, Illegal, Layout, PlayerView, Report};
use crate::rules::game::{self, Standing};
use crate::rules::shuffle::{self, Shuffler};
use crate::rules::{Kind, Player};

impl game::Game for Game {
    const KIND: Kind = Kind::Cards;
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const LEVELS: u8 = 6;
    const OPEN: bool = false;

    type Player = Player;
    type Layout = Layout;
    type Action = Action;
    type Actions = ActionList;
    type Illegal = Illegal;
    type Report = Report;
    type View = PlayerView;

    fn deal(seed: u64, _: usize, first: Player) -> Game {
        Game::deal(seed, first)
    }

    fn lay_out(layout: &Layout, seed: u64, _: usize, first: Player) -> Result<Game, DeckFault> {
        Game::from_deck(layout.cards(), first, seed).map_err(DeckFault::Colors)
    }

    #[inline]
    fn to_act(&self) -> Option<Player> {
        self.to_act()
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        self.legal_actions()
    }

    #[inline]
    fn begins_turn(&self, action: Action) -> bool {
        !matches!(action, Action::Claim { .. })
    }

    #[inline]
    fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        self.apply(action)
    }

    fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        self.agree_to_end()
    }

    fn view(&self, player: Player) -> PlayerView {
        self.view(player)
    }

    fn standing(&self) -> Option<Standing> {
        let verdict = self.verdict()?;
        Some(Standing::of_duel(verdict.outcome.winner()))
    }
}

impl game::Illegal for Illegal {
    fn tells_secrets(&self) -> bool {
        self.tells_secrets()
    }
}

impl game::Report for Report {
    fn revealed_nothing(&self) -> bool {
        self.revealed_nothing()
    }

    /// A Mandala is complete.
    fn is_turning_point(&self) -> bool {
        let completes = |event: &Event| matches!(event, Event::Completed { .. });
        self.events().iter().any(completes)
    }
}

impl game::View for PlayerView {
    type Game = Game;

    fn sample(&self, chance: &mut Shuffler) -> Game {
        self.sample(chance)
    }

    fn chance(&self) -> Shuffler {
        let PlayerView { seat, table, .. } = self;
        let (hand, cup) = (self.hand(), self.cup());
        shuffle::thought(format_args!("{seat:?} {table:?} {hand} {cup}"))
    }
}
