//! The tile table in sentences.

use super::with_more;
use crate::rules::Color;
use crate::rules::tiles::{Cell, Group, Tile};
use crate::texts::fr::cards::{color, feminine, so_many, the};
use crate::texts::fr::house::points;
use crate::texts::fr::tiles::tile as the_tile;
use crate::texts::fr::{French, capital, counted, de, listed};
use crate::texts::language::lines::tiles::{Deed, Fact, TileLines};
use crate::texts::language::{Called, either};

impl TileLines for French {
    fn tile_fact(&self, fact: &Fact, names: &dyn Called) -> String {
        match fact {
            Fact::Row(row, tiles) => format!("Ligne {row}\u{a0}: {}.", row_of(tiles, names)),
            Fact::Column(column, tiles) => {
                format!("Colonne {column}, de bas en haut\u{a0}: {}.", row_of(tiles, names))
            }
            Fact::NextTo(cell, tiles) => {
                format!("À côté de {cell}\u{a0}: {}.", row_of(tiles, names))
            }
            Fact::Tile(cell, tile) => format!("{}.", named(*cell, *tile, names)),
            Fact::Where(tile, fronts, groups) => {
                let mut parts = vec![if fronts.is_empty() {
                    "aucune tuile recto".to_string()
                } else {
                    format!("tuiles recto en {}", cells(fronts))
                }];
                let groups = groups.iter();
                parts.extend(groups.map(|(player, at)| {
                    format!("groupe {} en {}", de(names.of(*player)), cells(at))
                }));
                format!("{}\u{a0}: {}.", capital(color(*tile)), parts.join("\u{a0}; "))
            }
            Fact::Groups(player, groups) if groups.is_empty() => {
                format!("{} n'a pas encore de groupe.", names.of(*player))
            }
            Fact::Groups(player, groups) => {
                let groups: Vec<String> = groups.iter().map(group).collect();
                format!("{}\u{a0}: {}.", names.of(*player), groups.join("\u{a0}; "))
            }
            Fact::Holds(player, tile) => {
                format!("{} tient {}.", names.of(*player), the_tile(*tile))
            }
            Fact::HoldsOther(held, other) => {
                format!("Vous tenez {}, pas {}.", the_tile(*held), the_tile(*other))
            }
            Fact::WhichTile(chooser, [one, two]) => format!(
                "{}, quelle tuile de départ gardez-vous, {} ou {}\u{a0}? {} reçoit l'autre et \
                 commence.",
                names.of(*chooser),
                the_tile(*one),
                the_tile(*two),
                names.of(chooser.other())
            ),
            Fact::Can { player, held, named, flips, opens, swaps } => {
                let mut can = Vec::new();
                match (&named[..], *flips) {
                    (_, 0) => {}
                    ([], many) => can.push(format!(
                        "retourner {} (tapez retourner pour savoir lesquelles)",
                        counted(many, "tuile")
                    )),
                    (few, _) => can.push(format!("retourner {}", one_of(few))),
                }
                if !opens.is_empty() {
                    let at = match &opens[..] {
                        [only] => format!("en {only}"),
                        many => format!("à {}", counted(many.len(), "endroit")),
                    };
                    can.push(format!("ouvrir {} {at}", the(*held)));
                }
                if !swaps.is_empty() {
                    can.push(format!("échanger {} contre {}", the_tile(*held), some(swaps)));
                }
                format!(
                    "{}, vous tenez {}. Vous pouvez {}.",
                    names.of(*player),
                    the_tile(*held),
                    can.join(", ou ")
                )
            }
            Fact::Flips(tiles, more) => {
                format!("Vous pouvez retourner {}.", with_more(gains(tiles), *more))
            }
            Fact::Swaps(held, tiles, more) => format!(
                "Vous pouvez échanger {} contre {}.",
                the_tile(*held),
                with_more(gains(tiles), *more)
            ),
            Fact::Opens(held, at, more) => {
                let at = at.iter().map(Cell::to_string).collect();
                format!("Vous pouvez ouvrir {} en {}.", the(*held), with_more(at, *more))
            }
            Fact::Counted(player, total, groups) => {
                let groups = groups.iter().map(|(group, tiles, each, all)| {
                    format!("{} à {each}, soit {all}", so_many(*tiles, *group))
                });
                let total = format!("{}\u{a0}: {}", names.of(*player), points(*total));
                let parts: Vec<String> = [total].into_iter().chain(groups).collect();
                format!("{}.", parts.join("\u{a0}; "))
            }
            Fact::FlipsLeft(player, tiles, all) => {
                let all = all.map(|all| format!("\u{a0}; tout retourner rapporte {}", points(all)));
                format!(
                    "{}, vous pouvez encore retourner {}{}.",
                    names.of(*player),
                    listed(&gains(tiles)),
                    all.unwrap_or_default()
                )
            }
            Fact::LastFlips => "Tapez tout pour tout retourner, une case pour une seule tuile, ou \
                                stop pour finir la partie."
                .to_string(),
            Fact::AllFlips(Some(all)) => {
                format!(
                    "Cela retourne tout et termine la partie\u{a0}; cela vous rapporte {}.",
                    points(*all)
                )
            }
            Fact::AllFlips(None) => "Cela retourne tout et termine la partie.".to_string(),
            Fact::Marked(marker) => format!(
                "Le groupe a le jeton {marker}\u{a0}: chaque tuile suivante rapporte {}.",
                points(u16::from(*marker))
            ),
            Fact::FlipsLost(player, at) => {
                format!("{} ne peut plus retourner {}.", names.of(*player), one_of(at))
            }
            Fact::OnlyFlips(player) => format!(
                "Les tours sont donc finis, et {} ne peut plus que retourner ce qui reste.",
                names.of(*player)
            ),
            Fact::LeavesYou(1) => {
                "Pour l'instant, il ne vous resterait ensuite qu'un coup.".to_string()
            }
            Fact::LeavesYou(moves) => {
                format!("Pour l'instant, il ne vous resterait ensuite que {moves} coups.")
            }
            Fact::Leaves(other, 1) => format!("{} n'aura alors qu'un coup.", names.of(*other)),
            Fact::Leaves(other, moves) => {
                format!("{} aura alors {moves} coups au choix.", names.of(*other))
            }
            Fact::Brings(all) => format!("Cela vous rapporte {}.", points(*all)),
            Fact::FlipOrLay(cell, lies, held) => {
                let (lies, held) = (feminine(*lies), feminine(*held));
                format!(
                    "Retourner la tuile {lies} en {cell}, ou y poser votre tuile {held}\u{a0}? Retourner ou \
                     poser."
                )
            }
            Fact::Cannot(deed, tile) => {
                let tile = tile.map(|it| format!(" {}", feminine(it))).unwrap_or_default();
                let that = match deed {
                    Deed::Flip => "que vous puissiez retourner",
                    Deed::Open => "où vous puissiez ouvrir un groupe",
                    Deed::Swap => "contre laquelle vous puissiez échanger",
                    Deed::Lay => "sur laquelle vous puissiez poser la vôtre",
                };
                format!("Il n'y a pas de tuile{tile} {that}.")
            }
            Fact::OpensOnly(held) => {
                format!(
                    "On n'ouvre un groupe qu'avec la tuile que l'on tient\u{a0}: {}.",
                    color(*held)
                )
            }
            Fact::WhichCell(deed) => {
                let asked = match deed {
                    Deed::Flip => "Retourner quelle tuile",
                    Deed::Open => "Ouvrir sur quelle tuile",
                    Deed::Swap => "Échanger contre quelle tuile",
                    Deed::Lay => "Poser la vôtre sur quelle tuile",
                };
                format!("{asked}\u{a0}? Donnez sa colonne et sa ligne, par exemple c4.")
            }
            Fact::HowToAsk => "Le plateau a des colonnes de a à h depuis la gauche et des lignes \
                               de 1 à 8 depuis le bas. Tapez table pour tout entendre, ou ligne 5, \
                               colonne c, ou une couleur."
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
    let name = feminine(tile.color);
    match (tile.owner, tile.marker) {
        (None, _) => format!("{cell} {name}"),
        (Some(owner), None) => format!("{cell} {name} {}", de(names.of(owner))),
        (Some(owner), Some(marker)) => {
            format!("{cell} {name} {} avec le jeton {marker}", de(names.of(owner)))
        }
    }
}

fn group(group: &Group) -> String {
    let at: Vec<Cell> = group.cells.iter().collect();
    format!(
        "{} avec le jeton {} en {}, {}",
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
        many => counted(many.len(), "tuile"),
    }
}

/// One of some tiles.
fn one_of(cells: &[Cell]) -> String {
    either(cells.iter().map(Cell::to_string).collect(), "ou")
}

fn cells(cells: &[Cell]) -> String {
    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
    listed(&cells)
}

/// Tiles with what each brings, where that is said.
fn gains(tiles: &[(Cell, Color, Option<u16>)]) -> Vec<String> {
    let each = tiles.iter().map(|(cell, tile, gain)| match gain {
        Some(gain) => format!("{cell} {} ({})", feminine(*tile), points(*gain)),
        None => format!("{cell} {}", feminine(*tile)),
    });
    each.collect()
}
