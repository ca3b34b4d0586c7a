//! Parses the command line, plays, and says how it went.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use mandala::app::Tongue;
use mandala::terminal::{self, Exit};
use mandala::{cli, session};

fn main() -> ExitCode {
    // Before anything is written, be it a record or the help.
    terminal::outlive_full_files();
    let line: Vec<OsString> = std::env::args_os().collect();
    let system = Tongue::of_system(|name| {
        let set = std::env::var_os(name)?;
        Some(set.to_string_lossy().into_owned())
    });
    let speaker = session::speaker(&line, system);
    let done = match cli::try_parse(line, speaker.language()) {
        Ok(args) => session::run(&args, system),
        Err(error) if error.use_stderr() => {
            // Where nobody listens, the exit code has to say it.
            let told = cli::told(&error);
            let _ = write!(std::io::stderr(), "{}", speaker.spell(&told));
            return ExitCode::from(2);
        }
        // The help or the version, which was asked for.
        Err(answer) if speaker.ascii => speaker.print(&answer.render().to_string()),
        Err(answer) => session::print(|_| answer.print()),
    };
    match done {
        Ok(Exit::Left) => ExitCode::SUCCESS,
        // As a shell reports a program that SIGINT ended.
        Ok(Exit::Interrupted) => ExitCode::from(130),
        Err(failure) => {
            speaker.warn(&speaker.language().files().failure(&failure));
            session::exit_code(&failure)
        }
    }
}
