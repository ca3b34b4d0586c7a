//! What is answered about a tile table.

use crate::app::tiles::TableScene;
use crate::lines::table::Table as _;
use crate::lines::typed::Typed;
use crate::lines::voice::Voice;
use crate::lines::words::Line;
use crate::rules::tiles::{Cell, Cells, Tile};
use crate::rules::{Color, Kind, Player};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::tiles::Fact;

impl TableScene<'_> {
    /// Some tiles with what they are.
    pub(super) fn tiles_of(&self, is_wanted: impl Fn(Cell) -> bool) -> Vec<(Cell, Tile)> {
        let cells = Cells::ALL.iter().filter(|&cell| is_wanted(cell));
        cells.map(|cell| (cell, self.game.tile(cell))).collect()
    }

    pub(super) fn row(&self, row: u8) -> Fact {
        Fact::Row(row, self.tiles_of(|cell| cell.row() == row))
    }

    /// A column, from the bottom.
    pub(super) fn column(&self, letter: char) -> Option<Fact> {
        let column = u8::try_from(letter).ok()?.checked_sub(b'a')?;
        let mut tiles = self.tiles_of(|cell| cell.column() == column);
        tiles.sort_by_key(|(cell, _)| cell.row());
        (!tiles.is_empty()).then_some(Fact::Column(letter, tiles))
    }

    pub(super) fn groups(&self, player: Player) -> Fact {
        Fact::Groups(player, self.game.groups(player).collect())
    }

    /// What the other player could flip before a tile of a player was turned, and now cannot:
    /// what lies between both of their groups.
    pub(super) fn flips_lost(&self, player: Player, cell: Cell) -> Option<Fact> {
        let other = player.other();
        let color = self.game.tile(cell).color;
        let touches = |at: Cell, owner: Player, but: Option<Cell>| {
            let mut next = at.neighbors().iter().filter(|&it| Some(it) != but);
            next.any(|it| {
                let tile = self.game.tile(it);
                tile.owner == Some(owner) && tile.color == color
            })
        };
        let is_lost = |&at: &Cell| {
            let tile = self.game.tile(at);
            tile.owner.is_none()
                && tile.color == color
                && touches(at, other, None)
                && !touches(at, player, Some(cell))
        };
        let lost: Vec<Cell> = cell.neighbors().iter().filter(is_lost).collect();
        (!lost.is_empty()).then_some(Fact::FlipsLost(other, lost))
    }

    pub(super) fn holds(&self, player: Player) -> Option<Fact> {
        Some(Fact::Holds(player, self.game.swap_tile(player)?))
    }

    /// Where tiles of a color lie.
    pub(super) fn color(&self, color: Color) -> Fact {
        let is_front = |&(_, tile): &(Cell, Tile)| tile.color == color && tile.owner.is_none();
        let fronts = self.tiles_of(|_| true).into_iter().filter(is_front);
        let groups = Player::BOTH.into_iter().filter_map(|player| {
            let group = self.game.group(player, color)?;
            Some((player, group.cells.iter().collect()))
        });
        Fact::Where(color, fronts.map(|(cell, _)| cell).collect(), groups.collect())
    }

    /// Everything, from the top. Which tiles a group has is heard in the rows.
    pub(super) fn table(&self, voice: Voice) -> Vec<String> {
        let rows = (1..=8).rev().map(|row| self.row(row));
        let held = Player::BOTH.into_iter().filter_map(|it| self.holds(it));
        rows.chain(held).map(|fact| voice.tile(&fact)).collect()
    }

    /// What the players have.
    pub(super) fn possessions(&self, voice: Voice) -> Vec<String> {
        let groups = Player::BOTH.map(|player| self.groups(player));
        let held = Player::BOTH.into_iter().filter_map(|it| self.holds(it));
        let facts = groups.into_iter().chain(held);
        facts.map(|fact| voice.tile(&fact)).collect()
    }

    /// The answer to a question about the table.
    pub(super) fn answer(&self, voice: Voice, line: &Line) -> Option<Vec<String>> {
        let acting = self.acting.unwrap_or(self.bottom);
        let one = |fact: Fact| Some(vec![voice.tile(&fact)]);
        if let (true, [cell]) = (line.asks, &line.words[..])
            && let Some(cell) = cell.cell()
        {
            let lies = voice.tile(&Fact::Tile(cell, self.game.tile(cell)));
            let can = self.replay().is_none() && self.refusal(voice, self.usual(cell)).is_none();
            let can = if can { self.legal(voice, line) } else { Vec::new() };
            return Some([lies].into_iter().chain(can).collect());
        }
        match (line.first()?, &line.words[1..]) {
            (Word::Table, []) => Some(self.table(voice)),
            (Word::Mine | Word::Group | Word::River, []) => {
                let players = [acting, acting.other()];
                let groups = players.map(|player| voice.tile(&self.groups(player)));
                Some(groups.to_vec())
            }
            (Word::Hand | Word::Kind(Kind::Tiles), []) => {
                let players = [acting, acting.other()].into_iter();
                let held = players.filter_map(|it| self.holds(it));
                Some(held.map(|it| voice.tile(&it)).collect())
            }
            (Word::Row, [row]) => {
                let row = row.number().and_then(|row| u8::try_from(row).ok());
                one(self.row(row.filter(|row| (1..=8).contains(row))?))
            }
            (Word::Column, [column]) => one(self.column(column.letter()?)?),
            (Word::Place, [cell]) => {
                let cell: Cell = cell.text.parse().ok()?;
                one(Fact::Tile(cell, self.game.tile(cell)))
            }
            (Word::Beside, [cell]) => {
                let cell = cell.cell()?;
                let next = cell.neighbors();
                one(Fact::NextTo(cell, self.tiles_of(|it| next.contains(it))))
            }
            // Where it can go is where it can be laid, if it is held.
            (Word::Color(color), []) if line.can && line.asks && !self.is_start() => {
                let held = self.game.swap_tile(self.acting?)?;
                if held != color {
                    return one(Fact::HoldsOther(held, color));
                }
                Some(self.legal(voice, &Line { can: true, ..Line::of(Word::Lay) }))
            }
            (Word::Color(color), [] | [Typed { word: Some(Word::Remains), .. }])
                if line.asks || !self.is_start() && !line.is_one =>
            {
                one(self.color(color))
            }
            _ => None,
        }
    }
}
