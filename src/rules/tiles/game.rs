use std::ops::RangeInclusive;

use super::turn::Listener;
use super::{
    Action, ActionList, Cell, Cells, Group, Illegal, Layout, LayoutFault, Phase, Report, River,
    Score, Verdict,
};
use crate::rules::game::{self, Game as _, Standing};
use crate::rules::{ByPlayer, Color, Kind, Player};

/// A tile game, all of which lies open.
///
/// ```
/// use mandala::rules::Player;
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::Game;
///
/// let mut game = Game::deal(42, Player::One);
/// while let Some(action) = game.legal_actions().get(0) {
///     game.apply(action)?;
/// }
/// assert!(game.is_over() && game.verdict().is_some());
/// # Ok::<(), mandala::rules::tiles::Illegal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) phase: Phase,
    /// Where the tiles of each color lie, front or back.
    pub(super) colors: [Cells; 6],
    /// The tiles that each player has turned.
    pub(super) turned: ByPlayer<Cells>,
    /// The cells next to a tile of each group.
    pub(super) neighbors: ByPlayer<[Cells; 6]>,
    /// The tiles that each player could flip. They follow from the rest, and are kept
    /// because a tile turned over changes them only around it.
    pub(super) flips: ByPlayer<Cells>,
    pub(super) rivers: ByPlayer<River>,
    /// The swap tiles; until they are given out, the start tiles in the order of the colors.
    pub(super) bowls: ByPlayer<Color>,
    /// What may be done now. It follows from the rest, and is kept because each action has
    /// to find out whether the game goes on.
    pub(super) legal: ActionList,
}

/// A tile in the mandala.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Its color.
    pub color: Color,
    /// Whose group it belongs to, once it is turned.
    pub owner: Option<Player>,
    /// The marker it carries, from 1: only the first tile of a group has one.
    pub marker: Option<u8>,
}

impl Game {
    /// Deals the game of a seed, as [`Layout::deal`] lays it out.
    pub fn deal(seed: u64, first: Player) -> Game {
        let (layout, tiles) = Layout::deal_all(seed);
        Game::begin(&layout, tiles, first)
    }

    /// Begins with a mandala laid out by hand.
    ///
    /// # Errors
    ///
    /// What is wrong with the layout.
    pub fn lay_out(layout: &Layout, first: Player) -> Result<Game, LayoutFault> {
        Ok(Game::begin(layout, layout.start_tiles()?, first))
    }

    /// Begins with the choice between these start tiles.
    fn begin(layout: &Layout, tiles: [Color; 2], first: Player) -> Game {
        let chooser = first.other();
        Game {
            phase: Phase::Start { chooser, tiles },
            colors: layout.colors(),
            turned: ByPlayer::default(),
            neighbors: ByPlayer::default(),
            flips: ByPlayer::default(),
            rivers: ByPlayer::default(),
            bowls: ByPlayer::new(tiles[0], tiles[1]),
            legal: ActionList { keeps: Some(tiles), ..ActionList::default() },
        }
    }

