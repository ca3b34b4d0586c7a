//! What is said and understood where everything is told line by line.

pub mod cards;
pub mod pyramids;
pub mod tiles;
mod word;

use std::ops::RangeInclusive;

use super::Called;
use super::review::Mistake;
use crate::app::settings::Name;
use crate::app::start::Title;
use crate::app::{Reason, Taught};
use crate::plain::Plain;
use crate::rules::{Kind, Level, Seat};
use crate::story::luck::Step;
pub use word::Word;

/// A sentence that no table has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// Everything is told line by line.
    Welcome,
    /// What is printed may stay somewhere, though it is cleared.
    MayStay,
    /// What can be typed here.
    Help(Topic),
    /// What can be asked about in this game.
    CanAsk(Kind),
    /// These words are not understood.
    Unknown(&'a Plain),
    /// This is understood, but it cannot be done here.
    NotHere(&'a Plain),
    /// The rest of a line would mean something here, but for this.
    NotWithRest(&'a Plain),
    /// A line is longer than any answer.
    TooLong,
    /// A line is no text.
    NoText,
    /// A line has characters that nobody types.
    Invisible,
    /// Whether what was just told is to be played.
    PlayIt,
    /// The same where it is judged instead.
    TryIt,
    /// What was chosen is not played.
    NotPlayed,
    /// There is no question that yes or no would answer.
    NothingAsked,
    /// Nothing was refused, and there is no hint to explain.
    NothingRefused,
    /// There is no reason to tell.
    NoReason,
    /// What somebody asks the reason against can be done.
    NothingAgainst,
    /// By how many points this player won.
    WonBy(Seat, u16),
    /// Nothing happens before the player decides who hears it.
    NothingPending,
    /// What is asked for comes once the game is over.
    OnceOver,
    /// What can be done is told only of this player, whose turn it is.
    OnlyMoves(Seat),
    /// The chance to win when the players agreed to stop.
    Stopped(i32),
    /// This player was the first, and all take turns.
    InTurn(Seat),
    /// A hint was chosen before any was told, so that nothing is played.
    HintsFirst,
    /// A game that does not end by agreement can be left.
    LeaveInstead,
    /// Somebody agrees to hints, but does not say to which one.
    WhichHint,
    /// Who leads, by how many points, and whose hidden cards are left out.
    Leads {
        /// Those who have most.
        leaders: Vec<Seat>,
        /// By so many, or by none where all have the same.
        by: u16,
        /// Those whose hidden cards are left out.
        hidden: Vec<Seat>,
    },
    /// It cannot be done now, for this reason.
    NotPossible(Reason),
    /// A line has a yes or a no among other words.
    YesAndNo,
    /// The last action can be taken back until this player is asked to answer it.
    LastChance(Seat),
    /// What is asked comes before anything else.
    AnswerFirst,
    /// Whether this player, too, agrees to end the game and count.
    Agrees(Seat),
    /// This player does not agree, so that the game goes on.
    Disagrees(Seat),
    /// Whether to leave though the game is not kept.
    LeaveUnkept,
    /// The game is kept again, after it was not.
    KeptAgain,
    /// What was asked about is not done.
    NotDone,
    /// Two things were said where there can be one.
    OneAtATime,
    /// It is not clear which one the other one is.
    WhichOther,
    /// These were said with an `or` between them.
    WhichOne(&'a [String]),
    /// A number that may be that of a place, which is told, or of a hint.
    PlaceOrHint(usize, &'a str, &'a str),
    /// What the numbers of hints mean.
    AboutHints,
    /// The list just printed has no such number.
    NoNumber(usize),
    /// A line of a list, with its number.
    Numbered(usize, &'a str),
    /// What was done last was taken back: this, if that is known.
    TakenBack(Option<&'a str>),
    /// Who plays this game, with the levels of computers.
    Plays {
        /// The game.
        kind: Kind,
        /// The players and the levels of those who are computers.
        players: Vec<(Seat, Option<Level>)>,
    },
    /// A game goes on with this turn, which is that of this player.
    GoesOn(usize, Seat),
    /// This player has done nothing yet.
    DidNothing(Seat),
    /// The turn of what is told next.
    TurnNumber(usize),
    /// A rule of the house.
    HouseRule(&'a str),
    /// There is nothing to be kept of what is left.
    NothingToSave,
    /// Those leave whose game is over and kept.
    Goodbye,
    /// Whose turn it is, and that they are to say what they do.
    YourTurn(Seat),
    /// The same where it was just said whose turn it is.
    WhatNow,
    /// How many points each player has.
    Points(Vec<(Seat, u16)>),
    /// What can be done now that the game is over.
    AfterGame,
    /// What can be done in a replay.
    InReplay,
    /// A replay is at the beginning of the game.
    AtBeginning,
    /// A replay is at the end of the game.
    AtEnd,
    /// What can be done on the start screen, where a computer plays or none does.
    AtStart(bool),
    /// Who plays in a seat.
    Sits(Seat, &'a str, Option<Level>),
    /// Who starts, or that it is drawn.
    Starts(Option<&'a str>),
    /// How many play.
    Count(usize),
    /// So many can play this game.
    CanPlay(RangeInclusive<usize>),
    /// There is no player of this number.
    NoSeat(usize),
    /// There is no level but from 1 to this one.
    NoLevel(usize),
    /// There is no such game to go on with.
    NothingToResume,
    /// The only game that was kept, and how to go on with it.
    Kept(&'a Title),
    /// So many that were kept can go on, and how to hear which, or so many of them.
    KeptGames(usize, Option<usize>),
    /// One of them, and when it began.
    KeptGame(&'a Title),
    /// How to go on with one of them.
    WhichKept,
    /// So many games that were kept stay so though another one begins.
    StaysKept(usize),
    /// A setting and what it is set to.
    Setting(&'static str, &'static str),
    /// A setting that has no effect here, and why.
    NoEffect(Name),
    /// How to change one.
    ChangeSettings,
    /// A review is made, which takes a while.
    Reviewing,
    /// Past games are looked for, which takes a while.
    LookingForGames,
    /// What can be done with a review.
    AfterReview {
        /// Whether it found decisions to go to.
        has_mistakes: bool,
        /// Whether some of them can be practiced.
        can_practice: bool,
    },
    /// What can be done with a review of which only what luck did was told.
    AfterLuck,
    /// A decision that cost much.
    Mistake(&'a Mistake),
    /// How a lesson goes on.
    GoOn,
    /// What can be done after a lesson.
    AfterLesson,
    /// What can be done after something was tried in practice, and whether it is solved.
    AfterTry(bool),
    /// The chances of a review are worked out anew, and may be others than those of hints.
    ChancesAnew,
    /// After the last decision that cost much comes the first one again.
    FirstMistakeAgain,
    /// A player's chance to win at some turns, in percent.
    Chances(Seat, Vec<(usize, i32)>),
    /// What moved a chance, and how far.
    Moved(Step),
    /// What a lesson says.
    Taught(Taught),
    /// What can be done with the list of past games.
    InPast,
    /// Only those of this game are listed, because that was asked for at the start.
    OnlyGames(Kind),
    /// Only those that have to do with this are counted.
    OnlyFound(&'a Plain),
    /// The number of one of them is missing.
    WhichGame,
    /// All of them were told.
    NoMoreGames,
    /// How to go back to the list.
    GoBack,
    /// A past game: its date, the game, who played with how many points, and its turns.
    PastGame {
        /// When it began.
        day: String,
        /// Which game it was.
        kind: Kind,
        /// Who played, with their points.
        players: Vec<(String, u16)>,
        /// How many turns it took.
        turns: usize,
    },
    /// Whether to do what was just told.
    Sure,
    /// Whether to do this.
    SureOf(&'a str),
}

/// What help is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The start screen.
    Start,
    /// A turn of this game.
    Turn(Kind),
    /// A player is to take over.
    Handover,
    /// A turn is done, and the next player is to take over.
    TurnDone,
    /// A computer is to answer what can still be undone.
    LastChance,
    /// A Mountain that is shared out.
    Draft,
    /// Which start tile is kept.
    StartTile,
    /// Whether the game ends here.
    Agree,
    /// A game that is over.
    Over,
    /// A replay.
    Replay,
    /// A review.
    Review,
    /// A lesson.
    Lesson,
    /// A decision that is made again.
    Practice,
    /// The list of past games.
    Past,
}

/// What is said and understood line by line.
pub trait Lines: cards::CardLines + tiles::TileLines + pyramids::PyramidLines {
    /// The words that are understood, in lower case.
    fn words(&self) -> &'static [(&'static str, Word)];

    /// What a sign before a number is called: a plus, or a minus.
    fn sign(&self, is_minus: bool) -> &'static str;

    /// What stands between the points of two players.
    fn versus(&self) -> &'static str;

    /// A sentence that no table has.
    fn say(&self, said: &Said, names: &dyn Called) -> String;
}
