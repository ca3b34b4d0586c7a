//! What to decide now, and what would come of it.

use super::refusal::{notice, refusal};
use super::{cards, color, color_title, side, story};
use crate::app::cards::Sentence;
use crate::rules::Color;
use crate::rules::cards::{Action, HAND_LIMIT};
use crate::story::cards::{Gain, Points, Sharing, Standing};
use crate::texts::en::English;
use crate::texts::en::house::{key, points as points_in_words};
use crate::texts::language::{Called, House, keyed, letters, sentence as as_sentence};

/// A sentence of the card table.
pub fn sentence(sentence: &Sentence, names: &dyn Called) -> String {
    match *sentence {
        Sentence::Common(common) => English.common(common, names),
        Sentence::Happened(ref line) => as_sentence(&story::entry(line, names)),
        Sentence::Notice { notice: it, show, confirm } => {
            as_sentence(&notice(it, &key(show), &key(confirm), names))
        }
        Sentence::Turn(player) => format!("{}'s turn.", names.of(player)),
        Sentence::TakeOver { player, show } => format!(
            "{}, look away; {}, press {}.",
            names.of(player.other()),
            names.of(player),
            key(show)
        ),
        Sentence::Hidden => "Your cards are hidden.".to_string(),
        Sentence::Shows(show) => format!("{} shows them.", key(show)),
        Sentence::Undoes(undo) => format!("{} undoes your Field play.", key(undo)),
        Sentence::WhatATurnIs => {
            "Each turn, build a Mountain and draw, grow your Field, or discard and draw."
                .to_string()
        }
        Sentence::FirstTurn => "You play first.".to_string(),
        Sentence::Done(player, 0) => format!("{}, your turn is done.", names.of(player)),
        Sentence::Done(player, drew) => {
            format!("{}, you drew {}, marked +.", names.of(player), cards(drew))
        }
        Sentence::HandsOver(confirm) => format!("{} hands over.", key(confirm)),
        Sentence::Next(player) => format!("{} is next.", names.of(player)),
        Sentence::LastSharedOut => "The last Mandala is shared out.".to_string(),
        Sentence::BeforeTheEnd => "The table before the last move.".to_string(),
        Sentence::BeforeSharing => "The table before the last Mandala was shared out.".to_string(),
        Sentence::PickColor(colors) => format!("Pick a color: {}.", letters(colors, "or")),
        Sentence::ThenPlace { sides: [left, right], mountain, field, discard } => format!(
            "Then where: {} or {}\u{a0}Mandala, \
             {}\u{a0}Mountain, {}\u{a0}your\u{a0}Field, {}\u{a0}discard pile.",
            key(left),
            key(right),
            key(mountain),
            key(field),
            key(discard)
        ),
        Sentence::Where(card) => format!("Where does {} go?", color(card)),
        Sentence::Places { mountain, field, discard } => {
            let places = [(mountain, "Mountain"), (field, "Field"), (Some(discard), "discard")];
            keyed(places, key)
        }
        Sentence::PickMandala { left, right } => format!(
            "{} and {} pick the Mandala; the letters on the table show what is legal.",
            key(left),
            key(right)
        ),
        Sentence::Asks(action) => asks(action),
        Sentence::Plays(play) => format!("{} plays it.", key(play)),
        Sentence::Counts { more, fewer } => {
            format!("{} and {} change how many.", key(more), key(fewer))
        }
        Sentence::Refused(illegal) => as_sentence(&refusal(illegal, Some(names))),
        Sentence::Completes { side: at, last: false, sharing } => {
            format!("This completes the {} Mandala: {}.", side(at), shared_out(sharing, names))
        }
        Sentence::Completes { side: at, last: true, sharing } => format!(
            "This completes the {} Mandala and ends the game: {}.",
            side(at),
            shared_out(sharing, names)
        ),
        Sentence::Draws { cards: drawn, is_limited, runs_out } => {
            draws(drawn, is_limited, runs_out)
        }
        Sentence::Complete(at) => format!("The {} Mandala is complete.", side(at)),
        Sentence::Chooses(player, colors) => {
            format!("{}, choose {}.", names.of(player), letters(colors, "or"))
        }
        Sentence::Choosing(player) => format!("{} chooses a color.", names.of(player)),
        Sentence::ChoosesLost(player) => {
            format!("{}'s Field is empty: choose a color to discard.", names.of(player))
        }
        Sentence::ChoosesLast(player) => {
            format!("{} chooses, the rest is {}'s.", names.of(player), names.of(player.other()))
        }
        Sentence::ChoosesLastAndEnds(player) => format!(
            "{} chooses, the rest is {}'s and ends the game.",
            names.of(player),
            names.of(player.other())
        ),
        Sentence::LeftOverEnds(player) => {
            format!("{} chooses a color; what is left over ends the game.", names.of(player))
        }
        Sentence::ColorLeftOverEnds(player, last) => format!(
            "{} chooses a color; {}, if left over, ends the game.",
            names.of(player),
            color(last)
        ),
        Sentence::CompletedWith(player, 1, card) => {
            format!("{} completed it with {}.", names.of(player), color(card))
        }
        Sentence::CompletedWith(player, count, card) => {
            format!("{} completed it with {count} {}.", names.of(player), color(card))
        }
        Sentence::FirstAsEqual { first, cards } => format!(
            "The Fields are equal, {cards} to {cards}, so {} is first, not {}.",
            names.of(first),
            names.of(first.other())
        ),
        Sentence::FirstWithMore { first, own, other } => {
            format!("{} has more in the Field, {own} to {other}.", names.of(first))
        }
        Sentence::SpaceColumn => "New colors take the River space shown.".to_string(),
        Sentence::GainOf(card, _, own) => gain(card, own),
        Sentence::OthersGain(_, player, others) => others_gain(names.of(player), others),
    }
}

