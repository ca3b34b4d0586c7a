//! The program on a pseudo-terminal, as its players have it before them.
#![cfg(unix)]

#[path = "../common/mod.rs"]
mod common;

mod calm;
mod crash;
mod escapes;
mod faults;
mod finished;
mod game;
mod habits;
mod harness;
mod home;
mod keys;
mod kinds;
mod lessons;
mod lines;
#[cfg(target_os = "linux")]
mod linux;
mod looks;
#[cfg(target_os = "linux")]
mod loss;
mod mail;
mod motion;
mod offers;
mod output;
mod partner;
mod past;
mod paste;
mod picture;
mod player;
mod prepared;
mod pty;
mod pyramids;
mod pyramids_told;
mod refusals;
mod restore;
mod resume_command;
mod review;
mod scroll;
mod scrollback;
mod settings;
#[cfg(target_os = "linux")]
mod spoiled;
mod stop;
mod tiles;
mod tiles_told;
mod wire;
