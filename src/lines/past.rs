//! The list of past games, line by line.

use std::mem;

use super::words::Line;
use super::{Awaited, Talk, heard};
use crate::app::command::Command;
use crate::app::keymap::Context;
use crate::app::past::{List, Notice};
use crate::app::{App, Overlay, Scene};
use crate::past::Row;
use crate::plain::Plain;
use crate::texts::language::lines::{Said, Word};

/// How many games are told at once.
const PAGE: usize = 10;

impl Talk {
    /// Does something with the games of the list.
    pub(super) fn hear_past(&mut self, app: &mut App, line: &Line, text: &str) -> bool {
        if app.scene().overlay == Some(Overlay::Remove) {
            match line.only() {
                Some(Word::Yes) => self.press(app, Command::Confirm),
                Some(Word::No | Word::Undo | Word::Back) => self.press(app, Command::Back),
                _ => return false,
            }
            self.listed = 0;
            return true;
        }
        // From how players stand, each game is as near as from the list.
        let leaves = matches!(line.first(), Some(Word::Done | Word::Back));
        if app.scene().offers.context == Context::Heads && !leaves {
            self.press(app, Command::Back);
            self.asked.clear();
        }
        let command = match line.first() {
            // A number alone opens that game.
            _ if line.number().or(line.place_in(self.listed)).is_some() => {
                self.awaits = Some(Awaited::Findings);
                Command::Confirm
            }
            Some(Word::Done | Word::Back) => {
                let scene = app.scene();
                let is_filtered = scene.past.is_some_and(|list| !list.typed.is_empty());
                // On a screen, all games are shown again first.
                if is_filtered && scene.overlay == Some(Overlay::Past) {
                    self.press(app, Command::Back);
                }
                self.press(app, Command::Back);
                return true;
            }
            Some(Word::Past | Word::List | Word::Table | Word::Again) => {
                self.listed = 0;
                return true;
            }
            Some(Word::More) if self.listed >= count(app) => {
                self.say(&Said::NoMoreGames);
                return true;
            }
            Some(Word::More) => {
                self.tells_more = true;
                return true;
            }
            Some(Word::Find) => {
                self.find(app, text);
                return true;
            }
            Some(Word::Replay) => {
                self.awaits = Some(Awaited::Findings);
                Command::Confirm
            }
            Some(Word::Review) => {
                self.awaits = Some(Awaited::Findings);
                Command::Review
            }
            Some(Word::Heads) => Command::Heads,
            Some(Word::File) => Command::Place,
            Some(Word::Remove) => Command::Remove,
            _ => return false,
        };
        let place = line.place_in(self.listed).or(line.rest().place_in(self.listed));
        let row = line.numbers().first().copied().or(place);
        let row = row.and_then(|number| number.checked_sub(1));
        match row {
            // There is none to say the number of.
            _ if count(app) == 0 => self.asked.clear(),
            None => self.say(&Said::WhichGame),
            // Nobody knows the number of one that was not told.
            Some(row) if row >= self.listed => self.say(&Said::NoNumber(row + 1)),
            Some(row) => {
                self.press(app, Command::Row(row));
                self.press(app, command);
            }
        }
        true
    }

    /// Looks for something else.
    fn find(&mut self, app: &mut App, text: &str) {
        let wanted = text.split_whitespace().skip(1).collect::<Vec<_>>();
        self.press(app, Command::Find);
        for letter in wanted.join(" ").chars() {
            self.press(app, Command::Type(letter));
        }
        self.press(app, Command::Back);
        self.listed = 0;
    }

    /// Says which games there are, some at a time.
    pub(super) fn speak_past(&mut self, scene: &Scene) {
        let Some(list) = scene.past else { return };
        let words = self.language.past();
        match scene.overlay {
            Some(Overlay::Heads { .. }) => {
                let heads = list.meeting().map(|it| self.language.head_to_head(&it.heads));
                let heads = heard::counted(self.language, &heads.unwrap_or_default());
                let mut said: Vec<String> = Vec::new();
                let words = self.language.in_lines();
                if !list.typed.trim().is_empty() {
                    let typed = Plain::quote(&list.typed);
                    said.push(words.say(&Said::OnlyFound(&typed), super::NOBODY));
                }
                said.extend(heads.lines().map(|it| it.trim().to_string()));
                said.push(words.say(&Said::GoBack, super::NOBODY));
                return self.question(said);
            }
            Some(Overlay::Remove) => {
                let path = list.removing.as_deref().map(Plain::path);
                let mut said: Vec<String> = path.iter().map(|path| words.removing(path)).collect();
                said.push(self.language.in_lines().say(&Said::Sure, super::NOBODY));
                return self.question(said);
            }
            _ => {}
        }
        if let Some(notice) = &list.notice {
            self.question(vec![match notice {
                Notice::Place(path) => words.place(&Plain::path(path)),
                Notice::Removed(path) => words.removed(&Plain::path(path)),
                Notice::Wrong(error) => self.language.files().store_error(error),
            }]);
        }
        if list.is_looking() {
            return;
        }
        self.tell_games(list);
    }

    fn tell_games(&mut self, list: &List) {
        let words = self.language.past();
        if list.found.count == 0 {
            let none = words.no_games(list.found.of, !list.typed.is_empty());
            let how = match list.typed.is_empty() {
                true => Said::GoBack,
                false => Said::InPast,
            };
            let how = self.language.in_lines().say(&how, super::NOBODY);
            return self.question(vec![none, how]);
        }
        let tells = mem::take(&mut self.tells_more) || self.listed == 0;
        let rows = list.found.rows.iter().enumerate().filter(|_| tells);
        let rows: Vec<(usize, &Row)> = rows.skip(self.listed).take(PAGE).collect();
        if tells {
            self.asked.clear();
        }
        if let Some(kind) = list.found.of.filter(|_| tells && self.listed == 0) {
            self.say(&Said::OnlyGames(kind));
        }
        for (at, row) in rows {
            let said = match row {
                Row::Game(game) => {
                    let players = game.names.seats();
                    let players =
                        players.map(|it| (game.names.of(it).to_string(), game.points_of(it)));
                    Said::PastGame {
                        day: game.began.day().to_string(),
                        kind: game.kind,
                        players: players.collect(),
                        turns: game.turns,
                    }
                }
                Row::Wrong { .. } => continue,
            };
            let line = self.language.in_lines().say(&said, super::NOBODY);
            self.say(&Said::Numbered(list.found.first + at + 1, &line));
            self.listed = at + 1;
        }
        // What was said of one of them needs no list of what else can be done.
        if tells || self.asked.is_empty() {
            let how = self.language.in_lines().say(&Said::InPast, super::NOBODY);
            self.question(vec![how]);
        }
    }
}

fn count(app: &App) -> usize {
    app.scene().past.map_or(0, |list| list.found.count)
}
