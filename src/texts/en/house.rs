//! What is said at every table and on top of it.

use super::review::outlook;
use super::{English, cards, past, pyramids, sentence, tiles};
use crate::app::keymap::{Context, KeyCode, KeyLabel};
use crate::app::{Agreement, Common, Reason, ReplayAt, Series, Tip, Warning};
use crate::record::Names;
use crate::rules::Kind;
pub(super) use crate::texts::language::house::KeyWords;
use crate::texts::language::house::Label;
use crate::texts::language::{Called, Games, House, Lessons};

impl House for English {
    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::Window => "Mandala",
            Label::HintsInShort => "Hints: chance and lead",
            Label::Hints => "Hints, with your chance to win and by how much:",
            Label::HintsAwaited => "Thinking about what you could do.",
            Label::Help => "How to play",
            Label::HelpTable => "The table",
            Label::HelpKeys => "Keys everywhere",
            Label::Arrows => "Arrows",
            Label::Log => "What happened",
            Label::NothingYet => "Nothing has happened yet.",
            Label::Leave => "Leave the game?",
            Label::EndHere => "End now and count?",
            Label::NotOver => "The game is not over.",
        }
    }

    fn key(&self, key: KeyCode) -> String {
        let name = match key {
            KeyCode::Char(' ') => "Space",
            KeyCode::Char(c) => return c.to_string(),
            KeyCode::F(number) => return format!("F{number}"),
            KeyCode::Enter => "Enter",
            KeyCode::Esc => "Esc",
            KeyCode::Tab => "Tab",
            KeyCode::BackTab => "Shift-Tab",
            KeyCode::Backspace => "Backspace",
            KeyCode::Delete => "Del",
            KeyCode::Left => "Left",
            KeyCode::Right => "Right",
            KeyCode::Up => "Up",
            KeyCode::Down => "Down",
            KeyCode::Home => "Home",
            KeyCode::End => "End",
            KeyCode::PageUp => "PgUp",
            KeyCode::PageDown => "PgDn",
            KeyCode::Other => "another key",
        };
        name.to_string()
    }

    fn key_words(&self, label: KeyLabel, kind: Kind) -> KeyWords {
        let (label, help) = match label {
            KeyLabel::Cards(label) => return cards::key_words(label),
            KeyLabel::Hurry => {
                ("go on", "see the computer's move at once; any other key works, too")
            }
            KeyLabel::LeaveLesson => ("leave", "leave the lesson"),
            KeyLabel::PlayFirst => ("play level 1", "play against the computer, at level 1"),
            KeyLabel::Practice => ("practice", "try to find what is better"),
            KeyLabel::LeavePractice => ("back", "leave practice"),
            KeyLabel::Try => ("try", "try what is chosen"),
            KeyLabel::TryAgain => ("again", "try something else"),
            KeyLabel::Answer => ("answer", "be told the answer"),
            KeyLabel::NextExercise => ("next", "go on to the next one"),
            KeyLabel::LearnAgain => ("again", "take the lesson again"),
            KeyLabel::TakeBack if kind == Kind::Cards => {
                ("undo", "undo a Field play that completed nothing, until the computer answers")
            }
            KeyLabel::TakeBack => ("undo", "undo what you did last and the answer to it"),
            KeyLabel::Review => ("review", "where a finished game was decided"),
            KeyLabel::Picture => ("picture", "save a picture of this, to keep or to send"),
            KeyLabel::Luck if kind != Kind::Cards => {
                ("verdict", "how well everyone played, and what their mistakes cost")
            }
            KeyLabel::Luck => ("luck", "what luck and decisions did in the game"),
            KeyLabel::Mistakes => (
                "mistakes",
                "to the next costly decision in the game, or back to the one before; the first \
                 time, review the game",
            ),
            KeyLabel::LookAt => ("look", "look at the decision on the table"),
            KeyLabel::ToReview => ("review", "back to the review"),
            KeyLabel::ToScore => ("score", "forget the number; after a game, back to the score"),
            KeyLabel::Hints => ("hints", "your best moves (F2: also when only people play)"),
            KeyLabel::Seat => {
                ("computer", "let a person or a computer play here; level 1 is the easiest")
            }
            KeyLabel::Tiles(label) => return tiles::key_words(label),
            KeyLabel::Pyramids(label) => return pyramids::key_words(label),
            KeyLabel::Past(label) => return past::key_words(label),
            KeyLabel::Again if kind == Kind::Pyramids => {
                ("again", "a rematch; the next player starts")
            }
            KeyLabel::Again => ("again", "a rematch; the other player starts"),
            KeyLabel::NewGame => ("new", "a new game, with other names or another game"),
            KeyLabel::FinalTable => ("table", "look at the table again, or at the score"),
            KeyLabel::Step => ("step", "one action forward or back"),
            KeyLabel::Turn => ("turn", "type the number of a turn"),
            KeyLabel::GoToTurn => {
                ("", "go to the start of the turn you typed; else one action forward")
            }
            KeyLabel::EraseTurn => ("", "erase a digit"),
            KeyLabel::TenSteps => ("10 steps", "ten actions forward or back"),
            KeyLabel::TurningPoint => return self.game(kind).turning_point,
            KeyLabel::StartAndEnd => ("jump", "to the beginning or to the last action"),
            KeyLabel::Scroll => ("scroll", "scroll"),
            KeyLabel::Page => ("page", "scroll by pages"),
            KeyLabel::Section => ("section", "to a section: goal, turn, end, count, table"),
            KeyLabel::Close => ("close", "close"),
            KeyLabel::LeaveGame => ("leave", "leave the game; it is kept"),
            KeyLabel::LeaveForStart => ("start screen", "go to the start screen; the game is kept"),
            KeyLabel::Agree if kind == Kind::Pyramids => {
                ("agree to end", "end now and count, if all players agree")
            }
            KeyLabel::Agree => ("agree to end", "end now and count, if both players agree"),
            KeyLabel::Count => ("yes, count", "end now and count"),
            KeyLabel::KeepPlaying => ("go on playing", "go on playing"),
            KeyLabel::Lines => ("move", "go from line to line"),
            KeyLabel::Change => ("change", "change the chosen line"),
            KeyLabel::GoOn => ("go on", "go on, or begin"),
            KeyLabel::Begin => ("begin", "begin the game"),
            KeyLabel::Open => ("open", "open the chosen line"),
            KeyLabel::EraseLetter => ("", "remove the last letter of a name"),
            KeyLabel::Log => ("events", "everything that happened so far"),
            KeyLabel::Settings => ("settings", "motion, mouse, colors and more"),
            KeyLabel::ChangeSetting => ("change", "change the setting"),
            KeyLabel::Help => ("help", "the rules, the table and all keys"),
            KeyLabel::Quit if kind == Kind::Tiles => ("quit", "leave; the game is kept"),
            KeyLabel::Quit => ("quit", "leave, or end the game together"),
            KeyLabel::Leave => ("quit", "leave"),
        };
        KeyWords { label, help }
    }

    fn keys_heading(&self, context: Context) -> Option<String> {
        let title = match context {
            Context::Naming => "Typing a name",
            Context::Start => "The start screen",
            Context::Cards(context) => cards::keys_heading(context),
            Context::Tiles(context) => tiles::keys_heading(context),
            Context::Pyramids => pyramids::KEYS,
            Context::Waiting(_) => "While a computer decides",
            Context::Over => "When the game is over",
            Context::Lesson => "The lesson",
            Context::Tried | Context::Solved => "Practice",
            Context::Quit => "Leaving",
            Context::Agree => "Ending together",
            Context::Replay => "Replaying a record",
            Context::Review => "The review of a game",
            Context::Settings => "Settings",
            Context::Past => "Past games",
            Context::Find => "Finding a past game",
            Context::Help
            | Context::Log
            | Context::Luck
            | Context::Heads
            | Context::Remove
            | Context::Recap
            | Context::Practice => return None,
        };
        Some(format!("Keys: {title}"))
    }

    fn reason(&self, why: Reason) -> String {
        sentence(&reason(why))
    }

    fn warning(&self, warning: &Warning, names: &dyn Called) -> String {
        match *warning {
            Warning::NotSaved { see } => format!("Not saved! See {}", self.key(see)),
            Warning::NewFile { see } => format!("New file! See {}", self.key(see)),
            Warning::Cards(ref warning) => cards::warning(warning, names),
        }
    }

    fn common(&self, sentence: Common, names: &dyn Called) -> String {
        match sentence {
            Common::Replay(ReplayAt { at, of, turn, .. }) => {
                format!("Replay: action {at} of {of}, turn {turn}.")
            }
            Common::GoesTo { go, turn } => {
                format!("Replay: {} goes to turn {turn}.", self.key(go))
            }
            Common::NoTurn(turn) => super::sentence(&no_turn(turn)),
            Common::Thinking(seat) => format!("{} is thinking.", names.of(seat)),
            Common::ShowsScore(back) => format!("{} shows the score.", self.key(back)),
            Common::Lesson(taught) => self.taught(taught).to_string(),
            Common::Tip(tip) => tip_words(tip).to_string(),
            Common::Tries(key) => format!("{} tries it.", self.key(key)),
            Common::Hints(next) => {
                format!("Hints ({} tries one), chance to win and points ahead:", self.key(next))
            }
            Common::Expects(it) => format!("Your chance to win: {}.", outlook(it)),
            Common::NoHint => "This is not one of the hints.".to_string(),
        }
    }

    fn total(&self, total: u16, ahead: u16) -> String {
        match ahead {
            0 => points(total),
            _ => format!("{}, {}", points(total), self.ahead(ahead)),
        }
    }

    fn ahead(&self, ahead: u16) -> String {
        format!("{ahead} ahead")
    }

    fn total_of(&self, name: &str, total: u16) -> String {
        format!("{name}: {}", points(total))
    }

    fn series(&self, series: &Series, names: &Names) -> String {
        let won = |seat| format!("{} {}", names.of(seat), series.wins(seat));
        let won: Vec<String> = names.seats().map(won).collect();
        match (won.join(", "), series.draws) {
            (won, 0) => format!("Games won: {won}"),
            (won, draws) => format!("Games won: {won}, {draws} drawn"),
        }
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Computer => "The computer agrees.",
            Agreement::Both => "Both players must agree.",
            Agreement::All => "All players must agree.",
        }
    }

    fn agrees(&self, agree: KeyCode) -> String {
        format!("Or press {} to end now together and count.", self.key(agree))
    }

    fn beyond(&self, above: bool, below: bool) -> &'static str {
        match (above, below) {
            (true, true) => "more above and below",
            (true, false) => "more above",
            (false, true) => "more below",
            (false, false) => "",
        }
    }

    fn page(&self, page: usize, all: usize) -> String {
        format!("page {page} of {all}")
    }

    fn too_small(&self, needed: (u16, u16), here: (u16, u16)) -> [String; 4] {
        [
            "Mandala".to_string(),
            format!("needs {}x{},", needed.0, needed.1),
            format!("here: {}x{}", here.0, here.1),
            "Ctrl-C quits".to_string(),
        ]
    }
}

