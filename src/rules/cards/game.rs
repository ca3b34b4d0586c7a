use super::deck::Deck;
use super::legal::Legal;
use super::{
    Action, Actions, BySide, DEALT, DECK, Draft, Ending, Event, Faults, Illegal, Mandala, Outcome,
    Phase, Pile, PlayerView, Report, River, Setup, Side, Table, Verdict,
};
use crate::rules::{BySeat, Color, Seat, Secret};

/// A game of Mandala with all its secrets.
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::cards::Game;
///
/// let mut game = Game::deal(42, Seat::One);
/// while let Some(action) = game.legal_actions().get(0) {
///     game.apply(action)?;
/// }
/// assert!(game.verdict().is_some());
/// # Ok::<(), mandala::rules::cards::Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) table: Table,
    hands: Secret<BySeat<Pile>>,
    /// The Cup cards dealt at the start; the claimed ones lie open on the table.
    dealt: Secret<BySeat<Pile>>,
    deck: Secret<Deck>,
}

impl Game {
    /// Deals the game of a seed: the same one on every platform, in every version.
    pub fn deal(seed: u64, first: Seat) -> Game {
        Game::deal_from(Deck::shuffled(seed), first)
    }

    /// Deals from a deck in the given order, its top card first; the seed decides
    /// the reshuffles.
    ///
    /// # Errors
    ///
    /// Every colour that does not have 18 cards in the deck.
    pub fn from_deck(top_first: &[Color], first: Seat, seed: u64) -> Result<Game, Faults> {
        Setup::check_deck(top_first)?;
        Ok(Game::deal_from(Deck::ordered(top_first, seed), first))
    }

    /// Lays out the game: two cards to each Mountain, six to each hand, two to each Cup.
    fn deal_from(mut deck: Deck, first: Seat) -> Game {
        let mut take = |n: u8| -> Pile { (0..n).filter_map(|_| deck.draw()).collect() };
        let mountain = |mountain| Mandala {
            mountain,
            ..Mandala::default()
        };
        let mandalas = BySide {
            left: mountain(take(2)),
            right: mountain(take(2)),
        };
        let hands = BySeat::new(take(6), take(6));
        let dealt = BySeat::new(take(DEALT), take(DEALT));
        let table = Table {
            phase: Phase::Turn(first),
            mandalas,
            rivers: BySeat::default(),
            claimed: BySeat::default(),
            hand_len: BySeat::new(6, 6),
            deck_len: deck.len(),
            discard: Pile::EMPTY,
            deck_ran_out: false,
        };
        Game {
            table,
            hands: Secret(hands),
            dealt: Secret(dealt),
            deck: Secret(deck),
        }
    }

    /// Takes over a position that has been checked.
    pub(super) fn from_checked(setup: &Setup) -> Game {
        let table = Table {
            phase: Phase::Turn(setup.turn),
            mandalas: setup.mandalas,
            rivers: BySeat::from_fn(|seat| setup.rivers[seat].iter().copied().collect::<River>()),
            claimed: setup.claimed,
            hand_len: BySeat::from_fn(|seat| setup.hands[seat].len()),
            deck_len: setup.deck.len().min(DECK) as u8,
            discard: setup.discard,
            deck_ran_out: setup.deck_ran_out,
        };
        Game {
            table,
            hands: Secret(setup.hands),
            dealt: Secret(setup.dealt),
            deck: Secret(Deck::ordered(&setup.deck, setup.seed)),
        }
    }

    /// What everyone may see.
    #[inline]
    pub fn public_view(&self) -> &Table {
        &self.table
    }

    /// What this player may see.
    pub fn view(&self, seat: Seat) -> PlayerView {
        PlayerView {
            seat,
            table: self.table,
            hand: Secret(self.hands.0[seat]),
            dealt: Secret(self.dealt.0[seat]),
        }
    }

    /// Everything the player whose decision it is may do, sorted; empty only when
    /// the game is over.
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        self.table.legal_actions(self.hand_to_decide())
    }

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    pub fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        let legal = self.table.check(action, self.hand_to_decide())?;
        Ok(self.act(legal))
    }

    /// Ends the game because both players agree to; it is scored as it stands.
    ///
    /// # Errors
    ///
    /// If the game is over already, or a draft is under way, which is finished first.
    pub fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        match self.table.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            Phase::Draft(Draft { side, .. }) => Err(Illegal::DraftUnderWay { side }),
            Phase::Turn(player) => {
                let mut report = Report::new(player);
                self.end(Ending::Agreed, &mut report);
                Ok(report)
            }
        }
    }

    /// How the game came out, once it is over: both Cups are turned up.
    pub fn verdict(&self) -> Option<Verdict> {
        let Phase::Over(ending) = self.table.phase else {
            return None;
        };
        let scores = BySeat::from_fn(|seat| self.view(seat).score());
        Some(Verdict {
            ending,
            scores,
            outcome: Outcome::of(&scores),
        })
    }

    #[inline]
    fn hand_to_decide(&self) -> Pile {
        match self.table.phase.player() {
            Some(player) => self.hands.0[player],
            None => Pile::EMPTY,
        }
    }

    /// Does an action that has been checked.
    #[inline]
    fn act(&mut self, legal: Legal) -> Report {
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
    fn take_from_hand(&mut self, player: Seat, color: Color, count: u8) {
        self.hands.0[player] -= Pile::of(color, count);
        self.table.hand_len[player] -= count;
    }

    /// Draws cards into a hand; there are that many to be drawn.
    #[inline]
    fn draw(&mut self, player: Seat, count: u8, report: &mut Report) {
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
    fn finish_play(&mut self, side: Side, player: Seat, report: &mut Report) {
        if self.table.mandalas[side].is_complete() {
            self.destroy(side, player, report);
        } else {
            self.pass_turn(player, report);
        }
    }

    /// A colour whose cards all lie in Cups and Rivers.
    pub(super) fn color_gone(&self) -> Option<Color> {
        let table = &self.table;
        let kept = Seat::BOTH
            .into_iter()
            .map(|seat| self.dealt.0[seat] + table.claimed[seat] + table.rivers[seat].cards())
            .fold(Pile::EMPTY, |sum, pile| sum + pile);
        kept.colors()
            .iter()
            .find(|&color| kept.count(color) == super::PER_COLOR)
    }

    /// Whether nothing is left to draw and neither player can play a card.
    pub(super) fn is_stuck(&self) -> bool {
        self.table.drawable(1) == 0
            && !Seat::BOTH
                .into_iter()
                .any(|seat| self.table.can_play(seat, self.hands.0[seat]))
    }

    #[inline]
    pub(super) fn pass_turn(&mut self, from: Seat, report: &mut Report) {
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
        for seat in Seat::BOTH {
            self.table.discard += std::mem::take(&mut self.hands.0[seat]);
            self.table.hand_len[seat] = 0;
        }
        self.table.phase = Phase::Over(ending);
        report.push(Event::Ended(ending));
    }
}
