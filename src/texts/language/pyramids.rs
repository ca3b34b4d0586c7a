//! What is said at the pyramid table.

use super::Called;
use crate::app::pyramids::Sentence;
use crate::rules::Seat;
use crate::rules::pyramids::Illegal;
use crate::story::Weighed;
use crate::story::pyramids::{Deed, End, Line, Outcome, Reason, Scored, Verdict};

/// What stands on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Beside pawns that have not moved yet.
    Start,
    /// In the middle of the path.
    Eye,
    /// Over how many pieces of each group are left on the path.
    Left,
    /// Before the points of all players.
    Points,
    /// Before where their pawns stand.
    Place,
    /// Before how many games of the series each player won.
    Won,
    /// Behind that, if so many games were drawn.
    Drawn(u32),
    /// A group of which one piece is left on the path.
    Last,
    /// A group that was scored.
    Done,
    /// A player who is at the end.
    End,
    /// Over why each group went as it went.
    Why,
    /// Over how many pieces of each group the first and the second have.
    Owned,
    /// A group that lies in the eye.
    InEye,
    /// A group that was not finished.
    Unfinished,
}

/// What is said at the pyramid table.
pub trait Pyramids {
    /// What stands on the table.
    fn label(&self, label: Label) -> String;

    /// Why a group was scored so, in few words; players may be called by their pawns.
    fn why(&self, scored: &Scored, pawns: &dyn Called) -> String;

    /// What is said about a decision.
    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String;

    /// What happened, as an entry of the log: without a full stop.
    fn entry(&self, line: &Line, names: &dyn Called) -> String;

    /// The same as a sentence.
    fn told(&self, line: &Line, names: &dyn Called) -> String;

    /// How the game ended.
    fn ending(&self, end: End, names: &dyn Called) -> String;

    /// What is done, with what is expected of it and what speaks for it.
    fn weighed(
        &self,
        weighed: Weighed,
        deed: Deed,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String;

    /// Why the rules refuse an action, for the player who tried it: without a capital and a
    /// full stop, so that it can stand after a colon. Where there are no names, players are
    /// told apart by their seats.
    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String;

    /// Who won, so short that it stands large.
    fn outcome(&self, outcome: &Outcome, names: &dyn Called) -> String;

    /// Why a player won with as many points, so many, as others.
    fn tie_broken(&self, winner: Seat, others: &[Seat], points: u16, names: &dyn Called) -> String;

    /// Who won, in a game told as text.
    fn outcome_told(&self, outcome: &Outcome, names: &dyn Called) -> String;

    /// Who won a game of which nothing else is seen any more, and with what points.
    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String;

    /// Who plays, and who starts: the title of a game told as text.
    fn title(&self, players: &[Seat], first: Seat, names: &dyn Called) -> String;
}
