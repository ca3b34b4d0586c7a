//! The computer partner: how it decides, not how strong it is, which takes longer to
//! find out than a test may (`cargo bench --bench ladder`).

mod beginners;
mod counted;
mod decides;
mod every;
mod net;
mod open_beginners;
mod plays;
mod sane;
mod secrecy;

use std::sync::atomic::AtomicBool;

use mandala::ai::{Level, Partner};
use mandala::rules::cards::{Action, Game, PlayerView};
use mandala::rules::shuffle::{Shuffler, decision};

/// Nobody stops it.
pub static GO_ON: AtomicBool = AtomicBool::new(false);

pub fn level(number: u8) -> Level {
    Level::of::<Game>(number).expect("there is such a level")
}

pub fn levels() -> impl Iterator<Item = Level> {
    (1..=<Game as mandala::rules::game::Game>::LEVELS).map(level)
}

/// What a partner of this level does with the numbers of this seed.
pub fn choice(view: &PlayerView, level: Level, seed: u64) -> Option<Action> {
    Game::choose(view, level, &mut Shuffler::new(seed), &GO_ON)
}

/// Plays a game in which both or all play at one level, and shows every decision.
pub fn watch<G: Partner>(
    seed: u64,
    players: usize,
    level: u8,
    mut show: impl FnMut(&G, G::Player, G::Action),
) {
    let level = Level::of::<G>(level).expect("there is such a level");
    let mut game = G::deal(seed, players, G::Player::default());
    let mut moves = 0;
    while let Some(player) = game.to_act() {
        let view = game.view(player);
        let action = G::choose(&view, level, &mut decision(seed, moves), &GO_ON);
        let action = action.expect("nobody stopped it");
        show(&game, player, action);
        assert!(game.apply(action).is_ok());
        moves += 1;
    }
}
