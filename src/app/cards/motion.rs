//! What moves for a moment after something was done.

use crate::app::MOTION_FRAMES;
use crate::rules::cards::{Event, Report, Side};

/// Something that moves for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spectacle {
    /// An action was done, and is shown once more as it is handed over.
    Played,
    /// A Mandala was completed.
    Completed(Side),
    /// A Mandala was destroyed.
    Destroyed(Side),
    /// The Cups are counted.
    Counted,
}

impl Spectacle {
    /// How many pictures it has.
    pub fn pictures(self) -> u8 {
        match self {
            Spectacle::Played => 10,
            Spectacle::Completed(_) | Spectacle::Destroyed(_) => MOTION_FRAMES,
            // Three for each space of both Rivers, and for each sum.
            Spectacle::Counted => 42,
        }
    }

    /// What an action brings about.
    fn of(report: &Report) -> Spectacle {
        let mut shown = Spectacle::Played;
        for event in report.events() {
            match *event {
                Event::Completed { side, .. } => shown = Spectacle::Completed(side),
                Event::FieldsDiscarded { side, .. } | Event::Swept { side, .. } => {
                    shown = Spectacle::Destroyed(side);
                }
                _ => {}
            }
        }
        shown
    }
}

/// A picture of something that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// What is shown.
    pub spectacle: Spectacle,
    /// The picture of it, from 0.
    pub frame: u8,
}

/// What moves, one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Motions(Vec<Spectacle>);

impl Motions {
    /// What an action brings about, after which the game may be over.
    pub(super) fn of(report: &Report, over: bool) -> Motions {
        let shown = Spectacle::of(report);
        Motions(match (over, shown) {
            (false, _) => vec![shown],
            // The last destruction is watched to its end before the score.
            (true, Spectacle::Destroyed(_)) => vec![shown, Spectacle::Counted],
            (true, _) => vec![Spectacle::Counted],
        })
    }

    /// An action is handed over.
    pub(super) fn handover() -> Motions {
        Motions(vec![Spectacle::Played])
    }

    /// How many pictures there are in all.
    pub(super) fn pictures(&self) -> u8 {
        self.0.iter().map(|it| it.pictures()).sum()
    }

    /// One of these pictures.
    pub(super) fn at(&self, mut frame: u8) -> Option<Motion> {
        for &spectacle in &self.0 {
            let pictures = spectacle.pictures();
            if frame < pictures {
                return Some(Motion { spectacle, frame });
            }
            frame -= pictures;
        }
        None
    }
}
