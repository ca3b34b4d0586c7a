//! What is said and understood line by line.

mod cards;
mod pyramids;
mod tiles;

use super::house::points;
use super::{English, counted, listed};
use crate::rules::cards::Side;
use crate::rules::pyramids::Size;
use crate::rules::{Color, Kind, Level};
use crate::texts::language::lines::{Lines, Said, Topic, Word};
use crate::texts::language::{Called, Games};

/// The words that are understood. Some are those of records.
#[rustfmt::skip] // a table reads better as one
const WORDS: &[(&str, Word)] = &[
    ("the", Word::Filler), ("an", Word::Filler), ("to", Word::Filler),
    ("my", Word::Filler), ("into", Word::Filler), ("of", Word::Filler), ("with", Word::Filler),
    ("card", Word::Filler), ("cards", Word::Kind(Kind::Cards)), ("tile", Word::Filler),
    ("pyramid", Word::Filler), ("please", Word::Filler), ("for", Word::Filler),
    ("add", Word::Filler), ("play", Word::Filler), ("put", Word::Filler), ("mandala", Word::Filler),
    ("yes", Word::Yes), ("no", Word::No),
    ("cancel", Word::No), ("ready", Word::Ready), ("done", Word::Done),
    ("help", Word::Help), ("?", Word::Help), ("commands", Word::Help), ("rules", Word::Rules),
    ("table", Word::Table), ("board", Word::Table), ("last", Word::Last), ("legal", Word::Legal),
    ("moves", Word::Legal), ("hint", Word::Hint), ("hints", Word::Hint), ("why", Word::Why),
    ("score", Word::Score), ("points", Word::Score), ("log", Word::Log), ("events", Word::Log),
    ("settings", Word::Settings), ("undo", Word::Undo), ("agree", Word::Agree),
    ("quit", Word::Quit), ("exit", Word::Quit), ("leave", Word::Quit),
    ("hand", Word::Hand), ("cup", Word::Cup), ("cups", Word::Cup), ("river", Word::River),
    ("rivers", Word::River), ("deck", Word::Deck), ("mine", Word::Mine), ("row", Word::Row),
    ("column", Word::Column), ("place", Word::Place), ("group", Word::Group),
    ("groups", Word::Group), ("pawns", Word::Pawns), ("pawn", Word::Pawns), ("eye", Word::Eye),
    ("red", Word::Color(Color::Red)), ("orange", Word::Color(Color::Orange)),
    ("yellow", Word::Color(Color::Yellow)), ("green", Word::Color(Color::Green)),
    ("purple", Word::Color(Color::Purple)), ("black", Word::Color(Color::Black)),
    ("blue", Word::Blue), ("small", Word::Size(Size::Small)),
    ("medium", Word::Size(Size::Medium)), ("large", Word::Size(Size::Large)),
    ("left", Word::Side(Side::Left)), ("right", Word::Side(Side::Right)),
    ("mountain", Word::Mountain), ("field", Word::Field), ("discard", Word::Discard),
    ("build", Word::Build), ("grow", Word::Grow), ("take", Word::Take), ("claim", Word::Take),
    ("choose", Word::Take), ("keep", Word::Keep), ("flip", Word::Flip), ("open", Word::Open),
    ("swap", Word::Swap), ("lay", Word::Lay), ("all", Word::All), ("stop", Word::Stop),
    ("tiles", Word::Kind(Kind::Tiles)), ("pyramids", Word::Kind(Kind::Pyramids)),
    ("game", Word::Game), ("players", Word::Players), ("name", Word::Name),
    ("computer", Word::Computer), ("person", Word::Person), ("level", Word::Level),
    ("first", Word::First), ("random", Word::Random), ("begin", Word::Begin),
    ("deal", Word::Begin), ("learn", Word::Learn), ("lesson", Word::Learn), ("practice", Word::Practice), ("resume", Word::Resume), ("past", Word::Past),
    ("again", Word::Again), ("new", Word::New), ("review", Word::Review), ("luck", Word::Luck),
    ("next", Word::Next), ("back", Word::Back), ("start", Word::Start), ("end", Word::End),
    ("turn", Word::Turn), ("mistake", Word::Mistake), ("mistakes", Word::Mistake),
    ("find", Word::Find), ("replay", Word::Replay), ("stand", Word::Heads),
    ("remove", Word::Remove), ("file", Word::File), ("more", Word::More),
    ("on", Word::On), ("off", Word::Off), ("plain", Word::Plain),
];

