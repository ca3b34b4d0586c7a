//! The tile table, line by line.

use super::table::{Read, Table, Voice, alike, collapsed};
use super::words::{Line, Typed};
use crate::app::Warning;
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, Sentence, StageView, TableScene};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Game, Phase, Tile};
use crate::rules::{Color, Player};
use crate::story::Explained;
use crate::story::tiles::Deed;
use crate::texts::language::lines::tiles::Fact;
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;

impl Voice<'_> {
    fn tile(self, fact: &Fact) -> String {
        self.language.in_lines().tile_fact(fact, self.names)
    }
}

impl Table for TableScene<'_> {
    type Game = Game;

    alike!();

    fn warnings(&self) -> Vec<&Warning> {
        self.warning.iter().collect()
    }

    fn is_of_keys(sentence: &Sentence) -> bool {
        use Sentence::{
            FlipsAll, FlipsInstead, Keeps, OneByOne, OpensInstead, Plays, Stop, SwapsInstead,
        };
        matches!(
            sentence,
            FlipsAll(..)
                | FlipsInstead(_)
                | Keeps(_)
                | OneByOne { .. }
                | OpensInstead(..)
                | Plays(_)
                | Stop(_)
                | SwapsInstead(..)
        )
    }

    fn deed(&self, action: Action) -> Option<Deed> {
        Some(Game::deed(self.game, action))
    }

    fn question(&self, voice: Voice) -> Vec<String> {
        if self.is_thinking {
            return Vec::new();
        }
        match self.stage {
            StageView::Start { chooser, tiles, .. } => {
                vec![voice.tile(&Fact::WhichTile(chooser, tiles))]
            }
            StageView::Turn { player, .. } => {
                let can = self.choices(player).map(|it| voice.tile(&it));
                let turn = voice.say(&Said::YourTurn(player.into()));
                can.into_iter().chain([turn]).collect()
            }
            StageView::Flips { player, .. } => {
                let said = [
                    Sentence::CannotAct(player.other()),
                    Sentence::MayFlip(player, self.game.chains(player).cells.len()),
                ];
                let all = self.game.chains(player).points;
                let mut said = voice.sentences::<Self>(&said);
                said.push(voice.tile(&Fact::LastFlips(all)));
                said
            }
            StageView::Over | StageView::Replay(_) => Vec::new(),
        }
    }

    fn introduction(&self, voice: Voice) -> Vec<String> {
        let mut said = vec![voice.tile(&Fact::HowToAsk)];
        if self.log.turns() > 0 {
            said.extend(self.table(voice));
        }
        said
    }

    fn score(&self, voice: Voice) -> Vec<String> {
        let house = voice.language.house();
        let mut said = Vec::new();
        for player in Player::BOTH {
            let score = self.game.score(player);
            let total = house.total_of(self.names.of(player), score.total());
            let spaces = (1..).zip(&score.spaces).filter_map(|(marker, space)| {
                let words = voice.language.tiles();
                Some(words.space(marker, space.color?, space.tiles, space.points))
            });
            let spaces: Vec<String> = spaces.map(|it| collapsed(&it)).collect();
            said.push(sentence(&[vec![total], spaces].concat().join("; ")));
        }
        said
    }

    fn legal(&self, voice: Voice) -> Vec<String> {
        let Some(player) = self.acting else {
            return Vec::new();
        };
        if let StageView::Start { chooser, tiles, .. } = self.stage {
            return vec![voice.tile(&Fact::WhichTile(chooser, tiles))];
        }
        let legal = self.game.legal_actions();
        let worth = |action| self.game.preview(action).map_or(0, |it| it.points);
        let tiles = |cells: Cells, of: fn(Cell) -> Action| {
            let each = cells.iter();
            each.map(|cell| (cell, self.game.tile(cell).color, worth(of(cell))))
                .collect::<Vec<_>>()
        };
        let mut facts = vec![Fact::Flips(tiles(legal.flips(), Action::Flip))];
        if let Some(held) = self.game.swap_tile(player) {
            facts.push(Fact::Swaps(held, tiles(legal.swaps(), Action::Swap)));
            facts.push(Fact::Opens(held, legal.opens().iter().collect()));
        }
        let is_some = |fact: &Fact| match fact {
            Fact::Flips(tiles) | Fact::Swaps(_, tiles) => !tiles.is_empty(),
            Fact::Opens(_, cells) => !cells.is_empty(),
            _ => true,
        };
        let facts = facts.iter().filter(|it| is_some(it));
        facts.map(|it| voice.tile(it)).collect()
    }

    fn read(&self, voice: Voice, line: &Line) -> Read<Action> {
        if let Some(said) = self.answer(voice, line) {
            return Read::Answer(said);
        }
        if let Phase::Start { tiles, .. } = self.game.phase() {
            let color = line.words.iter().find_map(Typed::color);
            return match color {
                Some(color) => Read::Action(Action::Keep(color)),
                None if line.has(Word::Keep) => {
                    let chooser = self.acting.unwrap_or(Player::One);
                    Read::Part(voice.tile(&Fact::WhichTile(chooser, tiles)))
                }
                None => Read::Nothing,
            };
        }
        let is_last = matches!(self.game.phase(), Phase::LastFlips(_));
        match line.only() {
            Some(Word::Stop | Word::Done) if is_last => return Read::Action(Action::Done),
            Some(Word::All) if is_last => {
                return Read::Command(Command::Tiles(Tiles::FlipAll));
            }
            _ => {}
        }
        if cells_of(line).len() > 1 {
            return Read::Answer(vec![voice.say(&Said::OneAtATime)]);
        }
        let verbs = [Word::Flip, Word::Open, Word::Swap, Word::Lay];
        let verb = verbs.into_iter().find(|&verb| line.has(verb));
        match (cells_of(line).first().copied(), verb) {
            (None, Some(_)) => Read::Part(voice.tile(&Fact::WhichCell)),
            (None, None) => Read::Nothing,
            (Some(cell), Some(Word::Flip)) => Read::Action(Action::Flip(cell)),
            (Some(cell), Some(Word::Open)) => Read::Action(Action::Open(cell)),
            (Some(cell), Some(Word::Swap)) => Read::Action(Action::Swap(cell)),
            (Some(cell), Some(_)) => Read::Action(self.lay(cell)),
            (Some(cell), None) => Read::Action(self.usual(cell)),
        }
    }

    fn refusal(&self, voice: Voice, action: Action) -> Option<String> {
        let illegal = self.game.preview(action).err()?;
        let names = voice.names;
        let why = voice.language.tiles().refusal(illegal, Some(names));
        Some(sentence(&why))
    }

    fn clicks(&self, action: Action) -> Vec<Command> {
        let all = match action {
            Action::Keep(color) => vec![Tiles::ClickStart(color)],
            Action::Done => vec![Tiles::Enough],
            Action::Flip(cell) | Action::Open(cell) | Action::Swap(cell) => {
                let is_usual = self.usual(cell) == action;
                let change = (!is_usual).then_some(Tiles::Change);
                [Tiles::Click(cell)].into_iter().chain(change).collect()
            }
        };
        all.into_iter().map(Command::Tiles).collect()
    }
}

