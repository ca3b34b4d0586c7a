//! The card table in sentences.

use crate::rules::cards::{Mandala, Pile, River, Side};
use crate::rules::{Color, Player};
use crate::story::cards::Gain;
use crate::texts::language::Called;

/// A part of a Mandala.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Its Mountain.
    Mountain,
    /// The Field of the player who hears it.
    Field,
}

/// Something about the card table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The cards in the hand of the player who hears it.
    Hand(Pile),
    /// The cards in their Cup, and the points they are worth.
    Cup(Pile, u16),
    /// The cards that a player was seen to put into their Cup, how many it has in all, and
    /// the points that are known.
    KnownCup(Player, Pile, u8, u16),
    /// How many cards a player has in their Cup.
    CupCount(Player, u8),
    /// The cards that were not seen yet.
    Unseen(Pile),
    /// The cards in the hand of a player, in a replay.
    HandOf(Player, Pile),
    /// How many cards a player holds.
    Holds(Player, u8),
    /// What the player who hears it drew.
    Drew(Pile),
    /// A player has discarded nothing from their hand yet.
    DiscardedNothing(Player),
    /// When cards are drawn.
    WhenDrawn,
    /// The color that was taken was the last one, so that nobody was asked.
    LastColor,
    /// Why the second player chooses first though the Fields are equal: the first one completed
    /// the Mandala.
    ChoosesFirst(Player, Player),
    /// Both choose in turn.
    ChooseInTurn,
    /// A Mandala.
    Mandala(Side, Mandala),
    /// A player's River.
    River(Player, River),
    /// How many cards the deck and the discard pile have.
    Deck(u8, Pile),
    /// A player is to be alone with the screen before their cards are told.
    Alone(Player),
    /// The same for one who chooses a color, which both hear.
    AloneInDraft(Player),
    /// A player's turn is done, and the other player is next.
    HandOver(Player, Player),
    /// A color of the hand is missing.
    WhichColor(Pile),
    /// Which color this player takes from the Mountain of this side.
    WhichMountainColor {
        /// Whose turn it is to choose.
        chooser: Player,
        /// Where the Mandala lies.
        side: Side,
        /// What can be taken.
        mountain: Pile,
        /// Whether the Field is empty, so that what is taken is discarded.
        is_lost: bool,
    },
    /// What the color that a player weighs would bring the other one.
    OthersGain(Color, Player, Gain),
    /// What was said of points does not count hidden cards in the Cup of this player, or in
    /// both.
    WithoutHidden(Option<Player>),
    /// What a card of a color counts in the Cup of each player; of one at least.
    Worth(Color, [(Player, Option<u16>); 2]),
    /// Nobody's River has this color yet: on which space it comes if it is taken.
    NoRiver(Color, [(Player, usize); 2]),
    /// Who will choose first once a Mandala is complete.
    WhoIsFirst,
    /// What is left in hands and Mandalas counts nothing once the game is over.
    LeftOver,
    /// No cards are played while a Mandala is shared out.
    NoPlays,
    /// This player chooses now, and then the other one, as long as there is something.
    ChoosesNow(Player),
    /// The colors that a Mandala does not have yet.
    Lacks(Side, Vec<Color>),
    /// Which colors of the hand can go to this part of a Mandala, on this side or on both.
    Goes(Area, Option<Side>, Vec<Color>),
    /// Each color can be discarded.
    AllDiscarded,
    /// A place for this color is missing; it can go to these Mountains and Fields, or be
    /// discarded.
    WhichPlace(Color, Vec<Side>, Vec<Side>),
    /// The number of cards is missing, up to this one.
    HowMany(Color, u8),
    /// The Mandala is missing.
    WhichSide,
    /// Only one card can go to a Mountain.
    OneToMountain,
    /// A color is taken from a Mountain with all its cards.
    AllTogether,
    /// Whether the Mountain or the Field of a Mandala is meant for a color is missing.
    MountainOrField(Color, Side),
    /// The score of a player: the total; cards, space and points of each color in the River
    /// that counts; how many cards the Cup has; and how many of these are worth nothing.
    Counted {
        /// Who.
        player: Player,
        /// All points.
        total: u16,
        /// Of each color how many cards, the number of its space, and its points.
        spaces: Vec<(Color, u8, u16, u16)>,
        /// How many cards the Cup has.
        cup: u8,
        /// How many of them are worth nothing.
        worthless: u8,
    },
}

/// The card table in sentences.
pub trait CardLines {
    /// Something about the table.
    fn card_fact(&self, fact: &Fact, names: &dyn Called) -> String;
}
