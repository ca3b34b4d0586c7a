use super::{
    Action, ActionList, Cell, Cells, Event, Group, Illegal, Layout, LayoutFault, Phase, Report,
    River, Score, Verdict,
};
use crate::rules::{ByPlayer, Color, Player};

/// A tile game, all of which lies open.
///
/// ```
/// use mandala::rules::Player;
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
    pub(super) around: ByPlayer<[Cells; 6]>,
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
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// let game = Game::deal(42, Player::Two);
    /// assert_eq!(game.to_act(), Some(Player::One), "who does not start chooses a tile first");
    /// ```
    pub fn deal(seed: u64, first: Player) -> Game {
        let (layout, tiles) = Layout::deal_all(seed);
        Game::begin(&layout, tiles, first)
    }

    /// Begins with a mandala laid out by hand.
    ///
    /// # Errors
    ///
    /// What is wrong with the layout.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::{Game, Layout};
    /// let game = Game::lay_out(&Layout::deal(42), Player::One)?;
    /// assert_eq!(game, Game::deal(42, Player::One));
    /// # Ok::<(), mandala::rules::tiles::LayoutFault>(())
    /// ```
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
            around: ByPlayer::default(),
            rivers: ByPlayer::default(),
            bowls: ByPlayer::new(tiles[0], tiles[1]),
            legal: ActionList {
                keeps: Some(tiles),
                ..ActionList::default()
            },
        }
    }

    /// What the game is waiting for.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::{Game, Phase};
    /// let game = Game::deal(42, Player::One);
    /// assert!(matches!(game.phase(), Phase::Start { chooser: Player::Two, .. }));
    /// ```
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose decision it is; nobody's once the game is over.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// assert_eq!(Game::deal(42, Player::One).to_act(), Some(Player::Two));
    /// ```
    #[inline]
    pub fn to_act(&self) -> Option<Player> {
        self.phase.player()
    }

    /// Whether the game has ended.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// assert!(!Game::deal(42, Player::One).is_over());
    /// ```
    #[inline]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Everything the player whose decision it is may do, sorted; empty only when the game
    /// is over.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// let legal = Game::deal(42, Player::One).legal_actions();
    /// assert_eq!(legal.get(0).unwrap().to_string(), "keep orange");
    /// ```
    #[inline]
    pub fn legal_actions(&self) -> ActionList {
        self.legal
    }

    /// The tile on a cell.
    ///
    /// ```
    /// use mandala::rules::{Color, Player};
    /// use mandala::rules::tiles::Game;
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
        Tile {
            color: self.color(cell),
            owner,
            marker,
        }
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
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::{Cells, Game};
    /// assert_eq!(Game::deal(42, Player::One).fronts(), Cells::ALL);
    /// ```
    #[inline]
    pub fn fronts(&self) -> Cells {
        Cells::ALL - self.turned.one - self.turned.two
    }

    /// The tile in a player's bowl; none until the start tiles are given out.
    ///
    /// ```
    /// use mandala::rules::{Color, Player};
    /// use mandala::rules::tiles::Game;
    /// let mut game = Game::deal(42, Player::One);
    /// assert_eq!(game.swap_tile(Player::One), None);
    /// game.apply("keep orange".parse()?)?;
    /// assert_eq!(game.swap_tile(Player::One), Some(Color::Purple));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn swap_tile(&self, player: Player) -> Option<Color> {
        match self.phase {
            Phase::Start { .. } => None,
            _ => Some(self.bowls[player]),
        }
    }

    /// The order in which a player opened groups.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// assert_eq!(Game::deal(42, Player::One).river(Player::One).spaces().count(), 0);
    /// ```
    pub fn river(&self, player: Player) -> &River {
        &self.rivers[player]
    }

    /// The cells of a player's group of this color; none if it is not opened.
    #[inline]
    pub(super) fn group_cells(&self, player: Player, color: Color) -> Cells {
        self.colors[color.index()] & self.turned[player]
    }

    /// A player's group of this color, if it is opened.
    ///
    /// ```
    /// use mandala::rules::{Color, Player};
    /// use mandala::rules::tiles::Game;
    /// let mut game = Game::deal(42, Player::One);
    /// game.apply("keep purple".parse()?)?;
    /// game.apply("open c8".parse()?)?;
    /// let group = game.group(Player::One, Color::Orange).expect("it is opened");
    /// assert_eq!((group.marker, group.cells.to_string()), (1, "c8".to_string()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn group(&self, player: Player, color: Color) -> Option<Group> {
        self.groups(player).find(|group| group.color == color)
    }

    /// A player's groups, marker 1 first.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// assert_eq!(Game::deal(42, Player::One).groups(Player::One).count(), 0);
    /// ```
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
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// assert_eq!(Game::deal(42, Player::One).score(Player::Two).total(), 0);
    /// ```
    pub fn score(&self, player: Player) -> Score {
        Score::of(self.groups(player))
    }

    /// How the game came out, once it is over.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::Game;
    /// assert_eq!(Game::deal(42, Player::One).verdict(), None);
    /// ```
    pub fn verdict(&self) -> Option<Verdict> {
        let scores = || ByPlayer::from_fn(|player| self.score(player));
        self.is_over().then(|| Verdict::of(scores()))
    }

    /// Does an action of the player whose decision it is.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; then nothing has changed.
    ///
    /// ```
    /// use mandala::rules::Player;
    /// use mandala::rules::tiles::{Game, Illegal};
    ///
    /// let mut game = Game::deal(42, Player::One);
    /// game.apply("keep purple".parse()?)?;
    /// let refused = game.apply("done".parse()?).unwrap_err();
    /// assert_eq!(refused, Illegal::MustAct { player: Player::One });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<Report, Illegal> {
        match self.to_act() {
            Some(player) if self.legal.contains(action) => Ok(self.act(player, action)),
            _ => Err(self.refusal(action)),
        }
    }

    /// What a player may do on a turn.
    #[inline]
    pub(super) fn turn_actions(&self, player: Player) -> ActionList {
        let (mine, theirs) = (&self.around[player], &self.around[player.other()]);
        let fronts = self.fronts();
        let mut flips = Cells::NONE;
        for ((cells, near), barred) in self.colors.iter().zip(mine).zip(theirs) {
            flips |= (*cells & *near) - *barred;
        }
        let held = self.bowls[player].index();
        let free = fronts - theirs[held];
        let opening = mine[held].is_empty();
        ActionList {
            flips: flips & fronts,
            places: match opening {
                true => free,
                // A tile of the swap tile's own color is flipped instead.
                false => (free & mine[held]) - self.colors[held],
            },
            opening,
            ..ActionList::default()
        }
    }

    /// Does an action that is legal.
    #[inline]
    fn act(&mut self, player: Player, action: Action) -> Report {
        let event = match action {
            Action::Keep(color) => self.keep(player, color),
            Action::Open(cell) => {
                let (color, taken) = self.lay(player, cell);
                let marker = self.rivers[player].open(color, cell);
                Event::Opened {
                    player,
                    cell,
                    color,
                    marker,
                    taken,
                }
            }
            Action::Flip(cell) => {
                let color = self.color(cell);
                self.turn_over(player, cell, color);
                let marker = self.marker(player, color);
                Event::Flipped {
                    player,
                    cell,
                    color,
                    marker,
                }
            }
            Action::Swap(cell) => {
                let (color, taken) = self.lay(player, cell);
                let marker = self.marker(player, color);
                Event::Swapped {
                    player,
                    cell,
                    color,
                    marker,
                    taken,
                }
            }
            Action::Done => Event::Stopped { player },
        };
        let mut report = Report::new(event);
        match self.phase {
            Phase::LastFlips(_) if action == Action::Done => self.end(&mut report),
            Phase::LastFlips(_) => self.go_on_flipping(player, &mut report),
            _ => self.begin_turn(player.other(), &mut report),
        }
        report
    }

    fn keep(&mut self, player: Player, color: Color) -> Event {
        let tiles = self.bowls;
        let given = if tiles.one == color {
            tiles.two
        } else {
            tiles.one
        };
        self.bowls[player] = color;
        self.bowls[player.other()] = given;
        Event::Kept {
            player,
            color,
            given,
        }
    }

    /// Lays the swap tile back up on a cell and takes what lay there; tells both colors.
    #[inline]
    fn lay(&mut self, player: Player, cell: Cell) -> (Color, Color) {
        let (laid, taken) = (self.bowls[player], self.color(cell));
        let here = Cells::of(cell);
        self.colors[taken.index()] = self.colors[taken.index()] - here;
        self.colors[laid.index()] |= here;
        self.bowls[player] = taken;
        self.turn_over(player, cell, laid);
        (laid, taken)
    }

    /// Makes a tile part of a player's group of its color.
    #[inline]
    fn turn_over(&mut self, player: Player, cell: Cell, color: Color) {
        self.turned[player] |= Cells::of(cell);
        self.around[player][color.index()] |= cell.neighbors();
    }

    /// The marker of a group that is opened.
    #[inline]
    fn marker(&self, player: Player, color: Color) -> u8 {
        self.rivers[player].marker(color).unwrap_or_default()
    }

    /// Passes the turn on; the turns are over if this player cannot act.
    #[inline]
    pub(super) fn begin_turn(&mut self, player: Player, report: &mut Report) {
        self.phase = Phase::Turn(player);
        self.legal = self.turn_actions(player);
        if self.legal.is_empty() {
            let flipper = player.other();
            let flips = self.turn_actions(flipper).flips.len();
            report.push(Event::Stuck { player, flips });
            self.go_on_flipping(flipper, report);
        }
    }

    /// Lets a player go on with the flips at the end, as long as there are any.
    fn go_on_flipping(&mut self, player: Player, report: &mut Report) {
        let flips = self.turn_actions(player).flips;
        if flips.is_empty() {
            return self.end(report);
        }
        self.phase = Phase::LastFlips(player);
        self.legal = ActionList {
            flips,
            done: true,
            ..ActionList::default()
        };
    }

    fn end(&mut self, report: &mut Report) {
        self.phase = Phase::Over;
        self.legal = ActionList::default();
        report.push(Event::Ended);
    }
}
