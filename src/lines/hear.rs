//! What becomes of a line that is heard, wherever the players are.

use std::mem;

use super::table::{Table as _, collapsed};
use super::words::{Line, Typed};
use super::{Begun, Talk, at_table};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::settings::{Name, Value};
use crate::app::{App, Overlay, Place, Scene, TongueMode, cards};
use crate::fit::ascii::spell;
use crate::plain::Plain;
use crate::texts::language::lines::{Said, Topic, Word};

/// What can be set where nothing is seen, and the words for it.
const HEARD: [(Word, Name); 5] = [
    (Word::Hint, Name::Hints),
    (Word::Memory, Name::Memory),
    (Word::Tips, Name::Tips),
    (Word::Plain, Name::Plain),
    (Word::Language, Name::Language),
];

impl Talk {
    /// Takes a line that was typed.
    pub fn hear(&mut self, app: &mut App, text: &str) {
        self.owes = true;
        let mut line = Line::read(text, &self.vocabulary());
        if text.trim().is_empty() || line.only() == Some(Word::Repeat) {
            return self.repeat();
        }
        // It is the letter of a color, but not where yes or no is asked.
        if line.is_letter('y') && self.asks_yes_or_no(app) {
            line = Line::of(Word::Yes);
        }
        let before = moment(app);
        let list = mem::take(&mut self.list);
        let begun = self.begun.take();
        let sure = self.sure.take();
        self.has_tried = false;
        self.answer(app, &line, text, (begun, sure, &list));
        if mem::take(&mut self.has_tried) {
            self.tell_refusal(app);
        }
        let is_kept = self.list.is_empty() && self.begun.is_none();
        if is_kept && moment(app) == before {
            self.list = list;
        }
    }

    /// Does what a line says after what was begun, what the players were to be sure of, and
    /// the last list.
    fn answer(
        &mut self,
        app: &mut App,
        line: &Line,
        text: &str,
        (begun, sure, list): (Option<Begun>, Option<Command>, &[Vec<Command>]),
    ) {
        if begun.is_none() && self.pick(app, line, list) {
            return;
        }
        if self.settle(app, line, sure) {
            return;
        }
        if self.house(app, line) {
            self.begun = begun;
            return;
        }
        if self.hear_here(app, line, text, &begun) {
            return;
        }
        self.not_understood(app, line, text);
        self.out.extend(begun.iter().map(|it| it.missing.clone()));
        self.begun = begun;
    }

    /// Says once more what is asked.
    pub(super) fn repeat(&mut self) {
        match &self.begun {
            Some(begun) => self.out.push(begun.missing.clone()),
            None => self.asked.clear(),
        }
    }

