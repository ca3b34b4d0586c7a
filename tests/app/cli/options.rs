//! What is accepted and refused, and how that is said.

use std::path::Path;

use clap::ValueEnum;
use clap::error::ErrorKind;
use mandala::app::Settings;
use mandala::cli::{self, Args, ColorMode, Shell};
use mandala::record::NAME_LIMIT;
use mandala::rules::{Kind, Player, Seat};
use mandala::texts::ENGLISH;

use super::{accepted, read, refused};

#[test]
fn the_definitions_are_sound() {
    cli::command(Kind::default(), None, ENGLISH).debug_assert();
}

#[test]
fn without_options_everything_is_left_to_the_game() {
    let args = accepted(&[]);
    assert_eq!(args.seed, None);
    assert_eq!(args.names, None);
    assert_eq!(args.first_seat(), None);
    assert_eq!(args.resume, None);
    assert_eq!(args.replay, None);
    assert_eq!(args.games, None);
    assert_eq!(args.record, None);
    assert_eq!(args.home, None);
    assert_eq!(args.color, None);
    assert_eq!(args.completions, None);
    assert!(!args.man);
    let usual =
        Settings { flip: true, mouse: false, color: ColorMode::Ansi16, ..Settings::default() };
    for settings in [usual, Settings::default()] {
        assert_eq!(args.settings(settings), settings);
    }
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
    expect("--no-ascii", |args| args.no_ascii = true);
    expect("--motion", |args| args.motion = true);
    expect("--no-motion", |args| args.no_motion = true);
    expect("--mouse", |args| args.mouse = true);
    expect("--no-mouse", |args| args.no_mouse = true);
    expect("--flip", |args| args.flip = true);
    expect("--no-flip", |args| args.no_flip = true);
    expect("--man", |args| args.man = true);
}

#[test]
fn every_switch_can_be_set_both_ways_and_the_last_flag_wins() {
    let all = |on| Settings { flip: on, motion: on, mouse: on, ascii: on, ..Settings::default() };
    type Switch = fn(&mut Settings) -> &mut bool;
    let switches: [(&str, Switch); 4] = [
        ("flip", |it| &mut it.flip),
        ("motion", |it| &mut it.motion),
        ("mouse", |it| &mut it.mouse),
        ("ascii", |it| &mut it.ascii),
    ];
    for (name, switch) in switches {
        let (on, off) = (format!("--{name}"), format!("--no-{name}"));
        for (flags, value) in [
            (vec![&on], true),
            (vec![&off], false),
            (vec![&on, &off], false),
            (vec![&off, &on], true),
            (vec![&on, &off, &on], true),
            (vec![&off, &off], false),
        ] {
            for usual in [all(true), all(false)] {
                let flags: Vec<&str> = flags.iter().map(|flag| flag.as_str()).collect();
                let mut wanted = usual;
                *switch(&mut wanted) = value;
                assert_eq!(accepted(&flags).settings(usual), wanted, "{flags:?}");
            }
        }
    }
}

#[test]
fn colors_that_are_asked_for_go_before_the_usual_ones() {
    let usual = Settings { color: ColorMode::Ansi16, ..Settings::default() };
    for mode in ColorMode::ALL {
        let args = accepted(&["--color", mode.name()]);
        assert_eq!(args.settings(usual).color, mode);
    }
}

#[test]
fn the_game_is_one_of_those_there_are() {
    assert_eq!(accepted(&[]).game, None);
    for kind in Kind::ALL {
        assert_eq!(accepted(&["--game", kind.name()]).game, Some(kind));
        for option in ["--resume", "--resume=x", "--replay=x"] {
            assert_eq!(accepted(&[option, "--game", kind.name()]).game, Some(kind));
        }
    }
    let message = refused(&["--game", "chess"]);
    assert!(message.contains("'chess' for '--game <GAME>'"), "{message}");
    for kind in Kind::ALL {
        assert!(message.contains(kind.name()), "{message}");
    }
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
    assert_eq!(names.of(Player::One), "Anna");
    assert_eq!(names.of(Player::Two), "Zoë B.");
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
        ("Zoë,Zoe\u{308}", "no combining marks"),
        ("Anna B,Anna\u{a0}B", "different names"),
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
        ("1", Some(Player::One)),
        ("2", Some(Player::Two)),
        ("random", None),
        ("Anna", Some(Player::One)),
        ("beth", Some(Player::Two)),
    ] {
        let args = accepted(&["--first", first, "--names", "Anna,Beth"]);
        assert_eq!(args.first_seat(), seat.map(Seat::from), "{first}");
    }
    assert_eq!(accepted(&["--first", "2"]).first_seat(), Some(Player::Two.into()));
    assert_eq!(accepted(&["--first=Random"]).first_seat(), None);
}

#[test]
fn a_player_named_like_a_number_is_meant_by_that_name() {
    let args = accepted(&["--names", "2,Random", "--first", "2"]);
    assert_eq!(args.first_seat(), Some(Player::One.into()));
    let args = accepted(&["--names", "2,Random", "--first", "random"]);
    assert_eq!(args.first_seat(), Some(Player::Two.into()));
}

