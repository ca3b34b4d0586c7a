//! What speaks for a take at the pyramid table.

use super::group;
use super::story::{others, shares};
use crate::story::pyramids::{Deed, Reason, Who};
use crate::texts::language::Called;

/// What is done with an action.
pub fn deed(deed: Deed) -> String {
    match deed {
        Deed::Take(piece, place) => format!("Take {} on {place}", group(piece)),
        Deed::TakeInShort(piece, place) => format!("{piece} on {place}"),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Finishes(group, ref gets) if gets.is_empty() => {
            format!("finishes {group} for nobody")
        }
        Reason::Finishes(group, ref gets) => format!("finishes {group} ({})", shares(gets, names)),
        Reason::FinishesMany(groups, ref gets) if gets.is_empty() => {
            format!("finishes {groups} groups for nobody")
        }
        Reason::FinishesMany(groups, ref gets) => {
            format!("finishes {groups} groups ({})", shares(gets, names))
        }
        Reason::TakesRest(Who::You) => "you take the rest".to_string(),
        Reason::TakesRest(Who::Other(seat)) => format!("{} takes the rest", names.of(seat)),
        Reason::Over => "the game is over".to_string(),
        Reason::AtEnd => "you are at the end".to_string(),
        Reason::Sure(group) => format!("most {group} for sure"),
        Reason::NobodyElse(group) => format!("nobody else has {group}"),
        Reason::OnlyOnes(own, group) => format!("then only you have {group} ({own})"),
        Reason::NoLongerAlone(seat, group) => {
            format!("{} no longer alone in {group}", names.of(seat))
        }
        Reason::Leads { group, own, theirs } => format!("you lead {group} {own} to {theirs}"),
        Reason::EvenAhead(group) => format!("{group} is tied, your pawn ahead"),
        Reason::Trails { group, leader, theirs, own } => {
            format!("{} leads {group} {theirs} to {own}", names.of(leader))
        }
        Reason::EvenBehind(group, seat) => {
            format!("{group} is tied, {}'s pawn ahead", names.of(seat))
        }
        Reason::Left(pieces) => format!("{pieces} more on the path"),
        Reason::JumpsOverNothing => "nothing is jumped over".to_string(),
        Reason::Fall(1) => "1 pyramid falls into the eye".to_string(),
        Reason::Fall(pieces) => format!("{pieces} pyramids fall into the eye"),
        Reason::Leaves(1, to) => format!("1 pyramid left to {}", others(to, names)),
        Reason::Leaves(pieces, to) => {
            format!("{pieces} pyramids left to {}", others(to, names))
        }
        Reason::ThenTakes(seat, piece, place, points) => {
            format!("{} can then take {piece} on {place}: +{points}", names.of(seat))
        }
        Reason::ThenLeads(seat, piece, place) => {
            format!("{} can then take {piece} on {place} and lead it", names.of(seat))
        }
    }
}
