use std::fmt;

use super::{BySide, DEALT, Game, HAND_LIMIT, Mandala, PER_COLOR, Pile, Side};
use crate::rules::{BySeat, Color, Seat};

/// A position laid out by hand, before it is checked.
///
/// It can be written down, a line a thing, with a letter a card; a line that is
/// left out is empty, `-` is no card, and `*`, in the deck or the discard pile, is
/// every card not named elsewhere: one of each colour in the order of [`Color::ALL`]
/// again and again, without the colours that are used up.
///
/// ```
/// use mandala::rules::cards::{Game, Setup};
///
/// let setup: Setup = "
///     left:    YYP | OR | GG    # Mountain, player one's Field, player two's
///     right:   BB  | -  | -
///     hands:   RROG | BY
///     dealt:   BB | YY          # the two Cup cards nobody else saw
///     claimed: OO | -           # the Cup cards everybody saw
///     rivers:  OG | P
///     discard: RR
///     deck:    RGB*             # the top card first
///     turn:    one
/// ".parse()?;
/// let game = Game::try_from(&setup)?;
/// # assert_eq!(game.legal_actions().len(), 14);
/// # Ok::<(), mandala::rules::cards::Faults>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    /// What lies in the two Mandalas.
    pub mandalas: BySide<Mandala>,
    /// The players' hands.
    pub hands: BySeat<Pile>,
    /// The two Cup cards each player was dealt.
    pub dealt: BySeat<Pile>,
    /// The Cup cards each player has claimed.
    pub claimed: BySeat<Pile>,
    /// The players' Rivers, space 1 first.
    pub rivers: BySeat<Vec<Color>>,
    /// The draw deck, its top card first.
    pub deck: Vec<Color>,
    /// The discard pile.
    pub discard: Pile,
    /// Whether the deck has run out before.
    pub deck_ran_out: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// Decides the reshuffles.
    pub seed: u64,
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").finish_non_exhaustive()
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            mandalas: BySide::default(),
            hands: BySeat::default(),
            dealt: BySeat::default(),
            claimed: BySeat::default(),
            rivers: BySeat::default(),
            deck: Vec::new(),
            discard: Pile::EMPTY,
            deck_ran_out: false,
            turn: Seat::One,
            seed: 0,
        }
    }
}

/// One thing that is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A line of the notation cannot be read.
    Line {
        /// Its number, from 1.
        number: usize,
        /// What was expected.
        expected: &'static str,
    },
    /// A colour does not have 18 cards in all.
    Count {
        /// The colour.
        color: Color,
        /// How many cards it has.
        cards: usize,
    },
    /// A colour lies in more than one area of a Mandala.
    RuleOfColor {
        /// The Mandala.
        side: Side,
        /// The colour.
        color: Color,
    },
    /// All six colours lie in a Mandala, which would have been destroyed.
    Complete {
        /// The Mandala.
        side: Side,
    },
    /// A hand holds more than eight cards.
    HandTooLarge {
        /// Whose.
        seat: Seat,
        /// How many cards it holds.
        cards: usize,
    },
    /// A hand is empty.
    HandEmpty {
        /// Whose.
        seat: Seat,
    },
    /// A Cup was not dealt exactly two cards.
    Dealt {
        /// Whose.
        seat: Seat,
        /// How many it was dealt.
        cards: usize,
    },
    /// A Cup holds a claimed colour that its owner's River lacks.
    ClaimedWithoutRiver {
        /// Whose.
        seat: Seat,
        /// The colour.
        color: Color,
    },
    /// A River holds a colour twice.
    RiverTwice {
        /// Whose.
        seat: Seat,
        /// The colour.
        color: Color,
    },
    /// A River holds six colours or more, which would have ended the game.
    RiverFull {
        /// Whose.
        seat: Seat,
    },
    /// The deck is empty, but there are discarded cards to reshuffle.
    NotReshuffled,
    /// The deck is empty, but is not said to have run out.
    NotRunOut,
    /// No Mandala could be completed any more: the game would be over.
    Dead,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Line { number, expected } => write!(f, "line {number}: expected {expected}"),
            Fault::Count { color, cards } => {
                let (are, s) = if cards == 1 { ("is", "") } else { ("are", "s") };
                write!(
                    f,
                    "there {are} {cards} {color} card{s} instead of {PER_COLOR}"
                )
            }
            Fault::RuleOfColor { side, color } => {
                write!(f, "{color} lies in two areas of the {side} Mandala")
            }
            Fault::Complete { side } => write!(
                f,
                "the {side} Mandala has all six colours, so it would have been destroyed"
            ),
            Fault::HandTooLarge { seat, cards } => write!(
                f,
                "{seat} holds {cards} cards, more than the {HAND_LIMIT} allowed"
            ),
            Fault::HandEmpty { seat } => write!(f, "{seat} holds no card"),
            Fault::Dealt { seat, cards } => {
                let s = if cards == 1 { "" } else { "s" };
                write!(f, "{seat} was dealt {cards} Cup card{s} instead of {DEALT}")
            }
            Fault::ClaimedWithoutRiver { seat, color } => write!(
                f,
                "{seat} has claimed {color}, but there is none in their River"
            ),
            Fault::RiverTwice { seat, color } => {
                write!(f, "{color} lies twice in the River of {seat}")
            }
            Fault::RiverFull { seat } => {
                write!(f, "the River of {seat} is full, so the game would be over")
            }
            Fault::NotReshuffled => {
                f.write_str("the deck is empty, but the discard pile was not reshuffled")
            }
            Fault::NotRunOut => f.write_str("the deck is empty, but is not said to have run out"),
            Fault::Dead => {
                f.write_str("no Mandala can be completed any more, so the game would be over")
            }
        }
    }
}

