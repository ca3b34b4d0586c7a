//! What becomes of a line that is heard, wherever the players are.

use std::mem;

use super::choices::{Begun, Choice};
use super::table::{Table as _, collapsed};
use super::turn::is_judged;
use super::words::Line;
use super::{NOBODY, Sure, Talk, at_table, is_last_chance, rules};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Overlay, Place, Scene, cards};
use crate::plain::Plain;
use crate::texts::language::lines::{Said, Topic, Word};

impl Talk {
    /// Takes a line that was typed.
    pub fn hear(&mut self, app: &mut App, text: &str) {
        self.owes = true;
        self.take_up_aside(app);
        let line = self.read(app, text);
        if text.trim().is_empty() || line.only() == Some(Word::Repeat) {
            return self.repeat();
        }
        if line.only() != Some(Word::Why) {
            // Only the last line can be asked about.
            self.why.clear();
        }
        let (before, from) = (moment(app), self.out.len());
        let was_open = self.is_open(app);
        let was_action = was_open && self.begun.as_ref().is_none_or(|it| it.is_action);
        let line = line.settled(was_open || self.sure.is_some());
        let is_asked = was_open || self.asks_yes_or_no(app);
        let line = if is_asked { line } else { line.unanswering() };
        let correction = line.correction();
        let corrects = correction.is_some();
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
                    (true, _) if was_action => self.say(&Said::NotPlayed),
                    (false, Some(_)) => self.say(&Said::NotDone),
                    // What was played can only be undone.
                    (false, None) if self.is_last_chance(app) => self.asked.clear(),
                    // That it was refused was said, or nothing would have been played.
                    _ => {}
                }
                let is_chosen = match &begun {
                    Some(begun) => self.answer_open(app, &line, text, begun, &list),
                    None => self.picked.is_some() && self.pick(app, &line, text, &list),
                };
                if !is_chosen && !self.correct(app, &line, &begun, &refused) {
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
        self.keep_list(list, moment(app) != before);
    }

    /// Chooses again what hints took the place of.
    fn take_up_aside(&mut self, app: &mut App) {
        if let Some(aside) = self.aside.take() {
            let chosen_by = mem::take(&mut self.chosen_by);
            self.choose(app, aside.commands, false);
            (self.chosen_by, self.has_tried) = (chosen_by, false);
        }
    }

    /// What was typed, without the names of those who play.
    fn read(&self, app: &App, text: &str) -> Line {
        let mut line = Line::read(text, &self.vocabulary());
        // It is the letter of a color, but not where yes or no is asked.
        if line.is_letter('y') && self.asks_yes_or_no(app) {
            line = Line::of(Word::Yes);
        }
        at_table!(app.scene(), it => line.without(it.names()), line)
    }

    /// The list that a line speaks of: the last one with numbers, if it says which hint; what was
    /// named last, if it says which one of that; or else the last one.
    fn list_of(&mut self, line: &Line) -> Vec<Choice> {
        let list = mem::take(&mut self.list);
        let is_of_named = !self.named.is_empty() && line.place_in(self.named.len()).is_some();
        match is_of_named {
            _ if line.hint().is_some() && !self.numbered.is_empty() => self.numbered.clone(),
            true => self.named.clone(),
            false => list,
        }
    }

    /// Keeps a list within reach. What a question offered is forgotten with what was chosen of
    /// it, for what has numbers, and all with what is played.
    fn keep_list(&mut self, list: Vec<Choice>, has_played: bool) {
        let is_kept = self.picked.is_some() || list.first().is_some_and(Choice::is_numbered);
        if has_played {
            self.list.clear();
            self.numbered.clear();
            self.named.clear();
            self.picked = None;
        } else if self.list.is_empty() {
            self.list = if is_kept { list } else { self.numbered.clone() };
        }
        self.is_list_new = false;
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
        let is_chosen = match &begun {
            Some(begun) => {
                let is_numbered = list.first().is_some_and(Choice::is_numbered);
                let is_hint = is_numbered && line.hint().is_some();
                self.answer_open(app, line, text, begun, list)
                    || is_hint && self.pick(app, line, text, list)
            }
            None => self.pick(app, line, text, list),
        };
        if is_chosen || self.settle(app, line, &sure, &begun) {
            return;
        }
        let here = |app: &App| (app.scene().settings.tongue(), app.scene().offers.context);
        let before = here(app);
        if self.house(app, line) {
            // What asks for the rest is said in the language that was spoken then, and only to
            // those who stay.
            let is_left = self.effects.leave.is_some() || here(app) != before;
            return self.keep_begun(begun.filter(|_| !is_left));
        }
        if self.hear_here(app, line, text, &begun) {
            return;
        }
        self.say_unknown(line, text);
        // What is open still is, and is asked once more.
        if self.asks_yes_or_no(app) || self.is_last_chance(app) {
            self.asked.clear();
        }
        self.keep_begun(begun);
        self.keep_sure(sure);
    }

