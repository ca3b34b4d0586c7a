//! The command line: what it accepts, what it refuses and what it prints.

use std::path::Path;

use clap::error::ErrorKind;
use clap::{CommandFactory, ValueEnum};
use mandala::cli::{self, Args, ColorMode, First, Shell};
use mandala::record::NAME_LIMIT;
use mandala::rules::{Color, Seat};
use mandala::rules_text::SECTIONS;

const KEYS: &str = "  \
  Space        turn your cards up, or cover them
  Enter        play, then hand over
  Esc          step back
  arrows       choose
  + -          more cards, fewer cards
  u            take a grow back
  s            both scores
  ?            rules and keys
  q            quit; the game is saved
";

/// The heading of the options in the long help.
const OPTIONS: &str = "Options (mandala -h explains them)";

fn read(options: &[&str]) -> Result<Args, clap::Error> {
    cli::try_parse(KEYS, ["mandala"].iter().chain(options))
}

fn accepted(options: &[&str]) -> Args {
    read(options).unwrap_or_else(|error| panic!("{options:?} refused: {error}"))
}

/// The message on a command line that is refused.
fn refused(options: &[&str]) -> String {
    let error = read(options).expect_err(&format!("{options:?} accepted"));
    assert_eq!(error.exit_code(), 2, "{options:?}");
    assert!(error.use_stderr(), "{options:?}");
    error.to_string()
}

fn long_help(width: usize) -> String {
    cli::command(KEYS, Some(width))
        .render_long_help()
        .to_string()
}

fn short_help(width: usize) -> String {
    cli::command(KEYS, Some(width)).render_help().to_string()
}

/// The long names of all options, `help` and `version` included.
fn long_options() -> Vec<String> {
    let mut command = cli::command("", None);
    command.build();
    let longs = command.get_arguments().filter_map(|arg| arg.get_long());
    longs.map(|long| format!("--{long}")).collect()
}

#[test]
fn the_definitions_are_sound() {
    Args::command().debug_assert();
    cli::command(KEYS, None).debug_assert();
}

#[test]
fn without_options_everything_is_left_to_the_game() {
    let args = accepted(&[]);
    assert_eq!(args.seed, None);
    assert_eq!(args.names, None);
    assert_eq!(args.first_seat(), None);
    assert_eq!(args.resume, None);
    assert_eq!(args.replay, None);
    assert_eq!(args.record, None);
    assert_eq!(args.home, None);
    assert_eq!(args.color, ColorMode::Auto);
    assert_eq!(args.completions, None);
    assert!(!args.ascii && !args.no_motion && !args.no_mouse && !args.flip && !args.man);
}

#[test]
fn every_flag_sets_its_field_and_no_other() {
    let none = accepted(&[]);
    let expect = |flag: &str, set: fn(&mut Args)| {
        let mut wanted = none.clone();
        set(&mut wanted);
        assert_eq!(accepted(&[flag]), wanted, "{flag}");
    };
    expect("--ascii", |args| args.ascii = true);
    expect("--no-motion", |args| args.no_motion = true);
    expect("--no-mouse", |args| args.no_mouse = true);
    expect("--flip", |args| args.flip = true);
    expect("--man", |args| args.man = true);
}

#[test]
fn a_seed_is_any_number_of_64_bits() {
    for seed in [0, 42, u64::MAX] {
        assert_eq!(accepted(&["--seed", &seed.to_string()]).seed, Some(seed));
    }
    for wrong in ["", "-1", "1.5", "seven", "18446744073709551616"] {
        let message = refused(&["--seed", wrong]);
        assert!(message.contains("0 to 18446744073709551615"), "{message}");
    }
}

#[test]
fn names_are_two_with_a_comma_between() {
    let names = accepted(&["--names", "Anna, Zoë B."]).names.unwrap();
    assert_eq!(names.of(Seat::One), "Anna");
    assert_eq!(names.of(Seat::Two), "Zoë B.");
}

#[test]
fn wrong_names_are_told_what_is_wrong() {
    let long = format!("Anna,{}", "b".repeat(NAME_LIMIT + 1));
    for (names, reason) in [
        ("Anna", "two names with a comma between"),
        ("Anna,Beth,Carl", "two names with a comma between"),
        ("Anna,", "at least one character"),
        ("Anna,ANNA", "different names"),
        ("Anna,B:th", "no `:`, `#` or `@`"),
        (&long, "at most 16 characters"),
    ] {
        let message = refused(&["--names", names]);
        assert!(message.contains("--names <ANNA,BETH>"), "{message}");
        assert!(message.contains(reason), "{names}: {message}");
    }
}

#[test]
fn the_first_player_is_a_number_a_name_or_drawn() {
    for (first, seat) in [
        ("1", Some(Seat::One)),
        ("2", Some(Seat::Two)),
        ("random", None),
        ("Anna", Some(Seat::One)),
        ("beth", Some(Seat::Two)),
    ] {
        let args = accepted(&["--first", first, "--names", "Anna,Beth"]);
        assert_eq!(args.first_seat(), seat, "{first}");
    }
    assert_eq!(accepted(&["--first", "2"]).first_seat(), Some(Seat::Two));
    assert_eq!(accepted(&["--first=Random"]).first, Some(First::Random));
}

