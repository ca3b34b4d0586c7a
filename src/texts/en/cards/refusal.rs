//! Why something was refused, or what has to come first. Such a sentence begins with a
//! small letter and has no full stop, so that it can stand after a colon as well.

use super::{color, side};
use crate::app::cards::notice::{Final, Notice, Wish};
use crate::rules::Player;
use crate::rules::cards::{Area, Fault, Illegal, PER_COLOR};
use crate::texts::en::house;
use crate::texts::language::Called;

/// What is said about the last thing tried; these keys show cards and confirm.
pub fn notice(notice: Notice, show: &str, confirm: &str, names: &dyn Called) -> String {
    match notice {
        Notice::House(reason) => house::reason(reason),
        Notice::Illegal(illegal) => refusal(illegal, Some(names)),
        Notice::NothingToTakeBack => "there is nothing of yours to undo".to_string(),
        Notice::WrongKey => format!("{show}, not {confirm}, shows the cards"),
        Notice::TooQuick => {
            format!("too quick. Take your hands off the keys for a second, then press {show}")
        }
        Notice::TooQuickInDraft { chooser } => format!(
            "too quick. {}, look away. Hands off the keys for a second, then press {show}",
            names.of(chooser.other())
        ),
        Notice::LookFirst => format!("take a look first, then press {confirm}"),
        Notice::Final(Final::Completed) => {
            "you completed a Mandala, so this cannot be undone".to_string()
        }
        Notice::Final(Final::Drew) => "you drew cards, so this cannot be undone".to_string(),
        Notice::Final(Final::Shared) => {
            "a Mandala was shared out, so this cannot be undone".to_string()
        }
        Notice::Final(Final::Answered) => {
            "the computer has answered, so this cannot be undone".to_string()
        }
        Notice::Final(Final::Resumed) => {
            "you played it before you came back, so this cannot be undone".to_string()
        }
        Notice::ColorFirst(wish) => match wish {
            Wish::Play => "there is nothing to play yet: it needs a color first".to_string(),
            Wish::Mandala(at) => format!("the {} Mandala needs a color first", side(at)),
            Wish::Mountain => "a Mountain needs a color first".to_string(),
            Wish::Field => "your Field needs a color first".to_string(),
            Wish::Discard => "the discard pile needs a color first".to_string(),
        },
        Notice::MountainColorFirst => "pick a color of the Mountain first".to_string(),
        Notice::PlaceFirst => "pick a place first".to_string(),
        Notice::OneCard => "exactly one card goes to a Mountain".to_string(),
        Notice::NoTurn(turn) => house::no_turn(turn),
        Notice::LookAway { chooser } => format!(
            "{}, look away; {}, press {show} again to see your cards",
            names.of(chooser.other()),
            names.of(chooser)
        ),
    }
}

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
pub fn refusal(illegal: Illegal, names: Option<&dyn Called>) -> String {
    match illegal {
        Illegal::GameOver => "the game is over".to_string(),
        Illegal::NotYours { player } => {
            let who = match (names, player) {
                (Some(names), player) => names.of(player),
                (None, Player::One) => "player one",
                (None, Player::Two) => "player two",
            };
            format!("it is up to {who} now")
        }
        Illegal::DraftUnderWay { side: at } => {
            format!("the {} Mandala is complete: share it out first", side(at))
        }
        Illegal::NoDraft { color: card } => {
            format!("you can take {} only from a complete Mandala", color(card))
        }
        Illegal::NotInMountain { color: card, side: at } => {
            format!("the {} Mountain has no {}", side(at), color(card))
        }
        Illegal::NoCards { color: card } => {
            format!("you need at least one {} card", color(card))
        }
        Illegal::NotHeld { color: card, held: 0, .. } => format!("you hold no {}", color(card)),
        Illegal::NotHeld { color: card, wanted, held } => {
            format!("you hold only {held} {}, not {wanted}", color(card))
        }
        Illegal::RuleOfColor { player, color: card, side: at, area } => {
            let (card, at) = (color(card), side(at));
            match (area, names) {
                (Area::Mountain, _) => {
                    format!("{card} already lies in the {at} Mountain")
                }
                (Area::Field(seat), _) if seat == player => {
                    format!("{card} already lies in your {at} Field")
                }
                (Area::Field(seat), Some(names)) => {
                    format!("{card} already lies in {}'s {at} Field", names.of(seat))
                }
                (Area::Field(_), None) => {
                    format!("{card} already lies in the other player's {at} Field")
                }
            }
        }
        Illegal::EmptiesHand { .. } => {
            "you must keep one card, so your last card cannot go to a Field".to_string()
        }
        Illegal::NothingToDraw { color: card, side: at } => format!(
            "{} is your last card and there is nothing to draw, so it cannot go to the {} Mountain",
            color(card),
            side(at)
        ),
    }
}

/// What is wrong with a deck laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Count { color: wrong, cards: 1 } => {
            format!("there is 1 {} card instead of {PER_COLOR}", color(wrong))
        }
        Fault::Count { color: wrong, cards } => {
            format!("there are {cards} {} cards instead of {PER_COLOR}", color(wrong))
        }
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
