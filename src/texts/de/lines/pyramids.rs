//! The pyramid table in sentences.

use super::{and_more, with_more};
use crate::rules::pyramids::{Piece, Place};
use crate::texts::de::pyramids::{color, piece, size};
use crate::texts::de::{German, listed, owned, sentence};
use crate::texts::language::Called;
use crate::texts::language::lines::pyramids::{Fact, PyramidLines};

impl PyramidLines for German {
    fn pyramid_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Ahead(pieces, _) if pieces.is_empty() => "Vor dir liegt nichts.".to_string(),
            Fact::Ahead(pieces, more) => format!("Vor dir: {}.", and_more(all(pieces), *more)),
            Fact::Of { of, color: of_color, size: of_size, pieces, more } => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                let whom = of.map_or("dir", |seat| names.of(seat));
                match (&words[..], &pieces[..], of) {
                    ([], [], _) => format!("Vor {whom} liegt nichts."),
                    (_, [], _) => format!("Vor {whom} liegt keine {} Pyramide.", words.join(" ")),
                    (.., None) => format!("Vor dir: {}.", with_more(all(pieces), *more)),
                    _ => format!("Vor {whom}: {}.", and_more(all(pieces), *more)),
                }
            }
            Fact::Remain(count) => format!("Noch auf dem Pfad: {count}."),
            Fact::Place(place, Some(it), _) => format!("Platz {place}: {}.", piece(*it)),
            Fact::Place(place, None, Some(seat)) => {
                format!("Platz {place}: {}.", owned(names.of(*seat), "", "Figur"))
            }
            Fact::Place(place, None, None) => format!("Platz {place} ist leer."),
            Fact::Group { group, left, owned, eye, scored } => {
                let mut parts = vec![if left.is_empty() {
                    "keine mehr auf dem Pfad".to_string()
                } else {
                    format!("noch {}, auf {}", left.len(), places(left))
                }];
                let owned = owned.iter();
                parts.extend(owned.map(|(seat, count)| format!("{} hat {count}", names.of(*seat))));
                if *eye > 0 {
                    parts.push(format!("{eye} im Auge"));
                }
                if *scored {
                    parts.push("gewertet".to_string());
                }
                sentence(&format!("{}: {}", piece(*group), parts.join("; ")))
            }
            Fact::Open(group) => sentence(
                format!("{}: noch von niemandem gewertet.", piece(*group)).trim_end_matches('.'),
            ),
            Fact::MustTake => {
                "Passen geht nicht: Wer eine Pyramide vor sich hat, nimmt eine.".to_string()
            }
            Fact::Pawns(pawns) => {
                let each = pawns.iter().map(|(seat, at, is_at_end)| {
                    let at = match (at, is_at_end) {
                        (Some(place), true) => format!("am Ende, auf {place}"),
                        (Some(place), false) => format!("auf {place}"),
                        (None, _) => "am Start".to_string(),
                    };
                    format!("{} {at}", names.of(*seat))
                });
                format!("Figuren: {}.", each.collect::<Vec<_>>().join(", "))
            }
            Fact::Fell(pieces) if pieces.is_empty() => {
                "Ins Auge ist noch nichts gefallen.".to_string()
            }
            Fact::Fell(pieces) => format!("{} fallen ins Auge.", counts(pieces)),
            Fact::Swept(seat, pieces) => match &pieces[..] {
                [(it, 1)] => {
                    format!("{} nimmt die letzte Pyramide: {}.", names.of(*seat), piece(*it))
                }
                _ => format!(
                    "{} nimmt die letzten {} Pyramiden: {}.",
                    names.of(*seat),
                    total(pieces),
                    counts(pieces)
                ),
            },
            Fact::Eye(pieces) if pieces.is_empty() => "Das Auge ist leer.".to_string(),
            Fact::EyeEmptied => {
                "Das Auge ist wieder leer: Die Gruppen, aus denen etwas hineinfiel, sind gewertet."
                    .to_string()
            }
            Fact::Eye(pieces) => format!("Im Auge: {}.", counts(pieces)),
            Fact::Owns(seat, pieces) if pieces.is_empty() => {
                format!("{} hat keine Pyramiden, die noch gewertet werden.", names.of(*seat))
            }
            Fact::Owns(seat, pieces) => format!("{} hat {}.", names.of(*seat), counts(pieces)),
            Fact::Has(seat, of_color, of_size, count) => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                let (name, words) = (names.of(*seat), words.join(" "));
                match count {
                    0 => format!("{name} hat keine {words} Pyramide."),
                    1 => format!("{name} hat 1 {words} Pyramide."),
                    _ => format!("{name} hat {count} {words} Pyramiden."),
                }
            }
            Fact::At(seat, None) => format!("{}, deine Figur steht am Start.", names.of(*seat)),
            Fact::At(seat, Some(place)) => {
                format!("{}, deine Figur steht auf {place}.", names.of(*seat))
            }
            Fact::WhichPlace(pieces, more) => {
                format!("Welche? Tippe ihren Platz: {}.", with_more(all(pieces), *more))
            }
            Fact::Others(pieces) => sentence(&listed(&all(pieces))),
            Fact::WhichPyramid => {
                "Welche Pyramide? Tippe ihren Platz oder Größe und Farbe.".to_string()
            }
            Fact::HowToAsk => format!(
                "Der Pfad hat {} Plätze, der innerste kommt zuletzt. Tippe einen Platz, um die \
                 Pyramide dort zu nehmen. Frage nach nächste rote, platz 12, gruppe große blaue, \
                 figuren, auge oder tisch.",
                Place::all().count()
            ),
        }
    }

    fn spelled(&self, sentence: &str) -> String {
        let mut spelled = sentence.to_string();
        for it in Piece::ALL {
            let (mark, name) = (it.to_string(), piece(it));
            spelled = spelled.replace(&format!("{mark} ({name})"), &name);
            let is_end = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
            let places = spelled.match_indices(&mark);
            let places = places.filter(|&(at, _)| {
                let (before, after) = (&spelled[..at], &spelled[at + mark.len()..]);
                is_end(before.chars().next_back()) && is_end(after.chars().next())
            });
            let places: Vec<usize> = places.map(|(at, _)| at).collect();
            for at in places.into_iter().rev() {
                spelled.replace_range(at..at + mark.len(), &name);
            }
        }
        let mut letters = spelled.chars();
        let first = letters.next().map(|first| first.to_uppercase());
        first.into_iter().flatten().chain(letters).collect()
    }
}

/// Pyramids with their places.
fn all(pieces: &[(Place, Piece)]) -> Vec<String> {
    let is_alike = pieces.iter().all(|(_, it)| *it == pieces[0].1);
    let each = pieces.iter().enumerate().map(|(at, (place, it))| match at {
        1.. if is_alike => place.to_string(),
        _ => format!("{} auf {place}", piece(*it)),
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
