//! The game at the table, driven by keys as the terminal drives it; what is drawn,
//! and what the command line and the README say.

#[path = "../common/mod.rs"]
mod common;

mod ahead;
mod calm;
mod choosing_hints;
mod cli;
mod cover;
mod draft;
mod draft_words;
mod ending;
mod everywhere;
mod firm;
mod game_words;
mod games;
mod habit_computers;
mod habits;
mod heard;
mod heard_choices;
mod heard_lessons;
mod heard_settings;
mod help;
mod hint_words;
mod hints;
mod homes;
mod keys;
mod lessons;
mod lines;
mod manners;
mod misheard;
mod motion;
mod moving;
mod newcomers;
mod open_motion;
mod overlays;
mod partner;
mod past;
mod phrases;
mod picture;
mod pyramids;
mod readme;
mod refusals;
mod replay;
mod review;
mod reviewed;
mod screens;
mod secrecy;
mod settings;
mod start;
mod start_games;
mod teaching;
mod tiles;
mod tips;
mod turn;
mod words;
