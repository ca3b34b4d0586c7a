use super::deck::Deck;
use super::{Pile, Table};
use crate::rules::{ByPlayer, Player};

/// What lies face down, as far as it is known. The rules ask for no more than this, so
/// the same rules play a game and let a player look ahead in it.
pub(super) trait Hidden {
    /// Takes cards out of a hand.
    fn lay_down(&mut self, player: Player, cards: Pile);

    /// Takes the top card off the deck, which has one; no card if it is not known which.
    fn draw(&mut self) -> Pile;

    /// Puts a card that was drawn into a hand.
    fn take_up(&mut self, player: Player, card: Pile);

    /// Makes these cards, shuffled, the deck, which is used up.
    fn shuffle_in(&mut self, cards: Pile);

    /// Takes all cards that are left in the hands.
    fn lay_down_hands(&mut self) -> Pile;

    /// The cards dealt into the Cups at the start.
    fn dealt(&self) -> Pile;

    /// Whether it is certain that neither player can play a card.
    fn nobody_can_play(&self, table: &Table) -> bool;
}

/// Everything that lies face down in a game.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct FaceDown {
    pub(super) hands: ByPlayer<Pile>,
    /// The Cup cards dealt at the start; the claimed ones lie open on the table.
    pub(super) dealt: ByPlayer<Pile>,
    pub(super) deck: Deck,
}

impl Hidden for FaceDown {
    #[inline]
    fn lay_down(&mut self, player: Player, cards: Pile) {
        self.hands[player] -= cards;
    }

    #[inline]
    fn draw(&mut self) -> Pile {
        let card = self.deck.draw();
        card.map_or(Pile::EMPTY, |color| Pile::of(color, 1))
    }

    #[inline]
    fn take_up(&mut self, player: Player, card: Pile) {
        self.hands[player] += card;
    }

    fn shuffle_in(&mut self, cards: Pile) {
        self.deck.shuffle_in(cards);
    }

    fn lay_down_hands(&mut self) -> Pile {
        let ByPlayer { one, two } = std::mem::take(&mut self.hands);
        one + two
    }

    fn dealt(&self) -> Pile {
        self.dealt.one + self.dealt.two
    }

    fn nobody_can_play(&self, table: &Table) -> bool {
        let can_play = |seat| table.can_play(seat, self.hands[seat]);
        !Player::BOTH.into_iter().any(can_play)
    }
}

/// What one player knows of it: their own cards, without those still to be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Own {
    pub(super) seat: Player,
    pub(super) hand: Pile,
    pub(super) dealt: Pile,
}

impl Hidden for Own {
    #[inline]
    fn lay_down(&mut self, player: Player, cards: Pile) {
        if player == self.seat {
            self.hand -= cards;
        }
    }

    #[inline]
    fn draw(&mut self) -> Pile {
        Pile::EMPTY
    }

    #[inline]
    fn take_up(&mut self, _: Player, _: Pile) {}

    #[inline]
    fn shuffle_in(&mut self, _: Pile) {}

    fn lay_down_hands(&mut self) -> Pile {
        std::mem::take(&mut self.hand)
    }

    fn dealt(&self) -> Pile {
        self.dealt
    }

    /// The other's hand is not known, so it never is.
    fn nobody_can_play(&self, _: &Table) -> bool {
        false
    }
}
