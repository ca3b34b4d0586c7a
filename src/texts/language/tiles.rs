//! What is said at the tile table.

use super::Called;
use crate::app::tiles::Sentence;
use crate::rules::tiles::{Event, Illegal, Verdict};
use crate::rules::{Color, Player};
use crate::story::Weighed;
use crate::story::tiles::{Deed, Reason};

/// What stands on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Before the tile in a player's bowl.
    Holds,
    /// Before the two tiles that are given out at the start.
    StartTiles,
    /// The number of a turn.
    Turn(usize),
    /// The points that a chain of so many flips would add.
    Chain(u16, u8),
    /// The same, where there is room to say of what.
    LongChain(u16, u8),
    /// What the marks on the tiles are for.
    Marks(Marked),
    /// While the Rivers are counted.
    Counting,
}

/// Which marks there are on the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// On tiles that can be flipped.
    pub flips: bool,
    /// On tiles that can be swapped.
    pub swaps: bool,
    /// On tiles on which no group can be opened.
    pub barred: bool,
}

impl Marked {
    /// The words for those that there are, out of all in this order.
    pub fn among(self, words: [&str; 3]) -> String {
        let all = [self.flips, self.swaps, self.barred].into_iter().zip(words);
        let there: Vec<&str> = all.filter_map(|(is_there, it)| is_there.then_some(it)).collect();
        there.join(", ")
    }
}

/// What is said at the tile table.
pub trait Tiles {
    /// What stands on the table.
    fn label(&self, label: Label) -> String;

    /// What is said about a decision.
    fn sentence(&self, sentence: &Sentence, names: &dyn Called) -> String;

    /// What happened, as an entry of the log: without a full stop.
    fn entry(&self, event: &Event, names: &dyn Called) -> String;

    /// The same in fewer words, where it tells of more than one tile.
    fn entry_in_short(&self, event: &Event, names: &dyn Called) -> String;

    /// The same as a sentence.
    fn told(&self, event: &Event, names: &dyn Called) -> String;

    /// Why the game is over: because this player could not act, if that was seen.
    fn ending(&self, stuck: Option<Player>, names: &dyn Called) -> String;

    /// What is done, with what is expected of it and what speaks for it.
    fn weighed(
        &self,
        weighed: Weighed,
        deed: Deed,
        reasons: &[Reason],
        names: &dyn Called,
    ) -> String;

    /// Why the rules refuse an action, for the player who tried it: without a capital and a
    /// full stop, so that it can stand after a colon. Where there are no names, the other
    /// player is called so.
    fn refusal(&self, illegal: Illegal, names: Option<&dyn Called>) -> String;

    /// Who won.
    fn outcome(&self, winner: Option<Player>, names: &dyn Called) -> String;

    /// The same, in a game told as text.
    fn outcome_told(&self, winner: Option<Player>, names: &dyn Called) -> String;

    /// Who won a game of which nothing else is seen any more, and by how much.
    fn result(&self, verdict: &Verdict, names: &dyn Called) -> String;

    /// Who plays, and who starts: the title of a game told as text.
    fn title(&self, names: &dyn Called, first: Player) -> String;

    /// What so many tiles of a group with this marker brought, in such a text.
    fn space(&self, marker: u8, color: Color, tiles: u8, points: u16) -> String;
}
