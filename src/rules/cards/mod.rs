//! The card game: two Mandalas laid in sand, claimed, and cast into the river.
//!
//! [`Game`] holds everything, secrets included. What anyone may see is its
//! [`Table`]; what one player may see is their [`PlayerView`]. Both answer the
//! questions a player asks before acting, and neither has the other's cards.
//!
//! ```
//! use mandala::rules::Player;
//! use mandala::rules::cards::{Event, Game, Phase};
//! use mandala::rules::game::Game as _;
//!
//! let mut game = Game::deal(42, Player::One);
//!
//! // Player one looks at their cards and at what they may do.
//! let view = game.view(Player::One);
//! assert_eq!(view.hand().len(), 6);
//! let action = view.legal_actions().get(0).expect("there is always a legal action");
//! let preview = view.preview(action)?;
//! assert_eq!(preview.draws, 3);
//!
//! // The action happens; everyone sees how many cards were drawn, and only
//! // player one sees which.
//! let report = game.apply(action)?;
//! assert!(report.events().contains(&Event::Drew { seat: Player::One, count: 3 }));
//! assert_eq!(report.drawn(Player::One).len(), 3);
//! assert!(report.drawn(Player::Two).is_empty());
//!
//! // Player two is next.
//! assert_eq!(game.phase(), Phase::Turn(Player::Two));
//! # Ok::<(), mandala::rules::cards::Illegal>(())
//! ```

mod action;
mod action_list;
mod deck;
mod destruction;
mod event;
mod fault;
mod game;
mod hidden;
mod illegal;
mod layout;
mod legal;
mod mandala;
mod notation;
mod phase;
mod pile;
mod prospect;
mod river;
mod score;
mod setup;
mod table;
mod turn;
mod view;

pub use action::Action;
pub use action_list::{ActionList, ActionListIter};
pub use deck::DECK;
pub use event::{Event, Report};
pub use fault::{Fault, Faults};
pub use game::Game;
pub use illegal::Illegal;
pub use layout::{DeckFault, Layout};
pub use mandala::{Area, BySide, Mandala, Side};
pub use phase::{Draft, Ending, Phase};
pub use pile::{Colors, ColorsIter, Pile};
pub use prospect::Prospect;
pub use river::{ClaimEffect, River};
pub use score::{Outcome, Score, SpaceScore, Verdict};
pub use setup::Setup;
pub use table::Table;
pub use view::{Completion, PlayerView, Preview};

pub use crate::rules::game::ParseActionError;

/// How many cards of each color there are.
pub const PER_COLOR: u8 = 18;

/// How many cards a hand may hold.
pub const HAND_LIMIT: u8 = 8;

/// How many cards a player draws after building a Mountain, if the hand has room.
pub const BUILD_DRAWS: u8 = 3;

/// How many spaces a River has: one for each color.
pub const RIVER_SPACES: u8 = 6;

/// How many cards are dealt into each Cup.
const DEALT: u8 = 2;
