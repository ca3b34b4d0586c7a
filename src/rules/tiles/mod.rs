//! The tile game: a round mandala of 52 tiles, in which two players turn over groups of
//! one color each.
//!
//! Everything lies open, so [`Game`] is all there is: what is done, what may be done and
//! what anyone would like to know before doing it.
//!
//! ```
//! use mandala::rules::Player;
//! use mandala::rules::game::Game as _;
//! use mandala::rules::tiles::{Game, Phase};
//!
//! let mut game = Game::deal(42, Player::One);
//!
//! // The player who does not start keeps one of the two start tiles.
//! assert_eq!(game.to_act(), Some(Player::Two));
//! game.apply("keep purple".parse()?)?;
//! assert_eq!(game.phase(), Phase::Turn(Player::One));
//!
//! // The other one lays the orange tile in place of a red one, which is held from now on.
//! game.apply("open d7".parse()?)?;
//! assert_eq!(game.groups(Player::One).count(), 1);
//! assert_eq!(game.swap_tile(Player::One).map(|color| color.name()), Some("red"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod action_list;
mod cell;
mod cells;
mod event;
mod fault;
mod game;
mod group;
mod illegal;
mod layout;
mod notation;
mod phase;
mod questions;
mod refusal;
mod score;
mod setup;
mod turn;

pub use action::Action;
pub use action_list::{ActionList, ActionListIter};
pub use cell::{Cell, ParseCellError};
pub use cells::{Cells, CellsIter};
pub use event::{Event, Report};
pub use fault::{Fault, Faults};
pub use game::{Game, Tile};
pub use group::{Group, River};
pub use illegal::Illegal;
pub use layout::{Layout, LayoutFault};
pub use phase::Phase;
pub use questions::{Chain, Preview};
pub use score::{Score, SpaceScore, Verdict};
pub use setup::Setup;

pub use crate::rules::game::ParseActionError;

/// How many tiles of each color there are.
pub const PER_COLOR: u8 = 9;

/// How many cells the mandala has.
pub const CELLS: usize = 52;