    /// What the game is waiting for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The tile on a cell.
    ///
    /// ```
    /// use mandala::rules::game::Game as _;
    /// use mandala::rules::tiles::Game;
    /// use mandala::rules::{Color, Player};
    /// let mut game = Game::deal(42, Player::One);
    /// game.apply("keep purple".parse()?)?;
    /// game.apply("open c8".parse()?)?;
    /// let tile = game.tile("c8".parse()?);
    /// assert_eq!((tile.color, tile.owner, tile.marker), (Color::Orange, Some(Player::One), Some(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tile(&self, cell: Cell) -> Tile {
        let turned_by = |player: &Player| self.turned[*player].contains(cell);
        let owner = Player::BOTH.into_iter().find(turned_by);
        let marker = owner.and_then(|owner| {
            let mut spaces = (1..).zip(self.rivers[owner].spaces());
            spaces.find_map(|(marker, (_, first))| (first == cell).then_some(marker))
        });
        Tile { color: self.color(cell), owner, marker }
    }

    /// The color of the tile on a cell.
    #[inline]
    pub(super) fn color(&self, cell: Cell) -> Color {
        // Exactly one color lies here. Adding up is faster than looking for it, because it
        // could be any of them.
        let here = |color: Color| usize::from(self.colors[color.index()].contains(cell));
        let indices = Color::ALL.map(|color| color.index() * here(color));
        Color::ALL[indices.iter().sum::<usize>()]
    }

    /// The cells whose tile shows its front.
    #[inline]
    pub fn fronts(&self) -> Cells {
        Cells::ALL - self.turned.one - self.turned.two
    }

    /// The tile in a player's bowl; none until the start tiles are given out.
    pub fn swap_tile(&self, player: Player) -> Option<Color> {
        match self.phase {
            Phase::Start { .. } => None,
            _ => Some(self.bowls[player]),
        }
    }

    /// The cells of a player's group of this color; none if it is not opened.
    #[inline]
    pub(crate) fn group_cells(&self, player: Player, color: Color) -> Cells {
        self.colors[color.index()] & self.turned[player]
    }

    /// A player's group of this color, if it is opened.
    pub fn group(&self, player: Player, color: Color) -> Option<Group> {
        self.groups(player).find(|group| group.color == color)
    }

    /// A player's groups, marker 1 first.
    pub fn groups(&self, player: Player) -> impl Iterator<Item = Group> {
        let spaces = (1..).zip(self.rivers[player].spaces());
        spaces.map(move |(marker, (color, first))| Group {
            color,
            marker,
            first,
            cells: self.group_cells(player, color),
        })
    }

    /// A player's score as it stands.
    pub fn score(&self, player: Player) -> Score {
        Score::of(self.groups(player))
    }

    /// How the game came out, once it is over.
    pub fn verdict(&self) -> Option<Verdict> {
        let scores = || ByPlayer::from_fn(|player| self.score(player));
        self.is_over().then(|| Verdict::of(scores()))
    }

    /// Does an action like [`apply`](Game::apply), but makes no report of it: a search
    /// plays thousands of actions that nobody sees.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    #[inline]
    pub fn apply_silently(&mut self, action: Action) -> Result<(), Illegal> {
        self.play(action, &mut ())
    }

    #[inline]
    fn play(&mut self, action: Action, listener: &mut impl Listener) -> Result<(), Illegal> {
        match self.to_act() {
            Some(player) if self.legal.contains(action) => {
                self.act(player, action, listener);
                Ok(())
            }
            _ => Err(self.refusal(action)),
        }
    }
}

impl game::Game for Game {
    const KIND: Kind = Kind::Tiles;
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const LEVELS: u8 = 7;
    const OPEN: bool = true;

    type Player = Player;
    type Layout = Layout;
    type Action = Action;
    type Actions = ActionList;
    type Illegal = Illegal;
    type Report = Report;
    type View = Game;

    fn deal(seed: u64, _: usize, first: Player) -> Game {
        Game::deal(seed, first)
    }

    fn lay_out(layout: &Layout, _: u64, _: usize, first: Player) -> Result<Game, LayoutFault> {
        Game::lay_out(layout, first)
    }

    #[inline]
    fn to_act(&self) -> Option<Player> {
        self.phase.player()
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        self.legal
    }

    /// The choice at the start comes before the first turn, and the flips at the end belong
    /// to the last one.
    #[inline]
    fn begins_turn(&self, _: Action) -> bool {
        matches!(self.phase(), Phase::Turn(_))
    }

    #[inline]
    fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        let mut report = Report::new();
        self.play(action, &mut report)?;
        Ok(report)
    }

    /// This game always ends by itself, and only so.
    fn agree_to_end(&mut self) -> Result<Report, Illegal> {
        Err(if self.is_over() { Illegal::GameOver } else { Illegal::NoAgreement })
    }

    fn view(&self, _: Player) -> Game {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        let verdict = self.verdict()?;
        Some(Standing::of_duel(verdict.winner))
    }
}
