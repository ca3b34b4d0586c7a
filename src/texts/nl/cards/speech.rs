//! What to decide now, and what would come of it.

use super::refusal::{notice, refusal};
use super::{cards, color, color_title, colored, side, story};
use crate::app::cards::Sentence;
use crate::rules::Color;
use crate::rules::cards::{Action, HAND_LIMIT};
use crate::story::cards::{Gain, Points, Sharing, Standing};
use crate::texts::language::{Called, House, keyed, letters, sentence as as_sentence};
use crate::texts::nl::Dutch;
use crate::texts::nl::house::{key, points as points_in_words};

/// A sentence of the card table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => Dutch.common(common, names),
        Sentence::Happened(ref line) => as_sentence(&story::entry(line, names)),
        Sentence::Notice { notice: it, show, confirm } => {
            as_sentence(&notice(it, &key(show), &key(confirm), names))
        }
        Sentence::Turn(player) => format!("{} is aan de beurt.", names.of(player)),
        Sentence::TakeOver { player, show } => format!(
            "{}, kijk weg; {}, druk op {}.",
            names.of(player.other()),
            names.of(player),
            key(show)
        ),
        Sentence::Hidden => "Je kaarten zijn verborgen.".to_string(),
        Sentence::Shows(show) => format!("{} toont ze.", key(show)),
        Sentence::Undoes(undo) => format!("{} neemt je veldkaarten terug.", key(undo)),
        Sentence::WhatATurnIs => {
            "Elke beurt: breid een berg uit en trek, breid je veld uit, of leg af en trek."
                .to_string()
        }
        Sentence::FirstTurn => "Jij begint.".to_string(),
        Sentence::Done(player, 0) => format!("{}, je beurt zit erop.", names.of(player)),
        Sentence::Done(player, drew) => {
            format!("{}, je trok {}: die met +.", names.of(player), cards(drew))
        }
        Sentence::HandsOver(confirm) => format!("{} geeft door.", key(confirm)),
        Sentence::Next(player) => format!("Dan mag {}.", names.of(player)),
        Sentence::LastSharedOut => "De laatste mandala is verdeeld.".to_string(),
        Sentence::BeforeTheEnd => "De tafel vóór de laatste zet.".to_string(),
        Sentence::BeforeSharing => "De tafel vóór het verdelen van de laatste mandala.".to_string(),
        Sentence::PickColor(colors) => format!("Kies een kleur: {}.", letters(colors, "of")),
        Sentence::ThenPlace { sides: [left, right], mountain, field, discard } => format!(
            "Dan waarheen: {} of {}\u{a0}mandala, \
             {}\u{a0}berg, {}\u{a0}je\u{a0}veld, {}\u{a0}aflegstapel.",
            key(left),
            key(right),
            key(mountain),
            key(field),
            key(discard)
        ),
        Sentence::Where(card) => format!("Waar gaat {} heen?", color(card)),
        Sentence::Places { mountain, field, discard } => {
            let places = [(mountain, "berg"), (field, "veld"), (Some(discard), "afleggen")];
            keyed(places, key)
        }
        Sentence::PickMandala { left, right } => format!(
            "{} en {} kiezen de mandala; de letters op tafel tonen wat mag.",
            key(left),
            key(right)
        ),
        Sentence::Asks(action) => asks(action),
        Sentence::Plays(play) => format!("{} speelt dit.", key(play)),
        Sentence::Counts { more, fewer } => {
            format!("{} en {} veranderen het aantal.", key(more), key(fewer))
        }
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::Completes { side: at, last: false, sharing } => {
            format!("Zo is de {}mandala klaar: {}.", side(at), shared_out(sharing, names))
        }
        Sentence::Completes { side: at, last: true, sharing } => format!(
            "Zo is de {}mandala klaar en eindigt de partij: {}.",
            side(at),
            shared_out(sharing, names)
        ),
        Sentence::Draws { cards: drawn, is_limited, runs_out } => {
            draws(drawn, is_limited, runs_out)
        }
        Sentence::Complete(at) => format!("De {}mandala is klaar.", side(at)),
        Sentence::Chooses(player, colors) => {
            format!("{}, kies {}.", names.of(player), letters(colors, "of"))
        }
        Sentence::Choosing(player) => format!("{} kiest een kleur.", names.of(player)),
        Sentence::ChoosesLost(player) => {
            format!("Het veld van {} is leeg: kies een kleur om af te leggen.", names.of(player))
        }
        Sentence::ChoosesLast(player) => {
            format!("{} kiest, de rest is voor {}.", names.of(player), names.of(player.other()))
        }
        Sentence::ChoosesLastAndEnds(player) => format!(
            "{} kiest, de rest is voor {}; dan is het afgelopen.",
            names.of(player),
            names.of(player.other())
        ),
        Sentence::LeftOverEnds(player) => {
            format!("{} kiest een kleur; wat overblijft, beëindigt de partij.", names.of(player))
        }
        Sentence::ColorLeftOverEnds(player, last) => format!(
            "{} kiest een kleur; blijft {} over, dan is het afgelopen.",
            names.of(player),
            color(last)
        ),
        Sentence::CompletedWith(player, 1, card) => {
            format!("{} maakte hem af met {}.", names.of(player), color(card))
        }
        Sentence::CompletedWith(player, count, card) => {
            format!("{} maakte hem af met {count} {}.", names.of(player), colored(card))
        }
        Sentence::FirstAsEqual { first, cards } => format!(
            "De velden zijn gelijk, {cards} tegen {cards}, dus {} begint en niet {}.",
            names.of(first),
            names.of(first.other())
        ),
        Sentence::FirstWithMore { first, own, other } => {
            format!("{} heeft meer in het veld, {own} tegen {other}.", names.of(first))
        }
        Sentence::SpaceColumn => "Nieuwe kleuren nemen het getoonde vakje.".to_string(),
        Sentence::GainOf(card, _, own) => gain(card, own),
        Sentence::OthersGain(_, player, others) => others_gain(names.of(player), others),
    }
}

