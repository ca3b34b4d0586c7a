//! What becomes of a line that is heard, wherever the players are.

use std::mem;

use super::choices::{Begun, Choice};
use super::reading::parts;
use super::speak::people;
use super::table::Table as _;
use super::turn::is_judged;
use super::typed::Typed;
use super::words::Line;
use super::{NOBODY, Sure, Talk, at_table};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Overlay, Place, Scene};
use crate::texts::language::lines::{Said, Word};

impl Talk {
    /// Takes a line that was typed.
    pub fn hear(&mut self, app: &mut App, text: &str) {
        self.owes = true;
        self.goes_on = false;
        self.take_up_aside(app);
        let line = self.read(app, text);
        if text.trim().is_empty() {
            return self.repeat();
        }
        if line.only() == Some(Word::Repeat) {
            return self.tell_again(app);
        }
        // Whoever only says `hm` may have lost what is asked.
        let is_filler = line.words.is_empty() && !parts(text).is_empty() && line.about.is_none();
        if is_filler && !is_at_start(app) {
            let (begun, sure) = (self.begun.take(), self.sure.take());
            return self.ask_again(app, begun, sure);
        }
        if line.first() != Some(Word::Why) {
            // Only the last line can be asked about.
            self.why.clear();
        }
        let (before, from) = (moment(app), self.out.len());
        let was_open = self.is_open(app);
        let was_action = was_open && self.begun.as_ref().is_none_or(|it| it.is_action);
        let is_proposed = self.asks_yes_or_no(app);
        let line = line.settled(was_open || is_proposed);
        let is_asked = was_open || is_proposed;
        // What is only asked for is not taken back by an answer.
        let is_answer = !is_proposed && (line.agrees || line.first() == Some(Word::Yes));
        let line = if is_asked { line } else { line.unanswering() };
        let correction = line.correction(was_open);
        // Whoever asks something takes nothing back by that, as in `wait, is it?`.
        let corrects = correction.is_some() && !line.asks;
        let list = self.list_of(correction.as_ref().unwrap_or(&line));
        let begun = self.begun.take();
        let sure = self.sure.take();
        let refused = mem::take(&mut self.refused);
        self.has_tried = false;
        let is_done = self.do_task(app, text);
        match correction {
            _ if is_done => {}
            _ if line.asks => {
                self.reply(app, &line, text, begun);
                self.keep_sure(sure);
            }
            Some(line) => {
                match (was_open, &sure) {
                    (true, _) if was_action && !is_answer => self.say(&Said::NotPlayed),
                    (false, Some(_)) => self.say(&Said::NotDone),
                    // What was played can only be undone.
                    (false, None) if self.is_last_chance(app) => self.asked.clear(),
                    // That it was refused was said, or nothing would have been played.
                    _ => {}
                }
                // Which one it is of several is none of what was not wanted.
                let is_place = line.place_in(1).is_some() || line.is_next_one();
                let is_chosen = (begun.is_some() || self.picked.is_some() || is_place)
                    && self.choose_one(app, &line, text, begun.as_ref(), &list);
                if !is_chosen
                    && !self.take_other(app, &line, text, begun.as_ref(), &list)
                    && !self.correct(app, &line, &begun, &refused)
                {
                    self.drop_choice(app);
                    let line = Line { corrects: false, ..line };
                    self.answer(app, &line, text, (None, None, &list));
                }
            }
            None => self.answer(app, &line, text, (begun, sure, &list)),
        }
        if mem::take(&mut self.has_tried) {
            self.tell_refusal(app);
        }
        let is_settled =
            matches!(line.only(), Some(Word::Yes | Word::No | Word::Undo | Word::Back));
        // Where a lesson only tells something, and away from the tables, nothing is played.
        let is_played =
            !matches!(before.0, Context::Lesson | Context::Naming | Context::Start | Context::Past);
        if was_action && !is_settled && !corrects && is_played {
            self.follow_up(app, before, from);
        }
        self.note_picked(app);
        self.keep_list(list, moment(app) != before);
    }

