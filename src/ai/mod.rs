//! The computer partner: it chooses actions, gives hints and judges what was played.
//!
//! It is given what one player may see and numbers to leave something to chance, and
//! nothing else: neither a game with its secrets nor the seed that dealt it. The same
//! view and the same numbers bring the same answer on every machine, because the effort is
//! a number of iterations and never of seconds, and all sums are made of operations that
//! are rounded alike everywhere.
//!
//! # What the levels do not see
//!
//! Weak means short-sighted, not silly: every level takes what is certain, plays a card
//! rather than discard one, makes every flip that is left and looks at the next pieces of
//! the path alone.
//!
//! | Level | Does not see |
//! |---|---|
//! | 1 | any answer to its action, nor most differences in points (at cards those up to seven) |
//! | 2 | any answer, nor differences of a few points |
//! | 3 | any answer, nor small differences |
//! | 4 | at cards any answer, at tiles and pyramids more than a few; nor the smallest differences |
//! | 5 | at cards any answer, else more than some of the next ones |
//! | 6 | what follows the next few turns; at cards it cannot tell likely hands from others |
//! | 7 | what follows long sequences of turns; at cards the same |
//!
//! At cards the first three do nothing that is further below the best, in points or in chances to
//! win, than they fail to see, but for the points of a Mandala that they complete. Among the rest
//! they must be told, as in all games, what those above find out, or may do for a good reason:
//!
//! - at cards, to have a card in a Field before its Mandala lacks fewer than three colors; to build
//!   no Mountain of which only the other one gets something, where they are far behind or could
//!   lead, and to add to no Field that leads by far or stays far behind; to lay as many cards of a
//!   color into one as it takes to lead by two or to choose first, and rather those that are worth
//!   little to them; to complete a Mandala at once from which they choose first, unless it brings
//!   little and something else is better, and rather none that brings the other one more; to take
//!   what is worth more with what lies in their Cup, and neither to end a game that they lose nor
//!   to leave the color that ends it;
//! - at tiles, to leave out no tile that is worth far more where it could be barred or another one
//!   is taken, and none that is worth more for a flip after which it could be barred; to open a
//!   group where its color lies, and to take a tile that fits somewhere, in a swap the one that
//!   brings more next;
//! - at pyramids, to jump over no more than three, over none that only they can take and that still
//!   matters, and over none to another of its group, to one that changes nothing or, of two
//!   players, over one of the next two that is the last of a group and decides it, over the next
//!   one if it makes a group all theirs, or over one to the first of another group, of which the
//!   other one has no fewer; and near the end to take none that changes nothing.
//!
//! How far each level goes stands with its game.
//!
//! # How it is asked
//!
//! All games share one interface, the trait [`Partner`]:
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use mandala::ai::Partner;
//! use mandala::rules::cards::Game;
//! use mandala::rules::game::Game as _;
//! use mandala::rules::shuffle::decision;
//! use mandala::rules::{Level, Player};
//!
//! let game = Game::deal(42, Player::One);
//! let view = game.view(Player::One);
//! let level = Level::of::<Game>(3).expect("there are seven levels");
//! let stop = AtomicBool::new(false);
//! let action = Game::choose(&view, level, &mut decision(42, 0), &stop);
//! assert!(view.legal_actions().contains(action.expect("it was not stopped")));
//! ```

use std::sync::atomic::AtomicBool;

pub use crate::rules::Level;
use crate::rules::game::Game;
use crate::rules::shuffle::Shuffler;

pub mod cards;
mod confirm;
mod ending;
mod look;
mod math;
pub mod net;
mod open;
pub mod pyramids;
mod soft;
pub mod tiles;
mod tried;

/// What a player can expect of the end of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The chance to win, from 0 to 1; a draw counts half.
    pub win: f32,
    /// By how many points the player will lead the best of the others.
    pub points: f32,
}

/// How much of the worth of a position is points, so that a partner that is sure to win
/// or to lose still plays well.
const POINTS_SHARE: f32 = 0.1;

