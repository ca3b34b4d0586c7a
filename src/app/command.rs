//! What a player can ask for.

use crate::rules::Color;
use crate::rules::cards::Side;

/// What a player asks for, by key or by mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Turn one's own cards up, or cover them.
    Reveal,
    /// Accept what is chosen: play it, hand over, deal.
    Confirm,
    /// Step back; close what lies on top.
    Back,
    /// The next choice.
    Next,
    /// The previous choice.
    Previous,
    /// One card more; a line up.
    Up,
    /// One card fewer; a line down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the very beginning.
    Top,
    /// To the very end.
    Bottom,
    /// Choose a colour.
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
    /// Take the last Field play back.
    TakeBack,
    /// Show the rules and the keys.
    Help,
    /// Show everything that happened.
    Log,
    /// Ask whether to leave.
    Quit,
    /// Ask whether both agree to end the game here.
    Agree,
    /// Leave.
    Leave,
    /// Leave at once, as by Ctrl-C.
    Interrupt,
    /// Play again with the other player starting.
    Rematch,
    /// Start anew with other names.
    NewGame,
    /// Put a character into a name.
    Type(char),
    /// Remove the last character of a name.
    Erase,
    /// Go to a field of the start screen.
    Focus(usize),
    /// In a replay, to the next destruction.
    NextDestruction,
    /// In a replay, a digit of the turn to go to.
    Digit(u8),
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
}
