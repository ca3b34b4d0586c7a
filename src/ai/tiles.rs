//! The partner for the tile game.

use std::cmp::Ordering;

use super::Estimate;
use super::open::{Effort, Open};
use super::soft::soft;
use crate::rules::game;
use crate::rules::game::Game as _;
use crate::rules::shuffle::Shuffler;
use crate::rules::tiles::{Action, Game, Illegal, Phase};
use crate::rules::{Player, Seat};

const _: () = assert!(
    Game::EFFORTS.len() == <Game as game::Game>::LEVELS as usize,
    "each level has its effort"
);

impl Open for Game {
    const EFFORTS: &'static [Effort] = &[
        Effort::loose(500, soft(5.5, 13.0)),
        Effort::loose(500, soft(2.7, 8.0)),
        Effort::loose(500, soft(1.0, 4.0)),
        Effort::best(500),
        Effort::best(2_500),
    ];

    const CURIOSITY: f32 = 0.4;

    fn players(&self) -> usize {
        2
    }

    fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.apply_silently(action)
    }

    /// Every second time a flip, if there is one, and at the end nothing else: flips bring
    /// points at once.
    fn play_on(&self, chance: &mut Shuffler) -> Option<Action> {
        let legal = self.legal_actions();
        let flips = legal.flips();
        let last = matches!(self.phase(), Phase::LastFlips(_));
        if !flips.is_empty() && (last || chance.below(2) == 0) {
            let any = chance.below(u64::from(flips.len())) as usize;
            return flips.iter().nth(any).map(Action::Flip);
        }
        let any = chance.below(legal.len().max(1) as u64) as usize;
        legal.get(any)
    }

    fn points(&self, seat: Seat) -> f32 {
        let player = Player::try_from(seat).unwrap_or_default();
        f32::from(self.score(player).total())
    }

    /// Certain is what nobody can change but the player, who makes all flips that are left.
    fn result_of(&self, action: Action) -> Option<Estimate> {
        let player = self.to_act()?;
        let preview = self.preview(action).ok()?;
        let flips_on = matches!(self.phase(), Phase::LastFlips(_)) && action != Action::Done;
        if !(preview.ends_turns || preview.ends_game || flips_on) {
            return None;
        }
        let flips = match action {
            Action::Done => 0,
            _ => preview.last_flips.points,
        };
        let (own, theirs) = (
            preview.totals[player] + flips,
            preview.totals[player.other()],
        );
        Some(Estimate {
            win: match own.cmp(&theirs) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            },
            points: f32::from(own) - f32::from(theirs),
        })
    }
}
