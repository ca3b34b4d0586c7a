//! What could be done at the tile table, and what speaks for it.

use super::{color, points};
use crate::ai::Outlook;
use crate::record::Names;
use crate::rules::tiles::{Action, Game, Phase, Preview};
use crate::rules::{Color, Player};
use crate::story::told;
use crate::texts::house;

/// Hints, each in as many words as there may be room for, then in fewer.
pub fn hints(given: &[Outlook<Action>], game: &Game, names: &Names) -> Vec<Vec<String>> {
    let whys: Vec<Vec<String>> = given
        .iter()
        .map(|hint| reasons(hint.action, game, names))
        .collect();
    let words = |(at, hint): (usize, &Outlook<Action>)| {
        // What speaks for an earlier one as well does not tell them apart, unless their
        // numbers do.
        let is_alike = |&other: &usize| {
            whys[other] == whys[at] && told(given[other].estimate) == told(hint.estimate)
        };
        let alike = (0..at).find(is_alike);
        let like = alike.and_then(|other| given[other].action.cell());
        let why = match like {
            Some(cell) => vec![format!("hardly differs from {cell}")],
            None => whys[at].clone(),
        };
        house::hint(&action(hint.action, game), hint.estimate, &why)
    };
    given.iter().enumerate().map(words).collect()
}

/// What is done in this game.
pub fn action(action: Action, game: &Game) -> String {
    let held = game.to_act().and_then(|player| game.swap_tile(player));
    let held = held.map_or("", color);
    match action {
        Action::Keep(kept) => format!("Keep {}", color(kept)),
        Action::Flip(cell) => format!("Flip {cell}, {}", color(game.tile(cell).color)),
        Action::Open(cell) => format!("Open {held} on {cell}"),
        Action::Swap(cell) => {
            let taken = color(game.tile(cell).color);
            format!("Swap {cell}, {held} for {taken}")
        }
        Action::Done => "Stop".to_string(),
    }
}

/// What comes of an action; the longest way to say it first.
pub fn reasons(action: Action, game: &Game, names: &Names) -> Vec<String> {
    let (Some(player), Ok(preview)) = (game.to_act(), game.preview(action)) else {
        return Vec::new();
    };
    let other = names.of(player.other());
    if let (Action::Keep(kept), Phase::Start { tiles, .. }) = (action, game.phase()) {
        let given = if tiles[0] == kept { tiles[1] } else { tiles[0] };
        return vec![format!("{other} gets {} and starts", color(given))];
    }
    let mut said = Vec::new();
    if preview.points > 0 {
        said.push(points(preview.points));
    }
    if preview.ends_game {
        said.push("ends the game".to_string());
    } else if preview.ends_turns {
        said.push("ends the turns".to_string());
    }
    if !preview.barred_flips.is_empty() {
        said.push(format!("bars flips of {other}"));
    } else if preview.takes_flip {
        said.push(format!("{other} can flip it no more"));
    } else if let Some(theirs) = swapped_in_by_other(action, player, game) {
        said.push(format!("{other} could swap in {} there", color(theirs)));
    }
    said.extend(more_flips(action, &preview, player, game));
    // What is taken, in full, and then in short.
    let mut with_taken = Vec::new();
    if let (Some(taken), false) = (preview.taken, preview.ends_turns) {
        let whole = take(action, taken, &preview, player, game);
        let in_short = format!("you take {}", color(taken));
        with_taken = [whole, in_short]
            .map(|taken| [&said[..], &[taken]].concat().join(", "))
            .to_vec();
    }
    if said.is_empty() && with_taken.is_empty() && game.legal_actions().len() > 1 {
        said.push(match preview.other_actions {
            1 => format!("{other} then has 1 action"),
            n => format!("{other} then has {n} actions"),
        });
    }
    let shorter = (1..=said.len()).rev();
    let ways = shorter.map(|count| said[..count].join(", "));
    with_taken.into_iter().chain(ways).collect()
}

/// The tile that the other player could have swapped in on the cell of a flip.
fn swapped_in_by_other(action: Action, player: Player, game: &Game) -> Option<Color> {
    let Action::Flip(cell) = action else {
        return None;
    };
    let held = game.swap_tile(player.other())?;
    let group = game.group(player.other(), held)?;
    let own = game.group(player, held);
    let is_barred = own.is_some_and(|own| own.cells.neighbors().contains(cell));
    (group.cells.neighbors().contains(cell) && !is_barred).then_some(held)
}

/// The flips that an action leads to: those of a whole chain where a group is opened.
fn more_flips(action: Action, preview: &Preview, player: Player, game: &Game) -> Option<String> {
    let Action::Open(_) = action else {
        return match preview.opens_up.len() {
            0 => None,
            1 => Some("one more flip for you".to_string()),
            n => Some(format!("{n} more flips for you")),
        };
    };
    let mut after = game.clone();
    after.apply_silently(action).ok()?;
    match after.chain(player, game.swap_tile(player)?).cells.len() {
        0 => None,
        1 => Some("one flip beside it".to_string()),
        n => Some(format!("{n} flips from there")),
    }
}

/// What the tile is good for that is taken with an action.
fn take(action: Action, taken: Color, preview: &Preview, player: Player, game: &Game) -> String {
    let is_opened_now = matches!(action, Action::Open(_)) && game.swap_tile(player) == Some(taken);
    let has_group = game.group(player, taken).is_some() || is_opened_now;
    let tiles = match preview.places {
        0 => return format!("you take {}, which has no place then", color(taken)),
        1 => "1 tile".to_string(),
        n => format!("{n} tiles"),
    };
    match has_group {
        true => format!(
            "you take {}, which opens no group but fits on {tiles}",
            color(taken)
        ),
        false => format!("you take {}, to open on {tiles}", color(taken)),
    }
}
