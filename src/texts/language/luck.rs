//! What is said of luck and play in a finished game.

use super::review::Findings;
use super::{Called, Language};
use crate::fit::{columns, padded};
use crate::record::Names;
use crate::story::luck::{Account, Moment, Step, Verdict};

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

    /// What there is to say of a player, in a few words.
    fn fact(&self, fact: Fact) -> String;

    /// What the numbers mean.
    fn about_luck(&self, has_luck: bool) -> &'static str;
}

/// What there is to say of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How much of the best chance decisions kept.
    Accuracy(i32),
    /// The decision that cost most.
    Costliest(Moment),
    /// The best that luck brought.
    Luckiest(Moment),
    /// The worst.
    Unluckiest(Moment),
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
}

impl dyn Language + '_ {
    /// The steps of a chance, with labels and numbers that stand below each other.
    pub fn rows(&self, findings: &Findings, names: &Names) -> Vec<Row> {
        let row = |&step: &Step| {
            let (number, by) = match step {
                Step::Before(chance) => (format!("{chance}%"), None),
                Step::After(chance) => (format!("= {chance}%"), None),
                Step::Mistakes(_, by) | Step::Luck(by) => (format!("{by:+}%"), Some(by)),
                Step::Cost(_, cost) => (format!("{cost}%"), Some(cost)),
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

    /// What there is to say of a player in particular: of decisions in a line, and of luck in
    /// another.
    pub fn facts(&self, account: &Account) -> Vec<String> {
        let luck = account.luck.as_ref();
        let play = [
            account.accuracy.map(Fact::Accuracy),
            account.costliest.map(Fact::Costliest),
        ];
        let luck = [
            luck.and_then(|it| it.luckiest).map(Fact::Luckiest),
            luck.and_then(|it| it.unluckiest).map(Fact::Unluckiest),
        ];
        let lines = [play, luck].map(|facts| {
            let said = facts.into_iter().flatten();
            let said: Vec<String> = said.map(|fact| self.luck().fact(fact)).collect();
            said.join(", ")
        });
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }
}