/// What is explained when it comes up for the first time, in a row of the smallest screen
/// where a table has but two.
fn tip_words(tip: Tip) -> &'static str {
    match tip {
        Tip::Draft => "Tip: each Cup card of the color on space 3 scores 3.",
        Tip::EmptyField => "Tip: whoever has an empty Field here must discard what they take.",
        Tip::DeckRanOut => "Tip: the deck has run out, so the next complete Mandala ends the game.",
        Tip::Bar => "Tip: two players' groups of one color may never touch.",
        Tip::LastFlips => "Tip: flips cost nothing now, and each adds points.",
        Tip::Eye => "Tip: what all pawns have passed falls into the eye.",
        Tip::Tie => "Tip: in a tie, the pawn further along is first.",
    }
}

/// What a key is called.
pub(super) fn key(key: KeyCode) -> String {
    English.key(key)
}

/// Why something cannot be done now. Like the refusals of the games, it begins with a small
/// letter and has no full stop.
pub(super) fn reason(reason: Reason) -> String {
    match reason {
        Reason::HintsOff { settings } => {
            format!("hints are off between people; {} turns them on", key(settings))
        }
        Reason::CardsDown { show } => {
            format!("hints need your cards; {} shows them", key(show))
        }
        Reason::LaidOut => "only a game that was dealt can be reviewed".to_string(),
        Reason::NothingFound => "there is no decision to look at".to_string(),
        Reason::NothingFoundYet => "the review is still being worked out".to_string(),
        Reason::NoAgreement => "this game cannot be ended by agreement".to_string(),
        Reason::ShareFirst => "you can agree to end once the Mandala is shared out".to_string(),
        Reason::NothingToChange { go_on } => {
            format!("there is nothing to change here; {} goes on", key(go_on))
        }
        Reason::InPractice => "that has no place in practice".to_string(),
        Reason::NothingToPractice => "there is nothing of yours to practice here".to_string(),
        Reason::StillLooking => "your games are still being looked at".to_string(),
        Reason::InLesson => "you cannot do that in a lesson".to_string(),
        Reason::NoGame => "there is no game to choose".to_string(),
        Reason::PictureOfGame { open } => {
            format!("pictures are taken of a game; {} opens it", key(open))
        }
        Reason::NoScore { leave } => {
            format!("this is the replay of a record; {} leaves it", key(leave))
        }
    }
}

/// What a replay says that has gone to its end instead.
pub(super) fn no_turn(turn: usize) -> String {
    format!("there is no turn {turn}; this is the end")
}

/// What something is worth.
pub(super) fn points(points: u16) -> String {
    match points {
        1 => "1 point".to_string(),
        n => format!("{n} points"),
    }
}
