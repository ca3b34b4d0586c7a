//! What is said: what happened, and what is to be decided.

use std::mem;

use super::table::{Table, Voice};
use super::{NOBODY, Talk, at_table};
use crate::app::keymap::Context;
use crate::app::{AnyTable, App, Overlay, Place, Scene, Speech};
use crate::record::{Course, Names};
use crate::rules::game::Game;
use crate::rules::{Kind, Level, Seat};
use crate::texts::Language;
use crate::texts::language::house::Label;
use crate::texts::language::lines::Said;

impl Talk {
    /// Says what happened, and asks what is to be decided, unless that was asked already.
    pub fn speak(&mut self, app: &App) {
        let scene = app.scene();
        let has_secrets_up = scene.cards().is_some_and(|it| it.has_secrets_up());
        if !has_secrets_up {
            self.is_clearing |= mem::take(&mut self.has_told_secrets);
        }
        match (scene.overlay, &scene.place) {
            (Some(Overlay::Past | Overlay::Find | Overlay::Heads { .. } | Overlay::Remove), _) => {
                self.speak_past(&scene);
            }
            (Some(Overlay::Review | Overlay::Luck), _) => {
                at_table!(scene, it => self.speak_review(it), ());
            }
            (Some(Overlay::Recap), _) => {
                let words = self.language.lessons().lesson(scene.kind).recap.iter();
                let words = words.map(|it| it.to_string());
                let after = self.language.in_lines().say(&Said::AfterLesson, NOBODY);
                self.question(words.chain([after]).collect());
            }
            (Some(Overlay::Agree), _) => {
                let house = self.language.house();
                let question = [
                    house.agreement(scene.agreement).to_string(),
                    house.label(Label::EndHere).to_string(),
                    self.language.in_lines().say(&Said::Sure, NOBODY),
                ];
                self.question(question.to_vec());
            }
            (_, Place::Start(start)) => {
                let question = self.start_question(start);
                self.here = None;
                self.question(question);
            }
            _ => at_table!(scene, it => self.speak_table(app, &scene, it), ()),
        }
        self.has_told_secrets |= has_secrets_up;
    }

    /// Asks, unless that was asked already.
    pub(super) fn question(&mut self, question: Vec<String>) {
        if self.asked != question {
            self.out.extend(question.iter().cloned());
            self.asked = question;
        }
    }

    /// Says what happened at a table, and asks what is to be done.
    fn speak_table<T: Table>(&mut self, app: &App, scene: &Scene, table: &T) {
        let voice = Voice {
            language: self.language,
            names: table.names(),
        };
        let context = scene.offers.context;
        let here = (scene.kind, context == Context::Replay);
        let log = table.log();
        let entries = log.entries().len();
        let is_new = mem::take(&mut self.begins) || self.here != Some(here);
        self.here = Some(here);
        if is_new {
            self.asked.clear();
            self.warned.clear();
            if let Some(said) = app.table().and_then(plays) {
                self.out.push(voice.say(&said));
            }
            let are_hidden = scene.cards().is_some_and(|it| !it.against_computer);
            if self.clears && are_hidden && context != Context::Replay {
                self.out.push(voice.say(&Said::MayStay));
            }
            if context == Context::Replay {
                self.out.push(voice.say(&Said::InReplay));
            } else if context != Context::Over {
                self.out.extend(table.introduction(voice));
            }
            if context != Context::Over {
                self.out.extend(voice.news(&log, entries.saturating_sub(1)));
            }
        } else if entries != self.told {
            self.asked.clear();
            let from = match context {
                Context::Replay => entries.saturating_sub(1),
                _ => self.told,
            };
            // Some tables say themselves what was taken back.
            let is_said = context == Context::Replay || table.has_notice();
            if entries < self.told && !is_said {
                self.out.push(voice.say(&Said::TakenBack));
            }
            self.out.extend(voice.news(&log, from));
            self.out.extend(table.aside(voice, from));
        }
        self.told = entries;
        let warnings = table.warnings().into_iter();
        let warnings = warnings.map(|it| self.language.house().warning(it, voice.names));
        let stands = table.stands().map(|it| self.language.stand(it));
        let warnings: Vec<String> = warnings.chain(stands).collect();
        for warning in &warnings {
            if !self.warned.contains(warning) {
                self.out.push(warning.clone());
            }
        }
        self.warned = warnings;
        if let Some(hints) = voice.hints(table)
            && mem::take(&mut self.awaits)
        {
            self.out
                .push(self.language.house().label(Label::Hints).to_string());
            for (said, commands) in hints {
                self.number(&said, commands);
            }
        }
        let question = match context {
            Context::Over => {
                let result = app.table().and_then(|it| self.language.game_result(it));
                let after = voice.say(&Said::AfterGame);
                let all = result.into_iter().chain(table.score(voice));
                all.chain([after]).collect()
            }
            Context::Replay => self.replay_question(voice, table),
            Context::Lesson => {
                // What was refused there is not chosen any more.
                let mut said = if table.has_notice() {
                    Vec::new()
                } else {
                    voice.question(table)
                };
                said.push(voice.say(&Said::GoOn));
                said
            }
            _ => voice.question(table),
        };
        self.question(question);
    }

    /// What is waited for, in a sentence.
    pub fn tell_waiting(&mut self, app: &App) {
        let scene = app.scene();
        let language = self.language;
        let thinking = if scene.overlay.is_some() {
            language.in_lines().say(&Said::Reviewing, NOBODY)
        } else {
            at_table!(scene, it => voice_of(language, it), String::new())
        };
        self.out.push(thinking);
    }
}

/// Who is thinking, or that hints are thought about.
fn voice_of<T: Table>(language: &'static dyn Language, table: &T) -> String {
    let voice = Voice {
        language,
        names: table.names(),
    };
    match table.speech() {
        Speech::Prompt(prompt) => voice.sentences::<T>(&prompt.headline).join(" "),
        _ => language.house().label(Label::HintsAwaited).to_string(),
    }
}

/// Who plays a game, if it is being played.
fn plays(table: &AnyTable) -> Option<Said<'static>> {
    fn players<G: Game>(course: &Course<G>) -> (Vec<(Seat, Option<Level>)>, Seat) {
        let names: &Names = course.names();
        let each = names
            .seats()
            .map(|seat| (seat, course.computers().of(seat)));
        (each.collect(), course.first().into())
    }
    let kind = table.kind();
    let (players, first) = match kind {
        Kind::Cards => players(table.cards()?),
        Kind::Tiles => players(table.tiles()?),
        Kind::Pyramids => players(table.pyramids()?),
    };
    Some(Said::Plays {
        kind,
        players,
        first,
    })
}
