//! What speaks against an action of a card game, and what says more of one than of another.

use super::reason::{Fields, Gain, Points, Reason, Sharing, Standing};

/// Whether it speaks against an action that this comes of it.
pub(super) fn is_drawback(reason: &Reason) -> bool {
    match reason {
        Reason::NearsForNothing | Reason::WorthToOther(..) => true,
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
        Reason::Nears | Reason::NearsWithout(_) => is_new(nears),
        Reason::Fields(_) | Reason::FieldsNear(_) | Reason::FieldsInShort(_) => differs(lead),
        Reason::Completes { .. } | Reason::CompletesInShort(_) => differs(shares),
        Reason::Takes(_) | Reason::Prize(..) => differs(points),
        Reason::TakesAnd(_, also) => {
            let shares = |it: &Reason| matches!(it, Reason::TakesAnd(_, other) if other == also);
            !others.iter().any(shares) || differs(points)
        }
        Reason::Worth(..) | Reason::WorthToOther(..) => differs(worth),
        Reason::NearsForNothing
        | Reason::Keeps(..)
        | Reason::Holds(..)
        | Reason::MountainHas(_) => !others.contains(reason),
    }
}

/// Whether a reason neither speaks to its player nor tells what only that one knows.
pub(super) fn is_for_all(reason: &Reason) -> bool {
    match reason {
        Reason::NearsWithout(_)
        | Reason::WorthToOther(..)
        | Reason::Fields(Fields::Even(..) | Fields::Trail(..)) => true,
        Reason::Completes { sharing, .. } | Reason::CompletesInShort(sharing) => {
            !matches!(sharing, Sharing::YouFirst(_) | Sharing::OnlyOther(..))
        }
        _ => false,
    }
}

fn draws(reason: &Reason) -> Option<i32> {
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
        | Reason::FieldsInShort(it) => it,
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
    Some(match gain {
        Gain::Sixth(Points { points, .. })
        | Gain::River(_, Points { points, .. })
        | Gain::Cup(Points { points, .. }) => points.into(),
        Gain::Lost(_) => 0,
    })
}
