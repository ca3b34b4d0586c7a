//! What happened.

use super::{counted, de, group, listed, piece};
use crate::rules::Seat;
use crate::rules::pyramids::Ending;
use crate::story::pyramids::{Counts, End, Fallen, Line, Scored, Tie, Who};
use crate::texts::language::Called;

/// Something that happened, without the full stop.
pub fn entry(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece: taken } => {
            format!("{} prend {taken} ({}) en {place}", names.of(seat), piece(taken))
        }
        Line::Fell(ref pieces) => falls(pieces),
        Line::Scored(ref scored) => format!(
            "{} compte\u{a0}: {} ({})",
            group(scored.group),
            shares(&scored.shares, names),
            reason(scored, names)
        ),
        Line::Lost(lost) => {
            format!("{}\u{a0}: les cinq sont dans l'œil, rien pour personne", group(lost))
        }
        Line::ScoredMany(groups, ref gets) => {
            format!("{}\u{a0}: {}", counted(groups, "groupe compté"), shares(gets, names))
        }
        Line::LostMany(groups) => {
            format!("{}, pour personne", counted(groups, "groupe compté"))
        }
        Line::AtEnd { seat } => format!("{} atteint la fin", names.of(seat)),
        Line::Swept { seat, pieces: 1 } => {
            format!("{} récupère la dernière pyramide", names.of(seat))
        }
        Line::Swept { seat, pieces } => {
            format!("{} récupère les {pieces} dernières pyramides", names.of(seat))
        }
        Line::Ended(ending) => over(ending).to_string(),
    }
}

/// The same in fewer words, for those who look at the table.
pub fn in_short(line: &Line, names: &dyn Called) -> String {
    match *line {
        Line::Took { seat, place, piece } => {
            format!("{} prend {piece} en {place}", names.of(seat))
        }
        Line::Scored(ref scored) => {
            format!("{} compte\u{a0}: {}", scored.group, shares(&scored.shares, names))
        }
        Line::Lost(lost) => format!("{lost} ne compte pour personne"),
        ref other => entry(other, names),
    }
}

/// How the game ended.
pub fn ending(end: End, names: &dyn Called) -> String {
    match end {
        End::Swept(seat, 1) => format!(
            "Plus aucun rival en course\u{a0}: {} récupère la dernière pyramide.",
            names.of(seat)
        ),
        End::Swept(seat, pieces) => format!(
            "Plus aucun rival en course\u{a0}: {} récupère les {pieces} dernières pyramides.",
            names.of(seat)
        ),
        End::Ended(ending) => format!("{}.", over(ending)),
    }
}

fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Swept => "Fin de la partie",
        Ending::Emptied => "Fin de la partie\u{a0}: plus de pyramide devant les pions",
        Ending::Agreed => "Fin de la partie, d'un commun accord",
    }
}

/// That some pyramids fall into the eye: a few by what they are, many of them only counted.
pub fn falls(pieces: &Fallen) -> String {
    match pieces {
        Fallen::Few(pieces) => {
            let each: Vec<String> = pieces.iter().map(|piece| piece.to_string()).collect();
            let verb = if each.len() > 1 { "tombent" } else { "tombe" };
            format!("{} {verb} dans l'œil", listed(&each))
        }
        Fallen::Many(1) => "1 pyramide tombe dans l'œil".to_string(),
        Fallen::Many(pieces) => format!("{pieces} pyramides tombent dans l'œil"),
    }
}

/// Somebody, told to a player.
pub fn who(who: Who, names: &dyn Called) -> &str {
    match who {
        Who::You => "vous",
        Who::Other(seat) => names.of(seat),
    }
}

/// Somebody's pawn, told to a player.
pub fn pawn(who: Who, names: &dyn Called) -> String {
    match who {
        Who::You => "votre pion".to_string(),
        Who::Other(seat) => format!("le pion {}", de(names.of(seat))),
    }
}

/// Another player, or several of them.
pub fn others(seat: Option<Seat>, names: &dyn Called) -> &str {
    seat.map_or("d'autres", |seat| names.of(seat))
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
        Counts::OnlyOwner => "sans rival".to_string(),
        Counts::Each(pieces) => format!("{pieces} chacun"),
        Counts::To(first, second) => format!("{first} à {second}"),
    }
}

/// Why a group goes as it goes: by numbers, and where they are equal by pawns.
pub fn reason(scored: &Scored, names: &dyn Called) -> String {
    let Some(tie) = &scored.tie else {
        return counts(scored.counts);
    };
    let (tied, pieces) = (listed(&order(tie, names)), tie.pieces);
    let ahead = pawn(tie.order[0], names);
    match (tie.order.len(), tie.order[1]) {
        (2, _) => format!("{pieces} chacun pour {tied}\u{a0}; {ahead} est plus avancé"),
        (_, Who::You) if tie.has_second => {
            format!("{pieces} chacun pour {tied}\u{a0}; {ahead} est le plus avancé, puis le vôtre")
        }
        (_, Who::Other(seat)) if tie.has_second => format!(
            "{pieces} chacun pour {tied}\u{a0}; {ahead} est le plus avancé, puis celui {}",
            de(names.of(seat))
        ),
        _ => format!("{pieces} chacun pour {tied}\u{a0}; {ahead} est le plus avancé"),
    }
}

/// The same in fewer words.
pub fn reason_in_short(scored: &Scored, names: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => {
            format!("{counts}\u{a0}; sur le chemin\u{a0}: {}", order(tie, names).join(", "))
        }
    }
}

/// The same in few words; players may be called by their pawns.
pub fn why(scored: &Scored, pawns: &dyn Called) -> String {
    let counts = counts(scored.counts);
    match &scored.tie {
        None => counts,
        Some(tie) => match &order(tie, pawns)[..] {
            [first, second, ..] if tie.has_second => {
                format!("{counts}\u{a0}; {first}, puis {second}")
            }
            order => format!("{counts}\u{a0}; {} plus loin", order[0]),
        },
    }
}

/// Those who have as many, the one furthest along first.
fn order(tie: &Tie, names: &dyn Called) -> Vec<String> {
    tie.order.iter().map(|&it| who(it, names).to_string()).collect()
}
