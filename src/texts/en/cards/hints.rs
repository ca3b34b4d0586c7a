//! What could be done at the card table, and what speaks for it.

use super::{color, color_title, side};
use crate::ai::Outlook;
use crate::record::Names;
use crate::rules::cards::{Action, ClaimEffect, Completion, Phase, PlayerView, Preview};
use crate::rules::{Color, Player};
use crate::texts::house;

/// A hint, in as many words as there may be room for, then in fewer.
pub fn hint(hint: &Outlook<Action>, view: &PlayerView, names: &Names) -> Vec<String> {
    let why = reasons(hint.action, view, names);
    house::hint(&action(hint.action), hint.estimate, &why)
}

/// What is done.
pub fn action(action: Action) -> String {
    match action {
        Action::Build { side: at, color } => {
            format!("{} to the {} Mountain", color_title(color), side(at))
        }
        Action::Grow {
            side: at,
            color: cards,
            count,
        } => format!("{count} {} to the {} Field", color(cards), side(at)),
        Action::Discard {
            color: cards,
            count,
        } => format!("Discard {count} {}", color(cards)),
        Action::Claim { color: cards } => format!("Take {}", color(cards)),
    }
}

/// What comes of an action, as far as its player can see; the longest way to say it first.
pub fn reasons(action: Action, view: &PlayerView, names: &Names) -> Vec<String> {
    if let Action::Claim { color } = action {
        return claim(color, view, names);
    }
    let Ok(preview) = view.preview(action) else {
        return Vec::new();
    };
    if let Some(done) = &preview.completes {
        return completion(done, view.seat(), names);
    }
    match action {
        Action::Build { side, color } => {
            let missing = view.table().mandala(side).missing();
            let left = missing.iter().filter(|&other| other != color).count();
            build(&preview, left)
        }
        Action::Grow { side, count, .. } => {
            let fields = view.table().mandala(side).fields;
            let own = fields[view.seat()].len() + count;
            let theirs = fields[view.seat().other()].len();
            field(own, theirs, names.of(view.seat().other()))
        }
        Action::Discard { .. } => vec![draws(&preview)],
        Action::Claim { .. } => Vec::new(),
    }
}

fn draws(preview: &Preview) -> String {
    match preview.draws {
        0 => "you draw nothing".to_string(),
        n => format!("you draw {n}"),
    }
}

/// What it means to add to a Mountain that so many colors are missing in after it.
fn build(preview: &Preview, left: usize) -> Vec<String> {
    let draws = draws(preview);
    vec![
        match left {
            1 => format!("{draws}, and one more color completes this Mandala"),
            n => format!("{draws}, and {n} colors are missing there then"),
        },
        draws,
    ]
}

/// What it means to have so many cards in a Field.
fn field(own: u8, theirs: u8, other: &str) -> Vec<String> {
    let score = format!("{own} to {theirs}");
    vec![
        match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => format!("you then lead there {score}"),
            std::cmp::Ordering::Equal => format!("you are then even there, {score}"),
            std::cmp::Ordering::Less => format!("{other} then leads there {theirs} to {own}"),
        },
        format!("{score} there"),
    ]
}

/// What it means to complete a Mandala.
fn completion(done: &Completion, player: Player, names: &Names) -> Vec<String> {
    let other = names.of(player.other());
    let (own, theirs) = (done.fields[player], done.fields[player.other()]);
    let ends = match done.last {
        true => ", the last one,",
        false => "",
    };
    let while_so = match (done.first, own == theirs) {
        (None, _) => "while both Fields are empty".to_string(),
        (Some(_), true) => format!("while the Fields are even, so {other} chooses first"),
        (Some(first), false) if first == player => {
            format!("while you lead there {own} to {theirs}")
        }
        (Some(_), false) => format!("while {other} leads there {theirs} to {own}"),
    };
    let in_short = match done.first {
        None => "completes it, all is lost".to_string(),
        Some(first) if first == player => "completes it, you choose first".to_string(),
        Some(_) => format!("completes it, {other} chooses first"),
    };
    vec![
        format!("completes the {} Mandala{ends} {while_so}", side(done.side)),
        in_short,
        "completes it".to_string(),
    ]
}

/// What it means to take a color.
fn claim(color: Color, view: &PlayerView, names: &Names) -> Vec<String> {
    let (table, player) = (view.table(), view.seat());
    let Phase::Draft(draft) = table.phase() else {
        return Vec::new();
    };
    let claim = |player| table.claim(draft.side, color, player);
    let (Some(own), Some(theirs)) = (claim(player), claim(player.other())) else {
        return Vec::new();
    };
    let gain = match own {
        ClaimEffect::River { space, .. } => format!("River space {space}, +{}", own.points()),
        ClaimEffect::Cup { .. } => format!("+{} for your Cup", own.points()),
        ClaimEffect::Discard { .. } => "it is discarded".to_string(),
    };
    let other = names.of(player.other());
    let denies = match theirs.points() {
        0 => None,
        points => Some(format!("{gain}, and {other} does not get +{points}")),
    };
    denies.into_iter().chain([gain]).collect()
}