    /// Takes a line that means something only where the players are.
    fn hear_here(&mut self, app: &mut App, line: &Line, text: &str, begun: &Option<Begun>) -> bool {
        let context = app.scene().offers.context;
        match context {
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

    /// Says that a line is not understood.
    fn not_understood(&mut self, app: &mut App, line: &Line, text: &str) {
        // A yes that comes later is not meant for what was asked before.
        self.drop_choice(app);
        let quoted = Plain::quote(&collapsed(text));
        let is_known = line.words.iter().all(Typed::is_known);
        self.say(&if is_known && !line.words.is_empty() {
            Said::NotHere(&quoted)
        } else {
            Said::Unknown(&quoted)
        });
        if self.asks_yes_or_no(app) {
            self.asked.clear();
        }
    }

    /// Whether yes or no would answer what was asked.
    fn asks_yes_or_no(&self, app: &App) -> bool {
        let scene = app.scene();
        let is_question = matches!(
            scene.overlay,
            Some(Overlay::Agree | Overlay::Quit | Overlay::Remove)
        );
        let is_chosen = at_table!(scene, it => it.chosen().is_some(), false);
        is_question || is_chosen || self.sure.is_some()
    }

    /// Picks what a number of the last list stands for.
    fn pick(&mut self, app: &mut App, line: &Line, list: &[Vec<Command>]) -> bool {
        let named = match (line.first(), line.words.len()) {
            (Some(Word::Hint), 2) => line.rest().number(),
            // There it is a place.
            _ if app.scene().offers.context == Context::Pyramids => None,
            _ => line.number(),
        };
        let Some(number) = named.filter(|_| !list.is_empty()) else {
            return false;
        };
        match number.checked_sub(1).and_then(|at| list.get(at)) {
            Some(commands) => self.choose(app, commands.clone(), line.is_sure),
            None => {
                self.say(&Said::NoNumber(number));
                self.list = list.to_vec();
            }
        }
        true
    }

    /// Does what the players were asked about, if they are sure.
    fn settle(&mut self, app: &mut App, line: &Line, sure: Option<Command>) -> bool {
        match (sure, line.only()) {
            (Some(command), Some(Word::Yes)) => self.press(app, command),
            (Some(_), Some(Word::No)) => self.say(&Said::NotDone),
            _ => return false,
        }
        true
    }

    /// Does what can be asked for anywhere.
    fn house(&mut self, app: &mut App, line: &Line) -> bool {
        let words: Vec<Option<Word>> = line.words.iter().map(|typed| typed.word).collect();
        match words[..] {
            [Some(Word::Help)] => {
                let topic = topic(&app.scene());
                self.say(&Said::Help(topic));
            }
            [Some(Word::Rules)] => {
                let kind = app.scene().kind;
                for section in self.language.games().game(kind).rules {
                    self.out.push(section.title.to_string());
                    let paragraphs = section.paragraphs.iter();
                    self.out.extend(paragraphs.map(|it| it.to_string()));
                }
            }
            [Some(Word::Quit)] => self.quit(app, line.is_sure),
            [Some(Word::Why)] if self.why.is_empty() => self.say(&Said::NothingRefused),
            [Some(Word::Why)] => self.out.extend(self.why.clone()),
            [Some(Word::Settings)] => {
                let here = app.scene().settings_here;
                let is_here = |name| here.iter().any(|it| it.name == name);
                for (_, name) in HEARD.into_iter().filter(|(_, name)| is_here(*name)) {
                    self.tell_setting(app, name);
                }
                self.say(&Said::ChangeSettings);
            }
            [Some(word), Some(to @ (Word::On | Word::Off))] => {
                let Some((_, name)) = HEARD.into_iter().find(|(it, _)| *it == word) else {
                    return false;
                };
                self.set(app, name, Value::Switch(to == Word::On));
                self.tell_setting(app, name);
            }
            [Some(Word::Language), _] => {
                if let Some(mode) = tongue(&line.words[1].text) {
                    self.set(app, Name::Language, Value::Language(mode));
                    self.language = app.scene().settings.tongue().language();
                    // What was asked was asked in another one.
                    self.begun = None;
                    self.asked.clear();
                }
                self.tell_setting(app, Name::Language);
            }
            _ => return false,
        }
        true
    }

    /// Sets a setting; one without an effect here stays as it is.
    fn set(&mut self, app: &mut App, name: Name, value: Value) {
        let scene = app.scene();
        let Some(at) = scene.settings_here.iter().position(|it| it.name == name) else {
            return;
        };
        let setting = scene.settings_here[at];
        let values = setting.values();
        let place = |value| values.iter().position(|it| *it == value);
        let (Some(now), Some(then)) = (place(scene.settings.value(setting)), place(value)) else {
            return;
        };
        let steps = (values.len() + then - now) % values.len();
        if steps > 0 {
            self.press(app, Command::Settings);
            for _ in 0..steps {
                self.press(app, Command::Setting(at));
            }
            self.press(app, Command::Back);
        }
    }

    /// Says what a setting is set to, or why that has no effect here.
    fn tell_setting(&mut self, app: &App, name: Name) {
        let (scene, words) = (app.scene(), self.language.settings());
        let here = scene.settings_here.iter().find(|it| it.name == name);
        self.say(&match here {
            Some(setting) => {
                let value = scene.settings.value(setting);
                Said::Setting(words.name(name), words.value(value))
            }
            None => Said::NoEffect(name),
        });
    }
}

/// The language of a word: its name or its code.
fn tongue(word: &str) -> Option<TongueMode> {
    let is_meant = |mode: &TongueMode| match mode {
        TongueMode::Auto => mode.name() == word,
        TongueMode::Always(tongue) => {
            tongue.code() == word || spell(tongue.own_name()).to_lowercase() == spell(word)
        }
    };
    TongueMode::ALL.into_iter().find(is_meant)
}

/// What is to be decided: where the players are, and how much has happened there.
fn moment(app: &App) -> (Context, usize) {
    let scene = app.scene();
    let entries = at_table!(scene, it => it.log().entries().len(), 0);
    (scene.offers.context, entries)
}

/// Whether it is a lesson, or practice.
fn is_taught(scene: &Scene) -> bool {
    scene.is_lesson || scene.practice.is_some()
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
        Context::Cards(cards::Context::Draft) => Topic::Draft,
        _ => Topic::Turn(scene.kind),
    }
}
