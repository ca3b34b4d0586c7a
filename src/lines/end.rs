//! How a game ends, and what comes after it, line by line.

use super::hear::is_taught;
use super::outcome::{Outcome, outcome};
use super::reply::possible;
use super::speak::people;
use super::table::Table as _;
use super::voice::Voice;
use super::words::Line as Heard;
use super::{Awaited, NOBODY, Talk, at_table, heard};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::start::Line;
use crate::app::{App, Place, Reason, Saving};
use crate::texts::language::lines::{Said, Word};

impl Talk {
    /// Leaves; asks first if the game would be lost.
    pub(super) fn quit(&mut self, app: &mut App, is_sure: bool) {
        let scene = app.scene();
        let told = self.language.files().before_leaving(scene.saving);
        let is_table = at_table!(scene, _it => true, false);
        if !scene.loses_game || is_sure {
            // After a review it is said where its game is.
            let is_told = scene.overlay.is_some();
            let said = match scene.saving {
                Saving::Off if is_table && !is_told => Some(Said::NothingToSave),
                Saving::Finished(_) if is_table => Some(Said::Goodbye),
                _ => None,
            };
            drop(scene);
            if let Some(said) = said {
                self.say(&said);
            }
            return self.press(app, Command::Leave);
        }
        self.out.extend(told.iter().map(|it| heard::ended(it)));
        self.make_sure(&Said::LeaveUnkept, &[Command::Leave]);
    }

    /// Leaves a game for the start screen, where it can go on; asks first if it would be lost.
    pub(super) fn leave_for_start(&mut self, app: &mut App, is_sure: bool) -> bool {
        let scene = app.scene();
        let is_taught = is_taught(&scene);
        let (is_lost, is_unsaved) = (scene.loses_game, matches!(scene.saving, Saving::Off));
        match scene.offers.context {
            Context::Naming | Context::Start => {
                self.asked.clear();
                return true;
            }
            Context::Cards(_) | Context::Tiles(_) | Context::Pyramids | Context::Waiting(_) => {}
            Context::Lesson | Context::Tried | Context::Solved => {}
            _ => return false,
        }
        drop(scene);
        if is_taught {
            self.press(app, Command::Quit);
            return true;
        }
        let commands = [Command::Quit, Command::NewGame];
        if is_lost && !is_sure {
            self.make_sure(&Said::LeaveUnkept, &commands);
            return true;
        }
        if is_unsaved {
            self.say(&Said::NothingToSave);
        }
        for command in commands {
            self.press(app, command);
        }
        true
    }

    /// Somebody wants to end the game here: all are asked, one after the other.
    pub(super) fn propose_end(&mut self, app: &mut App) {
        let scene = app.scene();
        if let Err(reason) = scene.agreement {
            let why = Said::NotPossible(reason);
            self.tell_why(self.language.in_lines().say(&why, NOBODY));
            if reason == Reason::NoAgreement {
                self.say(&Said::LeaveInstead);
            }
            return;
        }
        let acting = at_table!(scene, it => it.acting(), None);
        drop(scene);
        self.press(app, Command::Quit);
        self.press(app, Command::Agree);
        self.to_agree = app.table().map_or_else(Vec::new, people);
        self.to_agree.sort_by_key(|&seat| Some(seat) != acting);
    }

    /// Takes the answer to whether all agree to end the game.
    pub(super) fn hear_agreement(&mut self, app: &mut App, line: &Heard) -> bool {
        let others = self.to_agree.len();
        match line.only() {
            // It is asked once more.
            _ if line.is_torn() => self.asked.clear(),
            Some(Word::Yes) if others > 1 => drop(self.to_agree.remove(0)),
            Some(Word::Yes) => {
                self.to_agree.clear();
                self.press(app, Command::Confirm);
            }
            Some(Word::No | Word::Undo | Word::Back) => {
                let scene = app.scene();
                let names = at_table!(scene, it => it.names().clone(), return false);
                drop(scene);
                let seat = self.to_agree.first().map(|&seat| Said::Disagrees(seat));
                let said = seat.unwrap_or(Said::NotDone);
                self.out.push(self.language.in_lines().say(&said, &names));
                self.to_agree.clear();
                self.press(app, Command::Back);
            }
            _ => {
                let scene = app.scene();
                let language = self.language;
                let (said, waits) = at_table!(
                    scene,
                    it => {
                        let voice = Voice { language, names: it.names() };
                        let said = match line.asks {
                            true => possible(language, it, line),
                            false => outcome(language, it, line),
                        };
                        (said, it.question(voice))
                    },
                    return false
                );
                drop(scene);
                let said = match said {
                    Outcome::Say(said) if !said.is_empty() => said,
                    // Whatever else it means, it does not answer.
                    _ => waits.clone(),
                };
                // Nobody else is asked for anything before this one has answered.
                let asks = |it: &String| waits.contains(it);
                if said.iter().any(asks) || said.is_empty() {
                    self.say(&Said::AnswerFirst);
                }
                self.out.extend(said.into_iter().filter(|it| !asks(it)));
                self.asked.clear();
            }
        }
        true
    }

    /// Leaves a game that is over for the list of past games, if any are kept.
    pub(super) fn open_past(&mut self, app: &mut App) {
        if matches!(app.scene().saving, Saving::Off) {
            let none = self.language.past().no_games(None, false);
            return self.out.push(none);
        }
        self.listed = 0;
        self.press(app, Command::NewGame);
        self.press(app, Command::Focus(Line::Past));
    }

    /// Does what can be asked for once a game is over.
    pub(super) fn hear_over(&mut self, app: &mut App, line: &Heard) -> bool {
        let command = match line.only() {
            Some(Word::Again) => Command::Rematch,
            Some(Word::New | Word::Done | Word::Back) => Command::NewGame,
            Some(Word::Review) => {
                self.awaits = Some(Awaited::Findings);
                Command::Review
            }
            Some(Word::Luck) => {
                self.awaits = Some(Awaited::Luck);
                Command::Review
            }
            Some(Word::Past) => {
                self.open_past(app);
                return true;
            }
            Some(Word::File) => {
                let scene = app.scene();
                let place = self.language.files().after_leaving(scene.saving);
                let place = place.iter().flat_map(|it| it.lines().map(str::to_string));
                self.out.extend(place);
                return true;
            }
            _ => return false,
        };
        self.press(app, command);
        self.has_tried = true;
        true
    }
}
