use super::hidden::Hidden;
use super::{BySide, ClaimEffect, Mandala, Phase, Pile, River, Score, Setup, Side};
use crate::rules::{ByPlayer, Color, Player};

/// Everything that lies open: what both players, and anyone watching, may see.
///
/// It has no hidden card in it, by type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(super) phase: Phase,
    pub(super) mandalas: BySide<Mandala>,
    pub(super) rivers: ByPlayer<River>,
    pub(super) claimed: ByPlayer<Pile>,
    pub(super) hand_len: ByPlayer<u8>,
    pub(super) deck_len: u8,
    pub(super) discard: Pile,
    pub(super) deck_ran_out: bool,
}

impl Table {
    /// What lies open, laid out as a position without the rest.
    pub(super) fn to_setup(self) -> Setup {
        let (turn, draft) = match self.phase {
            Phase::Turn(player) => (player, None),
            Phase::Draft(draft) => (draft.completed_by, Some(draft.side)),
            Phase::Over(_) => (Player::default(), None),
        };
        Setup {
            mandalas: self.mandalas,
            claimed: self.claimed,
            rivers: self.rivers.map(|river| river.colors().collect()),
            discard: self.discard,
            deck_ran_out: self.deck_ran_out,
            turn,
            draft,
            ..Setup::default()
        }
    }

    /// What the game is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// One of the two Mandalas.
    pub fn mandala(&self, side: Side) -> &Mandala {
        &self.mandalas[side]
    }

    /// A player's River.
    pub fn river(&self, seat: Player) -> &River {
        &self.rivers[seat]
    }

    /// How many cards a player holds.
    pub fn hand_len(&self, seat: Player) -> u8 {
        self.hand_len[seat]
    }

    /// How many cards lie in a player's Cup.
    pub fn cup_len(&self, seat: Player) -> u8 {
        super::DEALT + self.claimed[seat].len()
    }

    /// The Cup cards that everyone saw the player claim; the ones dealt at the
    /// start are not among them.
    pub fn claimed(&self, seat: Player) -> Pile {
        self.claimed[seat]
    }

    /// How many cards are left in the deck.
    pub fn deck_len(&self) -> u8 {
        self.deck_len
    }

    /// The discard pile, by color.
    pub fn discard(&self) -> Pile {
        self.discard
    }

    /// Whether the deck has run out, so that the next Mandala completed is the last.
    pub fn deck_ran_out(&self) -> bool {
        self.deck_ran_out
    }

    /// What claiming this color from a Mountain as it lies would do for a player.
    ///
    /// `None` if the Mountain does not hold the color.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::cards::{ClaimEffect, Game, Side};
    ///
    /// let game = Game::deal(42, Player::One);
    /// let table = game.public_view();
    /// let color = table.mandala(Side::Left).mountain.colors().iter().next().unwrap();
    /// // Nobody has a card in a Field yet, so the claim would be lost.
    /// let claim = table.claim(Side::Left, color, Player::One);
    /// assert!(matches!(claim, Some(ClaimEffect::Discard { .. })));
    /// ```
    pub fn claim(&self, side: Side, color: Color, seat: Player) -> Option<ClaimEffect> {
        let there = self.mandalas[side].mountain.has(color);
        there.then(|| self.claim_there(side, color, seat))
    }

    /// What claiming a color that lies in the Mountain would do for a player.
    pub(super) fn claim_there(&self, side: Side, color: Color, seat: Player) -> ClaimEffect {
        let Mandala { mountain, fields } = &self.mandalas[side];
        self.rivers[seat].claim(color, mountain.count(color), fields[seat].is_empty())
    }

    /// A player's score as far as everyone knows it: without the Cup cards dealt
    /// at the start.
    pub fn public_score(&self, seat: Player) -> Score {
        Score::new(&self.rivers[seat], self.claimed[seat])
    }

    /// The cards that nobody sees who sees only what lies open: the deck, both hands and
    /// the Cup cards dealt at the start.
    pub fn unseen(&self) -> Pile {
        Pile::ALL - self.cards()
    }

    /// Every card that lies open.
    pub(super) fn cards(&self) -> Pile {
        let mut cards = self.discard;
        for side in Side::BOTH {
            cards += self.mandalas[side].cards();
        }
        for seat in Player::BOTH {
            cards += self.claimed[seat] + self.rivers[seat].cards();
        }
        cards
    }

    /// A color whose cards all lie in Cups and Rivers, as far as is known.
    pub(super) fn color_gone(&self, hidden: &impl Hidden) -> Option<Color> {
        let mut kept = hidden.dealt();
        for seat in Player::BOTH {
            kept += self.claimed[seat] + self.rivers[seat].cards();
        }
        let gone = |&color: &Color| kept.count(color) == super::PER_COLOR;
        kept.colors().iter().find(gone)
    }

    /// Whether nothing is left to draw and neither player can play a card.
    #[inline]
    pub(super) fn is_stuck(&self, hidden: &impl Hidden) -> bool {
        self.drawable(1) == 0 && hidden.nobody_can_play(self)
    }

    /// How many of `wanted` cards could be drawn.
    #[inline]
    pub(super) fn drawable(&self, wanted: u8) -> u8 {
        wanted.min(self.deck_len + self.discard.len())
    }

    /// How many cards a player draws after building with `hand` cards in hand.
    #[inline]
    pub(super) fn build_draw(&self, hand: u8) -> u8 {
        let room = super::HAND_LIMIT - (hand - 1);
        self.drawable(room.min(super::BUILD_DRAWS))
    }
}
