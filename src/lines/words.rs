//! A typed line, word by word.

use super::meaning::{Words, meaning, one};
use super::typed::{Sort, Typed};
use crate::record::Names;
use crate::rules::Seat;
use crate::texts::language::lines::Word;

/// So many words at most mean something together.
const PHRASE: usize = 3;

/// A line as it was typed, without words that add nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) words: Vec<Typed>,
    /// Whether it ends with a yes, so that what it says is done at once.
    pub(super) is_sure: bool,
    /// Whether it asks about what it says, so that nothing of it is done.
    pub(super) asks: bool,
    /// Whether it asks how much there is, and not what can be done.
    pub(super) counts: bool,
    /// Whether it says one of something, as in `the red one` or `the red`.
    pub(super) is_one: bool,
    /// Whether what it says takes the place of something said before, as after `I mean`.
    pub(super) corrects: bool,
    /// The player whom it asks about.
    pub(super) about: Option<Seat>,
}

impl Line {
    /// Reads a line with the words of some languages.
    pub(super) fn read(text: &str, known: &[Words]) -> Line {
        let parts = parts(text);
        let is_mark = |part: &String| part == "?";
        let is_marked = parts.iter().any(is_mark) && !parts.iter().all(is_mark);
        let parts = parts.into_iter().filter(|part| !(is_marked && is_mark(part)));
        let parts: Vec<String> = parts.collect();
        let words = understood(&parts, known);
        let is_the_one = names_the_one(&words);
        let mut words = without_fillers(words);
        let is = |typed: &Typed, of: &[Word]| typed.word.is_some_and(|word| of.contains(&word));
        // Whoever turns around twice, as in `no wait, I mean`, says it once.
        let turns = |it: &Typed| is(it, &[Word::No, Word::Rather]);
        let turned = words.iter().take_while(|it| turns(it)).count();
        words.drain(..turned.saturating_sub(1));
        let corrects = words.len() > 1 && is(&words[0], &[Word::Rather]);
        if corrects {
            words.remove(0);
        }
        // They add something only where nothing else is said, or where it is said who starts.
        if words.iter().any(|it| !is(it, &[Word::Play])) {
            words.retain(|it| !is(it, &[Word::Play]));
        }
        // What somebody will have is no question.
        if words.first().is_some_and(|it| is(it, &[Word::Me])) && !is_marked && words.len() > 2 {
            words.retain(|it| !is(it, &[Word::Many]));
        }
        let starts = [Word::Begin, Word::Start, Word::First];
        if !words.iter().any(|it| is(it, &starts)) {
            words.retain(|it| !is(it, &[Word::Me]));
        }
        // It is the rest that tells what is asked about.
        let questions = [Word::Ask, Word::Many, Word::Where, Word::Repeat];
        // Nothing can be the other one of two before the first.
        if let Some(first) = words.first_mut().filter(|it| is(it, &[Word::Or])) {
            first.word = Some(Word::Where);
        }
        let remains = words.iter().any(|it| is(it, &[Word::Remains]));
        let asks = is_marked || remains || words.len() > 1 && is(&words[0], &questions);
        let counts = asks && words.iter().any(|it| is(it, &[Word::Many, Word::Remains]));
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
        let line = Line { words, is_sure, asks, counts, is_one, corrects, about: None };
        line.corrected().unwrap_or(line)
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

    /// A word alone.
    pub(super) fn of(word: Word) -> Line {
        Line { words: vec![word.into()], ..Line::default() }
    }

    /// The same without the names of players; whoever names one asks about them.
    pub(super) fn without(mut self, names: &Names) -> Line {
        let named = |typed: &Typed| {
            let is_part = |part: &str| typed.is_name(&part.to_lowercase());
            let is_named = |&seat: &Seat| names.of(seat).split_whitespace().any(is_part);
            names.seats().find(is_named).filter(|_| !typed.is_known())
        };
        self.about = self.words.iter().find_map(named);
        self.words.retain(|typed| named(typed).is_none());
        self.asks |= self.about.is_some();
        self
    }

    /// Whether it asks about a player, and not about something else with them.
    pub(super) fn asks_of_player(&self) -> Option<Seat> {
        use Word::{Blue, Color, Group, Hand, Kind, Mine, Pawns, Size};
        let is_theirs = |it: &Typed| {
            let word = it.word;
            matches!(word, Some(Blue | Color(_) | Group | Hand | Kind(_) | Mine | Pawns | Size(_)))
        };
        self.about.filter(|_| self.words.iter().all(is_theirs))
    }

    /// The same after what was typed before.
    pub(super) fn after(&self, before: &[Typed]) -> Line {
        Line { words: [before, &self.words].concat(), ..*self }
    }

    /// The same after those words before it that it does not replace.
    pub(super) fn instead_of(&self, before: &[Typed]) -> Line {
        let is_gone = |it: &&Typed| self.words.iter().any(|typed| typed.replaces(it));
        let kept = before.iter().filter(|it| !is_gone(it));
        self.after(&kept.cloned().collect::<Vec<_>>())
    }

    /// The only word.
    pub(super) fn only(&self) -> Option<Word> {
        match &self.words[..] {
            [one] => one.word,
            _ => None,
        }
    }

    /// The number of the hint that it names.
    pub(super) fn hint(&self) -> Option<usize> {
        match &self.words[..] {
            [hint, it] | [it, hint] if hint.word == Some(Word::Hint) => it.which(),
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
        let torn = [Word::Yes, Word::No, Word::Not, Word::Rather];
        has_more && torn.into_iter().any(|it| self.has(it))
    }

    /// The same in one word, where it is a no in several: to what is open, or to what was
    /// played.
    pub(super) fn settled(self, is_open: bool) -> Line {
        match self.is_no() {
            true if is_open => Line::of(Word::No),
            true if self.has(Word::Undo) => Line::of(Word::Undo),
            _ => self,
        }
    }

    /// The same without a yes before it that answers nothing, as in `ok, done`, unless an
    /// action could be meant.
    pub(super) fn unanswering(self) -> Line {
        let is_action = self.words.iter().any(|it| it.sort().is_some());
        let is_more = self.words.len() > 1 && self.first() == Some(Word::Yes);
        if is_more && !is_action { self.rest() } else { self }
    }

    /// Whether it says nothing but that something that is open is not done, in more words than
    /// one, as in `no, undo`.
    fn is_no(&self) -> bool {
        let denies = |it: &Typed| matches!(it.word, Some(Word::No | Word::Undo));
        self.words.len() > 1 && !self.is_sure && !self.asks && self.words.iter().all(denies)
    }

    /// What is said instead of something that is open: after a no, or that it is the other one.
    pub(super) fn correction(&self) -> Option<Line> {
        let is_said = |it: &Line| !it.is_sure && !it.words.is_empty() && !it.is_torn();
        match self.first() {
            Some(Word::No) => Some(self.rest()).filter(is_said),
            _ => Some(self.clone()).filter(|it| it.is_other() || it.corrects && is_said(it)),
        }
        .map(|it| Line { corrects: true, ..it })
    }

    /// Whether it is the other of two.
    pub(super) fn is_other(&self) -> bool {
        let others = [Some(Word::Other), Some(Word::Number(1))];
        self.has(Word::Other) && self.words.iter().all(|typed| others.contains(&typed.word))
    }

    /// The same without each one beside a color or a size, as in `a red one`.
    pub(super) fn uncounted(&self) -> Line {
        let describes = |at: Option<usize>| {
            let sort = at.and_then(|at| self.words.get(at)).and_then(Typed::sort);
            matches!(sort, Some(Sort::Color | Sort::Size))
        };
        let counts = |at: usize| {
            let is_one = self.words[at].word == Some(Word::Number(1));
            !is_one || !describes(at.checked_sub(1)) && !describes(Some(at + 1))
        };
        let words = (0..self.words.len()).filter(|&at| counts(at));
        Line { words: words.map(|at| self.words[at].clone()).collect(), ..*self }
    }

    /// The rest after the first word.
    pub(super) fn rest(&self) -> Line {
        Line { words: self.words.iter().skip(1).cloned().collect(), ..*self }
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
        parts.extend(split.filter(|part| !part.is_empty()).map(str::to_string));
    }
    parts
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
        let is_many = matches!(word, Some(Word::Colors(_)));
        rest = &rest[count..];
        match compound(first, known).filter(|_| word.is_none()) {
            Some(place) => words.extend(place),
            None => words.push(Typed { text, word: word.map(one), is_many }),
        }
    }
    words
}

/// The side and the place that are one word, as in `linkerberg`.
fn compound(text: &str, known: &[Words]) -> Option<[Typed; 2]> {
    let all = || known.iter().flat_map(|words| words.iter());
    let sides = all().filter(|(_, word)| matches!(word, Word::Side(_)));
    { sides }.find_map(|(side, at)| {
        let place = text.strip_prefix(side)?;
        let is_place = |word: &Word| matches!(word, Word::Mountain | Word::Field);
        let (_, area) = all().find(|(word, it)| *word == place && is_place(it))?;
        let typed = |text: &str, word| Typed { text: text.to_string(), word, is_many: false };
        Some([typed(side, Some(*at)), typed(place, Some(*area))])
    })
}

/// Whether words end with something that is known by its color, as in `the red`.
fn names_the_one(words: &[Typed]) -> bool {
    let describes = |it: &Typed| !it.is_many && matches!(it.sort(), Some(Sort::Color | Sort::Size));
    let mut said = words.iter().rev().filter(|it| it.word != Some(Word::Filler)).peekable();
    said.peek().is_some_and(|it| describes(it))
        && said.find(|it| !describes(it)).is_some_and(|it| it.word == Some(Word::The))
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
            Some(Word::Filler | Word::The) => false,
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

/// Fills in a part of an action, unless it says something else already.
pub(super) fn fill<T: PartialEq>(part: &mut Option<T>, with: T, is_twofold: &mut bool) {
    *is_twofold |= part.as_ref().is_some_and(|there| *there != with);
    *part = Some(with);
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
