//! What speaks for an action at the card table.

use super::speech::points;
use super::{color, colored, into, which};
use crate::rules::cards::Action;
use crate::story::cards::{Also, Fields, Gain, Points, Reason, Sharing, Standing};
use crate::texts::de::listed;
use crate::texts::language::Called;

/// What is done with an action.
pub fn deed(action: Action) -> String {
    match action {
        Action::Build { side, color: card } => format!("{} {} Zentrum", color(card), into(side)),
        Action::Grow { side, color: cards, count } => {
            format!("{count} {} {} Feld", colored(cards), into(side))
        }
        Action::Discard { color: cards, count } => format!("{count} {} abwerfen", colored(cards)),
        Action::Claim { color: cards } => format!("{} nehmen", color(cards)),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Draws(drawn) => draws(drawn),
        Reason::DrawsAndMisses { draws: drawn, missing } => {
            format!("{}, und dort fehlen noch {missing} Farben", draws(drawn))
        }
        Reason::Misses(missing) => format!("dort fehlen noch {missing} Farben"),
        Reason::DrawsAndNears(drawn) => {
            format!("{}, und diesem Mandala fehlt nur noch eine Farbe", draws(drawn))
        }
        Reason::Nears => "diesem Mandala fehlt nur noch eine Farbe".to_string(),
        Reason::NearsInShort => "dort fehlt noch 1 Farbe".to_string(),
        Reason::ForNothing => "noch 1 Farbe fehlt, aber dein Feld ist leer".to_string(),
        Reason::NearsForNothing => {
            "diesem Mandala fehlt nur noch eine Farbe, aber mit leerem Feld bekommst du nichts"
                .to_string()
        }
        Reason::NearsWithout(other) => format!(
            "diesem Mandala fehlt nur noch eine Farbe, und {} hat nichts im Feld",
            names.of(other)
        ),
        Reason::Fields(fields) => standing(fields, names),
        Reason::FieldsNear(Standing { own, theirs }) => {
            format!("dort {own} zu {theirs}, es fehlt nur noch eine Farbe")
        }
        Reason::FieldsInShort(Standing { own, theirs }) if own > theirs => {
            format!("vorn {own} zu {theirs}")
        }
        Reason::FieldsInShort(Standing { own, theirs }) => {
            format!("hinten {own} zu {theirs}")
        }
        Reason::Leads(Standing { own, theirs }) => format!("dein Feld führt {own} zu {theirs}"),
        Reason::Trails(Standing { own, theirs }, other) => {
            format!("{} führt dort {theirs} zu {own}", names.of(other))
        }
        Reason::LedBefore(Standing { own, theirs }) => {
            format!("dort schon vorn, {own} zu {theirs}")
        }
        Reason::Completes { side, last: false, sharing } => {
            format!("vollendet das {} Mandala; {}", which(side), completed(sharing, names))
        }
        Reason::Completes { side, last: true, sharing } => format!(
            "vollendet das {} Mandala, das letzte; {}",
            which(side),
            completed(sharing, names)
        ),
        Reason::CompletesInShort(sharing) => completed_in_short(sharing, names),
        Reason::Prize(taken, brings) => {
            format!("{} bringt dort {}", color(taken), points(brings))
        }
        Reason::Worth(cards, space) => format!("jedes {} bringt dir {space}", color(cards)),
        Reason::WorthToOther(cards, space, other) => {
            format!("jedes {} bringt {} {space}", color(cards), names.of(other))
        }
        Reason::Takes(gain) => takes(gain),
        Reason::TakesAnd(gain, more) => format!("{}, {}", takes(gain), also(more, names)),
        Reason::Keeps(kept, cards) => format!("du behältst {kept} {}", colored(cards)),
        Reason::Holds(held, cards) => format!("du hast {held} {}", colored(cards)),
        Reason::MountainHas(ref colors) => {
            let colors: Vec<&str> = colors.iter().map(|&it| color(it)).collect();
            format!("im Zentrum: {}", listed(&colors))
        }
    }
}

fn draws(drawn: u8) -> String {
    match drawn {
        0 => "bringt keine Karte".to_string(),
        1 => "bringt 1 Karte".to_string(),
        n => format!("bringt {n} Karten"),
    }
}

/// How the Fields of a Mandala stand then.
fn standing(fields: Fields, names: &dyn Called) -> String {
    match fields {
        Fields::Lead(Standing { own, theirs }) => {
            format!("dann führst du dort {own} zu {theirs}")
        }
        Fields::LeadAlone(Standing { own, theirs }, other) => format!(
            "dann führst du dort {own} zu {theirs}, und bisher bekäme {} nichts",
            names.of(other)
        ),
        Fields::Even(Standing { own, theirs }, other) => {
            format!("dann führt {} dort nicht mehr, {own} zu {theirs}", names.of(other))
        }
        Fields::Trail(Standing { own, theirs }, other) => {
            format!("dann führt {} dort {theirs} zu {own}", names.of(other))
        }
    }
}

/// While what a Mandala is completed.
fn completed(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "beide Felder sind leer".to_string(),
        Sharing::OnlyOther(..) => "noch 1 Farbe fehlt, aber dein Feld ist leer".to_string(),
        Sharing::OnlyYou(_, other) => {
            format!("mit leerem Feld bekommt {} nichts", names.of(other))
        }
        Sharing::Even(_, other) => {
            format!("Gleichstand, {} wählt zuerst", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("du führst dort {own} zu {theirs}")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            format!("{} führt dort {theirs} zu {own}", names.of(other))
        }
    }
}

/// That a Mandala is completed, and who gets what.
fn completed_in_short(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "vollendet es, beide gehen leer aus".to_string(),
        Sharing::OnlyOther(..) => "vollendet es, du bekommst nichts".to_string(),
        Sharing::OnlyYou(_, other) => {
            format!("vollendet es, {} bekommt nichts", names.of(other))
        }
        Sharing::YouFirst(_) => "vollendet es, du wählst zuerst".to_string(),
        Sharing::Even(_, other) | Sharing::OtherFirst(_, other) => {
            format!("vollendet es, {} wählt zuerst", names.of(other))
        }
    }
}

/// What a color brings that is taken.
fn takes(gain: Gain) -> String {
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => {
            "die sechste Farbe, und die Partie endet".to_string()
        }
        Gain::River(space, Points { points: 0, .. }) => {
            format!("eine neue Farbe für Platz {space} im Fluss")
        }
        Gain::Sixth(brings) => {
            format!("die sechste Farbe, {}, und die Partie endet", points(brings))
        }
        Gain::River(space, brings) => format!("Platz {space} im Fluss, {}", points(brings)),
        Gain::Cup(brings) => format!("{} für den Kelch", points(brings)),
        Gain::Lost(_) => "verloren, weil das Feld leer ist".to_string(),
    }
}

/// What else comes of it.
fn also(also: Also, names: &dyn Called) -> String {
    match also {
        Also::NearlyFull => "danach beendet die nächste neue Farbe die Partie".to_string(),
        Also::CannotEnd(other) => {
            format!("und {} kann die Partie damit nicht beenden", names.of(other))
        }
        Also::OtherGetsNothing(other) => {
            format!("und mit leerem Feld bekommt {} nichts", names.of(other))
        }
        Also::DeniesColor(other, 0) => {
            format!("und {} entgeht eine neue Farbe", names.of(other))
        }
        Also::DeniesColor(other, points) => {
            format!("und {} entgehen eine neue Farbe und +{points}", names.of(other))
        }
        Also::Denies(other, points) => {
            format!("und {} bekommt die +{points} nicht", names.of(other))
        }
    }
}
