//! The one table of keys: dispatch, key bar, help overlay and `--help` are made from it.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::command::Command;
use crate::rules::Color;
use crate::rules::cards::Side;

/// What the players are looking at, which decides what a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The start screen, while a name is typed.
    Naming,
    /// The start screen otherwise.
    Start,
    /// Everything lies face down; a player is to take over.
    Covered,
    /// A player chooses an action.
    Choose,
    /// A player looks at what they drew.
    Review,
    /// A colour is chosen from a Mountain.
    Draft,
    /// The game is over.
    Over,
    /// The rules and keys lie on top.
    Help,
    /// The log lies on top.
    Log,
    /// The question whether to leave.
    Quit,
    /// The question whether both agree to end.
    Agree,
    /// A record is stepped through.
    Replay,
}

/// A row of the table: some keys that belong together.
pub struct Row {
    /// Where they work.
    pub contexts: &'static [Context],
    /// The keys and what they do; those that are shown come first, in that order.
    pub keys: &'static [(KeyCode, Command)],
    /// The keys as they are shown.
    pub shown: &'static str,
    /// A word or two for the key bar; empty if it is not listed there.
    pub label: &'static str,
    /// How readily it is left out of a key bar with little room: 0 is never.
    pub rank: u8,
    /// What the help says.
    pub help: &'static str,
}

use Context::{
    Agree, Choose, Covered, Draft, Help, Log, Naming, Over, Quit, Replay, Review, Start,
};

const fn key(c: char) -> KeyCode {
    KeyCode::Char(c)
}

const ENTER: KeyCode = KeyCode::Enter;

/// The letters of the colours.
const COLORS: &[(KeyCode, Command)] = &[
    (key('r'), Command::Color(Color::Red)),
    (key('o'), Command::Color(Color::Orange)),
    (key('y'), Command::Color(Color::Yellow)),
    (key('g'), Command::Color(Color::Green)),
    (key('p'), Command::Color(Color::Purple)),
    (key('b'), Command::Color(Color::Black)),
];

/// The digits of a number.
const DIGITS: &[(KeyCode, Command)] = &[
    (key('1'), Command::Digit(1)),
    (key('2'), Command::Digit(2)),
    (key('3'), Command::Digit(3)),
    (key('4'), Command::Digit(4)),
    (key('5'), Command::Digit(5)),
    (key('6'), Command::Digit(6)),
    (key('7'), Command::Digit(7)),
    (key('8'), Command::Digit(8)),
    (key('9'), Command::Digit(9)),
    (key('0'), Command::Digit(0)),
];

