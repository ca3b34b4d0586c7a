//! What is said and understood line by line.

mod cards;
mod help;
mod pyramids;
mod tiles;
mod words;

use super::house::points;
use super::{English, counted, listed};
use crate::app::start::Title;
use crate::rules::Level;
use crate::texts::language::lines::{Lines, Said, Word};
use crate::texts::language::{Called, Games, Lessons, Luck, Start};
use help::{can_ask, help, no_effect, not_possible};
use words::WORDS;

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
            Said::CanAsk(kind) => can_ask(*kind).to_string(),
            Said::Unknown(text) => {
                format!("I do not understand \"{text}\". Type help to hear what you can type.")
            }
            Said::NotHere(text) => format!("\"{text}\" means nothing here. Type help."),
            Said::NotWithRest(text) => {
                format!("\"{text}\" does not go with the rest. Type help.")
            }
            Said::TooLong => "That line is too long to be an answer.".to_string(),
            Said::NoText => "That line is not text.".to_string(),
            Said::Invisible => "That line has characters that cannot be typed.".to_string(),
            Said::PlayIt => "Play it? Yes or no.".to_string(),
            Said::TryIt => "Try it? Yes or no.".to_string(),
            Said::Sure => "Are you sure? Yes or no.".to_string(),
            Said::NotPlayed => "Okay, not played.".to_string(),
            Said::NothingAsked => "There is nothing to say yes or no to.".to_string(),
            Said::NothingRefused => "Nothing was just refused or hinted at.".to_string(),
            Said::NoReason => "I can't say why.".to_string(),
            Said::NothingAgainst => "You can do that.".to_string(),
            Said::WonBy(seat, by) => format!("{} won by {}.", names.of(*seat), points(*by)),
            Said::NothingPending => "It is your turn: nothing else happens first.".to_string(),
            Said::OnceOver => "That comes once the game is over. To leave it before that, type menu.".to_string(),
            Said::OnlyMoves(seat) => format!("I only tell the moves of {}, whose turn it is.", names.of(*seat)),
            Said::Stopped(chance) => format!("When you stopped: {}, had the game gone on.", self.percent(*chance)),
            Said::InTurn(first) => format!("{} started, and all take turns.", names.of(*first)),
            Said::HintsFirst => "Nothing is played before you have heard the hints:".to_string(),
            Said::LeaveInstead => "Type menu to leave it; it stays saved.".to_string(),
            Said::WhichHint => "Say the number of a hint, for example 1.".to_string(),
            Said::SureOf(what) => format!("{what} Are you sure? Yes or no."),
            Said::Leads { leaders, by, hidden } => {
                let leaders: Vec<&str> = leaders.iter().map(|&seat| names.of(seat)).collect();
                let lead = match (&leaders[..], *by) {
                    ([_, _], 0) => "Both have the same points".to_string(),
                    (_, 0) => "All have the same points".to_string(),
                    ([name], by) => format!("{name} leads by {}", points(by)),
                    _ => format!("{} lead", listed(&leaders)),
                };
                let hidden = match &hidden[..] {
                    [] => String::new(),
                    [seat] => format!(", not counting hidden cards in {}'s Cup", names.of(*seat)),
                    _ => ", not counting hidden cards in the Cups".to_string(),
                };
                format!("{lead}{hidden}.")
            }
            Said::NotPossible(reason) => not_possible(*reason),
            Said::YesAndNo => {
                "Nothing is played: type yes or no alone, or yes at the end of what you do."
                    .to_string()
            }
            Said::LastChance(seat) => format!(
                "Type next to hear what {} does, or undo to take it back.",
                names.of(*seat)
            ),
            Said::AnswerFirst => "Say yes or no first.".to_string(),
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
            Said::WhichOther => "Which other one do you mean?".to_string(),
            Said::WhichOne(ways) => format!("Which one do you mean? Say only that: {}.", ways.join(" or ")),
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
                let (first, others) = players.split_at(players.len().min(1));
                let (first, others) = (listed(first), listed(others));
                format!("{}: {first} against {others}.", self.game(*kind).label)
            }
            Said::GoesOn(turn, seat) => {
                format!("Turn {turn}, {} to move.", names.of(*seat))
            }
            Said::DidNothing(seat) => format!("{} has done nothing yet.", names.of(*seat)),
            Said::TurnNumber(turn) => format!("Turn {turn}."),
            Said::HouseRule(rule) => format!("House rule: {rule}"),
            Said::NothingToSave => "Nothing to save.".to_string(),
            Said::Goodbye => "The finished game is saved. Goodbye.".to_string(),
            Said::WhatNow => "What do you do?".to_string(),
            Said::YourTurn(seat) => format!("{}, what do you do?", names.of(*seat)),
            Said::Points(all) => {
                let each = all.iter();
                let each = each.map(|(seat, it)| format!("{} {}", names.of(*seat), points(*it)));
                format!("{}.", each.collect::<Vec<_>>().join(", "))
            }
            Said::AfterGame => {
                "Type again for a rematch, new for another game, review, past for past games, or \
                 quit."
                    .to_string()
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
            Said::KeptGames(games, None) => format!("You can go on with {games} saved games. Type resume to hear which."),
            Said::KeptGames(games, Some(told)) => format!("You can go on with {games} saved games. Type resume to hear {told} of them."),
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
            Said::AfterLuck => "Type review to hear the decisions, or done to go back.".to_string(),
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
                "Only games of this kind: {}. Start without --game to hear of all.",
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
        let [whole, ..] = self.kept_game(title, &players.collect::<Vec<_>>(), None);
        whole
    }
}
