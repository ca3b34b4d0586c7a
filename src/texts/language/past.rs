//! What is said about the games that were played.

use super::Language;
use crate::past::{Balance, HeadToHead, Meeting, Parties, Party, Side, Vocabulary};
use crate::plain::Plain;
use crate::rules::{Kind, Level};

/// What is said about the games that were played.
pub trait Past {
    /// The words by which games are looked for.
    fn vocabulary(&self) -> &'static Vocabulary;

    /// That no game was found, among those of one kind or of all, looking for something or for
    /// all of them.
    fn no_games(&self, of: Option<Kind>, looked_for: bool) -> String;

    /// How many games there are in all.
    fn in_all(&self, games: usize) -> String;

    /// How many games of others there are.
    fn of_others(&self, games: usize) -> String;

    /// How a party stands, in all of its games.
    fn stands(&self, party: &Party, balance: &Balance) -> String;

    /// How its people stand in a game against a computer of one level.
    fn stands_at(&self, party: &Party, kind: Kind, level: Level, balance: &Balance) -> String;

    /// How it stands in one game, with everybody's points on average and at best.
    fn stands_in(&self, kind: Kind, balance: &Balance, average: &[f64], best: &[u16]) -> String;

    /// A computer of this name and level.
    fn with_level(&self, name: &str, level: Level) -> String;

    /// A level, on its own.
    fn level(&self, level: Level) -> String;

    /// How it stands against a level of the game named before.
    fn at_level(&self, level: Level, balance: &Balance) -> String;

    /// Up to which level half of these games are won, if that is so for any.
    fn even_level(&self, level: Option<Level>) -> String;

    /// Who has won the most games in a row, and how many.
    fn longest_run(&self, party: &Party, sides: &[Side], games: usize) -> String;

    /// What stands on its own in the list.
    fn label(&self, label: Label) -> &'static str;

    /// Which game of how many is chosen; while more are looked for, how many of the files
    /// were looked at.
    fn found(&self, at: usize, count: usize, seen: Option<(usize, usize)>) -> String;

    /// Where the file of a game is.
    fn place(&self, path: &Plain) -> String;

    /// What becomes of a file that is removed.
    fn removing(&self, file: &Plain) -> String;

    /// Where a game is that was removed.
    fn removed(&self, path: &Plain) -> String;

    /// What is listed of a file that holds no finished game.
    fn no_game(&self, file: &Plain) -> String;

    /// So many games.
    fn played(&self, count: usize) -> String;

    /// How many of all games nobody won alone.
    fn drawn(&self, games: usize) -> String;

    /// Points on average.
    fn average(&self, points: f64) -> String;

    /// What a side of a party is called.
    fn side<'a>(&self, party: &'a Party, side: Side) -> &'a str;
}

/// What stands on its own in the list of past games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Its title.
    Title,
    /// Before what is looked for.
    Find,
    /// Over the dates.
    Date,
    /// The same, with a time of day in UTC.
    DateAndTime,
    /// Over the games.
    Game,
    /// Over the players.
    Players,
    /// Over the points.
    Points,
    /// Over the turns.
    Turns,
    /// The title of how players stand with each other.
    Heads,
    /// Over how many games each of them won.
    Won,
    /// Over the points on average.
    Average,
    /// Over the most points.
    Best,
    /// Over who was ahead in games won, from the first to the latest.
    Lead,
    /// Over their latest games.
    Latest,
    /// The question whether to remove a game.
    Remove,
}

/// How many parties a summary tells of.
const TOLD: usize = 12;

impl dyn Language + '_ {
    /// How everybody stands with each other, a paragraph a party.
    pub fn summary(&self, parties: &Parties) -> String {
        let all = parties.most_played();
        let games = |heads: &[&HeadToHead]| heads.iter().map(|it| it.played()).sum();
        let (told, others) = all.split_at(TOLD.min(all.len()));
        let mut paragraphs = vec![self.past().in_all(games(&all)) + "\n"];
        paragraphs.extend(told.iter().map(|heads| self.head_to_head(heads)));
        if !others.is_empty() {
            paragraphs.push(self.past().of_others(games(others)) + "\n");
        }
        paragraphs.join("\n")
    }

    /// How those stand with each other who played a game, in a few words: against one
    /// computer, at its game and level.
    pub fn stand(&self, meeting: &Meeting) -> String {
        let Meeting { game, heads } = meeting;
        let party = heads.party();
        let mut levels = game.computers.iter().map(|(_, level)| level);
        let is_duel = game.names.count() == 2 && party.people().len() == 1;
        match levels.next().filter(|_| is_duel) {
            Some(level) => {
                let balance = heads.balance_at(game.kind, level);
                self.past().stands_at(party, game.kind, level, &balance)
            }
            None => self.past().stands(party, &heads.balance()),
        }
    }

    /// How the sides of a party stand with each other, in some lines.
    pub fn head_to_head(&self, heads: &HeadToHead) -> String {
        let words = self.past();
        let party = heads.party();
        let mut lines = vec![words.stands(party, &heads.balance())];
        let played = |kind: &Kind| heads.balance_in(*kind).played() > 0;
        for kind in Kind::ALL.into_iter().filter(played) {
            let average = |side| heads.average(kind, side).unwrap_or_default();
            let average: Vec<f64> = party.sides().map(average).collect();
            let best = |side| heads.best(kind, side).unwrap_or_default();
            let best: Vec<u16> = party.sides().map(best).collect();
            let stands = words.stands_in(kind, &heads.balance_in(kind), &average, &best);
            lines.push(format!("  {stands}"));
            let levels = self.levels(heads, kind).into_iter();
            lines.extend(levels.map(|line| format!("    {line}")));
        }
        let run = self.best_run(heads);
        lines.extend(run.map(|line| format!("  {line}")));
        lines.join("\n") + "\n"
    }

    /// How one game came out against each level of a computer, if it was played so.
    pub fn levels(&self, heads: &HeadToHead, kind: Kind) -> Vec<String> {
        let words = self.past();
        let levels = by_level(heads, kind).into_iter();
        let mut told: Vec<String> =
            levels.map(|(at, balance)| words.at_level(at, &balance)).collect();
        if !told.is_empty() {
            told.push(words.even_level(heads.even_level(kind)));
        }
        told
    }

    /// Who has won the most games in a row, if anybody has won two.
    pub fn best_run(&self, heads: &HeadToHead) -> Option<String> {
        let party = heads.party();
        let run = |side| heads.longest_run(side);
        let longest = party.sides().map(run).max().filter(|&it| it > 1)?;
        let whose: Vec<Side> = party.sides().filter(|&it| run(it) == longest).collect();
        Some(self.past().longest_run(party, &whose, longest))
    }
}

/// The sides and how many games each won, the one with most of them first.
pub fn by_wins(party: &Party, balance: &Balance) -> Vec<(Side, usize)> {
    let mut won: Vec<(Side, usize)> = party.sides().zip(balance.won.iter().copied()).collect();
    won.sort_by_key(|&(_, won)| std::cmp::Reverse(won));
    won
}

/// The balance against each level that was played.
pub fn by_level(heads: &HeadToHead, kind: Kind) -> Vec<(Level, Balance)> {
    let levels = (1..=kind.levels()).filter_map(|number| Level::new(kind, number));
    let balances = levels.map(|level| (level, heads.balance_at(kind, level)));
    balances.filter(|(_, balance)| balance.played() > 0).collect()
}
