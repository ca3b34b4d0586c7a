//! Good texts of all kinds that somebody did something foolish to. The seeds are those of
//! the fuzzer, too.

use std::fs;
use std::path::Path;

use crate::common::damage::mutate;
use crate::common::{any, for_each_seed, often};

/// The good texts of a kind.
fn seeds(kind: &str) -> Vec<Vec<u8>> {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds");
    let files = fs::read_dir(seeds.join(kind)).expect("a directory");
    let paths = files.map(|file| file.expect("a file").path());
    let mut paths: Vec<_> = paths.collect();
    paths.sort();
    let read = |path| fs::read(path).expect("a seed");
    paths.into_iter().map(read).collect()
}

/// Reads good texts, which are understood, and then mangled ones, which need not be.
fn mangle(kind: &str, times: u64, understands: fn(&[u8]) -> bool) {
    let seeds = seeds(kind);
    for good in &seeds {
        assert!(understands(good), "{}", String::from_utf8_lossy(good));
    }
    let mut understood = 0;
    for_each_seed(0..times, |seed, chance| {
        let mut bytes = seeds[seed as usize % seeds.len()].clone();
        mutate(&mut bytes, chance);
        understood += u64::from(understands(&bytes));
    });
    assert!(understood > times / 50, "only {understood} were understood");
}

#[test]
fn a_mangled_record_is_read_as_far_as_it_is_good() {
    mangle("records", often(1_000, 100_000), any::records);
}

#[test]
fn a_mangled_position_is_read_or_its_faults_are_told() {
    mangle("positions", often(2_000, 500_000), any::positions);
}

#[test]
fn mangled_settings_hold_as_far_as_they_are_understood() {
    mangle("settings", often(200, 20_000), any::settings);
}
