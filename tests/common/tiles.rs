//! Whole games of tiles.

use mandala::record::tiles::Record;
use mandala::rules::Player;
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