    /// Chooses again what hints took the place of.
    fn take_up_aside(&mut self, app: &mut App) {
        if let Some(aside) = self.aside.take() {
            let chosen_by = mem::take(&mut self.chosen_by);
            let is_list_last = self.is_list_last;
            self.choose(app, aside.commands, false);
            (self.chosen_by, self.has_tried) = (chosen_by, false);
            self.is_list_last = is_list_last;
        }
    }

    /// Whether an action is chosen, or begun, but not played.
    pub(super) fn is_open(&self, app: &App) -> bool {
        let has_choice = at_table!(app.scene(), it => it.has_choice(), false);
        self.begun.is_some() || has_choice && !is_judged(app)
    }

    /// Says what became of an action that was open before a line that neither plays it nor
    /// does not: it is not played any more, or it is asked about once more.
    fn follow_up(&mut self, app: &App, before: (Context, usize), from: usize) {
        if self.is_open(app) {
            return self.asked.clear();
        }
        let has_played = moment(app).1 > before.1;
        if !has_played {
            let dropped = self.language.in_lines().say(&Said::NotPlayed, NOBODY);
            self.out.insert(from, dropped);
        }
    }

    /// Does what a line says after what was begun, what the players were to be sure of, and
    /// the last list.
    pub(super) fn answer(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        (begun, sure, list): (Option<Begun>, Option<Sure>, &[Choice]),
    ) {
        if self.choose_one(app, line, text, begun.as_ref(), list)
            || self.settle(app, line, &sure, &begun)
        {
            return;
        }
        let here = |app: &App| (app.scene().settings.tongue(), app.scene().offers.context);
        let before = here(app);
        if self.house(app, line) {
            // What asks for the rest is said in the language that was spoken then, and only to
            // those who stay.
            let is_left = self.effects.leave.is_some() || here(app) != before;
            if before.1 == Context::Agree {
                // Whoever is to agree has still to answer.
                self.asked.clear();
            }
            if !is_left && self.sure.is_none() {
                self.keep_sure(sure);
            }
            return self.keep_begun(begun.filter(|_| !is_left));
        }
        let before = moment(app);
        if self.hear_here(app, line, text, &begun) {
            // What was only asked about leaves it open whether they are sure.
            let is_answered = moment(app) == before
                && self.refused.is_empty()
                && self.sure.is_none()
                && !self.is_open(app);
            if is_answered {
                self.keep_sure(sure);
            }
            return;
        }
        self.say_unknown(app, line, text);
        self.ask_again(app, begun, sure);
    }

    /// Asks in a sentence what is open, to those who may have lost it; what could be played is
    /// told with it.
    pub(super) fn ask_again(&mut self, app: &App, begun: Option<Begun>, sure: Option<Sure>) {
        if begun.is_some() || sure.is_some() {
            self.keep_begun(begun);
            self.keep_sure(sure);
        } else if self.asks_yes_or_no(app) || self.is_last_chance(app) {
            self.asked.clear();
        } else if !is_at_start(app) {
            // There help was just named, which says it shorter.
            let asked = self.asked.last().map(|it| self.by_name(app, it));
            self.out.extend(asked.filter(|it| self.out.last() != Some(it)));
        }
    }

    /// A question with the name of whoever is asked, where that could be one of several people.
    fn by_name(&self, app: &App, asked: &str) -> String {
        let words = self.language.in_lines();
        let is_open = app.table().is_some_and(|it| people(it).len() > 1)
            && asked == words.say(&Said::WhatNow, NOBODY);
        let scene = app.scene();
        let named = at_table!(
            scene,
            it => it.acting().map(|seat| words.say(&Said::YourTurn(seat), it.names())),
            None
        );
        named.filter(|_| is_open).unwrap_or_else(|| asked.to_string())
    }

    /// Asks once more for the rest of what was begun, which something else was said to: without
    /// what it offers, where that is a line of its own.
    pub(super) fn keep_begun(&mut self, begun: Option<Begun>) {
        // Whoever hears again what a question offers hears of that last.
        self.is_list_last &= begun.as_ref().is_none_or(|it| it.missing.len() > 1);
        self.out.extend(begun.iter().filter_map(|it| it.missing.last().cloned()));
        self.begun = begun;
    }

