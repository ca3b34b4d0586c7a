//! Sentences of the tables, as they are heard: signs in words, and names as they are.

use crate::record::Names;
use crate::texts::{Language, sentence};

/// What stands before the digits of names while a sentence is put into other words, so that
/// no name is taken for the mark of a pyramid or for a number: a character that nobody types. A
/// language still sees the letters with which a name begins and ends.
const SEAM: char = '\u{e000}';

/// The names with their digits apart, by seat.
pub(super) fn apart(names: &Names) -> Vec<String> {
    let apart = |name: &str| {
        let letters = name.chars().enumerate().flat_map(|(at, letter)| {
            let seam = at > 0 && letter.is_ascii_digit();
            seam.then_some(SEAM).into_iter().chain([letter])
        });
        letters.collect()
    };
    names.iter().map(apart).collect()
}

/// A sentence with the names as they are.
pub(super) fn joined(sentence: &str) -> String {
    sentence.replace(SEAM, "")
}

/// A paragraph with a full stop at its end, if it has none.
pub(super) fn ended(paragraph: &str) -> String {
    if paragraph.ends_with('.') { paragraph.to_string() } else { sentence(paragraph) }
}

/// A sentence with a word between the points of two players, instead of a colon.
pub(super) fn counted(language: &dyn Language, sentence: &str) -> String {
    const COLON: &str = " : ";
    let mut said = String::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once(COLON) {
        said += before;
        let ends = before.ends_with(|it: char| it.is_ascii_digit());
        if ends && after.starts_with(|it: char| it.is_ascii_digit()) {
            said.push(' ');
            said += language.in_lines().versus();
            said.push(' ');
        } else {
            said += COLON;
        }
        rest = after;
    }
    said + rest
}

/// A sentence with a word for each sign before a number: many voices leave them out.
pub(super) fn with_signs_as_words(language: &dyn Language, sentence: &str) -> String {
    let words = language.in_lines();
    let mut said = String::new();
    let mut letters = sentence.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_first = said.chars().next_back().is_none_or(|it| " (\u{a0}".contains(it));
        let is_sign = is_first && letters.peek().is_some_and(char::is_ascii_digit);
        match letter {
            '+' | '-' | '−' if is_sign => {
                said += words.sign(letter != '+');
                said.push(' ');
            }
            _ => said.push(letter),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::{apart, counted, joined, with_signs_as_words};
    use crate::record::Names;
    use crate::texts::ENGLISH;

    #[test]
    fn a_language_sees_how_a_name_begins_and_ends() {
        let names = Names::recorded(["Hélène", "Yann", "R2"]).expect("good names");
        assert_eq!(apart(&names), ["Hélène", "Yann", "R\u{e000}2"]);
    }

    #[test]
    fn between_points_stands_a_word_and_no_colon() {
        let said = counted(ENGLISH, "Anna : 2 games, 53.0 : 26.0, at best 5 : 2");
        assert_eq!(said, "Anna : 2 games, 53.0 to 26.0, at best 5 to 2");
    }

    #[test]
    fn a_sign_before_a_number_is_a_word_and_no_part_of_a_name() {
        let names = Names::recorded(["+2", "a-1"]).expect("good names");
        let apart = apart(&names);
        let sentence = format!("{} (57%, +2), (44%, −2), -12%: 1-4, {}", apart[0], apart[1]);
        let said = joined(&with_signs_as_words(ENGLISH, &sentence));
        assert_eq!(said, "+2 (57%, plus 2), (44%, minus 2), minus 12%: 1-4, a-1");
    }
}
