//! What speaks for a take at the pyramid table.

use super::group;
use super::story::{others, pawn, shares};
use crate::story::pyramids::{Deed, Reason, Who};
use crate::texts::language::Called;

/// What is done with an action, without a capital.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Take(piece, place) => format!("prendre {} en {place}", group(piece)),
        Deed::TakeInShort(piece, place) => format!("{piece} en {place}"),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Finishes(group, ref gets) if gets.is_empty() => {
            format!("termine {group} pour personne")
        }
        Reason::Finishes(group, ref gets) => format!("termine {group} ({})", shares(gets, names)),
        Reason::FinishesMany(groups, ref gets) if gets.is_empty() => {
            format!("termine {groups} groupes pour personne")
        }
        Reason::FinishesMany(groups, ref gets) => {
            format!("termine {groups} groupes ({})", shares(gets, names))
        }
        Reason::TakesRest(Who::You) => "vous prenez le reste".to_string(),
        Reason::TakesRest(Who::Other(seat)) => format!("{} prend le reste", names.of(seat)),
        Reason::Over => "la partie se termine".to_string(),
        Reason::AtEnd => "vous atteignez la fin".to_string(),
        Reason::Sure(group) => format!("majorité assurée pour {group}"),
        Reason::NobodyElse(group) => format!("personne d'autre n'a {group}"),
        Reason::OnlyOnes(own, group) => format!("alors {own} {group}, les autres aucune"),
        Reason::NoLongerAlone(seat, group) => {
            format!("{} n'a plus l'exclusivité de {group}", names.of(seat))
        }
        Reason::Leads { group, own, theirs } => {
            format!("vous menez {own} à {theirs} pour {group}")
        }
        Reason::EvenAhead(group) => format!("égalité pour {group}, votre pion devant"),
        Reason::Trails { group, leader, theirs, own } => {
            format!("{} mène {theirs} à {own} pour {group}", names.of(leader))
        }
        Reason::EvenBehind(group, seat) => {
            format!("égalité pour {group}, {} devant", pawn(Who::Other(seat), names))
        }
        Reason::Left(pieces) => format!("encore {pieces} sur le chemin"),
        Reason::JumpsOverNothing => "aucune pyramide sautée".to_string(),
        Reason::Fall(1) => "1 pyramide tombe dans l'œil".to_string(),
        Reason::Fall(pieces) => format!("{pieces} pyramides tombent dans l'œil"),
        Reason::Leaves(1, to) => {
            format!("1 pyramide laissée à {}", others(to, names))
        }
        Reason::Leaves(pieces, to) => {
            format!("{pieces} pyramides laissées à {}", others(to, names))
        }
        Reason::ThenTakes(seat, piece, place, points) => {
            format!("{} peut alors prendre {piece} en {place}\u{a0}: +{points}", names.of(seat))
        }
        Reason::ThenLeads(seat, piece, place) => {
            format!("{} peut alors prendre {piece} en {place} et mener", names.of(seat))
        }
    }
}
