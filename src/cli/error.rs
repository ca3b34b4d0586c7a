//! What is wrong with a command line.

use clap::error::{ContextKind, ContextValue};

use crate::plain::Plain;

/// What is wrong with a command line, and where the options are explained: the long help is
/// about the games.
pub fn told(error: &clap::Error) -> String {
    let text = error.render().to_string();
    text.replace("'--help'", "'-h'")
}

/// The same error, with what it quotes from the command line fit to be shown. Who asks for
/// a level means that of a computer.
pub(super) fn with_plain_words(mut error: clap::Error) -> clap::Error {
    let is_level = |value: &ContextValue| value.to_string() == "--level";
    if error.get(ContextKind::InvalidArg).is_some_and(is_level) {
        let computer = ContextValue::String("--computer".to_string());
        error.insert(ContextKind::SuggestedArg, computer);
        // Clap shows how to use what is spelled alike.
        error.insert(ContextKind::Usage, ContextValue::None);
    }
    let plain = |text: &String| Plain::quote(text).to_string();
    let quotes = error.context().filter_map(|(kind, value)| match value {
        ContextValue::String(text) => Some((kind, ContextValue::String(plain(text)))),
        ContextValue::Strings(texts) => {
            let texts = texts.iter().map(plain).collect();
            Some((kind, ContextValue::Strings(texts)))
        }
        // Clap's own words.
        _ => None,
    });
    for (kind, value) in quotes.collect::<Vec<_>>() {
        error.insert(kind, value);
    }
    error
}
