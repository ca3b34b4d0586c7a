//! The program on a pseudo-terminal, as its players have it before them.
#![cfg(unix)]

mod crash;
mod faults;
mod game;
mod harness;
mod home;
#[cfg(target_os = "linux")]
mod linux;
mod looks;
#[cfg(target_os = "linux")]
mod loss;
mod output;
mod player;
mod pty;
mod refusals;
mod restore;
mod stop;