    /// Asks once more whether the players are sure of what a question came between.
    fn keep_sure(&mut self, sure: Option<Sure>) {
        // Where hints are still to come, it is asked after them.
        let asked = sure.iter().filter(|_| self.awaits.is_none());
        self.out.extend(asked.map(|it| it.question.clone()));
        self.sure = sure;
    }

    /// Asks whether the players are sure of something before it is done.
    pub(super) fn make_sure(&mut self, question: &Said, commands: &[Command]) {
        let question = self.language.in_lines().say(question, NOBODY);
        let sure = Sure { question, commands: commands.to_vec() };
        self.out.push(sure.question.clone());
        self.sure = Some(sure);
    }

    /// Says once more what is asked.
    pub(super) fn repeat(&mut self) {
        match (&self.begun, &self.sure) {
            (Some(begun), _) => {
                self.is_list_last = false;
                self.out.extend(begun.missing.clone());
            }
            (None, Some(sure)) => self.out.push(sure.question.clone()),
            (None, None) => self.asked.clear(),
        }
    }

    /// Says once more what is asked, and before it what happened last, unless something is open.
    fn tell_again(&mut self, app: &mut App) {
        let scene = app.scene();
        let is_turn = scene.overlay.is_none()
            && !is_taught(&scene)
            && at_table!(scene, it => it.acting().is_some() && it.replay().is_none(), false);
        drop(scene);
        if is_turn && !self.asks_yes_or_no(app) && !self.is_open(app) && !self.is_last_chance(app) {
            self.ask(app, &Line::of(Word::Last), &None);
        }
        self.repeat();
    }

    /// Takes a line that means something only where the players are.
    pub(super) fn hear_here(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        begun: &Option<Begun>,
    ) -> bool {
        let context = app.scene().offers.context;
        match context {
            _ if line.has(Word::Or)
                && line.words.iter().all(Typed::is_known)
                && !matches!(line.first(), Some(Word::Find | Word::Name)) =>
            {
                self.ask_which(app, line);
                return true;
            }
            Context::Naming | Context::Start => return self.hear_start(app, line, text),
            Context::Past | Context::Find | Context::Heads | Context::Remove => {
                return self.hear_past(app, line, text);
            }
            // Nothing is played there, and what is asked stays open.
            Context::Quit | Context::Agree => return self.hear_agreement(app, line),
            _ if line.is_torn() => {
                self.drop_choice(app);
                self.say(&Said::YesAndNo);
                return true;
            }
            _ => {}
        }
        let is_done = match context {
            Context::Review | Context::Luck => return self.hear_review(app, line),
            Context::Recap | Context::Practice => return self.hear_lesson(app, line),
            Context::Replay => self.hear_replay(app, line),
            Context::Over => self.hear_over(app, line),
            Context::Lesson => self.hear_lesson(app, line),
            Context::Tried | Context::Solved => self.hear_tried(app, line),
            _ if is_taught(&app.scene()) && self.hear_task(app, line) => true,
            _ => self.hear_turn(app, line, begun),
        };
        is_done || self.ask(app, line, begun)
    }

    /// Whether yes or no would answer what was asked.
    pub(super) fn asks_yes_or_no(&self, app: &App) -> bool {
        let scene = app.scene();
        let is_question =
            matches!(scene.overlay, Some(Overlay::Agree | Overlay::Quit | Overlay::Remove));
        let is_chosen = at_table!(scene, it => it.chosen().is_some(), false);
        is_question || is_chosen || self.sure.is_some()
    }
}

/// What is to be decided: where the players are, and how much has happened there.
fn moment(app: &App) -> (Context, usize) {
    let scene = app.scene();
    let entries = at_table!(scene, it => it.log().entries().len(), 0);
    (scene.offers.context, entries)
}

/// Whether the players are on the start screen, and at none of its lists.
fn is_at_start(app: &App) -> bool {
    matches!(app.scene().offers.context, Context::Naming | Context::Start)
}

/// Whether it is a lesson, or practice.
pub(super) fn is_taught(scene: &Scene) -> bool {
    scene.is_lesson || scene.practice.is_some()
}
