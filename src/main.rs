//! Parses the command line, plays, and says how it went.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use mandala::app::Tongue;
use mandala::plain::Plain;
use mandala::terminal::{self, Exit};
use mandala::{cli, session};

fn main() -> ExitCode {
    // Before anything is written, be it a record or the help.
    terminal::outlive_full_files();
    let line: Vec<OsString> = std::env::args_os().collect();
    let system = Tongue::of_system(|name| std::env::var(name).ok());
    let language = session::tongue(&line, system).language();
    let done = match cli::try_parse(line, language) {
        Ok(args) => session::run(&args, system),
        Err(error) if error.use_stderr() => {
            // Where nobody listens, the exit code has to say it.
            let _ = write!(std::io::stderr(), "{}", cli::told(&error));
            return ExitCode::from(2);
        }
        // The help or the version, which was asked for.
        Err(answer) => session::print(|_| answer.print()),
    };
    match done {
        Ok(Exit::Left) => ExitCode::SUCCESS,
        // As a shell reports a program that SIGINT ended.
        Ok(Exit::Interrupted) => ExitCode::from(130),
        Err(failure) => {
            let message = Plain::message(&language.files().failure(&failure));
            let _ = writeln!(std::io::stderr(), "mandala: {message}");
            session::exit_code(&failure)
        }
    }
}
