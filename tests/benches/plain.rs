//! A yardstick that knows nothing but the rules: a search that plays every game to its end
//! by chance, the textbook's way.

use mandala::rules::game::{Game, View};
use mandala::rules::shuffle::Shuffler;
use mandala::rules::{cards, pyramids, tiles};

/// A game of which some actions can be drawn by lot quickly.
pub trait Lots: Game {
    /// Any legal action; none once the game is over.
    fn any(&self, chance: &mut Shuffler) -> Option<Self::Action>;

    /// Does an action, but makes no report of it.
    fn go_on(&mut self, action: Self::Action);
}

macro_rules! lots {
    ($game:ty) => {
        impl Lots for $game {
            fn any(&self, chance: &mut Shuffler) -> Option<Self::Action> {
                let legal = self.legal_actions();
                let number = chance.below(legal.len().max(1) as u64) as usize;
                legal.get(number)
            }

            fn go_on(&mut self, action: Self::Action) {
                self.apply_silently(action).expect("it is legal");
            }
        }
    };
}

lots!(cards::Game);
lots!(tiles::Game);
lots!(pyramids::Game);

/// How much an action that was tried less often is favored.
const CURIOSITY: f64 = 0.7;

/// A game in which both only ever discard is given up after so many moves.
const LONGEST: usize = 400;

struct Node<A> {
    action: Option<A>,
    followers: Vec<usize>,
    visits: f64,
    offers: f64,
    wins: f64,
}

/// What such a search does while it may go on.
pub fn choose<G: Lots>(
    view: &G::View,
    chance: &mut Shuffler,
    mut may_go_on: impl FnMut() -> bool,
) -> Option<G::Action> {
    let root = Node { action: None, followers: Vec::new(), visits: 0.0, offers: 0.0, wins: 0.0 };
    let mut nodes: Vec<Node<G::Action>> = vec![root];
    let mut path = Vec::new();
    while may_go_on() {
        let mut game = view.sample(chance);
        path.clear();
        let mut at = 0;
        while let Some(player) = game.to_act() {
            if path.len() > LONGEST {
                break;
            }
            // In a game that lies open, the same actions are legal every time.
            if !G::OPEN || nodes[at].followers.is_empty() {
                add_missing(&mut nodes, at, &game);
            }
            let Some(chosen) = promising(&mut nodes, at, &game) else {
                break;
            };
            let action = nodes[chosen].action.expect("only the root has none");
            game.go_on(action);
            path.push((chosen, player.into()));
            at = chosen;
            if nodes[at].visits == 0.0 {
                break;
            }
        }
        let mut moves = 0;
        while moves < LONGEST
            && let Some(action) = game.any(chance)
        {
            game.go_on(action);
            moves += 1;
        }
        let standing = game.standing();
        for &(at, seat) in &path {
            let won = match standing {
                Some(standing) if standing.place(seat) == 1 => {
                    1.0 / standing.winners().count() as f64
                }
                Some(_) => 0.0,
                None => 0.5,
            };
            nodes[at].visits += 1.0;
            nodes[at].wins += won;
        }
    }
    let best =
        nodes[0].followers.iter().max_by(|&&a, &&b| nodes[a].visits.total_cmp(&nodes[b].visits));
    best.and_then(|&best| nodes[best].action)
}

fn add_missing<G: Lots>(nodes: &mut Vec<Node<G::Action>>, at: usize, game: &G) {
    for action in game.legal_actions() {
        let is_known = |&other: &usize| nodes[other].action == Some(action);
        if !nodes[at].followers.iter().any(is_known) {
            let new = nodes.len();
            nodes[at].followers.push(new);
            nodes.push(Node {
                action: Some(action),
                followers: Vec::new(),
                visits: 0.0,
                offers: 0.0,
                wins: 0.0,
            });
        }
    }
}

/// The most promising of the actions that this deal allows.
fn promising<G: Lots>(nodes: &mut [Node<G::Action>], at: usize, game: &G) -> Option<usize> {
    let legal: Vec<G::Action> = match G::OPEN {
        true => Vec::new(),
        false => game.legal_actions().into_iter().collect(),
    };
    let mut best = None;
    let mut most = f64::NEG_INFINITY;
    for number in 0..nodes[at].followers.len() {
        let follower = nodes[at].followers[number];
        let node = &mut nodes[follower];
        if !G::OPEN && !node.action.is_some_and(|action| legal.contains(&action)) {
            continue;
        }
        node.offers += 1.0;
        let promise = match node.visits {
            0.0 => f64::INFINITY,
            visits => node.wins / visits + CURIOSITY * (node.offers.ln() / visits).sqrt(),
        };
        if promise > most {
            most = promise;
            best = Some(follower);
        }
    }
    best
}
