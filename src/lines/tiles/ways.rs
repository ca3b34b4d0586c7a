//! What can be done in a turn at tiles, and where.

use std::cmp::Reverse;

use crate::app::tiles::TableScene;
use crate::lines::table::{Part, Read, Table as _, is_few};
use crate::lines::tiles::said::said;
use crate::lines::typed::Typed;
use crate::lines::voice::Voice;
use crate::lines::words::Line;
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Illegal, Phase};
use crate::rules::{Color, Player};
use crate::texts::language::lines::Word;
use crate::texts::language::lines::tiles::{Deed, Fact};
use crate::texts::sentence;

impl TableScene<'_> {
    pub(super) fn is_start(&self) -> bool {
        matches!(self.game.phase(), Phase::Start { .. })
    }

    /// What a player can do in a turn of what a line is about, and where; not what cannot be
    /// done anywhere.
    pub(super) fn legal_ways(&self, player: Player, line: &Line) -> Vec<Ways> {
        let words = line.words.iter();
        let words = words.filter(|it| {
            !matches!(it.word, Some(Word::Legal | Word::List | Word::Take | Word::Kind(_)))
        });
        let line = Line { words: words.cloned().collect(), ..*line };
        let (verb, color, named) = said(&line).unwrap_or_default();
        let legal = self.game.legal_actions();
        let is_meant =
            |deed: Word| verb.is_none_or(|it| it == deed || it == Word::Lay && deed != Word::Flip);
        let held = self.game.swap_tile(player);
        let of = |deed, cells: Cells| -> Cells {
            // What is laid is the tile held, whatever lies there.
            let color = color.filter(|_| deed == Word::Flip || color != held);
            let is_named = |cell: &Cell| {
                (named.is_empty() || named.contains(cell))
                    && color.is_none_or(|color| self.game.tile(*cell).color == color)
            };
            cells.iter().filter(is_named).filter(|_| is_meant(deed)).collect()
        };
        let ways = [
            Some(Ways::Flips(of(Word::Flip, legal.flips()))),
            held.map(|held| Ways::Swaps(held, of(Word::Swap, legal.swaps()))),
            held.map(|held| Ways::Opens(held, of(Word::Open, legal.opens()))),
        ];
        let ways = ways.into_iter().flatten();
        ways.filter(|(Ways::Flips(it) | Ways::Swaps(_, it) | Ways::Opens(_, it))| !it.is_empty())
            .collect()
    }

    /// Tiles with what doing something there brings, where that is said.
    pub(super) fn worth(
        &self,
        cells: Cells,
        of: fn(Cell) -> Action,
    ) -> Vec<(Cell, Color, Option<u16>)> {
        let preview = |cell| self.game.preview(of(cell)).ok();
        let points = |cell| preview(cell).filter(|_| self.foresees).map(|it| it.points);
        let each = cells.iter();
        each.map(|cell| (cell, self.game.tile(cell).color, points(cell))).collect()
    }

    /// The same, first what brings most; in practice, where that is not said, as they lie.
    pub(super) fn ranked(
        &self,
        cells: Cells,
        of: fn(Cell) -> Action,
    ) -> Vec<(Cell, Color, Option<u16>)> {
        let mut worth = self.worth(cells, of);
        worth.sort_by_key(|&(_, _, points)| Reverse(points));
        worth
    }

    /// What asks on which tile something is to be done; where there is only one, that is it.
    pub(super) fn which_cell(&self, voice: Voice, verb: Word, line: &Line) -> Read<Action> {
        let player = self.acting.unwrap_or(self.bottom);
        let meant = Line { words: [&[verb.into()], &line.words[..]].concat(), ..*line };
        let ways = self.legal_ways(player, &meant).into_iter();
        let cells: Vec<Cell> = ways.flat_map(|way| self.in_order(way)).collect();
        let mut can = self.legal(voice, &meant);
        match cells[..] {
            // Whoever has a group of the color that they hold opens none anywhere.
            [] if verb == Word::Open => Read::Refused(self.opens_none(voice, player, line, &can)),
            [] => {
                let cannot = self.cannot(player, verb, line);
                Read::Refused(format!("{} {}", voice.tile(&cannot), can.join(" ")))
            }
            [only] => Read::Action(self.done_by(verb, only)),
            _ => {
                can.push(voice.tile(&Fact::WhichCell(deed_of(verb))));
                let choices = cells.into_iter().map(Typed::of_cell).collect();
                Read::Part(Part { missing: can, clear: None, choices })
            }
        }
    }

    /// The tiles for something that can be done, in the order in which they are told.
    pub(super) fn in_order(&self, way: Ways) -> Vec<Cell> {
        let ranked = match way {
            Ways::Flips(cells) => self.ranked(cells, Action::Flip),
            Ways::Swaps(_, cells) => self.ranked(cells, Action::Swap),
            Ways::Opens(_, cells) => self.ranked(cells, Action::Open),
        };
        ranked.into_iter().map(|(cell, ..)| cell).collect()
    }

    /// Why no group can be opened.
    fn opens_none(&self, voice: Voice, player: Player, line: &Line, can: &[String]) -> String {
        let before = self.game.swap_tile(player).and_then(|held| {
            let group = self.game.group(player, held)?;
            let illegal = Illegal::OpenedBefore { cell: group.cells.iter().next()?, color: held };
            Some(sentence(&voice.language.tiles().refusal(illegal, Some(voice.names))))
        });
        let why = before.unwrap_or_else(|| voice.tile(&self.cannot(player, Word::Open, line)));
        let held = self.game.swap_tile(player);
        let color = said(line).and_then(|(_, color, _)| color);
        let other = held.filter(|_| color.is_some() && color != held);
        let other = other.map(|held| voice.tile(&Fact::OpensOnly(held)));
        let told = other.into_iter().chain([why]).chain(can.iter().cloned());
        told.collect::<Vec<_>>().join(" ")
    }

    /// That there is no tile for what a line says.
    fn cannot(&self, player: Player, verb: Word, line: &Line) -> Fact {
        let (_, color, _) = said(line).unwrap_or_default();
        let deed = deed_of(verb);
        let is_held = color == self.game.swap_tile(player) && deed != Deed::Flip;
        Fact::Cannot(deed, color.filter(|_| !is_held))
    }

    /// What all flips at the end bring.
    pub(super) fn all_flips(&self) -> Fact {
        let points = self.acting.map(|player| self.game.chains(player).points);
        Fact::AllFlips(points.filter(|_| self.foresees))
    }

    /// What a player can do in a turn.
    pub(super) fn choices(&self, player: Player) -> Option<Fact> {
        let legal = self.game.legal_actions();
        let flips = usize::from(legal.flips().len());
        Some(Fact::Can {
            player,
            held: self.game.swap_tile(player)?,
            named: legal.flips().iter().filter(|_| is_few(flips)).collect(),
            flips,
            opens: legal.opens().iter().collect(),
            swaps: legal.swaps().iter().collect(),
        })
    }
}

/// What a verb does.
fn deed_of(verb: Word) -> Deed {
    match verb {
        Word::Flip => Deed::Flip,
        Word::Open => Deed::Open,
        Word::Swap => Deed::Swap,
        _ => Deed::Lay,
    }
}

/// What asks for the rest of an action.
pub(super) fn part(voice: Voice, fact: &Fact) -> Read<Action> {
    Read::Part(Part { missing: vec![voice.tile(fact)], clear: None, choices: choices(fact) })
}

/// What a question offers, in the order of its words.
pub(super) fn choices(fact: &Fact) -> Vec<Typed> {
    match fact {
        Fact::WhichTile(_, tiles) => tiles.map(|it| Word::Color(it).into()).to_vec(),
        Fact::FlipOrLay(..) => [Word::Flip, Word::Lay].map(Typed::from).to_vec(),
        _ => Vec::new(),
    }
}

/// What can be done in a turn, and where.
#[derive(Clone, Copy)]
pub(super) enum Ways {
    Flips(Cells),
    Swaps(Color, Cells),
    Opens(Color, Cells),
}
