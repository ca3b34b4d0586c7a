//! What is said at the card table.

use super::house::KeyWords;
use crate::app::cards::{Context, Hint};

/// What some keys are for.
pub fn key_words(hint: Hint) -> KeyWords {
    let (label, help) = match hint {
        Hint::Show => ("show my cards", "turn your own cards up, or cover them"),
        Hint::HandColor => ("colour", "choose a colour of your hand"),
        Hint::MountainColor => ("colour", "choose a colour of the Mountain"),
        Hint::Side => ("Mandala", "play into the left or the right Mandala"),
        Hint::Place => ("place", "build the Mountain, grow your Field, or discard"),
        Hint::Choices => ("", "go through the choices"),
        Hint::Count => ("", "play or discard more or fewer cards"),
        Hint::Play => ("play", "play what is chosen"),
        Hint::HandOver => ("hand over", "end your turn and cover your cards"),
        Hint::TakeBack => ("take back", "take a Field play back before handing over"),
        Hint::Take => ("take it", "take the chosen colour"),
        Hint::Hide => ("hide", "cover your cards"),
        Hint::Flip => ("flip", "cover your cards, or turn them up again"),
        Hint::Peek => ("my cards", "turn the chooser's cards up, or cover them"),
        Hint::Back => ("", "step back; cover your cards"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere.
pub fn keys_heading(context: Context) -> &'static str {
    match context {
        Context::Covered => "Taking over",
        Context::Choose => "Your turn",
        Context::Review => "After your action",
        Context::Draft => "Choosing in a destruction",
    }
}
