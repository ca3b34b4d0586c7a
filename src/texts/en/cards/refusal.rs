//! Why something was refused, or what has to come first. Such a sentence begins with a
//! small letter and has no full stop, so that it can stand after a colon as well.

use super::{color, key, side};
use crate::app::cards::notice::{Final, Notice};
use crate::app::cards::{Command as Cards, Context};
use crate::app::command::Command;
use crate::record::Names;
use crate::rules::Player;
use crate::rules::cards::{Area, Fault, Illegal, PER_COLOR};
use crate::texts::house;

/// What is said about the last thing tried.
pub fn notice(notice: Notice, names: &Names) -> String {
    let reveal = |context| key(context, Command::Cards(Cards::Reveal));
    let other = |chooser: Player| names.of(chooser.other());
    match notice {
        Notice::Illegal(illegal) => refusal(illegal, Some(names)),
        Notice::WrongKey => format!(
            "{}, not {}, shows the cards",
            reveal(Context::Covered),
            key(Context::Covered, Command::Confirm)
        ),
        Notice::TooQuick => format!(
            "that was too quick: wait a moment, then press {}",
            reveal(Context::Covered)
        ),
        Notice::TooQuickInDraft { chooser } => format!(
            "that was too quick: {}, look away; then wait a moment and press {}",
            other(chooser),
            reveal(Context::Draft)
        ),
        Notice::LookFirst => format!(
            "take a look first, then press {}",
            key(Context::Review, Command::Confirm)
        ),
        Notice::House(reason) => house::reason(reason),
        Notice::NothingToTakeBack => "there is nothing of yours to undo".to_string(),
        Notice::Final(why) => {
            let why = match why {
                Final::Completed => "you completed a Mandala",
                Final::Drew => "you drew cards",
                Final::Shared => "a Mandala was shared out",
                Final::Answered => "the computer has answered",
                Final::Resumed => "you played it before you came back",
            };
            format!("{why}, so this cannot be undone")
        }
        Notice::ColorFirst => "pick a color first".to_string(),
        Notice::MountainColorFirst => "pick a color of the Mountain first".to_string(),
        Notice::PlaceFirst => "pick a place first".to_string(),
        Notice::OneCard => "exactly one card goes to a Mountain".to_string(),
        Notice::NoTurn(turn) => house::no_turn(turn),
        Notice::LookAway { chooser } => format!(
            "{}, look away; then press {} again to show {}'s cards",
            other(chooser),
            reveal(Context::Draft),
            names.of(chooser)
        ),
    }
}

/// Why the rules refuse an action, for the player who tried it; without names, players
/// are told apart by their seats.
///
/// ```
/// use mandala::record::Names;
/// use mandala::rules::{Color, Player};
/// use mandala::rules::cards::{Area, Illegal, Side};
/// use mandala::texts::cards::refusal;
///
/// let reason = Illegal::RuleOfColor {
///     player: Player::One,
///     color: Color::Green,
///     side: Side::Left,
///     area: Area::Field(Player::Two),
/// };
/// let names = Names::new("Mia", "Tom")?;
/// assert_eq!(
///     refusal(reason, Some(&names)),
///     "green already lies in Tom's Field in the left Mandala",
/// );
/// # Ok::<(), mandala::record::NameError>(())
/// ```
pub fn refusal(illegal: Illegal, names: Option<&Names>) -> String {
    match illegal {
        Illegal::GameOver => "the game is over".to_string(),
        Illegal::NotYours { player } => {
            let who = match (names, player) {
                (Some(names), player) => names.of(player),
                (None, Player::One) => "player one",
                (None, Player::Two) => "player two",
            };
            format!("it is for {who} to decide")
        }
        Illegal::DraftUnderWay { side: at } => format!(
            "the {} Mandala is complete, and its colors are chosen first",
            side(at)
        ),
        Illegal::NoDraft { color: card } => format!(
            "{} cannot be taken while no Mandala is complete",
            color(card)
        ),
        Illegal::NotInMountain {
            color: card,
            side: at,
        } => format!(
            "the Mountain of the {} Mandala holds no {}",
            side(at),
            color(card)
        ),
        Illegal::NoCards { color: card } => {
            format!("at least one {} card is needed", color(card))
        }
        Illegal::NotHeld {
            color: card,
            held: 0,
            ..
        } => format!("you hold no {}", color(card)),
        Illegal::NotHeld {
            color: card,
            wanted,
            held,
        } => format!("you hold only {held} {}, not {wanted}", color(card)),
        Illegal::RuleOfColor {
            player,
            color: card,
            side: at,
            area,
        } => {
            let lies = match area {
                Area::Mountain => "the Mountain".to_string(),
                Area::Field(seat) if seat == player => "your Field".to_string(),
                Area::Field(seat) => match names {
                    Some(names) => format!("{}'s Field", names.of(seat)),
                    None => "the other player's Field".to_string(),
                },
            };
            format!(
                "{} already lies in {lies} in the {} Mandala",
                color(card),
                side(at)
            )
        }
        Illegal::EmptiesHand { .. } => {
            "you must keep one card, so your last card cannot go to a Field".to_string()
        }
        Illegal::NothingToDraw {
            color: card,
            side: at,
        } => format!(
            "{} is your last card and there is nothing to draw, so it cannot go to the {} Mountain",
            color(card),
            side(at)
        ),
    }
}

/// What is wrong with a deck laid out by hand.
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::Count {
            color: wrong,
            cards: 1,
        } => format!("there is 1 {} card instead of {PER_COLOR}", color(wrong)),
        Fault::Count {
            color: wrong,
            cards,
        } => format!(
            "there are {cards} {} cards instead of {PER_COLOR}",
            color(wrong)
        ),
        // Only a position has other faults, and players do not read positions.
        ref other => other.to_string(),
    }
}
