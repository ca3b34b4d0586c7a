//! The pyramid game: a race along a spiral of 75 pyramids, for two to five players.
//!
//! Everything lies open, so [`Game`] can be shown to anyone. It answers the questions that
//! players ask before they take something: what is [ahead](Game::ahead) of them, what
//! would happen [after](Game::after) a take, and whose a group [would be](Game::award).
//!
//! ```
//! use mandala::rules::Seat;
//! use mandala::rules::game::Game as _;
//! use mandala::rules::pyramids::{Event, Game};
//!
//! let mut game = Game::deal(42, 2, Seat::default());
//! game.apply("take 74".parse()?)?;
//!
//! // If player two takes the last pyramid, all others fall into the eye.
//! let (after, report) = game.after("take 75".parse()?)?;
//! assert_eq!(report.fell().len(), 73);
//! assert!(after.is_over());
//!
//! // So they go for a short step.
//! let report = game.apply("take 5 small black".parse()?)?;
//! assert_eq!(report.events().count(), 2);
//! assert_eq!(game.to_act().unwrap().name(), "one");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod award;
mod bits;
mod counts;
mod event;
mod fault;
mod game;
mod illegal;
mod layout;
mod notation;
mod path;
mod pawns;
mod piece;
mod place;
mod setup;
mod turn;

pub use action::{Action, ActionList, ActionListIter};
pub use award::Award;
pub use event::{Event, Report};
pub use fault::{Fault, Faults};
pub use game::{Ending, Game, Phase};
pub use illegal::Illegal;
pub use layout::{Layout, PathFault};
pub use piece::{Color, ParsePieceError, Piece, Size};
pub use place::{PLACES, Place, Places, PlacesIter};
pub use setup::Setup;

pub use crate::rules::game::ParseActionError;

/// How many pieces a group has.
pub const PER_GROUP: usize = 5;
