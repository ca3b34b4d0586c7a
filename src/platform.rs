//! The kinds of systems, which differ in where files lie and in how paths are typed.

use std::ffi::OsString;
use std::path::PathBuf;

/// A kind of system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Platform {
    /// Linux and other systems with the XDG directories.
    Unix,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
}

impl Platform {
    /// The platform that this program was built for.
    pub const HERE: Platform = if cfg!(windows) {
        Platform::Windows
    } else if cfg!(target_os = "macos") {
        Platform::MacOs
    } else {
        Platform::Unix
    };

    /// The directory for games that the environment asks for: `MANDALA_HOME`, or
    /// else the usual one of the platform.
    ///
    /// ```
    /// use std::path::PathBuf;
    /// use mandala::platform::Platform;
    ///
    /// let env = |name: &str| (name == "HOME").then(|| "/home/anna".into());
    /// let home = PathBuf::from("/home/anna/.local/state/mandala");
    /// assert_eq!(Platform::Unix.home(env), Some(home));
    /// assert_eq!(Platform::Windows.home(env), None);
    /// ```
    pub fn home(self, env: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let dir = |name| env(name).filter(|v| !v.is_empty()).map(PathBuf::from);
        if let Some(home) = dir("MANDALA_HOME") {
            return Some(home);
        }
        let state = match self {
            // The XDG specification has relative paths ignored.
            Platform::Unix => match dir("XDG_STATE_HOME").filter(|path| path.has_root()) {
                Some(state) => state,
                None => dir("HOME")?.join(".local/state"),
            },
            Platform::MacOs => dir("HOME")?.join("Library/Application Support"),
            Platform::Windows => dir("LOCALAPPDATA")?,
        };
        Some(state.join("mandala"))
    }
}
