//! What happened, and what is about to.

use super::{cards, color, side, title};
use crate::rules::Color;
use crate::rules::cards::{ClaimEffect, Ending, Event, Side};
use crate::story::cards::{Line, Warning};
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match line {
        Line::Event(alone) => event(*alone, names),
        Line::Drawing { play, count } => format!("{}, draws {count}", event(*play, names)),
        Line::NewDeck { cards: 1 } => "The deck ran out; 1 discard forms a new one".to_string(),
        Line::NewDeck { cards } => format!("The deck ran out; {cards} discards form a new one"),
        Line::Refilled { side, colors } => refilled(*side, colors),
        Line::Took { seat, cards } => format!("{} takes {}", names.of(*seat), list(cards)),
        Line::Lost { seat, cards } => format!("{} discards {}", names.of(*seat), list(cards)),
    }
}

/// An event, without the full stop.
fn event(event: Event, names: &dyn Called) -> String {
    let name = |seat| names.of(seat);
    match event {
        Event::Built { seat, side: at, color: card } => {
            format!("{}: {} to the {} Mountain", name(seat), color(card), side(at))
        }
        Event::Grew { seat, side: at, color: card, count } => {
            format!("{}: {count} {} to the {} Field", name(seat), color(card), side(at))
        }
        Event::Discarded { seat, color: card, count } => {
            format!("{} discards {count} {}", name(seat), color(card))
        }
        Event::Drew { seat, count } => format!("{} draws {count}", name(seat)),
        Event::DeckRanOut => "The deck ran out".to_string(),
        Event::Reshuffled { cards: 1 } => "1 discard forms a new deck".to_string(),
        Event::Reshuffled { cards } => format!("{cards} discards form a new deck"),
        Event::Completed { side, first: Some(first), fields, .. } => {
            let (more, less) = (fields[first], fields[first.other()]);
            let (side, first) = (title(side), name(first));
            if more == less {
                format!("{side} Mandala complete: Fields equal, {first} first")
            } else {
                format!("{side} Mandala complete: Fields {more} to {less}, {first} first")
            }
        }
        Event::Completed { side, .. } => format!("{} Mandala complete", title(side)),
        Event::Swept { cards: lost, .. } => {
            format!("Both Fields empty: the Mountain's {} discarded", cards(lost))
        }
        Event::Claimed { seat, color, claim, .. } => claimed(name(seat), color, claim),
        Event::FieldsDiscarded { side, cards: lost } => {
            format!("{} Fields cleared, {} discarded", title(side), cards(lost))
        }
        Event::Refilled { side, color } => refilled(side, &[color]),
        Event::Ended(ending) => over(ending),
    }
}

fn refilled(at: Side, colors: &[Color]) -> String {
    let colors: Vec<&str> = colors.iter().copied().map(color).collect();
    format!("New {} Mountain: {}", side(at), colors.join(", "))
}

fn claimed(name: &str, card: Color, claim: ClaimEffect) -> String {
    let card = color(card);
    match claim {
        ClaimEffect::River { space, cup: 0 } => {
            format!("{name} takes 1 {card}: River space {space}")
        }
        ClaimEffect::River { space, cup } => {
            format!("{name} takes {} {card}: River space {space}, {cup} to the Cup", cup + 1)
        }
        ClaimEffect::Cup { space, cards: 1 } => {
            format!("{name} takes 1 {card}: to the Cup, worth {space}")
        }
        ClaimEffect::Cup { space, cards } => {
            format!("{name} takes {cards} {card}: to the Cup, worth {space} each")
        }
        ClaimEffect::Discard { cards } => {
            format!("{name} discards {cards} {card}: the Field is empty")
        }
    }
}

fn list(cards: &[(u8, Color)]) -> String {
    let each = cards.iter().map(|(count, card)| format!("{count} {}", color(*card)));
    each.collect::<Vec<_>>().join(", ")
}

/// That the game is over, and why, without the full stop.
fn over(ending: Ending) -> String {
    format!("The game is over: {}", why_over(ending))
}

/// Why the game is over, to stand after a colon.
pub fn why_over(ending: Ending) -> String {
    match ending {
        Ending::Deck => "the deck ran out".to_string(),
        Ending::SixthColor => "a River is full".to_string(),
        Ending::DeckAndSixthColor => "a River is full and the deck ran out".to_string(),
        Ending::ColorGone(gone) => format!("all {} lies in Cups and Rivers", color(gone)),
        Ending::NoPlays => "nobody can play or draw".to_string(),
        Ending::Agreed => "both players agreed to stop".to_string(),
    }
}

/// A warning about the coming end.
pub fn warning(warning: &Warning, names: &dyn Called) -> String {
    match warning {
        Warning::LastMandala => "The last Mandala: the deck ran out".to_string(),
        Warning::DeckRanOut => "The deck ran out: the next Mandala is the last".to_string(),
        Warning::RiverFull(seat) => {
            format!("{}'s River is full: the last Mandala", names.of(*seat))
        }
        Warning::NearlyFull(seats) => {
            let near: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
            format!("One more new color for {} ends the game", near.join(" or "))
        }
    }
}

/// The same in few words, without names.
pub fn warning_in_short(warning: &Warning) -> &'static str {
    match warning {
        Warning::LastMandala | Warning::RiverFull(_) => "The last Mandala",
        Warning::DeckRanOut => "One more Mandala",
        Warning::NearlyFull(_) => "Six colors end the\u{a0}game",
    }
}
