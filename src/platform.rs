//! The kinds of systems, which differ in where files lie and in how paths are typed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

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

    /// The directory in which the user looks for pictures, unless the environment has a
    /// place of its own for all that the games keep. `read` reads a file of settings: on Unix
    /// that directory has another name in each language.
    ///
    /// ```
    /// use std::path::{Path, PathBuf};
    /// use mandala::platform::Platform;
    ///
    /// let env = |name: &str| (name == "HOME").then(|| "/home/anna".into());
    /// let none = |_: &Path| None;
    /// let german = |_: &Path| Some("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n".to_string());
    /// let found = |path: &str| Some(PathBuf::from(path));
    /// assert_eq!(Platform::MacOs.pictures(env, none), found("/home/anna/Pictures"));
    /// assert_eq!(Platform::Unix.pictures(env, german), found("/home/anna/Bilder"));
    /// ```
    pub fn pictures(
        self,
        env: impl Fn(&str) -> Option<OsString>,
        read: impl Fn(&Path) -> Option<String>,
    ) -> Option<PathBuf> {
        let dir = |name| env(name).filter(|v| !v.is_empty()).map(PathBuf::from);
        if dir("MANDALA_HOME").is_some() {
            return None;
        }
        let home = match self {
            Platform::Unix | Platform::MacOs => dir("HOME")?,
            Platform::Windows => dir("USERPROFILE")?,
        };
        let usual = home.join("Pictures");
        if self != Platform::Unix {
            return Some(usual);
        }
        let settings = dir("XDG_CONFIG_HOME").filter(|path| path.has_root());
        let settings = settings.unwrap_or_else(|| home.join(".config"));
        let settings = read(&settings.join("user-dirs.dirs")).unwrap_or_default();
        let mut named = settings.lines().filter_map(|line| {
            let value = line.trim().strip_prefix("XDG_PICTURES_DIR=")?;
            Some(value.trim_matches('"'))
        });
        let Some(named) = named.next() else {
            return Some(usual);
        };
        let folder = match named.strip_prefix("$HOME/") {
            Some(below) => home.join(below),
            None => PathBuf::from(named),
        };
        // The home itself means that there is none.
        (folder.has_root() && folder != home).then_some(folder)
    }
}
