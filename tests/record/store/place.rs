//! Where games lie, how their files are called, and which one is found.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use mandala::platform::Platform;
use mandala::store::{Journal, Stamp};

use super::help::{Temp, names, new_game, store_at};

#[test]
fn each_platform_has_its_own_place_for_games() {
    use Platform::{MacOs, Unix, Windows};
    for (platform, variables, expected) in [
        (Unix, "HOME=/anna", "/anna/.local/state/mandala"),
        (Unix, "HOME=/anna XDG_STATE_HOME=/s", "/s/mandala"),
        (Unix, "XDG_STATE_HOME=/s", "/s/mandala"),
        (Unix, "HOME=/anna XDG_STATE_HOME=s", "/anna/.local/state/mandala"),
        (Unix, "HOME=/anna XDG_STATE_HOME=", "/anna/.local/state/mandala"),
        (Unix, "HOME=/anna MANDALA_HOME=/games", "/games"),
        (Unix, "XDG_STATE_HOME=/s MANDALA_HOME=games", "games"),
        (Unix, "HOME=", ""),
        (MacOs, "HOME=/anna XDG_STATE_HOME=/s", "/anna/Library/Application Support/mandala"),
        (MacOs, "LOCALAPPDATA=C:/anna", ""),
        (MacOs, "HOME=/anna MANDALA_HOME=/games", "/games"),
        (Windows, "HOME=/anna LOCALAPPDATA=C:/anna", "C:/anna/mandala"),
        (Windows, "LOCALAPPDATA=C:/anna MANDALA_HOME=D:/g", "D:/g"),
        (Windows, "HOME=/anna", ""),
    ] {
        let env = |name: &str| {
            let mut pairs = variables.split(' ').filter_map(|pair| pair.split_once('='));
            let (_, value) = pairs.find(|(key, _)| *key == name)?;
            Some(OsString::from(value))
        };
        let found = platform.home(env).unwrap_or_default();
        assert_eq!(found, Path::new(expected), "{platform:?} {variables}");
    }
}

#[test]
fn a_given_directory_comes_before_the_environment() {
    assert_eq!(store_at("games".into()).home(), Path::new("games"));
}

#[test]
fn names_of_files_are_times_of_the_calendar() {
    for (seconds, expected) in [
        (0, "1970-01-01-000000"),
        (68_255_999, "1972-02-29-235959"),
        (68_256_000, "1972-03-01-000000"),
        (951_827_696, "2000-02-29-123456"),
        (1_709_164_799, "2024-02-28-235959"),
        (1_709_164_800, "2024-02-29-000000"),
        (1_735_689_599, "2024-12-31-235959"),
        (4_107_542_400, "2100-03-01-000000"),
    ] {
        let time = UNIX_EPOCH + Duration::from_secs(seconds);
        assert_eq!(Stamp::of(time).to_string(), expected);
    }
    assert_eq!(Stamp::of(UNIX_EPOCH - Duration::from_secs(1)).to_string(), "1970-01-01-000000");
}

#[test]
fn nothing_secret_is_in_the_name() {
    let temp = Temp::new();
    let store = temp.store();
    let before = Stamp::of(SystemTime::now()).to_string();
    let journal = Journal::create_in(&store, &new_game(987_654_321)).unwrap();
    let name = journal.path().file_stem().unwrap().to_str().unwrap();
    assert!(*before <= *name && *name <= *Stamp::of(SystemTime::now()).to_string());
    assert_eq!(name.len(), "2026-11-16-013005".len());
}

fn set_time(path: &Path, time: SystemTime) {
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(time).unwrap();
}

#[test]
fn looking_for_games_creates_nothing() {
    let temp = Temp::new();
    let store = temp.store();
    assert_eq!(store.unfinished().unwrap().next(), None);
    assert_eq!(names(&temp.dir), [""; 0]);
}

#[test]
fn the_game_played_last_is_found_whatever_else_lies_there() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let at = |path: &Path, seconds| {
        set_time(path, SystemTime::now() - Duration::from_secs(seconds));
    };
    for (name, contents, age) in [
        ("2026-01-01-000000.mandala", "any", 50),
        ("2025-01-01-000000.mandala", "any", 40),
        ("2027-01-01-000000.mandala", "", 10),
        ("notes.txt", "any", 10),
        ("mandala", "any", 10),
    ] {
        at(&temp.file(name, contents), age);
    }
    fs::create_dir(temp.dir.join("2028-01-01-000000.mandala")).unwrap();
    fs::create_dir(temp.dir.join("finished")).unwrap();
    temp.file("finished/2028-01-01-000000.mandala", "any");
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere", temp.dir.join("2029.mandala")).unwrap();
    let found = store.unfinished().unwrap().next();
    assert_eq!(found, Some(temp.dir.join("2025-01-01-000000.mandala")));
}

/// A clock that was wrong must not hide the games that were played since.
#[test]
fn times_that_are_still_to_come_say_nothing_and_such_games_come_last_by_name() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let hour = Duration::from_secs(3_600);
    let now = SystemTime::now();
    for (name, time) in [
        ("2026-01-01-000000.mandala", now + 2 * hour),
        ("2026-01-02-000000.mandala", now + hour),
        ("2025-01-01-000000.mandala", now - hour),
        ("2025-01-02-000000.mandala", now - 2 * hour),
    ] {
        set_time(&temp.file(name, "any"), time);
    }
    let found = store.unfinished().unwrap();
    let found: Vec<_> = found.map(|path| path.file_name().unwrap().to_owned()).collect();
    assert_eq!(
        found,
        [
            "2025-01-01-000000.mandala",
            "2025-01-02-000000.mandala",
            "2026-01-02-000000.mandala",
            "2026-01-01-000000.mandala",
        ]
    );
}

#[test]
fn of_two_games_in_the_same_moment_the_higher_number_is_later() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let time = SystemTime::now();
    for name in ["a-2.mandala", "a.mandala"] {
        set_time(&temp.file(name, "any"), time);
    }
    let found = store.unfinished().unwrap().next();
    assert_eq!(found, Some(temp.dir.join("a-2.mandala")));
}

#[cfg(unix)]
#[test]
fn games_are_for_the_user_alone() {
    use std::os::unix::fs::PermissionsExt;
    let temp = Temp::new();
    let store = temp.store();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let journal = Journal::create_in(&store, &new_game(1)).unwrap();
    assert_eq!(mode(journal.path()), 0o600);
    assert_eq!(mode(store.home()), 0o700);
    let place = journal.finish(&store).unwrap().path().to_path_buf();
    assert_eq!(mode(&place), 0o600);
    assert_eq!(mode(place.parent().unwrap()), 0o700);
}

#[test]
fn a_store_lists_the_files_that_it_would_offer_and_no_others() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let text = new_game(1).to_string();
    let game = temp.file("game.mandala", &text);
    let others = [
        temp.file("game.txt", &text),
        temp.file("game", &text),
        temp.file("empty.mandala", ""),
        temp.dir.join("missing.mandala"),
        temp.dir.join("directory.mandala"),
        temp.dir.join("directory.mandala").join("game.mandala"),
    ];
    fs::create_dir(&others[4]).unwrap();
    fs::write(&others[5], &text).unwrap();
    #[cfg(unix)]
    {
        let link = temp.dir.join("link.mandala");
        std::os::unix::fs::symlink(&game, &link).unwrap();
        assert!(!store.lists(&link));
    }
    assert!(store.lists(&game));
    for other in others {
        assert!(!store.lists(&other), "{other:?}");
    }
    let offered: Vec<_> = store.unfinished().unwrap().collect();
    assert_eq!(offered, [game]);
}
