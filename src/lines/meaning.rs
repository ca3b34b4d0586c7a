//! What a word means.

use crate::fit::ascii::spell;
use crate::texts::language::lines::Word;

/// How many letters of a word are enough, if no other word begins with them.
const ENOUGH: usize = 3;

/// The words of a language, and what they mean.
pub(super) type Words = &'static [(&'static str, Word)];

/// The same of one card, if it means several.
pub(super) fn one(word: Word) -> Word {
    match word {
        Word::Colors(color) => Word::Color(color),
        word => word,
    }
}

/// What a word means: one that is known, or the beginning of one. The first language that
/// has it tells; accents need not be typed.
pub(super) fn meaning(text: &str, known: &[Words]) -> Option<Word> {
    let spelled = spell(text);
    // A letter that has no spelling is no question mark.
    if spelled.contains('?') && !text.contains('?') {
        return None;
    }
    let whole = |words: &Words| {
        let typed = words.iter().find(|(word, _)| *word == text);
        typed.or_else(|| words.iter().find(|(word, _)| spell(word) == spelled))
    };
    if let Some((_, word)) = known.iter().find_map(whole) {
        return Some(*word);
    }
    if spelled.chars().count() < ENOUGH {
        return None;
    }
    // Those of whole sentences are typed in full, and must not hide what is cut short.
    let is_short = |word: &Word| {
        use Word::{Ask, Filler, Last, Many, Number, Ordinal, Rather, Remains};
        !matches!(word, Ask | Filler | Last | Many | Number(11..) | Ordinal(_) | Rather | Remains)
    };
    let begun = |words: &Words, is_meant: &dyn Fn(&Word) -> bool| {
        let begins = |it: &&(&str, Word)| {
            is_meant(&it.1) && !it.0.contains(' ') && spell(it.0).starts_with(&*spelled)
        };
        let mut begun = { words }.iter().filter(begins);
        let (_, first) = begun.next()?;
        begun.all(|(_, other)| one(*other) == one(*first)).then_some(one(*first))
    };
    let short = known.iter().find_map(|words| begun(words, &is_short));
    short.or_else(|| known.iter().find_map(|words| begun(words, &|_| true)))
}
