//! The tile table, line by line.

mod answers;
mod said;

use std::cmp::Reverse;

use super::table::{FEW, Read, Table, alike};
use super::typed::Typed;
use super::voice::Voice;
use super::words::Line;
use crate::app::Reason;
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, Sentence, StageView, TableScene};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Game, Illegal, Phase};
use crate::rules::{Color, Player, Seat};
use crate::story::Explained;
use crate::story::tiles::Deed;
use crate::texts::language::games::TurnRule;
use crate::texts::language::lines::tiles::Fact;
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;
use said::said;

/// So many tiles that can be flipped are named in a question, where they come before all else.
const NAMED: usize = 3;

impl Voice<'_> {
    fn tile(self, fact: &Fact) -> String {
        self.language.in_lines().tile_fact(fact, self.names)
    }
}

impl Table for TableScene<'_> {
    type Game = Game;

    alike!();

    fn acting(&self) -> Option<Seat> {
        self.acting.map(Seat::from)
    }

    fn is_of_keys(sentence: &Sentence) -> bool {
        use Sentence::{
            CellFirst, FlipsAll, FlipsInstead, Forgets, Keeps, OneByOne, OpensInstead, Plays,
            RowFirst, Stop, SwapsInstead, Turn, WhichColumn, WhichTile,
        };
        matches!(
            sentence,
            CellFirst(_)
                | FlipsAll(..)
                | FlipsInstead(_)
                | Forgets(_)
                | Keeps(_)
                | OneByOne { .. }
                | OpensInstead(..)
                | Plays(_)
                | RowFirst(_)
                | Stop(_)
                | SwapsInstead(..)
                | Turn(..)
                | WhichColumn(..)
                | WhichTile(..)
        )
    }

    fn reason(sentence: &Sentence) -> Option<Reason> {
        match sentence {
            Sentence::NotPossible(reason) => Some(*reason),
            _ => None,
        }
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
                [turn].into_iter().chain(can).collect()
            }
            StageView::Flips { player, .. } => {
                // That the other player cannot act was told.
                let flips = self.game.legal_actions().flips();
                let tiles = flips.iter().map(|cell| (cell, self.game.tile(cell).color, None));
                let points = self.foresees.then(|| self.game.chains(player).points);
                let left = Fact::FlipsLeft(player, tiles.collect(), points);
                [left, Fact::LastFlips].map(|fact| voice.tile(&fact)).to_vec()
            }
            StageView::Over | StageView::Replay(_) => Vec::new(),
        }
    }

    fn caveat(&self, voice: Voice) -> Option<String> {
        let preview = self.game.preview(self.chosen.filter(|_| self.foresees)?).ok()?;
        (preview.points > 0).then(|| voice.tile(&Fact::Brings(preview.points)))
    }

    fn introduction(&self, voice: Voice) -> Vec<String> {
        let mut said = vec![voice.tile(&Fact::HowToAsk)];
        if self.log.turns() > 0 {
            said.extend(self.possessions(voice));
        }
        said
    }

    fn score(&self, voice: Voice) -> Vec<String> {
        let each = Player::BOTH.map(|player| {
            let score = self.game.score(player);
            let spaces = (1..).zip(&score.spaces);
            let spaces = spaces.filter(|(_, it)| it.points > 0);
            let spaces = spaces.filter_map(|(at, it)| Some((it.color?, it.tiles, at, it.points)));
            voice.tile(&Fact::Counted(player, score.total(), spaces.collect()))
        });
        each.to_vec()
    }

    fn legal(&self, voice: Voice, line: &Line) -> Vec<String> {
        let Some(player) = self.acting else {
            return Vec::new();
        };
        if let StageView::Start { chooser, tiles, .. } = self.stage {
            return vec![voice.tile(&Fact::WhichTile(chooser, tiles))];
        }
        let legal = self.legal_ways(player, line);
        if legal.is_empty() {
            return self.choices(player).map(|it| voice.tile(&it)).into_iter().collect();
        }
        let most = |cells: Cells, of: fn(Cell) -> Action| {
            let mut worth = self.worth(cells, of);
            // In practice, where they have none, as they lie.
            worth.sort_by_key(|&(_, _, points)| Reverse(points));
            let more = worth.split_off(FEW.min(worth.len())).len();
            (worth, more)
        };
        let facts = legal.into_iter().map(|way| match way {
            Ways::Flips(cells) => {
                let (tiles, more) = most(cells, Action::Flip);
                Fact::Flips(tiles, more)
            }
            Ways::Swaps(held, cells) => {
                let (tiles, more) = most(cells, Action::Swap);
                Fact::Swaps(held, tiles, more)
            }
            Ways::Opens(held, cells) => {
                let (tiles, more) = most(cells, Action::Open);
                let cells = tiles.into_iter().map(|(cell, ..)| cell);
                Fact::Opens(held, cells.collect(), more)
            }
        });
        facts.map(|it| voice.tile(&it)).collect()
    }

    fn list(&self, voice: Voice, line: &Line) -> Vec<String> {
        let Some(player) = self.acting.filter(|_| !self.is_start()) else {
            return self.legal(voice, line);
        };
        let in_row = |cells: Cells, row: u8| -> Cells {
            let cells = cells.iter().filter(|cell| cell.row() == row);
            cells.collect()
        };
        let mut facts = Vec::new();
        for way in self.legal_ways(player, line) {
            for row in (1..=8).rev() {
                facts.push(match way {
                    Ways::Flips(all) => Fact::Flips(self.worth(in_row(all, row), Action::Flip), 0),
                    Ways::Swaps(held, all) => {
                        Fact::Swaps(held, self.worth(in_row(all, row), Action::Swap), 0)
                    }
                    Ways::Opens(held, all) => {
                        Fact::Opens(held, in_row(all, row).iter().collect(), 0)
                    }
                });
            }
        }
        let is_some = |fact: &&Fact| match fact {
            Fact::Flips(tiles, _) | Fact::Swaps(_, tiles, _) => !tiles.is_empty(),
            Fact::Opens(_, cells, _) => !cells.is_empty(),
            _ => true,
        };
        let facts = facts.iter().filter(is_some);
        facts.map(|it| voice.tile(it)).collect()
    }

    fn about(&self, voice: Voice, seat: Seat) -> Vec<String> {
        let Ok(player) = Player::try_from(seat) else {
            return Vec::new();
        };
        let facts = [self.groups(player)].into_iter().chain(self.holds(player));
        facts.map(|fact| voice.tile(&fact)).collect()
    }

    fn read(&self, voice: Voice, line: &Line) -> Read<Action> {
        if let Some(said) = self.answer(voice, line) {
            return Read::Answer(said);
        }
        if let Phase::Start { tiles, .. } = self.game.phase() {
            let words = line.words.iter();
            let words = words.filter(|it| !matches!(it.word, Some(Word::Keep | Word::Take)));
            let words: Vec<&Typed> = words.collect();
            return match words[..] {
                [one] => match one.color() {
                    Some(color) => Read::Action(Action::Keep(color)),
                    None => Read::Nothing,
                },
                [] => {
                    let chooser = self.acting.unwrap_or(Player::One);
                    Read::Part(voice.tile(&Fact::WhichTile(chooser, tiles)))
                }
                _ => Read::Nothing,
            };
        }
        let is_last = matches!(self.game.phase(), Phase::LastFlips(_));
        let is_all = |it: &Typed| matches!(it.word, Some(Word::All | Word::Flip));
        match line.only() {
            Some(Word::Stop | Word::Done) if is_last => return Read::Action(Action::Done),
            _ if is_last && line.has(Word::All) && line.words.iter().all(is_all) => {
                return Read::Command(Command::Tiles(Tiles::FlipAll));
            }
            _ => {}
        }
        let Some((verb, color, cells)) = said(line) else {
            return Read::Nothing;
        };
        if let (Some(color), &[cell]) = (color, &cells[..]) {
            return self.colored(voice, verb, color, cell);
        }
        match (&cells[..], verb) {
            ([_, _, ..], _) => Read::Twofold,
            ([], Some(verb)) => match self.choices(self.acting.unwrap_or(self.bottom)) {
                // What can be done nowhere is refused before more is asked.
                Some(can) if !can_do(verb, &can) => Read::Refused(voice.tile(&can)),
                _ => Read::Part(voice.tile(&Fact::WhichCell)),
            },
            ([], None) => Read::Nothing,
            (&[cell], Some(verb)) => Read::Action(self.done_by(verb, cell)),
            (&[cell], None) => match self.flip_or_lay(cell).filter(|_| line.is_sure) {
                Some(both) => Read::Part(voice.tile(&both)),
                None => Read::Action(self.usual(cell)),
            },
        }
    }

    fn refusal(&self, voice: Voice, action: Action) -> Option<(String, Option<TurnRule>)> {
        let illegal = self.game.preview(action).err()?;
        let names = voice.names;
        let why = voice.language.tiles().refusal(illegal, Some(names));
        let rule = match (illegal, action) {
            (Illegal::OpenedBefore { .. }, _) => Some(TurnRule::Open),
            (Illegal::NoGroup { .. } | Illegal::NotNextTo { .. }, Action::Flip(_)) => {
                Some(TurnRule::Flip)
            }
            (Illegal::NoGroup { .. } | Illegal::NotNextTo { .. }, _) => Some(TurnRule::Swap),
            (Illegal::SameColor { .. }, _) => Some(TurnRule::Swap),
            (Illegal::Turned { .. }, _) => Some(TurnRule::Turned),
            (Illegal::Touches { .. }, _) => Some(TurnRule::Touch),
            _ => None,
        };
        Some((sentence(&why), rule))
    }

    fn other(&self, action: Action) -> Option<Action> {
        match (action, self.stage) {
            (Action::Keep(color), StageView::Start { tiles, .. }) => {
                tiles.into_iter().find(|&it| it != color).map(Action::Keep)
            }
            _ => None,
        }
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
    fn is_start(&self) -> bool {
        matches!(self.game.phase(), Phase::Start { .. })
    }

    /// What a player can do in a turn of what a line is about, and where; not what cannot be
    /// done anywhere.
    fn legal_ways(&self, player: Player, line: &Line) -> Vec<Ways> {
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
    fn worth(&self, cells: Cells, of: fn(Cell) -> Action) -> Vec<(Cell, Color, Option<u16>)> {
        let preview = |cell| self.game.preview(of(cell)).ok();
        let points = |cell| preview(cell).filter(|_| self.foresees).map(|it| it.points);
        let each = cells.iter();
        each.map(|cell| (cell, self.game.tile(cell).color, points(cell))).collect()
    }

    /// What a player can do in a turn.
    fn choices(&self, player: Player) -> Option<Fact> {
        let legal = self.game.legal_actions();
        let flips = usize::from(legal.flips().len());
        Some(Fact::Can {
            held: self.game.swap_tile(player)?,
            named: legal.flips().iter().filter(|_| flips <= NAMED).collect(),
            flips,
            opens: legal.opens().iter().collect(),
            swaps: legal.swaps().iter().collect(),
        })
    }
}

/// Whether there is a tile for a verb.
fn can_do(verb: Word, can: &Fact) -> bool {
    match (verb, can) {
        (Word::Flip, Fact::Can { flips, .. }) => *flips > 0,
        (Word::Open, Fact::Can { opens, .. }) => !opens.is_empty(),
        (Word::Swap, Fact::Can { swaps, .. }) => !swaps.is_empty(),
        _ => true,
    }
}

/// What can be done in a turn, and where.
#[derive(Clone, Copy)]
enum Ways {
    Flips(Cells),
    Swaps(Color, Cells),
    Opens(Color, Cells),
}
