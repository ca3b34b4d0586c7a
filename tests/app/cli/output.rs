//! What is printed: both helps, completions, the manual page and the rules in them.

use clap::ValueEnum;
use mandala::cli::{self, ColorMode, Shell};
use mandala::rules::Color;
use mandala::rules::Kind;
use mandala::texts::ENGLISH;
use mandala::texts::language::cli as cli_words;

use super::long_options;

/// The heading of the options in the long help.
const OPTIONS: &str = "Options";

fn long_help(width: usize) -> String {
    cli::command(Kind::Cards, Some(width), ENGLISH).render_long_help().to_string()
}

fn short_help(width: usize) -> String {
    cli::command(Kind::Cards, Some(width), ENGLISH).render_help().to_string()
}

#[test]
fn the_rules_take_one_screen_the_keys_eight_lines_and_the_options_one() {
    for kind in Kind::ALL {
        let help = cli::command(kind, Some(80), ENGLISH).render_long_help().to_string();
        let lines: Vec<&str> = help.lines().collect();
        let at = |title: &str| {
            let found = lines.iter().position(|line| *line == title);
            found.unwrap_or_else(|| panic!("no {title}: {help}"))
        };
        let [goal, keys, options] = ["Goal", "Keys", OPTIONS].map(at);
        // Without the blank line before the next heading.
        assert!(keys - 1 - goal <= 24, "{help}");
        assert_eq!(options - 1 - (keys + 1), 8, "{help}");
        let next = at(ENGLISH.command_line().label(cli_words::Label::Lines));
        assert_eq!(next - 1 - (options + 1), 1, "{help}");
        assert!(lines[options + 1].contains("-h"), "{help}");
    }
    let short = short_help(80);
    assert!(short.trim_end().lines().count() <= 24, "{short}");
}

#[test]
fn no_line_of_the_help_is_wider_than_the_terminal() {
    for width in 40..=110 {
        for help in [long_help(width), short_help(width)] {
            for line in help.lines() {
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
        }
    }
}

#[test]
fn headings_stand_on_a_line_of_their_own_at_every_width() {
    for width in 48..=110 {
        let help = long_help(width);
        let titles = ENGLISH.games().game(Kind::Cards).rules.iter().map(|section| section.title);
        for title in
            titles.chain(["Keys", OPTIONS, ENGLISH.command_line().label(cli_words::Label::Games)])
        {
            assert!(help.lines().any(|line| line == title), "{width}: {help}");
        }
    }
}

#[test]
fn the_help_has_the_rules_then_the_keys_then_the_options() {
    let help = long_help(80);
    let at = |text: &str| help.find(text).unwrap_or_else(|| panic!("no {text}: {help}"));
    let mut order: Vec<usize> =
        ENGLISH.games().game(Kind::Cards).rules.iter().map(|section| at(section.title)).collect();
    order.extend([at("\nKeys\n"), at("\nOptions\n"), at("\nGames ")]);
    assert!(order.is_sorted(), "{help}");
}

#[test]
fn the_help_has_every_word_of_the_rules() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for width in [60, 80, 100] {
        let help = words(&long_help(width));
        for paragraph in
            ENGLISH.games().game(Kind::Cards).rules.iter().flat_map(|section| section.paragraphs)
        {
            assert!(help.contains(&words(paragraph)), "{paragraph}");
        }
    }
}

#[test]
fn the_help_says_who_made_each_game() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for width in [60, 80, 100] {
        let help = words(&long_help(width));
        for kind in Kind::ALL {
            assert!(help.contains(ENGLISH.games().game(kind).credit), "{kind}: {help}");
        }
    }
}

#[test]
fn the_short_help_mentions_every_option() {
    for option in long_options() {
        assert!(short_help(80).contains(&option), "{option}");
    }
}

#[test]
fn the_short_help_is_the_options_only() {
    let (short, long) = (short_help(80), long_help(80));
    assert!(short.lines().count() < long.lines().count());
    for section in ENGLISH.games().game(Kind::Cards).rules {
        assert!(!short.contains(section.paragraphs[0]));
    }
    assert!(!short.contains("Space"), "{short}");
}

