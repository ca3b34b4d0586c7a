//! What is chosen at the tile table: a cell, and what would be done there.

use std::cmp::Reverse;

use crate::rules::Color;
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Game, Illegal, Phase, Preview};

/// How a cell can be acted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Turn over the tile that lies there.
    Flip,
    /// Lay the swap tile there.
    Lay,
}

impl Way {
    /// The other one.
    pub(super) fn other(self) -> Way {
        match self {
            Way::Flip => Way::Lay,
            Way::Lay => Way::Flip,
        }
    }
}

/// What is chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Choice {
    /// Nothing.
    #[default]
    Nothing,
    /// A start tile.
    Keep(Color),
    /// A cell, and what to do there.
    Cell(Cell, Way),
    /// No more flips at the end.
    Enough,
}

impl Choice {
    /// What is to be chosen for an action.
    pub(super) fn to_do(action: Action) -> Choice {
        match action {
            Action::Keep(color) => Choice::Keep(color),
            Action::Flip(cell) => Choice::Cell(cell, Way::Flip),
            Action::Open(cell) | Action::Swap(cell) => Choice::Cell(cell, Way::Lay),
            Action::Done => Choice::Enough,
        }
    }

    /// The action that is chosen, be it legal or not.
    pub(super) fn action(self, game: &Game) -> Option<Action> {
        match self {
            Choice::Nothing => None,
            Choice::Keep(color) => Some(Action::Keep(color)),
            Choice::Cell(cell, way) => Some(action(game, cell, way)),
            Choice::Enough => Some(Action::Done),
        }
    }
}

/// The cell with the cursor, and what can be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    /// The cell.
    pub cell: Cell,
    /// What would be done.
    pub way: Way,
    /// The action, and what would come of it; or else why it is refused.
    pub outcome: Result<(Action, Preview), Illegal>,
    /// Whether the other way is allowed too.
    pub both: bool,
}

/// Why nothing can be done on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusals {
    /// Why its tile cannot be flipped.
    pub flip: Illegal,
    /// Why the swap tile cannot be laid there, if that is another reason and laying is
    /// still allowed at all.
    pub lay: Option<Illegal>,
}

impl At {
    pub(super) fn new(game: &Game, cell: Cell, way: Way) -> At {
        let action = action(game, cell, way);
        At {
            cell,
            way,
            outcome: game.preview(action).map(|preview| (action, preview)),
            both: may(game, cell, way.other()),
        }
    }

    /// Why nothing can be done here, if that is so.
    pub fn refusals(&self, game: &Game) -> Option<Refusals> {
        let why = |way| game.preview(action(game, self.cell, way)).err();
        let (flip, lay) = (why(Way::Flip)?, why(Way::Lay)?);
        let only_flips = matches!(lay, Illegal::OnlyFlips { .. });
        Some(Refusals { flip, lay: Some(lay).filter(|_| flip != lay && !only_flips) })
    }
}

/// What doing this on a cell means now.
pub(super) fn action(game: &Game, cell: Cell, way: Way) -> Action {
    let opened = game.to_act().is_none_or(|player| {
        let held = game.swap_tile(player);
        held.is_none_or(|held| game.group(player, held).is_some())
    });
    match way {
        Way::Flip => Action::Flip(cell),
        Way::Lay if opened => Action::Swap(cell),
        Way::Lay => Action::Open(cell),
    }
}

/// Whether this may be done on a cell.
pub(super) fn may(game: &Game, cell: Cell, way: Way) -> bool {
    game.legal_actions().contains(action(game, cell, way))
}

/// What players most likely want to do on a cell: what brings more, and rather flip if
/// that is the same. Where nothing is allowed, what is closest to it.
pub(super) fn usual(game: &Game, cell: Cell) -> Way {
    match (points(game, cell, Way::Flip), points(game, cell, Way::Lay)) {
        (Some(flip), Some(lay)) if flip < lay => Way::Lay,
        (Some(_), _) => Way::Flip,
        (None, Some(_)) => Way::Lay,
        (None, None) => closest(game, cell),
    }
}

/// Which refusal says more: that a group of the tile's own color is near, or else why the
/// swap tile cannot be laid.
fn closest(game: &Game, cell: Cell) -> Way {
    let touches = |way| {
        let refused = game.preview(action(game, cell, way)).err();
        matches!(refused, Some(Illegal::Touches { .. }))
    };
    let flips = matches!(game.phase(), Phase::LastFlips(_)) || touches(Way::Flip);
    if flips && !touches(Way::Lay) { Way::Flip } else { Way::Lay }
}

/// What doing this on a cell brings, if it is allowed.
fn points(game: &Game, cell: Cell, way: Way) -> Option<u16> {
    let preview = game.preview(action(game, cell, way)).ok()?;
    Some(preview.points)
}

/// All cells that can be acted on, those that bring most first.
pub(super) fn places(game: &Game) -> Vec<Cell> {
    let cells: Cells = game.legal_actions().iter().filter_map(Action::cell).collect();
    let mut places: Vec<Cell> = cells.iter().collect();
    places.sort_by_cached_key(|&cell| {
        let preview = game.preview(action(game, cell, usual(game, cell)));
        // What brings as much but leads to more comes first, too.
        Reverse(preview.map_or((0, 0), |then| (then.points, then.opens_up.len())))
    });
    places
}

/// The next cell in a direction, if the mandala does not end there.
pub(super) fn moved(cell: Cell, right: i8, up: i8) -> Option<Cell> {
    let column = cell.column().checked_add_signed(right)?;
    let row = cell.row().checked_add_signed(up)?;
    Cell::new(column, row)
}
