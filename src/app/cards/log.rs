//! What happened, told to both players: public events only.

use crate::record::{Course, Move, Names, Step};
use crate::rules::Player;
use crate::rules::cards::{Claim, Ending, Event, Phase, Side, Table};

/// Everything that happened, read from the steps of a game.
#[derive(Clone, Copy, Debug)]
pub struct Log<'a> {
    entries: &'a [Step],
    revision: u64,
}

impl<'a> Log<'a> {
    /// The log of a game.
    pub(crate) fn of(course: &'a Course) -> Log<'a> {
        Log::up_to(course, course.steps().len())
    }

    /// The log of the first `count` moves of a game.
    pub(crate) fn up_to(course: &'a Course, count: usize) -> Log<'a> {
        let entries = course.steps();
        Log {
            entries: &entries[..count.min(entries.len())],
            revision: course.revision(),
        }
    }

    /// A number that changes with the game, as [`Course::revision`] does.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// All entries, the oldest first: each move, and what came of it.
    pub fn entries(&self) -> &'a [Step] {
        self.entries
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.turn)
    }

    /// Everything as sentences; the first one of a turn has its number.
    pub(crate) fn story(&self, names: &Names) -> Vec<(Option<usize>, String)> {
        let mut story = Vec::new();
        for entry in self.entries {
            let mut number = entry.made.is_turn().then_some(entry.turn);
            for sentence in tell(entry.report.events(), names) {
                story.push((number.take(), sentence));
            }
        }
        story
    }

    /// What happened since this player's last turn, in short: the other player's
    /// turn first, and then what their own last action had set off.
    pub(crate) fn recap(&self, seat: Player, names: &Names) -> Vec<String> {
        let turn_of = |entry: &Step, who: Player| {
            entry.made.is_turn() && matches!(entry.made, Move::Action(seat, _) if seat == who)
        };
        let own = self.entries.iter().rposition(|entry| turn_of(entry, seat));
        let since = &self.entries[own.unwrap_or(0)..];
        let other = since.iter().position(|entry| turn_of(entry, seat.other()));
        let (own, other) = since.split_at(other.unwrap_or(since.len()));
        let mut lines = brief(other, seat, names);
        lines.extend(brief(own, seat, names));
        lines
    }
}

/// Some entries in short: without what their reader did or can see on the table.
fn brief(entries: &[Step], reader: Player, names: &Names) -> Vec<String> {
    let known = |event: &&Event| match event {
        Event::Built { seat, .. }
        | Event::Grew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Drew { seat, .. } => *seat == reader,
        Event::FieldsDiscarded { .. } | Event::DeckRanOut | Event::Reshuffled { .. } => true,
        _ => false,
    };
    let events = entries.iter().flat_map(|entry| entry.report.events());
    let events: Vec<Event> = events.filter(|event| !known(event)).copied().collect();
    let mut lines = Vec::new();
    for run in events.chunk_by(|a, b| is_claim(a) == is_claim(b)) {
        if is_claim(&run[0]) {
            let first = match run[0] {
                Event::Claimed { seat, .. } => seat,
                _ => reader,
            };
            let claims = [first, first.other()].map(|who| claims(run, who, names));
            lines.extend(claims.into_iter().flatten());
        } else {
            lines.extend(tell(run, names));
        }
    }
    lines
}

fn is_claim(event: &Event) -> bool {
    matches!(event, Event::Claimed { .. })
}

/// What one player took in a draft, in one sentence.
fn claims(events: &[Event], who: Player, names: &Names) -> Option<String> {
    let mut kept = Vec::new();
    let mut lost = Vec::new();
    for event in events {
        match *event {
            Event::Claimed {
                seat, color, claim, ..
            } if seat == who => match claim {
                Claim::River { cup, .. } => kept.push(format!("{} {color}", cup + 1)),
                Claim::Cup { cards, .. } => kept.push(format!("{cards} {color}")),
                Claim::Discard { cards } => lost.push(format!("{cards} {color}")),
            },
            _ => {}
        }
    }
    let name = names.of(who);
    match (kept.is_empty(), lost.is_empty()) {
        (true, true) => None,
        (false, _) => Some(format!("{name} takes {}", kept.join(", "))),
        (true, false) => Some(format!("{name} discards {}", lost.join(", "))),
    }
}

