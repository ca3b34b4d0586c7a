//! What is to be said at the tile table.

use std::cmp::Ordering;

use super::choice::{At, Refusals, Way};
use super::command::Command as Tiles;
use super::keymap::Context;
use super::notice::Notice;
use super::scene::{Pick, StageView, TableScene};
use super::sentence::{Finish, Gain, Lays, Sentence};
use crate::app::Speech;
use crate::app::command::Command;
use crate::app::keymap::{self, KeyCode};
use crate::app::speech::{Common, Prompt, below_score};
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Event, Game, Illegal, Phase, Preview};
use crate::rules::{Color, Player};

/// Up to here things are counted: nobody counts further.
const FEW: usize = 10;

/// So many, unless nobody counts them.
fn few(count: u8) -> Option<u8> {
    (usize::from(count) <= FEW).then_some(count)
}

/// The key that does something at the tile table.
fn key(context: Context, command: Command) -> KeyCode {
    keymap::key_for(keymap::Context::Tiles(context), command)
}

impl<'a> TableScene<'a> {
    /// What is to be said now.
    pub fn speech(&self) -> Speech<'a, Game, Sentence> {
        let taught = Speech::taught(self.lecture, self.exercise, || self.refusal());
        if let Some(speech) = taught {
            return speech;
        }
        let prompt = self.prompt();
        // What can be done helps to choose.
        if let Some(Notice::CellFirst) = self.notice {
            return Speech::Prompt(Prompt { warning: self.refusal(), recap: Vec::new(), ..prompt });
        }
        let prompt = prompt.tipped(self.tip).judged(self.judged);
        Speech::new(self.refusal(), self.hints, self.chosen, self.mistake, prompt)
    }

    /// What is said below the score.
    pub fn below_score(&self) -> Vec<Sentence> {
        below_score(self.refusal(), self.replay, self.lecture)
    }

    /// Why the last thing tried was refused.
    fn refusal(&self) -> Vec<Sentence> {
        let Some(notice) = self.notice else {
            return Vec::new();
        };
        vec![match notice {
            Notice::NothingHere(refusals) => return nothing_here(refusals),
            Notice::House(reason) => Sentence::NotPossible(reason),
            Notice::Illegal(illegal) => Sentence::Refused(illegal),
            Notice::CellFirst => Sentence::CellFirst(key(Context::Turn, Command::NextHint)),
            Notice::StartTileFirst => Sentence::StartTileFirst,
            Notice::NoTile(color) => Sentence::NoTile(color),
            Notice::OneWay => Sentence::OneWay,
            Notice::NoChains => Sentence::NoChains,
            Notice::NoCell => Sentence::NoCell,
            Notice::RowFirst(column) => {
                let typed = Command::Tiles(Tiles::Column(column));
                Sentence::RowFirst(key(Context::Column, typed))
            }
            Notice::NoTurn(turn) => Sentence::Common(Common::NoTurn(turn)),
            Notice::BeforeResuming => Sentence::BeforeResuming,
            Notice::NothingToTakeBack => Sentence::NothingToTakeBack,
        }]
    }

    /// What to do, and what else is good to know.
    fn prompt(&self) -> Prompt<Sentence> {
        if let (true, Some(player)) = (self.is_thinking, self.acting) {
            let thinking = Common::Thinking(player.into());
            return Prompt::new([Sentence::Common(thinking)], self.recap());
        }
        match self.stage {
            StageView::Replay(it) => {
                Prompt::new([Sentence::Common(Common::replay(it))], self.recap())
            }
            StageView::Start { chooser, tiles, pick } => keep(chooser, tiles, pick),
            StageView::Turn { player, pick } | StageView::Flips { player, pick } => match pick {
                Pick::Row(row) => column(row),
                Pick::Cell(at) => self.choose(&at, player),
                Pick::Enough => self.enough(player),
                Pick::Nothing => match self.game.phase() {
                    Phase::LastFlips(_) => self.flips(player),
                    _ => self.turn(player),
                },
            },
            // A motion goes on to the score by itself.
            StageView::Over => {
                let shows_score = self.motion.is_none().then(Common::shows_score);
                Prompt::new(shows_score.map(Sentence::Common), self.recap())
            }
        }
    }

    /// What happened last; of several flips, what all of them brought.
    fn recap(&self) -> impl Iterator<Item = Sentence> {
        let mut told = self.log.last_events();
        told.retain(|event| *event != Event::Ended);
        let worth = |event: &Event| match *event {
            Event::Flipped { player, marker, .. } => Some((player, u16::from(marker))),
            _ => None,
        };
        let flips: Vec<(Player, u16)> = told.iter().filter_map(worth).collect();
        let all = match flips[..] {
            [(player, _), _, ..] => {
                told.retain(|event| worth(event).is_none());
                let points = flips.iter().map(|(_, points)| points).sum();
                Some(Sentence::Flipped(player, flips.len(), points))
            }
            _ => None,
        };
        told.into_iter().map(Sentence::Happened).chain(all)
    }

    /// Asks a player to choose a cell, and tells what there is.
    fn turn(&self, player: Player) -> Prompt<Sentence> {
        let (is_first_game, turns) = (self.series.games() == 0, self.log.turns());
        let what = (is_first_game && turns < 2).then_some(Sentence::WhatATurnIs);
        let turn = Sentence::Turn(player, key(Context::Turn, Command::NextHint));
        let prompt = Prompt::new([turn], self.can(player).into_iter().chain(what));
        // The tiles kept can be seen at once. What can be done matters more than what was.
        let recap = (turns > 0).then(|| [self.recap().collect(), Vec::new()]);
        Prompt { recap: recap.into_iter().flatten().collect(), ..prompt }
    }

    /// What a player can do.
    fn can(&self, player: Player) -> Option<Sentence> {
        let held = self.game.swap_tile(player)?;
        let legal = self.game.legal_actions();
        let (flips, swaps) = (legal.flips().len(), legal.swaps().len());
        if flips == 0 && swaps == 0 && self.game.groups(player).next().is_none() {
            return Some(Sentence::OpensFirst(held));
        }
        let lays = match legal.opens().len() {
            0 => (swaps > 0).then_some(Lays::Swaps(held)),
            all if all == self.game.fronts().len() => Some(Lays::OpensAnywhere(held)),
            _ => Some(Lays::OpensUnmarked(held)),
        };
        Some(Sentence::Can { flips: flips > 0, lays })
    }

    /// What a player is about to do on a cell, and what would come of it.
    fn choose(&self, at: &At, player: Player) -> Prompt<Sentence> {
        match at.outcome {
            Ok((action, preview)) => self.act(at, action, &preview, player),
            Err(_) => self.nothing_to_do(at),
        }
    }

    /// What a cell is on which nothing can be done, and why.
    fn nothing_to_do(&self, at: &At) -> Prompt<Sentence> {
        let tile = self.game.tile(at.cell);
        if let Some(owner) = tile.owner {
            let group = self.game.group(owner, tile.color);
            let turned = Sentence::Turned {
                cell: at.cell,
                owner,
                color: tile.color,
                marker: group.map_or(0, |group| group.marker),
            };
            return Prompt::new([turned], [Sentence::Stays]);
        }
        let why = at.refusals(self.game).map(nothing_here);
        Prompt::new([Sentence::NothingToDo(at.cell, tile.color)], why.into_iter().flatten())
    }

    fn act(&self, at: &At, action: Action, preview: &Preview, player: Player) -> Prompt<Sentence> {
        let cell = at.cell;
        let tile = self.game.tile(cell).color;
        let held = self.game.swap_tile(player).unwrap_or(tile);
        let gain = Gain { points: preview.points, before: preview.totals[player] - preview.points };
        let headline = match action {
            Action::Open(_) => Sentence::Open {
                cell,
                laid: held,
                // There are six groups at most.
                marker: self.game.groups(player).count() as u8 + 1,
                taken: tile,
            },
            Action::Swap(_) => Sentence::Swap { cell, laid: held, taken: tile, gain },
            _ => Sentence::Flip(cell, tile, gain),
        };
        let instead = at.both.then(|| self.instead(at.way, player, held));
        let plays = match self.exercise {
            Some(_) => Common::tries().into(),
            None => Sentence::Plays(key(Context::Turn, Command::Confirm)),
        };
        if !self.foresees {
            return Prompt::new([headline], instead.into_iter().chain([plays]));
        }
        let comes = self.foresee(preview, player, held, tile);
        // What comes of it belongs to what is chosen, not to the other way.
        let details = comes.into_iter().chain(instead).chain([plays]);
        Prompt {
            warning: danger(preview, player).into_iter().collect(),
            ..Prompt::new([headline], details)
        }
    }

    /// How to act on a cell in the other way.
    fn instead(&self, way: Way, player: Player, held: Color) -> Sentence {
        let change = key(Context::Turn, Command::Tiles(Tiles::Change));
        match way {
            Way::Lay => Sentence::FlipsInstead(change),
            Way::Flip if self.game.group(player, held).is_some() => {
                Sentence::SwapsInstead(change, held)
            }
            Way::Flip => Sentence::OpensInstead(change, held),
        }
    }

    /// What would come of an action, the most important first.
    fn foresee(
        &self,
        preview: &Preview,
        player: Player,
        held: Color,
        tile: Color,
    ) -> Vec<Sentence> {
        let other = player.other();
        let mut said = Vec::new();
        if !preview.opens_up.is_empty() {
            said.push(Sentence::OpensUp(preview.opens_up.into()));
        }
        if preview.ends_turns {
            said.push(Sentence::CouldNotAct(other));
        }
        let are_last_flips = matches!(self.game.phase(), Phase::LastFlips(_));
        if preview.ends_turns || preview.ends_game || are_last_flips {
            return said;
        }
        if preview.own_actions == 0 {
            said.push(Sentence::OnlyOtherFlips(other));
        }
        if preview.takes_flip {
            said.push(Sentence::TakesFlip(other, tile));
        }
        if !preview.barred_flips.is_empty() {
            said.push(Sentence::BarsFlips(other, preview.barred_flips.into()));
        }
        said.extend(match (preview.places, preview.taken) {
            // If the tile is new, that is the warning.
            (0, _) => None,
            (places, Some(color)) => Some(Sentence::Holds { color, places: few(places) }),
            (places, None) => Some(Sentence::KeepsHolding { color: held, places: few(places) }),
        });
        let theirs = self.game.swap_tile(other);
        if let (Some(theirs), false) = (theirs, preview.barred_places.is_empty()) {
            let cells = preview.barred_places.into();
            said.push(Sentence::BarsLaying(other, theirs, cells));
        }
        if let few @ 1..=2 = preview.own_actions {
            said.push(Sentence::LeavesYou(few));
        }
        if preview.other_actions <= FEW {
            said.push(Sentence::LeavesOther(other, preview.other_actions));
        }
        said
    }

    /// The flips at the end.
    fn flips(&self, player: Player) -> Prompt<Sentence> {
        let here = |command| key(Context::Flips, command);
        let chain = self.game.chains(player);
        let gain = Gain { points: chain.points, before: self.game.score(player).total() };
        let all = Sentence::FlipsAll(here(Command::Tiles(Tiles::FlipAll)), gain);
        let one_by_one = Sentence::OneByOne {
            next: here(Command::NextHint),
            flip: here(Command::Confirm),
            stop: here(Command::Tiles(Tiles::Enough)),
        };
        let all = self.foresees.then_some(all);
        Prompt::new(
            [Sentence::CannotAct(player.other()), Sentence::MayFlip(player, chain.cells.len())],
            all.into_iter().chain([one_by_one]),
        )
    }

    /// Asks whether to make no more flips.
    fn enough(&self, player: Player) -> Prompt<Sentence> {
        let stop = Sentence::Stop(key(Context::Flips, Command::Confirm));
        let left = self.game.chains(player).points;
        let stands = [player, player.other()].map(|it| (it, self.game.score(it).total()));
        Prompt {
            warning: if self.foresees { vec![Sentence::LeavesPoints(left)] } else { Vec::new() },
            ..Prompt::new([stop], [Sentence::Stands(stands)])
        }
    }
}

