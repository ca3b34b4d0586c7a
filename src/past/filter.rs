use super::PastGame;
use crate::fit::ascii::spell;
use crate::rules::{Kind, Seat};

/// The words of a language by which games are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vocabulary {
    /// For a game that somebody won.
    pub won: &'static str,
    /// For a game that somebody lost.
    pub lost: &'static str,
    /// For a game that nobody won alone.
    pub drawn: &'static str,
    /// The games, in the order of [`Kind::ALL`].
    pub games: [&'static str; Kind::ALL.len()],
    /// The months, the first one first.
    pub months: [&'static str; 12],
}

/// How many letters of the name of a game or a month are enough.
const ENOUGH: usize = 3;

/// What is looked for: a game must have something to do with each word.
///
/// A word is a part of a player's name, a game, a date like `2026-11`, a month, or whether
/// the game was won, lost or drawn. That is meant of the players who are named, and else of
/// all people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    words: Vec<Word>,
}

/// All that a word can mean.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    kind: Option<Kind>,
    /// The number of a month, from 1.
    month: Option<usize>,
    end: Option<End>,
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won,
    Lost,
    Drawn,
}

impl Filter {
    /// Reads some words of these languages with spaces between them; without any, all games
    /// are meant.
    pub fn new(text: &str, languages: &[&Vocabulary]) -> Filter {
        let read = |word: &str| Word::new(word.to_lowercase(), languages);
        Filter { words: text.split_whitespace().map(read).collect() }
    }

    /// Whether a game is looked for.
    pub fn fits(&self, game: &PastGame) -> bool {
        let names: Vec<String> = game.names.iter().map(str::to_lowercase).collect();
        let is_named = |seat: &Seat| {
            let name = &names[seat.index()];
            self.words.iter().any(|word| name.contains(&word.text))
        };
        let is_person = |seat: &Seat| game.computers.of(*seat).is_none();
        let mut meant: Vec<Seat> = game.names.seats().filter(is_named).collect();
        if meant.is_empty() {
            meant = game.names.seats().filter(is_person).collect();
        }
        self.words.iter().all(|word| {
            names.iter().any(|name| name.contains(&word.text))
                || game.began.day().starts_with(&word.text)
                || word.kind == Some(game.kind)
                || word.month == Some(game.began.month())
                || meant.iter().any(|&seat| word.end == Some(end(game, seat)))
        })
    }
}

impl Word {
    fn new(text: String, languages: &[&Vocabulary]) -> Word {
        let typed = spell(&text).to_lowercase();
        let plain = |word: &str| spell(word).to_lowercase();
        let begins =
            |word: &str| typed.chars().count() >= ENOUGH && plain(word).starts_with(&typed);
        let kind = |words: &&Vocabulary| {
            let names = Kind::ALL.into_iter().zip(words.games);
            { names }.find(|(kind, name)| begins(kind.name()) || begins(name))
        };
        let month = |words: &&Vocabulary| {
            let months = (1..).zip(words.months);
            { months }.find(|(_, name)| begins(name))
        };
        let end = |words: &&Vocabulary| {
            let ends = [(words.won, End::Won), (words.lost, End::Lost), (words.drawn, End::Drawn)];
            ends.into_iter().find(|(word, _)| plain(word) == typed)
        };
        Word {
            kind: languages.iter().find_map(kind).map(|(kind, _)| kind),
            month: languages.iter().find_map(month).map(|(number, _)| number),
            end: languages.iter().find_map(end).map(|(_, end)| end),
            text,
        }
    }
}

/// How a game ended for one of its players.
fn end(game: &PastGame, seat: Seat) -> End {
    let alone = game.standing.winners().count() == 1;
    match game.standing.place(seat) {
        1 if alone => End::Won,
        1 => End::Drawn,
        _ => End::Lost,
    }
}
