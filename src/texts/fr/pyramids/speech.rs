//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::story::{counts, falls, in_short, others, reason, reason_in_short, seats, shares, who};
use super::{counted, group, listed, piece, pyramids};
use crate::app::pyramids::Sentence;
use crate::app::pyramids::choice::Wanted;
use crate::rules::pyramids::Place;
use crate::story::pyramids::Who;
use crate::texts::fr::house::key;
use crate::texts::fr::{French, sentence as as_sentence};
use crate::texts::language::{Called, House};

/// A sentence of the pyramid table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => French.common(common, names),
        Sentence::Happened(ref line) => format!("{}.", in_short(line, names)),
        Sentence::NotPossible(reason) => French.reason(reason),
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::ChooseFirst => {
            "Choisissez d'abord\u{a0}: une touche de couleur mène à la plus proche.".to_string()
        }
        Sentence::NoneAhead(asked) => format!("Aucune {} devant vous.", wanted(1, asked)),
        Sentence::NoneFinishes => {
            "Rien de ce que vous pouvez prendre ne termine un groupe.".to_string()
        }
        Sentence::NothingToTakeBack => "Rien à annuler depuis votre arrivée.".to_string(),
        Sentence::TookBack(seat, taken, place) => {
            format!("{} remet {taken} en {place} et rejoue.", names.of(seat))
        }
        Sentence::TookBackWithAnswers(seat, taken, place) => format!(
            "{} remet {taken} en {place}\u{a0}; les prises des ordinateurs sont annulées aussi.",
            names.of(seat)
        ),
        Sentence::Choose(seat, take) => format!(
            "{}, choisissez une pyramide devant votre pion\u{a0}; {} pour la prendre.",
            names.of(seat),
            key(take)
        ),
        Sentence::ChooseInShort(seat, take) => {
            format!("{}, choisissez\u{a0}; {} pour prendre.", names.of(seat), key(take))
        }
        Sentence::WhatATurnIs => {
            "À chaque tour, avancez et prenez une pyramide\u{a0}; on ne recule jamais.".to_string()
        }
        Sentence::WhatAGroupIs => {
            "Un groupe (cinq identiques) compte une fois fini\u{a0}: 3 points, puis 2, sans rival 5."
                .to_string()
        }
        Sentence::WhatFalls => "Ce que tous ont dépassé tombe dans l'œil.".to_string(),
        Sentence::Take(it, place) => {
            format!("{it} ({}) en {place}\u{a0}?", piece(it))
        }
        Sentence::TakeInShort(it, place) => format!("{it} en {place}\u{a0}?"),
        Sentence::Takes(take) => format!("{} pour la prendre.", key(take)),
        Sentence::Scores(ref scored) => format!(
            "{} compte\u{a0}: {} ({}).",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Sentence::ScoresInShort(ref scored) => format!(
            "{} compte\u{a0}: {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            reason_in_short(scored, names)
        ),
        Sentence::ScoresByCounts(ref scored) => format!(
            "{} compte\u{a0}: {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            counts(scored.counts)
        ),
        Sentence::ScoresFor(group, ref gets) => {
            format!("{group} compte\u{a0}: {}.", shares(gets, names))
        }
        Sentence::ScoresForNobody(group) => format!("{group} ne compte pour personne."),
        Sentence::ScoresMany(groups, ref gets) => {
            format!("{}\u{a0}: {}.", counted(groups, "groupe compté"), shares(gets, names))
        }
        Sentence::ScoresManyForNobody(groups) => {
            format!("{}, pour personne.", counted(groups, "groupe compté"))
        }
        Sentence::ScoresManyForYou(groups, points) => {
            format!("{}\u{a0}: vous +{points}.", counted(groups, "groupe compté"))
        }
        Sentence::TakesRest(Who::You, pieces) => format!(
            "Puis vous récupérez le reste, {}, et la partie se termine.",
            counted(pieces.into(), "pyramide")
        ),
        Sentence::TakesRest(taker, pieces) => format!(
            "Puis {} récupère le reste, {}, et la partie se termine.",
            who(taker, names),
            counted(pieces.into(), "pyramide")
        ),
        Sentence::TakesRestInShort(Who::You) => {
            "Puis vous récupérez le reste, et c'est la fin.".to_string()
        }
        Sentence::TakesRestInShort(taker) => {
            format!("Puis {} récupère le reste, et c'est la fin.", who(taker, names))
        }
        Sentence::Falls(ref pieces) => format!("{}.", falls(pieces)),
        Sentence::FallsInShort(1) => "1 tombe dans l'œil.".to_string(),
        Sentence::FallsInShort(pieces) => format!("{pieces} tombent dans l'œil."),
        Sentence::YouAtEnd => "Vous serez alors à la fin.".to_string(),
        Sentence::AtEnd(ref others) if others.len() == 1 => {
            format!("{} sera alors à la fin.", names.of(others[0]))
        }
        Sentence::AtEnd(ref others) => {
            format!("{} seront alors à la fin.", listed(&seats(others, names)))
        }
        Sentence::Over => "La partie est alors terminée.".to_string(),
        Sentence::Leaves(left, to, _, ref at) if at.is_empty() => {
            format!("Vous laissez {} à {}.", counted(left, "pyramide"), others(to, names))
        }
        Sentence::Leaves(left, to, group, ref at) => format!(
            "Vous laissez {} à {}, dont {group} en {}.",
            counted(left, "pyramide"),
            others(to, names),
            places(at)
        ),
        Sentence::FirstOfGroup => "Ce serait votre première.".to_string(),
        Sentence::HasOfGroup(owned) => format!("Vous en avez déjà {owned}."),
        Sentence::MoreMarked(asked, 1) => {
            format!("1 autre {}, marquée =.", wanted(1, asked))
        }
        Sentence::MoreMarked(asked, more) => {
            format!("{more} autres {}, marquées =.", wanted(2, asked))
        }
        Sentence::More(asked, ref at) if at.len() == 1 => {
            format!("Une autre {} se trouve en {}.", wanted(1, asked), at[0])
        }
        Sentence::More(asked, ref at) => {
            format!("D'autres {} se trouvent en {}.", wanted(at.len(), asked), places(at))
        }
        Sentence::MoreOfGroup(group, ref at) => format!("Plus loin, encore {group} en {}.", places(at)),
    }
}

/// Pyramids as they were asked for.
fn wanted(count: usize, wanted: Wanted) -> String {
    pyramids(count, wanted.size, wanted.color)
}

fn places(places: &[Place]) -> String {
    let each: Vec<String> = places.iter().map(Place::to_string).collect();
    listed(&each)
}