impl Lines for English {
    fn words(&self) -> &'static [(&'static str, Word)] {
        WORDS
    }

    fn say(&self, said: &Said, names: &dyn Called) -> String {
        match said {
            Said::Welcome => {
                "Mandala in plain text. Type help at any time, quit to leave.".to_string()
            }
            Said::MayStay => "Hidden cards are cleared from the screen when the turn passes on, \
                              but some terminals and recorders keep what was printed."
                .to_string(),
            Said::Help(topic) => help(*topic).to_string(),
            Said::Unknown(text) => {
                format!("I do not understand \"{text}\". Type help to hear what can be typed.")
            }
            Said::NotHere(text) => format!("\"{text}\" means nothing here. Type help."),
            Said::TooLong => "That line is too long to be an answer.".to_string(),
            Said::NoText => "That line is not text.".to_string(),
            Said::Invisible => "That line has characters that cannot be typed.".to_string(),
            Said::PlayIt => "Play it? Yes or no.".to_string(),
            Said::Sure => "Are you sure? Yes or no.".to_string(),
            Said::NotPlayed => "Nothing is played.".to_string(),
            Said::NothingAsked => "There is nothing to say yes or no to.".to_string(),
            Said::NothingRefused => "Nothing was refused.".to_string(),
            Said::OneAtATime => "Say one thing at a time.".to_string(),
            Said::NoNumber(number) => format!("The list has no number {number}."),
            Said::Numbered(number, line) => format!("{number}. {line}"),
            Said::TakenBack => "That is taken back.".to_string(),
            Said::Plays {
                kind,
                players,
                first,
            } => {
                let players = players.iter().map(|(seat, level)| match level {
                    Some(level) => format!("{}, {}", names.of(*seat), computer(*level)),
                    None => names.of(*seat).to_string(),
                });
                let players: Vec<String> = players.collect();
                format!(
                    "{}: {}. {} starts.",
                    self.game(*kind).label,
                    players.join(" against "),
                    names.of(*first)
                )
            }
            Said::YourTurn(seat) => format!("{}, what do you do?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Type again for a rematch, new for another game, review, or quit.".to_string()
            }
            Said::InReplay => "Type next, back, turn 5, start, end, review, or quit.".to_string(),
            Said::AtStart => "Type begin to play, or help to hear what can be changed.".to_string(),
            Said::Sits(seat, name, None) => format!("Player {}: {name}.", seat.index() + 1),
            Said::Sits(seat, name, Some(level)) => {
                format!("Player {}: {name}, {}.", seat.index() + 1, computer(*level))
            }
            Said::Starts(None) => "Who starts is drawn.".to_string(),
            Said::Starts(Some(name)) => format!("{name} starts."),
            Said::Count(players) => format!("{}.", counted(*players, "player")),
            Said::Setting(name, value) => format!("{name}: {value}."),
            Said::ChangeSettings => "Type hints on, hints off, or plain off.".to_string(),
            Said::Reviewing => "Looking at the game again. This takes a while.".to_string(),
            Said::AfterReview(true) => {
                "Type a number to go to that decision, luck, or done.".to_string()
            }
            Said::AfterReview(false) => "Type luck, or done.".to_string(),
            Said::GoOn => "Type next to go on, or done to leave the lesson.".to_string(),
            Said::AfterLesson => {
                "Type begin to play a first game, again to do it once more, practice, or done."
                    .to_string()
            }
            Said::Chances(name, chances) => {
                let each = chances.iter();
                let each = each.map(|(turn, chance)| format!("turn {turn} {chance} %"));
                format!(
                    "{name}'s chance to win: {}.",
                    each.collect::<Vec<_>>().join(", ")
                )
            }
            Said::InPast => "Type replay, review, stand, file or remove with a number, find with \
                             a name, more, or done."
                .to_string(),
            Said::PastGame {
                day,
                kind,
                players,
                turns,
            } => {
                let players = players
                    .iter()
                    .map(|(name, points)| format!("{name} {points}"));
                let players: Vec<String> = players.collect();
                let game = self.game(*kind).label;
                format!(
                    "{day}, {game}: {}; {}.",
                    listed(&players),
                    counted(*turns, "turn")
                )
            }
        }
    }
}

fn computer(level: Level) -> String {
    format!("a computer of level {level}")
}

/// What can be typed.
fn help(topic: Topic) -> &'static str {
    match topic {
        Topic::Start => {
            "Type cards, tiles or pyramids for the game; name 1 Anna; computer 2 level 3; person 2; \
             players 3; first 1 or first random; begin; learn; practice; resume; past for past games; rules; \
             settings; quit. An empty line repeats the question."
        }
        Topic::Turn(Kind::Cards) => {
            "Say a color, a place and how many: green right, 2 red left field, discard 1 black. \
             Letters do as well: g 2 m. Then yes or no; or yes at the end of the line. Ask hand, \
             cup, river, left, right, deck, table, score, legal, hint, last, log, why, rules, \
             settings. Or type undo, agree, quit. An empty line repeats the question."
        }
        Topic::Turn(Kind::Tiles) => {
            "Say a tile by its column and row, c4, or what to do there: flip c4, open c4, swap c4. \
             Then yes or no; or yes at the end of the line. Ask table, row 5, column c, place c4, a \
             color, mine, swap for the tiles held, score, legal, hint, last, log, why, rules, \
             settings. Or type undo, quit. An empty line repeats the question."
        }
        Topic::Turn(Kind::Pyramids) => {
            "Say a place, 12, or a pyramid: large red, r3. Then yes or no; or yes at the end of the \
             line. Ask next red, place 12, group r2, mine, pawns, eye, table, score, legal, hint, \
             last, log, why, rules, settings. Or type undo, agree, quit. An empty line repeats the \
             question."
        }
        Topic::Over => {
            "Type again, new, review, score, log, settings or quit. An empty line repeats the \
             question."
        }
        Topic::Replay => {
            "Type next or back for one action, turn 5, start, end, mistake for the next decision \
             that cost much, review, done to go back, or quit. Ask what lies on the table as in \
             a game."
        }
        Topic::Past => {
            "Type replay 2, review 2, stand 2 for how its players stand, file 2, remove 2, find \
             and a name, more, done or quit."
        }
    }
}
