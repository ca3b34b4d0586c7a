use std::error::Error;
use std::fmt;

use crate::rules::{Kind, Level, Seat};

/// Which seats a computer has, and how well it plays there.
///
/// Its text stands in the head of a record:
///
/// ```
/// use mandala::record::Computers;
/// use mandala::rules::{Kind, Level, Player};
///
/// let computers = Computers::default().with(Player::Two, Level::new(Kind::Cards, 4));
/// assert_eq!(computers.to_string(), "two 4");
/// assert_eq!(Computers::read(Kind::Cards, 2, "two 4"), Ok(computers));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Computers([Option<Level>; Seat::MOST]);

impl Computers {
    /// The same, but with a computer of this level in this seat, or with a person.
    #[must_use]
    pub fn with(mut self, seat: impl Into<Seat>, level: Option<Level>) -> Computers {
        self.0[seat.into().index()] = level;
        self
    }

    /// The level of the computer in this seat, if it is not a person's.
    pub fn of(&self, seat: impl Into<Seat>) -> Option<Level> {
        self.0[seat.into().index()]
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// The only person among this many players, if there is just one.
    pub fn only_person(&self, players: usize) -> Option<Seat> {
        let mut people = Seat::all(players).filter(|&seat| self.of(seat).is_none());
        people.next().filter(|_| people.next().is_none())
    }

    /// Only those in the seats of this many players.
    #[must_use]
    pub fn among(mut self, players: usize) -> Computers {
        self.0[players.min(Seat::MOST)..].fill(None);
        self
    }

    /// The same for another game: where a level is beyond its own, the top one instead.
    #[must_use]
    pub fn fit_for(self, kind: Kind) -> Computers {
        let fit = |level: Level| Level::new(kind, level.number().min(kind.levels()));
        Computers(self.0.map(|level| level.and_then(fit)))
    }

    /// All of them in seating order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Level)> {
        let seats = Seat::all(Seat::MOST).zip(self.0);
        seats.filter_map(|(seat, level)| Some((seat, level?)))
    }

    /// Reads what stands in a record of a game for this many.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(kind: Kind, players: usize, text: &str) -> Result<Computers, NoComputer> {
        let mut computers = Computers::default();
        for one in text.split(',') {
            let words: Vec<&str> = one.split_whitespace().collect();
            let [seat, number] = words[..] else {
                return Err(NoComputer::Form);
            };
            let is_named = |other: &Seat| other.name().eq_ignore_ascii_case(seat);
            let mut seats = Seat::all(players);
            let seat = seats.find(is_named);
            let number = number.parse().map_err(|_| NoComputer::Form);
            computers.add(kind, seat.ok_or(NoComputer::Seat)?, number?)?;
        }
        Ok(computers)
    }

    /// Puts a computer of the level with this number in a seat where there is none.
    ///
    /// # Errors
    ///
    /// What is wrong with that.
    pub fn add(&mut self, kind: Kind, seat: Seat, number: u8) -> Result<(), NoComputer> {
        let level = Level::new(kind, number).ok_or(NoComputer::Level(kind))?;
        if self.of(seat).is_some() {
            return Err(NoComputer::Twice);
        }
        *self = self.with(seat, Some(level));
        Ok(())
    }
}

impl fmt::Display for Computers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (seat, level)) in self.iter().enumerate() {
            let comma = if n == 0 { "" } else { ", " };
            write!(f, "{comma}{seat} {level}")?;
        }
        Ok(())
    }
}

/// Error when a text does not say which seats a computer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoComputer {
    /// It is not written as a seat and a level.
    Form,
    /// Nobody plays in that seat.
    Seat,
    /// A seat is named twice.
    Twice,
    /// This game has no such level.
    Level(Kind),
}

impl fmt::Display for NoComputer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoComputer::Form => "a seat and a level expected",
            NoComputer::Seat => "nobody plays in that seat",
            NoComputer::Twice => "two computers in one seat",
            NoComputer::Level(_) => "there is no such level",
        })
    }
}

impl Error for NoComputer {}
