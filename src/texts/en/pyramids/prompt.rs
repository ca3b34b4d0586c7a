//! What to decide now, and what would come of it.

use super::story;
use super::{color, group, key, listed, piece, refused, size};
use crate::app::command::Command;
use crate::app::pyramids::choice::{Choice, Wanted};
use crate::app::pyramids::notice::Notice;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Event, Game, Place};
use crate::story::pyramids::{Preview, laid};
use crate::texts::en::house;
use crate::texts::language::Called;

/// Asks a player to choose.
pub fn choose(name: &str) -> String {
    format!(
        "{name}, choose a pyramid ahead of your pawn; {} takes it.",
        key(Command::Confirm)
    )
}

/// The same in fewer words.
pub fn choose_in_short(name: &str) -> String {
    format!("{name}, choose; {} takes it.", key(Command::Confirm))
}

/// What a newcomer has to know, the most important first.
pub const FIRST_TURN: [&str; 3] = [
    "Each turn, move forward to any pyramid and take it; you never go back.",
    "A group, five alike, scores when none is left on the path: most 3, second 2.",
    "What all have passed falls into the eye.",
];

/// What is about to be taken.
pub fn take(preview: &Preview) -> String {
    let Preview {
        piece: it, place, ..
    } = preview;
    let take = key(Command::Confirm);
    format!(
        "Take {it} ({}) on place {place}? {take} takes it.",
        piece(*it)
    )
}

/// The same in fewer words.
pub fn take_in_short(preview: &Preview) -> String {
    let take = key(Command::Confirm);
    format!("{} on {}? {take} takes it.", preview.piece, preview.place)
}

/// What would come of a take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// What would happen, the most important first; each in one way or another, the
    /// longest first.
    pub comes: Vec<Vec<String>>,
    /// What can be seen on the table all the same.
    pub also: Vec<String>,
}

/// What would come of a take.
pub fn foresee(preview: &Preview, choice: Choice, game: &Game, names: &dyn Called) -> Foreseen {
    let you = preview.seat;
    let name = |seat: Seat| match seat == you {
        true => "you".to_string(),
        false => names.of(seat).to_string(),
    };
    let mut told = vec![scores(preview, name)];
    for event in preview.report.events() {
        told.push(match event {
            Event::Swept { seat, pieces, .. } => {
                let takes = if seat == you { "take" } else { "takes" };
                let (who, pieces) = (name(seat), story::count(pieces));
                vec![
                    format!("Then {who} {takes} the rest, {pieces}, and the game is over."),
                    format!("Then {who} {takes} the rest, and that is the end."),
                ]
            }
            Event::Fell { pieces } => {
                let fell = laid(preview.report.fell(), game);
                let verb = if pieces == 1 { "falls" } else { "fall" };
                vec![
                    format!("{} into the eye.", story::fall(&fell, verb)),
                    format!("{pieces} {verb} into the eye."),
                ]
            }
            Event::AtEnd { seat } if seat == you && !preview.after.is_over() => {
                vec!["You are at the end then.".to_string()]
            }
            _ => continue,
        });
    }
    told.push(others_at_end(preview, names).into_iter().collect());
    if preview.after.is_over() && preview.report.swept().is_empty() {
        told.push(vec!["Then the game is over.".to_string()]);
    }
    let also = owned(preview, game)
        .into_iter()
        .chain(more(preview, choice, game));
    Foreseen {
        also: also.collect(),
        comes: told,
    }
}

/// How many of the group the player has before the take, if it goes on.
fn owned(preview: &Preview, game: &Game) -> Option<String> {
    let goes_on = !preview.after.is_scored(preview.piece);
    goes_on.then(|| match game.owned(preview.seat, preview.piece) {
        0 => "It is your first of this group.".to_string(),
        n => format!("You have {n} of this group already."),
    })
}

