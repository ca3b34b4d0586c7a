//! The pyramid table in sentences.

use super::{and_more, with_more};
use crate::rules::pyramids::{Piece, Place};
use crate::texts::fr::pyramids::{piece, pyramids, so_many};
use crate::texts::fr::{French, capital, counted, de, listed, sentence};
use crate::texts::language::Called;
use crate::texts::language::lines::pyramids::{Fact, PyramidLines};

impl PyramidLines for French {
    fn pyramid_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Ahead(pieces, _) if pieces.is_empty() => "Il n'y a rien devant vous.".to_string(),
            Fact::Ahead(pieces, more) => {
                format!("Devant vous\u{a0}: {}.", and_more(all(pieces), *more))
            }
            Fact::Of { of, color, size, pieces, more } => {
                let whom = of.map_or("vous", |seat| names.of(seat));
                match (color, size, &pieces[..], of) {
                    (None, None, [], _) => format!("Il n'y a rien devant {whom}."),
                    (.., [], _) => {
                        format!("Aucune {} devant {whom}.", pyramids(1, *size, *color))
                    }
                    (.., None) => {
                        format!("Devant vous\u{a0}: {}.", with_more(all(pieces), *more))
                    }
                    _ => format!("Devant {whom}\u{a0}: {}.", and_more(all(pieces), *more)),
                }
            }
            Fact::Remain(count) => format!("Encore sur le chemin\u{a0}: {count}."),
            Fact::Place(place, Some(it), _) => format!("Place {place}\u{a0}: {}.", piece(*it)),
            Fact::Place(place, None, Some(seat)) => {
                format!("Place {place}\u{a0}: le pion {}.", de(names.of(*seat)))
            }
            Fact::Place(place, None, None) => format!("La place {place} est vide."),
            Fact::Group { group, left, owned, eye, scored } => {
                let mut parts = vec![if left.is_empty() {
                    "plus aucune sur le chemin".to_string()
                } else {
                    format!("{} sur le chemin, en {}", left.len(), places(left))
                }];
                let owned = owned.iter();
                parts
                    .extend(owned.map(|(seat, count)| format!("{} en a {count}", names.of(*seat))));
                if *eye > 0 {
                    parts.push(format!("{eye} dans l'œil"));
                }
                if *scored {
                    parts.push("groupe compté".to_string());
                }
                sentence(&format!("{}\u{a0}: {}", piece(*group), parts.join("\u{a0}; ")))
            }
            Fact::Open(group) => sentence(
                format!("{}\u{a0}: personne ne l'a encore comptée.", piece(*group))
                    .trim_end_matches('.'),
            ),
            Fact::MustTake => {
                "On ne passe pas\u{a0}: qui a une pyramide devant soi en prend une.".to_string()
            }
            Fact::Pawns(pawns) => {
                let each = pawns.iter().map(|(seat, at, is_at_end)| {
                    let at = match (at, is_at_end) {
                        (Some(place), true) => format!("à la fin, en {place}"),
                        (Some(place), false) => format!("en {place}"),
                        (None, _) => "au départ".to_string(),
                    };
                    format!("{} {at}", names.of(*seat))
                });
                format!("Pions\u{a0}: {}.", each.collect::<Vec<_>>().join(", "))
            }
            Fact::Fell(pieces) if pieces.is_empty() => {
                "Rien n'est encore tombé dans l'œil.".to_string()
            }
            Fact::Fell(pieces) => format!("{} tombent dans l'œil.", counts(pieces)),
            Fact::Swept(seat, pieces) => match &pieces[..] {
                [(it, 1)] => {
                    format!(
                        "{} récupère la dernière pyramide\u{a0}: {}.",
                        names.of(*seat),
                        piece(*it)
                    )
                }
                _ => format!(
                    "{} récupère les {} dernières pyramides\u{a0}: {}.",
                    names.of(*seat),
                    total(pieces),
                    counts(pieces)
                ),
            },
            Fact::Eye(pieces) if pieces.is_empty() => "L'œil est vide.".to_string(),
            Fact::EyeEmptied => {
                "L'œil est de nouveau vide\u{a0}: les groupes de ce qui y est tombé sont comptés."
                    .to_string()
            }
            Fact::Eye(pieces) => format!("Dans l'œil\u{a0}: {}.", counts(pieces)),
            Fact::Owns(seat, pieces) if pieces.is_empty() => {
                format!("{} n'a pas de pyramide encore à compter.", names.of(*seat))
            }
            Fact::Owns(seat, pieces) => format!("{} a {}.", names.of(*seat), counts(pieces)),
            Fact::Has(seat, of_color, of_size, 0) => {
                format!("{} n'a aucune {}.", names.of(*seat), pyramids(1, *of_size, *of_color))
            }
            Fact::Has(seat, of_color, of_size, count) => {
                let alike = pyramids((*count).into(), *of_size, *of_color);
                format!("{} a {count} {alike}.", names.of(*seat))
            }
            Fact::At(seat, None) => format!("{}, votre pion est au départ.", names.of(*seat)),
            Fact::At(seat, Some(place)) => {
                format!("{}, votre pion est en {place}.", names.of(*seat))
            }
            Fact::WhichPlace(pieces, more) => {
                format!("Laquelle\u{a0}? Tapez sa place\u{a0}: {}.", with_more(all(pieces), *more))
            }
            Fact::Others(pieces) => sentence(&listed(&all(pieces))),
            Fact::WhichPyramid => {
                "Quelle pyramide\u{a0}? Tapez sa place, ou sa taille et sa couleur.".to_string()
            }
            Fact::HowToAsk => format!(
                "Le chemin a {}, la dernière au milieu. Tapez une place pour en prendre la \
                 pyramide. Demandez prochaine rouge, place 12, groupe grande bleue, pions, œil ou \
                 table.",
                counted(Place::all().count(), "place")
            ),
        }
    }

    fn spelled(&self, sentence: &str) -> String {
        let mut spelled = sentence.to_string();
        for it in Piece::ALL {
            let (mark, name) = (it.to_string(), piece(it));
            let spoken = format!("la {name}");
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
        _ => format!("{} en {place}", piece(*it)),
    });
    each.collect()
}

/// How many pyramids these are.
fn total(pieces: &[(Piece, u8)]) -> u8 {
    pieces.iter().map(|(_, count)| count).sum()
}

fn counts(pieces: &[(Piece, u8)]) -> String {
    let each = pieces.iter();
    let each = each.map(|(it, count)| so_many(*count, *it));
    listed(&each.collect::<Vec<_>>())
}

fn places(places: &[Place]) -> String {
    let each: Vec<String> = places.iter().map(Place::to_string).collect();
    listed(&each)
}