/// Whether something is to be done.
fn asks(action: Action) -> String {
    match action {
        Action::Build { side: at, color: card } => {
            format!("{} op de {}berg leggen?", color_title(card), side(at))
        }
        Action::Grow { side: at, color: card, count } => {
            format!("{count} {} in je {}veld leggen?", colored(card), side(at))
        }
        Action::Discard { color: card, count } => format!("{count} {} afleggen?", colored(card)),
        Action::Claim { color: card } => format!("{} nemen?", color_title(card)),
    }
}

/// Who gets what of a Mandala that would be completed.
fn shared_out(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "beide velden zijn leeg, dus niemand krijgt iets".to_string(),
        Sharing::Even(_, other) => {
            format!("{} kiest als eerste, want de velden zijn gelijk", names.of(other))
        }
        Sharing::OnlyYou(_, other) => {
            format!("het veld van {} is leeg, dus alleen jij krijgt kaarten", names.of(other))
        }
        Sharing::OnlyOther(_, other) => {
            format!("je veld is leeg, dus alleen {} krijgt kaarten", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("jij kiest als eerste, {own} tegen {theirs} in de velden")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            let other = names.of(other);
            format!("{other} kiest als eerste, {theirs} tegen {own} in de velden")
        }
    }
}

/// How many cards are drawn, whether that is all a hand can hold, and whether the deck
/// runs out.
fn draws(drawn: u8, is_limited: bool, runs_out: bool) -> String {
    let some = match drawn {
        0 => "niets".to_string(),
        n => cards(n),
    };
    match (is_limited, runs_out) {
        (false, false) => format!("Je trekt {some}."),
        (true, false) => format!("Je trekt {some} (je mag er {HAND_LIMIT} hebben)."),
        (false, true) => format!("Je trekt {some}, en dan is de stapel op."),
        (true, true) => {
            format!("Je trekt {some} (je mag er {HAND_LIMIT} hebben), en dan is de stapel op.")
        }
    }
}

/// What a color brings the player who chooses.
fn gain(card: Color, gain: Gain) -> String {
    let title = color_title(card);
    let brings = |it: Points| match (it.points, it.cup) {
        (0, _) => "nog geen punten".to_string(),
        (all, 0) => points_in_words(all),
        (all, held) => format!("met {held} uit je kelk {}", points_in_words(all)),
    };
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => {
            format!("{title} beëindigt de partij en geeft je geen punten.")
        }
        Gain::Sixth(it) => format!("{title} beëindigt de partij en geeft je {}.", brings(it)),
        Gain::River(space, it) => {
            format!("{title} geeft je riviervakje {space} en {}.", brings(it))
        }
        Gain::Cup(it) => format!("{title} geeft je {}.", brings(it)),
        Gain::Lost(cards) => {
            format!("Je moet {cards} {} afleggen: je veld is leeg.", colored(card))
        }
    }
}

/// What it would bring the other player.
fn others_gain(name: &str, gain: Gain) -> String {
    let points = |it: Points| match it.points {
        0 => "geen punten".to_string(),
        all => points_in_words(all),
    };
    match gain {
        Gain::Sixth(it) => format!("Voor {name}: {} en het einde van de partij.", points(it)),
        Gain::River(space, it) => {
            format!("Voor {name}: riviervakje {space} en {}.", points(it))
        }
        Gain::Cup(it) => format!("Voor {name}: {}.", points(it)),
        Gain::Lost(_) => format!("Voor {name}: niets, dat veld is leeg."),
    }
}

/// How many points a color brings, and whether the player's Cup counts with them.
pub(super) fn points(Points { points, cup }: Points) -> String {
    match cup {
        0 => format!("+{points}"),
        _ => format!("+{points} samen met je kelk"),
    }
}
