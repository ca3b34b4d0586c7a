//! What the help says about the options, the games and their keys.

use clap::Arg;
use clap::builder::Styles;

use crate::app::keymap::{self, Binding};
use crate::fit::{columns, padded};
use crate::rules::Kind;
use crate::texts::Language;
use crate::texts::language::cli::{Label, Opt};
use crate::texts::language::games::GameWords;

/// Which option clap knows by which name.
const OPTIONS: [(&str, Opt); 33] = [
    ("game", Opt::Game),
    ("seed", Opt::Seed),
    ("names", Opt::Names),
    ("computer", Opt::Computer),
    ("first", Opt::First),
    ("learn", Opt::Learn),
    ("resume", Opt::Resume),
    ("replay", Opt::Replay),
    ("review", Opt::Review),
    ("picture", Opt::Picture),
    ("at", Opt::At),
    ("games", Opt::Games),
    ("record", Opt::Record),
    ("home", Opt::Home),
    ("lang", Opt::Lang),
    ("color", Opt::Color),
    ("palette", Opt::Palette),
    ("ascii", Opt::Ascii),
    ("no_ascii", Opt::NoAscii),
    ("no_motion", Opt::NoMotion),
    ("motion", Opt::Motion),
    ("no_mouse", Opt::NoMouse),
    ("mouse", Opt::Mouse),
    ("flip", Opt::Flip),
    ("no_flip", Opt::NoFlip),
    ("hints", Opt::Hints),
    ("no_hints", Opt::NoHints),
    ("plain", Opt::Plain),
    ("no_plain", Opt::NoPlain),
    ("completions", Opt::Completions),
    ("man", Opt::Man),
    ("help", Opt::Help),
    ("version", Opt::Version),
];

/// An option with what the help says about it.
pub(super) fn explained(arg: Arg, language: &dyn Language) -> Arg {
    let known = OPTIONS.iter().find(|(id, _)| arg.get_id() == id);
    let Some((_, option)) = known else { return arg };
    let words = language.command_line().option(*option);
    let arg = arg.help(words.help);
    if words.value.is_empty() { arg } else { arg.value_name(words.value) }
}

/// The rules and keys of a game, how to read about the options, and all games, each under
/// its heading.
pub(super) fn reference(kind: Kind, styles: &Styles, language: &dyn Language) -> String {
    let words = language.command_line();
    let header = styles.get_header();
    // Each piece, styled or plain, begins with the end of a line: clap counts
    // columns on from the last line of the piece before.
    let head = |title: &str| format!("{header}\n{title}{header:#}\n");
    // Air between what belongs together.
    let apart = |title: &str| format!("\n{}", head(title));
    let mut text = String::new();
    for section in language.games().game(kind).rules {
        let paragraphs = section.paragraphs.iter().map(|text| format!("  {text}"));
        text += &if text.is_empty() { head(section.title) } else { apart(section.title) };
        text += &paragraphs.collect::<Vec<_>>().join("\n");
    }
    let keys = keys(&keymap::quick(kind), kind, language);
    let plain = words.lines_of_text().iter().map(|line| format!("  {line}"));
    let plain = plain.collect::<Vec<_>>().join("\n");
    for (title, lines) in [
        (words.label(Label::Keys), keys.as_str()),
        (words.label(Label::Options), words.label(Label::OptionsTold)),
        (words.label(Label::Lines), plain.as_str()),
        (words.label(Label::Games), &games(kind, language)),
    ] {
        text += &apart(title);
        text += lines.trim_end();
    }
    text
}

/// The games, each with who made it; the rules of one of them stand above.
fn games(chosen: Kind, language: &dyn Language) -> String {
    let above = language.command_line().label(Label::ExplainedAbove);
    let line = |kind: Kind| {
        let GameWords { what, credit, .. } = language.games().game(kind);
        let above = if kind == chosen { above } else { "" };
        let first = format!("  {:<12} {what} {above}", kind.name());
        format!("{}\n    {credit}\n", first.trim_end())
    };
    Kind::ALL.into_iter().map(line).collect()
}

/// The keys of a turn, one line each.
pub fn keys_of_a_turn(kind: Kind, language: &dyn Language) -> String {
    keys(&keymap::of_a_turn(kind), kind, language)
}

/// Some keys, one line each.
fn keys(bindings: &[&Binding], kind: Kind, language: &dyn Language) -> String {
    let words = language.house();
    let names = |binding: &Binding| {
        let keys = binding.shown().iter().map(|(key, _)| words.key(*key));
        keys.collect::<Vec<_>>().join(" ")
    };
    let widths = bindings.iter().map(|binding| columns(&names(binding)));
    let width = widths.max().unwrap_or(0).max(12);
    let line = |binding: &&Binding| {
        let help = words.key_words(binding.label, kind).help;
        format!("  {} {help}\n", padded(&names(binding), width))
    };
    bindings.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::OPTIONS;
    use crate::cli;
    use crate::rules::Kind;
    use crate::texts::ENGLISH;

    #[test]
    fn a_language_explains_every_option() {
        let command = cli::command(Kind::default(), None, ENGLISH);
        let mut known: Vec<&str> = OPTIONS.iter().map(|(id, _)| *id).collect();
        let ids = command.get_arguments().map(|arg| arg.get_id().as_str());
        let mut ids: Vec<&str> = ids.collect();
        known.sort_unstable();
        ids.sort_unstable();
        assert_eq!(ids, known);
    }
}
