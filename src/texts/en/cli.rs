//! What the command line says. What its options do stands with them in
//! [`Args`](crate::cli::Args), because clap reads it there.

use super::games;
use crate::rules::Kind;

/// What the program is, in a line.
pub const ABOUT: &str = "Mandala: games with people at one keyboard, or a computer";
/// The heading of the games.
pub const GAMES: &str = "Games (--game GAME --help explains each)";
/// The heading of the keys.
pub const KEYS: &str = "Keys";
/// The heading of the options where they are only named.
pub const OPTIONS: &str = "Options (mandala -h explains them)";
/// What the option for help does.
pub const HELP: &str = "-h: options; --help: rules and keys; --man: all";
/// What the option for the version does.
pub const VERSION: &str = "Print the version";
/// What is wrong with a name given with `--first`.
pub const UNKNOWN_NAME: &str = "a name must be one of those given with '--names'";
/// What the environment variable of the manual page does.
pub const HOME: &str = "Where games and settings are kept, unless --home says.";
/// What the manual page says about the list of past games.
pub const PAST_GAMES: [&str; 3] = [
    "mandala --games prints a line for each finished game, the one that began last first, \
     with tabs between its columns: date and time (UTC), game, turns, winner, points, players, \
     file. Where a column is about several players, they are in the order of their seats with \
     a colon between them; a computer has @ and its level behind its name; of a draw all are \
     winners. So mandala --games | cut -f4 | sort | uniq -c counts who won how often, and \
     mandala --games | sort -t \"$(printf '\\t')\" -k3n lists the longest games last.",
    "TEXT leaves out games that have nothing to do with one of its words: a part of a name, a \
     game, a date like 2026-11, a month, won, lost or drawn. The last three are meant of the \
     players who are named, or else of all people: mandala --games 'anna won tiles'.",
    "How the players stand with each other, and which files hold no finished game, is written \
     to the standard error, so that the list itself can be sorted and cut as it is.",
];
/// What the manual page says about exit codes.
pub const EXIT_STATUS: &str = "0 after a game, 1 after a failure, 2 if the command line is \
                               wrong, 128 and the number of the signal if one ended the game.";

/// What is wrong with `--seed`.
pub fn seed() -> String {
    format!("expected a whole number from 0 to {}", u64::MAX)
}

/// What the option for the game does.
pub fn game() -> String {
    format!("Which game: {}", games::list())
}

/// The games, each with who made it; the rules of one of them follow.
pub fn games(chosen: Kind) -> String {
    let line = |kind: Kind| {
        let below = match kind == chosen {
            true => " (explained below)",
            false => "",
        };
        let words = games::of(kind);
        format!(
            "  {:<12} {}{below}\n    {}\n",
            kind.name(),
            words.what,
            words.credit
        )
    };
    Kind::ALL.into_iter().map(line).collect()
}

/// What the games are, for the manual page, a paragraph each.
pub fn description() -> String {
    let games = Kind::ALL.map(|kind| {
        let words = games::of(kind);
        format!("{} {}", words.description, words.credit)
    });
    format!(
        "{ABOUT}.\n\n{}\n\nGames are saved as they are played, and can be resumed and replayed.",
        games.join("\n\n")
    )
}

/// A heading of the manual page in what is about one game.
pub fn of_game(kind: Kind, title: &str) -> String {
    format!("{}: {title}", games::of(kind).label)
}

/// How many names should be given with `--names` instead of so many, and to which game so
/// many could be given.
pub fn names(kind: Kind, given: usize) -> String {
    let takes = |kind: Kind| match (kind.players().start(), kind.players().end()) {
        (2, 2) => "two".to_string(),
        (fewest, most) => format!("{fewest} to {most}"),
    };
    let name = games::of(kind).name;
    let expected = format!(
        "{name} takes {} names with a comma between them, like ANNA,BETH",
        takes(kind)
    );
    let mut kinds = Kind::ALL.into_iter();
    match kinds.find(|kind| kind.players().contains(&given)) {
        Some(other) => format!("{expected}; --game {other} takes {}", takes(other)),
        None => expected,
    }
}

/// What a computer on the command line looks like.
pub const COMPUTER: &str = "a computer is a seat and a level, like 2=4";
