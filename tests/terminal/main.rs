//! The program on a pseudo-terminal, as its players have it before them.
#![cfg(unix)]

mod crash;
mod faults;
mod game;
mod harness;
mod looks;
mod player;
mod pty;
mod refusals;
mod restore;
mod stop;