/// A row; `bar` is its label in the key bar and the rank.
const fn row(
    contexts: &'static [Context],
    shown: &'static str,
    bar: (&'static str, u8),
    help: &'static str,
    keys: &'static [(KeyCode, Command)],
) -> Row {
    let (label, rank) = bar;
    Row {
        contexts,
        keys,
        shown,
        label,
        rank,
        help,
    }
}

/// All keys.
#[rustfmt::skip] // a table reads better as one
pub const ROWS: &[Row] = &[
    // Enter turns nothing up, but says what does.
    row(&[Covered], "Space", ("show my cards", 0), "turn your own cards up, or cover them",
        &[(key(' '), Command::Reveal), (ENTER, Command::Confirm)]),
    row(&[Choose], "r o y g p b", ("colour", 0), "choose a colour of your hand",
        COLORS),
    row(&[Draft], "r o y g p b", ("colour", 0), "choose a colour of the Mountain",
        COLORS),
    row(&[Choose], "1 2", ("Mandala", 0), "play into the left or the right Mandala",
        &[(key('1'), Command::Side(Side::Left)), (key('2'), Command::Side(Side::Right))]),
    row(&[Choose], "m f x", ("place", 0), "build the Mountain, grow your Field, or discard",
        &[(key('m'), Command::Mountain), (key('f'), Command::Field),
          (key('x'), Command::Discard)]),
    row(&[Choose, Draft], "Left Right h l Tab", ("", 0), "go through the choices",
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next),
          (key('h'), Command::Previous), (key('l'), Command::Next),
          (KeyCode::Tab, Command::Next), (KeyCode::BackTab, Command::Previous)]),
    row(&[Choose], "+ - Up Down k j", ("", 0), "play or discard more or fewer cards",
        &[(key('+'), Command::Up), (key('-'), Command::Down),
          (KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down), (key('='), Command::Up)]),
    row(&[Choose], "Enter", ("play", 0), "play what is chosen",
        &[(ENTER, Command::Confirm)]),
    row(&[Review], "Enter", ("hand over", 0), "end your turn and cover your cards",
        &[(ENTER, Command::Confirm)]),
    row(&[Review], "u", ("take back", 0), "take a Field play back before handing over",
        &[(key('u'), Command::TakeBack), (KeyCode::Backspace, Command::TakeBack)]),
    row(&[Draft], "Enter", ("take it", 0), "take the chosen colour",
        &[(ENTER, Command::Confirm)]),
    row(&[Choose], "Space", ("hide", 2), "cover your cards",
        &[(key(' '), Command::Reveal)]),
    row(&[Review], "Space", ("flip", 2), "cover your cards, or turn them up again",
        &[(key(' '), Command::Reveal)]),
    row(&[Draft], "Space", ("my cards", 2), "turn the chooser's cards up, or cover them",
        &[(key(' '), Command::Reveal)]),
    row(&[Choose, Review, Draft], "Esc", ("", 0), "step back; cover your cards",
        &[(KeyCode::Esc, Command::Back)]),
    // Not a letter that was just typed for a colour.
    row(&[Over], "a", ("again", 0), "a rematch; the other player starts",
        &[(key('a'), Command::Rematch)]),
    row(&[Over], "n", ("new game", 0), "play again with other names",
        &[(key('n'), Command::NewGame)]),
    row(&[Replay], "Right Left", ("step", 0), "one action forward or back",
        &[(KeyCode::Right, Command::Next), (KeyCode::Left, Command::Previous),
          (key('l'), Command::Next), (key('h'), Command::Previous), (key(' '), Command::Next)]),
    row(&[Replay], "1 2 3 4 5 6 7 8 9 0", ("turn", 2), "type the number of a turn",
        DIGITS),
    row(&[Replay], "Enter", ("", 0), "go to the turn that was typed, or one action forward",
        &[(ENTER, Command::Confirm)]),
    row(&[Replay], "Backspace Esc", ("", 0), "take a digit back, or the whole number",
        &[(KeyCode::Backspace, Command::Erase), (KeyCode::Esc, Command::Back)]),
    row(&[Replay], "PgDn PgUp", ("10 steps", 3), "ten actions forward or back",
        &[(KeyCode::PageDown, Command::PageDown), (KeyCode::PageUp, Command::PageUp)]),
    row(&[Replay], "d", ("destruction", 1), "to the next destruction",
        &[(key('d'), Command::NextDestruction)]),
    row(&[Replay], "Home End", ("start end", 3), "to the deal or to the last action",
        &[(KeyCode::Home, Command::Top), (KeyCode::End, Command::Bottom)]),
    row(&[Help, Log], "Up Down k j", ("scroll", 0), "scroll",
        &[(KeyCode::Up, Command::Up), (KeyCode::Down, Command::Down),
          (key('k'), Command::Up), (key('j'), Command::Down)]),
    row(&[Help, Log], "PgUp PgDn Home End", ("page", 3), "scroll by pages",
        &[(KeyCode::PageUp, Command::PageUp), (KeyCode::PageDown, Command::PageDown),
          (KeyCode::Home, Command::Top), (KeyCode::End, Command::Bottom),
          (key(' '), Command::PageDown)]),
    row(&[Help, Log], "Esc", ("close", 0), "close",
        &[(KeyCode::Esc, Command::Back), (ENTER, Command::Back), (key('q'), Command::Back),
          (key('?'), Command::Back), (key('e'), Command::Back)]),
    row(&[Quit], "Enter", ("leave", 0), "leave the game; it is kept",
        &[(ENTER, Command::Leave), (key('q'), Command::Leave), (key('y'), Command::Leave)]),
    row(&[Quit], "a", ("agree to end", 0), "end the game here, if both agree, and count",
        &[(key('a'), Command::Agree)]),
    row(&[Agree], "y", ("yes, count", 0), "end the game here and count",
        &[(key('y'), Command::Confirm)]),
    row(&[Quit, Agree], "Esc", ("go on playing", 0), "go on playing",
        &[(KeyCode::Esc, Command::Back), (key('n'), Command::Back)]),
    row(&[Naming, Start], "Tab Up Down", ("move", 0), "go from line to line",
        &[(KeyCode::Tab, Command::Down), (KeyCode::Up, Command::Up),
          (KeyCode::Down, Command::Down), (KeyCode::BackTab, Command::Up)]),
    row(&[Start], "Left Right", ("change", 0), "change who starts",
        &[(KeyCode::Left, Command::Previous), (KeyCode::Right, Command::Next),
          (key('h'), Command::Previous), (key('l'), Command::Next), (key(' '), Command::Next)]),
    row(&[Naming, Start], "Enter", ("go on", 0), "go on; on the last line, deal",
        &[(ENTER, Command::Confirm)]),
    row(&[Naming], "Backspace", ("", 0), "remove the last letter of a name",
        &[(KeyCode::Backspace, Command::Erase)]),
    row(&[Covered, Choose, Review, Draft, Over, Replay], "e", ("events", 3), "everything that happened so far",
        &[(key('e'), Command::Log)]),
    row(&[Naming, Start, Covered, Choose, Review, Draft, Over, Replay], "?", ("help", 0), "the rules in short and all keys",
        &[(key('?'), Command::Help), (KeyCode::F(1), Command::Help)]),
    row(&[Covered, Choose, Review, Draft], "q", ("quit", 1), "leave, or end the game together",
        &[(key('q'), Command::Quit)]),
    row(&[Over, Replay], "q", ("quit", 1), "leave",
        &[(key('q'), Command::Quit)]),
    row(&[Naming, Start], "Esc", ("quit", 1), "leave",
        &[(KeyCode::Esc, Command::Leave)]),
];

