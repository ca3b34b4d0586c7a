//! What typed words mean.

use crate::app::Tongue;
use crate::rules::cards::Side;
use crate::rules::pyramids::Size;
use crate::rules::{Color, Kind};

/// What a typed word means. Some mean several things, each where it makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is the word of this name
pub enum Word {
    /// A word that adds nothing, as `the`.
    Filler,
    /// A word before a thing that is known, as `the`.
    The,
    /// A word for what was just told, as `that`.
    This,
    /// A word before a thing, as `a`, which is the letter of a column, too.
    Article,
    /// A word that asks about the rest, as `which`.
    Ask,
    /// A word that asks what can be done, as `can`.
    Can,
    /// A word that asks how much there is, as `many`.
    Many,
    /// A word that asks how much there still is.
    Remains,
    /// A word that asks what is still needed.
    Missing,
    /// A word that asks what something brings.
    Worth,
    /// A word between two things of which one is meant.
    Or,
    /// A word for playing, which adds nothing to what is played.
    Play,
    /// The one who types, which adds nothing but to who starts and what was done.
    Me,
    /// Somebody else, which adds something only to what was done.
    They,
    /// A number by its name.
    Number(u8),
    /// Which one of several it is: the second or the third.
    Ordinal(u8),
    /// The last one of several.
    Final,
    /// The best one of several.
    Best,
    // Answers.
    Yes,
    /// A yes that adds nothing before other words, as `ok`.
    Okay,
    No,
    /// A word that turns the rest around, as `not`.
    Not,
    /// The other one of two.
    Other,
    /// What comes after it takes the place of what came before, as in `left, no wait, right`.
    Rather,
    Ready,
    Done,
    // What can be asked at any time.
    Help,
    Repeat,
    Rules,
    /// How a game is won.
    Goal,
    Table,
    Where,
    List,
    Last,
    /// What somebody got.
    Gained,
    /// What somebody drew.
    Drew,
    Legal,
    Hint,
    Why,
    Score,
    Log,
    Settings,
    Undo,
    Agree,
    Quit,
    // What lies on the tables.
    Hand,
    Cup,
    River,
    Deck,
    Mine,
    Row,
    Column,
    Place,
    /// What lies next to something.
    Beside,
    Group,
    Pawns,
    Eye,
    /// What came into the eye.
    Fell,
    // What players do, and where.
    Color(Color),
    /// Several cards of a color, as in `reds`.
    Colors(Color),
    Blue,
    Size(Size),
    Side(Side),
    Mountain,
    Field,
    Discard,
    /// The discard pile, which cards go to or which is asked about.
    Discards,
    Build,
    Grow,
    Take,
    Keep,
    Flip,
    Open,
    Swap,
    Lay,
    /// The first of several on the way.
    Nearest,
    /// Not to do anything in a turn.
    Pass,
    Both,
    All,
    Stop,
    // Before and after a game.
    Kind(Kind),
    Game,
    Players,
    Name,
    Computer,
    Person,
    Level,
    /// A computer of the lowest level.
    Easy,
    /// One of the highest level.
    Hard,
    First,
    Random,
    Begin,
    Learn,
    Practice,
    Resume,
    Past,
    Again,
    New,
    Review,
    Luck,
    // In a record, a review or a list.
    Next,
    Back,
    Start,
    End,
    Turn,
    /// Where the one who types stands; where nothing stands anywhere, what is asked.
    Stands,
    Mistake,
    Find,
    Replay,
    Heads,
    Remove,
    File,
    More,
    // Settings.
    On,
    Off,
    Plain,
    Language,
    /// The name of a language.
    Tongue(Tongue),
    Memory,
    Tips,
}
