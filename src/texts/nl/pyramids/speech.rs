//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::story::{counts, fallen, in_short, others, reason, reason_in_short, seats, shares};
use super::{color, group, listed, piece, pyramids, size};
use crate::app::pyramids::Sentence;
use crate::app::pyramids::choice::Wanted;
use crate::rules::pyramids::Place;
use crate::story::pyramids::{Fallen, Who};
use crate::texts::language::{Called, House};
use crate::texts::nl::house::key;
use crate::texts::nl::{Dutch, sentence as as_sentence};

/// A sentence of the pyramid table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => Dutch.common(common, names),
        Sentence::Happened(ref line) => format!("{}.", in_short(line, names)),
        Sentence::NotPossible(reason) => Dutch.reason(reason),
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::ChooseFirst => {
            "Kies eerst een piramide, bijvoorbeeld met de toets van een kleur.".to_string()
        }
        Sentence::NoneAhead(asked) => {
            format!("Er ligt geen {} piramide vóór je.", wanted(asked))
        }
        Sentence::NoneFinishes => "Niets wat je nu kunt nemen, maakt een groep af.".to_string(),
        Sentence::NothingToTakeBack => "Er is niets terug te nemen sinds je hier zit.".to_string(),
        Sentence::TookBack(seat, taken, place) => {
            format!("{} legt {taken} terug op plek {place} en mag opnieuw.", names.of(seat))
        }
        Sentence::TookBackWithAnswers(seat, taken, place) => format!(
            "{} legt {taken} terug op plek {place}; wat erna kwam, vervalt ook.",
            names.of(seat)
        ),
        Sentence::Choose(seat, take) => {
            format!("{}, kies een piramide vóór je pion; {} neemt die.", names.of(seat), key(take))
        }
        Sentence::ChooseInShort(seat, take) => {
            format!("{}, kies; {} neemt.", names.of(seat), key(take))
        }
        Sentence::WhatATurnIs => {
            "Elke beurt ga je vooruit naar een piramide en neem je die; terug ga je nooit."
                .to_string()
        }
        Sentence::WhatAGroupIs => {
            "Een groep, vijf gelijke, telt als de laatste weg is: meeste 3, tweede 2, alleen 5."
                .to_string()
        }
        Sentence::WhatFalls => "Wat iedereen voorbij is, valt in het oog.".to_string(),
        Sentence::Take(it, place) => {
            format!("{it} ({}) op plek {place} nemen?", piece(it))
        }
        Sentence::TakeInShort(it, place) => format!("{it} op {place}?"),
        Sentence::Takes(take) => format!("{} neemt die.", key(take)),
        Sentence::Scores(ref scored) => format!(
            "{} telt: {} ({}).",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Sentence::ScoresInShort(ref scored) => format!(
            "{} telt: {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            reason_in_short(scored, names)
        ),
        Sentence::ScoresByCounts(ref scored) => format!(
            "{} telt: {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            counts(scored.counts)
        ),
        Sentence::ScoresFor(group, ref gets) => {
            format!("{group} telt: {}.", shares(gets, names))
        }
        Sentence::ScoresForNobody(group) => format!("{group} telt voor niemand."),
        Sentence::ScoresMany(groups, ref gets) => {
            format!("{}: {}.", count(groups), shares(gets, names))
        }
        Sentence::ScoresManyForNobody(groups) => format!("{} voor niemand.", count(groups)),
        Sentence::ScoresManyForYou(groups, points) => {
            format!("{}: jij +{points}.", count(groups))
        }
        Sentence::TakesRest(Who::You, pieces) => {
            format!("Dan neem jij de rest, {}, en is de partij afgelopen.", pyramids(pieces.into()))
        }
        Sentence::TakesRest(Who::Other(seat), pieces) => format!(
            "Dan neemt {} de rest, {}, en is de partij afgelopen.",
            names.of(seat),
            pyramids(pieces.into())
        ),
        Sentence::TakesRestInShort(Who::You) => {
            "Dan neem jij de rest en is het afgelopen.".to_string()
        }
        Sentence::TakesRestInShort(Who::Other(seat)) => {
            format!("Dan neemt {} de rest en is het afgelopen.", names.of(seat))
        }
        Sentence::Falls(Fallen::Few(ref pieces)) if pieces.len() == 1 => {
            format!("{} valt in het oog.", pieces[0])
        }
        Sentence::Falls(ref pieces) => format!("{} vallen in het oog.", fallen(pieces)),
        Sentence::FallsInShort(1) => "1 valt in het oog.".to_string(),
        Sentence::FallsInShort(pieces) => format!("{pieces} vallen in het oog."),
        Sentence::YouAtEnd => "Dan ben je aan het einde.".to_string(),
        Sentence::AtEnd(ref others) if others.len() == 1 => {
            format!("Dan is {} aan het einde.", names.of(others[0]))
        }
        Sentence::AtEnd(ref others) => {
            format!("Dan zijn {} aan het einde.", listed(&seats(others, names)))
        }
        Sentence::Over => "Dan is de partij afgelopen.".to_string(),
        Sentence::Leaves(left, to, _, ref at) if at.is_empty() => {
            format!("Je laat {} over voor {}.", pyramids(left), others(to, names))
        }
        Sentence::Leaves(left, to, group, ref at) => format!(
            "Je laat {} over voor {}, ook {group} op {}.",
            pyramids(left),
            others(to, names),
            places(at)
        ),
        Sentence::FirstOfGroup => "Het is je eerste van deze groep.".to_string(),
        Sentence::HasOfGroup(owned) => format!("Je hebt al {owned} van deze groep."),
        Sentence::MoreMarked(asked, more) => {
            format!("Nog {more} {}, te zien aan =.", wanted(asked))
        }
        Sentence::More(asked, ref at) if at.len() == 1 => {
            format!("Er ligt nog een {} op {}.", wanted(asked), at[0])
        }
        Sentence::More(asked, ref at) => {
            format!("Er liggen nog {} op {}.", wanted(asked), places(at))
        }
        Sentence::MoreOfGroup(group, ref at) => format!("Verderop ook {group} op {}.", places(at)),
    }
}

/// That some groups are scored.
fn count(groups: usize) -> String {
    match groups {
        1 => "1 groep telt".to_string(),
        n => format!("{n} groepen tellen"),
    }
}

/// Pyramids as they were asked for.
fn wanted(wanted: Wanted) -> String {
    let words = [wanted.size.map(size), wanted.color.map(color)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(" ")
}

fn places(places: &[Place]) -> String {
    let each: Vec<String> = places.iter().map(Place::to_string).collect();
    listed(&each)
}
