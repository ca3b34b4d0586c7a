//! What is said to a line that means nothing: which of its words is to blame.

use super::outcome::{Outcome, outcome};
use super::table::collapsed;
use super::typed::Typed;
use super::words::Line;
use super::{Talk, at_table, start};
use crate::app::{App, Place};
use crate::plain::Plain;
use crate::texts::language::lines::Said;

/// A word of a line that means nothing.
enum Odd<'a> {
    /// Without it, the rest would mean something.
    WithRest(&'a Typed),
    /// It means nothing here.
    Here(&'a Typed),
}

impl Talk {
    /// Says what of a line is not understood.
    pub(super) fn say_unknown(&mut self, app: &App, line: &Line, text: &str) {
        let whole = Plain::quote(&collapsed(text));
        let unknown = line.words.iter().find(|typed| !typed.is_known());
        match (unknown, self.odd(app, line)) {
            (Some(typed), _) => self.say(&Said::Unknown(&Plain::quote(&typed.text))),
            _ if line.words.is_empty() => self.say(&Said::Unknown(&whole)),
            (_, Some(Odd::WithRest(typed))) => {
                self.say(&Said::NotWithRest(&Plain::quote(&typed.text)));
            }
            (_, Some(Odd::Here(typed))) => self.say(&Said::NotHere(&Plain::quote(&typed.text))),
            (_, None) => self.say(&Said::NotHere(&whole)),
        }
    }

    /// Which word makes a line mean nothing: the last one without which it would mean
    /// something, or else the first one of what lies on tables that means nothing alone.
    fn odd<'a>(&self, app: &App, line: &'a Line) -> Option<Odd<'a>> {
        let scene = app.scene();
        let means = |words: Vec<Typed>| {
            let line = Line { words, ..*line };
            at_table!(
                scene,
                it => !matches!(
                    outcome(self.language, it, &line),
                    Outcome::Nothing | Outcome::Twofold
                ),
                start::is_wish(&line)
            )
        };
        let typed = |it: &&Typed| !it.text.is_empty();
        if let [only] = &line.words[..] {
            return Some(only).filter(typed).map(Odd::Here);
        }
        let fits_without = |at: &usize| {
            let words = line.words.iter().enumerate().filter(|(other, _)| other != at);
            means(words.map(|(_, it)| it.clone()).collect())
        };
        let odd = (0..line.words.len()).rev().find(fits_without);
        let odd = odd.map(|at| &line.words[at]).filter(typed);
        let is_odd = |it: &&Typed| {
            it.number().is_none() && it.lies_on_tables() && !means(vec![(*it).clone()])
        };
        let alone = || line.words.iter().find(is_odd).filter(typed);
        odd.map(Odd::WithRest).or_else(|| alone().map(Odd::Here))
    }
}
