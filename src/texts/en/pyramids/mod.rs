//! What is said at the pyramid table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;

use super::house::KeyWords;
use super::review;
use super::{English, counted, listed};
use crate::app::pyramids::{KeyLabel, Sentence};
use crate::rules::Seat;
use crate::rules::pyramids::{Color, Illegal, Piece, Size};
use crate::story::Weighed;
use crate::story::pyramids::{Deed, End, Line, Outcome, Reason, Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::texts::language::{Called, Pyramids};

/// The name of a color.
pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
        Color::Black => "black",
    }
}

/// The name of a size.
pub(super) fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

/// The name of a piece or of its group.
pub(super) fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}

/// A group by its mark and its name.
fn group(group: Piece) -> String {
    format!("{group} ({})", piece(group))
}

/// What some keys are for.
pub fn key_words(label: KeyLabel) -> KeyWords {
    let (label, help) = match label {
        KeyLabel::Color => ("color", "the nearest red, yellow, green, blue (u) or black one"),
        KeyLabel::Size => ("size", "the nearest of that size; again: the next one"),
        KeyLabel::Choose => ("choose", "the previous or next pyramid ahead; or click one"),
        KeyLabel::ChooseToo => ("", "the previous or next one, too"),
        KeyLabel::ChooseOrHints => ("", "the next hint, if there are any; else the next pyramid"),
        KeyLabel::Ends => ("", "the nearest pyramid, or the innermost"),
        KeyLabel::Five => ("", "five pyramids further or back"),
        KeyLabel::Finishing => ("finish a group", "the next pyramid that finishes a group"),
        KeyLabel::Take => ("take", "take the chosen pyramid"),
        KeyLabel::TakeBack => ("undo", "drop your choice, or undo the last take by any player"),
        KeyLabel::Nothing => ("", "choose nothing"),
        KeyLabel::Drop => ("drop", "drop your choice"),
    };
    KeyWords { label, help }
}

/// The heading of the keys of a turn.
pub const KEYS: &str = "Your turn";

fn won_tie(winner: &str, others: &[Seat], names: &dyn Called) -> String {
    let others = listed(&story::seats(others, names));
    format!("{winner} wins the tie with {others}: {winner}'s pawn is further along.")
}

impl Pyramids for English {
    fn label(&self, label: Label) -> String {
        let words = match label {
            Label::Start => "start",
            Label::Eye => "eye",
            Label::Left => "left",
            Label::Points => "points",
            Label::Place => "pawn on",
            Label::Won => "won",
            Label::Drawn(games) => return format!("and {games} drawn"),
            Label::Last => "last",
            Label::Done => "done",
            Label::End => "end",
            Label::Why => "why",
            Label::Owned => "owned",
            Label::InEye => "all in the eye",
            Label::Unfinished => "not finished",
        };
        words.to_string()
    }

    fn why(&self, scored: &Scored, pawns: &dyn Called) -> String {
        story::why(scored, pawns)
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, line: &Line, names: &dyn Called) -> String {
        story::entry(line, names)
    }

    fn told(&self, line: &Line, names: &dyn Called) -> String {
        format!("{}.", story::entry(line, names))
    }

    fn ending(&self, end: End, names: &dyn Called) -> String {
        story::ending(end, names)
    }

    fn weighed(
        &self,
        weighed: Weighed,
        deed: Deed,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String {
        let why: Vec<String> = reasons.iter().map(|it| hints::reason(it, names)).collect();
        review::weighed(weighed, &hints::deed(deed), &why.join(", "), names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal::refusal(illegal, names)
    }

    fn outcome(&self, outcome: &Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Won(winner) | Outcome::WonTie(winner, _) => {
                format!("{} wins!", names.of(*winner))
            }
            Outcome::Drawn => "A draw: equal points, and no pawn has moved.".to_string(),
        }
    }

    fn tie_broken(&self, winner: Seat, others: &[Seat], points: u16, names: &dyn Called) -> String {
        let others = listed(&story::seats(others, names));
        format!("{points} each with {others}; {}'s pawn is further along.", names.of(winner))
    }

    fn outcome_told(&self, outcome: &Outcome, names: &dyn Called) -> String {
        match outcome {
            Outcome::Won(winner) => format!("{} wins.", names.of(*winner)),
            Outcome::WonTie(winner, others) => won_tie(names.of(*winner), others, names),
            Outcome::Drawn => "It is a draw.".to_string(),
        }
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        let each = verdict.points.iter();
        let each = each.map(|&(seat, points)| format!("{} {points}", names.of(seat)));
        let points = each.collect::<Vec<_>>().join(", ");
        match &verdict.outcome {
            Outcome::Won(winner) => format!("{} wins: {points}.", names.of(*winner)),
            Outcome::WonTie(winner, others) => format!(
                "{} wins, further along than {}: {points}.",
                names.of(*winner),
                listed(&story::seats(others, names))
            ),
            Outcome::Drawn => format!("A draw: {points}."),
        }
    }

    fn title(&self, players: &[Seat], first: Seat, names: &dyn Called) -> String {
        format!(
            "Mandala, the pyramid game: {}; {} starts",
            listed(&story::seats(players, names)),
            names.of(first)
        )
    }
}
