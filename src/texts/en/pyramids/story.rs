//! What happened.

use super::{group, listed, piece};
use crate::app::pyramids::story::Line;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Ending, Piece, Place};

/// What a player is called in a sentence.
pub trait Called {
    /// The name of a player, long or short.
    fn name(&self, seat: Seat) -> String;
}

impl Called for crate::record::Names {
    fn name(&self, seat: Seat) -> String {
        self.of(seat).to_string()
    }
}

/// Names as they are given, by seat.
impl Called for [String] {
    fn name(&self, seat: Seat) -> String {
        self[seat.index()].clone()
    }
}

/// A line of the story as a sentence, without its full stop.
pub fn line(line: &Line, names: &(impl Called + ?Sized)) -> String {
    match line {
        Line::Took {
            seat,
            place,
            piece: taken,
        } => format!(
            "{} took {taken} ({}) on {place}",
            names.name(*seat),
            piece(*taken)
        ),
        Line::Fell { pieces } => format!("{} into the eye", fall(pieces, "fell")),
        Line::Scored(award) => scored(award, names),
        Line::AtEnd { seat } => format!("{} is at the end", names.name(*seat)),
        Line::Swept { seat, pieces } => format!(
            "{} is the last one under way and takes the rest: {}",
            names.name(*seat),
            count(*pieces)
        ),
        Line::Ended(ending) => end(*ending).to_string(),
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

/// How a group was scored, and which pawns decided it.
pub fn scored(award: &Award, names: &(impl Called + ?Sized)) -> String {
    let shares: Vec<String> = award
        .shares()
        .map(|(seat, points)| format!("{} +{points}", names.name(seat)))
        .collect();
    let name = group(award.group);
    match shares.is_empty() {
        true => format!("{name}: all five are in the eye, nobody scores"),
        false => {
            let why = reason(award, |seat| names.name(seat));
            let why = why.map_or_else(String::new, |why| format!(" ({why})"));
            format!("{name} scored: {}{why}", shares.join(", "))
        }
    }
}

/// Why a group goes as it goes, if that cannot be told from the numbers of pieces alone.
pub fn reason(award: &Award, name: impl Fn(Seat) -> String) -> Option<String> {
    let (first, second) = (award.first()?, award.second());
    let Some(second) = second else {
        return Some(match award.pieces(first) {
            1 => "the only owner, with 1".to_string(),
            n => format!("the only owner, with {n}"),
        });
    };
    let tie = award
        .shares()
        .find(|&(seat, _)| award.ahead_of(seat).next().is_some());
    let counts = |seat: Seat| award.pieces(seat);
    Some(match tie {
        None => format!("{} to {}", counts(first), counts(second)),
        Some((seat, _)) => {
            let behind: Vec<String> = award.ahead_of(seat).map(&name).collect();
            format!(
                "{} each, {} is further along than {}",
                counts(seat),
                name(seat),
                listed(&behind)
            )
        }
    })
}

/// How the game ended.
pub fn end(ending: Ending) -> &'static str {
    match ending {
        Ending::Swept => "The game is over: the last player took the rest",
        Ending::Emptied => "The game is over: nothing lies ahead of anybody",
        Ending::Agreed => "The game is over: all players agreed to stop",
    }
}
