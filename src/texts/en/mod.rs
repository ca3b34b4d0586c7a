pub mod cards;
pub mod cli;
pub mod files;
pub mod games;
pub mod house;
pub mod past;
pub mod pyramids;
pub mod record;
pub mod review;
pub mod rules;
pub mod settings;
pub mod terminal;
pub mod tiles;
pub mod transcript;

use house::listed;