    /// Asks once more for the rest of what was begun, which something else was said to.
    pub(super) fn keep_begun(&mut self, begun: Option<Begun>) {
        self.out.extend(begun.iter().flat_map(|it| it.missing.clone()));
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
            (Some(begun), _) => self.out.extend(begun.missing.clone()),
            (None, Some(sure)) => self.out.push(sure.question.clone()),
            (None, None) => self.asked.clear(),
        }
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
            _ if line.has(Word::Or) && !matches!(line.first(), Some(Word::Find | Word::Name)) => {
                self.ask_which(app, line);
                return true;
            }
            Context::Naming | Context::Start => return self.hear_start(app, line, text),
            Context::Past | Context::Find | Context::Heads | Context::Remove => {
                return self.hear_past(app, line, text);
            }
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
            Context::Quit | Context::Agree => return self.hear_agreement(app, line),
            Context::Replay => self.hear_replay(app, line),
            Context::Over => self.hear_over(app, line),
            Context::Lesson => self.hear_lesson(app, line),
            Context::Tried | Context::Solved => self.hear_tried(app, line),
            _ if is_taught(&app.scene()) && self.hear_task(app, line) => true,
            _ => self.hear_turn(app, line, begun),
        };
        is_done || self.ask(app, line, begun)
    }

    /// Says what of a line is not understood.
    pub(super) fn say_unknown(&mut self, line: &Line, text: &str) {
        let whole = collapsed(text);
        let unknown = line.words.iter().find(|typed| !typed.is_known());
        match unknown {
            Some(typed) => self.say(&Said::Unknown(&Plain::quote(&typed.text))),
            None if line.words.is_empty() => self.say(&Said::Unknown(&Plain::quote(&whole))),
            None => self.say(&Said::NotHere(&Plain::quote(&whole))),
        }
    }

    /// Whether yes or no would answer what was asked.
    pub(super) fn asks_yes_or_no(&self, app: &App) -> bool {
        let scene = app.scene();
        let is_question =
            matches!(scene.overlay, Some(Overlay::Agree | Overlay::Quit | Overlay::Remove));
        let is_chosen = at_table!(scene, it => it.chosen().is_some(), false);
        is_question || is_chosen || self.sure.is_some()
    }

    /// What can be typed, each sentence for itself: those who listen go back to one of them.
    fn help(&self, help: &Said) -> Vec<String> {
        let help = self.language.in_lines().say(help, NOBODY);
        help.split_inclusive(". ").map(|it| it.trim_end().to_string()).collect()
    }

    /// Says what can be asked about, or all that can be typed.
    pub(super) fn help_to_ask(&mut self, app: &mut App) {
        let scene = app.scene();
        let asked = can_ask(&scene);
        drop(scene);
        match asked {
            Some(asked) => self.say(&asked),
            None => drop(self.house(app, &Line::of(Word::Help))),
        }
    }

    /// Does what can be asked for anywhere.
    pub(super) fn house(&mut self, app: &mut App, line: &Line) -> bool {
        let words: Vec<Option<Word>> = line.words.iter().map(|typed| typed.word).collect();
        match words[..] {
            [Some(Word::Help)] => {
                let scene = app.scene();
                let can_go_on = scene.offers.ready_key(Command::Confirm).is_some();
                let help = match scene.offers.context {
                    Context::Recap => Said::AfterLesson,
                    Context::Practice if can_go_on => Said::GoOn,
                    Context::Practice => Said::GoBack,
                    _ => Said::Help(topic(&scene)),
                };
                self.out.extend(self.help(&help));
                if let Some(asked) = can_ask(&scene) {
                    self.say(&asked);
                }
                if scene.offers.context == Context::Review {
                    let about = self.language.luck().about_luck(!scene.kind.is_open());
                    self.out.extend(about);
                }
            }
            [Some(Word::Rules)] => {
                let game = self.language.games().game(app.scene().kind);
                self.out.extend(rules::told(self.language, game.rules));
            }
            [Some(Word::Quit)] => self.quit(app, line.is_sure),
            [Some(Word::New)] => return self.leave_for_start(app, line.is_sure),
            [Some(Word::Why)] if self.why.is_empty() => self.tell_why_asked(app),
            [Some(Word::Why)] => self.out.extend(self.why.clone()),
            _ => return self.hear_settings(app, line),
        }
        true
    }
}

/// What is to be decided: where the players are, and how much has happened there.
fn moment(app: &App) -> (Context, usize) {
    let scene = app.scene();
    let entries = at_table!(scene, it => it.log().entries().len(), 0);
    (scene.offers.context, entries)
}

/// Whether it is a lesson, or practice.
pub(super) fn is_taught(scene: &Scene) -> bool {
    scene.is_lesson || scene.practice.is_some()
}

/// What can be asked about where somebody has something to decide at a table.
fn can_ask(scene: &Scene) -> Option<Said<'static>> {
    let decides = matches!(topic(scene), Topic::Turn(_) | Topic::Draft);
    decides.then_some(Said::CanAsk(scene.kind))
}

/// What help is to be about.
fn topic(scene: &Scene) -> Topic {
    match scene.offers.context {
        Context::Naming | Context::Start => Topic::Start,
        Context::Over => Topic::Over,
        Context::Replay => Topic::Replay,
        Context::Review | Context::Luck => Topic::Review,
        _ if scene.is_lesson => Topic::Lesson,
        _ if scene.practice.is_some() => Topic::Practice,
        Context::Past | Context::Find | Context::Heads | Context::Remove => Topic::Past,
        Context::Agree => Topic::Agree,
        Context::Cards(cards::Context::Draft) => Topic::Draft,
        Context::Cards(cards::Context::Covered) => Topic::Handover,
        Context::Cards(cards::Context::AfterPlay) => Topic::TurnDone,
        Context::Waiting(_) if is_last_chance(scene) => Topic::LastChance,
        _ => Topic::Turn(scene.kind),
    }
}