/// Asks which start tile to keep.
fn keep(chooser: Player, tiles: [Color; 2], pick: Option<Color>) -> Prompt<Sentence> {
    let here = |command| key(Context::Start, command);
    let other = chooser.other();
    let Some(kept) = pick else {
        let named = tiles.map(|tile| (here(Command::Tiles(Tiles::Color(tile))), tile));
        return Prompt::new(
            [Sentence::WhichTile(chooser, named)],
            [Sentence::GetsOther(other), Sentence::WhatATileIsFor],
        );
    };
    let given = if tiles[0] == kept { tiles[1] } else { tiles[0] };
    Prompt::new(
        [Sentence::Keep(kept), Sentence::Keeps(here(Command::Confirm))],
        [Sentence::Gets(other, given)],
    )
}

/// Asks for the column of a cell.
fn column(row: u8) -> Prompt<Sentence> {
    let here = |command| key(Context::Column, command);
    let ends = [0, 7].map(|column| here(Command::Tiles(Tiles::Column(column))));
    let forgets = Sentence::Forgets(here(Command::Back));
    Prompt::new([Sentence::WhichColumn(row, ends), forgets], [])
}

/// Why nothing can be done on a cell. Both reasons fit on two lines of the smallest screen.
fn nothing_here(refusals: Refusals) -> Vec<Sentence> {
    let flip = match refusals.flip {
        Illegal::NoGroup { color, .. } => Sentence::NoGroupYet(color),
        illegal => Sentence::CannotFlip(illegal),
    };
    let lay = refusals.lay.map(|illegal| match (refusals.flip, illegal) {
        (Illegal::Touches { .. }, Illegal::Touches { color, touched, .. }) => {
            Sentence::CannotLayEither(color, touched)
        }
        _ => Sentence::CannotLay(illegal),
    });
    [flip].into_iter().chain(lay).collect()
}

/// The warning that matters most, if there is one.
fn danger(preview: &Preview, player: Player) -> Option<Sentence> {
    if preview.ends_turns || preview.ends_game {
        let flips = preview.last_flips;
        let own = preview.totals[player] + flips.points;
        let theirs = preview.totals[player.other()];
        let finish = match own.cmp(&theirs) {
            Ordering::Greater => Finish::Won(own, theirs),
            Ordering::Less => Finish::Lost(own, theirs),
            Ordering::Equal => Finish::Drawn(own),
        };
        return Some(match flips.cells.len() {
            0 => Sentence::EndsGame(finish),
            more => Sentence::EndsTurns(more, finish),
        });
    }
    if preview.own_actions == 0 {
        return Some(Sentence::CannotActNext);
    }
    let taken = preview.taken.filter(|_| preview.places == 0);
    taken.map(Sentence::NoPlace)
}
