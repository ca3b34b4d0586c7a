//! Pictures of the screen.

use std::path::{Path, PathBuf};
use std::{env, fs};

use super::{Store, StoreError, files};
use crate::platform::Platform;

/// The directory of the pictures, within that of the unfinished games.
const PICTURES: &str = "pictures";

/// The same, where the user has all other pictures.
const OURS: &str = "mandala";

impl Store {
    /// Keeps a picture in a file of its own, which has this name or one like it, unless it is
    /// kept already; gives its place.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then no file is left behind.
    pub fn keep_picture(&self, name: &str, svg: &str) -> Result<PathBuf, StoreError> {
        let read = |path: &Path| fs::read_to_string(path).ok();
        let usual = Platform::HERE.pictures(|name| env::var_os(name), read);
        let dir = match usual.filter(|path| !self.is_given && path.is_dir()) {
            Some(usual) => usual.join(OURS),
            None => self.home().join(PICTURES),
        };
        let path = dir.join(format!("{name}.svg"));
        let like_it = (2..).map(|number| files::numbered(&path, number));
        let kept = [path.clone()].into_iter().chain(like_it);
        let same = kept
            .map_while(|path| fs::read(&path).ok().map(|found| (path, found)))
            .find(|(_, found)| found == svg.as_bytes());
        match same {
            Some((path, _)) => Ok(path),
            None => files::write_unique(&path, svg.as_bytes()),
        }
    }
}
