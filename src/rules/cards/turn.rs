use super::hidden::Hidden;
use super::legal::Legal;
use super::{Ending, Event, Phase, Pile, Side, Table};
use crate::rules::{Color, Player};

/// Who is told what happens; nobody is, if it is `()`.
pub(super) trait Listener {
    /// Something everyone saw.
    fn tell(&mut self, event: Event);

    /// A card that the player who acts drew, and nobody else may know.
    fn drew(&mut self, card: Pile);
}

impl Listener for () {
    #[inline]
    fn tell(&mut self, _: Event) {}

    #[inline]
    fn drew(&mut self, _: Pile) {}
}

/// An action under way: the table it changes, what lies face down, and who is told.
pub(super) struct Play<'a, H, L> {
    pub(super) table: &'a mut Table,
    pub(super) hidden: &'a mut H,
    pub(super) listener: &'a mut L,
}

/// What the actions of a turn do, one after the other.
impl<H: Hidden, L: Listener> Play<'_, H, L> {
    /// Does an action that has been checked.
    #[inline]
    pub(super) fn act(&mut self, legal: Legal) {
        match legal {
            Legal::Build { player, side, color } => {
                let draws = self.table.build_draw(self.table.hand_len[player]);
                self.take_from_hand(player, color, 1);
                self.table.mandalas[side].mountain += Pile::of(color, 1);
                self.listener.tell(Event::Built { seat: player, side, color });
                self.draw(player, draws);
                self.finish_play(side, player);
            }
            Legal::Grow { player, side, color, count } => {
                self.take_from_hand(player, color, count);
                self.table.mandalas[side].fields[player] += Pile::of(color, count);
                self.listener.tell(Event::Grew { seat: player, side, color, count });
                self.finish_play(side, player);
            }
            Legal::Discard { player, color, count } => {
                self.take_from_hand(player, color, count);
                self.table.discard += Pile::of(color, count);
                self.listener.tell(Event::Discarded { seat: player, color, count });
                self.draw(player, count);
                self.pass_turn(player);
            }
            Legal::Claim { draft, color, claim } => {
                self.claim(draft, color, claim);
                self.go_on_drafting(draft.chooser.other(), draft);
            }
        }
    }

    #[inline]
    fn take_from_hand(&mut self, player: Player, color: Color, count: u8) {
        self.hidden.lay_down(player, Pile::of(color, count));
        self.table.hand_len[player] -= count;
    }

    /// Draws cards into a hand; there are that many to be drawn.
    #[inline]
    fn draw(&mut self, player: Player, count: u8) {
        if count == 0 {
            return;
        }
        self.listener.tell(Event::Drew { seat: player, count });
        for _ in 0..count {
            if let Some(card) = self.top_card() {
                self.hidden.take_up(player, card);
                self.table.hand_len[player] += 1;
                self.listener.drew(card);
                self.card_drawn();
            }
        }
    }

    /// Takes the top card off the deck, if anything is left to draw; the pile is empty
    /// if nobody knows which card it is.
    #[inline]
    pub(super) fn top_card(&mut self) -> Option<Pile> {
        // With nothing else left to draw, what was just discarded is the deck.
        if self.table.deck_len == 0 {
            self.reshuffle();
        }
        self.table.deck_len = self.table.deck_len.checked_sub(1)?;
        Some(self.hidden.draw())
    }

    /// Looks at the deck after each card drawn: the moment it is empty, it has run
    /// out and the discard pile is reshuffled.
    #[inline]
    pub(super) fn card_drawn(&mut self) {
        if self.table.deck_len == 0 {
            self.table.deck_ran_out = true;
            self.listener.tell(Event::DeckRanOut);
            self.reshuffle();
        }
    }

    #[cold]
    fn reshuffle(&mut self) {
        let discard = std::mem::take(&mut self.table.discard);
        let cards = discard.len();
        if cards > 0 {
            self.hidden.shuffle_in(discard);
            self.table.deck_len = cards;
            self.listener.tell(Event::Reshuffled { cards });
        }
    }

    /// Ends a turn in which a card was played into a Mandala.
    #[inline]
    fn finish_play(&mut self, side: Side, player: Player) {
        if self.table.mandalas[side].is_complete() {
            self.destroy(side, player);
        } else {
            self.pass_turn(player);
        }
    }

    #[inline]
    pub(super) fn pass_turn(&mut self, from: Player) {
        self.table.phase = Phase::Turn(from.other());
        if self.table.is_stuck(self.hidden) {
            self.end(Ending::NoPlays);
        }
    }

    /// Ends the game: hands and Mandalas go to the discard pile.
    pub(super) fn end(&mut self, ending: Ending) {
        for side in Side::BOTH {
            self.table.discard += std::mem::take(&mut self.table.mandalas[side]).cards();
        }
        self.table.discard += self.hidden.lay_down_hands();
        self.table.hand_len = Default::default();
        self.table.phase = Phase::Over(ending);
        self.listener.tell(Event::Ended(ending));
    }
}
