//! What happened.

use super::{group, listed, piece};
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Ending, Piece, Place};
use crate::story::pyramids::{Line, tied};
use crate::texts::language::Called;

/// A line of the story as a sentence, without its full stop.
pub fn line(line: &Line, names: &dyn Called) -> String {
    match line {
        Line::Took {
            seat,
            place,
            piece: taken,
        } => format!(
            "{} took {taken} ({}) from place {place}",
            names.of(*seat).to_string(),
            piece(*taken)
        ),
        Line::Fell { pieces } => format!("{} into the eye", fall(pieces, "fell")),
        Line::Scored(award) => scored(award, names),
        Line::AtEnd { seat } => format!("{} is at the end", names.of(*seat).to_string()),
        Line::Swept { seat, pieces } => swept(names.of(*seat), *pieces),
        Line::Ended(ending) => end(*ending).to_string(),
    }
}

/// The same in fewer words, for those who look at the table.
pub fn in_short(told: &Line, names: &dyn Called) -> String {
    match told {
        Line::Took { seat, place, piece } => {
            format!("{} took {piece} on {place}", names.of(*seat).to_string())
        }
        Line::Scored(award) => match shares(award, |seat| names.of(seat).to_string()) {
            Some(shares) => format!("{} scored: {shares}", award.group),
            None => format!("{} scored for nobody", award.group),
        },
        other => line(other, names),
    }
}

/// How the game ended, and if the last player took the rest, who that was.
pub fn ending(told: &[Line], ending: Ending, names: &dyn Called) -> String {
    let rest = told.iter().find(|told| matches!(told, Line::Swept { .. }));
    match rest {
        Some(rest) => format!("{}: {}", end(ending), line(rest, names)),
        None => end(ending).to_string(),
    }
}

/// That the last player under way took what was left.
fn swept(name: &str, pieces: u8) -> String {
    match pieces {
        1 => format!("{name} took the last pyramid"),
        _ => format!("{name} took the {pieces} pyramids left"),
    }
}

/// What happened, in as many words as there may be room for, then in fewer: many groups
/// that were scored at once are only counted, and if somebody takes the rest, it is plain
/// that the others are at the end.
pub fn recap<'a>(told: &'a [Line], names: &dyn Called) -> [Vec<String>; 2] {
    let whole = told.iter().map(|line| in_short(line, names)).collect();
    let award = |line: &'a Line| match line {
        Line::Scored(award) => Some(award),
        _ => None,
    };
    let awards: Vec<&Award> = told.iter().filter_map(award).collect();
    let mut shorter = Vec::new();
    let is_swept = told.iter().any(|line| matches!(line, Line::Swept { .. }));
    let mut is_counted = false;
    for line in told {
        match line {
            Line::AtEnd { .. } if is_swept => {}
            Line::Scored(_) if is_counted => {}
            Line::Scored(_) => {
                shorter.push(counted(&awards, names));
                is_counted = true;
            }
            other => shorter.push(in_short(other, names)),
        }
    }
    [whole, shorter]
}

/// How many groups were scored, and what that brought to whom.
fn counted(awards: &[&Award], names: &dyn Called) -> String {
    let points = |seat: Seat| awards.iter().map(|award| award.points(seat)).sum::<u8>();
    let seats = Seat::all(Seat::MOST).filter(|&seat| points(seat) > 0);
    let each: Vec<String> = seats
        .map(|seat| format!("{} +{}", names.of(seat).to_string(), points(seat)))
        .collect();
    let groups = number_of_groups(awards.len());
    match each.is_empty() {
        true => format!("{groups} scored for nobody"),
        false => format!("{groups} scored: {}", each.join(", ")),
    }
}

/// How many groups there are.
pub(super) fn number_of_groups(groups: usize) -> String {
    match groups {
        1 => "1 group".to_string(),
        n => format!("{n} groups"),
    }
}

/// A number of pyramids.
pub fn count(pieces: u8) -> String {
    match pieces {
        1 => "1 pyramid".to_string(),
        n => format!("{n} pyramids"),
    }
}

/// A few pyramids by what they are, many of them only counted; then what they do.
pub fn fall(pieces: &[(Place, Piece)], verb: &str) -> String {
    const FEW: usize = 4;
    match pieces.len() <= FEW {
        true => {
            let each: Vec<String> = pieces.iter().map(|(_, piece)| piece.to_string()).collect();
            format!("{} {verb}", listed(&each))
        }
        false => format!("{} {verb}", count(pieces.len() as u8)),
    }
}

/// How a group was scored, and why so.
pub fn scored(award: &Award, names: &dyn Called) -> String {
    let name = group(award.group);
    match shares(award, |seat| names.of(seat).to_string()) {
        None => format!("{name}: all five are in the eye, nobody scores"),
        Some(shares) => {
            let why = reason(award, |seat| names.of(seat).to_string());
            format!("{name} scored: {shares} ({why})")
        }
    }
}

/// Who gets the points of a group; none if nobody does.
pub fn shares(award: &Award, name: impl Fn(Seat) -> String) -> Option<String> {
    let each = award.shares();
    let each: Vec<String> = each
        .map(|(seat, points)| format!("{} +{points}", name(seat)))
        .collect();
    (!each.is_empty()).then(|| each.join(", "))
}

/// How many pieces the first and the second have, as `2 to 1` or `1 each`; and if one of
/// them is the only owner, that.
pub fn counts(award: &Award) -> String {
    let pieces: Vec<u8> = award.shares().map(|(seat, _)| award.pieces(seat)).collect();
    match pieces[..] {
        [first, second] if first == second => format!("{first} each"),
        [first, second] => format!("{first} to {second}"),
        _ => "the only owner".to_string(),
    }
}

/// Why a group goes as it goes: by numbers, and where they are equal by pawns.
pub fn reason(award: &Award, name: impl Fn(Seat) -> String) -> String {
    let order = tied(award);
    let [ahead, next, others @ ..] = &order[..] else {
        return counts(award);
    };
    let whose = |seat: &Seat| match name(*seat).as_str() {
        "you" => ("your".to_string(), "yours".to_string()),
        name => (format!("{name}'s"), format!("{name}'s")),
    };
    let further = match others.is_empty() {
        true => "further",
        false => "furthest",
    };
    // Of three who share the lead, the second one scores, too.
    let then = match award.first() == Some(*ahead) && !others.is_empty() {
        true => format!(", then {}", whose(next).1),
        false => String::new(),
    };
    let names: Vec<String> = order.iter().map(|&seat| name(seat)).collect();
    format!(
        "{} have {} each; {} pawn is {further} along{then}",
        listed(&names),
        award.pieces(*ahead),
        whose(ahead).0
    )
}

/// The same in fewer words.
pub fn reason_in_short(award: &Award, name: impl Fn(Seat) -> String) -> String {
    let order: Vec<String> = tied(award).into_iter().map(name).collect();
    match order.is_empty() {
        true => counts(award),
        false => format!("{}; further along: {}", counts(award), order.join(", ")),
    }
}

/// How the game ended.
pub fn end(ending: Ending) -> &'static str {
    match ending {
        Ending::Swept => "The game is over",
        Ending::Emptied => "The game is over: nothing lies ahead of anybody",
        Ending::Agreed => "The game is over: all players agreed to stop",
    }
}
