//! What the house asks of a game: whatever has this can be recorded, kept, resumed and
//! replayed like any other.
//!
//! Each game has methods of its own; those that all share are in the trait alone, which is
//! therefore imported to play any of them.
//!
//! ```
//! use mandala::rules::cards;
//! use mandala::rules::game::Game;
//!
//! /// Plays a whole game, always doing the first thing that is allowed.
//! fn play<G: Game>(seed: u64) -> G {
//!     let mut game = G::deal(seed, *G::PLAYERS.start(), G::Player::default());
//!     while let Some(action) = game.legal_actions().into_iter().next() {
//!         assert!(game.apply(action).is_ok());
//!     }
//!     game
//! }
//! assert!(play::<cards::Game>(42).standing().is_some());
//! ```

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::phrase::phrase;
use super::shuffle::{self, Shuffler};
use super::{Kind, Player, Seat};

/// A game with all its secrets.
pub trait Game: Clone + Eq + Debug {
    /// Which one it is.
    const KIND: Kind;

    /// How many can play it.
    const PLAYERS: RangeInclusive<usize>;

    /// How many levels a computer partner has.
    const LEVELS: u8;

    /// Whether everything lies open, so that a move can be taken back even after the
    /// next player has looked at the table.
    const OPEN: bool;

    /// Whether everything can be taken back in an open game, move by move, also what
    /// others did. Else it is only what one did oneself since another player's last move.
    const BACK_TO_DEAL: bool = false;

    /// Who plays: [`Player`] in a game of two, else [`Seat`]. The default one has the
    /// first seat.
    type Player: Copy + Eq + Hash + Default + Debug + Into<Seat> + TryFrom<Seat>;

    /// How a deal is laid out by hand.
    type Layout: Layout;

    /// What a player does. Its text is that of a record.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseActionError>;

    /// The actions that are allowed, sorted and without duplicates.
    type Actions: IntoIterator<Item = Self::Action>;

    /// Why an action is refused.
    type Illegal: Illegal;

    /// What an action brought about.
    type Report: Report;

    /// What one player may see.
    type View: View<Game = Self>;

    /// Deals the game of a seed: the same one on every platform, in every version.
    ///
    /// The caller knows that it is a game for this many players.
    fn deal(seed: u64, players: usize, first: Self::Player) -> Self;

    /// Begins with a deal laid out by hand; the seed decides whatever chance is left.
    ///
    /// # Errors
    ///
    /// What is wrong with the layout.
    fn lay_out(
        layout: &Self::Layout,
        seed: u64,
        players: usize,
        first: Self::Player,
    ) -> Result<Self, <Self::Layout as Layout>::Fault>;

    /// Whose decision it is; nobody's once the game is over.
    fn to_act(&self) -> Option<Self::Player>;

    /// Whether the game has ended.
    #[inline]
    fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// Everything that may be done now, sorted; nothing only when the game is over.
    fn legal_actions(&self) -> Self::Actions;

    /// This action as a record has it, where less may be written because the rest follows
    /// from how the game stands.
    fn in_full(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// Whether an action, as it was written, may be the beginning of another one. Then it
    /// is only believed where its line is whole.
    fn may_be_cut(_: Self::Action) -> bool {
        false
    }

    /// Whether this action, done now, begins a turn: turns are numbered.
    fn begins_turn(&self, action: Self::Action) -> bool;

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    fn apply(&mut self, action: Self::Action) -> Result<Self::Report, Self::Illegal>;

    /// Ends the game because all agree to; it is counted as it stands.
    ///
    /// # Errors
    ///
    /// The reason why it cannot end now, or not in this way; then nothing has changed.
    fn agree_to_end(&mut self) -> Result<Self::Report, Self::Illegal>;

    /// What this player may see.
    fn view(&self, player: Self::Player) -> Self::View;

    /// Who came in where, once the game is over.
    fn standing(&self) -> Option<Standing>;
}

/// A deal laid out by hand. Its text stands in the head of a record, and is read without
/// asking more than whether it can be one; its `Debug` shows nothing hidden.
pub trait Layout: Clone + Eq + Debug + Display + FromStr<Err = Self::Fault> {
    /// The word for it in the head of a record.
    const NAME: &'static str;

    /// Whether a seed stands before it all the same, because it decides something later.
    const HAS_SEED: bool;

    /// What can be wrong with it.
    type Fault: Error + Clone + Eq;

    /// Checks all that its text alone does not show.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    fn check(&self) -> Result<(), Self::Fault>;
}

/// Error when a text is not an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseActionError;

phrase!(ParseActionError, "not an action");

/// Why an action is refused.
pub trait Illegal: Error + Clone + Eq {
    /// Whether it says something that only the player who acted may know.
    fn tells_secrets(&self) -> bool;
}

/// What an action brought about.
pub trait Report: Clone + Eq + Debug {
    /// Whether nobody learned what was hidden before, so that the action can be taken
    /// back.
    fn revealed_nothing(&self) -> bool;

    /// Whether it is a moment that decides something, worth stopping at in a replay.
    fn is_turning_point(&self) -> bool;
}

/// What one player may see; the whole game, where everything lies open.
pub trait View: Clone + Eq {
    /// The game it is a view of.
    type Game;

    /// A game as it could be, as far as the player knows, with the same view of it.
    fn sample(&self, chance: &mut Shuffler) -> Self::Game;

    /// The chance for what is thought for the player. It follows from what the player may
    /// see and from nothing else, so that no hint can tell more.
    fn chance(&self) -> Shuffler;
}

/// A game in which everything lies open.
pub trait OpenGame: Game<View = Self> {
    /// All that lies there and whose turn it is, in the words of its notation.
    fn position(&self) -> impl Display;
}

/// Where everything lies open, a game is its own view.
impl<G: OpenGame> View for G {
    type Game = G;

    fn sample(&self, _: &mut Shuffler) -> G {
        self.clone()
    }

    fn chance(&self) -> Shuffler {
        shuffle::from_knowledge(self.position())
    }
}

/// Who came in where.
///
/// ```
/// use mandala::rules::game::Standing;
/// use mandala::rules::{Player, Seat};
///
/// let standing = Standing::of_duel(Some(Player::Two));
/// assert_eq!(standing.place(Player::Two), 1);
/// assert_eq!(standing.place(Player::One), 2);
///
/// let draw = Standing::new(&[1, 3, 1]);
/// assert_eq!(draw.winners().map(Seat::name).collect::<Vec<_>>(), ["one", "three"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    players: u8,
    /// The place of each seat; those beyond the players are filler.
    places: [u8; Seat::MOST],
}

impl Standing {
    /// Takes the place of each player by seat, from 1; those who share one have the same.
    pub fn new(by_seat: &[u8]) -> Standing {
        let mut places = [0; Seat::MOST];
        let players = by_seat.len().min(Seat::MOST);
        places[..players].copy_from_slice(&by_seat[..players]);
        Standing { players: players as u8, places }
    }

    /// That of a game of two, by who won it, if anyone did.
    pub fn of_duel(winner: Option<Player>) -> Standing {
        Standing::new(&match winner {
            Some(Player::One) => [1, 2],
            Some(Player::Two) => [2, 1],
            None => [1, 1],
        })
    }

    /// The place of a player of this game, from 1.
    pub fn place(&self, player: impl Into<Seat>) -> u8 {
        self.places[player.into().index()]
    }

    /// How many played.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Who came first: more than one if they share the place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players()).filter(|&seat| self.place(seat) == 1)
    }
}
