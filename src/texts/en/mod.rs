pub mod cards;
pub mod house;
pub mod record;
pub mod rules;
