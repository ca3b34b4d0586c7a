//! The partner for the pyramid game.
//!
//! It is judged by a net and searched as every game that lies open, but among the next few
//! pieces only, because steps are better than leaps; what each level does not see stands
//! with [all of them](super).

use std::sync::LazyLock;

use self::features::{FEATURES, features};
use super::open::{Effort, Open, outcome};
use super::soft::soft;
use super::{Estimate, net};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Illegal};

pub mod features;

/// How many of the next pieces ahead are looked at: a leap farther leaves too much to the
/// others, and near the end these are all there are.
const NEXT: usize = 6;

/// The net of the pyramid game.
pub type Net = net::Net<FEATURES>;

/// The net that the partner plays by, as it was learned.
pub static LEARNED: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(include_bytes!("net.bin")));

/// How the levels of a game think, from 1 up.
type Efforts = [Effort; Game::LEVELS as usize];

/// Those of a game of two.
const OF_TWO: Efforts = [
    Effort::glance(soft(1.2, 6.0)).within(5),
    Effort::glance(soft(0.2, 1.2)).within(5),
    Effort::loose(0, soft(0.33, 1.8)).within(5),
    Effort::loose(12, soft(0.1, 0.6)),
    Effort::best(12),
    Effort::best(50),
    Effort::best(15_000),
];

/// Those of a game of more: one mistake costs less there, because it helps only one of the
/// others, so the levels lie further apart.
const OF_MORE: Efforts = [
    Effort::glance(soft(5.0, 16.0)).within(5),
    Effort::glance(soft(0.9, 4.8)).within(5),
    Effort::loose(0, soft(0.1, 0.7)).within(5),
    Effort::loose(20, soft(0.2, 1.2)),
    Effort::best(70),
    Effort::best(600),
    Effort::best(15_000),
];

impl Open for Game {
    const THOROUGH: u32 = 4_000;

    const PLAYED_OUT: u32 = 200;

    const QUICK: Effort = Effort::loose(0, soft(0.3, 1.5));

    const CURIOSITY: f32 = 0.1;

    fn efforts(&self) -> &'static [Effort] {
        match self.players() {
            2 => &OF_TWO,
            _ => &OF_MORE,
        }
    }

    fn players(&self) -> usize {
        self.players()
    }

    fn options(&self) -> impl Iterator<Item = Action> {
        let legal = self.legal_actions();
        (0..NEXT).map_while(move |number| legal.get(number))
    }

    /// To jump over what nobody else can take: over one of that kind to another, or over two.
    fn is_silly(&self, action: Action) -> bool {
        let others = self.seats().filter(|&other| Some(other) != self.to_act());
        let rearmost = others.map(|other| self.pawn(other)).min().flatten();
        let is_free = |place| Some(place) < rearmost;
        let near = self.legal_actions().into_iter().take_while(|near| near.place < action.place);
        match near.filter(|near| is_free(near.place)).count() {
            0 => false,
            1 => is_free(action.place),
            _ => true,
        }
    }

    fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.apply_silently(action)
    }

    fn estimate(&self, seat: Seat) -> Estimate {
        if self.is_over() { outcome(self, seat) } else { LEARNED.judge(&features(self, seat)) }
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.points(seat))
    }
}
