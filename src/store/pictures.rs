//! Pictures of the screen.

use std::path::PathBuf;
use std::time::SystemTime;

use super::{Stamp, Store, StoreError, files};

/// The directory of the pictures, within that of the unfinished games.
const PICTURES: &str = "pictures";

impl Store {
    /// Keeps a picture in a file of its own, named by the time; gives its place.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then no file is left behind.
    pub fn keep_picture(&self, svg: &str) -> Result<PathBuf, StoreError> {
        let name = format!("{}.svg", Stamp::of(SystemTime::now()));
        files::write_unique(&self.home().join(PICTURES).join(name), svg.as_bytes())
    }
}
