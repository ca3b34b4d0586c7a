//! The tile table in sentences.

use super::with_more;
use crate::rules::Color;
use crate::rules::tiles::{Cell, Group, Tile};
use crate::texts::en::cards::{color, color_title};
use crate::texts::en::house::points;
use crate::texts::en::{English, counted, listed};
use crate::texts::language::lines::tiles::{Deed, Fact, TileLines};
use crate::texts::language::{Called, either};

impl TileLines for English {
    fn tile_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Row(row, tiles) => format!("Row {row}: {}.", row_of(tiles, names)),
            Fact::Column(column, tiles) => {
                format!("Column {column}, from the bottom: {}.", row_of(tiles, names))
            }
            Fact::NextTo(cell, tiles) => format!("Next to {cell}: {}.", row_of(tiles, names)),
            Fact::Tile(cell, tile) => format!("{}.", named(*cell, *tile, names)),
            Fact::Where(tile, fronts, groups) => {
                let mut parts = vec![if fronts.is_empty() {
                    "no front tiles".to_string()
                } else {
                    format!("front tiles on {}", cells(fronts))
                }];
                let groups = groups.iter();
                parts.extend(groups.map(|(player, at)| {
                    format!("{}'s group on {}", names.of(*player), cells(at))
                }));
                format!("{}: {}.", color_title(*tile), parts.join("; "))
            }
            Fact::Groups(player, groups) if groups.is_empty() => {
                format!("{} has no group yet.", names.of(*player))
            }
            Fact::Groups(player, groups) => {
                let groups: Vec<String> = groups.iter().map(group).collect();
                format!("{}: {}.", names.of(*player), groups.join("; "))
            }
            Fact::Holds(player, tile) => format!("{} holds {}.", names.of(*player), color(*tile)),
            Fact::HoldsOther(held, other) => {
                format!("You hold {}, not {}.", color(*held), color(*other))
            }
            Fact::WhichTile(chooser, [one, two]) => format!(
                "{}, which start tile do you keep, {} or {}? {} gets the other one and starts.",
                names.of(*chooser),
                color(*one),
                color(*two),
                names.of(chooser.other())
            ),
            Fact::Can {
                player,
                held,
                named,
                flips,
                opens,
                swaps,
            } => {
                let mut can = Vec::new();
                match (&named[..], *flips) {
                    (_, 0) => {}
                    ([], many) => can.push(format!("flip {} (type flip to hear which)", counted(many, "tile"))),
                    (few, _) => can.push(format!("flip {}", one_of(few))),
                }
                if !opens.is_empty() {
                    can.push(format!("open {} on {}", color(*held), some(opens)));
                }
                if !swaps.is_empty() {
                    can.push(format!("swap {} for {}", color(*held), some(swaps)));
                }
                format!("{}, you hold {}. You can {}.", names.of(*player), color(*held), can.join(", or "))
            }
            Fact::Flips(tiles, more) => {
                format!("You can flip {}.", with_more(gains(tiles), *more))
            }
            Fact::Swaps(held, tiles, more) => format!(
                "You can swap {} for {}.",
                color(*held),
                with_more(gains(tiles), *more)
            ),
            Fact::Opens(held, at, more) => {
                let at = at.iter().map(Cell::to_string).collect();
                format!("You can open {} on {}.", color(*held), with_more(at, *more))
            }
            Fact::Counted(player, total, groups) => {
                let groups = groups.iter().map(|(group, tiles, each, all)| {
                    let make = if *tiles == 1 { "makes" } else { "make" };
                    format!("{tiles} {} at {each} {make} {all}", color(*group))
                });
                let total = format!("{}: {}", names.of(*player), points(*total));
                let parts: Vec<String> = [total].into_iter().chain(groups).collect();
                format!("{}.", parts.join("; "))
            }
            Fact::FlipsLeft(player, tiles, all) => {
                let all = all.map(|all| format!("; all flips together bring {}", points(all)));
                let all = all.unwrap_or_default();
                format!("{}, you can still flip {}{all}.", names.of(*player), listed(&gains(tiles)))
            }
            Fact::LastFlips => "Type all to make all flips, a tile like c4 to flip one, or stop to end \
                                the game."
                .to_string(),
            Fact::AllFlips(Some(all)) => {
                format!("That makes all flips and ends the game; it brings you {}.", points(*all))
            }
            Fact::AllFlips(None) => "That makes all flips and ends the game.".to_string(),
            Fact::Marked(marker) => format!(
                "That group has marker {marker}: each further tile brings {}.",
                points(u16::from(*marker))
            ),
            Fact::FlipsLost(player, at) => {
                format!("{} can no longer flip {}.", names.of(*player), one_of(at))
            }
            Fact::OnlyFlips(player) => {
                format!("So the turns are over, and {} can only flip what is left.", names.of(*player))
            }
            Fact::LeavesYou(1) => "As things stand, you then have only 1 move next turn.".to_string(),
            Fact::LeavesYou(moves) => format!("As things stand, you then have only {moves} moves next turn."),
            Fact::Leaves(other, 1) => format!("{} then has only 1 move.", names.of(*other)),
            Fact::Leaves(other, moves) => format!("{} then has {moves} moves to choose from.", names.of(*other)),
            Fact::Brings(all) => format!("That brings you {}.", points(*all)),
            Fact::FlipOrLay(cell, lies, held) => {
                let (lies, held) = (color(*lies), color(*held));
                format!(
                    "Flip the {lies} tile on {cell}, or lay your {held} tile there? Flip or lay."
                )
            }
            Fact::Cannot(deed, tile) => {
                let tile = tile.map(|it| format!("{} ", color(it))).unwrap_or_default();
                let that = match deed {
                    Deed::Flip => "that you can flip",
                    Deed::Open => "on which you can open a group",
                    Deed::Swap => "that you can swap for",
                    Deed::Lay => "on which you can lay yours",
                };
                format!("There is no {tile}tile {that}.")
            }
            Fact::OpensOnly(held) => {
                format!("You open a group with the tile that you hold, and that is {}.", color(*held))
            }
            Fact::WhichCell(deed) => {
                let asked = match deed {
                    Deed::Flip => "Flip which tile?",
                    Deed::Open => "Open on which tile?",
                    Deed::Swap => "Swap for which tile?",
                    Deed::Lay => "Lay yours on which tile?",
                };
                format!("{asked} Name its column and its row, for example c4.")
            }
            Fact::HowToAsk => "The board has columns a to h from the left and rows 1 to 8 from the \
                               bottom. Type table to hear all of it, or row 5, column c, or a color."
                .to_string(),
        }
    }
}

