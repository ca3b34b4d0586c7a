//! The review of a finished game on the screen: asked for, stopped, stepped through.

use super::command::Command;
use super::overlay::Overlay;
use super::thought::{Ticket, Topic};
use super::{App, Screen};

impl App {
    /// Shows the review of the game on the table. One that was just played is stepped
    /// through for that, and its score waits behind it.
    pub(super) fn open_review(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && let Some(replay) = table.to_replay()
        {
            self.behind = Some(std::mem::replace(table, replay));
        }
        if let Screen::Table(table) = &mut self.screen {
            table.review(Command::Review);
            self.overlay = Some(Overlay::Review);
        }
    }

    /// Goes through the decisions that cost the most, or leaves the review.
    pub(super) fn update_review(&mut self, command: Command) {
        if let Screen::Table(table) = &mut self.screen {
            table.review(command);
        }
        match command {
            Command::Confirm if self.has_mistakes() => self.overlay = None,
            Command::Back => {
                self.overlay = None;
                self.back_to_score();
            }
            _ => {}
        }
    }

    /// Goes back to the score of the game that was played.
    pub(super) fn back_to_score(&mut self) {
        if let Some(played) = self.behind.take() {
            self.screen = Screen::Table(played);
        }
    }

    /// Whether there are decisions to be stepped through.
    pub(super) fn has_mistakes(&self) -> bool {
        self.table().is_some_and(|table| table.has_mistakes())
    }

    /// The question of a person who wants a review, as long as they wait for it.
    pub(super) fn asked_for_review(&self) -> Option<Ticket> {
        let waits = self.overlay == Some(Overlay::Review);
        let revision = self.table().filter(|_| waits)?.awaits_review()?;
        Some(self.ticket(Topic::Review, revision))
    }
}