/// Whether something is to be done.
fn asks(action: Action) -> String {
    match action {
        Action::Build { side: at, color: card } => {
            format!("Add {} to the {} Mountain?", color(card), side(at))
        }
        Action::Grow { side: at, color: card, count } => {
            format!("Add {count} {} to your {} Field?", color(card), side(at))
        }
        Action::Discard { color: card, count } => format!("Discard {count} {}?", color(card)),
        Action::Claim { color: card } => format!("Take {}?", color(card)),
    }
}

/// Who gets what of a Mandala that would be completed.
fn shared_out(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "both Fields are empty, so all its cards are lost".to_string(),
        Sharing::Even(_, other) => {
            format!("{} chooses first because the Fields are equal", names.of(other))
        }
        Sharing::OnlyYou(_, other) => {
            format!("{}'s Field is empty, so only you get cards", names.of(other))
        }
        Sharing::OnlyOther(_, other) => {
            format!("your Field is empty, so only {} gets cards", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("you choose first, {own} to {theirs} in the Fields")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            let other = names.of(other);
            format!("{other} chooses first, {theirs} to {own} in the Fields")
        }
    }
}

/// How many cards are drawn, whether that is all a hand can hold, and whether the deck
/// runs out.
fn draws(drawn: u8, is_limited: bool, runs_out: bool) -> String {
    let some = match drawn {
        0 => "nothing".to_string(),
        n => cards(n),
    };
    match (is_limited, runs_out) {
        (false, false) => format!("You draw {some}."),
        (true, false) => format!("You draw {some} ({HAND_LIMIT} is the limit)."),
        (false, true) => format!("You draw {some}, and the deck runs out."),
        (true, true) => {
            format!("You draw {some} ({HAND_LIMIT} is the limit), and the deck runs out.")
        }
    }
}

/// What a color brings the player who chooses.
fn gain(card: Color, gain: Gain) -> String {
    let title = color_title(card);
    let brings = |it: Points| match (it.points, it.cup) {
        (0, _) => "no points yet".to_string(),
        (all, 0) => points_in_words(all),
        (all, held) => format!("{}, with {held} in your Cup", points_in_words(all)),
    };
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => {
            format!("{title} would end the game and bring you no points.")
        }
        Gain::Sixth(it) => format!("{title} would end the game and bring you {}.", brings(it)),
        Gain::River(space, it) => {
            format!("{title} would bring you River space {space} and {}.", brings(it))
        }
        Gain::Cup(it) => format!("{title} would bring you {}.", brings(it)),
        Gain::Lost(cards) => {
            let card = color(card);
            format!("You would have to discard {cards} {card}: your Field is empty.")
        }
    }
}

/// What it would bring the other player.
fn others_gain(name: &str, gain: Gain) -> String {
    let points = |it: Points| match it.points {
        0 => "no points".to_string(),
        all => points_in_words(all),
    };
    match gain {
        Gain::Sixth(it) => format!("For {name}: {} and the end of the game.", points(it)),
        Gain::River(space, it) => {
            format!("For {name}: River space {space} and {}.", points(it))
        }
        Gain::Cup(it) => format!("For {name}: {}.", points(it)),
        Gain::Lost(_) => format!("For {name}: nothing, that Field is empty."),
    }
}

/// How many points a color brings, and whether the player's Cup counts with them.
pub(super) fn points(Points { points, cup }: Points) -> String {
    match cup {
        0 => format!("+{points}"),
        _ => format!("+{points} with your Cup"),
    }
}
