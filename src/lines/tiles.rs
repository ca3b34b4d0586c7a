//! The tile table, line by line.

mod answers;
mod said;
mod ways;

use super::table::{Read, Table, alike, asked_for, few};
use super::typed::{Sort, Typed};
use super::voice::{Voice, leads};
use super::words::Line;
use crate::app::Reason;
use crate::app::command::Command;
use crate::app::tiles::{Command as Tiles, Sentence, StageView, TableScene};
use crate::record::Move;
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Cells, Event, Game, Illegal, Phase};
use crate::rules::{Player, Seat};
use crate::story::Explained;
use crate::story::tiles::Deed;
use crate::texts::language::games::TurnRule;
use crate::texts::language::lines::tiles::Fact;
use crate::texts::language::lines::{Said, Word};
use crate::texts::sentence;
use said::said;
use ways::{Ways, choices, part};

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

    fn remark(&self, voice: Voice, _: Move<Game>, line: &Event) -> Option<String> {
        let remarks = match *line {
            Event::Opened { player, cell, marker, .. } => {
                vec![Some(Fact::Marked(marker)), self.flips_lost(player, cell)]
            }
            Event::Flipped { player, cell, .. } | Event::Swapped { player, cell, .. } => {
                vec![self.flips_lost(player, cell)]
            }
            Event::Stuck { player, flips: 1.. } => vec![Some(Fact::OnlyFlips(player.other()))],
            _ => Vec::new(),
        };
        let told: Vec<String> = remarks.iter().flatten().map(|it| voice.tile(it)).collect();
        (!told.is_empty()).then(|| told.join(" "))
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

    fn reworded(voice: Voice, sentence: &Sentence) -> Option<String> {
        match *sentence {
            Sentence::LeavesYou(moves) => Some(voice.tile(&Fact::LeavesYou(moves))),
            Sentence::LeavesOther(other, moves) => Some(voice.tile(&Fact::Leaves(other, moves))),
            _ => None,
        }
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
                can.into_iter().chain([voice.say(&Said::WhatNow)]).collect()
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

    fn options(&self) -> Vec<Typed> {
        match self.stage {
            StageView::Start { chooser, tiles, .. } => choices(&Fact::WhichTile(chooser, tiles)),
            StageView::Flips { .. } => {
                self.game.legal_actions().flips().iter().map(Typed::of_cell).collect()
            }
            _ => Vec::new(),
        }
    }

    fn brings(&self, voice: Voice) -> Option<String> {
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
        let lead = (!self.game.is_over()).then(|| voice.say(&leads(&self.totals(), Vec::new())));
        each.into_iter().chain(lead).collect()
    }

    fn totals(&self) -> Vec<(Seat, u16)> {
        Player::BOTH.map(|it| (it.into(), self.game.score(it).total())).to_vec()
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
        let is_asked = line.words.iter().any(|it| it.sort() == Some(Sort::Deed));
        let most = |cells: Cells, of: fn(Cell) -> Action| {
            let ranked = self.ranked(cells, of);
            if is_asked { asked_for(ranked) } else { few(ranked) }
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

    fn listed(&self, line: &Line) -> Vec<Vec<Typed>> {
        let is_list = line.has(Word::List);
        let asks = line.asks && said(line).is_some_and(|(verb, ..)| verb.is_some());
        let lists = is_list || asks || line.has(Word::Legal);
        let Some(player) = self.acting.filter(|_| lists && !self.is_start()) else {
            return Vec::new();
        };
        let each = |way: Ways| {
            let (verb, cells) = match way {
                Ways::Flips(cells) => (Word::Flip, cells),
                Ways::Swaps(_, cells) => (Word::Swap, cells),
                Ways::Opens(_, cells) => (Word::Open, cells),
            };
            let cells = if is_list { cells.iter().collect() } else { self.in_order(way) };
            cells.into_iter().map(move |cell| vec![verb.into(), Typed::of_cell(cell)])
        };
        self.legal_ways(player, line).into_iter().flat_map(each).collect()
    }

    fn about(&self, voice: Voice, seat: Seat, _: &Line) -> Vec<String> {
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
                    part(voice, &Fact::WhichTile(chooser, tiles))
                }
                _ => Read::Nothing,
            };
        }
        let is_last = matches!(self.game.phase(), Phase::LastFlips(_));
        let is_all = |it: &Typed| matches!(it.word, Some(Word::All | Word::Flip));
        match line.only() {
            Some(Word::Stop | Word::Done) if is_last => return Read::Action(Action::Done),
            _ if is_last && line.has(Word::All) && line.words.iter().all(is_all) => {
                let what = voice.tile(&self.all_flips());
                return Read::Command(Command::Tiles(Tiles::FlipAll), what);
            }
            // Before that, one is flipped at a time.
            _ if line.has(Word::All) && line.has(Word::Flip) => return Read::Twofold,
            _ => {}
        }
        let Some((verb, color, cells)) = said(line) else {
            return Read::Nothing;
        };
        if let (Some(color), &[cell]) = (color, &cells[..]) {
            return self.colored(voice, (verb, color, cell), line);
        }
        // A tile of a color that lies there is one that can be flipped.
        let verb = verb.or((color.is_some() && line.is_one).then_some(Word::Flip));
        match (&cells[..], verb) {
            ([_, _, ..], _) => Read::Twofold,
            ([], Some(verb)) => self.which_cell(voice, verb, line),
            ([], None) => Read::Nothing,
            (&[cell], Some(verb)) => Read::Action(self.done_by(verb, cell)),
            (&[cell], None) => match self.flip_or_lay(cell) {
                Some(both) => part(voice, &both),
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