/// Tells the events of one action, a sentence a line.
pub(crate) fn tell(events: &[Event], names: &Names) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // The lines that a later event may add to.
    let (mut play, mut refill, mut end_of_deck) = (None, None, None);
    for event in events {
        let (line, addition) = match event {
            Event::Drew { count, .. } => (play, format!(", draws {count}")),
            Event::Refilled { color, .. } => (refill, format!(", {color}")),
            Event::Reshuffled { cards } => {
                (end_of_deck, format!("; {cards} discards form a new one"))
            }
            _ => (None, String::new()),
        };
        if let Some(line) = line.and_then(|at: usize| lines.get_mut(at)) {
            *line += &addition;
            continue;
        }
        let at = Some(lines.len());
        match event {
            Event::Built { .. } | Event::Discarded { .. } => play = at,
            Event::Refilled { .. } => refill = at,
            Event::DeckRanOut => end_of_deck = at,
            _ => {}
        }
        lines.push(sentence(event, names));
    }
    lines
}

fn sentence(event: &Event, names: &Names) -> String {
    let name = |seat| names.of(seat);
    match *event {
        Event::Built { seat, side, color } => {
            format!("{}: {color} to {side} Mountain", name(seat))
        }
        Event::Grew {
            seat,
            side,
            color,
            count,
        } => format!("{}: {count} {color} to {side} Field", name(seat)),
        Event::Discarded { seat, color, count } => {
            format!("{} discards {count} {color}", name(seat))
        }
        Event::Drew { seat, count } => format!("{} draws {count}", name(seat)),
        Event::DeckRanOut => "The deck ran out".to_string(),
        Event::Reshuffled { cards } => format!("{cards} discards form a new deck"),
        Event::Completed { side, first, .. } => match first {
            Some(seat) => format!("{} Mandala complete, {} first", title(side), name(seat)),
            None => format!("{} Mandala complete", title(side)),
        },
        Event::Swept { cards, .. } => {
            format!(
                "Both Fields empty: the Mountain's {} discarded",
                cards_of(cards)
            )
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
                "{} takes {cards} {color}: to the Cup, worth {}",
                name(seat),
                each(cards, space)
            ),
            Claim::Discard { cards } => format!(
                "{} takes {cards} {color}: discarded, for the Field is empty",
                name(seat)
            ),
        },
        Event::FieldsDiscarded { side, cards } => {
            format!(
                "{} Fields cleared, {} discarded",
                title(side),
                cards_of(cards)
            )
        }
        Event::Refilled { side, color } => format!("New {side} Mountain: {color}"),
        Event::Ended(ending) => end(ending),
    }
}

/// A number of cards.
pub(crate) fn cards_of(count: u8) -> String {
    match count {
        1 => "1 card".to_string(),
        n => format!("{n} cards"),
    }
}

/// What some cards are worth.
pub(crate) fn each(cards: u8, points: u8) -> String {
    match cards {
        1 => points.to_string(),
        _ => format!("{points} each"),
    }
}

/// A side as the first word of a sentence.
fn title(side: Side) -> &'static str {
    match side {
        Side::Left => "Left",
        Side::Right => "Right",
    }
}

/// Why the game is over, as a sentence.
pub(crate) fn end(ending: Ending) -> String {
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
pub(crate) fn warnings(table: &Table, names: &Names) -> Vec<String> {
    let mut warnings = Vec::new();
    if matches!(table.phase(), Phase::Over(_)) {
        return warnings;
    }
    let drafting = matches!(table.phase(), Phase::Draft(_));
    if table.deck_ran_out() && drafting {
        // Whatever the Rivers hold, this Mandala is the last.
        return vec!["The last Mandala: the deck ran out".to_string()];
    }
    if table.deck_ran_out() {
        warnings.push("The deck ran out: the next Mandala is the last".to_string());
    }
    let full = Player::BOTH
        .into_iter()
        .find(|&seat| table.river(seat).is_full());
    let near = Player::BOTH
        .into_iter()
        .filter(|&seat| table.river(seat).len() == 5);
    let near: Vec<&str> = near.map(|seat| names.of(seat)).collect();
    if let Some(seat) = full {
        warnings.push(format!(
            "{}'s River is full: the last Mandala",
            names.of(seat)
        ));
    } else if !near.is_empty() {
        warnings.push(format!("River 5 of 6: {}", near.join(", ")));
    }
    warnings
}
