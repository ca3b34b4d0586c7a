//! How a typed line is read, word by word.

use super::meaning::{Words, is_whole, meaning, one};
use super::numbers::{compound_number, with_sums};
use super::typed::{Sort, Typed};
use super::words::{Line, Whose};
use crate::texts::language::lines::Word;

/// So many words at most mean something together.
const PHRASE: usize = 3;

impl Line {
    /// Reads a line with the words of some languages.
    pub(super) fn read(text: &str, known: &[Words]) -> Line {
        let parts = parts(text);
        let is_mark = |part: &String| part == "?";
        let mut is_marked = parts.iter().any(is_mark) && !parts.iter().all(is_mark);
        let parts = parts.into_iter().filter(|part| !(is_marked && is_mark(part)));
        let parts: Vec<String> = parts.collect();
        let words = with_sums(understood(&parts, known));
        let is_the_one = names_the_one(&words);
        let points = words.iter().any(|it| it.word == Some(Word::This));
        let mut words = without_fillers(without_pointed_ones(words));
        let is = |typed: &Typed, of: &[Word]| typed.word.is_some_and(|word| of.contains(&word));
        // Before other words it adds nothing, and answers nothing.
        let okays = words.iter().take_while(|it| is(it, &[Word::Okay])).count();
        let agrees = (1..words.len()).contains(&okays);
        words.drain(..if agrees { okays } else { okays.saturating_sub(1) });
        // Nor does it after them: what is good is not yet to be played.
        let is_praise = words.len() > 1
            && words.last().is_some_and(|it| is(it, &[Word::Okay]))
            && !is(&words[0], &[Word::Ask]);
        if is_praise {
            words.pop();
        }
        for okay in words.iter_mut().filter(|it| is(it, &[Word::Okay])) {
            okay.word = Some(Word::Yes);
        }
        // Whoever turns around twice, as in `no wait, I mean`, says it once.
        let turns = |it: &Typed| is(it, &[Word::No, Word::Rather]);
        let turned = words.iter().take_while(|it| turns(it)).count();
        words.drain(..turned.saturating_sub(1));
        let corrects = words.len() > 1 && is(&words[0], &[Word::Rather]);
        if corrects {
            words.remove(0);
        }
        let has = |words: &[Typed], of: &[Word]| words.iter().any(|it| is(it, of));
        // Whoever asks whether they can have something wants it.
        let have = words.iter().filter(|it| is(it, &[Word::Many])).count();
        let wants = words.len() > 3 && is(&words[1], &[Word::Me]) && have == 1;
        if wants && is(&words[0], &[Word::Can, Word::Legal]) {
            words.remove(0);
            words.retain(|it| !is(it, &[Word::Many]));
            is_marked = false;
        }
        let wonders_why = words.first().is_some_and(|it| is(it, &[Word::Why]));
        // They add something only where nothing else is said, or where it is said who starts.
        if words.iter().any(|it| !is(it, &[Word::Play])) {
            words.retain(|it| !is(it, &[Word::Play]));
        }
        // What somebody will have is no question.
        if words.first().is_some_and(|it| is(it, &[Word::Me])) && !is_marked && words.len() > 2 {
            words.retain(|it| !is(it, &[Word::Many]));
        }
        // Whoever asks whether it is good wants to know what is better.
        let judges = words.len() > 1 && is(&words[0], &[Word::Ask]);
        let mut judged = words.iter().skip_while(|it| is(it, &[Word::Ask])).peekable();
        if judges && judged.peek().is_some() && judged.all(|it| is(it, &[Word::Yes])) {
            words.truncate(1);
            words.extend(Line::of(Word::Hint).words);
        }
        let starts = [Word::Begin, Word::Start, Word::First];
        let whose = match (has(&words, &[Word::Me]), has(&words, &[Word::They])) {
            (true, _) => Some(Whose::Own),
            (_, true) => Some(Whose::Others),
            _ => None,
        };
        if !has(&words, &starts) {
            words.retain(|it| !is(it, &[Word::Me]));
        }
        words.retain(|it| !is(it, &[Word::They]));
        // Whoever takes a hint says which one.
        let hints = |it: &Typed| {
            is(it, &[Word::Ask, Word::Hint, Word::Repeat, Word::Take]) || it.which().is_some()
        };
        if has(&words, &[Word::Hint]) && words.iter().all(hints) {
            words.retain(|it| !is(it, &[Word::Take]));
        }
        // It is the rest that tells what is asked about.
        let questions = [Word::Ask, Word::Can, Word::Many, Word::Where, Word::Repeat];
        // Nothing can be the other one of two before the first.
        if let Some(first) = words.first_mut().filter(|it| is(it, &[Word::Or])) {
            first.word = Some(Word::Where);
        }
        let wonders = has(&words, &[Word::Missing, Word::Remains, Word::Worth]);
        let can = has(&words, &[Word::Can]);
        let wishes = words.first().is_some_and(|it| is(it, &[Word::Can]));
        let asks =
            is_marked || wonders || wonders_why || words.len() > 1 && is(&words[0], &questions);
        let counts = asks && has(&words, &[Word::Many, Word::Missing, Word::Remains]);
        if asks && words.len() > 1 {
            words.retain(|it| !is(it, &questions) && !is(it, &[Word::Or, Word::On]));
            let is_kind = |it: &Typed| matches!(it.word, Some(Word::Kind(_)));
            if !words.iter().all(is_kind) {
                words.retain(|it| !is_kind(it));
            }
        }
        if asks && words.is_empty() {
            words = Line::of(if counts { Word::Hand } else { Word::Legal }).words;
        }
        let is_sure = words.len() > 1 && words.last().and_then(|it| it.word) == Some(Word::Yes);
        if is_sure {
            words.pop();
        }
        // It counts nothing at the end, as in `the red one`.
        let counts_nothing = matches!(
            &words[..],
            [.., before, Typed { word: Some(Word::Number(1)), .. }] if before.names_one()
        );
        if counts_nothing {
            words.pop();
        }
        let is_one = counts_nothing || is_the_one;
        let takes_back = |it: &[Typed]| is(&it[0], &[Word::Take]) && is(&it[1], &[Word::Back]);
        if let Some(at) = words.windows(2).position(takes_back) {
            words.splice(at..at + 2, Line::of(Word::Undo).words);
        }
        // What turns the rest around is an answer where there is none.
        if let [Typed { word: word @ Some(Word::Not | Word::Rather), .. }] = &mut words[..] {
            *word = Some(Word::No);
        }
        let about = None;
        let line = Line {
            words,
            agrees,
            is_sure,
            asks,
            counts,
            can,
            is_one,
            corrects,
            points,
            whose,
            about,
        };
        let line = line.corrected().unwrap_or(line).unordered();
        if wishes { line.wishing() } else { line }
    }

