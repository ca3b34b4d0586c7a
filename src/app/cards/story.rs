//! What happened, as lines to be told to both players: public events only.

use crate::record::cards::Step;
use crate::rules::cards::{ClaimEffect, Ending, Event, Phase, RIVER_SPACES, Side, Table};
use crate::rules::{ByPlayer, Color, Player};

/// One thing that happened, to be told in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A card was played into a Mountain.
    Built {
        /// Who played it.
        seat: Player,
        /// The Mandala.
        side: Side,
        /// The card's color.
        color: Color,
        /// How many cards were drawn for it, if any.
        draws: Option<u8>,
    },
    /// Cards were played into a Field.
    Grew {
        /// Who played them.
        seat: Player,
        /// The Mandala.
        side: Side,
        /// The cards' color.
        color: Color,
        /// How many.
        count: u8,
    },
    /// Cards were discarded.
    Discarded {
        /// Who discarded them.
        seat: Player,
        /// The cards' color.
        color: Color,
        /// How many.
        count: u8,
        /// How many cards were drawn for them, if any.
        draws: Option<u8>,
    },
    /// Cards were drawn, and nothing else is told of that turn.
    Drew {
        /// Who drew them.
        seat: Player,
        /// How many.
        count: u8,
    },
    /// The deck ran out.
    DeckRanOut {
        /// How many discarded cards became a new one, if any.
        reshuffled: Option<u8>,
    },
    /// The discard pile became a new deck.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A Mandala was completed.
    Completed {
        /// The Mandala.
        side: Side,
        /// Who chooses first, if anyone does.
        first: Option<Player>,
        /// How many cards each player's Field has.
        fields: ByPlayer<u8>,
    },
    /// A Mountain was discarded because both Fields were empty.
    Swept {
        /// How many cards.
        cards: u8,
    },
    /// A color was taken from a Mountain.
    Claimed {
        /// Who took it.
        seat: Player,
        /// The color.
        color: Color,
        /// What became of the cards.
        claim: ClaimEffect,
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
    /// The Fields of a destroyed Mandala were discarded.
    FieldsCleared {
        /// The Mandala.
        side: Side,
        /// How many cards.
        cards: u8,
    },
    /// A new Mountain began.
    Refilled {
        /// The Mandala.
        side: Side,
        /// The colors of its cards.
        colors: Vec<Color>,
    },
    /// The game ended.
    Ended(Ending),
}

impl From<Event> for Line {
    /// The line of an event alone.
    fn from(event: Event) -> Line {
        match event {
            Event::Built { seat, side, color } => Line::Built {
                seat,
                side,
                color,
                draws: None,
            },
            Event::Grew {
                seat,
                side,
                color,
                count,
            } => Line::Grew {
                seat,
                side,
                color,
                count,
            },
            Event::Discarded { seat, color, count } => Line::Discarded {
                seat,
                color,
                count,
                draws: None,
            },
            Event::Drew { seat, count } => Line::Drew { seat, count },
            Event::DeckRanOut => Line::DeckRanOut { reshuffled: None },
            Event::Reshuffled { cards } => Line::Reshuffled { cards },
            Event::Completed {
                side,
                first,
                fields,
                ..
            } => Line::Completed {
                side,
                first,
                fields,
            },
            Event::Swept { cards, .. } => Line::Swept { cards },
            Event::Claimed {
                seat, color, claim, ..
            } => Line::Claimed { seat, color, claim },
            Event::FieldsDiscarded { side, cards } => Line::FieldsCleared { side, cards },
            Event::Refilled { side, color } => Line::Refilled {
                side,
                colors: vec![color],
            },
            Event::Ended(ending) => Line::Ended(ending),
        }
    }
}

impl Line {
    /// Takes in an event that belongs to this line; whether it does.
    fn adds(&mut self, event: Event) -> bool {
        match (self, event) {
            (
                Line::Built { draws, .. } | Line::Discarded { draws, .. },
                Event::Drew { count, .. },
            ) if draws.is_none() => *draws = Some(count),
            (Line::DeckRanOut { reshuffled }, Event::Reshuffled { cards })
                if reshuffled.is_none() =>
            {
                *reshuffled = Some(cards);
            }
            (Line::Refilled { side, colors }, Event::Refilled { side: same, color })
                if *side == same =>
            {
                colors.push(color);
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
            lines.push(event.into());
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
                lines.extend(
                    [seat, seat.other()]
                        .into_iter()
                        .filter_map(|who| claims(run, who)),
                );
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
            Event::Claimed {
                seat, color, claim, ..
            } if seat == who => match claim {
                ClaimEffect::River { cup, .. } => kept.push((cup + 1, color)),
                ClaimEffect::Cup { cards, .. } => kept.push((cards, color)),
                ClaimEffect::Discard { cards } => lost.push((cards, color)),
            },
            _ => {}
        }
    }
    match (kept.is_empty(), lost.is_empty()) {
        (true, true) => None,
        (false, _) => Some(Line::Took {
            seat: who,
            cards: kept,
        }),
        (true, false) => Some(Line::Lost {
            seat: who,
            cards: lost,
        }),
    }
}

/// Something that both players must know about the coming end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The deck ran out, so the Mandala being destroyed is the last.
    LastMandala,
    /// The deck ran out, so the next Mandala is the last.
    DeckRanOut,
    /// This player's River is full, so the Mandala being destroyed is the last.
    RiverFull(Player),
    /// The Rivers of these players lack one color.
    NearlyFull(Vec<Player>),
}

/// What both players must know about the coming end, if it is near.
pub(crate) fn warnings(table: &Table) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if matches!(table.phase(), Phase::Over(_)) {
        return warnings;
    }
    let drafting = matches!(table.phase(), Phase::Draft(_));
    if table.deck_ran_out() && drafting {
        // Whatever the Rivers hold, this Mandala is the last.
        return vec![Warning::LastMandala];
    }
    if table.deck_ran_out() {
        warnings.push(Warning::DeckRanOut);
    }
    let full = Player::BOTH
        .into_iter()
        .find(|&seat| table.river(seat).is_full());
    let near: Vec<Player> = Player::BOTH
        .into_iter()
        .filter(|&seat| table.river(seat).len() + 1 == RIVER_SPACES)
        .collect();
    if let Some(seat) = full {
        warnings.push(Warning::RiverFull(seat));
    } else if !near.is_empty() {
        warnings.push(Warning::NearlyFull(near));
    }
    warnings
}
