//! Actions as text, and the rules for names.

use crate::common::every_action;
use mandala::record::cards::Record;
use mandala::record::{NAME_LIMIT, NameError, Names, fits_name};
use mandala::rules::cards::{Action, ParseActionError, Side};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Color, Player};

#[test]
fn every_action_can_be_written_and_read_back() {
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert_eq!(text.to_uppercase().parse(), Ok(action), "{text}");
        let airy = format!(" \t{}\r\n", text.replace(' ', "   \t"));
        assert_eq!(airy.parse(), Ok(action), "{airy:?}");
    }
    for count in 0..=255 {
        let discard = Action::Discard { color: Color::Black, count };
        assert_eq!(discard.to_string().parse(), Ok(discard));
    }
}

#[test]
fn an_action_reads_as_a_person_would_say_it() {
    let (side, color) = (Side::Left, Color::Red);
    let written = |action: Action| action.to_string();
    assert_eq!(written(Action::Build { side, color }), "build left red");
    let (side, color, count) = (Side::Right, Color::Green, 3);
    assert_eq!(written(Action::Grow { side, color, count }), "grow right green 3");
    assert_eq!(written(Action::Discard { color, count }), "discard green 3");
    assert_eq!(written(Action::Claim { color }), "claim green");
}

#[test]
fn what_is_not_an_action_is_refused() {
    for text in [
        "",
        " ",
        "build",
        "build left",
        "build red",
        "build red left",
        "build left red 1",
        "build left left red",
        "build middle red",
        "build left blue",
        "build left r",
        "builds left red",
        "build-left-red",
        "build left red.",
        "grow left red",
        "grow red 1",
        "grow left red one",
        "grow left red 1 1",
        "grow left red +1",
        "grow left red -1",
        "grow left red 1.0",
        "grow left red 256",
        "grow left red 01",
        "grow left red 00",
        "grow left red 99999999999999999999999",
        "grow left red ٣",
        "discard red",
        "discard 2 red",
        "discard left red 2",
        "discard red +2",
        "discard red 2 cards",
        "claim",
        "claim left red",
        "claim red 1",
        "claim red red",
        "end by agreement",
        "build\0left red",
        "ｂuild left red",
    ] {
        assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
    }
}

#[test]
fn whatever_is_read_as_an_action_is_written_the_same_way() {
    let words = [
        "build", "grow", "discard", "claim", "left", "right", "red", "orange", "black", "0", "1",
        "8", "08", "255", "256", "+1", "-1", "", "\u{2003}", "é", "\0", "Left", "RED", "x",
    ];
    let mut chance = Shuffler::new(7);
    let mut read = 0;
    for _ in 0..200_000 {
        let count = 1 + chance.below(5);
        let chosen: Vec<&str> =
            (0..count).map(|_| words[chance.below(words.len() as u64) as usize]).collect();
        let text = chosen.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
            assert_eq!(action.to_string(), words.join(" "));
            read += 1;
        }
    }
    assert!(read > 400, "only {read} were actions");
}

#[test]
fn random_bytes_are_never_misread_as_an_action() {
    let mut chance = Shuffler::new(8);
    for _ in 0..50_000 {
        let len = chance.below(24);
        let bytes: Vec<u8> = (0..len).map(|_| chance.below(256) as u8).collect();
        let text = String::from_utf8_lossy(&bytes);
        assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text:?}");
    }
}

#[test]
fn names_are_kept_as_they_are_but_for_the_spaces_around_them() {
    let names = Names::new(" Anna Maria ", "\tÉloïse-日本\n").expect("good names");
    assert_eq!(names.of(Player::One), "Anna Maria");
    assert_eq!(names.of(Player::Two), "Éloïse-日本");
    assert_eq!(names.seat("anna maria"), Some(Player::One.into()));
    assert_eq!(names.seat(" ÉLOÏSE-日本 "), Some(Player::Two.into()));
    assert_eq!(names.seat("Anna"), None);
    assert_eq!(names.seat(""), None);
}

#[test]
fn two_to_five_players_have_names_by_seat() {
    let all = ["Anna", "Beth", "Carl", "Dora", "Emil", "Fay"];
    for count in 0..=6 {
        let names = Names::of_all(all.into_iter().take(count));
        if !(2..=5).contains(&count) {
            assert_eq!(names, Err(NameError::Count));
            continue;
        }
        let names = names.expect("good names");
        assert_eq!(names.count(), count);
        assert_eq!(names.iter().collect::<Vec<_>>(), all[..count]);
        for (seat, name) in names.seats().zip(all) {
            assert_eq!(names.of(seat), name);
            assert_eq!(names.seat(&name.to_uppercase()), Some(seat));
        }
        let twice = all[..count - 1].iter().copied().chain(["ANNA"]);
        assert_eq!(Names::of_all(twice.clone()), Err(NameError::Alike));
        assert_eq!(Names::recorded(twice), Err(NameError::Alike));
    }
}

