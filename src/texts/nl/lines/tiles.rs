//! The tile table in sentences.

use super::with_more;
use crate::rules::Color;
use crate::rules::tiles::{Cell, Group, Tile};
use crate::texts::language::lines::tiles::{Deed, Fact, TileLines};
use crate::texts::language::{Called, either};
use crate::texts::nl::cards::{color, color_title, colored};
use crate::texts::nl::house::points;
use crate::texts::nl::tiles::tiles;
use crate::texts::nl::{Dutch, listed};

impl TileLines for Dutch {
    fn tile_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Row(row, tiles) => format!("Rij {row}: {}.", row_of(tiles, names)),
            Fact::Column(column, tiles) => {
                format!("Kolom {column}, van onderaf: {}.", row_of(tiles, names))
            }
            Fact::NextTo(cell, tiles) => format!("Naast {cell}: {}.", row_of(tiles, names)),
            Fact::Tile(cell, tile) => format!("{}.", named(*cell, *tile, names)),
            Fact::Where(tile, fronts, groups) => {
                let mut parts = vec![if fronts.is_empty() {
                    "geen vrije tegels".to_string()
                } else {
                    format!("vrije tegels op {}", cells(fronts))
                }];
                let groups = groups.iter();
                parts.extend(groups.map(|(player, at)| {
                    format!("groep van {} op {}", names.of(*player), cells(at))
                }));
                format!("{}: {}.", color_title(*tile), parts.join("; "))
            }
            Fact::Groups(player, groups) if groups.is_empty() => {
                format!("{} heeft nog geen groep.", names.of(*player))
            }
            Fact::Groups(player, groups) => {
                let groups: Vec<String> = groups.iter().map(group).collect();
                format!("{}: {}.", names.of(*player), groups.join("; "))
            }
            Fact::Holds(player, tile) => format!("{} heeft {}.", names.of(*player), color(*tile)),
            Fact::HoldsOther(held, other) => {
                format!("Je houdt {} vast, niet {}.", color(*held), color(*other))
            }
            Fact::WhichTile(chooser, [one, two]) => format!(
                "{}, welke starttegel houd je, {} of {}? {} krijgt de andere en begint.",
                names.of(*chooser),
                color(*one),
                color(*two),
                names.of(chooser.other())
            ),
            Fact::Can { player, held, named, flips, opens, swaps } => {
                let mut can = Vec::new();
                match (&named[..], *flips) {
                    (_, 0) => {}
                    ([], many) => can.push(format!(
                        "{} omdraaien (typ omdraaien om te horen welke)",
                        tiles(many)
                    )),
                    (few, _) => can.push(format!("{} omdraaien", one_of(few))),
                }
                if !opens.is_empty() {
                    can.push(format!("{} openen op {}", color(*held), some(opens)));
                }
                if !swaps.is_empty() {
                    can.push(format!("{} ruilen op {}", color(*held), some(swaps)));
                }
                format!(
                    "{}, je hebt {}. Je kunt {}.",
                    names.of(*player),
                    color(*held),
                    can.join(", of ")
                )
            }
            Fact::Flips(tiles, more) => {
                format!("Je kunt omdraaien: {}.", with_more(gains(tiles), *more))
            }
            Fact::Swaps(held, tiles, more) => {
                format!("Je kunt {} ruilen met {}.", color(*held), with_more(gains(tiles), *more))
            }
            Fact::Opens(held, at, more) => {
                let at = at.iter().map(Cell::to_string).collect();
                format!("Je kunt {} openen op {}.", color(*held), with_more(at, *more))
            }
            Fact::Counted(player, total, groups) => {
                let groups = groups.iter().map(|(group, tiles, each, all)| {
                    let each = points((*each).into());
                    format!("{tiles} {} van {each} is {all}", colored(*group))
                });
                let total = format!("{}: {}", names.of(*player), points(*total));
                let parts: Vec<String> = [total].into_iter().chain(groups).collect();
                format!("{}.", parts.join("; "))
            }
            Fact::FlipsLeft(player, tiles, all) => {
                let all = all.map(|all| format!("; alles omdraaien levert {} op", points(all)));
                format!(
                    "{}, je kunt nog omdraaien: {}{}.",
                    names.of(*player),
                    listed(&gains(tiles)),
                    all.unwrap_or_default()
                )
            }
            Fact::LastFlips => "Typ alles om alles om te draaien, een vakje voor één tegel, of \
                                stop om de partij te beëindigen."
                .to_string(),
            Fact::AllFlips(Some(all)) => {
                format!(
                    "Daarmee draai je alles om en eindigt de partij; dat levert je {} op.",
                    points(*all)
                )
            }
            Fact::AllFlips(None) => "Daarmee draai je alles om en eindigt de partij.".to_string(),
            Fact::Marked(marker) => format!(
                "De groep heeft fiche {marker}: elke volgende tegel levert {} op.",
                points(u16::from(*marker))
            ),
            Fact::FlipsLost(player, at) => {
                format!("{} kan {} niet meer omdraaien.", names.of(*player), one_of(at))
            }
            Fact::OnlyFlips(player) => format!(
                "De beurten zijn dus voorbij, en {} kan alleen nog omdraaien wat er over is.",
                names.of(*player)
            ),
            Fact::LeavesYou(1) => "Zoals het nu ligt, heb jij daarna nog maar 1 zet.".to_string(),
            Fact::LeavesYou(moves) => {
                format!("Zoals het nu ligt, heb jij daarna nog maar {moves} zetten.")
            }
            Fact::Leaves(other, 1) => format!("{} heeft dan maar 1 zet.", names.of(*other)),
            Fact::Leaves(other, moves) => {
                format!("{} kan dan uit {moves} zetten kiezen.", names.of(*other))
            }
            Fact::Brings(all) => format!("Dat levert je {} op.", points(*all)),
            Fact::FlipOrLay(cell, lies, held) => {
                let (lies, held) = (colored(*lies), colored(*held));
                format!(
                    "De {lies} tegel op {cell} omdraaien, of je {held} tegel daar leggen? Omdraaien of \
                     leggen."
                )
            }
            Fact::Cannot(deed, tile) => {
                let tile = tile.map(|it| format!("{} ", colored(it))).unwrap_or_default();
                let that = match deed {
                    Deed::Flip => "die je kunt omdraaien",
                    Deed::Open => "waarop je een groep kunt openen",
                    Deed::Swap => "waarmee je kunt ruilen",
                    Deed::Lay => "waarop je de jouwe kunt leggen",
                };
                format!("Er is geen {tile}tegel {that}.")
            }
            Fact::OpensOnly(held) => {
                format!("Openen kan alleen met de tegel die je vasthoudt: {}.", color(*held))
            }
            Fact::WhichCell(deed) => {
                let asked = match deed {
                    Deed::Flip => "Welke tegel draai je om?",
                    Deed::Open => "Op welke tegel open je?",
                    Deed::Swap => "Met welke tegel ruil je?",
                    Deed::Lay => "Op welke tegel leg je de jouwe?",
                };
                format!("{asked} Noem kolom en rij, bijvoorbeeld c4.")
            }
            Fact::HowToAsk => "Het bord heeft van links naar rechts de kolommen a tot h en van \
                               onder naar boven de rijen 1 tot 8. Typ tafel om alles te \
                               horen, of rij 5, kolom c, of een kleur."
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
        (Some(owner), None) => format!("{cell} {name} van {}", names.of(owner)),
        (Some(owner), Some(marker)) => {
            format!("{cell} {name} van {} met fiche {marker}", names.of(owner))
        }
    }
}

fn group(group: &Group) -> String {
    let at: Vec<Cell> = group.cells.iter().collect();
    format!(
        "{} met fiche {} op {}, {}",
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
    either(cells.iter().map(Cell::to_string).collect(), "of")
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
