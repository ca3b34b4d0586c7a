use super::Group;
use crate::rules::{ByPlayer, Color, Player};

/// What one marker brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpaceScore {
    /// The color of its group.
    pub color: Option<Color>,
    /// How many tiles the group has besides the one with the marker.
    pub tiles: u8,
    /// The marker's number times those tiles.
    pub points: u16,
}

/// A player's score, itemized.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::tiles::Game;
/// let game = Game::deal(42, Player::One);
/// assert_eq!(game.score(Player::One).total(), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// The six markers, number 1 first.
    pub spaces: [SpaceScore; 6],
}

impl Score {
    /// Counts groups, marker 1 first.
    pub(super) fn of(groups: impl Iterator<Item = Group>) -> Score {
        let mut score = Score::default();
        for (space, group) in score.spaces.iter_mut().zip(groups) {
            *space = SpaceScore {
                color: Some(group.color),
                tiles: group.cells.len().saturating_sub(1),
                points: group.points(),
            };
        }
        score
    }

    /// The sum of all points.
    pub fn total(&self) -> u16 {
        self.spaces.iter().map(|space| space.points).sum()
    }
}

/// How a finished game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Both players' scores.
    pub scores: ByPlayer<Score>,
    /// Who has more points; nobody in a draw.
    pub winner: Option<Player>,
}

impl Verdict {
    pub(super) fn of(scores: ByPlayer<Score>) -> Verdict {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let winner = match scores.one.total().cmp(&scores.two.total()) {
            Greater => Some(Player::One),
            Less => Some(Player::Two),
            Equal => None,
        };
        Verdict { scores, winner }
    }
}
