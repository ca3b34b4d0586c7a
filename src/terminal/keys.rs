//! Keys and clicks, read from the bytes that a terminal sends.
//!
//! Crossterm's own reader hears nothing until a paste has ended, not even Ctrl-C. Here
//! a paste ends by its end marker alone as well, however long that takes, because its
//! rest must not play; but Ctrl-C is heard.

use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::app::key::{Key, KeyCode as Known};

const ESC: u8 = 0x1b;
const BELL: u8 = 7;
/// What begins the answer that tells the ground.
const ANSWERED: &[u8] = b"\x1b]11;";
/// What Ctrl-C sends.
pub(super) const CTRL_C: u8 = 3;
const PASTE: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";
/// After this silence, Esc was just Esc.
const ESCAPE: Duration = Duration::from_millis(50);
/// After this silence, the rest of a sequence never comes. It may be the beginning of a
/// paste, so a slow line is given its time.
const SEQUENCE: Duration = Duration::from_secs(1);
/// The same while the terminal may still answer a question: its answer begins with Esc.
const ANSWER: Duration = Duration::from_millis(300);
/// No key takes more bytes.
const LONGEST: usize = 64;
/// Asks for the ground of the terminal.
pub const ASK_GROUND: &[u8] = b"\x1b]11;?\x1b\\";

/// Turns bytes into keys and clicks. What is pasted is left out, except for Ctrl-C.
#[derive(Debug, Default)]
pub struct Decoder {
    bytes: Vec<u8>,
    pasting: bool,
    /// Whether a question was asked to which no answer has come.
    asked: bool,
}

impl Decoder {
    /// Takes what the terminal has sent.
    pub fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next key or click whose bytes are all here.
    pub fn next_event(&mut self) -> Option<Event> {
        loop {
            if self.pasting {
                return self.skip_paste();
            }
            if self.bytes.starts_with(PASTE) {
                self.bytes.drain(..PASTE.len());
                self.pasting = true;
                continue;
            }
            let (event, used) = parse(&self.bytes)?;
            self.bytes.drain(..used);
            if event.is_some() {
                return event;
            }
        }
    }

    /// How much silence ends what was begun; nothing if no silence does.
    pub fn patience(&self) -> Option<Duration> {
        match self.bytes[..] {
            _ if self.pasting => None,
            [] => None,
            [ESC] if self.asked => Some(ANSWER),
            [ESC] => Some(ESCAPE),
            // However slowly an answer comes, its rest is no key; but Esc may be one.
            [ESC, b']', .., ESC] => Some(ANSWER),
            [ESC, b']', ..] => None,
            _ => Some(SEQUENCE),
        }
    }

    /// Ends what was begun, after that silence.
    pub fn give_up(&mut self) -> Option<Event> {
        let escape = self.bytes == [ESC];
        self.asked &= !escape;
        self.bytes.clear();
        escape.then(|| KeyCode::Esc.into()).map(Event::Key)
    }

    /// Forgets all that was not read yet.
    pub fn forget(&mut self) {
        *self = Decoder { asked: self.asked, ..Decoder::default() };
    }

    /// Takes note that the terminal is asked for its ground.
    pub fn ask(&mut self) {
        self.asked = true;
    }

    /// Whether the ground of the terminal is light, if its answer is here; what was typed
    /// before it stays.
    pub fn is_light(&mut self) -> Option<bool> {
        let begins = |at: &usize| self.bytes[*at..].starts_with(ANSWERED);
        let at = (0..self.bytes.len()).find(begins)?;
        let used = parse_answer(&self.bytes[at..])?;
        let answer: Vec<u8> = self.bytes.drain(at..at + used).collect();
        self.asked = false;
        is_light(&answer)
    }

    fn skip_paste(&mut self) -> Option<Event> {
        for at in 0..self.bytes.len() {
            let rest = &self.bytes[at..];
            if rest[0] == CTRL_C {
                self.bytes.drain(..=at);
                return Some(Event::Key(control('c')));
            }
            if rest.starts_with(PASTE_END) {
                self.bytes.drain(..at + PASTE_END.len());
                self.pasting = false;
                return Some(Event::Paste(String::new()));
            }
            if PASTE_END.starts_with(rest) {
                self.bytes.drain(..at);
                return None;
            }
        }
        self.bytes.clear();
        None
    }
}

