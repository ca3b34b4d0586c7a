//! The sentences of the tile table.

use crate::app::Reason;
use crate::app::keymap::KeyCode;
use crate::app::speech::Common;
use crate::rules::tiles::{Cell, Cells, Event, Illegal};
use crate::rules::{Color, Player};
use crate::variants::from_variants;

/// A sentence of the tile table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// One that every table has.
    Common(Common),
    /// Something that happened.
    Happened(Event),
    /// A player flipped so many tiles one after the other, which brought so many points.
    Flipped(Player, usize, u16),
    /// It is refused for a reason that any table may have.
    NotPossible(Reason),
    /// The rules refuse it.
    Refused(Illegal),
    /// A cell is to be chosen first; this key goes to the next one.
    CellFirst(KeyCode),
    /// A start tile is to be chosen first.
    StartTileFirst,
    /// No tile of this color can be flipped or taken.
    NoTile(Color),
    /// Only one thing can be done on a tile.
    OneWay,
    /// There is no chain to show.
    NoChains,
    /// There is no such cell.
    NoCell,
    /// A cell is typed with its row first; this key is its column.
    RowFirst(KeyCode),
    /// What was played before the game was resumed cannot be undone.
    BeforeResuming,
    /// There is nothing of one's own to take back.
    NothingToTakeBack,
    /// Which of the two start tiles a player keeps, each with its key.
    WhichTile(Player, [(KeyCode, Color); 2]),
    /// This player gets the other one, and starts.
    GetsOther(Player),
    /// What a start tile is good for.
    WhatATileIsFor,
    /// Whether this tile is to be kept.
    Keep(Color),
    /// A key keeps it.
    Keeps(KeyCode),
    /// This player gets a tile of this color, and starts.
    Gets(Player, Color),
    /// It is this player's turn; this key goes to the next tile.
    Turn(Player, KeyCode),
    /// What can be done with the first tile, of this color.
    OpensFirst(Color),
    /// Whether tiles can be flipped, and where the tile held can be laid, if at all.
    Can {
        /// Whether some can be flipped.
        flips: bool,
        /// Where the tile held can be laid.
        lays: Option<Lays>,
    },
    /// What a turn is.
    WhatATurnIs,
    /// The column of a cell in this row is to be chosen, from the first key to the last.
    WhichColumn(u8, [KeyCode; 2]),
    /// A key forgets the row.
    Forgets(KeyCode),
    /// A cell belongs to a group.
    Turned {
        /// The cell.
        cell: Cell,
        /// Whose group it is.
        owner: Player,
        /// Its color.
        color: Color,
        /// What each of its tiles counts.
        marker: u8,
    },
    /// Turned tiles stay where they are.
    Stays,
    /// Nothing can be done on a cell with a tile of this color.
    NothingToDo(Cell, Color),
    /// Why the tile of a cell cannot be flipped.
    CannotFlip(Illegal),
    /// It cannot be flipped because its player has no group of this color yet.
    NoGroupYet(Color),
    /// Why a tile cannot be laid on a cell.
    CannotLay(Illegal),
    /// The tile of this color cannot be laid either: it touches the other player's there.
    CannotLayEither(Color, Cell),
    /// A group is about to be opened.
    Open {
        /// Where.
        cell: Cell,
        /// The color of the tile that is laid.
        laid: Color,
        /// The number of its marker.
        marker: u8,
        /// The color of the tile that is taken.
        taken: Color,
    },
    /// A tile of this color is about to be turned over.
    Flip(Cell, Color, Gain),
    /// A tile is about to be laid in place of another.
    Swap {
        /// Where.
        cell: Cell,
        /// The color of the tile that is laid.
        laid: Color,
        /// The color of the tile that is taken.
        taken: Color,
        /// What it brings.
        gain: Gain,
    },
    /// It ends the game.
    EndsGame(Finish),
    /// It ends the turns, and after so many more flips this is how it stands.
    EndsTurns(u8, Finish),
    /// The player could not act in the next turn, which ends the turns.
    CannotActNext,
    /// The tile of this color could not be laid anywhere.
    NoPlace(Color),
    /// A key swaps it for the tile held, of this color, instead.
    SwapsInstead(KeyCode, Color),
    /// A key opens a group there with the tile held, of this color, instead.
    OpensInstead(KeyCode, Color),
    /// A key flips it instead.
    FlipsInstead(KeyCode),
    /// These can be flipped then, too.
    OpensUp(Few),
    /// This other player could not act then.
    CouldNotAct(Player),
    /// Only this other player may flip then.
    OnlyOtherFlips(Player),
    /// This other player could have flipped the tile of this color.
    TakesFlip(Player, Color),
    /// This other player cannot flip these any more.
    BarsFlips(Player, Few),
    /// The tile held then is a new one.
    Holds {
        /// Its color.
        color: Color,
        /// On how many cells it can be laid; nothing if nobody counts them.
        places: Option<u8>,
    },
    /// The tile held then is the same as now.
    KeepsHolding {
        /// Its color.
        color: Color,
        /// On how many cells it can be laid; nothing if nobody counts them.
        places: Option<u8>,
    },
    /// This other player cannot lay the tile of this color on these any more.
    BarsLaying(Player, Color, Few),
    /// So many actions are left to the player.
    LeavesYou(usize),
    /// So many actions are left to this other player.
    LeavesOther(Player, usize),
    /// A key plays.
    Plays(KeyCode),
    /// This player cannot act.
    CannotAct(Player),
    /// This player may flip so many more.
    MayFlip(Player, u8),
    /// A key makes all flips that are left.
    FlipsAll(KeyCode, Gain),
    /// How to flip one by one, or to stop.
    OneByOne {
        /// The key for the next tile.
        next: KeyCode,
        /// The key that flips it.
        flip: KeyCode,
        /// The key that stops.
        stop: KeyCode,
    },
    /// Whether to make no more flips; this key ends the game.
    Stop(KeyCode),
    /// So many points are left on the board.
    LeavesPoints(u16),
    /// How many points each player has, the one who decides first.
    Stands([(Player, u16); 2]),
}

from_variants!(Sentence: Common(Common));

/// Where the tile held can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lays {
    /// It can be swapped in.
    Swaps(Color),
    /// It can open a group on any front tile.
    OpensAnywhere(Color),
    /// The same, but for those that are marked.
    OpensUnmarked(Color),
}

/// What something brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The points.
    pub points: u16,
    /// The player's total before.
    pub before: u16,
}

impl Gain {
    /// The player's total after it.
    pub fn after(self) -> u16 {
        self.before + self.points
    }
}

/// How a game would come out for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Won, with so many points to so many.
    Won(u16, u16),
    /// Lost, with so many points to so many.
    Lost(u16, u16),
    /// A draw, with so many points each.
    Drawn(u16),
}

/// Some cells, of which only a few are named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Few {
    /// Those that are.
    pub named: Vec<Cell>,
    /// How many more there are.
    pub more: usize,
}

impl From<Cells> for Few {
    fn from(cells: Cells) -> Few {
        const MOST: usize = 3;
        let mut named: Vec<Cell> = cells.iter().collect();
        let more = named.split_off(MOST.min(named.len())).len();
        Few { named, more }
    }
}
