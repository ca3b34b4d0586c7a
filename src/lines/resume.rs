//! Which kept game goes on, line by line.

use super::choices::{Begun, Choice, Which};
use super::typed::Typed;
use super::words::Line;
use super::{NOBODY, Talk};
use crate::app::App;
use crate::app::command::Command;
use crate::app::start::Title;
use crate::texts::language::lines::{Said, Word};

impl Talk {
    /// Goes on with the kept game that a line names; asks which one, if that leaves some to
    /// choose from.
    pub(super) fn resume(&mut self, app: &mut App, named: &Line) {
        let scene = app.scene();
        let Some(start) = scene.start() else { return };
        let games: Vec<String> = start.kept.iter().map(|it| self.kept(it)).collect();
        drop(scene);
        let choices: Vec<Choice> = (1..).zip(&games).map(|it| self.to_resume(it)).collect();
        let which = match named.words[..] {
            [] => Which::Several((0..games.len()).collect()),
            _ => Which::of(named, &choices),
        };
        match which {
            Which::One(only) => self.press(app, Command::Row(only)),
            Which::Several(some) => match some[..] {
                [] => self.say(&Said::NothingToResume),
                [only] => self.press(app, Command::Row(only)),
                _ => self.ask_which_kept(&games, choices, &some),
            },
            Which::TooMany(number) => self.say(&Said::NoNumber(number)),
            Which::None => match named.number().filter(|_| !games.is_empty()) {
                Some(number) => self.say(&Said::NoNumber(number)),
                None => self.say(&Said::NothingToResume),
            },
        }
    }

    /// A kept game in a sentence.
    fn kept(&self, title: &Title) -> String {
        self.language.in_lines().say(&Said::KeptGame(title), NOBODY)
    }

    /// What goes on with the game of this number, which the words of its sentence name.
    fn to_resume(&self, (number, game): (usize, &String)) -> Choice {
        let named = Line::read(game, &self.vocabulary()).words.into_iter();
        let named = named.filter(|it| it.number().is_none()).chain([Word::Game.into()]);
        let number = Typed { text: number.to_string(), word: None, is_many: false };
        let row = Command::Row(number.number().unwrap_or_default().saturating_sub(1));
        Choice::of(vec![row]).named(named.chain([number]).collect())
    }

    /// Asks with which of some kept games to go on.
    fn ask_which_kept(&mut self, games: &[String], choices: Vec<Choice>, some: &[usize]) {
        let words = self.language.in_lines();
        let numbered = some.iter().map(|&at| Said::Numbered(at + 1, &games[at]));
        let missing = numbered.chain([Said::WhichKept]);
        let missing = missing.map(|it| words.say(&it, NOBODY)).collect();
        self.open(Begun { words: Vec::new(), missing, choices });
    }
}
