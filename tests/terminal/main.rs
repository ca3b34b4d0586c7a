//! The program on a pseudo-terminal, as its players have it before them.
#![cfg(unix)]

mod harness;
mod pty;
