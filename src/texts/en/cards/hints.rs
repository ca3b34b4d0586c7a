//! What speaks for an action at the card table.

use super::speech::points;
use super::{color, color_title, side};
use crate::rules::cards::Action;
use crate::story::cards::{Also, Fields, Gain, Points, Reason, Sharing, Standing};
use crate::texts::en::listed;
use crate::texts::language::Called;

/// What is done with an action.
pub fn deed(action: Action) -> String {
    match action {
        Action::Build { side: at, color } => {
            format!("{} to the {} Mountain", color_title(color), side(at))
        }
        Action::Grow { side: at, color: cards, count } => {
            format!("{count} {} to the {} Field", color(cards), side(at))
        }
        Action::Discard { color: cards, count } => format!("Discard {count} {}", color(cards)),
        Action::Claim { color: cards } => format!("Take {}", color(cards)),
    }
}

/// Something that speaks for an action.
pub fn reason(reason: &Reason, names: &dyn Called) -> String {
    match *reason {
        Reason::Draws(drawn) => draws(drawn),
        Reason::DrawsAndMisses { draws: drawn, missing } => {
            format!("{}, and {missing} colors are still missing there", draws(drawn))
        }
        Reason::Misses(missing) => format!("{missing} colors are still missing there"),
        Reason::DrawsAndNears(drawn) => {
            format!("{}, and one more color completes this Mandala", draws(drawn))
        }
        Reason::Nears => "one more color completes this Mandala".to_string(),
        Reason::NearsInShort => "1 color is still missing there".to_string(),
        Reason::ForNothing => "1 color is missing, but your Field is empty".to_string(),
        Reason::NearsForNothing => {
            "one more color completes this Mandala, but with an empty Field you get nothing"
                .to_string()
        }
        Reason::NearsWithout(other) => format!(
            "one more color completes this Mandala, and {}'s Field is empty",
            names.of(other)
        ),
        Reason::Fields(fields) => standing(fields, names),
        Reason::FieldsNear(Standing { own, theirs }) => {
            format!("{own} to {theirs} there, one more color completes it")
        }
        Reason::FieldsInShort(Standing { own, theirs }) if own > theirs => {
            format!("ahead {own} to {theirs}")
        }
        Reason::FieldsInShort(Standing { own, theirs }) => {
            format!("behind {own} to {theirs}")
        }
        Reason::Leads(Standing { own, theirs }) => {
            format!("your Field leads {own} to {theirs}")
        }
        Reason::Trails(Standing { own, theirs }, other) => {
            format!("{}'s Field leads {theirs} to {own}", names.of(other))
        }
        Reason::LedBefore(Standing { own, theirs }) => {
            format!("already ahead there, {own} to {theirs}")
        }
        Reason::Completes { side: at, last: false, sharing } => {
            format!("completes the {} Mandala {}", side(at), completed(sharing, names))
        }
        Reason::Completes { side: at, last: true, sharing } => format!(
            "completes the {} Mandala, the last one, {}",
            side(at),
            completed(sharing, names)
        ),
        Reason::CompletesInShort(sharing) => completed_in_short(sharing, names),
        Reason::Prize(taken, brings) => {
            format!("{} there brings {}", color(taken), points(brings))
        }
        Reason::Worth(cards, space) => format!("each {} is worth {space} to you", color(cards)),
        Reason::WorthToOther(cards, space, other) => {
            format!("each {} is worth {space} to {}", color(cards), names.of(other))
        }
        Reason::Takes(gain) => takes(gain),
        Reason::TakesAnd(gain, more) => format!("{}, {}", takes(gain), also(more, names)),
        Reason::Keeps(kept, cards) => format!("you keep {kept} {}", color(cards)),
        Reason::Holds(held, cards) => format!("you hold {held} {}", color(cards)),
        Reason::MountainHas(ref colors) => {
            let colors: Vec<String> = colors.iter().map(|&it| color(it).to_string()).collect();
            format!("its Mountain has {}", listed(&colors))
        }
    }
}

fn draws(drawn: u8) -> String {
    match drawn {
        0 => "draws nothing".to_string(),
        n => format!("draws {n}"),
    }
}

/// How the Fields of a Mandala stand then.
fn standing(fields: Fields, names: &dyn Called) -> String {
    match fields {
        Fields::Lead(Standing { own, theirs }) => format!("you then lead there {own} to {theirs}"),
        Fields::LeadAlone(Standing { own, theirs }, other) => format!(
            "you then lead there {own} to {theirs}, and so far {} would get nothing",
            names.of(other)
        ),
        Fields::Even(Standing { own, theirs }, other) => {
            format!("{} no longer leads there, {own} to {theirs}", names.of(other))
        }
        Fields::Trail(Standing { own, theirs }, other) => {
            format!("{} then leads there {theirs} to {own}", names.of(other))
        }
    }
}

/// While what a Mandala is completed.
fn completed(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "while both Fields are empty".to_string(),
        Sharing::OnlyOther(..) => "while your Field is empty, so you get nothing".to_string(),
        Sharing::OnlyYou(_, other) => {
            let other = names.of(other);
            format!("while {other}'s Field is empty, so {other} gets nothing")
        }
        Sharing::Even(_, other) => {
            format!("while the Fields are even, so {} chooses first", names.of(other))
        }
        Sharing::YouFirst(Standing { own, theirs }) => {
            format!("while you lead there {own} to {theirs}")
        }
        Sharing::OtherFirst(Standing { own, theirs }, other) => {
            format!("while {} leads there {theirs} to {own}", names.of(other))
        }
    }
}

/// That a Mandala is completed, and who gets what.
fn completed_in_short(sharing: Sharing, names: &dyn Called) -> String {
    match sharing {
        Sharing::Nobody => "completes it, all is lost".to_string(),
        Sharing::OnlyOther(..) => "completes it, you get nothing".to_string(),
        Sharing::OnlyYou(_, other) => {
            format!("completes it, {} gets nothing", names.of(other))
        }
        Sharing::YouFirst(_) => "completes it, you choose first".to_string(),
        Sharing::Even(_, other) | Sharing::OtherFirst(_, other) => {
            format!("completes it, {} chooses first", names.of(other))
        }
    }
}

/// What a color brings that is taken.
fn takes(gain: Gain) -> String {
    match gain {
        Gain::Sixth(Points { points: 0, .. }) => "the sixth color, and the game ends".to_string(),
        Gain::River(space, Points { points: 0, .. }) => {
            format!("a new color for River space {space}")
        }
        Gain::Sixth(brings) => format!("the sixth color, {}, and the game ends", points(brings)),
        Gain::River(space, brings) => format!("River space {space}, {}", points(brings)),
        Gain::Cup(brings) => format!("{} for the Cup", points(brings)),
        Gain::Lost(_) => "lost because of an empty Field".to_string(),
    }
}

/// What else comes of it.
fn also(also: Also, names: &dyn Called) -> String {
    match also {
        Also::NearlyFull => "after it one more new color ends the game".to_string(),
        Also::CannotEnd(other) => {
            format!("and {} cannot end the game with it", names.of(other))
        }
        Also::OtherGetsNothing(other) => {
            let other = names.of(other);
            format!("and {other}'s Field is empty, so {other} gets nothing")
        }
        Also::DeniesColor(other, 0) => format!("and it keeps a new color from {}", names.of(other)),
        Also::DeniesColor(other, points) => {
            format!("and it keeps a new color and +{points} from {}", names.of(other))
        }
        Also::Denies(other, points) => {
            format!("and it keeps +{points} from {}", names.of(other))
        }
    }
}
