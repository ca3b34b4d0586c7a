//! What the net makes of a position.

use std::sync::LazyLock;

use super::features::{FEATURES, features};
use crate::ai::Estimate;
use crate::ai::net;
use crate::rules::ByPlayer;
use crate::rules::cards::{Outcome, Phase, Pile, Prospect, Score};

/// The net of the card game.
///
/// It judges a position after an action and before the draw, so that no luck of the draw
/// blurs it.
pub type Net = net::Net<FEATURES>;

/// The net that the partner plays by, as it was learned.
pub static LEARNED: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(include_bytes!("net.bin")));

/// What the one who foresees a position can expect from there.
pub fn estimate(net: &Net, prospect: &Prospect) -> Estimate {
    if matches!(prospect.table().phase(), Phase::Over(_)) {
        return final_estimate(prospect);
    }
    net.judge(&features(prospect))
}

/// What is to be expected once the game is over: all that is unknown are the two Cup
/// cards that the other was dealt.
fn final_estimate(prospect: &Prospect) -> Estimate {
    let (seat, table) = (prospect.seat(), prospect.table());
    let theirs = seat.other();
    let unseen = prospect.unseen();
    let own = Score::new(table.river(seat), prospect.cup());
    let ways = f32::from(unseen.len()) * f32::from(unseen.len().saturating_sub(1));
    let mut estimate = Estimate::default();
    for first in unseen.colors() {
        let rest = unseen - Pile::of(first, 1);
        for second in rest.colors() {
            let share = f32::from(unseen.count(first)) * f32::from(rest.count(second)) / ways;
            let dealt = [first, second].into_iter().collect();
            let other = Score::new(table.river(theirs), table.claimed(theirs) + dealt);
            let scores = ByPlayer::from_fn(|player| if player == seat { own } else { other });
            let win = match Outcome::of(&scores).winner() {
                Some(winner) if winner == seat => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            estimate.win += share * win;
            estimate.points += share * (f32::from(own.total()) - f32::from(other.total()));
        }
    }
    estimate
}
