//! What is said on the start screen.

use super::Called;
use crate::app::start::{Line, Title};
use crate::plain::Plain;
use crate::record::AnyRecordError;
use crate::rules::{Kind, Level, Seat};

/// What is said on the start screen.
pub trait Start {
    /// The name of all games.
    fn title(&self) -> &'static str;

    /// What players read who have never played the game chosen.
    fn newcomers(&self) -> &'static str;

    /// What a line is for, while this game is chosen.
    fn line(&self, line: Line, kind: Kind) -> &'static str;

    /// That nobody was chosen to start.
    fn drawn(&self) -> &'static str;

    /// Who plays in a seat: a computer of some level, or a person.
    fn seat(&self, level: Option<Level>) -> String;

    /// Names for those who type none, by seat.
    fn default_names(&self) -> [&'static str; Seat::MOST];

    /// What a kept game is called, in the most words first; among several that are alike, with
    /// the day on which it began.
    fn kept_game(&self, title: &Title, names: &dyn Called, day: Option<&str>) -> [String; 3];

    /// What is wrong with the file of a kept game.
    fn damage(&self, file: &Plain, error: &AnyRecordError) -> String;
}
