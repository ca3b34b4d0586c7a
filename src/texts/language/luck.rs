//! What is said of luck and play in a finished game.

use super::review::Findings;
use super::{Called, Language};
use crate::fit::{columns, padded};
use crate::record::Names;
use crate::rules::Seat;
use crate::story::luck::{self, Account, Moment, Step, Verdict};

/// What is said of luck and play in a finished game.
pub trait Luck {
    /// What all of it is about, in a game with luck or without.
    fn luck_title(&self, has_luck: bool) -> &'static str;

    /// What decided the game, in a sentence and then in numbers.
    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String;

    /// What stands over the steps of a chance: that of this player, or over what decisions
    /// cost where there is no luck.
    fn way(&self, whose: Option<&str>) -> String;

    /// What a step is, in a word or two.
    fn step(&self, step: Step, names: &dyn Called) -> String;

    /// What stands over one of the columns that tell of each player.
    fn column(&self, column: Column) -> &'static str;

    /// How a player's accuracy is written.
    fn accuracy(&self, accuracy: i32) -> String;

    /// What a moment brought, and when; or that there was none.
    fn moment(&self, moment: Option<Moment>) -> String;

    /// What the numbers mean, what matters most first.
    fn about_luck(&self, has_luck: bool) -> Vec<String>;
}

/// What there is to say of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// How little decisions gave away.
    Accuracy,
    /// The decision that cost most.
    WorstMove,
    /// The best that luck brought.
    BestLuck,
}

/// A step in words: what it is, its number as it is shown, and how far it moves the chance.
pub struct Row {
    /// What it is.
    pub label: String,
    /// What it did.
    pub number: String,
    /// The same; nothing if it is no move.
    pub by: Option<i32>,
}

impl Findings {
    /// Whether luck had a part in the game.
    pub fn has_luck(&self) -> bool {
        self.accounts.iter().any(|it| it.luck.is_some())
    }

    /// The best that luck brought a player.
    pub fn best_luck(&self, seat: Seat) -> Option<Moment> {
        luck::best_luck(&self.accounts, self.way.0, seat)
    }
}

impl dyn Language + '_ {
    /// The steps of a chance, with labels and numbers that stand below each other.
    pub fn rows(&self, findings: &Findings, names: &Names) -> Vec<Row> {
        let row = |&step: &Step| {
            let (number, by) = match step {
                Step::Before(chance) => (format!("{chance}%"), None),
                Step::After(chance) => (format!("= {chance}%"), None),
                // Under the digits of the chances, which are parts of a whole.
                Step::Mistakes(_, by) | Step::Luck(by) => (format!("{by:+} "), Some(by)),
                Step::Cost(_, cost) => (cost.to_string(), Some(cost)),
            };
            let label = self.luck().step(step, names);
            Row { label, number, by }
        };
        let rows: Vec<Row> = findings.way.1.iter().map(row).collect();
        let widest = |of: fn(&Row) -> &str| rows.iter().map(|row| columns(of(row))).max();
        let labels = widest(|row| &row.label).unwrap_or(0);
        let numbers = widest(|row| &row.number).unwrap_or(0);
        let align = |row: Row| Row {
            label: padded(&row.label, labels),
            number: padded("", numbers - columns(&row.number)) + &row.number,
            ..row
        };
        rows.into_iter().map(align).collect()
    }

    /// What there is to say of a player in particular, and what it is.
    pub fn facts(&self, findings: &Findings, account: &Account) -> Vec<(&'static str, String)> {
        let words = self.luck();
        let mut facts = vec![
            (Column::Accuracy, words.accuracy(account.accuracy)),
            (Column::WorstMove, words.moment(account.costliest)),
        ];
        if findings.has_luck() {
            let luck = findings.best_luck(account.seat);
            facts.push((Column::BestLuck, words.moment(luck)));
        }
        let named = |(column, fact)| (words.column(column), fact);
        facts.into_iter().map(named).collect()
    }

    /// The same in a line.
    pub fn facts_in_line(&self, findings: &Findings, account: &Account) -> String {
        let facts = self.facts(findings, account).into_iter();
        let facts = facts.map(|(column, fact)| format!("{column}: {fact}"));
        facts.collect::<Vec<_>>().join("; ")
    }
}
