//! Games in files: nothing acknowledged is lost, whatever happens to the files.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::{Child, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{RwLock, RwLockReadGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use mandala::record::{Names, Reason, Record, RecordError};
use mandala::rules::Seat;
use mandala::rules::shuffle::Shuffler;
use mandala::store::{Journal, Platform, Store, load, stamp};

/// A process being started has all open files, and so their locks, for a moment:
/// none is started while a test has files.
static FILES: RwLock<()> = RwLock::new(());

#[cfg(unix)]
fn start(command: &mut Command) -> Child {
    let _no_files = FILES.write().unwrap();
    command.spawn().unwrap()
}

/// A directory of its own for a test, gone when the test is over.
struct Temp {
    dir: PathBuf,
    _has_files: RwLockReadGuard<'static, ()>,
}

impl Temp {
    fn new() -> Temp {
        Temp::of(new_dir())
    }

    fn of(dir: PathBuf) -> Temp {
        Temp {
            dir,
            _has_files: FILES.read().unwrap(),
        }
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.dir.join(name);
        fs::write(&path, contents).unwrap();
        path
    }

    /// A store in a directory that is not there yet.
    fn store(&self) -> Store {
        store_at(self.dir.join("state").join("mandala"))
    }
}

impl Drop for Temp {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.dir);
    }
}

fn new_dir() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("mandala-store-{}-{count}", std::process::id());
    let path = std::env::temp_dir().join(name);
    fs::create_dir(&path).unwrap();
    path
}

fn store_at(home: PathBuf) -> Store {
    Store::locate(Some(home)).unwrap()
}

fn new_game(seed: u64) -> Record {
    Record::new(seed, Names::new("Anna", "Zoë").unwrap(), Seat::One)
}

/// Does a random action, unless the game is over.
fn play_one(record: &mut Record, chance: &mut Shuffler) -> bool {
    let legal = record.game().legal_actions();
    let chosen = chance.below(legal.len().max(1) as u64) as usize;
    legal
        .get(chosen)
        .is_some_and(|action| record.play(action).is_ok())
}

