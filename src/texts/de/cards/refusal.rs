//! Why something was refused, or what has to come first. Such a sentence begins with a
//! small letter, unless a noun needs a capital, and has no full stop.

use super::{color, colored, which, within};
use crate::app::cards::notice::{Final, Notice, Wish};
use crate::rules::Player;
use crate::rules::cards::{Area, Fault, Illegal, PER_COLOR, Side};
use crate::texts::de::{counted, house};
use crate::texts::language::Called;

/// What is said about the last thing tried; these keys show cards and confirm.
pub fn notice(notice: Notice, show: &str, confirm: &str, names: &dyn Called) -> String {
    match notice {
        Notice::House(reason) => house::reason(reason),
        Notice::Illegal(illegal) => refusal(illegal, Some(names)),
        Notice::NothingToTakeBack => "du kannst nichts zurücknehmen".to_string(),
        Notice::WrongKey => format!("{show} zeigt die Karten, nicht {confirm}"),
        Notice::TooQuick => {
            format!("zu schnell. Lass kurz die Tasten los, dann drücke {show}")
        }
        Notice::TooQuickInDraft { chooser } => format!(
            "zu schnell. {}, sieh weg. Lasst kurz die Tasten los, dann drückt {show}",
            names.of(chooser.other())
        ),
        Notice::LookFirst => format!("schau erst hin, dann drücke {confirm}"),
        Notice::Final(Final::Completed) => {
            "nach einem vollendeten Mandala gibt es kein Zurück".to_string()
        }
        Notice::Final(Final::Drew) => "nach dem Ziehen gibt es kein Zurück".to_string(),
        Notice::Final(Final::Shared) => "nach dem Aufteilen gibt es kein Zurück".to_string(),
        Notice::Final(Final::Answered) => {
            "der Computer hat schon geantwortet, es gibt kein Zurück".to_string()
        }
        Notice::Final(Final::Resumed) => {
            "das war vor der Pause, da gibt es kein Zurück".to_string()
        }
        Notice::ColorFirst(wish) => match wish {
            Wish::Play => "zum Ausspielen fehlt noch die Farbe".to_string(),
            Wish::Mandala(at) => format!("für das {} Mandala fehlt noch die Farbe", which(at)),
            Wish::Mountain => "für ein Zentrum fehlt noch die Farbe".to_string(),
            Wish::Field => "für dein Feld fehlt noch die Farbe".to_string(),
            Wish::Discard => "für die Ablage fehlt noch die Farbe".to_string(),
        },
        Notice::MountainColorFirst => "wähle erst eine Farbe aus dem Zentrum".to_string(),
        Notice::PlaceFirst => "wähle erst, wohin".to_string(),
        Notice::OneCard => "ins Zentrum kommt genau eine Karte".to_string(),
        Notice::NoTurn(turn) => house::no_turn(turn),
        Notice::LookAway { chooser } => format!(
            "{}, sieh weg; {}, drücke noch einmal {show} für deine Karten",
            names.of(chooser.other()),
            names.of(chooser)
        ),
    }
}

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "die Partie ist vorbei".to_string(),
        Illegal::NotYours { player } => {
            let who = match (names, player) {
                (Some(names), player) => names.of(player),
                (None, Player::One) => "Spieler 1",
                (None, Player::Two) => "Spieler 2",
            };
            format!("jetzt entscheidet {who}")
        }
        Illegal::DraftUnderWay { side } => {
            format!("das {} Mandala ist vollendet: Teilt es erst auf", which(side))
        }
        Illegal::NoDraft { color: card } => {
            format!("{} kannst du nur aus einem vollendeten Mandala nehmen", color(card))
        }
        Illegal::NotInMountain { color: card, side } => {
            format!("{} Zentrum liegt kein {}", within(side), color(card))
        }
        Illegal::NoCards { color: card } => {
            format!("du brauchst mindestens eine {} Karte", colored(card))
        }
        Illegal::NotHeld { color: card, held: 0, .. } => format!("du hast kein {}", color(card)),
        Illegal::NotHeld { color: card, wanted, held } => {
            format!("du hast nur {held} {}, nicht {wanted}", colored(card))
        }
        Illegal::RuleOfColor { player, color: card, side, area } => {
            let (card, at) = (color(card), within(side));
            match (area, names) {
                (Area::Mountain, _) => format!("{card} liegt schon {at} Zentrum"),
                (Area::Field(seat), _) if seat == player => {
                    format!("{card} liegt schon in deinem {} Feld", yours(side))
                }
                (Area::Field(seat), Some(names)) => {
                    format!("{card} liegt schon {at} Feld von {}", names.of(seat))
                }
                (Area::Field(_), None) => {
                    format!("{card} liegt schon {at} Feld der anderen Person")
                }
            }
        }
        Illegal::EmptiesHand { .. } => {
            "eine Karte musst du behalten, die letzte darf nicht ins Feld".to_string()
        }
        Illegal::NothingToDraw { color: card, side } => format!(
            "{} ist deine letzte Karte, und es gibt nichts zu ziehen: Sie darf nicht ins {} \
             Zentrum",
            color(card),
            which(side)
        ),
    }
}

/// Which Field it is in which a card lies, if it is yours.
fn yours(side: Side) -> &'static str {
    match side {
        Side::Left => "linken",
        Side::Right => "rechten",
    }
}

/// What is wrong with a deck laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Count { color: wrong, cards } => {
            let wrong = colored(wrong);
            let [one, many] = ["Karte", "Karten"].map(|cards| format!("{wrong} {cards}"));
            format!("{} statt {PER_COLOR}", counted(cards, &one, &many))
        }
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
