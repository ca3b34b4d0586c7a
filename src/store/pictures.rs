//! Pictures of the screen.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::SystemTime;

use super::{Attempt, Stamp, Store, StoreError, files};

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
        let wanted = self.home().join(PICTURES).join(name);
        let (path, mut file) = files::create_unique(&wanted)?;
        file.write_all(svg.as_bytes()).map_err(|error| {
            let _ = fs::remove_file(&path);
            Attempt::Write.at(&path)(error)
        })?;
        Ok(path)
    }
}
