//! What to decide now, and what would come of it.

use super::refusal::{notice, refusal};
use super::{cards, side, so_many, story, the, the_title};
use crate::app::cards::Sentence;
use crate::rules::Color;
use crate::rules::cards::{Action, HAND_LIMIT};
use crate::story::cards::{Gain, Points, Sharing, Standing};
use crate::texts::fr::house::{key, points as points_in_words};
use crate::texts::fr::{French, de};
use crate::texts::language::{Called, House, keyed, letters, sentence as as_sentence};

/// A sentence of the card table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => French.common(common, names),
        Sentence::Happened(ref line) => as_sentence(&story::entry(line, names)),
        Sentence::Notice { notice: it, show, confirm } => {
            as_sentence(&notice(it, &key(show), &key(confirm), names))
        }
        Sentence::Turn(player) => format!("À {} de jouer.", names.of(player)),
        Sentence::TakeOver { player, show } => format!(
            "{}, ne regardez pas\u{a0}; {}, tapez {}.",
            names.of(player.other()),
            names.of(player),
            key(show)
        ),
        Sentence::Hidden => "Vos cartes sont cachées.".to_string(),
        Sentence::Shows(show) => format!("{} pour les voir.", key(show)),
        Sentence::Undoes(undo) => format!("{} pour annuler ce coup.", key(undo)),
        Sentence::WhatATurnIs => {
            "À chaque tour\u{a0}: construire et piocher, agrandir votre champ, ou défausser et \
             piocher."
                .to_string()
        }
        Sentence::FirstTurn => "Vous commencez.".to_string(),
        Sentence::Done(player, 0) => format!("{}, votre tour est fini.", names.of(player)),
        Sentence::Done(player, 1) => {
            format!("{}, vous avez pioché 1 carte, marquée +.", names.of(player))
        }
        Sentence::Done(player, drew) => {
            format!("{}, vous avez pioché {drew} cartes, marquées +.", names.of(player))
        }
        Sentence::HandsOver(confirm) => format!("{} pour passer la main.", key(confirm)),
        Sentence::Next(player) => format!("Puis c'est à {}.", names.of(player)),
        Sentence::LastSharedOut => "Le dernier mandala est partagé.".to_string(),
        Sentence::BeforeTheEnd => "La table avant le dernier coup.".to_string(),
        Sentence::BeforeSharing => "La table avant le partage du dernier mandala.".to_string(),
        Sentence::PickColor(colors) => {
            format!("Choisissez une couleur\u{a0}: {}.", letters(colors, "ou"))
        }
        Sentence::ThenPlace { sides: [left, right], mountain, field, discard } => format!(
            "Puis où\u{a0}: {} ou {}\u{a0}mandala, \
             {}\u{a0}montagne, {}\u{a0}votre\u{a0}champ, {}\u{a0}défausse.",
            key(left),
            key(right),
            key(mountain),
            key(field),
            key(discard)
        ),
        Sentence::Where(card) => format!("Où va {}\u{a0}?", the(card)),
        Sentence::Places { mountain, field, discard } => {
            let places = [(mountain, "montagne"), (field, "champ"), (Some(discard), "défausse")];
            keyed(places, key)
        }
        Sentence::PickMandala { left, right } => format!(
            "{} ou {} pour le mandala\u{a0}; les lettres sur la table disent ce qui est permis.",
            key(left),
            key(right)
        ),
        Sentence::Asks(action) => asks(action),
        Sentence::Plays(play) => format!("{} pour jouer.", key(play)),
        Sentence::Counts { more, fewer } => {
            format!("{} et {} pour le nombre.", key(more), key(fewer))
        }
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::Completes { side: at, last: false, sharing } => format!(
            "Cela termine le mandala de {}\u{a0}: {}.",
            side(at),
            shared_out(sharing, names)
        ),
        Sentence::Completes { side: at, last: true, sharing } => format!(
            "Cela termine le mandala de {} et la partie\u{a0}: {}.",
            side(at),
            shared_out(sharing, names)
        ),
        Sentence::Draws { cards: drawn, is_limited, runs_out } => {
            draws(drawn, is_limited, runs_out)
        }
        Sentence::Complete(at) => format!("Le mandala de {} est terminé.", side(at)),
        Sentence::Chooses(player, colors) => {
            format!("{}, choisissez {}.", names.of(player), letters(colors, "ou"))
        }
        Sentence::Choosing(player) => format!("{} choisit une couleur.", names.of(player)),
        Sentence::ChoosesLost(player) => {
            format!(
                "Le champ {} est vide\u{a0}: choisissez une couleur à défausser.",
                de(names.of(player))
            )
        }
        Sentence::ChoosesLast(player) => {
            format!("{} choisit, le reste va à {}.", names.of(player), names.of(player.other()))
        }
        Sentence::ChoosesLastAndEnds(player) => format!(
            "{} choisit, le reste va à {} et termine la partie.",
            names.of(player),
            names.of(player.other())
        ),
        Sentence::LeftOverEnds(player) => format!(
            "{} choisit une couleur\u{a0}; celle qui reste termine la partie.",
            names.of(player)
        ),
        Sentence::ColorLeftOverEnds(player, last) => format!(
            "{} choisit une couleur\u{a0}; {}, s'il reste, termine la partie.",
            names.of(player),
            the(last)
        ),
        Sentence::CompletedWith(player, count, card) => {
            format!("{} l'a terminé avec {}.", names.of(player), so_many(count, card))
        }
        Sentence::FirstAsEqual { first, cards } => format!(
            "Champs à égalité, {cards} à {cards}\u{a0}: c'est donc {} qui commence, et non {}.",
            names.of(first),
            names.of(first.other())
        ),
        Sentence::FirstWithMore { first, own, other } => {
            format!("{} a le champ le plus garni, {own} à {other}.", names.of(first))
        }
        Sentence::SpaceColumn => "Une couleur nouvelle prend la case indiquée.".to_string(),
        Sentence::GainOf(card, _, own) => gain(card, own),
        Sentence::OthersGain(_, player, others) => others_gain(names.of(player), others),
    }
}

