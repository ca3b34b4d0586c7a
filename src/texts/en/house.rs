//! What is said at every table.

use std::io;

use super::{English, cards, files, games, listed, pyramids, record, tiles};
use crate::app::command::Command;
use crate::app::keymap::{self, Binding, Context, Hint, KeyCode};
use crate::app::start::{Damage, Line, Title};
use crate::app::{AnyTable, Common, Reason, ReplayAt, Saving, Series, Warning, cards as table};
use crate::plain::Plain;
use crate::record::{
    AnyRecord, Names, cards as card_game, pyramids as pyramid_game, tiles as tile_game,
};
use crate::rules::{Kind, Level, Seat};
use crate::story::Expected;
use crate::story::pyramids::Verdict;
use crate::texts::language::{Called, Cards, House, Pyramids, Tiles};

/// The name of the key that does something here.
pub(super) fn key(context: Context, command: Command) -> String {
    keymap::name(keymap::key_for(context, command))
}

/// What some keys are for, in short for the key bar and in full for the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyWords {
    /// A word or two; empty if they are in the help only.
    pub label: &'static str,
    /// What they do.
    pub help: &'static str,
}

/// What some keys are for, where this game is played or about to be.
pub fn key_words(hint: Hint, kind: Kind) -> KeyWords {
    let is_duel = games::is_duel(kind);
    let (label, help) = match hint {
        Hint::Cards(hint) => return cards::key_words(hint),
        Hint::Hurry => (
            "go on",
            "see the computer's move at once; any other key does that, too",
        ),
        Hint::TakeBack if kind == Kind::Cards => (
            "undo",
            "undo a Field play that completed nothing, until the computer answers",
        ),
        Hint::TakeBack => ("undo", "undo what you did last and the answer to it"),
        Hint::Review => ("review", "where a finished game was decided"),
        Hint::Mistakes => (
            "mistakes",
            "to the next decision that cost much, or back to the one before it, in the order \
             of the game; the first time, review the game",
        ),
        Hint::LookAt => ("look", "look at the decision on the table"),
        Hint::ToScore => (
            "score",
            "forget the number; after a game, back to the score",
        ),
        Hint::Hints => (
            "hints",
            "hints: your best moves (between people only if set)",
        ),
        Hint::Seat => (
            "computer",
            "let a person or a computer play here; level 1 is the easiest",
        ),
        Hint::Again if is_duel => ("again", "a rematch; the other player starts"),
        Hint::Tiles(hint) => return tiles::key_words(hint),
        Hint::Pyramids(hint) => return pyramids::key_words(hint),
        Hint::Again => ("again", "a rematch; the next player starts"),
        Hint::NewGame => ("new", "a new game, with other names or another game"),
        Hint::FinalTable => ("table", "look at the table again, or at the score"),
        Hint::Step => ("step", "one action forward or back"),
        Hint::Turn => ("turn number", "type the number of a turn"),
        Hint::GoToTurn => (
            "",
            "go to the turn that was typed, before it is taken; else one action forward",
        ),
        Hint::EraseTurn => ("", "take a digit back"),
        Hint::TenSteps => ("10 steps", "ten actions forward or back"),
        Hint::TurningPoint => return games::of(kind).turning_point,
        Hint::StartAndEnd => ("start end", "to the beginning or to the last action"),
        Hint::Scroll => ("scroll", "scroll"),
        Hint::Page => ("page", "scroll by pages"),
        Hint::Close => ("close", "close"),
        Hint::LeaveGame => ("leave", "leave the game; it is kept"),
        Hint::Agree if is_duel => ("agree to end", "end now and count, if both players agree"),
        Hint::Agree => ("agree to end", "end now and count, if all players agree"),
        Hint::Count => ("yes, count", "end now and count"),
        Hint::KeepPlaying => ("go on playing", "go on playing"),
        Hint::Lines => ("move", "go from line to line"),
        Hint::Change => ("change", "change what is chosen"),
        Hint::GoOn => ("go on", "go on; on the last line, begin"),
        Hint::Begin => ("begin", "begin the game"),
        Hint::EraseLetter => ("", "remove the last letter of a name"),
        Hint::Log => ("events", "everything that happened so far"),
        Hint::Settings => ("settings", "settings: motion, mouse, colors and more"),
        Hint::ChangeSetting => ("change", "change what is set"),
        Hint::Help => ("help", "a picture of the table, the rules and all keys"),
        Hint::Quit if kind.ends_by_agreement() => ("quit", "leave, or end the game together"),
        Hint::Quit => ("quit", "leave; the game is kept"),
        Hint::Leave => ("quit", "leave"),
    };
    KeyWords { label, help }
}

