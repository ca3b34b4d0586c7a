//! What to decide now, and what would come of it.

use super::refusal::refusal;
use super::story::{counts, falls, in_short, others, reason, reason_in_short, seats, shares};
use super::{color, counted, group, listed, piece, pyramids, size};
use crate::app::pyramids::Sentence;
use crate::app::pyramids::choice::Wanted;
use crate::rules::pyramids::Place;
use crate::story::pyramids::Who;
use crate::texts::de::house::key;
use crate::texts::de::{German, sentence as as_sentence};
use crate::texts::language::{Called, House};

/// A sentence of the pyramid table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => German.common(common, names),
        Sentence::Happened(ref line) => format!("{}.", in_short(line, names)),
        Sentence::NotPossible(reason) => German.reason(reason),
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::ChooseFirst => {
            "Wähle erst eine Pyramide: Farbtasten springen zur nächsten.".to_string()
        }
        Sentence::NoneAhead(asked) => format!("Vor dir liegt keine {} Pyramide.", wanted(asked)),
        Sentence::NoneFinishes => "Nichts vor dir schließt jetzt eine Gruppe ab.".to_string(),
        Sentence::NothingToTakeBack => "Hier gibt es noch nichts zurückzunehmen.".to_string(),
        Sentence::TookBack(seat, taken, place) => {
            format!("{}: {taken} zurück auf Platz {place}, neuer Versuch.", names.of(seat))
        }
        Sentence::TookBackWithAnswers(seat, taken, place) => format!(
            "{}: {taken} zurück auf Platz {place}; auch jeder Computer legt zurück.",
            names.of(seat)
        ),
        Sentence::Choose(seat, take) => format!(
            "{}, wähle eine Pyramide vor deiner Figur; {} nimmt sie.",
            names.of(seat),
            key(take)
        ),
        Sentence::ChooseInShort(seat, take) => {
            format!("{}, wähle; {} nimmt sie.", names.of(seat), key(take))
        }
        Sentence::WhatATurnIs => {
            "Dein Zug: Ziehe vorwärts zu einer Pyramide und nimm sie; zurück geht es nie."
                .to_string()
        }
        Sentence::WhatAGroupIs => {
            "Fünf gleiche sind eine Gruppe; ist die letzte weg: die meisten 3, dann 2, allein 5."
                .to_string()
        }
        Sentence::WhatFalls => "Was alle überholt haben, fällt ins Auge.".to_string(),
        Sentence::Take(it, place) => {
            format!("{it} ({}) auf Platz {place}?", piece(it))
        }
        Sentence::TakeInShort(it, place) => format!("{it} auf {place}?"),
        Sentence::Takes(take) => format!("{} nimmt sie.", key(take)),
        Sentence::Scores(ref scored) => format!(
            "Wertung {}: {} ({}).",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Sentence::ScoresInShort(ref scored) => format!(
            "Wertung {}: {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            reason_in_short(scored, names)
        ),
        Sentence::ScoresByCounts(ref scored) => format!(
            "Wertung {}: {} ({}).",
            scored.group,
            shares(&scored.shares, names),
            counts(scored.counts)
        ),
        Sentence::ScoresFor(group, ref gets) => {
            format!("Wertung {group}: {}.", shares(gets, names))
        }
        Sentence::ScoresForNobody(group) => format!("Wertung {group}: keine Punkte."),
        Sentence::ScoresMany(groups, ref gets) => {
            format!("Wertung, {}: {}.", self::groups(groups), shares(gets, names))
        }
        Sentence::ScoresManyForNobody(groups) => {
            format!("Wertung, {}: keine Punkte.", self::groups(groups))
        }
        Sentence::ScoresManyForYou(groups, points) => {
            format!("Wertung, {}: du +{points}.", self::groups(groups))
        }
        Sentence::TakesRest(Who::You, pieces) => format!(
            "Dann nimmst du den Rest, {}, und die Partie ist vorbei.",
            pyramids(pieces.into())
        ),
        Sentence::TakesRest(Who::Other(seat), pieces) => format!(
            "Dann nimmt {} den Rest, {}, und die Partie ist vorbei.",
            names.of(seat),
            pyramids(pieces.into())
        ),
        Sentence::TakesRestInShort(Who::You) => {
            "Dann nimmst du den Rest, und es ist vorbei.".to_string()
        }
        Sentence::TakesRestInShort(Who::Other(seat)) => {
            format!("Dann nimmt {} den Rest, und es ist vorbei.", names.of(seat))
        }
        Sentence::Falls(ref pieces) => format!("{}.", falls(pieces)),
        Sentence::FallsInShort(1) => "1 fällt ins Auge.".to_string(),
        Sentence::FallsInShort(pieces) => format!("{pieces} fallen ins Auge."),
        Sentence::YouAtEnd => "Dann bist du am Ende.".to_string(),
        Sentence::AtEnd(ref others) if others.len() == 1 => {
            format!("Dann ist {} am Ende.", names.of(others[0]))
        }
        Sentence::AtEnd(ref others) => {
            format!("Dann sind {} am Ende.", listed(&seats(others, names)))
        }
        Sentence::Over => "Dann ist die Partie vorbei.".to_string(),
        Sentence::Leaves(left, to, _, ref at) if at.is_empty() => {
            format!("Du überlässt {} {}.", others(to, names), pyramids(left))
        }
        Sentence::Leaves(left, to, group, ref at) => format!(
            "Du überlässt {} {}, auch {group} auf {}.",
            others(to, names),
            pyramids(left),
            places(at)
        ),
        Sentence::FirstOfGroup => "Es ist deine erste aus dieser Gruppe.".to_string(),
        Sentence::HasOfGroup(owned) => format!("Du hast schon {owned} aus dieser Gruppe."),
        Sentence::MoreMarked(asked, more) => format!("Noch {more} {}, mit =.", wanted(asked)),
        Sentence::More(asked, ref at) if at.len() == 1 => {
            format!("Eine weitere {} liegt auf {}.", wanted(asked), at[0])
        }
        Sentence::More(asked, ref at) => {
            format!("Weitere {} liegen auf {}.", wanted(asked), places(at))
        }
        Sentence::MoreOfGroup(group, ref at) => {
            format!("Weiter vorn noch {group} auf {}.", places(at))
        }
    }
}

/// A number of groups.
fn groups(count: usize) -> String {
    counted(count, "Gruppe", "Gruppen")
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
