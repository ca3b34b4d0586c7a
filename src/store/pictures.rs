//! Pictures of the screen.

use std::path::PathBuf;

use super::{Store, StoreError, files};

/// The directory of the pictures, within that of the unfinished games.
const PICTURES: &str = "pictures";

impl Store {
    /// Keeps a picture in a file of its own, which has this name or one like it; gives its
    /// place.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then no file is left behind.
    pub fn keep_picture(&self, name: &str, svg: &str) -> Result<PathBuf, StoreError> {
        let path = self.home().join(PICTURES).join(format!("{name}.svg"));
        files::write_unique(&path, svg.as_bytes())
    }
}
