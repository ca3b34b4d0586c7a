//! A typed line, word by word.

use crate::fit::ascii::spell;
use crate::rules::Color;
use crate::rules::pyramids::Piece;
use crate::rules::tiles::Cell;
use crate::texts::language::lines::Word;

/// How many letters of a word are enough, if no other word begins with them.
const ENOUGH: usize = 3;

/// The words of a language, and what they mean.
pub(super) type Words = &'static [(&'static str, Word)];

/// What a word says something of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Color,
    Size,
    Side,
    Area,
    Number,
    Deed,
    Cell,
}

/// A word as it was typed, in lower case.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    pub(super) text: String,
    /// What it means, if it is one of the words that are known.
    pub(super) word: Option<Word>,
}

impl Typed {
    /// The number that it is.
    pub(super) fn number(&self) -> Option<usize> {
        match self.word {
            Some(Word::Number(number)) => Some(number.into()),
            _ => self.text.parse().ok(),
        }
    }

    /// The cell that it is, as `c4` or `4c`.
    pub(super) fn cell(&self) -> Option<Cell> {
        let turned = || self.text.chars().rev().collect::<String>();
        self.text.parse().or_else(|_| turned().parse()).ok()
    }

    /// The color of sand that it is, by its name or its letter.
    pub(super) fn color(&self) -> Option<Color> {
        match self.word {
            Some(Word::Color(color)) => Some(color),
            _ => self.letter().and_then(Color::from_letter),
        }
    }

    /// Whether it can mean something, somewhere.
    pub(super) fn is_known(&self) -> bool {
        let is_piece = self.text.parse::<Piece>().is_ok();
        let is_name = self.letter().is_some() || self.number().is_some();
        self.word.is_some() || is_name || is_piece || self.cell().is_some()
    }

    /// What it says something of, if that is a part of an action.
    fn sort(&self) -> Option<Sort> {
        Some(match (self.word, self.letter()) {
            _ if self.color().is_some() => Sort::Color,
            (Some(Word::Blue), _) => Sort::Color,
            (Some(Word::Size(_)), _) => Sort::Size,
            (Some(Word::Side(_)), _) => Sort::Side,
            (Some(Word::Mountain | Word::Field | Word::Discard | Word::Build | Word::Grow), _)
            | (_, Some('m' | 'f' | 'x' | 'd')) => Sort::Area,
            (Some(Word::Flip | Word::Open | Word::Swap | Word::Lay), _) => Sort::Deed,
            (Some(Word::Both | Word::All), _) => Sort::Number,
            _ if self.number().is_some() => Sort::Number,
            _ if self.cell().is_some() => Sort::Cell,
            _ => return None,
        })
    }

    /// The letter that it is.
    pub(super) fn letter(&self) -> Option<char> {
        let mut letters = self.text.chars();
        letters.next().filter(|_| letters.next().is_none())
    }
}

/// A line as it was typed, without words that add nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) words: Vec<Typed>,
    /// Whether it ends with a yes, so that what it says is done at once.
    pub(super) is_sure: bool,
}

impl Line {
    /// Reads a line with the words of some languages.
    pub(super) fn read(text: &str, known: &[Words]) -> Line {
        // An apostrophe is part of its word: what it turns around must not be lost.
        let text = text.replace('\u{2019}', "'");
        let parts = text.split(|c: char| !(c.is_alphanumeric() || c == '?' || c == '\''));
        let parts = parts.map(|part| part.trim_matches('\''));
        let parts = parts.filter(|part| !part.is_empty()).map(str::to_lowercase);
        let words = parts.map(|text| Typed { word: meaning(&text, known), text });
        // After this a word is the name or the code of a language, whatever else it means.
        let mut names_language = false;
        let mut words: Vec<Typed> = words
            .filter(|typed| {
                let is_kept = names_language || typed.word != Some(Word::Filler);
                names_language = typed.word == Some(Word::Language);
                is_kept
            })
            .collect();
        let is = |typed: &Typed, of: &[Word]| typed.word.is_some_and(|word| of.contains(&word));
        // They add something only where nothing else is said, or where it is said who starts.
        if words.iter().any(|it| !is(it, &[Word::Play])) {
            words.retain(|it| !is(it, &[Word::Play]));
        }
        let starts = [Word::Begin, Word::Start, Word::First];
        if !words.iter().any(|it| is(it, &starts)) {
            words.retain(|it| !is(it, &[Word::Me]));
        }
        let is_sure = words.len() > 1 && words.last().and_then(|it| it.word) == Some(Word::Yes);
        if is_sure {
            words.pop();
        }
        // It is the rest that tells what is looked for.
        if words.len() > 1 && words[0].word == Some(Word::Where) {
            words.remove(0);
        }
        Line { words, is_sure }
    }

    /// A word alone.
    pub(super) fn of(word: Word) -> Line {
        let text = String::new();
        let words = vec![Typed { text, word: Some(word) }];
        Line { words, is_sure: false }
    }

