//! Games of the name Mandala in a terminal, with cards, with tiles and with pyramids: for
//! people at one keyboard, and a computer can play, too.
//!
//! Data flows one way, and each module knows only those below it:
//!
//! ```text
//!  keys, mouse, resize                                    cells on the screen
//!         │                                                      ▲
//!         ▼                                                      │
//!     terminal ──▶ app: key → Command → Action ──▶ Scene ──▶ ui: draws it
//!         ▲          │  ▲                          (texts: every sentence)
//!         └─ effects ┘  │ Report, View
//!                       │
//!                     story: what happened, what would, what decided it
//!                       │
//!                    rules (pure) ◀── ai: View → Action
//!                       │
//!                       ▼
//!                    record (text) ──▶ store (files)
//! ```
//!
//! - [`rules`] are the games themselves, without terminal, files, clock or global chance:
//!   [`rules::cards`], [`rules::tiles`] and [`rules::pyramids`]. What the house asks of any
//!   game is the trait [`rules::game::Game`]; which games there are says [`rules::Kind`].
//!   A [`Game`](rules::cards::Game) of cards holds all secrets; what anyone may see is its
//!   [`Table`](rules::cards::Table), and what one player may see is their
//!   [`PlayerView`](rules::cards::PlayerView). The other two games lie open.
//! - [`ai`] is the computer partner: it sees what a player sees, and knows the rules only.
//! - [`record`] is a game of any kind as text, [`store`] keeps that text in files.
//! - [`past`] is what the records tell of finished games, and how their players stand with
//!   each other.
//! - [`story`] is what there is to tell of a game: what happened, what would come of an
//!   action, and where it was decided.
//! - [`app`] is the state machine at the start screen and the tables, [`ui`] draws its
//!   [`Scene`](app::Scene), [`terminal`] is the loop around both.
//! - [`picture`] is a scene as a file to send.
//! - [`texts`] has every sentence that players read; all others speak in types, which a
//!   [`Language`](texts::Language) puts into words.
//! - [`cli`] and [`session`] are the way from the command line to the table.
//!   A replay into a pipe is told as text by `transcript`, from [`story`] and [`texts`] alone.
//! - [`plain`] is for all of them: text from outside is shown only through it, and paths
//!   that are to be pasted into a shell through [`shell`].
//!
//! A whole turn of the card game, without a terminal:
//!
//! ```
//! use mandala::record::Names;
//! use mandala::record::cards::Record;
//! use mandala::rules::cards::{Action, Event, Side};
//! use mandala::rules::{Color, Player};
//!
//! let names = Names::new("Anna", "Beth")?;
//! let mut record = Record::new(42, names, Player::One);
//!
//! // Anna sees her hand and that green may go to the left Mountain.
//! let view = record.game().view(Player::One);
//! assert_eq!(view.hand().to_string(), "ROGGPB");
//! let action = Action::Build { side: Side::Left, color: Color::Green };
//! assert_eq!(view.check(action), Ok(()));
//! assert_eq!(view.preview(action)?.draws, 3);
//!
//! // She plays it. Beth sees that three cards were drawn, but not which.
//! let report = record.play(action)?;
//! assert_eq!(report.events().len(), 2);
//! assert_eq!(report.drawn(Player::Two).len(), 0);
//! assert!(record.to_string().contains("Anna: build left green"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![warn(clippy::disallowed_methods)]

pub mod ai;
pub mod app;
pub mod cli;
mod fit;
pub mod past;
pub mod picture;
pub mod plain;
pub mod platform;
pub mod record;
pub mod rules;
pub mod session;
pub mod shell;
pub mod store;
pub mod story;
pub mod terminal;
pub mod texts;
mod transcript;
pub mod ui;
