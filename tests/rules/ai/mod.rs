//! The computer partner: how it decides, not how strong it is, which takes longer to
//! find out than a test may (`cargo bench --bench ladder`).

mod counted;
mod decides;
mod every;
mod net;
mod plays;
mod sane;
mod secrecy;

use std::sync::atomic::AtomicBool;

use mandala::ai::{Level, Partner};
use mandala::rules::cards::{Action, Game, PlayerView};
use mandala::rules::shuffle::Shuffler;

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
