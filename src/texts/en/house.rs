//! What is said at every table.

use super::cards;
use crate::app::keymap::{self, Binding, Context, Hint};

/// What some keys are for, in short for the key bar and in full for the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyWords {
    /// A word or two; empty if they are in the help only.
    pub label: &'static str,
    /// What they do.
    pub help: &'static str,
}

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::Cards(hint) => return cards::key_words(hint),
        Hint::Again => ("again", "a rematch; the other player starts"),
        Hint::NewGame => ("new game", "play again with other names"),
        Hint::Step => ("step", "one action forward or back"),
        Hint::Turn => ("turn", "type the number of a turn"),
        Hint::GoToTurn => ("", "go to the turn that was typed, or one action forward"),
        Hint::EraseTurn => ("", "take a digit back, or the whole number"),
        Hint::TenSteps => ("10 steps", "ten actions forward or back"),
        Hint::TurningPoint => ("destruction", "to the next destruction"),
        Hint::StartAndEnd => ("start end", "to the deal or to the last action"),
        Hint::Scroll => ("scroll", "scroll"),
        Hint::Page => ("page", "scroll by pages"),
        Hint::Close => ("close", "close"),
        Hint::LeaveGame => ("leave", "leave the game; it is kept"),
        Hint::Agree => (
            "agree to end",
            "end the game here, if both agree, and count",
        ),
        Hint::Count => ("yes, count", "end the game here and count"),
        Hint::KeepPlaying => ("go on playing", "go on playing"),
        Hint::Lines => ("move", "go from line to line"),
        Hint::Change => ("change", "change who starts"),
        Hint::GoOn => ("go on", "go on; on the last line, deal"),
        Hint::EraseLetter => ("", "remove the last letter of a name"),
        Hint::Log => ("events", "everything that happened so far"),
        Hint::Help => ("help", "the rules in short and all keys"),
        Hint::Quit => ("quit", "leave, or end the game together"),
        Hint::Leave => ("quit", "leave"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere; none where the help does not list them.
pub fn keys_heading(context: Context) -> Option<&'static str> {
    Some(match context {
        Context::Naming => "Typing a name",
        Context::Start => "The start screen",
        Context::Cards(context) => cards::keys_heading(context),
        Context::Over => "When the game is over",
        Context::Quit => "Leaving",
        Context::Agree => "Ending together",
        Context::Replay => "Replaying a record",
        Context::Help | Context::Log => return None,
    })
}

/// The keys of a turn, a line each, for the command line's help.
pub fn keys_of_a_turn() -> String {
    let line = |binding: &Binding| {
        let keys = binding.names().join(" ");
        format!("  {keys:<12} {}\n", key_words(binding.hint).help)
    };
    keymap::of_a_turn().into_iter().map(line).collect()
}
