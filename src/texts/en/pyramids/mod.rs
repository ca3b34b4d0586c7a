//! What is said at the pyramid table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;
pub(super) mod table;

use super::house::KeyWords;
use super::{English, counted, listed};
use crate::app::pyramids::{Hint, Sentence};
use crate::rules::Seat;
use crate::rules::pyramids::{Color, Illegal, Piece, Size};
use crate::story::pyramids::{Deed, End, Line, Outcome, Reason, Scored, Verdict};
use crate::texts::language::pyramids::Label;
use crate::texts::language::{Called, Pyramids};

/// The name of a color.
fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Blue => "blue",
        Color::Black => "black",
    }
}

/// The name of a size.
fn size(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

/// The name of a piece or of its group.
fn piece(piece: Piece) -> String {
    format!("{} {}", size(piece.size), color(piece.color))
}

/// A group by its mark and its name.
fn group(group: Piece) -> String {
    format!("{group} ({})", piece(group))
}

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::Color => (
            "color",
            "the next red, yellow, green, blue or black one after your choice or pawn",
        ),
        Hint::Size => ("size", "the next small, medium or large one of that color"),
        Hint::Choose => (
            "choose",
            "the previous or next pyramid ahead; or click one, and again to take it",
        ),
        Hint::ChooseToo => ("", "the previous or next one, too"),
        Hint::Ends => ("", "the nearest pyramid, or the innermost"),
        Hint::Five => ("", "five pyramids further or back"),
        Hint::Finishing => ("finish", "the next pyramid that finishes a group"),
        Hint::Take => ("take", "take the chosen pyramid"),
        Hint::TakeBack => (
            "undo",
            "drop what is chosen; else undo the last take of any player since you sat down",
        ),
        Hint::Nothing => ("", "choose nothing"),
        Hint::Drop => ("drop", "drop what is chosen"),
    };
    KeyWords { label, help }
}

/// The heading of the keys of a turn.
pub const KEYS: &str = "Your turn";

impl Pyramids for English {
    fn label(&self, label: Label) -> String {
        table::label(label)
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

    fn deed(&self, deed: Deed) -> String {
        hints::deed(deed)
    }

    fn reasons(&self, reasons: &[Reason], names: &dyn Called) -> String {
        hints::reasons(reasons, names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal::refusal(illegal, names)
    }

    fn outcome(&self, outcome: &Outcome, names: &dyn Called) -> String {
        table::outcome(outcome, names)
    }

    fn outcome_told(&self, outcome: &Outcome, names: &dyn Called) -> String {
        table::outcome_told(outcome, names)
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        table::result(verdict, names)
    }

    fn title(&self, players: &[Seat], first: Seat, names: &dyn Called) -> String {
        table::title(players, first, names)
    }
}
