//! What happened, and what is about to.

use super::{cards, color, colored, into, within};
use crate::rules::Color;
use crate::rules::cards::{ClaimEffect, Ending, Event, Side};
use crate::story::cards::{Line, Warning};
use crate::texts::de::owned;
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match line {
        Line::Event(alone) => event(*alone, names),
        Line::Drawing { play, count } => format!("{}, zieht {count}", event(*play, names)),
        Line::NewDeck { cards: new } => {
            format!("Stapel leer; neuer aus {} der Ablage", cards(*new))
        }
        Line::Refilled { side, colors } => refilled(*side, colors),
        Line::Took { seat, cards } => format!("{} nimmt {}", names.of(*seat), list(cards)),
        Line::Lost { seat, cards } => format!("{} wirft {} ab", names.of(*seat), list(cards)),
    }
}

/// An event, without the full stop.
fn event(event: Event, names: &dyn Called) -> String {
    let name = |seat| names.of(seat);
    match event {
        Event::Built { seat, side, color: card } => {
            format!("{}: {} {} Zentrum", name(seat), color(card), into(side))
        }
        Event::Grew { seat, side, color: card, count } => {
            format!("{}: {count} {} {} Feld", name(seat), colored(card), into(side))
        }
        Event::Discarded { seat, color: card, count } => {
            format!("{} wirft {count} {} ab", name(seat), colored(card))
        }
        Event::Drew { seat, count } => format!("{} zieht {count}", name(seat)),
        Event::DeckRanOut => "Der Stapel ist leer".to_string(),
        Event::Reshuffled { cards: new } => format!("Neuer Stapel aus {} der Ablage", cards(new)),
        Event::Completed { side, first: Some(first), fields, .. } => {
            let (more, less) = (fields[first], fields[first.other()]);
            let (side, first) = (title(side), name(first));
            if more == less {
                format!("{side} Mandala vollendet: Gleichstand, {first} zuerst")
            } else {
                format!("{side} Mandala vollendet: Felder {more} zu {less}, {first} zuerst")
            }
        }
        Event::Completed { side, .. } => format!("{} Mandala vollendet", title(side)),
        Event::Swept { cards: lost, .. } => {
            format!("Beide Felder leer: {} aus dem Zentrum abgeworfen", cards(lost))
        }
        Event::Claimed { seat, color, claim, .. } => claimed(name(seat), color, claim),
        Event::FieldsDiscarded { side, cards: lost } => {
            let fields = match side {
                Side::Left => "Linke Felder",
                Side::Right => "Rechte Felder",
            };
            format!("{fields} geräumt, {} abgeworfen", cards(lost))
        }
        Event::Refilled { side, color } => refilled(side, &[color]),
        Event::Ended(ending) => over(ending),
    }
}

/// Which of the two Mandalas, without an article.
fn title(side: Side) -> &'static str {
    match side {
        Side::Left => "Linkes",
        Side::Right => "Rechtes",
    }
}

fn refilled(at: Side, colors: &[Color]) -> String {
    let colors: Vec<&str> = colors.iter().copied().map(color).collect();
    format!("Neu {} Zentrum: {}", within(at), colors.join(", "))
}

fn claimed(name: &str, card: Color, claim: ClaimEffect) -> String {
    let card = colored(card);
    match claim {
        ClaimEffect::River { space, cup: 0 } => {
            format!("{name} nimmt 1 {card}: Platz {space} im Fluss")
        }
        ClaimEffect::River { space, cup } => {
            format!("{name} nimmt {} {card}: Platz {space} im Fluss, {cup} in den Kelch", cup + 1)
        }
        ClaimEffect::Cup { space, cards: 1 } => {
            format!("{name} nimmt 1 {card}: in den Kelch, zählt {space}")
        }
        ClaimEffect::Cup { space, cards } => {
            format!("{name} nimmt {cards} {card}: in den Kelch, zählen je {space}")
        }
        ClaimEffect::Discard { cards } => {
            format!("{name} wirft {cards} {card} ab: Das Feld ist leer")
        }
    }
}

fn list(cards: &[(u8, Color)]) -> String {
    let each = cards.iter().map(|(count, card)| format!("{count} {}", colored(*card)));
    each.collect::<Vec<_>>().join(", ")
}

/// That the game is over, and why, without the full stop.
fn over(ending: Ending) -> String {
    format!("Die Partie ist vorbei: {}", why_over(ending))
}

/// Why the game is over, to stand after a colon.
pub fn why_over(ending: Ending) -> String {
    match ending {
        Ending::Deck => "Der Stapel war leer".to_string(),
        Ending::SixthColor => "Ein Fluss ist voll".to_string(),
        Ending::DeckAndSixthColor => "Fluss voll und Stapel leer".to_string(),
        Ending::ColorGone(gone) => format!("Alles {} ist vergeben", color(gone)),
        Ending::NoPlays => "Niemand kann spielen oder ziehen".to_string(),
        Ending::Agreed => "Ihr seid euch einig".to_string(),
    }
}

/// A warning about the coming end.
pub fn warning(warning: &Warning, names: &dyn Called) -> String {
    match warning {
        Warning::LastMandala => "Das letzte Mandala: Der Stapel war leer".to_string(),
        Warning::DeckRanOut => "Der Stapel war leer: noch ein Mandala, dann Schluss".to_string(),
        Warning::RiverFull(seat) => {
            let river = owned(names.of(*seat), "Der ", "Fluss");
            format!("{river} ist voll: das letzte Mandala")
        }
        Warning::NearlyFull(seats) => {
            let near: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
            format!("Noch eine neue Farbe für {} beendet die Partie", near.join(" oder "))
        }
    }
}

/// The same in few words, without names.
pub fn warning_in_short(warning: &Warning) -> &'static str {
    match warning {
        Warning::LastMandala | Warning::RiverFull(_) => "Letztes Mandala",
        Warning::DeckRanOut => "Noch ein Mandala",
        Warning::NearlyFull(_) => "Bei 6 Farben ist Schluss",
    }
}
