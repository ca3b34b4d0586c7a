//! The end of a game in which everything lies open, counted out.

use super::Outlook;
use super::open::{Open, outcome};
use crate::rules::Seat;

/// How many positions are looked at for an action before it counts as too far from the end.
pub(super) const NEAR: u32 = 30_000;

/// It is too far with more actions than this to choose from.
const FEW: usize = 16;

/// How many points a win is worth: more than anybody can lead by.
const WIN: f32 = 10_000.0;

/// How the game comes out for the player to act after an action, if all that are left play as
/// well as they can; none if more than so many positions have to be looked at for that.
pub(super) fn after<G: Open>(
    game: &G,
    action: G::Action,
    positions: u32,
) -> Option<Outlook<G::Action>> {
    let seat: Seat = game.to_act()?.into();
    let mut end = game.clone();
    end.apply_silently(action).ok()?;
    // With more than two there is no best play: whom somebody helps is a matter of taste.
    let is_near = || game.players() == 2 && end.legal_actions().into_iter().nth(FEW).is_none();
    if !end.is_over() && !end.is_settled() && !is_near() {
        return None;
    }
    let mut line = Vec::new();
    Counter { left: positions }.worth(&end, seat, (-i32::MAX, i32::MAX), &mut line)?;
    let others_act = end.to_act().is_some_and(|next| next.into() != seat);
    let reply = line.first().copied().filter(|_| others_act);
    for action in line {
        end.apply_silently(action).ok()?;
    }
    let estimate = outcome(&end, seat);
    let own = end.points(seat);
    Some(Outlook {
        reply,
        end: Some([own, own - estimate.points].map(|points| points as u16)),
        ..Outlook::new(action, estimate)
    })
}

/// Goes through all that can come, as long as there is not too much of it.
struct Counter {
    left: u32,
}

impl Counter {
    /// What a position is worth to a player, as far as it lies between two bounds, and how
    /// both play on; nothing if that is too far to count.
    fn worth<G: Open>(
        &mut self,
        game: &G,
        seat: Seat,
        (least, most): (i32, i32),
        line: &mut Vec<G::Action>,
    ) -> Option<i32> {
        match game.to_act() {
            None => {
                let end = outcome(game, seat);
                Some((WIN * (end.win - 0.5)) as i32 + end.points as i32)
            }
            Some(player) if player.into() == seat => self.best(game, (least, most), line),
            Some(_) => Some(-self.best(game, (-most, -least), line)?),
        }
    }

    /// The same for the player to act.
    fn best<G: Open>(
        &mut self,
        game: &G,
        (mut least, most): (i32, i32),
        line: &mut Vec<G::Action>,
    ) -> Option<i32> {
        let seat: Seat = game.to_act()?.into();
        let is_settled = game.is_settled();
        for action in game.legal_actions() {
            if !is_settled {
                self.left = self.left.checked_sub(1)?;
            }
            let mut after = game.clone();
            after.apply_silently(action).ok()?;
            let mut following = Vec::new();
            let worth = self.worth(&after, seat, (least, most), &mut following)?;
            if worth > least {
                least = worth;
                line.clear();
                line.push(action);
                line.append(&mut following);
            }
            if least >= most || is_settled {
                break;
            }
        }
        Some(least)
    }
}
