//! What happened.

use super::{counted, group, listed, piece, pyramids};
use crate::rules::Seat;
use crate::rules::pyramids::Ending;
use crate::story::pyramids::{Counts, End, Fallen, Line, Scored, Tie, Who};
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece: taken } => {
            format!("{}: {taken} ({}) von Platz {place}", names.of(seat), piece(taken))
        }
        Line::Fell(ref pieces) => falls(pieces),
        Line::Scored(ref scored) => format!(
            "Wertung {}: {} ({})",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Line::Lost(lost) => format!("{}: alle fünf im Auge, keine Punkte", group(lost)),
        Line::ScoredMany(groups, ref gets) => {
            format!("Wertung, {}: {}", counted(groups, "Gruppe", "Gruppen"), shares(gets, names))
        }
        Line::LostMany(groups) => {
            format!("Wertung, {}: keine Punkte", counted(groups, "Gruppe", "Gruppen"))
        }
        Line::AtEnd { seat } => format!("{} ist am Ende", names.of(seat)),
        Line::Swept { seat, pieces } => swept(names.of(seat), pieces.into()),
        Line::Ended(ending) => over(ending).to_string(),
    }
}

/// The same in fewer words, for those who look at the table.
pub fn in_short(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece } => {
            format!("{}: {piece} von {place}", names.of(seat))
        }
        Line::Scored(ref scored) => {
            format!("Wertung {}: {}", scored.group, shares(&scored.shares, names))
        }
        Line::Lost(lost) => format!("Wertung {lost}: keine Punkte"),
        ref other => entry(other, names),
    }
}

/// How the game ended.
pub fn ending(end: End, names: &dyn Called) -> String {
    match end {
        End::Swept(seat, pieces) => {
            format!("Sonst kam niemand weiter: {}.", swept(names.of(seat), pieces.into()))
        }
        End::Ended(ending) => format!("{}.", over(ending)),
    }
}

/// Somebody takes the rest, without the full stop.
fn swept(name: &str, pieces: usize) -> String {
    match pieces {
        1 => format!("{name} nimmt die letzte Pyramide"),
        n => format!("{name} nimmt die letzten {}", pyramids(n)),
    }
}

fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Swept => "Die Partie ist vorbei",
        Ending::Emptied => "Die Partie ist vorbei: Vor euch liegt nichts mehr",
        Ending::Agreed => "Die Partie ist vorbei: Ihr seid euch alle einig",
    }
}

/// That pyramids fall into the eye: a few by what they are, many of them only counted.
pub fn falls(pieces: &Fallen) -> String {
    match pieces {
        Fallen::Few(pieces) if pieces.len() == 1 => format!("{} fällt ins Auge", pieces[0]),
        Fallen::Few(pieces) => {
            let each: Vec<String> = pieces.iter().map(|piece| piece.to_string()).collect();
            format!("{} fallen ins Auge", listed(&each))
        }
        Fallen::Many(pieces) => format!("{} fallen ins Auge", pyramids(*pieces)),
    }
}

/// Somebody, told to a player.
fn who(who: Who, names: &dyn Called) -> &str {
    match who {
        Who::You => "du",
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
        Counts::OnlyOwner => "sonst niemand".to_string(),
        Counts::Each(pieces) => format!("je {pieces}"),
        Counts::To(first, second) => format!("{first} zu {second}"),
    }
}

/// Why a group goes as it goes: by numbers, and where they are equal by pawns.
pub fn reason(scored: &Scored, names: &dyn Called) -> String {
    let Some(tie) = &scored.tie else {
        return counts(scored.counts);
    };
    let (tied, pieces) = (listed(&order(tie, names)), tie.pieces);
    let [first, second] = [0, 1].map(|at| who(tie.order[at], names));
    match tie.order.len() {
        2 => format!("{tied} je {pieces}; weiter vorn: {first}"),
        _ if tie.has_second => {
            format!("{tied} je {pieces}; am weitesten vorn: {first}, dann {second}")
        }
        _ => format!("{tied} je {pieces}; am weitesten vorn: {first}"),
    }
}

/// The same in fewer words.
pub fn reason_in_short(scored: &Scored, names: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => format!("{counts}; weiter vorn: {}", order(tie, names).join(", ")),
    }
}

/// The same in few words; players may be called by their pawns.
pub fn why(scored: &Scored, pawns: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => match &order(tie, pawns)[..] {
            [first, second, ..] if tie.has_second => {
                format!("{counts}; vorn {first}, dann {second}")
            }
            order => format!("{counts}; {} weiter vorn", order[0]),
        },
    }
}

/// Those who have as many, the one furthest along first.
fn order(tie: &Tie, names: &dyn Called) -> Vec<String> {
    tie.order.iter().map(|&it| who(it, names).to_string()).collect()
}
