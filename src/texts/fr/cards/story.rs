//! What happened, and what is about to.

use super::{cards, color, feminine, side, so_many, the};
use crate::rules::Color;
use crate::rules::cards::{ClaimEffect, Ending, Event, Side};
use crate::story::cards::{Line, Warning};
use crate::texts::fr::counted;
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match line {
        Line::Event(alone) => event(*alone, names),
        Line::Drawing { play, count } => format!("{}, pioche {count}", event(*play, names)),
        Line::NewDeck { cards: all } => {
            format!("Pioche épuisée\u{a0}; la défausse ({}) la remplace", cards(*all))
        }
        Line::Refilled { side, colors } => refilled(*side, colors),
        Line::Took { seat, cards } => format!("{} prend {}", names.of(*seat), list(cards)),
        Line::Lost { seat, cards } => format!("{} défausse {}", names.of(*seat), list(cards)),
    }
}

/// An event, without the full stop.
fn event(event: Event, names: &dyn Called) -> String {
    let name = |seat| names.of(seat);
    match event {
        Event::Built { seat, side: at, color: card } => {
            format!("{}\u{a0}: 1 {}, montagne de {}", name(seat), feminine(card), side(at))
        }
        Event::Grew { seat, side: at, color: card, count } => {
            format!("{}\u{a0}: {}, champ de {}", name(seat), so_many(count, card), side(at))
        }
        Event::Discarded { seat, color: card, count } => {
            format!("{} défausse {}", name(seat), so_many(count, card))
        }
        Event::Drew { seat, count } => format!("{} pioche {}", name(seat), cards(count)),
        Event::DeckRanOut => "La pioche est épuisée".to_string(),
        Event::Reshuffled { cards: all } => {
            format!("La défausse ({}) devient la pioche", cards(all))
        }
        Event::Completed { side: at, first: Some(first), fields, .. } => {
            let (more, less) = (fields[first], fields[first.other()]);
            let (at, first) = (side(at), name(first));
            if more == less {
                format!("Mandala de {at} terminé\u{a0}: champs égaux, {first} en premier")
            } else {
                format!("Mandala de {at} terminé\u{a0}: champs {more} à {less}, {first} en premier")
            }
        }
        Event::Completed { side: at, .. } => format!("Mandala de {} terminé", side(at)),
        Event::Swept { cards: lost, .. } => {
            format!("Champs vides\u{a0}: la montagne ({}) est défaussée", cards(lost))
        }
        Event::Claimed { seat, color, claim, .. } => claimed(name(seat), color, claim),
        Event::FieldsDiscarded { side: at, cards: lost } => format!(
            "Champs de {} vidés\u{a0}: {}",
            side(at),
            counted(lost.into(), "carte défaussée")
        ),
        Event::Refilled { side, color } => refilled(side, &[color]),
        Event::Ended(ending) => over(ending),
    }
}

fn refilled(at: Side, colors: &[Color]) -> String {
    let colors: Vec<&str> = colors.iter().copied().map(color).collect();
    format!("Nouvelle montagne de {}\u{a0}: {}", side(at), colors.join(", "))
}

fn claimed(name: &str, card: Color, claim: ClaimEffect) -> String {
    match claim {
        ClaimEffect::River { space, cup: 0 } => {
            format!("{name} prend 1 {}\u{a0}: case {space} de la rivière", feminine(card))
        }
        ClaimEffect::River { space, cup } => format!(
            "{name} prend {}\u{a0}: case {space} de la rivière, {cup} au bassin",
            so_many(cup + 1, card)
        ),
        ClaimEffect::Cup { space, cards: 1 } => format!(
            "{name} prend 1 {}\u{a0}: au bassin, {}",
            feminine(card),
            counted(space.into(), "point")
        ),
        ClaimEffect::Cup { space, cards } => format!(
            "{name} prend {}\u{a0}: au bassin, {} chacune",
            so_many(cards, card),
            counted(space.into(), "point")
        ),
        ClaimEffect::Discard { cards } => {
            format!("{name} défausse {}\u{a0}: champ vide", so_many(cards, card))
        }
    }
}

fn list(cards: &[(u8, Color)]) -> String {
    let each = cards.iter().map(|&(count, card)| so_many(count, card));
    each.collect::<Vec<_>>().join(", ")
}

/// That the game is over, and why, without the full stop.
fn over(ending: Ending) -> String {
    format!("Fin de la partie\u{a0}: {}", why_over(ending))
}

/// Why the game is over, to stand after a colon.
pub fn why_over(ending: Ending) -> String {
    match ending {
        Ending::Deck => "la pioche était épuisée".to_string(),
        Ending::SixthColor => "une rivière est pleine".to_string(),
        Ending::DeckAndSixthColor => {
            "une rivière est pleine et la pioche était épuisée".to_string()
        }
        Ending::ColorGone(gone) => format!("tout {} est déjà pris", the(gone)),
        Ending::NoPlays => "plus rien à jouer ni à piocher".to_string(),
        Ending::Agreed => "d'un commun accord".to_string(),
    }
}

/// A warning about the coming end.
pub fn warning(warning: &Warning, names: &dyn Called) -> String {
    match warning {
        Warning::LastMandala => "Dernier mandala\u{a0}: la pioche est épuisée".to_string(),
        Warning::DeckRanOut => {
            "Pioche épuisée\u{a0}: le prochain mandala est le dernier".to_string()
        }
        Warning::RiverFull(seat) => {
            format!("Rivière pleine chez {}\u{a0}: dernier mandala", names.of(*seat))
        }
        Warning::NearlyFull(seats) => {
            let near: Vec<&str> = seats.iter().map(|&seat| names.of(seat)).collect();
            format!("Une nouvelle couleur pour {} termine la partie", near.join(" ou "))
        }
    }
}

/// The same in few words, without names.
pub fn warning_in_short(warning: &Warning) -> &'static str {
    match warning {
        Warning::LastMandala | Warning::RiverFull(_) => "Dernier mandala",
        Warning::DeckRanOut => "Plus qu'un mandala",
        Warning::NearlyFull(_) => "6 couleurs\u{a0}: c'est fini",
    }
}
