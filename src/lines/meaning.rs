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

/// Whether a word is known as it is, and not only as the beginning of another.
pub(super) fn is_whole(text: &str, known: &[Words]) -> bool {
    let spelled = spell(text);
    known.iter().any(|words| words.iter().any(|(word, _)| spell(word) == spelled))
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
        use Word::{
            Ask, Can, Discards, Drew, Fell, Filler, Gained, Last, Many, Missing, Number, Okay,
            Ordinal, Rather, Remains, The, They, This, Worth,
        };
        let is_said =
            matches!(word, Ask | Can | Drew | Gained | Last | Many | Okay | Remains | They);
        let is_asked = matches!(word, Discards | Fell | Missing | Worth);
        let adds = !matches!(word, Filler | Number(11..) | Ordinal(_) | Rather | The | This);
        adds && !is_said && !is_asked
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

#[cfg(test)]
mod tests {
    use super::{Word, meaning};
    use crate::app::Tongue;
    use crate::rules::Color;
    use crate::rules::pyramids::Size;

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
    fn words_of_whole_sentences_hide_nothing_that_is_cut_short() {
        for (tongue, text, means) in [
            (Tongue::English, "col", Word::Column),
            (Tongue::English, "las", Word::Last),
            (Tongue::English, "fin", Word::Find),
            (Tongue::Dutch, "kle", Word::Size(Size::Small)),
            (Tongue::Dutch, "dee", Word::Begin),
            (Tongue::German, "vie", Word::Number(4)),
            (Tongue::French, "mai", Word::Hand),
            (Tongue::French, "cou", Word::Legal),
            (Tongue::French, "passe", Word::Past),
            (Tongue::French, "passé", Word::Last),
        ] {
            let words = tongue.language().in_lines().words();
            assert_eq!(meaning(text, &[words]), Some(means), "{text}");
        }
    }
}
