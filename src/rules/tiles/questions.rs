//! What players ask before they act.

use super::{Action, Cells, Game, Illegal, Phase};
use crate::rules::game::Game as _;
use crate::rules::{ByPlayer, Color, Player};

/// What flips alone could still bring, one after the other.
///
/// ```
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::Game;
/// use mandala::rules::{Color, Player};
///
/// let mut game = Game::deal(42, Player::One);
/// for action in ["keep purple", "open h5", "open a3"] {
///     game.apply(action.parse()?)?;
/// }
/// // The orange tile above h5 could be flipped, and no other after it.
/// let chain = game.chain(Player::One, Color::Orange);
/// assert_eq!((chain.cells.to_string(), chain.points), ("h6".to_string(), 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chain {
    /// The tiles that could be flipped.
    pub cells: Cells,
    /// What they would be worth.
    pub points: u16,
}

/// What an action would bring about, as far as players ask before they act.
///
/// ```
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::Game;
/// use mandala::rules::{Color, Player};
///
/// let mut game = Game::deal(42, Player::One);
/// game.apply("keep purple".parse()?)?;
/// let preview = game.preview("open h5".parse()?)?;
/// assert_eq!(preview.points, 0, "the first tile of a group is worth nothing");
/// assert_eq!(preview.opens_up.to_string(), "h6");
/// assert_eq!((preview.taken, preview.places), (Some(Color::Green), 51));
/// assert_eq!((preview.other_actions, preview.ends_turns), (51, false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preview {
    /// The points it brings.
    pub points: u16,
    /// Both players' totals after it.
    pub totals: ByPlayer<u16>,
    /// The tiles that its player could flip after it, but not before.
    pub opens_up: Cells,
    /// The swap tile that it brings, if any.
    pub taken: Option<Color>,
    /// On how many cells its player could then lay the swap tile, as things stand.
    pub places: u8,
    /// How many actions its player would then have, if it were their turn again.
    pub own_actions: usize,
    /// Whether it turns or takes a tile that the other player could have flipped.
    pub takes_flip: bool,
    /// The tiles that the other player could have flipped and then could not: the bar.
    pub barred_flips: Cells,
    /// The cells on which the other player could have laid the swap tile and then could
    /// not, for the same reason.
    pub barred_places: Cells,
    /// How many actions the other player would have.
    pub other_actions: usize,
    /// Whether it ends the turns, because the other player could not act.
    pub ends_turns: bool,
    /// Whether it ends the game.
    pub ends_game: bool,
    /// All flips its player could make at the end, if it ends the turns or comes after them.
    pub last_flips: Chain,
}

impl Game {
    /// Where the tiles of a color lie, front or back.
    #[inline]
    pub(crate) fn of_color(&self, color: Color) -> Cells {
        self.colors[color.index()]
    }

    /// The cells next to a tile of a player's group of this color.
    #[inline]
    pub(crate) fn around(&self, player: Player, color: Color) -> Cells {
        self.neighbors[player][color.index()]
    }

    /// The marker of a player's group of this color, if it is opened.
    #[inline]
    pub(crate) fn opened(&self, player: Player, color: Color) -> Option<u8> {
        self.rivers[player].marker(color)
    }

    /// What flips alone could still add to a player's group of this color, as things stand.
    pub fn chain(&self, player: Player, color: Color) -> Chain {
        let Some(marker) = self.rivers[player].marker(color) else {
            return Chain::default();
        };
        let group = self.group_cells(player, color);
        let barred = self.neighbors[player.other()][color.index()];
        let free = (self.colors[color.index()] & self.fronts()) - barred;
        let cells = (group | free).connected_to(group) - group;
        Chain { cells, points: u16::from(marker) * u16::from(cells.len()) }
    }

    /// What flips alone could still add to all groups of a player, as things stand.
    pub fn chains(&self, player: Player) -> Chain {
        let chains = Color::ALL.map(|color| self.chain(player, color));
        chains.into_iter().fold(Chain::default(), |all, chain| Chain {
            cells: all.cells | chain.cells,
            points: all.points + chain.points,
        })
    }

    /// What an action of the player whose decision it is would bring about.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal.
    pub fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        let mut after = self.clone();
        after.apply(action)?;
        let player = self.to_act().unwrap_or_default();
        let other = player.other();

        let (own_before, own) = (self.turn_actions(player), after.turn_actions(player));
        let (their_before, theirs) = (self.turn_actions(other), after.turn_actions(other));
        let here = action.cell().map_or(Cells::NONE, Cells::of);
        let totals = ByPlayer::from_fn(|player| after.score(player).total());
        let ending = matches!(after.phase, Phase::LastFlips(_) | Phase::Over);
        Ok(Preview {
            points: totals[player] - self.score(player).total(),
            totals,
            opens_up: own.flips - own_before.flips,
            taken: match action {
                Action::Flip(_) | Action::Done => None,
                Action::Keep(_) | Action::Open(_) | Action::Swap(_) => after.swap_tile(player),
            },
            places: own.places.len(),
            own_actions: own.len(),
            takes_flip: !(their_before.flips & here).is_empty(),
            barred_flips: their_before.flips - theirs.flips - here,
            barred_places: their_before.places - theirs.places - here,
            other_actions: theirs.len(),
            ends_turns: ending && matches!(self.phase, Phase::Turn(_)),
            ends_game: after.is_over(),
            last_flips: if ending { after.chains(player) } else { Chain::default() },
        })
    }
}
