//! What happened.

use super::{group, groups, listed, piece, pyramids};
use crate::rules::Seat;
use crate::rules::pyramids::Ending;
use crate::story::pyramids::{Counts, End, Fallen, Line, Scored, Tie, Who};
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece: taken } => {
            format!("{} nam {taken} ({}) van plek {place}", names.of(seat), piece(taken))
        }
        Line::Fell(Fallen::Few(ref pieces)) if pieces.len() == 1 => {
            format!("{} viel in het oog", pieces[0])
        }
        Line::Fell(ref pieces) => format!("{} vielen in het oog", fallen(pieces)),
        Line::Scored(ref scored) => format!(
            "{} geteld: {} ({})",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Line::Lost(lost) => format!("{}: alle vijf in het oog, voor niemand", group(lost)),
        Line::ScoredMany(many, ref gets) => {
            format!("{} geteld: {}", groups(many), shares(gets, names))
        }
        Line::LostMany(many) => format!("{} geteld voor niemand", groups(many)),
        Line::AtEnd { seat } => format!("{} is aan het einde", names.of(seat)),
        Line::Swept { seat, pieces: 1 } => format!("{} nam de laatste piramide", names.of(seat)),
        Line::Swept { seat, pieces } => {
            format!("{} nam de laatste {pieces} piramides", names.of(seat))
        }
        Line::Ended(ending) => over(ending).to_string(),
    }
}

/// The same in fewer words, for those who look at the table.
pub fn in_short(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece } => {
            format!("{} nam {piece} op {place}", names.of(seat))
        }
        Line::Scored(ref scored) => {
            format!("{} geteld: {}", scored.group, shares(&scored.shares, names))
        }
        Line::Lost(lost) => format!("{lost} geteld voor niemand"),
        ref other => entry(other, names),
    }
}

/// How the game ended.
pub fn ending(end: End, names: &dyn Called) -> String {
    match end {
        End::Swept(seat, 1) => {
            format!("Niemand anders kon verder: {} nam de laatste piramide.", names.of(seat))
        }
        End::Swept(seat, pieces) => format!(
            "Niemand anders kon verder: {} nam de laatste {pieces} piramides.",
            names.of(seat)
        ),
        End::Ended(ending) => format!("{}.", over(ending)),
    }
}

fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Swept => "De partij is afgelopen",
        Ending::Emptied => "De partij is afgelopen: niemand heeft nog een piramide vóór zich",
        Ending::Agreed => "De partij is afgelopen: in overleg gestopt",
    }
}

/// A few pyramids by what they are, many of them only counted.
pub fn fallen(pieces: &Fallen) -> String {
    match pieces {
        Fallen::Few(pieces) => {
            let each: Vec<String> = pieces.iter().map(|piece| piece.to_string()).collect();
            listed(&each)
        }
        Fallen::Many(pieces) => pyramids(*pieces),
    }
}

/// Somebody, told to a player.
fn who(who: Who, names: &dyn Called) -> &str {
    match who {
        Who::You => "jij",
        Who::Other(seat) => names.of(seat),
    }
}

/// Another player, or several of them.
pub fn others(seat: Option<Seat>, names: &dyn Called) -> &str {
    seat.map_or("anderen", |seat| names.of(seat))
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
        Counts::OnlyOwner => "als enige".to_string(),
        Counts::Each(pieces) => format!("elk {pieces}"),
        Counts::To(first, second) => format!("{first} tegen {second}"),
    }
}

/// Why a group goes as it goes: by numbers, and where they are equal by pawns.
pub fn reason(scored: &Scored, names: &dyn Called) -> String {
    let Some(tie) = &scored.tie else {
        return counts(scored.counts);
    };
    let (tied, pieces) = (listed(&order(tie, names)), tie.pieces);
    let ahead = match tie.order[0] {
        Who::You => "jouw pion".to_string(),
        Who::Other(seat) => format!("de pion van {}", names.of(seat)),
    };
    match (tie.order.len(), tie.order[1]) {
        (2, _) => format!("{tied} hebben elk {pieces}; {ahead} is verder"),
        (_, Who::You) if tie.has_second => {
            format!("{tied} hebben elk {pieces}; {ahead} is het verst, dan die van jou")
        }
        (_, Who::Other(seat)) if tie.has_second => format!(
            "{tied} hebben elk {pieces}; {ahead} is het verst, dan die van {}",
            names.of(seat)
        ),
        _ => format!("{tied} hebben elk {pieces}; {ahead} is het verst"),
    }
}

/// The same in fewer words.
pub fn reason_in_short(scored: &Scored, names: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => format!("{counts}; voorop: {}", order(tie, names).join(", ")),
    }
}

/// The same in few words; players may be called by their pawns.
pub fn why(scored: &Scored, pawns: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => match &order(tie, pawns)[..] {
            [first, second, ..] if tie.has_second => {
                format!("{counts}; eerst {first}, dan {second}")
            }
            order => format!("{counts}; {} is verder", order[0]),
        },
    }
}

/// Those who have as many, the one furthest along first.
fn order(tie: &Tie, names: &dyn Called) -> Vec<String> {
    tie.order.iter().map(|&it| who(it, names).to_string()).collect()
}
