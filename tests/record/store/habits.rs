//! Names and settings are remembered in a file that people can read and write.

use std::fs;
use std::path::PathBuf;

use mandala::app::settings::SETTINGS;
use mandala::app::{Change, ColorMode, Habits, Settings, Trouble};
use mandala::plain::is_visible;
use mandala::record::Names;
use mandala::rules::Kind;
use mandala::store::{HabitsFile, StoreError};
use mandala::texts::{files, settings as texts};

use super::help::{Temp, store_at};

/// A home with this text as its settings.
fn home(text: impl AsRef<[u8]>) -> Temp {
    let temp = Temp::new();
    temp.file(HabitsFile::NAME, text);
    temp
}

fn open(temp: &Temp) -> HabitsFile {
    store_at(temp.dir.clone()).habits().unwrap()
}

fn text(temp: &Temp) -> String {
    fs::read_to_string(temp.dir.join(HabitsFile::NAME)).unwrap()
}

/// What is read in a text, and the number of the line that is ignored.
fn read(text: &str) -> (Habits, Option<usize>) {
    let (habits, wrong) = Habits::read(&open(&home(text)));
    (habits, wrong.map(|line| line.number))
}

fn names(names: &[&str]) -> Names {
    Names::of_all(names.iter().copied()).unwrap()
}

fn read_names(text: &str) -> (Vec<String>, Option<usize>) {
    let (habits, wrong) = read(text);
    let names = habits.names.iter().flat_map(Names::iter);
    (names.map(str::to_string).collect(), wrong)
}

#[test]
fn without_a_file_nothing_is_remembered_and_nothing_is_wrong() {
    let temp = Temp::new();
    for home in [temp.dir.clone(), temp.dir.join("nowhere")] {
        let file = store_at(home.clone()).habits().unwrap();
        assert_eq!(Habits::read(&file), (Habits::default(), None));
        assert_eq!(file.path(), home.join("settings.txt"));
    }
    assert_eq!(fs::read_dir(&temp.dir).unwrap().count(), 0);
}

