use std::fmt::Display;

use super::{ActionList, CELLS, Cell, Cells, Fault, Faults, Game, PER_COLOR, Phase, River, Tile};
use crate::rules::game::OpenGame;
use crate::rules::{ByPlayer, Color, Player};

/// A position laid out by hand, before it is checked.
///
/// It can be written down: a line a row with its number first, then the tiles from the left,
/// `r` with its front up, `[R]` in player one's group and `(R)` in player two's, `[R3]` with
/// marker 3; spaces are free. Printed, it reads back as the same position.
///
/// ```
/// use mandala::rules::game::Game as _;
/// use mandala::rules::tiles::{Game, Setup};
///
/// let setup: Setup = "
///         a   b   c   d   e   f   g   h     # this line may be left out
///     8           b   b   p (G2)
///     7       y   b   r   r   p   g
///     6   y   y   o   r   r   g   y   p
///     5   o   b   p   r   o   y   b   b
///     4   g   g   p   b   g   b   p (P)
///     3   r   r   o [R2]  o   o   g (P1)
///     2       b   g   o   y [Y] [Y1]
///     1           o   o   r   y
///     bowls: P | G                          # player one's swap tile and player two's
///     turn: one
/// ".parse()?;
/// let game = Game::try_from(&setup)?;
/// assert_eq!(game.legal_actions().len(), 45);
/// assert_eq!(game.to_setup(), Some(setup.clone()));
/// assert_eq!(setup.to_string().parse(), Ok(setup));
/// # Ok::<(), mandala::rules::tiles::Faults>(())
/// ```
///
/// # What is promised
///
/// `Game::try_from` takes every position with nine tiles of each color whose groups are as
/// the rules make them, and lists all that is wrong with any other. It does not ask how the
/// position came about. If the player to turn cannot act, the other one's flips follow; if
/// there are none either, the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The tiles in the mandala, in reading order.
    pub tiles: [Tile; CELLS],
    /// The swap tiles.
    pub bowls: ByPlayer<Color>,
    /// Whose turn it is.
    pub turn: Player,
}

impl Game {
    /// The position as it could be laid out by hand: none before the start tiles are given
    /// out, and none once the game is over.
    pub fn to_setup(&self) -> Option<Setup> {
        let is_position = matches!(self.phase, Phase::Turn(_) | Phase::LastFlips(_));
        is_position.then(|| self.laid_out())
    }

    /// What lies where and whose turn it is, in any phase.
    fn laid_out(&self) -> Setup {
        let turn = match self.phase {
            Phase::Turn(player) => player,
            Phase::LastFlips(player) => player.other(),
            Phase::Start { chooser, .. } => chooser,
            Phase::Over => Player::One,
        };
        let mut cells = Cells::ALL.iter();
        // There are as many cells as tiles.
        let tile = |_| self.tile(cells.next().unwrap_or(Cell::at(0)));
        Setup { tiles: std::array::from_fn(tile), bowls: self.bowls, turn }
    }
}

impl OpenGame for Game {
    fn position(&self) -> impl Display {
        self.laid_out()
    }
}

impl TryFrom<&Setup> for Game {
    type Error = Faults;

    /// Checks the position and lists all its faults.
    fn try_from(setup: &Setup) -> Result<Game, Faults> {
        Faults::check(setup.faults())?;
        let where_color = |color: Color| setup.cells(|tile| tile.color == color);
        let mut game = Game {
            phase: Phase::Turn(setup.turn),
            colors: Color::ALL.map(where_color),
            turned: ByPlayer::default(),
            neighbors: ByPlayer::default(),
            flips: ByPlayer::default(),
            rivers: ByPlayer::from_fn(|player| setup.river(player)),
            bowls: setup.bowls,
            legal: ActionList::default(),
        };
        for (cell, tile) in Cells::ALL.iter().zip(&setup.tiles) {
            if let Some(owner) = tile.owner {
                game.turn_over(owner, cell, tile.color);
            }
        }
        // What follows from the position happened with the action before it.
        game.begin_turn(setup.turn, &mut ());
        Ok(game)
    }
}

impl Setup {
    /// The cells whose tile is like this.
    fn cells(&self, is: impl Fn(&Tile) -> bool) -> Cells {
        let tiles = Cells::ALL.iter().zip(&self.tiles);
        tiles.filter(|(_, tile)| is(tile)).map(|(cell, _)| cell).collect()
    }

    fn group(&self, player: Player, color: Color) -> Cells {
        self.cells(|tile| tile.owner == Some(player) && tile.color == color)
    }

    /// The cells with a marker of a player, and its number.
    fn markers(&self, player: Player) -> impl Iterator<Item = (Cell, Tile, u8)> {
        let tiles = Cells::ALL.iter().zip(self.tiles);
        let own = tiles.filter(move |(_, tile)| tile.owner == Some(player));
        own.filter_map(|(cell, tile)| Some((cell, tile, tile.marker?)))
    }

    /// The markers of a player in their order; they have been checked.
    fn river(&self, player: Player) -> River {
        let mut river = River::default();
        for number in River::MARKERS {
            let found = self.markers(player).find(|&(_, _, marker)| marker == number);
            if let Some((cell, tile, _)) = found {
                river.open(tile.color, cell);
            }
        }
        river
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let in_bowls = self.bowls.iter().filter(|&&tile| tile == color).count();
            let tiles = self.cells(|tile| tile.color == color).len() + in_bowls as u8;
            if tiles != PER_COLOR {
                faults.push(Fault::Count { color, tiles });
            }
        }
        for (cell, tile) in Cells::ALL.iter().zip(self.tiles) {
            match tile.marker {
                Some(_) if tile.owner.is_none() => faults.push(Fault::MarkerOnFront { cell }),
                Some(marker) if !River::MARKERS.contains(&marker) => {
                    faults.push(Fault::NoSuchMarker { cell, marker });
                }
                _ => {}
            }
        }
        for player in Player::BOTH {
            faults.extend(self.marker_faults(player));
            for color in Color::ALL {
                faults.extend(self.group_faults(player, color));
            }
        }
        for color in Color::ALL {
            let [one, two] = Player::BOTH.map(|player| self.group(player, color));
            for cell in one & two.neighbors() {
                for touched in cell.neighbors() & two {
                    faults.push(Fault::Touch { color, cell, touched });
                }
            }
        }
        faults
    }

    /// Whether the markers of a player are 1, 2, … without a gap.
    fn marker_faults(&self, player: Player) -> Vec<Fault> {
        let count =
            |number| self.markers(player).filter(|&(_, _, marker)| marker == number).count();
        let last = River::MARKERS.rev().find(|&number| count(number) > 0).unwrap_or(0);
        let fault = |marker| match count(marker) {
            0 => Some(Fault::MarkerMissing { player, marker }),
            1 => None,
            _ => Some(Fault::MarkerTwice { player, marker }),
        };
        (1..=last).filter_map(fault).collect()
    }

    /// Whether a group is connected and carries exactly one marker.
    fn group_faults(&self, player: Player, color: Color) -> Vec<Fault> {
        let mut faults = Vec::new();
        let group = self.group(player, color);
        let Some(start) = group.first() else {
            return faults;
        };
        if group.connected_to(Cells::of(start)) != group {
            faults.push(Fault::Apart { player, color });
        }
        let markers = self.markers(player).filter(|(_, tile, _)| tile.color == color).count();
        if markers != 1 {
            faults.push(Fault::Markers { player, color, markers });
        }
        faults
    }
}
