//! Why something was refused. Such a sentence begins with a small letter and has no full
//! stop, so that it can stand after a colon as well.

use super::{color, de, feminine};
use crate::rules::tiles::Illegal;
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, the other
/// player is called so.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "la partie est terminée".to_string(),
        Illegal::KeepFirst { player } => match names {
            Some(names) => format!("{} garde d'abord une tuile de départ", names.of(player)),
            None => "on garde d'abord une tuile de départ".to_string(),
        },
        Illegal::NoStartTile { color: tile } => {
            format!("aucune tuile de départ n'est {}", feminine(tile))
        }
        Illegal::KeptBefore { .. } => "les tuiles de départ sont déjà distribuées".to_string(),
        Illegal::Turned { cell, color: tile, owner } => match names {
            Some(names) => format!(
                "{cell} est déjà retournée, dans le groupe {} {}",
                color(tile),
                de(names.of(owner))
            ),
            None => format!("{cell} est déjà retournée"),
        },
        Illegal::Touches { cell, color: tile, owner, touched } => match names {
            Some(names) => format!(
                "{cell} touche le groupe {} {} en {touched}",
                color(tile),
                de(names.of(owner))
            ),
            None => format!("{cell} touche le groupe {} adverse en {touched}", color(tile)),
        },
        Illegal::OpenedBefore { color: tile, .. } => {
            format!("votre groupe {} est déjà ouvert\u{a0}: échangez ou retournez", color(tile))
        }
        Illegal::NoGroup { cell, color: tile } => {
            format!("vous n'avez pas de groupe {} où {cell} pourrait entrer", color(tile))
        }
        Illegal::NotNextTo { cell, color: tile } => {
            format!("{cell} ne touche pas votre groupe {}", color(tile))
        }
        Illegal::SameColor { cell, color: tile } => format!(
            "{cell} est {} comme votre tuile d'échange\u{a0}: retournez-la plutôt",
            feminine(tile)
        ),
        Illegal::OnlyFlips { stuck, .. } => {
            let stuck = names.map_or("l'adversaire", |names| names.of(stuck));
            format!("{stuck} ne peut plus agir\u{a0}: on ne peut que retourner des tuiles")
        }
        Illegal::MustAct { .. } => "vous devez agir tant que vous le pouvez".to_string(),
        Illegal::NoAgreement => "ce jeu ne finit pas d'un commun accord, mais quand un joueur \
                                 ne peut plus agir"
            .to_string(),
    }
}
