//! The pyramid table in sentences.

use super::{and_more, with_more};
use crate::rules::pyramids::{Piece, Place};
use crate::texts::language::Called;
use crate::texts::language::lines::pyramids::{Fact, PyramidLines};
use crate::texts::nl::pyramids::{color, piece, size};
use crate::texts::nl::{Dutch, capital, listed, sentence};

impl PyramidLines for Dutch {
    fn pyramid_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Ahead(pieces, _) if pieces.is_empty() => {
                "Er ligt niets meer vóór je.".to_string()
            }
            Fact::Ahead(pieces, more) => format!("Vóór je: {}.", and_more(all(pieces), *more)),
            Fact::Of { of, color: of_color, size: of_size, pieces, more } => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                let whom = of.map_or("je", |seat| names.of(seat));
                match (&words[..], &pieces[..], of) {
                    ([], [], _) => format!("Er ligt niets meer vóór {whom}."),
                    (_, [], _) => format!("Er ligt geen {} piramide vóór {whom}.", words.join(" ")),
                    (.., None) => format!("Vóór je: {}.", with_more(all(pieces), *more)),
                    _ => format!("Vóór {whom}: {}.", and_more(all(pieces), *more)),
                }
            }
            Fact::Remain(count) => format!("Nog op het pad: {count}."),
            Fact::Place(place, Some(it), _) => format!("Plek {place}: {}.", piece(*it)),
            Fact::Place(place, None, Some(seat)) => {
                format!("Plek {place}: de pion van {}.", names.of(*seat))
            }
            Fact::Place(place, None, None) => format!("Plek {place} is leeg."),
            Fact::Group { group, left, owned, eye, scored } => {
                let mut parts = vec![if left.is_empty() {
                    "geen meer op het pad".to_string()
                } else {
                    format!("nog {}, op {}", left.len(), places(left))
                }];
                let owned = owned.iter();
                parts.extend(
                    owned.map(|(seat, count)| format!("{} heeft er {count}", names.of(*seat))),
                );
                if *eye > 0 {
                    parts.push(format!("{eye} in het oog"));
                }
                if *scored {
                    parts.push("geteld".to_string());
                }
                sentence(&format!("{}: {}", piece(*group), parts.join("; ")))
            }
            Fact::Open(group) => sentence(
                format!("{}: nog door niemand gescoord.", piece(*group)).trim_end_matches('.'),
            ),
            Fact::MustTake => {
                "Passen kan niet: wie een piramide voor zich heeft, neemt er een.".to_string()
            }
            Fact::Pawns(pawns) => {
                let each = pawns.iter().map(|(seat, at, is_at_end)| {
                    let at = match (at, is_at_end) {
                        (Some(place), true) => format!("aan het einde, op {place}"),
                        (Some(place), false) => format!("op {place}"),
                        (None, _) => "bij de start".to_string(),
                    };
                    format!("{} {at}", names.of(*seat))
                });
                format!("Pionnen: {}.", each.collect::<Vec<_>>().join(", "))
            }
            Fact::Fell(pieces) if pieces.is_empty() => {
                "Er is nog niets in het oog gevallen.".to_string()
            }
            Fact::Fell(pieces) => format!("{} vielen in het oog.", counts(pieces)),
            Fact::Swept(seat, pieces) => match &pieces[..] {
                [(it, 1)] => {
                    format!("{} nam de laatste piramide: {}.", names.of(*seat), piece(*it))
                }
                _ => format!(
                    "{} nam de laatste {} piramides: {}.",
                    names.of(*seat),
                    total(pieces),
                    counts(pieces)
                ),
            },
            Fact::Eye(pieces) if pieces.is_empty() => "Het oog is leeg.".to_string(),
            Fact::EyeEmptied => {
                "Het oog is weer leeg: de groepen van wat erin viel, zijn geteld.".to_string()
            }
            Fact::Eye(pieces) => format!("In het oog: {}.", counts(pieces)),
            Fact::Owns(seat, pieces) if pieces.is_empty() => {
                format!("{} heeft geen piramides die nog geteld worden.", names.of(*seat))
            }
            Fact::Owns(seat, pieces) => format!("{} heeft {}.", names.of(*seat), counts(pieces)),
            Fact::Has(seat, of_color, of_size, count) => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                let (name, words) = (names.of(*seat), words.join(" "));
                match count {
                    0 => format!("{name} heeft geen {words} piramide."),
                    1 => format!("{name} heeft 1 {words} piramide."),
                    _ => format!("{name} heeft {count} {words} piramides."),
                }
            }
            Fact::At(seat, None) => format!("{}, je pion staat bij de start.", names.of(*seat)),
            Fact::At(seat, Some(place)) => {
                format!("{}, je pion staat op {place}.", names.of(*seat))
            }
            Fact::WhichPlace(pieces, more) => {
                format!("Welke? Typ de plek: {}.", with_more(all(pieces), *more))
            }
            Fact::Others(pieces) => sentence(&listed(&all(pieces))),
            Fact::WhichPyramid => {
                "Welke piramide? Typ de plek, of de maat en de kleur.".to_string()
            }
            Fact::HowToAsk => format!(
                "Het pad heeft {} plekken, de binnenste het laatst. Typ een plek om de piramide \
                 daar te nemen. Vraag volgende rode, plek 12, groep grote blauwe, pionnen, oog, of \
                 tafel.",
                Place::all().count()
            ),
        }
    }

    fn spelled(&self, sentence: &str) -> String {
        let mut spelled = sentence.to_string();
        for it in Piece::ALL {
            let (mark, name) = (it.to_string(), piece(it));
            // A pyramid by its name has an article.
            let spoken = format!("de {name}");
            spelled = spelled.replace(&format!("{mark} ({name})"), &spoken);
            let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
            let places = spelled.match_indices(&mark);
            let places = places.filter(|&(at, _)| {
                let (before, after) = (&spelled[..at], &spelled[at + mark.len()..]);
                is_end(before.chars().next_back()) && is_end(after.chars().next())
            });
            let places: Vec<usize> = places.map(|(at, _)| at).collect();
            for at in places.into_iter().rev() {
                spelled.replace_range(at..at + mark.len(), &spoken);
            }
        }
        capital(&spelled)
    }
}

/// Pyramids with their places.
fn all(pieces: &[(Place, Piece)]) -> Vec<String> {
    let is_alike = pieces.iter().all(|(_, it)| *it == pieces[0].1);
    let each = pieces.iter().enumerate().map(|(at, (place, it))| match at {
        1.. if is_alike => place.to_string(),
        _ => format!("{} op {place}", piece(*it)),
    });
    each.collect()
}

/// How many pyramids these are.
fn total(pieces: &[(Piece, u8)]) -> u8 {
    pieces.iter().map(|(_, count)| count).sum()
}

fn counts(pieces: &[(Piece, u8)]) -> String {
    let each = pieces.iter();
    let each = each.map(|(it, count)| format!("{count} {}", piece(*it)));
    listed(&each.collect::<Vec<_>>())
}

fn places(places: &[Place]) -> String {
    let each: Vec<String> = places.iter().map(Place::to_string).collect();
    listed(&each)
}
