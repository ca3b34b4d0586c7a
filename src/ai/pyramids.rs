//! The partner for the pyramid game.

use std::cmp::Reverse;

use super::open::{Effort, Open};
use crate::rules::Seat;
use crate::rules::game;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Illegal};
use crate::rules::shuffle::Shuffler;

/// How many of the next pieces ahead are looked at: a leap farther leaves too much to the
/// others. Near the end these are all there are.
const NEXT: usize = 12;

/// How many of them are within reach in a game that is only played on.
const STEPS: u64 = 6;

const _: () = assert!(
    Game::EFFORTS.len() == <Game as game::Game>::LEVELS as usize,
    "each level has its effort"
);

impl Open for Game {
    const EFFORTS: &'static [Effort] = &[
        Effort::best(20),
        Effort::best(50),
        Effort::best(170),
        Effort::best(600),
        Effort::best(2_500),
    ];

    const CURIOSITY: f32 = 0.3;

    // Haste costs turns, which a few games played on hardly show: without this, the search
    // leaps at what only seems better, and the more play, the more that gives away.
    const SKIPPING: f32 = 0.02;

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

    /// Of two pieces within reach, the one of which the player has more, or the nearer one.
    fn play_on(&self, chance: &mut Shuffler) -> Option<Action> {
        let seat = self.to_act()?;
        let legal = self.legal_actions();
        let near = STEPS.min(legal.len() as u64);
        let mut any = || legal.get(chance.below(near) as usize);
        let (one, two) = (any()?, any()?);
        let worth = |action: Action| {
            let own = action.piece.map_or(0, |piece| self.owned(seat, piece));
            (own, Reverse(action.place))
        };
        Some(if worth(one) >= worth(two) { one } else { two })
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.points(seat))
    }
}
