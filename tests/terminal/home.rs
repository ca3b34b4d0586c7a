//! A directory of its own for a program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// The game. Only this file and the pseudo-terminal start it, and both give it a home of
/// its own, so that no test can come near the games and settings of whoever runs it.
pub const GAME: &str = env!("CARGO_BIN_EXE_mandala");

/// An own directory, deleted at the end.
pub struct Home(PathBuf);

impl Home {
    pub fn new() -> Home {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("home-{}-{count}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // Left over from an earlier process of the same number.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The game without a terminal, with this directory as its home and nothing else of
    /// the environment.
    pub fn game(&self) -> Command {
        let mut command = Command::new(GAME);
        command
            .env_clear()
            .env("PATH", "/usr/bin:/bin")
            .env("LANG", "C.UTF-8")
            .env("HOME", self.path())
            .env("MANDALA_HOME", self.path());
        command
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
