use super::{Action, ActionList, Game, Illegal, Pile, Prospect, Score, Setup, Side, Table};
use crate::rules::shuffle::{self, Shuffler};
use crate::rules::{ByPlayer, Player, Seat, Secret, game};

/// What one player may see: the table, and their own hand and Cup.
///
/// The other player's cards and the deck are not in it, so nothing it answers can
/// depend on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerView {
    pub(super) seat: Player,
    pub(super) table: Table,
    pub(super) hand: Secret<Pile>,
    pub(super) dealt: Secret<Pile>,
}

/// What an action would bring about, as far as its player can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preview {
    /// How many cards would be drawn into the hand.
    pub draws: u8,
    /// Whether drawing them would take the last card of the deck; a refill of a
    /// Mountain, which may come after, is not looked at.
    pub deck_runs_out: bool,
    /// The Mandala it would complete.
    pub completes: Option<Completion>,
}

/// How a Mandala would be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Completion {
    /// The Mandala.
    pub side: Side,
    /// How many cards each player's Field would have.
    pub fields: ByPlayer<u8>,
    /// Who would choose first; nobody if both Fields are empty.
    pub first: Option<Player>,
    /// Whether the game would end with this Mandala because the deck has run out.
    pub last: bool,
}

impl PlayerView {
    /// Whose view this is.
    pub fn seat(&self) -> Player {
        self.seat
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The player's own hand.
    pub fn hand(&self) -> Pile {
        self.hand.0
    }

    /// The player's own Cup.
    pub fn cup(&self) -> Pile {
        self.dealt.0 + self.table.claimed[self.seat]
    }

    /// The player's score in full, as the game stands.
    pub fn score(&self) -> Score {
        Score::new(&self.table.rivers[self.seat], self.cup())
    }

    /// Everything the player may do now, sorted; empty if it is not their decision.
    pub fn legal_actions(&self) -> ActionList {
        if self.table.phase.player() == Some(self.seat) {
            self.table.legal_actions(self.hand.0)
        } else {
            ActionList::default()
        }
    }

    /// Whether the player may do this now, and if not, why.
    ///
    /// This also answers whether a color may go to an area: a build asks for the
    /// Mountain, a grow of one card for the player's Field.
    ///
    /// # Errors
    ///
    /// The reason, for this player alone.
    ///
    /// ```
    /// use mandala::rules::cards::{Action, Game, Illegal, Side};
    /// use mandala::rules::game::Game as _;
    /// use mandala::rules::{Color, Player};
    ///
    /// let view = Game::deal(42, Player::One).view(Player::One);
    /// let color = Color::Yellow;
    /// let refused = view.check(Action::Build { side: Side::Left, color });
    /// assert_eq!(refused, Err(Illegal::NotHeld { color, wanted: 1, held: 0 }));
    /// ```
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.table.phase.player() {
            None => Err(Illegal::GameOver),
            Some(player) if player != self.seat => Err(Illegal::NotYours { player }),
            Some(_) => self.table.check(action, self.hand.0).map(|_| ()),
        }
    }

    /// What an action of this player would bring about.
    ///
    /// What a claim does is answered by [`Table::claim`].
    ///
    /// # Errors
    ///
    /// The reason why the action is not legal.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::cards::Game;
    /// use mandala::rules::game::Game as _;
    /// let view = Game::deal(42, Player::One).view(Player::One);
    /// assert_eq!(view.preview("build left green".parse()?)?.draws, 3);
    /// assert_eq!(view.preview("grow left green 2".parse()?)?.draws, 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        self.check(action)?;
        let table = &self.table;
        let (draws, played) = match action {
            Action::Build { side, color } => {
                let mut mandala = table.mandalas[side];
                mandala.mountain += Pile::of(color, 1);
                (table.build_draw(self.hand.0.len()), Some((side, mandala)))
            }
            Action::Grow { side, color, count } => {
                let mut mandala = table.mandalas[side];
                mandala.fields[self.seat] += Pile::of(color, count);
                (0, Some((side, mandala)))
            }
            Action::Discard { count, .. } => (count, None),
            Action::Claim { .. } => (0, None),
        };
        let deck_runs_out = draws > 0 && draws >= table.deck_len;
        let completes =
            played.filter(|(_, mandala)| mandala.is_complete()).map(|(side, mandala)| Completion {
                side,
                fields: mandala.fields.map(Pile::len),
                first: mandala.first_chooser(self.seat),
                last: table.deck_ran_out || deck_runs_out,
            });
        Ok(Preview { draws, deck_runs_out, completes })
    }

    /// The cards this player cannot see: the deck, the other's hand and the Cup cards
    /// the other was dealt.
    pub fn unseen(&self) -> Pile {
        self.table.unseen() - self.hand.0 - self.dealt.0
    }

    /// The position after an action of this player, before any card is drawn.
    ///
    /// # Errors
    ///
    /// The reason why the action is not legal.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::cards::Game;
    /// use mandala::rules::game::Game as _;
    ///
    /// let view = Game::deal(42, Player::One).view(Player::One);
    /// let after = view.after("build left green".parse()?)?;
    /// // Three cards will have been drawn, but nobody can say which.
    /// assert_eq!(after.table().hand_len(Player::One), 8);
    /// assert_eq!(after.hand().to_string(), "ROGPB");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn after(&self, action: Action) -> Result<Prospect, Illegal> {
        Prospect::from(*self).after(action)
    }
}

impl PlayerView {
    /// All that the player knows, laid out as a position without the rest.
    fn known(&self) -> Setup {
        let own = |cards| {
            let of = |seat| {
                if seat == self.seat { cards } else { Pile::EMPTY }
            };
            ByPlayer::from_fn(of)
        };
        Setup { hands: own(self.hand.0), dealt: own(self.dealt.0), ..self.table.to_setup() }
    }
}

impl game::View for PlayerView {
    type Game = Game;

    /// What lies hidden is drawn at random from all cards the player cannot see, each way
    /// equally likely. Ways in which the game would be over already are left out, because it
    /// goes on.
    fn sample(&self, chance: &mut Shuffler) -> Game {
        Game::sample(self, chance)
    }

    fn chance(&self) -> Shuffler {
        let (seat, table) = (Seat::from(self.seat), &self.table);
        let (known, deck) = (self.known(), table.deck_len);
        let ByPlayer { one, two } = table.hand_len;
        shuffle::from_knowledge(format_args!("{known}{seat} {one} {two} {deck}"))
    }
}
