use super::legal::Legal;
use super::{Ending, Event, Game, Phase, Pile, Report, Side};
use crate::rules::{Color, Player};

/// What the actions of a turn do, one after the other.
impl Game {
    /// Does an action that has been checked.
    #[inline]
    pub(super) fn act(&mut self, legal: Legal) -> Report {
        match legal {
            Legal::Build {
                player,
                side,
                color,
            } => {
                let mut report = Report::new(player);
                let draws = self.table.build_draw(self.table.hand_len[player]);
                self.take_from_hand(player, color, 1);
                self.table.mandalas[side].mountain += Pile::of(color, 1);
                report.push(Event::Built {
                    seat: player,
                    side,
                    color,
                });
                self.draw(player, draws, &mut report);
                self.finish_play(side, player, &mut report);
                report
            }
            Legal::Grow {
                player,
                side,
                color,
                count,
            } => {
                let mut report = Report::new(player);
                self.take_from_hand(player, color, count);
                self.table.mandalas[side].fields[player] += Pile::of(color, count);
                report.push(Event::Grew {
                    seat: player,
                    side,
                    color,
                    count,
                });
                self.finish_play(side, player, &mut report);
                report
            }
            Legal::Discard {
                player,
                color,
                count,
            } => {
                let mut report = Report::new(player);
                self.take_from_hand(player, color, count);
                self.table.discard += Pile::of(color, count);
                report.push(Event::Discarded {
                    seat: player,
                    color,
                    count,
                });
                self.draw(player, count, &mut report);
                self.pass_turn(player, &mut report);
                report
            }
            Legal::Claim {
                draft,
                color,
                claim,
            } => {
                let mut report = Report::new(draft.chooser);
                self.claim(draft, color, claim, &mut report);
                self.go_on_drafting(draft.chooser.other(), draft, &mut report);
                report
            }
        }
    }

    #[inline]
    fn take_from_hand(&mut self, player: Player, color: Color, count: u8) {
        self.hands.0[player] -= Pile::of(color, count);
        self.table.hand_len[player] -= count;
    }

    /// Draws cards into a hand; there are that many to be drawn.
    #[inline]
    fn draw(&mut self, player: Player, count: u8, report: &mut Report) {
        if count == 0 {
            return;
        }
        report.push(Event::Drew {
            seat: player,
            count,
        });
        for _ in 0..count {
            if let Some(card) = self.top_card(report) {
                self.hands.0[player] += Pile::of(card, 1);
                self.table.hand_len[player] += 1;
                report.drew(card);
                self.card_drawn(report);
            }
        }
    }

    /// Takes the top card of the deck.
    #[inline]
    pub(super) fn top_card(&mut self, report: &mut Report) -> Option<Color> {
        // With nothing else left to draw, what was just discarded is the deck.
        if self.deck.0.len() == 0 {
            self.reshuffle(report);
        }
        self.deck.0.draw()
    }

    /// Looks at the deck after each card drawn: the moment it is empty, it has run
    /// out and the discard pile is reshuffled.
    #[inline]
    pub(super) fn card_drawn(&mut self, report: &mut Report) {
        if self.deck.0.len() == 0 {
            self.table.deck_ran_out = true;
            report.push(Event::DeckRanOut);
            self.reshuffle(report);
        }
        self.table.deck_len = self.deck.0.len();
    }

    #[cold]
    fn reshuffle(&mut self, report: &mut Report) {
        let cards = self.table.discard.len();
        if cards > 0 {
            self.deck.0.shuffle_in(self.table.discard);
            self.table.discard = Pile::EMPTY;
            report.push(Event::Reshuffled { cards });
        }
    }

    /// Ends a turn in which a card was played into a Mandala.
    #[inline]
    fn finish_play(&mut self, side: Side, player: Player, report: &mut Report) {
        if self.table.mandalas[side].is_complete() {
            self.destroy(side, player, report);
        } else {
            self.pass_turn(player, report);
        }
    }

    #[inline]
    pub(super) fn pass_turn(&mut self, from: Player, report: &mut Report) {
        self.table.phase = Phase::Turn(from.other());
        if self.table.deck_len == 0 && self.is_stuck() {
            self.end(Ending::NoPlays, report);
        }
    }

    /// Ends the game: hands and Mandalas go to the discard pile.
    pub(super) fn end(&mut self, ending: Ending, report: &mut Report) {
        for side in Side::BOTH {
            self.table.discard += std::mem::take(&mut self.table.mandalas[side]).cards();
        }
        for seat in Player::BOTH {
            self.table.discard += std::mem::take(&mut self.hands.0[seat]);
            self.table.hand_len[seat] = 0;
        }
        self.table.phase = Phase::Over(ending);
        report.push(Event::Ended(ending));
    }
}
