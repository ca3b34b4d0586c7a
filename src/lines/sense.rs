//! What a typed line means where the players are, and after what was asked.

use super::choices::Choice;
use super::meaning::meaning;
use super::outcome::{Outcome, outcome};
use super::reading::parts;
use super::speak::{only_computer, people};
use super::table::Table as _;
use super::typed::Typed;
use super::voice::other_than;
use super::words::{Line, Whose};
use super::{Talk, at_table};
use crate::app::keymap::Context;
use crate::app::{App, Place, Scene, cards};
use crate::texts::language::lines::Word;

impl Talk {
    /// What was typed, without the names of those who play.
    pub(super) fn read(&self, app: &App, text: &str) -> Line {
        let mut line = self.with_yes(app, Line::read(text, &self.vocabulary()));
        // It is the letter of a color, but not where yes or no is asked; and whoever only says
        // to play means what is asked about.
        let is_yes = line.is_letter('y') || line.only() == Some(Word::Play);
        if is_yes && self.asks_yes_or_no(app) {
            line = Line::of(Word::Yes);
        }
        let mut line = self.with_side(app, line);
        let scene = app.scene();
        if scene.offers.context == Context::Agree {
            line = line.agreed(self.denies(text));
        }
        line = line.placed(self.stands_somewhere(&scene)).of_end(scene.offers.context);
        // There a number alone can be nothing but one of a list.
        let is_listed = matches!(
            scene.offers.context,
            Context::Tiles(_) | Context::Cards(cards::Context::Draft)
        );
        let is_or = |it: &Typed| it.word == Some(Word::Or);
        let is_called = |it: &Typed| self.begun.iter().any(|begun| begun.offers(it));
        let is_number = |it: &Typed| it.number().is_some() && !is_called(it);
        let are_numbers = match &line.words[..] {
            [one] => is_number(one),
            some => line.has(Word::Or) && some.iter().all(|it| is_number(it) || is_or(it)),
        };
        for typed in line.words.iter_mut().filter(|_| is_listed && are_numbers) {
            let number = typed.number().and_then(|it| u8::try_from(it).ok());
            typed.word = number.map(Word::Ordinal).or(typed.word);
        }
        let best = if self.numbered.iter().any(Choice::is_hint) { Word::First } else { Word::Hint };
        let mut line = line.with(Word::Best, best);
        if line.has(Word::Hint) {
            line = line.with(Word::Last, Word::Final);
        }
        // What lies ahead is named in its order.
        let is_told = !self.named.is_empty() || self.list.first().is_some_and(|it| !it.is_hint());
        if scene.offers.context == Context::Pyramids && is_told {
            line = line.with(Word::Nearest, Word::First);
        }
        let acting = at_table!(
            scene,
            it => {
                let computer = app.table().and_then(only_computer);
                line = line.without(it.names()).about_computer(computer).of_gains();
                it.acting()
            },
            None
        );
        if line.about.is_none() && line.is_of_deeds() {
            let people = app.table().map_or_else(Vec::new, people);
            let me = acting.filter(|it| people.contains(it)).or(people.first().copied());
            line.about = match line.whose {
                Some(Whose::Own) => me,
                Some(Whose::Others) => at_table!(scene, it => other_than(it, me), None),
                None => None,
            };
        }
        line
    }

    /// Whether the one who types has a pawn, and something else than where it stands is asked.
    fn stands_somewhere(&self, scene: &Scene) -> bool {
        let is_open = self.begun.is_some() || at_table!(scene, it => it.has_choice(), false);
        scene.offers.context == Context::Pyramids && is_open
    }

    /// Whether what was typed begins with a no.
    fn denies(&self, text: &str) -> bool {
        let vocabulary = self.vocabulary();
        let first = parts(text).into_iter().next();
        first.is_some_and(|it| meaning(&it, &vocabulary) == Some(Word::No))
    }

    /// The same with a letter at its end as the yes that it is, unless it can be a color.
    fn with_yes(&self, app: &App, line: Line) -> Line {
        let (rest, last) = match &line.words[..] {
            [rest @ .., last] if !rest.is_empty() && !line.is_sure && !line.asks => (rest, last),
            _ => return line,
        };
        if last.letter() != Some('y') {
            return line;
        }
        let sure = Line { words: rest.to_vec(), is_sure: true, ..line };
        let before = self.begun.as_ref().map_or(&[][..], |it| &it.words);
        let [whole, rest] = at_table!(
            app.scene(),
            it => [&line, &sure].map(|line| outcome(self.language, it, &line.after(before))),
            return line
        );
        let is_yes = match whole {
            Outcome::Nothing | Outcome::Twofold => true,
            Outcome::Refuse(..) => matches!(rest, Outcome::Choose(_)),
            _ => false,
        };
        if is_yes { sure } else { line }
    }

    /// The same as the yes that it is, where it is a side and a yes, as in `right, yes`, and what
    /// is asked about has no other side; nobody is sure of another one.
    fn with_side(&self, app: &App, line: Line) -> Line {
        let Some(side @ Word::Side(_)) = line.only().filter(|_| line.is_sure && !line.asks) else {
            return line;
        };
        let words = at_table!(
            app.scene(),
            it => it.chosen().map(|action| it.uncounted(action)),
            None
        );
        let Some(words) = words.filter(|_| self.begun.is_none()) else { return line };
        let mut sides = words.iter().filter(|it| matches!(it.word, Some(Word::Side(_))));
        match sides.all(|it| it.word == Some(side)) {
            true => Line::of(Word::Yes),
            false => Line { is_sure: false, ..line },
        }
    }
}
