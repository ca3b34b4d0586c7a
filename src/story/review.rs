//! A finished game looked at again: each decision from what its player knew then.

mod reviewer;
mod trial;

use std::cmp::Reverse;
use std::mem;

use super::luck::{self, Account, Step, Verdict};
use super::{Explained, Hint, Odds};
use crate::ai::{Judgment, Outlook};
use crate::record::Computers;
use crate::rules::Seat;
use crate::rules::game::Standing;
pub use reviewer::{Progress, Reviewer};
pub use trial::{CLOSE, Trial};

/// A decision that cost less than this, in percent, is not worth a word: much of it would
/// be noise.
pub const WORTH_A_WORD: i32 = 7;

/// How many of the decisions that cost the most are told: as many as one can learn from.
pub const MOST_TOLD: usize = 5;

/// A decision looked at again.
#[derive(Clone)]
pub struct Decision<G: Explained> {
    /// How many moves were made before it.
    pub step: usize,
    /// The number of its turn.
    pub turn: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// Whether that is the only person in the game, whom a review speaks to.
    pub is_yours: bool,
    /// What can be expected of what was done and of what seems best.
    pub judgment: Judgment<G::Action>,
    /// What was done; what speaks against it is told as far as it is for everybody, unless
    /// it is yours.
    pub played: Hint<G>,
    /// What seems best; the same holds for what speaks for it.
    pub best: Hint<G>,
}

/// What is marked on the table of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked<A> {
    /// Whose decision it is.
    pub seat: Seat,
    /// What was done, if anything was.
    pub played: Option<A>,
    /// What is better.
    pub better: A,
}

impl<A: Copy> Marked<A> {
    /// Whether what is asked for belongs to what was done, to what is better, or to both.
    pub fn sign(&self, belongs: impl Fn(A) -> bool) -> Option<Sign> {
        match (self.played.is_some_and(&belongs), belongs(self.better)) {
            (true, true) => Some(Sign::Both),
            (true, false) => Some(Sign::Played),
            (false, true) => Some(Sign::Better),
            (false, false) => None,
        }
    }
}

/// How a decision is marked on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// It was done.
    Played,
    /// It would have been better.
    Better,
    /// It belongs to both.
    Both,
}

impl Sign {
    /// How it is written, in every language.
    pub fn mark(self) -> &'static str {
        match self {
            Sign::Played => "?",
            Sign::Better => "!",
            Sign::Both => "?!",
        }
    }
}

impl<G: Explained> Decision<G> {
    /// The same decision with something that proved better.
    pub(crate) fn with_best(&self, view: &G::View, best: &Outlook<G::Action>) -> Decision<G> {
        let judgment = Judgment { played: self.judgment.played, best: *best };
        let [played, best] = reviewer::told(view, &judgment, self.is_yours);
        Decision { judgment, played, best, ..self.clone() }
    }

    /// Its player's chance to win with what was done and with what seems best, in percent
    /// as they are shown.
    pub fn chances(&self) -> [i32; 2] {
        [&self.played, &self.best].map(|told| told.expected.chance)
    }

    /// The same as it is told.
    pub fn odds(&self) -> [Odds; 2] {
        [&self.played, &self.best].map(|told| told.expected.odds())
    }

    /// What it cost: the difference of the two chances, so that a reader can check it.
    pub fn cost(&self) -> i32 {
        let [played, best] = self.chances();
        best - played
    }

    /// What is marked on its table.
    pub fn marked(&self) -> Marked<G::Action> {
        Marked { seat: self.seat, played: Some(self.played.action), better: self.best.action }
    }

    fn is_mistake(&self) -> bool {
        self.cost() >= WORTH_A_WORD
    }
}

/// Those who made no decision that cost [much](WORTH_A_WORD).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Blameless {
    /// Everybody.
    All,
    /// Only these people.
    Some(Vec<Seat>),
}

/// What is said of a whole game.
#[derive(Clone)]
pub struct Review<G: Explained> {
    players: usize,
    computers: Computers,
    /// Every decision in which there was a choice, in the order of the game.
    pub decisions: Vec<Decision<G>>,
    /// Which of them cost the most: those of people before those of computers, the worst
    /// first.
    mistakes: Vec<usize>,
    /// Whether some are of people and some of computers, told or not.
    has_mistakes_of_both: bool,
    /// How the game came out, unless all agreed to end it.
    standing: Option<Standing>,
}

impl<G: Explained> Review<G> {
    /// Whether all agreed to end the game.
    pub fn is_agreed(&self) -> bool {
        self.standing.is_none()
    }

    /// Whether several came first.
    pub fn is_drawn(&self) -> bool {
        self.standing.is_some_and(|it| it.winners().count() > 1)
    }