#[test]
fn a_player_named_like_a_number_is_meant_by_that_name() {
    let args = accepted(&["--names", "2,Random", "--first", "2"]);
    assert_eq!(args.first_seat(), Some(Seat::One));
    let args = accepted(&["--names", "2,Random", "--first", "random"]);
    assert_eq!(args.first_seat(), Some(Seat::Two));
}

#[test]
fn an_unknown_first_player_is_told_who_may_start() {
    let message = refused(&["--first", "Carl", "--names", "Anna,Beth"]);
    assert!(message.contains("'Carl' for '--first <WHO>'"), "{message}");
    assert!(message.contains("Anna, Beth, 1, 2, random"), "{message}");

    let message = refused(&["--first", "Anna"]);
    assert!(message.contains("1, 2, random"), "{message}");
    assert!(message.contains("'--names'"), "{message}");
}

#[test]
fn resume_takes_a_file_or_none() {
    assert_eq!(accepted(&["--resume"]).resume, Some(None));
    assert_eq!(accepted(&["--resume", "--ascii"]).resume, Some(None));
    let args = accepted(&["--resume", "a game.txt"]);
    assert_eq!(args.resume, Some(Some("a game.txt".into())));
}

#[test]
fn files_and_directories_are_taken_as_they_are() {
    let path = Some(Path::new("some where/x"));
    let args = accepted(&["--replay", "some where/x", "--home=some where/x"]);
    assert_eq!(args.replay.as_deref(), path);
    assert_eq!(args.home.as_deref(), path);
    let args = accepted(&["--record", "some where/x"]);
    assert_eq!(args.record.as_deref(), path);
    for option in ["--replay", "--record", "--home"] {
        let message = refused(&[option]);
        assert!(message.contains("a value is required"), "{message}");
        assert!(message.contains(option), "{message}");
    }
}

#[test]
fn colours_are_one_of_five_modes() {
    for (word, mode) in [
        ("auto", ColorMode::Auto),
        ("always", ColorMode::Always),
        ("256", ColorMode::Ansi256),
        ("16", ColorMode::Ansi16),
        ("never", ColorMode::Never),
    ] {
        assert_eq!(accepted(&["--color", word]).color, mode);
    }
    for wrong in ["blue", "8", "AUTO"] {
        let message = refused(&["--color", wrong]);
        for mode in ColorMode::value_variants() {
            let value = mode.to_possible_value().unwrap();
            assert!(message.contains(value.get_name()), "{message}");
        }
    }
}

#[test]
fn completions_are_for_one_of_five_shells() {
    for shell in Shell::value_variants() {
        let args = accepted(&["--completions", &shell.to_string()]);
        assert_eq!(args.completions, Some(*shell));
    }
    let message = refused(&["--completions", "tcsh"]);
    for shell in Shell::value_variants() {
        assert!(message.contains(&shell.to_string()), "{message}");
    }
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let new_game = [["--seed", "1"], ["--names", "A,B"], ["--first", "1"]];
    for option in new_game {
        for mode in [["--resume", "x"], ["--replay", "x"]] {
            let message = refused(&[option, mode].concat());
            assert!(message.contains("cannot be used with"), "{message}");
            assert!(message.contains(option[0]), "{message}");
            assert!(message.contains(mode[0]), "{message}");
        }
    }
    for both in [
        ["--resume", "--replay=x"],
        ["--resume", "--record=x"],
        ["--replay=x", "--record=x"],
        ["--man", "--ascii"],
        ["--man", "--completions=zsh"],
        ["--completions=zsh", "--seed=1"],
        ["--seed=1", "--seed=2"],
    ] {
        let message = refused(&both);
        assert!(message.contains("cannot be used"), "{message}");
    }
}

#[test]
fn options_that_go_together_are_accepted() {
    let args = accepted(&[
        "--seed=7",
        "--names=Anna,Beth",
        "--first=Anna",
        "--record=game.txt",
        "--home=games",
        "--color=16",
        "--ascii",
        "--no-motion",
        "--no-mouse",
        "--flip",
    ]);
    assert_eq!(args.first_seat(), Some(Seat::One));
    accepted(&["--resume", "--home=games", "--color=never", "--flip"]);
    accepted(&["--replay=game.txt", "--ascii", "--no-motion"]);
}

#[test]
fn unknown_words_are_refused() {
    assert!(refused(&["--colour"]).contains("--color"));
    assert!(refused(&["game.txt"]).contains("game.txt"));
}

