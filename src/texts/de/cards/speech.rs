//! What to decide now, and what would come of it.

use super::refusal::{notice, refusal};
use super::{cards, color, colored, into, story, which};
use crate::app::cards::Sentence;
use crate::rules::Color;
use crate::rules::cards::{Action, HAND_LIMIT, Side};
use crate::story::cards::{Gain, Points, Sharing, Standing};
use crate::texts::de::German;
use crate::texts::de::house::{key, points as points_in_words};
use crate::texts::language::{Called, House, keyed, letters, sentence as as_sentence};

/// A sentence of the card table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => German.common(common, names),
        Sentence::Happened(ref line) => as_sentence(&story::entry(line, names)),
        Sentence::Notice { notice: it, show, confirm } => {
            as_sentence(&notice(it, &key(show), &key(confirm), names))
        }
        Sentence::Turn(player) => format!("{} ist am Zug.", names.of(player)),
        Sentence::TakeOver { player, show } => format!(
            "{}, sieh weg; {}, drücke {}.",
            names.of(player.other()),
            names.of(player),
            key(show)
        ),
        Sentence::Hidden => "Deine Karten sind verdeckt.".to_string(),
        Sentence::Shows(show) => format!("{} zeigt sie.", key(show)),
        Sentence::Undoes(undo) => format!("{} holt deine Karten aus dem Feld zurück.", key(undo)),
        Sentence::WhatATurnIs => {
            "Dein Zug: ins Zentrum spielen und ziehen, ins Feld spielen oder abwerfen und ziehen."
                .to_string()
        }
        Sentence::FirstTurn => "Du beginnst.".to_string(),
        Sentence::Done(player, 0) => format!("{}, dein Zug ist vorbei.", names.of(player)),
        Sentence::Done(player, drew) => {
            format!("{}, du hast {} gezogen (mit +).", names.of(player), cards(drew))
        }
        Sentence::HandsOver(confirm) => format!("{} gibt weiter.", key(confirm)),
        Sentence::Next(player) => format!("Dann ist {} dran.", names.of(player)),
        Sentence::LastSharedOut => "Das letzte Mandala ist aufgeteilt.".to_string(),
        Sentence::BeforeTheEnd => "Der Tisch vor dem letzten Zug.".to_string(),
        Sentence::BeforeSharing => "Der Tisch vor dem Aufteilen des letzten Mandalas.".to_string(),
        Sentence::PickColor(colors) => format!("Wähle eine Farbe: {}.", letters(colors, "oder")),
        Sentence::ThenPlace { sides: [left, right], mountain, field, discard } => format!(
            "Dann wohin: {} oder {}\u{a0}Mandala, \
             {}\u{a0}Zentrum, {}\u{a0}dein\u{a0}Feld, {}\u{a0}Ablage.",
            key(left),
            key(right),
            key(mountain),
            key(field),
            key(discard)
        ),
        Sentence::Where(card) => format!("Wohin mit {}?", color(card)),
        Sentence::Places { mountain, field, discard } => {
            let places = [(mountain, "Zentrum"), (field, "Feld"), (Some(discard), "Ablage")];
            keyed(places, key)
        }
        Sentence::PickMandala { left, right } => format!(
            "{} und {} wählen das Mandala; die Buchstaben auf dem Tisch zeigen, was geht.",
            key(left),
            key(right)
        ),
        Sentence::Asks(action) => asks(action),
        Sentence::Plays(play) => format!("{} bestätigt.", key(play)),
        Sentence::Counts { more, fewer } => {
            format!("{} und {} ändern die Anzahl.", key(more), key(fewer))
        }
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::Completes { side, last: false, sharing } => {
            format!("Das vollendet das {} Mandala: {}.", which(side), shared_out(sharing, names))
        }
        Sentence::Completes { side, last: true, sharing } => format!(
            "Das vollendet das {} Mandala und beendet die Partie: {}.",
            which(side),
            shared_out(sharing, names)
        ),
        Sentence::Draws { cards: drawn, is_limited, runs_out } => {
            draws(drawn, is_limited, runs_out)
        }
        Sentence::Complete(side) => format!("Das {} Mandala ist vollendet.", which(side)),
        Sentence::Chooses(player, colors) => {
            format!("{}, wähle {}.", names.of(player), letters(colors, "oder"))
        }
        Sentence::Choosing(player) => format!("{} wählt eine Farbe.", names.of(player)),
        Sentence::ChoosesLost(player) => {
            format!("Das Feld von {} ist leer: Wähle eine Farbe zum Abwerfen.", names.of(player))
        }
        Sentence::ChoosesLast(player) => {
            format!("{} wählt, der Rest geht an {}.", names.of(player), names.of(player.other()))
        }
        Sentence::ChoosesLastAndEnds(player) => format!(
            "{} wählt, der Rest geht an {} und beendet die Partie.",
            names.of(player),
            names.of(player.other())
        ),
        Sentence::LeftOverEnds(player) => {
            format!("{} wählt eine Farbe; was übrig bleibt, beendet die Partie.", names.of(player))
        }
        Sentence::ColorLeftOverEnds(player, last) => format!(
            "{} wählt eine Farbe; bleibt {} übrig, endet die Partie.",
            names.of(player),
            color(last)
        ),
        Sentence::CompletedWith(player, 1, card) => {
            format!("{} hat es mit {} vollendet.", names.of(player), color(card))
        }
        Sentence::CompletedWith(player, count, card) => {
            format!("{} hat es mit {count} {}n vollendet.", names.of(player), colored(card))
        }
        Sentence::FirstAsEqual { first, cards } => format!(
            "Gleichstand, {cards} zu {cards}: Deshalb wählt {} zuerst, nicht {}.",
            names.of(first),
            names.of(first.other())
        ),
        Sentence::FirstWithMore { first, own, other } => {
            format!("{} hat mehr im Feld, {own} zu {other}.", names.of(first))
        }
        Sentence::SpaceColumn => "Neue Farben nehmen den gezeigten Platz.".to_string(),
        Sentence::GainOf(card, _, own) => gain(card, own),
        Sentence::OthersGain(_, player, others) => others_gain(names.of(player), others),
    }
}

