//! Why something was refused, or what has to come first. Such a sentence begins with a
//! small letter and has no full stop, so that it can stand after a colon as well.

use super::{feminine, feminines, of, side, so_many, the};
use crate::app::cards::notice::{Final, Notice, Wish};
use crate::rules::Player;
use crate::rules::cards::{Area, Fault, Illegal, PER_COLOR};
use crate::texts::fr::{counted, house};
use crate::texts::language::Called;

/// What is said about the last thing tried; these keys show cards and confirm.
pub fn notice(notice: Notice, show: &str, confirm: &str, names: &dyn Called) -> String {
    match notice {
        Notice::House(reason) => house::reason(reason),
        Notice::Illegal(illegal) => refusal(illegal, Some(names)),
        Notice::NothingToTakeBack => "vous n'avez rien à annuler".to_string(),
        Notice::WrongKey => format!("c'est {show}, et non {confirm}, qui montre les cartes"),
        Notice::TooQuick => {
            format!("trop vite. Lâchez le clavier une seconde, puis tapez {show}")
        }
        Notice::TooQuickInDraft { chooser } => format!(
            "trop vite. {}, ne regardez pas. Lâchez le clavier une seconde, puis tapez {show}",
            names.of(chooser.other())
        ),
        Notice::LookFirst => format!("regardez d'abord, puis tapez {confirm}"),
        Notice::Final(Final::Completed) => {
            "vous avez terminé un mandala, c'est donc définitif".to_string()
        }
        Notice::Final(Final::Drew) => "vous avez pioché, c'est donc définitif".to_string(),
        Notice::Final(Final::Shared) => {
            "un mandala a été partagé, c'est donc définitif".to_string()
        }
        Notice::Final(Final::Answered) => {
            "l'ordinateur a répondu, c'est donc définitif".to_string()
        }
        Notice::Final(Final::Resumed) => {
            "ce coup date d'avant la reprise, il est donc définitif".to_string()
        }
        Notice::ColorFirst(wish) => match wish {
            Wish::Play => "pour jouer, il faut d'abord une couleur".to_string(),
            Wish::Mandala(at) => {
                format!("pour le mandala de {}, il faut d'abord une couleur", side(at))
            }
            Wish::Mountain => "pour une montagne, il faut d'abord une couleur".to_string(),
            Wish::Field => "pour votre champ, il faut d'abord une couleur".to_string(),
            Wish::Discard => "pour défausser, il faut d'abord une couleur".to_string(),
        },
        Notice::MountainColorFirst => "choisissez une couleur de la montagne".to_string(),
        Notice::PlaceFirst => "choisissez d'abord où elle va".to_string(),
        Notice::OneCard => "une seule carte à la fois sur une montagne".to_string(),
        Notice::NoTurn(turn) => house::no_turn(turn),
        Notice::LookAway { chooser } => format!(
            "{}, ne regardez pas\u{a0}; {}, retapez {show} pour voir vos cartes",
            names.of(chooser.other()),
            names.of(chooser)
        ),
    }
}

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "la partie est terminée".to_string(),
        Illegal::NotYours { player } => match (names, player) {
            (Some(names), player) => format!("c'est à {} de décider", names.of(player)),
            (None, Player::One) => "c'est au joueur 1 de décider".to_string(),
            (None, Player::Two) => "c'est au joueur 2 de décider".to_string(),
        },
        Illegal::DraftUnderWay { side: at } => {
            format!("le mandala de {} est terminé\u{a0}: partagez-le d'abord", side(at))
        }
        Illegal::NoDraft { color: card } => {
            format!("vous ne pouvez prendre {} que dans un mandala terminé", the(card))
        }
        Illegal::NotInMountain { color: card, side: at } => {
            format!("il n'y a pas {} sur la montagne de {}", of(card), side(at))
        }
        Illegal::NoCards { color: card } => {
            format!("il faut au moins une carte {}", feminine(card))
        }
        Illegal::NotHeld { color: card, held: 0, .. } => {
            format!("vous n'avez pas {} en main", of(card))
        }
        Illegal::NotHeld { color: card, wanted, held } => {
            format!("vous n'avez que {}, pas {wanted}", so_many(held, card))
        }
        Illegal::RuleOfColor { player, color: card, side: at, area } => {
            let (card, at) = (the(card), side(at));
            match (area, names) {
                (Area::Mountain, _) => format!("{card} est déjà sur la montagne de {at}"),
                (Area::Field(seat), _) if seat == player => {
                    format!("{card} est déjà dans votre champ de {at}")
                }
                (Area::Field(seat), Some(names)) => {
                    let name = names.of(seat);
                    format!("{name} a déjà {card} dans son champ de {at}")
                }
                (Area::Field(_), None) => {
                    format!("l'adversaire a déjà {card} dans son champ de {at}")
                }
            }
        }
        Illegal::EmptiesHand { .. } => {
            "gardez une carte en main\u{a0}: la dernière ne peut pas aller dans un champ"
                .to_string()
        }
        Illegal::NothingToDraw { color: card, side: at } => format!(
            "votre dernière carte, une {}, ne peut pas aller sur la montagne de {}\u{a0}: il n'y a plus \
             rien à piocher",
            feminine(card),
            side(at)
        ),
    }
}

/// What is wrong with a deck laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Count { color: wrong, cards } => format!(
            "il y a {} {} au lieu de {PER_COLOR}",
            counted(cards, "carte"),
            feminines(cards, wrong)
        ),
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
