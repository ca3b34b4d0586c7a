//! The pyramid table in sentences.

use super::{and_more, with_more};
use crate::rules::pyramids::{Piece, Place};
use crate::texts::en::pyramids::{color, piece, size};
use crate::texts::en::{English, counted, listed, sentence};
use crate::texts::language::Called;
use crate::texts::language::lines::pyramids::{Fact, PyramidLines};

impl PyramidLines for English {
    fn pyramid_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Ahead(pieces, _) if pieces.is_empty() => "Nothing lies ahead of you.".to_string(),
            Fact::Ahead(pieces, more) => {
                format!("Ahead of you: {}.", and_more(all(pieces), *more))
            }
            Fact::Of { of, color: of_color, size: of_size, pieces, more } => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                let whom = of.map_or("you", |seat| names.of(seat));
                match (&words[..], &pieces[..], of) {
                    ([], [], _) => format!("Nothing lies ahead of {whom}."),
                    (_, [], _) => {
                        format!("No {} pyramid lies ahead of {whom}.", words.join(" "))
                    }
                    (.., None) => format!("Ahead of you: {}.", with_more(all(pieces), *more)),
                    _ => format!("Ahead of {whom}: {}.", and_more(all(pieces), *more)),
                }
            }
            Fact::Remain(count) => format!("Left on the path: {count}."),
            Fact::Place(place, Some(it), _) => format!("Place {place}: {}.", piece(*it)),
            Fact::Place(place, None, Some(seat)) => {
                format!("Place {place}: {}'s pawn.", names.of(*seat))
            }
            Fact::Place(place, None, None) => format!("Place {place} is empty."),
            Fact::Group { group, left, owned, eye, scored } => {
                let mut parts = vec![if left.is_empty() {
                    "none left on the path".to_string()
                } else {
                    format!("{} left, on {}", left.len(), places(left))
                }];
                let owned = owned.iter();
                parts.extend(owned.map(|(seat, count)| format!("{} has {count}", names.of(*seat))));
                if *eye > 0 {
                    parts.push(format!("{eye} in the eye"));
                }
                if *scored {
                    parts.push("scored".to_string());
                }
                sentence(&format!("{}: {}", piece(*group), parts.join("; ")))
            }
            Fact::Open(group) => sentence(
                format!("{}: nobody has scored it yet.", piece(*group)).trim_end_matches('.'),
            ),
            Fact::MustTake => "You cannot pass: whoever has a pyramid ahead takes one.".to_string(),
            Fact::Pawns(pawns) => {
                let each = pawns.iter().map(|(seat, at, is_at_end)| {
                    let at = match (at, is_at_end) {
                        (Some(place), true) => format!("at the end, on {place}"),
                        (Some(place), false) => format!("on {place}"),
                        (None, _) => "at the start".to_string(),
                    };
                    format!("{} {at}", names.of(*seat))
                });
                format!("Pawns: {}.", each.collect::<Vec<_>>().join(", "))
            }
            Fact::Fell(pieces) if pieces.is_empty() => {
                "Nothing has fallen into the eye yet.".to_string()
            }
            Fact::Fell(pieces) => format!("{} fell into the eye.", counts(pieces)),
            Fact::Swept(seat, pieces) => match &pieces[..] {
                [(it, 1)] => {
                    format!("{} took the last pyramid: {}.", names.of(*seat), piece(*it))
                }
                _ => format!(
                    "{} took the last {} pyramids: {}.",
                    names.of(*seat),
                    total(pieces),
                    counts(pieces)
                ),
            },
            Fact::Eye(pieces) if pieces.is_empty() => "The eye is empty.".to_string(),
            Fact::EyeEmptied => {
                "The eye is empty again: the groups of what fell there are scored.".to_string()
            }
            Fact::Eye(pieces) => format!("In the eye: {}.", counts(pieces)),
            Fact::Owns(seat, pieces) if pieces.is_empty() => {
                format!("{} has no pyramids still to be scored.", names.of(*seat))
            }
            Fact::Owns(seat, pieces) => format!("{} has {}.", names.of(*seat), counts(pieces)),
            Fact::Has(seat, of_color, of_size, count) => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                let (name, words) = (names.of(*seat), words.join(" "));
                match count {
                    0 => format!("{name} has no {words} pyramid."),
                    1 => format!("{name} has 1 {words} pyramid."),
                    _ => format!("{name} has {count} {words} pyramids."),
                }
            }
            Fact::At(seat, None) => format!("{}, your pawn is at the start.", names.of(*seat)),
            Fact::At(seat, Some(place)) => format!("{}, your pawn is on {place}.", names.of(*seat)),
            Fact::WhichPlace(pieces, more) => {
                format!("Which one? Type its place: {}.", with_more(all(pieces), *more))
            }
            Fact::Others(pieces) => sentence(&listed(&all(pieces))),
            Fact::WhichPyramid => {
                "Which pyramid? Type its place, or its size and color.".to_string()
            }
            Fact::HowToAsk => format!(
                "The path has {}, the innermost last. Type a place to take the pyramid there. Ask \
                 next red, place 12, group large blue, pawns, eye, or table.",
                counted(Place::all().count(), "place")
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

/// Pyramids with their places; those alike are named once.
fn all(pieces: &[(Place, Piece)]) -> Vec<String> {
    let is_alike = pieces.iter().all(|(_, it)| *it == pieces[0].1);
    let each = pieces.iter().enumerate().map(|(at, (place, it))| match at {
        1.. if is_alike => place.to_string(),
        _ => format!("{} on {place}", piece(*it)),
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
