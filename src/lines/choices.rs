//! Questions that are open, and how one of what they offer is chosen: by which one it is, or
//! by words that tell it from the others.

use super::lists::offered;
use super::outcome::{Outcome, outcome};
use super::table::Table;
use super::turn::is_judged;
use super::typed::Typed;
use super::voice::Voice;
use super::words::Line;
use super::{NOBODY, Talk, at_table};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Place};
use crate::plain::Plain;
use crate::texts::Language;
use crate::texts::language::lines::{Said, Word};

/// What was asked and is not answered yet: the rest of an action, or which one is meant.
#[derive(Clone)]
pub(super) struct Begun {
    /// What was typed of the action.
    pub(super) words: Vec<Typed>,
    /// What asks for the rest, with all that it offers.
    pub(super) missing: Vec<String>,
    /// What that is, in the same order.
    pub(super) choices: Vec<Choice>,
    /// Whether something would be played.
    pub(super) is_action: bool,
}

impl Begun {
    /// What is said where it is not wanted any more.
    pub(super) fn dropped(&self) -> Said<'static> {
        if self.is_action { Said::NotPlayed } else { Said::NotDone }
    }

    /// Whether something that it offers is called so.
    pub(super) fn offers(&self, name: &Typed) -> bool {
        self.choices.iter().any(|it| it.names.iter().any(|it| it.is_same(name)))
    }
}

/// One of several things that can be chosen.
#[derive(Clone)]
pub(super) struct Choice {
    means: Means,
    /// The words that tell it from the others.
    names: Vec<Typed>,
    /// What is hinted at, if that is it.
    hint: Option<Hinted>,
}

/// What a choice stands for.
#[derive(Clone)]
enum Means {
    Commands(Vec<Command>),
    /// What could have been typed instead.
    Words(Vec<Typed>),
}

/// A hint that was told.
#[derive(Clone)]
pub(super) struct Hinted {
    /// What it is.
    pub(super) deed: String,
    /// The same with what is expected of it and what speaks for it.
    pub(super) whole: String,
}

impl Choice {
    /// What does this.
    pub(super) fn of(commands: Vec<Command>) -> Choice {
        Choice { means: Means::Commands(commands), names: Vec::new(), hint: None }
    }

    /// What could be said in these words.
    pub(super) fn said(words: Vec<Typed>) -> Choice {
        Choice { means: Means::Words(words), names: Vec::new(), hint: None }
    }

    /// The same, told from others by these words.
    pub(super) fn named(self, names: Vec<Typed>) -> Choice {
        Choice { names, ..self }
    }

    /// The same, if it is hinted at.
    pub(super) fn hinted(self, hint: Hinted) -> Choice {
        Choice { hint: Some(hint), ..self }
    }

    /// Whether it is a hint.
    pub(super) fn is_hint(&self) -> bool {
        self.hint.is_some()
    }

    /// The hint with what speaks for it, if it is one.
    pub(super) fn whole_hint(&self) -> Option<&str> {
        self.hint.as_ref().map(|hint| hint.whole.as_str())
    }

    /// Whether it is one of a list that was told with numbers, and not of a question.
    pub(super) fn is_numbered(&self) -> bool {
        self.commands().is_some() && self.names.is_empty()
    }

    /// Whether these commands do it.
    pub(super) fn does<T: Table>(
        &self,
        language: &'static dyn Language,
        table: &T,
        commands: &[Command],
    ) -> bool {
        match &self.means {
            Means::Commands(does) => does == commands,
            Means::Words(words) => {
                let said = Line { words: words.clone(), ..Line::default() };
                matches!(outcome(language, table, &said), Outcome::Choose(does) if does == commands)
            }
        }
    }

    /// What does it, unless that is still to be read.
    fn commands(&self) -> Option<&[Command]> {
        match &self.means {
            Means::Commands(commands) => Some(commands),
            Means::Words(_) => None,
        }
    }
}

/// Which of some choices a line means.
pub(super) enum Which {
    One(usize),
    /// It could be these.
    Several(Vec<usize>),
    /// There are not so many.
    TooMany(usize),
    None,
}

