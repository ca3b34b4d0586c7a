//! A terminal without an alternate screen keeps no card that was hidden again: not on
//! its screen, and not in its scrollback.

use std::path::PathBuf;
use std::time::Duration;

use mandala::app::start::{First, Unfinished};
use mandala::app::{AnyTable, App, Change, Event, Save, Saving, Settings, Trouble};
use mandala::record::Names;
use mandala::rules::Kind;
use mandala::rules::Player;
use mandala::store::StoreError;
use mandala::terminal::{self, Saver};
use mandala::ui::theme::{Depth, Theme};
use rustix::process::Signal;

use crate::home::GAME;
use crate::output::nonzero;
use crate::player::{Ask, DEAL, asked, covered, deal_job, show};
use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// Puts one text in place of another, wherever it stands.
fn replaced(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    let mut kept = Vec::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let (used, put) = match rest.strip_prefix(from.as_bytes()) {
            Some(_) => (from.len(), to.as_bytes()),
            None => (1, &rest[..1]),
        };
        kept.extend_from_slice(put);
        rest = &rest[used..];
    }
    kept
}

/// What is left of this output where there is no alternate screen: the lines that
/// were scrolled away, and those of the screen.
fn left_of(raw: &[u8]) -> (Vec<String>, Vec<String>) {
    let bytes = replaced(raw, "\x1b[?1049h", "");
    let bytes = replaced(&bytes, "\x1b[?1049l", "");
    // As many terminals do, it scrolls away what is cleared at once.
    let bytes = replaced(&bytes, "\x1b[2J", &format!("\x1b[24;1H{}", "\n".repeat(24)));
    let (cols, rows) = nonzero(SIZE);
    let mut parser = vt100::Parser::new(rows, cols, 1_000);
    parser.process(&bytes);
    let screen = parser.screen_mut();
    let mut away = Vec::new();
    for back in (1..=screen.scrollback_len()).rev() {
        screen.set_scrollback(back);
        away.extend(screen.rows(0, SIZE.0).next());
    }
    screen.set_scrollback(0);
    (away, screen.rows(0, SIZE.0).collect())
}

/// A game with open cards, and the lines that only those who may see them may read.
struct Open {
    pty: Pty,
    secrets: Vec<String>,
}

impl Open {
    fn new(pty: Pty) -> Open {
        covered(&pty);
        let before = pty.screen();
        show(&pty);
        let open = pty.screen();
        let public: Vec<&str> = before.lines().collect();
        let secret = |line: &&str| !public.contains(line);
        let secrets: Vec<String> = open.lines().filter(secret).map(String::from).collect();
        assert!(secrets.len() > 2, "{open}");
        Open { pty, secrets }
    }

    #[track_caller]
    fn shows_no_secret(&self, way: &str) {
        let (away, screen) = left_of(&self.pty.raw());
        for line in away.iter().chain(&screen) {
            assert!(!self.secrets.contains(&line.trim_end().into()), "{way}: {line}");
        }
    }

    /// Nothing but what others have written since is on the screen.
    #[track_caller]
    fn left_a_clean_screen(&self, way: &str) {
        self.shows_no_secret(way);
        let (_, screen) = left_of(&self.pty.raw());
        let end = screen.iter().rposition(|line| line.contains('['));
        let lines = &screen[..=end.expect("the shell says what happened")];
        assert!(lines.len() < 6, "{way}:\n{}", screen.join("\n"));
        let below = screen[lines.len()..].concat();
        assert_eq!(below.trim(), "", "{way}:\n{}", screen.join("\n"));
    }
}

#[test]
fn whichever_way_the_game_is_left_no_card_stays() {
    for keys in ["\x03", "q\r"] {
        let open = Open::new(deal_job(&[], &[]));
        for key in keys.chars() {
            match key {
                'q' => open.pty.press("q"),
                key => open.pty.send(key.to_string()),
            }
        }
        open.pty.wait_job_exit();
        open.left_a_clean_screen(keys);
    }
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let mut open = Open::new(deal_job(&[], &[]));
        open.pty.signal(signal);
        open.pty.wait_job_exit();
        open.left_a_clean_screen(&format!("{signal:?}"));
    }
}

/// Panics after it was told so often to save.
struct Panicking(usize);

