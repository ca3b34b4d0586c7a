//! What to decide now, and what would come of it.

use super::story::{self, Called};
use super::{color, group, key, listed, piece, refusal, size};
use crate::app::command::Command;
use crate::app::pyramids::choice::Wanted;
use crate::app::pyramids::notice::Notice;
use crate::app::pyramids::preview::Preview;
use crate::app::pyramids::story::laid;
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Event, Game, Places};

/// Asks a player to choose.
pub fn choose(name: &str) -> String {
    format!(
        "{name}, choose a pyramid ahead of your pawn; {} takes it.",
        key(Command::Confirm)
    )
}

/// What a newcomer has to know, the most important first.
pub const FIRST_TURN: [&str; 3] = [
    "Each turn, move forward to any pyramid you like and take it; you can never go back.",
    "Most pieces of a group score 3, second most 2.",
    "What all have passed falls into the eye.",
];

/// What is about to be taken; and where else something like it lies ahead.
pub fn take(preview: &Preview, alike: Places) -> String {
    let others: Vec<String> = alike
        .iter()
        .filter(|&place| place != preview.place)
        .map(|place| place.to_string())
        .collect();
    let also = match others.is_empty() {
        true => String::new(),
        false => format!(" Others on {}.", listed(&others)),
    };
    format!(
        "Take {} ({}) on {}? {} takes it.{also}",
        preview.piece,
        piece(preview.piece),
        preview.place,
        key(Command::Confirm)
    )
}

/// What would come of it, the most important first.
pub fn foresee(preview: &Preview, game: &Game, names: &(impl Called + ?Sized)) -> Vec<String> {
    let you = preview.seat;
    let name = |seat: Seat| match seat == you {
        true => "you".to_string(),
        false => names.name(seat),
    };
    let is_at_end = |seat| match seat == you {
        true => "You are at the end then.".to_string(),
        false => format!("{} is at the end then.", names.name(seat)),
    };
    let mut sentences = Vec::new();
    for event in preview.report.events() {
        sentences.extend(match *event {
            Event::Scored(award) => Some(score(&award, name)),
            Event::Swept { seat, pieces, .. } => Some(format!(
                "Then {} the rest, {}, and the game is over.",
                match seat == you {
                    true => "you take".to_string(),
                    false => format!("{} takes", names.name(seat)),
                },
                story::count(pieces)
            )),
            Event::Fell { .. } => {
                let fell = laid(preview.report.fell(), game);
                let verb = if fell.len() == 1 { "falls" } else { "fall" };
                Some(format!("{} into the eye.", story::fall(&fell, verb)))
            }
            Event::AtEnd { seat } if !preview.after.is_over() => Some(is_at_end(seat)),
            Event::AtEnd { .. } | Event::Took { .. } | Event::Ended(_) => None,
        });
    }
    if preview.after.is_over() && preview.report.swept().is_empty() {
        sentences.push("The game is over then.".to_string());
    }
    let had = game.owned(you, preview.piece);
    if !preview.after.is_scored(preview.piece) {
        sentences.push(match had {
            0 => "It is your first of this group.".to_string(),
            n => format!("You have {n} of this group already."),
        });
    }
    sentences
}

/// Who would get the points of a group, and why.
fn score(award: &Award, name: impl Fn(Seat) -> String) -> String {
    let shares: Vec<String> = award
        .shares()
        .map(|(seat, points)| format!("{} +{points}", name(seat)))
        .collect();
    if shares.is_empty() {
        return format!("{} scores for nobody.", group(award.group));
    }
    let tie = award
        .shares()
        .find(|&(seat, _)| award.ahead_of(seat).next().is_some());
    let why = match (tie, award.second()) {
        (Some((seat, _)), _) => {
            let behind: Vec<String> = award.ahead_of(seat).map(&name).collect();
            format!(
                "{} each, further along than {}",
                award.pieces(seat),
                listed(&behind)
            )
        }
        (None, Some(second)) => {
            let first = award.first().map_or(0, |first| award.pieces(first));
            format!("{first} to {}", award.pieces(second))
        }
        (None, None) => "the only owner".to_string(),
    };
    format!(
        "Scores {}: {} ({why}).",
        group(award.group),
        shares.join(", ")
    )
}

/// What is said about the last thing tried, as a sentence without its full stop.
pub fn notice(notice: Notice, names: &Names) -> String {
    match notice {
        Notice::Illegal(illegal) => refusal(illegal, Some(names)),
        Notice::ChooseFirst => "choose a pyramid first: its color, then its size".to_string(),
        Notice::NoneAhead(wanted) => format!("no {} pyramid lies ahead of you", words(wanted)),
        Notice::NoneFinishes => "nothing you can take now would finish a group".to_string(),
        Notice::TookBack {
            seat,
            place,
            piece: taken,
        } => format!(
            "{} took {taken} ({}) back to {place}, and is to move again",
            names.of(seat),
            piece(taken)
        ),
        Notice::NothingToTakeBack => "there is nothing to take back".to_string(),
    }
}

fn words(wanted: Wanted) -> String {
    let words = [wanted.size.map(size), wanted.color.map(color)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(" ")
}
