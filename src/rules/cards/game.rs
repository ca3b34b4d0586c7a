use std::ops::RangeInclusive;

use super::deck::Deck;
use super::hidden::FaceDown;
use super::turn::{Listener, Play};
use super::{
    Action, ActionList, BySide, DEALT, DECK, DeckFault, Draft, Ending, Faults, Illegal, Layout,
    Mandala, Outcome, Phase, Pile, PlayerView, Report, River, Setup, Table, Verdict,
};
use crate::rules::game::{self, Game as _, Standing};
use crate::rules::shuffle::Shuffler;
use crate::rules::{ByPlayer, Color, Kind, Player, Secret};

/// A game of Mandala with all its secrets.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::cards::Game;
/// use mandala::rules::game::Game as _;
///
/// let mut game = Game::deal(42, Player::One);
/// while let Some(action) = game.legal_actions().get(0) {
///     game.apply(action)?;
/// }
/// assert!(game.is_over() && game.verdict().is_some());
/// # Ok::<(), mandala::rules::cards::Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) table: Table,
    hidden: Secret<FaceDown>,
}

impl Game {
    /// Deals the game of a seed: the same one on every platform, in every version.
    ///
    /// The shuffled deck is dealt from the top: two cards to the left Mountain, two to
    /// the right, six to player one's hand, six to player two's, two to player one's Cup
    /// and two to player two's. 88 cards stay in the deck.
    pub fn deal(seed: u64, first: Player) -> Game {
        Game::deal_from(Deck::shuffled(Pile::ALL, seed), first)
    }

    /// Deals from a deck in the given order, its top card first, as [`Game::deal`] does.
    ///
    /// The seed only decides the reshuffles. Its stream begins at the first of them, so
    /// they are not those of the game that the seed alone would deal.
    ///
    /// # Errors
    ///
    /// Every color that does not have 18 cards in the deck.
    ///
    /// ```
    /// use mandala::rules::cards::{Game, Side};
    /// use mandala::rules::{Color, Player};
    ///
    /// let rainbow: Vec<Color> = Color::ALL.repeat(18);
    /// let game = Game::from_deck(&rainbow, Player::One, 42)?;
    /// assert_eq!(game.public_view().mandala(Side::Left).mountain.to_string(), "RO");
    /// assert_eq!(game.public_view().mandala(Side::Right).mountain.to_string(), "YG");
    /// # Ok::<(), mandala::rules::cards::Faults>(())
    /// ```
    pub fn from_deck(top_first: &[Color], first: Player, seed: u64) -> Result<Game, Faults> {
        Setup::check_deck(top_first)?;
        Ok(Game::deal_from(Deck::ordered(top_first, seed), first))
    }

    /// Lays out the game in the order that [`Game::deal`] promises.
    fn deal_from(mut deck: Deck, first: Player) -> Game {
        let mountain = |mountain| Mandala { mountain, ..Mandala::default() };
        let mandalas = BySide { left: mountain(deck.take(2)), right: mountain(deck.take(2)) };
        let hands = ByPlayer::from_fn(|_| deck.take(6));
        let dealt = ByPlayer::from_fn(|_| deck.take(DEALT));
        let table = Table {
            phase: Phase::Turn(first),
            mandalas,
            rivers: ByPlayer::default(),
            claimed: ByPlayer::default(),
            hand_len: hands.map(Pile::len),
            deck_len: deck.len(),
            discard: Pile::EMPTY,
            deck_ran_out: false,
        };
        let hidden = Secret(FaceDown { hands, dealt, deck });
        Game { table, hidden }
    }

    /// Takes over a position that has been checked.
    pub(super) fn from_checked(setup: &Setup) -> Game {
        let table = Table {
            phase: setup.phase(),
            mandalas: setup.mandalas,
            rivers: ByPlayer::from_fn(|seat| setup.rivers[seat].iter().copied().collect::<River>()),
            claimed: setup.claimed,
            hand_len: setup.hands.map(Pile::len),
            deck_len: setup.deck.len().min(DECK) as u8,
            discard: setup.discard,
            deck_ran_out: setup.deck_ran_out,
        };
        let hidden = Secret(FaceDown {
            hands: setup.hands,
            dealt: setup.dealt,
            deck: Deck::ordered(&setup.deck, setup.seed),
        });
        Game { table, hidden }
    }

    /// The position as it could be laid out by hand, with all its secrets; none once
    /// the game is over.
    ///
    /// How the discards will be reshuffled is chance and no part of a position, so the
    /// `seed` is left at 0.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::cards::{Game, Setup};
    /// use mandala::rules::game::Game as _;
    ///
    /// let game = Game::deal(42, Player::One);
    /// let setup = game.to_setup().expect("the game goes on");
    /// let text = setup.to_string();
    /// assert!(text.contains("hands:   ROGGPB | RYYGGB\n"));
    /// let again = Game::try_from(&text.parse::<Setup>()?)?;
    /// assert_eq!(again.view(Player::Two), game.view(Player::Two));
    /// # Ok::<(), mandala::rules::cards::Faults>(())
    /// ```
    pub fn to_setup(&self) -> Option<Setup> {
        self.to_act()?;
        Some(Setup {
            hands: self.hidden.0.hands,
            dealt: self.hidden.0.dealt,
            deck: self.hidden.0.deck.top_first().collect(),
            ..self.table.to_setup()
        })
    }

