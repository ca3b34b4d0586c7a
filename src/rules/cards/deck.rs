use super::{PER_COLOR, Pile};
use crate::rules::Color;
use crate::rules::shuffle::Shuffler;

/// How many cards there are in all.
pub const DECK: usize = 6 * PER_COLOR as usize;

/// The face-down draw deck, and the chance that shuffles it anew.
#[derive(Clone)]
pub(super) struct Deck {
    /// The first `len` are the deck, its top card last; the rest is scratch.
    cards: [Color; DECK],
    len: u8,
    shuffler: Shuffler,
}

impl Deck {
    /// These cards, shuffled by this seed, which will decide the reshuffles too.
    pub(super) fn shuffled(cards: Pile, seed: u64) -> Deck {
        let mut deck = Deck { cards: [Color::Red; DECK], len: 0, shuffler: Shuffler::new(seed) };
        deck.shuffle_in(cards);
        deck
    }

    /// These cards, the top one first; reshuffles will follow the seed.
    ///
    /// The caller has checked that there are no more than 108.
    pub(super) fn ordered(top_first: &[Color], seed: u64) -> Deck {
        let mut cards = [Color::Red; DECK];
        for (slot, &card) in cards.iter_mut().zip(top_first.iter().rev()) {
            *slot = card;
        }
        Deck { cards, len: top_first.len() as u8, shuffler: Shuffler::new(seed) }
    }

    /// The cards that are left, the top one last.
    fn cards(&self) -> &[Color] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards that are left, the top one first.
    pub(super) fn top_first(&self) -> impl Iterator<Item = Color> {
        self.cards().iter().rev().copied()
    }

    /// How many cards are left.
    #[inline]
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// Takes the top card.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Color> {
        self.len = self.len.checked_sub(1)?;
        self.cards.get(usize::from(self.len)).copied()
    }

    /// Takes this many cards, or fewer if there are not so many.
    pub(super) fn take(&mut self, count: u8) -> Pile {
        (0..count).filter_map(|_| self.draw()).collect()
    }

    /// Makes these cards, shuffled, the deck; the old deck must be used up.
    pub(super) fn shuffle_in(&mut self, pile: Pile) {
        let mut at = 0;
        for color in Color::ALL {
            let end = at + usize::from(pile.count(color));
            self.cards[at..end].fill(color);
            at = end;
        }
        self.shuffler.shuffle(&mut self.cards[..at]);
        self.len = at as u8;
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.cards() == other.cards() && self.shuffler == other.shuffler
    }
}

impl Eq for Deck {}