    /// The same, if later words of it correct earlier ones, as in `left, no wait, right`; a no
    /// alone may also be one that leaves nothing, as in `take no red`. Nobody is sure of what
    /// they had to correct.
    fn corrected(&self) -> Option<Line> {
        let turns = |it: &Typed| matches!(it.word, Some(Word::No | Word::Rather));
        let at = self.words.iter().rposition(turns).filter(|&at| at > 0)?;
        let (before, after) = (&self.words[..at], &self.words[at + 1..]);
        let is_before = |it: &Typed| before.iter().any(|other| other.sort() == it.sort());
        let is_clear = !after.is_empty()
            && after.iter().all(|it| it.sort().is_some())
            && (self.words[at].word != Some(Word::No) || after.iter().any(is_before));
        let after = Line { words: after.to_vec(), is_sure: false, ..*self };
        is_clear.then(|| after.instead_of(before))
    }
}

/// The words of a line in lower case; a question mark is a word of its own.
pub(super) fn parts(text: &str) -> Vec<String> {
    // An apostrophe is part of its word: what it turns around must not be lost.
    let text = text.replace('\u{2019}', "'").replace('?', " ? ").to_lowercase();
    let mut parts = Vec::new();
    for word in text.split_whitespace() {
        // So is a minus: it must not be lost, either.
        let is_minus = word.strip_prefix('-').is_some_and(|it| it.starts_with(char::is_numeric));
        let signs = if is_minus { "-?'" } else { "?'" };
        let split = word.split(|c: char| !(c.is_alphanumeric() || signs.contains(c)));
        let split = split.map(|part| part.trim_matches('\''));
        parts.extend(split.filter(|part| !part.is_empty()).map(|it| uncrossed(it).to_string()));
    }
    parts
}

/// A number without the sign that it counts, as in `x3`.
fn uncrossed(part: &str) -> &str {
    let is_number = |it: &&str| !it.is_empty() && it.chars().all(|it| it.is_ascii_digit());
    part.strip_prefix(['x', '×']).filter(is_number).unwrap_or(part)
}

/// What words mean; some mean something else together, as `never mind`.
fn understood(parts: &[String], known: &[Words]) -> Vec<Typed> {
    let together = |text: &str| {
        let mut all = known.iter().flat_map(|words| words.iter());
        all.find(|(words, _)| *words == text).map(|(_, word)| *word)
    };
    let mut words = Vec::new();
    let mut rest = parts;
    while let Some(first) = rest.first() {
        let alone = |at: usize| rest.get(at).and_then(|it| meaning(it, known));
        let is_side = |at| matches!(alone(at), Some(Word::Side(_)));
        // In `is left and right` it is a side, and not what remains.
        let is_cut =
            |at: usize| is_side(at - 1) && alone(at) == Some(Word::Filler) && is_side(at + 1);
        let phrases = (2..=rest.len().min(PHRASE)).rev().filter(|&count| !is_cut(count));
        let phrase = { phrases }.find_map(|count| {
            let text = rest[..count].join(" ");
            Some((count, Some(together(&text)?), text))
        });
        let (count, word, text) =
            phrase.unwrap_or_else(|| (1, meaning(first, known), first.clone()));
        let word = word.or_else(|| compound_number(first, known).map(Word::Number));
        let is_many = matches!(word, Some(Word::Colors(_)));
        rest = &rest[count..];
        match compound(first, known).filter(|_| word.is_none()) {
            Some(place) => words.extend(place),
            None => {
                let is_begun = word.is_some() && !is_whole(&text, known);
                words.push(Typed { text, word: word.map(one), is_many, is_begun });
            }
        }
    }
    words
}

