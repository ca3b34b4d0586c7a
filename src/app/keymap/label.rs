//! What keys are for.

use crate::app::{cards, past, pyramids, tiles};

/// What some keys are for, to be said in the key bar and the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLabel {
    /// Something that only the card table knows.
    Cards(cards::KeyLabel),
    /// Something that only the tile table knows.
    Tiles(tiles::KeyLabel),
    /// Something that only the pyramid table knows.
    Pyramids(pyramids::KeyLabel),
    /// Something for the list of past games.
    Past(past::KeyLabel),
    /// Let a computer move at once.
    Hurry,
    /// Ask for hints.
    Hints,
    /// Save a picture of what is shown.
    Picture,
    /// Show where a finished game was decided.
    Review,
    /// Show what luck and play did in a finished game.
    Luck,
    /// Step through the decisions that cost the most.
    Mistakes,
    /// Look at one of them on the table.
    LookAt,
    /// Go back to the score.
    ToScore,
    /// Go back to the list of a review.
    ToReview,
    /// Leave a lesson.
    LeaveLesson,
    /// Play a first game after it.
    PlayFirst,
    /// Go through it once more.
    LearnAgain,
    /// Try to do better.
    Practice,
    /// Leave practice.
    LeavePractice,
    /// Have what is chosen judged.
    Try,
    /// Try something else.
    TryAgain,
    /// Be told the answer.
    Answer,
    /// Go on to the next decision.
    NextExercise,
    /// Take back what was done before a computer decides.
    TakeBack,
    /// Play again.
    Again,
    /// Play again with other names.
    NewGame,
    /// Look at the table again after the game, or at the score.
    FinalTable,
    /// Step through a record.
    Step,
    /// Type the number of a turn.
    Turn,
    /// Go to that turn.
    GoToTurn,
    /// Correct that number.
    EraseTurn,
    /// Step through a record quickly.
    TenSteps,
    /// Go to what decides something.
    TurningPoint,
    /// Go to the beginning or the end of a record.
    StartAndEnd,
    /// Scroll a text.
    Scroll,
    /// Scroll a text by pages.
    Page,
    /// Go to a section of the help.
    Section,
    /// Close what lies on top.
    Close,
    /// Leave a game that goes on later.
    LeaveGame,
    /// The same for the start screen.
    LeaveForStart,
    /// Ask whether all want to end the game.
    Agree,
    /// Agree to end the game.
    Count,
    /// Go on playing.
    KeepPlaying,
    /// Go from line to line of the start screen.
    Lines,
    /// Change what a line of the start screen says.
    Change,
    /// Go on to the next line, or begin.
    GoOn,
    /// Begin, on the line for that.
    Begin,
    /// Open what a line is for.
    Open,
    /// Let a person or a computer play in a seat.
    Seat,
    /// Correct a name.
    EraseLetter,
    /// Show what happened.
    Log,
    /// Show what can be set.
    Settings,
    /// Change a setting.
    ChangeSetting,
    /// Show the rules and the keys.
    Help,
    /// Leave a game that is being played, or end it together.
    Quit,
    /// Leave.
    Leave,
}
