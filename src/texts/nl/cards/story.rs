//! What happened, and what is about to.

use super::{cards, color, colored, side, title};
use crate::rules::Color;
use crate::rules::cards::{ClaimEffect, Ending, Event, Side};
use crate::story::cards::{Line, Warning};
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match line {
        Line::Event(alone) => event(*alone, names),
        Line::Drawing { play, count } => format!("{}, trekt {count}", event(*play, names)),
        Line::NewDeck { cards: 1 } => {
            "De stapel was op; 1 afgelegde kaart wordt de nieuwe".to_string()
        }
        Line::NewDeck { cards } => {
            format!("De stapel was op; {cards} afgelegde kaarten worden de nieuwe")
        }
        Line::Refilled { side, colors } => refilled(*side, colors),
        Line::Took { seat, cards } => format!("{} neemt {}", names.of(*seat), list(cards)),
        Line::Lost { seat, cards } => format!("{} legt {} af", names.of(*seat), list(cards)),
    }
}

/// An event, without the full stop.
fn event(event: Event, names: &dyn Called) -> String {
    let name = |seat| names.of(seat);
    match event {
        Event::Built { seat, side: at, color: card } => {
            format!("{}: {} op de {}berg", name(seat), color(card), side(at))
        }
        Event::Grew { seat, side: at, color: card, count } => {
            format!("{}: {count} {} in het {}veld", name(seat), colored(card), side(at))
        }
        Event::Discarded { seat, color: card, count } => {
            format!("{} legt {count} {} af", name(seat), colored(card))
        }
        Event::Drew { seat, count } => format!("{} trekt {count}", name(seat)),
        Event::DeckRanOut => "De stapel is op".to_string(),
        Event::Reshuffled { cards } => reshuffled(cards),
        Event::Completed { side, first: Some(first), fields, .. } => {
            let (more, less) = (fields[first], fields[first.other()]);
            let (side, first) = (title(side), name(first));
            if more == less {
                format!("{side}mandala klaar: velden gelijk, {first} begint")
            } else {
                format!("{side}mandala klaar: velden {more} tegen {less}, {first} begint")
            }
        }
        Event::Completed { side, .. } => format!("{}mandala klaar", title(side)),
        Event::Swept { cards: lost, .. } => {
            format!("Beide velden leeg: {} van de berg afgelegd", cards(lost))
        }
        Event::Claimed { seat, color, claim, .. } => claimed(name(seat), color, claim),
        Event::FieldsDiscarded { side, cards: lost } => {
            format!("{}velden opgeruimd, {} afgelegd", title(side), cards(lost))
        }
        Event::Refilled { side, color } => refilled(side, &[color]),
        Event::Ended(ending) => over(ending),
    }
}

fn reshuffled(cards: u8) -> String {
    match cards {
        1 => "1 afgelegde kaart wordt de nieuwe stapel".to_string(),
        n => format!("{n} afgelegde kaarten worden de nieuwe stapel"),
    }
}

fn refilled(at: Side, colors: &[Color]) -> String {
    let colors: Vec<&str> = colors.iter().copied().map(color).collect();
    format!("Nieuwe {}berg: {}", side(at), colors.join(", "))
}

fn claimed(name: &str, card: Color, claim: ClaimEffect) -> String {
    let card = colored(card);
    match claim {
        ClaimEffect::River { space, cup: 0 } => {
            format!("{name} neemt 1 {card}: riviervakje {space}")
        }
        ClaimEffect::River { space, cup } => {
            format!("{name} neemt {} {card}: riviervakje {space}, {cup} in de kelk", cup + 1)
        }
        ClaimEffect::Cup { space, cards: 1 } => {
            format!("{name} neemt 1 {card}: in de kelk, {space} waard")
        }
        ClaimEffect::Cup { space, cards } => {
            format!("{name} neemt {cards} {card}: in de kelk, elk {space} waard")
        }
        ClaimEffect::Discard { cards } => {
            format!("{name} legt {cards} {card} af: het veld is leeg")
        }
    }
}

fn list(cards: &[(u8, Color)]) -> String {
    let each = cards.iter().map(|(count, card)| format!("{count} {}", colored(*card)));
    each.collect::<Vec<_>>().join(", ")
}

/// That the game is over, and why, without the full stop.
fn over(ending: Ending) -> String {
    format!("De partij is afgelopen: {}", why_over(ending))
}

/// Why the game is over, to stand after a colon.
pub fn why_over(ending: Ending) -> String {
    match ending {
        Ending::Deck => "de stapel was op".to_string(),
        Ending::SixthColor => "een rivier is vol".to_string(),
        Ending::DeckAndSixthColor => "een rivier is vol en de stapel was op".to_string(),
        Ending::ColorGone(gone) => format!("al het {} ligt in kelken en rivieren", color(gone)),
        Ending::NoPlays => "niemand kan nog leggen of trekken".to_string(),
        Ending::Agreed => "in overleg gestopt".to_string(),
    }
}

/// A warning about the coming end.
pub fn warning(warning: &Warning, names: &dyn Called) -> String {
    match warning {
        Warning::LastMandala => "De laatste mandala: de stapel is op".to_string(),
        Warning::DeckRanOut => "De stapel is op: de volgende mandala is de laatste".to_string(),
        Warning::RiverFull(seat) => {
            format!("De rivier van {} is vol: de laatste mandala", names.of(*seat))
        }
        Warning::NearlyFull(seats) => {
            let near: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
            format!("Nog 1 nieuwe kleur voor {} en het is afgelopen", near.join(" of "))
        }
    }
}

/// The same in few words, without names.
pub fn warning_in_short(warning: &Warning) -> &'static str {
    match warning {
        Warning::LastMandala | Warning::RiverFull(_) => "De laatste mandala",
        Warning::DeckRanOut => "Nog 1 mandala",
        Warning::NearlyFull(_) => "Bij 6 kleuren is het uit",
    }
}