/// Two words in one: a side and a place, as in `linkerberg`, or what is cut short before an
/// apostrophe, as in `j'ai`.
fn compound(text: &str, known: &[Words]) -> Option<[Typed; 2]> {
    let all = || known.iter().flat_map(|words| words.iter());
    let typed =
        |text: &str, word| Typed { text: text.to_string(), word, is_many: false, is_begun: false };
    let mut cut = all().filter(|(word, _)| word.ends_with('\''));
    let cut = cut.find_map(|(word, means)| Some((*word, *means, text.strip_prefix(word)?)));
    if let Some((word, means, rest)) = cut {
        return Some([typed(word, Some(means)), typed(rest, Some(meaning(rest, known)?))]);
    }
    let sides = all().filter(|(_, word)| matches!(word, Word::Side(_)));
    { sides }.find_map(|(side, at)| {
        let place = text.strip_prefix(side)?;
        let is_place = |word: &Word| matches!(word, Word::Mountain | Word::Field);
        let (_, area) = all().find(|(word, it)| *word == place && is_place(it))?;
        Some([typed(side, Some(*at)), typed(place, Some(*area))])
    })
}

/// Whether words end with something that is known by its color, as in `the red`.
fn names_the_one(words: &[Typed]) -> bool {
    let is_next = |it: &Typed| it.word == Some(Word::Next);
    let describes = |it: &Typed| {
        !it.is_many && matches!(it.sort(), Some(Sort::Color | Sort::Size)) || is_next(it)
    };
    let adds = |it: &&Typed| !matches!(it.word, Some(Word::Filler | Word::This));
    let mut said = words.iter().rev().filter(adds).peekable();
    said.peek().is_some_and(|it| describes(it))
        && said.find(|it| !describes(it)).is_some_and(|it| it.word == Some(Word::The))
}

/// Words without each `one` that counts nothing because of what it follows, as in `that one`,
/// `the other one`, or `which one`, which is a question by itself.
fn without_pointed_ones(words: Vec<Typed>) -> Vec<Typed> {
    let is_one = |it: &Typed| it.word == Some(Word::Number(1)) && it.number().is_some();
    let points = |it: &Typed| matches!(it.word, Some(Word::This | Word::Other | Word::Ask));
    let counts = |at: usize| {
        let before = at.checked_sub(1).map(|before| &words[before]);
        // `1` is one that is called so.
        let is_spelled = words[at].text.parse::<usize>().is_err();
        !(is_one(&words[at]) && is_spelled && before.is_some_and(points))
    };
    (0..words.len()).filter(|&at| counts(at)).map(|at| words[at].clone()).collect()
}

/// Words without those that add nothing.
fn without_fillers(words: Vec<Typed>) -> Vec<Typed> {
    let adds = |at: usize| {
        let before = at.checked_sub(1).map(|before| &words[before]);
        let is_after = |word| before.is_some_and(|it| it.word == Some(word));
        let is_number = |it: &Typed| it.number().is_some();
        match words[at].word {
            // After this a word is the name or the code of a language, whatever else it means.
            _ if is_after(Word::Language) => true,
            Some(Word::Filler | Word::The | Word::This) => false,
            // It is the letter of a column, too.
            Some(Word::Article) => {
                let after = words.get(at + 1).filter(|it| it.letter().is_none());
                is_after(Word::Column)
                    || before.is_some_and(is_number)
                    || after.is_none_or(is_number)
            }
            _ => true,
        }
    };
    (0..words.len()).filter(|&at| adds(at)).map(|at| words[at].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Line, Word};
    use crate::app::Tongue;

    const KNOWN: [(&str, Word); 3] = [("yes", Word::Yes), ("the", Word::The), ("flip", Word::Flip)];

    #[test]
    fn the_letter_of_a_column_beside_a_row_is_no_article() {
        for (text, means) in [
            ("flip 4 a and b 5", "flip 4 a b 5"),
            ("flip a 4", "flip a 4"),
            ("column a please", "column a"),
            ("a green card", "green"),
        ] {
            let line = Line::read(text, &[Tongue::English.language().in_lines().words()]);
            let words: Vec<&str> = line.words.iter().map(|it| it.text.as_str()).collect();
            assert_eq!(words.join(" "), means, "{text}");
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
