//! English.

pub mod cards;
pub mod cli;
pub mod files;
pub mod games;
pub mod house;
pub mod past;
pub mod pyramids;
pub mod record;
pub mod review;
pub mod rules;
pub mod settings;
pub mod terminal;
pub mod tiles;
pub mod transcript;

/// English, as it is written in America.
pub struct English;

/// A clause as a sentence: with a capital at its beginning, if its first letter has one
/// (`ß` would become `SS`), and a full stop.
fn sentence(clause: &str) -> String {
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

/// So many of something, whose plural has an `s`.
fn counted(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        n => format!("{n} {thing}s"),
    }
}

/// Some words in a sentence, as `a, b and c`.
fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [word] => word.clone(),
        [words @ .., last] => format!("{} and {last}", words.join(", ")),
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
