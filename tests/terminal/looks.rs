//! What terminals of few abilities are sent.

use crate::player::{Chance, Story, at_many_tables, calm, covered, deal, show};
use crate::prepared::{played, resumed, to_the_last_draft};
use crate::pty::Pty;
use mandala::rules::Kind;
use mandala::texts::ENGLISH;
use vt100::MouseProtocolMode;

/// Everything that sets colors or attributes, colors with their numbers.
fn attributes(raw: &[u8]) -> Vec<Vec<u16>> {
    let text = String::from_utf8_lossy(raw);
    let mut all = Vec::new();
    for rest in text.split("\x1b[").skip(1) {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != ';');
        let Some(end) = end.filter(|&end| rest[end..].starts_with('m')) else {
            continue;
        };
        let numbers: Vec<u16> = rest[..end].split(';').map(|n| n.parse().unwrap_or(0)).collect();
        let mut rest = &numbers[..];
        while !rest.is_empty() {
            let length = match rest {
                [38 | 48 | 58, 5, ..] => 3,
                [38 | 48 | 58, 2, ..] => 5,
                _ => 1,
            };
            all.push(rest[..length].to_vec());
            rest = &rest[length..];
        }
    }
    all
}

/// All that is written in a game: two turns, a draft and the score, and the help.
fn looked_at(options: &[&str], env: &[(&str, &str)]) -> Vec<u8> {
    let pty = deal(options, env);
    let (mut story, mut chance) = (Story::default(), Chance(5));
    story.play(&pty, &mut chance, 2);
    pty.press("?");
    pty.press("\x1b");
    let end = resumed(&to_the_last_draft(played(0)), options, env);
    story.play_out(&end, &mut chance);
    assert!(story.drafts > 0);
    [pty.raw(), end.raw()].concat()
}

/// Whether anything on the screen is bold, and whether anything is reversed.
fn marks(pty: &Pty) -> (bool, bool) {
    pty.look(|screen| {
        let (rows, cols) = screen.size();
        let cells = (0..rows.get()).flat_map(|row| (0..cols.get()).map(move |col| (row, col)));
        let cells: Vec<_> = cells.filter_map(|(row, col)| screen.cell(row, col)).collect();
        (cells.iter().any(|cell| cell.bold()), cells.iter().any(|cell| cell.inverse()))
    })
}

#[test]
fn without_colors_nothing_is_colored_and_the_choice_is_still_seen() {
    let ways = [(&[][..], &[("NO_COLOR", "1")][..]), (&["--color", "never"], &[])];
    at_many_tables(ways, |(options, env)| {
        for numbers in attributes(&looked_at(options, env)) {
            let plain = [0, 1, 2, 3, 4, 7, 22, 23, 24, 27, 39, 49, 59];
            assert!(numbers.iter().all(|n| plain.contains(n)), "{numbers:?}");
        }
        let pty = deal(options, env);
        show(&pty);
        for keys in ["\t", "x"] {
            pty.press(keys);
        }
        assert_eq!(marks(&pty), (true, true), "{}", pty.screen());
    });
}

#[test]
fn of_256_colors_only_those_are_used() {
    let all = attributes(&looked_at(&["--color", "256"], &[]));
    assert!(all.iter().any(|numbers| numbers.starts_with(&[38, 5])));
    assert!(!all.iter().any(|numbers| numbers.len() == 5));
}

#[test]
fn of_16_colors_only_those_are_used() {
    for numbers in attributes(&looked_at(&["--color", "16"], &[])) {
        // The sixteen are named by number too.
        if let [38 | 48, rest @ ..] = &numbers[..] {
            assert!(matches!(rest, [5, 0..16]), "{numbers:?}");
        }
    }
}

#[test]
fn colors_asked_for_by_name_are_used_even_under_no_color() {
    let all = attributes(&looked_at(&["--color", "always"], &[("NO_COLOR", "1")]));
    assert!(all.iter().any(|numbers| numbers.starts_with(&[48, 2])));
}

#[test]
fn ascii_means_no_other_byte() {
    assert!(looked_at(&["--ascii"], &[]).is_ascii());
    let pty = Pty::spawn(&["--ascii", "--seed", "1"], &[], (120, 40));
    pty.wait_for("Deal the cards");
    pty.wait_frame(0);
    assert!(pty.raw().is_ascii());
}

