//! Names and settings are remembered in a file that people can read and write.

use std::fs;
use std::path::PathBuf;
use std::thread;

use mandala::app::settings::SETTINGS;
use mandala::app::{Change, ColorMode, Habits, Settings, Tip, Told, Tongue, Trouble};
use mandala::plain::is_visible;
use mandala::record::Names;
use mandala::rules::Kind;
use mandala::store::{HabitsFile, Problem, StoreError};
use mandala::texts::ENGLISH;

use super::help::{Temp, store_at};

/// What lies in a home once something was remembered there.
pub const BOTH: [&str; 2] = ["settings.lock", "settings.txt"];

/// A home with this text as its settings.
pub fn home(text: impl AsRef<[u8]>) -> Temp {
    let temp = Temp::new();
    temp.file(HabitsFile::NAME, text);
    temp
}

fn open(temp: &Temp) -> HabitsFile {
    store_at(temp.dir.clone()).habits().unwrap()
}

/// Remembers something in a home.
pub fn change(temp: &Temp, changes: &[Change]) {
    try_change(temp.dir.clone(), changes).unwrap();
}

pub fn try_change(home: PathBuf, changes: &[Change]) -> Result<HabitsFile, StoreError> {
    let put = |file: &mut HabitsFile| {
        changes.iter().for_each(|change| change.put_into(file, Tongue::default()))
    };
    store_at(home).change_habits(put)
}

/// Tries to remember something where that is impossible.
pub fn not_saved(home: PathBuf, flip: &'static str) -> String {
    let changed = try_change(home, &[Change::Setting("flip", flip)]);
    ENGLISH.files().store_error(&changed.expect_err("it cannot be written"))
}

pub fn text(temp: &Temp) -> String {
    fs::read_to_string(temp.dir.join(HabitsFile::NAME)).unwrap()
}

/// What is read in a text, and the number of the line that is ignored.
fn read(text: &str) -> (Habits, Option<usize>) {
    let (habits, wrong) = Habits::read(&open(&home(text)), Tongue::default());
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
        assert_eq!(Habits::read(&file, Tongue::default()), (Habits::default(), None));
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
            change(&temp, &std::mem::take(&mut changes));
            assert_eq!(Habits::read(&open(&temp), Tongue::default()), (wanted.clone(), None));
        }
    }
    let expected = "game: cards\none: Zoë B.\ntwo: o, no\n\
                    flip: on\nmouse: on\nhints: on\nmemory: on\ntips: on\nmotion: on\n\
                    pause: long\ncolor: never\npalette: contrast\nascii: on\n\
                    language: fr\nplain: on\n";
    assert_eq!(text(&temp), expected);
    assert_eq!(super::help::names(&temp.dir), BOTH);
}

#[test]
fn tips_that_were_told_are_remembered_until_the_setting_is_changed() {
    let temp = Temp::new();
    let told = Told::default().with(Tip::Draft).with(Tip::Bar);
    change(&temp, &[Change::Told(told)]);
    assert_eq!(text(&temp), "told: draft bar\n");
    let (habits, wrong) = Habits::read(&open(&temp), Tongue::default());
    assert_eq!((habits.settings.told, wrong), (told, None));
    change(&temp, &[Change::Setting("tips", "on")]);
    assert_eq!(text(&temp), "tips: on\n");
    let (_, wrong) = read("told: draft nonsense\n");
    assert!(wrong.is_some());
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
        ..Habits::default().settings
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
        "computer: two 8",
        "computer: two 0",
        "computer: six 1",
        "computer: two 1, two 2",
        "computer:",
        "nonsense",
    ] {
        let (habits, line) =
            read(&format!("mouse: off\none: Anna\ntwo: Beth\n{wrong}\nascii: on\nnonsense\n"));
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
    let new = names(&["Mia", "c"]).into();
    change(&temp, &[Change::Names(Kind::Cards, new)]);
    assert_eq!(text(&temp), "one: Mia\ntwo: c\nfour: D\n");
    assert_eq!(read_names(&text(&temp)).0, ["Mia", "c", "Carl", "D"]);
}

#[test]
fn whatever_else_stands_in_the_file_stays_there() {
    let lines = "# ours\n\nwine: red\nmotion: perhaps\nnonsense\nflip: off\n";
    let temp = home(lines);
    change(&temp, &[Change::Setting("mouse", "off")]);
    assert_eq!(text(&temp), format!("{lines}mouse: off\n"));
    // What is set anew takes the place of what stood there, understood or not.
    let settings = [("flip", "on"), ("motion", "off")];
    change(&temp, &settings.map(|(name, value)| Change::Setting(name, value)));
    let now = "# ours\n\nwine: red\nmotion: off\nnonsense\nflip: on\nmouse: off\n";
    assert_eq!(text(&temp), now);
}

#[test]
fn what_is_set_already_changes_nothing() {
    let lines = "  flip :  on  \none:Anna\ntwo:Beth\ngame:cards\n";
    let temp = home(lines);
    let changes = [
        Change::Setting("flip", "on"),
        Change::Names(Kind::Cards, names(&["Anna", "Beth"]).into()),
        Change::Game(Kind::Cards),
    ];
    change(&temp, &changes);
    assert_eq!(text(&temp), lines);
    assert_eq!(super::help::names(&temp.dir), [HabitsFile::NAME]);
}

