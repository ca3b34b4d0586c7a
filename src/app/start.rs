//! The start screen: which game, names, who starts, deal, or go on with one of the kept games.

use super::command::Command;
use super::cycle::turned;
pub use super::kept::{Damage, GameFile, Title, Unfinished};
use super::keymap::Context;
use super::{Opening, Party, Tongue};
use crate::record::{Computers, NAME_LIMIT, NameError, Names, check_new};
use crate::rules::{Kind, Level, Seat};

/// So many kept games are opened at most.
pub const OFFERED: usize = 20;

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// This player.
    Seat(Seat),
    /// The player that the seed picks.
    #[default]
    Drawn,
}

/// A line of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Go on with the kept game.
    Resume,
    /// Which game.
    Game,
    /// How many play, where the game leaves that open.
    Players,
    /// A player's name.
    Name(Seat),
    /// Who starts.
    First,
    /// Deal.
    Deal,
    /// Learn the game.
    Learn,
    /// Practice it in puzzles.
    Practice,
    /// Look through the past games.
    Past,
}

/// What is filled in on the start screen.
#[derive(Clone, Debug)]
pub struct Start {
    /// The game to be dealt.
    kind: Kind,
    /// How many want to play; fewer or more do if the game is not for so many.
    wanted: usize,
    /// The names as typed so far, by seat; also those of seats that this game does not
    /// have, because another one may be chosen.
    typed: [String; Seat::MOST],
    /// Which seats a computer has; also those that this game does not have.
    pub computers: Computers,
    /// The same with the levels that were chosen, which this game may not have.
    chosen: Computers,
    /// Who starts.
    pub first: First,
    /// What the kept games are called, the one played last first.
    pub kept: Vec<Title>,
    /// How many more were kept than these.
    pub others: usize,
    /// Which of them could go on.
    offered: usize,
    /// The line with the cursor.
    pub focus: Line,
    /// What is wrong with the names.
    pub problem: Option<NameError>,
    /// Whether past games can be looked through.
    pub(super) has_past: bool,
    /// Of which games one was finished here.
    pub(super) finished: Vec<Kind>,
    /// The names that were filled in at first.
    given: Option<Names>,
    /// The language of the names for those who type none.
    tongue: Tongue,
}

/// What the players decided.
#[derive(Debug)]
pub(super) enum Decision {
    /// Deal a game.
    Deal(Kind, Party, First),
    /// Go on with this one of the kept games.
    Resume(usize),
    /// Learn the game.
    Learn,
    /// Practice it in puzzles.
    Practice,
    /// Look through the past games.
    Past,
}

impl Start {
    /// An empty form, or one with names filled in.
    pub(super) fn new(opening: Opening, offer: Option<&Unfinished>, tongue: Tongue) -> Start {
        let Opening { kind, names, computers, first } = opening;
        // At least as many as it takes for the one who starts and the computers to play.
        let fewest = match first {
            First::Seat(seat) => seat.index() + 1,
            First::Drawn => 0,
        };
        let last = computers.iter().last();
        let fewest = fewest.max(last.map_or(0, |(seat, _)| seat.index() + 1));
        let wanted = names.as_ref().map_or(fewest, Names::count);
        let mut typed: [String; Seat::MOST] = Default::default();
        let given = names.iter().flat_map(Names::iter);
        for (seat, name) in Seat::all(Seat::MOST).zip(given) {
            // Nobody typed the name that a computer had for want of one.
            if computers.of(seat).is_none() || !Tongue::is_default_name(seat, name) {
                typed[seat.index()] = name.to_string();
            }
        }
        let focus = match names {
            Some(_) => Line::First,
            None => Line::Name(Seat::default()),
        };
        let mut start = Start {
            kind,
            wanted,
            typed,
            computers: computers.fit_for(kind),
            chosen: computers,
            first,
            kept: Vec::new(),
            others: 0,
            offered: 0,
            focus,
            problem: None,
            has_past: false,
            finished: Vec::new(),
            given: names,
            tongue,
        };
        start.keep_first();
        if let Some(offer) = offer {
            start.kept.push(offer.title());
            start.focus = Line::Resume;
        }
        start
    }

    /// Has the names of this language for those who type none.
    pub(super) fn speak(&mut self, tongue: Tongue) {
        self.tongue = tongue;
    }

    /// Offers more kept games, besides those that are offered; there are so many others. The
    /// first of all gets the cursor if it is of the game chosen.
    pub(super) fn add_kept(&mut self, games: &[Unfinished], others: usize) {
        self.others = others;
        let is_first = self.kept.is_empty();
        self.kept.extend(games.iter().map(Unfinished::title));
        if is_first && self.offer().is_some_and(|it| it.kind == self.kind) {
            self.focus = Line::Resume;
        }
    }

    /// What the kept game is called that could go on, if there is one.
    pub fn offer(&self) -> Option<&Title> {
        self.kept.get(self.offered)
    }

    /// Which of the kept games is offered so many steps after that.
    pub fn offered_after(&self, by: isize) -> usize {
        let all: Vec<usize> = (0..self.kept.len()).collect();
        turned(&all, self.offered, by)
    }

    /// The game to be dealt.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the game chosen was never finished here.
    pub fn is_for_newcomers(&self) -> bool {
        !self.finished.contains(&self.kind)
    }

    /// What keys mean here.
    pub(super) fn context(&self) -> Context {
        match self.focus {
            Line::Name(_) => Context::Naming,
            _ => Context::Start,
        }
    }

    /// Whether the line with the cursor has choices to go through.
    pub(super) fn has_choices(&self) -> bool {
        match self.focus {
            Line::Resume => self.kept.len() > 1,
            line => matches!(line, Line::Game | Line::Players | Line::First),
        }
    }