/// The heading of the keys that work somewhere; none where the help does not list them.
pub fn keys_heading(context: Context) -> Option<String> {
    let title = match context {
        Context::Naming => "Typing a name",
        Context::Start => "The start screen",
        Context::Cards(context) => cards::keys_heading(context),
        Context::Tiles(context) => tiles::keys_heading(context),
        Context::Pyramids => pyramids::KEYS,
        Context::Waiting(_) => "While a computer decides",
        Context::Over => "When the game is over",
        Context::Quit => "Leaving",
        Context::Agree => "Ending together",
        Context::Replay => "Replaying a record",
        Context::Review => "The review of a game",
        Context::Settings => "Settings",
        Context::Help | Context::Log => return None,
    };
    Some(format!("Keys: {title}"))
}

/// The keys of a turn, one line each, for the command line's help.
pub fn keys_of_a_turn(kind: Kind) -> String {
    let bindings = keymap::of_a_turn(kind);
    let keys = |binding: &Binding| binding.names().join(" ");
    let longest = bindings.iter().map(|binding| keys(binding).len()).max();
    let width = longest.unwrap_or(0).max(12);
    let line = |binding: &&Binding| {
        let help = key_words(binding.hint, kind).help;
        format!("  {:<width$} {help}\n", keys(binding))
    };
    bindings.iter().map(line).collect()
}

/// Why something cannot be done now. Like the refusals of the games, it begins with a small
/// letter and has no full stop.
pub fn reason(reason: Reason) -> String {
    match reason {
        Reason::HintsOff => {
            // The key is the same at every table.
            let settings = key(Context::Pyramids, Command::Settings);
            format!("hints are off between people; {settings} turns them on")
        }
        Reason::CardsDown => {
            let show = Command::Cards(table::Command::Reveal);
            let show = key(Context::Cards(table::Context::Draft), show);
            format!("hints need your cards; {show} shows them")
        }
        Reason::LaidOut => "only a game that was dealt can be reviewed".to_string(),
        Reason::NothingFound => "there is no decision to look at".to_string(),
        Reason::ShareFirst => "you can agree to end once the Mandala is shared out".to_string(),
        Reason::NothingToChange => {
            let go_on = key(Context::Start, Command::Confirm);
            format!("there is nothing to change here; {go_on} goes on")
        }
        Reason::NoScore => {
            let quit = key(Context::Replay, Command::Quit);
            format!("this is the replay of a record; {quit} leaves it")
        }
    }
}

/// A warning to all players.
pub fn warning(warning: &Warning, names: &Names) -> String {
    // The key is the same as long as a game is played.
    let playing = Context::Cards(table::Context::Covered);
    match warning {
        Warning::NotSaved => format!("Not saved! See {}", key(playing, Command::Quit)),
        Warning::NewFile => format!("New file! See {}", key(playing, Command::Quit)),
        Warning::Cards(warning) => cards::warning(warning, names),
    }
}

/// What every table says.
pub fn common(sentence: Common, names: &dyn Called) -> String {
    match sentence {
        Common::Replay(ReplayAt { at, of, turn, .. }) => {
            format!("Replay: action {at} of {of}, turn {turn}")
        }
        Common::GoesTo { go, turn } => {
            format!("Replay: {} goes to turn {turn}", keymap::name(go))
        }
        Common::NoTurn(turn) => super::sentence(&no_turn(turn)),
        Common::Thinking(seat) => format!("{} is thinking.", names.of(seat)),
        Common::Expects(Expected { chance, lead }) => {
            format!("Your chance to win: {chance} %, by {lead}.")
        }
    }
}

/// What a replay says that has gone to its end instead.
pub fn no_turn(turn: usize) -> String {
    format!("there is no turn {turn}; this is the end")
}

/// How the games of a series came out, once it has more than one game.
pub fn series(series: &Series, names: &Names) -> Option<String> {
    if series.games() < 2 {
        return None;
    }
    let seats = Seat::all(names.count());
    let won: Vec<String> = seats
        .map(|seat| format!("{} {}", names.of(seat), series.wins(seat)))
        .collect();
    let won = format!("Games won: {}", won.join(", "));
    Some(match series.draws {
        0 => won,
        draws => format!("{won}, {draws} drawn"),
    })
}

/// How a game that was played came out, once it is over.
pub fn result(table: &AnyTable) -> Option<String> {
    match table.kind() {
        Kind::Cards => cards_result(table.cards()?),
        Kind::Tiles => tiles_result(table.tiles()?),
        Kind::Pyramids => pyramids_result(table.pyramids()?),
    }
}

/// What something is worth.
pub(super) fn points(points: u16) -> String {
    match points {
        1 => "1 point".to_string(),
        n => format!("{n} points"),
    }
}

/// A player's total, and by how much it is the higher one, if it is.
pub fn total(total: u16, ahead: u16) -> String {
    match ahead {
        0 => points(total),
        _ => format!("{}, {ahead} ahead", points(total)),
    }
}

/// How the game of a record came out, once it is over.
pub fn recorded_result(record: &AnyRecord) -> Option<String> {
    match record {
        AnyRecord::Cards(record) => cards_result(record),
        AnyRecord::Tiles(record) => tiles_result(record),
        AnyRecord::Pyramids(record) => pyramids_result(record),
    }
}

