//! What a language must be able to say, by room: every typed sentence and label. A
//! language takes no decision and asks no rules: it only finds the words.

mod called;
pub mod cards;
pub mod cli;
pub mod files;
pub mod games;
pub mod house;
pub mod lessons;
pub mod lines;
pub mod luck;
pub mod past;
pub mod pyramids;
mod record;
pub mod review;
mod settings;
mod spoken;
mod start;
pub mod tiles;

pub use called::Called;
pub use cards::Cards;
pub use cli::CommandLine;
pub use files::Files;
pub use games::Games;
pub use house::House;
pub use lessons::Lessons;
pub use lines::Lines;
pub use luck::Luck;
pub use past::Past;
pub use pyramids::Pyramids;
pub use record::Records;
pub use review::Review;
pub use settings::Settings;
pub use spoken::Spoken;
pub use start::Start;
pub use tiles::Tiles;

use crate::app::keymap::KeyCode;
use crate::rules::Color;
use crate::rules::cards::Colors;

/// A language that players read. Whoever speaks to them holds one.
pub trait Language:
    House
    + Lessons
    + Games
    + Start
    + Settings
    + Files
    + Records
    + Past
    + CommandLine
    + Review
    + Luck
    + Cards
    + Tiles
    + Pyramids
    + Lines
    + Sync
{
}

impl dyn Language + '_ {
    /// What is said at every table and on top of it.
    pub fn house(&self) -> &dyn House {
        self
    }

    /// What is said in a lesson.
    pub fn lessons(&self) -> &dyn Lessons {
        self
    }

    /// What is said about each game.
    pub fn games(&self) -> &dyn Games {
        self
    }

    /// What is said on the start screen.
    pub fn start(&self) -> &dyn Start {
        self
    }

    /// What is said about the settings.
    pub fn settings(&self) -> &dyn Settings {
        self
    }

    /// What is said about files, and why there is no game.
    pub fn files(&self) -> &dyn Files {
        self
    }

    /// What is wrong with a record or with names.
    pub fn records(&self) -> &dyn Records {
        self
    }

    /// What is said about the games that were played.
    pub fn past(&self) -> &dyn Past {
        self
    }

    /// What the command line says.
    pub fn command_line(&self) -> &dyn CommandLine {
        self
    }

    /// What is said of a finished game that is looked at again.
    pub fn review(&self) -> &dyn Review {
        self
    }

    /// What is said of luck and play in it.
    pub fn luck(&self) -> &dyn Luck {
        self
    }

    /// What is said at the card table.
    pub fn cards(&self) -> &dyn Cards {
        self
    }

    /// What is said at the tile table.
    pub fn tiles(&self) -> &dyn Tiles {
        self
    }

    /// What is said at the pyramid table.
    pub fn pyramids(&self) -> &dyn Pyramids {
        self
    }

    /// What is said and understood line by line.
    pub fn in_lines(&self) -> &dyn Lines {
        self
    }
}

/// A number with its sign; what has no such minus has a hyphen instead.
pub fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

/// A clause as a sentence: with a capital at its beginning, if its first letter has one
/// (`ß` would become `SS`), and a full stop.
pub fn sentence(clause: &str) -> String {
    let mut rest = clause.chars();
    let Some(first) = rest.next() else {
        return String::new();
    };
    let mut capital = first.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(capital), None) => format!("{capital}{}.", rest.as_str()),
        _ => format!("{clause}."),
    }
}

/// What some keys are for, of those that are for something now.
pub fn keyed<const N: usize>(
    keys: [(Option<KeyCode>, &str); N],
    called: impl Fn(KeyCode) -> String,
) -> String {
    let keys = keys.into_iter();
    let named = keys.filter_map(|(key, what)| Some(format!("{} {what}", called(key?))));
    format!("{}.", named.collect::<Vec<String>>().join(", "))
}

/// The letters of colors, as keys to choose from, the last one behind a word for *or*.
pub fn letters(colors: Colors, or: &str) -> String {
    let letter = |color: Color| color.letter().to_ascii_lowercase().to_string();
    either(colors.iter().map(letter).collect(), or)
}

/// One of some words, with a word for `or` before the last one.
pub fn either(mut words: Vec<String>, or: &str) -> String {
    match (words.pop(), words.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => format!("{} {or} {last}", words.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_sentence_begins_with_a_capital_in_any_script_that_has_them() {
        for (clause, said) in [
            ("", ""),
            ("red", "Red."),
            ("élan", "Élan."),
            ("øre", "Øre."),
            ("яма", "Яма."),
            ("ßa", "ßa."),
            ("花a", "花a."),
            ("1 red", "1 red."),
        ] {
            assert_eq!(sentence(clause), said);
        }
    }
}
