//! What could be taken at the pyramid table, and what speaks for it.

use super::prompt::totals;
use super::story::{Called, number_of_groups, shares};
use super::{group, listed};
use crate::ai::Outlook;
use crate::rules::Seat;
use crate::rules::pyramids::{Action, Award, Game};
use crate::story::pyramids::Preview;
use crate::texts::house;

/// A hint, in as many words as there may be room for, then in fewer.
pub fn hint(hint: &Outlook<Action>, game: &Game, names: &(impl Called + ?Sized)) -> Vec<String> {
    let why = reasons(hint.action, game, names);
    let ways = |what: String| house::hint(&what, hint.estimate, &why);
    // The place is named in short before any reason is left out.
    let longest = ways(action(hint.action, game)).into_iter().take(1);
    longest.chain(ways(in_short(hint.action, game))).collect()
}

/// What is done in this game.
pub fn action(action: Action, game: &Game) -> String {
    match game.piece(action.place) {
        Some(piece) => format!("Take {} on {}", group(piece), action.place),
        None => format!("Take {}", action.place),
    }
}

/// The same in fewer words.
pub fn in_short(action: Action, game: &Game) -> String {
    match game.piece(action.place) {
        Some(piece) => format!("{piece} on {}", action.place),
        None => action.place.to_string(),
    }
}

/// What comes of a take; the longest way to say it first. What it costs is left out after
/// what can be read off the table.
pub fn reasons(action: Action, game: &Game, names: &(impl Called + ?Sized)) -> Vec<String> {
    let Some(preview) = Preview::of(game, action.place) else {
        return Vec::new();
    };
    let preview = &preview;
    let name = |seat: Seat| match seat == preview.seat {
        true => "you".to_string(),
        false => names.name(seat),
    };
    let mut said: Vec<(Rank, String)> = Vec::new();
    said.extend(finished(preview, &name).map(|it| (Rank::Scores, it)));
    said.extend(ended(preview, &name).map(|it| (Rank::Ends, it)));
    if !preview.after.is_scored(preview.piece) {
        said.push((Rank::Group, standing(preview, game, &name)));
        let left = preview.after.on_path(preview.piece);
        said.push((Rank::Left, format!("{left} left")));
    }
    said.extend(way(preview, game, &name));
    let mut ways = Vec::new();
    while let Some(&(last, _)) = said.iter().max_by_key(|(rank, _)| *rank) {
        let all: Vec<&str> = said.iter().map(|(_, it)| it.as_str()).collect();
        ways.push(all.join(", "));
        said.retain(|&(rank, _)| rank != last);
    }
    ways
}

/// The reasons, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Scores,
    Ends,
    Group,
    Skipped,
    Fallen,
    Left,
    Takers,
}

/// Which groups score, and for whom.
fn finished(preview: &Preview, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let awards: Vec<Award> = preview.report.scored().collect();
    Some(match awards[..] {
        [] => return None,
        [award] => match shares(&award, name) {
            Some(shares) => format!("finishes {} ({shares})", award.group),
            None => format!("finishes {} for nobody", award.group),
        },
        _ => {
            let groups = number_of_groups(awards.len());
            match &totals(preview, name)[..] {
                [] => format!("finishes {groups} for nobody"),
                totals => format!("finishes {groups} ({})", totals.join(", ")),
            }
        }
    })
}

/// Who takes the rest, or that the way ends here.
fn ended(preview: &Preview, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let swept = preview.report.swept().last();
    match swept.and_then(|place| preview.after.pawn_on(place)) {
        Some(seat) if seat == preview.seat => Some("you take the rest".to_string()),
        Some(seat) => Some(format!("{} takes the rest", name(seat))),
        None if preview.after.is_over() => Some("the game is over".to_string()),
        None if preview.after.is_at_end(preview.seat) => Some("you are at the end".to_string()),
        None => None,
    }
}

/// Who would get the points of the group as it stands after the take.
fn standing(preview: &Preview, game: &Game, name: &dyn Fn(Seat) -> String) -> String {
    let (you, it) = (preview.seat, preview.piece);
    let own = preview.after.owned(you, it);
    let left = preview.after.on_path(it);
    let rivals = preview.after.seats().filter(|&seat| seat != you);
    let count = |seat: Seat| preview.after.owned(seat, it);
    let owners: Vec<Seat> = rivals.filter(|&seat| count(seat) > 0).collect();
    let most = owners.iter().map(|&seat| count(seat)).max().unwrap_or(0);
    let award = preview.after.award(it);
    let first = award.first().filter(|&seat| seat != you);
    match (first, &owners[..]) {
        _ if own > most + left => format!("most {it} are yours for sure"),
        (_, []) if own == 1 => format!("nobody else has {it}"),
        (_, []) => format!("your {own} {it} are the only ones"),
        (_, [alone]) if game.owned(you, it) == 0 => {
            format!("{} is no longer alone in {it}", name(*alone))
        }
        (None, _) if own > most => format!("you lead {it} {own} to {most}"),
        (None, _) => format!("{it} is even, your pawn ahead"),
        (Some(first), _) if count(first) > own => {
            format!("{} leads {it} {} to {own}", name(first), count(first))
        }
        (Some(first), _) => format!("{it} is even, {}'s pawn ahead", name(first)),
    }
}

/// What the pawn leaves behind, and who gets that.
fn way(preview: &Preview, game: &Game, name: &dyn Fn(Seat) -> String) -> Vec<(Rank, String)> {
    let skipped = game.ahead(preview.seat).behind(Some(preview.place));
    let fell = preview.report.fell();
    let left = skipped - fell;
    let mut said = Vec::new();
    match skipped.len() {
        0 => said.push((Rank::Skipped, "you skip nothing".to_string())),
        n if n == fell.len() => {}
        n => said.push((Rank::Skipped, format!("you skip {n}"))),
    }
    match fell.len() {
        0 => {}
        1 => said.push((Rank::Fallen, "1 falls into the eye".to_string())),
        n => said.push((Rank::Fallen, format!("{n} fall into the eye"))),
    }
    let game = &preview.after;
    let others = game.seats().filter(|&seat| seat != preview.seat);
    let can_take = |&seat: &Seat| !left.ahead_of(game.pawn(seat)).is_empty();
    let takers: Vec<String> = others.filter(can_take).map(name).collect();
    if !takers.is_empty() && !game.is_over() {
        let takers = listed(&takers);
        said.push((Rank::Takers, format!("{takers} can still take some")));
    }
    said
}