/// The contexts whose keys the help lists, with their headings.
pub const HELP: [(Context, &str); 10] = [
    (Naming, "Typing a name"),
    (Start, "The start screen"),
    (Covered, "Taking over"),
    (Choose, "Your turn"),
    (Review, "After your action"),
    (Draft, "Choosing in a destruction"),
    (Over, "When the game is over"),
    (Quit, "Leaving"),
    (Agree, "Ending together"),
    (Replay, "Replaying a record"),
];

/// What a key means here.
pub fn command(context: Context, event: KeyEvent) -> Option<Command> {
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        return (event.code == key('c')).then_some(Command::Interrupt);
    }
    if event.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    // Capitals count too: Caps Lock must not get in the way.
    let code = match event.code {
        KeyCode::Char(c) => KeyCode::Char(c.to_ascii_lowercase()),
        code => code,
    };
    let listed = rows(context)
        .flat_map(|row| row.keys)
        .find(|(listed, _)| *listed == code);
    match (listed, event.code) {
        (Some((_, command)), _) => Some(*command),
        (None, KeyCode::Char(c)) if context == Naming => Some(Command::Type(c)),
        _ => None,
    }
}

/// The keys that work here.
pub fn rows(context: Context) -> impl Iterator<Item = &'static Row> {
    ROWS.iter()
        .filter(move |row| row.contexts.contains(&context))
}

/// The keys of a turn, a line each, for the command line's help.
pub fn summary() -> String {
    let contexts = [Covered, Choose, Review, Draft];
    let in_turn = |row: &&Row| row.contexts.iter().any(|c| contexts.contains(c));
    let mut lines: Vec<(&str, &str)> = Vec::new();
    for row in ROWS.iter().filter(in_turn) {
        let known = lines.iter().any(|(shown, _)| *shown == row.shown);
        if !row.label.is_empty() && !known {
            lines.push((row.shown, row.help));
        }
    }
    let line = |(shown, help)| format!("  {shown:<12} {help}\n");
    lines.into_iter().map(line).collect()
}
