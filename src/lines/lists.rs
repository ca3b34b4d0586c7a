//! Lists that were told, and what a later line means of them.

use std::mem;

use super::choices::Choice;
use super::table::Table as _;
use super::words::Line;
use super::{Talk, at_table};
use crate::app::{App, Place};
use crate::texts::language::lines::Said;

impl Talk {
    /// Says what the numbers of a list stand for, which takes the place of the last one.
    pub(super) fn number(&mut self, lines: Vec<(String, Choice)>) {
        self.list.clear();
        self.named.clear();
        self.is_list_last = true;
        for (line, choice) in lines {
            self.list.push(choice);
            self.say(&Said::Numbered(self.list.len(), &line));
        }
        self.numbered = self.list.clone();
    }

    /// Takes note of what the answer to a line named: one of it may be meant next.
    pub(super) fn note_listed(&mut self, app: &App, line: &Line) {
        let listed = at_table!(app.scene(), it => it.listed(line), Vec::new());
        if !listed.is_empty() {
            self.named = listed.into_iter().map(Choice::said).collect();
            self.picked = None;
        }
    }

    /// Takes note of which one is chosen of what was named last, whatever words chose it:
    /// others can be told from it, as the next one.
    pub(super) fn note_picked(&mut self, app: &App) {
        if self.picked.is_none() && self.list.is_empty() {
            self.picked = self.chosen_of(app, &self.named);
            self.list = self.picked.map_or_else(Vec::new, |_| self.named.clone());
        }
    }

    /// Which one of some is chosen.
    pub(super) fn chosen_of(&self, app: &App, choices: &[Choice]) -> Option<usize> {
        at_table!(
            app.scene(),
            it => {
                let commands = it.clicks(it.chosen()?);
                choices.iter().position(|choice| choice.does(self.language, it, &commands))
            },
            None
        )
    }

    /// The list that a line speaks of: the last one with numbers, if it says which hint; what was
    /// named after it, if it says which one of that; or else the last one.
    pub(super) fn list_of(&mut self, line: &Line) -> Vec<Choice> {
        let list = mem::take(&mut self.list);
        let is_one = line.place_in(self.named.len()).is_some() || line.is_next_one();
        let is_of_named = !self.named.is_empty() && is_one;
        match is_of_named {
            _ if line.hint().is_some() && !self.numbered.is_empty() => self.numbered.clone(),
            true => self.named.clone(),
            false => list,
        }
    }

    /// Keeps a list within reach. What a question offered is forgotten with what was chosen of
    /// it, for what has numbers, and all with what is played.
    pub(super) fn keep_list(&mut self, list: Vec<Choice>, has_played: bool) {
        let is_kept = self.picked.is_some() || list.first().is_some_and(Choice::is_numbered);
        if has_played {
            self.list.clear();
            self.numbered.clear();
            self.named.clear();
            self.picked = None;
        } else if self.list.is_empty() {
            self.list = if is_kept { list } else { self.numbered.clone() };
        }
        self.is_list_last &= !has_played;
    }
}

/// What the table offers to choose from.
pub(super) fn offered(app: &App) -> Vec<Choice> {
    let offered = at_table!(app.scene(), it => it.options(), Vec::new());
    offered.into_iter().map(|it| Choice::said(vec![it])).collect()
}