/// What stands first, if anything that counts, and how many bytes it takes; nothing
/// if more of them must come.
fn parse(bytes: &[u8]) -> Option<(Option<Event>, usize)> {
    let key = match *bytes.first()? {
        ESC => return parse_escape(bytes),
        b'\r' => KeyCode::Enter.into(),
        b'\t' => KeyCode::Tab.into(),
        0x7f => KeyCode::Backspace.into(),
        0 => control(' '),
        byte @ 1..=26 => control(char::from(b'a' + byte - 1)),
        byte @ 28..=31 => control(char::from(b'4' + byte - 28)),
        _ => return parse_char(bytes),
    };
    Some((Some(Event::Key(key)), 1))
}

fn control(letter: char) -> KeyEvent {
    KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
}

fn parse_char(bytes: &[u8]) -> Option<(Option<Event>, usize)> {
    let length = match bytes[0] {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => 1,
    };
    let here = &bytes[..length.min(bytes.len())];
    match std::str::from_utf8(here) {
        Ok(text) => {
            let key = text.chars().next().map(|char| {
                let shift = char.is_uppercase();
                let modifiers = KeyModifiers::from_bits_truncate(shift.into());
                Event::Key(KeyEvent::new(KeyCode::Char(char), modifiers))
            });
            Some((key, length))
        }
        // It goes on in bytes that are not here yet.
        Err(error) if error.error_len().is_none() => None,
        Err(_) => Some((None, 1)),
    }
}

fn parse_escape(bytes: &[u8]) -> Option<(Option<Event>, usize)> {
    match *bytes.get(1)? {
        ESC | CTRL_C => Some((Some(Event::Key(KeyCode::Esc.into())), 1)),
        b'[' => parse_sequence(bytes),
        b']' => parse_answer(bytes).map(|used| (None, used)),
        b'O' => match *bytes.get(2)? {
            ..b' ' => Some((None, 2)),
            last => Some((named(last, KeyModifiers::NONE), 3)),
        },
        _ => {
            let (event, used) = parse(&bytes[1..])?;
            let event = event.map(|event| match event {
                Event::Key(mut key) => {
                    key.modifiers |= KeyModifiers::ALT;
                    Event::Key(key)
                }
                other => other,
            });
            Some((event, used + 1))
        }
    }
}

/// How many bytes an answer takes that begins with `ESC ]`; nothing if more of them must
/// come. It may be broken off by a key, which counts.
fn parse_answer(bytes: &[u8]) -> Option<usize> {
    let is_part = |byte: u8| byte.is_ascii_hexdigit() || b";:/#rgba?".contains(&byte);
    let rest = bytes.iter().skip(2).take(LONGEST);
    let length = 2 + rest.take_while(|byte| is_part(**byte)).count();
    match bytes[length..] {
        [] if length < LONGEST => None,
        [ESC] => None,
        [BELL, ..] => Some(length + 1),
        [ESC, b'\\', ..] => Some(length + 2),
        _ => Some(length),
    }
}

