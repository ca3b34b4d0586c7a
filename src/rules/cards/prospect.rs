use super::hidden::Own;
use super::turn::Play;
use super::{Action, Illegal, Phase, Pile, PlayerView, Table};
use crate::rules::{Player, Secret};

/// A position as one player can foresee it, before the cards are drawn that lead to it.
///
/// Cards to be drawn are counted but not known: they are missing in the hand and in a
/// Mountain that is refilled. What is certain only from hidden cards is not foreseen,
/// such as that a game ends because nobody can play.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::cards::{Game, Phase};
/// use mandala::rules::game::Game as _;
///
/// let view = Game::deal(42, Player::One).view(Player::One);
/// let after = view.after("discard green 2".parse()?)?;
/// assert_eq!(after.table().phase(), Phase::Turn(Player::Two));
/// assert_eq!(after.table().deck_len(), 86);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    table: Table,
    own: Secret<Own>,
}

impl Prospect {
    /// Who foresees it.
    #[inline]
    pub fn seat(&self) -> Player {
        self.own.0.seat
    }

    /// What will lie open.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards that will be left in the player's hand, without those drawn.
    #[inline]
    pub fn hand(&self) -> Pile {
        self.own.0.hand
    }

    /// The player's own Cup.
    #[inline]
    pub fn cup(&self) -> Pile {
        self.own.0.dealt + self.table.claimed[self.own.0.seat]
    }

    /// The cards that will lie where the player cannot see them, those drawn among them.
    pub fn unseen(&self) -> Pile {
        Pile::ALL - self.table.cards() - self.own.0.hand - self.own.0.dealt
    }

    /// The position after one more action: one of this player, or a claim of either,
    /// because all that matters in a draft lies open.
    ///
    /// # Errors
    ///
    /// The reason why the action is not legal, or that it is the other's turn.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::cards::{Game, Illegal};
    /// use mandala::rules::game::Game as _;
    ///
    /// let view = Game::deal(42, Player::One).view(Player::One);
    /// let after = view.after("grow left green 2".parse()?)?;
    /// let refused = after.after("build left red".parse()?).unwrap_err();
    /// assert_eq!(refused, Illegal::NotYours { player: Player::Two });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn after(&self, action: Action) -> Result<Prospect, Illegal> {
        let Own { seat, hand, .. } = self.own.0;
        match self.table.phase {
            Phase::Turn(player) if player != seat => Err(Illegal::NotYours { player }),
            _ => {
                let legal = self.table.check(action, hand)?;
                let mut next = *self;
                let mut play =
                    Play { table: &mut next.table, hidden: &mut next.own.0, listener: &mut () };
                play.act(legal);
                Ok(next)
            }
        }
    }
}

impl From<PlayerView> for Prospect {
    /// The position as it is.
    fn from(view: PlayerView) -> Prospect {
        let own = Own { seat: view.seat, hand: view.hand.0, dealt: view.dealt.0 };
        Prospect { table: view.table, own: Secret(own) }
    }
}
