//! What happened, told to both players: public events only.

use crate::record::{Move, Names, Record};
use crate::rules::Seat;
use crate::rules::cards::{Claim, Ending, Event, Phase};

/// One action and what it brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the turn it belongs to, from 1.
    pub turn: usize,
    /// Who acted; nobody for an agreement of both.
    pub seat: Option<Seat>,
    /// Whether it was the action of a turn, and not a choice in a draft.
    pub is_turn: bool,
    /// Its story, a sentence a line.
    pub lines: Vec<String>,
}

/// Everything that happened since the deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    entries: Vec<Entry>,
}

impl Log {
    /// Tells a record from its beginning.
    pub fn of(record: &Record) -> Log {
        let mut log = Log::default();
        let mut game = record.up_to(0);
        for &step in record.moves() {
            let told = match step {
                Move::Action(_, action) => game.play(action),
                Move::Agreed => game.agree_to_end(),
            };
            if let Ok(report) = told {
                log.push(step, report.events(), record.names());
            }
        }
        log
    }

    /// Adds a move and its events.
    pub fn push(&mut self, step: Move, events: &[Event], names: &Names) {
        let (seat, is_turn) = match step {
            Move::Action(seat, crate::rules::cards::Action::Claim { .. }) => (Some(seat), false),
            Move::Action(seat, _) => (Some(seat), true),
            Move::Agreed => (None, false),
        };
        let turn = self.turns() + usize::from(is_turn);
        self.entries.push(Entry {
            turn,
            seat,
            is_turn,
            lines: tell(events, names),
        });
    }

    /// Forgets the last move.
    pub fn pop(&mut self) {
        self.entries.pop();
    }

    /// All entries, the oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.turn)
    }

    /// What happened since this player's last turn: what their own action set off
    /// after it, the other player's turn, and every draft.
    pub fn since_turn_of(&self, seat: Seat) -> Vec<&str> {
        let own = self
            .entries
            .iter()
            .rposition(|entry| entry.is_turn && entry.seat == Some(seat));
        let mut lines = Vec::new();
        if let Some(own) = own {
            // The first line is the player's own play, which they know.
            lines.extend(self.entries[own].lines.iter().skip(1));
        }
        let later = own.map_or(0, |own| own + 1);
        lines.extend(self.entries[later..].iter().flat_map(|entry| &entry.lines));
        lines.into_iter().map(String::as_str).collect()
    }
}

/// Tells the events of one action, a sentence a line.
pub fn tell(events: &[Event], names: &Names) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for event in events {
        match (event, lines.last_mut()) {
            // A draw belongs to the play before it, a second card to the first.
            (Event::Drew { count, .. }, Some(line)) => *line += &format!(", draws {count}"),
            (Event::Refilled { color, .. }, Some(line)) if line.contains("refilled") => {
                *line += &format!(" and {color}");
            }
            (Event::Reshuffled { cards }, Some(line)) if line.contains("ran out") => {
                *line += &format!("; {cards} discarded cards become the new one");
            }
            _ => lines.push(sentence(event, names)),
        }
    }
    lines
}

fn sentence(event: &Event, names: &Names) -> String {
    let name = |seat| names.of(seat);
    match *event {
        Event::Built { seat, side, color } => {
            format!("{}: {color} to the {side} Mountain", name(seat))
        }
        Event::Grew {
            seat,
            side,
            color,
            count,
        } => format!("{}: {count} {color} to the {side} Field", name(seat)),
        Event::Discarded { seat, color, count } => {
            format!("{}: discards {count} {color}", name(seat))
        }
        Event::Drew { seat, count } => format!("{} draws {count}", name(seat)),
        Event::DeckRanOut => "The deck ran out".to_string(),
        Event::Reshuffled { cards } => format!("{cards} discarded cards become the new deck"),
        Event::Completed { side, first, .. } => match first {
            Some(seat) => format!(
                "The {side} Mandala is complete: {} chooses first",
                name(seat)
            ),
            None => format!("The {side} Mandala is complete"),
        },
        Event::Swept { cards, .. } => {
            format!("Both Fields are empty: the Mountain's {cards} cards are discarded")
        }
        Event::Claimed {
            seat, color, claim, ..
        } => match claim {
            Claim::River { space, cup: 0 } => {
                format!("{} takes 1 {color}: River space {space}", name(seat))
            }
            Claim::River { space, cup } => format!(
                "{} takes {} {color}: River space {space}, {cup} to the Cup",
                name(seat),
                cup + 1
            ),
            Claim::Cup { space, cards } => format!(
                "{} takes {cards} {color}: to the Cup, worth {space} each",
                name(seat)
            ),
            Claim::Discard { cards } => format!(
                "{} takes {cards} {color}: discarded, for the Field is empty",
                name(seat)
            ),
        },
        Event::FieldsDiscarded { side, cards } => {
            format!("The {side} Fields are cleared: {cards} cards discarded")
        }
        Event::Refilled { side, color } => format!("The {side} Mountain is refilled: {color}"),
        Event::Ended(ending) => end(ending),
    }
}

/// Why the game is over, as a sentence.
pub fn end(ending: Ending) -> String {
    match ending {
        Ending::Deck => "The game is over: the deck had run out".to_string(),
        Ending::SixthColor => "The game is over: a River is full".to_string(),
        Ending::DeckAndSixthColor => {
            "The game is over: a River is full and the deck had run out".to_string()
        }
        Ending::ColorGone(color) => {
            format!("The game is over: all {color} lies in Cups and Rivers")
        }
        Ending::NoPlays => "The game is over: nobody can play or draw".to_string(),
        Ending::Agreed => "The game is over: both players agreed to stop".to_string(),
    }
}

/// What both players must know about the coming end, if it is near.
pub fn warnings(table: &crate::rules::cards::Table, names: &Names) -> Vec<String> {
    let mut warnings = Vec::new();
    if matches!(table.phase(), Phase::Over(_)) {
        return warnings;
    }
    let drafting = matches!(table.phase(), Phase::Draft(_));
    if table.deck_ran_out() {
        warnings.push(if drafting {
            "Last Mandala: the deck has run out.".to_string()
        } else {
            "The deck has run out: the next Mandala completed ends the game.".to_string()
        });
    }
    for seat in Seat::BOTH {
        let name = names.of(seat);
        match table.river(seat).len() {
            5 => warnings.push(format!("{name} has 5 River colours: a 6th ends the game.")),
            6 => warnings.push(format!("{name}'s River is full: this draft is the last.")),
            _ => {}
        }
    }
    warnings
}
