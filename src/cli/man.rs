//! The manual page.

use std::io::{self, Write};

use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use super::{build, definitions, keys_of_a_turn};
use crate::rules::Kind;
use crate::texts::Language;
use crate::texts::language::cli::Label;

/// Writes the manual page, with the rules and keys of all games.
///
/// # Errors
///
/// If it cannot be written.
pub fn man(language: &'static dyn Language, out: &mut impl Write) -> io::Result<()> {
    let words = language.command_line();
    let game = |kind| language.games().game(kind);
    let plain = definitions(Kind::default(), None, language);
    // Here is room for those that the short help leaves out.
    let plain = plain.mut_args(|arg| arg.hide_short_help(false));
    let command = build(plain.long_about(description(language)), language);
    let page = Man::new(command).section("6");
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;

    let mut rest = Roff::new();
    rest.control("SH", [words.label(Label::ManRules)]);
    for kind in Kind::ALL {
        for section in game(kind).rules {
            let title = format!("{}: {}", game(kind).label, section.title);
            rest.control("SS", [title.as_str()]);
            add_paragraphs(&mut rest, section.paragraphs);
        }
    }
    rest.control("SH", [words.label(Label::ManKeys)]);
    for kind in Kind::ALL {
        rest.control("SS", [game(kind).label]);
        rest.control("nf", []);
        for line in keys_of_a_turn(kind, language).lines() {
            rest.text([roman(line)]);
        }
        rest.control("fi", []);
    }
    rest.control("SH", [words.label(Label::ManLines)]);
    for line in words.lines_of_text() {
        rest.text([roman(*line)]);
    }
    rest.control("SH", [words.label(Label::ManPastGames)]);
    add_paragraphs(&mut rest, words.past_games());
    rest.control("SH", [words.label(Label::ManEnvironment)]);
    rest.control("TP", []);
    rest.text([roman("MANDALA_HOME")]);
    rest.text([roman(words.label(Label::Home))]);
    rest.control("TP", []);
    rest.text([roman("ACCESSIBLE")]);
    rest.text([roman(words.label(Label::Accessible))]);
    rest.control("SH", [words.label(Label::ManExitStatus)]);
    rest.text([roman(words.label(Label::ExitStatus))]);
    rest.to_writer(out)
}

fn add_paragraphs(page: &mut Roff, paragraphs: &[&str]) {
    for (at, paragraph) in paragraphs.iter().enumerate() {
        if at > 0 {
            page.control("PP", []);
        }
        page.text([roman(*paragraph)]);
    }
}

/// What the games are, a paragraph each.
fn description(language: &dyn Language) -> String {
    let words = language.command_line();
    let games = Kind::ALL.map(|kind| {
        let game = language.games().game(kind);
        format!("{} {}", game.description, game.credit)
    });
    let [one, other] = [Label::Description, Label::Kept].map(|label| words.label(label));
    format!("{one}\n\n{}\n\n{other}", games.join("\n\n"))
}
