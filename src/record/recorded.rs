use super::{Names, Record};
use crate::rules::game::Game;

/// A record of any game, as far as keeping it goes: what it is of does not matter then.
pub trait Recorded: Send {
    /// The players' names.
    fn names(&self) -> &Names;

    /// How many turns were taken.
    fn turns(&self) -> usize;

    /// The turn of the next action.
    fn turn_now(&self) -> usize;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// A number that changes with every move made or taken back, and never comes again.
    fn revision(&self) -> u64;

    /// How many moves were made.
    fn len(&self) -> usize;

    /// Whether nothing was done yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A fingerprint of all moves up to this one: where those of two records of the same
    /// game are the same, the moves up to there are.
    fn mark(&self, step: usize) -> u64;

    /// The text of the first `count` moves and all above them, and the check of it.
    fn printed(&self, count: usize) -> (String, u16);

    /// The text of the first `count` moves and all above them.
    fn text_up_to(&self, count: usize) -> String {
        self.printed(count).0
    }

    /// The lines from this move on, each with the check up to it; `check` is that of all
    /// that stands above.
    fn lines_from(&self, first: usize, check: u16) -> Vec<(String, u16)>;

    /// The same record once more.
    fn boxed(&self) -> Box<dyn Recorded>;
}

impl<G: Game> Recorded for Record<G>
where
    Record<G>: Clone + Send + 'static,
{
    fn names(&self) -> &Names {
        self.course.names()
    }

    fn turns(&self) -> usize {
        self.course.turns()
    }

    fn turn_now(&self) -> usize {
        self.course.turn_now()
    }

    fn is_over(&self) -> bool {
        self.game().to_act().is_none()
    }

    fn revision(&self) -> u64 {
        self.course.revision()
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn mark(&self, step: usize) -> u64 {
        self.steps()[step].mark
    }

    fn printed(&self, count: usize) -> (String, u16) {
        let (mut text, mut check) = self.head();
        for (line, sum) in self.lines(0, check).take(count) {
            text += &line;
            check = sum;
        }
        (text, check)
    }

    fn lines_from(&self, first: usize, check: u16) -> Vec<(String, u16)> {
        self.lines(first, check).collect()
    }

    fn boxed(&self) -> Box<dyn Recorded> {
        Box::new(self.clone())
    }
}
