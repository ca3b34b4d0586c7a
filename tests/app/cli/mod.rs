//! The command line: what it accepts, what it refuses and what it prints.

mod games;
mod options;
mod output;

use mandala::cli::{self, Args};
use mandala::rules::Kind;
use mandala::texts::ENGLISH;

fn read(options: &[&str]) -> Result<Args, clap::Error> {
    cli::try_parse(["mandala"].iter().chain(options), ENGLISH)
}

fn accepted(options: &[&str]) -> Args {
    read(options).unwrap_or_else(|error| panic!("{options:?} refused: {error}"))
}

/// The message on a command line that is refused.
fn refused(options: &[&str]) -> String {
    let error = read(options).expect_err(&format!("{options:?} accepted"));
    assert_eq!(error.exit_code(), 2, "{options:?}");
    assert!(error.use_stderr(), "{options:?}");
    error.to_string()
}

/// The long names of all options, `help` and `version` included.
fn long_options() -> Vec<String> {
    let mut command = cli::command(Kind::default(), None, ENGLISH);
    command.build();
    let longs = command.get_arguments().filter_map(|arg| arg.get_long());
    longs.map(|long| format!("--{long}")).collect()
}
