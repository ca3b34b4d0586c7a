//! What speaks for an action at the card table.

use super::speech::points;
use super::{feminine, side, so_many, the};
use crate::rules::cards::Action;
use crate::story::cards::{Also, Fields, Gain, Points, Reason, Sharing, Standing};
use crate::texts::fr::{counted, listed};
use crate::texts::language::Called;

/// What is done with an action, without a capital.
pub fn deed(action: Action) -> String {
    match action {
        Action::Build { side: at, color } => {
            format!("1 {}, montagne de {}", feminine(color), side(at))
        }
        Action::Grow { side: at, color: cards, count } => {
            format!("{}, champ de {}", so_many(count, cards), side(at))
        }
        Action::Discard { color: cards, count } => format!("défausser {}", so_many(count, cards)),
        Action::Claim { color: cards } => format!("prendre {}", the(cards)),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Draws(drawn) => draws(drawn),
        Reason::DrawsAndMisses { draws: drawn, missing } => format!(
            "{}, et il y manque encore {}",
            draws(drawn),
            counted(missing.into(), "couleur")
        ),
        Reason::Misses(missing) => format!("il y manque encore {missing} couleurs"),
        Reason::DrawsAndNears(drawn) => {
            format!("{}, et une couleur de plus termine ce mandala", draws(drawn))
        }
        Reason::Nears => "une couleur de plus termine ce mandala".to_string(),
        Reason::NearsInShort => "il y manque encore une couleur".to_string(),
        Reason::ForNothing => "encore une couleur, mais votre champ est vide".to_string(),
        Reason::NearsForNothing => {
            "une couleur de plus termine ce mandala, mais vous, champ vide, n'aurez rien"
                .to_string()
        }
        Reason::NearsWithout(other) => format!(
            "une couleur de plus termine ce mandala, et {} a un champ vide",
            names.of(other)
        ),
        Reason::Fields(fields) => standing(fields, names),
        Reason::FieldsNear(Standing { own, theirs }) => {
            format!("champs {own} à {theirs}, une couleur de plus le termine")
        }
        Reason::FieldsInShort(Standing { own, theirs }) if own > theirs => {
            format!("en tête {own} à {theirs}")
        }
        Reason::FieldsInShort(Standing { own, theirs }) => {
            format!("mené {own} à {theirs}")
        }
        Reason::Leads(Standing { own, theirs }) => format!("votre champ mène {own} à {theirs}"),
        Reason::Trails(Standing { own, theirs }, other) => {
            format!("{} y mène {theirs} à {own}", names.of(other))
        }
        Reason::LedBefore(Standing { own, theirs }) => {
            format!("avance déjà acquise, {own} à {theirs}")
        }
        Reason::Completes { side: at, last: false, sharing } => {
            format!("termine le mandala de {}, {}", side(at), completed(sharing, names))
        }
        Reason::Completes { side: at, last: true, sharing } => {
            format!("termine le mandala de {}, le dernier, {}", side(at), completed(sharing, names))
        }
        Reason::CompletesInShort(sharing) => completed_in_short(sharing, names),
        Reason::Prize(taken, brings) => {
            format!("{} y rapporte {}", the(taken), points(brings))
        }
        Reason::Worth(cards, space) => {
            format!("chaque {} vaut {space} pour vous", feminine(cards))
        }
        Reason::WorthToOther(cards, space, other) => {
            format!("chaque {} vaut {space} pour {}", feminine(cards), names.of(other))
        }
        Reason::Takes(gain) => takes(gain),
        Reason::TakesAnd(gain, more) => format!("{}, {}", takes(gain), also(more, names)),
        Reason::Keeps(kept, cards) => format!("vous gardez {}", so_many(kept, cards)),
        Reason::Holds(held, cards) => format!("vous avez {} en main", so_many(held, cards)),
        Reason::MountainHas(ref colors) => {
            let colors: Vec<&str> = colors.iter().map(|&it| the(it)).collect();
            format!("sa montagne a {}", listed(&colors))
        }
    }
}

fn draws(drawn: u8) -> String {
    match drawn {
        0 => "ne fait rien piocher".to_string(),
        n => format!("fait piocher {}", counted(n.into(), "carte")),
    }
}

/// How the Fields of a Mandala stand then.
fn standing(fields: Fields, names: &dyn Called) -> String {
    match fields {
        Fields::Lead(Standing { own, theirs }) => {
            format!("vous y menez alors {own} à {theirs}")
        }
        Fields::LeadAlone(Standing { own, theirs }, other) => format!(
            "vous y menez alors {own} à {theirs}, et {} n'aurait rien pour l'instant",
            names.of(other)
        ),
        Fields::Even(Standing { own, theirs }, other) => {
            format!("{} n'y mène plus, {own} à {theirs}", names.of(other))
        }
        Fields::Trail(Standing { own, theirs }, other) => {
            format!("{} y mène alors {theirs} à {own}", names.of(other))
        }
    }
}

/// While what a Mandala is completed.
fn completed(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "où les deux champs sont vides".to_string(),
        Sharing::OnlyOther(..) => "où votre champ est vide, donc rien pour vous".to_string(),
        Sharing::OnlyYou(_, other) => {
            format!("où {} a un champ vide et n'aura rien", names.of(other))
        }
        Sharing::Even(_, other) => {
            format!("à champs égaux, et {} choisira en premier", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("où vous menez {own} à {theirs}")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            format!("où {} mène {theirs} à {own}", names.of(other))
        }
    }
}

/// That a Mandala is completed, and who gets what.
fn completed_in_short(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "le termine, tout est perdu".to_string(),
        Sharing::OnlyOther(..) => "le termine, rien pour vous".to_string(),
        Sharing::OnlyYou(_, other) => format!("le termine, rien pour {}", names.of(other)),
        Sharing::YouFirst(_) => "le termine, à vous le premier choix".to_string(),
        Sharing::Even(_, other) | Sharing::OtherFirst(_, other) => {
            format!("le termine, à {} le premier choix", names.of(other))
        }
    }
}

/// What a color brings that is taken.
fn takes(gain: Gain) -> String {
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => "la sixième couleur, et c'est la fin".to_string(),
        Gain::River(space, Points { points: 0, .. }) => {
            format!("nouvelle couleur en case {space} de la rivière")
        }
        Gain::Sixth(brings) => {
            format!("la sixième couleur, {}, et c'est la fin", points(brings))
        }
        Gain::River(space, brings) => format!("case {space} de la rivière, {}", points(brings)),
        Gain::Cup(brings) => format!("+{} au bassin", brings.points),
        Gain::Lost(_) => "perdu, car le champ est vide".to_string(),
    }
}

/// What else comes of it.
fn also(also: Also, names: &dyn Called) -> String {
    match also {
        Also::NearlyFull => "après, une nouvelle couleur termine la partie".to_string(),
        Also::CannotEnd(other) => {
            format!("et {} ne pourra pas s'en servir pour finir", names.of(other))
        }
        Also::OtherGetsNothing(other) => {
            format!("et {}, champ vide, n'aura rien", names.of(other))
        }
        Also::DeniesColor(other, 0) => {
            format!("et prive {} d'une nouvelle couleur", names.of(other))
        }
        Also::DeniesColor(other, points) => {
            format!("et prive {} d'une nouvelle couleur et de +{points}", names.of(other))
        }
        Also::Denies(other, points) => format!("et prive {} de +{points}", names.of(other)),
    }
}
