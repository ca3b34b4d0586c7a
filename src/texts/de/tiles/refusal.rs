//! Why something was refused. Such a sentence begins with a small letter, unless a noun needs
//! a capital, and has no full stop.

use super::color;
use crate::rules::tiles::Illegal;
use crate::texts::de::owned;
use crate::texts::language::Called;

/// Why the rules refuse an action, for the player who tried it; without names, the other
/// player is called so.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "die Partie ist vorbei".to_string(),
        Illegal::KeepFirst { player } => match names {
            Some(names) => format!("erst behält {} ein Startplättchen", names.of(player)),
            None => "erst wird ein Startplättchen gewählt".to_string(),
        },
        Illegal::NoStartTile { color: tile } => {
            format!("in {} gibt es kein Startplättchen", color(tile))
        }
        Illegal::KeptBefore { .. } => "die Startplättchen sind schon verteilt".to_string(),
        Illegal::Turned { cell, color: tile, owner } => match names {
            Some(names) => format!(
                "Plättchen {cell} ist schon umgedreht und gehört {} ({})",
                names.of(owner),
                color(tile)
            ),
            None => format!("Plättchen {cell} ist schon umgedreht"),
        },
        Illegal::Touches { cell, color: tile, owner, touched } => match names {
            Some(names) => format!(
                "Plättchen {cell} berührt {} auf {touched}",
                owned(names.of(owner), "", color(tile))
            ),
            None => format!("Plättchen {cell} berührt gegnerisches {} auf {touched}", color(tile)),
        },
        Illegal::OpenedBefore { color: tile, .. } => {
            format!("{} hast du schon eröffnet: Tausche aus oder drehe um", color(tile))
        }
        Illegal::NoGroup { cell, color: tile } => {
            format!("du hast keine Gruppe in {}, an die {cell} anschließt", color(tile))
        }
        Illegal::NotNextTo { cell, color: tile } => {
            format!("Plättchen {cell} liegt nicht neben deinem {}", color(tile))
        }
        Illegal::SameColor { cell, color: tile } => {
            format!("auf {cell} liegt {} wie dein Tauschplättchen: Drehe es lieber um", color(tile))
        }
        Illegal::OnlyFlips { stuck, .. } => {
            let stuck = names.map_or("die andere Person", |names| names.of(stuck));
            format!("jetzt bleibt nur Umdrehen, weil {stuck} nichts mehr tun kann")
        }
        Illegal::MustAct { .. } => "wer etwas tun kann, muss es tun".to_string(),
        Illegal::NoAgreement => {
            "dieses Spiel endet nicht auf Wunsch, sondern wenn jemand nichts mehr tun kann"
                .to_string()
        }
    }
}
