//! Why something was refused. Such a sentence begins with a small letter and has no full
//! stop, so that it can stand after a colon as well.

use super::super::house;
use super::{color, key};
use crate::app::command::Command;
use crate::app::tiles::notice::Notice;
use crate::app::tiles::{Context, Refusals};
use crate::record::Names;
use crate::rules::tiles::Illegal;

/// Why the rules refuse an action, for the player who tried it; without names, the other
/// player is called so.
///
/// ```
/// use mandala::record::Names;
/// use mandala::rules::{Color, Player};
/// use mandala::rules::tiles::Illegal;
/// use mandala::texts::tiles::refusal;
///
/// let reason = Illegal::Touches {
///     cell: "h5".parse()?,
///     color: Color::Purple,
///     owner: Player::One,
///     touched: "h6".parse()?,
/// };
/// let names = Names::new("Anna", "Beth")?;
/// assert_eq!(refusal(reason, Some(&names)), "h5 touches Anna's purple at h6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn refusal(illegal: Illegal, names: Option<&Names>) -> String {
    match illegal {
        Illegal::GameOver => "the game is over".to_string(),
        Illegal::KeepFirst { player } => match names {
            Some(names) => format!("{} keeps a start tile first", names.of(player)),
            None => "a start tile is kept first".to_string(),
        },
        Illegal::NoStartTile { color: tile } => format!("no start tile is {}", color(tile)),
        Illegal::KeptBefore { .. } => "the start tiles are given out already".to_string(),
        Illegal::Turned {
            cell,
            color: tile,
            owner,
        } => match names {
            Some(names) => format!(
                "{cell} is turned already: it is part of {}'s {}",
                names.of(owner),
                color(tile)
            ),
            None => format!("{cell} is turned already"),
        },
        Illegal::Touches {
            cell,
            color: tile,
            owner,
            touched,
        } => {
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
        Illegal::SameColor { cell, color: tile } => format!(
            "{cell} is {} like your swap tile: flip it instead",
            color(tile)
        ),
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

/// Why nothing can be done on a cell, a sentence each. Both fit on two lines of the smallest
/// screen.
pub fn nothing_here(refusals: Refusals, names: &Names) -> Vec<String> {
    let flip = match refusals.flip {
        Illegal::NoGroup { color: tile, .. } => format!("you have no {} group yet", color(tile)),
        other => refusal(other, Some(names)),
    };
    let lay = refusals.lay.map(|reason| match (refusals.flip, reason) {
        (
            Illegal::Touches { .. },
            Illegal::Touches {
                color: held,
                touched,
                ..
            },
        ) => format!("Cannot lay: it touches their {} at {touched}.", color(held)),
        _ => format!("Cannot lay: {}.", refusal(reason, Some(names))),
    });
    let flip = format!("Cannot flip: {flip}.");
    [Some(flip), lay].into_iter().flatten().collect()
}

/// What is said about the last thing tried, with its full stop.
pub fn notice(notice: Notice, names: &Names) -> String {
    let turn = |command| key(Context::Turn, command);
    match notice {
        Notice::House(reason) => format!("Not possible: {}.", house::reason(reason)),
        Notice::Illegal(reason) => format!("Not possible: {}.", refusal(reason, Some(names))),
        Notice::NothingHere(refusals) => nothing_here(refusals, names).join(" "),
        Notice::CellFirst => format!(
            "Choose a tile first: {} or the arrow keys, or type its row, then its column: 7 c.",
            turn(Command::Next)
        ),
        Notice::StartTileFirst => "Pick one of the two tiles first: press its letter.".to_string(),
        Notice::NoTile(tile) => {
            format!("You can neither flip nor take a {} tile now.", color(tile))
        }
        Notice::OneWay => "Only one thing can be done on this tile.".to_string(),
        Notice::NoChains => "There is no chain: no flip leads to another one now.".to_string(),
        Notice::NoCell => "The board has no such cell: its corners are cut.".to_string(),
        Notice::NoTurn(turn) => format!("There is no turn {turn}; this is the end."),
        Notice::BeforeResuming => {
            "What was played before you came back to this game cannot be undone.".to_string()
        }
        Notice::NothingToTakeBack => "There is nothing of yours to take back.".to_string(),
    }
}
