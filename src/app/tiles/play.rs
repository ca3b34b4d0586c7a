//! A game of tiles being played: what is chosen, and what happens next.

use super::choice::{self, At, Choice, Way};
use super::command::Command as Tiles;
use super::motion::Motions;
use super::notice::Notice;
use crate::app::Hints;
use crate::app::command::Command;
use crate::app::current::CurrentGame;
use crate::app::cycle::neighbor;
use crate::app::live::LiveTable as _;
use crate::record::tiles::Move;
use crate::rules::game::Game as _;
use crate::rules::tiles::{Action, Cell, Game, Illegal, Phase};
use crate::rules::{Color, Player};

/// A game being played.
#[derive(Clone, Debug)]
pub(in crate::app) struct TileTable {
    pub(super) current: CurrentGame<Game>,
    /// Nothing after every action, so that a key pressed once too often plays nothing.
    pub(super) choice: Choice,
    /// Where the arrow keys go on from.
    pub(super) cursor: Cell,
    /// The row of a cell that was typed, while its column is awaited.
    pub(super) row: Option<u8>,
    /// Whether chains of flips are shown.
    pub(super) chains: bool,
    /// Why the last thing tried was refused.
    pub(super) notice: Option<Notice>,
    /// Whose action was taken back last: until something is played, only theirs are.
    pub(super) undoing: Option<Player>,
    /// How much was played when the players sat down to this game.
    pub(super) resumed_at: usize,
    /// What the last update set in motion.
    pub(super) motions: Motions,
    /// Whether the table of a finished game is looked at, in place of the score.
    pub(super) looks_at_table: bool,
    /// Changes whenever something else is to be decided, or by somebody else.
    pub(super) moment: u64,
}

impl TileTable {
    /// The start tile chosen, if one is.
    pub(super) fn kept(&self) -> Option<Color> {
        match self.choice {
            Choice::Keep(color) => Some(color),
            _ => None,
        }
    }

    /// The cell with the cursor and what would be done there.
    pub(super) fn at(&self) -> Option<At> {
        match self.choice {
            Choice::Cell(cell, way) => Some(At::new(self.game(), cell, way)),
            _ => None,
        }
    }

    /// What hints propose, whether they are shown or not.
    fn hinted_choices(&self) -> Vec<Choice> {
        let hints = self.current.advice.now(self.course().revision());
        let actions = hints.into_iter().flat_map(Hints::actions);
        actions.map(Choice::to_do).collect()
    }

    pub(super) fn obey(&mut self, command: Command) {
        self.notice = None;
        self.motions = Motions::default();
        if self.current.waits_for_computer().is_some() && command != Command::TakeBack {
            return;
        }
        if command == Command::Back && self.put_hints_away() {
            return;
        }
        let looks = command == Command::FinalTable && !self.looks_at_table;
        self.looks_at_table = looks && self.game().is_over();
        // Any key but that of a column forgets the row.
        let row = self.row.take();
        match (command, row) {
            (Command::Back, Some(_)) => {}
            (Command::Back, None) => self.choice = Choice::Nothing,
            (Command::Confirm, _) => self.confirm(),
            (Command::TakeBack, _) => self.take_back(),
            (Command::Hints, _) => {
                return self.ask_for_hints();
            }
            (Command::Tiles(Tiles::Chains), _) => self.show_chains(),
            _ => match self.game().phase() {
                Phase::Start { tiles, .. } => self.choose_start(tiles, command),
                Phase::Turn(_) | Phase::LastFlips(_) => self.choose(command, row),
                Phase::Over => {}
            },
        }
        self.current.advice.step_aside();
    }

    pub(super) fn choose_start(&mut self, tiles: [Color; 2], command: Command) {
        let next = |by| neighbor(&tiles, self.kept(), by);
        // While hints are shown, their tile comes first.
        let hinted = |by| match self.proposed(by) {
            Some(Action::Keep(color)) => Some(color),
            _ => next(by),
        };
        let chosen = match command {
            Command::Next | Command::Down => next(1),
            Command::Previous | Command::Up => next(-1),
            Command::NextHint => hinted(1),
            Command::PreviousHint => hinted(-1),
            Command::Tiles(Tiles::Color(color)) => Some(color),
            Command::Tiles(Tiles::ClickStart(color)) if self.kept() == Some(color) => {
                return self.confirm();
            }
            Command::Tiles(Tiles::ClickStart(color)) => Some(color),
            _ => return,
        };
        let Some(color) = chosen else { return };
        match self.game().preview(Action::Keep(color)) {
            Ok(_) => self.choice = Choice::Keep(color),
            Err(reason) => self.deny(reason),
        }
    }

    pub(super) fn choose(&mut self, command: Command, row: Option<u8>) {
        match command {
            Command::Up => self.step(0, 1),
            Command::Down => self.step(0, -1),
            Command::Tiles(Tiles::Left) => self.step(-1, 0),
            Command::Tiles(Tiles::Right) => self.step(1, 0),
            Command::NextHint => self.next_place(1, None),
            Command::PreviousHint => self.next_place(-1, None),
            Command::Tiles(Tiles::Color(color)) => self.next_place(1, Some(color)),
            Command::Tiles(Tiles::Row(row)) => self.row = Some(row),
            Command::Tiles(Tiles::Column(column)) => match row.map(|row| Cell::new(column, row)) {
                Some(Some(cell)) => self.go_to(cell),
                Some(None) => self.deny(Notice::NoCell),
                None => self.deny(Notice::RowFirst(column)),
            },
            Command::Tiles(Tiles::Click(cell)) => match self.choice {
                Choice::Cell(chosen, _) if chosen == cell => self.confirm(),
                _ => self.go_to(cell),
            },
            Command::Tiles(Tiles::Change) => self.change(),
            Command::Tiles(Tiles::FlipAll) => self.flip_all(),
            Command::Tiles(Tiles::Enough) => self.choice = Choice::Enough,
            _ => {}
        }
    }

