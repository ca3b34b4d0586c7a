//! What is said at the card table.

use super::Called;
use crate::app::cards::Sentence;
use crate::rules::cards::{Action, Ending, Illegal, Outcome, Score, SpaceScore, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::cards::{Line, Reason, Warning};

/// What stands on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// In a Mountain.
    Mountain,
    /// In a Field without cards.
    Field,
    /// Before a River.
    River,
    /// Before a Cup.
    Cup,
    /// Before the points of a River's spaces.
    Points,
    /// Above a column of points.
    PointsGained,
    /// The same in three letters.
    PointsInShort,
    /// Above a column of River spaces.
    Space,
    /// How many cards the deck has.
    Deck(u8),
    /// How many cards the discard pile has.
    Discard(u8),
    /// How many cards a hand has.
    InHand(u8),
    /// How many cards a Cup has.
    InCup(u8),
    /// How many cards a Cup has, and what they are worth to their owner, who sees them all.
    InCupWorth(u8, u16),
    /// What a Cup is worth to its owner alone.
    Worth(u16),
    /// What a Cup is worth at least, which everyone knows.
    KnownWorth(u16),
    /// The same, in as few columns as possible.
    KnownWorthInShort(u16),
    /// A color brings nothing.
    Lost,
    /// How many cards somebody cannot see.
    Unseen(u8),
    /// Where the winner will be named, while the Cups are counted.
    Counting,
    /// How many cards a Cup held at the end.
    FinalCup(u8),
}

/// What is said at the card table.
pub trait Cards {
    /// What stands on the table.
    fn label(&self, label: Label) -> String;

    /// What is said about a decision.
    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String;

    /// What happened, as an entry of the log: without a full stop.
    fn entry(&self, line: &Line, names: &dyn Called) -> String;

    /// The same as a sentence.
    fn told(&self, line: &Line, names: &dyn Called) -> String;

    /// Why the game is over.
    fn ending(&self, ending: Ending) -> String;

    /// What both players must know about the coming end.
    fn warning(&self, warning: &Warning, names: &dyn Called) -> String;

    /// The same in few words, without names.
    fn warning_in_short(&self, warning: &Warning) -> &'static str;

    /// What is done, with what is expected of it and what speaks for it.
    fn weighed(
        &self,
        weighed: Weighed,
        deed: Action,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String;

    /// Why the rules refuse an action, for the player who tried it: without a capital and a
    /// full stop, so that it can stand after a colon. Where there are no names, players are
    /// told apart by their seats.
    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String;

    /// Who won.
    fn outcome(&self, outcome: Outcome, names: &dyn Called) -> String;

    /// Who won a game of which nothing else is seen any more, and by how much.
    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String;

    /// Who plays, and who starts: the title of a game told as text.
    fn title(&self, names: &dyn Called, first: Player) -> String;

    /// What the Cup cards of a River space with this color brought, in such a text.
    fn space(&self, number: u16, color: Color, space: &SpaceScore) -> String;

    /// How many cards a Cup held, in such a text.
    fn cup(&self, score: &Score) -> String;
}
