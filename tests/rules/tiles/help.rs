//! Short words for laying out, playing and looking.

pub use crate::common::tiles::{ACTIONS, SHORTEST_GAME, WHOLE_GAME, pick};
pub use mandala::rules::Color::{self, Black, Green, Orange, Purple, Red, Yellow};
pub use mandala::rules::Player::{self, One, Two};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::Setup;
pub use mandala::rules::tiles::{Action, Cell, Cells, Event, Game, Illegal, Layout, Phase, Report};

/// The worked positions: five moments of the whole game, and the shortest game.
pub const A: &str = "
8           b   b   p (G2)
7       y   b   r   r   p   g
6   y   y   o   r   r   g   y   p
5   o   b   p   r   o   y   b   b
4   g   g   p   b   g   b   p (P)
3   r   r   o [R2]  o   o   g (P1)
2       b   g   o   y [Y] [Y1]
1           o   o   r   y
bowls: P | G
turn: one";

pub const B: &str = "
8           b   b   p (G2)
7       y   b   r   r (G)   g
6   y   y   o   r   r   g [P3]  p
5   o   b   p   r   o   y   b   b
4   g   g   p   b   g   b   p (P)
3   r   r   o [R2]  o   o   g (P1)
2       b   g   o   y [Y] [Y1]
1           o   o   r   y
bowls: Y | P
turn: one";

pub const C: &str = "
8           b   b (G) (G2)
7       y   b   r   r (G)   g
6   y   y   o   r   r (G) [P3][P]
5   o   b   p   r   o   y   b   b
4   g   g   p   b   g   b (P) (P)
3   r   r   o [R2]  o [Y] (P) (P1)
2     [O4]  g   o   y [Y] [Y1]
1           o   o [B5][Y]
bowls: R | P
turn: two";

pub const D: &str = "
8         (B)   b (G) (G2)
7     (B3)(B)   r   r (G) (G)
6   y   y   o   r   r (G) [P3][P]
5   o [G6]  p   r   o   y   b   b
4   g   g   p   b   g (P) (P) (P)
3   r   r [R] [R2]  o [Y] (P) (P1)
2     [O4][O]   o [Y] [Y] [Y1]
1           o   o [B5][Y]
bowls: B | Y
turn: one";

pub const E: &str = "
8         (B) (B) (G) (G2)
7     (B3)(B)   r (R6)(G) (G)
6 (Y) (Y) (O) (O5)  r (G) [P3][P]
5 (Y4)[G6]  p   r   o   y   b   b
4 [G] [G]   p   b   g (P) (P) (P)
3 [R] [R] [R] [R2]  o [Y] (P) (P1)
2     [O4][O] [O] [Y] [Y] [Y1]
1         [O] [O] [B5][Y]
bowls: B | R
turn: one";

pub const F: &str = "
8           b   y   p   r
7     (G1)  p   r   b   g   y
6   p   g [G2]  g   o   y   y   o
5   r   o   p   o   y   p   p   p
4   o   p   o   p   b   b   r   r
3   r   r   y   y   b   b   y [R1]
2       b   g   r   o   g   b
1           g   o   b   o
bowls: Y | G
turn: two";

/// Lays out a position.
#[track_caller]
pub fn position(text: &str) -> Game {
    let setup: Setup = text
        .parse()
        .unwrap_or_else(|faults| panic!("cannot be read: {faults}"));
    Game::try_from(&setup).unwrap_or_else(|faults| panic!("is not sound: {faults}"))
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
    text.trim()
        .parse()
        .unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Reads the name of a cell.
#[track_caller]
pub fn cell(text: &str) -> Cell {
    text.parse()
        .unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Does an action that must be legal.
#[track_caller]
pub fn play(game: &mut Game, text: &str) -> Report {
    let action = action(text);
    assert!(game.legal_actions().contains(action), "{text}: not listed");
    game.apply(action)
        .unwrap_or_else(|illegal| panic!("{text}: {illegal}"))
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
    let cells = at(Action::Flip)
        .chain(at(Action::Open))
        .chain(at(Action::Swap));
    keeps
        .into_iter()
        .chain(cells)
        .chain([Action::Done])
        .collect()
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
