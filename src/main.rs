//! Parses the command line, plays, and says how it went.

use std::io::Write;
use std::process::ExitCode;

use mandala::app::keymap;
use mandala::plain::Plain;
use mandala::terminal::Exit;
use mandala::{cli, session};

fn main() -> ExitCode {
    let args = cli::parse(&keymap::summary());
    match session::run(&args) {
        Ok(Exit::Left) => ExitCode::SUCCESS,
        // As a shell reports a program that SIGINT ended.
        Ok(Exit::Interrupted) => ExitCode::from(130),
        Err(error) => {
            let message = Plain::message(&format!("{error:#}"));
            // Where nobody listens, the exit code has to say it.
            let _ = writeln!(std::io::stderr(), "mandala: {message}");
            ExitCode::FAILURE
        }
    }
}
