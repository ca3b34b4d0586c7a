//! Options that depend on the game: its help, and how many play it.

use clap::ValueEnum;
use mandala::cli::{self, Shell};
use mandala::rules::{Kind, Seat};
use mandala::texts::ENGLISH;

use super::{accepted, read, refused};

/// What is printed where the help is asked for.
fn help(options: &[&str]) -> String {
    let answer = read(options).expect_err("the help is asked for");
    assert_eq!(answer.exit_code(), 0, "{options:?}");
    answer.to_string()
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// So many different names with commas between them.
fn names(count: usize) -> String {
    let names: Vec<String> = (1..=count).map(|number| format!("P{number}")).collect();
    names.join(",")
}

#[test]
fn both_helps_name_every_game() {
    for option in ["-h", "--help"] {
        for kind in Kind::ALL {
            assert!(help(&[option]).contains(kind.name()), "{option} {kind}");
        }
    }
    let long = help(&["--help"]);
    for kind in Kind::ALL {
        assert!(long.contains(ENGLISH.games().game(kind).what), "{long}");
    }
}

#[test]
fn the_help_of_a_game_has_its_rules_and_keys_and_those_of_no_other() {
    for kind in Kind::ALL {
        let game = format!("--game={}", kind.name());
        let told = help(&["--help", &game]);
        for other in Kind::ALL {
            let paragraphs =
                ENGLISH.games().game(other).rules.iter().flat_map(|part| part.paragraphs);
            for paragraph in paragraphs {
                let has = words(&told).contains(&words(paragraph));
                assert_eq!(has, other == kind, "{kind}: {paragraph}");
            }
        }
    }
}

#[test]
fn the_game_may_stand_anywhere_in_front_of_or_behind_the_question_for_help() {
    for kind in Kind::ALL {
        let name = kind.name();
        let equals = format!("--game={name}");
        let told = help(&[&equals, "--help"]);
        for options in [
            vec!["--game", name, "--help"],
            vec!["--help", "--game", name],
            vec!["--ascii", "--resume", "--game", name, "--help"],
        ] {
            assert_eq!(help(&options), told, "{options:?}");
        }
    }
    let cards = help(&["--help"]);
    assert_eq!(help(&["--help", "--game"]), cards);
    assert_eq!(help(&["--help", "--game", "chess"]), cards);
}

#[test]
fn a_seed_or_nothing_is_for_the_card_game() {
    assert_eq!(Kind::default(), Kind::Cards);
    assert_eq!(help(&["--seed", "42", "--help"]), help(&["--help"]));
    assert_eq!(help(&["--game=cards", "--help"]), help(&["--help"]));
}

#[test]
fn there_are_as_many_names_as_can_play_the_game() {
    for kind in Kind::ALL {
        for count in 1..=6 {
            let names = names(count);
            let options = ["--names", &names, "--game", kind.name()];
            if kind.players().contains(&count) {
                let given = accepted(&options).names;
                assert_eq!(given.map(|names| names.count()), Some(count), "{kind}");
                continue;
            }
            let message = refused(&options);
            assert!(message.contains("--names <ANNA,BETH>"), "{message}");
            assert!(message.contains(ENGLISH.games().game(kind).name), "{message}");
            let expected = match (kind.players().start(), kind.players().end()) {
                (2, 2) => "takes two names".to_string(),
                (fewest, most) => format!("takes {fewest} to {most} names"),
            };
            assert!(message.contains(&expected), "{message}");
            let other = Kind::ALL.iter().find(|kind| kind.players().contains(&count));
            let tip = other.map(|other| format!("; --game {other} takes "));
            assert_eq!(message.contains("; --game"), tip.is_some(), "{message}");
            assert!(message.contains(&tip.unwrap_or_default()), "{message}");
        }
    }
}

#[test]
fn everybody_who_plays_can_start_by_number_and_by_name() {
    for kind in Kind::ALL {
        for count in kind.players() {
            let names = names(count);
            let first = |who: &str| {
                let options = ["--names", &names, "--game", kind.name(), "--first", who];
                accepted(&options).first_seat()
            };
            for (number, seat) in (1..).zip(Seat::all(count)) {
                assert_eq!(first(&number.to_string()), Some(seat), "{kind}");
                assert_eq!(first(&format!("p{number}")), Some(seat), "{kind}");
            }
            assert_eq!(first("random"), None);
            let nobody = (count + 1).to_string();
            let options = ["--names", &names, "--game", kind.name(), "--first", &nobody];
            let message = refused(&options);
            assert!(message.contains(&format!("{count}, random")), "{message}");
        }
        // Without names, as many may play as the game allows.
        let most = kind.players().end().to_string();
        let args = accepted(&["--game", kind.name(), "--first", &most]);
        let last = Seat::all(*kind.players().end()).next_back();
        assert_eq!(args.first_seat(), last);
    }
}

#[test]
fn completions_know_every_game() {
    // The two others complete the names of options only.
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let mut script = Vec::new();
        cli::completions(shell, ENGLISH, &mut script).unwrap();
        let script = String::from_utf8(script).unwrap();
        let game = script.lines().filter(|line| line.contains("cards"));
        let game: String = game.collect();
        for value in Kind::value_variants() {
            assert!(game.contains(value.name()), "{shell}: {value}");
        }
    }
}

#[test]
fn the_manual_page_describes_every_game_with_its_rules_and_keys() {
    let mut page = Vec::new();
    cli::man(ENGLISH, &mut page).unwrap();
    let page = String::from_utf8(page).unwrap();
    let plain = |text: &str| text.replace('\\', "").replace("*(Aq", "'");
    let page = plain(&page);
    for kind in Kind::ALL {
        assert!(page.contains(ENGLISH.games().game(kind).description), "{kind}");
        assert!(page.contains(ENGLISH.games().game(kind).credit), "{kind}");
        for section in ENGLISH.games().game(kind).rules {
            for paragraph in section.paragraphs {
                assert!(page.contains(paragraph), "{kind}: {paragraph}");
            }
        }
        for line in cli::keys_of_a_turn(kind, ENGLISH).lines() {
            assert!(page.contains(line.trim()), "{kind}: {line}");
        }
    }
}
