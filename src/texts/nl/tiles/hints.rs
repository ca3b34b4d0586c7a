//! What speaks for an action at the tile table.

use super::{actions, color, points, tiles};
use crate::story::tiles::{Deed, Reason};
use crate::texts::language::Called;

/// What is done with an action, without a capital.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Keep(kept) => format!("{} houden", color(kept)),
        Deed::Flip(cell, tile) => format!("{} omdraaien op {cell}", color(tile)),
        Deed::Open(cell, held) => format!("{} openen op {cell}", color(held)),
        Deed::Swap { cell, laid, taken } => {
            format!("{} ruilen voor {} op {cell}", color(laid), color(taken))
        }
        Deed::Stop => "stoppen".to_string(),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::OtherStarts(other, given) => {
            format!("{} krijgt {} en begint", names.of(other), color(given))
        }
        Reason::Points(brought) => points(brought),
        Reason::EndsGame => "dan is het afgelopen".to_string(),
        Reason::EndsTurns => "dan zijn de beurten voorbij".to_string(),
        Reason::Cuts(other, from, to) => {
            format!("{} kan nog +{to} omdraaien, niet +{from}", names.of(other))
        }
        Reason::CutsTo(other, to) => format!("{} kan nog +{to} omdraaien", names.of(other)),
        Reason::PreventsSwap(other, held) => {
            format!("{} kan daar {} niet meer ruilen", names.of(other), color(held))
        }
        Reason::MoreFlips(flips) => format!("{flips} meer om te draaien"),
        Reason::FlipsFromThere(1) => "van daaruit is er 1 om te draaien".to_string(),
        Reason::FlipsFromThere(flips) => format!("van daaruit zijn er {flips} om te draaien"),
        Reason::Takes(taken) => format!("geeft {}", color(taken)),
        Reason::TakesWithoutPlace(taken) => {
            format!("geeft {}, dat nergens past", color(taken))
        }
        Reason::TakesToOpen(taken, places) => {
            let places = tiles(places.into());
            format!("geeft {}, dat op {places} kan openen", color(taken))
        }
        Reason::TakesToLay(taken, places) => format!(
            "geeft {}, dat geen groep opent maar op {} past",
            color(taken),
            tiles(places.into())
        ),
        Reason::LeavesOther(other, left) => {
            format!("{} heeft dan {}", names.of(other), actions(left))
        }
        Reason::Like(cell) => format!("ongeveer even goed als {cell}"),
        Reason::CanWait(cell) => format!("{cell} kan wachten"),
        Reason::Reaches(points) => format!("+{points} om te draaien binnen bereik"),
        Reason::ThenFlips(other, cell, points) => {
            format!("{} kan dan {cell} omdraaien: +{points}", names.of(other))
        }
        Reason::ThenSwaps(other, cell, points) => {
            format!("{} kan dan ruilen op {cell}: +{points}", names.of(other))
        }
        Reason::ThenOpens(other, cell) => {
            format!("{} kan dan op {cell} openen", names.of(other))
        }
        Reason::ThenReaches(other, points) => {
            format!("{} kan dan voor +{points} omdraaien", names.of(other))
        }
    }
}