    /// A game that this view could be of; the player's own cards are given.
    pub(super) fn sample(view: &PlayerView, chance: &mut Shuffler) -> Game {
        let (seat, other) = (view.seat, view.seat.other());
        let table = view.table;
        let unseen = view.unseen();
        let mut hands = ByPlayer::from_fn(|_| view.hand.0);
        let mut dealt = ByPlayer::from_fn(|_| view.dealt.0);
        loop {
            let mut deck = Deck::shuffled(unseen, chance.seed());
            hands[other] = deck.take(table.hand_len[other]);
            dealt[other] = deck.take(DEALT);
            let hidden = Secret(FaceDown { hands, dealt, deck });
            let game = Game { table, hidden };
            debug_assert!(game.view(seat) == *view);
            // The game goes on, so it is none of those that these cards would have ended;
            // the true cards would not have, so there is always such a game.
            if !game.is_dead() {
                return game;
            }
        }
    }

    /// What everyone may see.
    #[inline]
    pub fn public_view(&self) -> &Table {
        &self.table
    }

    /// What the game is waiting for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.table.phase
    }

    /// Does the same without a report of it, which is faster: for games that nobody
    /// watches, such as those a computer thinks through.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    #[inline]
    pub fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        let legal = self.table.check(action, self.hand_to_decide())?;
        self.play(&mut ()).act(legal);
        Ok(())
    }

    /// Lets the rules change the game.
    #[inline]
    fn play<'a, L: Listener>(&'a mut self, listener: &'a mut L) -> Play<'a, FaceDown, L> {
        Play { table: &mut self.table, hidden: &mut self.hidden.0, listener }
    }

    /// How the game came out, once it is over: both Cups are turned up.
    pub fn verdict(&self) -> Option<Verdict> {
        let Phase::Over(ending) = self.table.phase else {
            return None;
        };
        let scores = ByPlayer::from_fn(|seat| self.view(seat).score());
        Some(Verdict { ending, scores, outcome: Outcome::of(&scores) })
    }

    #[inline]
    fn hand_to_decide(&self) -> Pile {
        match self.to_act() {
            Some(player) => self.hidden.0.hands[player],
            None => Pile::EMPTY,
        }
    }

    /// Whether a turn is waited for in a game that would have ended before it.
    pub(super) fn is_dead(&self) -> bool {
        matches!(self.table.phase, Phase::Turn(_))
            && (self.table.color_gone(&self.hidden.0).is_some()
                || self.table.is_stuck(&self.hidden.0))
    }
}

impl game::Game for Game {
    const KIND: Kind = Kind::Cards;
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const LEVELS: u8 = 7;
    const OPEN: bool = false;

    type Player = Player;
    type Layout = Layout;
    type Action = Action;
    type Actions = ActionList;
    type Illegal = Illegal;
    type Report = Report;
    type View = PlayerView;

    fn deal(seed: u64, _: usize, first: Player) -> Game {
        Game::deal(seed, first)
    }

    fn lay_out(layout: &Layout, seed: u64, _: usize, first: Player) -> Result<Game, DeckFault> {
        Game::from_deck(layout.cards(), first, seed).map_err(DeckFault::Colors)
    }

    #[inline]
    fn to_act(&self) -> Option<Player> {
        self.table.phase.player()
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        self.table.legal_actions(self.hand_to_decide())
    }

    #[inline]
    fn begins_turn(&self, action: Action) -> bool {
        !matches!(action, Action::Claim { .. })
    }

    fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        let legal = self.table.check(action, self.hand_to_decide())?;
        let mut report = Report::new(legal.player());
        self.play(&mut report).act(legal);
        Ok(report)
    }

    /// A draft that is under way is finished first.
    fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        match self.table.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            Phase::Draft(Draft { side, .. }) => Err(Illegal::DraftUnderWay { side }),
            Phase::Turn(player) => {
                let mut report = Report::new(player);
                self.play(&mut report).end(Ending::Agreed);
                Ok(report)
            }
        }
    }

    fn view(&self, seat: Player) -> PlayerView {
        PlayerView {
            seat,
            table: self.table,
            hand: Secret(self.hidden.0.hands[seat]),
            dealt: Secret(self.hidden.0.dealt[seat]),
        }
    }

    fn standing(&self) -> Option<Standing> {
        let verdict = self.verdict()?;
        Some(Standing::of_duel(verdict.outcome.winner()))
    }
}
