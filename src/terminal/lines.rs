//! The loop of a game that is told line by line: on a terminal as it is, or in a pipe.

use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};
use std::mem;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::thinker::Thinker;
use super::{Exit, Saver, hold, system};
use crate::app::{App, Effects, Event};
use crate::fit::ascii::spell_words;
use crate::lines::{Talk, Unreadable};
use crate::texts::language::files::Fault;

/// No answer is longer, in bytes.
const LONGEST: usize = 1_000;
/// After so long it is said that a computer thinks,
const FIRST: Duration = Duration::from_secs(2);
/// and then only so often.
const AGAIN: Duration = Duration::from_secs(30);

/// What is to be printed if a signal ends or stops the game. Whoever prints has the lock.
static PARTING: Mutex<Parting> = Mutex::new(Parting { clearing: String::new(), is_stopped: false });

struct Parting {
    /// What clears what was told in secret.
    clearing: String,
    /// Whether the game was stopped, and the loop has not heard that it goes on.
    is_stopped: bool,
}

fn parting() -> MutexGuard<'static, Parting> {
    PARTING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Leaves nothing on the screen that somebody else must not read, because a signal ends the
/// game.
#[cfg(unix)]
pub(super) fn part() {
    let parting = parting();
    write_parting(&parting);
    // Nothing is printed any more.
    mem::forget(parting);
}

/// There is nobody to tell if this fails: the terminal may be gone.
fn write_parting(parting: &Parting) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(parting.clearing.as_bytes()).and_then(|()| out.flush());
}

/// Leaves no such thing on the screen while the game is stopped, either; nothing is printed until
/// it goes on.
fn stop(told: &Sender<Heard>, stop: &dyn Fn()) {
    let mut parting = parting();
    write_parting(&parting);
    parting.is_stopped = true;
    let _ = told.send(Heard::Continued);
    stop();
}

/// What wakes the loop.
enum Heard {
    Line(Result<String, Unreadable>),
    /// There is no more input.
    End,
    /// A thought is ready.
    Bell,
    /// The game was stopped and goes on: somebody else may sit there now.
    Continued,
}

/// Plays until the players leave or there is no more input, and begins with these effects.
///
/// # Errors
///
/// If nothing can be printed any more, except to a closed pipe.
pub fn run(app: &mut App, effects: Effects, mut talk: Talk, saver: &mut dyn Saver) -> Result<Exit> {
    system::watch_for_end().context(Fault::NoSignals)?;
    hold::restore_on_panic();
    let (sender, heard) = mpsc::channel();
    let (permit, permitted) = mpsc::channel();
    let reader = sender.clone();
    let reads = move || read(&mut io::stdin().lock(), &reader, &permitted);
    let thread = thread::Builder::new().name("lines".to_string());
    thread.spawn(reads).context(Fault::NoKeys)?;
    let is_person = io::stdin().is_terminal();
    if is_person {
        let stops = sender.clone();
        system::watch_for_stop(move |it| stop(&stops, it)).context(Fault::NoSignals)?;
    }
    let bell = move || drop(sender.send(Heard::Bell));
    talk.note(effects);
    let mut room = Room {
        app,
        talk,
        saver,
        thinker: Thinker::new(Arc::new(bell)),
        heard,
        permit,
        is_owed: true,
        held: None,
        is_person,
    };
    room.play()
}

struct Room<'a> {
    app: &'a mut App,
    talk: Talk,
    saver: &'a mut dyn Saver,
    thinker: Thinker,
    heard: Receiver<Heard>,
    /// Lets the next line be read.
    permit: Sender<()>,
    /// Whether that is still to be done.
    is_owed: bool,
    /// What was read while a computer thinks: a program is answered in order.
    held: Option<Heard>,
    /// Whether somebody types, who is answered at once.
    is_person: bool,
}

