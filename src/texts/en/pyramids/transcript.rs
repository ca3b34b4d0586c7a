//! What only a record told as plain text says. What happens in a turn has no full stop.

use super::{group, listed as list, table};
use crate::record::Names;
use crate::rules::Seat;
use crate::rules::pyramids::{Award, Ending, Event, Game, Place, Places};

/// Who plays, and who starts.
pub fn title(names: &Names, first: Seat) -> String {
    let all = list(&names.iter().map(str::to_string).collect::<Vec<_>>());
    format!(
        "Mandala, the pyramid game: {all}; {} starts",
        names.of(first)
    )
}

/// Something that happened in a turn, in which these places emptied into the eye.
pub fn event(event: &Event, fell: Places, game: &Game, names: &Names) -> String {
    match *event {
        Event::Took {
            seat,
            place,
            piece: taken,
        } => format!("{} takes {} from {place}", names.of(seat), group(taken)),
        // In short, because there may be dozens.
        Event::Fell { .. } => {
            let one = |place: Place| Some(format!("{} from {place}", game.laid(place)?));
            format!(
                "Into the eye: {}",
                list(&fell.iter().filter_map(one).collect::<Vec<_>>())
            )
        }
        Event::Scored(award) => scored(&award, names),
        Event::AtEnd { seat } => format!("{} is at the end", names.of(seat)),
        Event::Swept { seat, pieces, .. } => {
            let name = names.of(seat);
            match pieces {
                1 => format!("{name} takes the last pyramid"),
                _ => format!("{name} takes all the rest, {pieces} pyramids"),
            }
        }
        Event::Ended(Ending::Agreed) => "All agree to end the game".to_string(),
        Event::Ended(Ending::Swept | Ending::Emptied) => "The path is empty".to_string(),
    }
}

/// Who gets the points of a group, and which ties pawns decide.
fn scored(award: &Award, names: &Names) -> String {
    let group = group(award.group);
    let shares = award.shares().map(|(seat, points)| {
        let pieces = match award.pieces(seat) {
            1 => "1 piece".to_string(),
            pieces => format!("{pieces} pieces"),
        };
        let behind: Vec<String> = award
            .ahead_of(seat)
            .map(|other| names.of(other).to_string())
            .collect();
        let name = names.of(seat);
        match behind.is_empty() {
            true => format!("{points} for {name} ({pieces})"),
            false => format!(
                "{points} for {name} ({pieces}, pawn ahead of {})",
                list(&behind)
            ),
        }
    });
    match award.first() {
        Some(_) => format!("Points for {group}: {}", list(&shares.collect::<Vec<_>>())),
        None => format!("Nobody has {group}, so it stays in the eye"),
    }
}

/// Who won.
pub fn outcome(game: &Game, names: &Names) -> String {
    let winners: Vec<Seat> = game.standing().iter().flat_map(|s| s.winners()).collect();
    let [winner] = winners[..] else {
        return "It is a draw.".to_string();
    };
    match table::tied_with(game, winner, names) {
        None => format!("{} wins.", names.of(winner)),
        Some(others) => format!("{}.", table::won_tie(names.of(winner), &others)),
    }
}
