//! What is said of luck and play in a finished game.

use super::review::Findings;
use super::{Called, Language, signed};
use crate::fit::{columns, padded};
use crate::record::Names;
use crate::story::luck::{Account, Moment, Step, Verdict};

/// What is said of luck and play in a finished game.
pub trait Luck {
    /// What all of it is about, in a game with luck or without it.
    fn luck_title(&self, has_luck: bool) -> &'static str;

    /// What decided the game, in a sentence and then in numbers.
    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String;

    /// What stands over the steps of a chance: that of this player, or over what decisions
    /// cost where several play.
    fn way(&self, whose: Option<&str>) -> String;

    /// What a step is, in a word or two.
    fn step(&self, step: Step, names: &dyn Called) -> String;

    /// The same of the end of a game that nobody won.
    fn drawn(&self) -> &'static str;

    /// What stands over one of the columns that tell of each player.
    fn column(&self, column: Column) -> &'static str;

    /// What there is to say of a player of this name, with the best that luck brought in a
    /// game with luck.
    fn account(&self, account: &Account, luck: Option<Option<Moment>>, name: &str) -> String;

    /// So many percent.
    fn percent(&self, number: i32) -> String;

    /// So many points of percent that a chance rose or fell in all.
    fn points(&self, number: i32) -> String;

    /// How accurate play was, 100 being the most.
    fn accuracy(&self, number: i32) -> String;

    /// By how many percent something rose or fell.
    fn change(&self, by: i32) -> String {
        let sign = if by < 0 { '−' } else { '+' };
        format!("{sign}{}", self.percent(by.abs()))
    }

    /// What a step did, in percent or in points of percent.
    fn moved(&self, step: Step) -> String {
        match step {
            Step::Before(chance) | Step::After(chance) => self.percent(chance),
            Step::Play(by) | Step::Mistakes(_, by) | Step::Luck(by) | Step::Unforeseen(by) => {
                signed(by)
            }
            Step::Cost(_, cost) => cost.to_string(),
        }
    }

    /// What a moment brought, and when; or that there was none.
    fn moment(&self, moment: Option<Moment>) -> String;

    /// What accuracy is.
    fn accuracy_means(&self) -> String;

    /// What surprises are, where there is no luck.
    fn surprises_mean(&self) -> &'static str;

    /// How what moved a chance can come to more than all of it.
    fn sums_mean(&self) -> &'static str;

    /// What the numbers mean, what matters most first.
    fn about_luck(&self, has_luck: bool) -> Vec<String>;
}

/// What there is to say of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// What decisions cost, where several play.
    Mistakes,
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
    /// Whether it is a part of the row before.
    pub is_part: bool,
}

impl dyn Language + '_ {
    /// The steps of a chance, with labels and numbers that stand below each other.
    pub fn rows(&self, findings: &Findings, names: &Names) -> Vec<Row> {
        let words = self.luck();
        let row = |&step: &Step| {
            let by = match step {
                Step::Before(_) | Step::After(_) => None,
                Step::Play(by)
                | Step::Mistakes(_, by)
                | Step::Luck(by)
                | Step::Unforeseen(by)
                | Step::Cost(_, by) => Some(by),
            };
            let equals = if matches!(step, Step::After(_)) { "= " } else { "" };
            let indent = if step.is_part() { "  " } else { "" };
            let label = match step {
                Step::After(_) if findings.is_drawn => words.drawn().to_string(),
                step => words.step(step, names),
            };
            Row {
                label: format!("{indent}{label}"),
                number: format!("{equals}{}", words.moved(step)),
                by,
                is_part: step.is_part(),
            }
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
        let mut facts = Vec::new();
        if findings.accounts.len() > 2 {
            facts.push((Column::Mistakes, account.cost.to_string()));
        }
        facts.push((Column::Accuracy, words.accuracy(account.accuracy)));
        facts.push((Column::WorstMove, words.moment(account.costliest)));
        if findings.has_luck {
            facts.push((Column::BestLuck, words.moment(account.best_rest())));
        }
        let named = |(column, fact)| (words.column(column), fact);
        facts.into_iter().map(named).collect()
    }

    /// The same in a sentence.
    pub fn say_account(&self, findings: &Findings, account: &Account, name: &str) -> String {
        let luck = findings.has_luck;
        let luck = luck.then(|| account.best_rest());
        self.luck().account(account, luck, name)
    }
}
