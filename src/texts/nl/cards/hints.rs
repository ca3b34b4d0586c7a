//! What speaks for an action at the card table.

use super::speech::points;
use super::{color, colored, side};
use crate::rules::cards::Action;
use crate::story::cards::{Also, Fields, Gain, Points, Reason, Sharing, Standing};
use crate::texts::language::Called;
use crate::texts::nl::listed;

/// What is done with an action, without a capital.
pub fn deed(action: Action) -> String {
    match action {
        Action::Build { side: at, color: card } => {
            format!("{} op de {}berg", color(card), side(at))
        }
        Action::Grow { side: at, color: cards, count } => {
            format!("{count} {} in het {}veld", colored(cards), side(at))
        }
        Action::Discard { color: cards, count } => format!("{count} {} afleggen", colored(cards)),
        Action::Claim { color: cards } => format!("{} nemen", color(cards)),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Draws(drawn) => draws(drawn),
        Reason::DrawsAndMisses { draws: drawn, missing } => {
            format!("{}, en daar ontbreken nog {missing} kleuren", draws(drawn))
        }
        Reason::Misses(missing) => format!("daar ontbreken nog {missing} kleuren"),
        Reason::DrawsAndNears(drawn) => {
            format!("{}, en met nog 1 kleur is deze mandala klaar", draws(drawn))
        }
        Reason::Nears => "met nog 1 kleur is deze mandala klaar".to_string(),
        Reason::NearsInShort => "daar ontbreekt nog 1 kleur".to_string(),
        Reason::ForNothing => "nog 1 kleur, maar jouw veld is leeg".to_string(),
        Reason::NearsForNothing => {
            "met nog 1 kleur is deze mandala klaar, maar met een leeg veld krijg je niets"
                .to_string()
        }
        Reason::NearsWithout(other) => format!(
            "met nog 1 kleur is deze mandala klaar, en het veld van {} is leeg",
            names.of(other)
        ),
        Reason::Fields(fields) => standing(fields, names),
        Reason::FieldsNear(Standing { own, theirs }) => {
            format!("daar {own} tegen {theirs}, met nog 1 kleur is hij klaar")
        }
        Reason::FieldsInShort(Standing { own, theirs }) if own > theirs => {
            format!("voor {own} tegen {theirs}")
        }
        Reason::FieldsInShort(Standing { own, theirs }) => {
            format!("achter {own} tegen {theirs}")
        }
        Reason::Leads(Standing { own, theirs }) => {
            format!("jouw veld leidt, {own} tegen {theirs}")
        }
        Reason::Trails(Standing { own, theirs }, other) => {
            format!("{} staat daar voor, {theirs} tegen {own}", names.of(other))
        }
        Reason::LedBefore(Standing { own, theirs }) => {
            format!("daar al voor, {own} tegen {theirs}")
        }
        Reason::Completes { side: at, last: false, sharing } => {
            format!("maakt de {}mandala af, {}", side(at), completed(sharing, names))
        }
        Reason::Completes { side: at, last: true, sharing } => {
            format!("maakt de {}mandala af, de laatste, {}", side(at), completed(sharing, names))
        }
        Reason::CompletesInShort(sharing) => completed_in_short(sharing, names),
        Reason::Prize(taken, brings) => {
            format!("{} levert daar {} op", color(taken), points(brings))
        }
        Reason::Worth(cards, space) => {
            format!("elke {} is jou {space} waard", colored(cards))
        }
        Reason::WorthToOther(cards, space, other) => {
            format!("elke {} is {} {space} waard", colored(cards), names.of(other))
        }
        Reason::Takes(gain) => takes(gain),
        Reason::TakesAnd(gain, more) => format!("{}, {}", takes(gain), also(more, names)),
        Reason::Keeps(kept, cards) => format!("je houdt {kept} {} over", colored(cards)),
        Reason::Holds(held, cards) => format!("je hebt {held} {}", colored(cards)),
        Reason::MountainHas(ref colors) => {
            let colors: Vec<&str> = colors.iter().map(|&it| color(it)).collect();
            format!("daar op de berg: {}", listed(&colors))
        }
    }
}

