//! Numbers by their names that are made of two, as in `twenty nine` or `neunundzwanzig`.

use super::meaning::Words;
use super::typed::Typed;
use crate::fit::ascii::spell;
use crate::texts::language::lines::Word;

/// What two numbers make together, the one of tens first, if they make one.
fn sum(tens: u8, ones: u8) -> Option<u8> {
    let is_tens = matches!(tens, 20 | 30 | 40 | 50 | 60 | 70);
    let goes_on = matches!(ones, 1..=9) || tens == 60 && matches!(ones, 10..=19);
    (is_tens && goes_on).then_some(tens + ones)
}

/// The number that is written in one word with the ones first.
pub(super) fn compound_number(text: &str, known: &[Words]) -> Option<u8> {
    let text = spell(text);
    let all = || known.iter().flat_map(|words| words.iter());
    let numbers = || {
        all().filter_map(|(name, word)| match word {
            Word::Number(number) => Some((spell(name), *number)),
            _ => None,
        })
    };
    let is_between = |it: &str| all().any(|(name, word)| *word == Word::Filler && *name == it);
    numbers().find_map(|(tens, high)| {
        let before = text.strip_suffix(&*tens)?;
        numbers().find_map(|(ones, low)| {
            // Here the name of one is cut short, as in `einundzwanzig`.
            let cut = ones.strip_suffix('s').filter(|_| low == 1);
            let between = [Some(&*ones), cut].into_iter().flatten();
            let mut between = between.filter_map(|it| before.strip_prefix(it));
            between.any(is_between).then(|| sum(high, low)).flatten()
        })
    })
}

/// Words with each number of two words as one.
pub(super) fn with_sums(words: Vec<Typed>) -> Vec<Typed> {
    let number = |it: Option<&Typed>| match it?.word {
        Some(Word::Number(number)) => Some(number),
        _ => None,
    };
    let mut summed: Vec<Typed> = Vec::new();
    let mut at = 0;
    while let Some(first) = words.get(at) {
        let is_between = words.get(at + 1).is_some_and(|it| it.word == Some(Word::Filler));
        let last = at + 1 + usize::from(is_between);
        let tens = number(Some(first));
        let whole = tens.and_then(|tens| sum(tens, number(words.get(last))?));
        match whole {
            Some(whole) => {
                let texts: Vec<&str> = words[at..=last].iter().map(|it| it.text.as_str()).collect();
                let word = Some(Word::Number(whole));
                summed.push(Typed { text: texts.join(" "), word, is_many: false, is_begun: false });
                at = last + 1;
            }
            None => {
                summed.push(first.clone());
                at += 1;
            }
        }
    }
    summed
}
