//! What is drawn, at every size and in every theme.

mod clicks;
mod columns;
mod dump;
mod legend;
mod newcomer;
mod pages;
mod roles;
mod scenes;
mod sizes;
mod snapshots;