fn draws(drawn: u8) -> String {
    match drawn {
        0 => "levert geen kaart op".to_string(),
        1 => "levert 1 kaart op".to_string(),
        n => format!("levert {n} kaarten op"),
    }
}

/// How the Fields of a Mandala stand then.
fn standing(fields: Fields, names: &dyn Called) -> String {
    match fields {
        Fields::Lead(Standing { own, theirs }) => {
            format!("je staat daar dan voor, {own} tegen {theirs}")
        }
        Fields::LeadAlone(Standing { own, theirs }, other) => format!(
            "je staat daar dan voor, {own} tegen {theirs}, en {} zou nu niets krijgen",
            names.of(other)
        ),
        Fields::Even(Standing { own, theirs }, other) => {
            format!("{} staat daar dan niet meer voor, {own} tegen {theirs}", names.of(other))
        }
        Fields::Trail(Standing { own, theirs }, other) => {
            format!("{} staat daar dan voor, {theirs} tegen {own}", names.of(other))
        }
    }
}

/// While what a Mandala is completed.
fn completed(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "maar beide velden zijn leeg".to_string(),
        Sharing::OnlyOther(..) => "maar je veld is leeg, dus je krijgt niets".to_string(),
        Sharing::OnlyYou(_, other) => {
            let other = names.of(other);
            format!("en het veld van {other} is leeg, dus {other} krijgt niets")
        }
        Sharing::Even(_, other) => {
            format!("maar de velden zijn gelijk, dus {} kiest als eerste", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("en je staat daar voor, {own} tegen {theirs}")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            format!("maar {} staat daar voor, {theirs} tegen {own}", names.of(other))
        }
    }
}

/// That a Mandala is completed, and who gets what.
fn completed_in_short(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "maakt hem af, alles is weg".to_string(),
        Sharing::OnlyOther(..) => "maakt hem af, jij krijgt niets".to_string(),
        Sharing::OnlyYou(_, other) => {
            format!("maakt hem af, {} krijgt niets", names.of(other))
        }
        Sharing::YouFirst(_) => "maakt hem af, jij kiest eerst".to_string(),
        Sharing::Even(_, other) | Sharing::OtherFirst(_, other) => {
            format!("maakt hem af, {} kiest eerst", names.of(other))
        }
    }
}

/// What a color brings that is taken.
fn takes(gain: Gain) -> String {
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => "de zesde kleur, en het is afgelopen".to_string(),
        Gain::River(space, Points { points: 0, .. }) => {
            format!("een nieuwe kleur voor riviervakje {space}")
        }
        Gain::Sixth(brings) => format!("de zesde kleur, {}, en het is afgelopen", points(brings)),
        Gain::River(space, brings) => format!("riviervakje {space}, {}", points(brings)),
        Gain::Cup(brings) => format!("naar de kelk, {}", points(brings)),
        Gain::Lost(_) => "verloren, want het veld is leeg".to_string(),
    }
}

/// What else comes of it.
fn also(also: Also, names: &dyn Called) -> String {
    match also {
        Also::NearlyFull => "daarna eindigt de partij bij de volgende nieuwe kleur".to_string(),
        Also::CannotEnd(other) => {
            format!("en {} kan de partij er niet mee beëindigen", names.of(other))
        }
        Also::OtherGetsNothing(other) => {
            let other = names.of(other);
            format!("en het veld van {other} is leeg, dus {other} krijgt niets")
        }
        Also::DeniesColor(other, 0) => format!("en {} loopt een nieuwe kleur mis", names.of(other)),
        Also::DeniesColor(other, points) => {
            format!("en {} loopt een nieuwe kleur en +{points} mis", names.of(other))
        }
        Also::Denies(other, points) => format!("en {} loopt +{points} mis", names.of(other)),
    }
}
