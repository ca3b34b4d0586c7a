//! What speaks for a take at the pyramid table.

use super::group;
use super::story::{others, shares};
use crate::story::pyramids::{Deed, Reason, Who};
use crate::texts::language::Called;

/// What is done with an action, without a capital.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Take(piece, place) => format!("{} op {place} nemen", group(piece)),
        Deed::TakeInShort(piece, place) => format!("{piece} op {place}"),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Finishes(group, ref gets) if gets.is_empty() => {
            format!("maakt {group} af voor niemand")
        }
        Reason::Finishes(group, ref gets) => format!("maakt {group} af ({})", shares(gets, names)),
        Reason::FinishesMany(groups, ref gets) if gets.is_empty() => {
            format!("maakt {groups} groepen af voor niemand")
        }
        Reason::FinishesMany(groups, ref gets) => {
            format!("maakt {groups} groepen af ({})", shares(gets, names))
        }
        Reason::TakesRest(Who::You) => "jij neemt de rest".to_string(),
        Reason::TakesRest(Who::Other(seat)) => format!("{} neemt de rest", names.of(seat)),
        Reason::Over => "de partij is afgelopen".to_string(),
        Reason::AtEnd => "je bent aan het einde".to_string(),
        Reason::Sure(group) => format!("de meeste {group} zijn zeker"),
        Reason::NobodyElse(group) => format!("niemand anders heeft {group}"),
        Reason::OnlyOnes(own, group) => format!("dan heb alleen jij {group} ({own})"),
        Reason::NoLongerAlone(seat, group) => {
            format!("{group} is niet meer alleen van {}", names.of(seat))
        }
        Reason::Leads { group, own, theirs } => {
            format!("je leidt bij {group}, {own} tegen {theirs}")
        }
        Reason::EvenAhead(group) => format!("gelijk bij {group}, jouw pion verder"),
        Reason::Trails { group, leader, theirs, own } => {
            format!("{} leidt bij {group}, {theirs} tegen {own}", names.of(leader))
        }
        Reason::EvenBehind(group, seat) => {
            format!("gelijk bij {group}, de pion van {} verder", names.of(seat))
        }
        Reason::Left(pieces) => format!("nog {pieces} op het pad"),
        Reason::JumpsOverNothing => "er wordt niets overgeslagen".to_string(),
        Reason::Fall(1) => "1 piramide valt in het oog".to_string(),
        Reason::Fall(pieces) => format!("{pieces} piramides vallen in het oog"),
        Reason::Leaves(1, to) => {
            format!("1 piramide over voor {}", others(to, names))
        }
        Reason::Leaves(pieces, to) => {
            format!("{pieces} piramides over voor {}", others(to, names))
        }
        Reason::ThenTakes(seat, piece, place, points) => {
            format!("{} kan dan {piece} op {place} nemen: +{points}", names.of(seat))
        }
        Reason::ThenLeads(seat, piece, place) => {
            format!("{} kan dan {piece} op {place} nemen en leiden", names.of(seat))
        }
    }
}
