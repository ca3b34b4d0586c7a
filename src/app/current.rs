//! The game on the table: one that is kept, or a position laid out to be played.

use super::advice::Advice;
use super::practice::Exercise;
use crate::record::{Computers, Course, Move, Record};
use crate::story::Explained;

/// What the players sit down to.
#[derive(Clone, Debug)]
pub(super) struct CurrentGame<G: Explained> {
    origin: Origin<G>,
    /// Hints for the player to decide.
    pub(super) advice: Advice<G>,
    /// Whether the decision passed to another player since this was last asked: then keys
    /// pressed before belong to nobody.
    pub(super) handed_over: bool,
}

/// How a game came to the table.
///
/// Only one that was dealt has a record, so only that can be kept.
#[derive(Clone, Debug)]
pub(super) enum Origin<G: Explained> {
    /// A game that was dealt.
    Dealt(Record<G>),
    /// A game that began at a position laid out by hand.
    LaidOut(Course<G>),
    /// A game of a lesson, in which nothing is taken back.
    Taught(Course<G>),
    /// A decision that is made again, in which nothing is played.
    Practiced(Box<Exercise<G>>),
}

impl<G: Explained> CurrentGame<G> {
    /// Nobody has looked at it yet.
    pub(super) fn new(origin: Origin<G>) -> CurrentGame<G> {
        CurrentGame { origin, advice: Advice::default(), handed_over: true }
    }

    /// The game, however it began.
    pub(super) fn course(&self) -> &Course<G> {
        match &self.origin {
            Origin::Dealt(record) => record,
            Origin::LaidOut(course) | Origin::Taught(course) => course,
            Origin::Practiced(exercise) => &exercise.course,
        }
    }

    /// The record of a game that has one.
    pub(super) fn record(&self) -> Option<&Record<G>> {
        match &self.origin {
            Origin::Dealt(record) => Some(record),
            _ => None,
        }
    }

    /// The decision that is made again, if it is one.
    pub(super) fn exercise(&self) -> Option<&Exercise<G>> {
        match &self.origin {
            Origin::Practiced(exercise) => Some(exercise),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub(super) fn exercise_mut(&mut self) -> Option<&mut Exercise<G>> {
        match &mut self.origin {
            Origin::Practiced(exercise) => Some(exercise),
            _ => None,
        }
    }

    /// The game, to go on with it; of a decision that is made again, only a copy does.
    pub(super) fn course_mut(&mut self) -> &mut Course<G> {
        match &mut self.origin {
            Origin::Dealt(record) => record.course_mut(),
            Origin::LaidOut(course) | Origin::Taught(course) => course,
            Origin::Practiced(exercise) => &mut exercise.course,
        }
    }

    /// How many moves go back with the last one that a person made: a computer's answers
    /// do, too. None if no person has moved yet.
    fn back_to_person(&self) -> Option<usize> {
        let course = self.course();
        let is_persons = |made| match made {
            Move::Action(player, _) => course.computers().of(player).is_none(),
            Move::Agreed => true,
        };
        Some(course.moves().rev().position(is_persons)? + 1)
    }

    /// The last move that a person made.
    pub(super) fn last_of_a_person(&self) -> Option<Move<G>> {
        let back = self.back_to_person()?;
        self.course().moves().nth_back(back - 1)
    }

    /// How many moves were made before the last one of a person.
    pub(super) fn before_last_of_a_person(&self) -> Option<usize> {
        Some(self.course().steps().len() - self.back_to_person()?)
    }

    /// Whether it is there to be learned from, and nothing is taken back.
    pub(super) fn is_taught(&self) -> bool {
        matches!(self.origin, Origin::Taught(_) | Origin::Practiced(_))
    }

    /// The computers, unless what they do is a script.
    pub(super) fn shown_computers(&self) -> Computers {
        if self.is_taught() { Computers::default() } else { *self.course().computers() }
    }

    /// Whether the last move that a person made can be taken back.
    pub(super) fn can_take_back(&self) -> bool {
        let loose = self.course().loose();
        !self.is_taught() && self.back_to_person().is_some_and(|moves| moves <= loose)
    }

    /// Takes back the last move that a person made, with what computers answered, if that
    /// is possible.
    pub(super) fn take_back(&mut self) {
        let can = self.can_take_back();
        for _ in 0..self.back_to_person().filter(|_| can).unwrap_or(0) {
            self.course_mut().take_back();
        }
    }

    /// The number of the game's revision if a computer has to decide now.
    pub(super) fn waits_for_computer(&self) -> Option<u64> {
        let course = self.course();
        let player = course.game().to_act()?;
        course.computers().of(player)?;
        Some(course.revision())
    }
}
