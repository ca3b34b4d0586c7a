//! What a color of a Mountain is worth to a player who sees their own Cup.

use crate::rules::Color;
use crate::rules::cards::{ClaimEffect, PlayerView};

/// The points that taking a color brings the player whose view this is. A color that is
/// new to the River makes those of its cards count that lie in the Cup already.
///
/// ```
/// use mandala::story::cards::points_of_claim;
/// use mandala::rules::cards::{ClaimEffect, Game};
/// use mandala::rules::game::Game as _;
/// use mandala::rules::{Color, Player};
///
/// // One of the two cards dealt to the Cup is red.
/// let view = Game::deal(42, Player::One).view(Player::One);
/// let claim = ClaimEffect::River { space: 3, cup: 1 };
/// assert_eq!(claim.points(), 3);
/// assert_eq!(points_of_claim(&view, Color::Red, claim), 6);
/// ```
pub fn points_of_claim(view: &PlayerView, color: Color, claim: ClaimEffect) -> u16 {
    match claim {
        ClaimEffect::River { space, .. } => {
            claim.points() + u16::from(space) * u16::from(view.cup().count(color))
        }
        ClaimEffect::Cup { .. } | ClaimEffect::Discard { .. } => claim.points(),
    }
}
