//! What the command line says. What its options do stands with them in
//! [`Args`](crate::cli::Args), because clap reads it there.

use std::ops::RangeInclusive;

/// What the game is, for the manual page.
pub const DESCRIPTION: &str = "Mandala is a card game for two people who share one keyboard. They lay sand of six colors \
     into two Mandalas. A Mandala with all six colors is complete, and the players take turns \
     choosing its colors: some sand goes to a player's River, which says what each color is \
     worth, and the rest to the Cup, where it scores. The player with more points wins. Hands \
     stay hidden: each player shows their own cards only while the other one looks away. Games \
     are saved as they are played, and can be resumed and replayed.";
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
pub const HOME: &str = "Where games and settings are kept, unless --home says.";
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
