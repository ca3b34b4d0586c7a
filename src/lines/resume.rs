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
        let choices: Vec<Choice> = (1..).zip(&start.kept).map(to_resume).collect();
        drop(scene);
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

    /// Asks with which of some kept games to go on.
    fn ask_which_kept(&mut self, games: &[String], choices: Vec<Choice>, some: &[usize]) {
        let words = self.language.in_lines();
        let numbered = some.iter().map(|&at| Said::Numbered(at + 1, &games[at]));
        let missing = numbered.chain([Said::WhichKept]);
        let missing = missing.map(|it| words.say(&it, NOBODY)).collect();
        self.open(Begun { words: Vec::new(), missing, choices, is_action: false });
    }
}

/// What goes on with the game of this number, which its kind and its players name, too.
fn to_resume((number, game): (usize, &Title)) -> Choice {
    let computers = game.names.seats().filter(|&seat| game.computers.of(seat).is_some());
    let known = computers.map(|_| Word::Computer).chain([Word::Kind(game.kind), Word::Game]);
    // A player may be called like a command, which is meant then.
    let players = game.names.seats().flat_map(|seat| Line::read(game.names.of(seat), &[]).words);
    let players = players.filter(|it| it.number().is_none());
    let place = Typed { text: number.to_string(), word: None, is_many: false, is_begun: false };
    let named = known.map(Typed::from).chain(players).chain([place]);
    Choice::of(vec![Command::Row(number - 1)]).named(named.collect())
}
