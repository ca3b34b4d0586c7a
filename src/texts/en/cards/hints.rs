//! What could be done at the card table, and what speaks for it.

use std::cmp::Ordering;

use super::{color, color_title, side};
use crate::ai::Outlook;
use crate::record::Names;
use crate::rules::cards::{
    Action, ClaimEffect, Completion, Phase, PlayerView, Preview, RIVER_SPACES,
};
use crate::rules::{Color, Player};
use crate::story::cards::points_of_claim;
use crate::texts::house;

/// Hints, each in as many words as there may be room for, then in fewer.
pub fn hints(given: &[Outlook<Action>], view: &PlayerView, names: &Names) -> Vec<Vec<String>> {
    let reasons = |hint: &Outlook<Action>| reasons(hint.action, view, names);
    let whys: Vec<Vec<String>> = given.iter().map(reasons).collect();
    let words = |(at, hint): (usize, &Outlook<Action>)| {
        let mut why = whys[at].clone();
        let others = given.iter().zip(&whys).enumerate();
        let alike = others.filter(|(other, (_, theirs))| *other != at && **theirs == why);
        let alike: Vec<Action> = alike.map(|(_, (hint, _))| hint.action).collect();
        if let Some(differs) = difference(hint.action, &alike, view) {
            let with = |why: &String| format!("{why}; {differs}");
            let both: Vec<String> = why.iter().map(with).collect();
            why.splice(0..0, both.into_iter().chain([differs.clone()]));
        }
        house::hint(&action(hint.action), hint.estimate, &why)
    };
    given.iter().enumerate().map(words).collect()
}

/// What tells an action from others for which the same speaks, if there are any.
fn difference(action: Action, others: &[Action], view: &PlayerView) -> Option<String> {
    let ways = [what_is_kept, what_lies_there];
    let mut said = ways.iter().filter_map(|way| {
        let own = way(action, view)?;
        let is_new = |&other: &Action| way(other, view).as_ref() != Some(&own);
        others.iter().all(is_new).then_some(own)
    });
    match others.is_empty() {
        true => None,
        false => said.next(),
    }
}

/// What is left of the color in hand; of one that is taken, what could follow it.
fn what_is_kept(action: Action, view: &PlayerView) -> Option<String> {
    let (cards, count) = match action {
        Action::Build { color, .. } => (color, 1),
        Action::Grow { color, count, .. } | Action::Discard { color, count } => (color, count),
        Action::Claim { color } => (color, 0),
    };
    let verb = match action {
        Action::Claim { .. } => "hold",
        _ => "keep",
    };
    Some(match view.hand().count(cards).saturating_sub(count) {
        0 => format!("you {verb} no {}", color(cards)),
        kept => format!("you {verb} {kept} {}", color(cards)),
    })
}

/// What there is to be shared out one day.
fn what_lies_there(action: Action, view: &PlayerView) -> Option<String> {
    let (Action::Build { side, .. } | Action::Grow { side, .. }) = action else {
        return None;
    };
    let colors = view.table().mandala(side).mountain.colors();
    let names: Vec<String> = colors.iter().map(|it| color(it).to_string()).collect();
    (!names.is_empty()).then(|| format!("its Mountain has {}", house::listed(&names)))
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
    let other = names.of(view.seat().other());
    // How many cards both have in a Field there, and how many colors are missing after it.
    let there = |side, color| {
        let mandala = view.table().mandala(side);
        let cards = |player: Player| mandala.fields[player].len();
        let missing = mandala.missing().iter().filter(|&missing| missing != color);
        let left = missing.count();
        (cards(view.seat()), cards(view.seat().other()), left)
    };
    match action {
        Action::Build { side, color } => {
            let (own, theirs, left) = there(side, color);
            build(&draws(&preview), own, theirs, left, other)
        }
        Action::Grow { side, color, count } => {
            let (own, theirs, left) = there(side, color);
            field(own + count, theirs, left, other)
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

/// What it means to add to a Mountain that so many colors are missing in after it, with so
/// many cards in the Fields.
fn build(draws: &str, own: u8, theirs: u8, left: usize, other: &str) -> Vec<String> {
    if left > 1 {
        let missing = format!("{draws}, and {left} colors are missing there then");
        return vec![missing, draws.to_string()];
    }
    let near = "one more color completes this Mandala";
    let but = match (own, theirs) {
        (0, _) => Some(format!("{near}, and with an empty Field you get nothing")),
        (_, 0) => Some(format!("{near}, and {other}'s Field is empty")),
        _ => None,
    };
    let whole = format!("{draws}, and {near}");
    but.into_iter()
        .chain([whole, near.to_string(), draws.to_string()])
        .collect()
}

/// What it means to have so many cards in a Field where so many colors are missing.
fn field(own: u8, theirs: u8, left: usize, other: &str) -> Vec<String> {
    let score = format!("{own} to {theirs}");
    let lead = match own.cmp(&theirs) {
        Ordering::Greater if theirs == 0 => {
            format!("you then lead there {score}, and with an empty Field {other} gets nothing")
        }
        Ordering::Greater => format!("you then lead there {score}"),
        Ordering::Equal => format!("you are then even there, {score}"),
        Ordering::Less => format!("{other} then leads there {theirs} to {own}"),
    };
    let near = (left == 1).then(|| format!("{score} there, one more color completes it"));
    let ways = [lead].into_iter().chain(near);
    ways.chain([format!("{score} there")]).collect()
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
        _ if own == 0 => "while your Field is empty, so you get nothing".to_string(),
        _ if theirs == 0 => format!("while {other}'s Field is empty, so {other} gets nothing"),
        (Some(_), true) => format!("while the Fields are even, so {other} chooses first"),
        (Some(first), false) if first == player => {
            format!("while you lead there {own} to {theirs}")
        }
        (Some(_), false) => format!("while {other} leads there {theirs} to {own}"),
    };
    let in_short = match done.first {
        None => "completes it, all is lost".to_string(),
        _ if own == 0 => "completes it, you get nothing".to_string(),
        _ if theirs == 0 => format!("completes it, {other} gets nothing"),
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
    let points = match points_of_claim(view, color, own) {
        known if known > own.points() => format!("+{known} with your Cup"),
        points => format!("+{points}"),
    };
    let gain = match own {
        ClaimEffect::River {
            space: RIVER_SPACES,
            ..
        } => format!("your sixth color, {points}, and the game ends"),
        ClaimEffect::River { space, .. } => format!("River space {space}, {points}"),
        ClaimEffect::Cup { .. } => format!("{points} for your Cup"),
        ClaimEffect::Discard { .. } => "lost because your Field is empty".to_string(),
    };
    let other = names.of(player.other());
    let also = match (own, theirs) {
        (ClaimEffect::River { space, .. }, _) if space + 1 == RIVER_SPACES => {
            Some("after it one more new color ends the game".to_string())
        }
        (
            _,
            ClaimEffect::River {
                space: RIVER_SPACES,
                ..
            },
        ) => Some(format!("and {other} cannot end the game with it")),
        (_, ClaimEffect::Discard { .. }) => Some(format!(
            "and {other}'s Field is empty, so {other} gets nothing"
        )),
        _ => match theirs.points() {
            0 => None,
            points => Some(format!("and {other} does not get +{points}")),
        },
    };
    let both = also.map(|also| format!("{gain}, {also}"));
    both.into_iter().chain([gain]).collect()
}