    /// Puts the cursor on a cell.
    pub(super) fn go_to(&mut self, cell: Cell) {
        self.cursor = cell;
        self.choice = Choice::Cell(cell, choice::usual(self.game(), cell));
    }

    /// Moves the cursor by one cell, but not beyond the edge.
    pub(super) fn step(&mut self, right: i8, up: i8) {
        self.go_to(choice::moved(self.cursor, right, up).unwrap_or(self.cursor));
    }

    /// Puts the cursor on the next cell that can be acted on, or the next one whose tile
    /// has this color. What hints propose comes first.
    pub(super) fn next_place(&mut self, by: isize, color: Option<Color>) {
        let game = self.game();
        let usual = |cell| Choice::Cell(cell, choice::usual(game, cell));
        let hinted = self.hinted_choices();
        let mut others = choice::places(game);
        if !self.foresees() {
            // In no order that tells what brings most.
            others.sort();
        }
        let others = others.into_iter().map(usual);
        let others = others.filter(|other| !hinted.contains(other));
        let wanted = |choice: &Choice| match (color, choice) {
            (Some(color), Choice::Cell(cell, _)) => game.tile(*cell).color == color,
            (color, _) => color.is_none(),
        };
        let all = hinted.iter().copied().chain(others).filter(wanted);
        let all: Vec<Choice> = all.collect();
        let now = match self.choice {
            // The other way to act on a cell goes on from that cell.
            Choice::Cell(cell, _) if !all.contains(&self.choice) => usual(cell),
            chosen => chosen,
        };
        let is_from_hint = |now: &Choice| self.hints().is_none() || hinted.contains(now);
        match (neighbor(&all, Some(now).filter(is_from_hint), by), color) {
            (Some(next), _) => {
                if let Choice::Cell(cell, _) = next {
                    self.cursor = cell;
                }
                self.choice = next;
            }
            (None, Some(color)) => self.deny(Notice::NoTile(color)),
            (None, None) => {}
        }
    }

    /// Changes between flipping and laying.
    pub(super) fn change(&mut self) {
        if let Choice::Cell(cell, way) = self.choice {
            self.choice = Choice::Cell(cell, way.other());
        }
    }

    /// What is said about a cell where nothing can be done, if that is so.
    pub(super) fn nothing_at(&self, cell: Cell, way: Way) -> Option<Notice> {
        let refusals = At::new(self.game(), cell, way).refusals(self.game())?;
        Some(match refusals.flip {
            turned @ Illegal::Turned { .. } => turned.into(),
            _ => Notice::NothingHere(refusals),
        })
    }

    /// Shows what chains of flips could turn, or hides it.
    pub(super) fn show_chains(&mut self) {
        self.chains = !self.chains;
        let game = self.game();
        let flips = |cell| choice::may(game, cell, Way::Flip);
        let chains = game.to_act().map(|player| game.chains(player).cells);
        let has_more = chains.is_some_and(|cells| !cells.iter().all(flips));
        if self.chains && !has_more {
            self.notice = Some(Notice::NoChains);
        }
    }

    /// Says why not. The next key must not play what was chosen before that.
    pub(super) fn deny(&mut self, reason: impl Into<Notice>) {
        self.choice = Choice::Nothing;
        self.notice = Some(reason.into());
    }

    pub(super) fn confirm(&mut self) {
        let Some(action) = self.chosen_action() else {
            return self.deny(match self.game().phase() {
                Phase::Start { .. } => Notice::StartTileFirst,
                _ => Notice::CellFirst,
            });
        };
        if let Choice::Cell(cell, way) = self.choice {
            // The cursor stays where it is.
            self.notice = self.nothing_at(cell, way);
        }
        if self.notice.is_none() {
            self.play(action);
        }
    }

    pub(super) fn play(&mut self, action: Action) {
        match self.current.course_mut().play(action) {
            Ok(report) => {
                self.motions = Motions::of(&report, self.game().is_over());
                self.choice = Choice::Nothing;
                self.undoing = None;
            }
            Err(reason) => self.notice = Some(reason.into()),
        }
    }

    /// Makes all flips there are at the end, one after the other.
    pub(super) fn flip_all(&mut self) {
        while let Phase::LastFlips(_) = self.game().phase() {
            let Some(flip) = self.game().legal_actions().get(0) else {
                return;
            };
            self.play(flip);
        }
    }

    pub(super) fn take_back(&mut self) {
        if let Some(Move::Action(player, action)) = self.current.last_of_a_person() {
            self.current.take_back();
            self.undoing = Some(player);
            self.choice = Choice::Nothing;
            // Where it was, so that the arrow keys go on from there.
            self.cursor = action.cell().unwrap_or(self.cursor);
        }
    }
}