fn played(seed: u64, moves: usize) -> Record {
    let mut record = new_game(seed);
    let mut chance = Shuffler::new(seed);
    for _ in 0..moves {
        assert!(play_one(&mut record, &mut chance));
    }
    record
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// The message of an error with all its causes, as it is shown.
fn message<T>(result: anyhow::Result<T>) -> String {
    format!("{:#}", result.err().expect("an error"))
}

fn damage<T>(result: anyhow::Result<T>) -> RecordError {
    let error = result.err().expect("an error");
    error.downcast::<RecordError>().expect("a damaged record")
}

fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn each_platform_has_its_own_place_for_games() {
    use Platform::{MacOs, Unix, Windows};
    for (platform, variables, expected) in [
        (Unix, "HOME=/anna", "/anna/.local/state/mandala"),
        (Unix, "HOME=/anna XDG_STATE_HOME=/s", "/s/mandala"),
        (Unix, "XDG_STATE_HOME=/s", "/s/mandala"),
        (
            Unix,
            "HOME=/anna XDG_STATE_HOME=s",
            "/anna/.local/state/mandala",
        ),
        (
            Unix,
            "HOME=/anna XDG_STATE_HOME=",
            "/anna/.local/state/mandala",
        ),
        (Unix, "HOME=/anna MANDALA_HOME=/games", "/games"),
        (Unix, "XDG_STATE_HOME=/s MANDALA_HOME=games", "games"),
        (Unix, "HOME=", ""),
        (
            MacOs,
            "HOME=/anna XDG_STATE_HOME=/s",
            "/anna/Library/Application Support/mandala",
        ),
        (MacOs, "LOCALAPPDATA=C:/anna", ""),
        (MacOs, "HOME=/anna MANDALA_HOME=/games", "/games"),
        (
            Windows,
            "HOME=/anna LOCALAPPDATA=C:/anna",
            "C:/anna/mandala",
        ),
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
        assert_eq!(stamp(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
    }
    assert_eq!(
        stamp(UNIX_EPOCH - Duration::from_secs(1)),
        "1970-01-01-000000"
    );
}

#[test]
fn looking_for_games_creates_nothing() {
    let temp = Temp::new();
    let store = temp.store();
    assert_eq!(store.latest_unfinished().unwrap(), None);
    assert_eq!(names(&temp.dir), [""; 0]);
}

// Other systems let nobody read a file that is being played.
#[cfg(unix)]
#[test]
fn after_every_action_the_file_is_the_record() {
    let temp = Temp::new();
    let store = temp.store();
    let mut taken_back = 0;
    for seed in 0..4 {
        let mut chance = Shuffler::new(seed);
        let mut record = new_game(seed);
        let mut journal = Journal::create_in(&store, &record).unwrap();
        assert_eq!(text(journal.path()), record.to_string());
        while play_one(&mut record, &mut chance) {
            // Sometimes several moves come at once, or one instead of another.
            if chance.below(4) > 0 {
                journal.save(&record).unwrap();
                assert_eq!(text(journal.path()), record.to_string());
            }
            if chance.below(2) == 0 && record.take_back() {
                taken_back += 1;
                if chance.below(2) == 0 {
                    journal.save(&record).unwrap();
                    assert_eq!(text(journal.path()), record.to_string());
                }
            }
            if chance.below(8) == 0 {
                let path = journal.path().to_path_buf();
                journal.save(&record).unwrap();
                drop(journal);
                let resumed = Journal::resume(path).unwrap();
                assert_eq!(resumed.1, record);
                (journal, record) = resumed;
            }
        }
        journal.save(&record).unwrap();
        journal.save(&record).unwrap();
        assert_eq!(text(journal.path()), record.to_string());
    }
    assert!(taken_back > 10);
}

#[test]
fn a_game_can_begin_in_the_middle() {
    let temp = Temp::new();
    let record = played(7, 9);
    let journal = Journal::create_in(&temp.store(), &record).unwrap();
    let path = journal.path().to_path_buf();
    drop(journal);
    assert_eq!(text(&path), record.to_string());
    assert_eq!(load(&path).unwrap(), record);
}

#[test]
fn a_torn_last_line_leaves_the_game_at_the_last_whole_action() {
    let temp = Temp::new();
    let whole = played(5, 8);
    let before = whole.up_to(7);
    let (full, short) = (whole.to_string(), before.to_string());
    for length in short.len()..=full.len() {
        let torn = &full.as_bytes()[..length];
        let path = temp.file("torn.mandala", torn);
        let (mut journal, mut record) = Journal::resume(&path).unwrap();
        assert!(record == before || record == whole, "{length}");
        // The last move is there as soon as it can be read, and surely if it has
        // ever been saved.
        assert!(record == whole || length < full.len() - 1);
        #[cfg(unix)]
        assert_eq!(fs::read(&path).unwrap(), torn);
        journal.save(&record).unwrap();
        drop(journal);
        assert_eq!(text(&path), record.to_string(), "{length}");

        fs::write(&path, torn).unwrap();
        let (mut journal, _) = Journal::resume(&path).unwrap();
        assert!(play_one(&mut record, &mut Shuffler::new(3)));
        journal.save(&record).unwrap();
        drop(journal);
        assert_eq!(text(&path), record.to_string(), "{length}");
    }
}

#[test]
fn a_tail_of_zeros_is_torn_too() {
    let temp = Temp::new();
    let record = played(5, 8);
    let path = temp.file("zeros.mandala", format!("{record}\0\0\0\0"));
    assert_eq!(load(&path).unwrap(), record);
}

#[test]
fn a_torn_head_is_no_game() {
    let temp = Temp::new();
    let record = new_game(5);
    let full = record.to_string();
    for length in 0..full.len() - 2 {
        let path = temp.file("head.mandala", &full.as_bytes()[..length]);
        // With the first player's whole name, and an end or digits, it is one.
        match Journal::resume(&path) {
            Ok((_, found)) => assert_eq!(found, record, "{length}"),
            error => assert_eq!(damage(error).good, None, "{length}"),
        }
        assert_eq!(fs::read(&path).unwrap(), &full.as_bytes()[..length]);
    }
}

#[test]
fn a_damaged_bit_is_told_and_the_file_kept() {
    let temp = Temp::new();
    let whole = played(5, 8);
    let full = whole.to_string();
    let head = new_game(5).to_string().len();
    let bits = (head..full.len()).flat_map(|at| (0..8).map(move |bit| (at, bit)));
    for (at, bit) in bits {
        let mut bytes = full.clone().into_bytes();
        bytes[at] ^= 1 << bit;
        let path = temp.file("damaged.mandala", &bytes);
        match Journal::resume(&path) {
            // Capital letters and the like make no difference.
            Ok((_, record)) => assert_eq!(record, whole, "{at} {bit}"),
            error => {
                let error = damage(error);
                let good = error.good.expect("the game up to there");
                assert_eq!(*good, whole.up_to(good.moves().len()));
                assert_eq!(good.moves().len() + 7, error.line, "{at} {bit}");
            }
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn a_damaged_game_goes_on_in_a_new_file() {
    let temp = Temp::new();
    let store = temp.store();
    let whole = played(5, 8).to_string();
    let bytes = whole.replacen("\nZoë: ", "\nZoë: x", 1);
    let path = temp.file("damaged.mandala", &bytes);
    let shown = message(load(&path));
    assert!(
        shown.contains("damaged.mandala is damaged: line 8: "),
        "{shown}"
    );
    let error = damage(Journal::resume(&path));
    assert!(matches!(error.reason, Reason::NoAction(_)));
    let good = error.good.unwrap();
    let journal = Journal::create_in(&store, &good).unwrap();
    let new = journal.path().to_path_buf();
    drop(journal);
    assert_eq!(load(&new).unwrap(), *good);
    assert_eq!(text(&path), bytes);
}

#[test]
fn an_illegal_last_line_without_an_end_is_damage() {
    let temp = Temp::new();
    let path = temp.file("wrong.mandala", format!("{}Zoë: claim red", new_game(5)));
    let error = damage(load(&path));
    assert_eq!(error.line, 7);
    assert_eq!(*error.good.unwrap(), new_game(5));
}

#[test]
fn a_game_written_by_hand_keeps_its_words() {
    let temp = Temp::new();
    let mut record = played(5, 2);
    let lines = record.to_string();
    let bare: Vec<_> = lines
        .lines()
        .map(|l| l.split(" @").next().unwrap())
        .collect();
    let by_hand = format!("# At the lake\n{} # well played", bare.join("\n"));
    let path = temp.file("by-hand.mandala", &by_hand);
    let (mut journal, found) = Journal::resume(&path).unwrap();
    assert_eq!(found, record);
    play_one(&mut record, &mut Shuffler::new(3));
    journal.save(&record).unwrap();
    drop(journal);
    assert_eq!(text(&path), format!("{by_hand}\n{}", record.lines_from(2)));
    assert_eq!(load(&path).unwrap(), record);
}

#[test]
fn two_games_at_once_have_files_of_their_own() {
    let temp = Temp::new();
    let store = temp.store();
    let mut games: Vec<_> = (0..5)
        .map(|seed| {
            let record = new_game(seed);
            (Journal::create_in(&store, &record).unwrap(), record)
        })
        .collect();
    assert_eq!(names(store.home()).len(), 5);
    for _ in 0..5 {
        for (journal, record) in &mut games {
            play_one(record, &mut Shuffler::new(9));
            journal.save(record).unwrap();
        }
    }
    for (journal, record) in games {
        let path = journal.path().to_path_buf();
        drop(journal);
        assert_eq!(text(&path), record.to_string());
    }
}

#[test]
fn a_game_being_played_cannot_be_resumed_or_found() {
    let temp = Temp::new();
    let store = temp.store();
    let first = Journal::create_in(&store, &new_game(1)).unwrap();
    assert_eq!(store.latest_unfinished().unwrap(), None);
    let path = first.path().to_path_buf();
    drop(first);
    assert_eq!(store.latest_unfinished().unwrap(), Some(path.clone()));

    let (resumed, _) = Journal::resume(&path).unwrap();
    let shown = message(Journal::resume(&path));
    assert!(
        shown.starts_with("another mandala is playing the game in "),
        "{shown}"
    );
    let other = Journal::create_in(&store, &new_game(2)).unwrap();
    let second = other.path().to_path_buf();
    assert_eq!(store.latest_unfinished().unwrap(), None);
    drop(other);
    assert_eq!(store.latest_unfinished().unwrap(), Some(second));
    drop(resumed);
}

#[test]
fn the_game_played_last_is_found_whatever_else_lies_there() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let at = |path: &Path, seconds| {
        let time = SystemTime::now() - Duration::from_secs(seconds);
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(time).unwrap();
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
    let found = store.latest_unfinished().unwrap();
    assert_eq!(found, Some(temp.dir.join("2025-01-01-000000.mandala")));
}

#[test]
fn of_two_games_in_the_same_moment_the_higher_number_is_later() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let time = SystemTime::now();
    for name in ["a-2.mandala", "a.mandala"] {
        let path = temp.file(name, "any");
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(time).unwrap();
    }
    let found = store.latest_unfinished().unwrap();
    assert_eq!(found, Some(temp.dir.join("a-2.mandala")));
}

#[test]
fn a_file_of_the_players_choice_is_never_overwritten() {
    let temp = Temp::new();
    let path = temp.dir.join("ours.txt");
    let record = played(3, 4);
    drop(Journal::create_at(&path, &record).unwrap());
    let shown = message(Journal::create_at(&path, &new_game(4)));
    assert!(
        shown.contains("ours.txt exists already and is not overwritten"),
        "{shown}"
    );
    assert_eq!(text(&path), record.to_string());

    let shown = message(Journal::create_at(temp.dir.join("no/such.txt"), &record));
    assert!(shown.contains("cannot create "), "{shown}");
}

#[test]
fn a_finished_game_is_moved_and_no_longer_found() {
    let temp = Temp::new();
    let store = temp.store();
    let mut record = new_game(1);
    let mut journal = Journal::create_in(&store, &record).unwrap();
    let path = journal.path().to_path_buf();
    record.agree_to_end().unwrap();
    journal.save(&record).unwrap();

    // One of the same name is there already.
    let finished = store.home().join("finished");
    fs::create_dir(&finished).unwrap();
    let taken = finished.join(path.file_name().unwrap());
    fs::write(&taken, "another game").unwrap();
    let place = journal.finish(&store).unwrap();
    assert_eq!(text(&place), record.to_string());
    assert_eq!(text(&taken), "another game");
    assert_eq!(place.parent(), Some(&*finished));
    assert_eq!(names(&finished).len(), 2);
    assert_eq!(names(store.home()), ["finished"]);
    assert_eq!(store.latest_unfinished().unwrap(), None);
}

#[test]
fn a_resumed_game_is_moved_too_when_it_ends() {
    let temp = Temp::new();
    let store = temp.store();
    let first = Journal::create_in(&store, &new_game(1)).unwrap();
    let path = first.path().to_path_buf();
    drop(first);
    let (mut journal, mut record) = Journal::resume(&path).unwrap();
    record.agree_to_end().unwrap();
    journal.save(&record).unwrap();
    let place = journal.finish(&store).unwrap();
    assert_eq!(place.file_name(), path.file_name());
    assert_eq!(load(&place).unwrap(), record);
    assert!(!path.exists());
}

#[test]
fn a_file_of_the_players_choice_stays_where_it_is() {
    let temp = Temp::new();
    let path = temp.dir.join("ours.mandala");
    let journal = Journal::create_at(&path, &new_game(1)).unwrap();
    assert_eq!(journal.finish(&temp.store()).unwrap(), path);
    assert!(path.exists());
    assert_eq!(names(&temp.dir), ["ours.mandala"]);
}

#[test]
fn a_finished_game_that_cannot_be_moved_stays() {
    let temp = Temp::new();
    let store = store_at(temp.dir.clone());
    let record = new_game(1);
    let journal = Journal::create_in(&store, &record).unwrap();
    let path = journal.path().to_path_buf();
    temp.file("finished", "in the way");
    let shown = message(journal.finish(&store));
    assert!(shown.starts_with("the finished game stays in "), "{shown}");
    assert_eq!(text(&path), record.to_string());
}

#[test]
fn odd_files_are_refused_with_a_reason() {
    let temp = Temp::new();
    fs::create_dir(temp.dir.join("dir")).unwrap();
    let head = new_game(1).to_string();
    for (path, reason) in [
        (temp.dir.join("none"), "cannot open "),
        (
            temp.dir.join("dir"),
            "dir is a directory: name a file in it",
        ),
        (temp.file("empty", ""), "line 1: a record begins with"),
        (temp.file("latin", b"mandala record 1\n\xe9"), "not text"),
        (
            temp.file("new", "mandala record 2\n"),
            "this is a record of version 2",
        ),
        (
            temp.file("huge", head + &"\n".repeat(1 << 20)),
            "huge is larger than 1 MiB",
        ),
    ] {
        for shown in [message(load(&path)), message(Journal::resume(&path))] {
            assert!(shown.contains(&*path.to_string_lossy()), "{shown}");
            assert!(shown.contains(reason), "{shown}");
        }
    }
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_refused_at_once() {
    let dir = new_dir();
    let pipe = dir.join("pipe");
    let made = start(Command::new("mkfifo").arg(&pipe)).wait();
    assert!(made.unwrap().success());
    let _temp = Temp::of(dir);
    for path in [pipe, "/dev/null".into(), "/dev/zero".into()] {
        for shown in [message(load(&path)), message(Journal::resume(&path))] {
            assert!(shown.contains("is not a file"), "{shown}");
        }
        let shown = message(Journal::create_at(&path, &new_game(1)));
        assert!(shown.contains("exists already"), "{shown}");
    }
}

#[test]
fn a_file_in_place_of_the_directory_is_told() {
    let temp = Temp::new();
    let store = store_at(temp.file("state", "in the way").join("mandala"));
    let shown = message(Journal::create_in(&store, &new_game(1)));
    assert!(shown.starts_with("cannot create the directory "), "{shown}");
    let store = store_at(temp.dir.join("state"));
    let shown = message(Journal::create_in(&store, &new_game(1)));
    assert!(shown.starts_with("cannot create the directory "), "{shown}");
    #[cfg(unix)]
    {
        let shown = message(store.latest_unfinished());
        assert!(shown.starts_with("cannot look for games in "), "{shown}");
    }
    assert_eq!(text(&temp.dir.join("state")), "in the way");
}

#[cfg(unix)]
#[test]
fn a_file_deleted_or_replaced_during_play_is_told() {
    let temp = Temp::new();
    let store = temp.store();
    let mut record = new_game(1);
    let mut journal = Journal::create_in(&store, &record).unwrap();
    let path = journal.path().to_path_buf();
    let away = temp.dir.join("away");
    fs::rename(&path, &away).unwrap();
    play_one(&mut record, &mut Shuffler::new(1));
    let shown = message(journal.save(&record));
    assert!(shown.contains("the file is no longer there"), "{shown}");
    fs::write(&path, "other").unwrap();
    let shown = message(journal.save(&record));
    assert!(
        shown.contains("another file has taken its place"),
        "{shown}"
    );
    assert_eq!(text(&path), "other");
    // Back in its place, the file gets what it missed.
    fs::rename(&away, &path).unwrap();
    journal.save(&record).unwrap();
    assert_eq!(text(&path), record.to_string());
}

#[cfg(unix)]
#[test]
fn a_file_cut_or_lengthened_during_play_is_made_good() {
    let temp = Temp::new();
    let mut record = new_game(1);
    let mut journal = Journal::create_in(&temp.store(), &record).unwrap();
    let path = journal.path().to_path_buf();
    for found in [
        "".to_string(),
        "mandala".to_string(),
        format!("{record}more"),
    ] {
        fs::write(&path, found).unwrap();
        play_one(&mut record, &mut Shuffler::new(1));
        journal.save(&record).unwrap();
        assert_eq!(text(&path), record.to_string());
        record = record.up_to(0);
        journal.save(&record).unwrap();
    }
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
    let place = journal.finish(&store).unwrap();
    assert_eq!(mode(&place), 0o600);
    assert_eq!(mode(place.parent().unwrap()), 0o700);
}

#[test]
fn nothing_secret_is_in_the_name() {
    let temp = Temp::new();
    let store = temp.store();
    let before = stamp(SystemTime::now());
    let journal = Journal::create_in(&store, &new_game(987_654_321)).unwrap();
    let name = journal.path().file_stem().unwrap().to_str().unwrap();
    assert!(*before <= *name && *name <= *stamp(SystemTime::now()));
    assert_eq!(name.len(), "2026-11-16-013005".len());
}

/// The limit on the size of files stands in for the size of a disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_made_up_for_when_there_is_space_again() {
    use std::process::Stdio;
    const CHILD: &str = "MANDALA_TEST_FULL_DISK";
    if std::env::var_os(CHILD).is_none() {
        // The limit holds for a whole process, which would be killed for passing it.
        let mut command = Command::new("sh");
        command
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture"])
            .arg("a_full_disk_is_told_and_made_up_for_when_there_is_space_again")
            .env(CHILD, "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let output = start(&mut command).wait_with_output().unwrap();
        let shown = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{shown}");
        return;
    }
    if Command::new("prlimit").arg("--version").output().is_err() {
        eprintln!("skipped: there is no prlimit here");
        return;
    }
    let limit = |bytes: &str| {
        let done = Command::new("prlimit")
            .args(["--pid", &std::process::id().to_string()])
            .arg(format!("--fsize={bytes}:"))
            .status();
        assert!(done.unwrap().success());
    };

    let temp = Temp::new();
    let store = temp.store();
    limit("50");
    let shown = message(Journal::create_in(&store, &new_game(5)));
    assert!(shown.starts_with("cannot save the game in "), "{shown}");
    assert_eq!(names(store.home()), [""; 0]);
    limit("unlimited");

    for space in 0..60 {
        let mut record = played(5, 6);
        let mut journal = Journal::create_in(&store, &record).unwrap();
        let path = journal.path().to_path_buf();
        let mut chance = Shuffler::new(2);
        let size = record.to_string().len() + space;
        limit(&size.to_string());
        // What does not fit may be taken back, or replace what did.
        for start in [6, 3] {
            let mut other = record.up_to(start);
            while other.to_string().len() <= size {
                assert!(play_one(&mut other, &mut chance));
            }
            message(journal.save(&other));
            journal.save(&record).unwrap();
            assert_eq!(text(&path), record.to_string());
        }
        while record.to_string().len() <= size {
            assert!(play_one(&mut record, &mut chance));
            let fits = record.to_string().len() <= size;
            assert_eq!(journal.save(&record).is_ok(), fits, "{space}");
        }
        message(journal.save(&record));
        // Killed now, the game would go on at the last move that was saved, or after
        // the next one if it can be read.
        let found = load(&path).unwrap();
        assert!(found.moves().len() + 1 >= record.moves().len());
        assert_eq!(found, record.up_to(found.moves().len()));

        assert!(play_one(&mut record, &mut chance));
        message(journal.save(&record));
        limit("unlimited");
        journal.save(&record).unwrap();
        assert_eq!(text(&path), record.to_string());
    }
}
