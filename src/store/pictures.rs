//! Pictures of the screen.

use std::env;
use std::path::{Path, PathBuf};

use super::files::{self, read_short};
use super::{Store, StoreError};
use crate::platform::Platform;

/// The directory of the pictures, within that of the unfinished games.
const PICTURES: &str = "pictures";

/// The same, where the user has all other pictures.
const OURS: &str = "mandala";

/// More bytes than the settings of a desktop have.
const LONGEST: u64 = 1 << 16;

impl Store {
    /// Keeps a picture in a file of its own, which has this name or one like it, unless it is
    /// kept already; gives its place.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then no file is left behind.
    pub fn keep_picture(&self, name: &str, svg: &str) -> Result<PathBuf, StoreError> {
        let read = |path: &Path| String::from_utf8(read_short(path, LONGEST).ok()?).ok();
        let usual = Platform::HERE.pictures(|name| env::var_os(name), read);
        let usual = usual.filter(|path| !self.is_given && path.is_dir());
        let kept = usual.and_then(|path| keep(&path.join(OURS), name, svg).ok());
        kept.map_or_else(|| keep(&self.home().join(PICTURES), name, svg), Ok)
    }
}

/// Keeps a picture in a directory, unless it is kept there already.
fn keep(dir: &Path, name: &str, svg: &str) -> Result<PathBuf, StoreError> {
    let path = dir.join(format!("{name}.svg"));
    let like_it = (2..).map(|number| files::numbered(&path, number));
    let kept = [path.clone()].into_iter().chain(like_it);
    let length = svg.len() as u64;
    let same = kept
        .map_while(|path| read_short(&path, length).ok().map(|found| (path, found)))
        .find(|(_, found)| found == svg.as_bytes());
    match same {
        Some((path, _)) => Ok(path),
        None => files::write_unique(&path, svg.as_bytes()),
    }
}
