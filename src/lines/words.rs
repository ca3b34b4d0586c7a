//! A typed line, word by word.

use super::typed::{Sort, Typed};
use crate::app::keymap::Context;
use crate::record::Names;
use crate::rules::Seat;
use crate::texts::language::lines::Word;

/// A line as it was typed, without words that add nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) words: Vec<Typed>,
    /// Whether something like `ok` came before it.
    pub(super) agrees: bool,
    /// Whether it ends with a yes, so that what it says is done at once.
    pub(super) is_sure: bool,
    /// Whether it asks about what it says, so that nothing of it is done.
    pub(super) asks: bool,
    /// Whether it asks how much there is, and not what can be done.
    pub(super) counts: bool,
    /// Whether it asks what can be done, and not what there is.
    pub(super) can: bool,
    /// Whether it says one of something, as in `the red one` or `the red`.
    pub(super) is_one: bool,
    /// Whether what it says takes the place of something said before, as after `I mean`.
    pub(super) corrects: bool,
    /// Whether it speaks of what was just told, as in `that one`.
    pub(super) points: bool,
    /// Of whom it speaks without a name.
    pub(super) whose: Option<Whose>,
    /// The player whom it asks about.
    pub(super) about: Option<Seat>,
}

/// Of whom a line speaks without a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// Of the one who typed it.
    Own,
    /// Of somebody else.
    Others,
}

impl Line {
    /// A word alone.
    pub(super) fn of(word: Word) -> Line {
        Line { words: vec![word.into()], ..Line::default() }
    }

    /// The same with another word for one of its words.
    pub(super) fn with(mut self, word: Word, instead: Word) -> Line {
        for typed in self.words.iter_mut().filter(|it| it.word == Some(word)) {
            typed.word = Some(instead);
        }
        self
    }

    /// The same without one of its words.
    pub(super) fn less(&self, word: Word) -> Line {
        let words = self.words.iter().filter(|it| it.word != Some(word));
        Line { words: words.cloned().collect(), ..*self }
    }

    /// The same where it asks what somebody got or drew: they did nothing else.
    pub(super) fn of_gains(mut self) -> Line {
        let got = [Word::Take, Word::Gained, Word::Drew, Word::Last].map(Some);
        if self.asks && self.words.len() > 1 && self.words.iter().all(|it| got.contains(&it.word)) {
            if self.words.iter().all(|it| it.word == Some(Word::Last)) {
                // What happened last is said twice of the same.
                self.words.truncate(1);
                return self;
            }
            self.words.retain(|it| it.word != Some(Word::Last));
            return self.with(Word::Take, Word::Gained);
        }
        self
    }

    /// Whether it asks what was done.
    pub(super) fn is_of_deeds(&self) -> bool {
        let told = [Word::Last, Word::Gained, Word::Drew];
        told.into_iter().any(|it| self.only() == Some(it))
    }

    /// The same without the names of players; whoever names one asks about them.
    pub(super) fn without(mut self, names: &Names) -> Line {
        let named = |typed: &Typed| {
            let is_part = |part: &str| typed.is_name(&part.to_lowercase());
            let is_named = |&seat: &Seat| names.of(seat).split_whitespace().any(is_part);
            let is_whole = |&seat: &Seat| names.of(seat).to_lowercase() == typed.text;
            match typed.word {
                // A past deed, or somebody called so; who is, is no beginning of a word.
                Some(Word::Drew) => names.seats().find(is_whole),
                Some(_) if typed.is_begun => names.seats().find(is_named),
                _ => names.seats().find(is_named).filter(|_| !typed.is_known()),
            }
        };
        self.about = self.words.iter().find_map(named);
        self.words.retain(|typed| named(typed).is_none());
        self.asks |= self.about.is_some();
        self
    }