/// Tiles of a row, from one to the next.
fn row_of(tiles: &[(Cell, Tile)], names: &dyn Called) -> String {
    let tiles: Vec<String> = tiles.iter().map(|(cell, tile)| named(*cell, *tile, names)).collect();
    tiles.join(", ")
}

/// A tile: whose it is, if it is turned, and the marker it carries.
fn named(cell: Cell, tile: Tile, names: &dyn Called) -> String {
    let name = color(tile.color);
    match (tile.owner, tile.marker) {
        (None, _) => format!("{cell} {name}"),
        (Some(owner), None) => format!("{cell} {}'s {name}", names.of(owner)),
        (Some(owner), Some(marker)) => {
            format!("{cell} {}'s {name} with marker {marker}", names.of(owner))
        }
    }
}

fn group(group: &Group) -> String {
    let at: Vec<Cell> = group.cells.iter().collect();
    format!(
        "{} with marker {} on {}, {}",
        color(group.color),
        group.marker,
        cells(&at),
        points(group.points())
    )
}

/// So many tiles, or the only one by its name.
fn some(at: &[Cell]) -> String {
    match at {
        [only] => only.to_string(),
        many => counted(many.len(), "tile"),
    }
}

/// One of some tiles.
fn one_of(cells: &[Cell]) -> String {
    either(cells.iter().map(Cell::to_string).collect(), "or")
}

fn cells(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
    listed(&cells)
}

/// Tiles with what each brings, where that is said.
fn gains(tiles: &[(Cell, Color, Option<u16>)]) -> Vec<String> {
    let each = tiles.iter().map(|(cell, tile, gain)| match gain {
        Some(gain) => format!("{cell} {} ({})", color(*tile), points(*gain)),
        None => format!("{cell} {}", color(*tile)),
    });
    each.collect()
}
