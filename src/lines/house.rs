//! What can be asked for anywhere: help, rules, settings, and to leave.

use super::words::Line;
use super::{NOBODY, Talk, is_last_chance, rules};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::{App, Scene, cards, tiles};
use crate::texts::language::lines::{Said, Topic, Word};

impl Talk {
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
            [Some(Word::Goal)] => {
                // What everything is for, and how it is counted.
                let [goal, .., count] = self.language.games().game(app.scene().kind).rules else {
                    return false;
                };
                self.out.extend(rules::told(self.language, &[*goal, *count]));
            }
            [Some(Word::Quit)] => self.quit(app, line.is_sure),
            [Some(Word::New)] => return self.leave_for_start(app, line.is_sure),
            _ => return self.hear_settings(app, line),
        }
        true
    }
}

/// What can be asked about where somebody has something to decide at a table.
fn can_ask(scene: &Scene) -> Option<Said<'static>> {
    let decides = matches!(topic(scene), Topic::Turn(_) | Topic::Draft | Topic::StartTile);
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
        Context::Tiles(tiles::Context::Start) => Topic::StartTile,
        Context::Waiting(_) if is_last_chance(scene) => Topic::LastChance,
        _ => Topic::Turn(scene.kind),
    }
}
