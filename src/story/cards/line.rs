//! What happened, as lines to be told to both players: public events only.

use crate::record::cards::Step;
use crate::rules::cards::{ClaimEffect, Event, Side};
use crate::rules::{Color, Player};

/// One thing that happened, to be told in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// An event alone.
    Event(Event),
    /// Cards were played or discarded, and others drawn for them.
    Drawing {
        /// What was done.
        play: Event,
        /// How many cards were drawn.
        count: u8,
    },
    /// The deck ran out, and discarded cards became a new one.
    NewDeck {
        /// How many cards it has.
        cards: u8,
    },
    /// A new Mountain began.
    Refilled {
        /// The Mandala.
        side: Side,
        /// The colors of its two cards.
        colors: [Color; 2],
    },
    /// In short, what a player took from a Mountain and kept.
    Took {
        /// Who took it.
        seat: Player,
        /// How many cards of which colors.
        cards: Vec<(u8, Color)>,
    },
    /// In short, what a player took from a Mountain, all of which was discarded.
    Lost {
        /// Who took it.
        seat: Player,
        /// How many cards of which colors.
        cards: Vec<(u8, Color)>,
    },
}

impl Line {
    /// Takes in an event that belongs to this line; whether it does.
    fn adds(&mut self, event: Event) -> bool {
        match (&mut *self, event) {
            (
                &mut Line::Event(play @ (Event::Built { .. } | Event::Discarded { .. })),
                Event::Drew { count, .. },
            ) => *self = Line::Drawing { play, count },
            (Line::Event(Event::DeckRanOut), Event::Reshuffled { cards }) => {
                *self = Line::NewDeck { cards };
            }
            (
                &mut Line::Event(Event::Refilled { side, color }),
                Event::Refilled { side: same, color: second },
            ) if side == same => {
                let colors = [color, second];
                *self = Line::Refilled { side, colors };
            }
            _ => return false,
        }
        true
    }
}

/// The events of some actions as lines.
pub fn tell<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for &event in events {
        // What is drawn or refilled may run the deck out in between.
        let added = lines.iter_mut().rev().any(|line| line.adds(event));
        if !added {
            lines.push(Line::Event(event));
        }
    }
    lines
}

/// Some actions in short: without what their reader did or can see on the table.
pub(super) fn in_short(steps: &[Step], reader: Player) -> Vec<Line> {
    let known = |event: &&Event| match event {
        Event::Built { seat, .. }
        | Event::Grew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Drew { seat, .. } => *seat == reader,
        Event::FieldsDiscarded { .. } | Event::DeckRanOut | Event::Reshuffled { .. } => true,
        _ => false,
    };
    let events = steps.iter().flat_map(|step| step.report.events());
    let events: Vec<Event> = events.filter(|event| !known(event)).copied().collect();
    let mut lines = Vec::new();
    for run in events.chunk_by(|a, b| is_claim(a) == is_claim(b)) {
        match run[0] {
            Event::Claimed { seat, .. } => {
                lines.extend([seat, seat.other()].into_iter().filter_map(|who| claims(run, who)));
            }
            _ => lines.extend(tell(run)),
        }
    }
    lines
}

fn is_claim(event: &Event) -> bool {
    matches!(event, Event::Claimed { .. })
}

/// What one player took in a draft, in one line.
pub(super) fn claims(events: &[Event], who: Player) -> Option<Line> {
    let mut kept = Vec::new();
    let mut lost = Vec::new();
    for event in events {
        match *event {
            Event::Claimed { seat, color, claim, .. } if seat == who => match claim {
                ClaimEffect::River { cup, .. } => kept.push((cup + 1, color)),
                ClaimEffect::Cup { cards, .. } => kept.push((cards, color)),
                ClaimEffect::Discard { cards } => lost.push((cards, color)),
            },
            _ => {}
        }
    }
    match (kept.is_empty(), lost.is_empty()) {
        (true, true) => None,
        (false, _) => Some(Line::Took { seat: who, cards: kept }),
        (true, false) => Some(Line::Lost { seat: who, cards: lost }),
    }
}
