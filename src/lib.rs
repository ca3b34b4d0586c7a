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
//! - [`lessons`] are first games: records with what is taught at some of their moves.
//! - `app` is the state machine at the start screen and the tables, `ui` draws its `Scene`,
//!   `terminal` is the loop around both. `picture` is a scene as a file to send.
//! - [`texts`] has every sentence that players read; all others speak in types, which a
//!   [`Language`](texts::Language) puts into words.
//! - [`transcript`] tells a record as text, from [`story`] and [`texts`] alone.
//! - `cli` and `session` are the way from the command line to the table.
//! - [`plain`] is for all of them: text from outside is shown only through it, and paths
//!   that are to be pasted into a shell through `shell`. `fit` fits text into columns, and
//!   `platform` knows where files lie on which system.
//!
//! The rules, the computer, records and sentences need no terminal: with
//! `default-features = false` the library has them alone, also for the web. This bot plays
//! cards against the computer:
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use mandala::ai::{Level, Partner};
//! use mandala::rules::Player;
//! use mandala::rules::cards::{Action, Game, PlayerView, Side};
//! use mandala::rules::game::Game as _;
//! use mandala::rules::shuffle::decision;
//!
//! /// Likes points, then cards in its Fields. It sees what its player sees, so it cannot cheat.
//! fn bot(view: &PlayerView) -> Option<Action> {
//!     let worth = |action: &Action| {
//!         let after = view.after(*action).ok()?;
//!         let (table, me) = (after.table(), view.seat());
//!         let fields = Side::BOTH.map(|side| table.mandala(side).fields[me].len());
//!         Some((table.public_score(me).total(), fields[0] + fields[1], table.hand_len(me)))
//!     };
//!     view.legal_actions().into_iter().max_by_key(worth)
//! }
//!
//! let mut game = Game::deal(42, Player::One);
//! let level = Level::of::<Game>(1).ok_or("there is no such level")?;
//! let stop = AtomicBool::new(false);
//! let mut number = 0;
//! while let Some(player) = game.to_act() {
//!     let view = game.view(player);
//!     let action = match player {
//!         Player::One => bot(&view),
//!         Player::Two => Game::choose(&view, level, &mut decision(42, number), &stop),
//!     };
//!     // An action that is not allowed would be refused, with the reason why.
//!     game.apply(action.ok_or("there is always something to do")?)?;
//!     number += 1;
//! }
//! assert!(game.verdict().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `tests/examples` has it with more games, a record told as text, and a position judged.
#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![warn(clippy::disallowed_methods)]

pub mod ai;
#[doc(hidden)]
pub mod app;
#[cfg(feature = "terminal")]
#[doc(hidden)]
pub mod cli;
#[doc(hidden)]
pub mod fit;
pub mod lessons;
#[doc(hidden)]
pub mod lines;
pub mod past;
#[cfg(feature = "terminal")]
#[doc(hidden)]
pub mod picture;
pub mod plain;
#[doc(hidden)]
pub mod platform;
pub mod record;
pub mod rules;
#[cfg(feature = "terminal")]
#[doc(hidden)]
pub mod session;
#[doc(hidden)]
pub mod shell;
pub mod store;
pub mod story;
#[cfg(feature = "terminal")]
#[doc(hidden)]
pub mod terminal;
pub mod texts;
pub mod transcript;
#[cfg(feature = "terminal")]
#[doc(hidden)]
pub mod ui;
mod variants;