/// Whether an answer tells of a light ground.
fn is_light(answer: &[u8]) -> Option<bool> {
    let text = std::str::from_utf8(answer).ok()?;
    let (_, colors) = text.split_once(':')?;
    let mut parts = colors.split(|c: char| !c.is_ascii_hexdigit());
    let mut part = || {
        let digits = parts.next()?;
        let value = u32::from_str_radix(digits, 16).ok()?;
        let most = 16_u32.checked_pow(digits.len() as u32)?.checked_sub(1)?;
        Some(value as f32 / most as f32)
    };
    let (red, green, blue) = (part()?, part()?, part()?);
    Some(0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
}

/// A sequence that begins with `ESC [`.
fn parse_sequence(bytes: &[u8]) -> Option<(Option<Event>, usize)> {
    match *bytes.get(2)? {
        // The Linux console.
        b'[' => {
            return match *bytes.get(3)? {
                last @ b'A'..=b'E' => {
                    Some((Some(Event::Key(KeyCode::F(last - b'A' + 1).into())), 4))
                }
                _ => Some((None, 3)),
            };
        }
        b'M' => return parse_click(bytes),
        _ => {}
    }
    let Some(length) = bytes[2..].iter().position(|b| !(b' '..=b'?').contains(b)) else {
        return (bytes.len() > LONGEST).then_some((None, bytes.len()));
    };
    let end = 2 + length;
    let (params, last) = (&bytes[2..end], bytes[end]);
    if !(b'@'..=b'~').contains(&last) {
        // Broken off by a key, which counts.
        return Some((None, end));
    }
    let number = |at: usize| -> Option<u16> {
        let text = std::str::from_utf8(params).ok()?.trim_start_matches('<');
        text.split(';').nth(at)?.parse().ok()
    };
    let event = match (last, number(0)) {
        (b'M' | b'm', Some(button)) if params.starts_with(b"<") => number(1)
            .zip(number(2))
            .and_then(|(column, row)| mouse(button, column, row, last == b'm')),
        (b'~', Some(code)) => numbered(code, modifiers(number(1))),
        _ => named(last, modifiers(number(1))),
    };
    Some((event, end + 1))
}

/// A click in three bytes, from terminals that know no other way.
fn parse_click(bytes: &[u8]) -> Option<(Option<Event>, usize)> {
    if let Some(at) = bytes.iter().skip(3).take(3).position(|byte| *byte < b' ') {
        return Some((None, 3 + at));
    }
    let &[_, _, _, button, column, row] = bytes.first_chunk()?;
    let [button, column, row] = [button, column, row].map(|byte| u16::from(byte - b' '));
    Some((mouse(button, column, row, button & 3 == 3), 6))
}

/// Modifiers are told as one more than their bits.
fn modifiers(told: Option<u16>) -> KeyModifiers {
    let bits = told.unwrap_or(1).saturating_sub(1);
    let with = |bit, modifier| {
        if bits & bit == 0 { KeyModifiers::NONE } else { modifier }
    };
    with(1, KeyModifiers::SHIFT) | with(2, KeyModifiers::ALT) | with(4, KeyModifiers::CONTROL)
}

fn named(last: u8, modifiers: KeyModifiers) -> Option<Event> {
    let code = match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(last - b'P' + 1),
        b'Z' => KeyCode::BackTab,
        _ => return None,
    };
    Some(Event::Key(KeyEvent::new(code, modifiers)))
}

fn numbered(code: u16, modifiers: KeyModifiers) -> Option<Event> {
    let code = match code {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(code as u8 - 10),
        17..=21 => KeyCode::F(code as u8 - 11),
        23 | 24 => KeyCode::F(code as u8 - 12),
        _ => return None,
    };
    Some(Event::Key(KeyEvent::new(code, modifiers)))
}

/// A button or the wheel, at a place counted from one.
fn mouse(bits: u16, column: u16, row: u16, released: bool) -> Option<Event> {
    let button = match bits & 3 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        _ => MouseButton::Right,
    };
    let kind = match bits & !0b1_1100 {
        64 => MouseEventKind::ScrollUp,
        65 => MouseEventKind::ScrollDown,
        0..=3 if released => MouseEventKind::Up(button),
        0..=2 => MouseEventKind::Down(button),
        _ => return None,
    };
    Some(Event::Mouse(MouseEvent {
        kind,
        column: column.checked_sub(1)?,
        row: row.checked_sub(1)?,
        modifiers: KeyModifiers::NONE,
    }))
}

/// A key as the app knows it.
pub(super) fn known(key: KeyEvent) -> Key {
    Key {
        code: match key.code {
            KeyCode::Char(c) => Known::Char(c),
            KeyCode::F(number) => Known::F(number),
            KeyCode::Enter => Known::Enter,
            KeyCode::Esc => Known::Esc,
            KeyCode::Tab => Known::Tab,
            KeyCode::BackTab => Known::BackTab,
            KeyCode::Backspace => Known::Backspace,
            KeyCode::Delete => Known::Delete,
            KeyCode::Left => Known::Left,
            KeyCode::Right => Known::Right,
            KeyCode::Up => Known::Up,
            KeyCode::Down => Known::Down,
            KeyCode::Home => Known::Home,
            KeyCode::End => Known::End,
            KeyCode::PageUp => Known::PageUp,
            KeyCode::PageDown => Known::PageDown,
            _ => Known::Other,
        },
        ctrl: key.modifiers.contains(KeyModifiers::CONTROL),
        alt: key.modifiers.contains(KeyModifiers::ALT),
    }
}

/// Whether a key asks to stop the program for a while.
pub(super) fn is_suspend(key: &KeyEvent) -> bool {
    let with_control = key.modifiers.contains(KeyModifiers::CONTROL);
    key.kind == KeyEventKind::Press && key.code == KeyCode::Char('z') && with_control
}
