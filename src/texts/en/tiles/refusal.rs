//! Why something was refused. Such a sentence begins with a small letter and has no full
//! stop, so that it can stand after a colon as well.

use super::color;
use crate::rules::tiles::Illegal;
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, the other
/// player is called so.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "the game is over".to_string(),
        Illegal::KeepFirst { player } => match names {
            Some(names) => format!("{} keeps a start tile first", names.of(player)),
            None => "a start tile is kept first".to_string(),
        },
        Illegal::NoStartTile { color: tile } => format!("no start tile is {}", color(tile)),
        Illegal::KeptBefore { .. } => "the start tiles are given out already".to_string(),
        Illegal::Turned { cell, color: tile, owner } => match names {
            Some(names) => format!(
                "{cell} is turned already: it is part of {}'s {}",
                names.of(owner),
                color(tile)
            ),
            None => format!("{cell} is turned already"),
        },
        Illegal::Touches { cell, color: tile, owner, touched } => {
            let owner = names.map_or("the other player", |names| names.of(owner));
            format!("{cell} touches {owner}'s {} at {touched}", color(tile))
        }
        Illegal::OpenedBefore { color: tile, .. } => {
            format!("you have opened {} already: swap or flip", color(tile))
        }
        Illegal::NoGroup { cell, color: tile } => {
            format!("you have no {} group that {cell} could join", color(tile))
        }
        Illegal::NotNextTo { cell, color: tile } => {
            format!("{cell} is not next to your {}", color(tile))
        }
        Illegal::SameColor { cell, color: tile } => {
            format!("{cell} is {} like your swap tile: flip it instead", color(tile))
        }
        Illegal::OnlyFlips { stuck, .. } => {
            let stuck = names.map_or("the other player", |names| names.of(stuck));
            format!("{stuck} cannot act, so only flips are left")
        }
        Illegal::MustAct { .. } => "you must act as long as you can".to_string(),
        Illegal::NoAgreement => {
            "this game does not end by agreement, but when a player cannot act".to_string()
        }
    }
}