impl Saver for Panicking {
    fn save(&mut self, _: Save, _: Option<&AnyTable>) -> Option<Saving> {
        self.0 = self.0.checked_sub(1).expect("no more changes");
        None
    }

    fn remember(&mut self, _: Vec<Change>) -> Option<Trouble> {
        None
    }

    fn keep_picture(&mut self, _: &str, _: &str) -> Result<PathBuf, StoreError> {
        Err(StoreError::NoHome)
    }

    fn look_further(&mut self) -> (Vec<Unfinished>, usize) {
        Default::default()
    }
}

#[test]
#[ignore = "the next test runs it on a terminal of its own"]
fn a_game_that_panics_with_open_cards() {
    let names = Names::new("Anna", "Beth").unwrap();
    let first = First::Seat(Player::One.into());
    let mut app = App::deal(Settings::default(), Box::new(|| 42), Kind::Cards, names, first);
    let theme = Theme { depth: Depth::True, ascii: false, ..Theme::FULL };
    let effects = app.on(Event::Tick, Duration::ZERO);
    let _ = terminal::run(&mut app, effects, &|_| theme, &mut Panicking(2));
}

#[test]
fn after_a_panic_no_card_stays() {
    let this = std::env::current_exe().unwrap();
    let name = "scrollback::a_game_that_panics_with_open_cards";
    let args = ["--exact", name, "--ignored", "--nocapture"];
    let env = [("RUST_BACKTRACE", "0")];
    let pty = Pty::command_as_job(this.to_str().unwrap(), &args, &env, SIZE);
    let open = Open::new(pty);
    // The cards are put aside, which is not drawn any more.
    open.pty.send("?");
    assert_eq!(open.pty.wait_job_exit(), 101);
    open.shows_no_secret("a panic");
    let (_, screen) = left_of(&open.pty.raw());
    assert!(!screen.concat().contains("Deck"), "{}", screen.join("\n"));
}

#[test]
fn stopped_and_back_no_card_stays() {
    for way in [None, Some(Signal::TSTP), Some(Signal::STOP)] {
        let mut open = Open::new(Pty::job(&DEAL, &[], SIZE));
        let name = format!("{way:?}");
        match way {
            None => open.pty.send([26]),
            Some(signal) => open.pty.signal(signal),
        }
        open.pty.wait_until("the shell", |screen| screen.contents().contains("[stopped]"));
        // Nobody can hide anything from a stop that is not announced.
        if way != Some(Signal::STOP) {
            open.left_a_clean_screen(&name);
        }
        let before = open.pty.bytes();
        // Not Enter: the keyboard may still be in the mode of the game.
        open.pty.send("\n");
        open.pty.wait_frame(before);
        covered(&open.pty);
        open.shows_no_secret(&name);
    }
}

#[test]
fn another_size_covers_the_cards_and_scrolls_nothing_away() {
    for (cols, rows) in [(80, 20), (70, 24), (100, 30), (79, 24)] {
        let open = Open::new(Pty::job(&DEAL, &[], SIZE));
        // Lines below the cursor are cut off, those above it would be scrolled away.
        assert_eq!(open.pty.look(|screen| screen.cursor_position()), (0, 0));
        let before = open.pty.bytes();
        open.pty.resize(cols, rows);
        open.pty.wait_frame(before);
        open.pty.wait_until("the table", |screen| screen.contents().contains("Deck"));
        assert_eq!(asked(&open.pty.screen()), Some(Ask::Space));
        open.shows_no_secret(&format!("{cols}x{rows}"));
    }
}

#[test]
fn what_stood_there_before_the_game_is_still_in_the_scrollback() {
    let script = "echo earlier words; exec \"$@\"";
    let game = [&["-c", script, "sh", GAME][..], &DEAL].concat();
    let open = Open::new(Pty::command_as_job("/bin/sh", &game, &[], SIZE));
    open.pty.send([3]);
    open.pty.wait_job_exit();
    open.left_a_clean_screen("Ctrl-C");
    let (away, _) = left_of(&open.pty.raw());
    assert!(away.iter().any(|line| line.contains("earlier words")));
    // Nor is the scrollback itself ever cleared.
    assert!(!open.pty.raw().windows(4).any(|bytes| bytes == b"\x1b[3J"));
}
