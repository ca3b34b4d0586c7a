//! The file of names and settings is refused, followed or left alone as a file, whatever
//! stands in it.

use std::fs;

use mandala::app::Change;
use mandala::store::{HabitsFile, StoreError};
use mandala::texts::ENGLISH;

use super::habits::{BOTH, change, home, not_saved, text, try_change};
use super::help::{Temp, store_at};

/// Why the settings in a home cannot be read.
fn refused(temp: &Temp) -> StoreError {
    let error = store_at(temp.dir.clone()).habits();
    error.expect_err("it cannot be read")
}

#[test]
fn what_is_no_text_is_refused_as_a_whole() {
    for bytes in [&b"flip: on\n\xff\xfe\n"[..], &[b'x'; (64 << 10) + 1]] {
        let temp = home(bytes);
        let told = ENGLISH.files().store_error(&refused(&temp));
        assert!(told.ends_with("it can hold no settings"), "{told}");
        assert!(told.contains("settings.txt"), "{told}");
        let path = temp.dir.join(HabitsFile::NAME);
        assert_eq!(fs::read(path).unwrap(), bytes, "and it is left alone");
    }
    let temp = Temp::new();
    fs::create_dir(temp.dir.join(HabitsFile::NAME)).unwrap();
    assert!(ENGLISH.files().store_error(&refused(&temp)).contains("is a directory"));
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let temp = Temp::new();
    let real = temp.file("elsewhere.txt", "flip: on\n");
    let link = temp.dir.join(HabitsFile::NAME);
    std::os::unix::fs::symlink(&real, &link).unwrap();
    change(&temp, &[Change::Setting("flip", "off")]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(real).unwrap(), "flip: off\n");
}

#[cfg(unix)]
#[test]
fn a_file_that_a_link_leads_to_need_not_be_there_yet() {
    use std::os::unix::fs::symlink;
    let temp = Temp::new();
    let link = temp.dir.join(HabitsFile::NAME);
    fs::create_dir(temp.dir.join("own")).unwrap();
    symlink("own/link", &link).unwrap();
    symlink("../settings", temp.dir.join("own/link")).unwrap();
    change(&temp, &[Change::Setting("flip", "on")]);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::symlink_metadata(temp.dir.join("own/link")).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(temp.dir.join("settings")).unwrap(), "flip: on\n");
    assert_eq!(super::help::names(&temp.dir.join("own")), ["link"]);
}

#[test]
fn where_no_file_can_be_written_that_is_told_and_nothing_is_lost() {
    let temp = Temp::new();
    let not_a_directory = temp.file("file", "something");
    let told = not_saved(not_a_directory.clone(), "on");
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
    let told = not_saved(temp.dir.clone(), "on");
    assert!(told.starts_with("cannot write to "), "{told}");
    assert_eq!(text(&temp), "motion: off\n");
    assert_eq!(super::help::names(&temp.dir), BOTH);
}

#[test]
fn a_file_never_grows_so_long_that_it_could_not_be_read_again() {
    let full = format!("#{}\n", "x".repeat((64 << 10) - 2));
    let temp = home(&full);
    assert!(try_change(temp.dir.clone(), &[Change::Setting("flip", "on")]).is_err());
    assert_eq!(text(&temp), full);
}
