//! What speaks for an action at the tile table.

use super::{counted, feminine, points, the, tile};
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::Called;

/// What is done with an action, without a capital.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Keep(kept) => format!("garder {}", tile(kept)),
        Deed::Flip(cell, it) => format!("retourner {cell}, {}", feminine(it)),
        Deed::Open(cell, held) => format!("ouvrir {} en {cell}", the(held)),
        Deed::Swap { cell, laid, taken } => {
            format!("échanger en {cell}, {} contre {}", feminine(laid), feminine(taken))
        }
        Deed::Stop => "arrêter".to_string(),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::OtherStarts(other, given) => {
            format!("{} reçoit {} et commence", names.of(other), tile(given))
        }
        Reason::Points(brought) => points(brought),
        Reason::EndsGame => "termine la partie".to_string(),
        Reason::EndsTurns => "met fin aux tours".to_string(),
        Reason::Cuts(other, from, to) => {
            format!("{} n'a plus que +{to} à retourner, pas +{from}", names.of(other))
        }
        Reason::CutsTo(other, to) => format!("{}\u{a0}: +{to} à retourner", names.of(other)),
        Reason::PreventsSwap(other, held) => {
            format!("{} ne pourra plus y poser {}", names.of(other), tile(held))
        }
        Reason::MoreFlips(1) => "une tuile de plus à retourner".to_string(),
        Reason::MoreFlips(flips) => format!("{flips} tuiles de plus à retourner"),
        Reason::FlipsFromThere(1) => "une tuile à retourner ensuite".to_string(),
        Reason::FlipsFromThere(flips) => format!("{flips} tuiles à retourner ensuite"),
        Reason::Takes(taken) => format!("donne {}", tile(taken)),
        Reason::TakesWithoutPlace(taken) => {
            format!("donne {}, sans place où la poser", tile(taken))
        }
        Reason::TakesToOpen(taken, tiles) => {
            format!("donne {}, qui ouvre à {}", tile(taken), counted(tiles.into(), "endroit"))
        }
        Reason::TakesToLay(taken, tiles) => format!(
            "donne {}, qui n'ouvre rien mais se pose à {}",
            tile(taken),
            counted(tiles.into(), "endroit")
        ),
        Reason::LeavesOther(other, actions) => {
            format!("il reste {} à {}", counted(actions, "action"), names.of(other))
        }
        Reason::Like(cell) => format!("à peu près comme {cell}"),
        Reason::CanWait(cell) => format!("{cell} peut attendre"),
        Reason::Reaches(points) => format!("+{points} à retourner à portée"),
        Reason::ThenFlips(other, cell, points) => {
            format!("{} peut alors retourner {cell}\u{a0}: +{points}", names.of(other))
        }
        Reason::ThenSwaps(other, cell, points) => {
            format!("{} peut alors échanger en {cell}\u{a0}: +{points}", names.of(other))
        }
        Reason::ThenOpens(other, cell) => {
            format!("{} peut alors ouvrir en {cell}", names.of(other))
        }
        Reason::ThenReaches(other, points) => {
            format!("{} peut alors retourner pour +{points}", names.of(other))
        }
    }
}
