//! The tile table in sentences.

use crate::rules::tiles::{Cell, Group, Tile};
use crate::rules::{Color, Player};
use crate::texts::language::Called;

/// What a player can do with a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It is turned over.
    Flip,
    /// The tile held opens a group on it.
    Open,
    /// The tile held takes its place.
    Swap,
    /// One of these two.
    Lay,
}

/// Something about the tile table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The tiles of a row, from the left.
    Row(u8, Vec<(Cell, Tile)>),
    /// The tiles of a column, from the bottom, which has this letter.
    Column(char, Vec<(Cell, Tile)>),
    /// One tile.
    Tile(Cell, Tile),
    /// The tiles next to one.
    NextTo(Cell, Vec<(Cell, Tile)>),
    /// Where tiles of a color lie: nobody's, and those of each player.
    Where(Color, Vec<Cell>, Vec<(Player, Vec<Cell>)>),
    /// The groups of a player.
    Groups(Player, Vec<Group>),
    /// The tile that a player holds.
    Holds(Player, Color),
    /// The player who hears it holds a tile of the first color, and none of the second.
    HoldsOther(Color, Color),
    /// Which of two tiles a player keeps; the other player gets the other one.
    WhichTile(Player, [Color; 2]),
    /// Which tiles the player to move can flip, and on how many the tile held can be laid,
    /// to open a group or to be swapped.
    Can {
        /// The player to move.
        player: Player,
        /// The tile held.
        held: Color,
        /// What can be flipped, where it is little enough to be named.
        named: Vec<Cell>,
        /// How many can be flipped.
        flips: usize,
        /// Where it opens a group.
        opens: Vec<Cell>,
        /// Where it can be swapped.
        swaps: Vec<Cell>,
    },
    /// Tiles that can be flipped, with the points that each brings where these are
    /// said, and how many more can.
    Flips(Vec<(Cell, Color, Option<u16>)>, usize),
    /// Tiles for which the tile held can be swapped, with the points that each brings
    /// where these are said, and how many more there are.
    Swaps(Color, Vec<(Cell, Color, Option<u16>)>, usize),
    /// Tiles on which it can open a group, and how many more there are.
    Opens(Color, Vec<Cell>, usize),
    /// The points of a player: all of them; and of each group that counts its tiles but one,
    /// its marker and its points.
    Counted(Player, u16, Vec<(Color, u8, u8, u16)>),
    /// What a player can flip now at the end, and what all flips bring that are left, with
    /// those that follow, where that is said.
    FlipsLeft(Player, Vec<(Cell, Color, Option<u16>)>, Option<u16>),
    /// What can be done at the end.
    LastFlips,
    /// All flips at the end are made, which brings so much, where that is said.
    AllFlips(Option<u16>),
    /// What the marker of a group means that was just opened.
    Marked(u8),
    /// Tiles that a player could flip before the last move, and cannot any more.
    FlipsLost(Player, Vec<Cell>),
    /// The turns are over, and only this player can still flip.
    OnlyFlips(Player),
    /// How many moves are left to the player who hears it, as things stand.
    LeavesYou(usize),
    /// How many moves are left to another player.
    Leaves(Player, usize),
    /// What an action brings at once.
    Brings(u16),
    /// The tile of one color on the cell can be flipped, and the tile held of the other one
    /// laid there: which is meant is missing.
    FlipOrLay(Cell, Color, Color),
    /// There is no tile, or none of this color, with which this can be done.
    Cannot(Deed, Option<Color>),
    /// A group of the color held can be opened, and of no other one.
    OpensOnly(Color),
    /// The cell is missing with which this is to be done.
    WhichCell(Deed),
    /// How the board is told.
    HowToAsk,
}

/// The tile table in sentences.
pub trait TileLines {
    /// Something about the table.
    fn tile_fact(&self, fact: &Fact, names: &dyn Called) -> String;
}