    fn new(players: usize, computers: Computers, decisions: Vec<Decision<G>>) -> Review<G> {
        let all = 0..decisions.len();
        let mut mistakes: Vec<usize> = all.filter(|&at| decisions[at].is_mistake()).collect();
        mistakes.sort_by_key(|&at| {
            let decision = &decisions[at];
            let is_computer = computers.of(decision.seat).is_some();
            (is_computer, Reverse(decision.cost()))
        });
        let of_people = |&at: &usize| computers.of(decisions[at].seat).is_none();
        let has_mistakes_of_both =
            (1..mistakes.len()).contains(&mistakes.iter().filter(|at| of_people(at)).count());
        mistakes.truncate(MOST_TOLD);
        Review { players, computers, decisions, mistakes, has_mistakes_of_both, standing: None }
    }

    /// Takes a decision of which more is known now.
    pub(crate) fn improve(&mut self, decision: Decision<G>) {
        let mut decisions = mem::take(&mut self.decisions);
        if let Some(it) = decisions.iter_mut().find(|it| it.step == decision.step) {
            *it = decision;
        }
        *self = Review {
            standing: self.standing,
            ..Review::new(self.players, self.computers, decisions)
        };
    }

    /// What the game was for each of its players.
    pub fn accounts(&self) -> Vec<Account> {
        luck::accounts(&self.decisions, self.players, self.standing)
    }

    /// What decided it, if there was anything to decide.
    pub fn verdict(&self) -> Option<Verdict> {
        luck::verdict(&self.accounts(), self.standing, self.has_luck())
    }

    /// Whether more than decisions moves the chances: something is drawn.
    pub fn has_luck(&self) -> bool {
        !G::OPEN
    }

    /// What moved the chance of one of two players, and whose it is; or what the decisions of
    /// each of several cost.
    pub fn way(&self) -> (Option<Seat>, Vec<Step>) {
        let whose = self.followed().filter(|_| self.players == 2);
        let steps = luck::steps(&self.accounts(), whose, self.has_luck());
        (whose, steps)
    }

    /// Whose chance is followed: that of the only person, or of two players of who won, or of
    /// the first of them if nobody did.
    pub fn followed(&self) -> Option<Seat> {
        let person = self.computers.only_person(self.players);
        let winner = self.standing.and_then(|it| it.winners().next());
        let of_two = winner.or(Some(Seat::default()));
        person.or(of_two.filter(|_| self.players == 2))
    }

    /// The decisions that cost the most: those of people before those of computers, the
    /// worst first.
    pub fn mistakes(&self) -> impl ExactSizeIterator<Item = &Decision<G>> {
        self.mistakes.iter().map(|&at| &self.decisions[at])
    }

    /// The first turn in which the same would have been better for the same player, if that is
    /// told of an earlier decision.
    pub fn missed_before(&self, it: &Decision<G>) -> Option<usize> {
        let same = |other: &&Decision<G>| {
            (other.seat, other.best.action) == (it.seat, it.best.action) && other.step < it.step
        };
        let earlier = self.mistakes().filter(same).map(|other| other.turn);
        earlier.min()
    }

    /// Whether some mistakes are of people and some of computers: these come last, and are left
    /// out where people made enough of them.
    pub fn has_mistakes_of_both(&self) -> bool {
        self.has_mistakes_of_both
    }

    /// Those of people alone, in the same order.
    pub fn mistakes_of_people(&self) -> impl Iterator<Item = &Decision<G>> {
        let is_person = |it: &&Decision<G>| self.computers.of(it.seat).is_none();
        self.mistakes().filter(is_person)
    }

    /// Who made no decision that cost much, if anybody is to be told so.
    pub fn blameless(&self) -> Option<Blameless> {
        if self.mistakes.is_empty() {
            return Some(Blameless::All);
        }
        let people = self.blameless_people();
        (!people.is_empty()).then_some(Blameless::Some(people))
    }

    /// The people none of whose decisions cost much.
    fn blameless_people(&self) -> Vec<Seat> {
        let has_erred = |seat| {
            let mut decisions = self.decisions.iter();
            decisions.any(|it| it.seat == seat && it.is_mistake())
        };
        let is_person = |&seat: &Seat| self.computers.of(seat).is_none();
        let people = Seat::all(self.players).filter(is_person);
        people.filter(|&seat| !has_erred(seat)).collect()
    }

    /// The chance to win before and after each decision and at the end, from 0 to 1: that of
    /// whom is [followed](Review::followed), or else of each player. What is known
    /// of players only at their own decisions stands from one of these to the next.
    pub fn curves(&self) -> Vec<(Seat, Vec<f32>)> {
        let curve = |seat: Seat| {
            let way = luck::way_of(&self.decisions, seat, self.players, self.standing);
            let chances = way.map_or_else(Vec::new, |way| way.chances);
            let chances = chances.into_iter().map(|it| it as f32 / 100.0);
            (seat, chances.collect())
        };
        match self.followed() {
            Some(seat) => vec![curve(seat)],
            None => Seat::all(self.players).map(curve).collect(),
        }
    }

    /// The same of several players as parts of a whole, by seat.
    pub fn shares(&self) -> Vec<Vec<f32>> {
        luck::shares(&self.decisions, self.players, self.standing)
    }
}

