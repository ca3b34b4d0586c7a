//! Lessons and practice, line by line.

use super::reading::parts;
use super::table::Table;
use super::turn::MOST_STEPS;
use super::voice::Voice;
use super::words::Line;
use super::{Talk, at_table};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Place, Speech};
use crate::texts::language::lines::Word;

impl Talk {
    /// Goes on with a lesson, or leaves it.
    pub(super) fn hear_lesson(&mut self, app: &mut App, line: &Line) -> bool {
        let is_end = app.scene().offers.context == Context::Recap;
        let command = match line.only() {
            // What begins then is a game.
            Some(Word::Next | Word::Yes) if is_end => return false,
            Some(Word::Next | Word::Begin | Word::Yes) => Command::Confirm,
            Some(Word::Again) => Command::Rematch,
            Some(Word::Practice) => Command::Practice,
            Some(Word::Done) => Command::Back,
            _ => return false,
        };
        self.press(app, command);
        self.has_tried = true;
        true
    }

    /// Goes on after something was tried in practice.
    pub(super) fn hear_tried(&mut self, app: &mut App, line: &Line) -> bool {
        let command = match line.only() {
            Some(Word::Again) => Command::Rematch,
            Some(Word::Next) => Command::Next,
            Some(Word::Hint) => Command::Hints,
            Some(Word::Done | Word::Back) => Command::Back,
            _ => return false,
        };
        self.press(app, command);
        true
    }

    /// Takes what means something only while a lesson, or practice, waits for something to be
    /// done.
    pub(super) fn hear_task(&mut self, app: &mut App, line: &Line) -> bool {
        match line.only() {
            Some(Word::Done | Word::Back) => self.press(app, Command::Quit),
            Some(Word::Next | Word::Begin) => self.repeat(),
            Some(Word::Yes) if !self.asks_yes_or_no(app) => self.repeat(),
            _ => return false,
        }
        true
    }

    /// Does what a lesson asks for, if a line says just that in the words of the lesson; says
    /// whether it does.
    pub(super) fn do_task(&mut self, app: &mut App, text: &str) -> bool {
        let is_task = self.asked.last().is_some_and(|task| parts(task) == parts(text));
        let mut way = if is_task { app.way_of_task() } else { Vec::new() };
        way.pop_if(|last| *last == Command::Confirm);
        let does = !way.is_empty();
        if does {
            self.choose(app, way, false);
        }
        does
    }

    /// Says why what was just tried is refused, if it is. A lesson that did not want that
    /// goes back to its task.
    pub(super) fn tell_refusal(&mut self, app: &mut App) {
        let scene = app.scene();
        let language = self.language;
        let said = at_table!(
            scene,
            it => Voice { language, names: it.names() }.refused(it),
            Vec::new()
        );
        let goes_back = scene.is_lesson && scene.offers.context != Context::Lesson;
        drop(scene);
        if said.is_empty() {
            return;
        }
        self.why = said.clone();
        self.out.extend(said);
        if goes_back {
            self.back_to_task(app);
        }
    }

    /// Goes back to what a lesson asks for: what was chosen, and what was said about that, is
    /// put away.
    fn back_to_task(&mut self, app: &mut App) {
        for _ in 0..MOST_STEPS {
            let scene = app.scene();
            if at_table!(scene, it => asks(it), true) {
                return;
            }
            // Where nothing is chosen, going back would put the cards down: something is chosen
            // first, so that it goes back from that.
            let is_empty = scene.cards().is_some_and(|it| !it.has_choice());
            drop(scene);
            if is_empty {
                self.press(app, Command::Next);
            }
            self.press(app, Command::Back);
        }
    }
}

/// Whether a lesson says nothing but what is to be done.
fn asks<T: Table>(table: &T) -> bool {
    matches!(table.speech(), Speech::Lesson { .. })
}
