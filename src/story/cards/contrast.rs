//! What speaks against an action of a card game, and what says more of one than of another.

use super::reason::{Fields, Gain, Points, Reason, Sharing, Standing};
use crate::rules::Player;

/// Whether it speaks against an action that this comes of it.
pub(super) fn is_drawback(reason: &Reason) -> bool {
    match reason {
        Reason::NearsForNothing | Reason::ForNothing | Reason::WorthToOther(..) => true,
        Reason::Completes { sharing, .. } | Reason::CompletesInShort(sharing) => {
            rank(sharing) < OPEN
        }
        Reason::Takes(gain) | Reason::TakesAnd(gain, _) => matches!(gain, Gain::Lost(_)),
        _ => lead(reason).is_some_and(|lead| lead < 0),
    }
}

/// Whether a reason says more for an action, or against it, than these say of another one.
pub(super) fn outdoes(reason: &Reason, others: &[Reason]) -> bool {
    let is_new = |kind: fn(&Reason) -> bool| !others.iter().any(kind);
    let differs = |count: fn(&Reason) -> Option<i32>| {
        let all = others.iter().filter_map(count);
        if is_drawback(reason) {
            all.min().is_none_or(|least| count(reason) < Some(least))
        } else {
            all.max() < count(reason)
        }
    };
    match reason {
        Reason::Draws(_) | Reason::DrawsAndMisses { .. } => differs(draws),
        Reason::DrawsAndNears(_) => is_new(nears) || differs(draws),
        Reason::Nears | Reason::NearsInShort | Reason::NearsWithout(_) => is_new(nears),
        Reason::Fields(_)
        | Reason::FieldsNear(_)
        | Reason::FieldsInShort(_)
        | Reason::Leads(_)
        | Reason::Trails(..) => differs(lead),
        Reason::Completes { .. } | Reason::CompletesInShort(_) => differs(shares),
        Reason::Takes(_) | Reason::Prize(..) => differs(points),
        Reason::TakesAnd(_, also) => {
            let shares = |it: &Reason| matches!(it, Reason::TakesAnd(_, other) if other == also);
            !others.iter().any(shares) || differs(points)
        }
        Reason::Worth(..) | Reason::WorthToOther(..) => differs(worth),
        Reason::NearsForNothing
        | Reason::ForNothing
        | Reason::Misses(_)
        | Reason::LedBefore(_)
        | Reason::Keeps(..)
        | Reason::Holds(..)
        | Reason::MountainHas(_) => !others.contains(reason),
    }
}

/// A reason told to everybody: its player is named, as the other one is to that player; nothing
/// if it tells what only that one knows.
pub(super) fn for_all(reason: Reason, player: Player) -> Option<Reason> {
    let other = |sharing| match sharing {
        Sharing::OnlyOther(it, _) => Sharing::OnlyYou(it.turned(), player),
        Sharing::YouFirst(it) => Sharing::OtherFirst(it.turned(), player),
        _ => sharing,
    };
    Some(match reason {
        Reason::NearsForNothing | Reason::ForNothing => Reason::NearsWithout(player),
        Reason::Leads(it) => Reason::Trails(it.turned(), player),
        Reason::Fields(Fields::Lead(it) | Fields::LeadAlone(it, _)) => {
            Reason::Fields(Fields::Trail(it.turned(), player))
        }
        Reason::Completes { side, last, sharing } => {
            Reason::Completes { side, last, sharing: other(sharing) }
        }
        Reason::CompletesInShort(sharing) => Reason::CompletesInShort(other(sharing)),
        Reason::Worth(color, space) => Reason::WorthToOther(color, space, player),
        Reason::Keeps(..) | Reason::Holds(..) => return None,
        Reason::Prize(_, Points { cup: 1.., .. }) => return None,
        Reason::Takes(gain) | Reason::TakesAnd(gain, _) if gain.points().cup > 0 => return None,
        _ => reason,
    })
}

