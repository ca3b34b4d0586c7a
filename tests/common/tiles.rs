//! Whole games of tiles, and moments of them: A to E are of the whole game, F is of the
//! shortest one.

use mandala::record::tiles::Record;
use mandala::rules::Player;
use mandala::rules::game::Game as _;
use mandala::rules::shuffle::Shuffler;
use mandala::rules::tiles::{Action, ActionList};

use super::names;

/// The mandala of a game that ends 41 to 46.
pub const WHOLE_GAME: &str = "BBPG/YBRRPG/YYORRGYP/OBPROYBB/GGPBGBPP/RROPOOGG/BGOYYR/OORY";

/// Every action of it, beginning with player two's choice; player one starts.
pub const ACTIONS: &str = "keep purple, open g2, open h3, flip f2, flip h4, open d3, open f8, \
    open g6, swap f7, swap f3, swap g3, \
    flip h6, swap e8, open b2, flip f6, flip f1, flip g4, open e1, flip g7, swap c3, swap f4, \
    swap c2, open b7, flip e2, flip c7, open b5, flip c8, flip d2, flip d8, flip c1, open a5, \
    flip d1, open d6, flip b3, flip c6, flip b4, flip a6, flip a4, flip b6, flip a3, open e7, \
    flip d7, flip e6";

/// The mandala of a game of three turns.
pub const SHORTEST_GAME: &str = "BYPR/GPRBGY/PGYGOYYO/ROPOYPPP/OPOPBBRR/RRYYBBYG/BGROGB/GOBO";

/// Player one can open purple, and flip two yellow tiles.
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

/// Player one can flip e2 f1 h6, and swap f3 g3.
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

/// Player two can flip g7 and swap f4.
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

/// Player one can flip b3 b4 c1 d2 and swap d1.
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

/// Player one cannot act; player two may flip d7 and e6.
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

/// The end of the shortest game: player two cannot act; player one may flip d6 and h4.
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

/// The record of a game on this mandala in which Anna starts and these actions were done.
pub fn played(layout: &str, actions: &str) -> Record {
    let layout = layout.parse().expect("a layout");
    let mut record = Record::from_layout(layout, 0, names(), Player::One).expect("a good layout");
    for action in actions.split(',') {
        let action = action.trim().parse().expect("an action");
        record.play(action).expect("a legal action");
    }
    record
}

/// One of the listed actions, each equally likely; none if none is listed.
pub fn pick(actions: &ActionList, chance: &mut Shuffler) -> Option<Action> {
    if actions.is_empty() {
        return None;
    }
    actions.get(chance.below(actions.len() as u64) as usize)
}

/// A random game of at most `most` moves, and the record of it.
pub fn random_record(seed: u64, most: usize, chance: &mut Shuffler) -> Record {
    let first = Player::BOTH[chance.below(2) as usize];
    let mut record = Record::new(seed, names(), first);
    while record.moves().len() < most {
        let Some(action) = pick(&record.game().legal_actions(), chance) else {
            break;
        };
        record.play(action).expect("a listed action is legal");
    }
    record
}