/// Whether something is to be done.
fn asks(action: Action) -> String {
    match action {
        Action::Build { side: at, color: card } => {
            format!("Poser {} sur la montagne de {}\u{a0}?", so_many(1_usize, card), side(at))
        }
        Action::Grow { side: at, color: card, count } => {
            format!("Poser {} dans votre champ de {}\u{a0}?", so_many(count, card), side(at))
        }
        Action::Discard { color: card, count } => {
            format!("Défausser {}\u{a0}?", so_many(count, card))
        }
        Action::Claim { color: card } => format!("Prendre {}\u{a0}?", the(card)),
    }
}

/// Who gets what of a Mandala that would be completed.
fn shared_out(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "les deux champs sont vides, toutes ses cartes sont perdues".to_string(),
        Sharing::Even(_, other) => {
            format!("à champs égaux, {} choisit en premier", names.of(other))
        }
        Sharing::OnlyYou(_, other) => {
            format!(
                "le champ {} est vide, donc des cartes pour vous seulement",
                de(names.of(other))
            )
        }
        Sharing::OnlyOther(_, other) => {
            format!("votre champ est vide, donc des cartes pour {} seulement", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("vous choisissez en premier, {own} à {theirs} dans les champs")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            let other = names.of(other);
            format!("{other} choisit en premier, {theirs} à {own} dans les champs")
        }
    }
}

/// How many cards are drawn, whether that is all a hand can hold, and whether the deck
/// runs out.
fn draws(drawn: u8, is_limited: bool, runs_out: bool) -> String {
    let you_draw = match drawn {
        0 => "Vous ne piochez rien".to_string(),
        n => format!("Vous piochez {}", cards(n)),
    };
    match (is_limited, runs_out) {
        (false, false) => format!("{you_draw}."),
        (true, false) => format!("{you_draw} ({HAND_LIMIT} en main au plus)."),
        (false, true) => format!("{you_draw}, et la pioche est épuisée."),
        (true, true) => {
            format!("{you_draw} ({HAND_LIMIT} en main au plus), et la pioche est épuisée.")
        }
    }
}

/// What a color brings the player who chooses.
fn gain(card: Color, gain: Gain) -> String {
    let title = the_title(card);
    let brings = |it: Points| match (it.points, it.cup) {
        (0, _) => "aucun point pour l'instant".to_string(),
        (all, 0) => points_in_words(all),
        (all, held) => format!("{}, avec {} au bassin", points_in_words(all), so_many(held, card)),
    };
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => {
            format!("{title} terminerait la partie sans vous donner de point.")
        }
        Gain::Sixth(it) => {
            format!("{title} terminerait la partie et vous donnerait {}.", brings(it))
        }
        Gain::River(space, it) => {
            format!("{title} vous donnerait la case {space} de la rivière et {}.", brings(it))
        }
        Gain::Cup(it) => format!("{title} vous donnerait {}.", brings(it)),
        Gain::Lost(cards) => {
            format!("Vous défausseriez {}\u{a0}: votre champ est vide.", so_many(cards, card))
        }
    }
}

/// What it would bring the other player.
fn others_gain(name: &str, gain: Gain) -> String {
    let points = |it: Points| match it.points {
        0 => "aucun point".to_string(),
        all => points_in_words(all),
    };
    match gain {
        Gain::Sixth(it) => format!("Pour {name}\u{a0}: {} et la fin de la partie.", points(it)),
        Gain::River(space, it) => {
            format!("Pour {name}\u{a0}: case {space} de la rivière et {}.", points(it))
        }
        Gain::Cup(it) => format!("Pour {name}\u{a0}: {}.", points(it)),
        Gain::Lost(_) => format!("Pour {name}\u{a0}: rien, son champ est vide."),
    }
}

/// How many points a color brings, and whether the player's Cup counts with them.
pub(super) fn points(Points { points, cup }: Points) -> String {
    match cup {
        0 => format!("+{points}"),
        _ => format!("+{points} avec votre bassin"),
    }
}
