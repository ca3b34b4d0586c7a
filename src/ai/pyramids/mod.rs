//! The partner for the pyramid game.
//!
//! It is judged by a net and searched as every game that lies open, but among the next few
//! pieces only, because steps are better than leaps; what each level does not see stands
//! with [all of them](super).

use std::sync::LazyLock;

use self::features::{FEATURES, features};
use super::open::{Effort, Open, outcome};
use super::soft::soft;
use super::{Estimate, net};
use crate::rules::Seat;
use crate::rules::game::Game as _;
use crate::rules::pyramids::{Action, Game, Illegal, Piece, Place};

pub mod features;

/// How many of the next pieces ahead are looked at: a leap farther leaves too much to the
/// others, and near the end these are all there are.
const NEXT: usize = 6;

/// How many of them a beginner sees at a glance to decide a group: one who sees more hardly
/// ever leaves something to others.
const AT_HAND: usize = 2;

/// With so few pieces ahead, a beginner takes none that changes nothing while another one does:
/// one who never does so comes too near to the next level.
const FEW: usize = 5;

/// The net of the pyramid game.
pub type Net = net::Net<FEATURES>;

/// The net that the partner plays by, as it was learned.
pub static LEARNED: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(include_bytes!("net.bin")));

/// How the levels of a game think, from 1 up.
type Efforts = [Effort; Game::LEVELS as usize];

/// Those of a game of two.
const OF_TWO: Efforts = [
    Effort::glance(soft(500.0, 60.0)).within(4),
    Effort::glance(soft(0.1, 0.5)).within(4),
    Effort::loose(0, soft(0.33, 1.8)).within(5),
    Effort::loose(12, soft(0.15, 0.8)),
    Effort::best(12),
    Effort::best(50),
    Effort::best(15_000),
];

/// Those of a game of more: one mistake costs less there, because it helps only one of the
/// others, so the levels lie further apart.
const OF_MORE: Efforts = [
    Effort::glance(soft(4.0, 14.0)).within(4),
    Effort::glance(soft(0.2, 1.0)).within(4),
    Effort::loose(0, soft(0.1, 0.7)).within(5),
    Effort::loose(20, soft(0.2, 1.2)),
    Effort::best(70),
    Effort::best(600),
    Effort::best(15_000),
];

impl Open for Game {
    const THOROUGH: u32 = 4_000;

    const PLAYED_OUT: u32 = 200;

    const QUICK: Effort = Effort::loose(0, soft(0.3, 1.5));

    const CURIOSITY: f32 = 0.1;

    fn efforts(&self) -> &'static [Effort] {
        match self.players() {
            2 => &OF_TWO,
            _ => &OF_MORE,
        }
    }

    fn players(&self) -> usize {
        self.players()
    }

    fn options(&self) -> impl Iterator<Item = Action> {
        let legal = self.legal_actions();
        (0..NEXT).map_while(move |number| legal.get(number))
    }

    /// To jump over what nobody else can take, unless that changes nothing; and to jump over a
    /// piece to another of its group, to one that changes nothing or, with two players, over
    /// the last of a group that it decides, if that is one of the next two, over the next one if
    /// all of a group is theirs with it, or over one to the first of another group, of which the
    /// other one has no fewer. Near the end, also to take the next one if it changes nothing.
    fn faults(&self, action: Action) -> u8 {
        let Some((seat, group)) = self.to_act().zip(self.piece(action.place)) else {
            return 0;
        };
        let near = self.legal_actions().into_iter().take_while(|near| near.place < action.place);
        let jumped: Vec<(Place, Piece)> =
            near.filter_map(|near| Some((near.place, self.piece(near.place)?))).collect();
        let others = || self.seats().filter(|&other| other != seat);
        let rearmost = others().map(|other| self.pawn(other)).min().flatten();
        let is_free = |place| Some(place) < rearmost;
        let mut free = jumped.iter().filter(|&&(place, _)| is_free(place));
        let is_end = self.legal_actions().into_iter().nth(FEW).is_none();
        let is_first = self.players() == 2 && self.owned(seat, group) == 0;
        let theirs = |group| self.most_of_others(seat, group);
        [
            free.any(|&(_, other)| !self.is_settled_for(seat, other)),
            !self.decides(seat, group)
                && (jumped.iter().take(AT_HAND).any(|&(_, other)| self.decides(seat, other))
                    || jumped.first().is_some_and(|&(_, other)| self.completes(seat, other))),
            jumped.iter().any(|&(_, other)| other == group),
            (is_end || !jumped.is_empty()) && self.is_settled_for(seat, group),
            is_first
                && jumped.iter().any(|&(_, other)| {
                    !self.is_settled_for(seat, other) && theirs(other) <= theirs(group)
                }),
        ]
        .map(u8::from)
        .into_iter()
        .sum()
    }

    fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.apply_silently(action)
    }

    fn estimate(&self, seat: Seat) -> Estimate {
        if self.is_over() { outcome(self, seat) } else { LEARNED.judge(&features(self, seat)) }
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.points(seat))
    }
}

impl Game {
    /// The most pieces of a group that one of the others has.
    fn most_of_others(&self, seat: Seat, group: Piece) -> u8 {
        let others = self.seats().filter(|&other| other != seat);
        others.map(|other| self.owned(other, group)).max().unwrap_or(0)
    }

    /// Whether the last piece of a group decides which of two players has most of it.
    fn decides(&self, seat: Seat, group: Piece) -> bool {
        let (own, most) = (self.owned(seat, group), self.most_of_others(seat, group));
        self.players() == 2 && self.on_path(group) == 1 && (most..=most + 1).contains(&own)
    }

    /// Whether a player who has all the others of a group would have all of it.
    fn completes(&self, seat: Seat, group: Piece) -> bool {
        let (own, most) = (self.owned(seat, group), self.most_of_others(seat, group));
        self.on_path(group) == 1 && own > 0 && most == 0
    }

    /// Whether a player gets the same for a group whoever takes the pieces of it that are left.
    fn is_settled_for(&self, seat: Seat, group: Piece) -> bool {
        let most = self.most_of_others(seat, group);
        let (own, left) = (self.owned(seat, group), self.on_path(group));
        let is_second = self.players() == 2 && most > own + left;
        own > 0 && most > 0 && (own > most + left || is_second)
    }
}
