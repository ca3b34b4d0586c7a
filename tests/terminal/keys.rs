//! What a terminal sends, read as keys and clicks.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};
use mandala::terminal::keys::Decoder;

use crate::player::Chance;

fn read(bytes: &[u8]) -> Vec<Event> {
    let mut decoder = Decoder::default();
    decoder.push(bytes);
    std::iter::from_fn(|| decoder.next_event()).collect()
}

fn key(code: KeyCode) -> Event {
    Event::Key(code.into())
}

fn with(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

fn control(letter: char) -> Event {
    with(KeyCode::Char(letter), KeyModifiers::CONTROL)
}

#[test]
fn every_key_of_the_game_is_read_as_terminals_send_it() {
    let sent: &[(&str, KeyCode)] = &[
        ("r", KeyCode::Char('r')),
        (" ", KeyCode::Char(' ')),
        ("é", KeyCode::Char('é')),
        ("魚", KeyCode::Char('魚')),
        ("\r", KeyCode::Enter),
        ("\t", KeyCode::Tab),
        ("\x7f", KeyCode::Backspace),
        ("\x1b[A", KeyCode::Up),
        ("\x1bOA", KeyCode::Up),
        ("\x1b[B", KeyCode::Down),
        ("\x1b[C", KeyCode::Right),
        ("\x1bOD", KeyCode::Left),
        ("\x1b[Z", KeyCode::BackTab),
        ("\x1b[5~", KeyCode::PageUp),
        ("\x1b[6~", KeyCode::PageDown),
        ("\x1b[H", KeyCode::Home),
        ("\x1bOH", KeyCode::Home),
        ("\x1b[1~", KeyCode::Home),
        ("\x1b[7~", KeyCode::Home),
        ("\x1b[F", KeyCode::End),
        ("\x1b[4~", KeyCode::End),
        ("\x1b[8~", KeyCode::End),
        ("\x1bOP", KeyCode::F(1)),
        ("\x1b[11~", KeyCode::F(1)),
        ("\x1b[[A", KeyCode::F(1)),
        ("\x1b[15~", KeyCode::F(5)),
        ("\x1b[17~", KeyCode::F(6)),
        ("\x1b[24~", KeyCode::F(12)),
    ];
    for (bytes, code) in sent {
        assert_eq!(read(bytes.as_bytes()), [key(*code)], "{bytes:?}");
    }
    assert_eq!(read(b"\x03\x1a"), [control('c'), control('z')]);
    assert_eq!(read(b"A"), [with(KeyCode::Char('A'), KeyModifiers::SHIFT)]);
    assert_eq!(read(b"\x1bq"), [with(KeyCode::Char('q'), KeyModifiers::ALT)]);
    assert_eq!(read(b"\x1b[1;5C"), [with(KeyCode::Right, KeyModifiers::CONTROL)]);
}

#[test]
fn clicks_and_the_wheel_are_read_at_their_places() {
    let at = |bytes: &[u8]| match read(bytes)[..] {
        [Event::Mouse(mouse)] => (mouse.kind, mouse.column, mouse.row),
        ref other => panic!("{other:?}"),
    };
    let left = MouseEventKind::Down(MouseButton::Left);
    assert_eq!(at(b"\x1b[<0;9;24M"), (left, 8, 23));
    assert_eq!(at(b"\x1b[M )8"), (left, 8, 23));
    assert_eq!(at(b"\x1b[<0;300;2m").0, MouseEventKind::Up(MouseButton::Left));
    assert_eq!(at(b"\x1b[<64;1;1M"), (MouseEventKind::ScrollUp, 0, 0));
    assert_eq!(at(b"\x1b[<65;1;1M"), (MouseEventKind::ScrollDown, 0, 0));
    for nowhere in ["\x1b[<0;0;0M", "\x1b[<0M", "\x1b[<0;99999;1M", "\x1b[<35;4;4M"] {
        assert_eq!(read(nowhere.as_bytes()), []);
    }
}

#[test]
fn keys_are_the_same_however_their_bytes_are_split() {
    let bytes = "g\x1b[A\x1bOPé\x1b[<0;9;24M\x1b[200~no\x1b[A\x1b[201~\r".as_bytes();
    let whole = read(bytes);
    assert_eq!(whole.len(), 7);
    for at in 0..bytes.len() {
        let mut decoder = Decoder::default();
        let mut events = Vec::new();
        for part in [&bytes[..at], &bytes[at..]] {
            decoder.push(part);
            events.extend(std::iter::from_fn(|| decoder.next_event()));
        }
        assert_eq!(events, whole, "split at {at}");
        assert_eq!(decoder.patience(), None);
    }
}

#[test]
fn escape_alone_is_a_key_once_nothing_follows() {
    let mut decoder = Decoder::default();
    decoder.push(b"\x1b");
    assert_eq!(decoder.next_event(), None);
    assert_eq!(decoder.patience(), Some(Duration::from_millis(50)));
    assert_eq!(decoder.give_up(), Some(key(KeyCode::Esc)));
    assert_eq!(decoder.patience(), None);
    // Half a sequence is no key, and given its time: a paste may begin with it.
    for half in ["\x1b[", "\x1b[1;", "\x1b[200", "\x1bO", "\x1b[M"] {
        decoder.push(half.as_bytes());
        assert_eq!(decoder.next_event(), None);
        let patience = decoder.patience();
        assert_eq!(patience, Some(Duration::from_secs(1)), "{half:?}");
        assert_eq!(decoder.give_up(), None);
        assert_eq!(decoder.patience(), None);
        decoder.push(b"g");
        assert_eq!(decoder.next_event(), Some(key(KeyCode::Char('g'))));
    }
}

#[test]
fn what_is_pasted_is_no_key_but_control_c_is() {
    let paste = Event::Paste(String::new());
    assert_eq!(read(b"\x1b[200~g2\r \x1b[201~r"), [paste, key(KeyCode::Char('r'))]);
    assert_eq!(read(b"\x1b[200~g2\r "), []);
    assert_eq!(read(b"\x1b[200~g2\r \x03"), [control('c')]);
    assert_eq!(read(b"\x1b[201~"), []);

    let mut decoder = Decoder::default();
    decoder.push(b"\x1b[200~g2\r");
    assert_eq!(decoder.next_event(), None);
    // No silence ends it, nor half of what does, nor Ctrl-C.
    for more in ["r", "\x1b", "[201", "r", "\x1b[20"] {
        assert_eq!(decoder.patience(), None);
        decoder.push(more.as_bytes());
        assert_eq!(decoder.next_event(), None, "{more:?}");
    }
    decoder.push(b"\x03r");
    assert_eq!(decoder.next_event(), Some(control('c')));
    assert_eq!(decoder.next_event(), None);
    decoder.push(b"\x1b[201~r");
    assert_eq!(decoder.next_event(), Some(Event::Paste(String::new())));
    assert_eq!(decoder.next_event(), Some(key(KeyCode::Char('r'))));
}

#[test]
fn no_bytes_are_too_strange_and_control_c_is_always_heard() {
    let mut chance = Chance(14);
    let pool = b"\x1b[[<>?;;0129~MmOAZ\x00\x7f\xc3\xe2\xf0\xff g200~";
    for _ in 0..20_000 {
        let mut decoder = Decoder::default();
        for _ in 0..chance.below(20) {
            let byte = match chance.below(4) {
                0 => chance.below(256) as u8,
                _ => pool[chance.below(pool.len() as u64) as usize],
            };
            decoder.push(&[byte]);
            while decoder.next_event().is_some() {}
        }
        decoder.push(&[3]);
        let events = std::iter::from_fn(|| decoder.next_event());
        assert_eq!(events.last(), Some(control('c')));
        assert_eq!(decoder.patience(), None);
    }
}

const LIGHT: &[u8] = b"\x1b]11;rgb:ffff/f8f8/e7e7\x1b\\";
const DARK: &[u8] = b"\x1b]11;rgb:1e/1e/1e\x07";

#[test]
fn a_terminal_tells_whether_its_ground_is_light_among_what_is_typed() {
    for (answer, is_light) in [(LIGHT, true), (DARK, false)] {
        let mut decoder = Decoder::default();
        decoder.ask();
        decoder.push(b"g\x1b[A");
        assert_eq!(decoder.is_light(), None);
        decoder.push(&[answer, b"2"].concat());
        assert_eq!(decoder.is_light(), Some(is_light));
        let keys: Vec<Event> = std::iter::from_fn(|| decoder.next_event()).collect();
        let typed = [KeyCode::Char('g'), KeyCode::Up, KeyCode::Char('2')];
        assert_eq!(keys, typed.map(key));
    }
}

#[test]
fn an_answer_is_never_a_key_however_late_and_in_whatever_pieces_it_comes() {
    for answer in [LIGHT, DARK, b"\x1b]11;rgba:0/0/0/ff\x1b\\", b"\x1b]10;#ff00ff\x07"] {
        for cut in 1..answer.len() {
            for is_silent in [false, true] {
                let mut decoder = Decoder::default();
                decoder.ask();
                decoder.push(&answer[..cut]);
                assert_eq!(decoder.next_event(), None, "{cut}");
                // After `ESC` alone, silence means Esc; but not at once.
                if is_silent && cut > 1 && decoder.patience().is_some() {
                    assert_eq!(decoder.give_up(), None, "{cut}");
                    continue;
                }
                decoder.push(&answer[cut..]);
                decoder.push(b"y");
                assert_eq!(decoder.next_event(), Some(key(KeyCode::Char('y'))), "{cut}");
                assert_eq!(decoder.next_event(), None);
            }
        }
    }
}

#[test]
fn while_an_answer_may_come_esc_is_waited_for_a_little_longer_and_ctrl_c_is_heard() {
    let mut decoder = Decoder::default();
    decoder.push(b"\x1b");
    let usual = decoder.patience();
    decoder.ask();
    assert!(decoder.patience() > usual);
    assert_eq!(decoder.give_up(), Some(key(KeyCode::Esc)));
    // Nobody waits for an answer that never came a second time.
    decoder.push(b"\x1b");
    assert_eq!(decoder.patience(), usual);
    decoder.forget();
    decoder.push(b"\x1b]11;rgb:ff");
    assert_eq!(decoder.next_event(), None);
    decoder.push(b"\x03");
    assert_eq!(decoder.next_event(), Some(control('c')));
}
