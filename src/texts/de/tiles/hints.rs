//! What speaks for an action at the tile table.

use super::{actions, color, counted, points, tiles};
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::Called;

/// What is done with an action.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Keep(kept) => format!("{} behalten", color(kept)),
        Deed::Flip(cell, tile) => format!("{} auf {cell} umdrehen", color(tile)),
        Deed::Open(cell, held) => format!("{} auf {cell} eröffnen", color(held)),
        Deed::Swap { cell, laid, taken } => {
            format!("{} gegen {} auf {cell} tauschen", color(laid), color(taken))
        }
        Deed::Stop => "Aufhören".to_string(),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::OtherStarts(other, given) => {
            format!("{} bekommt {} und beginnt", names.of(other), color(given))
        }
        Reason::Points(brought) => points(brought),
        Reason::EndsGame => "beendet die Partie".to_string(),
        Reason::EndsTurns => "ist der letzte Zug".to_string(),
        Reason::Cuts(other, from, to) => {
            format!("{} kann nur für +{to} statt +{from} umdrehen", names.of(other))
        }
        Reason::CutsTo(other, to) => format!("{} kann nur +{to} umdrehen", names.of(other)),
        Reason::PreventsSwap(other, held) => {
            format!("{} kann dort {} nicht mehr eintauschen", names.of(other), color(held))
        }
        Reason::MoreFlips(flips) => format!("{flips} mehr zum Umdrehen"),
        Reason::FlipsFromThere(1) => "von dort aus eins zum Umdrehen".to_string(),
        Reason::FlipsFromThere(flips) => format!("von dort aus {flips} zum Umdrehen"),
        Reason::Takes(taken) => format!("bringt {}", color(taken)),
        Reason::TakesWithoutPlace(taken) => {
            format!("bringt {}, dafür ist kein Platz", color(taken))
        }
        Reason::TakesToOpen(taken, fits) => format!(
            "bringt {}, zum Eröffnen auf {}",
            color(taken),
            counted(fits.into(), "Platz", "Plätzen")
        ),
        Reason::TakesToLay(taken, fits) => format!(
            "bringt {}, das nichts eröffnet, aber auf {} passt",
            color(taken),
            tiles(fits.into())
        ),
        Reason::LeavesOther(other, left) => {
            format!("{} hat dann {}", names.of(other), actions(left))
        }
        Reason::Like(cell) => format!("etwa so gut wie {cell}"),
        Reason::CanWait(cell) => format!("{cell} kann warten"),
        Reason::Reaches(points) => format!("+{points} zum Umdrehen in Reichweite"),
        Reason::ThenFlips(other, cell, points) => {
            format!("{} kann dann {cell} umdrehen: +{points}", names.of(other))
        }
        Reason::ThenSwaps(other, cell, points) => {
            format!("{} kann dann auf {cell} tauschen: +{points}", names.of(other))
        }
        Reason::ThenOpens(other, cell) => {
            format!("{} kann dann auf {cell} eröffnen", names.of(other))
        }
        Reason::ThenReaches(other, points) => {
            format!("{} kann dann für +{points} umdrehen", names.of(other))
        }
    }
}
