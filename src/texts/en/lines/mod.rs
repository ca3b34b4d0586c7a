//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;

use super::house::points;
use super::{English, counted, listed};
use crate::app::Tongue;
use crate::app::start::Title;
use crate::rules::cards::Side;
use crate::rules::pyramids::Size;
use crate::rules::{Color, Kind, Level};
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{help, no_effect, not_possible};

/// The words that are understood. Some are those of records.
#[rustfmt::skip] // a table reads better as one
const WORDS: &[(&str, Word)] = &[
    ("the", Word::Filler), ("an", Word::Filler), ("to", Word::Filler),
    ("my", Word::Filler), ("your", Word::Filler), ("in", Word::Filler), ("into", Word::Filler), ("and", Word::Filler), ("of", Word::Filler), ("with", Word::Filler),
    ("card", Word::Filler), ("cards", Word::Kind(Kind::Cards)), ("tile", Word::Filler),
    ("pyramid", Word::Filler), ("please", Word::Filler), ("for", Word::Filler),
    ("add", Word::Filler), ("play", Word::Play), ("put", Word::Filler), ("mandala", Word::Filler),
    ("actually", Word::Filler), ("thanks", Word::Filler), ("thank", Word::Filler), ("you", Word::Filler),
    ("it", Word::Filler), ("that", Word::Filler), ("i", Word::Me), ("me", Word::Me),
    ("yes", Word::Yes), ("yeah", Word::Yes), ("yep", Word::Yes), ("ok", Word::Yes),
    ("okay", Word::Yes), ("sure", Word::Yes), ("no", Word::No), ("n", Word::No),
    ("nope", Word::No), ("nah", Word::No), ("not", Word::Not), ("don't", Word::Not),
    ("dont", Word::Not), ("never", Word::Not), ("cancel", Word::No),
    ("one", Word::Number(1)), ("two", Word::Number(2)), ("three", Word::Number(3)),
    ("four", Word::Number(4)), ("five", Word::Number(5)), ("six", Word::Number(6)),
    ("seven", Word::Number(7)), ("eight", Word::Number(8)), ("nine", Word::Number(9)),
    ("ten", Word::Number(10)), ("second", Word::Ordinal(2)), ("third", Word::Ordinal(3)), ("repeat", Word::Repeat), ("what", Word::Repeat),
    ("pardon", Word::Repeat), ("where", Word::Where), ("list", Word::List),
    ("ready", Word::Ready), ("done", Word::Done),
    ("help", Word::Help), ("?", Word::Help), ("commands", Word::Help), ("rules", Word::Rules),
    ("table", Word::Table), ("board", Word::Table), ("last", Word::Last), ("legal", Word::Legal),
    ("moves", Word::Legal), ("hint", Word::Hint), ("hints", Word::Hint), ("answer", Word::Hint), ("why", Word::Why),
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
    ("choose", Word::Take), ("pick", Word::Take), ("keep", Word::Keep), ("flip", Word::Flip), ("open", Word::Open),
    ("swap", Word::Swap), ("lay", Word::Lay), ("both", Word::Both), ("all", Word::All), ("stop", Word::Stop),
    ("tiles", Word::Kind(Kind::Tiles)), ("pyramids", Word::Kind(Kind::Pyramids)),
    ("game", Word::Game), ("players", Word::Players), ("name", Word::Name),
    ("computer", Word::Computer), ("person", Word::Person), ("level", Word::Level),
    ("first", Word::First), ("random", Word::Random), ("begin", Word::Begin),
    ("deal", Word::Begin), ("learn", Word::Learn), ("lesson", Word::Learn), ("lessons", Word::Learn), ("tutorial", Word::Learn), ("practice", Word::Practice), ("resume", Word::Resume), ("past", Word::Past),
    ("again", Word::Again), ("new", Word::New), ("menu", Word::New), ("review", Word::Review), ("luck", Word::Luck),
    ("next", Word::Next), ("back", Word::Back), ("start", Word::Start), ("end", Word::End),
    ("turn", Word::Turn), ("mistake", Word::Mistake), ("mistakes", Word::Mistake),
    ("find", Word::Find), ("replay", Word::Replay), ("stand", Word::Heads),
    ("remove", Word::Remove), ("file", Word::File), ("more", Word::More),
    ("on", Word::On), ("off", Word::Off), ("plain", Word::Plain),
    ("language", Word::Language),
    ("memory", Word::Memory), ("tips", Word::Tips), ("tip", Word::Tips),
    ("english", Word::Tongue(Tongue::English)), ("german", Word::Tongue(Tongue::German)), ("dutch", Word::Tongue(Tongue::Dutch)), ("french", Word::Tongue(Tongue::French)),
    ("a", Word::Article), ("can", Word::Ask), ("could", Word::Ask), ("may", Word::Ask),
    ("which", Word::Ask), ("who", Word::Ask), ("whose", Word::Ask), ("how", Word::Ask),
    ("many", Word::Many), ("much", Word::Many), ("is", Word::Ask), ("are", Word::Ask),
    ("am", Word::Ask), ("was", Word::Ask), ("does", Word::Ask), ("did", Word::Last),
    ("have", Word::Many), ("has", Word::Many), ("there", Word::Ask), ("lies", Word::Ask),
    ("do", Word::Filler), ("go", Word::Filler), ("now", Word::Filler), ("other", Word::Other),
    ("should", Word::Hint), ("possible", Word::Legal), ("won", Word::Score),
    ("winning", Word::Score),
    ("happened", Word::Last), ("color", Word::Filler), ("colors", Word::Filler),
    ("got", Word::Many), ("or", Word::Or), ("call", Word::Name), ("i'd", Word::Me),
    ("i'll", Word::Me), ("i'm", Word::Me), ("against", Word::Filler), ("want", Word::Filler),
    ("like", Word::Filler), ("would", Word::Filler), ("will", Word::Filler),
    ("let", Word::Filler), ("let's", Word::Filler), ("lets", Word::Filler),
    ("it's", Word::Filler), ("that's", Word::Filler), ("them", Word::Filler),
    ("this", Word::Filler), ("at", Word::Filler), ("from", Word::Filler), ("show", Word::Filler),
    ("tell", Word::Filler), ("give", Word::Filler), ("about", Word::Filler),
    ("still", Word::Filler), ("pile", Word::Filler), ("rather", Word::Filler),
    ("instead", Word::Filler), ("just", Word::Filler), ("what's", Word::Repeat),
    ("whats", Word::Repeat), ("where's", Word::Where), ("wheres", Word::Where),
    ("who's", Word::Ask), ("whos", Word::Ask), ("how's", Word::Ask), ("doesn't", Word::Not),
    ("can't", Word::Not), ("cannot", Word::Not), ("won't", Word::Not),
    ("reds", Word::Colors(Color::Red)), ("oranges", Word::Colors(Color::Orange)),
    ("yellows", Word::Colors(Color::Yellow)), ("greens", Word::Colors(Color::Green)),
    ("purples", Word::Colors(Color::Purple)), ("blacks", Word::Colors(Color::Black)),
    ("blues", Word::Blue), ("mountains", Word::Mountain), ("fields", Word::Field),
    ("discarded", Word::Discard), ("discards", Word::Discard), ("hands", Word::Hand),
    ("hold", Word::Hand), ("holds", Word::Hand), ("own", Word::Mine), ("rows", Word::Row),
    ("columns", Word::Column), ("places", Word::Place), ("beside", Word::Next),
    ("neighbors", Word::Next), ("neighbours", Word::Next),
    ("eleven", Word::Number(11)), ("twelve", Word::Number(12)), ("thirteen", Word::Number(13)),
    ("fourteen", Word::Number(14)), ("fifteen", Word::Number(15)), ("sixteen", Word::Number(16)),
    ("seventeen", Word::Number(17)), ("eighteen", Word::Number(18)), ("nineteen", Word::Number(19)),
    ("twenty", Word::Number(20)), ("are left", Word::Remains), ("is left", Word::Remains),
    ("what's left", Word::Remains), ("gone", Word::Remains),
    ("missing", Word::Remains), ("remain", Word::Remains), ("remaining", Word::Remains),
    ("ahead", Word::Next), ("go ahead", Word::Yes), ("never mind", Word::No),
    ("meant", Word::Filler), ("mean", Word::Filler),
    ("throw away", Word::Discard), ("throw out", Word::Discard), ("onto", Word::On),
    ("number", Word::Filler), ("jump", Word::Take), ("nearest", Word::Nearest),
    ("closest", Word::Nearest), ("games", Word::Game), ("name's", Word::Name),
    ("teach", Word::Learn), ("starts", Word::First), ("begins", Word::First), ("who's ahead", Word::Score), ("who is ahead", Word::Score),
    ("who's leading", Word::Score), ("who is leading", Word::Score), ("who's last", Word::Score),
    ("who is last", Word::Score), ("where am i", Word::Turn), ("do i win", Word::Rules),
    ("win", Word::Score), ("wins", Word::Score),
];

