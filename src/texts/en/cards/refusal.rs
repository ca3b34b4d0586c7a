//! Why something was refused, or what has to come first. Such a sentence begins with a
//! small letter and has no full stop, so that it can stand after a colon as well.

use super::{color, key, side};
use crate::app::cards::notice::{Final, Notice};
use crate::app::cards::{Command as Cards, Context};
use crate::app::command::Command;
use crate::record::Names;
use crate::rules::Player;
use crate::rules::cards::{Area, Fault, Illegal, PER_COLOR};

/// What is said about the last thing tried.
pub fn notice(notice: Notice, names: &Names) -> String {
    let reveal = |context| key(context, Command::Cards(Cards::Reveal));
    let other = |chooser: Player| names.of(chooser.other());
    match notice {
        Notice::Illegal(illegal) => refusal(illegal),
        Notice::WrongKey => format!(
            "{}, not {}, turns the cards up",
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
        Notice::Final(why) => {
            let why = match why {
                Final::Completed => "it completed a Mandala",
                Final::Drew => "you drew cards",
            };
            format!("this cannot be taken back because {why}")
        }
        Notice::ColorFirst => "choose a color first".to_string(),
        Notice::MountainColorFirst => "choose a color of the Mountain first".to_string(),
        Notice::PlaceFirst => "choose first where the cards go".to_string(),
        Notice::OneCard => "exactly one card goes to a Mountain".to_string(),
        Notice::LookAway { chooser } => format!(
            "{}, look away; after a moment, {} shows {}'s cards",
            other(chooser),
            reveal(Context::Draft),
            names.of(chooser)
        ),
    }
}

/// Why the rules refuse an action, for the player who tried it.
///
/// ```
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
/// assert_eq!(
///     refusal(reason),
///     "green already lies in the other player's Field of the left Mandala",
/// );
/// ```
pub fn refusal(illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver => "the game is over".to_string(),
        Illegal::NotYours { player } => {
            let who = match player {
                Player::One => "player one",
                Player::Two => "player two",
            };
            format!("it is for {who} to decide")
        }
        Illegal::DraftUnderWay { side: at } => format!(
            "the {} Mandala is being destroyed, and its colors are claimed first",
            side(at)
        ),
        Illegal::NoDraft { color: card } => format!(
            "{} cannot be claimed while no Mandala is being destroyed",
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
                Area::Mountain => "the Mountain",
                Area::Field(seat) if seat == player => "your own Field",
                Area::Field(_) => "the other player's Field",
            };
            format!(
                "{} already lies in {lies} of the {} Mandala",
                color(card),
                side(at)
            )
        }
        Illegal::EmptiesHand {
            color: card,
            side: at,
        } => format!(
            "one card must stay in your hand, so not all your {} may go to your Field of the \
             {} Mandala",
            color(card),
            side(at)
        ),
        Illegal::NothingToDraw {
            color: card,
            side: at,
        } => format!(
            "{} is your last card and there is nothing to draw, so it may not go to the \
             Mountain of the {} Mandala",
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
