//! What stands on the table, and how a game came out.

use super::listed;
use super::story::seats;
use crate::rules::Seat;
use crate::story::pyramids::{Outcome, Verdict};
use crate::texts::language::Called;
use crate::texts::language::pyramids::Label;

/// What stands on the table.
pub fn label(label: Label) -> String {
    let words = match label {
        Label::Start => "start",
        Label::Eye => "eye",
        Label::Path => "path",
        Label::Points => "points",
        Label::Place => "place",
        Label::Won => "won",
        Label::Drawn(games) => return format!("and {games} drawn"),
        Label::Last => "last",
        Label::Done => "done",
        Label::End => "end",
        Label::Why => "why (> is further along)",
        Label::InEye => "all in the eye",
        Label::Unfinished => "not finished",
    };
    words.to_string()
}

/// Who won, and if points did not decide it, what did.
pub fn outcome(outcome: &Outcome, names: &dyn Called) -> String {
    match outcome {
        Outcome::Won(winner) => format!("{} wins!", names.of(*winner)),
        Outcome::WonTie(winner, others) => won_tie(names.of(*winner), others, names),
        Outcome::Drawn => "A draw: equal points, and no pawn has moved.".to_string(),
    }
}

/// The same, in a game told as text.
pub fn outcome_told(outcome: &Outcome, names: &dyn Called) -> String {
    match outcome {
        Outcome::Won(winner) => format!("{} wins.", names.of(*winner)),
        Outcome::WonTie(winner, others) => won_tie(names.of(*winner), others, names),
        Outcome::Drawn => "It is a draw.".to_string(),
    }
}

fn won_tie(winner: &str, others: &[Seat], names: &dyn Called) -> String {
    let others = listed(&seats(others, names));
    format!("{winner} wins the tie with {others}: {winner}'s pawn is further along.")
}

/// Who won a game of which nothing else is seen any more, and by how much.
pub fn result(verdict: &Verdict, names: &dyn Called) -> String {
    let each = verdict.points.iter();
    let each = each.map(|&(seat, points)| format!("{} {points}", names.of(seat)));
    let points = each.collect::<Vec<_>>().join(", ");
    match &verdict.outcome {
        Outcome::Won(winner) => format!("{} wins: {points}.", names.of(*winner)),
        Outcome::WonTie(winner, others) => format!(
            "{} wins, further along than {}: {points}.",
            names.of(*winner),
            listed(&seats(others, names))
        ),
        Outcome::Drawn => format!("A draw: {points}."),
    }
}

/// Who plays, and who starts.
pub fn title(players: &[Seat], first: Seat, names: &dyn Called) -> String {
    format!(
        "Mandala, the pyramid game: {}; {} starts",
        listed(&seats(players, names)),
        names.of(first)
    )
}
