//! What moves for a moment after a take: the pawn, and then what it brought about.

use crate::app::MOTION_FRAMES;
use crate::rules::Seat;
use crate::rules::game::Report as _;
use crate::rules::pyramids::{Place, Report};

/// How many pictures the longest walk has.
const STEPS: u8 = 8;
/// How many pictures there are of the last player sweeping up the rest: as long as it takes to
/// read why.
pub const SWEEP_FRAMES: u8 = 4 * MOTION_FRAMES;

/// The way of a pawn that takes a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Whose pawn walks.
    pub seat: Seat,
    /// Where it stood, if it had left the start.
    pub from: Option<Place>,
    /// Where it goes.
    pub to: Place,
}

impl Walk {
    /// The places it comes by before the last one.
    fn places(self) -> impl Iterator<Item = Place> {
        let is_on_the_way = move |place: &Place| Some(*place) > self.from && *place < self.to;
        Place::all().filter(is_on_the_way)
    }

    /// How many pictures it has: a step each, or a long way in longer ones.
    fn pictures(self) -> u8 {
        self.places().take(STEPS.into()).count() as u8
    }

    /// Where the pawn is seen in one of them.
    fn at(self, frame: u8) -> Option<Place> {
        let pictures = usize::from(self.pictures());
        let steps = self.places().count() * usize::from(frame) / pictures.max(1);
        self.places().nth(steps)
    }
}

/// What a take sets in motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Motions {
    walk: Walk,
    /// How many pictures there are of what all watch: groups are scored, or the last player
    /// sweeps up the rest.
    watched: u8,
}

impl Motions {
    pub(super) fn of(walk: Walk, report: &Report) -> Motions {
        let watched = if !report.swept().is_empty() {
            SWEEP_FRAMES
        } else if report.is_turning_point() {
            MOTION_FRAMES
        } else {
            0
        };
        Motions { walk, watched }
    }

    /// How many pictures there are in all.
    pub(super) fn pictures(self) -> u8 {
        self.walk.pictures() + self.watched
    }

    /// One of these pictures.
    pub(super) fn at(self, report: &Report, frame: u8) -> Motion<'_> {
        match frame.checked_sub(self.walk.pictures()) {
            Some(frame) => Motion::Done { report, frame },
            None => Motion::Walking { report, walk: self.walk, at: self.walk.at(frame) },
        }
    }
}

/// A picture of something that moves.
#[derive(Clone, Copy, Debug)]
pub enum Motion<'a> {
    /// A pawn is on its way to the pyramid it takes.
    Walking {
        /// What it will bring about.
        report: &'a Report,
        /// Its way.
        walk: Walk,
        /// Where it is seen.
        at: Option<Place>,
    },
    /// Groups are scored, or the last player sweeps up the rest.
    Done {
        /// What happened.
        report: &'a Report,
        /// The picture of it, from 0.
        frame: u8,
    },
}

impl<'a> Motion<'a> {
    /// What happened, once the pawn has arrived, and the picture of it.
    pub fn done(self) -> Option<(&'a Report, u8)> {
        match self {
            Motion::Done { report, frame } => Some((report, frame)),
            Motion::Walking { .. } => None,
        }
    }
}
