//! What is said of a finished game that is looked at again.

use super::{Called, Language, Spoken};
use crate::record::Names;
use crate::rules::Seat;
use crate::story::luck::{Account, Step, Verdict};
use crate::story::review::{self, Blameless, Decision, WORTH_A_WORD};
use crate::story::{Hint, Odds, Weighed};

/// What is said of a finished game that is looked at again.
pub trait Review {
    /// What stands on its own.
    fn label(&self, label: Label) -> &'static str;

    /// What the only curve shows, which is that of this player.
    fn curve(&self, name: &str) -> String;

    /// What the chances mean: with luck, where not all is known to each of so many players.
    fn chances(&self, has_luck: bool, players: usize) -> String;

    /// The title of a printed review.
    fn title(&self, names: &Names) -> String;

    /// That these made no decision that cost so many percent.
    fn blameless(&self, blameless: &Blameless, cost: i32, names: &Names) -> String;

    /// Stands between a player and what is told of them.
    fn colon(&self) -> &'static str {
        ": "
    }

    /// That the same would have been better in an earlier turn, in brackets.
    fn missed(&self, turn: usize) -> String;

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
    /// The same, where those of people come before those of computers.
    MistakesOfPeopleFirst,
    /// What the marks on the table mean.
    Marks,
    /// Over the curves of several players.
    Curves,
}

/// What is said of a game, whichever it is.
pub struct Findings {
    /// The chance to win before and after each decision and at the end, for each player it is
    /// shown of.
    pub curves: Vec<(Seat, Vec<f32>)>,
    /// Those of all players as parts of a whole, by seat.
    pub shares: Vec<Vec<f32>>,
    /// The turn of each value of a curve, which is that of the decision it came from.
    pub turns: Vec<usize>,
    /// The decisions that cost the most: those of people first, the worst first.
    pub mistakes: Vec<Mistake>,
    /// What stands over them.
    pub mistakes_title: Label,
    /// Which value of a curve belongs to each of them.
    pub places: Vec<usize>,
    /// Who made no decision that cost much, if that is to be said.
    pub blameless: Option<Blameless>,
    /// What the game was for each player.
    pub accounts: Vec<Account>,
    /// What decided it.
    pub verdict: Option<Verdict>,
    /// What moved the chance of one of two players, and whose it is; or what the decisions of
    /// each of several cost.
    pub way: (Option<Seat>, Vec<Step>),
    /// Whether luck had a part in it.
    pub has_luck: bool,
    /// Whether each player has a pawn in a color of its own.
    pub has_pawns: bool,
    /// Whether nobody won alone.
    pub is_drawn: bool,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The number of its turn.
    pub turn: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, the chance to win with that, and what it cost.
    pub played: String,
    /// The same in short, if need be without what it cost.
    pub played_in_short: String,
    /// What would have been better.
    pub better: String,
    /// What it cost, in percent.
    pub cost: i32,
    /// In which turn that was left out before, if it was, in brackets.
    pub missed: Option<String>,
    /// What speaks against what was done and for what would have been better, if anything does.
    pub why: [String; 2],
}

impl Mistake {
    /// What would have been better, and since when.
    pub fn better_in_full(&self) -> String {
        let parts = [Some(&self.better), self.missed.as_ref()];
        let parts: Vec<&str> = parts.into_iter().flatten().map(String::as_str).collect();
        parts.join(" ")
    }
}

impl dyn Language + '_ {
    /// What is said of those whose decisions cost nothing worth a word, if there are any.
    pub fn say_blameless(&self, findings: &Findings, names: &Names) -> Option<String> {
        let blameless = findings.blameless.as_ref()?;
        Some(self.review().blameless(blameless, WORTH_A_WORD, names))
    }

    /// Tells where a finished game was decided.
    pub fn tell<G: Spoken>(&self, review: &review::Review<G>, names: &Names) -> Findings {
        let decisions = &review.decisions;
        // Each decision has two values of a curve, that before it and that after it.
        let place =
            |it: &Decision<G>| 1 + 2 * decisions.partition_point(|other| other.step < it.step);
        let mistake = |it: &Decision<G>| self.tell_mistake(it, review.missed_before(it), names);
        let start = decisions.first().map(|it| it.turn).into_iter();
        // After it, and before the next one or at the end.
        let turns = decisions.iter().flat_map(|it| [it.turn; 2]);
        Findings {
            curves: review.curves(),
            shares: review.shares(),
            turns: start.chain(turns).collect(),
            places: review.mistakes().map(place).collect(),
            mistakes: review.mistakes().map(mistake).collect(),
            mistakes_title: if review.has_mistakes_of_both() {
                Label::MistakesOfPeopleFirst
            } else {
                Label::Mistakes
            },
            blameless: review.blameless(),
            accounts: review.accounts(),
            verdict: review.verdict(),
            way: review.way(),
            has_luck: review.has_luck(),
            has_pawns: G::KIND.has_pawns(),
            is_drawn: review.is_drawn(),
        }
    }

    /// Tells of a decision that cost something.
    /// `missed` is the turn in which the same was left out before.
    pub fn tell_mistake<G: Spoken>(
        &self,
        it: &Decision<G>,
        missed: Option<usize>,
        names: &dyn Called,
    ) -> Mistake {
        let [played, better] = it.odds();
        let say_in = |weighed, hint: &Hint<G>, is_short: bool| {
            let short = if is_short { G::shorter(&hint.deed) } else { None };
            let deed = short.unwrap_or_else(|| hint.deed.clone());
            G::say_weighed(self, weighed, &(deed, Vec::new()), names)
        };
        // How a game ends takes more room in a row than a chance.
        let say = |weighed, hint: &Hint<G>| {
            say_in(weighed, hint, !matches!(hint.expected.odds(), Odds::Chance(_)))
        };
        let why = |hint: &Hint<G>| {
            let reasons = hint.reasons.first().cloned().unwrap_or_default();
            G::say_weighed(self, Weighed::Reasons, &(hint.deed.clone(), reasons), names)
        };
        // In a list each has a number, even if both ends are certain.
        let cost = Some(it.cost());
        Mistake {
            turn: it.turn,
            seat: it.seat,
            played: say(Weighed::PlayedInList(played, cost), &it.played),
            played_in_short: match G::shorter(&it.played.deed) {
                Some(_) => say_in(Weighed::PlayedInList(played, cost), &it.played, true),
                None => say(Weighed::PlayedInList(played, None), &it.played),
            },
            better: say(Weighed::BetterInList(better), &it.best),
            cost: it.cost(),
            missed: missed.map(|turn| self.review().missed(turn)),
            why: [&it.played, &it.best].map(why),
        }
    }

    /// What was done in a decision and what would have been better, each in as many words
    /// as there may be room for, then in fewer.
    pub fn mistake_ways<G: Spoken>(
        &self,
        decision: &Decision<G>,
        names: &dyn Called,
    ) -> [Vec<String>; 2] {
        let [played, better] = decision.odds();
        let who = (!decision.is_yours).then_some(decision.seat);
        let told = [
            (Weighed::Played(who, played), &decision.played),
            (Weighed::Better(better, played.cost(better)), &decision.best),
        ];
        told.map(|(weighed, hint)| {
            let ways = hint.ways().into_iter();
            let ways = ways.map(|way| G::say_weighed(self, weighed, &way, names));
            ways.collect()
        })
    }
}
