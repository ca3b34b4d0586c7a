//! What speaks for a take at the pyramid table.

use super::group;
use super::story::{others, shares};
use crate::story::pyramids::{Deed, Reason, Who};
use crate::texts::language::Called;

/// What is done with an action.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Take(piece, place) => format!("{} auf {place} nehmen", group(piece)),
        Deed::TakeInShort(piece, place) => format!("{piece} auf {place}"),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Finishes(group, ref gets) if gets.is_empty() => {
            format!("schließt {group} ab (keine Punkte)")
        }
        Reason::Finishes(group, ref gets) => {
            format!("schließt {group} ab ({})", shares(gets, names))
        }
        Reason::FinishesMany(groups, ref gets) if gets.is_empty() => {
            format!("schließt {groups} Gruppen ab (keine Punkte)")
        }
        Reason::FinishesMany(groups, ref gets) => {
            format!("schließt {groups} Gruppen ab ({})", shares(gets, names))
        }
        Reason::TakesRest(Who::You) => "du nimmst den Rest".to_string(),
        Reason::TakesRest(Who::Other(seat)) => format!("{} nimmt den Rest", names.of(seat)),
        Reason::Over => "die Partie ist vorbei".to_string(),
        Reason::AtEnd => "du bist am Ende".to_string(),
        Reason::Sure(group) => format!("die meisten {group} sind sicher"),
        Reason::NobodyElse(group) => format!("sonst hat niemand {group}"),
        Reason::OnlyOnes(own, group) => format!("dann hast nur du {group} ({own})"),
        Reason::NoLongerAlone(seat, group) => {
            format!("{} hat {group} nicht mehr allein", names.of(seat))
        }
        Reason::Leads { group, own, theirs } => format!("{group} {own} zu {theirs} für dich"),
        Reason::EvenAhead(group) => format!("{group} gleich, du weiter vorn"),
        Reason::Trails { group, leader, theirs, own } => {
            format!("{group} {theirs} zu {own} für {}", names.of(leader))
        }
        Reason::EvenBehind(group, seat) => {
            format!("{group} gleich, {} weiter vorn", names.of(seat))
        }
        Reason::Left(pieces) => format!("noch {pieces} auf dem Pfad"),
        Reason::JumpsOverNothing => "nichts wird übersprungen".to_string(),
        Reason::Fall(1) => "1 Pyramide fällt ins Auge".to_string(),
        Reason::Fall(pieces) => format!("{pieces} Pyramiden fallen ins Auge"),
        Reason::Leaves(1, to) => {
            format!("{} bleibt 1 Pyramide", others(to, names))
        }
        Reason::Leaves(pieces, to) => {
            format!("{} bleiben {pieces} Pyramiden", others(to, names))
        }
        Reason::ThenTakes(seat, piece, place, points) => {
            format!("{} kann dann {piece} auf {place} nehmen: +{points}", names.of(seat))
        }
        Reason::ThenLeads(seat, piece, place) => {
            format!("{} kann dann {piece} auf {place} nehmen und führt", names.of(seat))
        }
    }
}
