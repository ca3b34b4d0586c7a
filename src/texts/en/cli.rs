//! What the command line says. What its options do stands with them in
//! [`Args`](crate::cli::Args), because clap reads it there.

use std::ops::RangeInclusive;

/// The heading of the keys.
pub const KEYS: &str = "Keys";
/// The heading of the options where they are only named.
pub const OPTIONS: &str = "Options (mandala -h explains them)";
/// What the option for help does.
pub const HELP: &str = "-h: the options; --help: also the rules and keys";
/// What the option for the version does.
pub const VERSION: &str = "Print the version";
/// What is wrong with a name given with `--first`.
pub const UNKNOWN_NAME: &str = "a name must be one of those given with '--names'";
/// What the environment variable of the manual page does.
pub const HOME: &str = "Where games are kept, unless --home says.";
/// What the manual page says about exit codes.
pub const EXIT_STATUS: &str = "0 after a game, 1 after a failure, 2 if the command line is \
                               wrong, 128 and the number of the signal if one ended the game.";

/// What is wrong with `--seed`.
pub fn seed() -> String {
    format!("expected a whole number from 0 to {}", u64::MAX)
}

/// How many names should be given with `--names`.
pub fn names(players: &RangeInclusive<usize>) -> String {
    let count = match (players.start(), players.end()) {
        (2, 2) => "two".to_string(),
        (fewest, most) => format!("{fewest} to {most}"),
    };
    format!("expected {count} names with a comma between them, like ANNA,BETH")
}
