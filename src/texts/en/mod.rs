pub mod cards;
pub mod cli;
pub mod files;
pub mod house;
pub mod record;
pub mod rules;
pub mod terminal;
pub mod tiles;
