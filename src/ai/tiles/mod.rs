//! The partner for the tile game.
//!
//! It is judged by a net and searched as every game that lies open; what each level does
//! not see stands with [all of them](super).

use std::cmp::Ordering;
use std::sync::LazyLock;

use self::features::{FEATURES, features};
use super::Estimate;
use super::net;
use super::open::{Effort, Open};
use super::soft::soft;
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Game, Illegal, Phase};
use crate::rules::{ByPlayer, Player, Seat};

pub mod features;

/// The net of the tile game.
pub type Net = net::Net<FEATURES>;

/// The net that the partner plays by, as it was learned.
pub static LEARNED: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(include_bytes!("net.bin")));

/// How many points one tile has to bring more than another to catch the eye.
const MUCH: u8 = 3;

/// How the levels think, from 1 up.
const EFFORTS: [Effort; Game::LEVELS as usize] = [
    Effort::glance(soft(4.5, 5.5)),
    Effort::glance(soft(1.9, 3.2)),
    Effort::loose(0, soft(0.6, 2.5)),
    Effort::loose(20, soft(0.2, 1.0)),
    Effort::best(100),
    Effort::best(1_200),
    Effort::best(20_000),
];

impl Open for Game {
    const THOROUGH: u32 = 4_000;

    const PLAYED_OUT: u32 = 100;

    const QUICK: Effort = Effort::loose(20, soft(0.3, 1.5));

    const CURIOSITY: f32 = 0.1;

    fn efforts(&self) -> &'static [Effort] {
        &EFFORTS
    }

    fn players(&self) -> usize {
        2
    }

    /// To open a group away from its color where it could lie beside it, or to do anything else
    /// where another tile brings much more.
    fn is_silly(&self, action: Action) -> bool {
        let player = self.to_act().unwrap_or_default();
        let Action::Open(cell) = action else {
            let most = self.legal_actions().into_iter().map(|action| brings(self, player, action));
            return most.max() >= Some(brings(self, player, action) + MUCH);
        };
        let Some(color) = self.swap_tile(player) else {
            return false;
        };
        let free = (self.of_color(color) & self.fronts()) - self.around(player.other(), color);
        let beside = free.neighbors() & self.turn_actions(player).opens();
        !beside.is_empty() && !beside.contains(cell)
    }

    fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.apply_silently(action)
    }

    fn estimate(&self, seat: Seat) -> Estimate {
        let player = Player::try_from(seat).unwrap_or_default();
        match self.phase() {
            Phase::Start { .. } | Phase::Turn(_) => LEARNED.judge(&features(self, player)),
            Phase::LastFlips(flipper) => result(
                ByPlayer::from_fn(|player| {
                    let flips = if player == flipper { self.chains(player).points } else { 0 };
                    self.score(player).total() + flips
                }),
                player,
            ),
            Phase::Over => result(ByPlayer::from_fn(|player| self.score(player).total()), player),
        }
    }

    fn points(&self, seat: Seat) -> f32 {
        let player = Player::try_from(seat).unwrap_or_default();
        f32::from(self.score(player).total())
    }

    fn is_settled(&self) -> bool {
        matches!(self.phase(), Phase::LastFlips(_))
    }
}

/// What an action adds to a player's score.
fn brings(game: &Game, player: Player, action: Action) -> u8 {
    let color = match action {
        Action::Flip(cell) => Some(game.tile(cell).color),
        Action::Swap(_) => game.swap_tile(player),
        Action::Keep(_) | Action::Open(_) | Action::Done => None,
    };
    color.and_then(|color| game.opened(player, color)).unwrap_or(0)
}

/// How a game came out for a player.
fn result(totals: ByPlayer<u16>, player: Player) -> Estimate {
    let (own, theirs) = (totals[player], totals[player.other()]);
    Estimate {
        win: match own.cmp(&theirs) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        },
        points: f32::from(own) - f32::from(theirs),
    }
}
