//! What moves for a moment: a tile that turns over, and sand that pours into the Rivers at
//! the end.

use crate::rules::Color;
use crate::rules::tiles::{Cell, Event, Report};

/// How many pictures a turning tile has: as many of its front as of its back.
const TURN: u8 = 6;

/// How many steps it takes to count a River: its groups, and the sum.
pub const STEPS: u8 = 7;

/// Pictures of each step.
const STEP: u8 = 3;

/// A picture of something that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A tile turns over.
    Turning(Turning),
    /// The Rivers are counted, one after the other; so many steps are done.
    Counting(u8),
}

/// A tile that turns over, or makes room for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Where.
    pub cell: Cell,
    /// The color of the front that was there.
    pub front: Color,
    /// The picture of it, from 0.
    pub frame: u8,
}

impl Turning {
    /// Whether the front is still seen.
    pub fn is_front(self) -> bool {
        self.frame < TURN / 2
    }

    /// How many columns of so many are not seen at either side: most in the middle of the
    /// turn, but never all.
    pub fn hidden(self, columns: u16) -> u16 {
        let half = TURN / 2;
        let turned = if self.is_front() { self.frame + 1 } else { TURN - 1 - self.frame };
        columns.saturating_sub(1) / 2 * u16::from(turned) / u16::from(half)
    }
}

/// What an action sets in motion.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Motions {
    /// The cell that turns, and the front that was there.
    turn: Option<(Cell, Color)>,
    counts: bool,
}

impl Motions {
    /// What an action sets in motion, after which the game may be over.
    pub(super) fn of(report: &Report, is_over: bool) -> Motions {
        let turn = report.events().iter().find_map(|event| match *event {
            Event::Flipped { cell, color, .. } => Some((cell, color)),
            Event::Opened { cell, taken, .. } | Event::Swapped { cell, taken, .. } => {
                Some((cell, taken))
            }
            _ => None,
        });
        Motions { turn, counts: is_over }
    }

    /// How many pictures there are in all.
    pub(super) fn pictures(self) -> u8 {
        let count = if self.counts { 2 * STEPS * STEP } else { 0 };
        self.turn.map_or(0, |_| TURN) + count
    }

    /// One of these pictures.
    pub(super) fn at(self, frame: u8) -> Motion {
        match self.turn {
            Some((cell, front)) if frame < TURN => Motion::Turning(Turning { cell, front, frame }),
            turn => {
                let turned = turn.map_or(0, |_| TURN);
                Motion::Counting((frame - turned) / STEP)
            }
        }
    }
}