impl Which {
    /// What a line means of some choices.
    pub(super) fn of(line: &Line, choices: &[Choice]) -> Which {
        if choices.is_empty() {
            return Which::None;
        }
        let said = line.without_ones();
        // That is where a computer is to play.
        let is_seat = line.has(Word::Computer) && said.iter().any(|it| it.number().is_some());
        let is_in = |choice: &Choice| {
            // The second one is that of the list, and not what is called 2.
            let is_place = |it: &Typed| matches!(it.word, Some(Word::Ordinal(_)));
            let is_name = |it: &Typed, name: &Typed| {
                if is_place(it) { name.word == it.word } else { name.is_same(it) }
            };
            let has = |it: &Typed| choice.names.iter().any(|name| is_name(it, name));
            !said.is_empty() && !is_seat && said.iter().all(has)
        };
        let fit = (0..choices.len()).filter(|&at| is_in(&choices[at]));
        let fit: Vec<usize> = fit.collect();
        let place = line.place_in(choices.len());
        match fit[..] {
            [] => place.map_or(Which::None, |number| Which::nth(number, choices)),
            [one] => Which::One(one),
            _ => Which::Several(fit),
        }
    }

    fn nth(number: usize, choices: &[Choice]) -> Which {
        match number.checked_sub(1).filter(|&at| at < choices.len()) {
            Some(at) => Which::One(at),
            None => Which::TooMany(number),
        }
    }
}

impl Talk {
    /// Asks something that is to be answered by one of these choices, or by more words.
    pub(super) fn open(&mut self, begun: Begun) {
        self.is_list_last = false;
        self.out.extend(begun.missing.iter().cloned());
        self.begun = Some(begun);
    }

    /// Takes a line that says which one of several is meant, and says whether it does: of the
    /// list that was told last, or of what is open.
    pub(super) fn choose_one(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        begun: Option<&Begun>,
        list: &[Choice],
    ) -> bool {
        let is_numbered = list.first().is_some_and(Choice::is_numbered);
        match begun {
            None => self.pick(app, line, text, list),
            Some(begun) if is_numbered && self.is_list_last => {
                self.pick(app, line, text, list) || self.answer_open(app, line, text, begun, list)
            }
            Some(begun) => {
                let is_hint = is_numbered && line.hint().is_some();
                self.answer_open(app, line, text, begun, list)
                    || is_hint && self.pick(app, line, text, list)
            }
        }
    }

    /// Takes the answer to what is open; says whether it is one. It may be a number of the
    /// last list.
    fn answer_open(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        begun: &Begun,
        list: &[Choice],
    ) -> bool {
        match Which::of(line, &begun.choices) {
            Which::One(at) => self.take_choice(app, line, text, (&begun.choices, at), list),
            Which::None => return false,
            Which::Several(_) | Which::TooMany(_) => self.keep_begun(Some(begun.clone())),
        }
        true
    }

    /// Picks one of the last list, or of what the table offers. Whoever corrects themselves
    /// speaks of the list that they chose from before.
    fn pick(&mut self, app: &mut App, line: &Line, text: &str, list: &[Choice]) -> bool {
        if list.is_empty() {
            let offered = offered(app);
            let next = self.chosen_of(app, &offered).filter(|_| line.is_next_one());
            let at = match (next, Which::of(line, &offered)) {
                (Some(at), _) if at + 1 < offered.len() => at + 1,
                (None, Which::One(at)) => at,
                _ => return false,
            };
            self.take_choice(app, line, text, (&offered, at), &[]);
            return true;
        }
        // A hint is none of what a question offered.
        if line.has(Word::Hint) && !list[0].is_numbered() {
            return false;
        }
        if !line.corrects && self.ask_place_or_hint(app, line, list) {
            return true;
        }
        let scene = app.scene();
        let is_chosen = at_table!(scene, it => it.chosen().is_some(), false);
        let means_other = match scene.offers.context {
            Context::Pyramids => true,
            // It is how many of the cards that were named.
            Context::Cards(_) => is_chosen && !self.chosen_by.is_empty() && !self.is_list_last,
            _ => false,
        };
        drop(scene);
        let has_numbers = list[0].is_numbered() && (line.corrects || !means_other);
        // After a list of which none is chosen, the next one is the first.
        let is_begun = line.is_next_one() && !list[0].is_numbered();
        let next = self.picked.map_or(is_begun.then_some(1), |at| Some(at + 2));
        let next = next.filter(|_| line.is_next() && !is_judged(app));
        let words = line.words.iter().filter(|it| it.word != Some(Word::Hint));
        let bare = Line { words: words.cloned().collect(), ..*line };
        let number = line.hint().or(bare.place_in(list.len())).or(next);
        let number = number.or_else(|| line.number().filter(|_| has_numbers));
        match number.map(|number| Which::nth(number, list)) {
            Some(Which::One(at)) => self.take_choice(app, line, text, (list, at), &[]),
            Some(Which::TooMany(number)) => {
                if line.corrects {
                    self.drop_choice(app);
                }
                self.say(&Said::NoNumber(number));
                self.list = list.to_vec();
            }
            _ => return false,
        }
        true
    }