#[test]
fn lines_end_as_they_did() {
    for last in ["wine: red\r\n", "wine: red"] {
        let temp = home(format!("# ours\r\nflip: off\r\n{last}"));
        let settings = [("flip", "on"), ("mouse", "off")];
        change(&temp, &settings.map(|(name, value)| Change::Setting(name, value)));
        let now = "# ours\r\nflip: on\r\nwine: red\r\nmouse: off\r\n";
        assert_eq!(text(&temp), now);
        let (_, wrong) = Habits::read(&open(&temp), Tongue::default());
        assert_eq!(wrong, None);
    }
    let temp = home("nonsense\r\nmotion: off\r\n");
    let (habits, wrong) = Habits::read(&open(&temp), Tongue::default());
    assert!(!habits.settings.motion);
    assert_eq!(wrong.map(|line| line.text).as_deref(), Some("nonsense"));
}

#[test]
fn no_change_gets_lost_however_many_programs_make_one_at_once() {
    let temp = home("wine: red\n");
    let names: Vec<String> = (0..20).map(|program| format!("program {program}")).collect();
    thread::scope(|scope| {
        for name in &names {
            let store = store_at(temp.dir.clone());
            scope.spawn(move || {
                for count in 1..=5 {
                    let name = format!("{name}, change {count}");
                    // Who waited too long for the others is told, and tries again.
                    while let Err(error) = store.change_habits(|file| file.set(&name, "on")) {
                        assert!(is_being_changed(&error), "{error}");
                    }
                }
            });
        }
    });
    let file = open(&temp);
    for name in &names {
        for count in 1..=5 {
            let name = format!("{name}, change {count}");
            assert_eq!(file.get(&name), Some("on"), "{name}");
        }
    }
    assert_eq!(file.get("wine"), Some("red"));
    assert_eq!(super::help::names(&temp.dir), BOTH);
}

fn is_being_changed(error: &StoreError) -> bool {
    let StoreError::At { problem, .. } = error else {
        return false;
    };
    matches!(problem, Problem::BeingChanged)
}

#[test]
fn a_program_that_does_not_come_to_an_end_with_the_settings_keeps_nobody_waiting() {
    let temp = home("flip: off\n");
    change(&temp, &[Change::Setting("flip", "on")]);
    let other = fs::File::open(temp.dir.join(BOTH[0])).unwrap();
    other.lock().unwrap();
    let told = not_saved(temp.dir.clone(), "off");
    assert!(told.starts_with("another program is changing "), "{told}");
    assert!(told.ends_with("settings.txt"), "{told}");
    assert_eq!(text(&temp), "flip: on\n");
    // What is set already can be read all the same.
    change(&temp, &[Change::Setting("flip", "on")]);
    drop(other);
    change(&temp, &[Change::Setting("flip", "off")]);
    assert_eq!(text(&temp), "flip: off\n");
}

#[test]
fn each_line_keeps_its_own_end() {
    for (before, after) in [
        ("# ours\nflip: off\r\nmouse: on\n", "# ours\nflip: on\r\nmouse: off\nascii: on\n"),
        ("# ours\r\nflip: off\nmouse: on\r\n", "# ours\r\nflip: on\nmouse: off\r\nascii: on\r\n"),
        ("flip: off\nmouse: on\r", "flip: on\nmouse: off\r\nascii: on\r\n"),
        ("mouse: on", "mouse: off\nflip: on\nascii: on\n"),
    ] {
        let temp = home(before);
        let settings = [("mouse", "off"), ("flip", "on"), ("ascii", "on")];
        change(&temp, &settings.map(|(name, value)| Change::Setting(name, value)));
        assert_eq!(text(&temp), after);
    }
}

#[test]
fn nothing_in_a_file_reaches_the_terminal_as_it_is() {
    for nasty in ["\u{1b}]2;EVIL\u{7}", "\u{202e}turned", "zero\u{200b}width"] {
        for line in [nasty.to_string(), format!("one: {nasty}"), format!("motion: {nasty}")] {
            let (habits, wrong) = Habits::read(&open(&home(&line)), Tongue::default());
            assert_eq!(habits, Habits::default());
            let told = ENGLISH.settings().trouble(&Trouble::Line(wrong.expect("a wrong line")));
            assert!(told.chars().all(is_visible), "{told:?}");
            assert!(told.starts_with("Line 1 of settings.txt is ignored: "));
        }
    }
    let long = format!("motion: {}", "x".repeat(9_000));
    let (_, wrong) = Habits::read(&open(&home(long)), Tongue::default());
    let told = ENGLISH.settings().trouble(&Trouble::Line(wrong.expect("a wrong line")));
    assert!(told.len() < 120, "{told}");
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
    let settings = Settings { flip: true, ..Habits::default().settings };
    assert_eq!(habits.settings, settings);
}