#[test]
fn what_is_remembered_is_read_back() {
    let temp = Temp::new();
    let mut changes = vec![
        Change::Game(Kind::Cards),
        Change::Names(Kind::Cards, names(&["Zoë B.", "o, no"]).into()),
    ];
    let mut wanted = Habits {
        kind: Some(Kind::Cards),
        names: Some(names(&["Zoë B.", "o, no"])),
        ..Habits::default()
    };
    for setting in &SETTINGS {
        for value in setting.values() {
            changes.push(Change::Setting(setting.word, value.word()));
            wanted.settings.set(setting, value);
            let mut file = open(&temp);
            for change in changes.drain(..) {
                change.put_into(&mut file);
            }
            file.save().unwrap();
            assert_eq!(Habits::read(&open(&temp)), (wanted.clone(), None));
        }
    }
    let expected = "game: cards\none: Zoë B.\ntwo: o, no\n\
                    flip: on\nmotion: on\nmouse: on\ncolor: never\nascii: on\nhints: on\n";
    assert_eq!(text(&temp), expected);
    let left: Vec<_> = fs::read_dir(&temp.dir).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn a_file_written_by_hand_is_read_in_any_order() {
    let (habits, wrong) = read(
        "\u{feff}# how we like it\r\n\r\n  two :Beth\r\nascii:on\r\nflip: off\r\nflip: on\r\n\
         color: 256\r\none: Anna\r\ngame: CARDS",
    );
    assert_eq!(wrong, None);
    assert_eq!(habits.kind, Some(Kind::Cards));
    assert_eq!(habits.names, Some(names(&["Anna", "Beth"])));
    let settings = Settings {
        flip: true,
        color: ColorMode::Ansi256,
        ascii: true,
        ..Settings::default()
    };
    assert_eq!(habits.settings, settings);
}

#[test]
fn a_line_that_cannot_be_understood_is_told_and_the_others_hold() {
    for wrong in [
        "motion: perhaps",
        "motion:",
        "motion",
        "motion = off",
        "color: pink",
        "color: on",
        "flip: 16",
        "game: chess",
        "one: An@a",
        "one: \u{1b}]2;EVIL\u{7}",
        "two: seventeen letters",
        "one: beth",
        "computer: two",
        "computer: two 7",
        "computer: two 0",
        "computer: six 1",
        "computer: two 1, two 2",
        "computer:",
        "nonsense",
    ] {
        let (habits, line) = read(&format!(
            "mouse: off\none: Anna\ntwo: Beth\n{wrong}\nascii: on\nnonsense\n"
        ));
        assert_eq!(line, Some(4), "{wrong}");
        assert!(!habits.settings.mouse && habits.settings.ascii, "{wrong}");
        assert!(habits.settings.motion, "{wrong}");
        assert!(habits.computers.is_empty(), "{wrong}");
        let spoiled = wrong.starts_with("one") || wrong.starts_with("two");
        assert_eq!(habits.names.is_none(), spoiled, "{wrong}");
    }
}

#[test]
fn names_count_as_far_as_they_can_be_used_and_a_missing_one_has_its_stand_in() {
    for (text, known, wrong) in [
        ("one: A\ntwo: B\nthree: C\n", &["A", "B", "C"][..], None),
        ("one: A\n", &["A", "Beth"], None),
        ("one: A\ntwo:\n", &["A", "Beth"], None),
        ("two: B\nthree: C\n", &["Anna", "B", "C"], None),
        ("one: A\ntwo: B\nfour: D\n", &["A", "B", "Carl", "D"], None),
        ("three:\n", &[], None),
        ("one: beth\n", &[], None),
        ("one: A\ntwo: B\nthree: #\n", &["A", "B"], Some(3)),
        ("one: A\ntwo: B\nthree: a\n", &["A", "B"], Some(3)),
        ("one: A\ntwo: a\nthree: C\n", &[], Some(2)),
    ] {
        let known: Vec<String> = known.iter().map(|name| name.to_string()).collect();
        assert_eq!(read_names(text), (known, wrong), "{text}");
    }
}

#[test]
fn those_who_play_at_larger_tables_are_not_forgotten() {
    let temp = home("one: A\ntwo: B\nthree: C\nfour: D\n");
    let mut file = open(&temp);
    Change::Names(Kind::Cards, names(&["Mia", "c"]).into()).put_into(&mut file);
    file.save().unwrap();
    assert_eq!(text(&temp), "one: Mia\ntwo: c\nfour: D\n");
    assert_eq!(read_names(&text(&temp)).0, ["Mia", "c", "Carl", "D"]);
}

#[test]
fn whatever_else_stands_in_the_file_stays_there() {
    let lines = "# ours\n\nwine: red\nmotion: perhaps\nnonsense\nflip: off\n";
    let temp = home(lines);
    let mut file = open(&temp);
    Change::Setting("mouse", "off").put_into(&mut file);
    file.save().unwrap();
    assert_eq!(text(&temp), format!("{lines}mouse: off\n"));
    // What is set anew takes the place of what stood there, understood or not.
    for (name, value) in [("flip", "on"), ("motion", "off")] {
        Change::Setting(name, value).put_into(&mut file);
    }
    file.save().unwrap();
    let now = "# ours\n\nwine: red\nmotion: off\nnonsense\nflip: on\nmouse: off\n";
    assert_eq!(text(&temp), now);
}

#[test]
fn what_is_set_already_changes_nothing() {
    let temp = home("  flip :  on  \none:Anna\ntwo:Beth\ngame:cards\n");
    let before = open(&temp);
    let mut after = before.clone();
    for change in [
        Change::Setting("flip", "on"),
        Change::Names(Kind::Cards, names(&["Anna", "Beth"]).into()),
        Change::Game(Kind::Cards),
    ] {
        change.put_into(&mut after);
    }
    assert_eq!(after, before);
}

/// Why the settings in a home cannot be read.
fn refused(temp: &Temp) -> StoreError {
    let error = store_at(temp.dir.clone()).habits();
    error.expect_err("it cannot be read")
}

#[test]
fn what_is_no_text_is_refused_as_a_whole() {
    for bytes in [&b"flip: on\n\xff\xfe\n"[..], &[b'x'; (64 << 10) + 1]] {
        let temp = home(bytes);
        let told = files::error(&refused(&temp));
        assert!(told.ends_with("it can hold no settings"), "{told}");
        assert!(told.contains("settings.txt"), "{told}");
        let path = temp.dir.join(HabitsFile::NAME);
        assert_eq!(fs::read(path).unwrap(), bytes, "and it is left alone");
    }
    let temp = Temp::new();
    fs::create_dir(temp.dir.join(HabitsFile::NAME)).unwrap();
    assert!(files::error(&refused(&temp)).contains("is a directory"));
}

#[test]
fn nothing_in_a_file_reaches_the_terminal_as_it_is() {
    for nasty in ["\u{1b}]2;EVIL\u{7}", "\u{202e}turned", "zero\u{200b}width"] {
        for line in [
            nasty.to_string(),
            format!("one: {nasty}"),
            format!("motion: {nasty}"),
        ] {
            let (habits, wrong) = Habits::read(&open(&home(&line)));
            assert_eq!(habits, Habits::default());
            let told = texts::trouble(&Trouble::Line(wrong.expect("a wrong line")));
            assert!(told.chars().all(is_visible), "{told:?}");
            assert!(told.starts_with("line 1 of settings.txt is ignored: "));
        }
    }
    let long = format!("motion: {}", "x".repeat(9_000));
    let (_, wrong) = Habits::read(&open(&home(long)));
    let told = texts::trouble(&Trouble::Line(wrong.expect("a wrong line")));
    assert!(told.len() < 120, "{told}");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let temp = Temp::new();
    let real = temp.file("elsewhere.txt", "flip: on\n");
    let link = temp.dir.join(HabitsFile::NAME);
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let mut file = open(&temp);
    Change::Setting("flip", "off").put_into(&mut file);
    file.save().unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(real).unwrap(), "flip: off\n");
}

