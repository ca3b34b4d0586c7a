//! What the command line says.

use super::English;
use crate::rules::Kind;
use crate::texts::language::cli::{Label, Opt, OptionWords, Players};
use crate::texts::language::{CommandLine, Games};

impl CommandLine for English {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::About => "Mandala: games with people at one keyboard, or a computer",
            Label::Usage => "Usage: mandala [OPTIONS]",
            Label::Description => "Mandala: games with people at one keyboard, or a computer.",
            Label::Kept => "Games are saved as they are played, and can be resumed and replayed.",
            Label::Games => "Games (--game GAME --help explains each)",
            Label::ExplainedAbove => "(explained above)",
            Label::Keys => "Keys",
            Label::Lines => "Line by line (--plain)",
            Label::Options => "Options",
            Label::OptionsTold => {
                "  mandala -h lists them, as --seed, --names, --computer and --resume."
            }
            Label::ManRules => "RULES",
            Label::ManKeys => "KEYS",
            Label::ManLines => "LINE BY LINE",
            Label::ManPastGames => "PAST GAMES",
            Label::ManEnvironment => "ENVIRONMENT",
            Label::ManExitStatus => "EXIT STATUS",
            Label::Home => "Where games and settings are kept, unless --home says.",
            Label::Accessible => {
                "If it is set to anything but 0 or false, games are told line by line, as with \
                 --plain."
            }
            Label::ExitStatus => {
                "0 after a game, 1 after a failure, 2 if the command line is wrong, 128 and the \
                 number of the signal if one ended the game."
            }
            Label::UnknownName => "a name must be one of those given with '--names'",
            Label::Computer => "a computer is a seat and a level, like 2=4",
        }
    }

    #[rustfmt::skip] // a table reads better as one
    fn option(&self, option: Opt) -> OptionWords {
        let (value, help) = match option {
            Opt::Game => ("GAME", "Which game: cards (default), tiles or pyramids"),
            Opt::Seed => ("N", "Use this seed; the same seed deals the same game"),
            Opt::Names => ("ANNA,BETH", "Player names, at most 16 characters each"),
            Opt::Computer => ("2=4", "Let a computer play in this seat at this level"),
            Opt::First => ("WHO", "Who starts: a number, a name or random (default)"),
            Opt::Learn => ("", "Learn the game by playing it, in a few minutes"),
            Opt::Resume => ("FILE", "Go on with this game, or the latest unfinished one"),
            Opt::Replay => ("FILE", "Replay this game, or the latest; --picture --at: SVG"),
            Opt::Review => ("FILE", "Print where this game, or the latest, was decided"),
            Opt::Picture => ("FILE", "Save --replay as an SVG (-: print it), or --at a turn"),
            Opt::At => ("TURN", "Draw the picture as it was before this turn"),
            Opt::Games => ("TEXT", "Past games, all or those of TEXT, a line each"),
            Opt::Record => ("FILE", "Save the game in this file"),
            Opt::Home => ("DIR", "Keep games in this directory (env: MANDALA_HOME)"),
            Opt::Lang => ("LANG", "Language: auto (default), en, de, nl or fr"),
            Opt::Color => ("MODE", "Colors: auto (default), always, 256, 16 or never"),
            Opt::Palette => ("NAME", "Palette: auto (default), dark, light or contrast"),
            Opt::Ascii => ("", "ASCII only (--no-ascii); --plain: lines (--no-plain)"),
            Opt::NoAscii => ("", "Draw with all characters"),
            Opt::NoMotion => ("", "Nothing moves (--motion); --no-mouse: none (--mouse)"),
            Opt::Motion => ("", "Draw with movement"),
            Opt::NoMouse => ("", "Do not capture the mouse (or --mouse)"),
            Opt::Mouse => ("", "Capture the mouse"),
            Opt::Flip => ("", "Show the player to move below (or --no-flip)"),
            Opt::NoFlip => ("", "Show each player always at the same side"),
            Opt::Hints => ("", "Allow hints between people, too (or --no-hints)"),
            Opt::NoHints => ("", "Allow hints only against a computer"),
            Opt::Plain => ("", "Play line by line, also in a pipe"),
            Opt::NoPlain => ("", "Draw the tables"),
            Opt::Completions => ("SH", "Completions for bash, elvish, fish, powershell, zsh"),
            Opt::Man => ("", "Print the manual page"),
            Opt::Help => ("", "-h: options; --help: rules and keys; --man: all"),
            Opt::Version => ("", "Print the version"),
        };
        OptionWords { value, help }
    }

    fn lines_of_text(&self) -> &'static [&'static str] {
        &[
            "For screen readers, braille displays, programs, pipes.",
            "Type discard red, flip c4 or large red 12, then yes.",
            "Letters and the notation of records are understood, too.",
            "Ask hand, left, row 5, next red, legal, hint, score, why.",
            "An empty line repeats the question; help tells the rest.",
        ]
    }

    fn past_games(&self) -> &'static [&'static str] {
        &[
            "On a terminal, mandala --games opens the list of past games. Into a pipe it \
     prints a line for each finished game, the one that began last first, \
             with tabs between its columns: date and time, game, turns, winner, points, players, \
             file. Where a column is about several players, they are in the order of their seats with \
             a colon between them; a computer has @ and its level after its name; in a draw all are \
             winners. So mandala --games | cut -f4 | sort | uniq -c counts who won how often, and \
             mandala --games | sort -t \"$(printf '\\t')\" -k3n lists the longest games last.",
            "TEXT leaves out games that have nothing to do with one of its words: a part of a name, a \
             game, a date like 2026-11, a month, won, lost or drawn. The last three apply to the \
             players named, or else to all people: mandala --games 'anna won tiles'.",
            "How the players stand with each other, and which files hold no finished game, is written \
             to the standard error, so that the list itself can be sorted and cut as it is.",
        ]
    }

    fn wrong_turn(&self) -> String {
        "expected the number of a turn, from 1 on".to_string()
    }

    fn wrong_seed(&self, most: u64) -> String {
        format!("expected a whole number from 0 to {most}")
    }

    fn wrong_names(&self, kind: Kind, takes: Players, other: Option<(Kind, Players)>) -> String {
        let (name, takes) = (self.game(kind).name, players(&takes));
        let expected =
            format!("{name} takes {takes} names with a comma between them, like ANNA,BETH");
        match other {
            Some((other, count)) => format!("{expected}; --game {other} takes {}", players(&count)),
            None => expected,
        }
    }
}

fn players(count: &Players) -> String {
    match (count.start(), count.end()) {
        (2, 2) => "two".to_string(),
        (fewest, most) => format!("{fewest} to {most}"),
    }
}
