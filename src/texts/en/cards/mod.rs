//! What is said at the card table.

pub mod help;
mod hints;
mod record;
mod refusal;
pub(super) mod rules;
mod speech;
mod story;
mod table;

use super::English;
use super::house::KeyWords;
use crate::app::cards::Sentence;
use crate::app::cards::{Context, Hint};
use crate::rules::cards::{Action, Ending, Illegal, Outcome, Score, Side, SpaceScore, Verdict};
use crate::rules::{Color, Player};
use crate::story::cards::{Line, Reason, Warning};
use crate::texts::language::cards::Label;
use crate::texts::language::{Called, Cards};

pub use refusal::{fault, refusal};
pub(super) use story::warning;
pub use table::result;

/// The name of a color.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Orange => "orange",
        Color::Yellow => "yellow",
        Color::Green => "green",
        Color::Purple => "purple",
        Color::Black => "black",
    }
}

/// The name of a color, as the first word of a sentence.
pub(super) fn color_title(color: Color) -> &'static str {
    match color {
        Color::Red => "Red",
        Color::Orange => "Orange",
        Color::Yellow => "Yellow",
        Color::Green => "Green",
        Color::Purple => "Purple",
        Color::Black => "Black",
    }
}

/// Which of the two Mandalas.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// Which of the two Mandalas, as the first word of a sentence.
fn title(side: Side) -> &'static str {
    match side {
        Side::Left => "Left",
        Side::Right => "Right",
    }
}

/// A number of cards.
fn cards(cards: u8) -> String {
    match cards {
        1 => "1 card".to_string(),
        n => format!("{n} cards"),
    }
}

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::Show => ("show my cards", "show your own cards, or hide them"),
        Hint::HandColor => ("color", "pick a color from your hand"),
        Hint::MountainColor => ("color", "pick a color of the Mountain"),
        Hint::Side => ("Mandala", "play into the left or the right Mandala"),
        Hint::Place => ("place", "build the Mountain, grow your Field, or discard"),
        Hint::Choices => ("", "go through the choices"),
        Hint::Count => ("", "play or discard more or fewer cards"),
        Hint::Play => ("play", "play what is chosen"),
        Hint::HandOver => ("hand over", "end your turn and hide your cards"),
        Hint::TakeBack => ("undo", "undo a Field play that completed nothing"),
        Hint::Take => ("take it", "take the chosen color"),
        Hint::Hide => ("hide", "hide your cards"),
        Hint::Flip => ("hide/show", "hide your cards, or show them again"),
        Hint::Peek => ("hide/show", "show the chooser's cards, or hide them"),
        Hint::Back => ("", "step back; hide your cards"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "Taking over",
        Context::Choose => "Your turn",
        Context::Review => "After your action",
        Context::Draft => "Choosing from a complete Mandala",
    }
}

impl Cards for English {
    fn label(&self, label: Label) -> String {
        table::label(label)
    }

    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String {
        speech::sentence(sentence, names)
    }

    fn entry(&self, line: &Line, names: &dyn Called) -> String {
        story::entry(line, names)
    }

    fn told(&self, line: &Line, names: &dyn Called) -> String {
        super::sentence(&story::entry(line, names))
    }

    fn ending(&self, ending: Ending) -> String {
        super::sentence(&story::over(ending))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        story::warning(warning, names)
    }

    fn warning_in_short(&self, warning: &Warning) -> &'static str {
        story::warning_in_short(warning)
    }

    fn deed(&self, action: Action) -> String {
        hints::deed(action)
    }

    fn reasons(&self, reasons: &[Reason], names: &dyn Called) -> String {
        hints::reasons(reasons, names)
    }

    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String {
        refusal(illegal, names)
    }

    fn outcome(&self, outcome: Outcome, names: &dyn Called) -> String {
        table::outcome(outcome, names)
    }

    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String {
        table::result(verdict, names)
    }

    fn title(&self, names: &dyn Called, first: Player) -> String {
        table::title(names, first)
    }

    fn space(&self, number: u16, color: Color, space: &SpaceScore) -> String {
        table::space(number, color, space)
    }

    fn cup(&self, score: &Score) -> String {
        table::cup(score)
    }
}