/// Where else something lies that was asked for, or that is of the same group, and can
/// still be taken after the take.
fn more(preview: &Preview, choice: Choice, game: &Game) -> Option<String> {
    let alike = choice.alike(game);
    let stays = |&place: &Place| preview.after.piece(place).is_some();
    let others = alike.iter().filter(stays);
    let others: Vec<String> = others.map(|place| place.to_string()).collect();
    let like = match (choice.wanted().color, choice.wanted().size) {
        (Some(asked), None) => color(asked).to_string(),
        (None, Some(asked)) => size(asked).to_string(),
        _ => preview.piece.to_string(),
    };
    (!others.is_empty()).then(|| format!("More {like} on {}.", listed(&others)))
}

/// Who else would be at the end, as long as the game goes on.
fn others_at_end(preview: &Preview, names: &dyn Called) -> Option<String> {
    let events = preview.report.events();
    let others = events.filter_map(|event| match event {
        Event::AtEnd { seat } if seat != preview.seat => Some(names.of(seat).to_string()),
        _ => None,
    });
    let others: Vec<String> = others.collect();
    let are = if others.len() == 1 { "is" } else { "are" };
    let is_told = !others.is_empty() && !preview.after.is_over();
    is_told.then(|| format!("{} {are} at the end then.", listed(&others)))
}

/// Which groups would score for whom, and why; in less and less room.
fn scores(preview: &Preview, name: impl Fn(Seat) -> String) -> Vec<String> {
    let awards: Vec<Award> = preview.report.scored().collect();
    if awards.is_empty() {
        return Vec::new();
    }
    let each = |tell: &dyn Fn(&Award, String) -> String| {
        let told = awards
            .iter()
            .map(|award| match story::shares(award, &name) {
                Some(shares) => tell(award, shares),
                None => format!("{} scores for nobody.", award.group),
            });
        told.collect::<Vec<_>>().join(" ")
    };
    let totals = totals(preview, &name);
    let groups = story::number_of_groups(awards.len());
    vec![
        each(&|award, shares| {
            let why = story::reason(award, &name);
            format!("Scores {}: {shares} ({why}).", group(award.group))
        }),
        each(&|award, shares| {
            let why = story::reason_in_short(award, &name);
            format!("{} scores {shares} ({why}).", award.group)
        }),
        each(&|award, shares| {
            format!(
                "{} scores {shares} ({}).",
                award.group,
                story::counts(award)
            )
        }),
        each(&|award, shares| format!("{} scores {shares}.", award.group)),
        format!("Scores {groups}: {}.", totals.join(", ")),
        format!("Scores {groups}: you +{}.", total(preview, preview.seat)),
    ]
}

/// What each player gets who gets something by a take.
pub(super) fn totals(preview: &Preview, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let seats = preview.after.seats();
    seats
        .filter(|&seat| total(preview, seat) > 0)
        .map(|seat| format!("{} +{}", name(seat), total(preview, seat)))
        .collect()
}

/// What a player gets by a take.
fn total(preview: &Preview, seat: Seat) -> u8 {
    let awards = preview.report.scored();
    awards.map(|award| award.points(seat)).sum()
}

/// What is said about the last thing tried, as a sentence without its full stop.
pub fn notice(notice: Notice, names: &dyn Called) -> String {
    match notice {
        Notice::House(reason) => house::reason(reason),
        Notice::Illegal(illegal) => refused(illegal, |seat| names.of(seat).to_string()),
        Notice::ChooseFirst => {
            "choose a pyramid first: the key of a color goes to the nearest".to_string()
        }
        Notice::NoneAhead(wanted) => format!("no {} pyramid lies ahead of you", words(wanted)),
        Notice::NoneFinishes => "nothing you can take now would finish a group".to_string(),
        Notice::TookBack {
            seat,
            place,
            piece: taken,
            with_answers,
        } => {
            let back = format!(
                "{} put {taken} back on place {place}",
                names.of(seat).to_string()
            );
            match with_answers {
                false => format!("{back} and is to move again"),
                true => format!("{back}; the computers' takes are undone, too"),
            }
        }
        Notice::NoTurn(turn) => house::no_turn(turn),
        Notice::NothingToTakeBack => "there is nothing to take back since you sat down".to_string(),
    }
}

fn words(wanted: Wanted) -> String {
    let words = [wanted.size.map(size), wanted.color.map(color)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(" ")
}
