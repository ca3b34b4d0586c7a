//! Somebody who talks to the game line by line, and hears each answer.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Stdio};

use crate::home::Home;

/// Somebody who talks to the game line by line.
pub struct Talker {
    pub game: Child,
    said: BufReader<ChildStdout>,
}

impl Talker {
    pub fn new(home: &Home, options: &[&str]) -> Talker {
        let mut command = home.game();
        command.arg("--plain").args(options);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut game = command.spawn().unwrap();
        let said = BufReader::new(game.stdout.take().unwrap());
        Talker { game, said }
    }

    pub fn send(&mut self, line: impl Display) {
        writeln!(self.game.stdin.as_ref().unwrap(), "{line}").unwrap();
    }

    /// The next line; nothing if there is no more.
    pub fn next(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.said.read_line(&mut line).unwrap();
        (read > 0).then(|| line.trim_end().to_string())
    }

    /// What is said until a line has this in it.
    pub fn until(&mut self, text: &str) -> Vec<String> {
        let mut said = Vec::new();
        while let Some(line) = self.next() {
            let is_it = line.contains(text);
            said.push(line);
            if is_it {
                return said;
            }
        }
        panic!("nobody says {text}: {said:?}");
    }
}