fn cards_result(course: &card_game::Course) -> Option<String> {
    let verdict = course.game().verdict()?;
    Some(Cards::result(&English, &verdict, course.names()))
}

fn tiles_result(course: &tile_game::Course) -> Option<String> {
    let verdict = course.game().verdict()?;
    Some(Tiles::result(&English, &verdict, course.names()))
}

fn pyramids_result(course: &pyramid_game::Course) -> Option<String> {
    let verdict = Verdict::of(course.game())?;
    Some(Pyramids::result(&English, &verdict, course.names()))
}

/// While hints are thought about.
pub const HINTS_AWAITED: &str = "Thinking about what you could do.";

/// Over hints.
pub const HINTS: &str = "Hints, with your chance to win and by how much:";

/// What stands behind the name of a computer of this level.
pub fn computer(level: Level, kind: Kind) -> String {
    format!("computer {level}/{}", kind.levels())
}

/// The name of all games on the start screen.
pub const TITLE: &str = "M A N D A L A";

/// What a game is, below that.
pub fn subtitle(kind: Kind) -> String {
    format!("{} at one keyboard", games::of(kind).what)
}

/// What players read who have never played.
pub fn newcomers() -> String {
    // The key is the same on the whole start screen.
    format!("New here? Press {}", key(Context::Start, Command::Help))
}

/// Who starts, if nobody was chosen.
pub const DRAWN: &str = "random";

/// What a line of the start screen is for, while this game is chosen.
pub fn start_line(line: Line, kind: Kind) -> &'static str {
    let words = games::of(kind);
    match line {
        Line::Resume => "Continue:",
        Line::Game => "Game:",
        Line::Players => "Players:",
        Line::Name(seat) => words.seats[seat.index()],
        Line::First => "Starts:",
        Line::Deal => words.deal,
    }
}

/// What a kept game is called, with the names as there is room for them.
pub fn offer(title: &Title, name: impl Fn(Seat) -> String) -> String {
    let names: Vec<String> = title.names.seats().map(name).collect();
    let game = games::of(title.kind).label;
    format!("{game} with {}, turn {}", listed(&names), title.turn)
}

/// What is wrong with the file of a kept game, without the full stop.
pub fn damage(damage: &Damage) -> String {
    format!(
        "{} is damaged: {}. You can go on from before that; the file is kept",
        Plain::path(damage.path.file_name().unwrap_or_default().as_ref()),
        record::error(&damage.error)
    )
}

/// The title of the help.
pub const HELP: &str = "How to play";
/// The heading of the picture in the help.
pub const HELP_TABLE: &str = "The table";
/// The heading of the marks in the help.
pub const HELP_MARKS: &str = "Marks on the table";
/// The title of the log.
pub const LOG: &str = "What happened";
/// What stands in an empty log.
pub const NOTHING_YET: &str = "Nothing has happened yet.";
/// The question whether to leave.
pub const LEAVE: &str = "Leave the game?";
/// The question whether to end the game.
pub const END_HERE: &str = "End now and count?";

/// What it means to end this game.
pub fn agreed(kind: Kind, against_computer: bool) -> &'static str {
    match games::is_duel(kind) {
        _ if against_computer => "The computer agrees.",
        true => "Both players must agree.",
        false => "All players must agree.",
    }
}

/// How far a long text is read.
pub fn lines(end: usize, all: usize) -> String {
    match end < all {
        true => format!("{end} of {all} lines, more below"),
        false => format!("{end} of {all} lines"),
    }
}

/// What players should know before they leave, one paragraph each.
pub fn leaving(saving: &Saving, may_agree: bool) -> Vec<String> {
    let mut words = files::before_leaving(saving);
    if may_agree {
        let agree = key(Context::Quit, Command::Agree);
        words.push(format!("Or press {agree} to end now together and count."));
    }
    words
}

/// What is shown where the terminal is too small, a line each.
pub fn too_small(needed: (u16, u16), here: (u16, u16)) -> [String; 3] {
    [
        "Mandala".to_string(),
        format!("needs {}x{},", needed.0, needed.1),
        format!("here: {}x{}", here.0, here.1),
    ]
}

/// Why there is no game without a terminal.
pub const NO_TERMINAL: &str =
    "the game needs a terminal for its keys and its screen; run it in one, without pipes";
/// Why there is no game on a terminal that can do too little.
pub const DUMB_TERMINAL: &str =
    "this terminal (TERM=dumb) cannot show the game; run it in another one";

/// Why something was not printed.
pub fn not_printed(error: &io::Error) -> String {
    format!("cannot write: {error}")
}

impl House for English {
    fn key(&self, key: KeyCode) -> String {
        keymap::name(key)
    }

    fn common(&self, sentence: Common, names: &dyn Called) -> String {
        common(sentence, names)
    }

    fn hint(&self, deed: &str, expected: Expected, why: Option<&str>) -> String {
        let Expected { chance, lead } = expected;
        match why {
            Some(why) => format!("{deed} ({chance} %, by {lead}): {why}"),
            None => format!("{deed} ({chance} %, by {lead})"),
        }
    }
}
