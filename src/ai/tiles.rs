//! The partner for the tile game.

use super::open::{Effort, Open};
use super::soft::Softness;
use crate::rules::shuffle::Shuffler;
use crate::rules::tiles::{Action, Game, Phase};
use crate::rules::{Player, Seat};

impl Open for Game {
    const EFFORTS: &'static [Effort] = &[
        effort(20, 0.0),
        effort(100, 0.0),
        effort(500, 0.0),
        effort(2_500, 0.0),
    ];

    const CURIOSITY: f32 = 0.4;

    fn players(&self) -> usize {
        2
    }

    fn play_on(&self, chance: &mut Shuffler) -> Option<Action> {
        let legal = self.legal_actions();
        let flips = legal.flips();
        let flip = !flips.is_empty()
            && (matches!(self.phase(), Phase::LastFlips(_)) || chance.below(2) == 0);
        if flip {
            let any = chance.below(u64::from(flips.len())) as usize;
            return flips.iter().nth(any).map(Action::Flip);
        }
        let count = legal.len() as u64;
        let any = chance.below(count.max(1)) as usize;
        legal.get(any)
    }

    fn points(&self, seat: Seat) -> f32 {
        let player = Player::try_from(seat).unwrap_or_default();
        f32::from(self.score(player).total())
    }
}

const fn effort(iterations: u32, temperature: f32) -> Effort {
    let softness = Softness {
        temperature,
        cap: 4.0 * temperature,
    };
    Effort {
        iterations,
        softness,
    }
}
