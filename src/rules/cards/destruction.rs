use super::{ClaimEffect, Draft, Ending, Event, Game, Phase, Pile, Report, River, Side};
use crate::rules::{ByPlayer, Color, Player};

/// The destruction of a Mandala, from its completion to the refill.
impl Game {
    /// Begins the destruction of a completed Mandala.
    pub(super) fn destroy(&mut self, side: Side, by: Player, report: &mut Report) {
        let mandala = &mut self.table.mandalas[side];
        let first = mandala.first_chooser(by);
        let fields = ByPlayer::from_fn(|seat| mandala.fields[seat].len());
        report.push(Event::Completed {
            side,
            by,
            first,
            fields,
        });
        let draft = |chooser| Draft {
            side,
            chooser,
            completed_by: by,
        };
        match first {
            Some(chooser) => self.go_on_drafting(chooser, draft(chooser), report),
            None => {
                let mountain = std::mem::take(&mut mandala.mountain);
                self.table.discard += mountain;
                report.push(Event::Swept {
                    side,
                    cards: mountain.len(),
                });
                self.finish_draft(draft(by), report);
            }
        }
    }

    /// Lets `chooser` choose, unless there is no choice: the last color goes by
    /// itself, and an empty Mountain ends the draft.
    pub(super) fn go_on_drafting(&mut self, chooser: Player, draft: Draft, report: &mut Report) {
        let draft = Draft { chooser, ..draft };
        let colors = self.table.mandalas[draft.side].mountain.colors();
        if colors.len() > 1 {
            self.table.phase = Phase::Draft(draft);
            return;
        }
        for color in colors {
            let claim = self.table.claim_there(draft.side, color, chooser);
            self.claim(draft, color, claim, report);
        }
        self.finish_draft(draft, report);
    }

    /// Moves all cards of a color from the Mountain to where the chooser's claim puts them.
    pub(super) fn claim(
        &mut self,
        draft: Draft,
        color: Color,
        claim: ClaimEffect,
        report: &mut Report,
    ) {
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
        report.push(Event::Claimed {
            seat: chooser,
            side,
            color,
            claim,
        });
    }

    /// Clears the Fields, then ends the game or refills the Mountain.
    fn finish_draft(&mut self, draft: Draft, report: &mut Report) {
        let side = draft.side;
        let fields = std::mem::take(&mut self.table.mandalas[side]).cards();
        self.table.discard += fields;
        if !fields.is_empty() {
            report.push(Event::FieldsDiscarded {
                side,
                cards: fields.len(),
            });
        }
        if let Some(ending) = self.ending() {
            return self.end(ending, report);
        }
        for _ in 0..2 {
            if let Some(color) = self.top_card(report) {
                self.table.mandalas[side].mountain += Pile::of(color, 1);
                report.push(Event::Refilled { side, color });
                self.card_drawn(report);
            }
        }
        self.pass_turn(draft.completed_by, report);
    }

    /// Why the game ends after a draft, if it does.
    fn ending(&self) -> Option<Ending> {
        let sixth = self.table.rivers.iter().any(River::is_full);
        match (self.table.deck_ran_out, sixth) {
            (true, true) => Some(Ending::DeckAndSixthColor),
            (true, false) => Some(Ending::Deck),
            (false, true) => Some(Ending::SixthColor),
            (false, false) => self.color_gone().map(Ending::ColorGone),
        }
    }
}
