pub mod cards;
pub mod house;