    /// Whether the cursor is on the line that begins.
    pub(super) fn is_at_end(&self) -> bool {
        self.focus == Line::Deal
    }

    /// The lines there are, from the top.
    pub fn lines(&self) -> Vec<Line> {
        let resume = self.offer().is_some().then_some(Line::Resume);
        let is_open = self.kind.players().count() > 1;
        let players = is_open.then_some(Line::Players);
        let mut lines: Vec<Line> = resume.into_iter().collect();
        lines.push(Line::Game);
        lines.extend(players);
        lines.extend(self.seats().map(Line::Name));
        lines.extend([Line::First, Line::Deal, Line::Learn, Line::Practice]);
        lines.extend(self.has_past.then_some(Line::Past));
        lines
    }

    /// How many play.
    pub fn players(&self) -> usize {
        let players = self.kind.players();
        self.wanted.clamp(*players.start(), *players.end())
    }

    /// The seats of those who play.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players())
    }

    /// The name as typed so far.
    pub fn typed(&self, seat: impl Into<Seat>) -> &str {
        &self.typed[seat.into().index()]
    }

    /// The name that will be used: what was typed, or a stand-in.
    pub fn name(&self, seat: impl Into<Seat>) -> &str {
        let seat = seat.into();
        match self.typed(seat).trim() {
            "" => self.tongue.default_name(seat),
            typed => typed,
        }
    }

    /// The names to play with. Those of an old game can be used again as they are.
    fn names(&self) -> Result<Names, NameError> {
        let is_kept = |names: &&Names| {
            let now = self.seats().map(|seat| self.name(seat));
            names.iter().eq(now)
        };
        match self.given.as_ref().filter(is_kept) {
            Some(names) => Ok(names.clone()),
            None => Names::of_all(self.seats().map(|seat| self.name(seat))),
        }
    }

    /// Does what is asked; decides when the players have.
    pub(super) fn update(&mut self, command: Command) -> Option<Decision> {
        self.problem = None;
        match command {
            Command::Down => self.step(1),
            Command::Up => self.step(-1),
            Command::Focus(line) if self.lines().contains(&line) => {
                let again = self.focus == line;
                self.focus = line;
                match line {
                    Line::Resume | Line::Deal | Line::Learn | Line::Practice | Line::Past => {
                        return self.confirm();
                    }
                    // A name is clicked to be typed.
                    Line::Name(_) => {}
                    _ if again => self.change(1),
                    _ => {}
                }
            }
            Command::Offer(game) if game < self.kept.len() => {
                self.focus = Line::Resume;
                self.offered = game;
            }
            Command::Row(row) if row < self.kept.len() => return Some(Decision::Resume(row)),
            Command::Next => self.change(1),
            Command::Previous => self.change(-1),
            Command::Type(c) => {
                if let Line::Name(seat) = self.focus {
                    let name = &mut self.typed[seat.index()];
                    match check_new(c) {
                        Ok(()) if name.chars().count() < NAME_LIMIT => name.push(c),
                        Ok(()) => self.problem = Some(NameError::TooLong),
                        Err(error) => self.problem = Some(error),
                    }
                }
            }
            Command::Erase => {
                if let Line::Name(seat) = self.focus {
                    self.typed[seat.index()].pop();
                }
            }
            Command::Confirm => return self.confirm(),
            _ => {}
        }
        None
    }

    fn step(&mut self, by: isize) {
        self.focus = turned(&self.lines(), self.focus, by);
    }

    /// Goes on to the next choice of the line with the cursor, if it has some.
    fn change(&mut self, by: isize) {
        match self.focus {
            Line::Game => {
                self.kind = turned(&Kind::ALL, self.kind, by);
                self.computers = self.chosen.fit_for(self.kind);
            }
            Line::Players => {
                let counts: Vec<usize> = self.kind.players().collect();
                self.wanted = turned(&counts, self.players(), by);
            }
            Line::First => {
                let seats = self.seats().map(First::Seat);
                let choices: Vec<First> = [First::Drawn].into_iter().chain(seats).collect();
                self.first = turned(&choices, self.first, by);
            }
            Line::Name(seat) => {
                let levels = 1..=self.kind.levels();
                let levels = levels.map(|number| Level::new(self.kind, number));
                let choices: Vec<Option<Level>> = [None].into_iter().chain(levels).collect();
                let level = turned(&choices, self.computers.of(seat), by);
                self.computers = self.computers.with(seat, level);
                self.chosen = self.chosen.with(seat, level);
            }
            Line::Resume => self.offered = self.offered_after(by),
            Line::Deal | Line::Learn | Line::Practice | Line::Past => {}
        }
        self.keep_first();
    }

    /// Leaves it to chance who starts, if the one who was to does not play.
    fn keep_first(&mut self) {
        if let First::Seat(seat) = self.first
            && seat.index() >= self.players()
        {
            self.first = First::Drawn;
        }
    }

    fn confirm(&mut self) -> Option<Decision> {
        match self.focus {
            Line::Resume => Some(Decision::Resume(self.offered)),
            Line::Learn => Some(Decision::Learn),
            Line::Practice => Some(Decision::Practice),
            Line::Past => Some(Decision::Past),
            Line::Deal => match self.names() {
                Ok(names) => {
                    let computers = self.computers.among(names.count());
                    let party = Party { names, computers };
                    Some(Decision::Deal(self.kind, party, self.first))
                }
                Err(error) => {
                    self.problem = Some(error);
                    None
                }
            },
            _ => {
                self.step(1);
                None
            }
        }
    }
}
