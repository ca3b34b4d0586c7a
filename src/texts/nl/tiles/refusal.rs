//! Why something was refused. Such a sentence begins with a small letter and has no full
//! stop, so that it can stand after a colon as well.

use super::{color, colored};
use crate::rules::tiles::Illegal;
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, the other
/// player is called so.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "de partij is afgelopen".to_string(),
        Illegal::KeepFirst { player } => match names {
            Some(names) => format!("eerst kiest {} een starttegel", names.of(player)),
            None => "eerst wordt een starttegel gekozen".to_string(),
        },
        Illegal::NoStartTile { color: tile } => {
            format!("geen van de starttegels is {}", color(tile))
        }
        Illegal::KeptBefore { .. } => "de starttegels zijn al verdeeld".to_string(),
        Illegal::Turned { cell, color: tile, owner } => match names {
            Some(names) => format!(
                "{cell} is al omgedraaid en hoort bij het {} van {}",
                color(tile),
                names.of(owner)
            ),
            None => format!("{cell} is al omgedraaid"),
        },
        Illegal::Touches { cell, color: tile, owner, touched } => {
            let owner = names.map_or("de andere speler", |names| names.of(owner));
            format!("{cell} raakt het {} van {owner} op {touched}", color(tile))
        }
        Illegal::OpenedBefore { color: tile, .. } => {
            format!("{} heb je al geopend: ruil of draai om", color(tile))
        }
        Illegal::NoGroup { cell, color: tile } => {
            format!("je hebt geen {} groep waar {cell} bij kan", colored(tile))
        }
        Illegal::NotNextTo { cell, color: tile } => {
            format!("{cell} ligt niet naast je {}", color(tile))
        }
        Illegal::SameColor { cell, color: tile } => {
            format!("{cell} is {}, net als je ruiltegel: draai hem liever om", color(tile))
        }
        Illegal::OnlyFlips { stuck, .. } => {
            let stuck = names.map_or("de andere speler", |names| names.of(stuck));
            format!("{stuck} kan niets meer doen, dus alleen omdraaien mag nog")
        }
        Illegal::MustAct { .. } => "je moet iets doen zolang het kan".to_string(),
        Illegal::NoAgreement => {
            "dit spel eindigt niet in overleg, maar als een speler niets meer kan doen".to_string()
        }
    }
}