#[cfg(test)]
mod tests {
    use super::{Blameless, Decision, Review, Sign};
    use crate::ai::{Estimate, Judgment, Outlook};
    use crate::record::Computers;
    use crate::rules::game::Game as _;
    use crate::rules::pyramids::{Action, Game};
    use crate::rules::{Kind, Level, Seat};
    use crate::story::Hint;

    /// A decision of a seat whose chance was this and could have been that.
    fn decision(step: usize, seat: usize, played: f32, best: f32) -> Decision<Game> {
        let view = Game::deal(1, 3, Seat::default());
        let mut actions = view.legal_actions().into_iter();
        let mut told = |win| {
            let action: Action = actions.next().expect("many are legal");
            Outlook::new(action, Estimate { win, points: 0.0 })
        };
        let judgment = Judgment { played: told(played), best: told(best) };
        Decision {
            step,
            turn: step + 1,
            seat: seat_at(seat),
            is_yours: false,
            judgment,
            played: Hint::new(&view, &judgment.played),
            best: Hint::new(&view, &judgment.best),
        }
    }

    fn seat_at(index: usize) -> Seat {
        Seat::all(3).nth(index).expect("three play")
    }

    /// Three players, of whom these are computers.
    fn review(computers: &[usize]) -> Review<Game> {
        let level = Level::new(Kind::Pyramids, 1);
        let seats = computers.iter().map(|&seat| seat_at(seat));
        let computers = seats.fold(Computers::default(), |all, seat| all.with(seat, level));
        let decisions = vec![
            decision(0, 0, 0.30, 0.40),
            decision(1, 1, 0.50, 0.56),
            decision(2, 2, 0.10, 0.90),
            decision(3, 0, 0.204, 0.496),
        ];
        Review::new(3, computers, decisions)
    }

    fn steps(review: &Review<Game>) -> Vec<usize> {
        review.mistakes().map(|it| it.step).collect()
    }

    #[test]
    fn a_cost_is_the_difference_of_the_numbers_that_are_shown() {
        let decision = decision(0, 0, 0.004, 0.495);
        assert_eq!(decision.chances(), [0, 50]);
        assert_eq!(decision.cost(), 50);
    }

    #[test]
    fn decisions_of_people_come_before_those_of_computers_and_the_worst_first() {
        assert_eq!(steps(&review(&[])), [2, 3, 0]);
        assert_eq!(steps(&review(&[1, 2])), [3, 0, 2]);
        assert_eq!(steps(&review(&[0, 1, 2])), [2, 3, 0]);
        let mixed = |computers: &[usize]| review(computers).has_mistakes_of_both();
        assert!(mixed(&[1, 2]) && !mixed(&[]) && !mixed(&[0, 1, 2]));
    }

    #[test]
    fn what_was_left_out_twice_is_told_of_the_second_time() {
        let all = review(&[]);
        let missed = |at: usize| all.missed_before(&all.decisions[at]);
        // All of them have the same better action; the third one is of somebody else.
        assert_eq!([0, 2, 3].map(missed), [None, None, Some(1)]);
    }

    #[test]
    fn what_proves_better_later_is_the_best_from_then_on() {
        let mut review = review(&[]);
        review.improve(decision(1, 1, 0.50, 0.95));
        assert_eq!(steps(&review), [2, 1, 3, 0]);
        assert_eq!(review.decisions.len(), 4);
        assert_eq!(review.decisions[1].cost(), 45);
    }

    #[test]
    fn people_without_a_costly_decision_are_named() {
        let second = Some(Blameless::Some(vec![seat_at(1)]));
        assert_eq!(review(&[]).blameless(), second);
        assert_eq!(review(&[0, 2]).blameless(), second);
        assert_eq!(review(&[1]).blameless(), None);
        let nothing = Review::<Game>::new(2, Computers::default(), Vec::new());
        assert_eq!(nothing.blameless(), Some(Blameless::All));
    }

    #[test]
    fn several_people_have_a_curve_each_and_one_person_alone_has_the_only_one() {
        let curves = review(&[2]).curves();
        assert_eq!(curves.len(), 3);
        let first = [0.40, 0.30, 0.30, 0.30, 0.30, 0.30, 0.50, 0.20, 0.20];
        assert_eq!(curves[0].1, first);
        let third = [0.90, 0.90, 0.90, 0.90, 0.90, 0.10, 0.10, 0.10, 0.10];
        assert_eq!(curves[2].1, third);
        let own = vec![0.56, 0.56, 0.56, 0.50, 0.50, 0.50, 0.50, 0.50, 0.50];
        assert_eq!(review(&[0, 2]).curves(), [(seat_at(1), own)]);
    }

    #[test]
    fn what_was_played_and_what_is_better_have_their_own_signs() {
        let decision = decision(0, 0, 0.1, 0.9);
        let [played, best] = [&decision.played, &decision.best];
        let marked = decision.marked();
        let sign = |wanted: Action| marked.sign(|action| action == wanted);
        assert_eq!(sign(played.action), Some(Sign::Played));
        assert_eq!(sign(best.action), Some(Sign::Better));
        assert_eq!(marked.sign(|_| true), Some(Sign::Both));
        assert_eq!(marked.sign(|_| false), None);
    }
}
