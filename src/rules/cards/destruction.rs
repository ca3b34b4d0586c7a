use super::hidden::Hidden;
use super::turn::{Listener, Play};
use super::{ClaimEffect, Draft, Ending, Event, Phase, Pile, River, Side};
use crate::rules::{ByPlayer, Color, Player};

/// The destruction of a Mandala, from its completion to the refill.
impl<H: Hidden, L: Listener> Play<'_, H, L> {
    /// Begins the destruction of a completed Mandala.
    pub(super) fn destroy(&mut self, side: Side, by: Player) {
        let mandala = &mut self.table.mandalas[side];
        let first = mandala.first_chooser(by);
        let fields = ByPlayer::from_fn(|seat| mandala.fields[seat].len());
        self.listener.tell(Event::Completed { side, by, first, fields });
        let draft = |chooser| Draft { side, chooser, completed_by: by };
        match first {
            Some(chooser) => self.go_on_drafting(chooser, draft(chooser)),
            None => {
                let mountain = std::mem::take(&mut mandala.mountain);
                self.table.discard += mountain;
                self.listener.tell(Event::Swept { side, cards: mountain.len() });
                self.finish_draft(draft(by));
            }
        }
    }

    /// Lets `chooser` choose, unless there is no choice: the last color goes by
    /// itself, and an empty Mountain ends the draft.
    pub(super) fn go_on_drafting(&mut self, chooser: Player, draft: Draft) {
        let draft = Draft { chooser, ..draft };
        let colors = self.table.mandalas[draft.side].mountain.colors();
        if colors.len() > 1 {
            self.table.phase = Phase::Draft(draft);
            return;
        }
        for color in colors {
            let claim = self.table.claim_there(draft.side, color, chooser);
            self.claim(draft, color, claim);
        }
        self.finish_draft(draft);
    }

    /// Moves all cards of a color from the Mountain to where the chooser's claim puts them.
    pub(super) fn claim(&mut self, draft: Draft, color: Color, claim: ClaimEffect) {
        let Draft { side, chooser, .. } = draft;
        let mountain = &mut self.table.mandalas[side].mountain;
        *mountain -= Pile::of(color, mountain.count(color));
        match claim {
            ClaimEffect::River { cup, .. } => {
                self.table.rivers[chooser].place(color);
                self.table.claimed[chooser] += Pile::of(color, cup);
            }
            ClaimEffect::Cup { cards, .. } => self.table.claimed[chooser] += Pile::of(color, cards),
            ClaimEffect::Discard { cards } => self.table.discard += Pile::of(color, cards),
        }
        self.listener.tell(Event::Claimed { seat: chooser, side, color, claim });
    }

    /// Clears the Fields, then ends the game or refills the Mountain.
    fn finish_draft(&mut self, draft: Draft) {
        let side = draft.side;
        let fields = std::mem::take(&mut self.table.mandalas[side]).cards();
        self.table.discard += fields;
        if !fields.is_empty() {
            self.listener.tell(Event::FieldsDiscarded { side, cards: fields.len() });
        }
        if let Some(ending) = self.ending() {
            return self.end(ending);
        }
        for _ in 0..2 {
            if let Some(card) = self.top_card() {
                self.table.mandalas[side].mountain += card;
                for color in card.colors() {
                    self.listener.tell(Event::Refilled { side, color });
                }
                self.card_drawn();
            }
        }
        self.pass_turn(draft.completed_by);
    }

    /// Why the game ends after a draft, if it does.
    fn ending(&self) -> Option<Ending> {
        let sixth = self.table.rivers.iter().any(River::is_full);
        match (self.table.deck_ran_out, sixth) {
            (true, true) => Some(Ending::DeckAndSixthColor),
            (true, false) => Some(Ending::Deck),
            (false, true) => Some(Ending::SixthColor),
            (false, false) => self.table.color_gone(self.hidden).map(Ending::ColorGone),
        }
    }
}
