//! What happened.

use super::{counted, group, listed, piece};
use crate::rules::Seat;
use crate::rules::pyramids::Ending;
use crate::story::pyramids::{Counts, End, Fallen, Line, Scored, Tie, Who};
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece: taken } => {
            format!("{} took {taken} ({}) from place {place}", names.of(seat), piece(taken))
        }
        Line::Fell(ref pieces) => format!("{} fell into the eye", fallen(pieces)),
        Line::Scored(ref scored) => format!(
            "{} scored: {} ({})",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Line::Lost(lost) => format!("{}: all five are in the eye, nobody scores", group(lost)),
        Line::ScoredMany(groups, ref gets) => {
            format!("{} scored: {}", counted(groups, "group"), shares(gets, names))
        }
        Line::LostMany(groups) => format!("{} scored for nobody", counted(groups, "group")),
        Line::AtEnd { seat } => format!("{} is at the end", names.of(seat)),
        Line::Swept { seat, pieces: 1 } => format!("{} took the last pyramid", names.of(seat)),
        Line::Swept { seat, pieces } => {
            format!("{} took the last {pieces} pyramids", names.of(seat))
        }
        Line::Ended(ending) => over(ending).to_string(),
    }
}

/// The same in fewer words, for those who look at the table.
pub fn in_short(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece } => {
            format!("{} took {piece} on {place}", names.of(seat))
        }
        Line::Scored(ref scored) => {
            format!("{} scored: {}", scored.group, shares(&scored.shares, names))
        }
        Line::Lost(lost) => format!("{lost} scored for nobody"),
        ref other => entry(other, names),
    }
}

/// How the game ended.
pub fn ending(end: End, names: &dyn Called) -> String {
    match end {
        End::Swept(seat, 1) => {
            format!("Nobody else could go on: {} took the last pyramid.", names.of(seat))
        }
        End::Swept(seat, pieces) => {
            format!("Nobody else could go on: {} took the last {pieces} pyramids.", names.of(seat))
        }
        End::Ended(ending) => format!("{}.", over(ending)),
    }
}

fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Swept => "The game is over",
        Ending::Emptied => "The game is over: nobody has a pyramid ahead",
        Ending::Agreed => "The game is over: all players agreed to stop",
    }
}

/// A few pyramids by what they are, many of them only counted.
pub fn fallen(pieces: &Fallen) -> String {
    match pieces {
        Fallen::Few(pieces) => {
            let each: Vec<String> = pieces.iter().map(|piece| piece.to_string()).collect();
            listed(&each)
        }
        Fallen::Many(pieces) => counted(*pieces, "pyramid"),
    }
}

/// Somebody, told to a player.
pub fn who(who: Who, names: &dyn Called) -> &str {
    match who {
        Who::You => "you",
        Who::Other(seat) => names.of(seat),
    }
}

/// Another player, or several of them.
pub fn others(seat: Option<Seat>, names: &dyn Called) -> &str {
    seat.map_or("others", |seat| names.of(seat))
}

/// Some players.
pub fn seats(seats: &[Seat], names: &dyn Called) -> Vec<String> {
    seats.iter().map(|&it| names.of(it).to_string()).collect()
}

/// Who gets how many points.
pub fn shares(shares: &[(Who, u8)], names: &dyn Called) -> String {
    let each = shares.iter();
    let each = each.map(|&(gets, points)| format!("{} +{points}", who(gets, names)));
    each.collect::<Vec<_>>().join(", ")
}

/// How many pieces those have who get points.
pub fn counts(counts: Counts) -> String {
    match counts {
        Counts::OnlyOwner => "the only owner".to_string(),
        Counts::Each(pieces) => format!("{pieces} each"),
        Counts::To(first, second) => format!("{first} to {second}"),
    }
}

/// Why a group goes as it goes: by numbers, and where they are equal by pawns.
pub fn reason(scored: &Scored, names: &dyn Called) -> String {
    let Some(tie) = &scored.tie else {
        return counts(scored.counts);
    };
    let (tied, pieces) = (listed(&order(tie, names)), tie.pieces);
    let ahead = match tie.order[0] {
        Who::You => "your pawn".to_string(),
        Who::Other(seat) => format!("{}'s pawn", names.of(seat)),
    };
    match (tie.order.len(), tie.order[1]) {
        (2, _) => format!("{tied} have {pieces} each; {ahead} is further along"),
        (_, Who::You) if tie.has_second => {
            format!("{tied} have {pieces} each; {ahead} is furthest along, then yours")
        }
        (_, Who::Other(seat)) if tie.has_second => format!(
            "{tied} have {pieces} each; {ahead} is furthest along, then {}'s",
            names.of(seat)
        ),
        _ => format!("{tied} have {pieces} each; {ahead} is furthest along"),
    }
}

/// The same in fewer words.
pub fn reason_in_short(scored: &Scored, names: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => format!("{counts}; further along: {}", order(tie, names).join(", ")),
    }
}

/// The same in few words; players may be called by their pawns.
pub fn why(scored: &Scored, pawns: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => match &order(tie, pawns)[..] {
            [first, second, ..] if tie.has_second => {
                format!("{counts}; furthest: {first}, {second}")
            }
            order => format!("{counts}; {} further along", order[0]),
        },
    }
}

/// Those who have as many, the one furthest along first.
fn order(tie: &Tie, names: &dyn Called) -> Vec<String> {
    tie.order.iter().map(|&it| who(it, names).to_string()).collect()
}
