//! The partner for the pyramid game.
//!
//! Every level knows that steps are better than leaps and looks at the next few pieces
//! only. The first three see where their own take leads and no answer to it, and the less
//! of a difference a take makes, the likelier they miss it; level 4 sees the first answers
//! as well, and from level 5 on they look ever further ahead and take what they find best.

use std::sync::LazyLock;

use self::features::{FEATURES, features};
use super::open::{Effort, Open, outcome};
use super::soft::{Softness, soft};
use super::{Estimate, net};
use crate::rules::Seat;
use crate::rules::game;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Illegal};

pub mod features;

/// How many of the next pieces ahead are looked at: a leap farther leaves too much to the
/// others, and near the end these are all there are.
const NEXT: usize = 6;

const _: () = assert!(
    Game::EFFORTS.len() == <Game as game::Game>::LEVELS as usize,
    "each level has its effort"
);

/// The net of the pyramid game.
pub type Net = net::Net<FEATURES>;

/// The weights as they were learned.
static LEARNED: &[u8; net::bytes(FEATURES)] = include_bytes!("net.bin");

/// The net that the partner plays by.
pub fn learned() -> &'static Net {
    static NET: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(LEARNED));
    &NET
}

impl Open for Game {
    const EFFORTS: &'static [Effort] = &[
        Effort::loose(0, soft(1.2, 6.0)).within(5),
        Effort::loose(0, soft(0.45, 2.5)).within(5),
        Effort::loose(0, soft(0.15, 0.9)).within(5),
        Effort::loose(12, soft(0.1, 0.6)),
        Effort::best(12),
        Effort::best(100),
        Effort::best(15_000),
    ];

    const THOROUGH: u32 = 4_000;

    const QUICK: Softness = soft(0.3, 1.5);

    const CURIOSITY: f32 = 0.1;

    fn players(&self) -> usize {
        self.players()
    }

    fn options(&self) -> impl Iterator<Item = Action> {
        let legal = self.legal_actions();
        (0..NEXT).map_while(move |number| legal.get(number))
    }

    fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.apply_silently(action)
    }

    fn estimate(&self, seat: Seat) -> Estimate {
        if self.is_over() {
            outcome(self, seat)
        } else {
            learned().judge(&features(self, seat))
        }
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.points(seat))
    }

    fn result_of(&self, action: Action) -> Option<Estimate> {
        let seat = self.to_act()?;
        let mut after = self.clone();
        after.apply_silently(action).ok()?;
        after.is_over().then(|| outcome(&after, seat))
    }
}