#[test]
fn help_and_version_are_asked_for_and_go_before_everything_else() {
    for (option, kind) in [
        ("-h", ErrorKind::DisplayHelp),
        ("--help", ErrorKind::DisplayHelp),
        ("-V", ErrorKind::DisplayVersion),
        ("--version", ErrorKind::DisplayVersion),
    ] {
        let error = read(&["--resume", option, "--first=nobody"]).unwrap_err();
        assert_eq!(error.kind(), kind);
        assert_eq!(error.exit_code(), 0);
        assert!(!error.use_stderr());
    }
    let help = |option| read(&[option]).unwrap_err().to_string();
    assert!(help("--help").contains(SECTIONS[0].title));
    assert!(!help("-h").contains(SECTIONS[0].title));
    let version = read(&["--version"]).unwrap_err().to_string();
    assert_eq!(version, format!("mandala {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_help_is_well_under_two_screens() {
    let lines = |help: String| help.trim_end().lines().count();
    assert_eq!(KEYS.lines().count(), 9);
    assert!(lines(long_help(80)) <= 44, "{}", long_help(80));
    assert!(lines(long_help(60)) <= 60, "{}", long_help(60));
    assert!(lines(short_help(80)) <= 24, "{}", short_help(80));
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
        let titles = SECTIONS.iter().map(|section| section.title);
        for title in titles.chain(["Keys", OPTIONS]) {
            assert!(help.lines().any(|line| line == title), "{width}: {help}");
        }
    }
}

#[test]
fn the_help_has_the_rules_then_the_keys_then_the_options() {
    let help = long_help(80);
    let at = |text: &str| {
        help.find(text)
            .unwrap_or_else(|| panic!("no {text}: {help}"))
    };
    let mut order: Vec<usize> = SECTIONS.iter().map(|section| at(section.title)).collect();
    order.extend([at("\nKeys\n"), at(OPTIONS)]);
    assert!(order.is_sorted(), "{help}");
    for line in KEYS.lines() {
        assert!(help.contains(line), "{line}");
    }
}

#[test]
fn the_help_has_every_word_of_the_rules() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for width in [60, 80, 100] {
        let help = words(&long_help(width));
        for paragraph in SECTIONS.iter().flat_map(|section| section.paragraphs) {
            assert!(help.contains(&words(paragraph)), "{paragraph}");
        }
    }
}

#[test]
fn both_helps_mention_every_option() {
    for option in long_options() {
        assert!(long_help(80).contains(&option), "{option}");
        assert!(short_help(80).contains(&option), "{option}");
    }
}

#[test]
fn the_short_help_is_the_options_only() {
    let (short, long) = (short_help(80), long_help(80));
    assert!(short.lines().count() < long.lines().count());
    for section in SECTIONS {
        assert!(!short.contains(section.paragraphs[0]));
    }
    assert!(!short.contains("Space"), "{short}");
}

#[test]
fn the_help_names_all_colour_modes_and_shells() {
    let help = short_help(80);
    let modes = ColorMode::value_variants()
        .iter()
        .filter_map(|mode| mode.to_possible_value());
    let shells = Shell::value_variants()
        .iter()
        .filter_map(|shell| shell.to_possible_value());
    for value in modes.chain(shells) {
        assert!(help.contains(value.get_name()), "{}", value.get_name());
    }
}

#[test]
fn completions_mention_every_option() {
    for shell in Shell::value_variants() {
        let mut script = Vec::new();
        cli::completions(*shell, &mut script).unwrap();
        let script = String::from_utf8(script).unwrap();
        for option in long_options() {
            // Fish writes the name of an option without its dashes.
            let name = option.trim_start_matches('-');
            let fish = format!("-l {name}");
            assert!(
                script.contains(&option) || script.contains(&fish),
                "{shell}: {option}"
            );
        }
    }
}

#[test]
fn the_manual_page_has_the_options_the_rules_and_the_keys() {
    let mut page = Vec::new();
    cli::man(KEYS, &mut page).unwrap();
    let page = String::from_utf8(page).unwrap();
    for heading in [
        "NAME",
        "SYNOPSIS",
        "OPTIONS",
        "RULES",
        "KEYS",
        "ENVIRONMENT",
        "EXIT STATUS",
    ] {
        let plain = page.contains(&format!(".SH {heading}\n"));
        assert!(
            plain || page.contains(&format!(".SH \"{heading}\"\n")),
            "{heading}"
        );
    }
    for option in long_options() {
        assert!(page.contains(&option.replace('-', "\\-")), "{option}");
    }
    assert!(page.contains("MANDALA_HOME"));
    assert!(page.contains("turn your cards up"));
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
        assert!(cli::completions(*shell, &mut Closed).is_err());
    }
    assert!(cli::man(KEYS, &mut Closed).is_err());
}

#[test]
fn the_rules_are_plain_ascii_in_short_paragraphs() {
    for section in SECTIONS {
        assert!(!section.paragraphs.is_empty());
        for text in section.paragraphs.iter().chain([&section.title]) {
            assert!(
                text.chars().all(|c| c == ' ' || c.is_ascii_graphic()),
                "{text}"
            );
            assert_eq!(text.trim(), *text);
            assert!(!text.contains("  "), "{text}");
            assert!(text.len() <= 320, "{text}");
        }
    }
}

#[test]
fn the_rules_have_all_the_words_of_the_game() {
    let text: String = SECTIONS
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
        "equal",
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
