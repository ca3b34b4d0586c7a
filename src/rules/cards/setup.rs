use std::fmt;

use super::{
    BySide, DEALT, Draft, Fault, Faults, Game, HAND_LIMIT, Mandala, PER_COLOR, Phase, Pile, Side,
};
use crate::rules::{ByPlayer, Color, Player};

/// A position laid out by hand, before it is checked.
///
/// It can be written down, a line a thing, with a letter a card; a line that is
/// left out is empty, `-` is no card, and `*`, in the deck or the discard pile, is
/// every card not named elsewhere: one of each color in the order of [`Color::ALL`]
/// again and again, without the colors that are used up. Printed, it has every line
/// and names every card, and reads back as the same position. As it shows all that is
/// hidden, it is as secret as the game.
///
/// ```
/// use mandala::rules::cards::{Game, Setup};
/// use mandala::rules::game::Game as _;
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
/// assert_eq!(game.legal_actions().len(), 14);
/// assert_eq!(setup.to_string().parse(), Ok(setup));
/// # Ok::<(), mandala::rules::cards::Faults>(())
/// ```
///
/// In the middle of a draft, `draft: left` or `draft: right` names the Mandala being
/// destroyed, and `turn` is the turn of the player who completed it. Whose choice it
/// is follows from the Fields and from how many colors have been claimed.
///
/// # What is promised
///
/// `Game::try_from` takes every position that can be played on by the rules, and says
/// what is wrong with any other: cards missing or too many, the Rule of Color broken,
/// a Mandala that should have been destroyed, a game that should be over. It does not
/// ask how the position came about, so it also takes some that no game reaches, such as
/// an empty Mountain.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Setup {
    /// What lies in the two Mandalas.
    pub mandalas: BySide<Mandala>,
    /// The players' hands.
    pub hands: ByPlayer<Pile>,
    /// The two Cup cards each player was dealt.
    pub dealt: ByPlayer<Pile>,
    /// The Cup cards each player has claimed.
    pub claimed: ByPlayer<Pile>,
    /// The players' Rivers, space 1 first.
    pub rivers: ByPlayer<Vec<Color>>,
    /// The draw deck, its top card first.
    pub deck: Vec<Color>,
    /// The discard pile.
    pub discard: Pile,
    /// Whether the deck has run out before.
    pub deck_ran_out: bool,
    /// Whose turn it is; in a draft, that of the player who completed the Mandala.
    pub turn: Player,
    /// The Mandala being destroyed, in the middle of a draft.
    pub draft: Option<Side>,
    /// Decides the reshuffles.
    pub seed: u64,
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").finish_non_exhaustive()
    }
}

impl TryFrom<&Setup> for Game {
    type Error = Faults;

    /// Checks the position and lists all its faults.
    fn try_from(setup: &Setup) -> Result<Game, Faults> {
        Faults::check(setup.faults())?;
        let game = Game::from_checked(setup);
        Faults::check(game.is_dead().then_some(Fault::Dead))?;
        Ok(game)
    }
}

impl Setup {
    /// Checks that a deck is made of 18 cards of each color.
    pub(super) fn check_deck(cards: &[Color]) -> Result<(), Faults> {
        Faults::check(count_faults(|color| count_in(cards, color)))
    }

    /// What the game waits for; the position has been checked.
    pub(super) fn phase(&self) -> Phase {
        let drafting = self.draft.and_then(|side| {
            let mandala = &self.mandalas[side];
            let first = mandala.first_chooser(self.turn)?;
            // All six colors lay there, and each claim took one of them away.
            let claims = Color::ALL.len() - mandala_colors(mandala);
            Some(Draft {
                side,
                chooser: if claims.is_multiple_of(2) { first } else { first.other() },
                completed_by: self.turn,
            })
        });
        drafting.map_or(Phase::Turn(self.turn), Phase::Draft)
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = count_faults(|color| self.count(color)).collect();
        for side in Side::BOTH {
            faults.extend(self.mandala_faults(side));
        }
        for seat in Player::BOTH {
            faults.extend(self.player_faults(seat));
        }
        // A claim in a draft may be discarded while the deck is empty.
        if self.deck.is_empty() && !self.discard.is_empty() && self.draft.is_none() {
            faults.push(Fault::NotReshuffled);
        }
        if self.deck.is_empty() && !self.deck_ran_out {
            faults.push(Fault::NotRunOut);
        }
        faults
    }

    /// How many cards of a color are named anywhere.
    ///
    /// Piles of a faulty position may be too large to be added up.
    pub(super) fn count(&self, color: Color) -> usize {
        let piles = Side::BOTH
            .map(|side| self.mandalas[side])
            .into_iter()
            .flat_map(|m| [m.mountain, m.fields.one, m.fields.two])
            .chain(
                Player::BOTH
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
        if self.draft == Some(side) {
            if mandala.first_chooser(self.turn).is_none() {
                faults.push(Fault::NobodyChooses { side });
            }
            if mandala.mountain.colors().len() < 2 {
                faults.push(Fault::NothingToChoose { side });
            }
        } else if mandala_colors(mandala) == Color::ALL.len() {
            faults.push(Fault::Complete { side });
        }
        faults
    }

    fn player_faults(&self, seat: Player) -> Vec<Fault> {
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
        // The draft that fills a River is finished before the game ends.
        if river.len() > 6 || river.len() == 6 && self.draft.is_none() {
            faults.push(Fault::RiverFull { seat });
        }
        faults
    }
}

/// How many colors lie in a Mandala, whose piles may be too large to be added up.
fn mandala_colors(mandala: &Mandala) -> usize {
    Color::ALL.into_iter().filter(|&color| mandala.areas_with(color).next().is_some()).count()
}

/// The colors that do not have 18 cards.
fn count_faults(count: impl Fn(Color) -> usize) -> impl Iterator<Item = Fault> {
    Color::ALL.into_iter().filter_map(move |color| {
        let cards = count(color);
        (cards != usize::from(PER_COLOR)).then_some(Fault::Count { color, cards })
    })
}

/// How many cards of a row have this color.
pub(super) fn count_in(row: &[Color], color: Color) -> usize {
    row.iter().filter(|&&card| card == color).count()
}