#[test]
fn names_that_cannot_be_told_apart_or_written_are_refused() {
    let longest = "x".repeat(NAME_LIMIT);
    let longest_wide = "é".repeat(NAME_LIMIT);
    assert!(Names::new(&longest, &longest_wide).is_ok());
    for (name, error) in [
        ("", NameError::Empty),
        (" \t", NameError::Empty),
        (&*"x".repeat(NAME_LIMIT + 1), NameError::TooLong),
        (&*"é".repeat(NAME_LIMIT + 1), NameError::TooLong),
        ("A:B", NameError::Character),
        ("A#B", NameError::Character),
        ("A@B", NameError::Character),
        ("A\nB", NameError::Character),
        ("A\rB", NameError::Character),
        ("A\u{1b}[31mB", NameError::Character),
        ("A\u{7f}", NameError::Character),
        ("A\u{9b}B", NameError::Character),
        ("A\u{200b}B", NameError::Character),
        ("A\u{202e}B", NameError::Character),
        ("A\u{2028}B", NameError::Character),
        ("A\u{2066}B", NameError::Character),
        ("A\u{feff}B", NameError::Character),
        ("A\u{ad}B", NameError::Character),
        ("A\u{61c}B", NameError::Character),
        ("A\u{180e}B", NameError::Character),
        ("\u{115f}", NameError::Character),
        ("\u{1160}", NameError::Character),
        ("\u{3164}", NameError::Character),
        ("A\u{fff9}B", NameError::Character),
        ("A\u{fffb}B", NameError::Character),
        ("A\u{e0041}", NameError::Character),
        ("A\u{e007f}", NameError::Character),
        ("\u{301}A", NameError::Character),
        ("A\u{301}\u{301}\u{301}", NameError::Character),
        ("Beth", NameError::Alike),
        (" bETH ", NameError::Alike),
    ] {
        assert_eq!(Names::new(name, "Beth"), Err(error), "{name:?}");
        assert_eq!(Names::new("Beth", name), Err(error), "{name:?}");
        assert_eq!(Names::recorded([name, "Beth"]), Err(error), "{name:?}");
        assert!(!error.to_string().is_empty());
    }
    for name in ["Zoë", "Zoe\u{308}", "Łukasz", "花子", "अनु", "ที่รัก", "Nguyễn", "김철수", "مريم"]
    {
        let names = Names::recorded([name, "Beth"]).expect(name);
        assert_eq!(names.of(Player::One), name);
        let text = format!("mandala record 1\nseed: 1\none: {name}\ntwo: Beth\nfirst: {name}\n");
        let record: Record = text.parse().expect(name);
        assert_eq!(record.names(), &names);
    }
    assert!(!fits_name(':') && fits_name('é') && fits_name(' '));
}

#[test]
fn new_names_that_look_alike_are_alike() {
    for name in ["Zoe\u{308}", "e\u{301}", "अनु", "ที่รัก", "\u{1112}\u{1161}\u{11ab}", "क\u{93c}"]
    {
        assert_eq!(Names::new(name, "Beth"), Err(NameError::Mark), "{name:?}");
        assert_eq!(Names::new("Beth", name), Err(NameError::Mark), "{name:?}");
    }
    for name in ["Zoë", "Łukasz", "花子", "Nguyễn", "김철수", "مريم", "👩"] {
        let names = Names::new(name, "Beth").expect(name);
        assert_eq!(names.of(Player::One), name);
    }
    for spaces in [" ", "  ", "\u{a0}", "\u{3000}", "\u{2009} \u{202f}"] {
        let name = format!("Anna{spaces}B");
        assert_eq!(Names::new(&name, "Anna B"), Err(NameError::Alike), "{name:?}");
        let names = Names::new(&name, "Beth").expect(&name);
        assert_eq!(names.of(Player::One), "Anna B");
        let names = Names::recorded([name.as_str(), "Beth"]).expect(&name);
        assert_eq!(names.of(Player::One), name);
    }
    // Two letters that are also signs of physics.
    assert_eq!(Names::new("\u{212b}", "å"), Err(NameError::Alike));
    assert_eq!(Names::new("\u{212a}im", "Kim"), Err(NameError::Alike));
}
