//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::story::{counts, fallen, in_short, others, reason, reason_in_short, seats, shares, who};
use super::{color, counted, group, listed, piece, size};
use crate::app::pyramids::Sentence;
use crate::app::pyramids::choice::Wanted;
use crate::rules::pyramids::Place;
use crate::story::pyramids::{Fallen, Who};
use crate::texts::en::house::key;
use crate::texts::en::{English, sentence as as_sentence};
use crate::texts::language::{Called, House};

/// A sentence of the pyramid table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => English.common(common, names),
        Sentence::Happened(ref line) => format!("{}.", in_short(line, names)),
        Sentence::NotPossible(reason) => English.reason(reason),
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::ChooseFirst => {
            "Choose a pyramid first: the key of a color goes to the nearest.".to_string()
        }
        Sentence::NoneAhead(asked) => format!("No {} pyramid lies ahead of you.", wanted(asked)),
        Sentence::NoneFinishes => "Nothing you can take now would finish a group.".to_string(),
        Sentence::NothingToTakeBack => "There is nothing to undo since you sat down.".to_string(),
        Sentence::TookBack(seat, taken, place) => {
            format!("{} put {taken} back on place {place} and moves again.", names.of(seat))
        }
        Sentence::TookBackWithAnswers(seat, taken, place) => format!(
            "{} put {taken} back on place {place}; the computers' takes are undone, too.",
            names.of(seat)
        ),
        Sentence::Choose(seat, take) => format!(
            "{}, choose a pyramid ahead of your pawn; {} takes it.",
            names.of(seat),
            key(take)
        ),
        Sentence::ChooseInShort(seat, take) => {
            format!("{}, choose; {} takes it.", names.of(seat), key(take))
        }
        Sentence::WhatATurnIs => {
            "Each turn, move forward to any pyramid and take it; you never go back.".to_string()
        }
        Sentence::WhatAGroupIs => {
            "A group, five alike, scores when none is left: most 3, second 2, alone 5.".to_string()
        }
        Sentence::WhatFalls => "What all have passed falls into the eye.".to_string(),
        Sentence::Take(it, place) => {
            format!("Take {it} ({}) on place {place}?", piece(it))
        }
        Sentence::TakeInShort(it, place) => format!("{it} on {place}?"),
        Sentence::Takes(take) => format!("{} takes it.", key(take)),
        Sentence::Scores(ref scored) => format!(
            "{} scores: {} ({}).",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Sentence::ScoresInShort(ref scored) => format!(
            "{} scores {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            reason_in_short(scored, names)
        ),
        Sentence::ScoresByCounts(ref scored) => format!(
            "{} scores {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            counts(scored.counts)
        ),
        Sentence::ScoresFor(group, ref gets) => {
            format!("{group} scores {}.", shares(gets, names))
        }
        Sentence::ScoresForNobody(group) => format!("{group} scores for nobody."),
        Sentence::ScoresMany(groups, ref gets) => {
            format!("Scores {}: {}.", counted(groups, "group"), shares(gets, names))
        }
        Sentence::ScoresManyForNobody(groups) => {
            format!("Scores {} for nobody.", counted(groups, "group"))
        }
        Sentence::ScoresManyForYou(groups, points) => {
            format!("Scores {}: you +{points}.", counted(groups, "group"))
        }
        Sentence::TakesRest(Who::You, pieces) => format!(
            "Then you take the rest, {}, and the game is over.",
            counted(pieces.into(), "pyramid")
        ),
        Sentence::TakesRest(taker, pieces) => format!(
            "Then {} takes the rest, {}, and the game is over.",
            who(taker, names),
            counted(pieces.into(), "pyramid")
        ),
        Sentence::TakesRestInShort(Who::You) => {
            "Then you take the rest, and that is the end.".to_string()
        }
        Sentence::TakesRestInShort(taker) => {
            format!("Then {} takes the rest, and that is the end.", who(taker, names))
        }
        Sentence::Falls(Fallen::Few(ref pieces)) if pieces.len() == 1 => {
            format!("{} falls into the eye.", pieces[0])
        }
        Sentence::Falls(ref pieces) => format!("{} fall into the eye.", fallen(pieces)),
        Sentence::FallsInShort(1) => "1 falls into the eye.".to_string(),
        Sentence::FallsInShort(pieces) => format!("{pieces} fall into the eye."),
        Sentence::YouAtEnd => "You are at the end then.".to_string(),
        Sentence::AtEnd(ref others) if others.len() == 1 => {
            format!("{} is at the end then.", names.of(others[0]))
        }
        Sentence::AtEnd(ref others) => {
            format!("{} are at the end then.", listed(&seats(others, names)))
        }
        Sentence::Over => "Then the game is over.".to_string(),
        Sentence::Leaves(left, to, _, ref at) if at.is_empty() => {
            format!("You leave {} to {}.", counted(left, "pyramid"), others(to, names))
        }
        Sentence::Leaves(left, to, group, ref at) => format!(
            "You leave {} to {}, {group} on {} too.",
            counted(left, "pyramid"),
            others(to, names),
            places(at)
        ),
        Sentence::FirstOfGroup => "It is your first of this group.".to_string(),
        Sentence::HasOfGroup(owned) => format!("You have {owned} of this group already."),
        Sentence::MoreMarked(asked, more) => {
            format!("{more} more {}, marked =.", wanted(asked))
        }
        Sentence::More(asked, ref at) if at.len() == 1 => {
            format!("Another {} one lies on {}.", wanted(asked), at[0])
        }
        Sentence::More(asked, ref at) => {
            format!("Other {} ones lie on {}.", wanted(asked), places(at))
        }
        Sentence::MoreOfGroup(group, ref at) => {
            format!("Further ahead, {group} also lies on {}.", places(at))
        }
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
