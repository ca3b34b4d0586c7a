//! What is said of luck and play in a finished game.

use super::{Called, Language};
use crate::story::luck::{Account, Luck as Brought, Moment, Verdict};

/// What is said of luck and play in a finished game.
pub trait Luck {
    /// What decided the game, as a sentence.
    fn verdict(&self, verdict: Verdict, names: &dyn Called) -> String;

    /// What stands over the sums, in a game with luck or without.
    fn sums_title(&self, has_luck: bool) -> &'static str;

    /// What the sums mean.
    fn about_sums(&self, has_luck: bool) -> &'static str;

    /// What a sum is of, in a word or two.
    fn sum(&self, sum: Sum) -> &'static str;

    /// What a moment brought, with the number of its turn.
    fn moment(&self, moment: Moment) -> String;

    /// A share of something.
    fn share(&self, percent: i32) -> String;
}

/// What is told of each player, in this order; what lies between the first chance and the
/// last adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {
    /// The chance before the first decision.
    Before,
    /// What the player's own decisions cost.
    Own,
    /// What those of the other player gave.
    Other,
    /// What luck brought.
    Luck,
    /// The chance at the end.
    After,
    /// The decision that cost most.
    Costliest,
    /// The best that luck brought.
    Luckiest,
    /// The worst.
    Unluckiest,
    /// How much of the best chance decisions kept.
    Accuracy,
}

impl Sum {
    /// All of them.
    pub const ALL: [Sum; 9] = [
        Sum::Before,
        Sum::Own,
        Sum::Other,
        Sum::Luck,
        Sum::After,
        Sum::Costliest,
        Sum::Luckiest,
        Sum::Unluckiest,
        Sum::Accuracy,
    ];
}

impl dyn Language + '_ {
    /// The sums of all players: what each is of, and what it is for each of them. What
    /// nobody has is left out.
    pub fn sums(&self, accounts: &[Account]) -> Vec<(&'static str, Vec<String>)> {
        let rows = Sum::ALL.into_iter().filter_map(|sum| {
            let cells: Vec<Option<String>> =
                accounts.iter().map(|it| self.sum_of(sum, it)).collect();
            let is_told = cells.iter().any(Option::is_some);
            let cells = cells.into_iter().map(Option::unwrap_or_default);
            is_told.then(|| (self.luck().sum(sum), cells.collect()))
        });
        rows.collect()
    }

    fn sum_of(&self, sum: Sum, account: &Account) -> Option<String> {
        let words = self.luck();
        let luck = account.luck.as_ref();
        let brought = |of: fn(&Brought) -> i32| Some(format!("{:+}", of(luck?)));
        let moment = |it: Option<Moment>| Some(words.moment(it?));
        match sum {
            Sum::Before => Some(luck?.before.to_string()),
            Sum::Own => Some(format!("{:+}", -account.cost)),
            Sum::Other => brought(|luck| luck.given),
            Sum::Luck => brought(|luck| luck.brought),
            Sum::After => Some(luck?.after.to_string()),
            Sum::Costliest => moment(account.costliest),
            Sum::Luckiest => moment(luck?.luckiest),
            Sum::Unluckiest => moment(luck?.unluckiest),
            Sum::Accuracy => Some(words.share(account.accuracy?)),
        }
    }
}
