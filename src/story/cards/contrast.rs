//! What speaks against an action of a card game, and what says more for one than for another.

use super::reason::{Fields, Gain, Points, Reason, Sharing, Standing};

/// Whether it speaks against an action that this comes of it.
pub(super) fn is_drawback(reason: &Reason) -> bool {
    match reason {
        Reason::NearsForNothing => true,
        Reason::Completes { sharing, .. } | Reason::CompletesInShort(sharing) => {
            rank(sharing) < OPEN
        }
        Reason::Takes(gain) | Reason::TakesAnd(gain, _) => matches!(gain, Gain::Lost(_)),
        _ => lead(reason).is_some_and(|lead| lead < 0),
    }
}

/// Whether a reason says more for an action than these say for another one.
pub(super) fn outdoes(reason: &Reason, others: &[Reason]) -> bool {
    let is_new = |kind: fn(&Reason) -> bool| !others.iter().any(kind);
    match reason {
        Reason::Draws(_) | Reason::DrawsAndMisses { .. } => more(reason, others, draws),
        Reason::DrawsAndNears(_) => is_new(nears) || more(reason, others, draws),
        Reason::Nears | Reason::NearsWithout(_) => is_new(nears),
        Reason::Fields(_) | Reason::FieldsNear(_) | Reason::FieldsInShort(_) => {
            more(reason, others, lead)
        }
        Reason::Completes { .. } | Reason::CompletesInShort(_) => more(reason, others, shares),
        Reason::CompletesIt => !others.contains(reason),
        Reason::Takes(_) => more(reason, others, points),
        Reason::TakesAnd(_, also) => {
            let shares = |it: &Reason| matches!(it, Reason::TakesAnd(_, other) if other == also);
            !others.iter().any(shares) || more(reason, others, points)
        }
        _ => true,
    }
}

/// Whether there is more of something than with all others.
fn more(reason: &Reason, others: &[Reason], count: fn(&Reason) -> Option<i32>) -> bool {
    let most = others.iter().filter_map(count).max();
    most < count(reason)
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
            Fields::Lead(it) | Fields::LeadAlone(it, _) | Fields::Even(it) | Fields::Trail(it, _),
        )
        | Reason::FieldsNear(it)
        | Reason::FieldsInShort(it) => it,
        _ => return None,
    };
    Some(i32::from(own) - i32::from(theirs))
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
    let (Reason::Takes(gain) | Reason::TakesAnd(gain, _)) = reason else {
        return None;
    };
    Some(match *gain {
        Gain::Sixth(Points { points, .. })
        | Gain::River(_, Points { points, .. })
        | Gain::Cup(Points { points, .. }) => points.into(),
        Gain::Lost(_) => 0,
    })
}
