//! The tile table in sentences.

use super::with_more;
use crate::rules::Color;
use crate::rules::tiles::{Cell, Group, Tile};
use crate::texts::de::cards::color;
use crate::texts::de::house::points;
use crate::texts::de::tiles::tiles;
use crate::texts::de::{German, listed, owned};
use crate::texts::language::lines::tiles::{Deed, Fact, TileLines};
use crate::texts::language::{Called, either};

impl TileLines for German {
    fn tile_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Row(row, tiles) => format!("Reihe {row}: {}.", row_of(tiles, names)),
            Fact::Column(column, tiles) => {
                format!("Spalte {column}, von unten: {}.", row_of(tiles, names))
            }
            Fact::NextTo(cell, tiles) => format!("Neben {cell}: {}.", row_of(tiles, names)),
            Fact::Tile(cell, tile) => format!("{}.", named(*cell, *tile, names)),
            Fact::Where(tile, fronts, groups) => {
                let mut parts = vec![if fronts.is_empty() {
                    "keine freien Plättchen".to_string()
                } else {
                    format!("frei auf {}", cells(fronts))
                }];
                let groups = groups.iter();
                parts.extend(groups.map(|(player, at)| {
                    let group = owned(names.of(*player), "", "Gruppe");
                    format!("{group} auf {}", cells(at))
                }));
                format!("{}: {}.", color(*tile), parts.join("; "))
            }
            Fact::Groups(player, groups) if groups.is_empty() => {
                format!("{} hat noch keine Gruppe.", names.of(*player))
            }
            Fact::Groups(player, groups) => {
                let groups: Vec<String> = groups.iter().map(group).collect();
                format!("{}: {}.", names.of(*player), groups.join("; "))
            }
            Fact::Holds(player, tile) => format!("{} hält {}.", names.of(*player), color(*tile)),
            Fact::HoldsOther(held, other) => {
                format!("Du hältst {}, nicht {}.", color(*held), color(*other))
            }
            Fact::WhichTile(chooser, [one, two]) => format!(
                "{}, welches Startplättchen behältst du, {} oder {}? {} bekommt das andere und \
                 beginnt.",
                names.of(*chooser),
                color(*one),
                color(*two),
                names.of(chooser.other())
            ),
            Fact::Can { player, held, named, flips, opens, swaps } => {
                let held = color(*held);
                let mut can = Vec::new();
                match (&named[..], *flips) {
                    (_, 0) => {}
                    ([], many) => can.push(format!(
                        "{} umdrehen (tippe umdrehen, um zu hören, welche)",
                        tiles(many)
                    )),
                    (few, _) => can.push(format!("{} umdrehen", one_of(few))),
                }
                if !opens.is_empty() {
                    can.push(format!("{held} auf {} eröffnen", some(opens)));
                }
                if !swaps.is_empty() {
                    can.push(format!("{held} gegen {} tauschen", some(swaps)));
                }
                format!(
                    "{}, du hältst {held}. Du kannst {}.",
                    names.of(*player),
                    can.join(" oder ")
                )
            }
            Fact::Flips(tiles, more) => {
                format!("Umdrehen kannst du {}.", with_more(gains(tiles), *more))
            }
            Fact::Swaps(held, tiles, more) => format!(
                "{} tauschen kannst du gegen {}.",
                color(*held),
                with_more(gains(tiles), *more)
            ),
            Fact::Opens(held, at, more) => {
                let at = at.iter().map(Cell::to_string).collect();
                format!("{} eröffnen kannst du auf {}.", color(*held), with_more(at, *more))
            }
            Fact::Counted(player, total, groups) => {
                let groups = groups.iter().map(|(group, tiles, each, all)| {
                    format!("{} {tiles} mal {each} macht {all}", color(*group))
                });
                let total = format!("{}: {}", names.of(*player), points(*total));
                let parts: Vec<String> = [total].into_iter().chain(groups).collect();
                format!("{}.", parts.join("; "))
            }
            Fact::FlipsLeft(player, tiles, all) => {
                let all = all.map(|all| format!("; alles umzudrehen bringt {}", points(all)));
                format!(
                    "{}, umdrehen kannst du noch {}{}.",
                    names.of(*player),
                    listed(&gains(tiles)),
                    all.unwrap_or_default()
                )
            }
            Fact::LastFlips => "Tippe alle, um alles umzudrehen, ein Feld wie c4 für eins oder \
                                genug, um aufzuhören."
                .to_string(),
            Fact::AllFlips(Some(all)) => {
                format!(
                    "Damit drehst du alles um, und das Spiel ist zu Ende; das bringt dir {}.",
                    points(*all)
                )
            }
            Fact::AllFlips(None) => {
                "Damit drehst du alles um, und das Spiel ist zu Ende.".to_string()
            }
            Fact::Marked(marker) => format!(
                "Die Gruppe hat Marker {marker}: Jedes weitere Plättchen bringt {}.",
                points(u16::from(*marker))
            ),
            Fact::FlipsLost(player, at) => {
                format!("{} kann {} nicht mehr umdrehen.", names.of(*player), one_of(at))
            }
            Fact::OnlyFlips(player) => format!(
                "Damit sind die Züge vorbei, und {} kann nur noch umdrehen, was übrig ist.",
                names.of(*player)
            ),
            Fact::LeavesYou(1) => "Wie es jetzt liegt, hast du danach nur noch 1 Zug.".to_string(),
            Fact::LeavesYou(moves) => {
                format!("Wie es jetzt liegt, hast du danach nur noch {moves} Züge.")
            }
            Fact::Leaves(other, 1) => format!("{} hat dann nur 1 Zug.", names.of(*other)),
            Fact::Leaves(other, moves) => {
                format!("{} hat dann {moves} Züge zur Wahl.", names.of(*other))
            }
            Fact::Brings(all) => format!("Das bringt dir {}.", points(*all)),
            Fact::FlipOrLay(cell, lies, held) => {
                let (lies, held) = (color(*lies), color(*held));
                format!("{lies} auf {cell} umdrehen oder dein {held} legen? Umdrehen oder legen.")
            }
            Fact::Cannot(deed, tile) => {
                let tile = tile.map(|it| format!(" in {}", color(it))).unwrap_or_default();
                let that = match deed {
                    Deed::Flip => "das du umdrehen kannst",
                    Deed::Open => "auf dem du eine Gruppe eröffnen kannst",
                    Deed::Swap => "gegen das du tauschen kannst",
                    Deed::Lay => "auf das du deins legen kannst",
                };
                format!("Es gibt kein Plättchen{tile}, {that}.")
            }
            Fact::OpensOnly(held) => {
                format!(
                    "Eröffnen kannst du nur mit dem Plättchen, das du hältst: {}.",
                    color(*held)
                )
            }
            Fact::WhichCell(deed) => {
                let asked = match deed {
                    Deed::Flip => "Welches Plättchen drehst du um?",
                    Deed::Open => "Auf welchem Plättchen eröffnest du?",
                    Deed::Swap => "Gegen welches Plättchen tauschst du?",
                    Deed::Lay => "Auf welches Plättchen legst du deins?",
                };
                format!("{asked} Nenne Spalte und Reihe, zum Beispiel c4.")
            }
            Fact::HowToAsk => {
                "Der Spielplan hat die Spalten a bis h von links und die Reihen 1 bis 8 von unten. \
                 Tippe tisch, um alles zu hören, oder reihe 5, spalte c oder eine Farbe."
                    .to_string()
            }
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
        (Some(owner), None) => format!("{cell} {}", owned(names.of(owner), "", name)),
        (Some(owner), Some(marker)) => {
            format!("{cell} {} mit Marker {marker}", owned(names.of(owner), "", name))
        }
    }
}

fn group(group: &Group) -> String {
    let at: Vec<Cell> = group.cells.iter().collect();
    format!(
        "{} mit Marker {} auf {}, {}",
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
        many => tiles(many.len()),
    }
}

/// One of some tiles.
fn one_of(cells: &[Cell]) -> String {
    either(cells.iter().map(Cell::to_string).collect(), "oder")
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