/// Tries to remember something where that is impossible.
fn not_saved(home: PathBuf) -> String {
    let mut file = store_at(home).habits().unwrap();
    Change::Setting("flip", "on").put_into(&mut file);
    files::error(&file.save().expect_err("it cannot be written"))
}

#[test]
fn where_no_file_can_be_written_that_is_told_and_nothing_is_lost() {
    let temp = Temp::new();
    let not_a_directory = temp.file("file", "something");
    let told = not_saved(not_a_directory.clone());
    assert!(told.starts_with("cannot create the directory "), "{told}");
    assert_eq!(fs::read(not_a_directory).unwrap(), b"something");

    let temp = home("motion: off\n");
    let path = temp.dir.join(HabitsFile::NAME);
    let mut rights = fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).unwrap();
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        // Some users may write everything.
        return;
    }
    let told = not_saved(temp.dir.clone());
    assert!(told.starts_with("cannot write to "), "{told}");
    assert_eq!(text(&temp), "motion: off\n");
    assert_eq!(fs::read_dir(&temp.dir).unwrap().count(), 1);
}

#[test]
fn the_settings_in_the_readme_can_be_read() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(path).unwrap();
    let (_, section) = readme.split_once("\n### Names and settings\n").unwrap();
    let section = section.split("\n#").next().unwrap();
    let lines = section.lines().filter_map(|line| line.strip_prefix("    "));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    for setting in &SETTINGS {
        assert!(text.contains(&format!("{}: ", setting.word)), "{text}");
    }
    let (habits, wrong) = read(&text);
    assert_eq!(wrong, None, "{text}");
    assert_eq!(habits.kind, Some(Kind::Cards));
    assert_eq!(habits.names, Some(names(&["Anna", "Beth"])));
    assert_eq!(habits.computers.to_string(), "two 1");
    let settings = Settings {
        flip: true,
        ..Settings::default()
    };
    assert_eq!(habits.settings, settings);
}

#[test]
fn a_file_never_grows_so_long_that_it_could_not_be_read_again() {
    let full = format!("#{}\n", "x".repeat((64 << 10) - 2));
    let temp = home(&full);
    let mut file = open(&temp);
    file.set("flip", "on");
    assert!(file.save().is_err());
    assert_eq!(text(&temp), full);
}
