//! What is drawn, at every size and in every theme.

mod clicks;
mod columns;
mod cut;
pub mod dump;
mod games;
mod legend;
mod newcomer;
mod pages;
mod paths;
mod pyramids;
mod reading;
mod reviews;
mod roles;
pub mod scenes;
mod score;
mod sizes;
mod snapshots;
mod tiles;
mod tongues;
mod wire;