/// Everything that is wrong with a position or a deck; never empty.
///
/// ```
/// use mandala::rules::Seat;
/// use mandala::rules::cards::{Fault, Game};
///
/// let faults = Game::from_deck(&[], Seat::One, 42).unwrap_err();
/// assert_eq!(faults.list().len(), 6);
/// assert!(matches!(faults.list()[0], Fault::Count { cards: 0, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// An error of all faults, if there are any.
    pub(super) fn check(faults: impl IntoIterator<Item = Fault>) -> Result<(), Faults> {
        let faults = Vec::from_iter(faults);
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Faults(faults))
        }
    }

    /// The faults one by one.
    pub fn list(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

impl TryFrom<&Setup> for Game {
    type Error = Faults;

    /// Checks the position and lists all its faults.
    fn try_from(setup: &Setup) -> Result<Game, Faults> {
        Faults::check(setup.faults())?;
        let game = Game::from_checked(setup);
        let dead = game.color_gone().is_some() || game.is_stuck();
        Faults::check(dead.then_some(Fault::Dead))?;
        Ok(game)
    }
}

impl Setup {
    /// Checks that a deck is made of 18 cards of each colour.
    pub(super) fn check_deck(cards: &[Color]) -> Result<(), Faults> {
        Faults::check(count_faults(|color| count_in(cards, color)))
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = count_faults(|color| self.count(color)).collect();
        for side in Side::BOTH {
            faults.extend(self.mandala_faults(side));
        }
        for seat in Seat::BOTH {
            faults.extend(self.player_faults(seat));
        }
        if self.deck.is_empty() && !self.discard.is_empty() {
            faults.push(Fault::NotReshuffled);
        }
        if self.deck.is_empty() && !self.deck_ran_out {
            faults.push(Fault::NotRunOut);
        }
        faults
    }

    /// How many cards of a colour are named anywhere.
    ///
    /// Piles of a faulty position may be too large to be added up.
    pub(super) fn count(&self, color: Color) -> usize {
        let piles = Side::BOTH
            .map(|side| self.mandalas[side])
            .into_iter()
            .flat_map(|m| [m.mountain, m.fields.one, m.fields.two])
            .chain(
                Seat::BOTH
                    .into_iter()
                    .flat_map(|seat| [self.hands[seat], self.dealt[seat], self.claimed[seat]]),
            )
            .chain([self.discard]);
        let in_piles: usize = piles.map(|pile| usize::from(pile.count(color))).sum();
        let rows = [&self.deck, &self.rivers.one, &self.rivers.two];
        in_piles + rows.map(|row| count_in(row, color)).iter().sum::<usize>()
    }

    fn mandala_faults(&self, side: Side) -> Vec<Fault> {
        let mandala = &self.mandalas[side];
        let mut faults: Vec<Fault> = Color::ALL
            .into_iter()
            .filter(|&color| mandala.areas_with(color).count() > 1)
            .map(|color| Fault::RuleOfColor { side, color })
            .collect();
        if Color::ALL
            .into_iter()
            .all(|color| mandala.areas_with(color).next().is_some())
        {
            faults.push(Fault::Complete { side });
        }
        faults
    }

    fn player_faults(&self, seat: Seat) -> Vec<Fault> {
        let mut faults = Vec::new();
        let len = |pile: Pile| pile.cards().count();
        match len(self.hands[seat]) {
            0 => faults.push(Fault::HandEmpty { seat }),
            cards if cards > usize::from(HAND_LIMIT) => {
                faults.push(Fault::HandTooLarge { seat, cards });
            }
            _ => {}
        }
        let cards = len(self.dealt[seat]);
        if cards != usize::from(DEALT) {
            faults.push(Fault::Dealt { seat, cards });
        }
        let river = &self.rivers[seat];
        for color in Color::ALL {
            let placed = count_in(river, color);
            if placed == 0 && self.claimed[seat].has(color) {
                faults.push(Fault::ClaimedWithoutRiver { seat, color });
            }
            if placed > 1 {
                faults.push(Fault::RiverTwice { seat, color });
            }
        }
        if river.len() >= 6 {
            faults.push(Fault::RiverFull { seat });
        }
        faults
    }
}

/// The colours that do not have 18 cards.
fn count_faults(count: impl Fn(Color) -> usize) -> impl Iterator<Item = Fault> {
    Color::ALL.into_iter().filter_map(move |color| {
        let cards = count(color);
        (cards != usize::from(PER_COLOR)).then_some(Fault::Count { color, cards })
    })
}

/// How many cards of a row have this colour.
pub(super) fn count_in(row: &[Color], color: Color) -> usize {
    row.iter().filter(|&&card| card == color).count()
}
