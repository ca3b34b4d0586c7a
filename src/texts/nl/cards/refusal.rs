//! Why something was refused, or what has to come first. Such a sentence begins with a
//! small letter and has no full stop, so that it can stand after a colon as well.

use super::{color, colored, side};
use crate::app::cards::notice::{Final, Notice, Wish};
use crate::rules::Player;
use crate::rules::cards::{Area, Fault, Illegal, PER_COLOR};
use crate::texts::language::Called;
use crate::texts::nl::house;

/// What is said about the last thing tried; these keys show cards and confirm.
pub fn notice(notice: Notice, show: &str, confirm: &str, names: &dyn Called) -> String {
    match notice {
        Notice::House(reason) => house::reason(reason),
        Notice::Illegal(illegal) => refusal(illegal, Some(names)),
        Notice::NothingToTakeBack => "je hebt niets om terug te nemen".to_string(),
        Notice::WrongKey => format!("niet {confirm} maar {show} toont de kaarten"),
        Notice::TooQuick => {
            format!("te snel. Laat de toetsen even los en druk dan op {show}")
        }
        Notice::TooQuickInDraft { chooser } => format!(
            "te snel. {}, kijk weg. Laat de toetsen even los en druk dan op {show}",
            names.of(chooser.other())
        ),
        Notice::LookFirst => format!("kijk eerst even, en druk dan op {confirm}"),
        Notice::Final(Final::Completed) => {
            "je maakte een mandala af, dus terugnemen kan niet".to_string()
        }
        Notice::Final(Final::Drew) => "je trok kaarten, dus terugnemen kan niet".to_string(),
        Notice::Final(Final::Shared) => {
            "er is een mandala verdeeld, dus terugnemen kan niet".to_string()
        }
        Notice::Final(Final::Answered) => {
            "de computer heeft al geantwoord, dus terugnemen kan niet".to_string()
        }
        Notice::Final(Final::Resumed) => {
            "dit was al gespeeld toen je terugkwam, dus terugnemen kan niet".to_string()
        }
        Notice::ColorFirst(wish) => match wish {
            Wish::Play => "om te spelen is er eerst een kleur nodig".to_string(),
            Wish::Mandala(at) => {
                format!("voor de {}mandala is er eerst een kleur nodig", side(at))
            }
            Wish::Mountain => "voor een berg is er eerst een kleur nodig".to_string(),
            Wish::Field => "voor je veld is er eerst een kleur nodig".to_string(),
            Wish::Discard => "om af te leggen is er eerst een kleur nodig".to_string(),
        },
        Notice::MountainColorFirst => "kies eerst een kleur van de berg".to_string(),
        Notice::PlaceFirst => "kies eerst een plek".to_string(),
        Notice::OneCard => "op een berg leg je precies 1 kaart".to_string(),
        Notice::NoTurn(turn) => house::no_turn(turn),
        Notice::LookAway { chooser } => format!(
            "{}, kijk weg; {}, druk nog eens op {show} voor je kaarten",
            names.of(chooser.other()),
            names.of(chooser)
        ),
    }
}

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "de partij is afgelopen".to_string(),
        Illegal::NotYours { player } => {
            let who = match (names, player) {
                (Some(names), player) => names.of(player),
                (None, Player::One) => "speler 1",
                (None, Player::Two) => "speler 2",
            };
            format!("nu is {who} aan de beurt")
        }
        Illegal::DraftUnderWay { side: at } => {
            format!("de {}mandala is klaar: verdeel die eerst", side(at))
        }
        Illegal::NoDraft { color: card } => {
            format!("{} nemen kan alleen als een mandala klaar is", color(card))
        }
        Illegal::NotInMountain { color: card, side: at } => {
            format!("op de {}berg ligt geen {}", side(at), color(card))
        }
        Illegal::NoCards { color: card } => {
            format!("je hebt minstens 1 {} kaart nodig", colored(card))
        }
        Illegal::NotHeld { color: card, held: 0, .. } => format!("je hebt geen {}", color(card)),
        Illegal::NotHeld { color: card, wanted, held } => {
            format!("je hebt maar {held} {}, geen {wanted}", colored(card))
        }
        Illegal::RuleOfColor { player, color: card, side: at, area } => {
            let (card, at) = (color(card), side(at));
            match (area, names) {
                (Area::Mountain, _) => format!("{card} ligt al op de {at}berg"),
                (Area::Field(seat), _) if seat == player => {
                    format!("{card} ligt al in je {at}veld")
                }
                (Area::Field(seat), Some(names)) => {
                    format!("{card} ligt al in het {at}veld van {}", names.of(seat))
                }
                (Area::Field(_), None) => {
                    format!("{card} ligt al in het {at}veld van de andere speler")
                }
            }
        }
        Illegal::EmptiesHand { .. } => {
            "je moet 1 kaart houden, dus je laatste kaart kan niet naar een veld".to_string()
        }
        Illegal::NothingToDraw { color: card, side: at } => format!(
            "{} is je laatste kaart en er valt niets te trekken, dus die kan niet naar de {}berg",
            color(card),
            side(at)
        ),
    }
}

/// What is wrong with a deck laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Count { color: wrong, cards: 1 } => {
            format!("er is 1 {} kaart in plaats van {PER_COLOR}", colored(wrong))
        }
        Fault::Count { color: wrong, cards } => {
            format!("er zijn {cards} {} kaarten in plaats van {PER_COLOR}", colored(wrong))
        }
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