impl Room<'_> {
    fn play(&mut self) -> Result<Exit> {
        loop {
            if let Some(exit) = self.work() {
                self.talk.leave();
                self.print()?;
                return Ok(exit);
            }
            let (found, others) = self.saver.look_further();
            if !found.is_empty() {
                self.talk.tell(self.app, Event::Found(found, others));
                continue;
            }
            self.talk.speak(self.app);
            // What somebody typed before they were asked must not show the cards of the next
            // player; what is typed after that is meant.
            if self.is_owed && self.is_person && self.talk.is_before_secrets(self.app) {
                system::forget_typed();
            }
            if !self.print()? {
                return Ok(Exit::Left);
            }
            self.let_read();
            match self.next()? {
                Heard::Bell => {}
                Heard::Continued => {
                    parting().is_stopped = false;
                    self.talk.go_on_covered(self.app);
                }
                Heard::End => {
                    self.talk.leave();
                    self.print()?;
                    return Ok(Exit::Left);
                }
                Heard::Line(line) => {
                    match line {
                        Ok(line) => self.talk.hear(self.app, &line),
                        Err(why) => self.talk.refuse(self.app, why),
                    }
                    self.is_owed = true;
                }
            }
        }
    }

    /// Lets the next line be read.
    fn let_read(&mut self) {
        if mem::take(&mut self.is_owed) {
            // If the reader is gone, its end was told.
            let _ = self.permit.send(());
        }
    }

    /// Does what is to be done around the app, until there is nothing more; gives how the
    /// players leave, if they do.
    fn work(&mut self) -> Option<Exit> {
        loop {
            if let Some(answer) = self.thinker.answer() {
                self.talk.tell(self.app, Event::Answered(answer));
            }
            let mut effects = self.talk.take_effects();
            if let Some(save) = effects.save.take()
                && let Some(saving) = self.saver.save(save, self.app.table())
            {
                self.talk.tell(self.app, Event::Saved(saving));
            }
            let changes = mem::take(&mut effects.remember);
            if !changes.is_empty() {
                let trouble = self.saver.remember(changes);
                self.talk.tell(self.app, Event::Remembered(trouble));
            }
            if let Some(exit) = effects.leave {
                return Some(exit);
            }
            let Some(about) = effects.think.take() else {
                if self.talk.has_work() {
                    continue;
                }
                return None;
            };
            self.thinker.think(about);
            self.talk.hurry(self.app);
        }
    }

    /// Waits for a line, or for a thought; says now and then that somebody thinks.
    fn next(&mut self) -> Result<Heard> {
        let has_chance = self.talk.waits_for_word(self.app);
        let mut until = Instant::now() + FIRST;
        loop {
            let waits = !has_chance && self.thinker.is_busy();
            if !waits && let Some(held) = self.held.take() {
                return Ok(held);
            }
            let heard = if waits {
                let left = until.saturating_duration_since(Instant::now());
                match self.heard.recv_timeout(left) {
                    Ok(heard) => heard,
                    Err(RecvTimeoutError::Timeout) => {
                        self.talk.tell_waiting(self.app);
                        if !self.print()? {
                            return Ok(Heard::End);
                        }
                        until = Instant::now() + AGAIN;
                        continue;
                    }
                    Err(RecvTimeoutError::Disconnected) => Heard::End,
                }
            } else {
                self.heard.recv().unwrap_or(Heard::End)
            };
            match heard {
                Heard::Line(_) | Heard::End if waits && !self.is_person => {
                    self.held = Some(heard);
                }
                heard => return Ok(heard),
            }
        }
    }

    /// Prints; says whether somebody still reads it.
    fn print(&mut self) -> Result<bool> {
        let mut text = self.talk.take_printed();
        if self.app.scene().settings.ascii {
            text = spell_words(&text);
        }
        // From now on a signal clears what this tells in secret.
        let mut parting = parting();
        // What was to be told before the game was stopped may be secret; it asks anew.
        if parting.is_stopped {
            return Ok(true);
        }
        parting.clearing = self.talk.parting();
        let mut out = io::stdout().lock();
        match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            // A reader who closes the pipe has read enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
            done => done.map(|()| true).context(Fault::NoScreen),
        }
    }
}

/// Reads line after line, each one when it is wanted.
fn read(input: &mut impl BufRead, heard: &Sender<Heard>, permitted: &Receiver<()>) {
    while permitted.recv().is_ok() {
        let Ok(Some(line)) = next_line(input) else {
            let _ = heard.send(Heard::End);
            return;
        };
        if heard.send(Heard::Line(line)).is_err() {
            return;
        }
    }
}

/// The next line; nothing if there is none.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, Unreadable>>> {
    let mut line = Vec::new();
    let mut is_too_long = false;
    let mut has_any = false;
    loop {
        let part = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            part => part?,
        };
        if part.is_empty() {
            break;
        }
        has_any = true;
        let end = part.iter().position(|&byte| byte == b'\n');
        let read = end.unwrap_or(part.len());
        is_too_long |= line.len() + read > LONGEST;
        if !is_too_long {
            line.extend_from_slice(&part[..read]);
        }
        input.consume(read + usize::from(end.is_some()));
        if end.is_some() {
            break;
        }
    }
    if !has_any {
        return Ok(None);
    }
    Ok(Some(if is_too_long { Err(Unreadable::TooLong) } else { readable(line) }))
}

fn readable(line: Vec<u8>) -> Result<String, Unreadable> {
    let line = String::from_utf8(line).map_err(|_| Unreadable::NoText)?;
    let line = line.trim_end_matches('\r');
    let is_good = |c: char| c == '\t' || crate::plain::is_visible(c);
    if line.chars().all(is_good) { Ok(line.to_string()) } else { Err(Unreadable::Invisible) }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Unreadable, next_line};

    #[test]
    fn whatever_is_sent_is_read_line_by_line() {
        let long = "x".repeat(1_000_000);
        let text = format!("one\r\n\n{long}\n\0\n\t{}\nlast", "y".repeat(LONGEST - 1));
        let mut bytes = text.into_bytes();
        bytes.splice(0..0, *b"\xff\xfe\n");
        let mut input = &bytes[..];
        let mut lines = Vec::new();
        while let Ok(Some(line)) = next_line(&mut input) {
            lines.push(line.map(|line| line.len()));
        }
        assert_eq!(
            lines,
            [
                Err(Unreadable::NoText),
                Ok(3),
                Ok(0),
                Err(Unreadable::TooLong),
                Err(Unreadable::Invisible),
                Ok(LONGEST),
                Ok(4),
            ]
        );
    }
}
