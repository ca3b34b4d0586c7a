//! What is drawn, at every size and in every theme.

mod clicks;
mod columns;
mod cut;
mod dump;
mod legend;
mod newcomer;
mod pages;
mod reading;
mod roles;
mod scenes;
mod score;
mod sizes;
mod snapshots;
mod tiles;