    /// Does what a choice stands for; what it says may be a number of the last list. The others
    /// stay within reach as long as it is open.
    pub(super) fn take_choice(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        (choices, at): (&[Choice], usize),
        list: &[Choice],
    ) {
        let choice = &choices[at];
        match choice.means.clone() {
            Means::Commands(commands) => {
                self.choose(app, commands, line.is_sure);
                self.why = choice.hint.iter().map(|hint| hint.whole.clone()).collect();
            }
            Means::Words(words) => {
                let said = Line { words, is_sure: line.is_sure, ..Line::default() };
                self.answer(app, &said, text, (None, None, list));
                if !self.list.is_empty() || !self.is_open(app) {
                    return;
                }
            }
        }
        self.list = choices.to_vec();
        self.picked = Some(at);
    }

    /// Asks whether a number is that of a place or of a hint, where it can be both; takes the
    /// hint, where there is no such place. Says whether it did that.
    fn ask_place_or_hint(&mut self, app: &mut App, line: &Line, list: &[Choice]) -> bool {
        let scene = app.scene();
        let (Place::Pyramids(table), Context::Pyramids) = (&scene.place, scene.offers.context)
        else {
            return false;
        };
        let hinted = line.number().filter(|_| self.is_list_last || line.is_sure);
        let hinted = hinted.and_then(|number| Some((number, list.get(number.checked_sub(1)?)?)));
        let Some((number, choice)) = hinted else { return false };
        let Some(Hinted { deed, .. }) = choice.hint.clone() else { return false };
        let voice = Voice { language: self.language, names: table.names() };
        let place = match outcome(self.language, &**table, line) {
            Outcome::Choose(commands) => Choice::of(commands),
            // What is not there cannot be meant; but that is asked about.
            _ => {
                let line = Line { is_sure: false, ..line.clone() };
                drop(scene);
                self.take_choice(app, &line, "", (list, number - 1), &[]);
                return true;
            }
        };
        if place.commands() == choice.commands() {
            drop(scene);
            self.take_choice(app, line, "", (list, number - 1), &[]);
            return true;
        }
        let lies = table.legal(voice, line).concat();
        let asked = voice.say(&Said::PlaceOrHint(number, &lies, &deed));
        drop(scene);
        let named = |words: &[Word]| {
            words.iter().map(|&word| Typed::from(word)).chain(line.words.clone()).collect()
        };
        let place = place.named(named(&[Word::Take, Word::Place]));
        let hint = choice.clone().named(named(&[Word::Hint]));
        let choices = vec![place, hint];
        self.list = list.to_vec();
        self.open(Begun { words: Vec::new(), missing: vec![asked], choices, is_action: true });
        true
    }

    /// Asks which one is meant of some that have an `or` between them.
    pub(super) fn ask_which(&mut self, app: &mut App, line: &Line) {
        self.drop_choice(app);
        let (rest, ways) = line.around_or();
        let texts = ways.iter().map(|way| {
            let texts: Vec<&str> = way.iter().map(|it| it.text.as_str()).collect();
            Plain::quote(&texts.join(" ")).to_string()
        });
        let texts: Vec<String> = texts.collect();
        let missing = self.language.in_lines().say(&Said::WhichOne(&texts), NOBODY);
        self.tell_why(missing.clone());
        let choices = ways.into_iter();
        let choices =
            choices.map(|way| Choice::said([&rest[..], &way].concat()).named(way.clone()));
        let choices = choices.collect();
        let scene = app.scene();
        let is_turn = scene.overlay.is_none()
            && at_table!(scene, it => it.acting().is_some() && it.replay().is_none(), false);
        let is_action = is_turn && line.words.iter().any(|it| it.sort().is_some());
        self.begun = Some(Begun { words: rest, missing: vec![missing], choices, is_action });
    }

    /// Does what the players were asked about, if they are sure; drops what is open, if it is
    /// not wanted. Nothing that was played goes back with it.
    pub(super) fn settle(
        &mut self,
        app: &mut App,
        line: &Line,
        sure: &Option<super::Sure>,
        begun: &Option<Begun>,
    ) -> bool {
        match (sure, line.only()) {
            (Some(sure), Some(Word::Yes)) => {
                for &command in &sure.commands {
                    self.press(app, command);
                }
            }
            (Some(_), Some(Word::No | Word::Undo | Word::Back)) => {
                self.say(&Said::NotDone);
                self.ask_again(app, begun.clone(), None);
            }
            (None, Some(Word::No | Word::Undo | Word::Back)) => {
                let Some(begun) = begun else { return false };
                self.drop_choice(app);
                self.say(&begun.dropped());
            }
            _ => return false,
        }
        true
    }
}