impl Lines for English {
    fn words(&self) -> &'static [(&'static str, Word)] {
        WORDS
    }

    fn sign(&self, is_minus: bool) -> &'static str {
        if is_minus { "minus" } else { "plus" }
    }

    fn versus(&self) -> &'static str {
        "to"
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
                format!("I do not understand \"{text}\". Type help to hear what you can type.")
            }
            Said::NotHere(text) => format!("\"{text}\" means nothing here. Type help."),
            Said::TooLong => "That line is too long to be an answer.".to_string(),
            Said::NoText => "That line is not text.".to_string(),
            Said::Invisible => "That line has characters that cannot be typed.".to_string(),
            Said::PlayIt => "Play it? Yes or no.".to_string(),
            Said::TryIt => "Try it? Yes or no.".to_string(),
            Said::Sure => "Are you sure? Yes or no.".to_string(),
            Said::NotPlayed => "Okay, not played.".to_string(),
            Said::NothingAsked => "There is nothing to say yes or no to.".to_string(),
            Said::NothingRefused => "Nothing was refused.".to_string(),
            Said::NotPossible(reason) => not_possible(*reason),
            Said::YesAndNo => {
                "Nothing is played: type yes or no alone, or yes at the end of what you do."
                    .to_string()
            }
            Said::LastChance(seat) => format!(
                "Type next to hear what {} does, or undo to take it back.",
                names.of(*seat)
            ),
            Said::Agrees(seat) => format!(
                "{}, do you agree to end the game here and count? Yes or no.",
                names.of(*seat)
            ),
            Said::Disagrees(seat) => {
                format!("{} does not agree, so the game goes on.", names.of(*seat))
            }
            Said::LeaveUnkept => "If you leave, it is lost. Leave? Yes or no.".to_string(),
            Said::KeptAgain => "The game is saved again.".to_string(),
            Said::NotDone => "Nothing is done.".to_string(),
            Said::OneAtATime => "Say one thing at a time.".to_string(),
            Said::WhichOne => "Which one do you mean? Say only that.".to_string(),
            Said::PlaceOrHint(number, place, hint) => format!(
                "{place} Hint {number}: {hint}. Which one? Type take {number} or hint {number}."
            ),
            Said::AboutHints => "The percentage is your estimated chance to win after that move; plus or minus is by how many points you would end ahead or behind.".to_string(),
            Said::NoNumber(number) => format!("The list has no number {number}."),
            Said::Numbered(number, line) => format!("{number}. {line}"),
            Said::TakenBack(Some(what)) => format!("Undone: {what}"),
            Said::TakenBack(None) => "That is undone.".to_string(),
            Said::Plays { kind, players } => {
                let players = players.iter();
                let players = players.map(|(seat, level)| seated(names.of(*seat), *level));
                let players: Vec<String> = players.collect();
                format!(
                    "{}: {}.",
                    self.game(*kind).label,
                    players.join(" against ")
                )
            }
            Said::GoesOn(turn, seat) => {
                format!("Turn {turn}, {} to move.", names.of(*seat))
            }
            Said::TurnNumber(turn) => format!("Turn {turn}."),
            Said::HouseRule(rule) => format!("House rule: {rule}"),
            Said::NothingToSave => "Nothing to save.".to_string(),
            Said::YourTurn(seat) => format!("{}, what do you do?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Type again for a rematch, new for another game, review, or quit.".to_string()
            }
            Said::InReplay => "Type next, back, turn 5, start, end, review, done, or quit.".to_string(),
            Said::AtBeginning => "This is the beginning of the game.".to_string(),
            Said::AtEnd => "This is the end of the game.".to_string(),
            Said::AtStart(true) => "There are three games: type cards, tiles or pyramids to choose one. Type begin to play, or help to hear what you can change.".to_string(),
            Said::AtStart(false) => {
                "There are three games: type cards, tiles or pyramids to choose one. Type begin to play, computer to play against the computer, or help to hear what you can \
                 change."
                    .to_string()
            }
            Said::Sits(seat, name, level) => {
                format!("Player {}: {}.", seat.index() + 1, seated(name, *level))
            }
            Said::Starts(None) => "A random player starts.".to_string(),
            Said::Starts(Some(name)) => format!("{name} starts."),
            Said::Count(players) => format!("{}.", counted(*players, "player")),
            Said::CanPlay(count) if count.start() == count.end() => {
                format!("This game is for {}.", counted(*count.end(), "player"))
            }
            Said::CanPlay(count) => {
                format!(
                    "This game is for {} to {} players.",
                    count.start(),
                    count.end()
                )
            }
            Said::NoSeat(number) => format!("There is no player {number}."),
            Said::NoLevel(most) => format!("The levels are 1 to {most}."),
            Said::Kept(title) => format!("A saved game: {}. Type resume to go on with it.", self.kept(title)),
            Said::KeptGames(games) => format!("You can go on with {games} saved games. Type resume to hear which."),
            Said::KeptGame(title) => match &title.began {
                Some(began) => format!("{}, begun on {}.", self.kept(title), began.day()),
                None => format!("{}.", self.kept(title)),
            },
            Said::WhichKept => "Type resume and a number, for example resume 2.".to_string(),
            Said::NothingToResume => "There is no such saved game.".to_string(),
            Said::StaysKept(1) => "Your saved game stays saved.".to_string(),
            Said::StaysKept(_) => "Your saved games stay saved.".to_string(),
            Said::Setting(name, value) => format!("{name}: {value}."),
            Said::NoEffect(name) => no_effect(*name).to_string(),
            Said::ChangeSettings => {
                "To change one, type its name and what it should be: plain off, or language de."
                    .to_string()
            }
            Said::Reviewing => "Looking at the game again. This takes a while.".to_string(),
            Said::LookingForGames => "Looking for your games.".to_string(),
            Said::Mistake(it) => format!(
                "Turn {}, {}: {}. {}.",
                it.turn,
                names.of(it.seat),
                it.played,
                it.better
            ),
            Said::AfterReview {
                can_practice: true, ..
            } => {
                "Type a number to go to that decision, practice, luck, or done to go back."
                    .to_string()
            }
            Said::AfterReview {
                has_mistakes: true, ..
            } => "Type a number to go to that decision, luck, or done to go back.".to_string(),
            Said::AfterReview { .. } => "Type luck, or done to go back.".to_string(),
            Said::GoOn => "Type next to go on, or done to leave.".to_string(),
            Said::AfterTry(true) => "Type next, again, or done.".to_string(),
            Said::AfterTry(false) => {
                "Type again to try something else, hint for the answer, next, or done.".to_string()
            }
            Said::AfterLesson => {
                "Type begin to play a first game, again to do it once more, practice, or done."
                    .to_string()
            }
            Said::ChancesAnew => "A review works the chances out anew, so they can differ from those of hints.".to_string(),
            Said::FirstMistakeAgain => "That was the last one. This is the first again.".to_string(),
            Said::Chances(seat, chances) => {
                let each = chances.iter();
                let each = each.map(|(turn, chance)| format!("{chance}% at turn {turn}"));
                format!(
                    "{}'s chance to win: {}.",
                    names.of(*seat),
                    each.collect::<Vec<_>>().join(", ")
                )
            }
            Said::Moved(step) => {
                format!("{}: {}.", self.step(*step, names), self.moved(*step))
            }
            Said::Taught(taught) => self.heard(*taught).to_string(),
            Said::InPast => "Type replay, review, stand, file or remove with a number, find with \
                             a name, more, or done."
                .to_string(),
            Said::OnlyGames(kind) => format!(
                "Only games of this kind: {}. Leave out --game to hear of all.",
                self.game(*kind).label
            ),
            Said::OnlyFound(text) => format!("Only the games found with \"{text}\" are counted."),
            Said::WhichGame => "Say the number of a game, for example replay 1.".to_string(),
            Said::GoBack => "Type done to go back.".to_string(),
            Said::NoMoreGames => "There are no more games.".to_string(),
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

/// Some of a list, and how many more there are.
fn and_more(some: Vec<String>, more: usize) -> String {
    match more {
        0 => listed(&some),
        more => format!("{}, and {more} more", some.join(", ")),
    }
}

/// The same with how to hear all of it.
fn with_more(some: Vec<String>, more: usize) -> String {
    let some = and_more(some, more);
    match more {
        0 => some,
        _ => format!("{some}; type list for all"),
    }
}

/// Who plays in a seat: a person, or a computer of some level.
fn seated(name: &str, level: Option<Level>) -> String {
    match level {
        Some(level) => format!("{name}, a level {level} computer"),
        None => name.to_string(),
    }
}

impl English {
    /// What a kept game is called, with the levels of computers.
    fn kept(&self, title: &Title) -> String {
        let seats = title.names.seats();
        let players = seats.map(|seat| seated(title.names.of(seat), title.computers.of(seat)));
        self.kept_game(title, &players.collect::<Vec<_>>())
    }
}
