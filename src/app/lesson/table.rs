//! What a lesson asks of a table.

use crate::app::clock::Pace;
use crate::app::command::Command;
use crate::app::live::{ActionOf, LiveTable, Table};
use crate::app::task::Word;
use crate::record::{Move, Record};
use crate::rules::game::Game;

impl<P: LiveTable> Table<P> {
    /// How many moves were made.
    pub(in crate::app) fn made(&self) -> usize {
        self.course().map_or(0, |course| course.steps().len())
    }

    /// Does what is asked, but plays only what is wanted: of anything else it gives the
    /// notation and stays as it was, with nothing chosen. Nothing if nothing was played.
    pub(in crate::app) fn try_out(
        &mut self,
        command: Command,
        pace: Pace,
        is_wanted: &dyn Fn(&str) -> bool,
    ) -> Option<Result<(), String>> {
        let made = self.made();
        let Table::Live(live) = self else { return None };
        let before = live.clone();
        live.update(command, pace);
        let moves = live.course().moves().skip(made);
        let actions: Vec<String> = moves.filter_map(notation::<P::Game>).collect();
        if actions.is_empty() {
            return None;
        }
        let Some(other) = actions.into_iter().find(|action| !is_wanted(action)) else {
            return Some(Ok(()));
        };
        *live = before;
        self.unchoose();
        Some(Err(other))
    }

    /// Whether something else than what is wanted is chosen.
    pub(in crate::app) fn is_unwanted(&self, is_wanted: &dyn Fn(&str) -> bool) -> bool {
        let Table::Live(live) = self else {
            return false;
        };
        let mut live = live.clone();
        live.update(Command::Confirm, Pace::CALM);
        let moves = live.course().moves().skip(self.made());
        let mut actions = moves.filter_map(notation::<P::Game>);
        actions.any(|action| !is_wanted(&action))
    }

    /// Forgets step by step what is chosen.
    pub(in crate::app) fn unchoose(&mut self) {
        if let Table::Live(live) = self {
            while live.has_chosen() {
                live.update(Command::Back, Pace::CALM);
            }
        }
    }

    /// Whether the rules refuse what was tried last for the same reason as this action.
    pub(in crate::app) fn refuses(&self, action: &str) -> bool {
        let refused = self.played().and_then(P::refused);
        let action = action.parse::<ActionOf<P>>().ok();
        let course = self.course().zip(action);
        let reason = course.and_then(|(course, action)| course.game().clone().apply(action).err());
        refused.is_some() && refused == reason
    }

    /// What is asked for to make the next move of a record.
    pub(in crate::app) fn way(&self, record: &Record<P::Game>) -> Vec<Command> {
        match (self.played(), record.moves().nth(self.made())) {
            (Some(live), Some(Move::Action(_, action))) => live.way(action),
            _ => Vec::new(),
        }
    }

    /// What is asked for to try an action, by its notation.
    pub(in crate::app) fn way_to_try(&self, action: &str) -> Vec<Command> {
        let action = action.parse::<ActionOf<P>>().ok();
        let way = self.played().zip(action);
        let mut way = way.map_or_else(Vec::new, |(live, action)| live.way(action));
        way.pop_if(|last| *last == Command::Confirm);
        way
    }

    /// The next move of a record.
    pub(in crate::app) fn scripted(&self, record: &Record<P::Game>) -> Option<Word<P::Game>> {
        match record.moves().nth(self.made())? {
            Move::Action(_, action) => Some(Word::Move(action)),
            Move::Agreed => None,
        }
    }
}

/// How an action is written.
fn notation<G: Game>(made: Move<G>) -> Option<String> {
    match made {
        Move::Action(_, action) => Some(action.to_string()),
        Move::Agreed => None,
    }
}
