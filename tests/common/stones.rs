//! A little game that is as unlike the card game as the house allows: for two to five,
//! with nothing hidden. A heap of stones lies on the table, and each in turn takes one to
//! three of them; the last one wins. Before the first turn, the player before the one who
//! starts says whether the heap stays as it is or loses a stone.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use mandala::rules::game::{self, ParseActionError, Standing};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{Kind, Seat};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stones {
    heap: u8,
    players: usize,
    /// Whose decision it is, or who took the last stone.
    player: Seat,
    begun: bool,
}

impl Stones {
    fn on(heap: u8, players: usize, first: Seat) -> Stones {
        let before = |seat: &Seat| seat.next(players) == first;
        Stones {
            heap,
            players,
            player: Seat::all(players).find(before).expect("a circle"),
            begun: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Keep,
    Lose,
    Take(u8),
}

impl Action {
    pub fn all() -> Vec<Action> {
        let takes = (0..=5).chain([255]).map(Action::Take);
        [Action::Keep, Action::Lose].into_iter().chain(takes).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep => f.write_str("keep"),
            Action::Lose => f.write_str("lose"),
            Action::Take(stones) => write!(f, "take {stones}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["keep"] => Ok(Action::Keep),
            ["lose"] => Ok(Action::Lose),
            // As many as one may.
            ["take"] => Ok(Action::Take(0)),
            ["take", stones] => stones.parse().map(Action::Take).map_err(|_| ParseActionError),
            _ => Err(ParseActionError),
        }
    }
}

/// Whatever is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refused;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in this game")
    }
}

impl std::error::Error for Refused {}

impl game::Illegal for Refused {
    fn tells_secrets(&self) -> bool {
        false
    }
}

/// A heap of any size but none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap(pub u8);

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Heap {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Heap, Refused> {
        text.parse().map(Heap).map_err(|_| Refused)
    }
}

impl game::Layout for Heap {
    const NAME: &'static str = "heap";
    const HAS_SEED: bool = false;

    type Fault = Refused;

    fn check(&self) -> Result<(), Refused> {
        if self.0 > 1 { Ok(()) } else { Err(Refused) }
    }
}

/// What was done, which is all that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done([Action; 1]);

impl game::Report for Done {
    fn revealed_nothing(&self) -> bool {
        true
    }

    fn is_turning_point(&self) -> bool {
        false
    }
}

impl game::Game for Stones {
    // Every kind there is has a game already, so this one has to share.
    const KIND: Kind = Kind::Cards;
    const PLAYERS: RangeInclusive<usize> = 2..=5;
    const LEVELS: u8 = 3;
    const OPEN: bool = true;
    const BACK_TO_DEAL: bool = true;

    type Player = Seat;
    type Layout = Heap;
    type Action = Action;
    type Actions = Vec<Action>;
    type Illegal = Refused;
    type Report = Done;
    type View = Stones;

    fn deal(seed: u64, players: usize, first: Seat) -> Stones {
        let heap = 10 + Shuffler::new(seed).below(20) as u8;
        Stones::on(heap, players, first)
    }

    fn lay_out(heap: &Heap, _: u64, players: usize, first: Seat) -> Result<Stones, Refused> {
        game::Layout::check(heap)?;
        Ok(Stones::on(heap.0, players, first))
    }

    fn to_act(&self) -> Option<Seat> {
        (self.heap > 0).then_some(self.player)
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self.begun {
            false => vec![Action::Keep, Action::Lose],
            true => (1..=self.heap.min(3)).map(Action::Take).collect(),
        }
    }

    fn in_full(&self, action: Action) -> Action {
        match action {
            Action::Take(0) => Action::Take(self.heap.min(3)),
            action => action,
        }
    }

    fn begins_turn(&self, action: Action) -> bool {
        matches!(action, Action::Take(_))
    }

    fn apply(&mut self, action: Action) -> Result<Done, Refused> {
        if !self.legal_actions().contains(&action) {
            return Err(Refused);
        }
        self.begun = true;
        self.heap -= match action {
            Action::Keep => 0,
            Action::Lose => 1,
            Action::Take(stones) => stones,
        };
        if self.heap > 0 {
            self.player = self.player.next(self.players);
        }
        Ok(Done([action]))
    }

    fn agree_to_end(&mut self) -> Result<Done, Refused> {
        Err(Refused)
    }

    fn view(&self, _: Seat) -> Stones {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        let place = |seat| if seat == self.player { 1 } else { 2 };
        let places: Vec<u8> = Seat::all(self.players).map(place).collect();
        (self.heap == 0).then(|| Standing::new(&places))
    }
}

impl game::OpenGame for Stones {
    fn position(&self) -> impl fmt::Display {
        format!("{} before {}", self.heap, self.player)
    }
}
