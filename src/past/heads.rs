use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::PastGame;
use crate::rules::{Kind, Level, Seat};
use crate::store::Stamp;

/// Those who played with each other. Computers are no persons: they are told apart by their
/// level, and all of them at a table are one side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Party {
    /// Their names as they are written, sorted.
    people: Vec<String>,
    computers: bool,
}

impl Party {
    /// Those who played a game.
    pub fn of(game: &PastGame) -> Party {
        let is_person = |seat: &Seat| game.computers.of(*seat).is_none();
        let people = game.names.seats().filter(is_person);
        let mut people: Vec<String> = people.map(|it| game.names.of(it).to_string()).collect();
        people.sort();
        Party { people, computers: !game.computers.is_empty() }
    }

    /// Its people by name.
    pub fn people(&self) -> &[String] {
        &self.people
    }

    /// Everybody, people first.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        let people = (0..self.people.len()).map(Side::Person);
        people.chain(self.computers.then_some(Side::Computers))
    }

    /// Which side had a seat.
    fn side(&self, game: &PastGame, seat: Seat) -> Side {
        let name = game.names.of(seat);
        let is_person = game.computers.of(seat).is_none();
        let found = self.people.iter().position(|person| person == name);
        found.filter(|_| is_person).map_or(Side::Computers, Side::Person)
    }
}

/// One of a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The person of this number.
    Person(usize),
    /// The computers.
    Computers,
}

/// How many games came out how. Each one was won by one side or drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// How many each side won, in the order of [`Party::sides`].
    pub won: Vec<usize>,
    /// How many nobody won alone.
    pub drawn: usize,
}

impl Balance {
    /// How many games there were.
    pub fn played(&self) -> usize {
        self.won.iter().sum::<usize>() + self.drawn
    }
}

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// When it began.
    pub began: Stamp,
    /// Which game it was.
    pub kind: Kind,
    /// The level of a computer that was the only opponent of a person.
    level: Option<Level>,
    /// The side that won, if one did alone.
    pub winner: Option<Side>,
    /// The points of each side; of the computers, those of the best one.
    pub points: Vec<u16>,
}

/// The games of a party with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    party: Party,
    /// The latest one first.
    games: Vec<Played>,
}

impl HeadToHead {
    /// None of them yet.
    pub fn new(party: Party) -> HeadToHead {
        HeadToHead { party, games: Vec::new() }
    }

    /// Adds a game, if it is one of theirs.
    pub fn add(&mut self, game: &PastGame) {
        if Party::of(game) != self.party {
            return;
        }
        let side = |seat| self.party.side(game, seat);
        let points = |of: Side| {
            let theirs = game.names.seats().filter(|&seat| side(seat) == of);
            theirs.map(|seat| game.points_of(seat)).max().unwrap_or_default()
        };
        let mut winners = game.standing.winners().map(side);
        let winner = winners.next().filter(|first| winners.all(|it| it == *first));
        let mut levels = game.computers.iter().map(|(_, level)| level);
        let is_duel = game.names.count() == 2 && self.party.people.len() == 1;
        let played = Played {
            began: game.began.clone(),
            kind: game.kind,
            level: levels.next().filter(|_| is_duel),
            winner,
            points: self.party.sides().map(points).collect(),
        };
        // The latest ones usually come first, so this is nearly always the end.
        let at = self.games.partition_point(|it| it.began >= played.began);
        self.games.insert(at, played);
    }

    /// Whose games they are.
    pub fn party(&self) -> &Party {
        &self.party
    }

    /// All of them, the latest one first.
    pub fn games(&self) -> impl Iterator<Item = &Played> {
        self.games.iter()
    }

    /// How many there are.
    pub fn played(&self) -> usize {
        self.games.len()
    }

    /// How all of them came out.
    pub fn balance(&self) -> Balance {
        self.count(|_| true)
    }

    /// How those of one game came out.
    pub fn balance_in(&self, kind: Kind) -> Balance {
        self.count(|game| game.kind == kind)
    }

    /// How those of one game came out that a person played with a computer of this level
    /// alone.
    pub fn balance_at(&self, kind: Kind, level: Level) -> Balance {
        self.count(|game| game.kind == kind && game.level == Some(level))
    }

    fn count(&self, wanted: impl Fn(&Played) -> bool) -> Balance {
        let games = || self.games.iter().filter(|game| wanted(game));
        let won = |side| games().filter(|game| game.winner == Some(side)).count();
        Balance {
            won: self.party.sides().map(won).collect(),
            drawn: games().filter(|game| game.winner.is_none()).count(),
        }
    }

    /// The points of a side in one game, the first time it was played first.
    pub fn points(&self, kind: Kind, side: Side) -> impl Iterator<Item = u16> {
        let at = self.party.sides().position(|it| it == side);
        let games = self.games.iter().rev();
        let games = games.filter(move |game| game.kind == kind);
        games.filter_map(move |game| game.points.get(at?).copied())
    }

    /// The points of a side in one game on average, if it was played: to a tenth, as they are
    /// told everywhere.
    pub fn average(&self, kind: Kind, side: Side) -> Option<f64> {
        let (sum, count) = self
            .points(kind, side)
            .fold((0_u64, 0_u32), |(sum, count), points| (sum + u64::from(points), count + 1));
        (count > 0).then(|| (10.0 * sum as f64 / f64::from(count)).round() / 10.0)
    }

    /// The most points of a side in one game, if it was played.
    pub fn best(&self, kind: Kind, side: Side) -> Option<u16> {
        self.points(kind, side).max()
    }

    /// How many games a side has won in a row at most.
    pub fn longest_run(&self, side: Side) -> usize {
        let runs = self.games.split(|game| game.winner != Some(side));
        runs.map(<[Played]>::len).max().unwrap_or_default()
    }

    /// The highest level of a computer against which a person wins half of the games or
    /// more, if there is one; a draw is half a win.
    ///
    /// A few lucky games at a high level count no more than they are: where more is won at a
    /// higher level than at a lower one, both are taken together.
    pub fn even_level(&self, kind: Kind) -> Option<Level> {
        let levels = (1..=kind.levels()).filter_map(|number| Level::new(kind, number));
        // Twice the wins, the games, and the highest level of each block.
        let mut blocks: Vec<(usize, usize, Level)> = Vec::new();
        for level in levels {
            let balance = self.balance_at(kind, level);
            let played = balance.played();
            if played == 0 {
                continue;
            }
            let mut block = (2 * balance.won[0] + balance.drawn, played, level);
            while let Some(&(won, all, _)) = blocks.last()
                && won * block.1 <= block.0 * all
            {
                block = (block.0 + won, block.1 + all, level);
                blocks.pop();
            }
            blocks.push(block);
        }
        let even = blocks.iter().rev().find(|(won, played, _)| won >= played);
        even.map(|&(.., level)| level)
    }
}

/// The games of all parties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parties(BTreeMap<Party, HeadToHead>);

impl Parties {
    /// Adds a game to those of its party.
    pub fn add(&mut self, game: &PastGame) {
        let heads = self.0.entry(Party::of(game));
        let heads = heads.or_insert_with_key(|party| HeadToHead::new(party.clone()));
        heads.add(game);
    }

    /// Whether nobody played.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, the party that played most first.
    pub fn most_played(&self) -> Vec<&HeadToHead> {
        let mut all: Vec<&HeadToHead> = self.0.values().collect();
        all.sort_by_key(|heads| Reverse(heads.played()));
        all
    }
}