/// How many cards are drawn.
pub(super) fn draws(reason: &Reason) -> Option<i32> {
    match *reason {
        Reason::Draws(draws)
        | Reason::DrawsAndNears(draws)
        | Reason::DrawsAndMisses { draws, .. } => Some(draws.into()),
        _ => None,
    }
}

fn nears(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::DrawsAndNears(_)
            | Reason::Nears
            | Reason::NearsInShort
            | Reason::NearsWithout(_)
            | Reason::NearsForNothing
            | Reason::FieldsNear(_)
    )
}

/// By how many cards the player leads in the Fields.
fn lead(reason: &Reason) -> Option<i32> {
    let Standing { own, theirs } = match *reason {
        Reason::Fields(
            Fields::Lead(it)
            | Fields::LeadAlone(it, _)
            | Fields::Even(it, _)
            | Fields::Trail(it, _),
        )
        | Reason::FieldsNear(it)
        | Reason::FieldsInShort(it)
        | Reason::Leads(it)
        | Reason::Trails(it, _) => it,
        _ => return None,
    };
    Some(i32::from(own) - i32::from(theirs))
}

/// By how much a card of a color is worth more to the player.
fn worth(reason: &Reason) -> Option<i32> {
    match *reason {
        Reason::Worth(_, space) => Some(space.into()),
        Reason::WorthToOther(_, space, _) => Some(-i32::from(space)),
        _ => None,
    }
}

/// From here on the player gets something before the other one does.
const OPEN: i32 = 3;

/// How good it is to share a Mountain so.
fn rank(sharing: &Sharing) -> i32 {
    match sharing {
        Sharing::OnlyOther(..) => 0,
        Sharing::Nobody => 1,
        Sharing::Even(..) | Sharing::OtherFirst(..) => 2,
        Sharing::YouFirst(_) => OPEN,
        Sharing::OnlyYou(..) => OPEN + 1,
    }
}

fn shares(reason: &Reason) -> Option<i32> {
    match reason {
        Reason::Completes { sharing, .. } | Reason::CompletesInShort(sharing) => {
            Some(rank(sharing))
        }
        _ => None,
    }
}

fn points(reason: &Reason) -> Option<i32> {
    let gain = match *reason {
        Reason::Prize(_, Points { points, .. }) => return Some(points.into()),
        Reason::Takes(gain) | Reason::TakesAnd(gain, _) => gain,
        _ => return None,
    };
    Some(gain.points().points.into())
}

#[cfg(test)]
mod tests {
    use super::{Fields, Gain, Points, Reason, Sharing, Standing, for_all};
    use crate::rules::Color::Red;
    use crate::rules::Player::{One, Two};

    #[test]
    fn everybody_is_told_names_and_nothing_that_one_player_alone_knows() {
        let told = |reason| for_all(reason, One);
        let (leads, trails) = (Standing { own: 2, theirs: 1 }, Standing { own: 1, theirs: 2 });
        let trail = |standing, player| Reason::Fields(Fields::Trail(standing, player));
        let brings = |cup| Points { points: 4, cup };
        for (reason, everybody) in [
            (Reason::NearsForNothing, Some(Reason::NearsWithout(One))),
            (Reason::Fields(Fields::Lead(leads)), Some(trail(trails, One))),
            (trail(trails, Two), Some(trail(trails, Two))),
            (
                Reason::CompletesInShort(Sharing::YouFirst(leads)),
                Some(Reason::CompletesInShort(Sharing::OtherFirst(trails, One))),
            ),
            (Reason::Worth(Red, 5), Some(Reason::WorthToOther(Red, 5, One))),
            (Reason::Prize(Red, brings(0)), Some(Reason::Prize(Red, brings(0)))),
            (Reason::Prize(Red, brings(1)), None),
            (Reason::Takes(Gain::Cup(brings(1))), None),
            (Reason::Keeps(1, Red), None),
            (Reason::Holds(1, Red), None),
        ] {
            assert_eq!(told(reason.clone()), everybody, "{reason:?}");
        }
    }
}