#[test]
fn an_unknown_first_player_is_told_who_may_start() {
    let message = refused(&["--first", "Carl", "--names", "Anna,Beth"]);
    assert!(message.contains("'Carl' for '--first <WHO>'"), "{message}");
    assert!(message.contains("Anna, Beth, 1, 2, random"), "{message}");

    for nobody in ["Anna", "3", "0", "01"] {
        let message = refused(&["--first", nobody]);
        assert!(message.contains("1, 2, random"), "{message}");
        assert!(message.contains("'--names'"), "{message}");
    }
}

#[test]
fn resume_and_replay_take_a_file_or_none() {
    assert_eq!(accepted(&["--resume"]).resume, Some(None));
    assert_eq!(accepted(&["--resume", "--ascii"]).resume, Some(None));
    let args = accepted(&["--resume", "a game.txt"]);
    assert_eq!(args.resume, Some(Some("a game.txt".into())));
    assert_eq!(accepted(&["--replay"]).replay, Some(None));
    assert_eq!(accepted(&["--replay", "--ascii"]).replay, Some(None));
    let args = accepted(&["--replay", "a game.txt"]);
    assert_eq!(args.replay, Some(Some("a game.txt".into())));
}

#[test]
fn a_picture_is_of_a_replay_and_a_turn_is_of_a_picture() {
    let args = accepted(&["--replay", "x", "--picture", "x.svg", "--at", "12"]);
    assert_eq!(args.picture.as_deref(), Some(Path::new("x.svg")));
    assert_eq!(args.at, Some(12));
    for wrong in [&["--picture", "x.svg"][..], &["--replay", "x", "--at", "12"]] {
        let message = refused(wrong);
        assert!(message.contains("required"), "{message}");
    }
    for wrong in ["twelve", "1.5", ""] {
        let message = refused(&["--replay", "x", "--picture", "x.svg", "--at", wrong]);
        let expected = "expected the number of a turn, from 1 on";
        assert!(message.contains(expected), "{message}");
    }
    // What is never drawn is not ignored.
    for other in ["--games", "--review", "--resume", "--learn"] {
        for wrong in [["--picture", "x.svg"], ["--at", "12"]] {
            let message = refused(&[&[other][..], &wrong[..]].concat());
            assert!(message.contains("cannot be used with"), "{message}");
        }
    }
}

#[test]
fn games_are_listed_all_or_those_of_a_text() {
    assert_eq!(accepted(&["--games"]).games, Some(None));
    let args = accepted(&["--games", "anna won", "--game", "tiles"]);
    assert_eq!(args.games, Some(Some("anna won".to_string())));
    for other in ["--seed=1", "--resume", "--replay", "--review", "--record=x"] {
        let message = refused(&["--games", other]);
        assert!(message.contains("cannot be used with"), "{message}");
    }
}

#[test]
fn files_and_directories_are_taken_as_they_are() {
    let path = Some(Path::new("some where/x"));
    let args = accepted(&["--replay", "some where/x", "--home=some where/x"]);
    assert_eq!(args.replay, Some(path.map(Path::to_path_buf)));
    assert_eq!(args.home.as_deref(), path);
    let args = accepted(&["--record", "some where/x"]);
    assert_eq!(args.record.as_deref(), path);
    for option in ["--record", "--home"] {
        let message = refused(&[option]);
        assert!(message.contains("a value is required"), "{message}");
        assert!(message.contains(option), "{message}");
    }
}

#[test]
fn colors_are_one_of_five_modes() {
    for (word, mode) in [
        ("auto", ColorMode::Auto),
        ("always", ColorMode::Always),
        ("256", ColorMode::Ansi256),
        ("16", ColorMode::Ansi16),
        ("never", ColorMode::Never),
    ] {
        assert_eq!(accepted(&["--color", word]).color, Some(mode));
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
        ["--resume", "--replay"],
        ["--resume", "--record=x"],
        ["--replay=x", "--record=x"],
        ["--man", "--learn"],
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
    assert_eq!(args.first_seat(), Some(Player::One.into()));
    accepted(&["--resume", "--home=games", "--color=never", "--flip"]);
    accepted(&["--replay=game.txt", "--ascii", "--no-motion"]);
}

#[test]
fn unknown_words_are_refused() {
    assert!(refused(&["--color"]).contains("--color"));
    assert!(refused(&["game.txt"]).contains("game.txt"));
}

#[test]
fn what_is_wrong_points_to_the_options() {
    let told = |line: &[&str]| cli::told(&read(line).unwrap_err());
    for line in [&["--nonsense"][..], &["--level", "9"], &["--seed", "x"]] {
        let told = told(line);
        assert!(told.contains("'-h'") && !told.contains("--help"), "{told}");
    }
    let level = told(&["--level", "9"]);
    assert!(level.contains("'--computer'") && !level.contains("--review"), "{level}");
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
    assert!(help("--help").contains(ENGLISH.games().game(Kind::Cards).rules[0].title));
    assert!(!help("-h").contains(ENGLISH.games().game(Kind::Cards).rules[0].title));
    let version = read(&["--version"]).unwrap_err().to_string();
    assert_eq!(version, format!("mandala {}\n", env!("CARGO_PKG_VERSION")));
}