    /// The same where it asks about the computer, and there is only one.
    pub(super) fn about_computer(self, computer: Option<Seat>) -> Line {
        let asks = self.asks && self.about.is_none() && self.has(Word::Computer);
        match computer.filter(|_| asks) {
            Some(_) => Line { about: computer, ..self.less(Word::Computer) },
            None => self,
        }
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

    /// The same where all are asked whether they agree: that somebody does is a yes, and that
    /// they do not is a no; so is whatever begins with one, unless it has a yes, too.
    pub(super) fn agreed(self, denies: bool) -> Line {
        let has_yes = self.has(Word::Yes) || self.is_sure || self.agrees;
        let agrees = has_yes || self.has(Word::Agree) && !self.has(Word::Not);
        if denies && !agrees {
            return Line::of(Word::No);
        }
        let is_no = self.has(Word::No) || self.has(Word::Not);
        let is_said = |it: &Typed| match it.word {
            Some(Word::Agree | Word::No | Word::Not | Word::Yes) => true,
            // What it is about, as in `yes, end it`; alone it answers nothing.
            Some(Word::End | Word::Game | Word::Stop) => has_yes,
            _ => false,
        };
        match !self.words.is_empty() && !self.asks && self.words.iter().all(is_said) {
            true if !is_no => Line::of(Word::Yes),
            true if self.has(Word::Not) && !has_yes => Line::of(Word::No),
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
        let denies = |it: &Typed| matches!(it.word, Some(Word::No | Word::Not | Word::Undo));
        self.words.len() > 1 && !self.is_sure && !self.asks && self.words.iter().all(denies)
    }

    /// What is said instead of something that is open: after a no, or that it is the other one;
    /// also after a yes that is none, as in `yes, but left`, and in `not left, right`.
    pub(super) fn correction(&self, is_open: bool) -> Option<Line> {
        let is_said = |it: &Line| !it.is_sure && !it.words.is_empty() && !it.is_torn();
        let is_part = |it: &Line| is_said(it) && it.words.iter().all(|it| it.sort().is_some());
        match self.first() {
            Some(Word::No) => Some(self.rest()).filter(is_said),
            Some(Word::Yes) if is_open => Some(self.rest()).filter(is_part),
            Some(Word::Not) if is_open => {
                let words = self.without_ones();
                let [_, wrong, right, ..] = &words[..] else { return None };
                let is_alike = wrong.sort().is_some() && wrong.sort() == right.sort();
                let line = Line { words: words[2..].to_vec(), ..*self };
                Some(line).filter(|it| is_alike && is_part(it))
            }
            _ if is_open && self.agrees && is_part(self) => Some(self.clone()),
            // What is only asked about, as in `wait, score`, takes the place of nothing.
            _ if is_open && !self.words.is_empty() && self.words.iter().all(Typed::is_topic) => {
                None
            }
            _ => Some(self.clone()).filter(|it| it.is_other() || it.corrects && is_said(it)),
        }
        .map(|it| Line { corrects: true, ..it })
    }

    /// The same where only those stand somewhere who have a pawn; for others it asks what is
    /// asked.
    pub(super) fn placed(self, has_pawn: bool) -> Line {
        if has_pawn { self } else { self.with(Word::Stands, Word::Turn) }
    }

    /// The same at the end of a game, of which somebody asks for a review, for what luck did, or
    /// for past games, in a question, too.
    pub(super) fn of_end(self, context: Context) -> Line {
        let less = self.less(Word::Game);
        let is_asked = matches!(less.only(), Some(Word::Luck | Word::Past | Word::Review));
        match context {
            Context::Over | Context::Review | Context::Luck if is_asked => {
                Line { asks: false, counts: false, can: false, ..less }
            }
            _ => self,
        }
    }

    /// The same without a `first` at its end that only says that it is done before all else, as
    /// in `flip b6 first`.
    pub(super) fn unordered(mut self) -> Line {
        let [rest @ .., last] = &self.words[..] else { return self };
        let has = |sort: Sort| rest.iter().any(|it| it.sort() == Some(sort));
        let takes = rest.iter().any(|it| it.word == Some(Word::Take));
        let is_whole = has(Sort::Cell)
            || has(Sort::Color) && (has(Sort::Area) || has(Sort::Side))
            || takes && has(Sort::Number);
        if last.word == Some(Word::First) && is_whole && !self.asks {
            self.words.pop();
        }
        self
    }

    /// The same as the wish that it is, where it asks whether something can be undone, or the
    /// game be ended or given up.
    pub(super) fn wishing(self) -> Line {
        let is_wish = matches!(self.only(), Some(Word::Agree | Word::Undo)) || self.names_end();
        match self.asks && self.can && is_wish {
            true => Line { asks: false, can: false, ..self },
            false => self,
        }
    }

    /// Whether it asks who is the first to choose.
    pub(super) fn is_who_is_first(&self) -> bool {
        let says = |it: &Typed| matches!(it.word, Some(Word::First | Word::Side(_) | Word::Take));
        self.has(Word::First) && self.has(Word::Take) && self.words.iter().all(says)
    }

    /// Whether it wants to end the game.
    pub(super) fn ends_game(&self) -> bool {
        !self.asks && self.names_end()
    }

    /// Whether it speaks of the end of the game, and of nothing else.
    fn names_end(&self) -> bool {
        use Word::{Agree, End, Game, Stop};
        let says = |it: &Typed| matches!(it.word, Some(Agree | End | Game | Stop));
        let is_whole = self.has(Game) && (self.has(End) || self.has(Stop));
        is_whole && self.words.iter().all(says)
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

    /// Which one of so many it says, as the second or the last one.
    pub(super) fn place_in(&self, count: usize) -> Option<usize> {
        let place = |it: &Typed| match it.word {
            Some(Word::First) => Some(1),
            Some(Word::Ordinal(number)) => Some(number.into()),
            Some(Word::Final) => Some(count),
            _ => None,
        };
        let words = self.without_ones();
        let adds = |it: &&Typed| !matches!(it.word, Some(Word::Keep | Word::Me | Word::Take));
        let words = words.iter().filter(adds);
        match words.collect::<Vec<_>>()[..] {
            [it] => place(it),
            _ => None,
        }
    }

    /// The words without each `one` that counts nothing beside others.
    pub(super) fn without_ones(&self) -> Vec<Typed> {
        let is_one = |it: &Typed| it.word == Some(Word::Number(1));
        let all = self.words.iter();
        all.filter(|it| self.words.len() == 1 || !is_one(it)).cloned().collect()
    }

    /// Whether it is the next one of several.
    pub(super) fn is_next(&self) -> bool {
        matches!(&self.without_ones()[..], [one] if one.word == Some(Word::Next))
    }

    /// The same said as one of several, and not as a question about what comes next.
    pub(super) fn is_next_one(&self) -> bool {
        self.is_one && self.is_next()
    }

    /// What a line names with an `or` between them: things of a sort, and the rest that goes
    /// with each of them; or else all that it says on either side.
    pub(super) fn around_or(&self) -> (Vec<Typed>, Vec<Vec<Typed>>) {
        let is_or = |it: &Typed| it.word == Some(Word::Or);
        let sort = self.words.iter().skip_while(|it| !is_or(it)).nth(1).and_then(Typed::sort);
        let is_way = |it: &&Typed| sort.is_some() && it.sort() == sort;
        let ways: Vec<Vec<Typed>> =
            self.words.iter().filter(is_way).map(|it| vec![it.clone()]).collect();
        let rest = self.words.iter().filter(|it| !is_way(it) && !is_or(it));
        let rest: Vec<Typed> = rest.cloned().collect();
        let sorts: Vec<_> = rest.iter().filter_map(Typed::sort).collect();
        let is_whole = (1..sorts.len()).all(|at| !sorts[..at].contains(&sorts[at]));
        if ways.len() > 1 && is_whole {
            return (rest, ways);
        }
        let sides = self.words.split(is_or).map(<[Typed]>::to_vec);
        (Vec::new(), sides.filter(|it| !it.is_empty()).collect())
    }
}

/// Fills in a part of an action, unless it says something else already.
pub(super) fn fill<T: PartialEq>(part: &mut Option<T>, with: T, is_twofold: &mut bool) {
    *is_twofold |= part.as_ref().is_some_and(|there| *there != with);
    *part = Some(with);
}
