//! What a player can ask for at the card table, besides what every table knows.

use crate::rules::Color;
use crate::rules::cards::{Action, Side};

/// What a player asks for, by key or by mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Turn one's own cards up, or cover them.
    Reveal,
    /// Choose a color.
    Color(Color),
    /// Choose a Mandala.
    Side(Side),
    /// Choose to build a Mountain.
    Mountain,
    /// Choose to grow a Field.
    Field,
    /// Choose to discard.
    Discard,
    /// Choose where the cards go.
    Target(Target),
    /// Choose how many cards.
    Count(u8),
}

/// Where the chosen cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The Mountain of a Mandala.
    Mountain(Side),
    /// The player's own Field of a Mandala.
    Field(Side),
    /// The discard pile.
    Discard,
}

impl Target {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Target; 5] = [
        Target::Mountain(Side::Left),
        Target::Mountain(Side::Right),
        Target::Field(Side::Left),
        Target::Field(Side::Right),
        Target::Discard,
    ];

    /// Where the cards of an action go; those that are claimed go nowhere from a hand.
    pub fn of(action: Action) -> Option<Target> {
        match action {
            Action::Build { side, .. } => Some(Target::Mountain(side)),
            Action::Grow { side, .. } => Some(Target::Field(side)),
            Action::Discard { .. } => Some(Target::Discard),
            Action::Claim { .. } => None,
        }
    }
}
