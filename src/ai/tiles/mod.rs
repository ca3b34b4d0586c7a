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
use crate::rules::tiles::{Action, Cell, Cells, Game, Illegal, Phase};
use crate::rules::{ByPlayer, Player, Seat};

pub mod features;

/// The net of the tile game.
pub type Net = net::Net<FEATURES>;

/// The net that the partner plays by, as it was learned.
pub static LEARNED: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(include_bytes!("net.bin")));

/// How many points one tile has to bring more than another to catch the eye.
const MUCH: u8 = 2;

/// How many tiles of its color beside it are enough to open a group.
const ENOUGH: u8 = 3;

/// How the levels think, from 1 up.
const EFFORTS: [Effort; Game::LEVELS as usize] = [
    Effort::glance(soft(4.5, 5.5)),
    Effort::glance(soft(1.0, 2.2)),
    Effort::loose(0, soft(0.5, 2.2)),
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

    /// To leave out a tile that brings much more where none is opened, or one that the other
    /// could take away or bar then, which a flip has to bring no less than; less, to open a group
    /// where few tiles of its color lie, and least, to take a tile that hardly fits anywhere, or
    /// in a swap one that brings much less next than another.
    fn faults(&self, action: Action) -> u8 {
        let player = self.to_act().unwrap_or_default();
        let mut after = self.clone();
        if after.apply_silently(action).is_err() {
            return 0;
        }
        let brings = brings(self, player, action);
        let is_opening = matches!(action, Action::Open(_));
        let leaves = !is_opening && most(self, player) >= brings + MUCH;
        let is_flip = matches!(action, Action::Flip(_));
        let missed = if is_flip { 1 } else { MUCH };
        let risks = best_flip(self, player) >= brings.max(sure(&after, player)) + missed;
        let turn = after.turn_actions(player);
        let is_stuck = !is_flip && (turn.opens() | turn.swaps()).len() < 2;
        let is_lonely =
            is_opening && action.cell().is_some_and(|cell| is_lonely(self, player, cell));
        let is_poor = is_stuck || is_poor(self, player, action);
        4 * u8::from(leaves || risks) + 2 * u8::from(is_lonely) + u8::from(is_poor)
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

/// The most that a flip adds to a player's score.
fn best_flip(game: &Game, player: Player) -> u8 {
    let flips = game.turn_actions(player).flips().iter();
    flips.map(|cell| brings(game, player, Action::Flip(cell))).max().unwrap_or(0)
}

/// The most that a turn adds to a player's score.
fn most(game: &Game, player: Player) -> u8 {
    let swap = game.turn_actions(player).swaps().first();
    let swap = swap.map_or(0, |cell| brings(game, player, Action::Swap(cell)));
    swap.max(best_flip(game, player))
}

/// The same of the player's next turn, whatever the other does before it.
fn sure(game: &Game, player: Player) -> u8 {
    let other = player.other();
    if game.to_act() != Some(other) {
        return most(game, player);
    }
    let after = |answer| {
        let mut after = game.clone();
        after.apply_silently(answer).map_or(0, |()| most(&after, player))
    };
    game.legal_actions().into_iter().map(after).min().unwrap_or(0)
}

/// Whether it swaps for a tile that brings much less in the next swap than another would.
fn is_poor(game: &Game, player: Player, action: Action) -> bool {
    let brings_next = |swap: Cell| {
        let mut after = game.clone();
        after.apply_silently(Action::Swap(swap)).ok()?;
        let turn = after.turn_actions(player);
        let next = turn.swaps().first().map(|cell| brings(&after, player, Action::Swap(cell)));
        // What opens a group is worth more than any swap.
        Some(if turn.opens().is_empty() { next.unwrap_or(0) } else { u8::MAX })
    };
    let Action::Swap(cell) = action else {
        return false;
    };
    // Nothing is more than what opens a group.
    let much = brings_next(cell).and_then(|it| it.checked_add(MUCH));
    let mut others = game.turn_actions(player).swaps().iter().filter(|&other| other != cell);
    much.is_some_and(|much| others.any(|other| brings_next(other) >= Some(much)))
}

/// Whether a group that is opened there has fewer tiles to flip than elsewhere, and not enough.
fn is_lonely(game: &Game, player: Player, cell: Cell) -> bool {
    game.swap_tile(player).is_some_and(|color| {
        let free = (game.of_color(color) & game.fronts()) - game.around(player.other(), color);
        let to_flip = |cell| {
            let cell = Cells::of(cell);
            ((free | cell).connected_to(cell) - cell).len().min(ENOUGH)
        };
        game.turn_actions(player).opens().iter().any(|other| to_flip(other) > to_flip(cell))
    })
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
