//! Short words for laying out, playing and looking.

pub use crate::common::tiles::{A, ACTIONS, B, C, D, E, F, SHORTEST_GAME, WHOLE_GAME, pick};
pub use mandala::rules::Color::{self, Black, Green, Orange, Purple, Red, Yellow};
pub use mandala::rules::Player::{self, One, Two};
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Setup;
pub use mandala::rules::tiles::{Action, Cell, Cells, Event, Game, Illegal, Layout, Phase, Report};

/// Lays out a position.
#[track_caller]
pub fn position(text: &str) -> Game {
    crate::common::laid_out::<Setup, Game>(text)
}

/// Lays out a mandala in which player one starts.
#[track_caller]
pub fn laid_out(text: &str) -> Game {
    let layout: Layout = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
    Game::lay_out(&layout, One).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Reads an action.
#[track_caller]
pub fn action(text: &str) -> Action {
    text.trim().parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Reads the name of a cell.
#[track_caller]
pub fn cell(text: &str) -> Cell {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Does an action that must be legal.
#[track_caller]
pub fn play(game: &mut Game, text: &str) -> Report {
    let action = action(text);
    assert!(game.legal_actions().contains(action), "{text}: not listed");
    game.apply(action).unwrap_or_else(|illegal| panic!("{text}: {illegal}"))
}

/// Does one action after the other.
#[track_caller]
pub fn play_all(game: &mut Game, texts: &str) {
    for text in texts.split(',') {
        play(game, text);
    }
}

/// Tries an action that must be refused, and gives the reason; nothing may change.
#[track_caller]
pub fn refused(game: &Game, text: &str) -> Illegal {
    let action = action(text);
    assert!(!game.legal_actions().contains(action), "{text}: listed");
    let mut tried = game.clone();
    let illegal = tried.apply(action).expect_err(text);
    assert_eq!(&tried, game, "{text}: refused, but something changed");
    illegal
}

/// All that may be done, by kind: `flip e2 f1; open b8`.
pub fn listed(game: &Game) -> String {
    let mut kinds: Vec<String> = Vec::new();
    for action in game.legal_actions() {
        let text = action.to_string();
        let (verb, cell) = text.split_once(' ').unwrap_or((&text, ""));
        match kinds.last_mut() {
            Some(kind) if kind.starts_with(verb) => *kind += &format!(" {cell}"),
            _ => kinds.push(text),
        }
    }
    kinds.join("; ")
}

/// Both totals.
pub fn totals(game: &Game) -> [u16; 2] {
    Player::BOTH.map(|player| game.score(player).total())
}

/// Every action that can be expressed.
pub fn every_action() -> Vec<Action> {
    let at = |action: fn(_) -> Action| Cells::ALL.iter().map(action);
    let keeps = Color::ALL.map(Action::Keep);
    let cells = at(Action::Flip).chain(at(Action::Open)).chain(at(Action::Swap));
    keeps.into_iter().chain(cells).chain([Action::Done]).collect()
}

/// Plays a random game to its end and shows each step: the game before it, the action and
/// what it brought about.
pub fn play_out(
    seed: u64,
    chance: &mut Shuffler,
    mut step: impl FnMut(&Game, Action, &Report),
) -> Game {
    let mut game = Game::deal(seed, Player::BOTH[(seed % 2) as usize]);
    while let Some(action) = pick(&game.legal_actions(), chance) {
        let before = game.clone();
        let report = game.apply(action).expect("a listed action is legal");
        step(&before, action, &report);
    }
    game
}
