//! What speaks for an action at the tile table.

use super::{color, counted, points};
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::Called;

/// What is done with an action.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Keep(kept) => format!("Keep {}", color(kept)),
        Deed::Flip(cell, tile) => format!("Flip {cell}, {}", color(tile)),
        Deed::Open(cell, held) => format!("Open {} on {cell}", color(held)),
        Deed::Swap { cell, laid, taken } => {
            format!("Swap {cell}, {} for {}", color(laid), color(taken))
        }
        Deed::Stop => "Stop".to_string(),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::OtherStarts(other, given) => {
            format!("{} gets {} and starts", names.of(other), color(given))
        }
        Reason::Points(brought) => points(brought),
        Reason::EndsGame => "ends the game".to_string(),
        Reason::EndsTurns => "ends the turns".to_string(),
        Reason::Cuts(other, from, to) => {
            format!("cuts {}'s flips from +{from} to +{to}", names.of(other))
        }
        Reason::CutsTo(other, to) => format!("cuts {}'s flips to +{to}", names.of(other)),
        Reason::PreventsSwap(other, held) => {
            format!("{} can no longer swap in {} there", names.of(other), color(held))
        }
        Reason::MoreFlips(1) => "one more flip".to_string(),
        Reason::MoreFlips(flips) => format!("{flips} more flips"),
        Reason::FlipsFromThere(1) => "one flip from there".to_string(),
        Reason::FlipsFromThere(flips) => format!("{flips} flips from there"),
        Reason::Takes(taken) => format!("takes {}", color(taken)),
        Reason::TakesWithoutPlace(taken) => {
            format!("takes {}, with no place for it", color(taken))
        }
        Reason::TakesToOpen(taken, tiles) => {
            let places = counted(tiles.into(), "place");
            format!("takes {}, which can open a group on {places}", color(taken))
        }
        Reason::TakesToLay(taken, tiles) => format!(
            "takes {}, which can be swapped in on {}",
            color(taken),
            counted(tiles.into(), "tile")
        ),
        Reason::LeavesOther(other, actions) => {
            format!("{} then has {}", names.of(other), counted(actions, "action"))
        }
        Reason::Like(cell) => format!("about as good as {cell}"),
        Reason::CanWait(cell) => format!("{cell} can wait"),
        Reason::Reaches(points) => format!("flips for +{points} in reach"),
        Reason::ThenFlips(other, cell, points) => {
            format!("{} can then flip {cell}: +{points}", names.of(other))
        }
        Reason::ThenSwaps(other, cell, points) => {
            format!("{} can then swap {cell}: +{points}", names.of(other))
        }
        Reason::ThenOpens(other, cell) => {
            format!("{} can then open a group on {cell}", names.of(other))
        }
        Reason::ThenReaches(other, points) => {
            format!("{} then has flips for +{points}", names.of(other))
        }
    }
}
