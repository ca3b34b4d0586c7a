//! What happened, and what is about to.

use super::{claim_worth, color, count_of, side, title};
use crate::record::Names;
use crate::rules::Color;
use crate::rules::cards::{ClaimEffect, Ending, Event, Side};
use crate::story::cards::{Line, Warning};

/// A line of the story as a sentence, without its full stop.
pub fn line(line: &Line, names: &Names) -> String {
    match line {
        Line::Event(alone) => event(*alone, names),
        Line::Drawing { play, count } => format!("{}, draws {count}", event(*play, names)),
        Line::NewDeck { cards } => {
            format!("The deck ran out; {} a new one", discards_form(*cards))
        }
        Line::Refilled { side, colors } => refilled(*side, colors),
        Line::Took { seat, cards } => format!("{} takes {}", names.of(*seat), list(cards)),
        Line::Lost { seat, cards } => format!("{} discards {}", names.of(*seat), list(cards)),
    }
}

/// An event as a sentence, without its full stop.
fn event(event: Event, names: &Names) -> String {
    let name = |seat| names.of(seat);
    match event {
        Event::Built {
            seat,
            side: at,
            color: card,
        } => format!("{}: {} to {} Mountain", name(seat), color(card), side(at)),
        Event::Grew {
            seat,
            side: at,
            color: cards,
            count,
        } => format!(
            "{}: {count} {} to {} Field",
            name(seat),
            color(cards),
            side(at)
        ),
        Event::Discarded {
            seat,
            color: cards,
            count,
        } => format!("{} discards {count} {}", name(seat), color(cards)),
        Event::Drew { seat, count } => format!("{} draws {count}", name(seat)),
        Event::DeckRanOut => "The deck ran out".to_string(),
        Event::Reshuffled { cards } => format!("{} a new deck", discards_form(cards)),
        Event::Completed {
            side,
            first: Some(first),
            fields,
            ..
        } => format!(
            "{} Mandala complete: {}, {} first",
            title(side),
            field_counts(fields[first], fields[first.other()]),
            name(first)
        ),
        Event::Completed { side, .. } => format!("{} Mandala complete", title(side)),
        Event::Swept { cards, .. } => format!(
            "Both Fields empty: the Mountain's {} discarded",
            count_of(cards)
        ),
        Event::Claimed {
            seat, color, claim, ..
        } => claimed(name(seat), color, claim),
        Event::FieldsDiscarded { side, cards } => format!(
            "{} Fields cleared, {} discarded",
            title(side),
            count_of(cards)
        ),
        Event::Refilled { side, color } => refilled(side, &[color]),
        Event::Ended(ending) => end(ending),
    }
}

/// How many cards lie in the Fields, the larger one first.
fn field_counts(more: u8, less: u8) -> String {
    match more == less {
        true => "Fields equal".to_string(),
        false => format!("Fields {more} to {less}"),
    }
}

/// So many discarded cards become something.
fn discards_form(cards: u8) -> String {
    match cards {
        1 => "1 discard forms".to_string(),
        n => format!("{n} discards form"),
    }
}

fn refilled(at: Side, colors: &[Color]) -> String {
    let colors: Vec<&str> = colors.iter().copied().map(color).collect();
    format!("New {} Mountain: {}", side(at), colors.join(", "))
}

fn claimed(name: &str, cards: Color, claim: ClaimEffect) -> String {
    let cards_color = color(cards);
    match claim {
        ClaimEffect::River { space, cup: 0 } => {
            format!("{name} takes 1 {cards_color}: River space {space}")
        }
        ClaimEffect::River { space, cup } => format!(
            "{name} takes {} {cards_color}: River space {space}, {cup} to the Cup",
            cup + 1
        ),
        ClaimEffect::Cup { space, cards } => format!(
            "{name} takes {cards} {cards_color}: to the Cup, worth {}",
            claim_worth(cards, space)
        ),
        ClaimEffect::Discard { cards } => {
            format!("{name} takes {cards} {cards_color}: discarded because the Field is empty")
        }
    }
}

fn list(cards: &[(u8, Color)]) -> String {
    let each = cards
        .iter()
        .map(|(count, cards)| format!("{count} {}", color(*cards)));
    each.collect::<Vec<_>>().join(", ")
}

/// Why the game is over, without the full stop.
pub fn end(ending: Ending) -> String {
    match ending {
        Ending::Deck => "The game is over: the deck had run out".to_string(),
        Ending::SixthColor => "The game is over: a River is full".to_string(),
        Ending::DeckAndSixthColor => {
            "The game is over: a River is full and the deck had run out".to_string()
        }
        Ending::ColorGone(gone) => format!(
            "The game is over: all {} lies in Cups and Rivers",
            color(gone)
        ),
        Ending::NoPlays => "The game is over: nobody can play or draw".to_string(),
        Ending::Agreed => "The game is over: both players agreed to stop".to_string(),
    }
}

/// A warning about the coming end.
pub fn warning(warning: &Warning, names: &Names) -> String {
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
