//! What could be done at the tile table, and what speaks for it.

use super::{color, points};
use crate::ai::Outlook;
use crate::record::Names;
use crate::rules::Player;
use crate::rules::tiles::{Action, Game, Preview};
use crate::texts::house;

/// A hint, in as many words as there may be room for, then in fewer.
pub fn hint(hint: &Outlook<Action>, game: &Game, names: &Names) -> Vec<String> {
    let why = reasons(hint.action, game, names);
    house::hint(&action(hint.action, game), hint.estimate, &why)
}

/// What is done in this game.
pub fn action(action: Action, game: &Game) -> String {
    let held = game.to_act().and_then(|player| game.swap_tile(player));
    let held = held.map_or("", color);
    match action {
        Action::Keep(kept) => format!("Keep {}", color(kept)),
        Action::Flip(cell) => format!("Flip {cell}, {}", color(game.tile(cell).color)),
        Action::Open(cell) => format!("Open {held} on {cell}"),
        Action::Swap(cell) => format!("Lay {held} on {cell}"),
        Action::Done => "Stop".to_string(),
    }
}

/// What comes of an action; the longest way to say it first.
pub fn reasons(action: Action, game: &Game, names: &Names) -> Vec<String> {
    match (game.to_act(), game.preview(action)) {
        (Some(player), Ok(preview)) => what_comes(&preview, player, game, names),
        _ => Vec::new(),
    }
}

fn what_comes(preview: &Preview, player: Player, game: &Game, names: &Names) -> Vec<String> {
    let other = names.of(player.other());
    let mut said = Vec::new();
    if preview.points > 0 {
        said.push(points(preview.points));
    }
    if preview.ends_game || preview.ends_turns {
        said.push("ends the turns".to_string());
    }
    if !preview.barred_flips.is_empty() {
        said.push(format!("bars flips of {other}"));
    } else if preview.takes_flip {
        said.push(format!("{other} can flip it no more"));
    }
    match preview.opens_up.len() {
        0 => {}
        1 => said.push("one more flip for you".to_string()),
        n => said.push(format!("{n} more flips for you")),
    }
    if let (Some(taken), false) = (preview.taken, preview.ends_turns) {
        said.push(format!(
            "you take {} with {} places",
            color(taken),
            preview.places
        ));
    }
    if said.is_empty() && game.legal_actions().len() > 1 {
        said.push(format!(
            "{other} then has {} actions",
            preview.other_actions
        ));
    }
    (1..=said.len())
        .rev()
        .map(|count| said[..count].join(", "))
        .collect()
}
