//! The pyramid table in sentences.

use crate::rules::pyramids::{Piece, Place};
use crate::texts::en::pyramids::{color, piece, size};
use crate::texts::en::{English, counted, listed, sentence};
use crate::texts::language::Called;
use crate::texts::language::lines::pyramids::{Fact, PyramidLines};

impl PyramidLines for English {
    fn pyramid_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Ahead(pieces, _) if pieces.is_empty() => "Nothing lies ahead of you.".to_string(),
            Fact::Ahead(pieces, 0) => format!("Ahead of you: {}.", all(pieces)),
            Fact::Ahead(pieces, more) => {
                format!("Ahead of you: {}, and {more} more.", all(pieces))
            }
            Fact::Of(of_color, of_size, pieces) => {
                let words = [of_size.map(size), of_color.map(color)];
                let words: Vec<&str> = words.into_iter().flatten().collect();
                match (&words[..], &pieces[..]) {
                    ([], []) => "Nothing lies ahead.".to_string(),
                    ([], _) => format!("On the path: {}.", all(pieces)),
                    (_, []) => format!("No {} pyramid lies ahead.", words.join(" ")),
                    _ => format!("{}.", all(pieces)),
                }
            }
            Fact::Place(place, Some(it), _) => format!("Place {place}: {}.", piece(*it)),
            Fact::Place(place, None, Some(seat)) => {
                format!("Place {place}: {}'s pawn.", names.of(*seat))
            }
            Fact::Place(place, None, None) => format!("Place {place} is empty."),
            Fact::Group {
                group,
                left,
                owned,
                eye,
                scored,
            } => {
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
            Fact::Eye(pieces) if pieces.is_empty() => "The eye is empty.".to_string(),
            Fact::Eye(pieces) => format!("In the eye: {}.", counts(pieces)),
            Fact::Owns(seat, pieces) if pieces.is_empty() => {
                format!("{} has no pyramids yet.", names.of(*seat))
            }
            Fact::Owns(seat, pieces) => format!("{} has {}.", names.of(*seat), counts(pieces)),
            Fact::At(None) => "Your pawn is at the start.".to_string(),
            Fact::At(Some(place)) => format!("Your pawn is on {place}."),
            Fact::WhichPlace(pieces) => format!("Which one: {}? Type its place.", all(pieces)),
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
}

/// Pyramids with their places.
fn all(pieces: &[(Place, Piece)]) -> String {
    let each = pieces.iter();
    let each = each.map(|(place, it)| format!("{place} {}", piece(*it)));
    each.collect::<Vec<_>>().join(", ")
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