/// Whether something is to be done.
fn asks(action: Action) -> String {
    match action {
        Action::Build { side, color: card } => {
            format!("{} {} Zentrum legen?", color(card), into(side))
        }
        Action::Grow { side, color: card, count } => {
            let field = match side {
                Side::Left => "dein linkes Feld",
                Side::Right => "dein rechtes Feld",
            };
            format!("{count} {} in {field} legen?", colored(card))
        }
        Action::Discard { color: card, count } => format!("{count} {} abwerfen?", colored(card)),
        Action::Claim { color: card } => format!("{} nehmen?", color(card)),
    }
}

/// Who gets what of a Mandala that would be completed.
fn shared_out(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "Beide Felder sind leer, alle Karten gehen verloren".to_string(),
        Sharing::Even(_, other) => {
            format!("Gleichstand in den Feldern, also wählt {} zuerst", names.of(other))
        }
        Sharing::OnlyYou(_, other) => {
            format!("Das Feld von {} ist leer, nur du bekommst Karten", names.of(other))
        }
        Sharing::OnlyOther(_, other) => {
            format!("Dein Feld ist leer, nur {} bekommt Karten", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("Du wählst zuerst, {own} zu {theirs} in den Feldern")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            let other = names.of(other);
            format!("{other} wählt zuerst, {theirs} zu {own} in den Feldern")
        }
    }
}

/// How many cards are drawn, whether that is all a hand can hold, and whether the deck
/// runs out.
fn draws(drawn: u8, is_limited: bool, runs_out: bool) -> String {
    let some = match drawn {
        0 => "nichts".to_string(),
        n => cards(n),
    };
    match (is_limited, runs_out) {
        (false, false) => format!("Du ziehst {some}."),
        (true, false) => format!("Du ziehst {some} (höchstens {HAND_LIMIT} auf der Hand)."),
        (false, true) => format!("Du ziehst {some}, dann ist der Stapel leer."),
        (true, true) => format!(
            "Du ziehst {some} (höchstens {HAND_LIMIT} auf der Hand), dann ist der Stapel leer."
        ),
    }
}

/// What a color brings the player who chooses.
fn gain(card: Color, gain: Gain) -> String {
    let title = color(card);
    let brings = |it: Points| match (it.points, it.cup) {
        (0, _) => "noch keine Punkte".to_string(),
        (all, 0) => points_in_words(all),
        (all, held) => format!("{}, samt {held} aus deinem Kelch", points_in_words(all)),
    };
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => {
            format!("Mit {title} endet die Partie, und du bekommst keine Punkte.")
        }
        Gain::Sixth(it) => {
            format!("Mit {title} endet die Partie, und du bekommst {}.", brings(it))
        }
        Gain::River(space, it) => {
            format!("{title} bringt dir Platz {space} im Fluss und {}.", brings(it))
        }
        Gain::Cup(it) => format!("{title} bringt dir {}.", brings(it)),
        Gain::Lost(cards) => {
            let card = colored(card);
            format!("Du müsstest {cards} {card} abwerfen: Dein Feld ist leer.")
        }
    }
}

/// What it would bring the other player.
fn others_gain(name: &str, gain: Gain) -> String {
    let points = |it: Points| match it.points {
        0 => "keine Punkte".to_string(),
        all => points_in_words(all),
    };
    match gain {
        Gain::Sixth(it) => format!("Für {name}: {} und das Spielende.", points(it)),
        Gain::River(space, it) => {
            format!("Für {name}: Platz {space} im Fluss und {}.", points(it))
        }
        Gain::Cup(it) => format!("Für {name}: {}.", points(it)),
        Gain::Lost(_) => format!("Für {name}: nichts, das Feld ist leer."),
    }
}

/// How many points a color brings, and whether the player's Cup counts with them.
pub(super) fn points(Points { points, cup }: Points) -> String {
    match cup {
        0 => format!("+{points}"),
        _ => format!("+{points} mit deinem Kelch"),
    }
}
