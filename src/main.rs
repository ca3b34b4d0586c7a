//! Parses the command line, plays, and says how it went.

use std::io::Write;
use std::process::ExitCode;

use mandala::terminal::Exit;
use mandala::{cli, session, texts};

fn main() -> ExitCode {
    let args = cli::parse(&texts::house::keys_of_a_turn());
    match session::run(&args) {
        Ok(Exit::Left) => ExitCode::SUCCESS,
        // As a shell reports a program that SIGINT ended.
        Ok(Exit::Interrupted) => ExitCode::from(130),
        Err(error) => {
            // Where nobody listens, the exit code has to say it.
            let _ = writeln!(std::io::stderr(), "mandala: {error:#}");
            ExitCode::FAILURE
        }
    }
}
