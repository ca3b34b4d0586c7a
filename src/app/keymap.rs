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
    /// The keys and what they do.
    pub keys: &'static [(KeyCode, Command)],
    /// The keys as they are shown.
    pub shown: &'static str,
    /// A word or two for the key bar; empty if it is not listed there.
    pub label: &'static str,
    /// The same where there is little room; empty if it is left out then.
    pub brief: &'static str,
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

/// All keys.
pub const ROWS: &[Row] = &[
    Row {
        contexts: &[Covered],
        // Enter turns nothing up, but says what does.
        keys: &[(key(' '), Command::Reveal), (ENTER, Command::Confirm)],
        shown: "Space",
        label: "show my cards",
        brief: "show my cards",
        help: "turn your own cards up, or cover them",
    },
    Row {
        contexts: &[Choose],
        keys: &[
            (key('r'), Command::Color(Color::Red)),
            (key('o'), Command::Color(Color::Orange)),
            (key('y'), Command::Color(Color::Yellow)),
            (key('g'), Command::Color(Color::Green)),
            (key('p'), Command::Color(Color::Purple)),
            (key('b'), Command::Color(Color::Black)),
        ],
        shown: "r o y g p b",
        label: "colour",
        brief: "colour",
        help: "choose a colour of your hand",
    },
    Row {
        contexts: &[Draft],
        keys: &[
            (key('r'), Command::Color(Color::Red)),
            (key('o'), Command::Color(Color::Orange)),
            (key('y'), Command::Color(Color::Yellow)),
            (key('g'), Command::Color(Color::Green)),
            (key('p'), Command::Color(Color::Purple)),
            (key('b'), Command::Color(Color::Black)),
        ],
        shown: "r o y g p b",
        label: "colour",
        brief: "colour",
        help: "choose a colour of the Mountain",
    },
    Row {
        contexts: &[Choose],
        keys: &[
            (key('1'), Command::Side(Side::Left)),
            (key('2'), Command::Side(Side::Right)),
        ],
        shown: "1 2",
        label: "Mandala",
        brief: "Mandala",
        help: "play into the left or the right Mandala",
    },
    Row {
        contexts: &[Choose],
        keys: &[
            (key('m'), Command::Mountain),
            (key('f'), Command::Field),
            (key('x'), Command::Discard),
        ],
        shown: "m f x",
        label: "Mountain, Field, discard",
        brief: "place",
        help: "build the Mountain, grow your Field, or discard",
    },
    Row {
        contexts: &[Choose, Draft],
        keys: &[
            (KeyCode::Left, Command::Previous),
            (KeyCode::Right, Command::Next),
            (key('h'), Command::Previous),
            (key('l'), Command::Next),
            (KeyCode::Tab, Command::Next),
            (KeyCode::BackTab, Command::Previous),
        ],
        shown: "Left Right h l Tab",
        label: "",
        brief: "",
        help: "go through the choices",
    },
    Row {
        contexts: &[Choose],
        keys: &[
            (key('+'), Command::More),
            (key('-'), Command::Fewer),
            (key('='), Command::More),
            (KeyCode::Up, Command::More),
            (KeyCode::Down, Command::Fewer),
            (key('k'), Command::More),
            (key('j'), Command::Fewer),
        ],
        shown: "+ - Up Down k j",
        label: "",
        brief: "",
        help: "play or discard more or fewer cards",
    },
    Row {
        contexts: &[Choose],
        keys: &[(ENTER, Command::Confirm)],
        shown: "Enter",
        label: "play",
        brief: "play",
        help: "play what is chosen",
    },
    Row {
        contexts: &[Review],
        keys: &[(ENTER, Command::Confirm)],
        shown: "Enter",
        label: "hand over",
        brief: "hand over",
        help: "end your turn and cover your cards",
    },
    Row {
        contexts: &[Review],
        keys: &[
            (key('u'), Command::TakeBack),
            (KeyCode::Backspace, Command::TakeBack),
        ],
        shown: "u",
        label: "take back",
        brief: "take back",
        help: "take a Field play back before handing over",
    },
    Row {
        contexts: &[Draft],
        keys: &[(ENTER, Command::Confirm)],
        shown: "Enter",
        label: "take it",
        brief: "take it",
        help: "take the chosen colour",
    },
    Row {
        contexts: &[Choose, Review, Draft],
        keys: &[(key(' '), Command::Reveal)],
        shown: "Space",
        label: "cards",
        brief: "cards",
        help: "cover your cards, or turn them up again",
    },
    Row {
        contexts: &[Choose],
        keys: &[(KeyCode::Esc, Command::Back)],
        shown: "Esc",
        label: "",
        brief: "",
        help: "step back",
    },
    Row {
        contexts: &[Over],
        keys: &[(key('r'), Command::Rematch), (ENTER, Command::Rematch)],
        shown: "r",
        label: "rematch",
        brief: "rematch",
        help: "play again; the other player starts",
    },
    Row {
        contexts: &[Over],
        keys: &[(key('n'), Command::NewGame)],
        shown: "n",
        label: "new game",
        brief: "new game",
        help: "play again with other names",
    },
    Row {
        contexts: &[Replay],
        keys: &[
            (KeyCode::Right, Command::Next),
            (KeyCode::Left, Command::Previous),
            (key('l'), Command::Next),
            (key('h'), Command::Previous),
            (key(' '), Command::Next),
            (ENTER, Command::Next),
        ],
        shown: "Right Left",
        label: "step",
        brief: "step",
        help: "one action forward or back",
    },
    Row {
        contexts: &[Replay],
        keys: &[
            (KeyCode::PageDown, Command::PageDown),
            (KeyCode::PageUp, Command::PageUp),
        ],
        shown: "PgDn PgUp",
        label: "10 steps",
        brief: "",
        help: "ten actions forward or back",
    },
    Row {
        contexts: &[Replay],
        keys: &[(key('d'), Command::NextDestruction)],
        shown: "d",
        label: "destruction",
        brief: "destruction",
        help: "to the next destruction",
    },
    Row {
        contexts: &[Replay],
        keys: &[
            (KeyCode::Home, Command::Top),
            (KeyCode::End, Command::Bottom),
        ],
        shown: "Home End",
        label: "start end",
        brief: "",
        help: "to the deal or to the last action",
    },
    Row {
        contexts: &[Help, Log],
        keys: &[
            (KeyCode::Up, Command::More),
            (KeyCode::Down, Command::Fewer),
            (key('k'), Command::More),
            (key('j'), Command::Fewer),
        ],
        shown: "Up Down k j",
        label: "scroll",
        brief: "scroll",
        help: "scroll",
    },
    Row {
        contexts: &[Help, Log],
        keys: &[
            (KeyCode::PageUp, Command::PageUp),
            (KeyCode::PageDown, Command::PageDown),
            (key(' '), Command::PageDown),
            (KeyCode::Home, Command::Top),
            (KeyCode::End, Command::Bottom),
        ],
        shown: "PgUp PgDn Home End",
        label: "page",
        brief: "",
        help: "scroll by pages",
    },
    Row {
        contexts: &[Help, Log],
        keys: &[
            (KeyCode::Esc, Command::Back),
            (ENTER, Command::Back),
            (key('q'), Command::Back),
            (key('?'), Command::Back),
            (key('e'), Command::Back),
        ],
        shown: "Esc",
        label: "close",
        brief: "close",
        help: "close",
    },
    Row {
        contexts: &[Quit],
        keys: &[
            (ENTER, Command::Leave),
            (key('q'), Command::Leave),
            (key('y'), Command::Leave),
        ],
        shown: "Enter",
        label: "leave",
        brief: "leave",
        help: "leave the game; it is kept",
    },
    Row {
        contexts: &[Quit],
        keys: &[(key('a'), Command::Agree)],
        shown: "a",
        label: "agree to end",
        brief: "agree to end",
        help: "end the game here, if both agree, and count",
    },
    Row {
        contexts: &[Agree],
        keys: &[(key('y'), Command::Confirm), (ENTER, Command::Confirm)],
        shown: "y",
        label: "yes, count",
        brief: "yes, count",
        help: "end the game here and count",
    },
    Row {
        contexts: &[Quit, Agree],
        keys: &[(KeyCode::Esc, Command::Back), (key('n'), Command::Back)],
        shown: "Esc",
        label: "go on playing",
        brief: "go on",
        help: "go on playing",
    },
    Row {
        contexts: &[Naming, Start],
        keys: &[
            (KeyCode::Tab, Command::Fewer),
            (KeyCode::Down, Command::Fewer),
            (KeyCode::BackTab, Command::More),
            (KeyCode::Up, Command::More),
        ],
        shown: "Tab Up Down",
        label: "move",
        brief: "move",
        help: "go from line to line",
    },
    Row {
        contexts: &[Start],
        keys: &[
            (KeyCode::Left, Command::Previous),
            (KeyCode::Right, Command::Next),
            (key('h'), Command::Previous),
            (key('l'), Command::Next),
            (key(' '), Command::Next),
        ],
        shown: "Left Right",
        label: "change",
        brief: "change",
        help: "change who starts",
    },
    Row {
        contexts: &[Naming, Start],
        keys: &[(ENTER, Command::Confirm)],
        shown: "Enter",
        label: "next",
        brief: "next",
        help: "go on; on the last line, deal",
    },
    Row {
        contexts: &[Naming],
        keys: &[(KeyCode::Backspace, Command::Erase)],
        shown: "Backspace",
        label: "",
        brief: "",
        help: "remove the last letter of a name",
    },
    Row {
        contexts: &[Covered, Choose, Review, Draft, Over, Replay],
        keys: &[(key('e'), Command::Log)],
        shown: "e",
        label: "events",
        brief: "",
        help: "everything that happened so far",
    },
    Row {
        contexts: &[Naming, Start, Covered, Choose, Review, Draft, Over, Replay],
        keys: &[(key('?'), Command::Help), (KeyCode::F(1), Command::Help)],
        shown: "?",
        label: "help",
        brief: "help",
        help: "the rules in short and all keys",
    },
    Row {
        contexts: &[Covered, Choose, Review, Draft, Over, Replay],
        keys: &[(key('q'), Command::Quit)],
        shown: "q",
        label: "quit",
        brief: "quit",
        help: "leave, or end the game together",
    },
    Row {
        contexts: &[Naming, Start],
        keys: &[(KeyCode::Esc, Command::Leave)],
        shown: "Esc",
        label: "quit",
        brief: "quit",
        help: "leave",
    },
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
    let turn = |row: &&Row| row.contexts.iter().any(|c| contexts.contains(c));
    let lines = ROWS.iter().filter(turn).filter(|row| !row.label.is_empty());
    lines
        .map(|row| format!("  {:<12} {}\n", row.shown, row.help))
        .collect()
}