impl TableScene<'_> {
    /// What a player can do in a turn.
    fn choices(&self, player: Player) -> Option<Fact> {
        let legal = self.game.legal_actions();
        Some(Fact::Can {
            held: self.game.swap_tile(player)?,
            flips: legal.flips().len().into(),
            opens: legal.opens().len().into(),
            swaps: legal.swaps().len().into(),
        })
    }

    /// Some tiles with what they are.
    fn tiles_of(&self, is_wanted: impl Fn(Cell) -> bool) -> Vec<(Cell, Tile)> {
        let cells = Cells::ALL.iter().filter(|&cell| is_wanted(cell));
        cells.map(|cell| (cell, self.game.tile(cell))).collect()
    }

    fn row(&self, row: u8) -> Fact {
        Fact::Row(row, self.tiles_of(|cell| cell.row() == row))
    }

    /// A column, from the bottom.
    fn column(&self, letter: char) -> Option<Fact> {
        let column = u8::try_from(letter).ok()?.checked_sub(b'a')?;
        let mut tiles = self.tiles_of(|cell| cell.column() == column);
        tiles.sort_by_key(|(cell, _)| cell.row());
        (!tiles.is_empty()).then_some(Fact::Column(letter, tiles))
    }

    fn groups(&self, player: Player) -> Fact {
        Fact::Groups(player, self.game.groups(player).collect())
    }

    fn holds(&self, player: Player) -> Option<Fact> {
        Some(Fact::Holds(player, self.game.swap_tile(player)?))
    }

    /// Where tiles of a color lie.
    fn color(&self, color: Color) -> Fact {
        let is_front = |&(_, tile): &(Cell, Tile)| tile.color == color && tile.owner.is_none();
        let fronts = self.tiles_of(|_| true).into_iter().filter(is_front);
        let groups = Player::BOTH.into_iter().filter_map(|player| {
            let group = self.game.group(player, color)?;
            Some((player, group.cells.iter().collect()))
        });
        Fact::Where(
            color,
            fronts.map(|(cell, _)| cell).collect(),
            groups.collect(),
        )
    }

    /// Everything, from the top.
    fn table(&self, voice: Voice) -> Vec<String> {
        let rows = (1..=8).rev().map(|row| self.row(row));
        let groups = Player::BOTH.map(|player| self.groups(player));
        let held = Player::BOTH.into_iter().filter_map(|it| self.holds(it));
        let facts = rows.chain(groups).chain(held);
        facts.map(|fact| voice.tile(&fact)).collect()
    }

    /// The answer to a question about the table.
    fn answer(&self, voice: Voice, line: &Line) -> Option<Vec<String>> {
        let acting = self.acting.unwrap_or(self.bottom);
        let is_start = matches!(self.game.phase(), Phase::Start { .. });
        let one = |fact: Fact| Some(vec![voice.tile(&fact)]);
        match (line.first()?, &line.words[1..]) {
            (Word::Table, []) => Some(self.table(voice)),
            (Word::Mine | Word::Group | Word::River, []) => {
                let players = [acting, acting.other()];
                let groups = players.map(|player| voice.tile(&self.groups(player)));
                Some(groups.to_vec())
            }
            (Word::Swap | Word::Hand, []) => {
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
            (Word::Color(color), []) if !is_start => one(self.color(color)),
            _ => None,
        }
    }
}

/// The cells that are named, as `c4`, `4c`, `c 4` or `4 c`.
fn cells_of(line: &Line) -> Vec<Cell> {
    let whole: Vec<Cell> = line.words.iter().filter_map(Typed::cell).collect();
    if !whole.is_empty() {
        return whole;
    }
    let pairs = line.words.windows(2);
    let pairs = pairs.map(|pair| Typed {
        text: format!("{}{}", pair[0].text, pair[1].text),
        word: None,
    });
    pairs.filter_map(|pair| pair.cell()).collect()
}