    /// The same after what was typed before.
    pub(super) fn after(&self, before: &[Typed]) -> Line {
        Line { words: [before, &self.words].concat(), is_sure: self.is_sure }
    }

    /// The same after those words before it that say nothing of what it says something of.
    pub(super) fn instead_of(&self, before: &[Typed]) -> Line {
        let says = |sort| self.words.iter().any(|typed| typed.sort() == Some(sort));
        let kept = before.iter().filter(|it| !it.sort().is_some_and(says));
        self.after(&kept.cloned().collect::<Vec<_>>())
    }

    /// The only word.
    pub(super) fn only(&self) -> Option<Word> {
        match &self.words[..] {
            [one] => one.word,
            _ => None,
        }
    }

    /// The number that it is.
    pub(super) fn number(&self) -> Option<usize> {
        match &self.words[..] {
            [one] => one.number(),
            _ => None,
        }
    }

    /// Whether it is this letter.
    pub(super) fn is_letter(&self, letter: char) -> bool {
        matches!(&self.words[..], [one] if one.letter() == Some(letter))
    }

    /// Whether it has a yes or a no among other words, so that nobody knows what is meant.
    pub(super) fn is_torn(&self) -> bool {
        let has_more = self.words.len() > 1 || self.is_sure && self.has(Word::No);
        has_more && (self.has(Word::No) || self.has(Word::Yes))
    }

    /// The rest after the first word.
    pub(super) fn rest(&self) -> Line {
        Line { words: self.words.iter().skip(1).cloned().collect(), is_sure: self.is_sure }
    }

    pub(super) fn first(&self) -> Option<Word> {
        self.words.first().and_then(|typed| typed.word)
    }

    pub(super) fn has(&self, word: Word) -> bool {
        self.words.iter().any(|typed| typed.word == Some(word))
    }

    /// All numbers, in order.
    pub(super) fn numbers(&self) -> Vec<usize> {
        self.words.iter().filter_map(Typed::number).collect()
    }
}

/// Fills in a part of an action, unless it says something else already.
pub(super) fn fill<T: PartialEq>(part: &mut Option<T>, with: T, is_twofold: &mut bool) {
    *is_twofold |= part.as_ref().is_some_and(|there| *there != with);
    *part = Some(with);
}

/// What a word means: one that is known, or the beginning of one. The first language that
/// has it tells; accents need not be typed.
fn meaning(text: &str, known: &[Words]) -> Option<Word> {
    let spelled = spell(text);
    // A letter that has no spelling is no question mark.
    if spelled.contains('?') && !text.contains('?') {
        return None;
    }
    let text = spelled;
    let whole = |words: &Words| words.iter().find(|(word, _)| spell(word) == text);
    if let Some((_, word)) = known.iter().find_map(whole) {
        return Some(*word);
    }
    if text.chars().count() < ENOUGH {
        return None;
    }
    let begun = |words: &Words| {
        let mut begun = { words }.iter().filter(|(word, _)| spell(word).starts_with(&*text));
        let (_, first) = begun.next()?;
        begun.all(|(_, other)| other == first).then_some(*first)
    };
    known.iter().find_map(begun)
}

#[cfg(test)]
mod tests {
    use super::{Line, Word, meaning};
    use crate::rules::Color;

    const KNOWN: [(&str, Word); 6] = [
        ("yes", Word::Yes),
        ("the", Word::Filler),
        ("mountain", Word::Mountain),
        ("flip", Word::Flip),
        ("flipping", Word::Flip),
        ("grün", Word::Color(Color::Green)),
    ];

    const OTHERS: [(&str, Word); 3] =
        [("mountain", Word::Filler), ("grunt", Word::No), ("river", Word::River)];

    #[test]
    fn the_beginning_of_a_word_is_enough_if_it_can_be_no_other() {
        for (text, means) in [
            ("mountain", Some(Word::Mountain)),
            ("mou", Some(Word::Mountain)),
            ("mo", None),
            ("flipp", Some(Word::Flip)),
            ("fli", Some(Word::Flip)),
            ("grün", Some(Word::Color(Color::Green))),
            ("gruen", Some(Word::Color(Color::Green))),
            ("gru", Some(Word::Color(Color::Green))),
            ("river", None),
        ] {
            assert_eq!(meaning(text, &[&KNOWN]), means, "{text}");
        }
    }

    #[test]
    fn the_first_language_that_has_a_word_tells_what_it_means() {
        for (text, means) in [
            ("mountain", Some(Word::Mountain)),
            ("river", Some(Word::River)),
            ("grunt", Some(Word::No)),
        ] {
            assert_eq!(meaning(text, &[&KNOWN, &OTHERS]), means, "{text}");
        }
    }

    #[test]
    fn punctuation_capitals_and_filling_words_do_not_matter() {
        let line = Line::read("  Flip, THE c4! yes.", &[&KNOWN]);
        let words: Vec<&str> = line.words.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(words, ["flip", "c4"]);
        assert!(line.is_sure);
        // Alone it is an answer.
        assert_eq!(Line::read("yes", &[&KNOWN]).only(), Some(Word::Yes));
    }
}