/// A lead that is worth as much as the whole range between losing and winning.
const BIG_LEAD: f32 = 60.0;

impl Estimate {
    /// The chance to win with a little of the points mixed in: what a search goes by.
    ///
    /// ```
    /// use mandala::ai::Estimate;
    /// let worth = |win, points| Estimate { win, points }.worth();
    /// assert_eq!(worth(0.5, 0.0), 0.5);
    /// assert!(worth(0.6, -3.0) > worth(0.5, 3.0));
    /// assert!(worth(1.0, 20.0) > worth(1.0, 5.0));
    /// ```
    #[inline]
    pub fn worth(self) -> f32 {
        let points = 0.5 + self.points / BIG_LEAD;
        (1.0 - POINTS_SHARE) * self.win + POINTS_SHARE * points
    }

    /// The same with a share of another estimate.
    pub(crate) fn mixed_with(self, other: Estimate, share: f32) -> Estimate {
        let mix = |own: f32, other: f32| own + share * (other - own);
        Estimate { win: mix(self.win, other.win), points: mix(self.points, other.points) }
    }

    /// The same to the other of two players.
    #[inline]
    fn to_other(self) -> Estimate {
        Estimate { win: 1.0 - self.win, points: -self.points }
    }
}

/// An action and what its player can expect of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook<A> {
    /// What would be done.
    pub action: A,
    /// How the game would go on from there, on average.
    pub estimate: Estimate,
    /// What seems the best answer of whoever is next, where everything lies open.
    pub reply: Option<A>,
    /// The points of the player and of the best of the others at the end, if that can be
    /// counted out: then the estimate is certain, as long as nobody errs.
    pub end: Option<[u16; 2]>,
}

impl<A> Outlook<A> {
    /// An action of which no more is known than what can be expected.
    pub fn new(action: A, estimate: Estimate) -> Outlook<A> {
        Outlook { action, estimate, reply: None, end: None }
    }
}

/// A decision looked at again, from what its player knew then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgment<A> {
    /// What was done.
    pub played: Outlook<A>,
    /// What seems best, which may be the same.
    pub best: Outlook<A>,
}

impl<A> Judgment<A> {
    /// How much of the game's worth the action gave away: 0 for the best one.
    ///
    /// ```
    /// use mandala::ai::{Estimate, Judgment, Outlook};
    ///
    /// let outlook = |action, win| Outlook::new(action, Estimate { win, points: 0.0 });
    /// let judged = Judgment { played: outlook("grow", 0.4), best: outlook("build", 0.5) };
    /// assert!((judged.loss() - 0.09).abs() < 1e-6);
    /// ```
    pub fn loss(&self) -> f32 {
        (self.best.estimate.worth() - self.played.estimate.worth()).max(0.0)
    }
}

/// A game that the computer can play.
///
/// Every answer comes from a view alone. Another thread can set `stop` while it waits for
/// one: it is looked at often, and then there is no answer.
pub trait Partner: Game<View: Send + Sync + 'static, Action: Send + Sync + 'static> {
    /// What a partner of this level does; nothing if it is not this player's decision.
    fn choose(
        view: &Self::View,
        level: Level,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Self::Action>;

    /// Up to three actions worth thinking about, the best first.
    fn hints(
        view: &Self::View,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Vec<Outlook<Self::Action>>;

    /// Compares what was done with what could have been; none if that was not allowed.
    fn judge(
        view: &Self::View,
        played: Self::Action,
        chance: &mut Shuffler,
        stop: &AtomicBool,
    ) -> Option<Judgment<Self::Action>>;

    /// What can be expected of an action: the same whatever else is looked at, and what
    /// [`judge`](Partner::judge) says of what it calls a mistake; none if it is not allowed.
    fn appraise(
        view: &Self::View,
        action: Self::Action,
        stop: &AtomicBool,
    ) -> Option<Outlook<Self::Action>>;

    /// How the game comes out for the player to act, if that is certain after this action.
    fn certain(_view: &Self::View, _action: Self::Action) -> Option<Estimate> {
        None
    }
}
