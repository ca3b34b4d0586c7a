//! What is said of a finished game that is looked at again.

use std::ops::Range;

use super::{Called, Language, Spoken};
use crate::record::Names;
use crate::rules::Seat;
use crate::story::luck::{Account, Verdict};
use crate::story::review::{self, Decision, WORTH_A_WORD};

/// What is said of a finished game that is looked at again.
pub trait Review {
    /// What was done in a decision that cost something, with the chance to win in percent,
    /// in a list that names the player before it.
    fn played_in_list(&self, deed: &str, chance: i32) -> String;

    /// What would have been better, by so much, below that.
    fn better_in_list(&self, deed: &str, chance: i32, cost: i32) -> String;

    /// What was done, on the table, and what spoke for it; nobody is named to the only
    /// person, who reads it alone.
    fn played(
        &self,
        who: Option<Seat>,
        deed: &str,
        chance: i32,
        why: Option<&str>,
        names: &dyn Called,
    ) -> String;

    /// What would have been better, by so much, and what speaks for it.
    fn better(&self, deed: &str, chance: i32, cost: i32, why: Option<&str>) -> String;

    /// What stands on its own.
    fn label(&self, label: Label) -> &'static str;

    /// What the only curve shows, which is that of this player.
    fn curve(&self, name: &str) -> String;

    /// The title of a printed review.
    fn title(&self, names: &Names) -> String;

    /// That these made no decision that cost so many percent.
    fn blameless(&self, names: &[&str], cost: i32) -> String;

    /// That nobody did.
    fn all_blameless(&self, cost: i32) -> String;

    /// Which of the decisions are shown, counted from 0.
    fn shown(&self, shown: Range<usize>, all: usize) -> String;

    /// How far a review is.
    fn progress(&self, done: usize, all: usize) -> String;
}

/// What stands on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The title of a review.
    Title,
    /// Over the decisions that cost the most.
    Mistakes,
    /// What the chances mean.
    Chances,
    /// What the marks on the table mean.
    Marks,
    /// Over the curves of several players.
    Curves,
}

/// What is said of a game, whichever it is.
pub struct Findings {
    /// The chance to win over the game, for each player it is shown of.
    pub curves: Vec<(Seat, Vec<f32>)>,
    /// The turn of each value of a curve.
    pub turns: Vec<usize>,
    /// The decisions that cost the most: those of people first, the worst first.
    pub mistakes: Vec<Mistake>,
    /// Which value of a curve belongs to each of them.
    pub places: Vec<usize>,
    /// The people none of whose decisions cost much.
    pub blameless: Vec<Seat>,
    /// What the game was for each player.
    pub accounts: Vec<Account>,
    /// What decided it.
    pub verdict: Option<Verdict>,
}

/// A decision that cost something.
pub struct Mistake {
    /// The number of its turn.
    pub turn: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, and the chance to win with that.
    pub played: String,
    /// What would have been better, and by how much.
    pub better: String,
}

impl dyn Language + '_ {
    /// What is said of those whose decisions cost nothing worth a word, if there are any.
    pub fn say_blameless(&self, findings: &Findings, names: &Names) -> Option<String> {
        if findings.mistakes.is_empty() {
            return Some(self.review().all_blameless(WORTH_A_WORD));
        }
        let names: Vec<&str> = findings.blameless.iter().map(|&it| names.of(it)).collect();
        (!names.is_empty()).then(|| self.review().blameless(&names, WORTH_A_WORD))
    }

    /// Tells where a finished game was decided.
    pub fn tell<G: Spoken>(&self, review: &review::Review<G>) -> Findings {
        let decisions = &review.decisions;
        let place = |it: &Decision<G>| decisions.partition_point(|other| other.step < it.step);
        let mistake = |it: &Decision<G>| {
            let [played, best] = it.chances();
            let [did, better] = [&it.played, &it.best].map(|it| G::say_deed(self, &it.deed));
            Mistake {
                turn: it.turn,
                seat: it.seat,
                played: self.review().played_in_list(&did, played),
                better: self.review().better_in_list(&better, best, it.cost()),
            }
        };
        Findings {
            curves: review.curves(),
            turns: decisions.iter().map(|decision| decision.turn).collect(),
            places: review.mistakes().map(place).collect(),
            mistakes: review.mistakes().map(mistake).collect(),
            blameless: review.blameless(),
            accounts: review.accounts(),
            verdict: review.verdict(),
        }
    }

    /// What was done in a decision and what would have been better, each in as many words
    /// as there may be room for, then in fewer.
    pub fn mistake_ways<G: Spoken>(
        &self,
        decision: &Decision<G>,
        names: &dyn Called,
    ) -> [Vec<String>; 2] {
        let [chance, best] = decision.chances();
        let who = (!decision.is_yours).then_some(decision.seat);
        let words = self.review();
        let played = decision.played.ways().into_iter().map(|way| {
            let (deed, why) = self.way::<G>(&way, names);
            words.played(who, &deed, chance, why.as_deref(), names)
        });
        let better = decision.best.ways().into_iter().map(|way| {
            let (deed, why) = self.way::<G>(&way, names);
            words.better(&deed, best, decision.cost(), why.as_deref())
        });
        [played.collect(), better.collect()]
    }
}
