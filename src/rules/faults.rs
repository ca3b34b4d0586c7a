//! Positions laid out by hand: how they are read, and what can be wrong with them.

use std::error::Error;
use std::fmt;

use super::{Player, Seat};

/// Everything that is wrong with a position or a deal; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults<F>(Vec<F>);

impl<F> Faults<F> {
    /// An error of all faults, if there are any.
    pub(super) fn check(faults: impl IntoIterator<Item = F>) -> Result<(), Faults<F>> {
        let faults = Vec::from_iter(faults);
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }

    /// The faults one by one.
    pub fn list(&self) -> &[F] {
        &self.0
    }
}

impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl<F: fmt::Debug + fmt::Display> Error for Faults<F> {}

/// The lines of a position that say something, with their numbers: `#` begins a comment.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().map(|line| {
        let said = line.split('#').next();
        said.unwrap_or_default().trim()
    });
    (1..).zip(lines).filter(|(_, line)| !line.is_empty())
}

/// Reads whose turn it is in a game of two.
pub(super) fn read_player(word: &str) -> Result<Player, &'static str> {
    let player = Seat::named(word).map(Player::try_from);
    player.and_then(Result::ok).ok_or("`one` or `two`")
}