#[test]
fn the_help_names_all_color_modes_and_shells() {
    let help = short_help(80);
    let modes = ColorMode::value_variants().iter().filter_map(|mode| mode.to_possible_value());
    let shells = Shell::value_variants().iter().filter_map(|shell| shell.to_possible_value());
    for value in modes.chain(shells) {
        assert!(help.contains(value.get_name()), "{}", value.get_name());
    }
}

#[test]
fn completions_mention_every_option() {
    for shell in Shell::value_variants() {
        let mut script = Vec::new();
        cli::completions(*shell, ENGLISH, &mut script).unwrap();
        let script = String::from_utf8(script).unwrap();
        for option in long_options() {
            // Fish writes the name of an option without its dashes.
            let name = option.trim_start_matches('-');
            let fish = format!("-l {name}");
            assert!(script.contains(&option) || script.contains(&fish), "{shell}: {option}");
        }
    }
}

#[test]
fn the_manual_page_has_the_options_the_rules_and_the_keys() {
    let mut page = Vec::new();
    cli::man(ENGLISH, &mut page).unwrap();
    let page = String::from_utf8(page).unwrap();
    for heading in ["NAME", "SYNOPSIS", "OPTIONS", "RULES", "KEYS", "ENVIRONMENT", "EXIT STATUS"] {
        let plain = page.contains(&format!(".SH {heading}\n"));
        assert!(plain || page.contains(&format!(".SH \"{heading}\"\n")), "{heading}");
    }
    for option in long_options() {
        // Its value, and in the next line what it does.
        let head = format!("\\fB{}\\fR", option.replace('-', "\\-"));
        let mut lines =
            page.lines().skip_while(|line| !line.ends_with(&head) && !line.starts_with(&head));
        assert!(lines.nth(1).is_some_and(|told| !told.is_empty()), "{option}");
    }
    assert!(page.contains("MANDALA_HOME"));
    assert!(page.contains("show your own cards, or hide them"));
    let (_, rest) = page.split_once(".SH DESCRIPTION\n").unwrap();
    let description = rest.split(".SH").next().unwrap();
    assert!(description.contains("card game for two people"));
    assert!(description.contains("The player with more points wins"));
}

#[test]
fn a_closed_pipe_is_an_error_and_no_panic() {
    struct Closed;
    impl std::io::Write for Closed {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    for shell in Shell::value_variants() {
        assert!(cli::completions(*shell, ENGLISH, &mut Closed).is_err());
    }
    assert!(cli::man(ENGLISH, &mut Closed).is_err());
}

#[test]
fn the_rules_are_plain_ascii_in_short_paragraphs() {
    for section in ENGLISH.games().game(Kind::Cards).rules {
        assert!(!section.paragraphs.is_empty());
        for text in section.paragraphs.iter().chain([&section.title]) {
            assert!(text.chars().all(|c| c == ' ' || c.is_ascii_graphic()), "{text}");
            assert_eq!(text.trim(), *text);
            assert!(!text.contains("  "), "{text}");
            assert!(text.len() <= 320, "{text}");
        }
    }
}

#[test]
fn the_rules_have_all_the_words_of_the_game() {
    let text: String = ENGLISH
        .games()
        .game(Kind::Cards)
        .rules
        .iter()
        .flat_map(|section| section.paragraphs.iter().chain([&section.title]))
        .map(|text| format!("{text} "))
        .collect();
    for word in [
        "Mandala",
        "Mountain",
        "Field",
        "River",
        "Cup",
        "hand",
        "deck",
        "discard",
        "Build",
        "Grow",
        "Discard",
        "Rule of Color",
        "complete",
        "sixth",
        "tied",
        "empty",
        "tied",
        "draw",
    ] {
        assert!(text.contains(word), "{word}");
    }
    for color in Color::ALL {
        assert!(text.contains(&color.to_string()), "{color}");
    }
}