#[test]
fn the_mouse_is_asked_for_clicks_only_and_left_alone_if_so_wanted() {
    let pty = deal(&[], &[]);
    assert_eq!(pty.modes().mouse, MouseProtocolMode::PressRelease);
    // A click on the key bar turns nothing up, and one on the hand does.
    calm();
    pty.send("\x1b[<0;3;24M\x1b[<0;3;24m");
    pty.wait_quiet();
    covered(&pty);
    calm();
    pty.press("\x1b[<0;24;2M");
    pty.wait_gone("press Space when");
    drop(pty);

    let mut pty = deal(&["--no-mouse"], &[]);
    pty.send([3]);
    pty.wait_exit();
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    for mode in ["?1000", "?1002", "?1003", "?1006", "?1015"] {
        assert!(!raw.contains(mode));
    }
}

#[test]
fn a_key_costs_the_difference_only() {
    let pty = deal(&[], &[]);
    let whole = pty.bytes();
    show(&pty);
    for _ in 0..6 {
        let before = pty.bytes();
        pty.press("\t");
        let cost = pty.bytes() - before;
        assert!(cost < whole / 4, "{cost} of {whole}");
    }
    // What means nothing costs nothing: then the help is all that is drawn.
    show(&pty);
    let before = pty.bytes();
    pty.press("?");
    let help = pty.bytes() - before;
    pty.press("\x1b");
    let before = pty.bytes();
    pty.press("\x1b[<0;500;500M\x1b[<0;500;500m!\x1b[<35;10;10M?");
    assert_eq!(pty.bytes() - before, help);
}

/// The start screen of a terminal with 24 bits of color, whose first name is to be typed.
fn start(options: &[&str]) -> Pty {
    Pty::spawn(options, &[("COLORTERM", "truecolor")], (80, 24))
}

fn cloth(pty: &Pty) -> Option<vt100::Color> {
    pty.look(|screen| screen.cell(0, 0).map(|cell| cell.bgcolor()))
}

const LIGHT: &str = "\x1b]11;rgb:ffff/fefe/fdfd\x1b\\";
const PAPER: vt100::Color = vt100::Color::Rgb(0xf7, 0xf1, 0xe4);
const DARK: vt100::Color = vt100::Color::Rgb(0x2a, 0x33, 0x46);

#[test]
fn the_palette_goes_with_the_ground_that_the_terminal_tells() {
    for (answer, ground) in [(LIGHT, PAPER), ("\x1b]11;rgb:00/00/00\x07", DARK)] {
        let pty = start(&[]);
        // It is there when the terminal is asked.
        pty.send(answer);
        pty.wait_for("M A N D A L A");
        assert_eq!(cloth(&pty), Some(ground), "{}", pty.screen());
        assert!(!pty.screen().contains("rgb"), "{}", pty.screen());
    }
    let pty = start(&["--palette", "light"]);
    pty.wait_for("M A N D A L A");
    assert_eq!(cloth(&pty), Some(PAPER), "{}", pty.screen());
    let raw = String::from_utf8_lossy(&pty.raw()).into_owned();
    assert!(!raw.contains("\x1b]11;"), "nobody needs to be asked");
}

#[test]
fn an_answer_that_comes_late_and_in_pieces_is_not_typed_into_a_name() {
    let pty = start(&["--seed", "1"]);
    pty.wait_for("M A N D A L A");
    assert_eq!(cloth(&pty), Some(DARK), "{}", pty.screen());
    for piece in LIGHT.as_bytes().chunks(5) {
        pty.send(piece);
        pty.wait_quiet();
    }
    pty.press("Zoe");
    pty.wait_for("Zoe");
    let screen = pty.screen();
    assert!(!screen.contains("rgb") && !screen.contains("ff/"), "{screen}");
}

#[test]
fn the_cursor_stands_at_what_is_chosen_so_that_braille_lines_follow() {
    let pty =
        Pty::spawn(&["--game", "tiles", "--names", "Anna,Beth", "--no-motion"], &[], (80, 24));
    pty.wait_for("Anna");
    pty.wait_frame(0);
    let cursor = || pty.look(vt100::Screen::cursor_position);
    let row = |text: &str| {
        let screen = pty.screen();
        screen.lines().position(|line| line.contains(text))
    };
    let begin = ENGLISH.games().game(Kind::Tiles).deal;
    // The lines of a menu.
    let (first, _) = cursor();
    pty.press("\x1b[B");
    let (next, _) = cursor();
    assert_eq!(usize::from(next), row(begin).expect("such a line"));
    assert_ne!(first, next);
    // The end of a name that is typed.
    pty.press("\x1b[A");
    pty.press("\x1b[A");
    let (_, before) = cursor();
    pty.press("x");
    let (name, after) = cursor();
    assert_eq!(usize::from(name), row("Bethx").expect("the name"));
    assert_eq!(after, before + 1);
    assert!(pty.modes().hide_cursor);
}
